// Who sits where: names and handicaps belong to players, colours are drawn and swapped.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core } from '../src/core/types';
import { begin, type DeviceGame, rematch, resumeFrom } from '../src/state/play/device_game';
import { keptGame, returned } from '../src/state/play/keeping';
import { defaultChoice, type FormChoice, optionsOf, swapped } from '../src/state/play/options';
import { computerOf, personOf } from '../src/state/play/seats';
import { repairedChoice, repairedOptions } from '../src/state/play/stored';
import { fakeStorage } from './storage_kit';

let core: Core;
const stored = fakeStorage();

beforeAll(async () => {
    core = await loadCore();
});

const handicapped: FormChoice = { ...defaultChoice, express: { first: 0, second: 2 } };
const expressLevels = (deviceGame: DeviceGame) =>
    core.standing(deviceGame.live, 0).view.expressLevels;

describe('the lot', () => {
    it('is the default, and draws the colour of the person (R1.5)', () => {
        expect(defaultChoice.colour).toBe('lot');
        expect(personOf(optionsOf('computer', defaultChoice, () => 0.2).seats)).toBe('white');
        const brown = optionsOf('computer', defaultChoice, () => 0.9);
        expect(personOf(brown.seats)).toBe('brown');
        expect(computerOf(brown.seats)).toBe('white');
        expect(personOf(swapped(brown).seats)).toBe('white');
    });

    it('draws who of two people has White', () => {
        const choice = { ...defaultChoice, names: { first: ' Anna', second: 'Bo' } };
        const { seats } = optionsOf('two', choice, () => 0.9);
        expect([seats.white.name, seats.brown.name]).toEqual(['Bo', 'Anna']);
        expect(personOf(seats)).toBeNull();
        expect(computerOf(seats)).toBeNull();
    });

    it('is not asked if the colour was chosen', () => {
        const { seats } = optionsOf('two', { ...defaultChoice, colour: 'white' }, () => 0.9);
        expect(seats.white.who).toBe('first');
    });
});

describe('a handicap', () => {
    it('goes with its player, whatever the colour', () => {
        const asWhite = begin(
            core,
            optionsOf('computer', handicapped, () => 0.2),
            null,
            0,
        );
        expect(expressLevels(asWhite)).toEqual({ white: 0, brown: 2 });
        const asBrown = begin(
            core,
            optionsOf('computer', handicapped, () => 0.9),
            null,
            0,
        );
        expect(expressLevels(asBrown)).toEqual({ white: 2, brown: 0 });
        expect(expressLevels(rematch(core, asWhite, 0))).toEqual({ white: 2, brown: 0 });
        expect(expressLevels(rematch(core, rematch(core, asWhite, 0), 0))).toEqual(
            expressLevels(asWhite),
        );
    });

    it('is that of a position that was given, also in the rematch from it', () => {
        const start = '5dz/7/7/7/7/7/7/7/ZD5 b - 22 01 7';
        const options = optionsOf('computer', { ...handicapped, colour: 'white' }, () => 0);
        const game = { start, touchMove: true, commands: ['g9g8'] };
        const given = resumeFrom(core, options, game, 0);
        expect(given.options.seats.brown.handicap).toBe(1);
        const next = rematch(core, given, 0);
        expect(next.live).toMatchObject({
            start: '5dz/7/7/7/7/7/7/7/ZD5 b - 22 10 7',
            touchMove: true,
            before: [],
        });
        expect(personOf(next.options.seats)).toBe('brown');
    });
});

describe('what an earlier version stored', () => {
    const { names: _names, ...earlier } = defaultChoice;

    it('gives its handicaps to the players who had the colours', () => {
        const express = { white: 1, brown: 2 };
        const repaired = (colour: string) =>
            repairedChoice({ ...earlier, express, colour }, 'computer');
        expect(repaired('white').express).toEqual({ first: 1, second: 2 });
        expect(repaired('brown').express).toEqual({ first: 2, second: 1 });
        expect(repaired('lot').express).toEqual({ first: 1, second: 2 });
        expect(repaired('brown').colour).toBe('brown');
    });

    it('has the lot for two, who could not choose', () => {
        expect(repairedChoice({ ...earlier, colour: 'white' }, 'two').colour).toBe('lot');
        const chosen = { ...defaultChoice, colour: 'white' };
        expect(repairedChoice(chosen, 'two').colour).toBe('white');
    });

    it('as a running game goes on with the same colours and handicaps', () => {
        const choice = { ...earlier, colour: 'brown', express: { white: 1, brown: 0 } };
        const options = { opponent: 'computer', level: 4, human: 'brown', flips: false };
        const start = core.startFen('closed', choice.express);
        const deviceGame = {
            options: { ...options, control: null, choice },
            game: { start, touchMove: false, commands: ['d2d4'] },
            clock: null,
            over: false,
        };
        stored.set(
            'barracuda.game.computer',
            JSON.stringify({ tab: 'a', seen: 1, session: deviceGame }),
        );
        expect(keptGame('computer')?.options.level).toBe(4);
        const back = returned(core, 'computer', 0);
        expect(back && personOf(back.options.seats)).toBe('brown');
        expect(back?.options.seats.white).toMatchObject({ kind: 'computer', handicap: 1 });
    });

    it('for two has the first player as White', () => {
        const old = { opponent: 'two', level: 1, human: null, control: null, flips: true };
        expect(repairedOptions(old)?.seats.white).toMatchObject({ who: 'first', kind: 'person' });
        expect(repairedOptions({ ...old, human: 'white' })).toBeNull();
        expect(repairedOptions({ ...old, opponent: 'computer' })).toBeNull();
    });

    it('is left alone if its seats make no sense', () => {
        const options = optionsOf('computer', defaultChoice, () => 0);
        expect(repairedOptions(JSON.parse(JSON.stringify(options)))).toEqual(options);
        const { seats } = options;
        for (const bad of [{}, { white: seats.white, brown: seats.white }, { white: seats.white }])
            expect(repairedOptions({ ...options, seats: bad })).toBeNull();
        expect(repairedOptions({ ...options, opponent: 'two' })).toBeNull();
    });
});
