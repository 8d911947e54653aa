// The brake of a search: memory that the page shares with the engine's worker. With it the page ends a
// search whose worker can go on with the next one, and holds it for a moment, so that a click is
// answered first. Browsers give such memory only to pages that take in nothing of other sites, and some
// that could give it do not; without it a search ends with its worker.

const longestHold = 500; // milliseconds, should the page forget to let go

const held = 0; // the cell that is 1 while the search has to wait
const ended = 1; // the cell with the number of the last search that has to end

export type BrakeCells = Int32Array<SharedArrayBuffer>;

export class Brake {
    readonly cells: BrakeCells = new Int32Array(new SharedArrayBuffer(8));

    // The search of that number, and all before it.
    end(search: number): void {
        Atomics.store(this.cells, ended, search);
        this.release();
    }

    hold(): void {
        Atomics.store(this.cells, held, 1);
    }

    release(): void {
        Atomics.store(this.cells, held, 0);
        Atomics.notify(this.cells, held);
    }
}

// WebKitGTK calls a page isolated and has no such memory all the same.
export function brakeIfPossible(): Brake | undefined {
    const possible = globalThis.crossOriginIsolated && typeof SharedArrayBuffer === 'function';
    return possible ? new Brake() : undefined;
}

// The worker's side: waits while the search is held; then, whether it has to end.
export function mustEnd(cells: BrakeCells, search: number): boolean {
    Atomics.wait(cells, held, 1, longestHold);
    return Atomics.load(cells, ended) >= search;
}
