// Mouse, pen and finger on the squares: presses, drags, slides over the ring, drawn arrows.
import type { FaceKind, Square } from '../../core/types';
import type { Controller } from '../controller';
import { seen } from '../faces';
import type { Point } from '../geometry';
import * as mutations from '../mutations';
import { cellAt } from '../state';
import type { Arrow, Device } from '../types';
import type { Ring, Slide } from './ring';
import { beginSlide, slideTo } from './ring';

export interface Places {
    squareAt(x: number, y: number): Square | null;
    ring(square: Square): Ring;
    focus(square: Square): void;
    capture(id: number): void;
    pressRing(kind: FaceKind | null): void; // a face of the ring, or its middle
}

type Gesture = { readonly id: number; readonly start: Point; readonly square: Square } & (
    | { readonly type: 'press'; readonly fresh: boolean; readonly touch: boolean }
    | { readonly type: 'drag'; readonly fresh: boolean }
    | {
          readonly type: 'slide';
          readonly ring: Ring;
          slide: Slide;
          moved: boolean;
          readonly from: 'square' | 'middle' | 'face';
      }
    | { readonly type: 'draw' }
    | { readonly type: 'edit'; readonly erase: boolean; readonly touch: boolean }
);

export const deviceOf = ({ pointerType }: PointerEvent): Device =>
    pointerType === 'mouse' ? 'mouse' : 'touch';

export class PointerInput {
    #gesture: Gesture | null = null;
    #openedAt = 0;

    constructor(
        readonly board: Controller,
        readonly places: Places,
    ) {}

    dropGesture(): void {
        this.#gesture = null;
        this.board.state.drawing = null;
    }

    down(event: PointerEvent): void {
        const { board } = this;
        const { state } = board;
        const square = this.places.squareAt(event.clientX, event.clientY);
        if (this.#gesture || !square) return;
        const at = {
            id: event.pointerId,
            start: { x: event.clientX, y: event.clientY },
            square,
        };
        const touch = event.pointerType === 'touch';
        if (event.button === 2 && !state.editing) {
            this.#begin({ ...at, type: 'draw' });
            return;
        }
        if (event.button !== 0 && !(state.editing && event.button === 2)) return;
        event.preventDefault();
        state.device = deviceOf(event);
        state.keyboard = false;
        this.places.focus(square);
        board.clearDrawn();
        if (state.refusal) {
            state.refusal = null;
            board.surface.changed();
        }
        if (state.editing) {
            this.#begin({ ...at, type: 'edit', erase: event.button === 2, touch });
            return;
        }
        const context = board.ready();
        if (!context) return;
        const before = state.stage;
        const reaction = mutations.down(context, before, square);
        const fresh = reaction.stage !== before;
        const opens = fresh && reaction.stage.name === 'ring';
        state.sliding = opens;
        if (opens) {
            const ring = this.places.ring(square);
            const slide = beginSlide(ring, at.start);
            this.#begin({ ...at, type: 'slide', ring, slide, moved: false, from: 'square' });
            this.#openedAt = board.surface.now();
        } else this.#begin({ ...at, type: 'press', fresh, touch });
        board.apply(reaction);
    }

    // A press on the open ring: a tap, or the start of a slide. A ring that was shifted away from the
    // edge can lie under a finger that taps twice, so presses are ignored for a moment.
    ringDown(event: PointerEvent, kind: FaceKind | null): void {
        const { board } = this;
        const { stage } = board.state;
        if (this.#gesture || event.button !== 0 || stage.name !== 'ring' || !board.ready()) return;
        if (board.surface.now() < this.#openedAt + 250) return;
        event.preventDefault();
        board.state.device = deviceOf(event);
        const { square } = stage;
        this.#begin({
            type: 'slide',
            id: event.pointerId,
            start: { x: event.clientX, y: event.clientY },
            square,
            ring: this.places.ring(square),
            slide: { kind, direction: null, under: null },
            moved: false,
            from: kind ? 'face' : 'middle',
        });
    }

    #begin(gesture: Gesture): void {
        this.#gesture = gesture;
        this.places.capture(gesture.id);
    }

    move(event: PointerEvent): void {
        const gesture = this.#gesture;
        const point = { x: event.clientX, y: event.clientY };
        const over = this.places.squareAt(point.x, point.y);
        if (!gesture) {
            // Browsers also report a resting pointer when something moves beneath it.
            const moved = event.movementX !== 0 || event.movementY !== 0;
            if (event.pointerType !== 'touch' && moved) this.hover(over);
            return;
        }
        if (gesture.id !== event.pointerId) return;
        const far = Math.hypot(point.x - gesture.start.x, point.y - gesture.start.y) > 6;
        if (gesture.type === 'slide') this.#slide(gesture, point, far);
        else if (gesture.type === 'draw') this.#draw(gesture.square, over);
        else if (this.board.state.drag) this.#drag(point, over);
        else if (far && (gesture.type === 'press' || gesture.type === 'edit'))
            this.#lift(gesture, point, over);
    }

    hover(square: Square | null): void {
        const { state } = this.board;
        if (state.hover === square) return;
        state.hover = square;
        this.board.surface.changed();
    }

