// What the board computes about squares, faces and boxes.
import { describe, expect, test } from 'vitest';
import { faceOf, headings, kinds, readFace, rotated, seen, shownHeading } from '../src/board/faces';
import { allSquares, centre, neighbour, squareAt } from '../src/board/geometry';
import { beginSlide, faceAt, ringAround, slideTo } from '../src/board/input/ring';
import { corners, head, line } from '../src/board/render/paths';
import { clearerSide, placeBox } from '../src/board/render/place';
import { soundFor } from '../src/board/sounds';
import type { GameView } from '../src/core/types';
import { brown2, viewOf } from './board_kit';

describe('faces', () => {
    test('all 16 states have their own character, and back', () => {
        const all = kinds.flatMap((kind) => headings.map((heading) => faceOf({ kind, heading })));
        expect([...new Set(all)].join('')).toBe('x^>Y<|-NESWnesw+');
        for (const face of all) {
            const read = readFace(face);
            expect(read && faceOf({ kind: read.kind, heading: read.heading ?? 'n' })).toBe(face);
        }
        expect(readFace('?')).toBeNull();
        expect(readFace('')).toBeNull();
    });

    test('an axis has two states, whatever heading is chosen', () => {
        expect(faceOf({ kind: 'two-ways', heading: 's' })).toBe('|');
        expect(shownHeading({ kind: 'two-ways', heading: 'w' })).toBe('e');
        expect(shownHeading({ kind: 'all-turns', heading: 'w' })).toBeNull();
    });

    test('rotate clockwise', () => {
        expect(rotated({ kind: 'one-way', heading: 'w' }).heading).toBe('n');
        expect(rotated({ kind: 'one-way', heading: 'n' }, -1).heading).toBe('w');
        expect(seen('e', true)).toBe('w');
    });
});

describe('squares', () => {
    test('63 of them, rank 9 first', () => {
        expect(allSquares.length).toBe(63);
        expect(allSquares[0]).toBe('a9');
        expect(allSquares[62]).toBe('g1');
    });

    test('are where they are seen', () => {
        expect(squareAt(0, 8, false)).toBe('a1');
        expect(squareAt(0, 8, true)).toBe('g9');
        expect(squareAt(7, 0, false)).toBeNull();
        expect(centre('a1', false)).toEqual({ x: 50, y: 850 });
        expect(centre('a1', true)).toEqual({ x: 650, y: 50 });
    });

    test('have neighbours as seen', () => {
        expect(neighbour('d5', 'n', false)).toBe('d6');
        expect(neighbour('d5', 'n', true)).toBe('d4');
        expect(neighbour('d5', 'e', true)).toBe('c5');
        expect(neighbour('a1', 'w', false)).toBe('a1');
    });
});

