// usage: npm run bench [-- ROUNDS]
//
// Nodes per second of the engine on the positions of `bench`, one thread: the native program, the
// module in Node, the module in Chromium, in turns, so that all see the same machine. The native
// program is that of the preset `portable`, which is not compiled for this processor, or the one
// that BARRACUDA names. The exit code is 1 if the module visits other nodes than the program, or
// fewer than half as many in a second.

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const rounds = Number(process.argv[2] ?? 5);
const hash = 32; // that of the module
const bar = 0.5;

function serve(mode) {
    return createServer({
        configFile: false,
        root: 'bench',
        mode,
        logLevel: 'error',
        server: { port: 0, fs: { allow: ['../..'] } },
    });
}

// The program stops what it does when its input ends, so that it has to stay open.
function inNative() {
    const program = process.env.BARRACUDA ?? resolve('../build/portable/barracuda');
    const engine = spawn(program, ['ubi']);
    engine.stdin.write(`setoption name Hash value ${hash}\nbench\n`);
    return new Promise((found, failed) => {
        let output = '';
        const number = (name) => Number(new RegExp(`^${name}: (\\d+)$`, 'm').exec(output)?.[1]);
        engine.on('error', () => failed(new Error(`${program} is missing: build it first`)));
        engine.stdout.on('data', (text) => {
            output += text;
            if (!/^nps: \d+$/m.test(output)) return;
            engine.stdin.end('quit\n');
            found({ nodes: number('nodes'), speed: number('nps') });
        });
    });
}

const withSpeed = ({ nodes, milliseconds }) => ({
    nodes,
    speed: Math.round((nodes * 1000) / milliseconds),
});

async function preparedNode() {
    const server = await serve('test'); // this mode reads the module from its file
    const { instantiate, loadModule } = await server.ssrLoadModule('/../src/core/wasm.ts');
    const call = await instantiate(await loadModule());
    return { run: async () => withSpeed(call('bench', '')), end: () => server.close() };
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
        const { instantiate, loadModule } = window.barracuda;
        window.core = await instantiate(await loadModule());
    });
    const run = async () => withSpeed(await page.evaluate(() => window.core('bench', '')));
    const end = async () => {
        await browser.close();
        await server.close();
    };
    return { run, end };
}

const places = {
    native: { run: inNative, end: async () => {} },
    Node: await preparedNode(),
    Chromium: await preparedChromium(),
};
const found = { native: [], Node: [], Chromium: [] };
for (let round = 0; round <= rounds; ++round)
    for (const [name, place] of Object.entries(places)) {
        const result = await place.run();
        if (round > 0) found[name].push(result); // the first one warms up
    }
for (const place of Object.values(places)) await place.end();

const speeds = Object.fromEntries(
    Object.entries(found).map(([name, results]) => [
        name,
        Math.max(...results.map((r) => r.speed)),
    ]),
);
const signatures = new Set(Object.values(found).flatMap((all) => all.map((r) => r.nodes)));
console.log(`signature ${[...signatures].join(' and ')}, best of ${rounds} rounds`);
for (const [name, speed] of Object.entries(speeds)) {
    const ratio = (speed / speeds.native).toFixed(2);
    console.log(`${name.padEnd(10)}${String(speed).padStart(10)} nodes/s${ratio.padStart(7)}`);
}
const slow = Object.values(speeds).some((speed) => !(speed >= bar * speeds.native));
process.exitCode = slow || signatures.size > 1 ? 1 : 0;
