// Lines over several squares: the path of a move, arrows, lanes that a placement closes.
import type { Square } from '../../core/types';
import type { Point } from '../geometry';
import { centre } from '../geometry';

export function points(squares: readonly Square[], flipped: boolean): Point[] {
    return squares.map((square) => centre(square, flipped));
}

// Only the corners, without the points on a straight line between them.
export function corners(all: readonly Point[]): Point[] {
    return all.filter((point, index) => {
        const before = all[index - 1];
        const after = all[index + 1];
        if (!before || !after) return true;
        return (
            (after.x - before.x) * (point.y - before.y) !==
            (after.y - before.y) * (point.x - before.x)
        );
    });
}

function towards(from: Point, to: Point, distance: number): Point {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const part = distance / length;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const text = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;

// A line through the points with round corners, shortened at both ends.
export function line(all: readonly Point[], startGap = 0, endGap = 0, round = 26): string {
    const way = corners(all);
    const first = way[0];
    const second = way[1];
    const last = way.at(-1);
    const beforeLast = way.at(-2);
    if (!first || !second || !last || !beforeLast) return '';
    let d = `M${text(towards(first, second, startGap))}`;
    for (let index = 1; index < way.length - 1; ++index) {
        const before = way[index - 1];
        const corner = way[index];
        const after = way[index + 1];
        if (!before || !corner || !after) continue;
        d += `L${text(towards(corner, before, round))}`;
        d += `Q${text(corner)} ${text(towards(corner, after, round))}`;
    }
    return `${d}L${text(towards(last, beforeLast, endGap))}`;
}

// The head of an arrow whose tip lies `gap` before the end.
export function head(all: readonly Point[], gap: number, length: number, half: number): string {
    const way = corners(all);
    const last = way.at(-1);
    const before = way.at(-2);
    if (!last || !before) return '';
    const tip = towards(last, before, gap);
    const foot = towards(last, before, gap + length);
    const size = Math.hypot(tip.x - foot.x, tip.y - foot.y) || 1;
    const nx = (-(tip.y - foot.y) / size) * half;
    const ny = ((tip.x - foot.x) / size) * half;
    const left = { x: foot.x + nx, y: foot.y + ny };
    const right = { x: foot.x - nx, y: foot.y - ny };
    return `M${text(tip)}L${text(left)}L${text(right)}Z`;
}
