// One search in a worker, from the main thread's side: what it has found so far, and how it ends.

import type { Brake } from './brake';
import type { FromWorker, ToWorker } from './engine_messages';
import type { EngineInfo, EngineLine, SearchResult } from './engine_types';
import { Throttle } from './throttle';
import { CoreError } from './types';

const infoInterval = 100; // milliseconds between two infos of one line

// The part of Worker that is used.
export interface WorkerLike {
    onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
    onerror: ((event: ErrorEvent) => void) | null;
    postMessage(message: ToWorker): void;
    terminate(): void;
}

export type SearchEnd =
    | { readonly result: SearchResult; readonly error?: undefined; readonly reusable: boolean }
    | { readonly error: Error; readonly reusable: boolean };

export class Search {
    private readonly lines = new Map<number, EngineLine>();
    private readonly infos: Throttle<EngineInfo>;
    readonly ended: Promise<SearchEnd>;
    private settle: (end: SearchEnd) => void = () => {};
    private stopping = false;
    private over = false;

    constructor(
        readonly worker: Promise<WorkerLike>,
        private readonly number: number,
        private readonly brake: Brake | undefined,
        onInfo: (info: EngineInfo) => void,
    ) {
        this.infos = new Throttle(infoInterval, onInfo);
        this.ended = new Promise((settle) => {
            this.settle = settle;
        });
    }

    run(text: string): Promise<SearchEnd> {
        this.worker.then(
            (worker) => {
                worker.onmessage = (event) => this.receive(event.data);
                worker.onerror = (event) => this.fail(event.message);
                worker.postMessage({ type: 'search', number: this.number, text });
            },
            (error: unknown) => this.end({ error: asError(error), reusable: false }),
        );
        return this.ended;
    }

    // Ends with what was found so far. If that is nothing yet, it waits for the first result, which
    // comes at once.
    stop(): void {
        this.infos.clear();
        this.stopping = true;
        if (this.lines.size > 0) this.halt();
    }

    // Ends with what was found so far, which may be nothing, and ends the worker.
    abandon(): void {
        this.end({ result: this.found(), reusable: false });
    }

    private found(): SearchResult {
        const lines = [...this.lines.values()].sort((a, b) => a.rank - b.rank);
        return { best: lines[0]?.actions[0] ?? null, lines };
    }

    private halt(): void {
        if (this.brake) this.brake.end(this.number);
        else this.abandon();
    }

    private isReusable(): boolean {
        return this.brake !== undefined || !this.stopping;
    }

    private receive(message: FromWorker): void {
        if (message.type === 'info') {
            const { line } = message.info;
            this.lines.set(line.rank, line);
            if (this.stopping) this.halt();
            else this.infos.push(line.rank, message.info);
        } else if (message.type === 'result') {
            this.infos.flush();
            // A worker stopped midway may name an action for which it has sent no line.
            const isCut = this.stopping && this.lines.size > 0;
            const result = isCut ? this.found() : message.result;
            this.end({ result, reusable: this.isReusable() });
        } else if (message.type === 'refusal') {
            this.end({ error: new CoreError(message.message), reusable: this.isReusable() });
        } else {
            this.fail(message.message);
        }
    }

    private fail(message: string): void {
        this.end({ error: new Error(`The engine has failed: ${message}`), reusable: false });
    }

    private end(end: SearchEnd): void {
        if (this.over) return;
        this.over = true;
        this.infos.clear();
        this.worker.then(
            (worker) => {
                worker.onmessage = null;
                worker.onerror = null;
                if (!end.reusable) worker.terminate();
            },
            () => {},
        );
        this.settle(end);
    }
}

function asError(error: unknown): Error {
    return error instanceof Error ? error : new Error(String(error));
}
