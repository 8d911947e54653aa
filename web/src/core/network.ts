// The network with which the higher levels evaluate positions: a file of its own, so that nobody waits
// for it in vain. The core says who needs it, and whether what arrived is intact.

import networkUrl from '../../../src/engine/eval/built_in.network?url';
import { readFromDisk } from './disk';
import type { Call } from './wasm';

// Call it before a search, with its text. Throws an Error, not a CoreError, if the network cannot be
// fetched or is broken: the text is not at fault.
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
