// The board by mouse, and as a part of a page.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { BarragoonBoard } from '../src/board/element';
import {
    at,
    boardPages,
    cell,
    click,
    count,
    drag,
    fenOf,
    heard,
    hold,
    middle,
    nearBarragoon,
    nearPiece,
    owesOne,
    set,
} from './board_kit';
import { expectAccessible } from './kit';
import { rest } from './play_kit';

const open = boardPages();

describe('moving', () => {
    test('by two clicks, with dots, rings and the path', async () => {
        const page = await open(nearBarragoon);
        await click(page, 'd2');
        expect(await count(page, '.destination')).toBeGreaterThan(5);
        expect(await count(page, 'rect.capture:not(.halo)')).toBe(1);
        expect(await cell(page, 'd2').getAttribute('aria-selected')).toBe('true');
        const { x, y } = await at(page, 'e4');
        await page.mouse.move(x, y);
        expect(await count(page, '.preview-line')).toBe(1);
        await click(page, 'e4');
        expect(await fenOf(page)).toContain(' b - ');
        expect(await heard(page, 'act')).toEqual([{ action: 'd2e4' }]);
        expect(await count(page, '.last-from')).toBe(1);
        expect(await count(page, '.last-to')).toBe(1);
        expect(await count(page, '.last-path')).toBe(2);
    });

    test('by dragging', async () => {
        const page = await open(nearPiece);
        await hold(page, await at(page, 'd2'), await at(page, 'd5'));
        expect(await count(page, '.lift .piece')).toBe(1);
        expect(await count(page, '.over')).toBe(1);
        await page.mouse.up();
        expect(await heard(page, 'act')).toEqual([{ action: 'd2d5' }]);
        expect(await fenOf(page)).toContain(' b 2 ');
        expect(await count(page, '.lift *')).toBe(0);
    });

    test('is explained when it is refused', async () => {
        const page = await open('1v3v1/7/7/7/3x3/7/3Z3/3D3/1V3V1 w - 22 00 1');
        await click(page, 'd2');
        await click(page, 'd5');
        const [refused] = (await heard(page, 'refuse')) as { sentence: string }[];
        expect(refused?.sentence).toBe(
            'The 3 on d2 would have to pass the white 2 on d3, but pieces cannot be passed.',
        );
        expect(await page.locator('.bubble').isVisible()).toBe(true);
        expect(await count(page, '.refused-step')).toBe(1);
        expect(await cell(page, 'd3').getAttribute('aria-label')).toContain('in the way');
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        expect(await page.locator('.bubble').isVisible()).toBe(false);
        expect(await cell(page, 'd2').getAttribute('aria-selected')).toBe('true');
        await page.keyboard.press('Escape');
        expect(await cell(page, 'd2').getAttribute('aria-selected')).toBeNull();
    });

    test('is animated, unless less motion is wanted', async () => {
        const running = async (page: Page) => {
            await click(page, 'd2');
            await click(page, 'd4');
            return page.evaluate(() => {
                const root = document.querySelector('barragoon-board')?.shadowRoot;
                return root?.querySelector('.pieces')?.getAnimations({ subtree: true }).length;
            });
        };
        expect(await running(await open(null, { reducedMotion: 'no-preference' }))).toBe(1);
        expect(await running(await open(null))).toBe(0);
    });
});

