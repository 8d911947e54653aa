// Two people play over the real server.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core } from '../src/core/types';
import type { Answer } from '../src/online/api';
import type { NetworkSource } from '../src/online/network.svelte';
import { GameServer } from './game_server';
import { Guest } from './online_server';

let core: Core;
let server: GameServer;
let white: Guest;
let brown: Guest;

beforeAll(async () => {
    core = await loadCore();
    server = await GameServer.start();
});
afterAll(() => server.remove());

beforeEach(() => {
    white = new Guest(server, core);
    brown = new Guest(server, core);
});
afterEach(() => {
    white.leave();
    brown.leave();
});

function got<T>(answer: Answer<T>): T {
    if (!answer.ok) throw new Error(`${answer.problem.code}: ${answer.problem.detail}`);
    return answer.value;
}

const refused = async (answer: Promise<Answer<unknown>>) => {
    const found = await answer;
    return found.ok ? null : found.problem.code;
};

const clock = { kind: 'live', initial: 300_000, increment: 5000 } as const;

async function begun(): Promise<readonly [NetworkSource, NetworkSource]> {
    const { id } = got(await white.api.makeChallenge({ colour: 'white', clock }));
    const { game } = got(await brown.api.accept(id));
    return Promise.all([white.open(game), brown.open(game)]);
}

const say = (source: NetworkSource, command: string) => source.send(command, source.state.version);

// As soon as both have seen it.
async function both(sources: readonly NetworkSource[], version: number): Promise<void> {
    await vi.waitFor(
        () => expect(sources.map(({ state }) => state.version)).toEqual([version, version]),
        { interval: 5, timeout: 20_000 },
    );
}

describe('a challenge', () => {
    test('is made, looked at, declined and withdrawn', async () => {
        expect(got(await white.api.me()).me).toBeNull();
        const made = got(await white.api.makeChallenge({ setup: 'open', touchMove: true }));
        expect(made).toMatchObject({ setup: 'open', touchMove: true, state: 'open', mine: true });
        expect(got(await white.api.me()).challenges.map(({ id }) => id)).toEqual([made.id]);
        expect(got(await brown.api.challenge(made.id)).mine).toBe(false);
        expect(await refused(brown.api.withdraw(made.id))).toBe('signed-out');
        expect(got(await brown.api.decline(made.id)).state).toBe('declined'); // makes a guest
        const other = got(await brown.api.makeChallenge({}));
        expect(got(await brown.api.withdraw(other.id)).state).toBe('withdrawn');
        expect(await refused(white.api.accept(other.id))).toBe('too-late');
        expect(await refused(white.api.challenge('aaaaaaaaaaaa'))).toBe('not-found');
    });

    test('is heard of when it is accepted', async () => {
        const { id } = got(await white.api.makeChallenge({}));
        const heard: unknown[] = [];
        white.line.watch('me', {
            plays: false,
            hear: (news) => heard.push(news.kind === 'event' && news.event),
            fail: (problem) => heard.push(problem),
            missed: () => {},
            lineChanged: () => {},
        });
        await white.line.do('aaaaaaaaaaaa', 0, 'resign'); // the server has heard all before this
        const { game } = got(await brown.api.accept(id));
        await vi.waitFor(
            () => expect(heard).toEqual([{ challenge: id, state: 'accepted', game }]),
            { interval: 5, timeout: 20_000 },
        );
        expect(got(await white.api.games(true)).games.map((found) => found.id)).toEqual([game]);
        expect(got(await brown.api.game(game)).me).toMatch(/white|brown/);
    });
});

