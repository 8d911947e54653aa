// English words, for a page that has none of its own.
import type { Cells, FaceKind, Heading, Played } from '../core/types';
import { readFace } from './faces';
import type { BoardWords } from './types';

const faces: Readonly<Record<FaceKind, string>> = {
    'no-way': 'no way',
    'one-way': 'one way',
    'two-ways': 'two ways',
    'left-turn': 'left turn',
    'right-turn': 'right turn',
    'all-turns': 'all turns',
};

const directions: Readonly<Record<Heading, string>> = {
    n: 'north',
    e: 'east',
    s: 'south',
    w: 'west',
};

function barragoon(kind: FaceKind, heading: Heading | null): string {
    if (!heading) return `barragoon, ${faces[kind]}`;
    if (kind === 'two-ways')
        return `barragoon, two ways, ${heading === 'n' ? 'north and south' : 'east and west'}`;
    return `barragoon, ${faces[kind]} to the ${directions[heading]}`;
}

function played({ action, player, captured }: Played, before: Cells): string {
    const who = player === 'white' ? 'White' : 'Brown';
    if (!action) return `${who} forgets to place a barragoon.`;
    const [face = '', square] = action.split('@');
    const shown = square ? readFace(face) : null;
    if (shown) return `${who} places a ${barragoon(shown.kind, shown.heading)}, on ${square}.`;
    const [from, to] = [action.slice(0, 2), action.slice(2)];
    const mover = before[from];
    const value = mover?.type === 'piece' ? mover.value : 'piece';
    const taken =
        captured?.type === 'piece'
            ? ` and captures the ${captured.owner} ${captured.value}`
            : captured
              ? ` and captures the “${faces[captured.kind]}” barragoon`
              : '';
    return `${who}’s ${value} moves from ${from} to ${to}${taken}.`;
}

export const englishWords: BoardWords = {
    board: 'Barragoon board',
    free: 'free',
    piece: (owner, value) => `${owner} ${value}`,
    barragoon,
    face: (kind) => faces[kind],
    heading: (heading) => directions[heading],
    square: (square, content, marks) => [square, content, ...marks].join(', '),
    marks: {
        selected: 'selected',
        destination: 'can be reached',
        capture: 'can be captured',
        placeable: 'free for a barragoon',
        locked: 'cannot move',
        lastFrom: 'start of the last move',
        lastTo: 'end of the last move',
        placed: 'placed last',
        refused: 'in the way',
        target: 'target',
    },
    moves: (before, after, player) =>
        `${player === 'white' ? 'White' : 'Brown'}’s moves ${before}\u00a0→\u00a0${after}`,
    shutsIn: (count) => (count === 1 ? 'shuts in one piece' : `shuts in ${count} pieces`),
    tray: 'Faces of the barragoon',
    ring: 'Choose a face',
    rotate: 'Rotate',
    confirm: 'Place it',
    cancel: 'Cancel',
    typeAction: 'Type an action, such as d2d5 or x@d5',
    unknownAction: (text) =>
        `“${text}” is not an action. Type a move such as d2d5 or a placement such as x@d5.`,
    selected: (square, content, destinations) =>
        `${content} on ${square} selected, ${destinations === 1 ? 'one destination' : `${destinations} destinations`}`,
    ghost: (square, content) => `${content} on ${square}`,
    played,
};
