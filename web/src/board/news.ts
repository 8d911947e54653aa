// What is announced: what the user is doing, and what was played.
import type { Cell, Cells, Effects, Played, Square } from '../core/types';
import { playedBetween } from './diff';
import { shownHeading } from './faces';
import { contentOf } from './labels';
import type { BoardState, Stage } from './state';
import { cellAt, movesFrom } from './state';
import type { BoardWords, Scene } from './types';

export function effectLines(effects: Effects, words: BoardWords): string[] {
    const lines = (['white', 'brown'] as const)
        .filter((player) => effects.before[player].moves !== effects.after[player].moves)
        .map((player) =>
            words.moves(effects.before[player].moves, effects.after[player].moves, player),
        );
    if (effects.shutIn.length > 0) lines.push(words.shutsIn(effects.shutIn.length));
    return lines;
}

// What to say when the stage has changed; null: nothing.
export function stageNews(
    state: BoardState,
    before: Stage,
    effectsOf: (stage: Stage) => Effects | null,
): string | null {
    const { stage, words, view } = state;
    if (stage === before || !view) return null;
    if (stage.name === 'selected') {
        const content = contentOf(cellAt(view, stage.from), words);
        return words.selected(stage.from, content, movesFrom(view, stage.from).length);
    }
    if (stage.name === 'armed') return words.barragoon(stage.face.kind, shownHeading(stage.face));
    if (stage.name === 'ring' && !stage.face) return words.ring;
    if ((stage.name === 'ring' || stage.name === 'ghost') && stage.face) {
        const barragoon = words.barragoon(stage.face.kind, shownHeading(stage.face));
        const effects = effectsOf(stage);
        const lines = effects ? effectLines(effects, words) : [];
        const ghost = words.ghost(stage.square, barragoon);
        return lines.length > 0 ? `${ghost} ${lines.join(', ')}.` : ghost;
    }
    return null;
}

// What was played, action by action: who, what, from where to where, and what it captured.
export function viewNews(words: BoardWords, before: Scene, after: Scene): string | null {
    const played = playedBetween(before, after);
    const last = after.history.at(-1);
    if (!played) {
        const isBack = after.history.length < before.history.length;
        return last && !isBack ? words.played(last, justBefore(last, after)) : null;
    }
    const cells: Record<Square, Cell> = { ...before.cells };
    const sentences = played.map((one) => {
        const sentence = words.played(one, cells);
        const [from, to] = squaresOf(one);
        const mover = cells[from];
        if (mover) cells[to] = mover;
        delete cells[from];
        return sentence;
    });
    return sentences.join(' ') || null;
}

const squaresOf = ({ action }: Played): [Square, Square] => [
    action?.slice(0, 2) ?? '',
    action?.slice(2) ?? '',
];

// The pieces of the last action, back where they stood before it.
function justBefore(last: Played, after: Scene): Cells {
    const [from, to] = squaresOf(last);
    const mover = cellAt(after, to);
    return {
        ...(mover ? { [from]: mover } : {}),
        ...(last.captured ? { [to]: last.captured } : {}),
    };
}

// One polite region. The same text twice must be heard twice, so the region is emptied first.
export class Announcer {
    constructor(readonly element: HTMLElement) {}

    say(text: string): void {
        this.element.textContent = '';
        requestAnimationFrame(() => {
            this.element.textContent = text;
        });
    }
}
