// The clocks of a game on the server as they are shown here.
import type { ClockView } from '../core/types';

const least = 100; // only the server says that time has run out

export interface Moment {
    readonly now: number; // by this device
    readonly ahead: number; // the server's clock
    readonly stands: boolean; // nobody knows whether the time still runs
}

// By the time of this device. A clock that runs out, or of which nothing is heard, stands still.
export function shownClock(clock: ClockView, { now, ahead, stands }: Moment): ClockView {
    const { running, remaining } = clock;
    if (running === null || clock.deadline === null) return clock;
    const deadline = clock.deadline - ahead;
    if (!stands && deadline - now > least) return { ...clock, deadline, flagged: null };
    const left = Math.max(least, Math.min(remaining[running], deadline - now));
    return {
        ...clock,
        remaining: { ...remaining, [running]: left },
        deadline: null,
        flagged: null,
    };
}

// From when on the clock that runs has to stand; null: it does not run.
export function standsFrom(clock: ClockView | null, ahead: number): number | null {
    if (!clock?.running || clock.deadline === null) return null;
    return clock.deadline - ahead - least;
}
