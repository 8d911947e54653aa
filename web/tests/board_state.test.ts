// How the state of the board changes.
import { describe, expect, test } from 'vitest';
import { changes } from '../src/board/diff';
import * as mutations from '../src/board/mutations';
import type { Stage } from '../src/board/state';
import { ghostOf, idle, newState, phaseOf, previewedMove } from '../src/board/state';
import type { Cells, LastTurn } from '../src/core/types';
import { boardWords } from '../src/i18n/sentences';
import { brown2, contextOf, noWay, owing, viewOf, white3 } from './board_kit';

describe('choosing a move', () => {
    const context = contextOf(viewOf());
    const selected: Stage = { name: 'selected', from: 'd2' };

    test('a press on an own piece selects and touches it', () => {
        const reaction = mutations.down(context, idle, 'd2');
        expect(reaction).toEqual({ stage: selected, intents: [{ does: 'touch', square: 'd2' }] });
        expect(mutations.up(context, reaction.stage, 'd2', true).stage).toEqual(selected);
        expect(mutations.up(context, reaction.stage, 'd2', false).stage).toBe(idle);
    });

    test('an opponent’s piece and a barragoon are only touched', () => {
        for (const square of ['e4', 'c5']) {
            expect(mutations.down(context, idle, square).stage).toBe(idle);
            const touched = mutations.up(context, idle, square, false);
            expect(touched).toEqual({ stage: idle, intents: [{ does: 'touch', square }] });
        }
    });

    test('a legal destination acts', () => {
        expect(mutations.up(context, selected, 'd4', false)).toEqual({
            stage: idle,
            intents: [{ does: 'act', action: 'd2d4' }],
        });
        expect(mutations.up(context, selected, 'e4', false).intents).toEqual([
            { does: 'touch', square: 'e4' },
            { does: 'act', action: 'd2e4' },
        ]);
    });

    test('another square is a try, and the piece stays selected', () => {
        const reaction = mutations.drop(context, selected, 'd2', 'g9');
        expect(reaction).toEqual({ stage: selected, intents: [{ does: 'try', action: 'd2g9' }] });
    });
});

describe('placing', () => {
    const context = contextOf(owing);
    const upwards = { kind: 'one-way', heading: 'n' } as const;
    const ring: Stage = { name: 'ring', square: 'd5', face: null };

    test('a press on a free square opens the ring, a second closes it', () => {
        expect(mutations.down(context, idle, 'd5').stage).toEqual(ring);
        expect(mutations.up(context, ring, 'd5', true).stage).toBe(ring);
        expect(mutations.up(context, ring, 'd5', false).stage).toBe(idle);
    });

    test('a chosen face is rotated by choosing it again', () => {
        const first = mutations.choose(context, ring, 'one-way').stage;
        expect(first).toEqual({ ...ring, face: upwards });
        const second = mutations.choose(context, first, 'one-way').stage;
        expect(second).toEqual({ ...ring, face: { kind: 'one-way', heading: 'e' } });
    });

    test('upwards is as seen', () => {
        const flipped = contextOf(owing, { flipped: true });
        expect(mutations.choose(flipped, ring, 'one-way').stage).toEqual({
            ...ring,
            face: { kind: 'one-way', heading: 's' },
        });
        const pointed = mutations.point(flipped, { ...ring, face: upwards }, 'e').stage;
        expect(pointed).toEqual({ ...ring, face: { kind: 'one-way', heading: 'w' } });
    });

    test('a release shows a ghost, and the square again places it', () => {
        const ghost = mutations.release(context, { ...ring, face: upwards }).stage;
        expect(ghost).toEqual({ name: 'ghost', square: 'd5', face: upwards, armed: false });
        expect(mutations.up(context, ghost, 'd5', false).intents).toEqual([
            { does: 'act', action: '^@d5' },
        ]);
    });

    test('at once needs no ghost', () => {
        const quick = contextOf(owing, { confirmation: 'at-once' });
        expect(mutations.release(quick, { ...ring, face: upwards }).intents).toEqual([
            { does: 'act', action: '^@d5' },
        ]);
        expect(mutations.choose(quick, ring, 'no-way').intents).toEqual([
            { does: 'act', action: 'x@d5' },
        ]);
        expect(mutations.choose(quick, ring, 'one-way').intents).toEqual([]);
    });

    test('with a button the square again opens the ring', () => {
        const careful = contextOf(owing, { confirmation: 'button' });
        const ghost: Stage = { name: 'ghost', square: 'd5', face: upwards, armed: false };
        const opened = mutations.up(careful, ghost, 'd5', false);
        expect(opened).toEqual({
            stage: { name: 'ring', square: 'd5', face: upwards },
            intents: [],
        });
        expect(mutations.confirm(careful, ghost).intents).toEqual([
            { does: 'act', action: '^@d5' },
        ]);
    });

    test('a face of the tray waits for its square', () => {
        const armed = mutations.choose(context, idle, 'one-way').stage;
        expect(armed).toEqual({ name: 'armed', face: upwards });
        expect(mutations.down(context, armed, 'a1').stage).toBe(armed);
        const ghost = mutations.up(context, armed, 'a1', false).stage;
        expect(ghost).toEqual({ name: 'ghost', square: 'a1', face: upwards, armed: true });
        const other = mutations.up(context, ghost, 'a2', false).stage;
        expect(other).toEqual({ name: 'ghost', square: 'a2', face: upwards, armed: true });
        expect(mutations.back(other)).toEqual(armed);
        expect(mutations.back(armed)).toBe(idle);
    });

    test('what is forbidden or occupied is a try', () => {
        const bound = contextOf({ ...owing, forbidden: ['^@d5'] });
        expect(mutations.release(bound, { ...ring, face: upwards }).intents).toEqual([
            { does: 'try', action: '^@d5' },
        ]);
        expect(mutations.up(context, idle, 'c5', false).intents).toEqual([
            { does: 'try', action: 'x@c5' },
        ]);
        expect(mutations.drop(context, idle, 'd2', 'd4').intents).toEqual([
            { does: 'try', action: 'd2d4' },
        ]);
    });

    test('a piece that is pressed is meant to move (R3.3), unless a face was chosen for its square', () => {
        for (const stage of [idle, ring])
            expect(mutations.up(context, stage, 'd2', false)).toEqual({
                stage,
                intents: [{ does: 'try', action: 'd2d2' }],
            });
        expect(mutations.up(context, idle, 'e4', false).intents).toEqual([
            { does: 'try', action: 'e4e4' },
        ]);
        const armed: Stage = { name: 'armed', face: upwards };
        expect(mutations.up(context, armed, 'd2', false).intents).toEqual([
            { does: 'try', action: '^@d2' },
        ]);
    });

    test('Escape goes back one stage', () => {
        expect(mutations.back({ ...ring, face: upwards })).toEqual(ring);
        expect(mutations.back(ring)).toBe(idle);
    });
});

