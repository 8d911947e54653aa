// The interface of <barragoon-board>: what a page tells it and what it tells the page. The element
// knows no framework and no rule; what may be done comes with the view, and it asks the page's
// functions for refusals, effects and words.
import type {
    Action,
    Cells,
    Effects,
    Explanation,
    Face,
    FaceKind,
    GameView,
    Heading,
    Played,
    Player,
    Square,
} from '../core/types';

export type PieceSet = 'wood' | 'plain';
export type Confirmation = 'at-once' | 'tap-again' | 'button';
export type Device = 'mouse' | 'touch'; // a pen counts as touch
export type TrayPlace = 'none' | 'below' | 'beside'; // the board

export interface Helps {
    readonly mobility: boolean; // how many destinations every piece has
    readonly threats: boolean; // what each side can capture now
    readonly locks: boolean; // padlocks on pieces that cannot move
}

export interface Arrow {
    readonly from: Square;
    readonly to: Square;
    readonly kind: 'hint' | 'engine' | 'alternative' | 'planned' | 'user';
    readonly face?: Face; // for a placement, with `from` equal to `to`: the barragoon that is meant
}

// Words for what is shown and spoken; the page supplies those of its language.
export interface BoardWords {
    readonly board: string; // the name of the whole
    readonly free: string;
    readonly piece: (owner: Player, value: number) => string; // "white 3"
    readonly barragoon: (kind: FaceKind, heading: Heading | null) => string; // "barragoon, left turn to the north"
    readonly face: (kind: FaceKind) => string;
    readonly heading: (heading: Heading) => string;
    readonly square: (square: Square, content: string, marks: readonly string[]) => string; // all of a square, spoken
    readonly marks: Readonly<
        Record<
            | 'selected'
            | 'destination'
            | 'capture'
            | 'placeable'
            | 'locked'
            | 'lastFrom'
            | 'lastTo'
            | 'placed'
            | 'refused'
            | 'target',
            string
        >
    >;
    readonly moves: (before: number, after: number, player: Player) => string; // "Brown's moves 17 -> 9"
    readonly shutsIn: (count: number) => string;
    readonly tray: string;
    readonly ring: string;
    readonly rotate: string;
    readonly confirm: string;
    readonly cancel: string;
    readonly typeAction: string; // label of the input for typed actions
    readonly unknownAction: (text: string) => string;
    readonly selected: (square: Square, content: string, destinations: number) => string; // announcements
    readonly ghost: (square: Square, content: string) => string;
    readonly played: (played: Played, before: Cells) => string; // a sentence; `before`: what stood there
}

// What the board shows: a position with what may be done in it and what has just happened.
export type Scene = Pick<
    GameView,
    | 'fen'
    | 'cells'
    | 'actor'
    | 'owed'
    | 'moves'
    | 'placeable'
    | 'forbidden'
    | 'outcome'
    | 'lastTurn'
    | 'history'
    | 'moveCounts'
    | 'locked'
    | 'threats'
>;

// Properties of the element. All can be set at any time.
export interface BoardProperties {
    view: Scene | null;
    player: Player | 'both' | 'none'; // who may act at this board
    flipped: boolean; // Brown's side below
    coordinates: boolean;
    pieceSet: PieceSet;
    confirmation: Readonly<Record<Device, Confirmation>>; // of placements
    helps: Helps;
    arrows: readonly Arrow[];
    targets: readonly Square[]; // squares that a lesson points at
    words: BoardWords;
    explain: ((action: Action) => Explanation) | null; // why an illegal try is refused
    sentence: ((explanation: Explanation) => string) | null;
    effects: ((placement: Action) => Effects) | null;
    planning: boolean; // what is chosen is played later: it looks different
    editing: boolean; // every press on a square is an `edit` event, nothing else happens
    animated: boolean;
    tray: TrayPlace; // where the element shows its own tray of faces while placing
    typing: boolean; // whether the input for typed actions is always seen, not only with the focus
}

export interface BoardEvents {
    act: CustomEvent<{ action: Action }>; // a legal action, chosen and confirmed
    touch: CustomEvent<{ square: Square }>; // a piece or barragoon was touched (R10)
    refuse: CustomEvent<{ explanation: Explanation; sentence: string }>;
    edit: CustomEvent<{ square: Square; from: Square | null; erase: boolean }>; // `from`: dragged from there
    flip: CustomEvent<null>; // the key f
    drawn: CustomEvent<{ arrows: readonly Arrow[]; circles: readonly Square[] }>; // by right-drag
}
