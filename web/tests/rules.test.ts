// The rules page covers every clause of docs/rules.md, and its boards can be played on.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core } from '../src/core/types';
import { anchorOf, type Supplement, sections } from '../src/pages/rules/sections';

let core: Core;
beforeAll(async () => {
    core = await loadCore();
});

const document = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');

// The text of every section of the document: of its introduction, '4', and its clauses, '4.1' to '4.10'.
function textsOfDocument(): Map<string, string> {
    const found = new Map<string, string>();
    let place = '';
    for (const line of document.split('\n')) {
        const heading = /^## (?:R(\d+))?/.exec(line);
        if (heading) place = heading[1] ?? '';
        const number = /^(\d+)\. /.exec(line)?.[1];
        if (number && place) place = `${place.split('.')[0]}.${number}`;
        if (place) found.set(place, `${found.get(place) ?? ''}${line}\n`);
    }
    return found;
}

const texts = textsOfDocument();

const marksOfDocument = (place: string): Supplement[] =>
    [...(texts.get(place) ?? '').matchAll(/\*\*(Ruling|Addition)/g)].map((match) =>
        match[1] === 'Ruling' ? 'ruling' : 'addition',
    );

describe('the rules page', () => {
    it('has every section and every clause of the document', () => {
        const places = [...texts.keys()];
        const numbers = places.filter((place) => !place.includes('.'));
        expect(numbers).toHaveLength(10);
        expect(sections.map((section) => section.id.slice(1))).toEqual(numbers);
        for (const section of sections) {
            const wanted = places.filter((place) => place.startsWith(`${section.id.slice(1)}.`));
            const clauses = section.clauses.map((clause) => clause.number);
            if (section.id !== 'r5') expect(clauses).toEqual(wanted); // 5 is a table there
        }
    });

    it('marks our rulings and additions as the document does', () => {
        for (const { id, introMark, clauses } of sections) {
            expect([id, introMark ? [introMark] : []]).toEqual([id, marksOfDocument(id.slice(1))]);
            for (const { number, mark, points = [] } of clauses) {
                const marks = [mark, ...points.map((point) => point.mark)].filter(Boolean);
                expect([number, marks]).toEqual([number, marksOfDocument(number)]);
            }
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
