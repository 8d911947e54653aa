// Where memory for the brake is available, and where it is not.
import { afterEach, expect, test, vi } from 'vitest';
import { Brake, brakeIfPossible } from '../src/core/brake';

afterEach(() => {
    vi.unstubAllGlobals();
});

test('an isolated page has a brake, another one does not', () => {
    vi.stubGlobal('crossOriginIsolated', true);
    expect(brakeIfPossible()).toBeInstanceOf(Brake);
    vi.stubGlobal('crossOriginIsolated', false);
    expect(brakeIfPossible()).toBeUndefined();
});

test('a browser that isolates pages but shares no memory does without', () => {
    vi.stubGlobal('crossOriginIsolated', true);
    vi.stubGlobal('SharedArrayBuffer', undefined);
    expect(brakeIfPossible()).toBeUndefined();
});
