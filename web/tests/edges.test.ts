// The edges of the core: who may know that there is WebAssembly, and what happens to any input.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCore } from '../src/core/core';
import { type Core, CoreError, type GameText, type LiveText } from '../src/core/types';

const source = new URL('../src/', import.meta.url).pathname;
const wasmFiles = ['core/wasm.ts', 'core/engine.worker.ts'];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|js|svelte|html)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));

describe('WebAssembly', () => {
    test('is known to two files only', () => {
        expect(files.length).toBeGreaterThan(5);
        const knowing = files.filter(({ path, text }) => {
            const mentions = /WebAssembly\s*\.|\.wasm\b/.test(text);
            return mentions && !wasmFiles.includes(path);
        });
        expect(knowing.map(({ path }) => path)).toEqual([]);
    });

    test('and these are known to the core only', () => {
        const importing = files.filter(
            ({ path, text }) =>
                !path.startsWith('core/') &&
                /(from|import\()\s*['"][^'"]*core\/(wasm|engine\.worker)/.test(text),
        );
        expect(importing.map(({ path }) => path)).toEqual([]);
    });
});

describe('any input', () => {
    let core: Core;
    const start = '1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1';
    const game = (...commands: string[]): GameText => ({ start, touchMove: false, commands });

    beforeAll(async () => {
        core = await loadCore();
    });

    const strange = ['', ' ', '\0', '\n', 'd2d5\nd8d6', 'é', '💥', '\ud800', 'd2d5\0', '{"a":1}'];

    test.each(strange)('is refused as a command: %j', (text) => {
        expect(() => core.attempt(game(), text)).toThrow(CoreError);
        expect(() => core.view(game(text))).toThrow(CoreError);
    });

    const live = (change: Partial<LiveText>): LiveText => {
        const terms = { use: 'device', start, touchMove: false, control: '300', began: 0 } as const;
        return { ...terms, before: [], events: [], ...change };
    };

    test.each(strange)('is refused as a position, a game, a game in progress: %j', (text) => {
        expect(() => core.view({ ...game(), start: text })).toThrow(CoreError);
        expect(() => core.setup(text)).toThrow(CoreError);
        expect(() => core.unpack(text)).toThrow(CoreError);
        expect(() => core.standing(live({ start: text }), 0)).toThrow(CoreError);
        expect(() => core.standing(live({ control: text }), 0)).toThrow(CoreError);
        expect(() => core.standing(live({ events: [text] }), 0)).toThrow(CoreError);
    });

    test('numbers that are none', () => {
        for (const now of [Number.NaN, Number.POSITIVE_INFINITY, 1e30])
            expect(() => core.standing(live({}), now)).toThrow(CoreError);
        for (const level of [-1, 3, 0.5, Number.NaN])
            expect(() => core.startFen('closed', { white: level, brown: 0 })).toThrow(CoreError);
    });

    test('of any length', () => {
        expect(() => core.setup('x'.repeat(5 << 20))).toThrow(CoreError);
        expect(() => core.setup('x'.repeat(3 << 20))).toThrow(CoreError);
        expect(() => core.readRecords('('.repeat(3 << 20))).toThrow(CoreError);
        expect(() => core.view({ ...game(), commands: Array(300_000).fill('d2d5') })).toThrow(
            CoreError,
        );
        const commands = Array(100_000).fill('touch d2');
        expect(core.view({ start, touchMove: true, commands }).touches).toEqual(['d2']);
        expect(core.view(game()).actor).toBe('white');
    });

    test('and it does not matter what was asked before', () => {
        const first = JSON.stringify(core.view(game('d2d5')));
        core.view(game('d2d5', 'd8d6'));
        expect(() => core.view(game('d2d5', 'd8d5', 'd8d5'))).toThrow(CoreError);
        expect(JSON.stringify(core.view(game('d2d5')))).toBe(first);
    });
});
