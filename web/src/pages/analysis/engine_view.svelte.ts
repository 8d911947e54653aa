// What the engine shows about the reader's position: its lines, White's chance, the arrow on the board.
// While the engine is on, it follows the reader.
import type { Arrow } from '../../board/types';
import type { EngineLine } from '../../core/engine_types';
import type { Action } from '../../core/types';
import { chanceAt, evaluationOf, scoreOfEvaluation } from '../../study/judgement';
import type { Findings, StudyNode } from '../../study/node';
import type { Desk } from './desk.svelte';
import type { EngineDesk } from './engine.svelte';
import type { Review } from './review.svelte';
import { shortScore } from './words';

const patience = 250; // milliseconds: the pieces arrive first, and stepping on starts no search

// The arrow that stands for an action.
function arrowOf(action: Action, kind: Arrow['kind']): Arrow {
    const [face, square] = action.split('@');
    if (face && square) return { from: square, to: square, kind, face };
    return { from: action.slice(0, 2), to: action.slice(2), kind };
}

export class EngineView {
    hidden = $state(false); // nobody looks at the page
    #desk: Desk;
    #engine: EngineDesk;
    #review: Review;
    #pointed = $state.raw<{ line: EngineLine; at: StudyNode } | null>(null);

    #isLooking = $derived.by(
        () =>
            this.#engine.choices.on &&
            !this.#engine.failed &&
            !this.#review.running &&
            !this.hidden,
    );
    #known: Findings | null = $derived.by(() => this.#desk.contents.at.findings);

    // What is known already is shown until the search has got as far.
    lines: readonly EngineLine[] = $derived.by(() => {
        const before = this.#known?.lines ?? [];
        const { progress, searching, choices } = this.#engine;
        const isHere = this.#isLooking && searching && progress?.about === this.#desk.at;
        const now = isHere ? progress.lines : [];
        const isFurther = (now[0]?.depth ?? 0) >= (before[0]?.depth ?? 0);
        const hasMore = (this.#known?.wanted ?? 0) < choices.lines;
        return now.length > 0 && (isFurther || hasMore) ? now : before;
    });

    // White's; null: not known.
    chance: number | null = $derived.by(() => {
        const { outcome } = this.#desk.view;
        if (outcome) return outcome.winner ? Number(outcome.winner === 'white') : 0.5;
        return this.lines[0]?.chance ?? chanceAt(this.#desk.contents.at);
    });

    score: string = $derived.by(() => {
        if (this.#desk.view.outcome) return '';
        const [best] = this.lines;
        if (best) return shortScore(best.score);
        const evaluation = evaluationOf(this.#desk.contents.at);
        return evaluation ? shortScore(scoreOfEvaluation(evaluation)) : '';
    });

    arrows: readonly Arrow[] = $derived.by(() => {
        const pointed = this.#pointed?.at === this.#desk.at ? this.#pointed.line : null;
        const isShown = this.#engine.choices.on && !this.#desk.view.outcome;
        const line = pointed ?? (isShown ? this.lines[0] : undefined);
        const action = line?.actions[0];
        return action ? [arrowOf(action, line.rank > 1 ? 'alternative' : 'engine')] : [];
    });

    // Must be created while a component is set up, and lives as long.
    constructor(desk: Desk, engine: EngineDesk, review: Review) {
        this.#desk = desk;
        this.#engine = engine;
        this.#review = review;
        $effect(() => this.#follow());
    }

    // A line is pointed at; null: none is.
    point(line: EngineLine | null): void {
        this.#pointed = line && { line, at: this.#desk.at };
    }

    #follow(): (() => void) | undefined {
        const { at, game, view } = this.#desk;
        const isEnough = this.#engine.suffices(at.findings);
        if (!this.#isLooking || view.outcome || isEnough) return undefined;
        const keep = (found: Findings) => {
            const before = at.findings;
            if (before && before.budget > found.budget && before.wanted >= found.wanted) return;
            at.findings = found;
            this.#desk.changed();
        };
        const timer = setTimeout(() => this.#engine.look(at, game, keep), patience);
        return () => {
            clearTimeout(timer);
            this.#engine.stop();
        };
    }
}
