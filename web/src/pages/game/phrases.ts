// The phrases that the server accepts, and chat lines as sentences.
import { t } from '../../i18n/i18n.svelte';
import type { ChatLine } from '../../online/wire';
import { nameOf } from '../../state/play/names';
import type { GameState } from '../../state/play/source';

export const phrases = [
    'hello',
    'good-luck',
    'have-fun',
    'well-played',
    'good-game',
    'thank-you',
    'sorry',
    'one-moment',
    'oops',
    'goodbye',
] as const;

type Phrase = (typeof phrases)[number];

const isPhrase = (text: string): text is Phrase => (phrases as readonly string[]).includes(text);

// Null: a phrase of a later version.
export function sentence({ by, phrase }: ChatLine, game: GameState): string | null {
    if (!by || !isPhrase(phrase)) return null;
    const text = t(`online.phrase-${phrase}`);
    if (by === game.mine) return t('online.iSay', { phrase: text });
    return t('online.says', { name: nameOf(game, by), phrase: text });
}
