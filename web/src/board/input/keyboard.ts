// What a key means. Pure: the element carries it out, and stops keys that mean something here from
// reaching the page.
import type { Heading, Square } from '../../core/types';
import { kinds } from '../faces';
import { fileCount, neighbour, rankCount, rowOf, squareAt } from '../geometry';
import type { Reaction } from '../mutations';
import * as mutations from '../mutations';
import type { Context, Phase, Stage } from '../state';

const arrowKeys: Readonly<Record<string, Heading>> = {
    ArrowUp: 'n',
    ArrowRight: 'e',
    ArrowDown: 's',
    ArrowLeft: 'w',
};

export interface KeyStroke {
    readonly key: string;
    readonly shift: boolean;
    readonly control: boolean; // or another modifier that makes it a shortcut of the browser
}

export interface KeyState {
    readonly stage: Stage;
    readonly focus: Square;
    readonly keyboard: boolean;
    readonly phase: Phase;
    readonly flipped: boolean;
    readonly editing: boolean;
    readonly busy: boolean; // there is a refusal, a drag or a drawing to dismiss
    readonly onSquare: boolean; // the focus is on a square, not on a button of the ring
}

export type KeyMeaning =
    | { readonly means: 'focus'; readonly square: Square }
    | { readonly means: 'ring'; readonly step: 1 | -1 } // to the next face, clockwise, or back
    | { readonly means: 'reaction'; readonly reaction: Reaction }
    | { readonly means: 'press' | 'back' | 'flip' | 'type' }
    | { readonly means: 'edit'; readonly erase: boolean };

export function meaning(
    key: KeyStroke,
    state: KeyState,
    context: Context | null,
): KeyMeaning | null {
    if (key.control) return null;
    if (key.key === 'Escape')
        return state.busy || state.stage.name !== 'idle' ? { means: 'back' } : null;
    if (key.key === 'f' || key.key === 'F') return { means: 'flip' };
    if (key.key === '/') return { means: 'type' };
    const direction = arrowKeys[key.key];
    if (direction) return arrow(direction, key, state, context);
    if (state.onSquare) {
        if (key.key === 'Enter' || key.key === ' ')
            return state.editing ? { means: 'edit', erase: false } : { means: 'press' };
        if (state.editing && (key.key === 'Delete' || key.key === 'Backspace'))
            return { means: 'edit', erase: true };
        const jump = jumped(key, state.focus, state.flipped);
        if (jump && state.keyboard) return { means: 'focus', square: jump };
    }
    if (!context || state.phase !== 'place') return null;
    if (isPlacing(state.stage) && jumps.includes(key.key))
        return { means: 'reaction', reaction: same(state.stage) };
    const kind = /^[1-6]$/.test(key.key) ? kinds[Number(key.key) - 1] : undefined;
    if (kind) {
        const reaction = mutations.chooseFor(context, state.stage, kind, state.focus);
        return { means: 'reaction', reaction };
    }
    if (key.key.toLowerCase() === 'r' && state.stage.name !== 'idle')
        return { means: 'reaction', reaction: mutations.rotate(state.stage, key.shift ? -1 : 1) };
    return null;
}

const jumps = ['Home', 'End', 'PageUp', 'PageDown'];

// Whether a barragoon is being chosen: a key that moved the page on would lose it.
export function isPlacing(stage: Stage): boolean {
    return stage.name === 'ring' || stage.name === 'ghost' || stage.name === 'armed';
}

// Arrow keys turn the face of a ghost, or go round the ring until a face is chosen. Otherwise they walk
// over the squares, but only for users who came by keyboard: for everybody else they belong to the
// page, which steps through the game with them, unless a barragoon is being placed.
function arrow(
    direction: Heading,
    key: KeyStroke,
    state: KeyState,
    context: Context | null,
): KeyMeaning | null {
    const { stage } = state;
    const walks = state.keyboard && state.onSquare;
    if (context && isPlacing(stage)) {
        if (stage.name === 'ring' && !stage.face)
            return { means: 'ring', step: direction === 'e' || direction === 's' ? 1 : -1 };
        const points = !key.shift && (stage.name !== 'armed' || !walks);
        if (points && mutations.hasOrientedFace(stage))
            return { means: 'reaction', reaction: mutations.point(context, stage, direction) };
        if (points || !walks) return { means: 'reaction', reaction: same(stage) };
    }
    if (!walks) return null;
    return { means: 'focus', square: neighbour(state.focus, direction, state.flipped) };
}

function same(stage: Stage): Reaction {
    return { stage, intents: [] };
}

function jumped(key: KeyStroke, focus: Square, flipped: boolean): Square | null {
    const row = rowOf(focus, flipped);
    if (key.key === 'Home') return squareAt(0, row, flipped);
    if (key.key === 'End') return squareAt(fileCount - 1, row, flipped);
    const column = 'abcdefg'.indexOf(focus.charAt(0));
    const seenColumn = flipped ? fileCount - 1 - column : column;
    if (key.key === 'PageUp') return squareAt(seenColumn, 0, flipped);
    if (key.key === 'PageDown') return squareAt(seenColumn, rankCount - 1, flipped);
    return null;
}

export function pressed(context: Context, stage: Stage, square: Square): Reaction {
    // By keyboard, Enter places a ghost in every mode: it is the confirmation.
    if (stage.name === 'ghost' && stage.square === square) return mutations.confirm(context, stage);
    const began = mutations.down(context, stage, square);
    const fresh = began.stage !== stage;
    const ended = mutations.up(context, began.stage, square, fresh);
    return { stage: ended.stage, intents: [...began.intents, ...ended.intents] };
}
