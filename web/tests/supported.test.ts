// The oldest browsers that the app supports, and nothing that they lack. JavaScript itself is checked
// by its types (`lib` in tsconfig.json), and the build rewrites newer CSS.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../vite.config';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

// Newer than those browsers, and not rewritten by the build: each needs a fallback.
const newer = [
    /@(scope|starting-style|property)\b/,
    /\b(anchor-name|position-anchor|position-area|position-try|interpolate-size)\b/,
    /:popover-open\b/,
    /\b(AbortSignal\.any|URL\.(canParse|parse)|moveBefore|startViewTransition|scheduler\.)\b/,
];

test('the build is for the browsers that the documents name', () => {
    const named = /Chrome and Edge (\d+), Firefox (\d+),\s+Safari ([\d.]+)/;
    const [, chrome, firefox, safari] = named.exec(read('../docs/running-a-server.md')) ?? [];
    expect(config.build?.target).toEqual([
        `chrome${chrome}`,
        `edge${chrome}`,
        `firefox${firefox}`,
        `safari${safari}`,
        `ios${safari}`,
    ]);
    expect(named.exec(read('../README.md'))?.slice(1)).toEqual([chrome, firefox, safari]);
});

test('the sources use nothing newer', () => {
    const files = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' });
    const sources = files.filter((name) => /\.(ts|svelte|css)$/.test(name));
    expect(sources.length).toBeGreaterThan(100);
    const found = sources.flatMap((name) => {
        const text = read(`src/${name}`);
        const matches = newer.flatMap((feature) => feature.exec(text)?.[0] ?? []);
        return matches.map((match) => `${name}: ${match}`);
    });
    expect(found).toEqual([]);
});

// What is inside strings, such as the style of the board, is not rewritten.
test('the sheets of the board use nothing that the build would have to rewrite', () => {
    const folder = new URL('src/board/styles/', root);
    for (const name of readdirSync(folder))
        expect(read(`src/board/styles/${name}`), name).not.toMatch(/light-dark\(|^\s*&/m);
});
