// Every text exists in every language, is used somewhere, and is really translated.
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../src/i18n/languages';
import { textsOf } from './messages_kit';

const sources = import.meta.glob<string>(
    ['../src/**/*.ts', '../src/**/*.svelte', '!../src/i18n/messages/**'],
    { query: '?raw', import: 'default', eager: true },
);
const source = Object.values(sources).join('\n');

// {name} and the name of {name|one|other}, each once: a language may need a value more often.
function placeholders(text: string): string[] {
    return [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? ''))].sort();
}

const english = textsOf('en');
const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');

// Words that are the same in another language, and names.
const same = new Set([
    'Editor',
    'Express',
    'Computer',
    'Engine',
    'Home',
    'Computer · {level}',
    'Animation',
    'Confirmation',
    'Expert',
    'barragoon, {face}',
    'Version {version}',
]);

describe.each(others)('the texts in %s', (language) => {
    const texts = textsOf(language);

    it('have the keys of the English ones', () => {
        expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    });

    it('have the same placeholders', () => {
        for (const [key, text] of Object.entries(texts))
            expect([key, placeholders(text)]).toEqual([key, placeholders(english[key] ?? '')]);
    });

    it('are not empty and not English', () => {
        for (const [key, text] of Object.entries(texts)) {
            expect(text.trim(), key).not.toBe('');
            const hasWords = /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));
            if (hasWords && !same.has(text)) expect(text, key).not.toBe(english[key]);
        }
    });
});

// Keys that a source names, and the patterns of those that it composes: `board.why-${reason}`.
function isUsed(key: string): boolean {
    return source.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key));
}

const patterns = [...source.matchAll(/`(\w+\.[\w-]*\$\{[^`]*)`/g)].flatMap((match) => {
    const parts = (match[1] ?? '').split(/\$\{[^}]*\}/);
    const known = parts.join('').replace(/^\w+\./, '');
    const literal = parts.map((part) => part.replace(/[.-]/g, '\\$&')).join('[\\w-]+');
    return known.length < 3 ? [] : [new RegExp(`^${literal}$`)];
});

describe('the keys', () => {
    it('are all used', () => {
        expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
    });
});
