// The games on this device: kept when they end, viewed, saved, deleted; and what happens in a browser
// that keeps nothing.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
    desktop,
    expectAccessibleIn,
    overflow,
    phone,
    picture,
    showTheme,
    speak,
    url,
    watchedPages,
} from './kit';
import { actionsOf, move, resign, startGame } from './play_kit';

const { at } = watchedPages();

const cards = (page: Page) => page.locator('li.card');
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function playAndResign(page: Page): Promise<void> {
    await startGame(page);
    await move(page, 'd2', 'd5');
    await expect.poll(() => actionsOf(page)).toBe(1);
    await resign(page);
}

// By the menu, without reloading the page.
async function goToGames(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'My games' }).click();
    await page.getByRole('heading', { name: 'Games on this device' }).waitFor();
}

async function saved(page: Page, button: ReturnType<typeof named>): Promise<string> {
    const waiting = page.waitForEvent('download');
    await button.click();
    return (await readFile(await (await waiting).path())).toString();
}

const start = '1v1d1v1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1V1D1V1 w - 24 00 1';
const played = ['d2d5', 'c8c7', 'e2e3', 'e8e7', 'c2c3', 'd8d6'];
const person = (who: string, name = '') => ({ kind: 'person', name, who, level: null });
const computer = { kind: 'computer', name: '', who: 'second', level: 4 };

const lost = {
    kind: 'computer',
    seats: { white: computer, brown: person('first') },
    mine: 'brown',
    outcome: { winner: 'white', ending: 'resignation', clause: 'R8.3' },
    commands: [...played, 'resign brown'],
};
const examples = [
    {
        ...lost,
        seats: { white: person('first'), brown: computer },
        mine: 'white',
    },
    lost,
    {
        ...lost,
        outcome: { winner: null, ending: 'agreement', clause: 'R9.3' },
        commands: [...played, 'offer white agreement', 'accept brown'],
    },
    {
        ...lost,
        kind: 'two',
        seats: {
            white: person('first', 'Anna'),
            brown: person('second', 'Bartholomew the Second'),
        },
        mine: 'both',
    },
    {
        ...lost,
        kind: 'online',
        seats: { white: person('first'), brown: person('second', 'Bea') },
        mine: 'white',
    },
];

// Games as if they had been played here, a day apart.
function manyGames(count: number) {
    return Array.from({ length: count }, (_, index) => {
        const { commands, ...rest } = examples[index % examples.length] ?? { ...lost };
        return {
            version: 1,
            id: `game${index}`,
            when: Date.UTC(2026, 10, 18, 18, 30) - index * 86_400_000,
            control: null,
            ...rest,
            game: { start, touchMove: false, commands },
        };
    });
}

async function withGames(page: Page, games: readonly { readonly id: string }[]): Promise<void> {
    await page.evaluate(
        (all) =>
            new Promise<void>((done, failed) => {
                const opening = indexedDB.open('barracuda.games');
                opening.onupgradeneeded = () => opening.result.createObjectStore('games');
                opening.onerror = () => failed(opening.error);
                opening.onsuccess = () => {
                    const writing = opening.result.transaction('games', 'readwrite');
                    for (const game of all) writing.objectStore('games').put(game, game.id);
                    writing.oncomplete = () => done(opening.result.close());
                };
            }),
        games,
    );
}

