// Against the computer, in the real browser.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boardReady, phone, picture, speak, watchedPages } from './kit';
import {
    actionsOf,
    due,
    move,
    moveAnything,
    placeAnything,
    shuffled,
    square,
    startGame,
    untilDue,
} from './play_kit';

const { at } = watchedPages();

async function setLevel(page: Page, level: number): Promise<void> {
    await page.locator('input[type=range]').fill(String(level));
}

// Reloads the page with a game other than the one it has kept: these commands, and a clock with these
// events, so many milliseconds ago. It is in the form of the version before.
async function reloadWith(
    page: Page,
    commands: string[],
    control: string,
    ...events: [what: string, ago: number][]
): Promise<void> {
    await page.evaluate(
        (other) => {
            const key = 'barracuda.game.computer';
            const kept = JSON.parse(localStorage[key]);
            const { live, ...session } = kept.session;
            const { start, touchMove } = live;
            kept.session = { ...session, game: { start, touchMove, commands: other.commands } };
            addEventListener('pagehide', () => {
                const seen = Date.now();
                const all = other.events.map(([what, ago]) => `${what} ${seen - ago}`);
                kept.session.clock = { control: other.control, events: all };
                localStorage[key] = JSON.stringify({ ...kept, seen });
            });
        },
        { commands, control, events },
    );
    await page.reload();
    await boardReady(page);
}

// A game that comes to the same position for the third time with the person's move.
async function repeatAsBrown(page: Page): Promise<void> {
    await startGame(page, 'brown');
    await untilDue(page);
    const turns = ['d2d4', 'd8d6', 'd4d2', 'd6d8'];
    await reloadWith(page, [...turns, ...turns, ...turns].slice(0, -1), '60', ['start brown', 0]);
    await expect.poll(() => actionsOf(page)).toBe(11);
    await move(page, 'd6', 'd8');
    await page.getByText('Offer a draw, or play on?').waitFor();
}

