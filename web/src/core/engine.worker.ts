// The engine in its own thread. A search runs to its end without yielding: the brake stops it, or the
// end of the worker. The first search at a higher level fetches the network.

import { type BrakeCells, mustEnd } from './brake';
import type { FromWorker, ToWorker } from './engine_messages';
import type { EngineInfo, SearchResult } from './engine_types';
import { bringNetwork } from './network';
import { CoreError } from './types';
import { type Call, type CoreModule, instantiate } from './wasm';

let engine: Promise<Call> | undefined;
let running = 0; // the number of the search

function post(message: FromWorker): void {
    self.postMessage(message);
}

function begin(module: CoreModule, brake: BrakeCells | undefined): Promise<Call> {
    return instantiate(module, {
        tell: (text) => post({ type: 'info', info: JSON.parse(text) as EngineInfo }),
        interrupted: () => brake !== undefined && mustEnd(brake, running),
    });
}

async function search(number: number, text: string): Promise<void> {
    try {
        const call = await engine;
        if (!call) return;
        await bringNetwork(call, text);
        running = number;
        post({ type: 'result', result: call('search', text) as SearchResult });
    } catch (error) {
        const type = error instanceof CoreError ? 'refusal' : 'failure';
        post({ type, message: error instanceof Error ? error.message : String(error) });
    }
}

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
    const message = event.data;
    if (message.type === 'module') engine = begin(message.module, message.brake);
    else void search(message.number, message.text);
});
