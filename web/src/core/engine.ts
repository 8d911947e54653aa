// The engine for the rest of the app. It thinks in a worker; to stop it the worker is ended, and a
// fresh one, made of the module that is compiled already, waits for the next search.

import { withGame } from './core';
import { breather, Search, type WorkerLike } from './engine_search';
import type { Engine, EngineInfo, GameText, SearchLimits, SearchResult } from './types';
import { loadModule } from './wasm';

// Tests put another worker in its place.
export function startEngine(makeWorker: () => WorkerLike = newWorker): Engine {
    return new WorkerEngine(makeWorker);
}

function newWorker(): WorkerLike {
    return new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
}

class WorkerEngine implements Engine {
    private waiting: Promise<WorkerLike> | undefined; // for the next search
    private running: Search | undefined;
    private preparing: ReturnType<typeof setTimeout> | undefined; // the next worker, in a moment

    constructor(private readonly makeWorker: () => WorkerLike) {
        this.prepare();
    }

    readonly search = async (
        game: GameText,
        limits: SearchLimits,
        onInfo: (info: EngineInfo) => void = () => {},
    ): Promise<SearchResult> => {
        this.stop();
        const text = withGame(limitLines(limits), game);
        const worker = this.waiting ?? this.startWorker();
        const search = new Search(worker, onInfo);
        this.waiting = undefined;
        this.running = search;
        const end = await search.run(text).finally(() => {
            if (this.running === search) this.running = undefined;
        });
        if (end.reusable) this.keep(worker);
        if (end.error) throw end.error;
        return end.result;
    };

    readonly stop = (): void => {
        if (!this.running) return;
        this.running.stop();
        this.running = undefined;
        clearTimeout(this.preparing);
        this.preparing = setTimeout(() => this.prepare(), breather);
    };

    readonly close = (): void => {
        this.running?.abandon();
        this.running = undefined;
        this.waiting?.then((worker) => worker.terminate()).catch(() => {});
        this.waiting = undefined;
        clearTimeout(this.preparing);
    };

    private keep(worker: Promise<WorkerLike>): void {
        if (this.waiting) void worker.then((another) => another.terminate());
        else this.waiting = worker;
    }

    private prepare(): void {
        this.waiting ??= this.startWorker();
        this.waiting.catch(() => {
            this.waiting = undefined; // the next search tries again
        });
    }

    private async startWorker(): Promise<WorkerLike> {
        const module = await loadModule();
        const worker = this.makeWorker();
        worker.postMessage({ type: 'module', module });
        return worker;
    }
}

const fullStrength = 10;
const defaultMoveTime = 1000;

// Levels below full strength end by themselves. Whoever wants no end has to say so.
function limitLines(limits: SearchLimits): string[] {
    const { moveTime, nodes, depth, infinite, level, lines, seed } = limits;
    const ended =
        nodes !== undefined || depth !== undefined || (level ?? fullStrength) < fullStrength;
    const ends = { moveTime: moveTime ?? (ended ? undefined : defaultMoveTime), nodes, depth };
    const wanted = { level, lines, seed, ...(infinite ? {} : ends) };
    return Object.entries(wanted).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name} ${Math.trunc(value)}`],
    );
}
