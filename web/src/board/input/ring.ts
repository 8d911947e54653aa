// Where the faces of the ring are, and what a slide over them means, in pixels of the viewport.
import type { FaceKind, Heading } from '../../core/types';
import { isOriented, kinds } from '../faces';
import type { Point } from '../geometry';
import { headingOf } from '../geometry';

// Fixed places, in degrees clockwise from the top: turns on their own side, No way at the bottom.
const angles: Readonly<Record<FaceKind, number>> = {
    'one-way': 0,
    'right-turn': 60,
    'all-turns': 120,
    'no-way': 180,
    'two-ways': 240,
    'left-turn': 300,
};

export const clockwise: readonly FaceKind[] = [...kinds].sort((a, b) => angles[a] - angles[b]);

export interface Ring {
    readonly centre: Point;
    readonly radius: number; // to the middle of a face
    readonly size: number; // diameter of a face
    readonly places: Readonly<Record<FaceKind, Point>>;
}

export interface Bounds {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
}

// 52 px is enough for a thumb; on a large board the ring grows with the squares.
export function ringAround(anchor: Point, square: number, bounds: Bounds): Ring {
    const room = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
    const size = Math.min(Math.max(52, square * 0.86), 72, room / 4.4);
    const radius = size * 1.52;
    const reach = radius + size / 2 + 6;
    const clamp = (value: number, low: number, high: number) =>
        low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);
    const centre = {
        x: clamp(anchor.x, bounds.left + reach, bounds.right - reach),
        y: clamp(anchor.y, bounds.top + reach, bounds.bottom - reach),
    };
    const place = (kind: FaceKind): Point => {
        const angle = (angles[kind] * Math.PI) / 180;
        return {
            x: centre.x + radius * Math.sin(angle),
            y: centre.y - radius * Math.cos(angle),
        };
    };
    const places = Object.fromEntries(kinds.map((kind) => [kind, place(kind)])) as Record<
        FaceKind,
        Point
    >;
    return { centre, radius, size, places };
}

// A slide onto a face chooses it, on from there to one side points it that way, and back to the middle
// drops it. A ring that was shifted away from the edge may open with a face under the finger; that face
// counts only once the finger has left it.
export interface Slide {
    readonly kind: FaceKind | null;
    readonly direction: Heading | null; // as seen
    readonly under: FaceKind | null; // lay under the finger when the ring opened
}

export function beginSlide(ring: Ring, at: Point): Slide {
    return { kind: null, direction: null, under: faceAt(ring, at) };
}

export function faceAt(ring: Ring, at: Point): FaceKind | null {
    const near = (kind: FaceKind) =>
        Math.hypot(at.x - ring.places[kind].x, at.y - ring.places[kind].y) <= ring.size / 2;
    return kinds.find(near) ?? null;
}

export function slideTo(ring: Ring, slide: Slide, at: Point): Slide {
    const over = faceAt(ring, at);
    if (over && over === slide.under) return slide;
    if (over) {
        // The first visit to a face leaves its direction open; a later one does not undo it.
        return {
            kind: over,
            direction: over === slide.kind ? slide.direction : null,
            under: null,
        };
    }
    if (Math.hypot(at.x - ring.centre.x, at.y - ring.centre.y) < ring.size * 0.45)
        return { kind: null, direction: null, under: null };
    if (!slide.kind || !isOriented(slide.kind)) return { ...slide, under: null };
    const place = ring.places[slide.kind];
    return { ...slide, direction: headingOf(at.x - place.x, at.y - place.y), under: null };
}
