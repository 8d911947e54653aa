// Actions as the board points at them.
import type { Arrow } from '../../board/types';
import type { Action } from '../../core/types';

export function arrowOf(action: Action, kind: Arrow['kind']): Arrow {
    const [face, square] = action.split('@');
    if (face && square) return { from: square, to: square, kind, face };
    return { from: action.slice(0, 2), to: action.slice(2), kind };
}
