// The analysis board in the browser: games in and out, variations, the engine, the whole game.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, expectAccessible, launch, open, overflow, phone, url } from './kit';
import { rest } from './play_kit';

let browser: Browser;

beforeAll(async () => {
    browser = await launch();
});

afterAll(() => browser.close());

const record = `[Event "Club evening"]
[Site "?"]
[Date "2026.11.15"]
[White "Ada"]
[Brown "Bo"]
[Setup "closed"]
[Express "00"]
[Result "1-0"]

{Before all} 1. 2c2-c3! {quiet} (1. {the other way} 3d2-d5 {[%eval 0.40]} 1...
3d8-d6 (1... 2e8-e7?)) 1... 2e8-e7 {[%clk 0:05:12.5] [%eval -0.25] clocked} 2.
2c3:b4 x@c7 (2. 2e2-e3) (2. 2c3:b4 +@d5 2e7-e6) 2... 2e7:f6 +@c2 1-0
`;

// White could capture Brown's last piece and lets his own be captured instead.
const blunder = `[FEN "7/7/7/7/7/3d3/7/7/3D3 w - 24 00 1"]

1. 3d1-e2 3d4xe2 0-1
`;

const current = (page: Page) => page.locator('[aria-current="step"]');

async function paste(page: Page, text: string): Promise<void> {
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Paste a game').fill(text);
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
}

async function share(page: Page) {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    return page.getByRole('dialog');
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
    const waiting = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
    return readFile(await (await waiting).path());
}

describe('games in and out', () => {
    test('a record with variations and comments comes back as it was', async () => {
        const { page, problems } = await open(browser, '/analysis');
        await paste(page, record);
        await page.getByText('clocked').waitFor();
        const dialog = await share(page);
        expect(await dialog.getByLabel('Game with variations').inputValue()).toBe(record);
        expect((await downloaded(page, 'Game (BGN)')).toString()).toBe(record);
        expect(problems).toEqual([]);
        await page.context().close();
    });

    test('a position comes back as it was', async () => {
        const { page } = await open(browser, '/analysis');
        const fen = '7/7/7/7/7/3d3/7/7/3D3 b - 24 12 7';
        await paste(page, fen);
        const dialog = await share(page);
        expect(await dialog.getByLabel('This position (FEN)').inputValue()).toBe(fen);
        await page.context().close();
    });

    test('a game from a real board is entered with its forgotten placements (R7.3)', async () => {
        const { page, problems } = await open(browser, '/analysis');
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
        expect(problems).toEqual([]);
        await page.context().close();
    });

    test('a link holds the whole game with variations and comments', async () => {
        const { page } = await open(browser, '/analysis');
        await paste(page, record);
        const dialog = await share(page);
        const link = await dialog.getByLabel('Link to this game').inputValue();
        expect(link.startsWith(url('/analysis#study='))).toBe(true);
        await page.context().close();

        const other = await open(browser, link.slice(url('').length));
        await other.page.getByRole('button', { name: '2e7:f6' }).waitFor();
        expect(await other.page.getByText('White wins').count()).toBeGreaterThan(0);
        const copy = await share(other.page);
        expect(await copy.getByLabel('Game with variations').inputValue()).toBe(record);
        expect(other.problems).toEqual([]);
        await other.page.context().close();
    });

    test('a link to a plain game, or to one with too much in it, holds the main line', async () => {
        const { page } = await open(browser, '/analysis');
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
        await page.context().close();

        const other = await open(browser, link.slice(url('').length));
        await other.page.getByRole('button', { name: '2e8-e7' }).waitFor();
        await other.page.context().close();
    });

    test('of several games one is chosen', async () => {
        const { page } = await open(browser, '/analysis');
        await paste(page, `${record}\n${blunder}`);
        await page.getByRole('dialog').getByRole('button', { name: /^2\./ }).click();
        await page.getByRole('button', { name: '3d4xe2' }).waitFor();
        await page.context().close();
    });

    test('pictures are what the core draws, in pixels twice as large', async () => {
        const { page } = await open(browser, '/analysis');
        await share(page);
        const svg = (await downloaded(page, 'Picture (SVG)')).toString();
        const size = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg);
        const png = await downloaded(page, 'Picture (PNG)');
        expect(png.readUInt32BE(16)).toBe(2 * Number(size?.[1]));
        expect(png.readUInt32BE(20)).toBe(2 * Number(size?.[2]));
        await page.context().close();
    });
});

describe('what cannot be read', () => {
    test('a link says so and leaves an empty board', async () => {
        for (const hash of ['#game=%%%', '#study=AAAA', '#fen=', '#fen=nonsense', '#fen=8/8%20w']) {
            const { page } = await open(browser, `/analysis${hash}`);
            await page.getByRole('alert').getByText('This link cannot be opened').waitFor();
            await page.getByText('Move the pieces to explore').waitFor();
            await page.context().close();
        }
    });

    test('a record is refused, and the study stays', async () => {
        const { page } = await open(browser, '/analysis');
        await paste(page, record);
        await paste(page, '[Setup "closed"]\n\n1. 3d2-d6 *\n');
        await page.getByRole('dialog').getByRole('alert').waitFor();
        await page.keyboard.press('Escape');
        await page.getByText('clocked').waitFor();
        await page.context().close();
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
        const { page } = await open(browser, '/analysis#game=AAAA', { locale: words.locale });
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
        await page.context().close();
    });
});

describe('variations', () => {
    test('are walked by keyboard', async () => {
        const { page } = await open(browser, '/analysis');
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
        await page.context().close();
    });

    test('are made on the board, commented, promoted and removed, and survive a reload', async () => {
        const { page, problems } = await open(browser, '/analysis');
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
        expect(problems).toEqual([]);
        await page.context().close();
    });
});

describe('the engine', () => {
    test('shows its lines, points at the board and plays them', async () => {
        const { page, problems } = await open(browser, '/analysis');
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
        expect(problems).toEqual([]);
        await page.context().close();
    });

    test('says of an ending that it is won, however far the end is', async () => {
        const fen = '5+1/6+/+++++++/+++++++/3+z++/1+2z++/1+++++1/Z++3+/4++1 b - 0 01 1';
        const { page, problems } = await open(browser, `/analysis#fen=${encodeURIComponent(fen)}`);
        await page.getByRole('switch', { name: 'Engine' }).click();
        const score = page.getByTitle('Brown wins in 29 actions, proven');
        await score.first().waitFor({ timeout: 60_000 });
        expect(problems).toEqual([]);
        await page.context().close();
    });

    test('marks a planted blunder in the whole game and goes to it', async () => {
        const { page, problems } = await open(browser, '/analysis');
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
        expect(problems).toEqual([]);
        await page.context().close();
    });
});

describe('the page', () => {
    test('is accessible and fits tall and low windows, too', async () => {
        const { page } = await open(browser, '/analysis');
        await page.locator('barragoon-board').waitFor();
        for (const viewport of [
            { width: 900, height: 1200 },
            { width: 640, height: 400 },
        ]) {
            await page.setViewportSize(viewport);
            await expectAccessible(page, `${viewport.width} x ${viewport.height}`);
            expect(await overflow(page), `${viewport.width}`).toBe(0);
        }
        await page.context().close();
    });

    test('is accessible with a judged game and its dialogues', async () => {
        const { page } = await open(browser, '/analysis');
        await paste(page, record);
        await expectAccessible(page);
        await share(page);
        await expectAccessible(page);
        await page.context().close();
    });
});
