// The computer keeps its time: its flag never falls through its own fault.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../src/core/core';
import { startEngine } from '../src/core/engine';
import type { ClockView, Core, LiveText, Player } from '../src/core/types';
import { begin } from '../src/state/play/device_game';
import { defaultChoice, optionsOf } from '../src/state/play/options';
import { paceOf } from '../src/state/play/pace';
import { InThread } from './engine_kit';
import { sourceOf } from './play_kit';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

const weak = { level: 3, seed: 7 };
const strong = { level: 10, seed: 7 };

// A new clock, and who has to act first.
function clockBy(control: string, first: Player = 'white'): ClockView {
    const start = `3d3/7/7/7/7/7/7/7/3D3 ${first[0]} - 24 00 1`;
    const terms = { use: 'computer', start, touchMove: false, control, began: 0 } as const;
    const { clock } = core.standing({ ...terms, before: [], events: [] }, 0);
    if (!clock) throw new Error('no clock');
    return clock;
}

function paceBy(clock: ClockView, now: number, player: Player = 'white', strength = strong) {
    return paceOf(player, strength, clock, now);
}

describe('the pace', () => {
    it('without a clock is that of the level', () => {
        expect(paceOf('white', strong, null, 0).limits).toEqual({ moveTime: 1000 });
        expect(paceOf('white', weak, null, 0).limits).toEqual(weak);
        expect(paceOf('white', weak, null, 0).pause).toBe(400);
    });

    it('with a clock is planned by the engine, from what is left', () => {
        const clock = clockBy('60');
        expect(paceBy(clock, 10_000).limits).toEqual({ moveTime: 1000, wtime: 49_900, winc: 0 });
        expect(paceBy(clock, 10_000, 'white', weak).limits).toEqual({
            ...weak,
            wtime: 49_900,
            winc: 0,
        });
        const brown = clockBy('60+2', 'brown');
        expect(paceBy(brown, 59_900, 'brown').limits).toEqual({
            moveTime: 1000,
            btime: 80,
            binc: 40,
        });
    });

    it('counts a delay as time for this action', () => {
        const clock = clockBy('60d5');
        expect(paceBy(clock, 0).limits).toEqual({ moveTime: 1000, wtime: 64_900, winc: 5000 });
        expect(paceBy(clock, 4000).limits).toEqual({ moveTime: 1000, wtime: 60_900, winc: 5000 });
    });

    it('shortens its pauses and judges offers faster as time runs out', () => {
        const clock = clockBy('60');
        const pauses = [0, 30_000, 50_000, 59_000].map((now) => paceBy(clock, now).pause);
        expect(pauses).toEqual([400, 299, 99, 9]);
        expect(paceBy(clock, 59_000).judging).toEqual({ moveTime: 9 });
        expect(paceBy(clock, 60_000).judging).toEqual({ moveTime: 1 });
    });

    // Thirty milliseconds pass between the engine and the board; a level thinks for ten.
    it.each(['60', '60+1', '60d1', '5d2'])('leaves time after 150 actions by %s', (control) => {
        const shuttle = ['d2d4', 'd8d6', 'd4d2', 'd6d8'];
        const start = core.startFen('closed', { white: 0, brown: 0 });
        const terms = { use: 'computer', start, touchMove: false, control, began: 0 } as const;
        let live: LiveText = { ...terms, before: [], events: [] };
        let now = 0;
        let { clock } = core.standing(live, now);
        const act = (by: Player, command: string) => {
            const step = core.step(live, { by, command, now, madeFor: null });
            if (!step.done) throw new Error(step.refusal.problem.detail);
            live = step.live;
            clock = step.standing.clock;
        };
        for (let action = 0; action < 150; ++action) {
            now += Math.max(10, paceOf('white', weak, clock, now).pause) + 30;
            act('white', shuttle[(2 * action) % 4] ?? '');
            act('brown', shuttle[(2 * action + 1) % 4] ?? '');
        }
        expect(clock?.flagged).toBeNull();
        expect(clock?.remaining.white).toBeGreaterThan(2000);
    });
});

// As on a page, with the real engine and a real clock, but without a board.
async function playTwenty(level: number, control: string): Promise<ClockView | null> {
    const choice = { ...defaultChoice, level, colour: 'white' } as const;
    const options = { ...optionsOf('computer', choice, () => 0), control };
    const source = sourceOf(core, begin(core, options, null, Date.now()), {
        now: () => Date.now(),
        startEngine: () => startEngine(() => new InThread()),
    });
    source.open();
    for (let actions = 0; actions < 20 && !source.state.outcome; ++actions) {
        const { view, version } = source.state;
        const captures = view.moves.find((move) => move.captures);
        const [place] = view.placeable;
        source.send((captures ?? view.moves[0])?.action ?? `x@${place}`, version);
        while (source.state.view.actor === 'brown' && !source.state.outcome)
            await new Promise((resolve) => setTimeout(resolve, 5));
    }
    source.close();
    return core.standing(source.deviceGame.live, Date.now()).clock;
}

describe('the computer', () => {
    it.each([
        [10, '6'],
        [9, '4'],
        [3, '4'],
        [10, '2d1'],
    ])(
        'at level %i with %s seconds keeps its time',
        { timeout: 60_000 },
        async (level, control) => {
            const clock = await playTwenty(level, control);
            expect(clock?.flagged).toBeNull();
            expect(clock?.remaining.brown).toBeGreaterThan(0);
        },
    );
});
