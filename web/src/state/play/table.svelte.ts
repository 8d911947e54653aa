// A game on the table: what the reader looks at, which may be the past, and what the reader asks about
// it. Whatever happens in the game leads back to the present. A move may be planned while the opponent
// acts.
import { explain } from '../../core/explain';
import type {
    Action,
    Core,
    Effects,
    Explanation,
    GameView,
    Player,
    Refusal,
} from '../../core/types';
import { fateOf, planningScene } from './premove';
import type { GameSource, GameState } from './source';

export interface TableEvents {
    readonly refused: (refusal: Refusal) => void; // what the reader wanted was not done
    readonly dropped: () => void; // what was planned cannot be played
}

export class Table {
    readonly source: GameSource;
    readonly #core: Core;
    readonly #events: Partial<TableEvents>;
    #look = $state.raw<{ readonly version: number; readonly actions: number } | null>(null);
    #hint = $state.raw<{ readonly version: number; readonly action: Action | null } | null>(null);
    #planned = $state.raw<{ readonly action: Action; readonly sync: number } | null>(null);
    hinting = $state(false);
    readonly shown: GameView = $derived.by(() => this.#shown());
    // The game while a move can be planned; null: none can.
    readonly planning: GameView | null = $derived.by(() => this.#planning());

    constructor(core: Core, source: GameSource, events: Partial<TableEvents> = {}) {
        this.#core = core;
        this.source = source;
        this.#events = events;
    }

    get state(): GameState {
        return this.source.state;
    }

    // How many actions are shown; null: all.
    get past(): number | null {
        return this.#look?.version === this.state.version ? this.#look.actions : null;
    }

    // What the engine advises here; null if it failed, undefined if it was not asked.
    get hint(): Action | null | undefined {
        return this.#hint?.version === this.state.version ? this.#hint.action : undefined;
    }

    // Who may act at the board as it is shown.
    get player(): Player | 'both' | 'none' {
        return this.past === null ? this.state.allowed.act : 'none';
    }

    async send(command: string): Promise<void> {
        const refusal = await this.source.send(command, this.state.version);
        if (refusal) this.#events.refused?.(refusal);
    }

    // What is to be played when it is the reader's turn.
    get planned(): Action | null {
        return this.#planned?.action ?? null;
    }

    plan(action: Action | null): void {
        this.#planned = action === null ? null : { action, sync: this.state.sync };
    }

    // Plays or drops what was planned; called whenever the game has changed.
    followPlan(): void {
        if (!this.#planned) return;
        const { action, sync } = this.#planned;
        const fate = sync === this.state.sync ? fateOf(action, this.state) : 'void';
        if (fate === 'waits') return;
        this.#planned = null;
        if (fate === 'due') this.send(action);
        else this.#events.dropped?.();
    }

    goTo(actions: number): void {
        const { version, view } = this.state;
        const isPast = actions < view.history.length;
        this.#look = isPast ? { version, actions: Math.max(0, actions) } : null;
    }

    step(by: number): void {
        this.goTo((this.past ?? this.state.view.history.length) + by);
    }

    async findHint(): Promise<void> {
        const { version } = this.state;
        this.#hint = null;
        this.hinting = true;
        try {
            const action = await this.source.hint();
            if (action) this.#hint = { version, action };
        } catch {
            this.#hint = { version, action: null };
        } finally {
            this.hinting = false;
        }
    }

    explain(action: Action): Explanation {
        return explain(this.#core, this.state.game, action);
    }

    effects(placement: Action): Effects {
        return this.#core.effects(this.state.game, placement);
    }

    #shown(): GameView {
        const { view, game } = this.state;
        return this.past === null ? view : this.#core.viewAfter(game, this.past);
    }

    #planning(): GameView | null {
        return this.past === null ? planningScene(this.#core, this.state) : null;
    }
}
