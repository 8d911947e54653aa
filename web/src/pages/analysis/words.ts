// The engine's numbers, as the reader writes numbers.
import type { Score } from '../../core/engine_types';
import { t, texts } from '../../i18n/i18n.svelte';

// '+1.25' in the reader's digits; '#5' is a win of White in five actions, '#-5' one of Brown.
export function scoreText(score: Score): string {
    if (score.kind === 'win') return `#${score.value}`;
    if (score.kind === 'loss') return `#−${score.value}`;
    return new Intl.NumberFormat(texts.language, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        signDisplay: 'exceptZero',
    }).format(score.value / 100);
}

// The same in a few characters, without its sign: where it stands says whose it is.
export function shortScore(score: Score): string {
    if (score.kind !== 'points') return `#${score.value}`;
    return new Intl.NumberFormat(texts.language, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
    }).format(Math.abs(score.value / 100));
}

// The same, for screen readers.
export function scoreSentence(score: Score): string {
    if (score.kind === 'points') return t('analysis.scorePoints', { score: scoreText(score) });
    const key = score.kind === 'win' ? 'analysis.scoreWhiteWins' : 'analysis.scoreBrownWins';
    return t(key, { n: score.value });
}

// '742k', '1.3M'
export function inThousands(value: number): string {
    const millions = value >= 1e6;
    const digits = { maximumFractionDigits: millions ? 1 : 0 };
    const number = new Intl.NumberFormat(texts.language, digits);
    return number.format(value / (millions ? 1e6 : 1e3)) + (millions ? 'M' : 'k');
}

export const percent = (share: number): string =>
    new Intl.NumberFormat(texts.language, { style: 'percent', maximumFractionDigits: 0 }).format(
        share,
    );
