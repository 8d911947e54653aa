// The board by keyboard and by finger.
import { describe, expect, test } from 'vitest';
import {
    at,
    boardPages,
    cell,
    count,
    fenOf,
    heard,
    middle,
    nearBarragoon,
    owesOne,
    set,
} from './board_kit';
import { phone } from './kit';
import { rest } from './play_kit';

const open = boardPages();

describe('the keyboard', () => {
    test('is enough for a move, a capture and a placement', async () => {
        const page = await open(nearBarragoon);
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BARRAGOON-BOARD');
        await page.keyboard.press('Enter');
        for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowUp');
        expect(await count(page, '.preview-line')).toBe(1);
        expect(await cell(page, 'd5').getAttribute('aria-label')).toContain('can be captured');
        await page.keyboard.press('Enter');
        expect(await fenOf(page)).toContain(' w 1 ');
        await rest(page);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('4');
        await page.keyboard.press('ArrowLeft');
        await expect
            .poll(() => page.locator('.announcer').textContent())
            .toContain(
                'barragoon, left turn to the west, about to be placed on d4. Confirm or change it. White’s moves',
            );
        await page.keyboard.press('Enter');
        expect(await heard(page, 'act')).toEqual([{ action: 'd2d5' }, { action: 'W@d4' }]);
    });

    test('opens the ring, too', async () => {
        const page = await open(owesOne);
        await page.keyboard.press('Tab');
        for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        await page.locator('.ring .face:focus').waitFor();
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        expect(await cell(page, 'd5').evaluate((one) => one.matches(':focus'))).toBe(true);
        await page.keyboard.press('Enter');
        await page.locator('.ring .face:focus').waitFor();
        await page.keyboard.press('1');
        for (let tries = 0; tries < 8; ++tries) {
            if (await page.locator('.ring .middle:focus').count()) break;
            await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
        expect(await heard(page, 'act')).toEqual([{ action: 'x@d5' }]);
        expect(await cell(page, 'd5').evaluate((one) => one.matches(':focus'))).toBe(true);
    });

    test('types actions', async () => {
        const page = await open(nearBarragoon);
        await page.keyboard.press('Tab');
        await page.keyboard.press('/');
        await page.keyboard.type('d2d5');
        await page.keyboard.press('Enter');
        await rest(page);
        await page.keyboard.type('nonsense');
        await page.keyboard.press('Enter');
        await expect
            .poll(() => page.locator('.announcer').textContent())
            .toContain('“nonsense” is not an action');
        await page.keyboard.type('s@d4');
        await page.keyboard.press('Enter');
        expect(await heard(page, 'act')).toEqual([{ action: 'd2d5' }, { action: 's@d4' }]);
    });

    test('asks for a flip, and arrows follow what is seen', async () => {
        const page = await open(null);
        await page.keyboard.press('Tab');
        await page.keyboard.press('f');
        expect(await heard(page, 'flip')).toEqual([null]);
        await page.keyboard.press('ArrowDown');
        expect(await cell(page, 'd3').evaluate((one) => one.matches(':focus'))).toBe(true);
    });
});

describe('a finger on a phone', () => {
    const finger = { viewport: phone, hasTouch: true, isMobile: true };

    test('finds the ring inside the window at every edge', async () => {
        const page = await open(owesOne, finger);
        for (const square of ['a9', 'g9', 'a2', 'g1', 'd5']) {
            const { x, y } = await at(page, square);
            await page.touchscreen.tap(x, y);
            await page.locator('.ring').waitFor();
            for (const button of await page.locator('.ring .face').all()) {
                const box = await button.boundingBox();
                expect(box?.x).toBeGreaterThanOrEqual(0);
                expect(box?.y).toBeGreaterThanOrEqual(0);
                expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(phone.width);
                expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(phone.height);
                expect(box?.width).toBeGreaterThanOrEqual(44);
            }
            await page.keyboard.press('Escape');
        }
    });

    test('drags a piece without scrolling the page', async () => {
        const page = await open(null, finger);
        await page.evaluate(() => {
            const more = document.createElement('div');
            more.style.height = '1000px';
            document.body.append(more);
        });
        const session = await page.context().newCDPSession(page);
        const touch = (
            type: 'touchStart' | 'touchMove' | 'touchEnd',
            points: { x: number; y: number }[],
        ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
        const from = await at(page, 'd2');
        const to = await at(page, 'd4');
        await touch('touchStart', [from]);
        for (const part of [0.2, 0.4, 0.6, 0.8, 1])
            await touch('touchMove', [{ x: from.x, y: from.y + (to.y - from.y) * part }]);
        expect(await count(page, '.lift .piece')).toBe(1);
        await touch('touchEnd', []);
        await expect.poll(() => heard(page, 'act')).toEqual([{ action: 'd2d4' }]);
        expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('and a mouse are confirmed each in their own way', async () => {
        const page = await open(owesOne, finger);
        await set(page, { confirmation: { mouse: 'button', touch: 'at-once' } });
        const noWay = '.ring button[aria-label="No way"]';
        const { x, y } = await at(page, 'e5');
        await page.mouse.click(x, y);
        await rest(page);
        const face = await middle(page, noWay);
        await page.mouse.click(face.x, face.y);
        await page.locator('.card .confirm').waitFor();
        expect(await heard(page, 'act')).toEqual([]);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.touchscreen.tap(x, y);
        await rest(page);
        const again = await middle(page, noWay);
        await page.touchscreen.tap(again.x, again.y);
        expect(await heard(page, 'act')).toEqual([{ action: 'x@e5' }]);
    });

    test('taps a move and a placement', async () => {
        const page = await open(nearBarragoon, finger);
        const tap = async (place: { x: number; y: number }) =>
            page.touchscreen.tap(place.x, place.y);
        await tap(await at(page, 'd2'));
        await tap(await at(page, 'd5'));
        await rest(page);
        await tap(await at(page, 'e3'));
        await rest(page);
        await tap(await middle(page, '.ring button[aria-label*="right turn" i]'));
        await tap(await middle(page, '.ring button[aria-label*="right turn" i]'));
        await tap(await middle(page, '.ring .middle'));
        expect(await heard(page, 'act')).toEqual([{ action: 'd2d5' }, { action: 'e@e3' }]);
    });
});
