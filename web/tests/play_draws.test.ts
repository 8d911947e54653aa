import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core, Engine, GameText, SearchLimits, SearchResult } from '../src/core/types';
import { Computer } from '../src/state/play/computer.svelte';
import { acceptsDraw, dutyOf, offers } from '../src/state/play/draws';
import { defaultChoice, optionsOf } from '../src/state/play/options';
import { begin } from '../src/state/play/session';
import { Table } from '../src/state/play/table.svelte';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

// Answers with the first legal action; what it is asked is written down.
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

// One turn of Brown is missing to three times the same.
const turns = ['d2d4', 'd8d6', 'd4d2', 'd6d8'];
const repeated = [...turns, ...turns, ...turns].slice(0, -1);

function tableAgainst(
    engine: Engine,
    colour: 'white' | 'brown',
    level = 3,
    commands: readonly string[] = [],
) {
    const options = optionsOf('computer', { ...defaultChoice, colour, level }, () => 0);
    let computer: Computer | null = null;
    const begun = begin(core, options, null, 0);
    const game = { ...begun.game, commands };
    const table: Table = new Table(
        { ...begun, game },
        {
            core,
            now: () => 0,
            save: () => {},
            changed: () => computer?.attend(),
        },
    );
    computer = new Computer(table, colour === 'white' ? 'brown' : 'white', level, () => engine);
    return { table, computer };
}

const settled = (table: Table, computer: Computer) =>
    expect.poll(() => computer.thinking || table.view.history.length, { timeout: 3000 });

describe('the computer', () => {
    it('moves first as White, and waits for the person then', async () => {
        const engine = new SimpleEngine();
        const { table, computer } = tableAgainst(engine, 'brown');
        computer.attend();
        await settled(table, computer).toBe(1);
        expect(table.view.actor).toBe('brown');
        expect(engine.asked).toEqual([{ level: 3, seed: table.session.seed }]);
    });

    it('thinks for a second at full strength', async () => {
        const engine = new SimpleEngine();
        const { table, computer } = tableAgainst(engine, 'brown', 10);
        computer.attend();
        await settled(table, computer).toBe(1);
        expect(engine.asked).toEqual([{ moveTime: 1000 }]);
    });

    it('says when its engine fails, and goes on after a retry', async () => {
        const engine = new SimpleEngine();
        engine.fails = true;
        const { table, computer } = tableAgainst(engine, 'brown');
        await computer.attend();
        expect(computer.failed).toBe(true);
        engine.fails = false;
        computer.retry();
        await settled(table, computer).toBe(1);
        expect(computer.failed).toBe(false);
    });

    it('answers offers by its chances', async () => {
        const engine = new SimpleEngine();
        const { table, computer } = tableAgainst(engine, 'white');
        engine.chance = 0.1; // White's, so Brown is winning
        table.play('offer white agreement');
        await expect.poll(() => table.view.offer, { timeout: 3000 }).toBeNull();
        expect(computer.refused).toBe(true);
        engine.chance = 0.9;
        table.play('offer white agreement');
        await expect.poll(() => table.view.outcome?.ending, { timeout: 3000 }).toBe('agreement');
    });

    it('waits for the person who may offer a draw by repetition (R9.2), until told to go on', async () => {
        const { table, computer } = tableAgainst(new SimpleEngine(), 'brown', 3, repeated);
        await computer.attend();
        table.play('d6d8');
        expect(table.view.mayOfferRepetition).toBe('brown');
        expect([computer.awaits, computer.thinking]).toEqual([true, false]);
        await new Promise((resolve) => setTimeout(resolve, 600));
        expect(table.view.history.length).toBe(12);
        computer.letRepetitionPass();
        computer.attend();
        expect(computer.awaits).toBe(false);
        await settled(table, computer).toBe(13);
    });

    it('waits no longer once the draw by repetition was offered', async () => {
        const engine = new SimpleEngine();
        engine.chance = 0.9; // White's: it refuses
        const { table, computer } = tableAgainst(engine, 'brown', 3, repeated);
        table.play('d6d8');
        table.play('offer brown repetition');
        expect(computer.awaits).toBe(false);
        await settled(table, computer).toBe(13);
        expect(table.session.game.commands).toContain('decline white');
    });

    it('does not play after it was closed', async () => {
        const { table, computer } = tableAgainst(new SimpleEngine(), 'brown');
        computer.attend();
        computer.close();
        await new Promise((resolve) => setTimeout(resolve, 600));
        expect(table.view.history).toEqual([]);
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
