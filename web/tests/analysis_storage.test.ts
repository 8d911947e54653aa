// Where the study of the analysis board is kept.
import { get } from 'idb-keyval';
import { expect, test } from 'vitest';
import type { KeptStudy } from '../src/study/keep';
import { fakeDatabase, rawStudies, withoutDatabase } from './database_kit';
import { fakeStorage } from './storage_kit';

fakeDatabase();
const stored = fakeStorage();
const note = 'barracuda.analysis';

const study = (comment: string): KeptStudy => ({
    version: 1,
    start: '7/7/7/7/7/3d3/7/7/3D3 w - 24 00 1',
    touchMove: false,
    tags: [],
    result: '*',
    resultAt: null,
    ending: [],
    at: 0,
    nodes: [{ parent: 0, command: '', comment }],
});

async function keeper() {
    const { StudyKeeper } = await import('../src/pages/analysis/desk_storage');
    return new StudyKeeper();
}

const inDatabase = () => get('analysis', rawStudies());

test('a study is in the database, and nothing is left elsewhere', async () => {
    const first = await keeper();
    expect(await first.kept()).toBeNull();
    const keeping = first.keep(study('a'));
    expect(first.isWriting).toBe(true);
    expect(await keeping).toBe(true);
    expect(first.isWriting).toBe(false);
    expect(stored.size).toBe(0);
    expect(await (await keeper()).kept()).toEqual(study('a'));
});

test('the study of an earlier version is taken over once', async () => {
    stored.set(note, JSON.stringify(study('earlier')));
    stored.set('barracuda.analysis-before', JSON.stringify(study('before')));
    expect(await (await keeper()).kept()).toEqual(study('earlier'));
    await expect.poll(() => stored.size).toBe(0);
    expect(await inDatabase()).toEqual(study('earlier'));
    expect(await (await keeper()).kept()).toEqual(study('earlier'));
});

test('what was being written when the page was left lies there at once', async () => {
    const page = await keeper();
    const older = page.keep(study('older'));
    page.leave(study('newer'));
    expect(await older).toBe(true);
    expect(stored.get(note)).toContain('newer');
    expect(await (await keeper()).kept()).toEqual(study('newer'));
    await expect.poll(() => stored.size).toBe(0);
    expect(await inDatabase()).toEqual(study('newer'));
});

test('a note that cannot be read is passed over', async () => {
    await (await keeper()).keep(study('a'));
    stored.set(note, '{"version":9}');
    expect(await (await keeper()).kept()).toEqual(study('a'));
});

test('a browser without a database keeps it as a note', async () => {
    withoutDatabase();
    const page = await keeper();
    expect(await page.kept()).toBeNull();
    expect(await page.keep(study('a'))).toBe(true);
    expect(await (await keeper()).kept()).toEqual(study('a'));
    expect(stored.size).toBe(1);
});
