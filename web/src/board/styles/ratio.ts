// The proportions of the element, for when it has a width but no height of its own.
import type { BoardProperties } from '../types';

export class Ratio {
    readonly sheet = new CSSStyleSheet();
    #text = '';

    set({ coordinates, tray }: Pick<BoardProperties, 'coordinates' | 'tray'>): void {
        const margin = coordinates ? 0.72 : 0.28;
        const width = 7 + margin + (tray === 'beside' ? 1.3 : 0);
        const height = 9 + margin + (tray === 'below' ? 1.3 : 0);
        const text = `:host { aspect-ratio: ${width} / ${height}; }`;
        // Not compared with the rule in the sheet: browsers reformat numbers.
        if (this.#text === text) return;
        this.#text = text;
        this.sheet.replaceSync(text);
    }
}
