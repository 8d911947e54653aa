// usage: cmake --preset portable && cmake --build --preset portable --target engine_alone
//        npm run bench [-- ROUNDS]
//
// Nodes per second of the engine on the positions of `bench`, one thread: native but not compiled
// for this very processor, the module in Node, the module in Chromium, in turns. A second is one of
// the processor, as Linux counts it for a process, so that others on the same machine matter little.
// The exit code is 1 if the module visits other nodes than the native engine, or fewer than half as
// many in a second.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const program = resolve('../build/portable/engine_alone');
const rounds = Number(process.argv[2] ?? 5);
const hash = 32; // that of the module
const bar = 0.5;

// Seconds that a process has had of the processor, in hundredths.
function processorTime(pid) {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
}

function serve(mode) {
    return createServer({
        configFile: false,
        root: 'bench',
        mode,
        logLevel: 'error',
        server: { port: 0, fs: { allow: ['../..'] } },
    });
}

async function preparedNative() {
    const engine = spawn(program);
    engine.on('error', () => {
        console.error(`${program} is missing: build it first`);
        process.exit(1);
    });
    engine.stdin.write(`setoption name Hash value ${hash}\n`);
    const run = () =>
        new Promise((found) => {
            let output = '';
            const read = (text) => {
                output += text;
                if (!/^nps: \d+$/m.test(output)) return;
                engine.stdout.off('data', read);
                found(Number(/^nodes: (\d+)$/m.exec(output)?.[1]));
            };
            engine.stdout.on('data', read);
            engine.stdin.write('bench\n');
        });
    return { pid: engine.pid, run, end: () => engine.stdin.end('quit\n') };
}

async function preparedNode() {
    const server = await serve('test'); // this mode reads the module from its file
    const { instantiate, loadModule } = await server.ssrLoadModule('/../src/core/wasm.ts');
    const { loadNetwork } = await server.ssrLoadModule('/../src/core/network.ts');
    const call = await instantiate(await loadModule());
    call('takeNetwork', await loadNetwork());
    return { pid: process.pid, run: () => call('bench', '').nodes, end: () => server.close() };
}

async function preparedChromium() {
    const server = await serve('development');
    await server.listen();
    const browser = await chromium.launch({
        executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu'],
    });
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls.local[0]);
    await page.waitForFunction(() => window.barracuda !== undefined);
    await page.evaluate(async () => {
        const { instantiate, loadModule, loadNetwork } = window.barracuda;
        window.core = await instantiate(await loadModule());
        window.core('takeNetwork', await loadNetwork());
    });
    const run = () => page.evaluate(() => window.core('bench', '').nodes);
    const end = async () => {
        await browser.close();
        await server.close();
    };
    return { pid: await busiestRenderer(browser, run), run, end };
}

// The process of the page: the one that works while it does.
async function busiestRenderer(browser, work) {
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    const before = renderers.map(processorTime);
    await work();
    const used = renderers.map((pid, index) => processorTime(pid) - before[index]);
    return renderers[used.indexOf(Math.max(...used))];
}

const places = {
    native: await preparedNative(),
    Node: await preparedNode(),
    Chromium: await preparedChromium(),
};
const found = Object.fromEntries(Object.keys(places).map((name) => [name, []]));
const signatures = new Set();
for (let round = 0; round <= rounds; ++round)
    for (const [name, { pid, run }] of Object.entries(places)) {
        const before = processorTime(pid);
        const nodes = await run();
        const speed = Math.round(nodes / (processorTime(pid) - before));
        signatures.add(nodes);
        if (round > 0) found[name].push(speed); // the first round warms up
    }
for (const place of Object.values(places)) await place.end();

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const speeds = Object.entries(found).map(([name, all]) => ({ name, speed: median(all), all }));
const native = speeds[0].speed;
console.log(`signature ${[...signatures].join(' and ')}, median of ${rounds} rounds`);
for (const { name, speed, all } of speeds) {
    const ratio = (speed / native).toFixed(2).padStart(7);
    const range = `${Math.min(...all)} to ${Math.max(...all)}`;
    console.log(`${name.padEnd(10)}${`${speed}`.padStart(10)} nodes/s${ratio}   (${range})`);
}
const slow = speeds.some(({ speed }) => !(speed >= bar * native));
process.exitCode = slow || signatures.size > 1 ? 1 : 0;
