// The parts of the board that need no browser.
import { describe, expect, test } from 'vitest';
import { Controller } from '../src/board/controller';
import { changes } from '../src/board/diff';
import { faceOf, headings, kinds, readFace, rotated, seen, shownHeading } from '../src/board/faces';
import { allSquares, centre, neighbour, squareAt } from '../src/board/geometry';
import type { Key, KeyState } from '../src/board/input/keyboard';
import { meaning, pressed } from '../src/board/input/keyboard';
import { beginSlide, faceAt, ringAround, slideTo } from '../src/board/input/ring';
import * as mutations from '../src/board/mutations';
import { corners, head, line } from '../src/board/render/paths';
import { clearerSide, placeBox } from '../src/board/render/place';
import { soundFor } from '../src/board/sounds';
import type { Context, Stage } from '../src/board/state';
import { ghostOf, idle, newState, phaseOf, previewedMove } from '../src/board/state';
import type { Cells, Explanation, GameView, LastTurn, Move } from '../src/core/types';

const white3 = { type: 'piece', owner: 'white', value: 3 } as const;
const brown2 = { type: 'piece', owner: 'brown', value: 2 } as const;
const noWay = { type: 'barragoon', face: 'x', kind: 'no-way', heading: null } as const;

const moves: readonly Move[] = [
    { action: 'd2d4', from: 'd2', to: 'd4', path: ['d3', 'd4'], captures: null },
    { action: 'd2e4', from: 'd2', to: 'e4', path: ['d3', 'd4', 'e4'], captures: 'piece' },
];

function viewOf(more: Partial<GameView> = {}): GameView {
    const free = { pieces: 1, movable: 1, moves: 2 };
    return {
        fen: 'one',
        cells: { d2: white3, e4: brown2, c5: noWay },
        actor: 'white',
        owed: 0,
        placer: null,
        supply: 24,
        levels: { white: 0, brown: 0 },
        turnNumber: 1,
        touchMove: false,
        touches: [],
        moves,
        placeable: [],
        forbidden: [],
        outcome: null,
        offer: null,
        mayOfferRepetition: null,
        mustDeviate: false,
        lastTurn: null,
        history: [],
        turns: [],
        mobility: { white: free, brown: free },
        moveCounts: {},
        locked: [],
        threats: { white: [], brown: [] },
        ...more,
    };
}

const owing = viewOf({ owed: 1, placer: 'mover', moves: [], placeable: ['a1', 'a2', 'd5'] });

function contextOf(view: GameView, more: Partial<Context> = {}): Context {
    return { view, confirmation: 'tap-again', flipped: false, ...more };
}

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

describe('choosing a move', () => {
    const context = contextOf(viewOf());
    const selected: Stage = { name: 'selected', from: 'd2' };

    test('a press on an own piece selects and touches it', () => {
        const result = mutations.down(context, idle, 'd2');
        expect(result).toEqual({ stage: selected, deeds: [{ does: 'touch', square: 'd2' }] });
        expect(mutations.up(context, result.stage, 'd2', true).stage).toEqual(selected);
        expect(mutations.up(context, result.stage, 'd2', false).stage).toBe(idle);
    });

    test('an opponent’s piece and a barragoon are only touched', () => {
        for (const square of ['e4', 'c5']) {
            expect(mutations.down(context, idle, square).stage).toBe(idle);
            const touched = mutations.up(context, idle, square, false);
            expect(touched).toEqual({ stage: idle, deeds: [{ does: 'touch', square }] });
        }
    });

    test('a legal destination acts', () => {
        expect(mutations.up(context, selected, 'd4', false)).toEqual({
            stage: idle,
            deeds: [{ does: 'act', action: 'd2d4' }],
        });
        expect(mutations.up(context, selected, 'e4', false).deeds).toEqual([
            { does: 'touch', square: 'e4' },
            { does: 'act', action: 'd2e4' },
        ]);
    });

    test('another square is a try, and the piece stays selected', () => {
        const result = mutations.drop(context, selected, 'd2', 'g9');
        expect(result).toEqual({ stage: selected, deeds: [{ does: 'try', action: 'd2g9' }] });
    });
});

