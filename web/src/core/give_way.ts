// The user comes first: the engine pauses until the effect of a click or a key is on the screen.

import type { Brake } from './brake';

const rest = 100; // milliseconds that this may take
const events = ['pointerdown', 'pointerup', 'keydown'];

// Returns a function that ends it.
export function giveWay(brake: Brake): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = () => {
        brake.hold();
        clearTimeout(timer);
        timer = setTimeout(() => brake.release(), rest);
    };
    for (const event of events) addEventListener(event, hold, { capture: true, passive: true });
    return () => {
        for (const event of events) removeEventListener(event, hold, { capture: true });
        clearTimeout(timer);
        brake.release();
    };
}
