// The finished games on this device, in IndexedDB, as there may be many. An entry has what a page shows
// of a game and what a record needs; it is checked when it is read, and what cannot be read is skipped.
// Nothing here knows how games are played.
import { createStore, del, delMany, entries, keys, update, values } from 'idb-keyval';
import {
    array,
    boolean,
    type InferOutput,
    literal,
    nullable,
    number,
    object,
    picklist,
    string,
} from 'valibot';
import type { Seated } from './play/names';
import type { GameState } from './play/source';
import { valid } from './storage';

const version = 1; // of the form in which games are kept
const most = 500; // games; the oldest make room
const store = createStore('barracuda.games', 'games');

const player = picklist(['white', 'brown']);
const endings = [
    'shut-in',
    'express-level',
    'resignation',
    'time-out',
    'dead-position',
    'repetition',
    'agreement',
    'claimed',
] as const;

const seat = object({
    kind: picklist(['person', 'computer']),
    name: string(), // as it was given; empty: nobody gave one
    who: picklist(['first', 'second']),
    level: nullable(number()), // of the computer
});

const form = object({
    version: literal(version),
    id: string(), // the same for the same game, whoever keeps it
    when: number(), // it ended, in milliseconds since 1970
    kind: picklist(['computer', 'two', 'online']),
    seats: object({ white: seat, brown: seat }),
    mine: picklist(['white', 'brown', 'both']), // whose seats were at this device
    control: nullable(string()), // of the clocks, as in a record
    outcome: object({
        winner: nullable(player),
        ending: picklist(endings),
        clause: nullable(string()),
    }),
    game: object({ start: string(), touchMove: boolean(), commands: array(string()) }),
});

type Stored = InferOutput<typeof form>;
export type ArchivedGame = Readonly<Omit<Stored, 'version'>>;
export type ArchivedKind = ArchivedGame['kind'];

// What the list has to know of a game.
export type Ended = Pick<GameState, 'view' | 'game' | 'outcome' | 'control'> & Seated;

// The entry of a game; null if there is nothing to keep: it is not over, nobody at this device played it, or
// it was called off before it began.
export function entryOf(
    kind: ArchivedKind,
    id: string,
    { view, game, outcome, control, seats, mine }: Ended,
    when: number,
): ArchivedGame | null {
    if (!outcome || !mine || view.history.length === 0) return null;
    const { winner, ending, clause } = outcome;
    if (ending === 'aborted') return null;
    return {
        id,
        when,
        kind,
        seats: { white: plain(seats.white), brown: plain(seats.brown) },
        mine,
        control,
        outcome: { winner, ending, clause },
        game: { ...game, commands: [...game.commands] },
    };
}

// Without what matters only while a game is played.
const plain = ({ kind, name, who, level }: Seated['seats']['white']) => ({
    kind,
    name,
    who,
    level,
});

// Keeping a game again changes nothing; one that was taken back and has ended differently replaces its
// old entry. Resolves to whether the browser has kept it.
export async function keep(game: ArchivedGame): Promise<boolean> {
    const kept: Stored = { version, ...game };
    try {
        await update<unknown>(game.id, (old) => (isSame(old, game) ? old : kept), store);
        await makeRoom();
        return true;
    } catch {
        return false;
    }
}

// The newest first; null if the browser denies access.
export async function list(): Promise<readonly ArchivedGame[] | null> {
    try {
        const all = await values<unknown>(store);
        return all
            .flatMap((value) => valid(form, value) ?? [])
            .map(({ version: _, ...game }) => game)
            .sort((a, b) => b.when - a.when);
    } catch {
        return null;
    }
}

export async function forget(id: string): Promise<boolean> {
    try {
        await del(id, store);
        return true;
    } catch {
        return false;
    }
}

function isSame(old: unknown, { game }: ArchivedGame): boolean {
    return valid(form, old)?.game.commands.join() === game.commands.join();
}

// What cannot be read goes first, then the oldest games.
async function makeRoom(): Promise<void> {
    const surplus = (await keys(store)).length - most;
    if (surplus <= 0) return;
    const all = await entries<IDBValidKey, unknown>(store);
    const whenOf = (value: unknown) => valid(form, value)?.when ?? 0;
    const byAge = all
        .map(([key, value]) => ({ key, when: whenOf(value) }))
        .sort((a, b) => a.when - b.when);
    await delMany(
        byAge.slice(0, surplus).map(({ key }) => key),
        store,
    );
}
