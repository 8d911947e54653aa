// Fetches my games that ended while they were not open here, for the list of games on this device.
import { array, string } from 'valibot';
import type { Core } from '../core/types';
import { type ArchivedGame, entryOf, keep, list } from '../state/archive';
import { read, write } from '../state/storage';
import type { Api } from './api';
import { api as own } from './browser';
import { liveTextOf, seatOf } from './terms';

const keptAs = 'finished'; // known games, so that a deleted one does not come back
const most = 500;
const atOnce = 15; // two requests each, and guests have 60 a minute; the rest follows next time

// True if the list has grown.
export async function fetchFinished(core: Core, api: Api = own): Promise<boolean> {
    const listed = (await list()) ?? [];
    const known = new Set([...(read(keptAs, array(string())) ?? []), ...onlineIds(listed)]);
    const answer = await api.games(false);
    const unknown = answer.ok ? answer.value.games.filter(({ id }) => !known.has(id)) : [];
    let hasGrown = false;
    for (const { id } of unknown.slice(0, atOnce)) {
        const entry = await entryOnServer(api, core, id);
        if (entry === undefined) break; // the server is gone or too busy
        if (entry) hasGrown = (await keep(entry)) || hasGrown;
        known.add(id);
    }
    write(keptAs, [...known].slice(-most));
    return hasGrown;
}

const onlineIds = (games: readonly ArchivedGame[]) =>
    games.filter(({ kind }) => kind === 'online').map(({ id }) => id);

// Null: nothing to keep. Undefined: not known, the request failed.
async function entryOnServer(
    api: Api,
    core: Core,
    id: string,
): Promise<ArchivedGame | null | undefined> {
    const state = await api.game(id);
    if (!state.ok) return undefined;
    const log = await api.log(id, 0, state.value.number);
    if (!log.ok) return undefined;
    const ended = log.value.at(-1)?.at ?? state.value.now;
    const live = liveTextOf(state.value, log.value);
    const standing = core.standing(live, ended);
    const { view, game, state: end } = standing;
    const seats = { white: seatOf(state.value, 'white'), brown: seatOf(state.value, 'brown') };
    const { me: mine } = state.value;
    const { control } = live;
    return entryOf('online', id, { view, game, outcome: end.outcome, control, seats, mine }, ended);
}
