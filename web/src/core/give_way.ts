// Whoever uses the page comes first: the engine waits until what was clicked or typed is shown.

import type { Brake } from './brake';

const rest = 100; // milliseconds that showing it may take
const events = ['pointerdown', 'pointerup', 'keydown'];

// Gives back what ends it.
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
