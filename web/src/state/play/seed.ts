// The seed of a game settles what the computer leaves to chance, so that no two games are alike, and a
// game that is opened again goes on as it would have.
const most = 1_000_000_000; // as the engine takes it

export function drawnSeed(random: () => number = Math.random): number {
    return Math.floor(random() * most);
}

export function isSeed(value: unknown): value is number {
    return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}
