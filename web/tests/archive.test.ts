// The list of the games on this device.
import { get, keys, setMany } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core } from '../src/core/types';
import type { ArchivedGame } from '../src/state/archive';
import { begin, type DeviceGame } from '../src/state/play/device_game';
import { Keeper } from '../src/state/play/keeping';
import { defaultChoice, optionsOf } from '../src/state/play/options';
import { fakeDatabase, rawGames, withoutDatabase } from './database_kit';
import { played, sourceOf } from './play_kit';
import { fakeStorage } from './storage_kit';

fakeDatabase();
const stored = fakeStorage();

let core: Core;

beforeEach(async () => {
    core = await loadCore();
});

const archive = () => import('../src/state/archive');

const person = { kind: 'person', name: '', who: 'first', level: null } as const;
const computer = { kind: 'computer', name: '', who: 'second', level: 3 } as const;

const entry = (id: string, when = 1, commands = ['d2d5', 'resign brown']): ArchivedGame => ({
    id,
    when,
    kind: 'computer',
    seats: { white: person, brown: computer },
    mine: 'white',
    control: null,
    outcome: { winner: 'white', ending: 'resignation', clause: 'R8.3' },
    game: { start: core.startFen('closed', { white: 0, brown: 0 }), touchMove: false, commands },
});

// A game against the computer that the person has resigned after a move.
function resigned(began = 1000): DeviceGame {
    const options = optionsOf('computer', { ...defaultChoice, colour: 'white' }, () => 0);
    const deviceGame = begin(core, options, null, began);
    return played(core, deviceGame, 'd2d5', 'white resign');
}

describe('a game that is kept', () => {
    test('is on the list, the newest first, until it is forgotten', async () => {
        const { keep, list, forget } = await archive();
        expect(await list()).toEqual([]);
        expect(await keep(entry('a', 10))).toBe(true);
        expect(await keep(entry('b', 30))).toBe(true);
        expect(await keep(entry('c', 20))).toBe(true);
        expect(await list()).toEqual([entry('b', 30), entry('c', 20), entry('a', 10)]);
        expect(await forget('c')).toBe(true);
        expect((await list())?.map(({ id }) => id)).toEqual(['b', 'a']);
    });

    test('again is one entry, from when it was kept first', async () => {
        const { keep, list } = await archive();
        await Promise.all([keep(entry('a', 10)), keep(entry('a', 11))]);
        await keep(entry('a', 12));
        expect(await list()).toEqual([entry('a', 10)]);
    });

    test('and was taken back and has ended otherwise takes its place', async () => {
        const { keep, list } = await archive();
        await keep(entry('a', 10));
        const other = entry('a', 20, ['d2d5', 'c8c7', 'resign brown']);
        await keep(other);
        expect(await list()).toEqual([other]);
    });
});

// A game that was deleted from the list must not come back with the rematch.
test('a game ends once, whatever is said after it', async () => {
    const options = optionsOf('two', defaultChoice, () => 0);
    const ended = vi.fn();
    const source = sourceOf(core, begin(core, options, null, 0), { ended });
    for (const command of ['d2d5', 'resign', 'offer rematch'])
        expect(await source.send(command, source.state.version)).toBeNull();
    expect(ended).toHaveBeenCalledTimes(1);
});

describe('the list', () => {
    test('passes over what it cannot read', async () => {
        const { keep, list } = await archive();
        await keep(entry('a'));
        const damaged = { version: 1, ...entry('b'), game: 'd2d5' };
        const newer = { version: 2, id: 'c' };
        const odd: [string, unknown][] = [
            ['b', damaged],
            ['c', newer],
            ['d', null],
            ['e', 'text'],
        ];
        await setMany(odd, rawGames());
        expect(await list()).toEqual([entry('a')]);
        await keep(entry('b', 5)); // a damaged one is replaced
        expect((await list())?.map(({ id }) => id)).toEqual(['b', 'a']);
        expect(await get('c', rawGames())).toEqual(newer);
    });

    test('has room for 500: what cannot be read goes first, then the oldest', async () => {
        const { keep, list } = await archive();
        const many = Array.from({ length: 499 }, (_, index) => entry(`old${index}`, 1000 + index));
        const all = many.map((game): [string, unknown] => [game.id, { version: 1, ...game }]);
        await setMany([...all, ['odd', null]], rawGames());
        await keep(entry('new1', 9000));
        expect(await keys(rawGames())).toHaveLength(500);
        expect(await get('odd', rawGames())).toBeUndefined();
        await keep(entry('new2', 9001));
        const ids = (await list())?.map(({ id }) => id) ?? [];
        expect(ids).toHaveLength(500);
        expect(ids.slice(0, 2)).toEqual(['new2', 'new1']);
        expect(ids.at(-1)).toBe('old1');
    });
});

