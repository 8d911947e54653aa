// Whole games against level 1, one by keyboard alone and one by finger on a phone, with four pieces
// each.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, watchedPages } from './kit';
import { actionsOf, rest, shuffled, square, squaresWith, untilDue } from './play_kit';

const { at } = watchedPages();

const four = encodeURIComponent('1v3v1/2z1z2/7/1x3x1/x1x1x1x/1x3x1/7/2Z1Z2/1V3V1 w - 24 00 1');

interface Hands {
    start: (page: Page) => Promise<void>;
    press: (page: Page, name: string) => Promise<void>; // a square
    place: (page: Page, name: string) => Promise<void>;
}

async function playToTheEnd(page: Page, hands: Hands): Promise<void> {
    await hands.start(page);
    for (let actions = 0; actions < 400; ++actions) {
        const now = await untilDue(page);
        if (now === 'over') break;
        await rest(page);
        if (now === 'place') await placeSomewhere(page, hands);
        else await moveSomething(page, hands);
    }
    expect(await page.locator('.note.end').textContent()).toMatch(/wins|Draw/);
}

async function moveSomething(page: Page, hands: Hands): Promise<void> {
    for (const from of shuffled(await squaresWith(page, '.holds'))) {
        await hands.press(page, from);
        const [to] = shuffled(await squaresWith(page, '.pressable'));
        if (to) {
            await hands.press(page, to);
            return;
        }
        await hands.press(page, from); // lets go of it
    }
    throw new Error('no piece can move');
}

async function placeSomewhere(page: Page, hands: Hands): Promise<void> {
    const before = await actionsOf(page);
    const [target] = shuffled(await squaresWith(page, '.pressable'));
    if (!target) throw new Error('no square is free');
    await hands.place(page, target);
    await expect.poll(() => actionsOf(page)).not.toBe(before);
}

// The keys that lead from the square in focus to another; White's side is below.
async function walk(page: Page, name: string): Promise<void> {
    const at = await page
        .locator('barragoon-board')
        .evaluate(
            (board) => (board.shadowRoot?.activeElement as HTMLElement)?.dataset.square ?? '',
        );
    const files = name.charCodeAt(0) - at.charCodeAt(0);
    const ranks = name.charCodeAt(1) - at.charCodeAt(1);
    for (let i = 0; i < Math.abs(files); ++i)
        await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.abs(ranks); ++i)
        await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
}

async function tabTo(page: Page, selector: string): Promise<void> {
    for (let tries = 0; tries < 60; ++tries) {
        if (await page.locator(`${selector}:focus`).count()) return;
        await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${selector}`);
}

const keyboard: Hands = {
    start: async (page) => {
        await tabTo(page, 'input[type=range]');
        await page.keyboard.press('Home');
        await tabTo(page, 'input[value=lot]');
        for (let i = 0; i < 2; ++i) await page.keyboard.press('ArrowUp'); // White
        await tabTo(page, 'form .primary');
        await page.keyboard.press('Enter');
        await page.locator('barragoon-board .cell.holds').first().waitFor();
        await tabTo(page, 'barragoon-board .cell');
    },
    press: async (page, name) => {
        await walk(page, name);
        await page.keyboard.press('Enter');
    },
    place: async (page, name) => {
        await walk(page, name);
        const [face] = shuffled(['1', '2', '3', '4', '5', '6']);
        await page.keyboard.press(face ?? '1');
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Enter');
    },
};

const finger: Hands = {
    start: async (page) => {
        await page.locator('input[type=range]').fill('1');
        await page.locator('label:has(input[value=white])').tap();
        await page.locator('form .primary').tap();
        await page.locator('barragoon-board .cell.holds').first().waitFor();
    },
    press: (page, name) => square(page, name).tap(),
    place: async (page, name) => {
        await square(page, name).tap();
        const [face] = shuffled(await page.locator('barragoon-board .ring .face').all());
        await rest(page);
        await face?.tap();
        await rest(page);
        await page.locator('barragoon-board .ring .middle').tap();
    },
};

describe('a game at level 1', () => {
    test('by keyboard alone', { timeout: 900_000 }, async () => {
        const page = await at(`/computer#fen=${four}`);
        await page.locator('form').waitFor();
        await playToTheEnd(page, keyboard);
    });

    test('by finger on a phone', { timeout: 900_000 }, async () => {
        const page = await at(`/computer#fen=${four}`, {
            viewport: phone,
            hasTouch: true,
            isMobile: true,
        });
        await page.locator('form').waitFor();
        await playToTheEnd(page, finger);
    });
});
