// The core for pages that are readable without it: it is loaded when a board is needed, and a failure
// leaves the text untouched.
import { loadCore } from '../core/core';
import type { Core } from '../core/types';

class Loading {
    core = $state.raw<Core | null>(null);
    failed = $state(false);
    #started = false;

    start(): void {
        if (this.#started) return;
        this.#started = true;
        this.failed = false;
        loadCore().then(
            (core) => {
                this.core = core;
            },
            () => {
                this.failed = true;
                this.#started = false;
            },
        );
    }
}

export const loading = new Loading();
