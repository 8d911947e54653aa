// Words have room where there is little of it, in every language.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '../src/i18n/languages';
import { boardReady, desktop, overflow, phone, speak, url, watchedPages } from './kit';
import { startGame } from './play_kit';

const { at } = watchedPages();

const small = { width: 1024, height: 768 };

// The words of tools that reach beyond their button.
const tooLong = (page: Page) =>
    page.locator('[role=toolbar] :is(button, a)').evaluateAll((tools) =>
        tools.flatMap((tool) => {
            const words = [tool, ...tool.querySelectorAll('span')].flatMap((element) =>
                [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE),
            );
            const range = document.createRange();
            const box = tool.getBoundingClientRect();
            return words.flatMap((word) => {
                range.selectNodeContents(word);
                const { left, right, width } = range.getBoundingClientRect();
                const isHidden = width === 0 || word.parentElement?.matches('.visually-hidden');
                const fits = left >= box.left + 1 && right <= box.right - 1;
                return isHidden || fits ? [] : [word.textContent];
            });
        }),
    );

async function inEveryLanguage(page: Page, check: (language: string) => Promise<void>) {
    for (const language of Object.keys(languages)) {
        await speak(page, language);
        await check(language);
    }
}

test.each([
    ['/two', desktop],
    ['/two', small],
    ['/analysis', desktop],
    ['/analysis', small],
])('the tools of %s have room for their words, at %o', async (path, viewport) => {
    const page = await at(path, { viewport });
    if (path === '/two') await startGame(page);
    await boardReady(page);
    await inEveryLanguage(page, async (language) => {
        expect([language, await tooLong(page)]).toEqual([language, []]);
        expect([language, await overflow(page)]).toEqual([language, 0]);
    });
});

test('no page is wider than the narrowest phone', async () => {
    const page = await at('/settings', { viewport: { width: 320, height: 640 } });
    for (const path of ['/settings', '/', '/computer', '/analysis', '/editor', '/learn/moving/1']) {
        await page.goto(url(path));
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await inEveryLanguage(page, async (language) => {
            expect([path, language, await overflow(page)]).toEqual([path, language, 0]);
        });
    }
});

test('nothing shows below the button that starts a game, on a phone', async () => {
    const page = await at('/settings', { viewport: phone });
    for (const path of ['/computer', '/two', '/friend']) {
        await page.goto(url(path));
        const start = page.locator('form .primary');
        await start.waitFor();
        const bar = page.locator('nav').last();
        const seen = await start.evaluate((button) => {
            const { left, bottom } = button.getBoundingClientRect();
            const below = document.elementFromPoint(left + 4, bottom + 3);
            return below === button.parentElement;
        });
        expect([path, seen]).toEqual([path, true]);
        const [above, below] = [await start.boundingBox(), await bar.boundingBox()];
        if (!above || !below) throw new Error('the page has no bar');
        expect(below.y - above.y - above.height).toBeLessThan(12);
    }
});
