// Counts acknowledged commands over many games, after a warm-up, and prints the result.
import { performance } from 'node:perf_hooks';

const warmUp = 2000;
const time = 10000;
const delays = [];
let from = Number.POSITIVE_INFINITY;

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

export const measure = {
    acknowledge(asked) {
        const now = performance.now();
        if (now >= from) delays.push(now - asked);
    },

    // `open` creates a game and returns a function that starts it.
    async run(games, open) {
        const starts = [];
        while (starts.length < games)
            starts.push(...(await Promise.all(Array.from({ length: 20 }, open))));
        for (const start of starts) start();
        await wait(warmUp);
        from = performance.now();
        await wait(time);
        const took = (performance.now() - from) / 1000;
        delays.sort((a, b) => a - b);
        const at = (share) => delays[Math.floor(share * (delays.length - 1))]?.toFixed(1);
        console.log(
            `${(delays.length / took).toFixed(0)} commands/s, median ${at(0.5)} ms, 99 % ${at(0.99)} ms`,
        );
        process.exit(0);
    },
};
