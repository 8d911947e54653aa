// The study on the analysis board: when its list is laid out.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCore } from '../src/core/core';
import { Desk } from '../src/pages/analysis/desk.svelte';

beforeEach(() => {
    vi.useFakeTimers();
});

afterEach(() => {
    vi.useRealTimers();
});

test('a comment is shown when the writer pauses, not at every key', async () => {
    const desk = new Desk(await loadCore());
    desk.play('d2d5');
    const { version } = desk;
    for (const text of ['b', 'bo', 'bol', 'bold']) {
        desk.comment(text);
        vi.advanceTimersByTime(100);
    }
    expect(desk.at.comment).toBe('bold');
    expect(desk.version).toBe(version);
    vi.advanceTimersByTime(300);
    expect(desk.version).toBe(version + 1);
    desk.comment('bolder');
    desk.mark('!');
    vi.advanceTimersByTime(1000);
    expect(desk.version).toBe(version + 2);
});
