// The 63 squares for keyboard and screen reader: a transparent grid over the drawing, with one
// square in the tab order. The cells keep their places; what they stand for turns with the board.
import type { Square } from '../../core/types';
import { html, setAttribute } from '../dom';
import { columnOf, fileCount, rankCount, rowOf, squareAt } from '../geometry';
import { squareLabel } from '../labels';
import type { BoardState } from '../state';
import { cellAt, findMove, isPieceOf, phaseOf } from '../state';

export class Grid {
    readonly element = html('div', { class: 'grid', role: 'grid' });
    readonly #cells: HTMLElement[] = [];

    constructor() {
        for (let row = 0; row < rankCount; ++row) {
            const line = html('div', { class: 'row', role: 'row' });
            for (let column = 0; column < fileCount; ++column) {
                const cell = html('div', { class: 'cell', role: 'gridcell', tabindex: -1 });
                this.#cells.push(cell);
                line.append(cell);
            }
            this.element.append(line);
        }
    }

    cell(square: Square, flipped: boolean): HTMLElement | null {
        return this.#cells[rowOf(square, flipped) * fileCount + columnOf(square, flipped)] ?? null;
    }

    squareOf(target: EventTarget | null, flipped: boolean): Square | null {
        const index = target instanceof HTMLElement ? this.#cells.indexOf(target) : -1;
        return index < 0
            ? null
            : squareAt(index % fileCount, Math.floor(index / fileCount), flipped);
    }

    squareAtPoint(x: number, y: number, flipped: boolean): Square | null {
        const box = this.element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) return null;
        const column = Math.floor(((x - box.left) / box.width) * fileCount);
        const row = Math.floor(((y - box.top) / box.height) * rankCount);
        return squareAt(column, row, flipped);
    }

    render(state: BoardState): void {
        const phase = phaseOf(state);
        const { view, stage, flipped } = state;
        setAttribute(this.element, 'aria-label', state.words.board);
        this.element.classList.toggle('active', state.player !== 'none' || state.editing);
        this.element.classList.toggle('keyboard', state.keyboard);
        for (const [index, cell] of this.#cells.entries()) {
            const row = Math.floor(index / fileCount);
            const square = squareAt(index % fileCount, row, flipped) ?? '';
            setAttribute(cell, 'aria-label', squareLabel(state, square));
            setAttribute(cell, 'tabindex', square === state.focus ? '0' : '-1');
            const selected = stage.name === 'selected' && stage.from === square;
            // Only where it is true: nobody wants to hear "not selected" 62 times.
            if (selected) setAttribute(cell, 'aria-selected', 'true');
            else cell.removeAttribute('aria-selected');
            setAttribute(cell, 'data-square', square);
            const content = cellAt(view, square);
            const holds = phase === 'move' && view !== null && isPieceOf(content, view.actor);
            const target = stage.name === 'selected' && findMove(view, stage.from, square) !== null;
            const places = phase === 'place' && (view?.placeable.includes(square) ?? false);
            cell.classList.toggle('holds', holds || (state.editing && content !== null));
            cell.classList.toggle('pressable', target || places || state.editing);
        }
    }
}
