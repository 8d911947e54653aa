// The rules page: readable with and without the core; its anchors and its boards.
import { describe, expect, it } from 'vitest';
import { anchorOf, sections } from '../src/pages/rules/sections';
import { expectAccessibleIn, overflow, phone, picture, url, watchedPages } from './kit';

const { at, forgive } = watchedPages();

describe.each([
    ['en-GB', 'The rules of Barragoon', 'White to move.', 'The aim:', 'Addition'],
    ['de-DE', 'Die Regeln von Barragoon', 'Weiß zieht.', 'Das Ziel:', 'Ergänzung'],
    ['fr-FR', 'Les règles du Barragoon', 'À Blanc de jouer.', 'Le but\u00a0:', 'Ajout'],
    ['es-ES', 'Las reglas de Barragoon', 'Mueven Blancas.', 'El objetivo:', 'Añadido'],
    ['it-IT', 'Le regole di Barragoon', 'Tocca al Bianco.', 'Lo scopo:', 'Aggiunta'],
])('the rules page in %s', (locale, title, status, aim, addition) => {
    it('shows every clause and boards to play on, and fits a phone', async () => {
        const page = await at('/rules', { locale });
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        expect(await page.locator('h1 + p strong').textContent()).toBe(aim);
        expect(await page.locator('#r9-3 .mark').textContent()).toBe(addition);
        expect(await page.locator('#r8-4 .mark').textContent()).toBe(addition);
        expect(await page.locator('#r9-2 li .mark').count()).toBe(3);
        expect(await page.locator('#r8-2 li').count()).toBe(2);
        const texts = await page.evaluate(
            (anchors) => anchors.map((id) => document.getElementById(id)?.textContent ?? ''),
            sections.flatMap((section) => section.clauses.map(anchorOf)),
        );
        for (const text of texts) {
            expect(text.length, text).toBeGreaterThan(20);
            expect(text).not.toContain('rules.');
            expect(text).not.toContain('**');
        }
        for (const section of sections)
            expect(await page.locator(`#${section.id}`).count()).toBe(1);
        const figure = page.locator('#r2 figure').first();
        await figure.scrollIntoViewIfNeeded();
        await figure.locator('[role=status]', { hasText: status }).first().waitFor();
        await picture(page, `rules-${locale}`);
        await page.setViewportSize(phone);
        expect(await overflow(page)).toBe(0);
        await page.setViewportSize({ width: 360, height: 740 });
        const entries = await page
            .locator('nav li')
            .evaluateAll((all) =>
                all.map((entry) => [entry.textContent, entry.scrollWidth - entry.clientWidth]),
            );
        expect(entries.filter(([, tooWide]) => tooWide)).toEqual([]);
        await page.evaluate(() => scrollTo(0, 0));
        await picture(page, `rules-phone-${locale}`);
    });
});

describe('the rules page', () => {
    it.each(['r5', 'r4-8', 'r9-2', 'r10-4'])('opens at #%s', async (anchor) => {
        const page = await at(`/rules#${anchor}`);
        const clause = page.locator(`#${anchor}`);
        await clause.waitFor();
        await page.waitForLoadState('networkidle');
        const box = await clause.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect(box?.y).toBeLessThan(800);
    });

    it('leads from the contents to a section', async () => {
        const page = await at('/rules');
        await page.locator('nav a[href="#r8"]').click();
        await expect.poll(() => new URL(page.url()).hash).toBe('#r8');
        await expect
            .poll(async () => (await page.locator('#r8').boundingBox())?.y)
            .toBeLessThan(400);
    });

    it('explains a refusal on a board, and sets it back', async () => {
        const page = await at('/rules#r4');
        const figure = page.locator('#r4 figure');
        await figure.locator('barragoon-board').waitFor();
        await figure.scrollIntoViewIfNeeded();
        await figure.locator('[data-square="b3"]').click();
        await figure.locator('[data-square="d6"]').click();
        await figure.locator('.foot .refused').waitFor();
        expect(await figure.locator('.foot .refused').textContent()).toContain('exactly 4 steps');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await figure.locator('[data-square="d3"]').click();
        await figure.locator('[data-square="d6"]').click();
        await figure.getByText('Brown places a barragoon.').waitFor();
        await figure.getByRole('button', { name: 'Reset' }).click();
        await figure.getByText('White to move.').waitFor();
    });

    it('tries the faces of the table', async () => {
        const page = await at('/rules#r5');
        const figure = page.locator('#r5 figure');
        await figure.locator('barragoon-board').waitFor();
        await page.getByRole('button', { name: 'All turns' }).click();
        await figure.locator('[data-square="d5"][aria-label*="all turns"]').waitFor();
    });

    it('is readable when the core cannot be loaded', async () => {
        const page = await at('/nowhere');
        await page.route('**/*.wasm', (route) => route.abort());
        await page.goto(url('/rules'));
        await page.getByText('The boards could not be loaded.').waitFor();
        expect(await page.locator('#r6-2').textContent()).toContain('victim');
        await page.unroute('**/*.wasm');
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.locator('barragoon-board').first().waitFor();
        forgive(); // the browser tells of what was not found, and of the request that was cut off
    });

    it('has nothing for axe to find, light or dark', async () => {
        const page = await at('/rules');
        await page.locator('barragoon-board').first().waitFor();
        await expectAccessibleIn(page, ['dark']);
    });
});
