// The game as the C++ core describes it, as plain data. Texts are those of docs/notation.md, words
// those of the rule book.

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

// A whole game as text: it can be stored, sent and replayed, and taking back means dropping commands. A
// command is an action, or one of: 'touch d2', 'offer white agreement', 'offer white repetition',
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

// How freely a player can move, or could if it were that player's turn.
export interface Mobility {
    readonly pieces: number;
    readonly movable: number;
    readonly moves: number;
}

// Who places: after the capture of a piece first the victim, then the captor; after that of a
// barragoon, the mover.
export type Placer = 'victim' | 'captor' | 'mover';

export interface GameView {
    readonly fen: string;
    readonly cells: Cells;
    readonly actor: Player;
    readonly owed: 0 | 1 | 2; // placements owed; the first by the actor
    readonly placer: Placer | null; // in which role the actor places; null when a move is due
    readonly supply: number;
    readonly expressLevels: PerPlayer<number>;
    readonly turnNumber: number;
    readonly touchMove: boolean;
    readonly touches: readonly Square[];

    // What may be done now, with duties and touches taken into account. Empty once the game is over.
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

    // Assistance.
    readonly mobility: PerPlayer<Mobility>;
    readonly moveCounts: Readonly<Record<Square, number>>; // destinations of every piece of both players
    readonly locked: readonly Square[]; // pieces of both players that cannot move
    readonly threats: PerPlayer<readonly Square[]>; // what each could capture on the move
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

// Why a command is legal or not. i18n/sentences.ts turns it into a sentence in every language.
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

export type Attempted =
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
        | 'bad-express-level'
        | 'bad-supply'
        | 'too-many-barragoons'
        | 'bad-turn';
    readonly number: number;
    readonly owner: Player;
    readonly value: 2 | 3 | 4;
}

// A position as it was set up, legal or not.
export interface SetupView {
    readonly fen: string; // in its normal form
    readonly cells: Cells;
    readonly actor: Player;
    readonly owed: number;
    readonly supply: number;
    readonly expressLevels: PerPlayer<number>;
    readonly turnNumber: number;
    readonly faults: readonly SetupFault[]; // none: it can be played
}
