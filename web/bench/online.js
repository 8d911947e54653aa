// usage: ../run serve --port 8080 --limits none (elsewhere), then: npm run bench:online [-- URL]
//
// From an action at one board to the picture on the other: two Chromium windows play each other over the server,
// moving one piece each to and fro. The time goes from the action until the other board has painted it. It
// prints how long that takes; the exit code is 1 if one in a hundred takes 100 ms or more. It wants an idle machine.

import { chromium } from 'playwright-core';

const address = process.argv[2] ?? 'http://localhost:8080';
const bar = 100;
const games = 4;
const actions = 100; // of each

const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
});

async function person() {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const ask = async (path, data) => {
        const answer = await context.request.post(`${address}/api/${path}`, { data });
        if (!answer.ok()) throw new Error(await answer.text());
        return answer.json();
    };
    return { page, ask };
}

const [white, brown] = [await person(), await person()];
const now = () => performance.timeOrigin + performance.now();
const inPage = `const now = ${now}; const board = document.querySelector('barragoon-board');`;

// The moment at which the first frame with so many actions on the board was painted.
const seen = ({ page }, count) =>
    page.evaluate(`(() => { ${inPage}
        return new Promise((found) => {
            const look = () =>
                board.view.history.length >= ${count}
                    ? setTimeout(() => found(now()))
                    : requestAnimationFrame(look);
            requestAnimationFrame(look);
        });
    })()`);

const act = ({ page }, action) =>
    page.evaluate(`(() => { ${inPage}
        const at = now();
        board.dispatchEvent(new CustomEvent('act', { detail: { action: '${action}' } }));
        return at;
    })()`);

const rounds = ['c2c3', 'c8c7', 'c3c2', 'c7c8'];
const times = [];

async function play() {
    const { id } = await white.ask('challenges', { colour: 'white' });
    const { game } = await brown.ask(`challenges/${id}/accept`, {});
    for (const { page } of [white, brown]) {
        await page.goto(`${address}/game/${game}`);
        await page.locator('barragoon-board .cell').first().waitFor();
    }
    for (let count = 0; count < actions; ++count) {
        const [actor, other] = count % 2 ? [brown, white] : [white, brown];
        await seen(actor, count);
        const arrival = seen(other, count + 1);
        const start = await act(actor, rounds[count % 4]);
        times.push((await arrival) - start);
    }
}

for (let game = 0; game < games; ++game) await play();
await browser.close();

times.sort((a, b) => a - b);
const share = (part) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(part * times.length))]);
console.log('milliseconds from an action to the other screen');
console.log(
    `${times.length} actions: half ${share(0.5)}, nine of ten ${share(0.9)}, 99 of 100 ${share(0.99)}, longest ${share(1)}`,
);
process.exit(share(0.99) < bar ? 0 : 1);
