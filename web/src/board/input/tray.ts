// The tray: six faces and a rotate button, below or beside the board. Click a face and then a square,
// or drag the face onto the board.
import type { FaceKind, Square } from '../../core/types';
import type { Controller } from '../controller';
import { glyph, html, setAttribute } from '../dom';
import type { FaceChoice } from '../faces';
import { faceOf, isOriented, kinds, shownHeading } from '../faces';
import * as mutations from '../mutations';
import { faceIcon } from '../render/barragoons';
import { rotateSign } from '../render/card';
import { phaseOf } from '../state';
import { deviceOf } from './pointer';
import { toolbar } from './toolbar';

interface Start {
    readonly id: number;
    readonly x: number;
    readonly y: number;
}

export class Tray {
    readonly element = html('div', { class: 'tray', role: 'toolbar' });
    readonly #faces = new Map<FaceKind, { button: HTMLButtonElement; key: string }>();
    readonly #rotate = html('button', { type: 'button', class: 'rotate' }, glyph(...rotateSign));
    #start: Start | null = null;
    #dragged = false;

    constructor(
        readonly board: Controller,
        readonly squareAt: (x: number, y: number) => Square | null,
    ) {
        for (const kind of kinds) {
            const button = html('button', { type: 'button', class: 'face' });
            button.addEventListener('click', () => this.#click(kind));
            button.addEventListener('pointerdown', (event) => this.#down(event, button));
            button.addEventListener('pointermove', (event) => this.#move(event, kind));
            button.addEventListener('pointerup', (event) => this.#up(event));
            button.addEventListener('pointercancel', () => this.#cancel());
            this.#faces.set(kind, { button, key: '' });
            this.element.append(button);
        }
        this.#rotate.addEventListener('click', () =>
            board.apply(mutations.rotate(board.state.stage)),
        );
        this.element.append(this.#rotate);
        toolbar(this.element);
    }

    #face(kind: FaceKind): FaceChoice | null {
        const context = this.board.context();
        const { stage } = this.board.state;
        if (!context) return null;
        const chosen = 'face' in stage ? stage.face : null;
        return chosen?.kind === kind ? chosen : mutations.startFace(context, stage, kind);
    }

    #click(kind: FaceKind): void {
        const context = this.board.ready();
        if (this.#dragged || !context) {
            this.#dragged = false;
            return;
        }
        this.board.apply(mutations.choose(context, this.board.state.stage, kind));
    }

    #down(event: PointerEvent, button: HTMLButtonElement): void {
        if (event.button !== 0 || !this.board.ready()) return;
        this.board.state.device = deviceOf(event);
        this.#start = { id: event.pointerId, x: event.clientX, y: event.clientY };
        this.#dragged = false;
        button.setPointerCapture(event.pointerId);
    }

    #move(event: PointerEvent, kind: FaceKind): void {
        const { state, surface } = this.board;
        if (this.#start?.id !== event.pointerId) return;
        const { clientX: x, clientY: y } = event;
        if (!state.drag && Math.hypot(x - this.#start.x, y - this.#start.y) < 8) return;
        const over = this.squareAt(x, y);
        const face = state.drag?.face ?? this.#face(kind);
        if (!face) return;
        if (!this.#dragged) this.board.setStage({ name: 'idle' });
        this.#dragged = true;
        const same = state.drag?.over === over;
        state.drag = { from: null, face, over, touch: event.pointerType === 'touch', x, y };
        if (same) surface.lifted();
        else surface.changed();
    }

    #up(event: PointerEvent): void {
        const { state, surface } = this.board;
        if (this.#start?.id !== event.pointerId) return;
        this.#start = null;
        const { drag } = state;
        const context = this.board.ready();
        state.drag = null;
        surface.changed();
        if (drag?.face && drag.over && context)
            this.board.apply(mutations.put(context, state.stage, drag.over, drag.face, false));
    }

    #cancel(): void {
        this.#start = null;
        this.board.state.drag = null;
        this.board.surface.changed();
    }

    dropGesture(): void {
        this.#start = null;
    }

    render(): void {
        const { state } = this.board;
        const active = state.tray !== 'none' && phaseOf(state) === 'place';
        this.element.classList.toggle('idle', !active);
        if (state.tray === 'none') return;
        const orientation = state.tray === 'beside' ? 'vertical' : 'horizontal';
        setAttribute(this.element, 'aria-orientation', orientation);
        setAttribute(this.element, 'aria-label', state.words.tray);
        setAttribute(this.#rotate, 'aria-label', state.words.rotate);
        this.#rotate.title = `${state.words.rotate} (R)`;
        const chosen = state.drag?.face ?? ('face' in state.stage ? state.stage.face : null);
        this.#rotate.disabled = !chosen || !isOriented(chosen.kind);
        for (const [index, kind] of kinds.entries()) {
            const item = this.#faces.get(kind);
            const face = chosen?.kind === kind ? chosen : this.#face(kind);
            if (!item || !face) continue;
            const name =
                chosen?.kind === kind
                    ? state.words.barragoon(kind, shownHeading(face))
                    : state.words.face(kind);
            setAttribute(item.button, 'aria-label', name);
            setAttribute(item.button, 'aria-pressed', String(chosen?.kind === kind));
            item.button.title = `${state.words.face(kind)} (${index + 1})`;
            const key = `${faceOf(face)} ${state.flipped} ${state.pieceSet}`;
            if (item.key === key) continue;
            item.key = key;
            item.button.replaceChildren(faceIcon(face, state.flipped, state.pieceSet));
        }
    }
}
