// What the players are called: in a form, and in the game on the table.
import type { Player } from '../../core/types';
import { t } from '../../i18n/i18n.svelte';
import type { Options } from '../../state/play/options';
import { personOf, type Who } from '../../state/play/seats';

export function nameOf({ seats, level }: Options, player: Player): string {
    const seat = seats[player];
    if (seat.kind === 'computer') return t('play.computerName', { level });
    return personOf(seats) ? t('play.you') : nameOfTwo(seat.who, seat.name);
}

// Of two people: as typed, or by number.
export function nameOfTwo(who: Who, typed: string): string {
    return typed.trim() || t('table.playerNumber', { number: who === 'first' ? 1 : 2 });
}
