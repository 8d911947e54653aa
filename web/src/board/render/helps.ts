// Assistance over the board: how many destinations a piece has, what can be captured, padlocks; and
// what a placement would do.
import type { Effects, Move, Player, Square } from '../../core/types';
import { group, path, svg } from '../dom';
import type { FaceChoice } from '../faces';
import { seen, shownHeading } from '../faces';
import type { Point } from '../geometry';
import { centre } from '../geometry';
import type { BoardState } from '../state';
import { confirmationOf, isLegal, movesFrom, placement } from '../state';
import { drawBarragoon } from './barragoons';
import { at } from './marks';

export function padlock(x: number, y: number): SVGGElement {
    return svg(
        'g',
        { class: 'padlock', transform: `translate(${x} ${y})` },
        svg('circle', { class: 'padlock-ground', cx: 0, cy: 0, r: 18 }),
        path('padlock-shackle', 'M-6-2V-6A6 6 0 0 1 6-6V-2'),
        svg('rect', { class: 'padlock-body', x: -9, y: -2, width: 18, height: 13, rx: 2.5 }),
    );
}

function mobility(state: BoardState): Node[] {
    return Object.entries(state.view?.moveCounts ?? {}).map(([square, count]) => {
        const number = svg('text', { class: 'count', x: 80, y: 88.5 });
        number.textContent = String(count);
        const ground = svg('rect', {
            class: count === 0 ? 'count-ground none' : 'count-ground',
            x: 61,
            y: 63,
            width: 38,
            height: 34,
            rx: 12,
        });
        return at(square, state.flipped, ground, number);
    });
}

// A sign on everything that a player can capture: White's on the left, Brown's on the right.
function threats(state: BoardState): Node[] {
    const sign = (player: Player) => (square: Square) =>
        at(
            square,
            state.flipped,
            svg(
                'g',
                {
                    class: `threat ${player}`,
                    transform: `translate(${player === 'white' ? 18 : 82} 18)`,
                },
                svg('circle', { class: 'threat-ground', r: 16 }),
                svg('circle', { class: 'threat-ring', r: 8 }),
                path('threat-cross', 'M0-14V-5M0 14V5M-14 0H-5M14 0H5'),
            ),
        );
    const { white = [], brown = [] } = state.view?.threats ?? {};
    return [...white.map(sign('white')), ...brown.map(sign('brown'))];
}

export function helps(state: BoardState): Node[] {
    const { stage, view } = state;
    // A selected piece that cannot move shows it, with or without assistance.
    const stuck = stage.name === 'selected' && view && movesFrom(view, stage.from).length === 0;
    const locked = state.helps.locks ? (view?.locked ?? []) : stuck ? [stage.from] : [];
    return [
        ...(state.helps.mobility ? mobility(state) : []),
        ...(state.helps.threats ? threats(state) : []),
        ...locked.map((square) => at(square, state.flipped, padlock(20, 80))),
    ];
}

// Every step between neighbours once, however many lanes share it in either direction. The first of a lane starts at
// the rim of the piece, so that the piece stays readable.
function steps(moves: readonly Move[], flipped: boolean): Map<string, readonly [Point, Point]> {
    const found = new Map<string, readonly [Point, Point]>();
    for (const move of moves) {
        let from = move.from;
        for (const to of move.path) {
            const a = centre(from, flipped);
            const b = centre(to, flipped);
            const rim = from === move.from ? 0.4 : 0;
            const start = { x: a.x + (b.x - a.x) * rim, y: a.y + (b.y - a.y) * rim };
            found.set([from, to].sort().join(' '), [start, b]);
            from = to;
        }
    }
    return found;
}

function lanes(moves: readonly Move[], player: Player, name: string, flipped: boolean): Node[] {
    // Slightly shifted, so that the lanes of both sides can be told apart where they share squares.
    const shift = player === 'white' ? -5 : 5;
    let d = '';
    for (const [a, b] of steps(moves, flipped).values())
        d += `M${a.x + shift} ${a.y + shift}L${b.x + shift} ${b.y + shift}`;
    const ends = [...new Set(moves.map((move) => move.to))].map((square) => {
        const { x, y } = centre(square, flipped);
        const cross = 'M-8-8L8 8M-8 8L8-8';
        return svg(
            'g',
            { transform: `translate(${x + shift * 2} ${y + shift * 2})` },
            path(`lane-end-halo ${player}`, name === 'closed' ? cross : 'M0 0V.100'),
            path(`lane-end ${name} ${player}`, name === 'closed' ? cross : 'M0 0V.100'),
        );
    });
    return [path(`lane-halo ${player}`, d), path(`lane ${name} ${player}`, d), ...ends];
}

export function effectMarks(effects: Effects, flipped: boolean): Node[] {
    return [
        ...lanes(effects.closed.white, 'white', 'closed', flipped),
        ...lanes(effects.closed.brown, 'brown', 'closed', flipped),
        ...lanes(effects.opened.white, 'white', 'opened', flipped),
        ...lanes(effects.opened.brown, 'brown', 'opened', flipped),
        ...effects.shutIn.map((square) => at(square, flipped, padlock(50, 46))),
    ];
}

// Pressing the square again places it: a tick says so.
function confirmable(state: BoardState): boolean {
    const { stage, drag, sliding } = state;
    const shown = stage.name === 'ghost' || stage.name === 'ring';
    return shown && confirmationOf(state) !== 'button' && !drag && !sliding;
}

function tick(): Node {
    return group(
        'tick',
        svg('circle', { class: 'tick-ground', cx: 86, cy: 14, r: 19 }),
        path('tick-sign', 'M77 14L84 21L95 7'),
    );
}

export function ghostMark(ghost: { square: Square; face: FaceChoice }, state: BoardState): Node {
    const heading = shownHeading(ghost.face);
    const cube = drawBarragoon(
        ghost.face.kind,
        heading && seen(heading, state.flipped),
        state.pieceSet,
    );
    const forbidden = state.view && !isLegal(state.view, placement(ghost.face, ghost.square));
    return at(
        ghost.square,
        state.flipped,
        group(forbidden ? 'ghost forbidden' : 'ghost', cube),
        svg('rect', { class: 'ghost-frame', x: 3, y: 3, width: 94, height: 94, rx: 12 }),
        ...(confirmable(state) ? [tick()] : []),
    );
}
