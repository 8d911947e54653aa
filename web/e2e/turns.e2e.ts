// The list of turns: faces as pictures, letters as text.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, watchedPages } from './kit';
import { actionsOf, fromTense, move, rest, square, startGame } from './play_kit';

const { at } = watchedPages();

async function place(page: Page, key: string, name: string): Promise<void> {
    const before = await actionsOf(page);
    await rest(page);
    await square(page, name).click();
    await page.keyboard.press(key);
    await rest(page);
    await page.locator('barragoon-board .ring .middle').click();
    await expect.poll(() => actionsOf(page)).toBe(before + 1);
}

test.each(['/two', '/analysis'])('shows faces as cubes on %s', async (path) => {
    const page = await at(fromTense(path));
    if (path === '/two') await startGame(page);
    await square(page, 'd4').waitFor();
    await move(page, 'd4', 'd7');
    await place(page, '1', 'd3');
    await place(page, '4', 'e5');
    const list = page.locator('.moves .moves');
    const cubes = list.locator('[data-face] svg .barragoon');
    await expect.poll(() => cubes.count()).toBe(2);

    // The letters can be copied and are what a screen reader reads.
    const copied = await list.evaluate((node) => {
        getSelection()?.selectAllChildren(node);
        return getSelection()?.toString() ?? '';
    });
    expect(copied.replace(/\s+/g, ' ')).toContain('3d4xd7 x@d3 N@e5');
    const turn = list.getByRole('button', { name: /x@d3/ });
    expect(await turn.count()).toBe(1);

    const large = page.locator('.large');
    await turn.hover();
    await large.getByText('no way').waitFor();
    expect(await large.locator('svg').first().boundingBox()).toMatchObject({ width: 56 });
    await expectAccessible(page, path);
    await page.mouse.move(5, 5);
    await expect.poll(() => large.count()).toBe(0);
    await page.keyboard.press('Tab');
    await turn.focus();
    await large.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => large.count()).toBe(0);

    // As the board is seen: turned, an arrow to the north points down.
    const drawn = () => cubes.nth(1).locator('.symbol').getAttribute('transform');
    expect(await drawn()).toContain('rotate(0)');
    await page.keyboard.press('f');
    await expect.poll(drawn).toContain('rotate(180)');
});
