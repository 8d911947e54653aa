// The core and the engine in the real browser: the worker, stopping it, and what it reports, on a page
// that may share memory with the worker and on one that may not.
import { type Browser, chromium, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {} from '../bench/page';

const isolation = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
};

describe.each([
    ['with a brake', isolation],
    ['without one', {}],
])('%s', (_name, headers) => {
    let server: ViteDevServer;
    let browser: Browser;
    let page: Page;

    beforeAll(async () => {
        server = await createServer({
            configFile: false,
            root: 'bench',
            logLevel: 'error',
            server: { port: 0, headers, fs: { allow: ['../..'] } },
        });
        await server.listen();
        browser = await chromium.launch({
            executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
            args: ['--no-sandbox', '--disable-gpu'],
        });
        page = await browser.newPage();
        await page.goto(server.resolvedUrls?.local[0] ?? '');
        await page.waitForFunction(() => window.barracuda !== undefined);
    }, 60_000);

    afterAll(async () => {
        await browser?.close();
        await server?.close();
    });

    test('the rules answer', async () => {
        const actor = await page.evaluate(async () => {
            const core = await window.barracuda.loadCore();
            const start = core.startFen('open', { white: 0, brown: 0 });
            return core.view({ start, touchMove: false, commands: ['d2d5'] }).actor;
        });
        expect(actor).toBe('brown');
    });

    test('the page may share memory if it takes in nothing of others', async () => {
        expect(await page.evaluate(() => crossOriginIsolated)).toBe(headers === isolation);
    });

    test('a search tells what it finds and ends by itself', async () => {
        const { result, infos } = await page.evaluate(async () => {
            const core = await window.barracuda.loadCore();
            const start = core.startFen('closed', { white: 0, brown: 0 });
            const engine = window.barracuda.startEngine();
            const infos: number[] = [];
            const game = { start, touchMove: false, commands: [] };
            const result = await engine.search(game, { nodes: 50_000, lines: 3 }, (info) =>
                infos.push(info.line.rank),
            );
            engine.close();
            return { result, infos };
        });
        expect(result.lines.map((line) => line.rank)).toEqual([1, 2, 3]);
        expect(result.best).toBe(result.lines[0]?.actions[0]);
        expect(new Set(infos)).toEqual(new Set([1, 2, 3]));
    });

    test('an endless search gives what it found when it is stopped, and another can follow', async () => {
        const { stopped, next, wait } = await page.evaluate(async () => {
            const core = await window.barracuda.loadCore();
            const start = core.startFen('closed', { white: 0, brown: 0 });
            const engine = window.barracuda.startEngine();
            const game = { start, touchMove: false, commands: [] };
            let running: ReturnType<typeof engine.search> | undefined;
            await new Promise<void>((found) => {
                running = engine.search(game, { infinite: true }, ({ line }) => {
                    if (line.depth > 3) found();
                });
            });
            const begun = performance.now();
            engine.stop();
            const stopped = await running;
            const wait = performance.now() - begun;
            const next = await engine.search(game, { level: 1, seed: 7 });
            engine.close();
            return { stopped, next, wait };
        });
        expect(stopped?.best).toBeTruthy();
        expect(stopped?.best).toBe(stopped?.lines[0]?.actions[0]);
        expect(next.best).not.toBeNull();
        expect(wait).toBeLessThan(100);
    });

    test('a search that is stopped at once, by another one, has an answer, too', async () => {
        const [first, second] = await page.evaluate(async () => {
            const core = await window.barracuda.loadCore();
            const start = core.startFen('closed', { white: 0, brown: 0 });
            const engine = window.barracuda.startEngine();
            const game = { start, touchMove: false, commands: [] };
            const results = await Promise.all([
                engine.search(game, { infinite: true }),
                engine.search(game, { depth: 1 }),
            ]);
            engine.close();
            return results;
        });
        expect(first?.best).toBeTruthy();
        expect(second?.best).toBeTruthy();
    });

    test('a game that cannot be read is refused', async () => {
        const name = await page.evaluate(async () => {
            const engine = window.barracuda.startEngine();
            const game = { start: 'nonsense', touchMove: false, commands: [] };
            return engine.search(game, { depth: 1 }).catch((error: Error) => error.name);
        });
        expect(name).toBe('CoreError');
    });
});
