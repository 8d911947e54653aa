// Games against the computer differ by their seeds, and by nothing else.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCore } from '../src/core/core';
import { startEngine } from '../src/core/engine';
import type { Core } from '../src/core/types';
import { begin, type DeviceGame } from '../src/state/play/device_game';
import { Keeper, keptGame, returned } from '../src/state/play/keeping';
import type { LocalSource } from '../src/state/play/local.svelte';
import { defaultChoice, optionsOf } from '../src/state/play/options';
import { drawnSeed, isSeed } from '../src/state/play/seed';
import { InThread } from './engine_kit';
import { commandsOf, sourceOf } from './play_kit';
import { fakeStorage } from './storage_kit';

let core: Core;
const stored = fakeStorage();

beforeAll(async () => {
    core = await loadCore();
    // The computer does not slow down for people to follow.
    vi.stubGlobal('setTimeout', (run: () => void) => setImmediate(run));
});

function newGame(level: number, seed?: number): DeviceGame {
    const options = optionsOf('computer', { ...defaultChoice, level }, () => 0);
    const deviceGame = begin(core, options, null, 0);
    return seed === undefined ? deviceGame : { ...deviceGame, seed };
}

// The person always has the same answer to the same position: the first of its kind.
function replies(source: LocalSource): void {
    const { view, version } = source.state;
    const [place] = view.placeable;
    const move = view.moves.find(({ captures }) => captures) ?? view.moves[0];
    source.send(move ? move.action : `x@${place}`, version);
}

// Goes on until so many actions are played, as a page that has just been opened does.
async function playOn(deviceGame: DeviceGame, actions: number): Promise<DeviceGame> {
    const keeper = new Keeper('computer');
    const source = sourceOf(core, deviceGame, {
        save: (saved) => keeper.keep(saved),
        startEngine: () => startEngine(() => new InThread()),
    });
    source.open();
    while (source.state.view.history.length < actions && !source.state.outcome) {
        if (source.state.view.actor === 'white') replies(source);
        await new Promise((resolve) => setImmediate(resolve));
    }
    source.close();
    return source.deviceGame;
}

const turnsOf = (deviceGame: DeviceGame) => commandsOf(core, deviceGame).slice(0, 12).join(' ');

describe.each([1, 3, 5, 8])('games at level %i', { timeout: 60_000 }, (level) => {
    it('differ by the seed', async () => {
        const games = await Promise.all(
            [1, 2, 3, 4].map((seed) => playOn(newGame(level, seed), 12)),
        );
        expect(new Set(games.map(turnsOf)).size).toBeGreaterThan(1);
    });

    it('are alike with the same seed, also if the page was opened anew in between', async () => {
        const whole = await playOn(newGame(level, 7), 12);
        await playOn(newGame(level, 7), 6);
        const kept = returned(core, 'computer', 0);
        if (!kept) throw new Error('nothing was kept');
        expect(turnsOf(await playOn(kept, 12))).toBe(turnsOf(whole));
    });
});

describe('a seed', () => {
    it('is drawn for every game', () => {
        const seeds = [newGame(3), newGame(3), newGame(3)].map(({ seed }) => seed);
        expect(new Set(seeds).size).toBe(3);
        expect(seeds.every(isSeed)).toBe(true);
    });

    it('is one that the engine takes', () => {
        expect(isSeed(drawnSeed(() => 0))).toBe(true);
        expect(isSeed(drawnSeed(() => 0.999_999_999_99))).toBe(true);
        for (const other of [-1, 0.5, 2e9, '7', null]) expect(isSeed(other)).toBe(false);
    });

    it('is given to a game that was kept without one', () => {
        const { seed: _seed, ...deviceGame } = newGame(3);
        stored.set(
            'barracuda.game.computer',
            JSON.stringify({ tab: 'a', seen: 0, session: deviceGame }),
        );
        expect(isSeed(keptGame('computer')?.seed)).toBe(true);
    });
});
