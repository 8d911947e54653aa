// What a placement would do, in words, with the buttons to rotate, cancel and confirm it.
import type { Effects, Square } from '../../core/types';
import type { Controller } from '../controller';
import { glyph, html, setAttribute } from '../dom';
import { isOriented } from '../faces';
import type { Bounds } from '../input/ring';
import * as mutations from '../mutations';
import { confirmationOf, idle } from '../state';
import type { Side } from './place';
import { clearerSide, placeBox } from './place';

export const rotateSign = ['M19 12a7 7 0 1 1-2.200-5.100', 'M17.500 2.500v5h-5'];

function affected(effects: Effects): Square[] {
    const moves = [effects.closed, effects.opened].flatMap(({ white, brown }) => [
        ...white,
        ...brown,
    ]);
    return [...new Set([...moves.flatMap((one) => [one.from, ...one.path]), ...effects.shutIn])];
}

function tool(name: string, ...signs: readonly string[]): HTMLButtonElement {
    return html('button', { type: 'button', class: name }, glyph(...signs));
}

export class Card {
    readonly element = html('div', { class: 'card' });
    readonly #lines = html('div', { class: 'lines' });
    readonly #rotate = tool('tool', ...rotateSign);
    readonly #cancel = tool('tool', 'M6 6L18 18M18 6L6 18');
    readonly #confirm = tool('tool confirm', 'M5 13L10 18L19 6');
    #key = '';
    #side: Side = 'below';

    constructor(readonly board: Controller) {
        this.#rotate.addEventListener('click', () =>
            board.apply(mutations.rotate(board.state.stage)),
        );
        this.#cancel.addEventListener('click', () => board.setStage(idle));
        this.#confirm.addEventListener('click', () => {
            const context = board.ready();
            if (context) board.apply(mutations.confirm(context, board.state.stage));
        });
        const tools = html('div', { class: 'tools' }, this.#rotate, this.#cancel, this.#confirm);
        this.element.append(this.#lines, tools);
    }

    // `around`: what must stay visible, the square or the ring.
    render(
        square: Square,
        around: Bounds,
        bounds: Bounds,
        boxOf: (square: Square) => Bounds,
    ): void {
        const { state } = this.board;
        const { stage } = state;
        const effects = this.board.ghostEffects();
        this.#renderLines(effects);
        this.#renderTools();
        // While something is held or armed there is nothing to press yet.
        const held = state.drag !== null || state.sliding || stage.name === 'armed';
        this.element.classList.toggle('bare', held);
        this.element.hidden = held && !effects;
        const size = { width: this.element.offsetWidth, height: this.element.offsetHeight };
        // The side is chosen once for a square: the card must not jump away under a finger.
        const key = `${square} ${stage.name} ${held}`;
        if (key !== this.#key) {
            this.#key = key;
            const lanes = effects ? affected(effects).map(boxOf) : [];
            // Nothing can be read under a finger.
            const above = state.drag?.touch || state.sliding;
            this.#side = above ? 'above' : clearerSide(around, size, bounds, lanes);
        }
        const place = placeBox(around, size, bounds, this.#side);
        this.element.style.left = `${Math.round(place.x)}px`;
        this.element.style.top = `${Math.round(place.y)}px`;
    }

    #renderLines(effects: Effects | null): void {
        const { words } = this.board.state;
        const lines: HTMLElement[] = [];
        if (effects) {
            // Unchanged counts are worth a line only if both are.
            const players = (['white', 'brown'] as const).filter(
                (player) => effects.before[player].moves !== effects.after[player].moves,
            );
            for (const player of players.length > 0 ? players : (['white', 'brown'] as const)) {
                const before = effects.before[player].moves;
                const after = effects.after[player].moves;
                const trend = after < before ? 'fewer' : after > before ? 'more' : 'same';
                const text = words.moves(before, after, player);
                const dot = html('span', { class: 'dot' });
                lines.push(html('div', { class: `line ${player} ${trend}` }, dot, text));
            }
            const count = effects.shutIn.length;
            if (count > 0) {
                const lock = glyph('M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z');
                lines.push(html('div', { class: 'line shut' }, lock, words.shutsIn(count)));
            }
        }
        this.#lines.hidden = lines.length === 0;
        this.#lines.replaceChildren(...lines);
    }

    #renderTools(): void {
        const { words, stage } = this.board.state;
        const face = 'face' in stage ? stage.face : null;
        this.#rotate.hidden = !face || !isOriented(face.kind);
        this.#confirm.hidden = confirmationOf(this.board.state) !== 'button';
        for (const [button, label] of [
            [this.#rotate, words.rotate],
            [this.#cancel, words.cancel],
            [this.#confirm, words.confirm],
        ] as const) {
            setAttribute(button, 'aria-label', label);
            setAttribute(button, 'title', label);
        }
    }
}
