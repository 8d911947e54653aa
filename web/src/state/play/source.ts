// A game as a page shows it, whatever is behind it: this device, or a server. Components read `state`,
// follow its changes and send commands; they need nothing else.
import { opponentOf } from '../../core/players';
import type {
    Action,
    GameEnd,
    GameText,
    GameView,
    OfferKind,
    PendingOffer,
    PerPlayer,
    Player,
    Refusal,
} from '../../core/types';
import type { Who } from './seats';
import type { ShownClock } from './time';

export interface GameSource {
    readonly state: GameState;
    // A command of the log ('d2d5', 'offer back', 'resign'), given by whoever at this board can.
    // `madeFor` is the version that the reader has seen: what comes too late is refused.
    readonly send: (command: string, madeFor: number) => Promise<Refusal | null>;
    // A good action for whoever acts at this board; null if there is none, or the game has moved on.
    // Rejects if the engine fails.
    readonly hint: () => Promise<Action | null>;
    // Tries again what has failed: the computer, the connection, or taking the game from another tab.
    readonly retry: () => void;
}

export interface GameState {
    readonly version: number; // the number of the last event
    readonly sync: number; // changes when something may have happened unseen, which voids what was planned
    readonly view: GameView;
    readonly game: GameText; // without what was taken back: for files, links and the analysis
    readonly outcome: GameEnd | null;
    readonly control: string | null; // of the clocks, as in a record
    readonly clock: ShownClock | null; // by the time of this device
    readonly seats: PerPlayer<SeatState>;
    readonly mine: Player | 'both' | null; // whose seats are at this board; null: spectators are
    readonly flips: boolean; // the board turns to whoever acts
    readonly allowed: Allowed;
    readonly offers: readonly PendingOffer[];
    readonly declined: OfferKind | null; // the kind of offer from this board that was declined last
    readonly waits: boolean; // until a draw by repetition is offered here, or 'resume' is said
    readonly connection: 'open' | 'lost' | 'elsewhere'; // elsewhere: in another tab
}

// Whether the person at this board has lost.
export const hasLost = ({ mine, outcome }: Pick<GameState, 'mine' | 'outcome'>) =>
    (mine === 'white' || mine === 'brown') && outcome?.winner === opponentOf(mine);

export interface SeatState {
    readonly kind: 'person' | 'computer';
    readonly name: string; // as it was given; empty: nobody gave one
    readonly who: Who; // of the two players, whatever their colours
    readonly level: number | null; // of the computer
    readonly presence: 'here' | 'thinking' | 'stuck' | 'gone';
}

export interface Allowed {
    readonly act: Player | 'both' | 'none'; // who may act at this board now
    readonly commands: readonly string[]; // what may be said at this board now, besides acting
    readonly plan: boolean; // a move, while the opponent acts
    readonly hint: boolean; // now
    readonly hints: boolean; // in this game at all
    readonly helps: boolean; // those of the reader's settings
    readonly effects: boolean; // what a placement would do
}

// The draw that is on offer.
export function drawOffer({ offers }: GameState): PendingOffer | null {
    return offers.find(({ kind }) => kind === 'agreement' || kind === 'repetition') ?? null;
}
