import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Engine, SearchLimits, SearchResult } from '../src/core/engine_types';
import type { Core, GameText } from '../src/core/types';
import { resumeFrom } from '../src/state/play/device_game';
import { acceptsDraw, dutyOf, offers } from '../src/state/play/draws';
import type { LocalSource } from '../src/state/play/local.svelte';
import { defaultChoice, optionsOf } from '../src/state/play/options';
import { sourceOf } from './play_kit';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

// Answers with the first legal action, and notes what it is asked.
class SimpleEngine implements Engine {
    asked: SearchLimits[] = [];
    fails = false;
    chance = 0.5;

    search = async (game: GameText, limits: SearchLimits): Promise<SearchResult> => {
        this.asked.push(limits);
        if (this.fails) throw new Error('broken');
        const view = core.view(game);
        const best =
            view.moves[0]?.action ?? (view.placeable[0] && `x@${view.placeable[0]}`) ?? null;
        const score = { kind: 'points', value: 0 } as const;
        const line = { rank: 1, depth: 1, score, chance: this.chance, actions: best ? [best] : [] };
        return { best, lines: [line] };
    };
    stop = () => {};
    close = () => {};
}

// Brown's next turn completes the third repetition.
const turns = ['d2d4', 'd8d6', 'd4d2', 'd6d8'];
const repeated = [...turns, ...turns, ...turns].slice(0, -1);

function gameAgainst(
    engine: Engine,
    colour: 'white' | 'brown',
    level = 3,
    commands: readonly string[] = [],
): LocalSource {
    const options = optionsOf('computer', { ...defaultChoice, colour, level }, () => 0);
    const start = core.startFen('closed', { white: 0, brown: 0 });
    const deviceGame = resumeFrom(core, options, { start, touchMove: false, commands }, 0);
    return sourceOf(core, deviceGame, { startEngine: () => engine });
}

const say = (source: LocalSource, command: string) => source.send(command, source.state.version);
const presence = ({ state }: LocalSource) =>
    [state.seats.white, state.seats.brown].find(({ kind }) => kind === 'computer')?.presence;

const settled = (source: LocalSource) =>
    expect.poll(() => (presence(source) === 'thinking' ? null : source.state.view.history.length), {
        timeout: 3000,
    });

describe('the computer', () => {
    it('moves first as White, and waits for the person then', async () => {
        const engine = new SimpleEngine();
        const source = gameAgainst(engine, 'brown');
        source.open();
        await settled(source).toBe(1);
        expect(source.state.view.actor).toBe('brown');
        expect(engine.asked).toEqual([{ level: 3, seed: source.deviceGame.seed }]);
    });

    it('thinks for a second at full strength', async () => {
        const engine = new SimpleEngine();
        const source = gameAgainst(engine, 'brown', 10);
        source.open();
        await settled(source).toBe(1);
        expect(engine.asked).toEqual([{ moveTime: 1000 }]);
    });

    it('says when its engine fails, and goes on after a retry', async () => {
        const engine = new SimpleEngine();
        engine.fails = true;
        const source = gameAgainst(engine, 'brown');
        source.open();
        await expect.poll(() => presence(source)).toBe('stuck');
        engine.fails = false;
        source.retry();
        await settled(source).toBe(1);
        expect(presence(source)).toBe('here');
    });

    it('answers offers by its chances', async () => {
        const engine = new SimpleEngine();
        const source = gameAgainst(engine, 'white');
        engine.chance = 0.1; // White's, so Brown is winning
        await say(source, 'offer agreement');
        expect(source.state.offers).toEqual([{ by: 'white', kind: 'agreement' }]);
        await expect.poll(() => source.state.declined, { timeout: 3000 }).toBe('agreement');
        expect(source.state.offers).toEqual([]);
        engine.chance = 0.9;
        await say(source, 'offer agreement');
        expect(source.state.declined).toBeNull();
        await expect.poll(() => source.state.outcome?.ending, { timeout: 3000 }).toBe('agreement');
    });

    it('waits for the person who may offer a draw by repetition (R9.2), until told to go on', async () => {
        const source = gameAgainst(new SimpleEngine(), 'brown', 3, repeated);
        source.open();
        await say(source, 'd6d8');
        expect(source.state.view.mayOfferRepetition).toBe('brown');
        expect(source.state.allowed.commands).toContain('offer repetition');
        expect([source.state.waits, presence(source)]).toEqual([true, 'here']);
        await new Promise((resolve) => setTimeout(resolve, 600));
        expect(source.state.view.history.length).toBe(12);
        await say(source, 'resume');
        expect(source.state.waits).toBe(false);
        await settled(source).toBe(13);
    });

    it('waits no longer once the draw by repetition was offered', async () => {
        const engine = new SimpleEngine();
        engine.chance = 0.9; // White's: it refuses
        const source = gameAgainst(engine, 'brown', 3, repeated);
        await say(source, 'd6d8');
        await say(source, 'offer repetition');
        expect(source.state.waits).toBe(false);
        await settled(source).toBe(13);
        expect(source.state.game.commands).toContain('decline white');
    });

    it('does not play after it was closed', async () => {
        const source = gameAgainst(new SimpleEngine(), 'brown');
        source.open();
        source.close();
        await new Promise((resolve) => setTimeout(resolve, 600));
        expect(source.state.view.history).toEqual([]);
    });
});

describe('draws', () => {
    it('are accepted when worse, or even after a long game', () => {
        expect(acceptsDraw('agreement', 0.4, 3)).toBe(false);
        expect(acceptsDraw('agreement', 0.2, 3)).toBe(true);
        expect(acceptsDraw('agreement', 0.4, 12)).toBe(true);
        expect(acceptsDraw('agreement', 0.5, 3)).toBe(false);
        expect(acceptsDraw('agreement', 0.5, 60)).toBe(true);
        expect(acceptsDraw('agreement', 0.7, 60)).toBe(false);
        expect(acceptsDraw('repetition', 0.5, 3)).toBe(true);
        expect(acceptsDraw('repetition', 0.6, 3)).toBe(false);
    });

    it('are offered by repetition, and in long even games now and then', () => {
        const commands = [...turns, ...turns, ...turns];
        const start = core.startFen('closed', { white: 0, brown: 0 });
        const view = core.view({ start, touchMove: false, commands });
        expect(view.mayOfferRepetition).toBe('brown');
        expect(offers(view, 'brown', 0.45, null)).toBe('repetition');
        expect(offers(view, 'brown', 0.8, null)).toBeNull();
        expect(offers(view, 'white', 0.45, null)).toBeNull();
        expect(
            offers({ ...view, mayOfferRepetition: null, turnNumber: 70 }, 'brown', 0.5, null),
        ).toBe('agreement');
        expect(
            offers({ ...view, mayOfferRepetition: null, turnNumber: 70 }, 'brown', 0.5, 60),
        ).toBeNull();
    });

    it('are answered before anything is played', () => {
        const start = core.startFen('closed', { white: 0, brown: 0 });
        const view = core.view({ start, touchMove: false, commands: ['offer white agreement'] });
        expect(dutyOf(view, 'brown')).toBe('answer');
        expect(dutyOf(view, 'white')).toBeNull();
    });
});
