// Every lesson in the real browser, by touch and by keyboard, in two languages; single steps by mouse,
// where that differs.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { headings, kinds, readFace } from '../src/board/faces';
import { lessons } from '../src/pages/learn/lessons';
import type { LessonStep, Part } from '../src/pages/learn/lessons/types';
import { boardReady, expectAccessibleIn, overflow, phone, picture, url, watchedPages } from './kit';
import { rest } from './play_kit';

const { at } = watchedPages();

type Hand = (page: Page, action: string) => Promise<void>;

const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);

// The face of a placement: its number in the order of the keys, and its quarter turns from upwards.
function faceOf(action: string): { number: number; turns: number; arrow: string } {
    const face = readFace(action.charAt(0));
    if (!face) throw new Error(`${action} places nothing`);
    const turns = face.heading ? headings.indexOf(face.heading) : 0;
    const arrow = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][turns] ?? '';
    return { number: kinds.indexOf(face.kind) + 1, turns, arrow };
}

// A press on a square or a button, by whatever hand.
type Press = (place: Locator) => Promise<void>;

const pressing =
    (once: Press): Hand =>
    async (page, action) => {
        const name = action.slice(2);
        if (action.includes('@')) {
            await once(square(page, name));
            await rest(page);
            const { number, turns } = faceOf(action);
            for (let press = 0; press <= turns; ++press) {
                await once(page.locator('.ring button').nth(number - 1));
                await rest(page);
            }
            await once(page.locator('.ring .middle'));
        } else {
            await once(square(page, action.slice(0, 2)));
            await once(square(page, name));
        }
    };

const byMouse = pressing((place) => place.click());
const byTouch = pressing((place) => place.tap());

const byKeyboard: Hand = async (page, action) => {
    const name = action.slice(2);
    if (action.includes('@')) {
        await walkTo(page, name);
        const { number, turns, arrow } = faceOf(action);
        await page.keyboard.press(String(number));
        if (turns > 0) await page.keyboard.press(arrow);
        await page.keyboard.press('Enter');
    } else {
        await walkTo(page, action.slice(0, 2));
        await page.keyboard.press('Enter');
        await walkTo(page, name);
        await page.keyboard.press('Enter');
    }
};

// With the arrow keys, from the one square in the tab order.
async function walkTo(page: Page, name: string): Promise<void> {
    const focused = page.locator('[data-square][tabindex="0"]');
    await focused.focus();
    const at = (await focused.getAttribute('data-square')) ?? '';
    const columns = name.charCodeAt(0) - at.charCodeAt(0);
    const rows = name.charCodeAt(1) - at.charCodeAt(1);
    await press(page, columns > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(columns));
    await press(page, rows > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(rows));
}

async function press(page: Page, key: string, times: number): Promise<void> {
    for (let count = 0; count < times; ++count) await page.keyboard.press(key);
}

async function doPart(page: Page, part: Part, hand: Hand): Promise<void> {
    const button = part.buttons?.findIndex(({ command }) => command === part.solution) ?? -1;
    if (button >= 0) await page.locator('.panel .buttons button').nth(button).click();
    else await hand(page, part.solution);
}

async function doStep(page: Page, step: LessonStep, hand: Hand): Promise<void> {
    await page.locator('barragoon-board').waitFor();
    if (step.kind === 'which') {
        // Every option alone tells right from wrong; the right ones are those that are not refused.
        for (const action of step.options) {
            await page.locator(`input[value="${action}"]`).check();
            await page.locator('.panel button.primary').click();
            if ((await page.locator('.note.bad').count()) > 0)
                await page.locator(`input[value="${action}"]`).uncheck();
            if ((await page.locator('.note.good').count()) > 0) break;
        }
        return;
    }
    for (const part of step.parts) {
        await rest(page);
        await doPart(page, part, hand);
        if (part.replies || part.goal.kind === 'refused') await page.clock.runFor(1000);
    }
}

describe.each([
    ['by touch on a phone, in German', 'de-DE', byTouch, { viewport: phone, hasTouch: true }],
    ['by keyboard, in French', 'fr-FR', byKeyboard, {}],
] as const)('the lessons %s', (_, locale, hand, options) => {
    it('are done one after the other', async () => {
        const page = await at('/learn', { locale, ...options });
        await page.locator('.page .buttons a.primary').click();
        for (const lesson of lessons) {
            await page.waitForURL(`**/learn/${lesson.id}/1`);
            for (const [index, step] of lesson.steps.entries()) {
                await page.waitForURL(`**/learn/${lesson.id}/${index + 1}`);
                await doStep(page, step, hand);
                await page.locator('.note.good a.button').first().waitFor({ timeout: 5000 });
                expect(await page.locator('.panel .task').count(), step.id).toBe(0);
                await picture(page, `learn-${locale}-${step.id}`);
                if (index + 1 < lesson.steps.length)
                    await page.locator('.note.good a.button').first().click();
            }
            const next = lessons[lessons.indexOf(lesson) + 1];
            if (!next) break;
            await page.locator(`.note.good a[href="/learn/${next.id}"]`).click();
        }
        await page.goto(page.url()); // what was done is kept
        await page.locator('main header a[href="/learn"]').click();
        await page.locator('.done').first().waitFor();
        expect(await page.locator('.done').count()).toBe(lessons.length);
    }, 400_000);
});

