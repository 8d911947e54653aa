// The engine beside the board: while it is on, it looks at the reader's position and stores its
// findings there, so that nothing is searched twice.
import { boolean, integer, maxValue, minValue, number, object, picklist, pipe } from 'valibot';
import { startEngine } from '../../core/engine';
import type {
    Engine,
    EngineInfo,
    EngineLine,
    SearchLimits,
    SearchResult,
} from '../../core/engine_types';
import type { GameText } from '../../core/types';
import { read, write } from '../../state/storage';
import type { Findings, StudyNode } from '../../study/node';

export const budgets = [2000, 10000, 0] as const; // milliseconds; 0: endless
export type Budget = (typeof budgets)[number];

interface Choices {
    on: boolean;
    lines: number;
    budget: Budget;
}

const key = 'analysis-engine';
const endless = 24 * 3600 * 1000; // more than any search was given before

const choicesForm = object({
    on: boolean(),
    lines: pipe(number(), integer(), minValue(1), maxValue(5)),
    budget: picklist(budgets),
});

export interface SearchProgress {
    readonly about: StudyNode; // the lines begin behind it
    readonly lines: readonly EngineLine[];
    readonly nodesPerSecond: number;
}

export class EngineDesk {
    choices = $state<Choices>(read(key, choicesForm) ?? { on: false, lines: 3, budget: 10000 });
    searching = $state(false);
    failed = $state(false); // it could not look at the position
    progress = $state.raw<SearchProgress | null>(null);
    #engine: Engine | null = null;
    #search = 0; // number of the latest search

    choose(change: Partial<Choices>): void {
        Object.assign(this.choices, change);
        write(key, this.choices);
    }

    // Whether what is known about a position is as good as what a search would find.
    suffices(known: Findings | null): boolean {
        const { budget, lines } = this.choices; // read in any case, so that callers follow them
        if (!known) return false;
        if (known.lines.length === 0) return true; // the game is over there
        return budget > 0 && known.budget >= budget && known.wanted >= lines;
    }

    // Looks at a position until the budget is used up or another search begins.
    async look(
        about: StudyNode,
        game: GameText,
        onFound: (findings: Findings) => void,
    ): Promise<void> {
        const { budget, lines } = this.choices;
        const begin = performance.now();
        const limits: SearchLimits = budget
            ? { moveTime: budget, lines }
            : { infinite: true, lines };
        const current = this.#begin();
        const show = (info: EngineInfo) => {
            if (current()) this.#show(about, info);
        };
        const result = await this.#searched(game, limits, show).catch(() => null);
        if (!result) {
            if (current()) this.searching = false;
            this.failed ||= current();
            return;
        }
        const spent = Math.round(performance.now() - begin);
        const found = result.lines[0];
        if (found) {
            const enough = current() && budget > 0;
            onFound({
                budget: enough ? budget : Math.min(spent, endless),
                wanted: lines,
                chance: found.chance,
                lines: result.lines,
            });
        }
        if (current()) this.searching = false;
    }

    // After a failure: the view that follows the reader looks again.
    retry(): void {
        this.failed = false;
    }

    // One search with a fixed budget for the whole game; null if another one has ended it. Throws if
    // the engine fails.
    async judge(game: GameText, budget: number): Promise<Findings | null> {
        const current = this.#begin();
        const search = (limits: SearchLimits) => this.#searched(game, limits);
        let result = await search({ moveTime: budget, lines: 1 });
        // There was too little time to finish anything.
        if (current() && result.best && !result.lines[0]) result = await search({ depth: 1 });
        if (!current()) return null;
        const found = result.lines[0];
        return found ? { budget, wanted: 1, chance: found.chance, lines: result.lines } : null;
    }

    stop(): void {
        this.#search += 1;
        this.searching = false;
        this.#engine?.stop();
    }

    close(): void {
        this.stop();
        this.#drop();
    }

    // An engine that has failed is not asked again: the next search gets a fresh one, and once that has
    // an answer the failure is over.
    async #searched(
        game: GameText,
        limits: SearchLimits,
        onInfo?: (info: EngineInfo) => void,
    ): Promise<SearchResult> {
        const engine = this.#engineNow();
        try {
            const result = await engine.search(game, limits, onInfo);
            this.failed = false;
            return result;
        } catch (error) {
            if (this.#engine === engine) this.#drop();
            throw error;
        }
    }

    #drop(): void {
        this.#engine?.close();
        this.#engine = null;
    }

    #begin(): () => boolean {
        const number = ++this.#search;
        this.searching = true;
        this.progress = null;
        return () => this.#search === number;
    }

    #engineNow(): Engine {
        this.#engine ??= startEngine();
        return this.#engine;
    }

    #show(about: StudyNode, { line, nodesPerSecond }: EngineInfo): void {
        const lines = [...(this.progress?.lines ?? [])];
        lines[line.rank - 1] = line;
        this.progress = { about, lines: lines.filter(Boolean), nodesPerSecond };
    }
}
