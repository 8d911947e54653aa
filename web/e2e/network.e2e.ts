// The network of the higher levels: fetched when one of them plays, not before.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { watchedPages } from './kit';
import { actionsOf, move, startGame, untilDue } from './play_kit';

const { at } = watchedPages();

const largest = 200 * 1024; // compressed

// The requests for it so far.
function requests(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => {
        if (request.url().endsWith('.network')) asked.push(request.url());
    });
    return asked;
}

async function playOneTurn(page: Page, level: number): Promise<void> {
    await page.locator('input[type=range]').fill(String(level));
    await startGame(page);
    await move(page, 'd2', 'd4');
    await expect.poll(() => actionsOf(page)).toBeGreaterThan(0);
    await untilDue(page);
}

test('a low level plays without it', async () => {
    const page = await at('/computer');
    const asked = requests(page);
    await playOneTurn(page, 5);
    expect(asked).toEqual([]);
});

test('a higher one fetches it, once, and it is small', async () => {
    const page = await at('/computer');
    const asked = requests(page);
    await playOneTurn(page, 6);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => actionsOf(page)).toBe(0);
    await move(page, 'd2', 'd5');
    await expect.poll(() => actionsOf(page)).toBeGreaterThan(0);
    await untilDue(page);
    expect(asked.length).toBe(1);
    const response = await page.request.get(asked[0] ?? '', {
        headers: { 'Accept-Encoding': 'br' },
    });
    expect(response.headers()['content-encoding']).toBe('br');
    expect(Number(response.headers()['content-length'])).toBeLessThan(largest);
});