    #slide(gesture: Gesture & { type: 'slide' }, point: Point, far: boolean): void {
        const { board } = this;
        const { state } = board;
        const context = board.context();
        if (!context || !(far || gesture.moved)) return;
        const old = gesture.slide;
        gesture.moved = true;
        state.sliding = true;
        gesture.slide = slideTo(gesture.ring, old, point);
        const { kind, direction } = gesture.slide;
        const shown = state.stage.name === 'ring' ? state.stage.face : null;
        if (kind === (shown?.kind ?? null) && direction === old.direction) return;
        const heading = direction
            ? seen(direction, context.flipped)
            : mutations.firstHeading(context);
        board.apply(mutations.show(state.stage, kind && { kind, heading }));
    }

    #draw(from: Square, over: Square | null): void {
        const { state } = this.board;
        const to = over ?? from;
        if (state.drawing?.to === to) return;
        state.drawing = to === from ? null : { from, to, kind: 'user' };
        this.board.surface.changed();
    }

    #lift(gesture: Gesture & { type: 'press' | 'edit' }, point: Point, over: Square | null): void {
        const { state } = this.board;
        const { square } = gesture;
        const ghost = state.stage.name === 'ghost' && state.stage.square === square;
        const face = state.stage.name === 'ghost' && ghost ? state.stage.face : null;
        const cell = cellAt(state.view, square);
        if (gesture.type === 'edit' && gesture.erase) return;
        if (!face && !cell) return;
        if (cell?.type === 'barragoon' && !state.editing) return;
        this.#gesture = gesture.type === 'edit' ? gesture : { ...gesture, type: 'drag' };
        state.drag = {
            from: face ? null : square,
            face,
            over,
            touch: gesture.touch,
            x: point.x,
            y: point.y,
        };
        this.board.surface.changed();
    }

    #drag(point: Point, over: Square | null): void {
        const { state } = this.board;
        if (!state.drag) return;
        const same = state.drag.over === over;
        state.drag = { ...state.drag, over, x: point.x, y: point.y };
        if (same) this.board.surface.lifted();
        else this.board.surface.changed();
    }

    up(event: PointerEvent): void {
        const gesture = this.#gesture;
        if (!gesture || gesture.id !== event.pointerId) return;
        const { board } = this;
        const { state } = board;
        const over = this.places.squareAt(event.clientX, event.clientY);
        const { drag } = state;
        this.#gesture = null;
        state.drag = null;
        state.sliding = false;
        board.surface.changed();
        if (gesture.type === 'edit') {
            this.#edit(gesture, over, drag !== null);
            return;
        }
        if (gesture.type === 'draw') {
            this.#drawn(gesture.square, over);
            return;
        }
        const context = board.ready();
        if (!context) return;
        if (gesture.type === 'slide') {
            const reach = gesture.ring.radius + gesture.ring.size;
            const { centre } = gesture.ring;
            const away = Math.hypot(event.clientX - centre.x, event.clientY - centre.y) > reach;
            if (!gesture.moved && gesture.from !== 'square')
                this.places.pressRing(gesture.slide.kind);
            else if (gesture.slide.kind) board.apply(mutations.release(context, state.stage));
            else if (gesture.moved && away) board.stepBack();
        } else if (gesture.type === 'drag') {
            if (drag?.face && over)
                board.apply(mutations.put(context, state.stage, over, drag.face, false));
            else if (drag?.from && over && over !== drag.from) {
                const reaction = mutations.drop(context, state.stage, drag.from, over);
                if (reaction.intents.some(({ does }) => does === 'act')) board.dropped = over;
                board.apply(reaction);
            } else if (over && over === drag?.from) {
                // A shaky tap.
                board.apply(mutations.up(context, state.stage, over, gesture.fresh));
            }
        } else if (over === gesture.square) {
            board.apply(mutations.up(context, state.stage, over, gesture.fresh));
        }
    }

    // What is dragged off the board is erased.
    #edit(gesture: Gesture & { type: 'edit' }, over: Square | null, dragged: boolean): void {
        const { square, erase } = gesture;
        const { surface } = this.board;
        if (!dragged || over === square) {
            if (over === square) surface.emit('edit', { square, from: null, erase });
        } else if (over) surface.emit('edit', { square: over, from: square, erase: false });
        else surface.emit('edit', { square, from: null, erase: true });
    }

    // Drawing the same arrow or circle again removes it.
    #drawn(from: Square, over: Square | null): void {
        const { state, surface } = this.board;
        state.drawing = null;
        const { arrows, circles } = state.drawn;
        if (over === from) {
            const without = circles.filter((square) => square !== from);
            const more = without.length < circles.length ? without : [...circles, from];
            state.drawn = { arrows, circles: more };
        } else if (over) {
            const without = arrows.filter((arrow) => arrow.from !== from || arrow.to !== over);
            const arrow: Arrow = { from, to: over, kind: 'user' };
            const more = without.length < arrows.length ? without : [...arrows, arrow];
            state.drawn = { arrows: more, circles };
        }
        surface.changed();
        surface.emit('drawn', state.drawn);
    }

    cancel(event: PointerEvent): void {
        if (this.#gesture?.id !== event.pointerId) return;
        const { state } = this.board;
        const slid = this.#gesture.type === 'slide';
        this.dropGesture();
        state.drag = null;
        state.sliding = false;
        if (slid) this.board.stepBack();
        this.board.surface.changed();
    }
}
