// A page that offers the core and the engine to whatever drives the browser: the benchmark and the
// tests.

import { loadCore } from '../src/core/core';
import { startEngine } from '../src/core/engine';
import { loadNetwork } from '../src/core/network';
import { instantiate, loadModule } from '../src/core/wasm';

const offered = { loadCore, startEngine, loadModule, loadNetwork, instantiate };

declare global {
    interface Window {
        barracuda: typeof offered;
    }
}

window.barracuda = offered;
