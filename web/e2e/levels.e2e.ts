// The computer's levels as people meet them.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
    boardReady,
    desktop,
    expectAccessible,
    overflow,
    phone,
    picture,
    speak,
    watchedPages,
} from './kit';
import { actionsOf, move, placeAnything, resign, startGame, untilDue } from './play_kit';

const { at } = watchedPages();

const slider = (page: Page) => page.locator('input[type=range]');
const words = (page: Page) => page.locator('.level .chosen');

describe('the choice of a level', () => {
    test('proposes the first one to a new player, and the last choice later', async () => {
        const page = await at('/computer');
        expect(await slider(page).inputValue()).toBe('1');
        await page.getByText('First steps', { exact: true }).waitFor();
        await slider(page).fill('4');
        await startGame(page);
        await boardReady(page);
        await page.getByRole('button', { name: 'Game' }).click();
        await page.getByRole('button', { name: 'New game' }).click();
        expect(await slider(page).inputValue()).toBe('4');
    });

    test('says how it plays and what it overlooks, and nothing moves', async () => {
        const page = await at('/computer', { viewport: phone });
        const below = page.locator('fieldset').first();
        for (const language of ['en', 'de', 'fr', 'es', 'it']) {
            await speak(page, language);
            await slider(page).fill('1');
            const told = new Set<string>();
            const places = new Set<number | undefined>();
            for (let level = 1; level <= 10; ++level) {
                await slider(page).fill(String(level));
                told.add((await words(page).textContent()) ?? '');
                places.add((await below.boundingBox())?.y);
            }
            expect([language, told.size, places.size]).toEqual([language, 10, 1]);
            expect(await overflow(page)).toBe(0);
            await slider(page).fill('3');
            await picture(page, `level-${language}-${phone.width}`);
        }
        await speak(page, 'en');
        await words(page).getByText('routes that turn on a barragoon').waitFor();
        await expectAccessible(page);
    });
});

describe('the seed of a game', () => {
    const seedOf = (page: Page): Promise<number> =>
        page.evaluate(() => JSON.parse(localStorage['barracuda.game.computer']).session.seed);

    // The computer's answer to the first move, which is then taken back.
    async function answer(page: Page): Promise<string> {
        await move(page, 'd2', 'd4');
        await expect.poll(() => actionsOf(page)).toBeGreaterThan(0);
        await untilDue(page);
        const list = await page.getByRole('region', { name: 'Moves' }).textContent();
        await page.getByRole('button', { name: 'Take back' }).click();
        await expect.poll(() => actionsOf(page)).toBe(0);
        return list ?? '';
    }

    test('is kept with it, and another game has another', async () => {
        const page = await at('/computer');
        await startGame(page);
        const seed = await seedOf(page);
        const first = await answer(page);
        await page.reload();
        await page.locator('barragoon-board .cell.holds').first().waitFor();
        expect(await seedOf(page)).toBe(seed);
        expect(await answer(page)).toBe(first);
        await resign(page);
        await page.getByRole('button', { name: 'Rematch' }).click();
        await expect.poll(() => seedOf(page)).not.toBe(seed);
    });
});

async function loseThree(page: Page): Promise<void> {
    await resign(page);
    for (const _ of [2, 3]) {
        expect(await page.getByText('Three losses in a row.').isVisible()).toBe(false);
        await page.getByRole('button', { name: 'Rematch' }).click();
        await resign(page);
    }
}

describe('the end of a game', () => {
    test('proposes an easier level after three losses', async () => {
        const page = await at('/computer', { viewport: phone });
        await slider(page).fill('5');
        await startGame(page);
        await loseThree(page);
        await page.getByText('Three losses in a row.').waitFor();
        for (const language of ['de', 'fr', 'es', 'it', 'en']) {
            await speak(page, language);
            expect(await overflow(page)).toBe(0);
            await picture(page, `end-${language}-${phone.width}`);
        }
        await page.setViewportSize(desktop);
        await picture(page, `end-en-${desktop.width}`);
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Try level 4' }).click();
        await page.getByText('Computer · 4').waitFor();
        await resign(page);
        await page.getByRole('button', { name: 'New game' }).click();
        expect(await slider(page).inputValue()).toBe('4');
    });

    test('proposes nothing any more after one press', async () => {
        const page = await at('/computer');
        await slider(page).fill('3');
        await startGame(page);
        await loseThree(page);
        await page.getByRole('button', { name: 'Stop suggesting other levels' }).click();
        await page.getByText('Three losses in a row.').waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Rematch' }).click();
        await resign(page);
        await page.reload();
        await page.getByRole('button', { name: 'Start the game' }).click();
        await resign(page);
        expect(await page.getByText('Three losses in a row.').isVisible()).toBe(false);
    });
});

describe('What did I miss?', () => {
    test('leads to the first big loss of winning chance', { timeout: 180_000 }, async () => {
        const fen = encodeURIComponent('7/7/7/7/7/3d3/7/7/3D3 w - 24 00 1');
        const page = await at(`/computer#fen=${fen}`, { viewport: phone });
        await slider(page).fill('10');
        await startGame(page);
        await move(page, 'd1', 'e2'); // it could capture, and is captured instead
        expect(await untilDue(page)).toBe('over');
        expect(await page.locator('.note.end.good').count()).toBe(0); // no good news
        await page.getByRole('link', { name: 'What did I miss?' }).click();
        await page
            .getByText(/^With 3d1-e2, your winning chance fell from 100\s?% to 0\s?%\.$/)
            .waitFor();
        await picture(page, `missed-${phone.width}`);
        await page.setViewportSize(desktop);
        expect(await page.locator('[aria-current="step"]').textContent()).toBe('3d1-e2??');
        await picture(page, `missed-${desktop.width}`);
        await expectAccessible(page);
        const note = page.locator('.note');
        await note.getByRole('button', { name: 'Better: 1. 3d1xd4' }).click();
        expect(await page.locator('[aria-current="step"]').textContent()).toBe('3d1xd4');
        await note.getByRole('button', { name: 'Close' }).click();
        await note.waitFor({ state: 'detached' });
    });

    test('shows the face of a barragoon that was placed badly', { timeout: 180_000 }, async () => {
        // On a8, “No way” would have shut in Brown's 2.
        const fen = encodeURIComponent('zx5/7/7/7/7/7/7/7/Z6 w 1 22 00 1');
        const page = await at(`/computer#fen=${fen}`);
        await startGame(page);
        await placeAnything(page);
        await resign(page);
        await page.getByRole('link', { name: 'What did I miss?' }).click();
        const note = page.locator('.note');
        await note.getByText(/your winning chance fell/).waitFor();
        expect(await note.locator('p .placed').count()).toBe(1);
        const better = note.locator('button .placed');
        expect(await better.getAttribute('data-square')).toBe('a8');
    });

    test('says if there was none', async () => {
        const page = await at('/computer');
        await startGame(page);
        await resign(page);
        await page.getByRole('link', { name: 'What did I miss?' }).click();
        await page.getByText('You made no single big mistake').waitFor();
    });

    test('is not asked by whoever won', async () => {
        const fen = encodeURIComponent('7/7/7/7/7/3d3/7/7/3D3 w - 24 00 1');
        const page = await at(`/computer#fen=${fen}`);
        await startGame(page);
        await move(page, 'd1', 'd4');
        expect(await untilDue(page)).toBe('over');
        const end = page.locator('.note.end');
        await end.getByRole('link', { name: 'Analyse' }).waitFor();
        expect(await end.getByText('What did I miss?').count()).toBe(0);
        expect(await page.locator('.note.end.good').count()).toBe(1);
    });
});
