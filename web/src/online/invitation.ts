// An invitation: as the form has it, as the device keeps it, and as the server expects it.
import {
    boolean,
    fallback,
    type InferOutput,
    maxValue,
    minValue,
    number,
    object,
    parse,
    picklist,
    pipe,
    record,
    string,
    transform,
    unknown,
} from 'valibot';
import { limits } from '../state/play/options';
import type { Clock, NewChallenge } from './wire';

export const daysToChoose = [1, 2, 3, 5, 7, 10, 14] as const;

const within = ([least, most]: readonly [number, number], otherwise: number) =>
    fallback(pipe(number(), minValue(least), maxValue(most), transform(Math.round)), otherwise);
const express = within(limits.express, 0);

const form = object({
    setup: fallback(picklist(['closed', 'open', 'position']), 'closed'),
    position: fallback(string(), ''), // a FEN
    express: fallback(object({ first: express, second: express }), { first: 0, second: 0 }),
    touchMove: fallback(boolean(), false),
    colour: fallback(picklist(['white', 'brown', 'lot']), 'lot'), // R1.5
    clock: fallback(picklist(['live', 'days', 'none']), 'live'),
    minutes: within(limits.minutes, 15),
    bonus: fallback(picklist(['increment', 'delay']), 'increment'),
    seconds: within(limits.seconds, 10),
    days: fallback(picklist(daysToChoose), 2),
});

// `first` is the player who invites.
export type Invitation = InferOutput<typeof form>;

// Keeps the valid parts of a stored invitation.
export function repairedInvitation(stored: unknown): Invitation {
    return parse(form, parse(fallback(record(string(), unknown()), {}), stored));
}

export function challengeOf(invitation: Invitation): NewChallenge {
    const { setup, position, express, touchMove, colour } = invitation;
    return {
        setup: setup === 'position' ? position.trim() : setup,
        express: { me: express.first, opponent: express.second },
        touchMove,
        clock: clockOf(invitation),
        colour,
    };
}

function clockOf({ clock, minutes, bonus, seconds, days }: Invitation): Clock {
    if (clock === 'none') return { kind: 'none' };
    if (clock === 'days') return { kind: 'days', days };
    const [initial, extra] = [60_000 * minutes, 1000 * seconds];
    return bonus === 'delay' && extra > 0
        ? { kind: 'live', initial, delay: extra }
        : { kind: 'live', initial, increment: extra };
}
