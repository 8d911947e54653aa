// The opponent's name in a sentence.
import { opponentOf } from '../../core/players';
import { t } from '../../i18n/i18n.svelte';
import type { GameState } from '../../state/play/source';

export function opponentName({ mine, seats }: GameState): string {
    if (mine !== 'white' && mine !== 'brown') return '';
    return seats[opponentOf(mine)].name.trim() || t('online.yourOpponent');
}
