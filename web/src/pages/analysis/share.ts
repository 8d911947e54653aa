// Links to studies and files made of them.
import type { Core, GameRecord, GameText, Player } from '../../core/types';
import type { Tags } from '../../study/node';
import { packText, unpackText } from '../../study/packed_text';

export const gameLink = (core: Core, game: GameText, page = '/analysis'): string =>
    `${location.origin}${page}#game=${core.pack(game)}`;

// Longer ones are cut off or refused on their way, by one program or another.
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
    readonly missed: Player | null; // who wants to know what he missed in it
}

const tagNames = ['Site', 'Date', 'White', 'Brown', 'TimeControl'];

// What a link carries behind its #, or the bare '#…' itself.
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

export function download(name: string, content: Blob): void {
    const address = URL.createObjectURL(content);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

// A picture of the board in pixels, twice as large as it is drawn.
export async function pngOf(svg: string): Promise<Blob> {
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    try {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth * 2;
        canvas.height = image.naturalHeight * 2;
        canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
        return await new Promise((done, failed) =>
            canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture')))),
        );
    } finally {
        URL.revokeObjectURL(address);
    }
}

export async function copy(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return false;
    }
}
