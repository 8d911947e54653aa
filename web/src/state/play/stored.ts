// Reads what this version or an earlier one has stored, in the current form. Earlier versions gave
// handicaps to colours, and had no names.
import {
    boolean,
    fallback,
    literal,
    maxValue,
    minValue,
    null_,
    nullable,
    number,
    object,
    optional,
    parse,
    picklist,
    pipe,
    record,
    string,
    transform,
    union,
    unknown,
} from 'valibot';
import { valid } from '../storage';
import {
    defaultChoice,
    type FormChoice,
    limits,
    longestNameOnDevice,
    type OpponentKind,
    type Options,
} from './options';
import { type Seat, type Seats, seatsOf } from './seats';

const data = fallback(record(string(), unknown()), {});

const within = ([least, most]: readonly [number, number]) =>
    pipe(number(), minValue(least), maxValue(most), transform(Math.round));
const name = fallback(
    pipe(
        string(),
        transform((text) => text.slice(0, longestNameOnDevice)),
    ),
    '',
);
const flag = fallback(boolean(), false);
const express = fallback(within(limits.express), 0);

const choiceForm = object({
    level: fallback(within(limits.level), defaultChoice.level),
    colour: fallback(picklist(['white', 'brown', 'lot']), defaultChoice.colour),
    names: fallback(object({ first: name, second: name }), defaultChoice.names),
    setup: fallback(picklist(['closed', 'open']), defaultChoice.setup),
    express: object({ first: express, second: express }),
    touchMove: flag,
    clock: flag,
    minutes: fallback(within(limits.minutes), defaultChoice.minutes),
    bonus: fallback(picklist(['increment', 'delay']), defaultChoice.bonus),
    seconds: fallback(within(limits.seconds), defaultChoice.seconds),
    flips: flag,
});

// Keeps what is valid of a choice that was stored.
export function repairedChoice(stored: unknown, opponent: OpponentKind): FormChoice {
    const kept = parse(data, stored);
    const given = parse(data, kept.express);
    // With colours by lot the first player had none yet, and takes White's level.
    const [ofFirst, ofSecond] =
        kept.colour === 'brown' ? [given.brown, given.white] : [given.white, given.brown];
    const first = given.first ?? ofFirst;
    const choice = parse(choiceForm, {
        ...kept,
        express: { first, second: given.second ?? ofSecond },
    });
    // Two people could not choose their colours: what was stored means nothing.
    const isEarlier = !('names' in kept);
    return isEarlier && opponent === 'two' ? { ...choice, colour: defaultChoice.colour } : choice;
}

const seat = object({
    who: picklist(['first', 'second']),
    kind: picklist(['person', 'computer']),
    name: string(),
    handicap: number(),
});

const common = {
    level: pipe(number(), minValue(limits.level[0]), maxValue(limits.level[1])),
    control: nullable(string()),
    flips: boolean(),
    choice: optional(unknown()),
    seats: optional(unknown()),
};
const optionsForm = union([
    object({
        ...common,
        opponent: literal('computer'),
        human: optional(picklist(['white', 'brown'])),
    }),
    object({ ...common, opponent: literal('two'), human: optional(null_()) }),
]);

// The options of a stored game; null if they are none. Their handicaps are those of the position.
export function repairedOptions(stored: unknown): Options | null {
    const kept = valid(optionsForm, stored);
    if (!kept) return null;
    const { opponent, level, control, flips, human, choice } = kept;
    const seats = kept.seats === undefined ? seatsBefore(human) : readSeats(kept.seats, opponent);
    if (!seats) return null;
    return { opponent, level, seats, control, flips, choice: repairedChoice(choice, opponent) };
}

function readSeats(stored: unknown, opponent: OpponentKind): Seats | null {
    const seats = valid(object({ white: seat, brown: seat }), stored);
    if (!seats || seats.white.who === seats.brown.who) return null;
    const computers = [seats.white, seats.brown].filter(({ kind }) => kind === 'computer').length;
    return computers === (opponent === 'computer' ? 1 : 0) ? seats : null;
}

// Nobody: two people play.
function seatsBefore(human: 'white' | 'brown' | null | undefined): Seats | null {
    const first: Seat = { who: 'first', kind: 'person', name: '', handicap: 0 };
    if (human === undefined) return null;
    const kind = human ? 'computer' : 'person';
    return seatsOf(first, { ...first, who: 'second', kind }, human ?? 'white');
}
