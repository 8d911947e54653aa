// The network, by which the higher levels judge positions: a file of its own, so that nobody waits for
// it who does not need it. Who needs it, and whether what came is sound, says the core.

import networkUrl from '../../../src/engine/eval/built_in.network?url';
import { readFromDisk } from './disk';
import type { Call } from './wasm';

// To be done before a search, whose text this is. Throws an Error, and no CoreError, if the network
// does not come or is broken: it is not the text that is at fault.
export async function bringNetwork(call: Call, text: string): Promise<void> {
    if (!call('needsNetwork', text)) return;
    const network = await loadNetwork();
    try {
        call('takeNetwork', network);
    } catch (error) {
        throw new Error(error instanceof Error ? error.message : String(error));
    }
}

export async function loadNetwork(): Promise<string> {
    if (import.meta.env.MODE === 'test') {
        const bytes = await readFromDisk('../../../src/engine/eval/built_in.network');
        return new TextDecoder().decode(bytes);
    }
    const response = await fetch(networkUrl);
    if (!response.ok) throw new Error(`the network cannot be loaded: ${response.status}`);
    return response.text();
}
