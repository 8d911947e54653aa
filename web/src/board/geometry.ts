// Squares and where they appear. In the units of the drawing, a square is 100 by 100.
import type { Heading, Square } from '../core/types';

export const fileCount = 7;
export const rankCount = 9;
export const unit = 100;

export interface Point {
    readonly x: number;
    readonly y: number;
}

export function squareAt(column: number, row: number, flipped: boolean): Square | null {
    if (column < 0 || row < 0 || column >= fileCount || row >= rankCount) return null;
    const file = flipped ? fileCount - 1 - column : column;
    const rank = flipped ? row : rankCount - 1 - row;
    return 'abcdefg'.charAt(file) + String(rank + 1);
}

export const allSquares: readonly Square[] = Array.from(
    { length: fileCount * rankCount },
    (_, i) => squareAt(i % fileCount, Math.floor(i / fileCount), false) ?? '',
);

export function isSquare(text: string): boolean {
    return /^[a-g][1-9]$/.test(text);
}

export function columnOf(square: Square, flipped: boolean): number {
    const file = square.charCodeAt(0) - 97;
    return flipped ? fileCount - 1 - file : file;
}

export function rowOf(square: Square, flipped: boolean): number {
    const rank = square.charCodeAt(1) - 49;
    return flipped ? rank : rankCount - 1 - rank;
}

export function isDark(square: Square): boolean {
    return (columnOf(square, false) + rowOf(square, false)) % 2 === 0;
}

export function corner(square: Square, flipped: boolean): Point {
    return { x: columnOf(square, flipped) * unit, y: rowOf(square, flipped) * unit };
}

export function centre(square: Square, flipped: boolean): Point {
    const at = corner(square, flipped);
    return { x: at.x + unit / 2, y: at.y + unit / 2 };
}

// The neighbour in a direction as seen on the screen; at the edge, the square itself.
export function neighbour(square: Square, direction: Heading, flipped: boolean): Square {
    const column = columnOf(square, flipped) + (direction === 'e' ? 1 : direction === 'w' ? -1 : 0);
    const row = rowOf(square, flipped) + (direction === 's' ? 1 : direction === 'n' ? -1 : 0);
    return squareAt(column, row, flipped) ?? square;
}

// The heading closest to a vector on the screen.
export function headingOf(dx: number, dy: number): Heading {
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'e' : 'w';
    return dy > 0 ? 's' : 'n';
}
