import { beforeAll, describe, expect, test } from 'vitest';
import { loadCore } from '../src/core/core';
import { type Core, CoreError, type GameText } from '../src/core/types';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

function closed(...commands: string[]): GameText {
    const start = core.startFen('closed', { white: 0, brown: 0 });
    return { start, touchMove: false, commands };
}

describe('a game', () => {
    test('begins with White', () => {
        const view = core.view(closed());
        expect(view.actor).toBe('white');
        expect(view.moves.length).toBe(view.mobility.white.moves);
        expect(view.cells.d2).toEqual({ type: 'piece', owner: 'white', value: 3 });
        expect(view.outcome).toBeNull();
    });

    test('goes on by attempts', () => {
        const verdict = core.attempt(closed(), 'd2d5');
        expect(verdict.legal).toBe(true);
        if (!verdict.legal) return;
        expect(verdict.game).toEqual(closed('d2d5'));
        expect(verdict.view).toEqual(core.view(verdict.game));
        expect(verdict.explanation?.path).toEqual(['d3', 'd4', 'd5']);
    });

    test('that cannot be read is a CoreError', () => {
        expect(() => core.view(closed('d2d6'))).toThrow(CoreError);
    });
});

// A 2 next to a barragoon and a Brown piece, so that all kinds of captures are near.
const capturing: GameText = {
    start: '1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1',
    touchMove: false,
    commands: ['c2c3', 'e8e7', 'c3b4'],
};

describe('a placement', () => {
    test('is owed by the mover after he captured a barragoon', () => {
        const view = core.view(capturing);
        expect(view.owed).toBe(1);
        expect(view.placer).toBe('mover');
        expect(view.moves).toEqual([]);
        expect(view.placeable.length).toBeGreaterThan(30);
        expect(view.forbidden).toEqual([]);
        expect(view.lastTurn?.captured).toMatchObject({ type: 'barragoon', face: 'x' });
    });

    test('has effects', () => {
        const effects = core.effects(capturing, 'x@c7');
        const { closed, before, after } = effects;
        expect(before.brown.moves - after.brown.moves).toBe(closed.brown.length);
        expect(closed.brown.length).toBeGreaterThan(0);
    });
});

describe('texts', () => {
    test('lines as in a record', () => {
        expect(core.lineText(capturing, ['x@c7', 'e7f6', 'x@c2', 'b1a3'])).toBe(
            'x@c7 2... 2e7:f6 x@c2 3. 4b1-a3',
        );
    });

    test('set-ups with all their faults', () => {
        expect(core.setup(capturing.start).faults).toEqual([]);
        const faulty = core.setup('7/7/7/7/7/7/7/7/ZZZ4 w - 23 00 1');
        expect(faulty.faults.map((fault) => fault.kind)).toContain('bad-supply');
    });

    test('packed games', () => {
        expect(core.unpack(core.pack(capturing))).toEqual(capturing);
        expect(() => core.unpack('!')).toThrow(CoreError);
    });

    test('records', () => {
        const bgn = core.recordOf(capturing, [['White', 'A "B"']]);
        const [record] = core.readRecords(bgn);
        expect(record?.game).toEqual(capturing);
        expect(record?.tags.White).toBe('A "B"');
        expect(core.writeRecord(bgn)).toBe(bgn);
    });

    test('pictures', () => {
        const options = { flipped: true, coordinates: true, lastTurn: true };
        expect(core.picture(capturing, options)).toMatch(/^<svg/);
    });

    test('games in progress', () => {
        const { start } = closed();
        const terms = { use: 'device', start, touchMove: false, control: '300+5' } as const;
        const live = { ...terms, began: 0, before: [], events: [] };
        const step = core.step(live, { by: 'white', command: 'd2d5', now: 1500.7, madeFor: 0 });
        if (!step.done) throw new Error(step.refusal.problem.detail);
        expect(step.live.events).toEqual(['1 1500 white d2d5']);
        expect(core.standing(step.live, 2000).clock).toEqual({
            remaining: { white: 303_500, brown: 299_500 },
            running: 'brown',
            flagged: null,
            deadline: 301_500,
            bonus: { white: 5000, brown: 5000 },
        });
        const late = core.step(step.live, { by: 'brown', command: 'd8d6', now: 2000, madeFor: 0 });
        expect(late).toMatchObject({ done: false, refusal: { problem: { code: 'stale' } } });
        expect(core.viewAfter(step.standing.game, 0)).toEqual(core.view(closed()));
    });
});