test('typed actions', () => {
    expect(mutations.readAction(' d2d5 ')).toBe('d2d5');
    expect(mutations.readAction('3d2-d5')).toBe('d2d5');
    expect(mutations.readAction('3d8xd5')).toBe('d8d5');
    expect(mutations.readAction('x@d5')).toBe('x@d5');
    expect(mutations.readAction('N@b4')).toBe('N@b4');
    expect(mutations.readAction('n@b4')).toBe('n@b4');
    for (const text of ['', 'd2', 'h1h2', 'q@d5', 'x@d0', 'castle'])
        expect(mutations.readAction(text)).toBeNull();
});

describe('what changes', () => {
    const turn: LastTurn = {
        player: 'white',
        from: 'd2',
        to: 'e4',
        path: ['d3', 'd4', 'e4'],
        captured: brown2,
        placed: [],
    };
    const before: Cells = { d2: white3, e4: brown2 };
    const after: Cells = { e4: white3 };

    test('a move slides along its path and what it captures vanishes', () => {
        expect(changes(before, after, [turn])).toEqual({
            slides: [{ path: ['d2', 'd3', 'd4', 'e4'] }],
            appears: [],
            vanishes: ['e4'],
        });
    });

    test('taking it back goes the same way back', () => {
        expect(changes(after, before, [null, turn])).toEqual({
            slides: [{ path: ['e4', 'd4', 'd3', 'd2'] }],
            appears: ['e4'],
            vanishes: [],
        });
    });

    test('a barragoon appears, and nothing happens when nothing changes', () => {
        expect(changes(after, { ...after, a1: noWay }, []).appears).toEqual(['a1']);
        expect(changes(after, after, [])).toEqual({ slides: [], appears: [], vanishes: [] });
    });
});

describe('the state', () => {
    test('whose turn it is decides who may act', () => {
        const state = newState(boardWords());
        state.view = viewOf();
        expect(phaseOf(state)).toBe('move');
        state.player = 'brown';
        expect(phaseOf(state)).toBe('none');
        state.player = 'white';
        state.view = owing;
        expect(phaseOf(state)).toBe('place');
        state.editing = true;
        expect(phaseOf(state)).toBe('none');
    });

    test('the preview follows the pointer or the focus', () => {
        const state = newState(boardWords());
        state.view = viewOf();
        state.stage = { name: 'selected', from: 'd2' };
        state.hover = 'e4';
        expect(previewedMove(state)?.action).toBe('d2e4');
        state.hover = null;
        expect(previewedMove(state)).toBeNull();
        state.keyboard = true;
        state.focus = 'd4';
        expect(previewedMove(state)?.action).toBe('d2d4');
    });

    test('an armed face is shown where it would be placed', () => {
        const state = newState(boardWords());
        state.view = owing;
        state.stage = { name: 'armed', face: { kind: 'no-way', heading: 'n' } };
        state.hover = 'd5';
        expect(ghostOf(state)?.square).toBe('d5');
        state.hover = 'd2';
        expect(ghostOf(state)).toBeNull();
    });
});
