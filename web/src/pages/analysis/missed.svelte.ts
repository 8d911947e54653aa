// What a player missed who lost: the whole game is analysed, and the reader is taken to the first
// action that gave away much as soon as it is found.
import type { Player } from '../../core/types';
import type { Study } from '../../study/node';
import { type BigLoss, bigLossAt } from '../../study/summary';
import type { Desk } from './desk.svelte';
import { type Review, reviewBudgets } from './review.svelte';

type Search =
    | { readonly kind: 'looking' }
    | { readonly kind: 'found'; readonly loss: BigLoss }
    | { readonly kind: 'none' };

export class Missed {
    #answer = $state.raw<Search | null>(null);
    #study = $state.raw<Study | null>(null); // what the answer is about

    constructor(
        private readonly desk: Desk,
        private readonly review: Review,
    ) {}

    // Nothing if nobody asked, or another game is on the board now.
    get answer(): Search | null {
        return this.desk.study === this.#study ? this.#answer : null;
    }

    async look(player: Player): Promise<void> {
        const { desk, review } = this;
        this.#study = desk.study;
        this.#answer = { kind: 'looking' };
        desk.flipped = player === 'brown';
        const isWhole = await review.run(reviewBudgets[0], (node) => {
            const loss = bigLossAt(node, player);
            if (!loss || this.answer?.kind !== 'looking') return;
            this.#answer = { kind: 'found', loss };
            desk.go(node);
        });
        if (this.answer?.kind === 'looking') this.#answer = isWhole ? { kind: 'none' } : null;
    }

    close(): void {
        this.#answer = null;
    }
}
