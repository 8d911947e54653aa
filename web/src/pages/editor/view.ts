// A set-up as the board shows it: what stands where, with nothing to do.
import type { Scene } from '../../board/types';
import type { SetupView } from '../../core/types';

export function viewOf({ fen, cells, actor }: SetupView): Scene {
    const nothing = { moves: [], placeable: [], forbidden: [], history: [], locked: [] };
    const threats = { white: [], brown: [] };
    return {
        ...nothing,
        fen,
        cells,
        actor,
        owed: 0,
        outcome: null,
        lastTurn: null,
        moveCounts: {},
        threats,
    };
}
