// A game in progress as plain data: its log, how it stands, and what is asked of it.
import type {
    DrawKind,
    Ending,
    Explanation,
    GameText,
    GameView,
    PerPlayer,
    Player,
} from './game_types';

// Both clocks at a moment. Time is milliseconds of whatever clock the caller reads.
export interface ClockView {
    readonly remaining: PerPlayer<number>;
    readonly running: Player | null;
    readonly flagged: Player | null;
    readonly deadline: number | null; // when the running player will be flagged
    readonly bonus: PerPlayer<number>; // the increment or delay, in milliseconds
}

// A game in progress as text: its terms, what was played before it began, and its log, from which
// nothing is ever removed. Times are milliseconds.
export interface LiveText {
    // Two people at one screen, a person and the computer, or two who have met by a link.
    readonly use: 'device' | 'computer' | 'link';
    readonly start: string; // a FEN
    readonly touchMove: boolean;
    readonly control: string | null; // '300+5', as the tag TimeControl
    readonly began: number;
    readonly before: readonly string[]; // commands of a GameText
    readonly events: readonly string[]; // '3 1700000000000 white d2d5'
}

export type OfferKind = DrawKind | 'back' | 'rematch';

export interface PendingOffer {
    readonly by: Player;
    readonly kind: OfferKind;
}

// How a game in progress has ended: in a way that the rules know, or in one that only games between
// distant players have.
export interface GameEnd {
    readonly winner: Player | null;
    readonly ending: Ending | 'aborted' | 'claimed';
    readonly clause: string | null;
}

// How a game in progress stands. Commands are those of its log: 'd2d5', 'x@d4', 'touch d2', 'offer KIND',
// 'accept KIND', 'decline KIND', 'resign' and others (src/play/command.hpp).
export interface Standing {
    readonly state: {
        readonly number: number; // of the last event
        readonly offers: readonly PendingOffer[];
        readonly outcome: GameEnd | null;
        readonly allowed: PerPlayer<readonly string[]>; // what each may say now, besides acting
        readonly timeDue: number | null; // from when on 'time' ends the game
        readonly paused: boolean;
    };
    readonly game: GameText; // without what was taken back
    readonly view: GameView;
    readonly clock: ClockView | null;
}

// What is asked of a game in progress.
export interface Request {
    readonly by: Player | 'server';
    readonly command: string;
    readonly now: number;
    readonly madeFor: number | null; // the number of the last event that the asker has seen
}

export interface Refusal {
    readonly problem: { readonly code: string; readonly detail: string };
    readonly explanation: Explanation | null; // where a rule of the game decides
}

export type Step =
    | { readonly done: true; readonly live: LiveText; readonly standing: Standing }
    | { readonly done: false; readonly refusal: Refusal };
