// What is written above the record of the game on the table.
import type { Player } from '../../core/types';
import { t } from '../../i18n/i18n.svelte';
import { playerName } from '../../i18n/sentences';
import type { Play } from '../../state/play/play.svelte';
import { tagsOf } from '../../state/play/records';

export function tagsFor(play: Play): ReturnType<typeof tagsOf> {
    const names = { white: nameOf(play, 'white'), brown: nameOf(play, 'brown') };
    return tagsOf(play.options, play.table.view, names, new Date());
}

function nameOf({ options }: Play, side: Player): string {
    if (!options.human) return playerName(side);
    return side === options.human
        ? t('play.you')
        : t('play.computerName', { level: options.level });
}
