// The parts of a text of actions: placements, whose faces can be drawn, and the rest as it is.
import { readFace } from '../board/faces';
import type { Face, Square } from '../core/types';

export type NotationPart =
    | { readonly text: string; readonly face: null }
    | { readonly text: string; readonly face: Face; readonly square: Square };

export function partsOf(text: string): NotationPart[] {
    const parts: NotationPart[] = [];
    let end = 0;
    for (const found of text.matchAll(/(?<!\S)(\S)@([a-g][1-9])/g)) {
        const [all, face = '', square = ''] = found;
        if (!readFace(face)) continue;
        if (found.index > end) parts.push({ text: text.slice(end, found.index), face: null });
        parts.push({ text: all, face, square });
        end = found.index + all.length;
    }
    if (end < text.length) parts.push({ text: text.slice(end), face: null });
    return parts;
}
