import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Engine, SearchResult } from '../src/core/engine_types';
import type { Core, Player } from '../src/core/types';
import { changed, type DeviceGame, resumed, resumeFrom } from '../src/state/play/device_game';
import { controlOf, defaultChoice } from '../src/state/play/options';
import { repairedChoice } from '../src/state/play/stored';
import { Table } from '../src/state/play/table.svelte';
import { LowTimeAlarm, timeLeft } from '../src/state/play/time';
import { commandsOf, deviceGame, played, sourceOf } from './play_kit';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

// An engine that answers every search like this.
const engineOf = (search: () => Promise<SearchResult>): Engine => ({
    search,
    stop: () => {},
    close: () => {},
});
const silent = engineOf(() => new Promise(() => {}));
const broken = engineOf(() => Promise.reject(new Error('no memory')));
const quick = engineOf(async () => ({ best: 'd2d4', lines: [] }));

describe('options', () => {
    it('keep what is valid of a stored choice', () => {
        expect(repairedChoice(null, 'computer')).toEqual(defaultChoice);
        const partly = { level: 99, colour: 'red', express: { second: 2 }, names: { first: 'A' } };
        expect(repairedChoice(partly, 'two')).toEqual({
            ...defaultChoice,
            express: { first: 0, second: 2 },
            names: { first: 'A', second: '' },
        });
        const own = { ...defaultChoice, level: 7, clock: true, seconds: 0 };
        expect(repairedChoice(JSON.parse(JSON.stringify(own)), 'computer')).toEqual(own);
    });

    it('say the time as a record does', () => {
        expect(controlOf(defaultChoice)).toBeNull();
        expect(controlOf({ ...defaultChoice, clock: true })).toBe('600+5');
        expect(controlOf({ ...defaultChoice, clock: true, bonus: 'delay' })).toBe('600d5');
        expect(controlOf({ ...defaultChoice, clock: true, seconds: 0 })).toBe('600');
    });
});

describe('a game on this device', () => {
    it('goes on by legal commands and explains the others', () => {
        const request = { by: 'white', command: 'd2d6', now: 2000, madeFor: 0 } as const;
        const change = changed(core, deviceGame(core, 'two'), request);
        const refusal = { explanation: { reason: 'wrong-distance' } };
        expect(change).toMatchObject({ done: false, refusal });
        const two = played(core, deviceGame(core, 'two'), 'd2d4', 'd8d6');
        expect(commandsOf(core, two)).toEqual(['d2d4', 'd8d6']);
        expect(two.live.events).toEqual(['1 2000 white d2d4', '2 3000 brown d8d6']);
    });

    it('is over when somebody resigns', () => {
        const over = played(core, deviceGame(core, 'two'), 'd2d4', 'brown resign');
        expect(over.over).toBe(true);
        expect(core.standing(over.live, 0).state.outcome).toMatchObject({
            winner: 'white',
            ending: 'resignation',
        });
    });

    it('goes on from what was played before', () => {
        const { game } = core.standing(
            played(core, deviceGame(core, 'two'), 'd2d4', 'd8d6').live,
            0,
        );
        const { options } = deviceGame(core, 'computer', { colour: 'brown' });
        const further = resumeFrom(core, options, game, 9000);
        expect(further.live).toMatchObject({
            use: 'computer',
            before: ['d2d4', 'd8d6'],
            events: [],
        });
        expect(commandsOf(core, played(core, further, 'd4d2'))).toEqual(['d2d4', 'd8d6', 'd4d2']);
    });

    it('gets back the time in which the page was closed', () => {
        const timed = deviceGame(core, 'two', { clock: true, minutes: 1, seconds: 0 });
        const away = resumed(core, timed, 2000, 50_000);
        expect(core.standing(away.live, 51_000).clock?.remaining.white).toBe(58_000);
        expect(resumed(core, deviceGame(core, 'two'), 2000, 50_000).live.events).toEqual([]);
    });
});

