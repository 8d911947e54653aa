import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../src/core/core';
import { type Core, CoreError } from '../src/core/types';
import { texts } from '../src/i18n/i18n.svelte';
import type { DeviceGame } from '../src/state/play/device_game';
import { shownName } from '../src/state/play/names';
import { phasesOf } from '../src/state/play/phases';
import { analysisLink, gameOfFile, gameOfHash, tagsOf } from '../src/state/play/records';
import { linked } from '../src/study/links';
import { studyOfGame } from '../src/study/read';
import { deviceGame, played, sourceOf } from './play_kit';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

describe('phases', () => {
    it('of a captured barragoon', () => {
        const view = core.standing(
            played(core, deviceGame(core, 'two'), 'c2c3', 'e8e7', 'c3b4').live,
            0,
        ).view;
        expect(
            phasesOf(view).map(({ kind, player, state }) => `${kind} ${player} ${state}`),
        ).toEqual(['capture white done', 'place white now', 'move brown next']);
    });

    it('of a captured piece', () => {
        const game = {
            start: '7/7/3d3/7/7/3D3/7/7/D5d w - 8 00 1',
            touchMove: false,
            commands: [],
        };
        const view = core.view({ ...game, commands: ['d4d7'] });
        expect(phasesOf(view).map(({ player, state }) => `${player} ${state}`)).toEqual([
            'white done',
            'brown now',
            'white next',
            'brown next',
        ]);
        expect(phasesOf(core.view(game))).toEqual([]);
    });
});

describe('records', () => {
    it('are written and read', () => {
        const { state } = sourceOf(core, played(core, deviceGame(core, 'two'), 'd2d4', 'd8d6'));
        const text = core.recordOf(state.game, tagsOf(state, new Date(2026, 10, 5)));
        expect(text).toContain('[Date "2026.11.05"]');
        expect(gameOfFile(core, text).commands).toEqual(['d2d4', 'd8d6']);
    });

    it('say who has won a game that was claimed, in the file and in the analysis', () => {
        const { state } = sourceOf(core, played(core, deviceGame(core, 'two'), 'd2d4', 'd8d6'));
        const ended = (winner: 'white' | 'brown' | null) => {
            const outcome = { winner, ending: 'claimed', clause: null } as const;
            return tagsOf({ ...state, outcome }, new Date(2026, 10, 5));
        };
        for (const [winner, result] of [
            ['white', '1-0'],
            ['brown', '0-1'],
            [null, '1/2-1/2'],
        ] as const) {
            const text = core.recordOf(state.game, ended(winner));
            expect(text).toContain('[Termination "claimed"]');
            expect(core.readRecords(text)[0].result).toBe(result);
            const link = linked(analysisLink(core, state.game, ended(winner)));
            expect(studyOfGame(core, state.game, link?.tags).result).toBe(result);
        }
    });

    it('name the players neutrally, and pages show the names in their own language', async () => {
        const namesIn = (tags: readonly (readonly [string, string])[]) =>
            tags.filter(([tag]) => tag === 'White' || tag === 'Brown').map(([, name]) => name);
        const tagsIn = (game: DeviceGame) => tagsOf(sourceOf(core, game).state, new Date());
        const against = deviceGame(core, 'computer', { level: 3, colour: 'brown' });
        const named = deviceGame(core, 'two', { names: { first: 'Ann', second: '' } });
        await texts.speak('fr', ['analysis']);
        expect(namesIn(tagsIn(against))).toEqual(['Computer level 3', 'Player']);
        expect(namesIn(tagsIn(deviceGame(core, 'two')))).toEqual(['Player', 'Player']);
        expect(namesIn(tagsIn(named))).toEqual(['Ann', 'Player']);
        expect(['Computer level 3', 'Player', 'Ann', 'Computer level x'].map(shownName)).toEqual([
            'Ordinateur, niveau 3',
            'Joueur',
            'Ann',
            'Computer level x',
        ]);
        await texts.speak('en');
    });

    it('come and go as links', () => {
        const { game } = sourceOf(
            core,
            played(core, deviceGame(core, 'two'), 'd2d4', 'd8d6'),
        ).state;
        const link = analysisLink(core, game, [['White', 'A & B']]);
        expect(gameOfHash(core, link.split('#')[1] ?? '')).toEqual(game);
        expect(linked(link)?.tags).toEqual([['White', 'A & B']]);
        expect(linked(link)?.missed).toBeNull();
        expect(linked(analysisLink(core, game, [], 'brown'))?.missed).toBe('brown');
        expect(linked(`${link}&missed=nobody`)?.missed).toBeNull();
        const fen = core.view(game).fen;
        expect(gameOfHash(core, `fen=${encodeURIComponent(fen)}`)?.start).toBe(fen);
        expect(gameOfHash(core, 'other=1')).toBeNull();
        expect(() => gameOfHash(core, 'game=zzzz')).toThrow(CoreError);
        expect(() => gameOfHash(core, 'fen=nonsense')).toThrow(CoreError);
        expect(() => gameOfHash(core, 'fen=ZZZ4/7/7/7/7/7/7/7/6z')).toThrow('White has 3 pieces');
    });
});
