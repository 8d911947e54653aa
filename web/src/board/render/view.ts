// The element's tree, and drawing the state into it.
import type { Square } from '../../core/types';
import type { Controller } from '../controller';
import { changesOfViews } from '../diff';
import { group, html, setAttribute, svg } from '../dom';
import { seen, shownHeading } from '../faces';
import type { Bounds, Ring } from '../input/ring';
import { ringAround } from '../input/ring';
import type { Tray } from '../input/tray';
import { cellAt, ghostOf } from '../state';
import type { PieceSet, Scene } from '../types';
import { cubeDefinitions, drawBarragoon } from './barragoons';
import type { Floats } from './floats';
import { Grid } from './grid';
import { marksAbove, marksBelow } from './marks';
import { drawCell, Pieces, pieceDefinitions } from './pieces';
import type { RingPress } from './ring';
import { Coordinates, drawSquares } from './squares';

export type Additions = typeof import('./additions');

export class BoardView {
    readonly fit = html('div', { class: 'fit' });
    readonly grid = new Grid();
    floats: Floats | null = null; // null, like the tray, until loaded
    tray: Tray | null = null;
    #additions: Additions | null = null;
    readonly input = html('input', {
        type: 'text',
        autocomplete: 'off',
        autocapitalize: 'off',
        spellcheck: 'false',
        maxlength: 12,
    });
    readonly announcer = html('div', { class: 'announcer', role: 'status', 'aria-live': 'polite' });
    readonly #table = html('div', { class: 'table' });
    readonly #trayPlace = html('div', { class: 'tray idle' });
    readonly #coordinates = new Coordinates();
    readonly #below = group('below');
    readonly #pieces = new Pieces();
    readonly #above = group('above');
    readonly #lift = group('lift');
    readonly #motion = matchMedia('(prefers-reduced-motion: reduce)');
    readonly #forced = matchMedia('(forced-colors: active)');
    #shown: Scene | null = null;
    #liftKey = '';

