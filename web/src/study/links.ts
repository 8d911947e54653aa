// Links to games, positions and studies: made, and read.
import type { Core, GameRecord, GameText, Player } from '../core/types';
import type { Tags } from './node';
import { packText, unpackText } from './packed_text';

export const gameLink = (core: Core, game: GameText, page = '/analysis'): string =>
    `${location.origin}${page}#game=${core.pack(game)}`;

// Some programs cut off or refuse longer ones.
export const longestLink = 8000;

// A link to a whole study, given as a record; null if it is too long, or the browser cannot pack it.
export async function studyLink(record: string): Promise<string | null> {
    if (typeof CompressionStream === 'undefined') return null;
    const link = `${location.origin}/analysis#study=${await packText(record)}`;
    return link.length > longestLink ? null : link;
}

export async function recordOfLink(core: Core, packed: string): Promise<GameRecord> {
    return core.readRecords(await unpackText(packed))[0];
}

export const fenAddress = (page: string, fen: string): string =>
    `${page}#fen=${encodeURIComponent(fen)}`;

export interface Linked {
    readonly kind: 'game' | 'study' | 'fen'; // a study is a record with variations and comments
    readonly text: string;
    readonly tags: Tags; // of a game that was played here
    readonly missed: Player | null; // who wants to know what they missed in it
}

const tagNames = ['Site', 'Date', 'White', 'Brown', 'TimeControl', 'Termination', 'Result'];

// What a link, or a bare '#…', carries after its #.
export function linked(address: string): Linked | null {
    const found = /(?:^|[#&])(game|study|fen)=([^&#]*)/.exec(address);
    if (!found) return null;
    const kind = found[1] as Linked['kind'];
    const values = new URLSearchParams(address.slice(address.indexOf('#') + 1));
    const tags = tagNames.flatMap((name) => {
        const value = values.get(name)?.replace(/\p{Cc}+/gu, ' ');
        return value ? [[name, value] as const] : [];
    });
    const loser = values.get('missed');
    const missed = loser === 'white' || loser === 'brown' ? loser : null;
    try {
        return { kind, text: decodeURIComponent(found[2] ?? ''), tags, missed };
    } catch {
        return { kind, text: found[2] ?? '', tags, missed }; // a broken escape: the core says what is wrong
    }
}

// An iframe of the usual width for an article.
export const embedCode = (link: string, title: string): string =>
    `<iframe src="${link}" title="${title}" width="360" height="560" loading="lazy"></iframe>`;
