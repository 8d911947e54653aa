// The notation of faces: a character for every kind and heading. Notation only: what a face means for a
// move, only the core knows.
import type { Face, FaceKind, Heading } from '../core/types';

// In the order of the keys 1 to 6 and of the tray.
export const kinds: readonly FaceKind[] = [
    'no-way',
    'one-way',
    'two-ways',
    'left-turn',
    'right-turn',
    'all-turns',
];

export const headings: readonly Heading[] = ['n', 'e', 's', 'w'];

// One character for every state of a kind, clockwise from north.
const characters: Readonly<Record<FaceKind, string>> = {
    'no-way': 'x',
    'one-way': '^>Y<',
    'two-ways': '|-',
    'left-turn': 'NESW',
    'right-turn': 'nesw',
    'all-turns': '+',
};

// A face being chosen. The heading is remembered even while the kind has none, so that stepping through
// the kinds does not lose it.
export interface FaceChoice {
    readonly kind: FaceKind;
    readonly heading: Heading;
}

export function states(kind: FaceKind): number {
    return characters[kind].length;
}

export function isOriented(kind: FaceKind): boolean {
    return states(kind) > 1;
}

export function turned(heading: Heading, quarters: number): Heading {
    return headings[(((headings.indexOf(heading) + quarters) % 4) + 4) % 4] ?? heading;
}

export function faceOf(choice: FaceChoice): Face {
    const all = characters[choice.kind];
    return all.charAt(headings.indexOf(choice.heading) % all.length);
}

// The heading that a face of this kind really shows: an axis has only two, some faces have none.
export function shownHeading(choice: FaceChoice): Heading | null {
    const count = states(choice.kind);
    if (count === 1) return null;
    return headings[headings.indexOf(choice.heading) % count] ?? null;
}

export function readFace(face: Face): { kind: FaceKind; heading: Heading | null } | null {
    for (const kind of kinds) {
        const index = face.length === 1 ? characters[kind].indexOf(face) : -1;
        if (index >= 0)
            return { kind, heading: isOriented(kind) ? (headings[index] ?? null) : null };
    }
    return null;
}

export function rotated(choice: FaceChoice, quarters = 1): FaceChoice {
    return { kind: choice.kind, heading: turned(choice.heading, quarters) };
}

// Converts a heading to what is seen on the screen, and back: both are the same half turn.
export function seen(heading: Heading, flipped: boolean): Heading {
    return flipped ? turned(heading, 2) : heading;
}
