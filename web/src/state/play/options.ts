// How a game is played: the choices of the form, as they are kept for the next time, and the options of
// a game that has begun.
import type { Player } from '../../core/types';
import { type PerWho, type Seat, type Seats, seatsOf, swappedSeats, type Who } from './seats';

export type OpponentKind = 'computer' | 'two';

// How long a player has, and what is added with every press of the clock.
export interface LiveClock {
    minutes: number;
    bonus: 'increment' | 'delay';
    seconds: number;
}

export interface FormChoice extends Readonly<LiveClock> {
    readonly level: number; // of the computer, 1 to 10
    readonly colour: Player | 'lot'; // of the first player
    readonly names: PerWho<string>; // of two people; empty: the default ones
    readonly setup: 'closed' | 'open';
    readonly express: PerWho<number>; // 0 is the classic game
    readonly touchMove: boolean;
    readonly clock: boolean;
    readonly flips: boolean; // the board turns to whoever acts
}

export interface Options {
    readonly opponent: OpponentKind;
    readonly level: number;
    readonly seats: Seats;
    readonly control: string | null; // of the clock, as in a record
    readonly flips: boolean;
    readonly choice: FormChoice;
}

export const defaultChoice: FormChoice = {
    level: 1,
    colour: 'lot', // R1.5
    names: { first: '', second: '' },
    setup: 'closed',
    express: { first: 0, second: 0 },
    touchMove: false,
    clock: false,
    minutes: 10,
    bonus: 'increment',
    seconds: 5,
    flips: false,
};

export const limits = {
    minutes: [1, 180],
    seconds: [0, 60],
    level: [1, 10],
    express: [0, 2],
} as const;

export const longestNameOnDevice = 24; // a server allows fewer: online/name.ts

// As the tag TimeControl of a record says it.
export function controlOf(choice: FormChoice): string | null {
    if (!choice.clock) return null;
    const time = String(choice.minutes * 60);
    if (choice.seconds === 0) return time;
    return `${time}${choice.bonus === 'increment' ? '+' : 'd'}${choice.seconds}`;
}

export function optionsOf(
    opponent: OpponentKind,
    choice: FormChoice,
    random: () => number,
): Options {
    const lot: Player = random() < 0.5 ? 'white' : 'brown';
    const seat = (who: Who, kind: Seat['kind']): Seat => ({
        who,
        kind,
        name: opponent === 'two' ? choice.names[who].trim() : '',
        handicap: choice.express[who],
    });
    const second = seat('second', opponent === 'two' ? 'person' : 'computer');
    return {
        opponent,
        level: choice.level,
        seats: seatsOf(
            seat('first', 'person'),
            second,
            choice.colour === 'lot' ? lot : choice.colour,
        ),
        control: controlOf(choice),
        flips: opponent === 'two' && choice.flips,
        choice,
    };
}

// The same game again with the colours swapped.
export function swapped(options: Options): Options {
    return { ...options, seats: swappedSeats(options.seats) };
}

export function atLevel(options: Options, level: number): Options {
    return { ...options, level, choice: { ...options.choice, level } };
}
