// A game on the table: the session, what it looks like now, and where in it the reader looks. Whoever
// shows it follows its changes; whoever plays along (the computer) listens.
import type { Action, ClockView, Core, Effects, Explanation, GameView } from '../../core/types';
import { apply, paused, type Session, takenBack, unpaused, upTo } from './session';

export interface Surroundings {
    readonly core: Core;
    readonly now: () => number;
    readonly save: (session: Session) => void;
    readonly changed: () => void;
}

export class Table {
    readonly #core: Core;
    readonly #around: Surroundings;
    session = $state.raw<Session>() as Session;
    view = $state.raw<GameView>() as GameView;
    past = $state<number | null>(null); // how many actions are shown; null: all
    readonly shown: GameView = $derived(
        this.past === null ? this.view : this.#viewAfter(this.past),
    );

    constructor(session: Session, around: Surroundings) {
        this.#core = around.core;
        this.#around = around;
        this.session = session;
        this.view = around.core.view(session.game);
        around.save(session);
    }

    // Does it, or says why not.
    play(command: string): Explanation | null {
        const change = apply(this.#core, this.session, command, this.#around.now());
        if (!change.ok) return change.explanation;
        this.#become(change.session, change.view);
        return null;
    }

    get canTakeBack(): boolean {
        if (this.view.outcome?.ending === 'time-out') return false;
        return takenBack(this.#core, this.session, 0) !== null;
    }

    takeBack(): void {
        const back = takenBack(this.#core, this.session, this.#around.now());
        if (back) this.#become(back, this.#core.view(back.game));
    }

    explain(action: Action): Explanation {
        const verdict = this.#core.attempt(this.session.game, action);
        if (verdict.explanation) return verdict.explanation;
        throw new Error(`nothing explains ${action}`);
    }

    effects(placement: Action): Effects {
        return this.#core.effects(this.session.game, placement);
    }

    // What the view would be after an action that is legal.
    viewAfter(action: Action): GameView | null {
        const verdict = this.#core.attempt(this.session.game, action);
        return verdict.legal ? verdict.view : null;
    }

    goTo(actions: number): void {
        const all = this.view.history.length;
        this.past = actions >= all ? null : Math.max(0, actions);
    }

    step(by: number): void {
        this.goTo((this.past ?? this.view.history.length) + by);
    }

    now(): number {
        return this.#around.now();
    }

    clockAt(now: number): ClockView | null {
        return this.session.clock && this.#core.clock(this.session.clock, now);
    }

    pause(): void {
        this.#keep(paused(this.session, this.#around.now()));
    }

    resume(): void {
        this.#keep(unpaused(this.session, this.#around.now()));
    }

    #become(session: Session, view: GameView): void {
        this.view = view;
        this.past = null;
        this.#keep(session);
        this.#around.changed();
    }

    #keep(session: Session): void {
        this.session = session;
        this.#around.save(session);
    }

    #viewAfter(actions: number): GameView {
        return this.#core.view(upTo(this.session.game, actions));
    }
}
