import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core } from '../src/core/types';
import { begin, type DeviceGame } from '../src/state/play/device_game';
import { Keeper, keptGame, returned } from '../src/state/play/keeping';
import { defaultChoice, optionsOf } from '../src/state/play/options';
import { timeText } from '../src/state/play/time';
import { repaired, settings } from '../src/state/settings.svelte';
import { shownTheme } from '../src/state/theme';
import { fakeStorage } from './storage_kit';

let core: Core;
const stored = fakeStorage();

beforeAll(async () => {
    core = await loadCore();
});

const newGame = (clock: boolean) =>
    begin(
        core,
        optionsOf('two', { ...defaultChoice, clock }, () => 0),
        null,
        5,
    );

describe('a game on the device', () => {
    it('comes back as it was', () => {
        const deviceGame = newGame(false);
        expect(new Keeper('two').keep(deviceGame)).toBe(true);
        expect(keptGame('two')).toMatchObject({ over: false, options: { opponent: 'two' } });
        expect(returned(core, 'two', 99)).toEqual(deviceGame);
        expect(keptGame('computer')).toBeNull();
    });

    it('that is damaged is left alone', () => {
        const { live } = newGame(false);
        const damaged = [
            ...['', '{', '{}', '{"tab":"a","seen":1,"session":{"game":{}}}', '[1]'],
            JSON.stringify({ tab: 'a', seen: 1, session: { ...newGame(false), live: { live } } }),
        ];
        for (const text of damaged) {
            stored.set('barracuda.game.two', text);
            expect(keptGame('two')).toBeNull();
        }
        const strange = { ...newGame(false), live: { ...live, events: ['1 0 white d2d9'] } };
        stored.set('barracuda.game.two', JSON.stringify({ tab: 'a', seen: 1, session: strange }));
        expect(returned(core, 'two', 0)).toBeNull();
    });

    it('that cannot be kept is no accident', () => {
        vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
            throw new Error('full');
        });
        expect(new Keeper('two').keep(newGame(false))).toBe(false);
    });
});

describe('a game that the version before has kept', () => {
    const start = '1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1';
    const options = () =>
        optionsOf('two', { ...defaultChoice, colour: 'white', clock: true }, () => 0);

    // As it was written, word by word.
    function keepEarlier(
        commands: readonly string[],
        events: readonly string[] | null,
        { over = false, touchMove = false, seen = 100_000 } = {},
    ): void {
        const clock = events && { control: '600+5', events };
        const game = { start, touchMove, commands };
        const control = events ? '600+5' : null;
        const deviceGame = { options: { ...options(), control }, game, clock, over, seed: 7 };
        stored.set('barracuda.game.two', JSON.stringify({ tab: 'a', seen, session: deviceGame }));
    }

    function back(now: number): DeviceGame {
        const deviceGame = returned(core, 'two', now);
        if (!deviceGame) throw new Error('it was not taken over');
        return deviceGame;
    }

    it('goes on without a clock', () => {
        keepEarlier(['c2c3', 'e8e7', 'c3b4', 'offer white agreement'], null);
        const { live, seed, over } = back(200_000);
        expect([seed, over]).toEqual([7, false]);
        const { view, game } = core.standing(live, 200_000);
        expect(game.commands).toEqual(['c2c3', 'e8e7', 'c3b4', 'offer white agreement']);
        expect([view.actor, view.owed]).toEqual(['white', 1]);
    });

    it('goes on with what its clocks showed when the page was left', () => {
        keepEarlier(
            ['c2c3', 'offer white agreement', 'decline brown', 'e8e7'],
            [
                'start white 1000',
                'act brown 11000',
                'stop 12000',
                'resume 50000',
                'act white 55000',
            ],
        );
        const { clock, game } = core.standing(back(900_000).live, 901_000);
        expect(game.commands).toEqual(['c2c3', 'e8e7']);
        expect(clock?.running).toBe('white');
        // ten seconds for the first move, six for the second, 45 and one since; five for every press
        expect(clock?.remaining).toEqual({ white: 595_000 - 46_000, brown: 599_000 });
    });

    it('goes on from where its clock was stopped, after something was taken back', () => {
        keepEarlier(
            ['c2c3'],
            ['start white 1000', 'act brown 11000', 'stop 11000', 'resume 40000', 'stop 43000'],
        );
        const { clock } = core.standing(back(900_000).live, 900_000);
        expect(clock?.remaining).toEqual({ white: 595_000, brown: 597_000 });
    });

    it('that was opened from a file keeps what was played before', () => {
        const commands = ['c2c3', 'e8e7', 'c3b4', 'x@c7'];
        keepEarlier(commands, ['start white 1000', 'act brown 3000'], { seen: 4000 });
        const { live } = back(5000);
        expect(live.before).toEqual(['c2c3', 'e8e7', 'c3b4']);
        expect(core.standing(live, 5000).game.commands).toEqual(commands);
        expect(core.standing(live, 5000).clock?.remaining.brown).toBe(599_000);
    });

    it('keeps its touches', () => {
        const events = ['start white 1000', 'act brown 3000'];
        keepEarlier(['touch d2', 'd2d4', 'touch d8'], events, { touchMove: true });
        expect(core.standing(back(5000).live, 5000).view.touches).toEqual(['d8']);
    });

    it.each([
        ['resign brown', 'resignation', 90_000],
        ['flag brown', 'time-out', 603_000],
    ])('is over if it was: %s', (command, ending, at) => {
        const events = ['start white 1000', 'act brown 3000', `stop ${at}`];
        keepEarlier(['d2d4', command], events, { over: true });
        const { over, live } = back(999_999);
        expect(over).toBe(true);
        expect(core.standing(live, 0).state.outcome).toMatchObject({ winner: 'white', ending });
    });
});

describe('the time', () => {
    it.each([
        [0, '0.0'],
        [9_990, '9.9'],
        [10_000, '0:10'],
        [59_001, '1:00'],
        [300_000, '5:00'],
        [3_725_000, '1:02:05'],
        [190_800_000, '2d 5h'],
    ])('%i is %s', (milliseconds, text) => expect(timeText(milliseconds)).toBe(text));
});

describe('settings', () => {
    it('are repaired one by one', () => {
        expect(repaired({ theme: 'pink', sounds: false, helps: { threats: true } })).toMatchObject({
            theme: 'system',
            sounds: false,
            helps: { threats: true, locks: true, mobility: false, on: true, effects: true },
        });
    });

    it('have a confirmation per device, also from when there was one for all', () => {
        const all = (confirmation: unknown) => repaired({ confirmation }).confirmation;
        expect(all('button')).toEqual({ mouse: 'button', touch: 'button' });
        expect(all({ mouse: 'at-once', touch: 3 })).toEqual({
            mouse: 'at-once',
            touch: 'tap-again',
        });
    });

    it('have one switch for all helps', () => {
        settings.change({ helps: { ...settings.data.helps, on: false } });
        expect(Object.values(settings.helps)).not.toContain(true);
        settings.reset();
        expect(settings.helps).toEqual(settings.data.helps);
    });

    it('follow a wish of the system for contrast', () => {
        expect(shownTheme('system', true)).toBe('contrast');
        expect(shownTheme('dark', true)).toBe('dark');
        expect(shownTheme('system', false)).toBe('system');
    });
});
