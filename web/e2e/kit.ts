// The real browser for the tests: Chromium through Playwright.
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export const url = (path: string) => inject('url') + path;

export const phone = { width: 360, height: 640 };
export const desktop = { width: 1280, height: 800 };

// Chromium without a window around the page, in which tests take half the time. What everybody does is
// also tested in the whole browser.
export async function launch(
    executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell',
): Promise<Browser> {
    return chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
}

// A page in a fresh profile, with its problems: console errors and requests to other servers. Its clock
// can be put forward, and it stores nothing for offline use: that takes time, and has a test of its own
// in offline.e2e.ts.
export async function open(
    browser: Browser,
    path: string,
    options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: string[] }> {
    const context = await browser.newContext({
        viewport: desktop,
        locale: 'en-GB',
        serviceWorkers: 'block',
        ...options,
    });
    await context.clock.install();
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
    });
    page.on('request', (request) => {
        const address = new URL(request.url());
        if (address.protocol.startsWith('http') && address.origin !== new URL(url('/')).origin)
            problems.push(`asked elsewhere: ${request.url()}`);
    });
    await page.goto(url(path));
    return { page, problems };
}

// For a file of tests: pages without motion in one browser; a test fails if one of its pages reports
// problems.
export function watchedPages() {
    let browser: Browser;
    const problems: string[][] = []; // of every page
    beforeAll(async () => {
        browser = await launch();
    });
    afterAll(() => browser?.close());
    afterEach(async () => {
        await Promise.all(browser.contexts().map((context) => context.close()));
        expect(problems.splice(0).flat()).toEqual([]);
    });
    return {
        at: async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
            const opened = await open(browser, path, { reducedMotion: 'reduce', ...options });
            problems.push(opened.problems);
            return opened.page;
        },
        forgive: () => {
            problems.splice(0);
        },
    };
}

// The first board of the page has everything that it loads after its first paint, such as the keyboard
// and the ring.
export const boardReady = (page: Page): Promise<void> =>
    page.locator('barragoon-board .layer').first().waitFor({ state: 'attached' });

// A picture of the whole page for people to look at, in web/screenshots; only with SCREENSHOTS=1, as it takes time.
export async function picture(page: Page, name: string): Promise<void> {
    if (process.env.SCREENSHOTS)
        await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true });
}

// Axe finds nothing; `about` names the state of the page in the message.
export async function expectAccessible(page: Page, about = ''): Promise<void> {
    await expectNothingFound(page, about, {});
}

// The same for what depends on colours: all that a change of theme can spoil.
export async function expectAccessibleColours(page: Page, about: string): Promise<void> {
    await expectNothingFound(page, about, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

export async function showTheme(page: Page, theme: string): Promise<void> {
    await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
    }, theme);
}

// Axe finds nothing by light, nor in the colours of these themes.
export async function expectAccessibleIn(page: Page, themes: readonly string[]): Promise<void> {
    await showTheme(page, 'light');
    await expectAccessible(page, 'light');
    for (const theme of themes) {
        await showTheme(page, theme);
        await expectAccessibleColours(page, theme);
    }
}

type AxeOptions = Parameters<AxeBuilder['options']>[0];

// Legacy mode is for pages without foreign frames; the other mode opens a page for every analysis.
async function expectNothingFound(page: Page, about: string, options: AxeOptions): Promise<void> {
    const axe = new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'] });
    const { violations } = await axe.setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [about, id, nodes[0]?.html])).toEqual([]);
}

// Switches at once, as the reader does in the bar at the top, whether it is seen or not.
export async function speak(page: Page, language: string): Promise<void> {
    await page.locator('.top select').evaluate((select, code) => {
        (select as HTMLSelectElement).value = code;
        select.dispatchEvent(new Event('change', { bubbles: true }));
    }, language);
    await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
}

// By how many pixels the page is wider than the window.
export const overflow = (page: Page): Promise<number> =>
    page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