describe('placing', () => {
    const face = (name: string) => `.ring button[aria-label*="${name}" i]`;

    test('by sliding over the ring', async () => {
        const page = await open(nearBarragoon);
        await drag(page, 'd2', 'd5');
        await rest(page);
        const { x, y } = await at(page, 'd4');
        await page.mouse.move(x, y);
        await page.mouse.down();
        const oneWay = await middle(page, face('one way'));
        await page.mouse.move(oneWay.x, oneWay.y, { steps: 5 });
        await page.mouse.move(oneWay.x + 60, oneWay.y, { steps: 5 });
        expect(await count(page, '.ghost')).toBe(1);
        await page.mouse.up();
        expect(await page.locator('.ring').isVisible()).toBe(false);
        expect(await page.locator('.card .line').count()).toBeGreaterThan(0);
        expect(await heard(page, 'act')).toHaveLength(1);
        await click(page, 'd4');
        expect(await heard(page, 'act')).toEqual([{ action: 'd2d5' }, { action: '>@d4' }]);
        expect(await count(page, '.placed-around')).toBe(1);
    });

    test('by tapping a face again to rotate it, and the square to place it', async () => {
        const page = await open(owesOne);
        await click(page, 'd5');
        await rest(page);
        await page.locator(face('left turn')).click();
        await page.locator(face('left turn')).click();
        expect(await page.locator(face('left turn')).getAttribute('aria-label')).toContain('east');
        await page.locator('.ring .middle').click();
        expect(await heard(page, 'act')).toEqual([{ action: 'E@d5' }]);
    });

    test('with a button, and everything can be cancelled', async () => {
        const page = await open(owesOne);
        await set(page, { confirmation: { mouse: 'button', touch: 'at-once' } });
        await click(page, 'd5');
        await rest(page);
        await page.locator(face('no way')).click();
        await page.locator('.tool.confirm').waitFor();
        await expectAccessible(page);
        await page.locator('.tool[aria-label="Cancel"]').click();
        expect(await count(page, '.ghost')).toBe(0);
        await click(page, 'd5');
        await rest(page);
        await page.locator(face('all turns')).click();
        await page.locator('.tool.confirm').click();
        expect(await heard(page, 'act')).toEqual([{ action: '+@d5' }]);
    });

    test('shows what it shuts in', async () => {
        const page = await open('7/7/7/7/7/7/7/xx5/Z2V2v w 1 20 00 1');
        await click(page, 'b1');
        await page.keyboard.press('1');
        expect(await count(page, '.lane.closed')).toBeGreaterThan(0);
        expect(await count(page, '.above .padlock')).toBe(1);
        expect(await page.locator('.card .shut').textContent()).toBe('shuts in one piece');
    });

    test('from the tray, by click and by drag, and at once', async () => {
        const page = await open(owesOne);
        await set(page, { tray: 'beside', confirmation: { mouse: 'at-once', touch: 'button' } });
        await page.locator('.tray button[aria-label="Two ways"]').click();
        await page.locator('.tray button[aria-label="Rotate"]').click();
        await click(page, 'a5');
        expect(await heard(page, 'act')).toEqual([{ action: '-@a5' }]);

        const other = await open(owesOne);
        await set(other, { tray: 'below' });
        const from = await middle(other, '.tray button[aria-label="No way"]');
        await hold(other, from, await at(other, 'a5'));
        expect(await count(other, '.lift .barragoon')).toBe(1);
        await other.mouse.up();
        expect(await heard(other, 'act')).toEqual([]);
        await click(other, 'a5');
        expect(await heard(other, 'act')).toEqual([{ action: 'x@a5' }]);
    });

    test('by wheel and R', async () => {
        const page = await open(owesOne);
        await click(page, 'a5');
        await page.keyboard.press('2');
        await page.mouse.wheel(0, 100);
        await page.keyboard.press('r');
        await page.waitForTimeout(50);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        expect(await count(page, '.ghost')).toBe(0);
        await click(page, 'a5');
        await page.keyboard.press('2');
        await page.keyboard.press('r');
        await click(page, 'a5');
        expect(await heard(page, 'act')).toEqual([{ action: '>@a5' }]);
    });

    test('is refused on a square that is not free', async () => {
        const page = await open(owesOne);
        await click(page, 'd6'); // a barragoon
        await click(page, 'd3'); // a piece
        await drag(page, 'c2', 'a2');
        const refused = (await heard(page, 'refuse')) as { sentence: string }[];
        expect(refused.map(({ sentence }) => sentence)).toEqual([
            'A barragoon is placed on a free square, but d6 is occupied.',
            'White must place a barragoon first.',
            'White must place a barragoon first.',
        ]);
    });
});

