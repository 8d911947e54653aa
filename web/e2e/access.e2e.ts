// The board and its toolbars by keyboard and by screen reader, on all pages that have them.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { format } from '../src/i18n/format';
import analysis from '../src/i18n/messages/en/analysis';
import board from '../src/i18n/messages/en/board';
import editor from '../src/i18n/messages/en/editor';
import learn from '../src/i18n/messages/en/learn';
import play from '../src/i18n/messages/en/play';
import { watchedPages } from './kit';
import { actionsOf, fromTense, move, rest, square, startGame, untilDue } from './play_kit';

const { at } = watchedPages();

// A sentence in English.
const said = (text: string, values: Record<string, string | number>) => format(text, values, 'en');

const heard = (page: Page) => page.locator('barragoon-board .announcer').textContent();

describe('a barragoon that is being placed', () => {
    test('is not lost by arrow keys, which go round the ring instead', async () => {
        const page = await at(fromTense('/analysis'));
        await square(page, 'd4').waitFor();
        await move(page, 'd4', 'd7');
        await rest(page);
        await square(page, 'd3').click();
        const ring = page.locator('barragoon-board .ring');
        const focused = ring.locator('.face:focus');
        for (const [key, face] of [
            ['ArrowLeft', board['face-one-way']],
            ['ArrowRight', board['face-right-turn']],
            ['ArrowUp', board['face-one-way']],
            ['Home', board['face-one-way']],
            ['ArrowUp', board['face-left-turn']],
        ] as const) {
            await page.keyboard.press(key);
            await expect.poll(() => focused.getAttribute('aria-label')).toBe(face);
        }
        expect(await actionsOf(page)).toBe(1);
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => focused.getAttribute('aria-label')).toContain(board['to-e']);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.locator('.analysis').click({ position: { x: 3, y: 3 } });
        await page.keyboard.press('ArrowLeft'); // nothing is being placed: the key is the page's again
        await expect.poll(() => actionsOf(page)).toBe(0);
    });
});

describe('a bar of tools', () => {
    const stop = ':is(button, a):not([tabindex="-1"])';

    // What has the focus, by its name.
    const focused = (page: Page) =>
        page.evaluate(() => {
            const element = document.activeElement;
            return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
        });

    async function walk(page: Page, ...keys: string[]): Promise<string> {
        for (const key of keys) await page.keyboard.press(key);
        return focused(page);
    }

    test('of a game is one stop of Tab, with arrows inside', async () => {
        const page = await at('/two');
        await startGame(page);
        await move(page, 'd2', 'd5');
        const bar = page.getByRole('toolbar', { name: play.tools });
        expect(await bar.locator(stop).count()).toBe(1);
        await bar.locator(stop).focus();
        expect(await focused(page)).toBe(play.takeBack);
        expect(await walk(page, 'ArrowRight')).toBe(play.hint);
        expect(await walk(page, 'End')).toBe(play.menu);
        expect(await walk(page, 'ArrowRight')).toBe(play.takeBack);
        expect(await walk(page, 'ArrowLeft', 'ArrowLeft')).toBe(play.flip);
        expect(await bar.locator(stop).textContent()).toContain(play.flip);
        // There is only one action to go back: the tool is switched off and hands the focus on.
        expect(await walk(page, 'Home', 'ArrowRight', 'ArrowRight')).toBe(play.previous);
        expect(await walk(page, 'Enter')).toBe(play.next);
    });

    test('leaves the arrows to the page after a press', async () => {
        const page = await at('/two');
        await startGame(page);
        await move(page, 'd2', 'd5');
        await page.getByRole('button', { name: play.flip }).click();
        await page.keyboard.press('ArrowLeft');
        await expect.poll(() => actionsOf(page)).toBe(0);
    });

    test.each([
        ['/analysis', analysis.steps],
        ['/analysis', analysis.study],
        ['/analysis', analysis.aboutAction],
        ['/editor', editor.palette],
    ])('is one stop on %s: %s', async (path, name) => {
        const page = await at(path);
        const bar = page.getByRole('toolbar', { name });
        if (path === '/analysis') await move(page, 'd2', 'd5'); // there is nothing to step through before
        if (name === analysis.aboutAction) await page.getByRole('button', { name }).click();
        await bar.waitFor();
        const controls = bar.locator('button:enabled, a');
        expect(await bar.locator(stop).count()).toBe(1);
        await bar.locator(stop).focus();
        const names = [];
        for (let i = 0; i < (await controls.count()); ++i)
            names.push(await walk(page, 'ArrowRight'));
        expect(new Set(names).size).toBe(await controls.count());
    });

    test('in rows goes up and down, too', async () => {
        const page = await at('/editor');
        const bar = page.getByRole('toolbar', { name: editor.palette });
        await bar.waitFor();
        await bar.locator(stop).focus();
        const first = await focused(page);
        expect(await walk(page, 'ArrowDown')).toContain('no way');
        expect(await walk(page, 'ArrowUp')).toBe(first);
    });
});

describe('who listens hears the whole action', () => {
    const placed = (square: string) =>
        said(board.puts, { player: 'Brown', square, face: board['shows-no-way'] });
    const opening = said(board.goes, { player: 'White', value: 3, from: 'd2', to: 'd5' });

    test('of the computer', async () => {
        const page = await at('/computer?level=1');
        await page.locator('input[value=white]').check({ force: true });
        await startGame(page);
        await move(page, 'd2', 'd5');
        await untilDue(page);
        await expect.poll(() => heard(page)).toMatch(/Brown.* [a-g]\d .* [a-g]\d/);
    });

    test('of two players: a capture and placements', async () => {
        const page = await at(fromTense('/two'));
        await startGame(page);
        await move(page, 'd4', 'd7');
        const captures = said(board.takes, {
            player: 'White',
            value: 3,
            from: 'd4',
            to: 'd7',
            obstacle: said(board.theBrownPiece, { value: 3 }),
        });
        await expect.poll(() => heard(page)).toBe(captures);
        await rest(page);
        await square(page, 'd3').click();
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
        await expect.poll(() => heard(page)).toBe(placed('d3'));
    });

    test('in the analysis, stepping through it and jumping', async () => {
        const page = await at('/analysis');
        await square(page, 'd2').waitFor();
        await move(page, 'd2', 'd5');
        await move(page, 'c8', 'c7');
        await page.locator('.analysis').click({ position: { x: 3, y: 3 } });
        await page.keyboard.press('Home');
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => heard(page)).toBe(opening);
        await page.keyboard.press('ArrowRight');
        await expect
            .poll(() => heard(page))
            .toBe(said(board.goes, { player: 'Brown', value: 2, from: 'c8', to: 'c7' }));
    });

    test('of the opponent in a lesson', async () => {
        const page = await at('/learn/capturing-pieces/1');
        await square(page, 'd5').waitFor();
        await page.getByRole('button', { name: learn.showMe }).click();
        await expect.poll(() => heard(page)).toMatch(/d3.*d6/);
        await page.clock.runFor(1000);
        await expect.poll(() => heard(page)).toBe(placed('d7'));
    });
});
