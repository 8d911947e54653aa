// usage: node bench/engine.js [MODULE [NETWORK]]
//
// The engine inside a module as a UBI engine, so that `barracuda match` can let modules play each
// other, old ones included. It runs in Node, whose WebAssembly compiler is Chromium's. It knows the
// limits `movetime` and `nodes` and sends no `info`.

import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';

const [path = '../build/wasm/barracuda.wasm', networkPath] = process.argv.slice(2);
const limitNames = { movetime: 'moveTime', nodes: 'nodes' };

const server = await createServer({
    configFile: false,
    root: 'bench',
    mode: 'test',
    logLevel: 'error',
});
const { instantiate } = await server.ssrLoadModule('/../src/core/wasm.ts');
const call = await instantiate(await WebAssembly.compile(await readFile(path)));
if (networkPath) call('takeNetwork', await readFile(networkPath, 'utf8'));

let game = gameOf(['startpos']);

// The text of a game, from the words of `position`.
function gameOf(words) {
    const at = words.indexOf('moves');
    const start = at < 0 ? words : words.slice(0, at);
    const moves = at < 0 ? [] : words.slice(at + 1);
    const setup = { startpos: 'closed', open: 'open' }[start[0]];
    const fen = setup ? call('startFen', `${setup} 0 0`) : start.slice(1).join(' ');
    return [fen, 'off', ...moves, ''].join('\n');
}

function search(words) {
    let limits = '';
    for (const [index, word] of words.entries())
        if (word in limitNames) limits += `${limitNames[word]} ${words[index + 1]}\n`;
    const { best } = call('search', `${limits}\n${game}`);
    return `bestmove ${best ?? 'none'}`;
}

const commands = {
    ubi: () => 'id name Barracuda in WebAssembly\nubiok',
    isready: () => 'readyok',
    ubinewgame: () => undefined,
    position: (words) => {
        game = gameOf(words);
    },
    go: search,
    quit: () => process.exit(),
};

for await (const line of createInterface({ input: process.stdin })) {
    const [command, ...words] = line.trim().split(/\s+/);
    const known = commands[command] ?? (() => `info string unknown command ${command}`);
    const answer = known(words);
    if (answer !== undefined) console.log(answer);
}
process.exit();
