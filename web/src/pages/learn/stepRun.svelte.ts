// A reader at a step: the game on the board, which part is due, and what came of the last try.
import type { Core, Explanation, GameText, GameView } from '../../core/types';
import { answer, startOf, withReplies } from './goals';
import type { Part, PlayStep } from './lessons/types';

export type Feedback =
    | { readonly kind: 'none' }
    | { readonly kind: 'wrong' } // legal, but not what was asked
    | { readonly kind: 'refused'; readonly explanation: Explanation }
    | { readonly kind: 'asked' } // refused, as the task wanted
    | { readonly kind: 'good' }; // a part is done, the next one is due

// How long a wrong move stays on the board, and how long the opponent seems to think.
const wrongPause = 1200;
const replyPause = 700;

export class StepRun {
    readonly step: PlayStep;
    readonly #core: Core;
    #game = $state.raw<GameText>() as GameText;
    #timer: ReturnType<typeof setTimeout> | undefined;
    readonly #onsolved: () => void;
    index = $state(0);
    feedback = $state.raw<Feedback>({ kind: 'none' });
    solved = $state(false);
    shown = $state(false); // the solution of a part was shown
    waiting = $state(false); // the reader has to wait for a moment

    constructor(core: Core, step: PlayStep, onsolved: () => void) {
        this.#core = core;
        this.step = step;
        this.#onsolved = onsolved;
        this.#game = startOf(step);
    }

    get game(): GameText {
        return this.#game;
    }

    get view(): GameView {
        return this.#core.view(this.#game);
    }

    get part(): Part {
        const part = this.step.parts[this.index];
        if (!part) throw new Error(`${this.step.id} has no part ${this.index}`);
        return part;
    }

    restart(): void {
        this.close();
        this.shown = false;
        this.#game = startOf(this.step);
        this.index = 0;
        this.feedback = { kind: 'none' };
        this.solved = false;
        this.waiting = false;
    }

    // Cancels what is still to come.
    close(): void {
        clearTimeout(this.#timer);
    }

    // Touches do not count as tries: they only bind (R10).
    touch(square: string): void {
        if (this.solved || this.waiting) return;
        const verdict = this.#core.attempt(this.#game, `touch ${square}`);
        if (verdict.legal) this.#game = verdict.game;
    }

    give(command: string): void {
        if (this.solved || this.waiting) return;
        const found = answer(this.#core, this.step.learner, this.part, this.#game, command);
        if (found.kind === 'refused') {
            if (found.reached) this.#reach(this.#game, { kind: 'asked' });
            else this.feedback = { kind: 'refused', explanation: found.explanation };
        } else if (found.reached) {
            this.#reach(found.game, { kind: 'good' });
        } else {
            this.#takeBack(found.game);
        }
    }

    // The board has refused a try.
    refuse(explanation: Explanation): void {
        if (explanation.action) this.give(explanation.action);
        else this.feedback = { kind: 'refused', explanation };
    }

    show(): void {
        if (this.solved || this.waiting) return;
        this.shown = true;
        this.give(this.part.solution);
    }

    #takeBack(played: GameText): void {
        const before = this.#game;
        this.#game = played;
        this.feedback = { kind: 'wrong' };
        this.waiting = true;
        this.#timer = setTimeout(() => {
            this.#game = before;
            this.waiting = false;
        }, wrongPause);
    }

    #reach(game: GameText, feedback: Feedback): void {
        const { part } = this;
        this.#game = game;
        this.feedback = feedback;
        // A refusal leaves a piece chosen on the board; the pause puts it down.
        if (!part.replies && feedback.kind !== 'asked') {
            this.#next();
            return;
        }
        this.waiting = true;
        this.#timer = setTimeout(() => {
            this.#game = withReplies(this.#core, part, game);
            this.waiting = false;
            this.#next();
        }, replyPause);
    }

    #next(): void {
        if (this.index + 1 < this.step.parts.length) {
            this.index += 1;
            return;
        }
        this.solved = true;
        this.#onsolved();
    }
}
