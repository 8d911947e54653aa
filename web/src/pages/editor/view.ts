// A set-up as a view for the board: what stands where, and nothing that could be done.
import type { GameView, SetupView } from '../../core/types';

const still = { pieces: 0, movable: 0, moves: 0 };

export function viewOf(setup: SetupView): GameView {
    return {
        fen: setup.fen,
        cells: setup.cells,
        actor: setup.actor,
        owed: 0,
        placer: null,
        supply: setup.supply,
        levels: setup.levels,
        turnNumber: setup.turnNumber,
        touchMove: false,
        touches: [],
        moves: [],
        placeable: [],
        forbidden: [],
        outcome: null,
        offer: null,
        mayOfferRepetition: null,
        mustDeviate: false,
        lastTurn: null,
        history: [],
        turns: [],
        mobility: { white: still, brown: still },
        moveCounts: {},
        locked: [],
        threats: { white: [], brown: [] },
    };
}
