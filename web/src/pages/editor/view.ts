// A set-up as a view for the board: what stands where, and nothing that could be done.
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