describe('the ring', () => {
    const window = { left: 0, top: 0, right: 360, bottom: 640 };

    test('stays in the window, its faces apart and large enough for thumbs', () => {
        for (const x of [20, 180, 345])
            for (const y of [20, 300, 630]) {
                const ring = ringAround({ x, y }, 46, window);
                const places = Object.values(ring.places);
                expect(ring.size).toBeGreaterThanOrEqual(48);
                for (const [index, place] of places.entries()) {
                    expect(place.x - ring.size / 2).toBeGreaterThanOrEqual(0);
                    expect(place.x + ring.size / 2).toBeLessThanOrEqual(360);
                    expect(place.y - ring.size / 2).toBeGreaterThanOrEqual(0);
                    expect(place.y + ring.size / 2).toBeLessThanOrEqual(640);
                    for (const other of places.slice(index + 1)) {
                        const apart = Math.hypot(place.x - other.x, place.y - other.y);
                        expect(apart).toBeGreaterThan(ring.size + 8);
                    }
                }
            }
    });

    test('a slide chooses a face, then every direction, and the middle drops it', () => {
        const ring = ringAround({ x: 180, y: 320 }, 46, window);
        for (const kind of ['one-way', 'left-turn', 'right-turn'] as const) {
            const place = ring.places[kind];
            let slide = beginSlide(ring, ring.centre);
            slide = slideTo(ring, slide, place);
            expect(slide.kind).toBe(kind);
            expect(slide.direction).toBeNull();
            const far = ring.size * 0.6;
            for (const [direction, dx, dy] of [
                ['n', 0, -far],
                ['e', far, 0],
                ['s', 0, far],
                ['w', -far, 0],
            ] as const) {
                slide = slideTo(ring, slide, { x: place.x + dx, y: place.y + dy });
                expect(slide).toMatchObject({ kind, direction });
            }
            expect(slideTo(ring, slide, ring.centre).kind).toBeNull();
        }
    });

    test('a face without directions gets none', () => {
        const ring = ringAround({ x: 180, y: 320 }, 46, window);
        const place = ring.places['no-way'];
        const over = slideTo(ring, beginSlide(ring, ring.centre), place);
        const out = slideTo(ring, over, { x: place.x, y: place.y + 60 });
        expect(out).toMatchObject({ kind: 'no-way', direction: null });
    });

    test('what lies under the finger at first must be left before it counts', () => {
        const ring = ringAround({ x: 180, y: 20 }, 46, window);
        const start = { x: 180, y: ring.places['one-way'].y };
        expect(faceAt(ring, start)).toBe('one-way');
        let slide = beginSlide(ring, start);
        slide = slideTo(ring, slide, { x: start.x + 5, y: start.y });
        expect(slide.kind).toBeNull();
        slide = slideTo(ring, slide, ring.places['right-turn']);
        slide = slideTo(ring, slide, start);
        expect(slide.kind).toBe('one-way');
    });
});

describe('boxes', () => {
    const window = { left: 0, top: 0, right: 360, bottom: 640 };
    const size = { width: 200, height: 60 };

    test('lie on the wanted side, inside the window', () => {
        const low = { left: 0, right: 46, top: 590, bottom: 636 };
        expect(placeBox(low, size, window, 'below')).toEqual({ x: 4, y: 522, side: 'above' });
        const high = { left: 314, right: 360, top: 4, bottom: 50 };
        expect(placeBox(high, size, window, 'above')).toEqual({ x: 156, y: 58, side: 'below' });
    });

    test('leave free what they talk about', () => {
        const middle = { left: 150, right: 200, top: 300, bottom: 350 };
        const below = { left: 150, right: 200, top: 350, bottom: 400 };
        expect(clearerSide(middle, size, window, [below])).toBe('above');
        expect(clearerSide(middle, size, window, [])).toBe('below');
    });
});

test('lines keep only their corners', () => {
    const way = [
        { x: 0, y: 0 },
        { x: 0, y: 100 },
        { x: 0, y: 200 },
        { x: 100, y: 200 },
    ];
    expect(corners(way)).toEqual([way[0], way[2], way[3]]);
    expect(line(way)).toBe('M0.0 0.0L0.0 174.0Q0.0 200.0 26.0 200.0L100.0 200.0');
    expect(line([{ x: 0, y: 0 }])).toBe('');
    expect(head(way, 0, 30, 20)).toBe('M100.0 200.0L70.0 220.0L70.0 180.0Z');
});

test('sounds go with what has happened', () => {
    const start = viewOf();
    const played = (action: string, captured: GameView['cells'][string] | null) =>
        viewOf({ history: [{ action, player: 'white', turn: 0, captured }] });
    expect(soundFor(start, played('d2d4', null))).toBe('move');
    expect(soundFor(start, played('d2e4', brown2))).toBe('capture');
    expect(soundFor(start, played('x@a1', null))).toBe('placement');
    expect(soundFor(played('d2d4', null), start)).toBeNull();
    const over = viewOf({ outcome: { winner: 'white', ending: 'shut-in', clause: 'R8.1' } });
    expect(soundFor(start, over)).toBe('end');
    expect(soundFor(null, start)).toBeNull();
});
