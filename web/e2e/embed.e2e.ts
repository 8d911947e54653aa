// The embedded board, in a frame of another page.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, open, url } from './kit';

let browser: Browser;

beforeAll(async () => {
    browser = await launch();
});

afterAll(() => browser.close());

// A page of somebody else, with an origin of its own.
async function serve(page: string) {
    const server = createServer((_, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(page);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test('the code for a page shows the game there, step by step', async () => {
    const { page } = await open(browser, '/analysis');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Paste a game').fill('[Setup "closed"]\n\n1. 2c2-c3 2e8-e7 *\n');
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: '2e8-e7' }).waitFor();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const code = await page.getByLabel('Embed in another page').inputValue();
    await page.context().close();

    const context = await browser.newContext({ locale: 'en-GB' });
    const host = await context.newPage();
    const elsewhere = await serve(`<!doctype html><title>Another page</title>${code}`);
    await host.goto(elsewhere.address);
    const frame = host.frameLocator('iframe');
    await frame.locator('[data-square="e7"]').waitFor();
    expect(await frame.locator('.foot p').textContent()).toContain('2e8-e7');
    await frame.getByRole('button', { name: 'To the start' }).click();
    expect(await frame.locator('.foot p').textContent()).toBe('Start');
    await frame.getByRole('button', { name: 'One action forward' }).click();
    expect(await frame.locator('.foot p').textContent()).toContain('2c2-c3');
    const link = frame.getByRole('link', { name: 'Open in Barracuda' });
    expect(await link.getAttribute('href')).toContain(url('/analysis#game='));
    expect(await frame.getByRole('navigation').count()).toBe(0);
    await context.close();
    elsewhere.close();
});

test('the address says how it looks', async () => {
    const { page, problems } = await open(browser, '/embed?lang=de&theme=dark&flip=1&ply=0');
    await page.getByRole('link', { name: 'In Barracuda öffnen' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(problems).toEqual([]);
    await page.context().close();
});

test('a malformed address says what is wrong', async () => {
    const { page } = await open(browser, '/embed?lang=es#game=nonsense');
    await page.getByRole('alert').getByText('El enlace está dañado.').waitFor();
    await page.locator('[data-square="d2"]').waitFor();
    await page.context().close();
});
