// How squares are announced: their content, and the marks on them.
import type { Cell, Square } from '../core/types';
import type { BoardState } from './state';
import { cellAt, findMove, phaseOf } from './state';
import type { BoardWords } from './types';

export function contentOf(cell: Cell | null, words: BoardWords): string {
    if (!cell) return words.free;
    if (cell.type === 'piece') return words.piece(cell.owner, cell.value);
    return words.barragoon(cell.kind, cell.heading);
}

function marksOf(state: BoardState, square: Square): string[] {
    const { view, words, stage } = state;
    if (!view) return [];
    const marks: string[] = [];
    const turn = view.lastTurn;
    const add = (condition: boolean, mark: keyof BoardWords['marks']) => {
        if (condition) marks.push(words.marks[mark]);
    };
    const selected = stage.name === 'selected' ? stage.from : null;
    const move = selected ? findMove(view, selected, square) : null;
    add(selected === square, 'selected');
    add(move !== null && move.captures === null, 'destination');
    add(move !== null && move.captures !== null, 'capture');
    add(phaseOf(state) === 'place' && view.placeable.includes(square), 'placeable');
    add(state.helps.locks && view.locked.includes(square), 'locked');
    add(state.targets.includes(square), 'target');
    add(state.refusal?.explanation?.square === square, 'refused');
    add(turn?.from === square, 'lastFrom');
    add(turn?.to === square, 'lastTo');
    add(turn?.placed.includes(square) ?? false, 'placed');
    return marks;
}

export function squareLabel(state: BoardState, square: Square): string {
    const content = contentOf(cellAt(state.view, square), state.words);
    return state.words.square(square, content, marksOf(state, square));
}
