// What is beside and below the board: the players, their time, questions.
import { expect, test } from 'vitest';
import deOnline from '../src/i18n/messages/de/online';
import board from '../src/i18n/messages/en/board';
import online from '../src/i18n/messages/en/online';
import play from '../src/i18n/messages/en/play';
import { desktop, phone } from './kit';
import { beforeCapture, onlineGames, type Person } from './online_kit';

const { begun } = onlineGames();

const longest = 'Maximiliane von Osten'.slice(0, 20);

// What touches something else in the strips, sticks out of them, or is cut off.
const crowded = ({ page }: Person): Promise<readonly string[]> =>
    page.locator('.strip').evaluateAll((strips) =>
        strips.flatMap((strip) => {
            const box = strip.getBoundingClientRect();
            const parts = [
                ...strip.querySelectorAll('.disc, .there, .name, .express > *, .free, .clock'),
            ].map((part) => ({ name: part.className, box: part.getBoundingClientRect() }));
            const outside = parts.filter(
                (part) => part.box.bottom > box.bottom + 1 || part.box.right > box.right + 1,
            );
            const words = [...strip.querySelectorAll('.express > span')];
            const cut = words.filter(
                ({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth,
            );
            const pairs = parts.flatMap((one, index) =>
                parts.slice(index + 1).map((other) => [one, other] as const),
            );
            const touching = pairs.filter(
                ([one, other]) =>
                    one.box.right > other.box.left - 1 &&
                    other.box.right > one.box.left - 1 &&
                    one.box.bottom > other.box.top + 1 &&
                    other.box.bottom > one.box.top + 1,
            );
            return [
                ...cut.map(({ textContent }) => textContent ?? ''),
                ...outside.map(({ name }) => name),
                ...touching.map(([one, other]) => `${one.name} and ${other.name}`),
            ];
        }),
    );

const clock = { kind: 'live', initial: 900_000, increment: 0 };
const capture = { wish: { clock, setup: beforeCapture }, first: 'd2d6' };
const handicap = { wish: { clock, express: { me: 2, opponent: 0 } }, first: 'c2c3' };

test.each([
    ['a capture on a phone', capture, phone],
    ['a capture on a desk', capture, desktop],
    ['an Express level on a phone', handicap, phone],
    ['an Express level on a desk', handicap, desktop],
    ['an Express level on a phone that lies on its side', handicap, { width: 844, height: 390 }],
])('there is room for a long name beside %s', async (_, { wish, first }, viewport) => {
    const { white, brown, game } = await begun(wish, [{}, { viewport, locale: 'de-DE' }]);
    await white.ask('PATCH', 'me', { name: longest });
    await white.say(game, first);
    await brown.open(game);
    await brown.reads(longest);
    await brown.sees(1);
    expect(await crowded(brown)).toEqual([]);
});

test('nobody is due when the game is over', async () => {
    const { white, brown } = await begun();
    const due = white.page.locator('.strip.acts');
    await expect.poll(() => due.count()).toBe(1);
    await brown.choosesInMenu('Call off the game');
    await brown.page.locator('dialog[open] .danger').click();
    await white.reads(board['end-aborted']);
    await expect.poll(() => due.count()).toBe(0);
});

test('the last turn stays in sight when the room for the turns changes', async () => {
    const { white, brown, game } = await begun();
    const round = ['c2c3', 'c8c7', 'c3c2', 'c7c8', 'd2d5', 'd8d6', 'd5d2', 'd6d8'];
    const turns = [...round, ...round];
    for (const [index, turn] of turns.entries()) await (index % 2 ? brown : white).say(game, turn);
    await white.sees(turns.length);
    const isInSight = () =>
        white.page.locator('.below .moves .moves [aria-current]').evaluate((turn) => {
            const list = turn.closest('.moves')?.getBoundingClientRect();
            const { left, right, top, bottom } = turn.getBoundingClientRect();
            if (!list) return false;
            const { x, y } = { x: (left + right) / 2, y: (top + bottom) / 2 };
            return x > list.left && x < list.right && y > list.top && y < list.bottom;
        });
    await expect.poll(isInSight).toBe(true);
    for (const [width, height] of [
        [390, 844],
        [844, 390],
        [390, 844],
    ] as const) {
        await white.page.setViewportSize({ width, height });
        await expect.poll(isInSight).toBe(true);
    }
});

test('days are told in the language of the reader', async () => {
    const { white, brown, game } = await begun({ clock: { kind: 'days', days: 3 } }, [
        {},
        { locale: 'de-DE' },
    ]);
    await white.say(game, 'c2c3');
    const time = await brown.page.evaluate(() =>
        new Intl.NumberFormat('de', { style: 'unit', unit: 'day', unitDisplay: 'narrow' }).format(
            2,
        ),
    );
    expect(time).not.toBe('2d');
    await brown.reads(deOnline.beginSoon.split('{time}')[0] + time);
});

test('the board keeps its size when a rematch is asked for', async () => {
    const { white, brown, game } = await begun({}, [{ viewport: { width: 390, height: 844 } }]);
    await white.say(game, 'c2c3');
    await brown.say(game, 'c8c7', 'resign');
    await white.page.locator('.end').waitFor();
    const size = () =>
        white.page.locator('barragoon-board [data-square=a1]').evaluate(async (square) => {
            for (const _ of [1, 2]) await new Promise(requestAnimationFrame); // until it has settled
            return square.getBoundingClientRect().width;
        });
    const before = await size();
    await brown.say(game, 'offer rematch');
    await white.reads(online.rematchAsked.replace('{name}', online.yourOpponent));
    expect(await size()).toBeCloseTo(before, 1);
    await white.presses(play.decline);
    await white.page.getByRole('button', { name: play.rematch }).waitFor();
});

test.each([
    ['a phone', { width: 390, height: 844 }],
    ['a phone that lies on its side', { width: 844, height: 390 }],
    ['a desk', desktop],
])('the phase that is due is spelled out on %s', async (_, viewport) => {
    const { white, brown, game } = await begun({ setup: beforeCapture }, [
        {},
        { viewport, locale: 'de-DE' },
    ]);
    await white.say(game, 'd2d6');
    const text = brown.page.locator('[aria-current=step] .text');
    await text.waitFor();
    expect(await text.evaluate((words) => words.scrollWidth <= words.clientWidth)).toBe(true);
});
