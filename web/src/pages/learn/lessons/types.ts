// A lesson as data. It never says what is right or wrong: a goal only asks what the core reports about
// the reader's game.
import type { Action, DrawKind, Ending, Face, Player, Reason, Square } from '../../../core/types';
import type { Key } from '../../../i18n/areas';

export type Goal =
    | { readonly kind: 'stands'; readonly square: Square } // a piece of the reader is there
    | { readonly kind: 'captured'; readonly what: 'piece' | 'barragoon'; readonly on: Square }
    | { readonly kind: 'placed'; readonly face: Face; readonly on: Square }
    | { readonly kind: 'acted' } // any action that the core accepts
    | { readonly kind: 'safe'; readonly square: Square } // the opponent cannot capture it
    | { readonly kind: 'ended'; readonly ending: Ending; readonly winner: Player | null }
    | { readonly kind: 'offered'; readonly draw: DrawKind }
    | { readonly kind: 'deviating' } // a draw by repetition was refused, somebody has to deviate
    | { readonly kind: 'refused'; readonly reason: Reason };

// A command that is no action of the board, as a button.
export interface CommandButton {
    readonly command: string;
    readonly label: Key;
}

// One thing to do on the board: the reader gives one command, the core answers it.
export interface Part {
    readonly task: Key;
    readonly goal: Goal;
    readonly targets: readonly Square[]; // marked on the board
    readonly solution: string;
    readonly mistake: string; // a likely one, which must not reach the goal
    readonly hint?: Key; // after an action that is legal but not the goal
    readonly replies?: readonly string[]; // of the opponent, after the goal
    readonly buttons?: readonly CommandButton[];
}

interface StepBase {
    readonly id: string; // kept with the progress: never changes
    readonly text: Key;
    readonly done: Key; // what was learned
    readonly start: string; // a FEN
    readonly learner: Player;
}

export interface PlayStep extends StepBase {
    readonly kind: 'play';
    readonly touchMove?: boolean;
    readonly before?: readonly string[]; // commands before the reader's first
    readonly parts: readonly Part[];
}

// Which of these moves are possible? The core knows.
export interface WhichStep extends StepBase {
    readonly kind: 'which';
    readonly task: Key;
    readonly targets: readonly Square[];
    readonly options: readonly Action[];
}

export type LessonStep = PlayStep | WhichStep;

export interface Lesson {
    readonly id: string; // in the address
    readonly title: Key;
    readonly summary: Key;
    readonly clause: string; // where the rules page says more: 'r5'
    readonly essential: boolean; // one of the first five minutes
    readonly face: Face | null; // the face that it is about
    readonly steps: readonly LessonStep[];
}