describe('a game', () => {
    test('is played to its end and again with the colours changed', async () => {
        const [first, second] = await begun();
        const sources = [first, second];
        expect([first.state.mine, second.state.mine]).toEqual(['white', 'brown']);
        expect(first.state.control).toBe('300+5');

        expect(await say(first, 'd2d5')).toBeNull();
        expect(first.state.version).toBe(1); // seen by whoever has acted
        await both(sources, 1);
        expect(await say(second, 'd8d6')).toBeNull();
        await both(sources, 2);
        expect(second.state.view.fen).toBe(first.state.view.fen);
        expect(first.state.clock).toMatchObject({ running: 'white', flagged: null });

        const against = await say(first, 'd5d6');
        expect(against?.problem.code).toBe('illegal');
        expect(against?.explanation?.legal).toBe(false);
        expect((await say(second, 'c8c7'))?.problem.code).toBe('not-your-turn');
        expect((await second.send('resign', 1))?.problem.code).toBe('stale');

        expect(await say(first, 'offer agreement')).toBeNull();
        await both(sources, 3);
        expect(second.state.offers).toEqual([{ by: 'white', kind: 'agreement' }]);
        expect(second.state.allowed.commands).toContain('accept agreement');
        expect(await say(second, 'decline agreement')).toBeNull();
        await both(sources, 4);
        expect([first.state.declined, second.state.declined]).toEqual(['agreement', null]);

        expect(await say(second, 'offer back')).toBeNull();
        await both(sources, 5);
        expect(await say(first, 'accept back')).toBeNull();
        await both(sources, 6);
        expect(first.state.game.commands).toEqual(['d2d5']);

        expect(await say(second, 'resign')).toBeNull();
        await both(sources, 7);
        expect(first.state.outcome).toMatchObject({ winner: 'white', ending: 'resignation' });
        expect(first.state.allowed.act).toBe('none');

        expect(await say(second, 'offer rematch')).toBeNull();
        await both(sources, 8);
        expect(await say(first, 'accept rematch')).toBeNull();
        await both(sources, 9);
        expect(first.rematch).toMatch(/^[a-z0-9]{12}$/);
        expect(second.rematch).toBe(first.rematch);
        const again = await white.open(first.rematch ?? '');
        expect(again.state).toMatchObject({ mine: 'brown', version: 0, control: '300+5' });
    });

    test('goes on when a line is lost and comes back', async () => {
        const [first, second] = await begun();
        await say(first, 'd2d5');
        await both([first, second], 1);
        brown.cut();
        await vi.waitFor(() => expect(first.state.seats.brown.presence).toBe('gone'), {
            interval: 5,
            timeout: 20_000,
        });
        const late = say(second, 'd8d6'); // nobody hears it yet
        expect(await say(first, 'offer agreement')).toBeNull();
        expect(second.state.version).toBe(1);
        brown.mend();
        expect(await late).toBeNull();
        await both([first, second], 3);
        expect(first.state.seats.brown.presence).toBe('here');
        expect(second.state.game.commands).toEqual(['d2d5', 'd8d6']);
    });

    test('goes on where it was when the server is restarted', async () => {
        const [first, second] = await begun();
        await say(first, 'd2d5');
        await both([first, second], 1);
        await say(second, 'd8d6');
        await both([first, second], 2);
        await server.end();
        const meanwhile = say(first, 'c2c3');
        await server.begin();
        white.line.wake();
        brown.line.wake();
        expect(await meanwhile).toBeNull();
        await both([first, second], first.state.version);
        expect(second.state.game.commands).toEqual(['d2d5', 'd8d6', 'c2c3']);
        expect(await say(second, 'resign')).toBeNull();
        await both([first, second], second.state.version);
        expect(first.state.outcome?.winner).toBe('white');
    });

    test('is shown to others, who can do nothing', async () => {
        const [first] = await begun();
        await say(first, 'd2d5');
        const watcher = new Guest(server, core);
        const source = await watcher.open(got(await white.api.games(true)).games[0]?.id ?? '');
        expect(source.state).toMatchObject({
            version: 1,
            mine: null,
            allowed: { act: 'none', commands: [] },
        });
        expect((await say(source, 'resign'))?.problem.code).toMatch(/not-yours|signed-out/);
        watcher.leave();
    });

    test('that does not exist cannot be opened', async () => {
        await expect(white.open('aaaaaaaaaaaa')).rejects.toThrow();
    });
});
