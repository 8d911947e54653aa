// The C++ core as the rest of the app sees it: the functions of the rules, and all that they take and
// return. Nothing here decides anything: all of it comes from the core.
import type {
    Action,
    Attempted,
    Effects,
    GameText,
    GameView,
    PerPlayer,
    Player,
    SetupView,
} from './game_types';
import type { LiveText, Request, Standing, Step } from './live_types';
import type { GameRecord } from './record_types';

export type * from './game_types';
export type * from './live_types';
export type * from './record_types';
export * from './text_fault';

// The rules. Everything is a function of its arguments; nothing is kept between calls. Functions
// throw a CoreError if a text cannot be read.
export interface Core {
    readonly startFen: (setup: string, expressLevels: PerPlayer<number>) => string; // 'closed', 'open' or a FEN
    readonly view: (game: GameText) => GameView;
    readonly viewAfter: (game: GameText, actions: number) => GameView; // as it was after so many
    readonly attempt: (game: GameText, command: string) => Attempted; // the game with the command, or why not
    readonly effects: (game: GameText, placement: Action) => Effects;
    readonly lineText: (game: GameText, actions: readonly Action[]) => string; // as in a record
    readonly setup: (fen: string) => SetupView;
    readonly readRecords: (bgn: string) => readonly [GameRecord, ...GameRecord[]];
    readonly writeRecord: (bgn: string) => string; // checked and in its normal form
    readonly recordOf: (game: GameText, tags: readonly (readonly [string, string])[]) => string; // as BGN
    readonly pack: (game: GameText) => string; // base64url, for links
    readonly unpack: (text: string) => GameText;
    readonly picture: (game: GameText, options: PictureOptions) => string; // SVG
    // `longest`: how many actions of a better line are worth showing
    readonly judge: (player: Player, chances: Chances) => Loss & { readonly longest: number };
    readonly lossMark: (lost: number) => LossMark | null; // thousandths
    readonly standing: (live: LiveText, now: number) => Standing;
    readonly step: (live: LiveText, request: Request) => Step;
}

// What an action gave away: `mark` only if it was a mistake.
export interface Loss {
    readonly lost: number; // of the winning chance, in thousandths
    readonly mark: LossMark | null;
}

export type LossMark = '?!' | '?' | '??';

// White's chances, 0 to 1.
export interface Chances {
    readonly best: number; // with the best action
    readonly played: number; // with the one that was played
    readonly checked?: number; // with the best one, searched on its own
}

export interface PictureOptions {
    readonly flipped: boolean;
    readonly coordinates: boolean;
    readonly lastTurn: boolean;
}