describe('the page', () => {
    test('gets a board that fits its box, whatever the box', async () => {
        const page = await open(null);
        for (const [width, height] of [
            [360, 640],
            [640, 360],
            [1280, 800],
            [2560, 1440],
            [200, 200],
        ] as const) {
            for (const tray of ['none', 'below', 'beside'] as const) {
                await page.setViewportSize({ width, height });
                await set(page, { tray, coordinates: tray === 'none' });
                const fits = await page.evaluate(() => {
                    const board = document.querySelector('barragoon-board') as BarragoonBoard;
                    const box = board.getBoundingClientRect();
                    const inner = board.shadowRoot?.querySelector('.table');
                    const drawn = inner?.getBoundingClientRect() ?? box;
                    const root = document.documentElement;
                    return (
                        drawn.width <= box.width + 0.5 &&
                        drawn.height <= box.height + 0.5 &&
                        (drawn.width > box.width - 12 || drawn.height > box.height - 14) &&
                        root.scrollWidth <= root.clientWidth &&
                        root.scrollHeight <= root.clientHeight
                    );
                });
                expect(fits, `${width} x ${height}, tray ${tray}`).toBe(true);
            }
        }
    });

    test('hears what is drawn with the right button', async () => {
        const page = await open(null);
        await drag(page, 'd2', 'd4', 'right');
        await click(page, 'a5', 'right');
        const drawn = await heard(page, 'drawn');
        expect(drawn.at(-1)).toEqual({
            arrows: [{ from: 'd2', to: 'd4', kind: 'user' }],
            circles: ['a5'],
        });
        expect(await count(page, '.arrow.user')).toBe(1);
        await click(page, 'g7');
        expect((await heard(page, 'drawn')).at(-1)).toEqual({ arrows: [], circles: [] });
    });

    test('hears only edits while it edits', async () => {
        const page = await open(null);
        await set(page, { editing: true });
        await click(page, 'd5');
        await drag(page, 'd2', 'd4');
        await click(page, 'b1', 'right');
        await hold(page, await at(page, 'c1'), { x: 2, y: 2 });
        await page.mouse.up();
        expect(await page.evaluate(() => window.heard)).toEqual([
            ['edit', { square: 'd5', from: null, erase: false }],
            ['edit', { square: 'd4', from: 'd2', erase: false }],
            ['edit', { square: 'b1', from: null, erase: true }],
            ['edit', { square: 'c1', from: null, erase: true }],
        ]);
    });

    test('reads its style sheets once, not at every drawing', async () => {
        const page = await open(owesOne);
        await set(page, { tray: 'below' });
        await page.evaluate(() => {
            const { replaceSync } = CSSStyleSheet.prototype;
            CSSStyleSheet.prototype.replaceSync = function (text) {
                window.heard.push(['sheet', text]);
                replaceSync.call(this, text);
            };
        });
        await click(page, 'd5');
        await page.keyboard.press('Escape');
        await click(page, 'e5');
        expect(await heard(page, 'sheet')).toEqual([]);
    });

    test('may show a board that nobody acts on', async () => {
        const page = await open(null);
        await set(page, { player: 'none' });
        await click(page, 'd2');
        await click(page, 'd4');
        expect(await heard(page, 'act')).toEqual([]);
        expect(await count(page, '.destination')).toBe(0);
        const action = await page
            .locator('.grid')
            .evaluate((grid) => getComputedStyle(grid).touchAction);
        expect(action).toBe('auto');
    });

    test('finds no fault in it, in either piece set', async () => {
        const page = await open(null);
        await set(page, { helps: { mobility: true, threats: true, locks: true } });
        await click(page, 'd2');
        await expectAccessible(page);
        const other = await open(owesOne);
        await set(other, { pieceSet: 'plain', tray: 'below', typing: true });
        await click(other, 'd5');
        await other.keyboard.press('5');
        await expectAccessible(other);
    });
});
