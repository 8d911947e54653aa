// What players are called. In records and links the names are neutral and the same in every language,
// because another reader is not "you", and may not read your language; pages show them in the language
// of their reader.
import { opponentOf } from '../../core/players';
import type { PerPlayer, Player } from '../../core/types';
import { t } from '../../i18n/i18n.svelte';
import { playerName } from '../../i18n/sentences';
import type { Who } from './seats';
import type { GameState, SeatState } from './source';

// What names need to know about a game, whether it is running or over.
export interface Seated {
    readonly seats: PerPlayer<Omit<SeatState, 'presence'>>;
    readonly mine: GameState['mine'];
}

const personName = 'Player';
const computerStart = 'Computer level ';

// In the record of a game.
export function recordName({ seats }: Pick<Seated, 'seats'>, player: Player): string {
    const { kind, name, level } = seats[player];
    return kind === 'computer' ? `${computerStart}${level}` : name || personName;
}

// A name found in a record, in the reader's language.
export function shownName(name: string): string {
    if (name === personName) return t('analysis.person');
    const level = name.startsWith(computerStart) ? name.slice(computerStart.length) : '';
    return /^\d+$/.test(level) ? t('analysis.computerLevel', { level }) : name;
}

// At the board.
export function nameOf({ seats, mine }: Seated, player: Player): string {
    const { kind, name, who, level } = seats[player];
    if (kind === 'computer') return t('play.computerName', { level: level ?? '' });
    if (mine === player) return t('play.you');
    return mine === 'both' ? nameOfTwo(who, name) : nameOfOther(mine, player, name);
}

// Of somebody on another device.
function nameOfOther(mine: Player | null, player: Player, given: string): string {
    return given.trim() || (mine ? t('table.opponent') : playerName(player));
}

// Of two people: as typed, or by number.
export function nameOfTwo(who: Who, typed: string): string {
    return typed.trim() || t('table.playerNumber', { number: who === 'first' ? 1 : 2 });
}

// Of the opponent in an online game, in a sentence.
export function opponentName({ mine, seats }: Seated): string {
    if (mine !== 'white' && mine !== 'brown') return '';
    return seats[opponentOf(mine)].name.trim() || t('online.yourOpponent');
}
