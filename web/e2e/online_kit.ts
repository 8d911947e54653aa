// People who play each other in real browsers over a real server, which can be restarted. Their lines
// can be cut, and what they see is read from the page.
import type { Browser, BrowserContextOptions, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { languages } from '../src/i18n/languages';
import { GameServer } from '../tests/game_server';
import { boardReady, desktop, expectAccessible, launch, overflow, picture, speak } from './kit';
import { square } from './play_kit';
import { builtApp } from './serve';

export interface Wish {
    readonly setup?: string;
    readonly clock?: object;
    readonly touchMove?: boolean;
    readonly express?: object;
}

export type Options = BrowserContextOptions & { readonly direct?: boolean }; // direct: it cannot be cut

export class Person {
    readonly page: Page;
    readonly problems: string[] = [];
    #isCut = false;
    #lines: WebSocketRoute[] = [];
    readonly #url: () => string;
    says: ((text: string) => string) | null = null; // changes what the server says

    private constructor(page: Page, url: () => string) {
        this.page = page;
        this.#url = url;
    }

    static async arrive(
        browser: Browser,
        url: () => string,
        options: Options = {},
    ): Promise<Person> {
        const { direct = false, ...others } = options;
        const context = await browser.newContext({
            viewport: desktop,
            locale: 'en-GB',
            serviceWorkers: 'block',
            reducedMotion: 'reduce',
            ...others,
        });
        const person = new Person(await context.newPage(), url);
        person.#watch();
        if (!direct) await person.#standBetween();
        return person;
    }

    // Errors of the page fail the test; an absent server is not an error.
    #watch(): void {
        const { page } = this;
        page.on('pageerror', (error) => this.problems.push(String(error)));
        page.on('console', (message) => {
            const isLine = /WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text());
            if (message.type() === 'error' && !isLine) this.problems.push(message.text());
        });
    }

    // Stands between the page and the server, so that neither learns how a line was closed.
    async #standBetween(): Promise<void> {
        await this.page.routeWebSocket('**/api/socket', (line) => {
            if (this.#isCut) {
                line.close();
                return;
            }
            this.#lines.push(line);
            const server = line.connectToServer();
            server.onMessage((text) => {
                if (!this.#isCut) line.send(this.says?.(String(text)) ?? text);
            });
            line.onMessage((text) => {
                if (!this.#isCut) server.send(text);
            });
        });
    }

    // Nothing gets through any more. `silently`: and nobody tells the browser.
    cut({ silently = false } = {}): void {
        this.#isCut = true;
        if (!silently) for (const line of this.#lines) line.close();
        this.#lines = [];
    }

    // As when the device finds its network again.
    async mend(): Promise<void> {
        this.#isCut = false;
        await this.page.evaluate(() => dispatchEvent(new Event('online')));
    }

    async ask(method: string, path: string, data?: object): Promise<Record<string, string>> {
        const answer = await this.page.request.fetch(`${this.#url()}/api/${path}`, {
            method,
            data,
        });
        if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
        return answer.json();
    }

    // Gives the commands to the server, not at the board.
    async say(game: string, ...commands: string[]): Promise<void> {
        for (const command of commands)
            await this.ask('POST', `games/${game}/commands`, { command });
    }

    async open(game: string): Promise<void> {
        await this.page.goto(`${this.#url()}/game/${game}`);
        await boardReady(this.page);
    }

    // Waits until the board shows so many actions.
    async sees(actions: number): Promise<void> {
        await expect.poll(() => this.#actions(), { interval: 20, timeout: 15_000 }).toBe(actions);
    }

    // A board that has just changed ignores presses for a moment, so they are repeated.
    async moves(from: string, to: string): Promise<void> {
        const target = square(this.page, to);
        await expect
            .poll(
                async () => {
                    const offered = await target.getAttribute('class');
                    if (offered?.includes('pressable')) return true;
                    await square(this.page, from).click();
                    return (await target.getAttribute('class'))?.includes('pressable');
                },
                { interval: 60, timeout: 8000 },
            )
            .toBe(true);
        await target.click();
    }

    // As typed below the board, until the board takes it.
    async types(action: string, actions: number): Promise<void> {
        const field = this.page.locator('barragoon-board input');
        await expect
            .poll(
                async () => {
                    await field.focus();
                    await this.page.keyboard.type(action);
                    await this.page.keyboard.press('Enter');
                    return this.#actions();
                },
                { interval: 80, timeout: 8000 },
            )
            .toBeGreaterThanOrEqual(actions);
    }

    #actions(): Promise<number> {
        return this.page.evaluate(() => {
            const board = document.querySelector('barragoon-board') as unknown as {
                view: { history: unknown[] } | null;
            } | null;
            return board?.view?.history.length ?? 0;
        });
    }

    // With the mouse: the square, a face of the ring, and its middle to confirm.
    async places(where: string): Promise<void> {
        const ring = this.page.locator('barragoon-board .ring');
        await expect
            .poll(
                async () => {
                    if (!(await ring.isVisible())) await square(this.page, where).click();
                    return ring.isVisible();
                },
                { interval: 80, timeout: 8000 },
            )
            .toBe(true);
        await this.page.waitForTimeout(260); // a ring that has just opened ignores presses
        await ring.locator('.face').first().click();
        await ring.locator('.middle').click();
    }

    // Nothing lies over the reader's name and clock.
    seesOwnStrip(): Promise<boolean> {
        return this.page.locator('.below > .bottom').evaluate((strip) => {
            const { right, top, height } = strip.getBoundingClientRect();
            return strip.contains(document.elementFromPoint(right - 20, top + height / 2));
        });
    }

    // In every language, what is below the board is in the window, and the reader's clock is in sight.
    async hasRoom(about: string): Promise<void> {
        for (const language of Object.keys(languages)) {
            await speak(this.page, language);
            await picture(this.page, `online-${about}-${language}`);
            const isCut = await this.page.locator('.status').evaluate((status) =>
                [...status.querySelectorAll('button, a, p, span')].some((part) => {
                    const { left, right } = part.getBoundingClientRect();
                    return right - left > 1 && (left < 0 || right > innerWidth);
                }),
            );
            expect([about, language, await overflow(this.page), isCut]).toEqual([
                about,
                language,
                0,
                false,
            ]);
            expect([about, language, await this.seesOwnStrip()]).toEqual([about, language, true]);
        }
        await expectAccessible(this.page, about);
    }

    async reads(text: string | RegExp): Promise<void> {
        await this.page.getByText(text).first().waitFor({ timeout: 15_000 });
    }

    async presses(name: string): Promise<void> {
        await this.page.getByRole('button', { name, exact: true }).click();
    }

    async choosesInMenu(name: string): Promise<void> {
        await this.page.getByRole('button', { name: 'Game', exact: true }).click();
        await this.page.locator('dialog[open]').getByRole('button', { name, exact: true }).click();
    }
}

// For a file of tests: a server of its own, and people who are sent home after each test.
export function onlineGames() {
    let browser: Browser;
    let server: GameServer;
    let people: Person[] = [];
    beforeAll(async () => {
        [browser, server] = await Promise.all([launch(), GameServer.start(builtApp)]);
    });
    afterAll(async () => {
        await browser?.close();
        await server?.remove();
    });
    afterEach(async () => {
        const problems = people.flatMap((person) => person.problems);
        people = [];
        await Promise.all(browser.contexts().map((context) => context.close()));
        expect(problems).toEqual([]);
    });
    const arrive = async (options: Options = {}): Promise<Person> => {
        const person = await Person.arrive(browser, () => server.url, options);
        people.push(person);
        return person;
    };
    // White, Brown, and the game between them, open in both browsers.
    const begun = async (wish: Wish = {}, options: readonly Options[] = []) => {
        const [white, brown] = await Promise.all([arrive(options[0]), arrive(options[1])]);
        const { id } = await white.ask('POST', 'challenges', { colour: 'white', ...wish });
        const { game = '' } = await brown.ask('POST', `challenges/${id}/accept`);
        await Promise.all([white.open(game), brown.open(game)]);
        return { white, brown, game };
    };
    return {
        arrive,
        begun,
        url: () => server.url,
        restart: async (signal?: NodeJS.Signals) => {
            await server.end(signal);
            await server.begin();
        },
        stop: () => server.end(),
        start: () => server.begin(),
    };
}

// White's 4 on d2 can capture the 2 on d6.
export const beforeCapture = '1v3d1/7/7/3z3/7/7/7/3V3/1Z5 w - 24 00 1';
