// The example page of the board, which Vite serves, in the real browser and with the real core.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { BoardProperties } from '../src/board/types';
import { boardReady, desktop, launch } from './kit';

// A 3 that can capture the barragoon on d5, or a piece there.
export const nearBarragoon = '1v3v1/7/7/7/3x3/7/7/3D3/1V3V1 w - 22 00 1';
export const nearPiece = '1v3v1/7/7/7/3z3/7/7/3D3/1V3V1 w - 22 00 1';
export const owesOne = '1v3v1/7/7/3n3/7/7/3z3/2DZD2/1V3V1 w 1 22 00 1';

declare global {
    interface Window {
        heard: [string, unknown][];
    }
}

// Opens the page, for a file of tests; a test fails if its page reports problems.
export function boardPages() {
    let browser: Browser;
    let server: ViteDevServer;
    let problems: string[] = [];

    beforeAll(async () => {
        server = await createServer({
            server: { port: 0, hmr: false, watch: null },
            logLevel: 'error',
        });
        await server.listen();
        browser = await launch();
    });

    afterAll(async () => {
        await browser?.close();
        await server?.close();
    });

    afterEach(async () => {
        const pages = browser.contexts().flatMap((context) => context.pages());
        await Promise.all(pages.map((page) => page.close()));
        expect(problems).toEqual([]);
        problems = [];
    });

    // The page stores nothing, so tests may share a profile, and with it what has been fetched already.
    const contexts = new Map<string, Promise<BrowserContext>>();
    const contextOf = (options: BrowserContextOptions): Promise<BrowserContext> => {
        const key = JSON.stringify(options);
        const known = contexts.get(key);
        if (known) return known;
        const made = browser
            .newContext({ viewport: desktop, reducedMotion: 'reduce', ...options })
            .then(async (context) => {
                await context.clock.install();
                return context;
            });
        contexts.set(key, made);
        return made;
    };

    return async (fen: string | null, options: BrowserContextOptions = {}): Promise<Page> => {
        const page = await (await contextOf(options)).newPage();
        page.on('pageerror', (error) => problems.push(String(error)));
        page.on('console', (message) => {
            if (message.type() === 'error') problems.push(message.text());
        });
        const base = server.resolvedUrls?.local[0] ?? '';
        const query = fen ? `?fen=${encodeURIComponent(fen)}` : '';
        await page.goto(`${base}src/board/demo.html${query}`);
        await page.waitForFunction(() => document.querySelector('barragoon-board')?.view);
        await boardReady(page);
        await page.evaluate(() => {
            window.heard = [];
            for (const name of ['act', 'touch', 'refuse', 'edit', 'flip', 'drawn'])
                document
                    .querySelector('barragoon-board')
                    ?.addEventListener(name, (event) =>
                        window.heard.push([name, (event as CustomEvent).detail]),
                    );
        });
        return page;
    };
}

export const set = (page: Page, properties: Partial<BoardProperties>) =>
    page.evaluate(
        (given) => {
            const board = document.querySelector('barragoon-board');
            if (board) Object.assign(board, given);
        },
        properties as Record<string, unknown>,
    );

export const fenOf = (page: Page) =>
    page.evaluate(() => document.querySelector('barragoon-board')?.view?.fen ?? '');

export const heard = (page: Page, name: string) =>
    page.evaluate(
        (wanted) => window.heard.filter(([one]) => one === wanted).map(([, detail]) => detail),
        name,
    );

export const cell = (page: Page, square: string) => page.locator(`[data-square="${square}"]`);

type Point = { readonly x: number; readonly y: number };
type Button = 'left' | 'right';

export async function middle(page: Page, selector: string): Promise<Point> {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const at = (page: Page, square: string) => middle(page, `[data-square="${square}"]`);

export async function click(page: Page, square: string, button: Button = 'left'): Promise<void> {
    const { x, y } = await at(page, square);
    await page.mouse.click(x, y, { button });
}

// Presses at one place and moves to another, without letting go.
export async function hold(page: Page, from: Point, to: Point, button: Button = 'left') {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button });
    await page.mouse.move(from.x + 9, from.y + 9);
    await page.mouse.move(to.x, to.y, { steps: 4 });
}

export async function drag(page: Page, from: string, to: string, button: Button = 'left') {
    await hold(page, await at(page, from), await at(page, to), button);
    await page.mouse.up({ button });
}

export const count = (page: Page, selector: string) => page.locator(selector).count();
