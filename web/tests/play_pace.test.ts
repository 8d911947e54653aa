// The computer keeps its time: its flag never falls by its own fault.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../src/core/core';
import { startEngine } from '../src/core/engine';
import type { ClockText, Core, Player } from '../src/core/types';
import { Computer } from '../src/state/play/computer.svelte';
import { defaultChoice, optionsOf } from '../src/state/play/options';
import { paceOf } from '../src/state/play/pace';
import { begin, type Session } from '../src/state/play/session';
import { Table } from '../src/state/play/table.svelte';
import { InThread } from './engine_kit';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

const weak = { level: 3, seed: 7 };
const strong = { level: 10, seed: 7 };

function paceBy(clock: ClockText, now: number, player: Player = 'white', strength = strong) {
    return paceOf(player, strength, core.clock(clock, now), now);
}

describe('the pace', () => {
    it('without a clock is that of the level', () => {
        expect(paceOf('white', strong, null, 0).limits).toEqual({ moveTime: 1000 });
        expect(paceOf('white', weak, null, 0).limits).toEqual(weak);
        expect(paceOf('white', weak, null, 0).pause).toBe(400);
    });

    it('with a clock is planned by the engine, from what is left', () => {
        const clock = { control: '60', events: ['start white 0'] };
        expect(paceBy(clock, 10_000).limits).toEqual({ wtime: 49_900, winc: 0 });
        expect(paceBy(clock, 10_000, 'white', weak).limits).toEqual({
            ...weak,
            wtime: 49_900,
            winc: 0,
        });
        const brown = { control: '60+2', events: ['start brown 0'] };
        expect(paceBy(brown, 59_900, 'brown').limits).toEqual({ btime: 80, binc: 40 });
    });

    it('counts a delay as time for this action', () => {
        const clock = { control: '60d5', events: ['start white 0'] };
        expect(paceBy(clock, 0).limits).toEqual({ wtime: 64_900, winc: 5000 });
        expect(paceBy(clock, 4000).limits).toEqual({ wtime: 60_900, winc: 5000 });
    });

    it('shortens its pauses and judges offers faster as time runs out', () => {
        const clock = { control: '60', events: ['start white 0'] };
        const pauses = [0, 30_000, 50_000, 59_000].map((now) => paceBy(clock, now).pause);
        expect(pauses).toEqual([400, 299, 99, 9]);
        expect(paceBy(clock, 59_000).judging).toEqual({ moveTime: 9 });
        expect(paceBy(clock, 60_000).judging).toEqual({ moveTime: 1 });
    });

    // Thirty milliseconds go by between the engine and the board; a level thinks for ten.
    it.each(['60', '60+1', '60d1', '5d2'])('leaves time after 150 actions by %s', (control) => {
        let clock: ClockText = { control, events: ['start white 0'] };
        let now = 0;
        for (let action = 0; action < 150; ++action) {
            now += Math.max(10, paceBy(clock, now, 'white', weak).pause) + 30;
            clock = { control, events: [...clock.events, `act brown ${now}`, `act white ${now}`] };
        }
        const { remaining, flagged } = core.clock(clock, now);
        expect(flagged).toBeNull();
        expect(remaining.white).toBeGreaterThan(2000);
    });
});

// As on a page, with the real engine and a real clock, but without a board.
async function playTwenty(level: number, control: string): Promise<Session> {
    const choice = { ...defaultChoice, level, colour: 'white' } as const;
    const begun = begin(
        core,
        optionsOf('computer', choice, () => 0),
        null,
        0,
    );
    const clock = { control, events: [`start white ${Date.now()}`] };
    let attended = Promise.resolve();
    const table: Table = new Table(
        { ...begun, clock },
        {
            core,
            now: () => Date.now(),
            save: () => {},
            changed: () => {
                attended = computer.attend();
            },
        },
    );
    const computer = new Computer(table, 'brown', level, () => startEngine(() => new InThread()));
    for (let actions = 0; actions < 20 && !table.view.outcome; ++actions) {
        const [place] = table.view.placeable;
        const captures = table.view.moves.find((move) => move.captures);
        table.play((captures ?? table.view.moves[0])?.action ?? `x@${place}`);
        while (table.view.actor === 'brown' && !table.view.outcome) await attended;
    }
    computer.close();
    return table.session;
}

describe('the computer', () => {
    it.each([
        [10, '6'],
        [3, '4'],
        [10, '2d1'],
    ])(
        'at level %i with %s seconds keeps its time',
        { timeout: 60_000 },
        async (level, control) => {
            const { clock } = await playTwenty(level, control);
            if (!clock) throw new Error('no clock');
            const { flagged, remaining } = core.clock(clock, Date.now());
            expect(flagged).toBeNull();
            expect(remaining.brown).toBeGreaterThan(0);
        },
    );
});
