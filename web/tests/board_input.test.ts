// What keys mean to the board, and what its controller does with presses.
import { beforeAll, describe, expect, test } from 'vitest';
import { Controller, type Surface } from '../src/board/controller';
import type { KeyState, KeyStroke } from '../src/board/input/keyboard';
import { meaning, pressed } from '../src/board/input/keyboard';
import * as news from '../src/board/news';
import type { Stage } from '../src/board/state';
import { idle } from '../src/board/state';
import type { Explanation } from '../src/core/types';
import { texts } from '../src/i18n/i18n.svelte';
import { boardWords } from '../src/i18n/sentences';
import { brown2, contextOf, moves, noWay, owing, viewOf, white3 } from './board_kit';

describe('keys', () => {
    const key = (name: string, shift = false): KeyStroke => ({ key: name, shift, control: false });
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
        expect(what).toMatchObject({ reaction: { stage: { face: { heading: 'e' } } } });
    });

    test('no arrow leaves a barragoon that is being placed', () => {
        const ring: Stage = { name: 'ring', square: 'd5', face: null };
        const armed: Stage = { name: 'armed', face: { kind: 'one-way', heading: 'n' } };
        const byPointer = (stage: Stage) => stateOf({ stage, keyboard: false });
        const right = { means: 'ring', step: 1 };
        expect(meaning(key('ArrowRight'), byPointer(ring), context)).toEqual(right);
        expect(meaning(key('ArrowLeft'), stateOf({ stage: ring }), context)).toEqual({
            means: 'ring',
            step: -1,
        });
        for (const stage of [ring, ghost, armed])
            for (const name of ['ArrowLeft', 'ArrowUp', 'Home', 'End'])
                for (const shift of [false, true])
                    expect(meaning(key(name, shift), byPointer(stage), context)).not.toBeNull();
        expect(meaning(key('ArrowRight'), byPointer(armed), context)).toMatchObject({
            reaction: { stage: { face: { heading: 'e' } } },
        });
        const walking = stateOf({ stage: armed });
        expect(meaning(key('ArrowUp'), walking, context)).toMatchObject({ square: 'd6' });
    });

    test('1 to 6 show a face on the square of the focus, R rotates it, Enter places it', () => {
        const shown = meaning(key('2'), stateOf(), context);
        expect(shown).toMatchObject({ reaction: { stage: ghost } });
        const rotatedGhost = meaning(key('r'), stateOf({ stage: ghost }), context);
        expect(rotatedGhost).toMatchObject({ reaction: { stage: { face: { heading: 'e' } } } });
        const left = meaning(key('R', true), stateOf({ stage: ghost }), context);
        expect(left).toMatchObject({ reaction: { stage: { face: { heading: 'w' } } } });
        for (const confirmation of ['at-once', 'tap-again', 'button'] as const) {
            const reaction = pressed(contextOf(owing, { confirmation }), ghost, 'd5');
            expect(reaction.intents).toEqual([{ does: 'act', action: '^@d5' }]);
        }
    });

    test('on an occupied square a face is armed', () => {
        const what = meaning(key('1'), stateOf({ focus: 'd2' }), context);
        expect(what).toMatchObject({ reaction: { stage: { name: 'armed' } } });
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
        expect(pressed(play, selected.stage, 'd4').intents).toEqual([
            { does: 'act', action: 'd2d4' },
        ]);
    });
});

describe('the controller', () => {
    beforeAll(() => texts.speak('en'));

    function made() {
        const told: [string, unknown][] = [];
        const clock = { now: 1000 };
        const surface: Surface = {
            emit: (name, detail) => told.push([name, detail]),
            changed: () => {},
            lifted: () => {},
            say: (text) => told.push(['say', text]),
            now: () => clock.now,
            dropGesture: () => {},
        };
        const board = new Controller(surface, boardWords());
        board.news = news;
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
        board.setView(viewOf({ moves: moves.slice(1) }));
        expect(board.state.stage.name).toBe('selected');
        board.setView(viewOf({ fen: 'two' }));
        expect(board.state.stage).toBe(idle);
    });

    test('says what a placement would change in a sentence of its own', () => {
        const { board, told } = made();
        const mobility = (moves: number) => ({ pieces: 1, movable: 1, moves });
        const none = { white: [], brown: [] };
        board.setView(owing);
        board.state.effects = () => ({
            before: { white: mobility(40), brown: mobility(20) },
            after: { white: mobility(38), brown: mobility(20) },
            closed: none,
            opened: none,
            shutIn: ['d2'],
        });
        const face = { kind: 'no-way', heading: 'n' } as const;
        board.setStage({ name: 'ghost', square: 'd5', face, armed: false });
        expect(told).toEqual([
            [
                'say',
                'barragoon, no way, about to be placed on d5. Confirm or change it. ' +
                    'White’s moves\u00a040\u00a0→\u00a038, shuts in one piece.',
            ],
        ]);
    });

    test('says the whole action, and every one of a few', () => {
        const { board, told } = made();
        const base = { player: 'white', turn: 0 } as const;
        const move = { ...base, action: 'd2e4', captured: brown2 };
        const placed = { ...base, action: 'W@a1', player: 'brown', captured: null } as const;
        const back = { ...base, action: 'e4d2', turn: 1, captured: null };
        board.setView(viewOf());
        board.setView(viewOf({ fen: 'two', history: [move] }));
        board.setView(viewOf({ fen: 'one' }));
        board.setView(viewOf({ fen: 'three', history: [move, placed, back] }));
        const captures = 'White’s 3 moves from d2 to e4 and captures the brown 2.';
        expect(told).toEqual([
            ['say', captures],
            [
                'say',
                `${captures} Brown places a barragoon on a1: “left turn to the west”. ` +
                    'White’s 3 moves from e4 to d2.',
            ],
        ]);
    });

    test('says where a jump through the game has led', () => {
        const { board, told } = made();
        const played = (action: string) =>
            ({ action, player: 'white', turn: 0, captured: null }) as const;
        const [one, other] = [played('d2d4'), played('d2d5')];
        board.setView(viewOf({ history: [one] }));
        const cells = { d5: white3, e4: brown2, c5: noWay };
        board.setView(viewOf({ fen: 'two', history: [other], cells }));
        expect(told).toEqual([['say', 'White’s 3 moves from d2 to d5.']]);
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
            [
                'say',
                '“hello” is not an action. Type a move such as d2d5 or a placement such as x@d5.',
            ],
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
