// usage: npm run bench:calls
//
// How long the calls of the rules take in Node: over random games, and in the positions that were
// built to make the test for dead positions (R9.1) slow. Times are those of the processor, so that
// others on the same machine matter little.

import { createServer } from 'vite';

const slowPositions = [
    'z5z/7/7/7/+++++++/7/7/7/Z5Z w - 24 00 1',
    'z5z/7/7/7/+++++++/7/7/7/Z5Z w - 24 11 1',
    '1z3z1/7/7/+++++++/4xDd/+++++++/7/7/1Z3Z1 w - 16 00 1',
    'zz5/7/7/7/7/7/7/7/5ZZ w - 24 00 1',
    'vvzzddd/7/7/7/7/7/7/7/ZZDDDVV w - 24 00 1',
    'z1+2++/1++1+1+/+++1Z+1/1+++3/1+2+2/+3Z+1/1++2++/+3++1/1+1+2+ w - 0 00 1',
    'z5z/7/7/7/+++++++/+3Z1Z/1++++++/Y+5/1+5 w - 14 00 1',
    '2+4/2+4/2+3Z/2+1Z2/2+4/z1+2+1/2+4/+++++++/2+dx2 b - 0 00 1',
];

const server = await createServer({
    configFile: false,
    root: 'bench',
    mode: 'test', // reads the module from its file
    logLevel: 'error',
});
const { loadCore } = await server.ssrLoadModule('/../src/core/core.ts');
const core = await loadCore();

// Milliseconds of the processor that a call takes, on the average of some.
function timeOf(call, times = 20) {
    const before = process.cpuUsage();
    for (let i = 0; i < times; ++i) call();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / times;
}

function randomGame(seed) {
    let state = seed;
    const below = (limit) => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return Math.floor((state / 2147483648) * limit);
    };
    let game = { start: core.startFen('closed', { white: 0, brown: 0 }), touchMove: false };
    game = { ...game, commands: [] };
    const games = [];
    for (let i = 0; i < 300; ++i) {
        const view = core.view(game);
        if (view.outcome) break;
        games.push(game);
        const captures = view.moves.filter((move) => move.captures === 'piece');
        const moves = captures.length > 0 ? captures : view.moves;
        const square = view.placeable[below(view.placeable.length || 1)];
        const action = view.owed > 0 ? `x@${square}` : moves[below(moves.length)].action;
        game = { ...game, commands: [...game.commands, action] };
    }
    return games;
}

function print(name, times) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
    const cells = [at(0.5), at(0.99), at(1)].map((time) => time.toFixed(3).padStart(10));
    console.log(name.padEnd(36) + cells.join(''));
}

// A call for something else before each one makes the core read the game anew.
const other = { start: slowPositions[3], touchMove: false, commands: [] };
const anew = (call) => () => {
    core.view(other);
    return call();
};

const games = [1, 2, 3].flatMap(randomGame);
const placements = games.flatMap((game) => {
    const square = core.view(game).placeable[0];
    return square ? [{ game, placement: `x@${square}` }] : [];
});
const away = timeOf(() => core.view(other), 500);
console.log(`${'milliseconds'.padEnd(36)}    median      99 %   maximum`);
print(
    'view, the game goes on',
    games.map((game) => timeOf(() => core.view(game))),
);
print(
    'view, the game is new',
    games.map((game) => timeOf(anew(() => core.view(game))) - away),
);
print(
    'attempt of d2d5, mostly refused',
    games.map((game) => timeOf(() => core.attempt(game, 'd2d5'))),
);
print(
    'effects',
    placements.map(({ game, placement }) => timeOf(() => core.effects(game, placement))),
);
print(
    'view, slow dead positions',
    slowPositions.map((start) => {
        const slow = { start, touchMove: false, commands: [] };
        return timeOf(anew(() => core.view(slow))) - away;
    }),
);
await server.close();
