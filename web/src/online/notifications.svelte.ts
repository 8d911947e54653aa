// System notifications, if the reader wants them. Permission is requested only when a button is pressed.
import { settings } from '../state/settings.svelte';

export interface Message {
    readonly title: string;
    readonly body: string;
    readonly path: string; // of the page it is about; a newer message for the same page replaces it
}

class Notifications {
    // Not over plain HTTP.
    readonly isSupported = 'Notification' in globalThis && globalThis.isSecureContext;
    #permission = $state<NotificationPermission>(
        this.isSupported ? Notification.permission : 'denied',
    );

    get areOn(): boolean {
        return this.#permission === 'granted' && settings.data.notifications === true;
    }

    // The browser will not ask again.
    get areBlocked(): boolean {
        return this.#permission === 'denied';
    }

    get isWorthAsking(): boolean {
        return this.isSupported && !this.areBlocked && settings.data.notifications === null;
    }

    async switchOn(): Promise<void> {
        this.#permission = await Notification.requestPermission();
        settings.change({ notifications: this.#permission === 'granted' });
    }

    switchOff(): void {
        settings.change({ notifications: false });
    }

    async show({ title, body, path }: Message): Promise<void> {
        if (!this.areOn) return;
        const options = { body, tag: path, icon: '/icon-192.png', data: path };
        const worker = await navigator.serviceWorker?.getRegistration();
        // Phones support only a service worker's notifications.
        if (worker) return worker.showNotification(title, options);
        const shown = new Notification(title, options);
        shown.onclick = () => {
            shown.close();
            window.focus();
            location.assign(path);
        };
    }
}

export const notifications = new Notifications();
