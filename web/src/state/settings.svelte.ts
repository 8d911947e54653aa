// The reader's settings, kept on the device. Whoever reads one in a component follows its changes.
import type { Confirmation, Device, Helps, PieceSet } from '../board/types';
import { isLanguage, type Language, languageOf } from '../i18n/languages';
import { read, write } from './storage';

export const themes = ['system', 'light', 'dark', 'contrast', 'colour-safe'] as const;
export type Theme = (typeof themes)[number];

// All that helps a player. `on` is the switch for the whole: without it nothing helps.
export interface AllHelps extends Helps {
    readonly on: boolean;
    readonly counts: boolean; // how many pieces of a player can move
    readonly effects: boolean; // what a placement would do
    readonly hints: boolean; // of the computer, when asked
}

export interface SettingsData {
    language: Language | null; // null: that of the browser
    theme: Theme;
    pieceSet: PieceSet;
    sounds: boolean;
    confirmation: Record<Device, Confirmation>;
    tray: boolean; // also where it takes room from the board
    coordinates: boolean;
    helps: AllHelps;
    animated: boolean;
}

const defaults: SettingsData = {
    language: null,
    theme: 'system',
    pieceSet: 'wood',
    sounds: true,
    confirmation: { mouse: 'tap-again', touch: 'tap-again' },
    tray: false,
    coordinates: true,
    helps: {
        on: true,
        mobility: false,
        threats: false,
        locks: true,
        counts: true,
        effects: true,
        hints: true,
    },
    animated: true,
};

const noHelps: AllHelps = {
    on: false,
    mobility: false,
    threats: false,
    locks: false,
    counts: false,
    effects: false,
    hints: false,
};

// Keeps what is valid of what was stored, setting by setting.
export function repaired(stored: unknown): SettingsData {
    const data = (typeof stored === 'object' && stored) || {};
    const get = (key: keyof SettingsData) => (data as Record<string, unknown>)[key];
    const one = <T>(key: keyof SettingsData, values: readonly T[], fallback: T): T =>
        values.includes(get(key) as T) ? (get(key) as T) : fallback;
    const language = get('language');
    return {
        language: isLanguage(language) ? language : null,
        theme: one('theme', themes, defaults.theme),
        pieceSet: one('pieceSet', ['wood', 'plain'] as const, defaults.pieceSet),
        sounds: one('sounds', [true, false], defaults.sounds),
        confirmation: repairedConfirmation(get('confirmation')),
        tray: one('tray', [true, false], defaults.tray),
        coordinates: one('coordinates', [true, false], defaults.coordinates),
        helps: repairedHelps(get('helps')),
        animated: one('animated', [true, false], defaults.animated),
    };
}

const confirmations: readonly unknown[] = ['at-once', 'tap-again', 'button'];

// It was one for all devices once.
function repairedConfirmation(stored: unknown): Record<Device, Confirmation> {
    const data = (typeof stored === 'object' && stored) || { mouse: stored, touch: stored };
    const of = (device: Device) => {
        const value = (data as Record<string, unknown>)[device];
        return confirmations.includes(value)
            ? (value as Confirmation)
            : defaults.confirmation[device];
    };
    return { mouse: of('mouse'), touch: of('touch') };
}

function repairedHelps(stored: unknown): AllHelps {
    const data = ((typeof stored === 'object' && stored) || {}) as Record<string, unknown>;
    const kept = Object.entries(defaults.helps).map(([name, fallback]) => {
        const value = data[name];
        return [name, typeof value === 'boolean' ? value : fallback];
    });
    return Object.fromEntries(kept) as AllHelps;
}

const isAnything = (value: unknown): value is unknown => value !== null;

class Settings {
    data = $state<SettingsData>(repaired(read('settings', isAnything)));

    get language(): Language {
        return this.data.language ?? languageOf(navigator.languages);
    }

    // What helps now: nothing if the switch for all of it is off.
    get helps(): AllHelps {
        const { helps } = this.data;
        return helps.on ? helps : noHelps;
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
