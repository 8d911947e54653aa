// What the page shows of a game on the list, with the core's help: a picture, a link and a record.
import { type Core, CoreError } from '../../core/types';
import type { ArchivedGame } from '../../state/archive';
import { analysisLink, tagsOf } from '../../state/play/records';

export interface ShownGame {
    readonly picture: string; // the address of one of the last position
    readonly analysis: string; // the address of the analysis of the game
}

// Null if the core cannot read the game: it was kept by a newer version, or is damaged.
export function shownOf(core: Core, entry: ArchivedGame): ShownGame | null {
    return readable(() => {
        const options = { flipped: entry.mine === 'brown', coordinates: false, lastTurn: true };
        const svg = core.picture(entry.game, options);
        return {
            picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
            analysis: analysisLink(core, entry.game, tagsFor(entry)),
        };
    });
}

// One file of these games, the newest at its end, as if they had been added one by one.
export function fileOf(core: Core, games: readonly ArchivedGame[]): string {
    const records = games.flatMap(
        (entry) => readable(() => core.recordOf(entry.game, tagsFor(entry))) ?? [],
    );
    return records.reverse().join('\n');
}

const tagsFor = (entry: ArchivedGame) => tagsOf(entry, new Date(entry.when));

function readable<T>(make: () => T): T | null {
    try {
        return make();
    } catch (error) {
        if (error instanceof CoreError) return null;
        throw error;
    }
}
