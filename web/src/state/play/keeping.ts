// Games on the device. One game of a kind is kept; the tab that opened it last plays it, the others
// stand back, so that two tabs never write over each other.
import type { GameText } from '../../core/types';
import { read, remove, write } from '../storage';
import type { Opponent } from './options';
import { drawnSeed, isSeed } from './seed';
import type { Session } from './session';
import { asRecord, repairedOptions } from './stored';

export interface Kept {
    readonly tab: string; // whose game it is
    readonly seen: number; // when it was last known to be open
    readonly session: Session;
}

const keyOf = (opponent: Opponent) => `game.${opponent}`;

export function keep(opponent: Opponent, kept: Kept): boolean {
    return write(keyOf(opponent), kept);
}

export function keptGame(opponent: Opponent): Kept | null {
    const kept = read(keyOf(opponent), isStored);
    const options = kept && repairedOptions(kept.session.options);
    if (!kept || options?.opponent !== opponent) return null;
    const { session } = kept;
    const seed = isSeed(session.seed) ? session.seed : drawnSeed(); // older games have none
    return { ...kept, session: { ...session, options, seed } };
}

export function forget(opponent: Opponent): void {
    remove(keyOf(opponent));
}

// Tells when another tab has taken the game.
export function onTaken(opponent: Opponent, tab: string, taken: () => void): () => void {
    const hear = (event: StorageEvent) => {
        if (event.key !== `barracuda.${keyOf(opponent)}`) return;
        const kept = keptGame(opponent);
        if (kept && kept.tab !== tab) taken();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
}

// As it was stored, by this version or an earlier one.
type Stored = Omit<Kept, 'session'> & {
    readonly session: Omit<Session, 'options'> & { readonly options: unknown };
};

function isStored(value: unknown): value is Stored {
    const { tab, seen, session } = asRecord(value);
    const { game, clock, over } = asRecord(session);
    const isSession = isGameText(game) && isClock(clock) && typeof over === 'boolean';
    return typeof tab === 'string' && typeof seen === 'number' && isSession;
}

function isGameText(value: unknown): value is GameText {
    const { start, touchMove, commands } = asRecord(value);
    return typeof start === 'string' && typeof touchMove === 'boolean' && areTexts(commands);
}

function isClock(value: unknown): boolean {
    if (value === null) return true;
    const { control, events } = asRecord(value);
    return typeof control === 'string' && areTexts(events);
}

function areTexts(value: unknown): value is string[] {
    return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
