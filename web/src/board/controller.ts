// Carries out what the transitions ask for: holds the state, calls the page's functions and emits its
// events.
import type { Action, Effects, Explanation, Square } from '../core/types';
import type { Reaction } from './mutations';
import { attempt, back, readAction } from './mutations';
import type { stageNews, viewNews } from './news';
import type { BoardState, Context, Stage } from './state';
import { confirmationOf, ghostOf, idle, isLegal, mayAct, newState, placement } from './state';
import type { BoardEvents, BoardWords, Scene } from './types';

type Details = { [K in keyof BoardEvents]: BoardEvents[K]['detail'] };

export interface Surface {
    emit<K extends keyof BoardEvents>(name: K, detail: Details[K]): void;
    changed(): void; // the state has changed: draw it
    lifted(): void; // only what is held has moved
    say(text: string): void;
    now(): number;
    dropGesture(): void; // ends whatever the pointer was doing
}

// What to announce; loaded later than the rest.
interface Announcements {
    readonly stageNews: typeof stageNews;
    readonly viewNews: typeof viewNews;
}

const quietTime = 250;

export class Controller {
    readonly state: BoardState;
    news: Announcements | null = null;
    dropped: Square | null = null; // a piece that the user has dragged to its destination
    #effects = new Map<Action, Effects | null>();

    constructor(
        readonly surface: Surface,
        words: BoardWords,
    ) {
        this.state = newState(words);
    }

    context(): Context | null {
        const { view, flipped } = this.state;
        return view ? { view, flipped, confirmation: confirmationOf(this.state) } : null;
    }

    // Null while no action may be chosen. That includes a moment after every change of phase, so that
    // no stray tap lands in the wrong phase.
    ready(): Context | null {
        if (!mayAct(this.state) || this.surface.now() < this.state.quietUntil) return null;
        return this.context();
    }

    setView(view: Scene | null): void {
        const { state } = this;
        const old = state.view;
        state.view = view;
        this.#effects.clear();
        if (!view || !old || view.fen !== old.fen || !mayAct(state)) {
            state.stage = idle;
            state.drag = null;
            state.sliding = false;
            state.refusal = null;
            this.surface.dropGesture();
        }
        if (view?.fen !== old?.fen) state.drawn = { arrows: [], circles: [] };
        if (view && old && (view.actor !== old.actor || view.owed !== old.owed))
            state.quietUntil = this.surface.now() + quietTime;
        if (view && old && !state.editing) {
            const news = this.news?.viewNews(state.words, old, view);
            if (news) this.surface.say(news);
        }
        this.surface.changed();
    }

    apply(reaction: Reaction): void {
        const before = this.state.stage;
        this.state.stage = reaction.stage;
        if (reaction.stage !== before) this.state.refusal = null;
        const news = this.news?.stageNews(this.state, before, () => this.ghostEffects());
        if (news) this.surface.say(news);
        this.surface.changed();
        for (const intent of reaction.intents) {
            if (intent.does === 'touch') this.surface.emit('touch', { square: intent.square });
            else if (intent.does === 'act') this.surface.emit('act', { action: intent.action });
            else this.#refuse(intent.action);
        }
    }

    setStage(stage: Stage): void {
        this.apply({ stage, intents: [] });
    }

    // Escape: dismisses one thing at a time.
    stepBack(): void {
        const { state } = this;
        if (state.drag || state.sliding) {
            const wasSliding = state.sliding;
            state.drag = null;
            state.sliding = false;
            this.surface.dropGesture();
            if (wasSliding) this.setStage(idle);
        } else if (state.refusal) state.refusal = null;
        else if (state.stage.name !== 'idle') this.setStage(back(state.stage));
        else this.clearDrawn();
        this.surface.changed();
    }

    clearDrawn(): void {
        const { arrows, circles } = this.state.drawn;
        if (arrows.length + circles.length === 0) return;
        this.state.drawn = { arrows: [], circles: [] };
        this.surface.emit('drawn', this.state.drawn);
        this.surface.changed();
    }

    type(text: string): boolean {
        const context = this.ready();
        if (!context || text.trim() === '') return false;
        const action = readAction(text);
        if (!action) {
            const sentence = this.state.words.unknownAction(text);
            this.state.refusal = { explanation: null, sentence };
            this.surface.say(sentence);
            this.surface.changed();
            return false;
        }
        const legal = isLegal(context.view, action);
        this.apply(attempt(context, this.state.stage, action));
        return legal;
    }

    #refuse(action: Action): void {
        const { state } = this;
        if (!state.explain || !state.sentence) return;
        let explanation: Explanation;
        try {
            explanation = state.explain(action);
        } catch {
            return; // text that the core cannot read has no explanation
        }
        const sentence = state.sentence(explanation);
        state.refusal = { explanation, sentence };
        this.surface.say(sentence);
        this.surface.emit('refuse', { explanation, sentence });
        this.surface.changed();
    }

    // What the barragoon being shown would do; computed once per action and position.
    ghostEffects(): Effects | null {
        const { state } = this;
        const ghost = ghostOf(state);
        if (!ghost || !state.effects || !state.view) return null;
        const action = placement(ghost.face, ghost.square);
        const known = this.#effects.get(action);
        if (known !== undefined) return known;
        let effects: Effects | null = null;
        try {
            if (isLegal(state.view, action)) effects = state.effects(action);
        } catch {
            effects = null;
        }
        this.#effects.set(action, effects);
        return effects;
    }
}
