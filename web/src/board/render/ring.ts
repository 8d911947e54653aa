// The ring of six faces around a square. Its middle stands for the square: it shows the chosen face,
// even where a finger or the ring itself hides the square.
import type { FaceKind } from '../../core/types';
import type { Controller } from '../controller';
import { html, setAttribute } from '../dom';
import type { FaceChoice } from '../faces';
import { faceOf, isOriented, kinds, seen, shownHeading } from '../faces';
import type { Point } from '../geometry';
import type { Ring } from '../input/ring';
import { clockwise } from '../input/ring';
import * as mutations from '../mutations';
import type { Stage } from '../state';
import { isLegal, placement } from '../state';
import { faceIcon } from './barragoons';

type RingStage = Stage & { name: 'ring' };

export type RingPress = (event: PointerEvent, kind: FaceKind | null) => void;

function move(element: HTMLElement, { x, y }: Point): void {
    element.style.left = `${Math.round(x)}px`;
    element.style.top = `${Math.round(y)}px`;
}

export class RingView {
    readonly element = html('div', { class: 'ring', role: 'group' });
    readonly #tail = html('div', { class: 'ring-tail' });
    readonly #faces = new Map<FaceKind, { button: HTMLButtonElement; key: string }>();
    readonly #middle = html('button', { type: 'button', class: 'middle' });
    readonly #compass = html('div', { class: 'compass', 'aria-hidden': 'true' });
    #middleKey = '';

    // Presses by pointer may become slides and are handled with those; clicks that reach the
    // buttons come from the keyboard or a screen reader.
    constructor(
        readonly board: Controller,
        onPress: RingPress,
    ) {
        this.element.append(this.#tail, this.#compass);
        const listen = (button: HTMLButtonElement, kind: FaceKind | null) => {
            button.addEventListener('pointerdown', (event) => onPress(event, kind));
            button.addEventListener('click', () => this.press(kind));
            this.element.append(button);
        };
        for (const kind of kinds) {
            const button = html('button', { type: 'button', class: 'face' });
            this.#faces.set(kind, { button, key: '' });
            listen(button, kind);
        }
        for (const heading of ['n', 'e', 's', 'w'])
            this.#compass.append(html('span', { class: `chevron ${heading}` }));
        listen(this.#middle, null);
    }

    // Null: the middle, which stands for pressing the square again.
    press(kind: FaceKind | null): void {
        const context = this.board.ready();
        const { stage } = this.board.state;
        if (!context || stage.name !== 'ring') return;
        if (kind) this.board.apply(mutations.choose(context, stage, kind));
        else this.board.apply(mutations.up(context, stage, stage.square, false));
    }

    focus(): void {
        this.#faces.get('one-way')?.button.focus();
    }

    // To the next face around the square, or to the first if none has the focus.
    step(by: 1 | -1): void {
        const buttons = clockwise.flatMap((kind) => this.#faces.get(kind)?.button ?? []);
        const at = buttons.findIndex((button) => button.matches(':focus'));
        const next = at < 0 ? 0 : (at + by + buttons.length) % buttons.length;
        buttons[next]?.focus();
    }

    render(stage: RingStage, ring: Ring, anchor: Point): void {
        const { state } = this.board;
        const context = this.board.context();
        if (!context) return;
        setAttribute(this.element, 'aria-label', state.words.ring);
        this.element.classList.toggle('sliding', state.sliding);
        this.element.style.setProperty('--size', `${ring.size}px`);
        for (const [index, kind] of kinds.entries()) {
            const item = this.#faces.get(kind);
            if (!item) continue;
            const { button } = item;
            const chosen = stage.face?.kind === kind;
            const face =
                chosen && stage.face ? stage.face : mutations.startFace(context, stage, kind);
            const name = state.words.face(kind);
            move(button, ring.places[kind]);
            setAttribute(button, 'aria-pressed', String(chosen));
            setAttribute(
                button,
                'aria-label',
                chosen ? state.words.barragoon(kind, shownHeading(face)) : name,
            );
            setAttribute(button, 'title', `${name} (${index + 1})`);
            const allowed = isLegal(context.view, placement(face, stage.square));
            button.classList.toggle('forbidden', !allowed);
            const key = this.#iconKey(face);
            if (item.key === key) continue;
            item.key = key;
            button.replaceChildren(faceIcon(face, state.flipped, state.pieceSet));
        }
        this.#renderMiddle(stage, ring, anchor);
        this.#renderCompass(stage, ring);
    }

    #iconKey(face: FaceChoice): string {
        return `${faceOf(face)} ${this.board.state.flipped} ${this.board.state.pieceSet}`;
    }

    #renderMiddle({ face, square }: RingStage, ring: Ring, anchor: Point): void {
        const { state } = this.board;
        const dx = anchor.x - ring.centre.x;
        const dy = anchor.y - ring.centre.y;
        const away = Math.hypot(dx, dy);
        this.element.classList.toggle('away', away > 6);
        move(this.#middle, ring.centre);
        const label = face ? state.words.confirm : state.words.cancel;
        setAttribute(this.#middle, 'aria-label', `${label}, ${square}`);
        move(this.#tail, ring.centre);
        this.#tail.style.width = `${away}px`;
        this.#tail.style.transform = `rotate(${Math.atan2(dy, dx)}rad)`;
        const key = face ? this.#iconKey(face) : `${square} ${away > 6}`;
        if (key === this.#middleKey) return;
        this.#middleKey = key;
        this.#middle.classList.toggle('empty', !face);
        if (face) this.#middle.replaceChildren(faceIcon(face, state.flipped, state.pieceSet));
        else this.#middle.replaceChildren(html('span', {}, away > 6 ? square : ''));
    }

    // Chevrons around the chosen face: it can be turned, and this is where it points.
    #renderCompass({ face }: RingStage, ring: Ring): void {
        const oriented = face !== null && isOriented(face.kind);
        this.#compass.hidden = !oriented;
        if (!oriented) return;
        move(this.#compass, ring.places[face.kind]);
        const shown = shownHeading(face);
        this.#compass.dataset.heading = shown ? seen(shown, this.board.state.flipped) : '';
        this.#compass.dataset.kind = face.kind;
    }
}