describe('placing', () => {
    const context = contextOf(owing);
    const upwards = { kind: 'one-way', heading: 'n' } as const;
    const ring: Stage = { name: 'ring', square: 'd5', face: null };

    test('a press on a free square opens the ring, a second closes it', () => {
        expect(mutations.down(context, idle, 'd5').stage).toEqual(ring);
        expect(mutations.up(context, ring, 'd5', true).stage).toBe(ring);
        expect(mutations.up(context, ring, 'd5', false).stage).toBe(idle);
    });

    test('a chosen face is rotated by choosing it again', () => {
        const first = mutations.choose(context, ring, 'one-way').stage;
        expect(first).toEqual({ ...ring, face: upwards });
        const second = mutations.choose(context, first, 'one-way').stage;
        expect(second).toEqual({ ...ring, face: { kind: 'one-way', heading: 'e' } });
    });

    test('upwards is as seen', () => {
        const flipped = contextOf(owing, { flipped: true });
        expect(mutations.choose(flipped, ring, 'one-way').stage).toEqual({
            ...ring,
            face: { kind: 'one-way', heading: 's' },
        });
        const pointed = mutations.point(flipped, { ...ring, face: upwards }, 'e').stage;
        expect(pointed).toEqual({ ...ring, face: { kind: 'one-way', heading: 'w' } });
    });

    test('a release shows a ghost, and the square again places it', () => {
        const ghost = mutations.release(context, { ...ring, face: upwards }).stage;
        expect(ghost).toEqual({ name: 'ghost', square: 'd5', face: upwards, armed: false });
        expect(mutations.up(context, ghost, 'd5', false).deeds).toEqual([
            { does: 'act', action: '^@d5' },
        ]);
    });

    test('at once needs no ghost', () => {
        const quick = contextOf(owing, { confirmation: 'at-once' });
        expect(mutations.release(quick, { ...ring, face: upwards }).deeds).toEqual([
            { does: 'act', action: '^@d5' },
        ]);
        expect(mutations.choose(quick, ring, 'no-way').deeds).toEqual([
            { does: 'act', action: 'x@d5' },
        ]);
        expect(mutations.choose(quick, ring, 'one-way').deeds).toEqual([]);
    });

    test('with a button the square again opens the ring', () => {
        const careful = contextOf(owing, { confirmation: 'button' });
        const ghost: Stage = { name: 'ghost', square: 'd5', face: upwards, armed: false };
        const opened = mutations.up(careful, ghost, 'd5', false);
        expect(opened).toEqual({ stage: { name: 'ring', square: 'd5', face: upwards }, deeds: [] });
        expect(mutations.confirm(careful, ghost).deeds).toEqual([{ does: 'act', action: '^@d5' }]);
    });

    test('a face of the tray waits for its square', () => {
        const armed = mutations.choose(context, idle, 'one-way').stage;
        expect(armed).toEqual({ name: 'armed', face: upwards });
        expect(mutations.down(context, armed, 'a1').stage).toBe(armed);
        const ghost = mutations.up(context, armed, 'a1', false).stage;
        expect(ghost).toEqual({ name: 'ghost', square: 'a1', face: upwards, armed: true });
        const other = mutations.up(context, ghost, 'a2', false).stage;
        expect(other).toEqual({ name: 'ghost', square: 'a2', face: upwards, armed: true });
        expect(mutations.back(other)).toEqual(armed);
        expect(mutations.back(armed)).toBe(idle);
    });

    test('what is forbidden or occupied is a try', () => {
        const bound = contextOf({ ...owing, forbidden: ['^@d5'] });
        expect(mutations.release(bound, { ...ring, face: upwards }).deeds).toEqual([
            { does: 'try', action: '^@d5' },
        ]);
        expect(mutations.up(context, idle, 'd2', false).deeds).toEqual([
            { does: 'try', action: 'x@d2' },
        ]);
        expect(mutations.drop(context, idle, 'd2', 'd4').deeds).toEqual([
            { does: 'try', action: 'd2d4' },
        ]);
    });

    test('Escape goes back one stage', () => {
        expect(mutations.back({ ...ring, face: upwards })).toEqual(ring);
        expect(mutations.back(ring)).toBe(idle);
    });
});

