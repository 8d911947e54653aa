// What is wrong with a text that the core cannot read.
import type { Explanation, Outcome, Player, SetupFault } from './game_types';

export type TextFaultKind =
    | 'fen-fields'
    | 'fen-ranks'
    | 'fen-character'
    | 'fen-width'
    | 'fen-side'
    | 'fen-pending'
    | 'fen-supply'
    | 'fen-express'
    | 'fen-turn'
    | 'fen-faults'
    | 'too-long'
    | 'not-utf8'
    | 'control-character'
    | 'no-game'
    | 'unopened'
    | 'comment-open'
    | 'variation-open'
    | 'no-result'
    | 'behind-result'
    | 'tag-form'
    | 'tag-behind-turns'
    | 'tag-repeated'
    | 'tag-value'
    | 'fen-missing'
    | 'tag-against-fen'
    | 'tag-against-result'
    | 'turn-form'
    | 'wrong-value'
    | 'wrong-sign'
    | 'illegal'
    | 'wrong-result'
    | 'mark-form'
    | 'mark-place'
    | 'draw-words'
    | 'variation-place'
    | 'variation-empty'
    | 'variation-depth'
    | 'damaged';

// What is wrong with a FEN, a record or a packed game. i18n/unreadable.ts turns it into a sentence in
// every language.
export interface TextFault {
    readonly kind: TextFaultKind;
    readonly place: TextPlace | null; // none in a FEN and in a packed game
    readonly text: string; // what offends
    readonly expected: string; // what could stand there, in the notation
    readonly tag: string; // the name of the tag, if it is about one
    readonly number: number; // how many there are, or the value of the piece
    readonly rank: number; // of the board, from 1
    readonly faults: readonly SetupFault[]; // of a position that can be read, but not played
    readonly explanation: Explanation | null; // of what is illegal
    readonly outcome: Outcome | null; // that the result does not fit
}

// Counted from 1.
export interface TextPlace {
    readonly line: number;
    readonly column: number;
    readonly turn: { readonly number: number; readonly player: Player } | null;
}

export const plainFault = (kind: TextFaultKind): TextFault => ({
    kind,
    place: null,
    text: '',
    expected: '',
    tag: '',
    number: 0,
    rank: 0,
    faults: [],
    explanation: null,
    outcome: null,
});

// Thrown for text that cannot be read. The message is one English sentence; the fault says the same as
// data, for the kinds of text that people write.
export class CoreError extends Error {
    override name = 'CoreError';

    constructor(
        message: string,
        readonly fault: TextFault | null = null,
    ) {
        super(message);
    }
}
