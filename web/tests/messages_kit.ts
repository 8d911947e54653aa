// All texts, by language.
export type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('../src/i18n/messages/*/*.ts', {
    import: 'default',
    eager: true,
});

// All texts of a language, by their keys with the area in front.
export function textsOf(language: string): Texts {
    const start = `../src/i18n/messages/${language}/`;
    const entries = Object.entries(files)
        .filter(([path]) => path.startsWith(start))
        .flatMap(([path, texts]) => {
            const area = path.slice(start.length, -'.ts'.length);
            return Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text]);
        });
    return Object.fromEntries(entries);
}
