// Pieces and barragoons on the board: kept, moved, added and removed so that only what changes is
// touched, and animated.
import type { Cell, Cells, Player, Square } from '../../core/types';
import type { Changes } from '../diff';
import { cellKey } from '../diff';
import { group, path, svg } from '../dom';
import { seen } from '../faces';
import { corner } from '../geometry';
import type { PieceSet } from '../types';
import { drawBarragoon } from './barragoons';

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    2: [
        [-15, 0],
        [15, 0],
    ],
    3: [
        [0, -15],
        [-15.5, 11],
        [15.5, 11],
    ],
    4: [
        [-14, -14],
        [14, -14],
        [-14, 14],
        [14, 14],
    ],
};

export function pieceDefinitions(): SVGElement[] {
    const definitions = (owner: Player) => [
        svg(
            'radialGradient',
            { id: `${owner}-top`, cx: 0.38, cy: 0.3, r: 0.8 },
            svg('stop', { class: `${owner}-top-a`, offset: 0 }),
            svg('stop', { class: `${owner}-top-b`, offset: 1 }),
        ),
        svg(
            'linearGradient',
            { id: `${owner}-side`, x1: 0, x2: 1 },
            svg('stop', { class: `${owner}-side-a`, offset: 0 }),
            svg('stop', { class: `${owner}-side-b`, offset: 0.3 }),
            svg('stop', { class: `${owner}-side-c`, offset: 1 }),
        ),
    ];
    return [...definitions('white'), ...definitions('brown')];
}

function drawPips(value: number, x: number, y: number, radius: number): SVGGElement {
    const dots = (pips[value] ?? []).map(([dx, dy]) =>
        svg('circle', { cx: x + dx, cy: y + dy, r: radius }),
    );
    return group('pips', ...dots);
}

// A turned cylinder, seen a little from the front.
function woodenPiece(owner: Player, value: number): SVGGElement {
    return group(
        `piece wooden ${owner}`,
        svg('ellipse', { cx: 54, cy: 63, rx: 43, ry: 37, fill: 'url(#soft-shadow)' }),
        svg('path', { d: 'M12 45V56A38 37 0 0 0 88 56V45Z', fill: `url(#${owner}-side)` }),
        path('rim', 'M12 45V56A38 37 0 0 0 88 56V45'),
        svg('circle', { class: 'top', cx: 50, cy: 44, r: 38, fill: `url(#${owner}-top)` }),
        path('shine', 'M18.500 36A33 33 0 0 1 60 12.500'),
        svg('circle', { class: 'groove', cx: 50, cy: 44, r: 32 }),
        drawPips(value, 50, 44, 9),
    );
}

function plainPiece(owner: Player, value: number): SVGGElement {
    return group(
        `piece flat ${owner}`,
        svg('circle', { class: 'disc', cx: 50, cy: 50, r: 42 }),
        drawPips(value, 50, 50, 10.5),
    );
}

// `flipped`: the heading of a barragoon is turned to what is seen.
export function drawCell(cell: Cell, flipped: boolean, set: PieceSet): SVGGElement {
    if (cell.type === 'barragoon')
        return drawBarragoon(cell.kind, cell.heading && seen(cell.heading, flipped), set);
    return (set === 'wood' ? woodenPiece : plainPiece)(cell.owner, cell.value);
}

interface DrawnPiece {
    readonly key: string;
    readonly element: SVGGElement;
}

const slideTime = 200;

export class Pieces {
    readonly element = group('pieces');
    readonly #leaving = group('leaving');
    readonly #shown = new Map<Square, DrawnPiece>();

    constructor() {
        this.element.append(this.#leaving);
    }

    render(cells: Cells, flipped: boolean, set: PieceSet): void {
        for (const [square, shown] of this.#shown) {
            if (shown.key === this.#key(cells[square], flipped, set)) continue;
            shown.element.remove();
            this.#shown.delete(square);
        }
        for (const [square, cell] of Object.entries(cells)) {
            const { x, y } = corner(square, flipped);
            let shown = this.#shown.get(square);
            if (!shown) {
                const element = svg('g', {}, drawCell(cell, flipped, set));
                shown = { key: this.#key(cell, flipped, set), element };
                this.#shown.set(square, shown);
                this.element.append(element);
            }
            shown.element.setAttribute('transform', `translate(${x} ${y})`);
        }
    }

    #key(cell: Cell | undefined, flipped: boolean, set: PieceSet): string {
        return cell ? `${cellKey(cell)} ${set} ${cell.type === 'piece' || !flipped}` : '';
    }

    // Called after `render` has shown the new cells; `before` has the old ones, for what leaves. A
    // piece that the user has dragged is on its square already: `still`.
    animate(
        changes: Changes,
        before: Cells,
        still: Square | null,
        flipped: boolean,
        set: PieceSet,
    ): void {
        for (const { path: way } of changes.slides) {
            const to = way.at(-1);
            const shown = to && to !== still ? this.#shown.get(to) : undefined;
            if (!shown) continue;
            this.element.append(shown.element);
            const frames = way.map((square) => {
                const { x, y } = corner(square, flipped);
                return { transform: `translate(${x}px, ${y}px)` };
            });
            const duration = slideTime + 20 * (way.length - 2);
            shown.element.animate(frames, { duration, easing: 'cubic-bezier(.35, 0, .25, 1)' });
        }
        for (const square of changes.appears) this.#appear(square);
        for (const square of changes.vanishes) {
            const cell = before[square];
            if (cell) this.#vanish(cell, square, flipped, set);
        }
    }

    #appear(square: Square): void {
        const inner = this.#shown.get(square)?.element.firstElementChild;
        inner?.animate(
            [
                {
                    transform: 'translate(50px, 32px) scale(1.18) translate(-50px, -50px)',
                    opacity: 0,
                },
                { transform: 'none', opacity: 1 },
            ],
            { duration: 180, easing: 'cubic-bezier(.3, .9, .4, 1)' },
        );
    }

    #vanish(cell: Cell, square: Square, flipped: boolean, set: PieceSet): void {
        const { x, y } = corner(square, flipped);
        const inner = drawCell(cell, flipped, set);
        const holder = svg('g', { transform: `translate(${x} ${y})` }, inner);
        this.#leaving.append(holder);
        const animation = inner.animate(
            [
                { transform: 'none', opacity: 1, offset: 0.4 },
                {
                    transform: 'translate(50px, 50px) scale(.7) translate(-50px, -50px)',
                    opacity: 0,
                },
            ],
            { duration: slideTime + 40, fill: 'forwards' },
        );
        animation.onfinish = () => holder.remove();
        animation.oncancel = () => holder.remove();
    }

    // A piece being dragged leaves a shadow behind.
    lift(square: Square | null): void {
        for (const [at, shown] of this.#shown)
            shown.element.classList.toggle('lifted', at === square);
    }
}
