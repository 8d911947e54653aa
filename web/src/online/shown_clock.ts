// The clocks of a game on the server, as shown here.
import type { ClockView } from '../core/types';
import type { ShownClock } from '../state/play/time';

const least = 100; // only the server says that time has run out

export interface TimeBase {
    readonly now: number; // by this device's clock
    readonly ahead: number; // how far the server's clock is ahead
    readonly stands: boolean; // the connection is lost: it is not known whether the clock still runs
}

// In this device's time. A clock that runs out, or whose game cannot be followed, is shown standing still.
export function shownClock(clock: ClockView, { now, ahead, stands }: TimeBase): ShownClock {
    const { running, remaining } = clock;
    if (running === null || clock.deadline === null) return clock;
    const deadline = clock.deadline - ahead;
    if (!stands) return { ...clock, deadline, flagged: null, least };
    const left = Math.max(least, Math.min(remaining[running], deadline - now));
    return {
        ...clock,
        remaining: { ...remaining, [running]: left },
        deadline: null,
        flagged: null,
    };
}
