// The engine for tests in Node.
import type { FromWorker, ToWorker } from '../src/core/engine_messages';
import type { WorkerLike } from '../src/core/engine_search';
import { bringNetwork } from '../src/core/network';
import { type Call, instantiate } from '../src/core/wasm';

// The module itself, in this thread.
export class InThread implements WorkerLike {
    onmessage: WorkerLike['onmessage'] = null;
    onerror: WorkerLike['onerror'] = null;
    private call: Promise<Call> | undefined;

    postMessage(message: ToWorker): void {
        const say = (data: FromWorker) => this.onmessage?.({ data } as MessageEvent<FromWorker>);
        if (message.type === 'module')
            this.call = instantiate(message.module, {
                tell: (text) => say({ type: 'info', info: JSON.parse(text) }),
            });
        else
            void this.call?.then(async (call) => {
                await bringNetwork(call, message.text);
                say({ type: 'result', result: call('search', message.text) as never });
            });
    }
    terminate(): void {}
}
