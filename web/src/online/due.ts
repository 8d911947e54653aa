// When an action is due, and when to remind the player of it. Times are milliseconds since 1970 by the
// server's clock, unless the caller says otherwise.
import type { Summary } from './wire';

const hour = 3_600_000;
const day = 24 * hour;

export interface Span {
    readonly unit: 'days' | 'hours' | 'minutes';
    readonly count: number; // 0: less than a minute
}

// The time left in whole units, rounded down.
export function spanOf(milliseconds: number): Span {
    if (milliseconds >= 2 * day) return { unit: 'days', count: Math.floor(milliseconds / day) };
    if (milliseconds >= 2 * hour) return { unit: 'hours', count: Math.floor(milliseconds / hour) };
    return { unit: 'minutes', count: Math.max(0, Math.floor(milliseconds / 60_000)) };
}

export const isMyTurn = ({ me, actor, outcome }: Summary): boolean =>
    me !== null && actor === me && outcome === null;

export interface Reminder {
    readonly game: Summary;
    readonly at: number;
}

// The next reminder after `now` for my correspondence games: when half of the time is over, four fifths of
// it, and all but an hour.
export function nextReminder(games: readonly Summary[], now: number): Reminder | null {
    return games
        .flatMap((game) => remindersOf(game).map((at) => ({ game, at })))
        .filter(({ at }) => at > now)
        .reduce<Reminder | null>(
            (first, other) => (first && first.at <= other.at ? first : other),
            null,
        );
}

function remindersOf(game: Summary): readonly number[] {
    const { clock, due } = game;
    if (clock.kind !== 'days' || due === null || !isMyTurn(game)) return [];
    const all = clock.days * day;
    return [due - all * 0.5, due - all * 0.2, due - hour];
}
