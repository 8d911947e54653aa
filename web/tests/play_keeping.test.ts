import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core } from '../src/core/types';
import { forget, keep, keptGame } from '../src/state/play/keeping';
import { defaultChoice, optionsOf } from '../src/state/play/options';
import { begin } from '../src/state/play/session';
import { timeText } from '../src/state/play/time';
import { repaired, settings } from '../src/state/settings.svelte';
import { shownTheme } from '../src/state/theme';
import { fakeStorage } from './storage_kit';

let core: Core;
const stored = fakeStorage();

beforeAll(async () => {
    core = await loadCore();
});

describe('a game on the device', () => {
    it('comes back as it was', () => {
        const session = begin(
            core,
            optionsOf('two', { ...defaultChoice, clock: true }, () => 0),
            null,
            5,
        );
        expect(keep('two', { tab: 'a', seen: 7, session })).toBe(true);
        expect(keptGame('two')).toEqual({ tab: 'a', seen: 7, session });
        expect(keptGame('computer')).toBeNull();
        forget('two');
        expect(keptGame('two')).toBeNull();
    });

    it('that is damaged is left alone', () => {
        for (const text of ['', '{', '{}', '{"tab":"a","seen":1,"session":{"game":{}}}', '[1]']) {
            stored.set('barracuda.game.two', text);
            expect(keptGame('two')).toBeNull();
        }
    });

    it('that cannot be kept is no accident', () => {
        const session = begin(
            core,
            optionsOf('two', defaultChoice, () => 0),
            null,
            5,
        );
        vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
            throw new Error('full');
        });
        expect(keep('two', { tab: 'a', seen: 7, session })).toBe(false);
    });
});

describe('the time', () => {
    it.each([
        [0, '0.0'],
        [9_990, '9.9'],
        [10_000, '0:10'],
        [59_001, '1:00'],
        [300_000, '5:00'],
        [3_725_000, '1:02:05'],
    ])('%i is %s', (milliseconds, text) => expect(timeText(milliseconds)).toBe(text));
});

describe('settings', () => {
    it('are repaired one by one', () => {
        expect(repaired({ theme: 'pink', sounds: false, helps: { threats: true } })).toMatchObject({
            theme: 'system',
            sounds: false,
            helps: { threats: true, locks: true, mobility: false, on: true, effects: true },
        });
    });

    it('have a confirmation per device, also from when there was one for all', () => {
        const all = (confirmation: unknown) => repaired({ confirmation }).confirmation;
        expect(all('button')).toEqual({ mouse: 'button', touch: 'button' });
        expect(all({ mouse: 'at-once', touch: 3 })).toEqual({
            mouse: 'at-once',
            touch: 'tap-again',
        });
    });

    it('have one switch for all helps', () => {
        settings.change({ helps: { ...settings.data.helps, on: false } });
        expect(Object.values(settings.helps)).not.toContain(true);
        settings.reset();
        expect(settings.helps).toEqual(settings.data.helps);
    });

    it('follow a wish of the system for contrast', () => {
        expect(shownTheme('system', true)).toBe('contrast');
        expect(shownTheme('dark', true)).toBe('dark');
        expect(shownTheme('system', false)).toBe('system');
    });
});
