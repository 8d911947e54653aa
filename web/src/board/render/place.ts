// Where boxes that float near a square go: inside the window, and not over what they describe.
import type { Bounds } from '../input/ring';

export type Side = 'above' | 'below';

export interface Size {
    readonly width: number;
    readonly height: number;
}

const gap = 8;
const edge = 4;

function between(value: number, low: number, high: number): number {
    return Math.max(low, Math.min(value, high));
}

// On the wanted side of what it belongs to, or on the other if there is no room.
export function placeBox(
    around: Bounds,
    size: Size,
    bounds: Bounds,
    wanted: Side,
): { readonly x: number; readonly y: number; readonly side: Side } {
    const middle = (around.left + around.right - size.width) / 2;
    const places = { below: around.bottom + gap, above: around.top - gap - size.height };
    const room = {
        below: places.below + size.height <= bounds.bottom - edge,
        above: places.above >= bounds.top + edge,
    };
    const other = wanted === 'below' ? 'above' : 'below';
    const side = room[wanted] || !room[other] ? wanted : other;
    return {
        x: between(middle, bounds.left + edge, bounds.right - size.width - edge),
        y: between(places[side], bounds.top + edge, bounds.bottom - size.height - edge),
        side,
    };
}

// The side on which fewer of the given boxes are covered; below if there is no difference.
export function clearerSide(
    around: Bounds,
    size: Size,
    bounds: Bounds,
    others: readonly Bounds[],
): Side {
    const covered = (side: Side) => {
        const { x, y } = placeBox(around, size, bounds, side);
        return others.filter(
            (box) =>
                box.left < x + size.width &&
                box.right > x &&
                box.top < y + size.height &&
                box.bottom > y,
        ).length;
    };
    return covered('above') < covered('below') ? 'above' : 'below';
}
