// What the settings change on the pages with a board: sounds, the tray, confirmation, assistance.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadCore } from '../src/core/core';
import common from '../src/i18n/messages/en/common';
import learn from '../src/i18n/messages/en/learn';
import play from '../src/i18n/messages/en/play';
import settings from '../src/i18n/messages/en/settings';
import { boardReady, expectAccessible, overflow, phone, url, watchedPages } from './kit';
import { actionsOf, fromTense, move, rest, square, startGame } from './play_kit';

declare global {
    interface Window {
        sounds: number;
    }
}

const { at } = watchedPages();

// Counts sounds instead of playing them.
const listen = (page: Page) =>
    page.evaluate(() => {
        window.sounds = 0;
        window.AudioContext = class {
            constructor() {
                window.sounds += 1;
                throw new Error('silence');
            }
        } as unknown as typeof AudioContext;
    });
const sounds = (page: Page) => page.evaluate(() => window.sounds);

describe('pieces sound', () => {
    const pages: Record<string, (page: Page) => Promise<void>> = {
        '/analysis': (page) => move(page, 'd2', 'd5'),
        '/learn/capturing-pieces/1': (page) =>
            page.getByRole('button', { name: learn.showMe }).click(),
        '/settings': async (page) => {
            await rest(page);
            await square(page, 'd4').click();
            await page.keyboard.press('1');
            await rest(page);
            await page.locator('barragoon-board .ring .middle').click();
        },
        '/rules': async (page) => {
            const board = page.locator('barragoon-board').first();
            await board.scrollIntoViewIfNeeded();
            await board.locator('.cell.holds').first().click();
            await board.locator('.cell.pressable').first().click();
        },
    };

    test.each(Object.keys(pages))('on %s', async (path) => {
        const page = await at(path);
        await boardReady(page);
        await listen(page);
        await pages[path]?.(page);
        await expect.poll(() => sounds(page)).toBe(1);
    });

    test('on the table, by whoever they are moved, until they are muted', async () => {
        const page = await at(fromTense('/two'));
        await startGame(page);
        await listen(page);
        await move(page, 'd4', 'd7');
        await expect.poll(() => sounds(page)).toBe(1);
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => sounds(page)).toBe(2);
        await page.getByRole('button', { name: common.mute }).click();
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowRight');
        await rest(page);
        expect(await sounds(page)).toBe(2);
    });

    test('never on a page that takes in a board', async () => {
        const core = await loadCore();
        const start = core.startFen('closed', { white: 0, brown: 0 });
        const game = core.pack({ start, touchMove: false, commands: ['d2d5'] });
        const page = await at(`/embed#game=${game}`);
        await boardReady(page);
        await listen(page);
        await page.keyboard.press('Home');
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => actionsOf(page)).toBe(1);
        await rest(page);
        expect(await sounds(page)).toBe(0);
    });
});

describe('the tray of faces', () => {
    const tray = (page: Page) => page.locator('barragoon-board .tray');

    test.each(['/two', '/analysis'])('lies beside a wide board on %s', async (path) => {
        const page = await at(fromTense(path));
        if (path.startsWith('/two')) await startGame(page);
        await square(page, 'd4').waitFor();
        const size = (await square(page, 'd4').boundingBox())?.width ?? 0;
        expect(size).toBeGreaterThan(68); // the board is as large as without it
        await move(page, 'd4', 'd7');
        await rest(page);
        const faces = tray(page).getByRole('button');
        await faces.first().focus();
        await page.keyboard.press('ArrowDown');
        expect(await faces.nth(1).evaluate((one) => one.matches(':focus'))).toBe(true);
        await tray(page).getByRole('button', { name: 'No way' }).click();
        await square(page, 'd3').click();
        await square(page, 'd3').click();
        await expect
            .poll(() => page.locator('barragoon-board .announcer').textContent())
            .toContain('d3');
        expect(await overflow(page)).toBe(0);
    });

    test('lies beside the board of a lesson when there is something to place', async () => {
        const page = await at('/learn/capturing-pieces/1');
        await square(page, 'd3').waitFor();
        expect(await tray(page).isVisible()).toBe(false);
        await move(page, 'd3', 'd6');
        await page.clock.runFor(2000); // Brown places
        await tray(page).getByRole('button', { name: 'No way' }).click();
        await square(page, 'c6').click();
        await square(page, 'c6').click();
        await page.getByRole('link', { name: learn.next }).waitFor();
    });

    test.each([fromTense('/two'), fromTense('/analysis'), '/learn/capturing-pieces/1'])(
        'comes to phones if wanted, on %s',
        async (path) => {
            const page = await at('/settings', { viewport: phone });
            await page.getByRole('switch', { name: settings.tray }).check();
            await page.goto(url(path));
            if (path.startsWith('/two')) await startGame(page);
            await page.locator('barragoon-board .tray-below').waitFor();
            const box = await tray(page).boundingBox();
            expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(phone.height);
            expect(await overflow(page)).toBe(0);
            await expectAccessible(page, path);
        },
    );

    test('is not on phones by itself', async () => {
        const page = await at(fromTense('/analysis'), { viewport: phone });
        await square(page, 'd4').waitFor();
        expect(await tray(page).isVisible()).toBe(false);
    });
});

test('placements are confirmed as chosen for the mouse and for touch', async () => {
    const page = await at('/settings');
    const again = (name: string) =>
        page.getByLabel(name).locator('[value=tap-again]').textContent();
    expect(await again(settings.confirmMouse)).toBe('Click again');
    expect(await again(settings.confirmTouch)).toBe('Tap again');
    await page.getByLabel(settings.confirmMouse).selectOption('at-once');
    await page.getByLabel(settings.confirmTouch).selectOption('button');
    await page.reload();
    expect(await page.getByLabel(settings.confirmMouse).inputValue()).toBe('at-once');
    expect(await page.getByLabel(settings.confirmTouch).inputValue()).toBe('button');
    const confirmation = await page
        .locator('barragoon-board')
        .evaluate((board) => (board as unknown as { confirmation: unknown }).confirmation);
    expect(confirmation).toEqual({ mouse: 'at-once', touch: 'button' });
});

test('one switch takes all helps away', async () => {
    const page = await at('/settings');
    for (const name of [settings.mobility, settings.threats])
        await page.getByRole('switch', { name }).check();
    await page.getByRole('switch', { name: settings.helpsOn }).uncheck();
    expect(await page.getByRole('switch', { name: settings.locks }).isDisabled()).toBe(true);
    await expectAccessible(page, 'settings');
    await page.goto(url(fromTense('/two')));
    await startGame(page);
    expect(await page.getByRole('button', { name: play.hint }).count()).toBe(0);
    expect(await page.locator('.free').count()).toBe(0);
    const board = page.locator('barragoon-board');
    expect(await board.locator('.count, .threat, .padlock').count()).toBe(0);
    await move(page, 'd4', 'd7');
    await rest(page);
    await square(page, 'd3').click();
    await page.keyboard.press('1');
    await board.locator('.ghost').waitFor();
    expect(await board.locator('.lane, .card .line').count()).toBe(0);
    await page.goto(url('/settings'));
    await page.getByRole('switch', { name: settings.helpsOn }).check();
    await page.goto(url('/two'));
    await board.locator('.count').first().waitFor();
    expect(await page.locator('.free').count()).toBe(2);
});
