// Which level is proposed after which games.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core, Player } from '../src/core/types';
import { begin, type DeviceGame, resumeFrom } from '../src/state/play/device_game';
import {
    keepLadder,
    keptLadder,
    type Ladder,
    proposalOf,
    repairedLadder,
    withGame,
} from '../src/state/play/ladder';
import { atLevel, defaultChoice, type FormChoice, optionsOf } from '../src/state/play/options';
import { played } from './play_kit';
import { fakeStorage } from './storage_kit';

let core: Core;
fakeStorage();

beforeAll(async () => {
    core = await loadCore();
});

const nothing: Ladder = { games: [], silent: false };

const game = (level: number, choice: Partial<FormChoice> = {}): DeviceGame =>
    begin(
        core,
        optionsOf('computer', { ...defaultChoice, level, ...choice }, () => 0),
        null,
        0,
    );

// The person has White. Nobody who resigns: a draw.
function ended(ladder: Ladder, deviceGame: DeviceGame, loser: Player | null): Ladder {
    const draw = ['white offer agreement', 'brown accept agreement'];
    const at = played(core, deviceGame, ...(loser ? [`${loser} resign`] : draw));
    return withGame(core, ladder, at, core.standing(at.live, 0).view);
}

const ladderOf = (level: number, ...losers: (Player | null)[]): Ladder =>
    losers.reduce<Ladder>((ladder, loser) => ended(ladder, game(level), loser), nothing);

describe('another level', () => {
    it('is proposed after three wins or losses in a row', () => {
        expect(proposalOf(ladderOf(3, 'brown', 'brown'))).toBeNull();
        expect(proposalOf(ladderOf(3, 'brown', 'brown', 'brown'))).toEqual({
            level: 4,
            after: 'won',
        });
        expect(proposalOf(ladderOf(3, 'white', 'white', 'white'))).toEqual({
            level: 2,
            after: 'lost',
        });
        expect(proposalOf(ladderOf(3, 'white', 'brown', 'brown', 'brown'))?.level).toBe(4);
    });

    it('is not proposed after anything else', () => {
        expect(proposalOf(nothing)).toBeNull();
        expect(proposalOf(ladderOf(3, 'brown', 'white', 'brown'))).toBeNull();
        expect(proposalOf(ladderOf(3, 'brown', 'brown', null))).toBeNull();
        expect(proposalOf(ladderOf(3, null, null, null))).toBeNull();
        const other = ended(ladderOf(3, 'brown', 'brown'), game(4), 'brown');
        expect(proposalOf(other)).toBeNull();
    });

    it('is one that exists', () => {
        expect(proposalOf(ladderOf(1, 'white', 'white', 'white'))).toBeNull();
        expect(proposalOf(ladderOf(10, 'brown', 'brown', 'brown'))).toBeNull();
    });

    it('is proposed no more once the player has had enough of it', () => {
        const ladder = { ...ladderOf(3, 'brown', 'brown', 'brown'), silent: true };
        expect(proposalOf(ladder)).toBeNull();
        keepLadder(ladder);
        expect(proposalOf(ended(keptLadder(), game(3), 'brown'))).toBeNull();
    });

    it('is the level of the next game, and of the choice', () => {
        const options = atLevel(game(3).options, 4);
        expect([options.level, options.choice.level]).toEqual([4, 4]);
    });
});

describe('a game', () => {
    it('counts once, as it ended last', () => {
        const deviceGame = game(3);
        const before = ended(ended(nothing, deviceGame, 'white'), deviceGame, 'brown');
        expect(before.games).toEqual([{ seed: deviceGame.seed, level: 3, result: 'won' }]);
    });

    it('that was brought along or has a handicap does not count', () => {
        const { options } = game(3);
        const start = '7/7/7/7/7/3d3/7/7/3D3 w - 24 00 1';
        const brought = resumeFrom(core, options, { start, touchMove: false, commands: [] }, 0);
        expect(ended(nothing, brought, 'white')).toBe(nothing);
        const handicap = game(3, { express: { first: 0, second: 1 } });
        expect(ended(nothing, handicap, 'white')).toBe(nothing);
        for (const setup of ['closed', 'open'] as const) {
            const usual = game(3, { setup, express: { first: 1, second: 1 } });
            expect(ended(nothing, usual, 'white').games).toHaveLength(1);
        }
    });

    it('for two does not count', () => {
        const options = optionsOf('two', defaultChoice, () => 0);
        expect(ended(nothing, begin(core, options, null, 0), 'white')).toBe(nothing);
    });
});

describe('what is kept', () => {
    it('comes back as it was', () => {
        const ladder = ladderOf(3, 'brown', null, 'white');
        keepLadder(ladder);
        expect(keptLadder()).toEqual(ladder);
    });

    it('is repaired', () => {
        for (const damaged of [null, 7, [], { games: 3 }, { silent: 'yes' }])
            expect(repairedLadder(damaged)).toEqual(nothing);
        const good = { seed: 5, level: 2, result: 'won' };
        const bad = [{ ...good, level: 11 }, { ...good, result: 'won!' }, { level: 2 }, null];
        expect(repairedLadder({ games: [good, ...bad], silent: true })).toEqual({
            games: [good],
            silent: true,
        });
        const many = [1, 2, 3, 4, 5].map((seed) => ({ ...good, seed }));
        expect(repairedLadder({ games: many }).games.map(({ seed }) => seed)).toEqual([3, 4, 5]);
    });
});
