// A quiet move, planned while the opponent acts. It may be any move that the player would have on the
// move; whether it can be played is decided then. A capture cancels every plan: whoever has to place
// has the time to think again.
import { type Core, CoreError, type GameView, type Move, type Player } from '../../core/types';
import type { GameState } from './source';

export type Fate = 'waits' | 'due' | 'void';

export function fateOf(action: string, { view, mine, outcome, connection }: GameState): Fate {
    if (outcome || connection !== 'open') return 'void';
    if (view.actor !== mine) return 'waits';
    if (view.owed > 0) return 'void';
    const move = view.moves.find((one) => one.action === action);
    return move && move.captures === null ? 'due' : 'void';
}

// The game as the board shows it while a move is planned: as if it were the player's turn. Null:
// nothing can be planned.
export function planningScene(core: Core, state: GameState): GameView | null {
    const { view, mine, outcome, connection, allowed } = state;
    if (!allowed.plan || outcome || connection !== 'open') return null;
    if (mine === null || mine === 'both' || view.actor === mine) return null;
    const moves = quietMoves(core, view.fen, mine);
    return { ...view, actor: mine, owed: 0, moves, placeable: [], forbidden: [] };
}

function quietMoves(core: Core, fen: string, player: Player): readonly Move[] {
    const [board, , , ...rest] = fen.split(' ');
    const start = [board, player === 'white' ? 'w' : 'b', '-', ...rest].join(' ');
    try {
        const { moves } = core.view({ start, touchMove: false, commands: [] });
        return moves.filter(({ captures }) => captures === null);
    } catch (error) {
        if (!(error instanceof CoreError)) throw error;
        return []; // a position in which it could not be that player's turn
    }
}
