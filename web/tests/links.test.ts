// Studies in links: whole, and refused in a friendly way if they are damaged.
import { beforeAll, expect, it } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core } from '../src/core/types';
import { linked, recordOfLink } from '../src/study/links';
import { packText, unpackText } from '../src/study/packed_text';
import { studyOfGame } from '../src/study/read';
import { draftOf } from '../src/study/write';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

const study = `[Event "Club evening"]
[White "Zoë"]
[Setup "closed"]

{An example} 1. 2c2-c3! {[%eval 0.25] so} (1. 2c2-c4?! {or “so”} 2e8-e7) 2e8-e7 2. 2c3:b4 x@c7
(2. 2c3:b4 +@c7 2... 2e7:f6 --) 1-0
`;

it('carries variations, comments, marks and tags', async () => {
    const record = core.writeRecord(study);
    const link = `https://barracuda.example/analysis#study=${await packText(record)}`;
    expect(link).toMatch(/#study=[\w-]+$/);
    expect(link.length).toBeLessThan(450);
    const found = linked(link);
    expect(found?.kind).toBe('study');
    expect(await unpackText(found?.text ?? '')).toBe(record);
    const read = await recordOfLink(core, found?.text ?? '');
    expect(read).toEqual(core.readRecords(study)[0]);
    expect(read.turns[0]?.variations[0]?.[0]?.comment).toBe('or “so”');
});

it('still opens the links of before', () => {
    const game = { start: core.startFen('closed', { white: 0, brown: 0 }), touchMove: false };
    const packed = core.pack({ ...game, commands: ['c2c3'] });
    expect(linked(`/analysis#game=${packed}`)).toEqual({
        kind: 'game',
        text: packed,
        tags: [],
        missed: null,
    });
    expect(linked('#fen=7%2F7')).toEqual({ kind: 'fen', text: '7/7', tags: [], missed: null });
    expect(linked('#other=1')).toBeNull();
});

it('knows who played and how it ended, and no more', () => {
    const link =
        '/analysis#game=A&White=A+%26+B&Brown=%22%0A%5B&Date=x&Result=1-0&FEN=no&Nonsense=1';
    const tags = linked(link)?.tags ?? [];
    expect(tags).toEqual([
        ['Date', 'x'],
        ['White', 'A & B'],
        ['Brown', '" ['],
        ['Result', '1-0'],
    ]);
    const start = core.startFen('closed', { white: 0, brown: 0 });
    const study = studyOfGame(core, { start, touchMove: false, commands: [] }, tags);
    const record = core.writeRecord(draftOf(study, () => ''));
    expect(core.readRecords(record)[0].tags).toMatchObject(Object.fromEntries(tags));
});

it('refuses what is damaged, cut off or empty', async () => {
    const packed = await packText(study);
    const kindOf = (text: string) =>
        recordOfLink(core, text).then(
            () => 'read',
            (error) => error.fault?.kind,
        );
    expect(await kindOf(packed)).toBe('read');
    for (const text of ['', '!', 'AAAA', packed.slice(0, -9), packed.slice(3)])
        expect(await kindOf(text)).toBe('damaged');
    expect(await kindOf(await packText(''))).toBe('no-game');
    expect(await kindOf(await packText('1. 3d2-d6 *'))).toBe('illegal');
});

it('refuses what would fill the memory', async () => {
    const bomb = await packText(' '.repeat(5 << 20));
    expect(bomb.length).toBeLessThan(8000);
    await expect(recordOfLink(core, bomb)).rejects.toThrow('the text is too long');
});
