// What a player of the game on the table is called.
import type { Player } from '../../core/types';
import { t } from '../../i18n/i18n.svelte';
import { playerName } from '../../i18n/sentences';
import type { Options } from '../../state/play/options';

export function nameOf({ human, level }: Options, player: Player): string {
    if (!human) return playerName(player);
    return player === human ? t('play.you') : t('play.computerName', { level });
}
