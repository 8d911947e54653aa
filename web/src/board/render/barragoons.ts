// Cubes and the symbols of their faces. Symbols are drawn around the origin for the heading north:
// a left turn comes from the west, a right turn from the east.
import type { FaceKind, Heading } from '../../core/types';
import { group, path, svg } from '../dom';
import type { FaceChoice } from '../faces';
import { headings, seen, shownHeading } from '../faces';
import type { PieceSet } from '../types';

const bend = 'M-31 19H-4A14 14 0 0 0 10 5V-8';

const symbols: Readonly<Record<FaceKind, () => Node[]>> = {
    'no-way': () => [path('stroke wide round', 'M-22-22L22 22M-22 22L22-22')],
    'one-way': () => [path('solid', 'M0-37L28-4H9V35H-9V-4H-28Z')],
    'two-ways': () => [path('solid', 'M0-38L26-9H9V9H26L0 38L-26 9H-9V-9H-26Z')],
    'left-turn': () => [path('stroke', bend), path('solid', 'M10-37L36-6H-16Z')],
    'right-turn': () => [
        svg(
            'g',
            { transform: 'scale(-1 1)' },
            path('stroke', bend),
            path('solid', 'M10-37L36-6H-16Z'),
        ),
    ],
    // From every side to both neighbours, never across: the middle stays open.
    'all-turns': () => [
        path('solid', 'M0-40L14-25H-14ZM40 0L25 14V-14ZM0 40L-14 25H14ZM-40 0L-25-14V14Z'),
        path(
            'stroke thin',
            'M0-29A29 29 0 0 0 29 0A29 29 0 0 0 0 29A29 29 0 0 0-29 0A29 29 0 0 0 0-29Z',
        ),
    ],
};

export function cubeDefinitions(): SVGElement[] {
    return [
        svg(
            'linearGradient',
            { id: 'cube-top', x1: 0, y1: 0, x2: 0.7, y2: 1 },
            svg('stop', { class: 'cube-a', offset: 0 }),
            svg('stop', { class: 'cube-b', offset: 1 }),
        ),
        svg(
            'radialGradient',
            { id: 'soft-shadow' },
            svg('stop', { class: 'shadow-a', offset: 0.55 }),
            svg('stop', { class: 'shadow-b', offset: 1 }),
        ),
    ];
}

function woodenCube(): Node[] {
    const shadow = { x: 9, y: 14, width: 89, height: 86, rx: 16, class: 'cube-shadow' };
    return [
        svg('rect', shadow),
        svg('rect', { class: 'cube-side', x: 7, y: 8, width: 86, height: 87, rx: 12 }),
        svg('rect', { x: 7, y: 5, width: 86, height: 84, rx: 12, fill: 'url(#cube-top)' }),
        path('cube-edge', 'M10 18A10 10 0 0 1 20 7.500H80A10 10 0 0 1 90 18'),
    ];
}

function plainCube(): Node[] {
    return [svg('rect', { class: 'cube-flat', x: 5, y: 5, width: 90, height: 90, rx: 9 })];
}

// One barragoon in the square from 0 0 to 100 100; `heading` as seen on the screen.
export function drawBarragoon(kind: FaceKind, heading: Heading | null, set: PieceSet): SVGGElement {
    const turn = heading ? 90 * headings.indexOf(heading) : 0;
    const middle = set === 'wood' ? 47 : 50;
    const symbol = svg(
        'g',
        { class: 'symbol', transform: `translate(50 ${middle}) rotate(${turn})` },
        ...symbols[kind](),
    );
    return group('barragoon', ...(set === 'wood' ? woodenCube() : plainCube()), symbol);
}

// A stand-alone picture, for the ring and the tray.
export function faceIcon(face: FaceChoice, flipped: boolean, set: PieceSet): SVGSVGElement {
    const heading = shownHeading(face);
    return svg(
        'svg',
        { class: 'icon', viewBox: '0 0 100 100', 'aria-hidden': 'true' },
        drawBarragoon(face.kind, heading && seen(heading, flipped), set),
    );
}
