// Whole games between two people in two browsers, and those who watch.
import { describe, expect, test } from 'vitest';
import deOnline from '../src/i18n/messages/de/online';
import board from '../src/i18n/messages/en/board';
import online from '../src/i18n/messages/en/online';
import play from '../src/i18n/messages/en/play';
import table from '../src/i18n/messages/en/table';
import { expectAccessible, phone, speak } from './kit';
import { beforeCapture, onlineGames, type Person } from './online_kit';
import { moveOrPlan } from './play_kit';

const { arrive, begun, url } = onlineGames();

const filled = (text: string) => text.replace('{name}', online.yourOpponent);
const clockOf = ({ page }: Person, player: string) =>
    page.getByRole('timer', { name: play.timeOf.replace('{player}', player) });

test('a game with a capture is played, taken back, resigned and played again, before a watcher', async () => {
    const { white, brown, game } = await begun({
        setup: beforeCapture,
        clock: { kind: 'live', initial: 300_000, increment: 5000 },
    });
    const watcher = await arrive({ viewport: phone });
    await watcher.open(game);
    await white.reads(online.watchers.replace(/.*\|(.*)\|.*/, '$1'));

    await white.moves('d2', 'd6');
    await Promise.all([brown.sees(1), watcher.sees(1)]);
    // The phases of the capture, whoever looks on.
    expect(await watcher.page.locator('[aria-current=step]').textContent()).toContain('places');
    await brown.places('d4');
    await Promise.all([white.sees(2), watcher.sees(2)]);
    await expect.poll(() => clockOf(white, play.you).getAttribute('class')).toContain('runs');
    await white.places('d3');
    await Promise.all([brown.sees(3), watcher.sees(3)]);
    await brown.moves('f9', 'f6');
    await white.sees(4);

    await brown.presses(play.takeBack);
    await brown.reads(online.backOffered);
    await white.reads(filled(online.asksBack));
    await white.presses(play.decline);
    await brown.reads(filled(online.declinedBack));
    await brown.presses(play.takeBack);
    await white.presses(play.accept);
    await Promise.all([white.sees(3), brown.sees(3), watcher.sees(3)]);
    await brown.reads(online.takenBack);

    await brown.choosesInMenu(play.offerDraw);
    await white.reads(filled(online.offersDraw));
    await expectAccessible(white.page, 'an offer');
    await white.presses(play.decline);
    await brown.reads(filled(online.declinedDraw));
    await expect.poll(() => watcher.page.locator('.offers .note').count()).toBe(0); // he asked nothing

    await brown.choosesInMenu(play.resign);
    await brown.page.locator('dialog[open]').getByRole('button', { name: play.resign }).click();
    const ended = board['end-resignation'].replace('{winner}', 'White').replace('{loser}', 'Brown');
    await Promise.all([white.reads(ended), brown.reads(ended), watcher.reads(ended)]);
    await expectAccessible(white.page, 'the end');
    const list = await white.page.context().newPage();
    await list.goto(`${url()}/games`);
    await list.getByText(ended).waitFor();
    await list.close();

    await brown.presses(online.gameLink);
    const link = brown.page.locator('dialog[open] input');
    await expect.poll(() => link.inputValue()).toBe(`${url()}/game/${game}`);
    await brown.page.keyboard.press('Escape');

    await white.presses(play.rematch);
    await white.reads(online.rematchOffered);
    await brown.reads(filled(online.rematchAsked));
    await brown.presses(play.accept);
    const next = (person: Person) => person.page.waitForURL((to) => !to.href.endsWith(game));
    await Promise.all([next(white), next(brown)]);
    expect(white.page.url()).toBe(brown.page.url());
    await watcher.page.getByRole('link', { name: online.nextGame }).click();
    await next(watcher);
    // The colours are swapped, and the position is given again.
    await brown.moves('d2', 'd5');
    await white.sees(1);
});

test('repetition is offered and declined, and whoever declined must play something else', async () => {
    const { white, brown, game } = await begun({}, [{}, { viewport: phone }]);
    const there = ['c2c3', 'c8c7', 'c3c2', 'c7c8'];
    for (const [index, command] of [...there, ...there, ...there].entries())
        await (index % 2 ? brown : white).say(game, command);
    await Promise.all([white.sees(12), brown.sees(12)]);
    await brown.hasRoom('repetition');
    await speak(brown.page, 'en');
    await brown.presses(play.offerRepetition);
    await white.reads(filled(online.offersRepetition));
    await white.presses(play.decline);
    await white.reads(play.mustDeviate);
    await white.isTold('c2', 'c3', board['why-must-deviate']);
    await white.moves('e2', 'e3');
    await brown.sees(13);
});

