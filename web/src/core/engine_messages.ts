// What the app and the engine's worker say to each other. A worker searches one thing at a time.

import type { BrakeCells } from './brake';
import type { EngineInfo, SearchResult } from './engine_types';
import type { CoreModule } from './wasm';

export type ToWorker =
    | {
          readonly type: 'module';
          readonly module: CoreModule;
          readonly brake: BrakeCells | undefined;
      }
    | { readonly type: 'search'; readonly number: number; readonly text: string };

export type FromWorker =
    | { readonly type: 'info'; readonly info: EngineInfo }
    | { readonly type: 'result'; readonly result: SearchResult }
    | { readonly type: 'refusal'; readonly message: string } // the text cannot be read
    | { readonly type: 'failure'; readonly message: string }; // the worker is of no further use
