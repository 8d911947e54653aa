// The position editor: setting up by pointer and keyboard, FENs, faults, and where positions go.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { speak, watchedPages } from './kit';

const { at } = watchedPages();

const closed = '1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1';
const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
const fen = (page: Page) => page.getByLabel('Position as text (FEN)').inputValue();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('setting up', () => {
    test('puts, moves and erases by pointer', async () => {
        const page = await at('/editor');
        expect(await fen(page)).toBe(closed);
        await button(page, 'Empty').click();
        await page.locator('[aria-keyshortcuts="D"]').click();
        await square(page, 'd2').click();
        await page.locator('[aria-keyshortcuts="d"]').click();
        await square(page, 'd8').click();
        await page.locator('[aria-keyshortcuts="^"]').click();
        await page.getByRole('button', { name: 'Rotate the faces' }).click();
        await square(page, 'a5').click();
        await expect.poll(() => fen(page)).toMatch('7/3d3/7/7/>6/7/7/3D3/7 w - 24 00 1');
        await square(page, 'd8').dragTo(square(page, 'e8'));
        await expect.poll(() => fen(page)).toContain('7/4d2/7');
        await square(page, 'a5').click({ button: 'right' });
        await expect.poll(() => fen(page)).toContain('/7/7/7/7/7/3D3/7 w');
        await page.locator('[aria-keyshortcuts="x"]').dragTo(square(page, 'g9'));
        await expect.poll(() => fen(page)).toContain('6x/4d2/7');
        await button(page, 'Undo').click();
        await expect.poll(() => fen(page)).toContain('7/4d2/7');
    });

    test('puts by keyboard', async () => {
        const page = await at('/editor');
        await button(page, 'Empty').click();
        await square(page, 'd5').focus();
        await page.keyboard.press('V');
        await expect.poll(() => fen(page)).toContain('7/7/7/7/3V3/7');
        await page.keyboard.press('n');
        await expect.poll(() => fen(page)).toContain('7/7/7/7/3n3/7');
        await page.keyboard.press('Delete');
        await expect.poll(() => fen(page)).toContain('7/7/7/7/7/7/7/7/7');
    });

    test('reads what is typed as a FEN, and survives a reload', async () => {
        const page = await at('/editor');
        const field = page.getByLabel('Position as text (FEN)');
        await field.fill('7/3d3/7/7/7/7/7/3D3/7 b 1 20 12 9');
        expect(await page.getByLabel('Brown', { exact: true }).isChecked()).toBe(true);
        expect(await page.getByLabel('Supply').inputValue()).toBe('20');
        expect(await page.getByLabel('Turn number').inputValue()).toBe('9');
        await page.reload();
        await expect.poll(() => fen(page)).toBe('7/3d3/7/7/7/7/7/3D3/7 b 1 20 12 9');
        await page.getByLabel('Position as text (FEN)').fill('7/3d3/7 b');
        await page.getByRole('alert').waitFor();
        expect(await page.getByRole('link', { name: 'Analyse' }).getAttribute('href')).toBeNull();
    });
});

describe('faults', () => {
    test('are all named, and keep the position here', async () => {
        const page = await at('/editor');
        await page.getByLabel('Position as text (FEN)').fill('ZZZ4/7/7/7/7/7/7/7/7 w - 24 00 1');
        await page.getByText('2 problems').waitFor();
        expect(await page.locator('#faults li').count()).toBe(2);
        for (const name of ['Analyse', 'Play the computer', 'Two players, one device'])
            expect(
                await page
                    .locator('.ways')
                    .getByRole('link', { name })
                    .getAttribute('aria-disabled'),
            ).toBe('true');
        await button(page, 'Closed').click();
        await page.getByText('This position can be played').waitFor();
    });

    test('do not come from a supply that is counted by itself', async () => {
        const page = await at('/editor');
        await page.getByLabel('Barragoons to place').selectOption('2');
        await expect.poll(() => fen(page)).toContain('w 2 22 00 1');
        await page.getByText('This position can be played').waitFor();
    });
});

test('a position goes to analysis and comes back', async () => {
    const page = await at('/editor');
    await button(page, 'Open').click();
    await page.locator('.ways').getByRole('link', { name: 'Analyse' }).click();
    await page.getByRole('switch', { name: 'Engine' }).waitFor();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect.poll(() => fen(page)).toBe(closed.replaceAll('x', '+'));
    const two = page.locator('.ways').getByRole('link', { name: 'Two players, one device' });
    expect(await two.getAttribute('href')).toBe(
        `/two#fen=${encodeURIComponent(closed.replaceAll('x', '+'))}`,
    );
});

test('a malformed address says what is wrong', async () => {
    const page = await at('/editor#fen=7/7%20w');
    await page.getByRole('alert').getByText('A FEN has six parts').waitFor();
    await speak(page, 'fr');
    await page.getByRole('alert').getByText('Une FEN a six parties').waitFor();
});
