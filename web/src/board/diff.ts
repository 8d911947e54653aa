// What changes from one set of cells to the next, so that only that is animated.

import type { Cell, Cells, LastTurn, Played, Square } from '../core/types';
import type { Scene } from './types';

export interface PieceSlide {
    readonly path: readonly Square[]; // from the start to the destination
}

export interface Changes {
    readonly slides: readonly PieceSlide[];
    readonly appears: readonly Square[];
    readonly vanishes: readonly Square[];
}

export function cellKey(cell: Cell | null | undefined): string {
    if (!cell) return '';
    return cell.type === 'piece' ? cell.owner + cell.value : cell.face;
}

function distance(a: Square, b: Square): number {
    return (
        Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1))
    );
}

// The path of a piece, if this turn leads from one square to the other, in either direction.
function wayOf(turn: LastTurn | null, from: Square, to: Square): readonly Square[] | null {
    if (turn && turn.from === from && turn.to === to) return [from, ...turn.path];
    if (turn && turn.from === to && turn.to === from) return [to, ...turn.path].reverse();
    return null;
}

// `turns`: the last turns of the new and the old view; stepping back retraces the path of the old one.
export function changes(before: Cells, after: Cells, turns: readonly (LastTurn | null)[]): Changes {
    const squares = new Set([...Object.keys(before), ...Object.keys(after)]);
    const gone: Square[] = [];
    const come: Square[] = [];
    for (const square of squares) {
        const old = cellKey(before[square]);
        const fresh = cellKey(after[square]);
        if (old === fresh) continue;
        if (old) gone.push(square);
        if (fresh) come.push(square);
    }
    const slides: PieceSlide[] = [];
    const appears: Square[] = [];
    for (const square of come) {
        const cell = after[square];
        const same = gone.filter(
            (other) => cell?.type === 'piece' && cellKey(before[other]) === cellKey(cell),
        );
        same.sort((a, b) => distance(a, square) - distance(b, square));
        const known = same.find((other) => turns.some((turn) => wayOf(turn, other, square)));
        const from = known ?? same[0];
        if (!from) {
            appears.push(square);
            continue;
        }
        gone.splice(gone.indexOf(from), 1);
        const way = turns.map((turn) => wayOf(turn, from, square)).find((found) => found);
        slides.push({ path: way ?? [from, square] });
    }
    return { slides, appears, vanishes: gone };
}

export function changesOfViews(before: Scene, after: Scene): Changes {
    return changes(before.cells, after.cells, [after.lastTurn, before.lastTurn]);
}

const fewActions = 4; // a turn with its placements and the reply; anything longer is a jump through the game

// What was played from one view to the next; null if the second does not continue the first.
export function playedBetween(before: Scene, after: Scene): readonly Played[] | null {
    const goesOn = before.history.every(({ action }, at) => action === after.history[at]?.action);
    const played = after.history.slice(before.history.length);
    return goesOn && played.length <= fewActions ? played : null;
}
