// The engine in its own thread. A search runs to its end without a pause: whoever wants it to stop
// ends the worker.

import type { FromWorker, ToWorker } from './engine_messages';
import { CoreError, type EngineInfo, type SearchResult } from './types';
import { type Call, type CoreModule, instantiate } from './wasm';

let searching = 0;
let engine: Promise<Call> | undefined;

function post(message: FromWorker): void {
    self.postMessage(message);
}

function begin(module: CoreModule): Promise<Call> {
    return instantiate(module, (text) =>
        post({ type: 'info', id: searching, info: JSON.parse(text) as EngineInfo }),
    );
}

async function search(id: number, text: string): Promise<void> {
    const call = await engine;
    if (!call) return;
    searching = id;
    try {
        post({ type: 'result', id, result: call('search', text) as SearchResult });
    } catch (error) {
        const message = error instanceof CoreError ? error.message : String(error);
        post({ type: 'refusal', id, message });
    }
}

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
    const message = event.data;
    if (message.type === 'module') engine = begin(message.module);
    else void search(message.id, message.text);
});
