// Games on the device. One game of a kind is kept; the tab that opened it last plays it, the others
// stand back, so that two tabs never write over each other.
import type { GameText } from '../../core/types';
import { read, remove, write } from '../storage';
import { asRecord, type Opponent, repairedChoice } from './options';
import { drawnSeed, isSeed } from './seed';
import type { Session } from './session';

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
    const kept = read(keyOf(opponent), isKept);
    if (kept?.session.options.opponent !== opponent) return null;
    const { session } = kept;
    const options = { ...session.options, choice: repairedChoice(session.options.choice) };
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

export function isKept(value: unknown): value is Kept {
    const { tab, seen, session } = asRecord(value);
    return typeof tab === 'string' && typeof seen === 'number' && isSession(session);
}

function isSession(value: unknown): value is Session {
    const { options, game, clock, over } = asRecord(value);
    return isGameText(game) && isOptions(options) && isClock(clock) && typeof over === 'boolean';
}

function isGameText(value: unknown): value is GameText {
    const { start, touchMove, commands } = asRecord(value);
    return typeof start === 'string' && typeof touchMove === 'boolean' && areTexts(commands);
}

function isOptions(value: unknown): boolean {
    const { opponent, level, human, control, flips } = asRecord(value);
    const isOpponent = opponent === 'computer' || opponent === 'two';
    const isHuman = opponent === 'two' ? human === null : human === 'white' || human === 'brown';
    const isControl = control === null || typeof control === 'string';
    const isLevel = typeof level === 'number' && level >= 1 && level <= 10;
    return isOpponent && isHuman && isControl && isLevel && typeof flips === 'boolean';
}

function isClock(value: unknown): boolean {
    if (value === null) return true;
    const { control, events } = asRecord(value);
    return typeof control === 'string' && areTexts(events);
}

function areTexts(value: unknown): value is string[] {
    return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
