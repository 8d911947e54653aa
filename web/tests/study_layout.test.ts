// The list of moves: rows of two turns, notes between them.
import { beforeAll, expect, test } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core } from '../src/core/types';
import { type Block, blocksOf, type Item } from '../src/study/layout';
import { studyOfRecord } from '../src/study/read';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

function blocks(turns: string): string[] {
    const [record] = core.readRecords(`[Setup "closed"]\n\n${turns} *\n`);
    if (!record) throw new Error('no record');
    return blocksOf(studyOfRecord(core, record)).map(blockText);
}

function blockText(block: Block): string {
    if (block.kind === 'notes') return `  ${block.items.map(itemText).join(' ')}`;
    const side = (nodes: typeof block.white) =>
        nodes ? nodes.map(({ node }) => node.step?.text).join(' ') : '…';
    return `${block.number} | ${side(block.white)} | ${side(block.brown)}`;
}

function itemText(item: Item): string {
    switch (item.kind) {
        case 'number':
            return item.text;
        case 'action':
            return `${item.shared ? '~' : ''}${item.node.step?.text}`;
        case 'comment':
            return `{${item.text}}`;
        case 'better':
            return `better than ${item.node.step?.text}`;
        case 'line':
            return `(${item.items.map(itemText).join(' ')})`;
    }
}

test('the main line stands in rows', () => {
    expect(blocks('1. 2c2-c3 2e8-e7 2. 2c3:b4 x@c7 2e7:f6 +@c2')).toEqual([
        '1 | 2c2-c3 | 2e8-e7',
        '2 | 2c3:b4 x@c7 | 2e7:f6 +@c2',
    ]);
});

test('notes break a row', () => {
    expect(blocks('{all} 1. 2c2-c3 {why} 1... 2e8-e7')).toEqual([
        '  {all}',
        '1 | 2c2-c3 | …',
        '  {why}',
        '1 | … | 2e8-e7',
    ]);
});

test('variations lie in each other, with what they share', () => {
    expect(
        blocks(
            '1. 2c2-c3 2e8-e7 2. 2c3:b4 x@c7 (2. 2c3:b4 +@d5 2e7-e6 {so} 3. 3d2-d4 (3. 2e2-e3 3d8-d6))',
        ),
    ).toEqual([
        '1 | 2c2-c3 | 2e8-e7',
        '2 | 2c3:b4 x@c7 | …',
        '  (2. ~2c3:b4 +@d5 2e7-e6 {so} 3. 3d2-d4 (3. 2e2-e3 3d8-d6))',
    ]);
});
