// The wooden board: squares with their grain, and the frame's coordinates.
import type { Square } from '../../core/types';
import { group, html, path, svg } from '../dom';
import { allSquares, corner, fileCount, isDark, rankCount, squareAt } from '../geometry';

const width = fileCount * 100;
const height = rankCount * 100;

function pattern(id: string, turn: number): SVGPatternElement {
    const at = { id, width: 310, height: 170, patternUnits: 'userSpaceOnUse' };
    const transform = `rotate(${turn}) skewX(2)`;
    return svg(
        'pattern',
        { ...at, patternTransform: transform },
        path(
            'grain-dark',
            'M0 9C80 2 150 18 310 9M0 21C60 27 190 15 310 21M0 44C90 37 160 54 310 44M0 52C110 58 ' +
                '200 47 310 52M0 79C70 72 170 88 310 79M0 97C90 103 180 91 310 97M0 126C110 117 ' +
                '190 134 310 126M0 133C90 140 200 127 310 133M0 158C100 151 170 165 310 158',
        ),
        path(
            'grain-light',
            'M0 15C90 8 140 24 310 15M0 33C80 40 190 26 310 33M0 65C90 72 170 58 310 65M0 88C60 ' +
                '82 190 97 310 88M0 112C90 105 190 120 310 112M0 146C80 153 170 139 310 146',
        ),
    );
}

function gradient(id: string): SVGLinearGradientElement {
    return svg(
        'linearGradient',
        { id, x1: 0, y1: 0, x2: 0.5, y2: 1 },
        svg('stop', { class: `${id}-a`, offset: 0 }),
        svg('stop', { class: `${id}-b`, offset: 1 }),
    );
}

function squaresPath(isWanted: (square: Square, index: number) => boolean): string {
    return allSquares
        .filter(isWanted)
        .map((square) => {
            const { x, y } = corner(square, false);
            return `M${x} ${y}h100v100h-100z`;
        })
        .join('');
}

const plankCount = 13;

// Neighbours are not cut from the same plank: each is a little lighter or darker.
function planks(): SVGGElement {
    const shades = Array.from({ length: plankCount }, (_, plank) => {
        const shade = plank / plankCount - 0.5;
        return svg('path', {
            class: shade < 0 ? 'plank-dark' : 'plank-light',
            d: squaresPath((_square, index) => (index * 37 + 11) % plankCount === plank),
            'fill-opacity': (Math.abs(shade) * 0.14).toFixed(3),
        });
    });
    return group('planks', ...shades);
}

// The board is the same from both sides, so it is drawn once and never turned.
export function drawSquares(): SVGSVGElement {
    const dark = squaresPath(isDark);
    const light = squaresPath((square) => !isDark(square));
    const at = { x: 0, y: 0, width, height };
    return svg(
        'svg',
        { class: 'squares', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
        svg(
            'defs',
            {},
            gradient('light-wood'),
            gradient('dark-wood'),
            pattern('grain-along', 0),
            pattern('grain-across', 90),
        ),
        svg('rect', { ...at, class: 'light flat' }),
        svg('path', { class: 'dark flat', d: dark }),
        group(
            'wood',
            svg('rect', { ...at, fill: 'url(#light-wood)' }),
            svg('path', { d: dark, fill: 'url(#dark-wood)' }),
            planks(),
            svg('path', { d: light, fill: 'url(#grain-along)' }),
            svg('path', { d: dark, fill: 'url(#grain-across)' }),
        ),
        path('lines', gridLines()),
    );
}

function gridLines(): string {
    let d = '';
    for (let column = 1; column < fileCount; ++column) d += `M${column * 100} 0V${height}`;
    for (let row = 1; row < rankCount; ++row) d += `M0 ${row * 100}H${width}`;
    return d;
}

export class Coordinates {
    readonly elements: readonly HTMLElement[];
    readonly #spans: {
        readonly span: HTMLElement;
        readonly column: number;
        readonly row: number;
    }[] = [];

    constructor() {
        const strip = (side: string, count: number, upright: boolean) => {
            const box = html('div', { class: `coordinates ${side}`, 'aria-hidden': 'true' });
            for (let index = 0; index < count; ++index) {
                const span = html('span');
                this.#spans.push({ span, column: upright ? -1 : index, row: upright ? index : -1 });
                box.append(span);
            }
            return box;
        };
        this.elements = [
            strip('top', fileCount, false),
            strip('bottom', fileCount, false),
            strip('left', rankCount, true),
            strip('right', rankCount, true),
        ];
    }

    render(flipped: boolean): void {
        for (const { span, column, row } of this.#spans) {
            const square = squareAt(Math.max(column, 0), Math.max(row, 0), flipped) ?? '';
            const text = square.charAt(row < 0 ? 0 : 1);
            if (span.textContent !== text) span.textContent = text;
        }
    }
}
