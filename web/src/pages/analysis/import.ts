// Recognises what kind of text the reader has given, and opens it.
import type { GameRecord } from '../../core/types';
import { type Linked, linked, recordOfLink } from '../../study/links';
import type { Desk } from './desk.svelte';

// A FEN is a single line of ranks.
const isFen = (text: string): boolean => !text.includes('\n') && /^[^\s[{]*\/[^\s]*\//.test(text);

// Opens what the text contains. Several games are returned, for the reader to choose one. Throws a
// CoreError if the text cannot be read; then nothing has changed.
export async function opened(desk: Desk, given: string): Promise<readonly GameRecord[]> {
    const text = given.trim();
    const link = /^https?:|^\/|^#/.test(text) ? linked(text) : null;
    if (link) {
        await openLinked(desk, link);
        return [];
    }
    if (isFen(text)) {
        desk.loadPosition(text);
        return [];
    }
    const records = desk.core.readRecords(`${text}\n`);
    if (records.length === 1) desk.loadRecord(records[0]);
    return records;
}

export async function openLinked(desk: Desk, link: Linked): Promise<void> {
    if (link.kind === 'fen') desk.loadPosition(link.text);
    else if (link.kind === 'game') desk.loadGame(desk.core.unpack(link.text), link.tags);
    else desk.loadRecord(await recordOfLink(desk.core, link.text));
}
