// The embedded board, in a frame of another page.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { url, watchedPages } from './kit';

const { at } = watchedPages();

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
    const page = await at('/analysis');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Paste a game').fill('[Setup "closed"]\n\n1. 2c2-c3 2e8-e7 *\n');
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: '2e8-e7' }).waitFor();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const code = await page.getByLabel('Embed in another page').inputValue();

    const elsewhere = await serve(`<!doctype html><title>Another page</title>${code}`);
    const host = await page.context().newPage(); // which may be elsewhere
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
    elsewhere.close();
});

test('the address says how it looks', async () => {
    const page = await at('/embed?lang=de&theme=dark&flip=1&ply=0');
    await page.getByRole('link', { name: 'In Barracuda öffnen' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('a malformed address says what is wrong', async () => {
    const page = await at('/embed?lang=es#game=nonsense');
    await page.getByRole('alert').getByText('El enlace está dañado.').waitFor();
    await page.locator('[data-square="d2"]').waitFor();
});
