// What is said when the engine or the core cannot go on.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadCore } from '../src/core/core';
import { boardReady, desktop, expectAccessible, phone, url, watchedPages } from './kit';
import { move, startGame } from './play_kit';

const pages = watchedPages();

const worker = '**/engine.worker*';
const gone = (page: Page) => page.route(worker, (route) => route.abort());
// What a worker does when the device has no memory for the engine.
const withoutMemory = (page: Page) =>
    page.route(worker, (route) =>
        route.fulfill({
            contentType: 'text/javascript',
            body: `onmessage = ({ data }) => data.type === 'search' &&
                postMessage({ type: 'failure', message: 'out of memory' });`,
        }),
    );

const network = '**/*.network';
const withoutNetwork = (page: Page) => page.route(network, (route) => route.abort());
// As if half of it had got lost on the way.
const withHalfANetwork = (page: Page) =>
    page.route(network, async (route) => {
        const whole = await (await route.fetch()).text();
        await route.fulfill({ body: whole.slice(0, whole.length / 2) });
    });

test.each([
    ['gone', worker, gone],
    ['without memory', worker, withoutMemory],
    ['without its network', network, withoutNetwork],
    ['with half a network', network, withHalfANetwork],
])('an engine that is %s is told, and can be tried again', async (_name, files, broken) => {
    const page = await pages.at('/analysis');
    await broken(page);
    await page.getByRole('switch', { name: 'Engine' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The engine has failed' });
    await alert.waitFor();
    await expectAccessible(page, 'failed');
    await page.unroute(files);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('list', { name: 'Best lines' }).getByRole('button').first().waitFor();
    expect(await alert.count()).toBe(0);
    pages.forgive(); // the browser tells of the request that was cut off
});

test('the analysis of the whole game tells it, too, and goes on when it is tried again', async () => {
    const page = await pages.at('/analysis');
    await gone(page);
    await move(page, 'd2', 'd5');
    await page.getByLabel('Time per action').selectOption('300');
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'What it has found so far is kept' });
    await alert.waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
    await page.unroute(worker);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Analyse again' }).waitFor({ timeout: 60_000 });
    expect(await alert.count()).toBe(0);
    pages.forgive();
});

test('whoever asks what was missed hears of it there, on a phone as well', async () => {
    const core = await loadCore();
    const start = '7/7/7/7/7/3d3/7/7/3D3 w - 24 00 1';
    const game = core.pack({ start, touchMove: false, commands: ['d1e2', 'd4e2'] });
    const page = await pages.at('/settings', { viewport: phone });
    await gone(page);
    await page.goto(url(`/analysis#game=${game}&missed=white`));
    const alert = page.getByRole('alert').filter({ hasText: 'so there is no answer yet' });
    await alert.waitFor();
    await expectAccessible(page, 'failed');
    await page.setViewportSize(desktop);
    expect(await page.getByRole('alert').count()).toBe(1);
    await page.unroute(worker);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/^With 3d1-e2, your winning chance fell/).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    pages.forgive();
});

test('a hint that the engine cannot give is told, and can be asked for again', async () => {
    const page = await pages.at('/two');
    await startGame(page);
    await gone(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'so there is no hint' });
    await alert.waitFor();
    await page.unroute(worker);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/^Hint:/).waitFor();
    expect(await alert.count()).toBe(0);
    await move(page, 'd2', 'd5'); // the game has not suffered
    pages.forgive();
});

test('a core that cannot be loaded is told, and can be tried again', async () => {
    const page = await pages.at('/settings', { viewport: phone });
    await boardReady(page);
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto(page.url().replace('/settings', '/analysis'));
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/*.wasm');
    await page.getByRole('button', { name: 'Try again' }).click();
    await boardReady(page);
    pages.forgive();
});