describe('a game on the device', () => {
    it('for two is taken back action by action', async () => {
        const placed = played(
            core,
            deviceGame(core, 'two'),
            'c2c3',
            'e8e7',
            'c3b4',
            'x@c7',
            'd8d6',
        );
        const source = sourceOf(core, placed);
        expect(source.state.mine).toBe('both');
        for (const left of [4, 3, 2, 1, 0]) {
            expect(source.state.allowed.commands).toContain('offer back');
            expect(await source.send('offer back', source.state.version)).toBeNull();
            expect(source.state.view.history.length).toBe(left);
        }
        expect(source.state.allowed.commands).not.toContain('offer back');
        expect(source.state.version).toBe(10);
    });

    it('against the computer is taken back turn by turn, with the answers', async () => {
        const game = played(
            core,
            deviceGame(core, 'computer'),
            'c2c3',
            'e8e7',
            'c3b4',
            'x@c7',
            'd8d6',
        );
        const source = sourceOf(core, game, { startEngine: () => silent });
        await source.send('offer back', source.state.version);
        expect(source.state.game.commands).toEqual(['c2c3', 'e8e7']);
        const asBrown = played(core, deviceGame(core, 'computer', { colour: 'brown' }), 'c2c3');
        expect(sourceOf(core, asBrown).state.allowed.commands).not.toContain('offer back');
    });

    it('with touch-move is never taken back: what was released is final (R7.2, R10.4)', async () => {
        for (const opponent of ['two', 'computer'] as const) {
            const game = played(
                core,
                deviceGame(core, opponent, { touchMove: true }),
                'd2d4',
                'd8d6',
            );
            const source = sourceOf(core, game);
            expect(source.state.allowed.commands).not.toContain('offer back');
            expect((await source.send('offer back', 2))?.problem.code).toBe('not-allowed');
        }
    });

    it('has what is said said by whoever of two can say it', async () => {
        const source = sourceOf(core, played(core, deviceGame(core, 'two'), 'd2d4'));
        await source.send('offer agreement', 1);
        expect(source.state.offers).toEqual([{ by: 'brown', kind: 'agreement' }]);
        await source.send('decline agreement', 2);
        expect(source.state.offers).toEqual([]);
        await source.send('resign', 3);
        expect(source.state.outcome).toMatchObject({ winner: 'white', ending: 'resignation' });
        expect(source.state.allowed).toMatchObject({ act: 'none', hint: false });
    });

    it('refuses what was made for an older version', async () => {
        const source = sourceOf(core, deviceGame(core, 'two'));
        await source.send('d2d4', 0);
        expect((await source.send('d8d6', 0))?.problem.code).toBe('stale');
        expect(await source.send('d8d6', 1)).toBeNull();
    });

    it('ends when the time is over, which is not taken back', async () => {
        let now = 1000;
        const timed = deviceGame(core, 'two', { clock: true, minutes: 1, seconds: 0 });
        let ended = 0;
        const source = sourceOf(core, timed, { now: () => now, ended: () => ++ended });
        now = 60_999;
        source.look();
        expect(source.state.outcome).toBeNull();
        now = 61_000;
        source.look();
        expect(source.state.outcome).toMatchObject({ winner: 'brown', ending: 'time-out' });
        expect(source.state.clock?.running).toBeNull();
        expect(ended).toBe(1);
        expect(source.state.allowed.commands).not.toContain('offer back');
    });

    it('is played again by both, when one of them wants to', async () => {
        const next: DeviceGame[] = [];
        const over = played(core, deviceGame(core, 'two'), 'white resign');
        const source = sourceOf(core, over, { again: (from) => next.push(from) });
        await source.send('offer rematch', source.state.version);
        expect(next).toEqual([source.deviceGame]);
    });

    it('rests in this tab as long as another has it', async () => {
        const first = deviceGame(core, 'two');
        const source = sourceOf(core, first, { reclaim: () => played(core, first, 'd2d4') });
        source.giveUp();
        expect(source.state).toMatchObject({ connection: 'elsewhere', allowed: { act: 'none' } });
        source.retry();
        expect(source.state).toMatchObject({ connection: 'open', version: 1 });
    });

    it('tells of a hint that the engine cannot give, and asks a fresh one next', async () => {
        const engines = [broken, quick];
        const startEngine = () => engines.shift() ?? silent;
        const source = sourceOf(core, deviceGame(core, 'computer'), { startEngine });
        const table = new Table(core, source);
        await table.findHint();
        expect([table.hint, table.hinting]).toEqual([null, false]);
        expect(source.state.seats.brown.presence).toBe('here'); // the computer can still play
        await table.findHint();
        expect(table.hint).toBe('d2d4');
    });

    it('is shown as it was, until something happens', async () => {
        const source = sourceOf(core, played(core, deviceGame(core, 'two'), 'd2d4', 'd8d6'));
        const table = new Table(core, source);
        table.goTo(1);
        expect([table.past, table.player]).toEqual([1, 'none']);
        expect(table.shown.history.length).toBe(1);
        await source.send('offer agreement', 2);
        expect([table.past, table.player]).toEqual([null, 'both']);
        table.step(-5);
        expect(table.past).toBe(0);
    });
});

describe('the clocks of a game', () => {
    it('charge whoever owes the next action', () => {
        const timed = deviceGame(core, 'two', { clock: true, minutes: 1, seconds: 0 });
        const game = played(core, timed, 'c2c3', 'e8e7', 'c3b4');
        const { clock } = core.standing(game.live, 6000);
        expect(clock?.running).toBe('white'); // who captured a barragoon places it
        expect(clock?.remaining).toEqual({ white: 56_000, brown: 59_000 });
    });

    it('show what is left now, and stand still during a delay', () => {
        const timed = deviceGame(core, 'two', {
            clock: true,
            minutes: 1,
            seconds: 5,
            bonus: 'delay',
        });
        const { clock } = core.standing(timed.live, 1000);
        if (!clock) throw new Error('no clock');
        const shown = [1000, 5000, 6000, 10_000, 99_000].map((now) =>
            timeLeft(clock, 'white', now),
        );
        expect(shown).toEqual([60_000, 60_000, 60_000, 56_000, 0]);
        expect(timeLeft(clock, 'brown', 99_000)).toBe(60_000);
    });

    it('ring once when time gets short', () => {
        const timed = deviceGame(core, 'two', { clock: true, minutes: 1, seconds: 0 });
        const { clock } = core.standing(timed.live, 1000);
        if (!clock) throw new Error('no clock');
        const alarm = new LowTimeAlarm();
        const times = [1000, 50_000, 51_001, 51_100, 60_000];
        expect(times.map((now) => alarm.rings(clock, now))).toEqual([
            false,
            false,
            true,
            false,
            false,
        ]);
        expect(alarm.rings({ ...clock, running: null }, 60_000)).toBe(false);
    });

    it('ring once for each player when both are short of time', () => {
        const timed = deviceGame(core, 'two', { clock: true, minutes: 1, seconds: 0 });
        const { clock } = core.standing(timed.live, 1000);
        if (!clock) throw new Error('no clock');
        const alarm = new LowTimeAlarm();
        const rings = (running: Player, left: number) =>
            alarm.rings({ ...clock, running, deadline: 100_000 }, 100_000 - left);
        expect([rings('white', 9000), rings('brown', 9000)]).toEqual([true, true]);
        expect([rings('white', 8000), rings('brown', 8000)]).toEqual([false, false]);
        expect([rings('white', 11_000), rings('white', 9000)]).toEqual([false, true]);
    });
});
