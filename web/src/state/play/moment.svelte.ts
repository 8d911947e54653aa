// The current time, for showing a running clock: it ticks as long as something reads it.
import { createSubscriber } from 'svelte/reactivity';

const tick = 100;

class Moment {
    #subscribe = createSubscriber((update) => {
        const timer = setInterval(update, tick);
        return () => clearInterval(timer);
    });

    get now(): number {
        this.#subscribe();
        return Date.now();
    }
}

export const moment = new Moment();
