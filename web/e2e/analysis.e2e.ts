// The analysis board in the browser: variations, the engine, the whole game.
import { describe, expect, test } from 'vitest';
import { blunder, current, paste, record, share } from './analysis_kit';
import { desktop, expectAccessible, overflow, phone, watchedPages } from './kit';
import { rest } from './play_kit';

const { at } = watchedPages();

describe('variations', () => {
    test('are walked by keyboard', async () => {
        const page = await at('/analysis');
        await paste(page, record);
        await page.getByText('clocked').waitFor();
        const walk = async (...keys: string[]) => {
            for (const key of keys) await page.keyboard.press(key);
            return (await current(page).count()) ? current(page).first().textContent() : 'start';
        };
        expect(await walk('ArrowRight')).toBe('2c2-c3!');
        expect(await walk('ArrowDown')).toBe('3d2-d5');
        expect(await walk('ArrowRight', 'ArrowDown')).toBe('2e8-e7?');
        expect(await walk('Home')).toBe('start');
        expect(await walk('End')).toBe('+@c2');
        expect(await walk('Shift+ArrowLeft')).toBe('x@c7');
        expect(await walk('ArrowLeft')).toBe('2c3:b4');
        expect(await walk('Shift+ArrowRight')).toBe('x@c7');
    });

    test('are made on the board, commented, promoted and removed, and survive a reload', async () => {
        const page = await at('/analysis');
        const square = (name: string) => page.locator(`[data-square="${name}"]`);
        await square('d2').click();
        await square('d5').click();
        await expect.poll(() => current(page).textContent()).toBe('3d2-d5');
        await page.keyboard.press('Home');
        await rest(page);
        await square('c2').click();
        await square('c3').click();
        await expect.poll(() => current(page).textContent()).toBe('2c2-c3');
        await page.getByRole('button', { name: 'About this action' }).click();
        await page.getByLabel('Comment on this action').fill('a quiet start');
        await page.getByRole('button', { name: 'Interesting' }).click();
        await page.getByRole('button', { name: 'Make main line' }).click();
        await page.clock.runFor(500); // it is kept after a moment
        await page.reload();
        await expect.poll(() => current(page).textContent()).toBe('2c2-c3!?');
        expect(await page.getByText('a quiet start').first().isVisible()).toBe(true);
        const dialog = await share(page);
        expect(await dialog.getByLabel('Game with variations').inputValue()).toContain(
            '1. 2c2-c3!? {a quiet start} (1. 3d2-d5) *',
        );
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'About this action' }).click();
        await page.getByRole('button', { name: 'Delete from here' }).click();
        expect(await page.getByText('2c2-c3').count()).toBe(0);
    });
});

describe('the engine', () => {
    test('shows its lines, points at the board and plays them', async () => {
        const page = await at('/analysis');
        await page.getByLabel('Time per position').selectOption('2000');
        await page.getByLabel('Number of lines').selectOption('2');
        await page.getByRole('switch', { name: 'Engine' }).click();
        const lines = page.getByRole('list', { name: 'Best lines' }).getByRole('button');
        await expect.poll(() => lines.count(), { timeout: 60_000 }).toBe(2);
        await page.setViewportSize(phone);
        await page.getByRole('tab', { name: 'Engine' }).click();
        expect(await overflow(page)).toBe(0);
        await page.setViewportSize(desktop);
        const meter = page.getByRole('meter', { name: 'White’s winning chance' });
        expect(await meter.getAttribute('aria-valuetext')).toMatch(/\d+%/);
        await page.getByRole('switch', { name: 'Engine' }).click();
        await page.getByRole('switch', { name: 'Engine' }).click();
        await expect.poll(() => lines.count()).toBe(2);
        const text = (await lines.first().locator('.text').textContent()) ?? '';
        await lines.first().click();
        await expect.poll(() => current(page).textContent()).toBe(text.split(' ')[1]);
    });

    test('says of an ending that it is won, however far the end is', async () => {
        const fen = '5+1/6+/+++++++/+++++++/3+z++/1+2z++/1+++++1/Z++3+/4++1 b - 0 01 1';
        const page = await at(`/analysis#fen=${encodeURIComponent(fen)}`);
        await page.getByRole('switch', { name: 'Engine' }).click();
        const score = page.getByTitle('Brown wins in 29 actions, proven');
        await score.first().waitFor({ timeout: 60_000 });
    });

    test('marks a planted blunder in the whole game and goes to it', async () => {
        const page = await at('/analysis');
        await paste(page, blunder);
        await page.getByLabel('Time per action').selectOption('300');
        await page.getByRole('button', { name: 'Analyse', exact: true }).click();
        await page.getByRole('button', { name: 'Next mistake' }).waitFor({ timeout: 60_000 });
        await page.getByRole('button', { name: 'Next mistake' }).click();
        expect(await current(page).textContent()).toBe('3d1-e2??');
        await page.getByText('3d1-e2 is a blunder').waitFor();
        const graph = page.getByRole('slider', { name: 'White’s chance over the game' });
        expect(await graph.getAttribute('aria-valuetext')).toContain('3d1-e2');
        await page.getByRole('button', { name: /^Better: 1\. 3d1xd4/ }).click();
        expect(await current(page).textContent()).toBe('3d1xd4');
        const dialog = await share(page);
        const text = await dialog.getByLabel('Game with variations').inputValue();
        expect(text.replace(/\s+/g, ' ')).toContain('{[%lost 0.99 d1e2 ??]}');
    });
});

describe('the page', () => {
    test('is accessible and fits tall and low windows, too', async () => {
        const page = await at('/analysis');
        await page.locator('barragoon-board').waitFor();
        for (const viewport of [
            { width: 900, height: 1200 },
            { width: 640, height: 400 },
        ]) {
            await page.setViewportSize(viewport);
            await expectAccessible(page, `${viewport.width} x ${viewport.height}`);
            expect(await overflow(page), `${viewport.width}`).toBe(0);
        }
    });

    test('is accessible with a judged game and its dialogues', async () => {
        const page = await at('/analysis');
        await paste(page, record);
        await expectAccessible(page);
        await share(page);
        await expectAccessible(page);
    });
});
