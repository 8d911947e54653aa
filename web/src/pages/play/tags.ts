// What is written above the record of the game on the table.
import type { Play } from '../../state/play/play.svelte';
import { tagsOf } from '../../state/play/records';
import { nameOf } from './name';

export function tagsFor({ options, table }: Play): ReturnType<typeof tagsOf> {
    const names = { white: nameOf(options, 'white'), brown: nameOf(options, 'brown') };
    return tagsOf(options, table.view, names, new Date());
}
