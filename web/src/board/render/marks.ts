// Marks on squares, below and above what stands on them. Every mark has a shape of its own, so that
// nothing depends on colour alone.
import type { Square } from '../../core/types';
import { group, path, svg } from '../dom';
import { corner } from '../geometry';
import type { BoardState } from '../state';
import { cellAt, ghostOf, movesFrom, phaseOf, previewedMove } from '../state';
import { head, line, points } from './paths';

export function at(square: Square, flipped: boolean, ...children: readonly Node[]): SVGGElement {
    const { x, y } = corner(square, flipped);
    return svg('g', { transform: `translate(${x} ${y})` }, ...children);
}

function tint(className: string): SVGRectElement {
    return svg('rect', { class: `tint ${className}`, width: 100, height: 100 });
}

const brackets = 'M5 27V5H27M73 5H95V27M95 73V95H73M27 95H5V73';
const notches = 'M0 0H26L0 26ZM100 0V26L74 0ZM100 100H74L100 74ZM0 100V74L26 100Z';

function lastTurnBelow(state: BoardState): Node[] {
    const turn = state.view?.lastTurn;
    if (!turn) return [];
    const { flipped } = state;
    const between = turn.path.slice(0, -1);
    const free = between.filter((square) => !cellAt(state.view, square));
    return [
        at(
            turn.from,
            flipped,
            tint('last'),
            svg('circle', { class: 'last-from', cx: 50, cy: 50, r: 25 }),
        ),
        ...between.map((square) => at(square, flipped, tint('last faint'))),
        ...free.map((square) =>
            at(square, flipped, path('last-path', 'M50 38L62 50L50 62L38 50Z')),
        ),
        at(turn.to, flipped, tint('last'), path('last-to', brackets)),
        ...turn.placed.map((square) =>
            at(square, flipped, tint('placed'), path('placed', notches)),
        ),
    ];
}

function selectionBelow(state: BoardState): Node[] {
    const { stage, flipped } = state;
    if (stage.name !== 'selected') return [];
    return [at(stage.from, flipped, tint('selected'), path('selected', frame))];
}

const frame = 'M4 4H96V96H4Z';

function targetsBelow(state: BoardState): Node[] {
    return state.targets.map((square) => at(square, state.flipped, tint('target')));
}

function targetsAbove(state: BoardState): Node[] {
    const ring = (className: string) => svg('circle', { class: className, cx: 50, cy: 50, r: 45 });
    return state.targets.map((square) =>
        at(square, state.flipped, ring('target halo'), ring('target')),
    );
}

// A barragoon may be placed nearly everywhere, so the dots are faint, and shown only while placing.
function placeableBelow(state: BoardState): Node[] {
    if (phaseOf(state) !== 'place' || !state.view) return [];
    return state.view.placeable.map((square) =>
        at(
            square,
            state.flipped,
            svg('rect', { class: 'placeable', x: 44, y: 44, width: 12, height: 12, rx: 3 }),
        ),
    );
}

// Both ends of a planned move.
function plannedBelow(state: BoardState): Node[] {
    const planned = state.arrows.filter(({ kind }) => kind === 'planned');
    return planned.flatMap(({ from, to }) =>
        [from, to].map((square) =>
            at(square, state.flipped, tint('planned'), path('planned-frame', frame)),
        ),
    );
}

function refusalBelow(state: BoardState): Node[] {
    const square = refusedSquare(state);
    return square ? [at(square, state.flipped, tint('refused'))] : [];
}

export function refusedSquare(state: BoardState): Square | null {
    const explanation = state.refusal?.explanation;
    return explanation ? (explanation.square ?? explanation.to ?? explanation.from) : null;
}

export function marksBelow(state: BoardState): Node[] {
    return [
        ...lastTurnBelow(state),
        ...targetsBelow(state),
        ...plannedBelow(state),
        ...selectionBelow(state),
        ...refusalBelow(state),
        ...placeableBelow(state),
    ];
}

function lastTurnAbove(state: BoardState): Node[] {
    const turn = state.view?.lastTurn;
    if (!turn) return [];
    const around = (className: string) => (square: Square) =>
        at(
            square,
            state.flipped,
            svg('rect', { class: className, x: 4, y: 3, width: 92, height: 93, rx: 14 }),
        );
    const passed = turn.path
        .slice(0, -1)
        .filter((square) => cellAt(state.view, square)?.type === 'barragoon');
    return [...passed.map(around('last-passed')), ...turn.placed.map(around('placed-around'))];
}

function destinationsAbove(state: BoardState): Node[] {
    const { stage, view, flipped } = state;
    if (stage.name !== 'selected' || !view || phaseOf(state) !== 'move') return [];
    return movesFrom(view, stage.from).map((move) => {
        if (!move.captures) {
            const dot = svg('circle', { class: 'destination', cx: 50, cy: 50, r: 15 });
            return at(move.to, flipped, dot);
        }
        const round = move.captures === 'piece';
        const ring = (className: string) =>
            round
                ? svg('circle', { class: className, cx: 50, cy: 49, r: 44 })
                : svg('rect', { class: className, x: 6, y: 4, width: 88, height: 90, rx: 14 });
        return at(move.to, flipped, ring('capture halo'), ring('capture'));
    });
}

function previewAbove(state: BoardState): Node[] {
    const move = previewedMove(state);
    if (!move) return [];
    const way = points([move.from, ...move.path], state.flipped);
    const gap = move.captures ? 30 : 18;
    const steps = way
        .slice(1, -1)
        .map(({ x, y }) => svg('circle', { class: 'preview-step', cx: x, cy: y, r: 9 }));
    return [
        group(
            'preview',
            path('preview-halo', line(way, 40, gap + 14)),
            path('preview-line', line(way, 40, gap + 14)),
            ...steps,
            path('preview-head', head(way, gap, 30, 20)),
        ),
    ];
}

function targetFrame(state: BoardState): Node[] {
    const { drag, stage } = state;
    const over = drag?.over ?? (stage.name === 'ring' ? stage.square : null);
    if (!over || (drag && over === drag.from)) return [];
    return [at(over, state.flipped, path('over', 'M3.500 3.500H96.500V96.500H3.500Z'))];
}

// The path of the refused move as far as it goes, and the step that fails.
function refusalAbove(state: BoardState): Node[] {
    const explanation = state.refusal?.explanation;
    const square = refusedSquare(state);
    if (!explanation || !square) return [];
    const { flipped } = state;
    const badge = at(
        square,
        flipped,
        path('refused', frame),
        svg('circle', { class: 'refused-badge', cx: 82, cy: 18, r: 17 }),
        path('refused-sign', 'M82 8V20M82 27V27.500'),
    );
    const reached = explanation.step === null ? 0 : explanation.step;
    const way = explanation.from
        ? points([explanation.from, ...explanation.path.slice(0, reached)], flipped)
        : [];
    if (way.length < 2) return [badge];
    return [
        path('refused-way', line(way.slice(0, -1), 40)),
        path('refused-step', line(way.slice(-2), way.length === 2 ? 40 : 8, 20)),
        badge,
    ];
}

export function marksAbove(state: BoardState): Node[] {
    return [
        ...lastTurnAbove(state),
        ...targetsAbove(state),
        ...(ghostOf(state) ? [] : destinationsAbove(state)),
        ...previewAbove(state),
        ...targetFrame(state),
        ...refusalAbove(state),
    ];
}
