// Who plays what: colours by lot, names, handicaps, and the variants of the game.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, expectAccessible, overflow, phone, picture, speak, watchedPages } from './kit';
import { actionsOf, move, resign, rest, square, startGame, untilDue } from './play_kit';

const { at } = watchedPages();

const strip = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// The FEN from which the game on the page has begun.
const startOf = (page: Page, opponent: string): Promise<string> =>
    page.evaluate(
        (key) => JSON.parse(localStorage[key]).session.live.start,
        `barracuda.game.${opponent}`,
    );

async function moreOptions(page: Page): Promise<void> {
    await page.getByText('More options').click();
}

describe('colours', () => {
    test('are drawn by lot, unless somebody chooses (R1.5)', async () => {
        const page = await at('/computer');
        expect(await page.locator('form input[value=lot]').isChecked()).toBe(true);
        const drawn = new Set<string>();
        for (let games = 0; games < 30 && drawn.size < 2; ++games) {
            await startGame(page, 'lot');
            drawn.add((await strip(page, 'You, White').count()) > 0 ? 'white' : 'brown');
            await untilDue(page);
            await page.getByRole('button', { name: 'Game', exact: true }).click();
            await page.getByRole('button', { name: 'New game' }).click();
            const sure = page.locator('dialog .danger');
            if (await sure.isVisible()) await sure.click();
        }
        expect([...drawn].sort()).toEqual(['brown', 'white']);
    });

    test('of two people are drawn, too, and their names go with them', async () => {
        const page = await at('/two');
        expect(await page.locator('form input[value=lot]').isChecked()).toBe(true);
        await page.getByLabel('Player 1').first().fill('Anna');
        await page.getByRole('radio', { name: 'Anna' }).check();
        await startGame(page, 'white');
        await strip(page, 'Anna, White').waitFor();
        await strip(page, 'Player 2, Brown').waitFor();
        await resign(page);
        await page.getByRole('button', { name: 'Rematch' }).click();
        await strip(page, 'Anna, Brown').waitFor();
        await strip(page, 'Player 2, White').waitFor();
    });
});

describe('an Express game', () => {
    test('shows the handicap of its player by cubes and words, and a rematch leaves it there', async () => {
        const page = await at('/computer');
        await moreOptions(page);
        await page.getByLabel('The computer', { exact: true }).selectOption('2');
        await startGame(page);
        const computer = page.getByRole('region', { name: /^Computer/ });
        await computer.getByText('Express level 2').waitFor();
        expect(await computer.locator('.express i').count()).toBe(2);
        expect(await strip(page, 'You, White').getByText('Express').count()).toBe(0);
        expect(await startOf(page, 'computer')).toMatch(/ w - 24 02 1$/);
        await resign(page);
        await page.getByRole('button', { name: 'Rematch' }).click();
        await strip(page, 'You, Brown').waitFor();
        await computer.getByText('Express level 2').waitFor();
        expect(await startOf(page, 'computer')).toMatch(/ w - 24 20 1$/);
    });

    test('ends by its level', async () => {
        // White's 2 captures the last but two of Brown, who has level 2.
        const page = await at(
            '/two#fen=z5d%2F7%2F7%2F7%2F7%2F7%2F2z4%2F7%2FD1Z4%20w%20-%2024%2002%201',
        );
        await startGame(page);
        await page.getByText('Express level 2').waitFor();
        await move(page, 'c1', 'c3');
        await page.getByText(/White wins: Brown can no longer move enough pieces/).waitFor();
        await page.getByRole('button', { name: 'Rematch' }).click();
        await expect.poll(() => actionsOf(page)).toBe(0);
        expect(await startOf(page, 'two')).toBe('z5d/7/7/7/7/7/2z4/7/D1Z4 w - 24 20 1');
    });

    test.each([
        ['phone', { width: 360, height: 740 }],
        ['small phone', phone],
        ['desktop', desktop],
    ])('has room for names, cubes and clocks on a %s', async (_, viewport) => {
        const page = await at('/two', { viewport });
        await page.getByLabel('Player 1').first().fill('Maximiliane-Alexandra B.');
        await page.getByRole('radio', { name: 'With a clock' }).check();
        await moreOptions(page);
        await page.getByLabel('Maximiliane-Alexandra B.', { exact: true }).last().selectOption('2');
        await page.getByLabel('Player 2', { exact: true }).last().selectOption('1');
        await picture(page, `form-two-${viewport.width}`);
        await startGame(page);
        for (const language of ['de', 'fr', 'en']) {
            await speak(page, language);
            await picture(page, `express-${language}-${viewport.width}x${viewport.height}`);
            expect([language, await overflow(page)]).toEqual([language, 0]);
            for (const player of await page.locator('.strip').all()) {
                const fits = await player.evaluate((node) => node.scrollWidth <= node.clientWidth);
                expect([language, fits]).toEqual([language, true]);
            }
        }
        await expectAccessible(page);
    });
});

describe('an open game', () => {
    test('begins with eight barragoons that show all turns', async () => {
        const page = await at('/computer');
        await moreOptions(page);
        await page.getByRole('radio', { name: /^Open/ }).check();
        await startGame(page);
        await expect
            .poll(() => square(page, 'b4').getAttribute('aria-label'))
            .toContain('all turns');
        await move(page, 'd2', 'd4');
        await expect.poll(() => actionsOf(page), { timeout: 10_000 }).toBeGreaterThan(1);
    });
});

describe('a touch-move game', () => {
    test('binds to the touched piece, and nothing is taken back (R7.2, R10)', async () => {
        const page = await at('/two');
        await moreOptions(page);
        await page.getByRole('checkbox', { name: /^Touch-move/ }).check();
        await startGame(page);
        await rest(page);
        await square(page, 'd2').click();
        await page.keyboard.press('Escape');
        await move(page, 'c2', 'c3');
        await expect
            .poll(() => page.locator('barragoon-board .bubble').textContent())
            .toContain('d2');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await move(page, 'd2', 'd4');
        await expect.poll(() => actionsOf(page)).toBe(1);
        const back = page.getByRole('button', { name: 'Take back' });
        expect(await back.isDisabled()).toBe(true);
        expect(await back.getAttribute('title')).toContain('nothing can be taken back');
    });
});
