// Up and down the levels: how the last games against the computer ended, and which level is worth a try
// after that. It is kept on the device, and silent once the player has heard enough of it.
import {
    array,
    boolean,
    custom,
    fallback,
    integer,
    maxValue,
    minValue,
    number,
    object,
    picklist,
    pipe,
    unknown,
} from 'valibot';
import type { Core, GameView } from '../../core/types';
import { read, valid, write } from '../storage';
import type { DeviceGame } from './device_game';
import { limits } from './options';
import { personOf } from './seats';
import { isSeed } from './seed';

interface LadderGame {
    readonly seed: number; // of the game: one that is taken back and ends again counts once
    readonly level: number;
    readonly result: 'won' | 'drawn' | 'lost';
}

export interface Ladder {
    readonly games: readonly LadderGame[]; // the last ones, the newest at the end
    readonly silent: boolean; // nothing is proposed any more
}

const key = 'ladder';
const inARow = 3;

const gameForm = object({
    seed: custom<number>(isSeed),
    level: pipe(number(), integer(), minValue(limits.level[0]), maxValue(limits.level[1])),
    result: picklist(['won', 'drawn', 'lost']),
});

const ladderForm = object({
    games: fallback(array(unknown()), []),
    silent: fallback(boolean(), false),
});

export function keptLadder(): Ladder {
    return repairedLadder(read(key, unknown()));
}

export function keepLadder(ladder: Ladder): void {
    write(key, ladder);
}

// Keeps what is valid of what was stored.
export function repairedLadder(stored: unknown): Ladder {
    const { games, silent } = valid(ladderForm, stored) ?? { games: [], silent: false };
    const valids = games.flatMap((game) => valid(gameForm, game) ?? []);
    return { games: valids.slice(-inARow), silent };
}

// The ladder after a game has ended. Games from a given position or with a handicap say nothing about a
// level.
export function withGame(
    core: Core,
    ladder: Ladder,
    deviceGame: DeviceGame,
    view: GameView,
): Ladder {
    const { seed, options } = deviceGame;
    const person = personOf(options.seats);
    if (!view.outcome || !person || !isUsual(core, deviceGame, view)) return ladder;
    const { winner } = view.outcome;
    const result = winner === null ? 'drawn' : winner === person ? 'won' : 'lost';
    const others = ladder.games.filter((game) => game.seed !== seed);
    const games = [...others, { seed, level: options.level, result } as const];
    return { ...ladder, games: games.slice(-inARow) };
}

export interface Proposal {
    readonly level: number;
    readonly after: 'won' | 'lost';
}

// After three wins in a row the next level, after three losses the one below.
export function proposalOf({ games, silent }: Ladder): Proposal | null {
    const [first] = games;
    if (silent || !first || games.length < inARow || first.result === 'drawn') return null;
    if (games.some(({ level, result }) => level !== first.level || result !== first.result))
        return null;
    const level = first.level + (first.result === 'won' ? 1 : -1);
    const [least, most] = limits.level;
    return level < least || level > most ? null : { level, after: first.result };
}

function isUsual(core: Core, { live }: DeviceGame, { expressLevels }: GameView): boolean {
    const isStart = (setup: 'closed' | 'open') =>
        core.startFen(setup, expressLevels) === live.start;
    return expressLevels.white === expressLevels.brown && (isStart('closed') || isStart('open'));
}
