// What everybody does, in every browser that the app supports: docs/running-a-server.md names them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { url } from '../kit';
import { startServer } from '../serve';
import { chromium } from './chromium';
import type { Driver } from './driver';
import { firefox } from './firefox';
import { actionsOf, move, place, untilActions } from './player';
import { until } from './until';
import { Visitor } from './visitor';
import { webkit } from './webkit';

// White's 3 can capture on d5; then both place a barragoon, Brown first.
const capture = encodeURIComponent('1v3v1/7/7/7/3z3/7/7/3D3/1V3V1 w - 22 00 1');
// White can capture the last piece.
const lastPiece = encodeURIComponent('7/7/7/7/7/3d3/7/7/3D3 w - 24 00 1');

const start = async (visitor: Visitor) => {
    await until('White is chosen', async () => {
        if ((await visitor.count('label:has(> input[value=white]:checked)')) > 0) return true;
        await visitor.press('label:has(> input[value=white])');
        return false;
    });
    await visitor.press('form .primary:not(:disabled)');
    await visitor.sees('.cell.holds');
};

const ourTurn = '.cell.holds, .cell.pressable';

describe.each([
    ['Chromium', chromium],
    ['Firefox', firefox],
    ['WebKit', webkit],
] as const)('in %s', (_, launch) => {
    let driver: Driver;
    let visitor: Visitor;

    beforeAll(async () => {
        driver = await launch();
        visitor = new Visitor(driver);
    });

    afterAll(() => driver?.close());

    test('a game against the computer, with placements', async () => {
        await visitor.goto(url(`/computer#fen=${capture}`));
        await start(visitor);
        await move(visitor, 'd2', 'd5');
        await untilActions(visitor, 2);
        await visitor.sees('.cell.pressable');
        const free = await visitor.evaluate(() => {
            const board = document.querySelector('barragoon-board')?.shadowRoot;
            const cell = board?.querySelector('.cell.pressable') as HTMLElement;
            return cell.dataset.square ?? '';
        });
        await place(visitor, free);
        await untilActions(visitor, 4); // the computer moves; it may capture, and we place again
        await visitor.sees(ourTurn);
        const actions = await actionsOf(visitor);
        await visitor.goto(url('/rules'));
        await visitor.goto(url('/computer')); // the game is still there
        await visitor.sees(ourTurn);
        expect(await actionsOf(visitor)).toBe(actions);
        expect(await visitor.problems()).toEqual([]);
    });

    test('a game to its end, and again in the list', async () => {
        await visitor.goto(url(`/two#fen=${lastPiece}`));
        await start(visitor);
        await move(visitor, 'd1', 'd4');
        await visitor.sees('.note.end');
        await visitor.goto(url('/games'));
        await visitor.sees('li.card img');
        expect(await visitor.problems()).toEqual([]);
    });

    test('a lesson', async () => {
        await visitor.goto(url('/learn/capturing-pieces/1'));
        await visitor.sees('.cell.holds');
        await move(visitor, 'd3', 'd6');
        await untilActions(visitor, 2);
        await visitor.sees('.cell.pressable');
        await place(visitor, 'c6');
        await visitor.press('.note.good a.button');
        await visitor.sees('.panel .task');
        expect(await visitor.evaluate(() => location.pathname)).toBe('/learn/capturing-pieces/2');
        expect(await visitor.problems()).toEqual([]);
    });

    test('the analysis with the engine', async () => {
        await visitor.goto(url('/analysis'));
        await visitor.sees('.cell.holds');
        await move(visitor, 'd2', 'd4');
        await untilActions(visitor, 1);
        await visitor.press('button[role=switch][aria-checked=false]');
        await visitor.press('.lines button.line'); // its first action is played
        await untilActions(visitor, 2);
        await visitor.sees('.lines button.line');
        await visitor.goto(url('/rules'));
        await visitor.goto(url('/analysis')); // the study is still there
        await untilActions(visitor, 2);
        expect(await visitor.problems()).toEqual([]);
    });

    test('everything without a connection, after one visit', async () => {
        const server = await startServer();
        await visitor.goto(server.url);
        await visitor.evaluate(async () => {
            await navigator.serviceWorker.ready;
        });
        await until('the page is looked after', () =>
            visitor.evaluate(() => navigator.serviceWorker.controller !== null),
        );
        await server.stop();
        for (const path of ['/', '/learn/moving', '/rules', '/analysis', '/settings']) {
            await visitor.goto(server.url + path);
            await visitor.sees('h1');
        }
        await visitor.goto(`${server.url}/computer`);
        await start(visitor);
        await move(visitor, 'd2', 'd4');
        await untilActions(visitor, 2);
        expect(await visitor.problems()).toEqual([]);
    });
});
