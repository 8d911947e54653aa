// Playing at the board as a person would: by what it shows.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { boardReady } from './kit';

// White's 3 on d4 can capture Brown's 3 on d7, and a barragoon on g4.
const tense = '1v3v1/2z1z2/3d3/7/x5x/3D2+/7/2Z1Z2/1V3V1 w - 22 00 1';
export const fromTense = (page: string) => `${page}#fen=${encodeURIComponent(tense)}`;

export const square = (page: Page, name: string): Locator =>
    page.locator(`barragoon-board [data-square="${name}"]`);

export async function squaresWith(page: Page, selector: string): Promise<string[]> {
    const cells = page.locator(`barragoon-board .cell${selector}`);
    return cells.evaluateAll((all) =>
        all.map((cell) => (cell as HTMLElement).dataset.square ?? ''),
    );
}

// After a change of phase, and when the ring has just opened, the board ignores presses for a moment.
export const rest = (page: Page): Promise<void> => page.clock.runFor(350);

// The first player has White, unless a test says otherwise or leaves it to the lot.
export async function startGame(
    page: Page,
    colour: 'white' | 'brown' | 'lot' = 'white',
): Promise<void> {
    await page.locator(`form input[value=${colour}]`).check();
    await page.locator('form .primary').click();
    await boardReady(page);
}

// What the page waits for: a move of the person, a placement, or neither.
export function due(page: Page): Promise<'move' | 'place' | 'wait' | 'over'> {
    return page.evaluate(() => {
        if (document.querySelector('.note.end')) return 'over';
        const board = document.querySelector('barragoon-board')?.shadowRoot;
        if (board?.querySelector('.cell.holds')) return 'move';
        return board?.querySelector('.cell.pressable') ? 'place' : 'wait';
    });
}

// The computer takes its time, so that people can follow it: the page's clock is put forward by so many
// milliseconds at every look, unless the computer's time matters.
export async function untilDue(page: Page, hurry = 100): Promise<'move' | 'place' | 'over'> {
    const end = Date.now() + 30_000;
    while (Date.now() < end) {
        const now = await due(page);
        if (now !== 'wait') return now;
        if (hurry > 0) await page.clock.runFor(hurry);
        else await new Promise((wake) => setTimeout(wake, 30));
    }
    throw new Error('nothing is due');
}

export async function move(page: Page, from: string, to: string): Promise<void> {
    await rest(page);
    await square(page, from).click();
    await square(page, to).click();
}

// With the mouse, by the real clock; also to plan a move. A board that has just changed ignores presses for a moment, so they are
// repeated until the destination has been taken.
export async function moveOrPlan(page: Page, from: string, to: string): Promise<void> {
    const target = square(page, to);
    const isOffered = async () => (await target.getAttribute('class'))?.includes('pressable');
    await expect
        .poll(
            async () => {
                if (!(await isOffered())) await square(page, from).click();
                if (!(await isOffered())) return false;
                await target.click();
                return !(await isOffered());
            },
            { interval: 60 },
        )
        .toBe(true);
}

// Moves with the mouse: the first piece that has a destination, captures first.
export async function moveAnything(
    page: Page,
    choose: (targets: string[]) => string,
): Promise<void> {
    await rest(page);
    for (const from of shuffled(await squaresWith(page, '.holds'))) {
        await square(page, from).click();
        const targets = await squaresWith(page, '.pressable');
        if (targets.length > 0) {
            await square(page, choose(targets)).click();
            return;
        }
        await page.keyboard.press('Escape');
    }
    throw new Error('no piece can move');
}

// Places with the mouse: a free square, a face of the ring, and the square again to confirm.
export async function placeAnything(page: Page): Promise<void> {
    await rest(page);
    const before = await actionsOf(page);
    const [target] = shuffled(await squaresWith(page, '.pressable'));
    if (!target) throw new Error('no square is free');
    await square(page, target).click();
    const [face] = shuffled(await page.locator('barragoon-board .ring .face').all());
    await face?.click();
    for (let tries = 0; tries < 5; ++tries) {
        if ((await actionsOf(page)) !== before) return;
        const middle = page.locator('barragoon-board .ring .middle');
        if (await middle.isVisible()) await middle.click();
        else await square(page, target).click();
        await page.waitForTimeout(100);
    }
    throw new Error('the barragoon was not placed');
}

// How many actions of the game the board shows.
export function actionsOf(page: Page): Promise<number> {
    return page.locator('barragoon-board').evaluate((board) => {
        const { view } = board as unknown as { view: { history: unknown[] } | null };
        return view?.history.length ?? 0;
    });
}

// By the menu of a game, in English.
export async function resign(page: Page): Promise<void> {
    for (const name of ['Game', 'Resign', 'Resign'])
        await page.getByRole('button', { name, exact: true }).click();
    await page.locator('.note.end').waitFor();
}

let seed = 1;

// The order is always the same, so that a failing test fails again.
export function shuffled<T>(list: readonly T[]): T[] {
    const next = () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed;
    };
    return list
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item);
}
