// Who sits where. A name and a handicap belong to a player, not to a colour: they go along when colours
// are swapped.
import { opponentOf } from '../../core/players';
import type { PerPlayer, Player } from '../../core/types';

// The person and the computer, or the two people in the order of the form.
export type Who = 'first' | 'second';
export type PerWho<T> = Readonly<Record<Who, T>>;

export interface Seat {
    readonly who: Who;
    readonly kind: 'person' | 'computer';
    readonly name: string; // as it was typed; empty: the default one
    readonly handicap: number; // the Express level
}

export type Seats = Readonly<PerPlayer<Seat>>;

export function seatsOf(first: Seat, second: Seat, colourOfFirst: Player): Seats {
    return colourOfFirst === 'white'
        ? { white: first, brown: second }
        : { white: second, brown: first };
}

export function swappedSeats({ white, brown }: Seats): Seats {
    return { white: brown, brown: white };
}

export function withHandicaps({ white, brown }: Seats, expressLevels: PerPlayer<number>): Seats {
    return {
        white: { ...white, handicap: expressLevels.white },
        brown: { ...brown, handicap: expressLevels.brown },
    };
}

export function handicapsOf({ white, brown }: Seats): PerPlayer<number> {
    return { white: white.handicap, brown: brown.handicap };
}

// The colour of the computer; null: it does not play.
export function computerOf({ white, brown }: Seats): Player | null {
    if (white.kind === 'computer') return 'white';
    return brown.kind === 'computer' ? 'brown' : null;
}

// The colour of the person who plays the computer; null: two people play.
export function personOf(seats: Seats): Player | null {
    const computer = computerOf(seats);
    return computer && opponentOf(computer);
}
