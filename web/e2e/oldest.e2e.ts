// What the oldest supported browsers lack: Chrome 111 and Firefox 121 have no popovers.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardReady, phone, url, watchedPages } from './kit';
import { actionsOf, fromTense, move, rest, square, startGame } from './play_kit';

const { at } = watchedPages();

const withoutPopovers = (page: Page) =>
    page.addInitScript(() => {
        const set = Element.prototype.setAttribute;
        Element.prototype.setAttribute = function (name: string, value: string) {
            if (name !== 'popover') set.call(this, name, value);
        };
        for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
            Reflect.deleteProperty(HTMLElement.prototype, name);
    });

test.each([
    ['a desktop', { width: 1280, height: 800 }],
    ['a phone', phone],
])('the ring and refusals lie over the board on %s without popovers', async (_, viewport) => {
    const page = await at('/settings', { viewport });
    await withoutPopovers(page);
    await page.goto(url(fromTense('/two')));
    await startGame(page);
    await boardReady(page);
    const board = page.locator('barragoon-board');
    expect(await board.locator('.layer').getAttribute('popover')).toBeNull();
    await move(page, 'd4', 'd7');
    await rest(page);
    await square(page, 'c8').click(); // a piece, but a placement is due
    await board.locator('.bubble').waitFor();
    await page.keyboard.press('Escape');
    await board.locator('.bubble').waitFor({ state: 'hidden' });
    await rest(page);
    await square(page, 'a1').click();
    await rest(page);
    await board.locator('.ring .face').first().click();
    await board.locator('.ring .middle').click();
    await expect.poll(() => actionsOf(page)).toBe(2);
    await board.locator('.ring').waitFor({ state: 'hidden' });
    await square(page, 'b2').click({ trial: true }); // nothing lies over the board any more
});
