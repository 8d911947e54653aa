// A part of a page that the first paint does not need: it is loaded afterwards, and tried again for as
// long as there is no network.
import { painted } from './painted';

const pause = 2000;

export class Later<T> {
    part = $state.raw<T | null>(null);

    constructor(load: () => Promise<T>) {
        painted().then(() => this.#load(load));
    }

    async #load(load: () => Promise<T>): Promise<void> {
        try {
            this.part = await load();
        } catch {
            setTimeout(() => this.#load(load), pause);
        }
    }
}
