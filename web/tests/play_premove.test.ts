// A move that is planned while the other acts.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core } from '../src/core/types';
import { Table } from '../src/state/play/table.svelte';
import { opened } from './online_source_kit';

let core: Core;
beforeAll(async () => {
    core = await loadCore();
});

// White has acted: Brown's turn. White plays here.
async function waiting(...commands: string[]) {
    const { world, source } = await opened(core, ...commands);
    const dropped: string[] = [];
    const table = new Table(core, source, { dropped: () => dropped.push('dropped') });
    return { world, source, table, dropped };
}

describe('planning', () => {
    test('shows the quiet moves that the player would have', async () => {
        const { table } = await waiting('d2d5');
        expect(table.planning).toMatchObject({ actor: 'white', owed: 0, placeable: [] });
        const moves = table.planning?.moves ?? [];
        expect(moves.map(({ action }) => action)).toContain('c2c3');
        expect(moves.every(({ captures }) => captures === null)).toBe(true);
    });

    test('is for whoever waits in the present', async () => {
        const { world, table } = await waiting('d2d5', 'd8d6');
        expect(table.planning).toBeNull(); // it is his turn
        world.happen('c2c3');
        expect(table.planning).not.toBeNull();
        table.step(-1);
        expect(table.planning).toBeNull();
    });
});

describe('what is planned', () => {
    test('waits for the turn and is sent then', async () => {
        const { world, table, dropped } = await waiting('d2d5');
        table.plan('c2c3');
        table.followPlan();
        expect(table.planned).toBe('c2c3');
        world.happen('d8d6');
        table.followPlan();
        expect(table.planned).toBeNull();
        expect(world.socket.asked.at(-1)).toMatchObject({ number: 2, command: 'c2c3' });
        expect(dropped).toEqual([]);
    });

    test('is dropped if it cannot be played', async () => {
        const { world, table, dropped } = await waiting('d2d5');
        table.plan('d5d7'); // a 3 goes three steps, or two
        world.happen('d8d6'); // and d6 is in the way
        table.followPlan();
        expect([table.planned, dropped]).toEqual([null, ['dropped']]);
        expect(world.socket.asked.some((message) => message.command === 'd5d7')).toBe(false);
    });

    test('is void after the line was lost, whatever happened meanwhile', async () => {
        const { world, table, dropped } = await waiting('d2d5');
        table.plan('c2c3');
        world.reconnect();
        table.followPlan();
        expect([table.planned, dropped]).toEqual([null, ['dropped']]);
    });

    test('is void with the end of the game', async () => {
        const { world, table, dropped } = await waiting('d2d5');
        table.plan('c2c3');
        world.happen('resign');
        table.followPlan();
        expect([table.planned, dropped]).toEqual([null, ['dropped']]);
    });

    test('can be taken back', async () => {
        const { world, table } = await waiting('d2d5');
        table.plan('c2c3');
        table.plan(null);
        world.happen('d8d6');
        table.followPlan();
        expect(world.socket.asked.some((message) => message.command === 'c2c3')).toBe(false);
    });
});