test('typed actions', () => {
    expect(mutations.readAction(' d2d5 ')).toBe('d2d5');
    expect(mutations.readAction('3d2-d5')).toBe('d2d5');
    expect(mutations.readAction('3d8xd5')).toBe('d8d5');
    expect(mutations.readAction('x@d5')).toBe('x@d5');
    expect(mutations.readAction('N@b4')).toBe('N@b4');
    expect(mutations.readAction('n@b4')).toBe('n@b4');
    for (const text of ['', 'd2', 'h1h2', 'q@d5', 'x@d0', 'castle'])
        expect(mutations.readAction(text)).toBeNull();
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

describe('keys', () => {
    const key = (name: string, shift = false): Key => ({ key: name, shift, control: false });
    const stateOf = (more: Partial<KeyState> = {}): KeyState => ({
        stage: idle,
        focus: 'd5',
        keyboard: true,
        phase: 'place',
        flipped: false,
        editing: false,
        busy: false,
        onSquare: true,
        ...more,
    });
    const context = contextOf(owing);
    const ghost: Stage = {
        name: 'ghost',
        square: 'd5',
        face: { kind: 'one-way', heading: 'n' },
        armed: false,
    };

    test('arrows walk over the squares, but are the page’s after a press by pointer', () => {
        expect(meaning(key('ArrowUp'), stateOf(), context)).toEqual({
            means: 'focus',
            square: 'd6',
        });
        expect(meaning(key('ArrowUp'), stateOf({ flipped: true }), context)).toEqual({
            means: 'focus',
            square: 'd4',
        });
        expect(meaning(key('ArrowUp'), stateOf({ keyboard: false }), context)).toBeNull();
        expect(meaning(key('Home'), stateOf(), context)).toEqual({ means: 'focus', square: 'a5' });
        expect(meaning(key('PageUp'), stateOf(), context)).toEqual({
            means: 'focus',
            square: 'd9',
        });
    });

    test('arrows point the face of a ghost', () => {
        const what = meaning(key('ArrowRight'), stateOf({ stage: ghost }), context);
        expect(what).toMatchObject({ result: { stage: { face: { heading: 'e' } } } });
    });

    test('1 to 6 show a face on the square of the focus, R rotates it, Enter places it', () => {
        const shown = meaning(key('2'), stateOf(), context);
        expect(shown).toMatchObject({ result: { stage: ghost } });
        const rotatedGhost = meaning(key('r'), stateOf({ stage: ghost }), context);
        expect(rotatedGhost).toMatchObject({ result: { stage: { face: { heading: 'e' } } } });
        const left = meaning(key('R', true), stateOf({ stage: ghost }), context);
        expect(left).toMatchObject({ result: { stage: { face: { heading: 'w' } } } });
        for (const confirmation of ['at-once', 'tap-again', 'button'] as const) {
            const result = pressed(contextOf(owing, { confirmation }), ghost, 'd5');
            expect(result.deeds).toEqual([{ does: 'act', action: '^@d5' }]);
        }
    });

    test('on an occupied square a face is armed', () => {
        const what = meaning(key('1'), stateOf({ focus: 'd2' }), context);
        expect(what).toMatchObject({ result: { stage: { name: 'armed' } } });
    });

    test('numbers mean nothing while a move is due', () => {
        expect(meaning(key('1'), stateOf({ phase: 'move' }), contextOf(viewOf()))).toBeNull();
    });

    test('Escape is the page’s when there is nothing to put away', () => {
        expect(meaning(key('Escape'), stateOf(), context)).toBeNull();
        expect(meaning(key('Escape'), stateOf({ stage: ghost }), context)).toEqual({
            means: 'back',
        });
    });

    test('the browser’s own keys are left alone', () => {
        const browsers = { key: 'f', shift: false, control: true };
        expect(meaning(browsers, stateOf(), context)).toBeNull();
        expect(meaning(key('f'), stateOf(), context)).toEqual({ means: 'flip' });
    });

    test('Enter selects and moves', () => {
        const play = contextOf(viewOf());
        const selected = pressed(play, idle, 'd2');
        expect(selected.stage).toEqual({ name: 'selected', from: 'd2' });
        expect(pressed(play, selected.stage, 'd4').deeds).toEqual([
            { does: 'act', action: 'd2d4' },
        ]);
    });
});

describe('what changes', () => {
    const turn: LastTurn = {
        player: 'white',
        from: 'd2',
        to: 'e4',
        path: ['d3', 'd4', 'e4'],
        captured: brown2,
        placed: [],
    };
    const before: Cells = { d2: white3, e4: brown2 };
    const after: Cells = { e4: white3 };

    test('a move slides along its path and what it captures vanishes', () => {
        expect(changes(before, after, [turn])).toEqual({
            slides: [{ path: ['d2', 'd3', 'd4', 'e4'] }],
            appears: [],
            vanishes: ['e4'],
        });
    });

    test('taking it back goes the same way back', () => {
        expect(changes(after, before, [null, turn])).toEqual({
            slides: [{ path: ['e4', 'd4', 'd3', 'd2'] }],
            appears: ['e4'],
            vanishes: [],
        });
    });

    test('a barragoon appears, and nothing happens when nothing changes', () => {
        expect(changes(after, { ...after, a1: noWay }, []).appears).toEqual(['a1']);
        expect(changes(after, after, [])).toEqual({ slides: [], appears: [], vanishes: [] });
    });
});

describe('the state', () => {
    test('whose turn it is decides who may act', () => {
        const state = newState();
        state.view = viewOf();
        expect(phaseOf(state)).toBe('move');
        state.player = 'brown';
        expect(phaseOf(state)).toBe('none');
        state.player = 'white';
        state.view = owing;
        expect(phaseOf(state)).toBe('place');
        state.editing = true;
        expect(phaseOf(state)).toBe('none');
    });

    test('the preview follows the pointer or the focus', () => {
        const state = newState();
        state.view = viewOf();
        state.stage = { name: 'selected', from: 'd2' };
        state.hover = 'e4';
        expect(previewedMove(state)?.action).toBe('d2e4');
        state.hover = null;
        expect(previewedMove(state)).toBeNull();
        state.keyboard = true;
        state.focus = 'd4';
        expect(previewedMove(state)?.action).toBe('d2d4');
    });

    test('an armed face is shown where it would be placed', () => {
        const state = newState();
        state.view = owing;
        state.stage = { name: 'armed', face: { kind: 'no-way', heading: 'n' } };
        state.hover = 'd5';
        expect(ghostOf(state)?.square).toBe('d5');
        state.hover = 'd2';
        expect(ghostOf(state)).toBeNull();
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

describe('the controller', () => {
    function made() {
        const told: [string, unknown][] = [];
        const clock = { now: 1000 };
        const board = new Controller({
            emit: (name, detail) => told.push([name, detail]),
            changed: () => {},
            lifted: () => {},
            say: (text) => told.push(['say', text]),
            now: () => clock.now,
            dropGesture: () => {},
        });
        return { board, told, clock };
    }

    test('rests for a moment after a change of phase', () => {
        const { board, clock } = made();
        board.setView(viewOf());
        expect(board.ready()).not.toBeNull();
        board.setView({ ...owing, fen: 'two' });
        expect(board.ready()).toBeNull();
        expect(board.type('x@d5')).toBe(false);
        clock.now += 249;
        expect(board.ready()).toBeNull();
        clock.now += 1;
        expect(board.ready()).not.toBeNull();
    });

    test('keeps the stage while only the duties change, and drops it with the position', () => {
        const { board } = made();
        board.setView(viewOf());
        board.setStage({ name: 'selected', from: 'd2' });
        board.setView(viewOf({ touches: ['d2'] }));
        expect(board.state.stage.name).toBe('selected');
        board.setView(viewOf({ fen: 'two' }));
        expect(board.state.stage).toBe(idle);
    });

    test('types actions, says what is none, and explains what is refused', () => {
        const { board, told } = made();
        board.setView(viewOf());
        expect(board.type('3d2-d4')).toBe(true);
        expect(board.type('hello')).toBe(false);
        const explanation = { legal: false, square: 'd3' } as unknown as Explanation;
        board.state.explain = () => explanation;
        board.state.sentence = () => 'No.';
        expect(board.type('d2g9')).toBe(false);
        expect(told).toEqual([
            ['act', { action: 'd2d4' }],
            ['say', '“hello” is no action.'],
            ['say', 'No.'],
            ['refuse', { explanation, sentence: 'No.' }],
        ]);
        expect(board.state.refusal?.sentence).toBe('No.');
        board.stepBack();
        expect(board.state.refusal).toBeNull();
    });

    test('asks for the effects of a placement once', () => {
        const { board } = made();
        let asked = 0;
        board.setView(owing);
        board.state.effects = () => {
            ++asked;
            throw new Error('unreadable');
        };
        board.state.stage = {
            name: 'ghost',
            square: 'd5',
            face: { kind: 'no-way', heading: 'n' },
            armed: false,
        };
        expect(board.ghostEffects()).toBeNull();
        expect(board.ghostEffects()).toBeNull();
        expect(asked).toBe(1);
    });
});
