// The time now, for what is shown of a running clock: it moves on as long as somebody looks.
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
