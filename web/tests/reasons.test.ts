// Every reason that the contract names, from a command that brings it about.
import { beforeAll, expect, test } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core, Reason } from '../src/core/types';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

const closed = '1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1';
const capture = '7/7/7/7/7/z6/7/7/DZ4z w - 24 00 7';
const shuttle = ['c2c3', 'c8c7', 'c3c2', 'c7c8'];
const repeated = [...shuttle, ...shuttle, ...shuttle];

interface Case {
    readonly start?: string;
    readonly touchMove?: boolean;
    readonly before?: readonly string[];
    readonly command: string;
    readonly clause: string;
}

// A game never says `already-lost`: it is over then.
const cases: Record<Exclude<Reason, 'already-lost'>, Case> = {
    'moves-to-free-square': { command: 'd2d5', clause: 'R4.1' },
    'captures-piece': { start: capture, command: 'a1a4', clause: 'R6.2' },
    'captures-last-piece': {
        start: '7/7/7/7/7/z6/7/7/D6 w - 24 00 1',
        command: 'a1a4',
        clause: 'R6.4',
    },
    'captures-barragoon': { before: ['c2c3', 'e8e7'], command: 'c3b4', clause: 'R6.3' },
    places: { before: ['c2c3', 'e8e7', 'c3b4'], command: 'x@c7', clause: 'R7.1' },
    'placement-owed': { start: capture, before: ['a1a4'], command: 'g1g3', clause: 'R3.3' },
    'nothing-owed': { command: 'x@d5', clause: 'R3.1' },
    'square-not-free': { start: capture, before: ['a1a4'], command: 'x@a4', clause: 'R7.1' },
    'no-piece-there': { command: 'd5d6', clause: 'R3.1' },
    'opponents-piece': { command: 'd8d6', clause: 'R3.1' },
    'wrong-distance': { command: 'd2d6', clause: 'R4.1' },
    'short-move-onto-occupied': {
        start: '6z/7/7/7/7/7/z6/7/D6 w - 24 00 1',
        command: 'a1a3',
        clause: 'R4.6',
    },
    'own-piece-there': {
        start: 'z6/7/7/3Z3/7/7/3D3/7/7 w - 24 00 1',
        command: 'd3d6',
        clause: 'R4.7',
    },
    'two-takes-all-turns': {
        start: '6z/7/7/7/7/7/+6/7/Z6 w - 24 00 1',
        command: 'a1a3',
        clause: 'R4.8',
    },
    'piece-in-the-way': {
        start: '6z/7/7/7/7/7/7/z6/D6 w - 24 00 1',
        command: 'a1a4',
        clause: 'R4.3',
    },
    'face-blocks': { start: '6z/7/7/7/7/7/7/x6/D6 w - 24 00 1', command: 'a1a4', clause: 'R5' },
    'turns-twice': {
        start: 'z6/7/7/3Z3/3D1Z1/7/7/7/7 w - 24 00 1',
        command: 'd5f6',
        clause: 'R4.2',
    },
    'turns-after-forced-turn': {
        start: 'z6/7/7/3Z+2/3D1Z1/7/7/7/7 w - 24 00 1',
        command: 'd5f6',
        clause: 'R4.4',
    },
    'game-over': { before: ['resign white'], command: 'd2d5', clause: 'R8.4' },
    'must-deviate': {
        before: [...repeated, 'offer brown repetition', 'decline white'],
        command: 'c2c3',
        clause: 'R9.2',
    },
    'touched-piece': {
        touchMove: true,
        before: ['touch d2'],
        command: 'c2c3',
        clause: 'R10.1',
    },
    'touched-piece-and-target': {
        start: capture,
        touchMove: true,
        before: ['touch a1', 'touch a4'],
        command: 'a1a3',
        clause: 'R10.2',
    },
    'touched-target': {
        start: capture,
        touchMove: true,
        before: ['touch a4'],
        command: 'b1b2',
        clause: 'R10.3',
    },
    'nothing-to-forget': { command: 'forget', clause: 'R7.3' },
    'no-repetition': { command: 'offer brown repetition', clause: 'R9.2' },
    'no-offer': { command: 'accept brown', clause: 'R9.3' },
};

test.each(Object.entries(cases))('%s', (reason, { start, touchMove, before, command, clause }) => {
    const game = {
        start: start ?? closed,
        touchMove: touchMove ?? false,
        commands: before ?? [],
    };
    const { explanation } = core.attempt(game, command);
    expect(explanation).toMatchObject({ reason, clause });
});
