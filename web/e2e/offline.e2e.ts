// The app after one visit, when the server is gone.
import { expect, test } from 'vitest';
import { boardReady, launch } from './kit';
import { move, startGame } from './play_kit';
import { startServer } from './serve';

const headings = {
    '/': 'Barragoon',
    '/computer': 'Play the computer',
    '/two': 'Two players, one device',
    '/learn': 'Learn Barragoon',
    '/learn/moving': 'Moving and turning',
    '/rules': 'The rules of Barragoon',
    '/analysis': 'Analysis',
    '/editor': 'Editor',
    '/games': 'Games on this device',
    '/settings': 'Settings',
};

test('every page is there after one visit', async () => {
    const server = await startServer();
    const browser = await launch();
    const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await server.stop();
    for (const [path, heading] of Object.entries(headings)) {
        await page.goto(server.url + path);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        expect(await page.evaluate(() => crossOriginIsolated)).toBe(true); // the engine has its brake
    }
    await page.goto(`${server.url}/computer`);
    await startGame(page);
    await move(page, 'd2', 'd4');
    await page.locator('.status').getByText('Your move').waitFor();
    await page.goto(`${server.url}/learn/moving`);
    await boardReady(page);
    await page.goto(`${server.url}/analysis`);
    await page.getByRole('switch', { name: 'Engine' }).click(); // which needs its network
    await page.getByRole('list', { name: 'Best lines' }).getByRole('button').first().waitFor();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await browser.close();
});
