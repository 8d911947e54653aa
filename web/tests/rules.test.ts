// The rules page covers every clause of docs/rules.md, and its boards can be played on.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core } from '../src/core/types';
import { anchorOf, sections } from '../src/pages/rules/sections';

let core: Core;
beforeAll(async () => {
    core = await loadCore();
});

// 'R4' with its clauses '4.1' to '4.10', as the document has them.
function clausesOfDocument(): Map<string, string[]> {
    const text = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
    const found = new Map<string, string[]>();
    let section = '';
    for (const line of text.split('\n')) {
        const heading = /^## (R\d+|\w+)/.exec(line)?.[1];
        if (heading) section = /^R\d/.test(heading) ? heading : '';
        if (!section) continue;
        const clauses = found.get(section) ?? [];
        const number = /^(\d+)\. /.exec(line)?.[1];
        found.set(section, number ? [...clauses, `${section.slice(1)}.${number}`] : clauses);
    }
    return found;
}

describe('the rules page', () => {
    it('has every section and every clause of the document', () => {
        const document = clausesOfDocument();
        expect(document.size).toBe(10);
        expect(sections.map((section) => section.id.toUpperCase())).toEqual([...document.keys()]);
        for (const section of sections) {
            const wanted = document.get(section.id.toUpperCase()) ?? [];
            const numbers = section.clauses.map((clause) => clause.number);
            if (section.id !== 'r5') expect(numbers).toEqual(wanted); // 5 is a table there
        }
    });

    it('has an anchor for every clause that a refusal names', () => {
        const anchors = new Set(
            sections.flatMap((section) => [section.id, ...section.clauses.map(anchorOf)]),
        );
        const text = readFileSync(
            new URL('../../src/rules/explain_text.cpp', import.meta.url),
            'utf8',
        );
        const clauses = [...text.matchAll(/"(R\d+(?:\.\d+)?)"/g)].map((match) => match[1] ?? '');
        expect(clauses.length).toBeGreaterThan(10);
        for (const clause of clauses)
            expect(anchors).toContain(clause.toLowerCase().replace('.', '-'));
    });

    it('has boards that can be played on', () => {
        for (const { start, touchMove = false } of sections.flatMap(({ diagrams }) => diagrams)) {
            expect(core.setup(start).faults).toEqual([]);
            expect(core.view({ start, touchMove, commands: [] }).outcome).toBeNull();
        }
    });
});
