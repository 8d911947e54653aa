// An unfinished game: a link or a file asks before taking its place.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, picture, speak, url, watchedPages } from './kit';
import { actionsOf, move, startGame } from './play_kit';

const { at } = watchedPages();

const other = '#fen=6z%2F7%2F7%2F7%2F7%2F7%2F7%2F7%2FZD5%20w%20-%2022%2000%207';
const question = (page: Page) => page.getByRole('dialog', { name: 'Your game is not finished' });

async function oneMove(page: Page): Promise<void> {
    await startGame(page);
    await move(page, 'd2', 'd4');
    await expect.poll(() => actionsOf(page)).toBe(1);
}

describe('a link', () => {
    test('that is opened asks, and the game goes on if that is wanted', async () => {
        const page = await at('/two', { viewport: phone });
        await oneMove(page);
        await page.goto('about:blank');
        await page.goto(url(`/two${other}`));
        await question(page).waitFor();
        await speak(page, 'de');
        await picture(page, `unfinished-${phone.width}`);
        await speak(page, 'en');
        await page.getByRole('button', { name: 'Keep playing' }).click();
        await question(page).waitFor({ state: 'hidden' });
        expect(await actionsOf(page)).toBe(1);
        await page.reload();
        await expect.poll(() => actionsOf(page)).toBe(1);
    });

    test('in the same tab is read, too, and takes the place of the game only when told to', async () => {
        const page = await at('/two');
        await oneMove(page);
        const follow = (hash: string) => page.evaluate((to) => location.assign(to), hash);
        await follow(other);
        await question(page).waitFor();
        await page.keyboard.press('Escape');
        await question(page).waitFor({ state: 'hidden' });
        expect(await actionsOf(page)).toBe(1);
        await follow(other);
        await page.getByRole('button', { name: 'Play the linked position' }).click();
        await page.getByText('The game starts from the position').waitFor();
        await page.reload(); // not started: the game is still there
        await expect.poll(() => actionsOf(page)).toBe(1);
        await follow(other);
        await page.getByRole('button', { name: 'Play the linked position' }).click();
        await startGame(page);
        await expect.poll(() => actionsOf(page)).toBe(0);
        await follow(other.replace('fen=6z', 'fen=nonsense'));
        expect(await actionsOf(page)).toBe(0);
    });

    test('into an empty page, and a second one after it, ask nothing', async () => {
        const page = await at(`/computer${other}`);
        await page.getByText('The game starts from the position').waitFor();
        await page.evaluate(() => location.assign('#fen=nonsense'));
        await page.getByRole('alert').getByText('The position in this link').waitFor();
        await page.evaluate((to) => location.assign(to), other);
        await page.getByText('The game starts from the position').waitFor();
        expect(await question(page).count()).toBe(0);
    });
});

test('a file asks before it takes the place of a game', async () => {
    const page = await at('/two');
    await oneMove(page);
    const record =
        '[Event "?"]\n[Site "?"]\n[Date "2026.11.05"]\n[Round "?"]\n[White "A"]\n[Brown "B"]\n[Result "*"]\n\n1. 3d2-d4 3d8-d6 *\n';
    const file = { name: 'a.bgn', mimeType: 'text/plain', buffer: Buffer.from(record) };
    const choose = async () => {
        await page.getByRole('button', { name: 'Game', exact: true }).click();
        await page.locator('input[type=file]').setInputFiles(file);
        await question(page).waitFor();
    };
    await choose();
    await page.getByRole('button', { name: 'Keep playing' }).click();
    expect(await actionsOf(page)).toBe(1);
    await choose();
    await page.getByRole('button', { name: 'Open the file' }).click();
    await expect.poll(() => actionsOf(page)).toBe(2);
});
