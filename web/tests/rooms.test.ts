// The rooms of the web app: which may import which.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = new URL('../src/', import.meta.url).pathname;

// What every file imports, as paths below src, and the types that it defines for others.
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => {
        const text = readFileSync(join(source, path), 'utf8');
        const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g);
        const imports = [...found].map(([, to]) => normalize(join(dirname(path), to ?? '')));
        const defined = text.matchAll(/^export (?:class|interface|type) (\w+)/gm);
        return { path, imports, types: [...defined].map(([, name]) => name ?? '') };
    });

const offences = (isOffence: (path: string, to: string) => boolean) =>
    files.flatMap(({ path, imports }) =>
        imports.filter((to) => isOffence(path, to)).map((to) => `${path} -> ${to}`),
    );

describe('the rooms', () => {
    test('are read', () => {
        expect(files.length).toBeGreaterThan(150);
        expect(files.find(({ path }) => path === 'table/GameTable.svelte')?.imports).toContain(
            'state/play/table.svelte',
        );
    });

    // What two pages need is in `ui`, `table`, `state` or `study`.
    test('of one page know nothing of another', () => {
        const roomOf = (path: string) => /^pages\/[^/]+\//.exec(path)?.[0];
        const visit = (path: string, to: string) => {
            const room = roomOf(to);
            return room !== undefined && path !== 'pages.ts' && roomOf(path) !== room;
        };
        expect(offences(visit)).toEqual([]);
    });

    // Only the page itself decides where its game comes from.
    test('of a game show what its source says, whatever stands behind it', () => {
        const behind = /^state\/play\/(local|computer|device|device_game|keeping|earlier)/;
        const choosing = ['pages/play/PlayPage.svelte', 'pages/play/SetupForm.svelte'];
        const reach = (path: string, to: string) =>
            /^(pages\/play|table)\//.test(path) && !choosing.includes(path) && behind.test(to);
        expect(offences(reach)).toEqual([]);
    });
});

// One word per idea: whoever reads a name need not look up which of two things is meant.
test('no two files give others a type of the same name', () => {
    const names = files.flatMap(({ types }) => types).sort();
    expect(names.length).toBeGreaterThan(150);
    expect(names.filter((name, at) => name === names[at + 1])).toEqual([]);
});
