// The frame of the app: languages, settings, navigation.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, expectAccessible, overflow, phone, watchedPages } from './kit';
import { move, startGame } from './play_kit';

const { at, forgive } = watchedPages();

describe('the refusal of an illegal move', () => {
    test.each([
        [
            'en-GB',
            'Start the game',
            'The 3 on d2 goes exactly 3 steps, or 2; but d6 is 4 steps away.',
        ],
        [
            'de-DE',
            'Spiel beginnen',
            'Der 3er auf d2 geht genau 3 Schritte oder 2; d6 ist aber 4 Schritte entfernt.',
        ],
        [
            'fr-FR',
            'Commencer la partie',
            'Le 3 en d2 fait exactement 3 pas, ou 2\u202f; mais d6 est à 4 pas.',
        ],
        [
            'es-ES',
            'Empezar la partida',
            'El 3 de d2 da exactamente 3 pasos, o 2; pero d6 está a 4 pasos.',
        ],
        [
            'it-IT',
            'Inizia la partita',
            'La pedina da 3 in d2 fa esattamente 3 passi, oppure 2; ma d6 dista 4 passi.',
        ],
    ])('in %s', async (locale, start, sentence) => {
        const page = await at('/two', { locale });
        await page.getByRole('button', { name: start }).waitFor();
        await startGame(page);
        await move(page, 'd2', 'd6');
        await expect
            .poll(() => page.locator('barragoon-board .bubble').textContent())
            .toContain(sentence);
    });
});

describe('the language', () => {
    test('changes at once, without a reload', async () => {
        const page = await at('/');
        await page.evaluate(() => Object.assign(window, { stays: true }));
        await page.getByLabel('Language').selectOption('de');
        await page.getByRole('link', { name: 'Lernen', exact: true }).waitFor();
        expect(await page.title()).toBe('Barracuda: Barragoon spielen');
        expect(await page.getAttribute('html', 'lang')).toBe('de');
        expect(await page.evaluate(() => 'stays' in window)).toBe(true);
        await page.getByRole('link', { name: 'Gegen den Computer spielen' }).click();
        await page.getByRole('heading', { level: 1, name: 'Gegen den Computer spielen' }).waitFor();
        expect(await page.title()).toBe('Gegen den Computer spielen – Barracuda');
    });
});

describe('settings', () => {
    test('take effect at once and stay', async () => {
        const page = await at('/settings');
        await page.locator('barragoon-board .cell').first().waitFor();
        await page.getByLabel('Theme').selectOption('dark');
        expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
        const board = (name: string) =>
            page
                .locator('barragoon-board')
                .evaluate(
                    (element, key) => (element as unknown as Record<string, unknown>)[key],
                    name,
                );
        await page.getByLabel('Pieces', { exact: true }).selectOption('plain');
        await page.getByLabel('Coordinates on the board').uncheck();
        await expect.poll(() => board('pieceSet')).toBe('plain');
        await expect.poll(() => board('coordinates')).toBe(false);
        await page.reload();
        await expect.poll(() => page.getByLabel('Theme').inputValue()).toBe('dark');
        await page.getByRole('button', { name: 'Reset all settings' }).click();
        await expect.poll(() => page.getAttribute('html', 'data-theme')).toBe('system');
    });
});

describe('navigation', () => {
    test('moves the focus to the heading, and the skip link to the content', async () => {
        const page = await at('/');
        await page.locator('h1').waitFor();
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
            'Skip to the content',
        );
        await page.getByRole('link', { name: 'Settings' }).click();
        await expect
            .poll(() => page.evaluate(() => document.activeElement?.textContent))
            .toBe('Settings');
    });

    test('says when there is nothing', async () => {
        const page = await at('/nowhere');
        await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
        forgive(); // the server has said 404, as it should
    });
});

const slow = { timeout: 300_000 };
const everyPage = [
    '/',
    '/computer',
    '/two',
    '/learn',
    '/learn/moving',
    '/rules',
    '/analysis',
    '/editor',
    '/settings',
    '/embed',
];
const themes = ['light', 'dark', 'contrast', 'colour-safe'];

// In every theme axe finds nothing; in every language nothing is wider than the window.
async function expectNoFault(page: Page): Promise<void> {
    for (const theme of themes) {
        await page.evaluate((name) => {
            document.documentElement.dataset.theme = name;
        }, theme);
        await expectAccessible(page, theme);
    }
    for (const language of ['en', 'de', 'fr', 'es', 'it']) {
        await page.evaluate((code) => {
            localStorage.setItem('barracuda.settings', JSON.stringify({ language: code }));
        }, language);
        await page.reload();
        await page.locator('h1').first().waitFor();
        expect(await overflow(page), language).toBe(0);
    }
}

describe.each([
    ['a phone', phone],
    ['a desk', desktop],
])('on %s', (_, viewport) => {
    test.each(everyPage)('%s is without fault', slow, async (path) => {
        const page = await at(path, { viewport });
        await page.locator('h1').first().waitFor();
        const name = path.replaceAll('/', '-').slice(1) || 'start';
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `screenshots/${name}-${viewport.width}.png` });
        await expectNoFault(page);
    });

    test('the game is without fault and needs no scrolling', slow, async () => {
        const page = await at('/two', { viewport });
        await startGame(page);
        await expectNoFault(page);
        const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        expect(room).toBe(0);
    });
});

// A window of 640 pixels at a zoom of 200 %.
test.each(everyPage)('%s fits a window of 320 pixels', async (path) => {
    const page = await at(path, { viewport: { width: 320, height: 568 }, locale: 'de-DE' });
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await overflow(page)).toBe(0);
});