// Notes in the page what its reader's clock shows while the game runs, and when it ends there.
const watchClock = ({ page }: Person): Promise<void> =>
    page.evaluate(
        (label) => {
            const watched: Watched = { shown: [], ended: null };
            const note = () => {
                const clock = document.querySelector(`[role=timer][aria-label="${label}"]`);
                const runs = document.querySelector('.status .line') !== null;
                if (runs) watched.shown.push(clock?.textContent?.trim() ?? '');
                else watched.ended ??= Date.now();
            };
            const changes = { subtree: true, childList: true, characterData: true };
            new MutationObserver(note).observe(document.body, changes);
            Object.assign(window, { watched });
        },
        play.timeOf.replace('{player}', play.you),
    );

interface Watched {
    readonly shown: string[];
    ended: number | null;
}

const watchedBy = ({ page }: Person): Promise<Watched> =>
    page.evaluate(() => (window as unknown as { watched: Watched }).watched);

// When each event of a game that is over happened.
async function timesOf({ page }: Person, game: string): Promise<number[]> {
    const log = await page.request.get(`${url()}/api/games/${game}/events?after=0`);
    const lines = (await log.text()).split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => JSON.parse(line).at);
}

test('time runs out where the server says so, and nowhere before', async () => {
    const initial = 8000; // short, but a page that hangs for a moment must not miss it
    const { white, brown, game } = await begun({
        setup: beforeCapture,
        clock: { kind: 'live', initial, increment: 0 },
    });
    await watchClock(white);
    await white.say(game, 'b1b2');
    await brown.say(game, 'd6d7');
    const end = board['end-time-out'].replace('{winner}', 'Brown').replace('{loser}', 'White');
    await Promise.all([white.reads(end), brown.reads(end)]);
    await white.reads(table.lowTime.replace('{name}', play.you));
    expect(await clockOf(white, play.you).getAttribute('class')).toContain('low');
    const times = await timesOf(white, game);
    const [begins = 0, flags = 0] = [times[1], times.at(-1)]; // the clocks wait for both players
    expect(flags - begins).toBeGreaterThanOrEqual(initial);
    const { shown, ended } = await watchedBy(white);
    expect(ended).toBeGreaterThanOrEqual(flags);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).not.toContain('0.0');
});

describe('people', () => {
    test('say phrases, which everybody reads in his own language', async () => {
        const { white, brown } = await begun({}, [{}, { locale: 'de-DE' }]);
        await white.presses(online.chat);
        await white.presses(online['phrase-good-luck']);
        await brown.reads(deOnline['phrase-good-luck']);
        await white.reads(online.iSay.replace('{phrase}', online['phrase-good-luck']));
    });

    test('call a game off before it has begun', async () => {
        const { white, brown } = await begun();
        await brown.choosesInMenu(online.abort);
        await brown.page.locator('dialog[open] .danger').click();
        await Promise.all([white.reads(board['end-aborted']), brown.reads(board['end-aborted'])]);
    });

    test('plan a move, which is played at once when it is their turn', async () => {
        const { white, brown, game } = await begun();
        await white.moves('c2', 'c3');
        await brown.sees(1);
        await white.moves('d2', 'd5');
        await white.reads(table.plan.replace('{from}', 'd2').replace('{to}', 'd5'));
        await white.page.keyboard.press('Escape');
        await white.page.getByText('d2–d5').waitFor({ state: 'detached' });
        await white.moves('d2', 'd5');
        await brown.say(game, 'c8c7');
        await Promise.all([white.sees(3), brown.sees(3)]);
    });

    test('who have two tabs see the same in both', async () => {
        const { white, brown, game } = await begun();
        const other = await white.page.context().newPage();
        await other.goto(`${url()}/game/${game}`);
        await moveOrPlan(other, 'c2', 'c3');
        await Promise.all([white.sees(1), brown.sees(1)]);
    });
});

test('an address without a game says so', async () => {
    const person = await arrive();
    await person.page.goto(`${url()}/game/aaaaaaaaaaaa`);
    await person.reads(online.notFound);
});

test.each([
    ['a phone', phone],
    ['a tall phone', { width: 360, height: 740 }],
    ['a phone that lies on its side', { width: 844, height: 390 }],
])('what is asked and how it ended have room on %s in every language', async (_, viewport) => {
    const { white, brown, game } = await begun({ setup: beforeCapture }, [{ viewport }]);
    await white.say(game, 'b1b2');
    await brown.say(game, 'd6d7', 'offer back');
    await white.page.locator('.note .primary').waitFor();
    await white.hasRoom('offer');
    await brown.say(game, 'resign');
    await brown.say(game, 'offer rematch');
    await white.page.locator('.end').waitFor();
    await white.hasRoom('end');
});
