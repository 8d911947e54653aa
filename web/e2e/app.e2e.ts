// The frame of the app: languages, settings, navigation.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
    boardReady,
    desktop,
    expectAccessibleIn,
    overflow,
    phone,
    picture,
    speak,
    url,
    watchedPages,
} from './kit';
import { move, startGame } from './play_kit';

const { at, forgive } = watchedPages();

test('the refusal of an illegal move speaks every language', async () => {
    const page = await at('/two', { locale: 'de-DE' });
    await page.getByRole('button', { name: 'Partie beginnen' }).waitFor();
    await startGame(page);
    for (const [language, sentence] of Object.entries({
        de: 'Der 3er auf d2 zieht genau 3 Schritte oder 2; d6 ist aber 4 Schritte entfernt.',
        en: 'The 3 on d2 must move exactly 3 steps or 2, but d6 is 4 steps away.',
        fr: 'Le 3 en d2 fait exactement 3 pas, ou 2\u202f; mais d6 est à 4 pas.',
        es: 'El 3 de d2 da exactamente 3 pasos, o 2; pero d6 está a 4 pasos.',
        it: 'La pedina da 3 in d2 fa esattamente 3 passi, oppure 2; ma d6 dista 4 passi.',
    })) {
        await speak(page, language);
        await move(page, 'd2', 'd6');
        await expect
            .poll(() => page.locator('barragoon-board .bubble').textContent())
            .toContain(sentence);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
    }
});

// The start button is found by its name, so the page speaks the browser's language from the start.
test.each([
    ['en-GB', 'Start the game'],
    ['fr-FR', 'Commencer la partie'],
    ['es-ES', 'Empezar la partida'],
    ['it-IT', 'Inizia la partita'],
])('the language is that of the browser: %s', async (locale, start) => {
    const page = await at('/two', { locale });
    await page.getByRole('button', { name: start }).waitFor();
});

describe('the language', () => {
    test('changes at once, without a reload', async () => {
        const page = await at('/');
        await page.evaluate(() => Object.assign(window, { stays: true }));
        await page.getByLabel('Language').selectOption('de');
        await page.getByRole('link', { name: 'Lernen', exact: true }).waitFor();
        expect(await page.title()).toBe('Barracuda: Barragoon spielen');
        expect(await page.getAttribute('html', 'lang')).toBe('de');
        const manifest = page.locator('link[rel=manifest]');
        expect(await manifest.getAttribute('href')).toBe('/manifest.de.webmanifest');
        expect(await page.evaluate(() => 'stays' in window)).toBe(true);
        await page.getByRole('link', { name: 'Gegen den Computer spielen' }).click();
        await page.getByRole('heading', { level: 1, name: 'Gegen den Computer spielen' }).waitFor();
        expect(await page.title()).toBe('Gegen den Computer spielen – Barracuda');
    });
});

test('the first choice of the start page is seen at once on a small phone', async () => {
    const page = await at('/', { viewport: phone });
    for (const language of ['en', 'de', 'fr', 'es', 'it']) {
        await speak(page, language);
        const door = await page.locator('.door.first').boundingBox();
        const bar = await page.locator('nav').last().boundingBox();
        expect(door && bar && door.y + door.height <= bar.y, language).toBe(true);
    }
});

describe('settings', () => {
    test.each([
        ['en-GB', 'aged 8 and over; a game takes 20 to 120 minutes'],
        ['de-DE', 'ab 8 Jahren; eine Partie dauert 20 bis 120 Minuten'],
        ['fr-FR', 'dès 8 ans\u202f; une partie dure de 20 à 120 minutes'],
        ['es-ES', 'a partir de 8 años; una partida dura de 20 a 120 minutos'],
        ['it-IT', 'dagli 8 anni in su; una partita dura da 20 a 120 minuti'],
    ])('name authors, publisher, age and duration of the game in %s', async (locale, facts) => {
        const page = await at('/settings', { locale });
        const about = page.getByRole('region').filter({ hasText: 'WiWa Spiele' });
        for (const fact of ['Robert Witter', 'Frank Warneke', 'WiWa Spiele', facts])
            await about.getByText(fact).waitFor();
    });

    test('take effect at once and stay', async () => {
        const page = await at('/settings');
        await boardReady(page);
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
            'Skip to content',
        );
        await page.getByRole('link', { name: 'Settings' }).click();
        await expect
            .poll(() => page.evaluate(() => document.activeElement?.textContent))
            .toBe('Settings');
    });

    test('says when there is nothing', async () => {
        const page = await at('/nowhere');
        await page.getByRole('heading', { name: 'Page not found' }).waitFor();
        forgive(); // the server has said 404, as it should
    });
});

const slow = { timeout: 300_000 };
const everyPage = [
    '/',
    '/computer',
    '/two',
    '/friend',
    '/learn',
    '/learn/moving',
    '/rules',
    '/analysis',
    '/editor',
    '/games',
    '/settings',
    '/embed',
];
const moreThemes = ['dark', 'contrast', 'colour-safe'];

// The embedded board has no bar; its address says the language.
async function speakOn(page: Page, path: string, language: string): Promise<void> {
    if (path !== '/embed') return speak(page, language);
    await page.goto(url(`/embed?lang=${language}`));
    await page.locator(`html[lang=${language}] h1`).first().waitFor();
}

// In these themes axe finds nothing; in every language nothing is wider than the window.
async function expectNoFault(page: Page, path: string, themes: readonly string[]): Promise<void> {
    await expectAccessibleIn(page, themes);
    for (const language of ['en', 'fr', 'es', 'it', 'de']) {
        await speakOn(page, path, language);
        expect(await overflow(page), language).toBe(0);
    }
}

// A window 640 pixels wide at a zoom of 200 %, in the language with the longest words.
async function expectFitsAtZoom(page: Page): Promise<void> {
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await overflow(page), '320 pixels').toBe(0);
}

// The colours are the same in every window, so one is enough for all themes.
describe.each([
    ['a phone', phone, []],
    ['a desk', desktop, moreThemes],
])('on %s', (_, viewport, themes) => {
    test.each(everyPage)('%s is without fault', slow, async (path) => {
        const page = await at(path, { viewport });
        await page.locator('h1').first().waitFor();
        const name = path.replaceAll('/', '-').slice(1) || 'start';
        await page.waitForLoadState('networkidle');
        await picture(page, `${name}-${viewport.width}`);
        await expectNoFault(page, path, themes);
        if (viewport === phone) await expectFitsAtZoom(page);
    });

    test('the game is without fault and needs no scrolling', slow, async () => {
        const page = await at('/two', { viewport });
        await startGame(page);
        await expectNoFault(page, '/two', themes);
        const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        expect(room).toBe(0);
    });
});