describe('an entry', () => {
    test('is what a source shows of a game that has ended', async () => {
        const { entryOf } = await archive();
        const { state } = sourceOf(core, resigned());
        expect(entryOf('computer', 'a', state, 5)).toEqual({
            ...entry('a', 5),
            seats: { white: person, brown: { ...computer, level: 1 } },
            outcome: { winner: 'brown', ending: 'resignation', clause: expect.any(String) },
            game: state.game,
        });
    });

    test('is made of nothing else', async () => {
        const { entryOf } = await archive();
        const { state } = sourceOf(core, resigned());
        const none = (change: object) => entryOf('online', 'a', { ...state, ...change }, 5);
        expect(none({})).not.toBeNull();
        expect(none({ outcome: null })).toBeNull();
        expect(none({ mine: null })).toBeNull();
        expect(none({ outcome: { winner: null, ending: 'aborted', clause: null } })).toBeNull();
        expect(none({ view: { ...state.view, history: [] } })).toBeNull();
    });
});

describe('where the browser refuses', () => {
    test('nothing breaks', async () => {
        withoutDatabase();
        const { keep, list, forget } = await archive();
        expect(await keep(entry('a'))).toBe(false);
        expect(await list()).toBeNull();
        expect(await forget('a')).toBe(false);
    });

    test('that is said once', async () => {
        const { keepEnded } = await import('../src/state/ended');
        const { notices } = await import('../src/state/notices.svelte');
        const { state } = sourceOf(core, resigned());
        await keepEnded('computer', 'a', state);
        expect(notices.list).toEqual([]);
        withoutDatabase();
        vi.resetModules();
        const refused = await import('../src/state/ended');
        const said = (await import('../src/state/notices.svelte')).notices;
        await refused.keepEnded('computer', 'b', { ...state, outcome: null });
        expect(said.list).toEqual([]);
        await refused.keepEnded('computer', 'b', state);
        expect(said.list.map(({ text }) => text)).toEqual(['common.gamesNotKept']);
        said.drop('archive');
        await refused.keepEnded('computer', 'c', state);
        expect(said.list).toEqual([]);
    });
});

describe('the last game that is kept apart', () => {
    const takeOver = async () => (await import('../src/state/play/takeover')).takeOver(core);

    test('is put on the list once', async () => {
        const { list, forget } = await archive();
        new Keeper('computer').keep(resigned());
        await takeOver();
        const [game] = (await list()) ?? [];
        expect(game).toMatchObject({
            kind: 'computer',
            mine: 'white',
            seats: { brown: { level: 1 } },
        });
        expect(game?.game.commands).toContain('d2d5');
        await forget(game?.id ?? '');
        await takeOver();
        expect(await list()).toEqual([]);
    });

    test('is put there if its page was closed too early', async () => {
        const { list } = await archive();
        for (const began of [1000, 2000]) {
            new Keeper('computer').keep(resigned(began));
            await takeOver();
        }
        expect(await list()).toHaveLength(2);
    });

    test('is the same entry as when it ends here', async () => {
        const { list } = await archive();
        const { keepEnded } = await import('../src/state/ended');
        const { idOf } = await import('../src/state/play/device_game');
        const deviceGame = resigned();
        new Keeper('computer').keep(deviceGame);
        await keepEnded('computer', idOf(deviceGame), sourceOf(core, deviceGame).state);
        await takeOver();
        expect(await list()).toHaveLength(1);
    });

    test('stays where it is if it is not over, or the browser refuses', async () => {
        const { list } = await archive();
        const options = optionsOf('two', defaultChoice, () => 0);
        new Keeper('two').keep(begin(core, options, null, 1000));
        await takeOver();
        expect(await list()).toEqual([]);
        stored.clear();
        new Keeper('computer').keep(resigned());
        vi.resetModules();
        withoutDatabase();
        await takeOver();
        expect([...stored.keys()]).toEqual(['barracuda.game.computer']);
    });
});
