// Sentences about texts that cannot be read, in the reader's language. They need the area
// unreadable.
import type { TextFault, TextPlace } from '../core/types';
import { t } from './i18n.svelte';
import { explanationSentence, faultSentence, outcomeSentence, playerName } from './sentences';

// Where it is, what is wrong there and, where a rule is broken, why.
export function unreadableSentence(fault: TextFault): string {
    const { kind, place, faults, explanation, outcome } = fault;
    const { text, expected, tag, number, rank } = fault;
    const clause = explanation?.clause ?? outcome?.clause ?? '';
    const parts = [
        place ? placeText(place) : '',
        t(`unreadable.text-${kind}`, { text, expected, tag, number, rank, clause }),
        ...faults.map(faultSentence),
        explanation ? explanationSentence(explanation) : '',
        outcome ? outcomeSentence(outcome) : '',
    ];
    return parts.filter((part) => part !== '').join(' ');
}

function placeText({ line, column, turn }: TextPlace): string {
    if (!turn) return t('unreadable.atColumn', { line, column });
    return t('unreadable.atTurn', { line, number: turn.number, player: playerName(turn.player) });
}
