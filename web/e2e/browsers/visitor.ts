// Somebody who uses the app, in any browser: looks for things by their selectors, on the page and
// inside its boards, waits for them and presses them. It never looks for words.
import type { Driver } from './driver';
import { until } from './until';

declare global {
    interface Window {
        problems: string[];
    }
}

type Place = readonly [x: number, y: number];

export class Visitor {
    readonly #driver: Driver;
    readonly #problems: string[] = [];
    #address = '';

    constructor(driver: Driver) {
        this.#driver = driver;
    }

    async goto(address: string): Promise<void> {
        await this.problems();
        this.#address = address;
        await this.#driver.goto(address);
        await this.#driver.evaluate(() => {
            window.problems = [];
            const note = (text: unknown) => window.problems.push(String(text));
            addEventListener('error', (event) => note(event.message));
            addEventListener('unhandledrejection', (event) => note(event.reason));
            addEventListener('securitypolicyviolation', (event) => note(event.blockedURI));
        });
    }

    // What has gone wrong on the pages so far.
    async problems(): Promise<readonly string[]> {
        const here = await this.#driver.evaluate(() => (window.problems ?? []).splice(0));
        this.#problems.push(...here.map((text) => `${this.#address}: ${text}`));
        return this.#problems;
    }

    evaluate: Driver['evaluate'] = (work, ...args) => this.#driver.evaluate(work, ...args);

    // Where the visible elements are, after scrolling to the first of them.
    #places(selector: string): Promise<Place[]> {
        return this.#driver.evaluate((wanted: string) => {
            const boards = [...document.querySelectorAll('barragoon-board')];
            const roots = [document, ...boards.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
            const found = roots
                .flatMap((root) => [...root.querySelectorAll(wanted)])
                .filter((element) => element.checkVisibility({ visibilityProperty: true }));
            found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            return found.map((element): Place => {
                const { x, y, width, height } = element.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
            });
        }, selector);
    }

    async count(selector: string): Promise<number> {
        return (await this.#places(selector)).length;
    }

    async sees(selector: string): Promise<void> {
        await until(`${selector} on ${this.#address}`, () => this.count(selector));
    }

    async press(selector: string): Promise<void> {
        const [x, y] = await until(`${selector} on ${this.#address}`, async () => {
            const [place] = await this.#places(selector);
            return place;
        });
        await this.#driver.click(x, y);
    }
}
