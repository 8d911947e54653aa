// What is written above the record of the game on the table.
import type { Play } from '../../state/play/play.svelte';
import { tagsOf } from '../../state/play/records';

export function tagsFor({ options, table }: Play): ReturnType<typeof tagsOf> {
    return tagsOf(options, table.view, new Date());
}
