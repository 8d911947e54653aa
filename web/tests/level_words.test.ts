// The terminal says the same about the levels as the app does in English.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import english from '../src/i18n/messages/en/levels';

it('the words of the levels are those of the terminal', () => {
    const path = new URL('../../src/cli/play/levels.cpp', import.meta.url);
    const source = readFileSync(path, 'utf8').replace(/"\s*\n\s*"/g, '');
    const table = /all_levels\{\{\n(.*?)\n\}\};/s.exec(source)?.[1] ?? '';
    const ofTerminal = [...table.matchAll(/"([^"]*)"/g)].map((match) => match[1]);
    const ofApp = Object.entries(english)
        .filter(([key]) => /^(name|text|misses)\d+$/.test(key))
        .map(([, text]) => text);
    expect(ofTerminal).toHaveLength(30);
    expect(ofTerminal).toEqual(ofApp);
});
