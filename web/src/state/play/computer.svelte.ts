// The computer at the table: it acts when the game waits for it, answers offers, offers draws, and
// finds hints for the person. It does one thing at a time, and drops what is no longer wanted.

import type { Engine, SearchResult } from '../../core/engine_types';
import type { Action, ClockView, GameText, GameView, Player } from '../../core/types';
import { acceptsDraw, awaitsOffer, chanceOf, dutyOf, offers } from './draws';
import { type Pace, paceOf, type Strength } from './pace';

const hintTime = 900;

// The game that it plays.
export interface Chair {
    readonly view: GameView;
    readonly game: GameText;
    readonly clock: ClockView | null;
    readonly now: () => number;
    readonly say: (command: string) => boolean; // whether it was done
}

export class Computer {
    thinking = $state(false);
    failed = $state(false);
    awaits = $state(false); // the person may offer a draw by repetition now
    readonly #chair: Chair;
    readonly #player: Player | null; // null: it only gives hints
    readonly #strength: Strength;
    readonly #start: () => Engine;
    #engine: Engine | null = null;
    #task = 0; // grows with every task, so that an old one knows that it is outdated
    #chance = 0.5;
    #lastOffer: number | null = null; // the turn in which it last offered a draw
    #passed: number | null = null; // how many actions there were when the person chose not to offer a draw

    constructor(chair: Chair, player: Player | null, strength: Strength, start: () => Engine) {
        this.#chair = chair;
        this.#player = player;
        this.#strength = strength;
        this.#start = start;
    }

    // Looks at the game and does what it waits for.
    async attend(): Promise<void> {
        const task = ++this.#task;
        const { view } = this.#chair;
        const hasPassed = this.#passed === view.history.length;
        this.awaits = this.#player !== null && !hasPassed && awaitsOffer(view, this.#player);
        const duty = this.#player && !this.awaits ? dutyOf(view, this.#player) : null;
        this.thinking = duty !== null;
        if (!duty) {
            this.#engine?.stop();
            if (this.#player) this.#ready(); // for its first action
            return;
        }
        try {
            if (duty === 'answer') await this.#answer(task);
            else await this.#act(task);
            if (this.#task === task) this.failed = false;
        } catch {
            if (this.#task === task) this.#fail();
        }
    }

    // The person offers no draw, so the wait is over: it goes on when it attends to the game again.
    letRepetitionPass(): void {
        this.#passed = this.#chair.view.history.length;
    }

    // A hint, or null if the game has moved on meanwhile. Throws if the engine fails; the next search
    // gets a new one.
    async hint(): Promise<Action | null> {
        const task = ++this.#task;
        try {
            const result = await this.#search({ moveTime: hintTime });
            return this.#task === task ? result.best : null;
        } catch (failure) {
            if (this.#task !== task) return null;
            this.#drop();
            throw failure;
        }
    }

    // After a failure: goes on with a fresh engine.
    retry(): void {
        this.failed = false;
        this.attend();
    }

    close(): void {
        ++this.#task;
        this.thinking = false;
        this.#drop();
    }

    async #act(task: number): Promise<void> {
        const { limits, pause } = this.#pace();
        const [result] = await Promise.all([this.#search(limits), delay(pause)]);
        if (this.#task !== task) return;
        if (!result.best) throw new Error('the engine found nothing to do');
        this.#judge(result);
        if (!this.#chair.say(result.best)) throw new Error('the engine wanted what is not allowed');
        this.#offer();
    }

    async #answer(task: number): Promise<void> {
        const { judging, pause } = this.#pace();
        const [result] = await Promise.all([this.#search(judging), delay(pause)]);
        if (this.#task !== task) return;
        const { offer, turnNumber } = this.#chair.view;
        if (!offer) return;
        this.#judge(result);
        const accepts = acceptsDraw(offer.kind, this.#chance, turnNumber);
        this.#chair.say(`${accepts ? 'accept' : 'decline'} ${offer.kind}`);
    }

    #offer(): void {
        if (!this.#player) return;
        const { view } = this.#chair;
        const kind = offers(view, this.#player, this.#chance, this.#lastOffer);
        if (!kind) return;
        if (kind === 'agreement') this.#lastOffer = view.turnNumber;
        this.#chair.say(`offer ${kind}`);
    }

    #pace(): Pace {
        if (!this.#player) throw new Error('it does not play');
        return paceOf(this.#player, this.#strength, this.#chair.clock, this.#chair.now());
    }

    #search(limits: Parameters<Engine['search']>[1]): Promise<SearchResult> {
        return this.#ready().search(this.#chair.game, limits);
    }

    #ready(): Engine {
        this.#engine ??= this.#start();
        return this.#engine;
    }

    #judge(result: SearchResult): void {
        const chance = result.lines[0]?.chance;
        if (chance !== undefined && this.#player) this.#chance = chanceOf(this.#player, chance);
    }

    #fail(): void {
        this.#drop();
        this.thinking = false;
        this.failed = true;
    }

    #drop(): void {
        this.#engine?.close();
        this.#engine = null;
    }
}

// In hidden tabs, browsers delay timers much longer than they were asked to.
function delay(milliseconds: number): Promise<void> {
    if (globalThis.document?.hidden) return Promise.resolve();
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
