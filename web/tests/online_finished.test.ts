// Games that ended on the real server while nobody had them open, and the list of games on the device.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core } from '../src/core/types';
import { fakeDatabase } from './database_kit';
import { GameServer } from './game_server';
import { Guest } from './online_server';
import { fakeStorage } from './storage_kit';

fakeDatabase();
fakeStorage();

let core: Core;
let server: GameServer;
let anna: Guest;
let bert: Guest;

beforeAll(async () => {
    core = await loadCore();
    server = await GameServer.start();
});
afterAll(() => server.remove());

beforeEach(() => {
    anna = new Guest(server, core);
    bert = new Guest(server, core);
});

// Anna has White.
async function played(...commands: (readonly [Guest, string])[]): Promise<string> {
    const made = await anna.api.makeChallenge({ colour: 'white' });
    const begun = made.ok ? await bert.api.accept(made.value.id) : made;
    if (!begun.ok) throw new Error(begun.problem.detail);
    for (const [guest, command] of commands) await guest.say(begun.value.game, command);
    return begun.value.game;
}

const listed = async () => (await import('../src/state/archive')).list();
const fetched = async () => (await import('../src/online/finished')).fetchFinished(core, anna.api);

test('they come to the list, with their moves and how they ended', async () => {
    const game = await played([anna, 'd2d5'], [bert, 'd8d6'], [bert, 'resign']);
    expect(await fetched()).toBe(true);
    expect(await listed()).toMatchObject([
        {
            id: game,
            kind: 'online',
            mine: 'white',
            outcome: { winner: 'white', ending: 'resignation' },
            game: { commands: ['d2d5', 'd8d6', 'resign brown'] },
        },
    ]);
    expect(await fetched()).toBe(false);
});

test('those that run, that never began or that were deleted do not come', async () => {
    const { forget } = await import('../src/state/archive');
    await played([anna, 'd2d5']);
    await played([bert, 'abort']);
    expect(await fetched()).toBe(false);
    const over = await played([anna, 'd2d5'], [bert, 'd8d6'], [anna, 'resign']);
    expect(await fetched()).toBe(true);
    expect(await forget(over)).toBe(true);
    expect(await fetched()).toBe(false);
    expect(await listed()).toEqual([]);
});

test('whoever is nobody to the server gets nothing', async () => {
    expect(await fetched()).toBe(false);
});
