import type { ClockView, Player } from '../../core/types';

export interface ShownClock extends ClockView {
    readonly least?: number; // as long as nobody has said that time has run out
}

// What a clock shows: during a delay it stands still.
export function timeLeft(
    { remaining, running, deadline, least = 0 }: ShownClock,
    player: Player,
    now: number,
): number {
    if (running !== player || deadline === null) return remaining[player];
    return Math.max(least, Math.min(remaining[player], deadline - now));
}

const lowTime = 10_000;

// Rings once when a player gets short of time, and again if the time has been longer in between.
export class LowTimeAlarm {
    readonly #warned = new Set<Player>();

    rings(clock: ShownClock, now: number): boolean {
        const player = clock.running;
        if (!player) return false;
        const isLow = timeLeft(clock, player, now) < lowTime;
        const isNews = isLow && !this.#warned.has(player);
        if (isLow) this.#warned.add(player);
        else this.#warned.delete(player);
        return isNews;
    }
}

const hour = 3_600_000;
const day = 24 * hour;

// The time of a clock that has days, in the way of the language: "2d 5h".
function daysText(milliseconds: number, language: string): string {
    const days = Math.floor(milliseconds / day);
    const hours = Math.floor((milliseconds % day) / hour);
    const text = (count: number, unit: 'day' | 'hour') =>
        new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(
            count,
        );
    return `${text(days, 'day')} ${text(hours, 'hour')}`;
}

// The time of a clock as players read it: hours only if there are any, tenths when it gets close.
export function timeText(milliseconds: number, language = 'en'): string {
    if (milliseconds >= day) return daysText(milliseconds, language);
    const close = 10_000;
    if (milliseconds < close) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
    const seconds = Math.ceil(milliseconds / 1000);
    const two = (number: number) => String(number).padStart(2, '0');
    const [hours, minutes, rest] = [
        Math.floor(seconds / 3600),
        Math.floor(seconds / 60) % 60,
        two(seconds % 60),
    ];
    return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
