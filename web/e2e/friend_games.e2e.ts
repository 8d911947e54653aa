// My games: on the start page, on another device, and by signs when I look at something else.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
    boardReady,
    desktop,
    expectAccessible,
    expectAccessibleColours,
    overflow,
    phone,
    picture,
} from './kit';
import { onlineGames, type Person } from './online_kit';
import { builtApp, type RunningServer, startServer } from './serve';

const { arrive, url } = onlineGames();

interface Signs {
    readonly badges: number[];
    readonly messages: { readonly title: string; readonly body: string; readonly tag: string }[];
}

// Writes down what the system would show; the page is out of sight when the test says so.
async function watchSigns({ page }: Person): Promise<void> {
    await page.addInitScript(() => {
        const signs: Signs = { badges: [], messages: [] };
        class Written {
            static permission = 'default';
            static async requestPermission() {
                Written.permission = 'granted';
                return 'granted';
            }
            constructor(title: string, { body, tag }: NotificationOptions) {
                signs.messages.push({ title, body: body ?? '', tag: tag ?? '' });
            }
        }
        Object.assign(window, { signs, Notification: Written, isOut: false });
        Object.assign(navigator, {
            setAppBadge: async (count: number) => signs.badges.push(count),
            clearAppBadge: async () => signs.badges.push(0),
        });
        Object.defineProperty(document, 'hidden', {
            get: () => (window as unknown as { isOut: boolean }).isOut,
        });
    });
}

const signsOf = ({ page }: Person): Promise<Signs> =>
    page.evaluate(() => (window as unknown as { signs: Signs }).signs);

const lookAway = ({ page }: Person): Promise<void> =>
    page.evaluate(() => {
        Object.assign(window, { isOut: true });
    });

// The game that White has invited Brown to, with neither at the board.
async function agreed(white: Person, brown: Person, wish: object): Promise<string> {
    await brown.ask('PATCH', 'me', { name: 'Bert' });
    const { id } = await white.ask('POST', 'challenges', { colour: 'white', ...wish });
    const { game = '' } = await brown.ask('POST', `challenges/${id}/accept`);
    return game;
}

const days = { clock: { kind: 'days', days: 1 } };

// As on a device that has played before.
async function comesHome({ page }: Person): Promise<void> {
    await page.addInitScript(() => {
        localStorage.setItem('barracuda.me', localStorage.getItem('barracuda.me') ?? '{}');
    });
    await page.goto(url());
}

describe('my games', () => {
    test.each([
        ['a phone', phone],
        ['a desk', desktop],
    ])('are on the start page, on %s', async (_, viewport) => {
        const [anna, bert] = [await arrive({ viewport }), await arrive()];
        const game = await agreed(anna, bert, days);
        await anna.ask('POST', 'challenges', {});
        await comesHome(anna);
        const card = anna.page.getByRole('link', { name: 'Bert' });
        await card.getByText('Your turn').waitFor();
        await card.getByText(/23 hours left/).waitFor();
        await card.locator('img').waitFor();
        await anna.page.getByRole('link', { name: 'Your open invitation' }).waitFor();
        await expectAccessible(anna.page);
        await anna.page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessibleColours(anna.page, 'dark');
        expect(await overflow(anna.page)).toBe(0);
        await picture(anna.page, `my-games-${viewport.width}`);
        await anna.say(game, 'd2d5');
        await card.getByText('Opponent’s turn').waitFor();
        await bert.say(game, 'resign');
        await card.waitFor({ state: 'detached' });
        await anna.page.getByRole('link', { name: 'Finished games' }).click();
        await anna.page.waitForURL('**/games');
        await anna.reads(/Brown has resigned/); // nobody here had it open when it ended
    });

    test('stay to be seen while the server is away', async () => {
        const [anna, bert] = [await arrive(), await arrive()];
        await agreed(anna, bert, days);
        await comesHome(anna);
        await anna.page.getByRole('link', { name: 'Bert' }).waitFor();
        await anna.page.route('**/api/**', (route) => route.abort());
        await anna.page.reload();
        await anna.reads('The server cannot be reached right now. This is the last known state.');
        await anna.page.getByRole('link', { name: 'Bert' }).waitFor();
        await anna.page.getByRole('link', { name: 'Two players, one device' }).click();
        await anna.page.getByRole('button', { name: 'Start the game' }).click();
        await boardReady(anna.page);
    });

    test('go on on another device, by a private link', async () => {
        const [anna, bert] = [await arrive(), await arrive()];
        const game = await agreed(anna, bert, days);
        await comesHome(anna);
        await anna.presses('Continue on another device');
        const link = await anna.page.getByLabel('Private link').inputValue();
        const fresh = await arrive({ viewport: phone });
        await fresh.page.goto(link);
        await fresh.page.getByRole('heading', { name: 'Continue here' }).waitFor();
        await expectAccessible(fresh.page);
        await fresh.presses('Continue here');
        await fresh.page.getByRole('link', { name: 'Bert' }).click();
        await fresh.page.waitForURL(`${url()}/game/${game}`);
        await bert.open(game);
        await fresh.moves('d2', 'd5'); // as Anna, who has White
        await bert.sees(1);
        await fresh.page.goto(`${url()}/return/nothing`);
        await fresh.presses('Continue here');
        await fresh.reads('This link is no longer valid');
    });
});

