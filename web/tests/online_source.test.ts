// A game on a server as it is shown, with invented time, socket and archive.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core } from '../src/core/types';
import { type NetworkSource, openGame } from '../src/online/network.svelte';
import { timeLeft } from '../src/state/play/time';
import type { World } from './online_kit';
import { AheadWorld, event, id, opened, presence, topic } from './online_source_kit';

let core: Core;
beforeAll(async () => {
    core = await loadCore();
});

const shown = ({ state }: NetworkSource, world: World) =>
    state.clock && timeLeft(state.clock, 'white', world.time);

describe('the log', () => {
    test('comes over the line from its beginning on', async () => {
        const { world, source } = await opened(core, 'd2d5', 'd8d6');
        expect(world.socket.asked).toEqual([{ watch: topic, after: 0 }]);
        expect(source.state.game.commands).toEqual(['d2d5', 'd8d6']);
        world.happen('c2c3');
        expect(source.state.version).toBe(3);
        expect(world.requests).toEqual([`/api/games/${id}`]);
    });

    test('is read on when the line gives no events but the state', async () => {
        const { world, source } = await opened(core, 'd2d5');
        world.socket.ears.closed();
        world.happen('d8d6'); // nobody hears it
        world.pass(300);
        world.open();
        world.state();
        world.happen('c2c3'); // while the archive is asked
        expect(source.state.version).toBe(1);
        await vi.waitFor(() => expect(source.state.version).toBe(3), { interval: 1 });
        expect(world.requests.at(-1)).toBe(`/api/games/${id}/events?after=1`);
    });

    test('is asked for again when the archive is away', async () => {
        const { world, source } = await opened(core, 'd2d5');
        world.socket.ears.closed();
        world.happen('d8d6');
        world.pass(300);
        world.open();
        world.isAway = true;
        world.state();
        await vi.waitFor(() => expect(world.requests.length).toBe(2), { interval: 1 });
        await Promise.resolve();
        world.isAway = false;
        await vi.waitFor(
            () => {
                world.pass(100);
                expect(source.state.version).toBe(2);
            },
            { interval: 1 },
        );
    });
});

test('a game that cannot be followed any more is lost until it is tried again', async () => {
    const { world, source } = await opened(core, 'd2d5', 'd8d6');
    world.socket.hear({ topic, problem: { code: 'busy', detail: 'too much at a time' } });
    expect(source.state).toMatchObject({ connection: 'lost', allowed: { act: 'none' } });
    source.retry();
    expect(world.socket.asked.at(-1)).toEqual({ watch: topic, after: 2 });
    await vi.waitFor(() => expect(source.state.connection).toBe('open'), { interval: 1 });
});

describe('the clocks', () => {
    test('run by the time of this device', async () => {
        const { world, source } = await opened(core, 'd2d5', 'd8d6');
        expect(source.state.clock).toMatchObject({ running: 'white' });
        expect(source.state.clock?.deadline).toBe(world.time + 300_000);
        world.live(1000);
        expect(shown(source, world)).toBe(299_000);
    });

    test('never show a zero that the server has not said', async () => {
        const { world, source } = await opened(core, 'd2d5', 'd8d6');
        world.live(301_000);
        expect(source.state.clock).toMatchObject({ running: 'white', flagged: null });
        expect(shown(source, world)).toBe(100);
        const number = world.archive.length + 1;
        world.socket.hear({ topic, event: event(number, world.server, null, 'time') });
        expect(source.state.outcome).toMatchObject({ ending: 'time-out', winner: 'brown' });
        expect(shown(source, world)).toBe(0);
    });

    test('never show it on a page that is late, either', async () => {
        const { world, source } = await opened(core, 'd2d5', 'd8d6');
        world.sleep(299_999); // no timer fires
        expect(shown(source, world)).toBe(100);
    });

    test('stand while nothing is heard, and nobody can act', async () => {
        const { world, source } = await opened(core, 'd2d5', 'd8d6');
        world.pass(8500); // a ping after 2.5 s, and 6 s without an answer
        expect(source.state.connection).toBe('lost');
        expect(source.state.allowed).toMatchObject({ act: 'none', commands: [] });
        const stopped = shown(source, world);
        expect(stopped).toBe(300_000 - 8500);
        world.pass(60_000);
        expect(shown(source, world)).toBe(stopped);
        world.open();
        expect(source.state).toMatchObject({ connection: 'open', allowed: { act: 'white' } });
        expect(shown(source, world)).toBe(300_000 - 68_500);
    });
});

describe('the other player', () => {
    test('is here or gone, and from a moment on the game can be claimed', async () => {
        const { world, source } = await opened(core, 'd2d5', 'd8d6');
        world.happen('c2c3');
        world.socket.hear(presence(false, world.server + 2000));
        expect(source.state.seats.brown).toMatchObject({ presence: 'gone', who: 'second' });
        expect(source.state.allowed.commands).not.toContain('claim win');
        world.live(2000);
        expect(source.state.allowed.commands).toContain('claim win');
        world.socket.hear(presence(true, null));
        expect(source.state.seats.brown.presence).toBe('here');
        expect(source.state.allowed.commands).not.toContain('claim win');
    });
});

