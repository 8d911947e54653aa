// The brake of a search: memory that the page shares with the engine's worker. Through it the page ends
// a search without ending its worker, and pauses it for a moment so that a click is answered first.
// Browsers grant such memory only to isolated pages, and some not even to those; without it, ending a
// search means ending its worker.

const longestHold = 500; // milliseconds, should the page forget to let go

const held = 0; // the cell that is 1 while the search has to wait
const ended = 1; // the cell with the number of the last search that must end

export type BrakeCells = Int32Array<SharedArrayBuffer>;

export class Brake {
    readonly cells: BrakeCells = new Int32Array(new SharedArrayBuffer(8));

    // Ends the search with that number, and all before it.
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

// WebKitGTK calls pages isolated and still has no such memory.
export function brakeIfPossible(): Brake | undefined {
    const possible = globalThis.crossOriginIsolated && typeof SharedArrayBuffer === 'function';
    return possible ? new Brake() : undefined;
}

// The worker's side: waits while the search is held, then says whether it must end.
export function mustEnd(cells: BrakeCells, search: number): boolean {
    Atomics.wait(cells, held, 1, longestHold);
    return Atomics.load(cells, ended) >= search;
}
