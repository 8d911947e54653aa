// Tells in a notice why a command was refused. If a rule forbids it, the board explains.
import type { Refusal } from '../../core/types';
import { notices } from '../../state/notices.svelte';

export function tellRefusal({ problem, explanation }: Refusal): void {
    if (explanation) return;
    const text =
        problem.code === 'stale'
            ? 'online.refusedStale'
            : problem.code === 'busy'
              ? 'online.refusedBusy'
              : 'online.refusedOther';
    notices.say({ id: 'refused', text, passing: true });
}
