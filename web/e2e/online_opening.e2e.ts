// From a link to the board: what is seen before the app has come, and what is loaded for it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardReady, desktop, phone } from './kit';
import { onlineGames } from './online_kit';

const { arrive, begun, url } = onlineGames();

const tallPhone = { width: 360, height: 740 };

// Where the middle of a1 is on the board that the server has drawn: squares have 100 units there.
const drawnCorner = (page: Page) =>
    page.locator('.first-board').evaluate((picture) => {
        const { x, y, width, height } = picture.getBoundingClientRect();
        const unit = Math.min(width / 792, height / 992);
        return { x: x + (width - 792 * unit) / 2 + 96 * unit, y: y + 896 * unit };
    });

const corner = (page: Page) =>
    page.locator('barragoon-board [data-square=a1]').evaluate((square) => {
        const { x, y, width, height } = square.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    });

test('the board is in the page that the server sends, where the one to play on will be', async () => {
    const { game } = await begun();
    for (const viewport of [phone, tallPhone, desktop]) {
        const early = await arrive({ viewport, javaScriptEnabled: false, direct: true });
        await early.page.goto(`${url()}/game/${game}`);
        const drawn = await drawnCorner(early.page);
        const late = await arrive({ viewport });
        await late.open(game);
        const real = await corner(late.page);
        expect(Math.hypot(drawn.x - real.x, drawn.y - real.y)).toBeLessThan(8);
        await expect.poll(() => late.page.locator('.first-board').count()).toBe(0);
    }
});

test('it makes room for bad news', async () => {
    const { game } = await begun();
    const watcher = await arrive();
    await watcher.page.route('**/*.wasm', (route) => route.abort());
    await watcher.page.goto(`${url()}/game/${game}`);
    await watcher.page.locator('h1').waitFor();
    expect(await watcher.page.locator('.first-board').isVisible()).toBe(false);
});

test('the core is asked for while the rest of the page is on its way', async () => {
    const { game } = await begun();
    const { page } = await arrive();
    let goOn = () => {};
    const held = new Promise<void>((released) => {
        goOn = released;
    });
    await page.route('**/assets/online-*.js', async (route) => {
        await held; // the texts of the page
        await route.continue();
    });
    const asked = page.waitForRequest('**/*.wasm');
    await page.goto(`${url()}/game/${game}`, { waitUntil: 'commit' });
    await asked;
    expect(await page.locator('main').count()).toBe(0);
    goOn();
    await boardReady(page);
});

test('what the page shows first is asked for once, as soon as its head is there', async () => {
    const { white, game } = await begun();
    const { id } = await white.ask('POST', 'challenges', {});
    for (const [path, resource] of [
        [`game/${game}`, `games/${game}`],
        [`challenge/${id}`, `challenges/${id}`],
    ] as const) {
        const { page } = await arrive();
        await page.goto(`${url()}/${path}`);
        await page.locator('h1').first().waitFor();
        const asked = await page.evaluate(
            (wanted) =>
                performance
                    .getEntriesByType('resource')
                    .filter(({ name }) => name.endsWith(wanted))
                    .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
            `/api/${resource}`,
        );
        expect(asked).toEqual(['link']);
    }
});
