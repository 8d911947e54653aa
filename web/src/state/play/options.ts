// What a game is played with: the choices of the form, as they are kept for the next time, and the
// options of a game that has begun.
import type { Player } from '../../core/types';

export type Opponent = 'computer' | 'two';

export interface Choice {
    readonly level: number; // of the computer, 1 to 10
    readonly colour: Player | 'lot';
    readonly setup: 'closed' | 'open';
    readonly express: Readonly<Record<Player, number>>; // 0 is the classic game
    readonly touchMove: boolean;
    readonly clock: boolean;
    readonly minutes: number;
    readonly bonus: 'increment' | 'delay';
    readonly seconds: number;
    readonly flips: boolean; // the board turns to whoever acts
}

export interface Options {
    readonly opponent: Opponent;
    readonly level: number;
    readonly human: Player | null; // whom the person plays against the computer
    readonly control: string | null; // of the clock, as in a record
    readonly flips: boolean;
    readonly choice: Choice;
}

export const defaultChoice: Choice = {
    level: 1,
    colour: 'white',
    setup: 'closed',
    express: { white: 0, brown: 0 },
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

// Keeps what is valid of a choice that was stored.
export function repairedChoice(stored: unknown): Choice {
    const data = asRecord(stored);
    const express = asRecord(data.express);
    const number = (value: unknown, range: readonly [number, number], fallback: number) =>
        typeof value === 'number' && value >= range[0] && value <= range[1]
            ? Math.round(value)
            : fallback;
    const flag = (value: unknown) => value === true;
    const one = <T>(value: unknown, values: readonly T[], fallback: T): T =>
        values.includes(value as T) ? (value as T) : fallback;
    return {
        level: number(data.level, limits.level, defaultChoice.level),
        colour: one(data.colour, ['white', 'brown', 'lot'] as const, defaultChoice.colour),
        setup: one(data.setup, ['closed', 'open'] as const, defaultChoice.setup),
        express: {
            white: number(express.white, limits.express, 0),
            brown: number(express.brown, limits.express, 0),
        },
        touchMove: flag(data.touchMove),
        clock: flag(data.clock),
        minutes: number(data.minutes, limits.minutes, defaultChoice.minutes),
        bonus: one(data.bonus, ['increment', 'delay'] as const, defaultChoice.bonus),
        seconds: number(data.seconds, limits.seconds, defaultChoice.seconds),
        flips: flag(data.flips),
    };
}

// As the tag TimeControl of a record says it.
export function controlOf(choice: Choice): string | null {
    if (!choice.clock) return null;
    const time = String(choice.minutes * 60);
    if (choice.seconds === 0) return time;
    return `${time}${choice.bonus === 'increment' ? '+' : 'd'}${choice.seconds}`;
}

export function optionsOf(opponent: Opponent, choice: Choice, random: () => number): Options {
    const lot: Player = random() < 0.5 ? 'white' : 'brown';
    const colour = choice.colour === 'lot' ? lot : choice.colour;
    return {
        opponent,
        level: choice.level,
        human: opponent === 'computer' ? colour : null,
        control: controlOf(choice),
        flips: opponent === 'two' && choice.flips,
        choice,
    };
}

// The same game again with the colours swapped.
export function swapped(options: Options): Options {
    const human = options.human && (options.human === 'white' ? 'brown' : 'white');
    return { ...options, human };
}

export function atLevel(options: Options, level: number): Options {
    return { ...options, level, choice: { ...options.choice, level } };
}

export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
