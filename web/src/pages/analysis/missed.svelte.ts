// What the loser of a game missed: analyses the whole game, and goes to the first action that gave much
// away as soon as it is found.
import type { Player } from '../../core/types';
import type { Study } from '../../study/node';
import { type BigLoss, bigLossAt } from '../../study/summary';
import type { Desk } from './desk.svelte';
import { type Review, reviewBudgets } from './review.svelte';

type SearchState =
    | { readonly kind: 'looking' }
    | { readonly kind: 'found'; readonly loss: BigLoss }
    | { readonly kind: 'none' }
    | { readonly kind: 'failed'; readonly player: Player }; // the engine has; it can be tried again

export class Missed {
    #answer = $state.raw<SearchState | null>(null);
    #study = $state.raw<Study | null>(null); // what the answer is about

    constructor(
        private readonly desk: Desk,
        private readonly review: Review,
    ) {}

    // Null if nobody has asked, or about another game, or the reader has had the game analysed since.
    get answer(): SearchState | null {
        if (this.desk.study !== this.#study) return null;
        const isOutdated = this.#answer?.kind === 'failed' && !this.review.failed;
        return isOutdated ? null : this.#answer;
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
        if (this.answer?.kind !== 'looking') return;
        if (isWhole) this.#answer = { kind: 'none' };
        else this.#answer = review.failed ? { kind: 'failed', player } : null;
    }

    close(): void {
        this.#answer = null;
    }
}