describe('against the computer', () => {
    test('a whole game by mouse at level 1', { timeout: 900_000 }, async () => {
        const page = await at('/computer');
        await setLevel(page, 1);
        await startGame(page);
        for (let actions = 0; actions < 400; ++actions) {
            const now = await untilDue(page);
            if (now === 'over') break;
            if (now === 'place') await placeAnything(page);
            else await moveAnything(page, (targets) => shuffled(targets)[0] ?? '');
        }
        await page.locator('.note.end').waitFor();
        expect(await page.locator('.note.end').textContent()).toMatch(/wins|Draw/);
        expect(
            await page
                .locator('.note.end')
                .getByRole('link', { name: /Analyse|What did I miss/ })
                .getAttribute('href'),
        ).toMatch(/^\/analysis#game=[\w-]+&.*White=Player&Brown=Computer\+level\+1/);
        await page.reload();
        await page.getByText('Your last game:').waitFor();
    });

    test('goes on after a reload, in the phase in which it was', async () => {
        const page = await at(
            '/computer#fen=1vd1dv1%2F2zdz2%2F7%2F1x3x1%2Fx1x1x1x%2F1x1D1x1%2F7%2F2Z1Z2%2F1VD1DV1%20w%20-%2024%2000%201',
        );
        await startGame(page);
        await move(page, 'd4', 'c5'); // two steps: too few for a capture with a 3
        await expect
            .poll(() => page.locator('barragoon-board .bubble').textContent())
            .toContain('The 3 on d4');
        await page.keyboard.press('Escape'); // the sentence goes
        await page.keyboard.press('Escape'); // and then the choice of the piece
        await move(page, 'd4', 'd6');
        await expect.poll(() => actionsOf(page), { timeout: 10_000 }).toBeGreaterThan(1);
        await untilDue(page);
        const actions = await actionsOf(page);
        expect(actions).toBeGreaterThan(1);
        await page.reload();
        await expect.poll(() => actionsOf(page)).toBe(actions);
        expect(await due(page)).toBe('move');
    });

    test('says what is wrong with a position in the address', async () => {
        const page = await at('/computer#fen=nonsense');
        const alert = page.getByRole('alert');
        await alert.getByText('The position in this link cannot be used').waitFor();
        await alert.getByText('The board of a FEN has nine ranks').waitFor();
        const other = await at('/computer#fen=ZZZ4/7/7/7/7/7/7/7/6z');
        await other.getByText('This position cannot be played. White has 3 pieces').waitFor();
        await speak(other, 'de');
        await other.getByText('Diese Stellung ist nicht spielbar. Weiß hat 3').waitFor();
    });

    test('takes back the whole turn and gives hints', async () => {
        const page = await at('/computer');
        await startGame(page);
        await page.getByRole('button', { name: 'Hint' }).click();
        await page.getByText(/^Hint:/).waitFor();
        await move(page, 'd2', 'd4');
        await expect.poll(() => actionsOf(page), { timeout: 10_000 }).toBeGreaterThan(1);
        await untilDue(page);
        await page.getByRole('button', { name: 'Take back' }).click();
        await expect.poll(() => actionsOf(page)).toBe(0);
        expect(await page.getByRole('button', { name: 'Take back' }).isDisabled()).toBe(true);
    });

    test('steps through the past and comes back', async () => {
        const page = await at('/computer');
        await startGame(page);
        await move(page, 'd2', 'd4');
        await expect.poll(() => actionsOf(page), { timeout: 10_000 }).toBeGreaterThan(1);
        await untilDue(page);
        const all = await actionsOf(page);
        await page.keyboard.press('Home');
        await page.getByText(`Position 0 of ${all}`).waitFor();
        expect(await due(page)).toBe('wait');
        await page.keyboard.press('ArrowRight');
        await page.getByText(`Position 1 of ${all}`).waitFor();
        await page.keyboard.press('Escape');
        await expect.poll(() => due(page)).toBe('move');
        await page.keyboard.press('f');
        const box = await square(page, 'a1').boundingBox();
        const other = await square(page, 'a9').boundingBox();
        expect(box && other && box.y < other.y).toBe(true);
    });

    test('answers an offer and lets one resign', async () => {
        const page = await at('/computer');
        await startGame(page);
        await page.getByRole('button', { name: 'Game' }).click();
        await page.getByRole('button', { name: 'Offer a draw' }).click();
        await page.getByText('The computer would rather play on.').waitFor();
        await page.getByRole('button', { name: 'Game' }).click();
        await page.getByRole('button', { name: 'Resign' }).click();
        await page.getByText('Do you really want to resign?').waitFor();
        await page.getByRole('button', { name: 'Resign' }).click();
        await page.getByText('Brown wins: White has resigned.').waitFor();
        await page.getByRole('button', { name: 'Rematch' }).click();
        await expect.poll(() => actionsOf(page), { timeout: 10_000 }).toBeGreaterThan(0);
        expect(await square(page, 'a9').boundingBox()).toMatchObject({ y: expect.any(Number) });
    });

    test('waits for the offer of a draw by repetition, with its clock standing still (R9.2)', async () => {
        const page = await at('/computer');
        await page.getByRole('radio', { name: 'With a clock' }).check();
        await page.getByLabel('Minutes', { exact: false }).fill('1');
        await repeatAsBrown(page);
        const timer = page.getByRole('region', { name: /White$/ }).getByRole('timer');
        const shown = await timer.textContent();
        await page.clock.runFor(90_000);
        expect(await timer.textContent()).toBe(shown);
        expect(await actionsOf(page)).toBe(12);
        await picture(page, 'repetition-1280');
        await page.reload();
        await page.getByRole('button', { name: 'Play on' }).click();
        await expect.poll(() => actionsOf(page), { timeout: 10_000 }).toBeGreaterThan(12);
        expect(await page.getByRole('button', { name: 'Play on' }).count()).toBe(0);
    });

    test('asks for the decision below the board of a phone, in every language', async () => {
        const page = await at('/computer', { viewport: { width: 390, height: 844 } });
        await repeatAsBrown(page);
        for (const language of ['de', 'fr', 'es', 'it', 'en']) {
            await speak(page, language);
            const rank = await square(page, 'a9').boundingBox();
            const strip = await page.locator('.below .bottom').boundingBox();
            expect(rank && strip && rank.y + rank.height <= strip.y, language).toBe(true);
        }
    });

    test('keeps its time when five seconds are left, at full strength', {
        timeout: 120_000,
    }, async () => {
        const page = await at('/computer');
        await setLevel(page, 10);
        await page.getByRole('radio', { name: 'With a clock' }).check();
        await startGame(page);
        const taken = 600_000; // by the computer
        const start = ['start white', taken] as [string, number];
        const moves = ['d2d4', 'd8d6'];
        await reloadWith(page, moves, '605', start, ['act brown', taken], ['act white', 0]);
        for (let actions = 0; actions < 8; ++actions) {
            const now = await untilDue(page, 0);
            expect(now).not.toBe('over');
            if (now === 'place') await placeAnything(page);
            else await moveAnything(page, (targets) => shuffled(targets)[0] ?? '');
        }
        await untilDue(page, 0);
        expect(await page.locator('.note.end').count()).toBe(0);
    });

    test('belongs to the tab that opened it last', async () => {
        const page = await at('/computer', { viewport: phone });
        await startGame(page);
        const other = await page.context().newPage();
        await other.goto(page.url());
        await other.locator('barragoon-board .cell.holds').first().waitFor();
        await page.getByText('This game is open in another tab.').waitFor();
        await move(other, 'd2', 'd4');
        await expect.poll(() => actionsOf(other), { timeout: 10_000 }).toBeGreaterThan(1);
        expect(await actionsOf(page)).toBe(0);
        await untilDue(other);
        const actions = await actionsOf(other);
        await page.getByRole('button', { name: 'Play here' }).click();
        await expect.poll(() => actionsOf(page)).toBe(actions);
        await other.getByText('This game is open in another tab.').waitFor();
    });
});
