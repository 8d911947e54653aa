// The storage of a browser, for tests in Node: empty before every test.
import { beforeAll, beforeEach, vi } from 'vitest';

export function fakeStorage(): Map<string, string> {
    const stored = new Map<string, string>();
    beforeAll(() => {
        vi.stubGlobal('localStorage', {
            getItem: (key: string) => stored.get(key) ?? null,
            setItem: (key: string, value: string) => stored.set(key, value),
            removeItem: (key: string) => stored.delete(key),
        });
    });
    beforeEach(() => stored.clear());
    return stored;
}
