// What floats over the board and may leave it, but never the window: the ring of faces, the card
// with what a placement does, the bubble of a refusal. They lie in the browser's top layer, so that
// no box of the page cuts them off.
import type { Square } from '../../core/types';
import type { Controller } from '../controller';
import { html } from '../dom';
import type { Bounds, Ring } from '../input/ring';
import { ghostOf } from '../state';
import { Card } from './card';
import { refusedSquare } from './marks';
import { placeBox } from './place';
import type { RingPress } from './ring';
import { RingView } from './ring';

export interface Room {
    readonly bounds: Bounds;
    readonly inputBox: DOMRect;
    squareBox(square: Square): DOMRect;
    ring(square: Square): Ring;
}

export class Floats {
    readonly element = html('div', { class: 'layer', popover: 'manual' });
    readonly ring: RingView;
    readonly #card: Card;
    readonly #bubble = html('div', { class: 'bubble' });
    #open = false;

    constructor(
        readonly board: Controller,
        onRingPress: RingPress,
    ) {
        this.ring = new RingView(board, onRingPress);
        this.#card = new Card(board);
        this.element.append(this.ring.element, this.#card.element, this.#bubble);
        // Presses leave the focus on the square, where the keys are heard.
        this.element.addEventListener('mousedown', (event) => event.preventDefault());
    }

    render(room: Room): void {
        const { state } = this.board;
        const { stage, refusal } = state;
        const ghost = ghostOf(state);
        const open = stage.name === 'ring' || ghost !== null || refusal !== null;
        this.#show(open);
        this.ring.element.hidden = stage.name !== 'ring';
        this.#card.element.hidden = !ghost;
        this.#bubble.hidden = !refusal;
        if (stage.name === 'ring') {
            const box = room.squareBox(stage.square);
            const anchor = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
            this.ring.render(stage, room.ring(stage.square), anchor);
        }
        if (ghost) {
            const around =
                stage.name === 'ring'
                    ? reachOf(room.ring(ghost.square))
                    : room.squareBox(ghost.square);
            this.#card.render(ghost.square, around, room.bounds, (one) => room.squareBox(one));
        }
        if (refusal) this.#renderBubble(refusal.sentence, room);
    }

    // A browser without a top layer gets a fixed box.
    #show(open: boolean): void {
        if (open === this.#open) return;
        this.#open = open;
        if (typeof this.element.showPopover !== 'function') this.element.hidden = !open;
        else if (open) this.element.showPopover();
        else this.element.hidePopover();
    }

    #renderBubble(sentence: string, room: Room): void {
        const { state } = this.board;
        const { style } = this.#bubble;
        if (this.#bubble.textContent !== sentence) this.#bubble.textContent = sentence;
        const around = state.refusal?.explanation
            ? room.squareBox(refusedSquare(state) ?? state.focus)
            : room.inputBox;
        const size = { width: this.#bubble.offsetWidth, height: this.#bubble.offsetHeight };
        const { x, y, side } = placeBox(around, size, room.bounds, 'above');
        style.left = `${Math.round(x)}px`;
        style.top = `${Math.round(y)}px`;
        this.#bubble.dataset.side = side;
        const tail = around.left + around.width / 2 - x;
        style.setProperty('--tail', `${Math.max(16, Math.min(tail, size.width - 16))}px`);
    }
}

function reachOf({ centre, radius, size }: Ring): Bounds {
    const reach = radius + size / 2;
    return {
        left: centre.x - reach,
        right: centre.x + reach,
        top: centre.y - reach,
        bottom: centre.y + reach,
    };
}
