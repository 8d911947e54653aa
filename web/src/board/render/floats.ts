// What floats over the board and may leave it, but never the window: the ring of faces, the card
// with what a placement does, the bubble of a refusal. They lie in the browser's top layer, so that
// no box of the page cuts them off.
import type { FaceKind, Player } from '../../core/types';
import type { Controller } from '../controller';
import { html, path, setAttribute, svg } from '../dom';
import { faceOf, isOriented, kinds, seen, shownHeading } from '../faces';
import type { Bounds, Ring } from '../input/ring';
import { rotateIcon } from '../input/tray';
import * as mutations from '../mutations';
import type { Stage } from '../state';
import { ghostOf, isLegal, placement } from '../state';
import { faceIcon } from './barragoons';
import { refusedSquare } from './marks';

export interface Room {
    readonly bounds: Bounds;
    squareBox(square: string): DOMRect;
    ring(square: string): Ring;
}

function glyph(d: string): SVGSVGElement {
    return svg('svg', { class: 'glyph', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, path('', d));
}

function move(element: HTMLElement, x: number, y: number): void {
    element.style.left = `${Math.round(x)}px`;
    element.style.top = `${Math.round(y)}px`;
}

function between(value: number, low: number, high: number): number {
    return Math.max(low, Math.min(value, high));
}

// On the wanted side of what it belongs to, or on the other if there is no room.
export function placeBox(
    around: Bounds,
    size: { readonly width: number; readonly height: number },
    bounds: Bounds,
    wanted: 'above' | 'below',
): { readonly x: number; readonly y: number; readonly side: 'above' | 'below' } {
    const gap = 8;
    const edge = 4;
    const middle = (around.left + around.right - size.width) / 2;
    const places = { below: around.bottom + gap, above: around.top - gap - size.height };
    const room = {
        below: places.below + size.height <= bounds.bottom - edge,
        above: places.above >= bounds.top + edge,
    };
    const other = wanted === 'below' ? 'above' : 'below';
    const side = room[wanted] || !room[other] ? wanted : other;
    return {
        x: between(middle, bounds.left + edge, bounds.right - size.width - edge),
        y: between(places[side], bounds.top + edge, bounds.bottom - size.height - edge),
        side,
    };
}

export class Floats {
    readonly element = html('div', { class: 'layer', popover: 'manual' });
    readonly #ring = html('div', { class: 'ring', role: 'group' });
    readonly #tail = html('div', { class: 'ring-tail' });
    readonly #faces = new Map<FaceKind, { button: HTMLButtonElement; key: string }>();
    readonly #middle = html('button', { type: 'button', class: 'middle' });
    readonly #compass = html('div', { class: 'compass', 'aria-hidden': 'true' });
    readonly #card = html('div', { class: 'card' });
    readonly #lines = html('div', { class: 'lines' });
    readonly #rotate = html('button', { type: 'button', class: 'tool' }, rotateIcon());
    readonly #cancel = html(
        'button',
        { type: 'button', class: 'tool' },
        glyph('M6 6L18 18M18 6L6 18'),
    );
    readonly #confirm = html('button', { type: 'button', class: 'tool confirm' });
    readonly #bubble = html('div', { class: 'bubble' });
    #middleKey = '';

    constructor(readonly board: Controller) {
        this.#ring.append(this.#tail, this.#compass);
        for (const kind of kinds) {
            const button = html('button', { type: 'button', class: 'face' });
            button.addEventListener('click', () => {
                const context = board.ready();
                if (context) board.apply(mutations.choose(context, board.state.stage, kind));
            });
            this.#faces.set(kind, { button, key: '' });
            this.#ring.append(button);
        }
        for (const heading of ['n', 'e', 's', 'w'])
            this.#compass.append(html('span', { class: `chevron ${heading}` }));
        this.#middle.addEventListener('click', () => this.#pressMiddle());
        this.#ring.append(this.#middle);
        this.#rotate.addEventListener('click', () =>
            board.apply(mutations.rotate(board.state.stage)),
        );
        this.#cancel.addEventListener('click', () => board.setStage({ name: 'idle' }));
        this.#confirm.addEventListener('click', () => {
            const context = board.ready();
            if (context) board.apply(mutations.confirm(context, board.state.stage));
        });
        const tools = html('div', { class: 'tools' }, this.#rotate, this.#cancel, this.#confirm);
        this.#card.append(this.#lines, tools);
        this.element.append(this.#ring, this.#card, this.#bubble);
    }

    // The middle of the ring stands for the square: pressing it is pressing the square again.
    #pressMiddle(): void {
        const context = this.board.ready();
        const { stage } = this.board.state;
        if (context && stage.name === 'ring')
            this.board.apply(mutations.up(context, stage, stage.square, false));
    }

    contains(target: EventTarget | null): boolean {
        return target instanceof Node && this.element.contains(target);
    }

    focusRing(): void {
        this.#faces.get('one-way')?.button.focus();
    }

    render(room: Room): void {
        const { state } = this.board;
        const ring = state.stage.name === 'ring' ? state.stage : null;
        const ghost = ghostOf(state);
        const card =
            ghost !== null && state.stage.name !== 'idle' ? ghost : state.drag ? ghost : null;
        const open = ring !== null || card !== null || state.refusal !== null;
        this.element.classList.toggle('plain', state.pieceSet === 'plain');
        if (open && !this.element.matches(':popover-open')) this.element.showPopover?.();
        if (!open && this.element.matches(':popover-open')) this.element.hidePopover?.();
        this.#ring.hidden = !ring;
        this.#card.hidden = !card;
        this.#bubble.hidden = !state.refusal;
        if (ring) this.#renderRing(ring, room);
        if (card) this.#renderCard(card.square, room);
        if (state.refusal) this.#renderBubble(state.refusal.sentence, room);
    }

    #renderRing(stage: Stage & { name: 'ring' }, room: Room): void {
        const { state } = this.board;
        const context = this.board.context();
        if (!context) return;
        const ring = room.ring(stage.square);
        setAttribute(this.#ring, 'aria-label', state.words.ring);
        this.#ring.classList.toggle('sliding', state.sliding);
        this.#ring.style.setProperty('--size', `${ring.size}px`);
        for (const [index, kind] of kinds.entries()) {
            const item = this.#faces.get(kind);
            if (!item) continue;
            const chosen = stage.face?.kind === kind;
            const face =
                chosen && stage.face ? stage.face : mutations.startFace(context, stage, kind);
            move(item.button, ring.places[kind].x, ring.places[kind].y);
            setAttribute(item.button, 'aria-pressed', String(chosen));
            setAttribute(
                item.button,
                'aria-label',
                chosen ? state.words.barragoon(kind, shownHeading(face)) : state.words.face(kind),
            );
            item.button.title = `${state.words.face(kind)} (${index + 1})`;
            const forbidden = !isLegal(context.view, placement(face, stage.square));
            item.button.classList.toggle('forbidden', forbidden);
            const key = `${faceOf(face)} ${state.flipped} ${state.pieceSet}`;
            if (item.key === key) continue;
            item.key = key;
            item.button.replaceChildren(faceIcon(face, state.flipped, state.pieceSet));
        }
        this.#renderMiddle(stage, ring, room);
    }

    #renderMiddle(stage: Stage & { name: 'ring' }, ring: Ring, room: Room): void {
        const { state } = this.board;
        const { face } = stage;
        move(this.#middle, ring.centre.x, ring.centre.y);
        const label = face ? state.words.confirm : state.words.cancel;
        setAttribute(this.#middle, 'aria-label', `${label}, ${stage.square}`);
        const box = room.squareBox(stage.square);
        const anchor = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const away = Math.hypot(anchor.x - ring.centre.x, anchor.y - ring.centre.y);
        this.#ring.classList.toggle('away', away > 6);
        this.#tail.style.left = `${ring.centre.x}px`;
        this.#tail.style.top = `${ring.centre.y}px`;
        this.#tail.style.width = `${away}px`;
        const angle = Math.atan2(anchor.y - ring.centre.y, anchor.x - ring.centre.x);
        this.#tail.style.transform = `rotate(${angle}rad)`;
        const key = face
            ? `${faceOf(face)} ${state.flipped} ${state.pieceSet}`
            : `${stage.square} ${away > 6}`;
        if (key !== this.#middleKey) {
            this.#middleKey = key;
            this.#middle.classList.toggle('empty', !face);
            if (face) this.#middle.replaceChildren(faceIcon(face, state.flipped, state.pieceSet));
            else this.#middle.replaceChildren(html('span', {}, away > 6 ? stage.square : ''));
        }
        const oriented = face !== null && isOriented(face.kind);
        this.#compass.hidden = !oriented;
        if (face && oriented) {
            const place = ring.places[face.kind];
            move(this.#compass, place.x, place.y);
            const shown = shownHeading(face);
            this.#compass.dataset.heading = shown ? seen(shown, state.flipped) : '';
            this.#compass.dataset.kind = face.kind;
        }
    }

    #renderCard(square: string, room: Room): void {
        const { state } = this.board;
        const { words, stage, confirmation } = state;
        const effects = this.board.ghostEffects();
        const lines: HTMLElement[] = [];
        const players: readonly Player[] = ['white', 'brown'];
        for (const player of effects ? players : []) {
            if (!effects) continue;
            const before = effects.before[player].moves;
            const after = effects.after[player].moves;
            const trend = after < before ? 'fewer' : after > before ? 'more' : 'same';
            lines.push(
                html(
                    'div',
                    { class: `line ${player} ${trend}` },
                    html('span', { class: 'dot' }),
                    words.moves(before, after, player),
                ),
            );
        }
        if (effects && effects.shutIn.length > 0)
            lines.push(html('div', { class: 'line shut' }, words.shutsIn(effects.shutIn.length)));
        this.#lines.replaceChildren(...lines);
        const held = state.drag !== null || state.sliding || stage.name === 'armed';
        this.#card.classList.toggle('bare', held);
        setAttribute(this.#rotate, 'aria-label', words.rotate);
        setAttribute(this.#cancel, 'aria-label', words.cancel);
        const face = 'face' in stage ? stage.face : null;
        this.#rotate.hidden = !face || !isOriented(face.kind);
        this.#confirm.hidden = confirmation !== 'button';
        if (this.#confirm.textContent !== words.confirm)
            this.#confirm.replaceChildren(glyph('M5 13L10 18L19 6'), words.confirm);
        this.#card.hidden = held && lines.length === 0;
        let around: Bounds = room.squareBox(square);
        if (stage.name === 'ring') {
            const { centre, radius, size } = room.ring(square);
            const reach = radius + size / 2;
            around = {
                left: centre.x - reach,
                right: centre.x + reach,
                top: centre.y - reach,
                bottom: centre.y + reach,
            };
        }
        const size = { width: this.#card.offsetWidth, height: this.#card.offsetHeight };
        const place = placeBox(around, size, room.bounds, held ? 'above' : 'below');
        move(this.#card, place.x, place.y);
    }

    #renderBubble(sentence: string, room: Room): void {
        const { state } = this.board;
        if (this.#bubble.textContent !== sentence) this.#bubble.textContent = sentence;
        const square = refusedSquare(state) ?? state.focus;
        const around = room.squareBox(square);
        const size = { width: this.#bubble.offsetWidth, height: this.#bubble.offsetHeight };
        const place = placeBox(around, size, room.bounds, 'above');
        move(this.#bubble, place.x, place.y);
        this.#bubble.dataset.side = place.side;
        const tail = around.left + around.width / 2 - place.x;
        const inside = Math.max(16, Math.min(tail, size.width - 16));
        this.#bubble.style.setProperty('--tail', `${inside}px`);
    }
}
