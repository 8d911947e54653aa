// Arrows and circles: hints, the engine's ideas, and what the user draws. An arrow for a move follows
// its path.
import type { Square } from '../../core/types';
import { group, path, svg } from '../dom';
import { readFace, seen } from '../faces';
import { centre } from '../geometry';
import type { BoardState } from '../state';
import { findMove } from '../state';
import type { Arrow } from '../types';
import { drawBarragoon } from './barragoons';
import { at } from './marks';
import { head, line, points } from './paths';

function circle(square: Square, kind: Arrow['kind'], flipped: boolean): Node {
    const { x, y } = centre(square, flipped);
    return svg('circle', { class: `circle ${kind}`, cx: x, cy: y, r: 44 });
}

function meantBarragoon(arrow: Arrow, state: BoardState): Node[] {
    const face = arrow.face ? readFace(arrow.face) : null;
    if (!face) return [];
    const heading = face.heading && seen(face.heading, state.flipped);
    const cube = group('meant', drawBarragoon(face.kind, heading, state.pieceSet));
    return [at(arrow.from, state.flipped, cube)];
}

function drawArrow(arrow: Arrow, state: BoardState): Node {
    const { flipped } = state;
    if (arrow.from === arrow.to) {
        const cube = meantBarragoon(arrow, state);
        return group('arrow', ...cube, circle(arrow.from, arrow.kind, flipped));
    }
    const move = findMove(state.view, arrow.from, arrow.to);
    const way = points([arrow.from, ...(move?.path ?? [arrow.to])], flipped);
    return group(
        `arrow ${arrow.kind}`,
        path('shaft', line(way, 30, 36)),
        path('tip', head(way, 6, 38, 25)),
    );
}

export function arrows(state: BoardState): Node[] {
    const drawing = state.drawing ? [state.drawing] : [];
    return [
        ...[...state.arrows, ...state.drawn.arrows, ...drawing].map((one) => drawArrow(one, state)),
        ...state.drawn.circles.map((square) => circle(square, 'user', state.flipped)),
    ];
}
