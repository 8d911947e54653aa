// What the C++ core says and is told, as plain data. Names and texts are those of docs/notation.md and
// the words those of the rule book. Nothing here decides anything: all of it comes from the core.

export type Player = 'white' | 'brown';
export type Square = string; // 'a1' to 'g9'
export type Action = string; // 'd2d5', 'x@d5'
export type Face = string; // one character: x ^ > Y < | - N E S W n e s w +
export type FaceKind = 'no-way' | 'one-way' | 'two-ways' | 'left-turn' | 'right-turn' | 'all-turns';
export type Heading = 'n' | 'e' | 's' | 'w';
export type PerPlayer<T> = Record<Player, T>;

export interface Piece {
    readonly type: 'piece';
    readonly owner: Player;
    readonly value: 2 | 3 | 4;
}

export interface Barragoon {
    readonly type: 'barragoon';
    readonly face: Face;
    readonly kind: FaceKind;
    readonly heading: Heading | null; // 'n' or 'e' for the axis of two ways; none for no way and all turns
}

export type Cell = Piece | Barragoon;
export type Cells = Readonly<Record<Square, Cell>>; // free squares are absent

// A whole game as text: it can be kept, sent and replayed, and taking back is dropping commands.
// A command is an action, or one of: 'touch d2', 'offer white agreement', 'offer white repetition',
// 'accept white', 'decline white', 'resign white', 'flag white', 'forget' (R7.3).
export interface GameText {
    readonly start: string; // a FEN
    readonly touchMove: boolean;
    readonly commands: readonly string[];
}

export interface Move {
    readonly action: Action;
    readonly from: Square;
    readonly to: Square;
    readonly path: readonly Square[]; // the squares entered, the destination last
    readonly captures: 'piece' | 'barragoon' | null;
}

export type Ending =
    | 'shut-in'
    | 'express-level'
    | 'resignation'
    | 'time-out'
    | 'dead-position'
    | 'repetition'
    | 'agreement';

export interface Outcome {
    readonly winner: Player | null; // nobody: drawn
    readonly ending: Ending;
    readonly clause: string; // 'R8.1'
}

export type DrawKind = 'agreement' | 'repetition';

export interface LastTurn {
    readonly player: Player;
    readonly from: Square;
    readonly to: Square;
    readonly path: readonly Square[];
    readonly captured: Cell | null;
    readonly placed: readonly Square[];
}

// One action of the history; `action` is null for a forgotten placement.
export interface Played {
    readonly action: Action | null;
    readonly player: Player; // who acted
    readonly turn: number; // index into `turns`; -1 for placements that the start owed
    readonly captured: Cell | null;
}

export interface Turn {
    readonly number: number;
    readonly player: Player; // who moved
    readonly text: string; // '3d8xd5 x@c4 +@e6'
    readonly actions: readonly (Action | null)[];
    readonly complete: boolean;
    readonly draw: 'offered' | 'refused' | null; // what was said about a draw by repetition after it
}

// How freely a player can move, as if it were his turn.
export interface Mobility {
    readonly pieces: number;
    readonly movable: number;
    readonly moves: number;
}

// Who places, in the order of a capture: after a piece was captured the victim, then the captor;
// after a barragoon the mover himself.
export type Placer = 'victim' | 'captor' | 'mover';

export interface GameView {
    readonly fen: string;
    readonly cells: Cells;
    readonly actor: Player;
    readonly owed: 0 | 1 | 2; // placements owed; the first by the actor
    readonly placer: Placer | null; // in which role the actor places; null when a move is due
    readonly supply: number;
    readonly levels: PerPlayer<number>;
    readonly turnNumber: number;
    readonly touchMove: boolean;
    readonly touches: readonly Square[];

    // What may be done now, duties and touches respected. Empty when the game is over.
    readonly moves: readonly Move[];
    readonly placeable: readonly Square[]; // squares for the barragoon that is owed
    readonly forbidden: readonly Action[]; // placements on them that R9.2 forbids

    readonly outcome: Outcome | null;
    readonly offer: { readonly by: Player; readonly kind: DrawKind } | null;
    readonly mayOfferRepetition: Player | null;
    readonly mustDeviate: boolean;

    readonly lastTurn: LastTurn | null;
    readonly history: readonly Played[];
    readonly turns: readonly Turn[];

    // Helps.
    readonly mobility: PerPlayer<Mobility>;
    readonly moveCounts: Readonly<Record<Square, number>>; // destinations of every piece of both players
    readonly locked: readonly Square[]; // pieces of both players that cannot move
    readonly threats: PerPlayer<readonly Square[]>; // what each could capture if it were his turn
}

export type Reason =
    | 'moves-to-free-square'
    | 'captures-piece'
    | 'captures-last-piece'
    | 'captures-barragoon'
    | 'places'
    | 'already-lost'
    | 'placement-owed'
    | 'nothing-owed'
    | 'square-not-free'
    | 'no-piece-there'
    | 'opponents-piece'
    | 'wrong-distance'
    | 'short-move-onto-occupied'
    | 'own-piece-there'
    | 'two-takes-all-turns'
    | 'piece-in-the-way'
    | 'face-blocks'
    | 'turns-twice'
    | 'turns-after-forced-turn'
    | 'game-over'
    | 'must-deviate'
    | 'touched-piece'
    | 'touched-piece-and-target'
    | 'touched-target'
    | 'nothing-to-forget'
    | 'no-repetition'
    | 'no-offer';

