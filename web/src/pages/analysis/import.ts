// Which kind of text the reader has given, and what becomes of it.
import type { GameRecord } from '../../core/types';
import type { Desk } from './desk.svelte';
import { linked } from './share';

// A FEN is a single line of ranks.
const isFen = (text: string): boolean => !text.includes('\n') && /^[^\s[{]*\/[^\s]*\//.test(text);

// Loads what the text says. Several games are given back, to choose one. Throws a CoreError if the
// text cannot be read; then nothing has changed.
export function opened(desk: Desk, given: string): readonly GameRecord[] {
    const text = given.trim();
    const link = /^https?:|^\/|^#/.test(text) ? linked(text) : null;
    if (link) {
        openLinked(desk, link);
        return [];
    }
    if (isFen(text)) {
        desk.loadPosition(text);
        return [];
    }
    const records = desk.core.readRecords(`${text}\n`);
    const [only] = records;
    if (only && records.length === 1) desk.loadRecord(only);
    return records;
}

export function openLinked(desk: Desk, link: NonNullable<ReturnType<typeof linked>>): void {
    if (link.kind === 'fen') desk.loadPosition(link.text);
    else desk.loadGame(desk.core.unpack(link.text));
}
