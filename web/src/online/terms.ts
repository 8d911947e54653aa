// Converts the server's description of a game to the app's own types.
import type { LiveText, Player } from '../core/types';
import type { Seated } from '../state/play/names';
import type { Clock, Event, State } from './wire';

// When the game began does not matter: no clock runs before both players have acted.
export function liveTextOf({ start, touchMove, clock }: State, log: readonly Event[]): LiveText {
    const events = log.map(
        ({ number, at, by, command }) => `${number} ${at} ${by ?? 'server'} ${command}`,
    );
    const terms = { use: 'link', start, touchMove, control: controlOf(clock) } as const;
    return { ...terms, began: 0, before: [], events };
}

export function seatOf({ seats, me }: State, player: Player): Seated['seats'][Player] {
    return {
        kind: 'person',
        name: seats[player].name ?? '',
        who: player === (me ?? 'white') ? 'first' : 'second',
        level: null,
    };
}

// In the form of a record's TimeControl tag.
export function controlOf(clock: Clock): string | null {
    const seconds = (milliseconds: number) => String(milliseconds / 1000);
    if (clock.kind === 'none') return null;
    if (clock.kind === 'days') return `1/${clock.days * 86_400}`;
    if (clock.delay !== undefined) return `${seconds(clock.initial)}d${seconds(clock.delay)}`;
    const bonus = clock.increment ? `+${seconds(clock.increment)}` : '';
    return `${seconds(clock.initial)}${bonus}`;
}