test('a game that is left before it was opened is not watched either', async () => {
    const world = new AheadWorld();
    const left = new AbortController();
    openGame(id, world.host(Promise.resolve(core)), left.signal);
    world.open();
    left.abort();
    expect(world.socket.asked).toEqual([{ watch: topic, after: 0 }, { leave: topic }]);
});

describe('while the core is loading', () => {
    test('the game is fetched, and everything is known as soon as the core is there', async () => {
        const world = new AheadWorld();
        world.record('d2d5', 'd8d6');
        let load = (_: Core) => {};
        const game = openGame(id, world.host(new Promise((loaded) => (load = loaded))));
        world.open();
        world.tell();
        await vi.waitFor(() => expect(world.requests).toEqual([`/api/games/${id}`]));
        world.happen('c2c3');
        world.requests.length = 0;
        load(core);
        const answer = await game;
        expect(answer.ok && answer.value.state.game.commands).toEqual(['d2d5', 'd8d6', 'c2c3']);
        expect(world.requests).toEqual([]);
    });

    test('a game that is left is not opened after all', async () => {
        const world = new AheadWorld();
        world.record('d2d5');
        const left = new AbortController();
        let load = (_: Core) => {};
        const opened = vi.fn();
        const loading = new Promise<Core>((loaded) => (load = loaded));
        openGame(id, world.host(loading), left.signal).then(opened);
        world.open();
        world.tell();
        left.abort();
        load(core);
        await loading;
        expect(opened).not.toHaveBeenCalled();
    });

    test('and if it cannot be loaded, the game cannot be opened', async () => {
        const world = new AheadWorld();
        const answer = await openGame(id, world.host(Promise.reject(new Error('no network'))));
        expect(answer).toMatchObject({ ok: false, problem: { code: 'unavailable' } });
        expect(world.socket.asked).toEqual([]);
    });
});

test('a game that is left is heard of no more', async () => {
    const { world, source } = await opened(core, 'd2d5');
    const sent = source.send('offer agreement', 1);
    world.socket.hear({ done: world.socket.asked.at(-1)?.do, number: 2 });
    source.close();
    expect(await sent).toBeNull();
    expect(world.socket.asked.at(-1)).toEqual({ leave: topic });
});

describe('an action', () => {
    test('is shown before the server has said that it is done', async () => {
        const { world, source } = await opened(core, 'd2d5', 'd8d6');
        const sent = source.send('c2c3', 2);
        expect(source.state.game.commands).toEqual(['d2d5', 'd8d6', 'c2c3']);
        expect(source.state).toMatchObject({
            version: 2,
            allowed: { act: 'none' },
            clock: { running: 'brown' },
        });
        world.confirm('c2c3');
        expect(await sent).toBeNull();
        expect(source.state).toMatchObject({ version: 3, allowed: { act: 'white' } });
    });

    test('stays while the other says something, and goes if it is refused', async () => {
        const { world, source } = await opened(core, 'd2d5', 'd8d6');
        const sent = source.send('c2c3', 2);
        const offer = event(3, world.server, 'brown', 'offer agreement');
        world.archive.push(offer);
        world.socket.hear({ topic, event: offer });
        expect(source.state.game.commands.at(-1)).toBe('c2c3');
        expect(source.state.offers).toEqual([]); // whoever acts declines
        world.refuse('stale');
        expect((await sent)?.problem.code).toBe('stale');
        expect(source.state.game.commands).not.toContain('c2c3');
        expect(source.state.offers).toEqual([{ by: 'brown', kind: 'agreement' }]);
    });

    test('that the rules forbid is not shown', async () => {
        const { world, source } = await opened(core, 'd2d5', 'd8d6');
        const sent = source.send('d5d6', 2);
        expect(source.state.game.commands).toEqual(['d2d5', 'd8d6']);
        world.refuse('illegal');
        expect((await sent)?.problem.code).toBe('illegal');
    });
});

describe('the company', () => {
    test('is counted, and what it says is heard', async () => {
        const { world, source } = await opened(core, 'd2d5');
        world.socket.hear({ topic, chat: { by: 'brown', phrase: 'hello', at: world.server } });
        world.socket.hear({
            ...presence(true, null),
            presence: { ...presence(true, null).presence, watchers: 3 },
        });
        expect(source.company.watchers).toBe(3);
        expect(source.company.chat.map(({ phrase }) => phrase)).toContain('hello');
    });

    test('sees from when on a game can be claimed, by the time of this device', async () => {
        const { world, source } = await opened(core, 'd2d5', 'd8d6', 'c2c3');
        expect(source.claim).toBeNull();
        world.socket.hear(presence(false, world.server + 2000));
        expect(source.claim).toEqual({ by: 'white', at: world.time + 2000 });
    });

    test('waits for the second player to begin', async () => {
        const { world, source } = await opened(core, 'd2d5');
        expect(source.beginsUntil).toBe(world.time + 60_000);
        world.happen('d8d6');
        expect(source.beginsUntil).toBeNull();
    });
});

test('a line that was lost makes another sync', async () => {
    const { world, source } = await opened(core, 'd2d5');
    const { sync } = source.state;
    world.happen('d8d6');
    expect(source.state.sync).toBe(sync);
    world.reconnect();
    expect(source.state.sync).not.toBe(sync);
});