describe('a lesson', () => {
    it('explains what is refused, takes back what is wrong and shows the solution', async () => {
        const page = await at('/learn/moving/1');
        await page.locator('barragoon-board').waitFor();
        await rest(page);
        await byMouse(page, 'd3d7');
        await page.locator('.note.bad').waitFor();
        expect(await page.locator('.note.bad').textContent()).toContain('exactly 3 steps');
        expect(await page.locator('.note.bad a').getAttribute('href')).toBe('/rules#r4-1');
        await square(page, 'd5').click(); // the 3 is still chosen
        await page.locator('.note.warn').waitFor();
        await page.locator('[data-square="d3"][aria-label*="white 3"]').waitFor();
        await page.getByRole('button', { name: 'Show me' }).click();
        await page.locator('.note.good').waitFor();
        expect(await page.locator('.note.good').textContent()).toContain('This is how it is done.');
        await page.getByRole('button', { name: 'Try it yourself' }).click();
        await rest(page);
        await byMouse(page, 'd3d6');
        await page.locator('.note.good').waitFor();
        expect(await page.locator('.note.good').textContent()).toContain('Well done!');
    });

    it('shows Express levels by cubes beside the board, on the sides of the players', async () => {
        const page = await at('/learn/express/3');
        const rows = page.locator('.express-levels');
        await rows.first().waitFor();
        const shown = async () =>
            Promise.all(
                (await rows.all()).map(async (row) => [
                    (await row.textContent())?.trim(),
                    await row.locator('svg').count(),
                ]),
            );
        const brown = ['Brown: Express level 1', 1];
        const white = ['White: Express level 2', 2];
        expect(await shown()).toEqual([brown, white]);
        const [above, board, below] = await Promise.all(
            [rows.first(), page.locator('barragoon-board'), rows.last()].map((place) =>
                place.boundingBox(),
            ),
        );
        expect(above?.y).toBeLessThan(board?.y ?? 0);
        expect(below?.y).toBeGreaterThan(board?.y ?? Number.MAX_VALUE);
        await page.locator('barragoon-board [data-square="d3"]').focus();
        await page.keyboard.press('f'); // turns the board round
        await expect.poll(shown).toEqual([white, brown]);
    });

    it('tells how to place until it has been done once', async () => {
        const page = await at('/learn/shutting-in/2');
        const how = page.getByText('choose a face, then press the middle');
        await how.waitFor();
        await page.getByRole('button', { name: 'Show me' }).click();
        await page.locator('.note.good').waitFor();
        await page.goto(url('/learn/end-and-draws/1'));
        await boardReady(page);
        expect(await how.count()).toBe(0);
    });

    it('starts all over when asked twice', async () => {
        const page = await at('/learn/moving/1');
        await page.getByRole('button', { name: 'Show me' }).click();
        await page.locator('.note.good').waitFor();
        await page.goto(new URL('/learn', page.url()).href);
        expect(await page.locator('.page .buttons a.primary').textContent()).toContain('Continue');
        await page.getByRole('button', { name: 'Reset progress' }).click();
        await page.getByRole('button', { name: 'Reset progress' }).click();
        expect(await page.locator('.page .buttons a.primary').textContent()).toBe(
            'Start the first lesson',
        );
    });

    it('that does not exist is told', async () => {
        const page = await at('/learn/flying');
        await page.getByRole('heading', { name: 'Lesson not found' }).waitFor();
    });

    // The overview and a first step are in app.e2e.ts.
    it.each(['/learn/moving/5', '/learn/shutting-in/2'])(
        'has nothing for axe to find, light or dark: %s',
        async (path) => {
            const page = await at(path);
            await boardReady(page);
            await expectAccessibleIn(page, ['dark']);
        },
    );

    it.each(['/learn/all-turns/1', '/learn/moving/5', '/learn'])(
        'fits every window: %s',
        async (path) => {
            const page = await at(path);
            await page
                .locator(path === '/learn' ? 'h1' : 'barragoon-board .cell')
                .first()
                .waitFor();
            for (const [width, height] of [
                [360, 640],
                [320, 568],
                [844, 390],
                [1280, 800],
                [2560, 1440],
            ] as const) {
                await page.setViewportSize({ width, height });
                expect(await overflow(page), `${width} x ${height}`).toBe(0);
            }
        },
    );
});
