// Puts a game that has ended on the list of games. The list is loaded during a game, not before it, so
// that no page waits for it.
import type { ArchivedKind, Ended } from './archive';
import { notices } from './notices.svelte';

const archive = () => import('./archive');

// While there is a network: the game may end without one.
export function prepareList(): void {
    archive().catch(() => {}); // tried again when the game ends
}

// `id` is the same for the same game. A browser's refusal is mentioned once.
export async function keepEnded(kind: ArchivedKind, id: string, ended: Ended): Promise<void> {
    const isKept = await archive().then(
        ({ entryOf, keep }) => {
            const game = entryOf(kind, id, ended, Date.now());
            return game === null || keep(game);
        },
        () => false,
    );
    if (!isKept) notices.sayOnce({ id: 'archive', text: 'common.gamesNotKept' });
}
