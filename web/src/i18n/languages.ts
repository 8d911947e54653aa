// The languages of the app, by their codes and their own names.
export const languages = {
    en: 'English',
    de: 'Deutsch',
    fr: 'Français',
    es: 'Español',
    it: 'Italiano',
} as const;

export type Language = keyof typeof languages;

export function isLanguage(text: unknown): text is Language {
    return typeof text === 'string' && text in languages;
}

// The first of the browser's languages that we speak.
export function languageOf(preferred: readonly string[]): Language {
    for (const tag of preferred) {
        const code = tag.slice(0, 2).toLowerCase();
        if (isLanguage(code)) return code;
    }
    return 'en';
}
