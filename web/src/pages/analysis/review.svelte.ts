// The analysis of the whole game: every position of the main line with the same budget. It shows its
// progress, and can be cancelled at any time without losing what was found.
import { tick } from 'svelte';
import type { GameText } from '../../core/types';
import { judgeLine } from '../../study/judge';
import type { Findings, StudyNode } from '../../study/node';
import { mainLine } from '../../study/tree';
import type { Desk } from './desk.svelte';
import type { EngineDesk } from './engine.svelte';

export const reviewBudgets = [300, 1000, 3000] as const; // milliseconds for a position

const forever = 1e9; // there is nothing to search where the game is over

export class Review {
    running = $state(false);
    done = $state(0);
    of = $state(0);
    failed = $state(false); // the engine could not go on

    constructor(
        private readonly desk: Desk,
        private readonly engine: EngineDesk,
    ) {}

    // Resolves to whether it got to the end.
    async run(budget: number, onJudged: (node: StudyNode) => void = () => {}): Promise<boolean> {
        const { desk } = this;
        const study = desk.study;
        const line = mainLine(study);
        this.running = true;
        this.failed = false;
        this.done = 0;
        this.of = line.length;
        await tick(); // the engine has left the board's position
        const lookAt = async (game: GameText, known: Findings | null) => {
            if (!this.running || desk.study !== study) return null;
            if (known && known.budget >= budget) return known;
            return this.#over(game) ?? this.engine.judge(game, budget);
        };
        try {
            return await judgeLine(desk.core, study, line, lookAt, (done) => {
                this.done = done;
                desk.changed();
                const node = line[done - 1];
                if (node) onJudged(node);
            });
        } catch {
            this.failed = true;
            return false;
        } finally {
            this.running = false;
            this.engine.stop();
        }
    }

    cancel(): void {
        if (!this.running) return;
        this.running = false;
        this.engine.stop();
    }

    #over(game: GameText): Findings | null {
        const outcome = this.desk.core.view(game).outcome;
        if (!outcome) return null;
        const chance = outcome.winner ? Number(outcome.winner === 'white') : 0.5;
        return { budget: forever, wanted: 5, chance, lines: [] };
    }
}
