// Saves games on the device. One game of each kind is kept; the tab that opened it last plays it and
// the others stand back, so that two tabs never overwrite each other.
import {
    array,
    boolean,
    nullable,
    number,
    object,
    optional,
    picklist,
    string,
    union,
    unknown,
} from 'valibot';
import type { Core, LiveText } from '../../core/types';
import { read, write } from '../storage';
import { type DeviceGame, deviceGameOf, resumed } from './device_game';
import { broughtForward, type EarlierGame } from './earlier';
import type { OpponentKind, Options } from './options';
import { drawnSeed, isSeed } from './seed';
import { repairedOptions } from './stored';

// As it was kept by this version, or by one before it.
export interface Kept {
    readonly tab: string; // whose game it is
    readonly seen: number; // when it was last known to be open
    readonly options: Options;
    readonly over: boolean;
    readonly seed: number;
    readonly played: LiveText | EarlierGame;
}

const version = 2; // of the form in which games are kept

const keyOf = (opponent: OpponentKind) => `game.${opponent}`;

export class Keeper {
    readonly #opponent: OpponentKind;
    readonly #tab = Math.random().toString(36).slice(2);
    #isTaken = false;
    seen = 0;

    constructor(opponent: OpponentKind) {
        this.#opponent = opponent;
    }

    // Whether there is room for it. A game that another tab has taken is that tab's to keep.
    keep(deviceGame: DeviceGame): boolean {
        if (this.#isTaken) return true;
        this.seen = Date.now();
        return write(keyOf(this.#opponent), {
            version,
            tab: this.#tab,
            seen: this.seen,
            session: deviceGame,
        });
    }

    onTaken(taken: () => void): () => void {
        const hear = (event: StorageEvent) => {
            if (event.key !== `barracuda.${keyOf(this.#opponent)}`) return;
            const kept = keptGame(this.#opponent);
            if (!kept || kept.tab === this.#tab) return;
            this.#isTaken = true;
            taken();
        };
        addEventListener('storage', hear);
        return () => removeEventListener('storage', hear);
    }

    // The game is this tab's again.
    reclaim(): void {
        this.#isTaken = false;
    }
}

const texts = array(string());

const liveForm = object({
    use: picklist(['device', 'computer']),
    start: string(),
    touchMove: boolean(),
    control: nullable(string()),
    began: number(),
    before: texts,
    events: texts,
});

const common = { options: unknown(), over: boolean(), seed: optional(unknown()) };

const keptForm = object({
    version: optional(number()), // since 2
    tab: string(),
    seen: number(),
    session: union([
        object({ ...common, live: liveForm }),
        object({
            ...common,
            game: object({ start: string(), touchMove: boolean(), commands: texts }),
            clock: nullable(object({ control: string(), events: texts })),
        }),
    ]),
});

export function keptGame(opponent: OpponentKind): Kept | null {
    const kept = read(keyOf(opponent), keptForm);
    const options = kept && repairedOptions(kept.session.options);
    if (!kept || options?.opponent !== opponent) return null;
    const { tab, seen, session } = kept;
    const { over } = session;
    const seed = isSeed(session.seed) ? session.seed : drawnSeed(); // older games have none
    const played = 'live' in session ? session.live : session;
    return { tab, seen, options, over, seed, played };
}

// The game that was left: its clock goes on from when the page was last open.
export function returned(core: Core, opponent: OpponentKind, now: number): DeviceGame | null {
    const kept = keptGame(opponent);
    if (!kept) return null;
    try {
        const { options, seed, played } = kept;
        const { live, seen } =
            'events' in played
                ? { live: played, seen: kept.seen }
                : broughtForward(core, played, options, kept.seen);
        const deviceGame = deviceGameOf(options, live, core.standing(live, seen), seed);
        return resumed(core, deviceGame, seen, now);
    } catch {
        return null; // written by another version: it cannot be read any more
    }
}
