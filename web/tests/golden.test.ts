// The golden data of the C++ tests, through the module: the browser has the same rules.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { loadCore } from '../src/core/core';
import { loadNetwork } from '../src/core/network';
import type { Core, GameView } from '../src/core/types';
import { instantiate, loadModule } from '../src/core/wasm';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

function read(path: string): string {
    return readFileSync(new URL(`../../tests/${path}`, import.meta.url), 'utf8');
}

function rows(name: string): string[][] {
    return read(`data/${name}`)
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => line.split('\t'));
}

const faces = [...'x^>Y<|-NESWnesw+'];

function actionsOf(view: GameView): string[] {
    const moves = view.moves.map((move) => move.action);
    const placements = view.placeable.flatMap((square) => faces.map((face) => `${face}@${square}`));
    return [...moves, ...placements].filter((action) => !view.forbidden.includes(action)).sort();
}

test('the lists of legal actions', () => {
    const all = rows('actions.tsv');
    expect(all.length).toBeGreaterThan(100);
    for (const [start = '', comment = '', actions = ''] of all) {
        const view = core.view({ start, touchMove: false, commands: [] });
        // The data list the actions of a dead position, in which a game is over.
        const expected = view.outcome ? [] : actions.split(' ').filter((action) => action !== '');
        expect(actionsOf(view), `${start} ${comment}`).toEqual(expected.sort());
        const over = comment.startsWith('[lost') || comment.startsWith('[dead');
        expect(view.outcome !== null, `${start} ${comment}`).toBe(over);
        expect(view.owed > 0, `${start} ${comment}`).toBe(comment.startsWith('[owed'));
    }
});

test('the first numbers of perft', () => {
    for (const [start = '', count = ''] of rows('perft.tsv')) {
        const view = core.view({ start, touchMove: false, commands: [] });
        expect(`${actionsOf(view).length}`, start).toBe(view.outcome ? '0' : count);
    }
});

test('played actions and refusals', () => {
    for (const [start = '', actions = '', result = ''] of rows('play.tsv')) {
        const commands = actions.split(' ');
        const last = commands.pop() ?? '';
        const verdict = core.attempt({ start, touchMove: false, commands }, last);
        const found = verdict.legal ? verdict.view.fen : `illegal ${verdict.explanation.clause}`;
        expect(found, `${start} ${actions}`).toBe(result);
    }
});

test('the signature of the engine', { timeout: 120_000 }, async () => {
    const written = /signature = ([\d']+);/.exec(read('engine/bench_test.cpp'))?.[1];
    const call = await instantiate(await loadModule());
    call('takeNetwork', await loadNetwork());
    const { nodes } = call('bench', '') as { nodes: number };
    expect(nodes).toBe(Number(written?.replaceAll("'", '')));
});
