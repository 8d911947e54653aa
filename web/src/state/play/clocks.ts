// The events of a clock. What they mean is the core's to say.
import type { ClockText, Player } from '../../core/types';

export function withEvent(clock: ClockText, event: string): ClockText {
    return { ...clock, events: [...clock.events, event] };
}

// The clock as it was when the first of the last so many actions began, increments and all. Actions
// from before the clock was started leave a new one.
export function clockBefore(
    clock: ClockText,
    actions: number,
    actor: Player,
    now: number,
): ClockText {
    const { events } = clock;
    const acts = events.flatMap((event, index) => (event.startsWith('act ') ? [index] : []));
    const dropped = acts.at(-actions);
    const begins = (event: string) => /^(start|act) /.test(event);
    const last = dropped === undefined ? -1 : events.slice(0, dropped).findLastIndex(begins);
    const then = events[last]?.split(' ').at(-1);
    if (then === undefined) return { ...clock, events: [`start ${actor} ${now}`] };
    return { ...clock, events: [...events.slice(0, last + 1), `stop ${then}`, `resume ${now}`] };
}
