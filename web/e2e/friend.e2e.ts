// Meeting a friend: a link that is made at a desk and opened on a phone, in every state that it can have.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
    boardReady,
    expectAccessible,
    expectAccessibleColours,
    overflow,
    phone,
    picture,
    speak,
} from './kit';
import { onlineGames, type Person } from './online_kit';

const { arrive, url } = onlineGames();

const languages = ['en', 'de', 'fr', 'es', 'it'];

// Fills in the form as the test wants it, and returns the link.
async function invites(person: Person, fill = async (_: Page) => {}): Promise<string> {
    const { page } = person;
    await page.goto(`${url()}/friend`);
    await fill(page);
    await person.presses('Create the link');
    const link = page.getByLabel('Link to the invitation');
    await link.waitFor();
    return link.inputValue();
}

// The player who is asked, at the page of the invitation.
async function isAsked(link: string, options = {}): Promise<Person> {
    const friend = await arrive({ viewport: phone, ...options });
    await friend.page.goto(link);
    await friend.page.locator('h1').waitFor();
    return friend;
}

async function expectNoFault(page: Page): Promise<void> {
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessibleColours(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
}

describe('a link', () => {
    test('leads both into the game, from a desk and from a phone', async () => {
        const anna = await arrive();
        await anna.page.goto(url());
        const doors = anna.page.locator('.door');
        expect(await doors.nth(1).getAttribute('href')).toBe('/friend');
        await doors.nth(1).click();
        await anna.page.getByLabel('Your name').fill('Anna');
        await anna.presses('Create the link');
        await anna.reads('Waiting for your friend…');
        const link = anna.page.getByLabel('Link to the invitation');
        const address = await link.inputValue();
        expect(address).toBe(anna.page.url());
        await anna.page.reload();
        await anna.reads('Waiting for your friend…');
        await expectNoFault(anna.page);
        await picture(anna.page, 'friend-waiting');

        const bert = await isAsked(address);
        await bert.reads('Anna invites you to a game of Barragoon');
        await bert.reads('15 minutes each, plus 10 seconds');
        await expectNoFault(bert.page);
        await picture(bert.page, 'friend-asked');
        await bert.page.getByLabel('Your name').fill('Bert');
        await bert.presses('Accept and play');
        await bert.page.waitForURL(/\/game\/[a-z0-9]{12}$/);
        await anna.page.waitForURL(bert.page.url());
        await anna.page.getByText('Bert').first().waitFor();
        for (const person of [anna, bert]) await person.reads(/The game will be called off in /);
        await anna.page.goto(address);
        await anna.page.waitForURL(bert.page.url()); // from now on it leads there at once
    });

    test('is shared by what the device has for it, with a word to the friend', async () => {
        const anna = await arrive({ viewport: phone });
        await anna.page.addInitScript(() => {
            Object.assign(navigator, {
                share: async (shared: ShareData) => Object.assign(window, { shared }),
            });
        });
        const url = await invites(anna);
        await anna.presses('Share');
        expect(
            await anna.page.evaluate(() => (window as unknown as { shared: object }).shared),
        ).toEqual({ text: 'Shall we play Barragoon? Here is the link:', url });
    });

    test('needs the name of the inviter only once', async () => {
        const anna = await arrive();
        await invites(anna, async (page) => page.getByLabel('Your name').fill('Anna'));
        await anna.page.goto(`${url()}/friend`);
        expect(await anna.page.getByLabel('Your name').inputValue()).toBe('Anna');
        const bert = await isAsked(await invites(anna));
        await bert.reads('Anna invites you to a game of Barragoon');
    });

    test('says what is asked, as each of them sees it', async () => {
        const anna = await arrive();
        const link = await invites(anna, async (page) => {
            await page.getByRole('radio', { name: 'Correspondence' }).check();
            await page.getByLabel('Time per action').selectOption('3');
            await page.getByRole('radio', { name: 'White' }).check();
            await page.getByText('More options').click();
            await page.getByRole('radio', { name: 'Open' }).check();
            await page.getByLabel('Your friend').selectOption('2');
            await page.getByLabel('Touch-move').check();
        });
        const bert = await isAsked(link);
        for (const [name, value] of [
            ['Your colour', 'Brown'],
            ['Clock', '3 days per action'],
            ['Set-up', 'Open'],
            ['Express rule', 'You: level\u00a02 · your friend: level\u00a00'],
            ['Touch-move', 'On'],
        ] as const) {
            const row = bert.page.locator('dl > div').filter({ hasText: name }).first();
            expect(await row.locator('b').textContent()).toBe(value);
        }
        await anna.reads('You: level 0 · your friend: level 2');
        await anna.reads('The link works for 14 days');
        await anna.page.goto(`${url()}/friend`);
        await anna.page.getByRole('link', { name: '3 days per action' }).click();
        await anna.page.waitForURL(link);
    });

    test('may bring a position, which is checked before it is sent', async () => {
        const anna = await arrive();
        await anna.page.goto(`${url()}/friend#fen=nonsense`);
        await anna.presses('Create the link');
        await anna.page.getByRole('alert').waitFor();
        const fen = '1v3v1/2z1z2/3d3/7/x5x/3D2+/7/2Z1Z2/1V3V1 w - 22 00 1';
        await anna.page.getByLabel('Position as text (FEN)').fill(fen);
        await anna.presses('Create the link');
        const link = await anna.page.getByLabel('Link to the').inputValue();
        await anna.reads('Start from a position of your own.'); // there is no picture
        const bert = await isAsked(link);
        await bert.reads('The game starts from the position in the picture.');
        await bert.page.locator('.board img').waitFor();
    });

    test('speaks every language, and fits the phone in each', async () => {
        const link = await invites(await arrive());
        const bert = await isAsked(link);
        const headings = new Set<string>();
        for (const language of languages) {
            await speak(bert.page, language);
            headings.add((await bert.page.locator('h1').textContent()) ?? '');
            expect(await overflow(bert.page), language).toBe(0);
        }
        expect(headings.size).toBe(languages.length);
        await bert.page.goto(`${url()}/friend`);
        for (const language of languages) {
            await speak(bert.page, language);
            expect(await overflow(bert.page), language).toBe(0);
        }
    });

    test('waits while a lesson is taken', async () => {
        const bert = await isAsked(await invites(await arrive()));
        await bert.page.getByRole('link', { name: 'Start the lesson' }).click();
        await bert.page.waitForURL(/\/learn\/moving/);
        await boardReady(bert.page);
        await bert.page.getByRole('link', { name: 'Back to the invitation' }).click();
        await bert.presses('Accept and play');
        await bert.page.waitForURL(/\/game\//);
    });
});

test('a phone that lies on its side has room for more than the button', async () => {
    const viewport = { width: 844, height: 390 };
    const link = await invites(await arrive());
    const bert = await isAsked(link, { viewport });
    const height = () =>
        bert.page.locator('.go').evaluate((bar) => bar.getBoundingClientRect().height);
    await bert.page.locator('.go').waitFor();
    expect(await height()).toBeLessThanOrEqual(viewport.height / 6);
    await bert.page.goto(`${url()}/friend`);
    await bert.page.locator('.go').waitFor();
    expect(await height()).toBeLessThanOrEqual(viewport.height / 6);
});

describe('a link that is not good any more', () => {
    test('was withdrawn, before or while the friend looks at it', async () => {
        const anna = await arrive();
        const bert = await isAsked(await invites(anna));
        await anna.presses('Withdraw the invitation');
        await anna.reads('The invitation was withdrawn');
        await bert.presses('Accept and play');
        await bert.reads('The invitation was withdrawn');
        await bert.page.reload();
        await bert.reads('The invitation was withdrawn');
        await expectAccessible(bert.page);
    });

    test('was declined, which whoever waits hears at once', async () => {
        const anna = await arrive();
        const bert = await isAsked(await invites(anna));
        await bert.presses('Decline');
        await bert.page.locator('dialog[open] .danger').click();
        await bert.reads('Perhaps another time. The link no longer works.');
        await anna.reads('The invitation was declined');
    });

    test('was accepted by somebody else: the game can be watched', async () => {
        const anna = await arrive();
        const link = await invites(anna);
        const bert = await isAsked(link);
        await bert.presses('Accept and play');
        await bert.page.waitForURL(/\/game\//);
        const carl = await isAsked(link);
        await carl.reads('This game has already begun');
        await carl.page.getByRole('link', { name: 'Go to the game' }).click();
        await carl.page.waitForURL(bert.page.url());
    });

    test('has expired, or never was', async () => {
        const link = await invites(await arrive());
        const bert = await arrive({ viewport: phone });
        await bert.page.route('**/api/challenges/*', async (route) => {
            const answer = await route.fetch();
            await route.fulfill({ json: { ...(await answer.json()), state: 'expired' } });
        });
        await bert.page.goto(link);
        await bert.reads('The invitation has expired');
        await bert.page.unrouteAll();
        await bert.page.goto(`${url()}/challenge/nosuchinvite`);
        await bert.reads('There is no such invitation');
        await bert.page.route('**/api/challenges/*', (route) => route.abort());
        await bert.page.reload();
        await bert.reads('The server cannot be reached.');
        await bert.page.unrouteAll();
        await bert.presses('Try again');
        await bert.reads('There is no such invitation');
    });
});

describe('a copy of the app without games', () => {
    test('shows nothing that it cannot do', async () => {
        const { page } = await arrive();
        await page.route('**/api/**', (route) => route.fulfill({ status: 404 }));
        await page.goto(url());
        await expect.poll(() => page.locator('.door').count()).toBe(4);
        await page.getByRole('link', { name: 'Play the computer' }).click();
        await page.getByRole('heading', { name: 'Play the computer' }).waitFor();
        expect(await page.locator('a[href="/friend"]').count()).toBe(0);
        await page.goto(`${url()}/friend`);
        await page.getByText('Online games need a server').waitFor();
    });
});
