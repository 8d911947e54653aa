// How much JavaScript a page loads before it can be used: the files that its HTML names, compressed.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtApp } from './serve';

function weightOf(page: string): number {
    const html = readFileSync(join(builtApp, `${page}.html`), 'utf8');
    const files = new Set(html.match(/\/assets\/[^"]+\.js/g));
    expect(files.size).toBeGreaterThan(0);
    return [...files].reduce((sum, file) => sum + statSync(join(builtApp, `${file}.br`)).size, 0);
}

test('the board of an online game waits for no more than 60 kB', () => {
    expect(weightOf('game')).toBeLessThanOrEqual(60_000);
});

// What the pages weighed before there were online games, plus 5 kB.
test.each([
    ['index', 29_933],
    ['computer', 43_098],
    ['two', 43_100],
    ['learn', 34_375],
    ['rules', 57_768],
    ['analysis', 28_013],
    ['editor', 59_822],
    ['settings', 55_548],
])('%s has not grown by more than 5 kB', (page, before) => {
    expect(weightOf(page)).toBeLessThanOrEqual(before + 5000);
});
