// A new version of the app, published while somebody plays.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launch } from './kit';
import { actionsOf, move, startGame } from './play_kit';
import { builtApp, startServer } from './serve';

// Another version: the service worker has another name for its files, and the page says so.
function publishNext(folder: string): void {
    change(folder, 'sw.js', /barracuda-(\W+)[0-9a-f]{16}/, 'barracuda-$10123456789abcdef');
    change(folder, 'two.en.html', '<html lang="en">', '<html lang="en" data-next>');
}

function change(folder: string, file: string, from: string | RegExp, to: string): void {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    writeFileSync(path, changed);
    for (const form of ['.br', '.gz']) rmSync(path + form);
}

const isNext = (page: Page) => page.evaluate(() => 'next' in document.documentElement.dataset);

const lookForUpdates = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => {}));

test('a new version announces itself and waits', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'barracuda-'));
    cpSync(builtApp, folder, { recursive: true });
    const first = await startServer(folder);
    const browser = await launch();
    const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
    const notice = page.getByText('A new version is available.');
    await page.goto(`${first.url}/two`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await startGame(page);
    await move(page, 'd2', 'd4');
    await expect.poll(() => actionsOf(page)).toBe(1);

    await first.stop();
    publishNext(folder);
    const second = await startServer(folder, Number(new URL(first.url).port));
    expect(await notice.count()).toBe(0);
    await lookForUpdates(page);
    await notice.waitFor();
    await move(page, 'd8', 'd6'); // the game goes on
    await expect.poll(() => actionsOf(page)).toBe(2);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await notice.count()).toBe(0);

    await page.reload(); // even then the version does not change by itself
    await notice.waitFor();
    expect(await isNext(page)).toBe(false);
    await expect.poll(() => actionsOf(page)).toBe(2);

    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    expect(await isNext(page)).toBe(true);
    await expect.poll(() => actionsOf(page)).toBe(2);
    expect(await notice.count()).toBe(0);

    await browser.close();
    await second.stop();
    rmSync(folder, { recursive: true });
});
