// Styles that stand in one place only: colours in the themes, what is for screen readers only, and
// discs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = new URL('../src/', import.meta.url).pathname;
const read = (pattern: RegExp) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((path) => pattern.test(path))
        .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));
const components = read(/\.svelte$/).map(({ path, text }) => ({
    path,
    style: text.slice(text.indexOf('<style>')).replace(/\{#\w+/g, ''),
}));
const sheets = read(/styles\/\w+\.(css|ts)$/);

describe('components', () => {
    test('take their colours from the theme', () => {
        const coloured = components.filter(({ style }) => /#[\da-f]{3,8}\b|\brgb\(/i.test(style));
        expect(coloured.map(({ path }) => path)).toEqual([]);
    });

    test('do not say again how something is hidden from the eyes, or what a disc looks like', () => {
        const again = /clip-path: inset\(50%\)|var\(--piece-(white|brown), /;
        expect(components.filter(({ style }) => again.test(style)).map(({ path }) => path)).toEqual(
            [],
        );
    });
});

test('the page and the board each hide from the eyes in one rule', () => {
    const hiding = sheets.filter(({ text }) => text.includes('clip-path: inset(50%)'));
    expect(hiding.map(({ path }) => path).sort()).toEqual([
        'board/styles/board.ts',
        'ui/styles/base.css',
    ]);
    for (const { text } of hiding) expect(text.split('clip-path: inset(50%)').length).toBe(2);
});
