// The players' names in records and links: neutral and the same in every language, because a reader
// somewhere else is neither "you" nor reads yours. Pages show them in their reader's language.
import type { Player } from '../../core/types';
import type { Options } from './options';

export const personName = 'Player';

const computerStart = 'Computer level ';

export function recordName({ seats, level }: Options, player: Player): string {
    const { kind, name } = seats[player];
    return kind === 'computer' ? `${computerStart}${level}` : name || personName;
}

// The computer's level, if a record's name is the computer's.
export function levelIn(name: string): string | null {
    const level = name.startsWith(computerStart) ? name.slice(computerStart.length) : '';
    return /^\d+$/.test(level) ? level : null;
}
