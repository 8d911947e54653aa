// Two people on one device, in the real browser.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boardReady, desktop, phone, speak, watchedPages } from './kit';
import {
    actionsOf,
    due,
    fromTense,
    move,
    placeAnything,
    rest,
    square,
    startGame,
} from './play_kit';

const { at } = watchedPages();

async function withClock(page: Page, minutes: number, seconds: number): Promise<void> {
    await page.getByRole('radio', { name: 'With a clock' }).check();
    await page.getByLabel('Minutes per player').fill(String(minutes));
    await page.getByLabel('Seconds').fill(String(seconds));
}

async function reloadKeeps(page: Page): Promise<void> {
    const [actions, now] = [await actionsOf(page), await due(page)];
    const status = await page.locator('.status').textContent();
    await page.reload();
    await expect.poll(() => actionsOf(page)).toBe(actions);
    await expect.poll(() => due(page)).toBe(now);
    expect(await page.locator('.status').textContent()).toBe(status);
}

// The seconds that a player's clock shows.
async function secondsOf(page: Page, player: string): Promise<number> {
    const strip = page.getByRole('region', { name: new RegExp(`, ${player}$`) });
    const [minutes, seconds] = ((await strip.getByRole('timer').textContent()) ?? '').split(':');
    return Number(minutes) * 60 + Number(seconds);
}

describe.each([
    ['on a desk', desktop],
    ['on a phone', phone],
])('two %s', (_, viewport) => {
    test('a capture with all its phases, each of which survives a reload', async () => {
        const page = await at(fromTense('/two'), { viewport });
        await startGame(page);
        await reloadKeeps(page);
        await move(page, 'd4', 'd7');
        const now = page.locator('[aria-current=step]');
        await expect.poll(() => now.textContent()).toContain('Brown places');
        await reloadKeeps(page);
        await placeAnything(page);
        await expect.poll(() => now.textContent()).toContain('White places');
        await reloadKeeps(page);
        await placeAnything(page);
        await page.getByText('Brown to move').waitFor();
        await reloadKeeps(page);
        expect(
            await page
                .getByRole('region', { name: 'Player 1, White' })
                .getByRole('img')
                .getAttribute('aria-label'),
        ).toBe('captured: brown 3');
    });
});

describe('the clock', () => {
    test('runs for whoever owes the next action, stands still while the page is away, and flags', async () => {
        const page = await at(fromTense('/two'));
        await withClock(page, 10, 0);
        await startGame(page);
        await page.clock.fastForward(100_000);
        await expect.poll(() => secondsOf(page, 'White')).toBeLessThanOrEqual(500);
        expect(await secondsOf(page, 'White')).toBeGreaterThan(440);
        await move(page, 'd4', 'd7');
        await page.clock.fastForward(200_000); // the victim places
        await expect.poll(() => secondsOf(page, 'Brown')).toBeLessThanOrEqual(400);
        expect(await secondsOf(page, 'White')).toBeGreaterThan(400);
        await page.goto('about:blank');
        await page.clock.fastForward(900_000);
        await page.goBack();
        await boardReady(page);
        expect(await secondsOf(page, 'Brown')).toBeGreaterThan(340);
        await page.clock.fastForward(400_000);
        await page.getByText('White wins: Brown has run out of time.').waitFor();
        expect(await page.getByRole('button', { name: 'Take back' }).isDisabled()).toBe(true);
    });
});

describe('a game', () => {
    test('gives the clocks back as they were when something is taken back', async () => {
        const page = await at('/two');
        await withClock(page, 10, 5);
        await startGame(page);
        await page.clock.fastForward(60_000);
        await move(page, 'd2', 'd4');
        await expect.poll(() => secondsOf(page, 'White')).toBeLessThanOrEqual(545);
        await page.clock.fastForward(30_000);
        await expect.poll(() => secondsOf(page, 'Brown')).toBeLessThanOrEqual(570);
        await page.getByRole('button', { name: 'Take back' }).click();
        await expect.poll(() => secondsOf(page, 'White')).toBeGreaterThan(590);
        expect(await secondsOf(page, 'White')).toBeLessThanOrEqual(600);
        expect(await secondsOf(page, 'Brown')).toBe(600);
    });

    test('says who has to place when a piece is pressed first (R3.3)', async () => {
        const page = await at(fromTense('/two'));
        await startGame(page);
        await move(page, 'd4', 'd7');
        await rest(page);
        await square(page, 'c8').click();
        await expect
            .poll(() => page.locator('barragoon-board .bubble').textContent())
            .toContain('Brown');
        expect(await page.locator('barragoon-board .bubble').textContent()).toContain('place');
    });

    test('turns the board to whoever acts, if that is wanted', async () => {
        const page = await at('/two');
        await page.getByText('Flip the board automatically').click();
        await startGame(page);
        const isWhiteBelow = async () => {
            const [a1, a9] = [
                await square(page, 'a1').boundingBox(),
                await square(page, 'a9').boundingBox(),
            ];
            return a1 !== null && a9 !== null && a1.y > a9.y;
        };
        expect(await isWhiteBelow()).toBe(true);
        await move(page, 'd2', 'd4');
        await expect.poll(isWhiteBelow).toBe(false);
    });

    test('is saved as a file and opened again', async () => {
        const page = await at('/two');
        await startGame(page);
        await move(page, 'd2', 'd4');
        await move(page, 'd8', 'd6');
        const arriving = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Game' }).click();
        await page.getByRole('button', { name: 'Save as a file' }).click();
        const path = await (await arriving).path();
        expect(await readFile(path, 'utf8')).toContain('1. 3d2-d4 3d8-d6');
        await page.getByRole('button', { name: 'Take back' }).click();
        await expect.poll(() => actionsOf(page)).toBe(1);
        await page.getByRole('button', { name: 'Game' }).click();
        await page.locator('input[type=file]').setInputFiles(path);
        await page.getByRole('button', { name: 'Open the file' }).click();
        await expect.poll(() => actionsOf(page)).toBe(2);
    });

    test('that is no game is refused in a friendly way', async () => {
        const page = await at('/two');
        await page.locator('.file button').waitFor();
        const file = { name: 'a.bgn', mimeType: 'text/plain', buffer: Buffer.from('1. 3d2-d9') };
        await page.locator('input[type=file]').setInputFiles(file);
        await page.getByText('This file does not contain a readable game.').waitFor();
        await page.getByText('“3d2-d9” is not possible here').waitFor();
        await speak(page, 'it');
        await page.getByText('«3d2-d9» qui non è possibile').waitFor();
    });

    test('may end by repetition, and a refusal brings the duty to deviate', async () => {
        const page = await at('/two');
        await startGame(page);
        const turns: [string, string][] = [
            ['d2', 'd4'],
            ['d8', 'd6'],
            ['d4', 'd2'],
            ['d6', 'd8'],
        ];
        for (const [from, to] of [...turns, ...turns, ...turns]) {
            await move(page, from, to);
            await expect
                .poll(() => square(page, from).getAttribute('aria-label'))
                .toContain('free');
        }
        await page.getByRole('button', { name: 'Offer a draw by repetition' }).click();
        await page.getByText('Brown offers a draw by repetition').waitFor();
        await page.getByRole('button', { name: 'Decline' }).click();
        await page.getByText('The draw by repetition was declined').waitFor();
        await move(page, 'd2', 'd4');
        await expect
            .poll(() => page.locator('barragoon-board .bubble').textContent())
            .toContain('repeat the sequence');
    });
});
