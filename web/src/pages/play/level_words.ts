// The computer's levels in words: their names, how it plays there, and what it overlooks.
import { t } from '../../i18n/i18n.svelte';
import { limits } from '../../state/play/options';

export interface LevelWords {
    readonly name: string;
    readonly text: string;
    readonly misses: string;
}

const [least, most] = limits.level;
export const levels = Array.from({ length: most - least + 1 }, (_, index) => least + index);

type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export function wordsOfLevel(level: number): LevelWords {
    const known = level as Level;
    return {
        name: t(`levels.name${known}`),
        text: t(`levels.text${known}`),
        misses: t(`levels.misses${known}`),
    };
}
