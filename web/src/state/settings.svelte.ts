// The reader's settings, kept on the device. Whoever reads one in a component follows its changes.
import type { Confirmation, Helps, PieceSet } from '../board/types';
import { isLanguage, type Language, languageOf } from '../i18n/languages';
import { read, write } from './storage';

export const themes = ['system', 'light', 'dark', 'contrast', 'colour-safe'] as const;
export type Theme = (typeof themes)[number];

export interface SettingsData {
    language: Language | null; // null: that of the browser
    theme: Theme;
    pieceSet: PieceSet;
    sounds: boolean;
    confirmation: Confirmation;
    coordinates: boolean;
    helps: Helps;
    animated: boolean;
}

const defaults: SettingsData = {
    language: null,
    theme: 'system',
    pieceSet: 'wood',
    sounds: true,
    confirmation: 'tap-again',
    coordinates: true,
    helps: { mobility: false, threats: false, locks: true },
    animated: true,
};

// Keeps what is valid of what was stored, setting by setting.
export function repaired(stored: unknown): SettingsData {
    const data = (typeof stored === 'object' && stored) || {};
    const get = (key: keyof SettingsData) => (data as Record<string, unknown>)[key];
    const one = <T>(key: keyof SettingsData, values: readonly T[], fallback: T): T =>
        values.includes(get(key) as T) ? (get(key) as T) : fallback;
    const helps = (get('helps') ?? {}) as Record<string, unknown>;
    const help = (key: keyof Helps) =>
        typeof helps[key] === 'boolean' ? helps[key] : defaults.helps[key];
    const language = get('language');
    return {
        language: isLanguage(language) ? language : null,
        theme: one('theme', themes, defaults.theme),
        pieceSet: one('pieceSet', ['wood', 'plain'] as const, defaults.pieceSet),
        sounds: one('sounds', [true, false], defaults.sounds),
        confirmation: one(
            'confirmation',
            ['at-once', 'tap-again', 'button'] as const,
            defaults.confirmation,
        ),
        coordinates: one('coordinates', [true, false], defaults.coordinates),
        helps: { mobility: help('mobility'), threats: help('threats'), locks: help('locks') },
        animated: one('animated', [true, false], defaults.animated),
    };
}

const isAnything = (value: unknown): value is unknown => value !== null;

class Settings {
    data = $state<SettingsData>(repaired(read('settings', isAnything)));

    get language(): Language {
        return this.data.language ?? languageOf(navigator.languages);
    }

    reset(): void {
        this.change(repaired(null));
    }

    change(change: Partial<SettingsData>): void {
        Object.assign(this.data, change);
        write('settings', this.data);
    }
}

export const settings = new Settings();
