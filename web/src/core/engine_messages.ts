// What the app and the engine's worker say to each other.

import type { EngineInfo, SearchResult } from './types';
import type { CoreModule } from './wasm';

export type ToWorker =
    | { readonly type: 'module'; readonly module: CoreModule }
    | { readonly type: 'search'; readonly id: number; readonly text: string };

export type FromWorker =
    | { readonly type: 'info'; readonly id: number; readonly info: EngineInfo }
    | { readonly type: 'result'; readonly id: number; readonly result: SearchResult }
    | { readonly type: 'refusal'; readonly id: number; readonly message: string };
