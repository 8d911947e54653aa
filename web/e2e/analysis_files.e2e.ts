// What goes into the analysis and what comes out of it: records, positions, links, pictures; and what
// cannot be read.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { blunder, paste, record, share } from './analysis_kit';
import { url, watchedPages } from './kit';
import { rest } from './play_kit';

const { at } = watchedPages();

async function downloaded(page: Page, button: string): Promise<Buffer> {
    const waiting = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
    return readFile(await (await waiting).path());
}

describe('games in and out', () => {
    test('a record with variations and comments comes back as it was', async () => {
        const page = await at('/analysis');
        await paste(page, record);
        await page.getByText('clocked').waitFor();
        const dialog = await share(page);
        expect(await dialog.getByLabel('Game with variations').inputValue()).toBe(record);
        expect((await downloaded(page, 'Game (BGN)')).toString()).toBe(record);
    });

    test('a position comes back as it was', async () => {
        const page = await at('/analysis');
        const fen = '7/7/7/7/7/3d3/7/7/3D3 b - 24 12 7';
        await paste(page, fen);
        const dialog = await share(page);
        expect(await dialog.getByLabel('This position (FEN)').inputValue()).toBe(fen);
    });

    test('a game from a real board is entered with its forgotten placements (R7.3)', async () => {
        const page = await at('/analysis');
        await paste(page, '7/7/7/3z3/7/1d5/3D3/7/7 w - 24 00 1');
        const forgotten = page.getByRole('button', { name: 'It was forgotten' });
        const takeBack = page.getByRole('button', { name: 'Take back' });
        await page.locator('[data-square="d3"]').waitFor();
        expect(await forgotten.count()).toBe(0); // there is nothing to forget
        await page.locator('[data-square="d3"]').click();
        await page.locator('[data-square="d6"]').click();
        await page.getByText('Brown has to place a barragoon.').waitFor();
        await forgotten.click();
        await page.getByText('White has to place a barragoon.').waitFor();
        const board = page.locator('barragoon-board [aria-live]');
        await expect
            .poll(() => board.allTextContents())
            .toContainEqual(expect.stringContaining('Brown forgets to place a barragoon'));
        await forgotten.focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => forgotten.count()).toBe(0);
        await expect
            .poll(() => takeBack.evaluate((it) => it === document.activeElement))
            .toBe(true);
        await page.getByRole('button', { name: 'forgotten barragoon' }).last().waitFor();
        await page.keyboard.press('Enter'); // takes it back
        await page.getByText('White has to place a barragoon.').waitFor();
        expect(await page.getByRole('button', { name: 'forgotten barragoon' }).count()).toBe(1);
        await forgotten.click();
        await rest(page);
        await page.locator('[data-square="b4"]').click();
        await page.locator('[data-square="b7"]').click(); // the game goes on: Brown moves

        const dialog = await share(page);
        const text = await dialog.getByLabel('Game with variations').inputValue();
        expect(text).toContain('1. 3d3xd6 -- -- 3b4-b7 *');
        const link = await dialog.getByLabel('Link to this game').inputValue();
        await page.goto('about:blank');
        await page.goto(link);
        await expect
            .poll(() => page.getByRole('button', { name: 'forgotten barragoon' }).count())
            .toBe(2);
    });

    test('a link holds the whole game with variations and comments', async () => {
        const page = await at('/analysis');
        await paste(page, record);
        const dialog = await share(page);
        const link = await dialog.getByLabel('Link to this game').inputValue();
        expect(link.startsWith(url('/analysis#study='))).toBe(true);

        const other = await at(link.slice(url('').length));
        await other.getByRole('button', { name: '2e7:f6' }).waitFor();
        expect(await other.getByText('White wins').count()).toBeGreaterThan(0);
        const copy = await share(other);
        expect(await copy.getByLabel('Game with variations').inputValue()).toBe(record);
    });

    test('a link to a plain game, or to one with too much in it, holds the main line', async () => {
        const page = await at('/analysis');
        const plain = '[Setup "closed"]\n\n1. 2c2-c3 2e8-e7 *\n';
        await paste(page, plain);
        const dialog = await share(page);
        const field = dialog.getByLabel('Link to this game');
        const link = await field.inputValue();
        expect(link.startsWith(url('/analysis#game='))).toBe(true);
        expect(await dialog.getByText('do not fit into a link').count()).toBe(0);
        await page.keyboard.press('Escape');
        const noise = Array.from({ length: 9000 }, (_, i) => ((i * 7919) ** 2 % 9973).toString(36));
        await paste(page, plain.replace('2e8', `{${noise.join(' ')}} 2e8`));
        await share(page);
        await dialog.getByText('do not fit into a link').waitFor();
        expect(await field.inputValue()).toBe(link);

        const other = await at(link.slice(url('').length));
        await other.getByRole('button', { name: '2e8-e7' }).waitFor();
    });

    test('of several games one is chosen', async () => {
        const page = await at('/analysis');
        await paste(page, `${record}\n${blunder}`);
        await page.getByRole('dialog').getByRole('button', { name: /^2\./ }).click();
        await page.getByRole('button', { name: '3d4xe2' }).waitFor();
    });

    test('pictures are what the core draws, in pixels twice as large', async () => {
        const page = await at('/analysis');
        await share(page);
        const svg = (await downloaded(page, 'Picture (SVG)')).toString();
        const size = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg);
        const png = await downloaded(page, 'Picture (PNG)');
        expect(png.readUInt32BE(16)).toBe(2 * Number(size?.[1]));
        expect(png.readUInt32BE(20)).toBe(2 * Number(size?.[2]));
    });
});

