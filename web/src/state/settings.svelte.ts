// The reader's settings, kept on the device. A component that reads one follows its changes.
import {
    boolean,
    custom,
    fallback,
    nullable,
    object,
    picklist,
    pipe,
    transform,
    union,
    unknown,
} from 'valibot';
import type { Confirmation, Device, Helps, PieceSet } from '../board/types';
import { isLanguage, type Language, languageOf } from '../i18n/languages';
import { read, valid, write } from './storage';

export const themes = ['system', 'light', 'dark', 'contrast', 'colour-safe'] as const;
export type Theme = (typeof themes)[number];

// All assistance for a player. `on` is the switch for all of it: without it there is none.
export interface AllHelps extends Helps {
    readonly on: boolean;
    readonly counts: boolean; // how many pieces of a player can move
    readonly effects: boolean; // what a placement would do
    readonly hints: boolean; // from the computer, when asked
}

export interface SettingsData {
    language: Language | null; // null: that of the browser
    theme: Theme;
    pieceSet: PieceSet;
    sounds: boolean;
    confirmation: Record<Device, Confirmation>;
    tray: boolean; // even where it takes room from the board
    coordinates: boolean;
    helps: AllHelps;
    animated: boolean;
    notifications: boolean | null; // null: nobody has been asked
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
    notifications: null,
};

export const noHelps: AllHelps = {
    on: false,
    mobility: false,
    threats: false,
    locks: false,
    counts: false,
    effects: false,
    hints: false,
};

const flag = (usual: boolean) => fallback(boolean(), usual);
const confirmation = picklist(['at-once', 'tap-again', 'button']);
const { helps, confirmation: confirmed } = defaults;

const form = object({
    language: fallback(nullable(custom<Language>(isLanguage)), null),
    theme: fallback(picklist(themes), defaults.theme),
    pieceSet: fallback(picklist(['wood', 'plain']), defaults.pieceSet),
    sounds: flag(defaults.sounds),
    // Earlier versions had one for all devices.
    confirmation: fallback(
        union([
            pipe(
                confirmation,
                transform((all) => ({ mouse: all, touch: all })),
            ),
            object({
                mouse: fallback(confirmation, confirmed.mouse),
                touch: fallback(confirmation, confirmed.touch),
            }),
        ]),
        confirmed,
    ),
    tray: flag(defaults.tray),
    coordinates: flag(defaults.coordinates),
    helps: fallback(
        object({
            on: flag(helps.on),
            mobility: flag(helps.mobility),
            threats: flag(helps.threats),
            locks: flag(helps.locks),
            counts: flag(helps.counts),
            effects: flag(helps.effects),
            hints: flag(helps.hints),
        }),
        helps,
    ),
    animated: flag(defaults.animated),
    notifications: fallback(nullable(boolean()), null),
});

// Keeps what is valid of what was stored, setting by setting.
export function repaired(stored: unknown): SettingsData {
    return valid(form, stored) ?? structuredClone(defaults);
}

class Settings {
    data = $state<SettingsData>(repaired(read('settings', unknown())));

    get language(): Language {
        return this.data.language ?? languageOf(navigator.languages);
    }

    // The assistance in effect: none if the switch for all of it is off.
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
