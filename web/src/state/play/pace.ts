// How long the computer takes: its level decides, and its clock only caps it. With a clock the engine
// plans the time itself; it is told what is left, less what an action takes on its way to the board.

import type { SearchLimits } from '../../core/engine_types';
import type { ClockView, Player } from '../../core/types';

const fullStrength = 10;
const milliseconds = {
    perAction: 1000, // at full strength
    judging: 400, // an offer
    pause: 400, // so that actions do not flash by
    onTheWay: 100,
};

export interface Pace {
    readonly limits: SearchLimits; // of the search for an action
    readonly judging: SearchLimits; // of the search that answers an offer
    readonly pause: number; // the least time that an action takes
}

export interface Strength {
    readonly level: number;
    readonly seed: number;
}

export function paceOf(
    player: Player,
    { level, seed }: Strength,
    clock: ClockView | null,
    now: number,
): Pace {
    const own = level < fullStrength ? { level, seed } : { moveTime: milliseconds.perAction };
    if (!clock) {
        const { judging, pause } = milliseconds;
        return { limits: own, judging: { moveTime: judging }, pause };
    }
    const left = timeLeft(player, clock, now);
    const bonus = clock.bonus[player];
    // A pause is at most a hundredth of the time: it shrinks with the clock, and never uses it up.
    const pause = Math.min(milliseconds.pause, left / 100 + bonus / 8);
    return {
        limits: { ...own, ...clockLimits(player, left, bonus) },
        judging: { moveTime: Math.max(1, Math.min(milliseconds.judging, pause)) },
        pause,
    };
}

// A delay is part of what is left for this action.
function timeLeft(player: Player, clock: ClockView, now: number): number {
    const left =
        clock.running === player && clock.deadline !== null
            ? clock.deadline - now
            : clock.remaining[player];
    return Math.max(0, left - Math.min(milliseconds.onTheWay, left / 5));
}

// A delay gives back what was used of it, so for planning it is an increment. A bonus comes with a
// press of the clock, which may be two actions away: when little is left, it must not be spent in
// advance.
function clockLimits(player: Player, time: number, bonus: number): SearchLimits {
    const increment = Math.min(bonus, time / 2);
    return player === 'white' ? { wtime: time, winc: increment } : { btime: time, binc: increment };
}
