// People who play each other in real browsers over a real server, which can be restarted. Their lines
// can be cut, and what they see is read from the page.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { languages } from '../src/i18n/languages';
import { GameServer } from '../tests/game_server';
import { CuttableLine } from './cuttable_line';
import { boardReady, desktop, expectAccessible, launch, overflow, picture, speak } from './kit';
import { moveOrPlan, square } from './play_kit';
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
    readonly #line = new CuttableLine();
    readonly #url: () => string;

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
        if (!direct) await person.#line.standBetween(person.page);
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

    // Nothing gets through any more. `silently`: and nobody tells the browser.
    cut({ silently = false } = {}): void {
        this.#line.cut(silently);
    }

    // As when the device finds its network again.
    async mend(): Promise<void> {
        this.#line.mend();
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
        await expect.poll(() => this.#actions(), { interval: 20 }).toBe(actions);
    }

    moves(from: string, to: string): Promise<void> {
        return moveOrPlan(this.page, from, to);
    }

    // The move is tried, and the board says why not.
    async isTold(from: string, to: string, why: string): Promise<void> {
        const reason = this.page.getByText(why).first();
        await expect
            .poll(
                async () => {
                    if (await reason.isVisible()) return true;
                    await square(this.page, from).click();
                    await square(this.page, to).click();
                    return reason.isVisible();
                },
                { interval: 60 },
            )
            .toBe(true);
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
                { interval: 80 },
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

    // With the mouse: the square, a face of the ring, and its middle to confirm. A ring that has just opened
    // ignores presses, so they are repeated until the board has one action more.
    async places(where: string): Promise<void> {
        const ring = this.page.locator('barragoon-board .ring');
        const chosen = ring.locator('.middle:not(.empty)');
        const before = await this.#actions();
        const press = async () => {
            if (!(await ring.isVisible())) await square(this.page, where).click();
            else if (await chosen.isVisible()) await chosen.click();
            else await ring.locator('.face').first().click();
        };
        await expect
            .poll(
                async () => {
                    if ((await this.#actions()) === before) await press();
                    return this.#actions();
                },
                { interval: 80 },
            )
            .toBe(before + 1);
    }

    // Nothing lies over the reader's name and clock.
    seesOwnStrip(): Promise<boolean> {
        return this.page.locator('.below > .bottom').evaluate((strip) => {
            const { right, top, height } = strip.getBoundingClientRect();
            return strip.contains(document.elementFromPoint(right - 20, top + height / 2));
        });
    }

    // What a notice with this text lies over, of the strips and buttons of the game. It may be gone a moment later.
    async coveredBy(notice: string): Promise<readonly string[]> {
        const seen = await this.page.waitForFunction((text) => {
            const notices = [...document.querySelectorAll('.notices > *')];
            if (!notices.some(({ textContent }) => textContent?.includes(text))) return null;
            const parts = document.querySelectorAll(
                '.table [role=timer], .table .name, .table .tools button',
            );
            const isCovered = (part: Element) => {
                const { left, top, width, height } = part.getBoundingClientRect();
                const hit = document.elementFromPoint(left + width / 2, top + height / 2);
                return !part.contains(hit);
            };
            return { covered: [...parts].filter(isCovered).map(({ textContent }) => textContent) };
        }, notice);
        return (await seen.jsonValue())?.covered ?? ['?'];
    }

    // In every language, no words are cut off, nothing sticks out of a note, and the reader's clock is in sight.
    async hasRoom(about: string): Promise<void> {
        for (const language of Object.keys(languages)) {
            await speak(this.page, language);
            await picture(this.page, `online-${about}-${language}`);
            const isCut = await this.page.locator('.status').evaluate((status) =>
                [...status.querySelectorAll('button, a, p, span')].some((part) => {
                    const frame = part.closest('.note') ?? document.body;
                    const { left, right } = frame.getBoundingClientRect();
                    const box = part.getBoundingClientRect();
                    return box.width > 1 && (box.left < left || box.right > right);
                }),
            );
            const cutInBar = await this.page
                .locator('nav:visible span')
                .evaluateAll((all) =>
                    all
                        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
                        .map(({ textContent }) => textContent),
                );
            expect([about, language, cutInBar]).toEqual([about, language, []]);
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
        await this.page.getByText(text).first().waitFor();
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
        restart: async (signal?: NodeJS.Signals, app?: string) => {
            await server.end(signal);
            await server.begin(app);
        },
        stop: () => server.end(),
        start: () => server.begin(),
    };
}

// White's 4 on d2 can capture the 2 on d6.
export const beforeCapture = '1v3d1/7/7/3z3/7/7/7/3V3/1Z5 w - 24 00 1';
