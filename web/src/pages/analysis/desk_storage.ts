// Where the study of the analysis board is kept: in IndexedDB, as it may be large. Browsers abandon
// such writes when the page is closed, and some have no IndexedDB at all; the study is then left as a
// note in localStorage, which is written at once and is where earlier versions kept it. Every write to
// IndexedDB removes the note, so that a note, if there is one, is the latest.
import { createStore, get, set } from 'idb-keyval';
import { read, remove, valid, write } from '../../state/storage';
import { type KeptStudy, keptForm } from '../../study/keep';

const key = 'analysis';
const asideKey = 'analysis-before'; // of earlier versions, which did not read it after a reload
const store = createStore('barracuda.analysis', 'studies');

export class StudyKeeper {
    #last = 0; // the number of the last study to be kept
    #isWriting = false; // it is on its way

    // What was kept; null: nothing that can be read.
    async kept(): Promise<KeptStudy | null> {
        remove(asideKey);
        const note = read(key, keptForm);
        if (note) {
            void this.keep(note);
            return note;
        }
        try {
            return valid(keptForm, await get<unknown>(key, store));
        } catch {
            return null; // no such storage
        }
    }

    // Resolves to whether there was room for it.
    async keep(study: KeptStudy): Promise<boolean> {
        this.#last += 1;
        const number = this.#last;
        this.#isWriting = true;
        const isStored = await stored(study);
        if (number !== this.#last) return true; // a newer one is on its way
        this.#isWriting = false;
        if (isStored) remove(key);
        return isStored || write(key, study);
    }

    // The page is left before the study is kept, or while it is.
    leave(study: KeptStudy): void {
        write(key, study);
        void this.keep(study); // the page may come back
    }

    get isWriting(): boolean {
        return this.#isWriting;
    }
}

async function stored(study: KeptStudy): Promise<boolean> {
    try {
        await set(key, study, store);
        return true;
    } catch {
        return false;
    }
}
