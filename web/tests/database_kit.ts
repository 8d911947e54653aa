// IndexedDB for tests in Node: a new one before every test, with modules that have not opened another.
import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'idb-keyval';
import { beforeEach, vi } from 'vitest';

export function fakeDatabase(): void {
    beforeEach(() => {
        vi.stubGlobal('indexedDB', new IDBFactory());
        vi.resetModules();
    });
}

// A browser that has none, or denies access to it.
export function withoutDatabase(): void {
    vi.stubGlobal('indexedDB', undefined);
}

// What is stored, unchecked.
export const rawGames = () => createStore('barracuda.games', 'games');
export const rawStudies = () => createStore('barracuda.analysis', 'studies');
