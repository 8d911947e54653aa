// The engine for the rest of the app. It searches in a worker and gives way to the user. Without a
// brake, stopping a search means ending its worker; a fresh one, made from the module that is already
// compiled, waits for the next search.

import { type Brake, brakeIfPossible } from './brake';
import { withGame } from './core';
import { Search, type WorkerLike } from './engine_search';
import type { Engine, EngineInfo, SearchLimits, SearchResult } from './engine_types';
import { giveWay } from './give_way';
import type { GameText } from './types';
import { loadModule } from './wasm';

// Tests pass a worker and a brake of their own.
export function startEngine(
    makeWorker: () => WorkerLike = newWorker,
    brake: Brake | undefined = brakeIfPossible(),
): Engine {
    return new WorkerEngine(makeWorker, brake);
}

function newWorker(): WorkerLike {
    return new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
}

class WorkerEngine implements Engine {
    private waiting: Promise<WorkerLike> | undefined; // for the next search
    private running: Search | undefined;
    private searches = 0;
    private readonly stopGivingWay: () => void;

    constructor(
        private readonly makeWorker: () => WorkerLike,
        private readonly brake: Brake | undefined,
    ) {
        this.stopGivingWay = brake ? giveWay(brake) : () => {};
        this.keep(this.startWorker());
    }

    readonly search = async (
        game: GameText,
        limits: SearchLimits,
        onInfo: (info: EngineInfo) => void = () => {},
    ): Promise<SearchResult> => {
        this.stop();
        const text = withGame(limitLines(limits), game);
        const worker = this.waiting ?? this.startWorker();
        const search = new Search(worker, ++this.searches, this.brake, onInfo);
        this.waiting = undefined;
        this.running = search;
        const end = await search.run(text);
        if (this.running === search) {
            this.running = undefined;
            if (end.reusable) this.keep(worker);
        }
        if (end.error) throw end.error;
        return end.result;
    };

    readonly stop = (): void => {
        const { running } = this;
        if (!running) return;
        running.stop();
        this.running = undefined;
        this.keep(this.workerAfter(running));
    };

    readonly close = (): void => {
        this.stopGivingWay();
        this.running?.abandon();
        this.running = undefined;
        this.waiting?.then((worker) => worker.terminate()).catch(() => {});
        this.waiting = undefined;
    };

    private async workerAfter(search: Search): Promise<WorkerLike> {
        const { reusable } = await search.ended;
        return reusable ? search.worker : this.startWorker();
    }

    private keep(worker: Promise<WorkerLike>): void {
        this.waiting = worker;
        // The next search starts another one: asking a dead worker would mean waiting for ever.
        const drop = () => {
            if (this.waiting === worker) this.waiting = undefined;
        };
        worker.then((waiting) => {
            waiting.onerror = drop;
        }, drop);
    }

    private async startWorker(): Promise<WorkerLike> {
        const module = await loadModule();
        const worker = this.makeWorker();
        worker.postMessage({ type: 'module', module, brake: this.brake?.cells });
        return worker;
    }
}

const fullStrength = 10;
const defaultMoveTime = 1000;

// Levels below full strength end by themselves. An endless search must be asked for.
function limitLines(limits: SearchLimits): string[] {
    const { moveTime, nodes, depth, wtime, btime, winc, binc } = limits;
    const { infinite, level, lines, seed } = limits;
    const ended =
        [nodes, depth, wtime, btime].some((limit) => limit !== undefined) ||
        (level ?? fullStrength) < fullStrength;
    const time = moveTime ?? (ended ? undefined : defaultMoveTime);
    const ends = { moveTime: time, nodes, depth, wtime, btime, winc, binc };
    const wanted = { level, lines, seed, ...(infinite ? {} : ends) };
    return Object.entries(wanted).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name} ${Math.trunc(value)}`],
    );
}
