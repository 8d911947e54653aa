// The engine for the rest of the app. It thinks in a worker; to stop it the worker is ended, and a
// fresh one, made of the module that is compiled already, waits for the next search.

import { withGame } from './core';
import type { FromWorker, ToWorker } from './engine_messages';
import { Throttle } from './throttle';
import {
    CoreError,
    type Engine,
    type EngineInfo,
    type EngineLine,
    type GameText,
    type SearchLimits,
    type SearchResult,
} from './types';
import { loadModule } from './wasm';

const infoInterval = 100; // milliseconds between two infos of one line

// What is used of a Worker, so that tests can put another in its place.
export interface WorkerLike {
    onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
    onerror: ((event: ErrorEvent) => void) | null;
    postMessage(message: ToWorker): void;
    terminate(): void;
}

interface Search {
    readonly id: number;
    readonly lines: Map<number, EngineLine>;
    readonly infos: Throttle<EngineInfo>;
    readonly resolve: (result: SearchResult) => void;
    readonly reject: (error: Error) => void;
}

export function startEngine(makeWorker: () => WorkerLike = newWorker): Engine {
    return new WorkerEngine(makeWorker);
}

function newWorker(): WorkerLike {
    return new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
}

class WorkerEngine implements Engine {
    private worker: Promise<WorkerLike> | undefined;
    private running: Search | undefined;
    private searches = 0;

    constructor(private readonly makeWorker: () => WorkerLike) {
        this.worker = this.startWorker();
        this.worker.catch(() => {}); // a search will say it
    }

    readonly search = (
        game: GameText,
        limits: SearchLimits,
        onInfo: (info: EngineInfo) => void = () => {},
    ): Promise<SearchResult> => {
        this.stop();
        const id = ++this.searches;
        return new Promise((resolve, reject) => {
            const infos = new Throttle(infoInterval, onInfo);
            this.running = { id, lines: new Map(), infos, resolve, reject };
            this.send(id, game, limits).catch((error: unknown) => this.fail(id, error));
        });
    };

    readonly stop = (): void => {
        const stopped = this.running;
        if (!stopped) return;
        this.endWorker();
        this.worker = this.startWorker();
        this.worker.catch(() => {});
        const lines = [...stopped.lines.values()].sort((a, b) => a.rank - b.rank);
        this.finish({ best: lines[0]?.actions[0] ?? null, lines });
    };

    readonly close = (): void => {
        this.stop();
        this.endWorker();
    };

    private async startWorker(): Promise<WorkerLike> {
        const module = await loadModule();
        const worker = this.makeWorker();
        worker.onmessage = (event) => this.receive(event.data);
        worker.onerror = (event) => this.fail(this.searches, new Error(event.message));
        worker.postMessage({ type: 'module', module });
        return worker;
    }

    private endWorker(): void {
        this.worker?.then(
            (worker) => {
                worker.onmessage = null;
                worker.onerror = null;
                worker.terminate();
            },
            () => {},
        );
        this.worker = undefined;
    }

    private async send(id: number, game: GameText, limits: SearchLimits): Promise<void> {
        const text = withGame(limitLines(limits), game);
        this.worker ??= this.startWorker();
        const worker = await this.worker;
        if (this.running?.id === id) worker.postMessage({ type: 'search', id, text });
    }

    private receive(message: FromWorker): void {
        const search = this.running;
        if (search?.id !== message.id) return;
        if (message.type === 'info') {
            const { line } = message.info;
            search.lines.set(line.rank, line);
            search.infos.push(line.rank, message.info);
        } else if (message.type === 'result') {
            this.finish(message.result);
        } else {
            this.fail(message.id, new CoreError(message.message));
        }
    }

    private finish(result: SearchResult): void {
        const search = this.running;
        this.running = undefined;
        search?.infos.flush();
        search?.resolve(result);
    }

    // A worker that failed for another reason than its input is not used again.
    private fail(id: number, error: unknown): void {
        if (!(error instanceof CoreError)) this.endWorker();
        const search = this.running;
        if (search?.id !== id) return;
        this.running = undefined;
        search.infos.flush();
        search.reject(error instanceof Error ? error : new Error(String(error)));
    }
}

const defaultMoveTime = 1000;

// Levels below full strength end by themselves. Whoever wants no end has to say so.
function limitLines(limits: SearchLimits): string[] {
    const { moveTime, nodes, depth, infinite, level, lines, seed } = limits;
    const unlimited = moveTime === undefined && nodes === undefined && depth === undefined;
    const ends = { moveTime: unlimited ? defaultMoveTime : moveTime, nodes, depth };
    const wanted = { level, lines, seed, ...(infinite ? {} : ends) };
    return Object.entries(wanted).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name} ${Math.trunc(value)}`],
    );
}
