// The engine in its own thread. A search runs to its end without a pause: whoever wants it to stop
// ends the worker.

import type { FromWorker, ToWorker } from './engine_messages';
import { CoreError, type EngineInfo, type SearchResult } from './types';
import { type Call, type CoreModule, instantiate } from './wasm';

let engine: Promise<Call> | undefined;

function post(message: FromWorker): void {
    self.postMessage(message);
}

function begin(module: CoreModule): Promise<Call> {
    return instantiate(module, (text) =>
        post({ type: 'info', info: JSON.parse(text) as EngineInfo }),
    );
}

async function search(text: string): Promise<void> {
    try {
        const call = await engine;
        if (call) post({ type: 'result', result: call('search', text) as SearchResult });
    } catch (error) {
        const type = error instanceof CoreError ? 'refusal' : 'failure';
        post({ type, message: error instanceof Error ? error.message : String(error) });
    }
}

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
    const message = event.data;
    if (message.type === 'module') engine = begin(message.module);
    else void search(message.text);
});
