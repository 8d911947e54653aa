// The study on the analysis board: when its list is laid out, and when it is saved.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCore } from '../src/core/core';
import { Desk } from '../src/pages/analysis/desk.svelte';
import { StudyKeeper } from '../src/pages/analysis/desk_storage';
import { fakeStorage } from './storage_kit';

const stored = fakeStorage();

beforeEach(() => {
    vi.useFakeTimers();
});

afterEach(() => {
    vi.useRealTimers();
});

test('a comment is shown when the writer pauses, not at every key', async () => {
    const desk = new Desk(await loadCore(), new StudyKeeper(), null);
    desk.play('d2d5');
    const { revision } = desk.contents;
    for (const text of ['b', 'bo', 'bol', 'bold']) {
        desk.comment(text);
        vi.advanceTimersByTime(100);
    }
    expect(desk.at.comment).toBe('bold');
    expect(desk.contents.revision).toBe(revision);
    vi.advanceTimersByTime(300);
    expect(desk.contents.revision).toBe(revision + 1);
    desk.comment('bolder');
    desk.mark('!');
    vi.advanceTimersByTime(1000);
    expect(desk.contents.revision).toBe(revision + 2);
});

test('a page that is left keeps at once what has changed', async () => {
    const core = await loadCore();
    const keeper = new StudyKeeper();
    const desk = new Desk(core, keeper, null);
    desk.leave();
    expect(stored.size).toBe(0);
    desk.play('d2d5');
    desk.leave();
    expect(stored.size).toBe(1);
    const again = new Desk(core, keeper, await keeper.kept());
    expect(again.at.step?.command).toBe('d2d5');
});
