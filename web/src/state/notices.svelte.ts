// Short messages over the page that can wait: a new version, a full storage, something copied.
import type { Key } from '../i18n/areas';
import type { Values } from '../i18n/format';

export interface Notice {
    readonly id: string; // one notice of a kind at a time
    readonly text: Key;
    readonly values?: Values; // that fill the text
    readonly action?: { readonly label: Key; readonly run: () => void };
    readonly passing?: boolean; // goes away by itself
}

const passesAfter = 4000;

class Notices {
    list = $state.raw<readonly Notice[]>([]);
    readonly #once = new Set<string>(); // what was said, and is not said again

    say(notice: Notice): void {
        this.list = [...this.list.filter(({ id }) => id !== notice.id), notice];
        if (notice.passing) setTimeout(() => this.drop(notice.id), passesAfter);
    }

    // For what nobody needs to hear twice.
    sayOnce(notice: Notice): void {
        if (this.#once.has(notice.id)) return;
        this.#once.add(notice.id);
        this.say(notice);
    }

    drop(id: string): void {
        this.list = this.list.filter((notice) => notice.id !== id);
    }
}

export const notices = new Notices();
