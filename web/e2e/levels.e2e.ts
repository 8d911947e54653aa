// The levels of the computer as people meet them.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, overflow, phone, speak, watchedPages } from './kit';
import { actionsOf, move, startGame, untilDue } from './play_kit';

const { at } = watchedPages();

const slider = (page: Page) => page.locator('input[type=range]');
const words = (page: Page) => page.locator('.level .chosen');

describe('the choice of a level', () => {
    test('proposes the first one to a new player, and the last choice later', async () => {
        const page = await at('/computer');
        expect(await slider(page).inputValue()).toBe('1');
        await page.getByText('First steps', { exact: true }).waitFor();
        await slider(page).fill('4');
        await page.locator('form .primary').click();
        await page.locator('barragoon-board .cell').first().waitFor();
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
                told.add(await page.locator('.level').innerText());
                places.add((await below.boundingBox())?.y);
            }
            expect([language, told.size, places.size]).toEqual([language, 10, 1]);
            expect(await overflow(page)).toBe(0);
            await slider(page).fill('3');
            await page.screenshot({ path: `screenshots/level-${language}-${phone.width}.png` });
        }
        await speak(page, 'en');
        await words(page).getByText('routes that turn on a barragoon').waitFor();
        await expectAccessible(page);
    });
});

describe('the seed of a game', () => {
    const seedOf = (page: Page): Promise<number> =>
        page.evaluate(() => JSON.parse(localStorage['barracuda.game.computer']).session.seed);

    // What the computer answers to the first move, which is taken back then.
    async function answer(page: Page): Promise<string> {
        await move(page, 'd2', 'd4');
        await expect.poll(() => actionsOf(page)).toBeGreaterThan(0);
        await untilDue(page);
        const list = await page.getByRole('region', { name: 'Moves' }).innerText();
        await page.getByRole('button', { name: 'Take back' }).click();
        await expect.poll(() => actionsOf(page)).toBe(0);
        return list;
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
        await page.getByRole('button', { name: 'Game' }).click();
        await page.getByRole('button', { name: 'Resign' }).click();
        await page.getByRole('button', { name: 'Resign' }).click();
        await page.getByRole('button', { name: 'Rematch' }).click();
        await expect.poll(() => seedOf(page)).not.toBe(seed);
    });
});
