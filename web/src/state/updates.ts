// The service worker keeps the app for use without a network. A new version waits until the reader
// wants it: nothing ever reloads by itself.
import { notices } from './notices.svelte';

const hour = 3_600_000;

export async function register(): Promise<void> {
    try {
        const registration = await navigator.serviceWorker.register('/sw.js');
        if (registration.waiting) tell(registration);
        registration.addEventListener('updatefound', () => {
            const arriving = registration.installing;
            arriving?.addEventListener('statechange', () => {
                const isUpdate = navigator.serviceWorker.controller !== null;
                if (arriving.state === 'installed' && isUpdate) tell(registration);
            });
        });
        lookNowAndThen(registration);
    } catch {
        // a browser that forbids it still has the whole app, only not offline
    }
}

let isOffered = false;

// The server has another version than this page: it is fetched, and the reader decides when to change.
export async function offerUpdate(): Promise<void> {
    if (isOffered) return;
    isOffered = true;
    const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    if (registration) registration.update().catch(() => {});
    else say(() => location.reload());
}

function tell(registration: ServiceWorkerRegistration): void {
    say(() => change(registration));
}

function say(run: () => void): void {
    notices.say({
        id: 'update',
        text: 'common.updateReady',
        action: { label: 'common.updateNow', run },
    });
}

function change(registration: ServiceWorkerRegistration): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
        once: true,
    });
    registration.waiting?.postMessage('change');
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
    let last = Date.now();
    document.addEventListener('visibilitychange', () => {
        if (document.hidden || Date.now() - last < hour) return;
        last = Date.now();
        registration.update().catch(() => {});
    });
}
