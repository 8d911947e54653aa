// What keys do at the table of a game, unless they belong to the board, a field or a dialog.
import type { Table } from '../state/play/table.svelte';

export function handleKey(event: KeyboardEvent, table: Table, flip: () => void): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const [target] = event.composedPath(); // also within the board, which keeps the keys it uses
    if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
    const toPresent = () => table.goTo(Number.POSITIVE_INFINITY);
    const keys: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => table.step(-1),
        ArrowRight: () => table.step(1),
        Home: () => table.goTo(0),
        End: toPresent,
        Escape: () => (table.planned ? table.plan(null) : toPresent()),
        f: flip,
    };
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
}
