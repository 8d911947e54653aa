// What the analysis says when the engine or the core cannot go on.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardReady, expectAccessible, phone, watchedPages } from './kit';
import { move } from './play_kit';

const pages = watchedPages();

const worker = '**/engine.worker*';
const gone = (page: Page) => page.route(worker, (route) => route.abort());
// A worker as it is when the device has no memory for the engine.
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
// As it is when half of it got lost on the way.
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
