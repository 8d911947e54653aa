// A game on this device as a value: its options, and its log. What a command leads to is for the core
// to say.
import type { Core, GameText, LiveText, Refusal, Request, Standing } from '../../core/types';
import { type Options, swapped } from './options';
import { handicapsOf, withHandicaps } from './seats';
import { drawnSeed } from './seed';

export interface DeviceGame {
    readonly options: Options;
    readonly live: LiveText;
    readonly over: boolean;
    readonly seed: number; // of what the computer chooses
}

// The name of a game on this device. It stays the same if the game is taken back and ends again.
export function idOf({ live, seed }: DeviceGame): string {
    return `${Math.trunc(live.began)}-${seed}`;
}

// From a given position, or from the set-up of the options.
export function begin(core: Core, options: Options, given: string | null, now: number): DeviceGame {
    const { setup, touchMove } = options.choice;
    const start = core.startFen(given ?? setup, handicapsOf(options.seats));
    return resumeFrom(core, options, { start, touchMove, commands: [] }, now);
}

// Continues an earlier game, from a file or a link, with a new clock. Its handicaps are those of its
// position.
export function resumeFrom(core: Core, options: Options, game: GameText, now: number): DeviceGame {
    const { opponent, control } = options;
    const live: LiveText = {
        use: opponent === 'computer' ? 'computer' : 'device',
        start: game.start,
        touchMove: game.touchMove,
        control,
        began: now,
        before: game.commands,
        events: [],
    };
    return deviceGameOf(options, live, core.standing(live, now), drawnSeed());
}

export function deviceGameOf(
    options: Options,
    live: LiveText,
    { view, state }: Standing,
    seed: number,
): DeviceGame {
    const seats = withHandicaps(options.seats, view.expressLevels);
    return { options: { ...options, seats }, live, over: state.outcome !== null, seed };
}

// The same again with the colours swapped: handicaps stay with the players, and a given position is
// used again.
export function rematch(core: Core, { options, live }: DeviceGame, now: number): DeviceGame {
    const next = swapped(options);
    const start = core.startFen(live.start, handicapsOf(next.seats));
    return resumeFrom(core, next, { start, touchMove: live.touchMove, commands: [] }, now);
}

export type Changed =
    | { readonly done: true; readonly deviceGame: DeviceGame; readonly standing: Standing }
    | { readonly done: false; readonly refusal: Refusal };

export function changed(core: Core, deviceGame: DeviceGame, request: Request): Changed {
    const step = core.step(deviceGame.live, request);
    if (!step.done) return step;
    const { live, standing } = step;
    const over = standing.state.outcome !== null;
    return { done: true, deviceGame: { ...deviceGame, live, over }, standing };
}

// Gives back the time in which the page was closed.
export function resumed(core: Core, deviceGame: DeviceGame, seen: number, now: number): DeviceGame {
    if (!deviceGame.live.control || deviceGame.over) return deviceGame;
    const command = `outage ${Math.max(0, Math.trunc(now - seen))}`;
    const change = changed(core, deviceGame, { by: 'server', command, now, madeFor: null });
    return change.done ? change.deviceGame : deviceGame;
}
