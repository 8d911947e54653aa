// Words for people, times and problems on the server.
import { t } from '../i18n/i18n.svelte';
import { spanOf } from './due';
import type { Challenge, Clock, Person, Problem } from './wire';

// Guests may have no name.
export const nameOfOpponent = ({ name }: Person): string => name ?? t('friend.someone');

const units = { days: 'friend.days', hours: 'friend.hours', minutes: 'friend.minutes' } as const;

// "3 days", "less than a minute"
export function spanText(milliseconds: number): string {
    const { unit, count } = spanOf(milliseconds);
    return count === 0 ? t('friend.moment') : t(units[unit], { count });
}

export interface Term {
    readonly name: string;
    readonly value: string;
    readonly text: string; // what it means
}

export function setupTerm({ setup, mine }: Challenge): Term {
    const name = t('play.setup');
    if (setup === 'closed') return { name, value: t('play.closed'), text: t('play.closedText') };
    if (setup === 'open') return { name, value: t('play.open'), text: t('play.openText') };
    const text = mine ? t('friend.ownPositionText') : t('friend.ownPositionTerm'); // shows a picture
    return { name, value: t('friend.ownPosition'), text };
}

export function clockTerm({ clock }: { clock: Clock }): Term {
    return { name: t('play.clock'), value: clockValue(clock), text: clockText(clock) };
}

export function clockValue(clock: Clock): string {
    if (clock.kind === 'none') return t('play.clockOff');
    if (clock.kind === 'days')
        return t('friend.daysEach', { time: t('friend.days', { count: clock.days }) });
    const count = clock.initial / 60_000;
    const minutes = t('friend.minutesEach', { time: t('friend.minutes', { count }) });
    const seconds = (clock.delay ?? clock.increment ?? 0) / 1000;
    if (seconds === 0) return minutes;
    return clock.delay === undefined
        ? t('friend.withIncrement', { minutes, seconds })
        : t('friend.withDelay', { minutes, seconds });
}

function clockText(clock: Clock): string {
    if (clock.kind === 'none') return t('friend.noClockText');
    if (clock.kind === 'days') return t('friend.daysText');
    if (clock.delay) return `${t('play.delayText')} ${t('play.clockText')}`;
    return `${clock.increment ? `${t('play.incrementText')} ` : ''}${t('play.clockText')}`;
}

// What went wrong, and what the reader can do about it.
export function problemText({ code, retryAfter }: Problem): string {
    if (code === 'unavailable') return t('friend.away');
    if (code === 'busy')
        return retryAfter === undefined
            ? t('friend.tooMany')
            : t('friend.tooFast', { count: retryAfter });
    return t('friend.failed');
}