    constructor(
        readonly board: Controller,
        readonly onRingPress: RingPress,
    ) {
        const drawing = svg(
            'svg',
            { class: 'drawing', viewBox: '0 0 700 900', 'aria-hidden': 'true' },
            svg('defs', {}, ...pieceDefinitions(), ...cubeDefinitions()),
            this.#below,
            this.#pieces.element,
            this.#above,
            this.#lift,
        );
        const play = html('div', { class: 'play' }, drawSquares(), drawing, this.grid.element);
        const frame = html('div', { class: 'frame' }, ...this.#coordinates.elements, play);
        const typed = html('div', { class: 'typed' }, this.input);
        this.#table.append(frame, this.#trayPlace, typed);
        this.fit.append(this.#table, this.announcer);
    }

    // Takes what was loaded after the first paint. Whatever the state has asked for meanwhile appears
    // with the next rendering.
    add(additions: Additions): Floats {
        this.#additions = additions;
        this.floats = new additions.Floats(this.board, this.onRingPress);
        this.tray = new additions.Tray(this.board, (x, y) => this.squareAt(x, y));
        this.#trayPlace.replaceWith(this.tray.element);
        return this.floats;
    }

    squareAt(x: number, y: number): Square | null {
        return this.grid.squareAtPoint(x, y, this.board.state.flipped);
    }

    squareBox(square: Square): DOMRect {
        const cell = this.grid.cell(square, this.board.state.flipped);
        return (cell ?? this.fit).getBoundingClientRect();
    }

    get bounds(): Bounds {
        const { clientWidth, clientHeight } = document.documentElement;
        return { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
    }

    ring(square: Square): Ring {
        const box = this.squareBox(square);
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        return ringAround(middle, box.width, this.bounds);
    }

    get inputBox(): DOMRect {
        return this.input.getBoundingClientRect();
    }

    focus(square: Square): void {
        this.grid.cell(square, this.board.state.flipped)?.focus({ preventScroll: true });
    }

    // Gradients mean nothing where the user's system dictates the colours.
    get #set(): PieceSet {
        return this.#forced.matches ? 'plain' : this.board.state.pieceSet;
    }

    render(): void {
        const { state } = this.board;
        const set = this.#set;
        this.#table.classList.toggle('coordinated', state.coordinates);
        this.#table.classList.toggle('tray-below', state.tray === 'below');
        this.#table.classList.toggle('tray-beside', state.tray === 'beside');
        this.#table.classList.toggle('typing', state.typing);
        this.#table.classList.toggle('plain', set === 'plain');
        this.#table.classList.toggle('planning', state.planning);
        this.#table.classList.toggle('dragging', state.drag !== null);
        this.#coordinates.render(state.flipped);
        setAttribute(this.input, 'aria-label', state.words.typeAction);
        setAttribute(this.input, 'placeholder', 'd2d5 · x@d5');
        this.grid.render(state);
        this.#renderPieces(set);
        this.#below.replaceChildren(...marksBelow(state));
        this.#renderAbove();
        this.renderLift();
        this.tray?.render();
        if (this.floats) this.#renderFloats(this.floats);
    }

    // A button that disappears must not take the focus with it.
    #renderFloats(floats: Floats): void {
        const root = this.fit.getRootNode();
        const focused = root instanceof ShadowRoot ? root.activeElement : null;
        const inside = focused !== null && floats.element.contains(focused);
        floats.render(this);
        if (inside && !focused.checkVisibility()) this.focus(this.board.state.focus);
    }

    #renderPieces(set: PieceSet): void {
        const { state } = this.board;
        const before = this.#shown;
        const { view } = state;
        this.#shown = view;
        this.#pieces.render(view?.cells ?? {}, state.flipped, set);
        this.#pieces.lift(state.drag?.from ?? null);
        if (!before || !view || before === view) return;
        if (!state.animated || state.editing || this.#motion.matches) return;
        const changes = changesOfViews(before, view);
        this.#pieces.animate(changes, before.cells, this.board.dropped, state.flipped, set);
        this.board.dropped = null;
    }

    #renderAbove(): void {
        const { state } = this.board;
        const added = this.#additions;
        const ghost = ghostOf(state);
        const effects = ghost ? this.board.ghostEffects() : null;
        this.#above.replaceChildren(
            ...(added?.helps(state) ?? []),
            ...marksAbove(state),
            ...((effects && added?.effectMarks(effects, state.flipped)) ?? []),
            ...(ghost && added ? [added.ghostMark(ghost, state)] : []),
            ...(added?.arrows(state) ?? []),
        );
    }

    // What a finger drags is enlarged and drawn above the fingertip, so that it can be seen.
    renderLift(): void {
        const { drag, view, flipped } = this.board.state;
        const set = this.#set;
        if (!drag) {
            if (this.#liftKey) this.#lift.replaceChildren();
            this.#liftKey = '';
            return;
        }
        const cell = drag.from ? cellAt(view, drag.from) : null;
        const heading = drag.face ? shownHeading(drag.face) : null;
        const key = `${drag.from} ${drag.face?.kind} ${heading} ${set}`;
        if (key !== this.#liftKey) {
            this.#liftKey = key;
            this.#lift.replaceChildren();
            if (cell) this.#lift.append(drawCell(cell, flipped, set));
            else if (drag.face)
                this.#lift.append(
                    drawBarragoon(drag.face.kind, heading && seen(heading, flipped), set),
                );
        }
        const box = this.grid.element.getBoundingClientRect();
        const scale = 700 / box.width;
        const size = drag.touch ? 1.5 : 1.12;
        const x = (drag.x - box.left) * scale - 50 * size;
        const y = (drag.y - box.top) * scale - (drag.touch ? 95 : 50) * size;
        this.#lift.setAttribute('transform', `translate(${x} ${y}) scale(${size})`);
    }
}