describe('what cannot be read', () => {
    test('a link says so and leaves an empty board', async () => {
        for (const hash of ['#game=%%%', '#study=AAAA', '#fen=', '#fen=nonsense', '#fen=8/8%20w']) {
            const page = await at(`/analysis${hash}`);
            await page.getByRole('alert').getByText('This link cannot be opened').waitFor();
            await page.getByText('Move the pieces to explore').waitFor();
        }
    });

    test('a record is refused, and the study stays', async () => {
        const page = await at('/analysis');
        await paste(page, record);
        await paste(page, '[Setup "closed"]\n\n1. 3d2-d6 *\n');
        await page.getByRole('dialog').getByRole('alert').waitFor();
        await page.keyboard.press('Escape');
        await page.getByText('clocked').waitFor();
    });

    test.each([
        {
            locale: 'en-GB',
            open: 'Open',
            link: 'The link is damaged.',
            fen: 'The side to act in the FEN is “q”: it must be w (White) or b (Brown).',
            bgn: 'Line 3, turn 1 (White): “3d2-d6” is not possible here (R4.1). The 3 on d2 must move exactly 3 steps or 2,',
            empty: 'There is no game in this text.',
        },
        {
            locale: 'de-DE',
            open: 'Öffnen',
            link: 'Der Link ist beschädigt.',
            fen: 'Am Zug ist in der FEN „q“: Es muss w für Weiß oder b für Braun sein.',
            bgn: 'Zeile 3, Zug 1 (Weiß): „3d2-d6“ ist hier nicht möglich (R4.1). Der 3er auf d2 zieht genau 3 Schritte oder 2;',
            empty: 'In diesem Text steht keine Partie.',
        },
    ])('is named with its place in $locale', async (words) => {
        const page = await at('/analysis#game=AAAA', { locale: words.locale });
        await page.getByRole('alert').getByText(words.link).waitFor();
        const button = page.getByRole('button', { name: words.open, exact: true });
        await button.click();
        const dialog = page.getByRole('dialog');
        for (const [text, sentence] of [
            ['7/7/7/7/7/3d3/7/7/3D3 q - 24 00 1', words.fen],
            ['[Setup "closed"]\n\n1. 3d2-d6 *\n', words.bgn],
            ['{nothing}', words.empty],
        ] as const) {
            await dialog.locator('textarea').fill(text);
            await dialog.getByRole('button', { name: words.open, exact: true }).click();
            await dialog.getByRole('alert').getByText(sentence).waitFor();
        }
    });
});
