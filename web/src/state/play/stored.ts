// What was stored by this version or an earlier one, brought into the form of today. Earlier versions
// gave handicaps to colours, and had no names.
import {
    type Choice,
    defaultChoice,
    limits,
    longestName,
    type Opponent,
    type Options,
} from './options';
import { type PerWho, type Seat, type Seats, seatsOf } from './seats';

type Data = Readonly<Record<string, unknown>>;

// Keeps what is valid of a choice that was stored.
export function repairedChoice(stored: unknown, opponent: Opponent): Choice {
    const data = asRecord(stored);
    const colour = one(data.colour, ['white', 'brown', 'lot'] as const, defaultChoice.colour);
    const isEarlier = !('names' in data);
    return {
        level: number(data.level, limits.level, defaultChoice.level),
        // Two people could not choose their colours: what was stored means nothing.
        colour: isEarlier && opponent === 'two' ? defaultChoice.colour : colour,
        names: namesOf(asRecord(data.names)),
        setup: one(data.setup, ['closed', 'open'], defaultChoice.setup),
        express: expressOf(asRecord(data.express), colour),
        touchMove: data.touchMove === true,
        clock: data.clock === true,
        minutes: number(data.minutes, limits.minutes, defaultChoice.minutes),
        bonus: one(data.bonus, ['increment', 'delay'], defaultChoice.bonus),
        seconds: number(data.seconds, limits.seconds, defaultChoice.seconds),
        flips: data.flips === true,
    };
}

// The options of a stored game; null if they are none. Their handicaps are those of the position.
export function repairedOptions(stored: unknown): Options | null {
    const { opponent, level, seats, human, control, flips, choice } = asRecord(stored);
    if (opponent !== 'computer' && opponent !== 'two') return null;
    if (typeof level !== 'number' || level < limits.level[0] || level > limits.level[1])
        return null;
    if ((control !== null && typeof control !== 'string') || typeof flips !== 'boolean')
        return null;
    const seated = readSeats(asRecord(seats), opponent) ?? seatsBefore(human, opponent);
    if (!seated) return null;
    const repaired = repairedChoice(choice, opponent);
    return { opponent, level, seats: seated, control, flips, choice: repaired };
}

export function asRecord(value: unknown): Data {
    return typeof value === 'object' && value !== null ? (value as Data) : {};
}

function number(value: unknown, range: readonly [number, number], fallback: number): number {
    const isValid = typeof value === 'number' && value >= range[0] && value <= range[1];
    return isValid ? Math.round(value) : fallback;
}

function one<T>(value: unknown, values: readonly T[], fallback: T): T {
    return values.includes(value as T) ? (value as T) : fallback;
}

function namesOf({ first, second }: Data): PerWho<string> {
    const name = (value: unknown) => (typeof value === 'string' ? value.slice(0, longestName) : '');
    return { first: name(first), second: name(second) };
}

// By lot the first player had no colour yet: White's level is his then.
function expressOf(data: Data, colourOfFirst: string): PerWho<number> {
    const [ofFirst, ofSecond] =
        colourOfFirst === 'brown' ? [data.brown, data.white] : [data.white, data.brown];
    return {
        first: number(data.first ?? ofFirst, limits.express, defaultChoice.express.first),
        second: number(data.second ?? ofSecond, limits.express, defaultChoice.express.second),
    };
}

function readSeats({ white, brown }: Data, opponent: Opponent): Seats | null {
    const [ofWhite, ofBrown] = [asSeat(white), asSeat(brown)];
    if (!ofWhite || !ofBrown || ofWhite.who === ofBrown.who) return null;
    const computers = [ofWhite, ofBrown].filter(({ kind }) => kind === 'computer').length;
    if (computers !== (opponent === 'computer' ? 1 : 0)) return null;
    return { white: ofWhite, brown: ofBrown };
}

function asSeat(value: unknown): Seat | null {
    const { who, kind, name, handicap } = asRecord(value);
    if (who !== 'first' && who !== 'second') return null;
    if (kind !== 'person' && kind !== 'computer') return null;
    if (typeof name !== 'string' || typeof handicap !== 'number') return null;
    return { who, kind, name, handicap };
}

function seatsBefore(human: unknown, opponent: Opponent): Seats | null {
    const first: Seat = { who: 'first', kind: 'person', name: '', handicap: 0 };
    if (opponent === 'two')
        return human === null ? seatsOf(first, { ...first, who: 'second' }, 'white') : null;
    if (human !== 'white' && human !== 'brown') return null;
    return seatsOf(first, { ...first, who: 'second', kind: 'computer' }, human);
}
