// Views of a small position, for the tests of the board that need no browser.
import type { Context } from '../src/board/state';
import type { Scene } from '../src/board/types';
import type { Move } from '../src/core/types';
import { viewOf as viewOfSetup } from '../src/pages/editor/view';

export const white3 = { type: 'piece', owner: 'white', value: 3 } as const;
export const brown2 = { type: 'piece', owner: 'brown', value: 2 } as const;
export const noWay = { type: 'barragoon', face: 'x', kind: 'no-way', heading: null } as const;

export const moves: readonly Move[] = [
    { action: 'd2d4', from: 'd2', to: 'd4', path: ['d3', 'd4'], captures: null },
    { action: 'd2e4', from: 'd2', to: 'e4', path: ['d3', 'd4', 'e4'], captures: 'piece' },
];

export function viewOf(more: Partial<Scene> = {}): Scene {
    const setup = {
        fen: 'one',
        cells: { d2: white3, e4: brown2, c5: noWay },
        actor: 'white',
        owed: 0,
        supply: 24,
        expressLevels: { white: 0, brown: 0 },
        turnNumber: 1,
        faults: [],
    } as const;
    return { ...viewOfSetup(setup), moves, ...more };
}

export const owing = viewOf({ owed: 1, moves: [], placeable: ['a1', 'a2', 'd5'] });

export function contextOf(view: Scene, more: Partial<Context> = {}): Context {
    return { view, confirmation: 'tap-again', flipped: false, ...more };
}
