// The arrows on the board: for the move that is planned, or else for the hint.
import type { Arrow } from '../board/types';
import type { Action } from '../core/types';

export function arrowsOf(
    planned: Action | null,
    hint: Action | null | undefined,
): readonly Arrow[] {
    if (planned) return [{ ...endsOf(planned), kind: 'planned' }];
    if (!hint) return [];
    const [face, square] = hint.split('@');
    if (face && square) return [{ from: square, to: square, face, kind: 'hint' }];
    return [{ ...endsOf(hint), kind: 'hint' }];
}

const endsOf = (move: Action) => ({ from: move.slice(0, 2), to: move.slice(2) });