// Why a command is legal or not. i18n/sentences.ts makes a sentence of it in every language.
export interface Explanation {
    readonly legal: boolean;
    readonly reason: Reason;
    readonly clause: string; // 'R4.8'
    readonly actor: Player;
    readonly action: Action | null;
    readonly from: Square | null;
    readonly to: Square | null;
    readonly square: Square | null; // the offending one
    readonly step: number | null; // the step of the path that reaches it, from 1
    readonly path: readonly Square[];
    readonly mover: Cell | null;
    readonly obstacle: Cell | null; // what stands on `square`
    readonly full: number | null; // steps of a full move of the mover
    readonly short: number | null;
    readonly distance: number | null;
    readonly owed: number;
    readonly ending: Ending | null;
}

export type Verdict =
    | {
          readonly legal: true;
          readonly explanation: Explanation | null;
          readonly game: GameText;
          readonly view: GameView;
      }
    | { readonly legal: false; readonly explanation: Explanation };

// What a placement does.
export interface Effects {
    readonly before: PerPlayer<Mobility>;
    readonly after: PerPlayer<Mobility>;
    readonly closed: PerPlayer<readonly Move[]>; // moves that are no longer possible
    readonly opened: PerPlayer<readonly Move[]>;
    readonly shutIn: readonly Square[]; // pieces that could move and no longer can
}

export interface SetupFault {
    readonly kind:
        | 'too-many-pieces'
        | 'no-pieces'
        | 'bad-owed'
        | 'bad-level'
        | 'bad-supply'
        | 'too-many-barragoons'
        | 'bad-turn';
    readonly number: number;
    readonly owner: Player;
    readonly value: 2 | 3 | 4;
}

// A position as it was set up, possible or not.
export interface SetupView {
    readonly fen: string; // in its normal form
    readonly cells: Cells;
    readonly actor: Player;
    readonly owed: number;
    readonly supply: number;
    readonly levels: PerPlayer<number>;
    readonly turnNumber: number;
    readonly faults: readonly SetupFault[]; // none: it can be played
}

export interface RecordEvaluation {
    readonly hundredths?: number; // White's view
    readonly win?: number; // a win forced in so many turns; negative: Brown's
}

export interface RecordTurn {
    readonly number: number;
    readonly player: Player;
    readonly text: string;
    readonly actions: readonly (Action | null)[];
    readonly mark: string | null;
    readonly commentBefore: string;
    readonly comment: string;
    readonly clockMs: number | null;
    readonly evaluation: RecordEvaluation | null;
    readonly draw: 'offered' | 'refused' | null;
    readonly variations: readonly (readonly RecordTurn[])[];
}

// The form of docs/json.md, and the main line as a game.
export interface GameRecord {
    readonly tags: Readonly<Record<string, string>>;
    readonly start: string;
    readonly touchMove: boolean;
    readonly comment: string;
    readonly placements: readonly (Action | null)[]; // those that the start owed
    readonly turns: readonly RecordTurn[];
    readonly end: string; // a FEN
    readonly outcome: Outcome | null;
    readonly result: '1-0' | '0-1' | '1/2-1/2' | '*';
    readonly game: GameText; // the main line as a game
}

// Both clocks at a moment. Time is milliseconds of whatever clock the caller reads.
export interface ClockView {
    readonly remaining: PerPlayer<number>;
    readonly running: Player | null;
    readonly flagged: Player | null;
    readonly deadline: number | null; // when the running player will be flagged
    readonly bonus: PerPlayer<number>; // the increment or delay, in milliseconds
}

// A game in progress as text: what was agreed, what was played before it began, and its log, of which
// nothing is ever taken out. Times are milliseconds.
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

// How a game in progress has ended: as the rules know it, or as only players who are apart can end it.
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

export interface PictureOptions {
    readonly flipped: boolean;
    readonly coordinates: boolean;
    readonly lastTurn: boolean;
}

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

// What is wrong with a FEN, a record or a packed game. i18n/unreadable.ts makes a sentence of it in
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

// What cannot be read. The message is one English sentence; the fault says the same as data, where
// people write such texts.
export class CoreError extends Error {
    override name = 'CoreError';

    constructor(
        message: string,
        readonly fault: TextFault | null = null,
    ) {
        super(message);
    }
}

// The rules. Everything is a function of its arguments; nothing is kept between calls. Functions
// throw a CoreError if a text cannot be read.
export interface Core {
    readonly startFen: (setup: string, levels: PerPlayer<number>) => string; // 'closed', 'open' or a FEN
    readonly view: (game: GameText) => GameView;
    readonly viewAfter: (game: GameText, actions: number) => GameView; // as it was after so many
    readonly attempt: (game: GameText, command: string) => Verdict; // the game with the command, or why not
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
    readonly checked?: number; // with the best one again, when it was looked at by itself
}