describe('a game that has ended', () => {
    test('is on the list once, opens in the analysis, and is saved', async () => {
        const page = await at('/two');
        await playAndResign(page);
        await page.reload();
        await named(page, 'View game').click();
        await page.locator('.note.end').waitFor();
        await goToGames(page);
        await cards(page).getByText('White wins: Brown has resigned.').waitFor();
        expect(await cards(page).count()).toBe(1);
        const record = await saved(page, named(page, 'Save as a file'));
        expect(record).toContain('[White "Player"]');
        expect(record).toContain('1. 3d2-d5 1-0');
        await page.getByRole('link', { name: 'Analyse', exact: true }).click();
        await page.getByRole('button', { name: '3d2-d5' }).waitFor();
    });

    test('is deleted with a way back, by keyboard, too', async () => {
        const page = await at('/two');
        await playAndResign(page);
        await goToGames(page);
        await named(page, 'Delete').focus();
        await page.keyboard.press('Enter');
        await page.getByText('Game deleted.').waitFor();
        expect(await named(page, 'Save all as one file').isDisabled()).toBe(true);
        await page.keyboard.press('Enter'); // on the way back, which has the focus
        await cards(page).waitFor();
        await page.reload();
        await cards(page).waitFor();
        await named(page, 'Delete').click();
        await page.getByText('Game deleted.').waitFor();
        await page.reload();
        await page.getByRole('heading', { name: 'No games yet' }).waitFor();
    });
});

describe('the list', () => {
    test('shows a part, saves all, and passes over what cannot be read', async () => {
        const page = await at('/settings');
        const games = manyGames(30);
        const odd = { ...games[0], id: 'odd', game: { start, touchMove: false, commands: ['??'] } };
        await withGames(page, [...games, odd, { id: 'damaged' }]);
        await goToGames(page);
        await cards(page).first().waitFor();
        expect(await cards(page).count()).toBeLessThan(30);
        await named(page, 'Show more').click();
        await expect.poll(() => cards(page).count()).toBe(30);
        const file = await saved(page, named(page, 'Save all as one file'));
        expect(file.match(/\[Event /g)).toHaveLength(30);
        expect(file.trimEnd().split('\n').at(-1)).toContain('1-0'); // the newest at the end
    });

    test.each([
        ['a phone', phone],
        ['a desk', desktop],
    ])('is without fault on %s', async (_, viewport) => {
        const page = await at('/settings', { viewport });
        await withGames(page, manyGames(5));
        await page.goto(url('/games'));
        await cards(page).first().waitFor();
        await picture(page, `games-list-${viewport.width}`);
        await named(page, 'Delete').nth(1).click();
        await page.getByText('Game deleted.').waitFor();
        await expectAccessibleIn(page, ['dark', 'contrast']);
        await showTheme(page, 'dark');
        await picture(page, `games-list-dark-${viewport.width}`);
        for (const language of ['fr', 'es', 'it', 'de']) {
            await speak(page, language);
            expect(await overflow(page), language).toBe(0);
        }
        await picture(page, `games-list-de-${viewport.width}`);
    });
});

describe('a browser that keeps nothing', () => {
    const refusing = async (path: string) => {
        const page = await at('/settings');
        await page.addInitScript(() => {
            Object.defineProperty(window, 'indexedDB', { value: undefined });
        });
        await page.goto(url(path));
        return page;
    };

    test('says so once, and the list says why it is empty', async () => {
        const page = await refusing('/two');
        await playAndResign(page);
        const notice = page.getByText('This browser does not let Barracuda keep finished games.');
        await notice.waitFor();
        await named(page, 'Close').last().click();
        await named(page, 'Rematch').click();
        await move(page, 'd2', 'd5');
        await resign(page);
        await page.clock.runFor(1000);
        expect(await notice.count()).toBe(0);
        await goToGames(page);
        await page.getByText('No access to your games').waitFor();
        await picture(page, 'games-refused');
    });

    test('keeps a study all the same', async () => {
        const page = await refusing('/analysis');
        await move(page, 'd2', 'd5');
        await page.clock.runFor(500);
        await page.reload();
        await expect.poll(() => actionsOf(page)).toBe(1);
    });
});

describe('the study of the analysis', () => {
    test('survives a page that is left at once', async () => {
        const page = await at('/analysis');
        await move(page, 'd2', 'd5');
        await page.reload();
        await expect.poll(() => actionsOf(page)).toBe(1);
        const left = () => page.evaluate(() => localStorage['barracuda.analysis'] ?? null);
        await expect.poll(left).toBeNull(); // it is in the database by now
        await page.reload();
        await expect.poll(() => actionsOf(page)).toBe(1);
    });
});