describe('whoever looks at something else', () => {
    test('is told by the system, the icon and the name of the window', async () => {
        const [anna, bert] = [await arrive(), await arrive()];
        await watchSigns(anna);
        await anna.page.goto(`${url()}/friend`);
        await anna.page.getByRole('radio', { name: 'No clock' }).check();
        await anna.page.getByRole('radio', { name: 'White' }).check();
        await anna.presses('Create the link');
        await anna.presses('Yes, please');
        await anna.page.getByRole('button', { name: 'No, thanks' }).waitFor({ state: 'detached' });
        const id = anna.page.url().split('/').at(-1);
        await anna.page.getByRole('link', { name: 'Rules' }).click();
        await anna.page.getByRole('heading', { level: 1 }).waitFor();
        await lookAway(anna);
        await bert.ask('PATCH', 'me', { name: 'Bert' });
        const { game = '' } = await bert.ask('POST', `challenges/${id}/accept`);
        const tag = `/game/${game}`;
        await expect
            .poll(async () => (await signsOf(anna)).messages)
            .toEqual([
                { title: 'Your game has begun', body: 'Bert is ready: your game has begun.', tag },
            ]);
        await expect.poll(async () => (await signsOf(anna)).badges.at(-1)).toBe(1);
        await expect.poll(() => anna.page.title()).toBe('(1) The rules of Barragoon – Barracuda');
        const icon = anna.page.locator('link[rel=icon]');
        await expect.poll(() => icon.getAttribute('href')).toBe('/icon-turn.svg');
        await anna.say(game, 'd2d5');
        await expect.poll(() => icon.getAttribute('href')).toBe('/icon.svg');
        await bert.say(game, 'd8d6');
        await expect
            .poll(async () => (await signsOf(anna)).messages.at(-1)?.title)
            .toBe('It is your turn');
        await anna.reads('Bert is waiting: it is your turn.');
        await anna.presses('Go to the game');
        await anna.page.waitForURL(`${url()}${tag}`);
    });

    test('is told in the first game and its rematch, too, and asked on the home page', async () => {
        const [anna, bert] = [await arrive(), await arrive()];
        await watchSigns(bert);
        const { id } = await anna.ask('POST', 'challenges', { colour: 'white', ...days });
        await bert.page.goto(`${url()}/challenge/${id}`);
        await bert.presses('Accept and play');
        await bert.page.waitForURL(/\/game\//);
        await boardReady(bert.page);
        await lookAway(bert);
        await anna.say(bert.page.url().split('/').at(-1) ?? '', 'd2d5');
        await expect.poll(() => bert.page.title()).toMatch(/^\(1\) /);
        const icon = bert.page.locator('link[rel=icon]');
        await expect.poll(() => icon.getAttribute('href')).toBe('/icon-turn.svg');
        await expect.poll(async () => (await signsOf(bert)).badges.at(-1)).toBe(1);
        const first = bert.page.url();
        const game = first.split('/').at(-1) ?? '';
        await bert.say(game, 'd8d6', 'resign');
        await expect.poll(() => bert.page.title()).not.toMatch(/^\(1\) /);
        await anna.say(game, 'offer rematch');
        await bert.presses('Accept');
        await bert.page.waitForURL((to) => to.href !== first);
        await bert.reads(/The game will be called off in /);
        await expect.poll(() => bert.page.title()).toMatch(/^\(1\) /);
        await bert.page.goto(url());
        await bert.presses('Yes, please');
        await bert.page.getByRole('button', { name: 'No, thanks' }).waitFor({ state: 'detached' });
    });

    test('is not asked again after a no, but can switch it on', async () => {
        const anna = await arrive();
        await watchSigns(anna);
        await anna.page.goto(`${url()}/friend`);
        await anna.presses('Create the link');
        await anna.presses('No, thanks');
        await anna.page.reload();
        await anna.reads('Waiting for your friend…');
        expect(await anna.page.getByRole('button', { name: 'Yes, please' }).count()).toBe(0);
        await anna.page.goto(`${url()}/settings`);
        const wanted = anna.page.getByRole('switch', { name: 'Notifications' });
        expect(await wanted.isChecked()).toBe(false);
        await wanted.check();
        expect(await wanted.isChecked()).toBe(true);
    });

    test('is reminded of what is due', async () => {
        const [anna, bert] = [await arrive(), await arrive()];
        await agreed(anna, bert, days);
        await anna.page.clock.install();
        await comesHome(anna);
        await anna.page.getByRole('link', { name: 'Bert' }).waitFor();
        await anna.page.clock.fastForward('12:01:00');
        await anna.reads('Bert is waiting. Time left for your action: 11 hours.');
    });
});

describe('on the network of the house', () => {
    let server: RunningServer;
    let lan = '';
    beforeAll(async () => {
        server = await startServer(builtApp, 0, ['--lan']);
        const info = await (await fetch(`${server.url}/api/server`)).json();
        // A machine without a network is at least another host to itself, with cookies of its own.
        lan = info.lan ?? server.url.replace('localhost', '127.0.0.2');
    });
    afterAll(() => server.stop());

    test('a phone plays the desk by the address that it shows, without TLS', async () => {
        const desk = await arrive();
        await desk.page.route('**/api/server', (route) =>
            route.fulfill({ json: { games: true, lan } }),
        );
        await desk.page.goto(server.url);
        await desk.page.getByRole('heading', { name: 'Play from a phone on this' }).waitFor();
        await desk.page.getByText(lan).waitFor();
        await desk.page.getByRole('img', { name: 'QR code of the link' }).waitFor();
        await expectAccessible(desk.page);

        const handset = await arrive({ viewport: phone });
        await handset.page.addInitScript(() => {
            Object.defineProperty(navigator, 'clipboard', { value: undefined });
            Object.defineProperty(globalThis, 'isSecureContext', { value: false });
        });
        await handset.page.goto(lan);
        await handset.reads(/works only while the server is running/);
        await handset.page.goto(`${lan}/friend`);
        await handset.presses('Create the link');
        await handset.presses('Copy');
        await handset.reads(/The link is selected/);
        const link = await handset.page.getByLabel('Link to the invitation').inputValue();
        expect(link).toBe(handset.page.url());
        await desk.page.goto(link.replace(lan, server.url));
        await desk.presses('Accept and play');
        await handset.page.waitForURL(/\/game\//);
        await Promise.all([boardReady(desk.page), boardReady(handset.page)]);
        const isMine = await handset.page.getByText('Your move').isVisible();
        const [white, brown] = isMine ? [handset, desk] : [desk, handset];
        await white.moves('d2', 'd5');
        await brown.sees(1);
        await brown.moves('d8', 'd6');
        await white.sees(2);
        // Of plain HTTP the browser only says that it isolates no page there.
        const complaints = handset.problems.splice(0);
        expect(complaints.filter((text) => !text.includes('Opener-Policy'))).toEqual([]);
    });
});
