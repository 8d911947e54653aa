// The C++ core as a WebAssembly module: loading it, and calling its flat functions with text in and
// JSON out (docs/wasm.md). Only this file and the worker know that there is WebAssembly.

import moduleUrl from '../../../build/wasm/barracuda.wasm?url';
import { readFromDisk } from './disk';
import { CoreError, plainFault, type TextFault } from './types';

export type CoreModule = WebAssembly.Module;

// What a search may need from its host.
export interface SearchHost {
    readonly tell?: (text: string) => void; // gets what it has found so far
    readonly interrupted?: () => boolean; // asked now and then whether it must end
}

// Calls a function of the core; throws a CoreError if the text cannot be read.
export type Call = (name: string, text: string) => unknown;

type Exports = Readonly<Record<string, (...numbers: number[]) => number>>;

const errno = { success: 0, notSupported: 58 };

let compiled: Promise<CoreModule> | undefined;

// Compiles the module, once.
export function loadModule(): Promise<CoreModule> {
    compiled ??= compile().catch((error: unknown) => {
        compiled = undefined; // the next call tries again
        throw error;
    });
    return compiled;
}

async function compile(): Promise<CoreModule> {
    if (import.meta.env.MODE === 'test')
        return WebAssembly.compile(await readFromDisk('../../../build/wasm/barracuda.wasm'));
    const response = await fetch(moduleUrl);
    if (!response.ok) throw new Error(`The core cannot be loaded: ${response.status}`);
    const streams = response.headers.get('Content-Type')?.startsWith('application/wasm');
    return streams
        ? WebAssembly.compileStreaming(response)
        : WebAssembly.compile(await response.arrayBuffer());
}

// A new instance of the module, with its own memory.
export async function instantiate(module: CoreModule, host: SearchHost = {}): Promise<Call> {
    const instance = await WebAssembly.instantiate(
        module,
        importsOf(module, host, () => memory),
    );
    const memory = instance.exports.memory as WebAssembly.Memory;
    const functions = instance.exports as unknown as Exports;
    functions._initialize?.();
    return (name, text) => call(memory, functions, name, text);
}

function call(memory: WebAssembly.Memory, functions: Exports, name: string, text: string): unknown {
    const bytes = new TextEncoder().encode(text);
    const room = functions.input?.(bytes.length) ?? 0;
    if (room === 0) throw new CoreError('the text is too long', plainFault('too-long'));
    new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
    const size = functions[name]?.() ?? 0;
    const answer = JSON.parse(textAt(memory, functions.answer?.() ?? 0, size)) as
        | { readonly value: unknown }
        | { readonly error: string; readonly fault: TextFault | null };
    if ('error' in answer) throw new CoreError(answer.error, answer.fault);
    return answer.value;
}

function textAt(memory: WebAssembly.Memory, address: number, size: number): string {
    return new TextDecoder().decode(new Uint8Array(memory.buffer, address, size));
}

// What the module imports: the host, and the system interface that the C++ library was built against,
// of which a browser provides only the clock.
function importsOf(
    module: CoreModule,
    host: SearchHost,
    memory: () => WebAssembly.Memory,
): WebAssembly.Imports {
    const known: Record<string, (...numbers: never[]) => number | undefined> = {
        tell: (address: number, size: number) => {
            host.tell?.(textAt(memory(), address, size));
            return undefined;
        },
        interrupted: () => Number(host.interrupted?.() ?? false),
        clock_time_get: (_id: number, _precision: bigint, result: number) => {
            const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
            new DataView(memory().buffer).setBigUint64(result, nanoseconds, true);
            return errno.success;
        },
    };
    const imports: WebAssembly.Imports = {};
    for (const wanted of WebAssembly.Module.imports(module)) {
        const functions: WebAssembly.ModuleImports = imports[wanted.module] ?? {};
        functions[wanted.name] = known[wanted.name] ?? (() => errno.notSupported);
        imports[wanted.module] = functions;
    }
    return imports;
}
