// usage: ../run serve --port 8080 --limits none (elsewhere), then: npm run bench:open [-- URL]
//
// From opening the link of a game to its board, in Chromium with the phone of Lighthouse: 150 ms there and back,
// 1.6 Mbit/s, a quarter of this machine's speed, nothing in the cache. It prints when the board is seen, and when
// it can be played on; the exit code is 1 if it is not seen within two seconds. It wants an idle machine.

import { chromium } from 'playwright-core';

const address = process.argv[2] ?? 'http://localhost:8080';
const bar = 2000;
const rounds = 5;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
});

async function person() {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const ask = async (path, data) => {
        const answer = await context.request.post(`${address}/api/${path}`, { data });
        if (!answer.ok()) throw new Error(await answer.text());
        return answer.json();
    };
    return { context, ask };
}

// Runs in the page: notes when the first frame with the board was painted, and with one that takes presses.
function observe() {
    window.times = {};
    const note = (name) =>
        requestAnimationFrame(() =>
            setTimeout(() => {
                window.times[name] ??= performance.now();
            }),
        );
    const look = () => {
        const board = document.querySelector('barragoon-board');
        if (board?.view || document.querySelector('.first-board')?.complete) note('seen');
        if (board?.view) note('usable');
        else setTimeout(look, 10);
    };
    document.addEventListener('DOMContentLoaded', look);
}

async function open(context, game) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(observe);
    await page.goto(`${address}/game/${game}`);
    const times = await page.waitForFunction(() => window.times.usable && window.times);
    const found = await times.jsonValue();
    await page.close();
    return found;
}

const [white, brown] = [await person(), await person()];
const { id } = await white.ask('challenges', { colour: 'white' });
const { game } = await brown.ask(`challenges/${id}/accept`, {});
await white.ask(`games/${game}/commands`, { command: 'd2d5' });
const all = [];
for (let round = 0; round < rounds; ++round) all.push(await open(brown.context, game));
await browser.close();

const inOrder = (name) => all.map((times) => Math.round(times[name])).sort((a, b) => a - b);
console.log('milliseconds from opening a link to the board, in order');
for (const name of ['seen', 'usable']) console.log(`${name.padEnd(8)}${inOrder(name).join('  ')}`);
process.exitCode = inOrder('seen').at(-1) < bar ? 0 : 1;
