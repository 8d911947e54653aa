// What is said before the app runs, in every language: the words in the HTML of a page and in the
// manifest.
import { type HeadKey, heads, manifestOf, needsScript, windowTitle } from '../src/heads.ts';
import { type Language, languages } from '../src/i18n/languages.ts';
import de from '../src/i18n/messages/de/common.ts';
import en from '../src/i18n/messages/en/common.ts';
import es from '../src/i18n/messages/es/common.ts';
import fr from '../src/i18n/messages/fr/common.ts';
import it from '../src/i18n/messages/it/common.ts';
import type { Route } from '../src/routes.ts';

const messages: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
    en,
    de,
    fr,
    es,
    it,
};

export const allLanguages = Object.keys(languages) as Language[];

function say(language: Language, key: HeadKey): string {
    const text = messages[language][key.slice('common.'.length)];
    if (!text) throw new Error(`no ${key} in ${language}`);
    return text;
}

// The HTML of a route: index.html with its blanks filled in.
export function spokenPage(html: string, route: Route, language: Language): string {
    const { title, description } = heads[route];
    const words: readonly (readonly [place: string, text: string])[] = [
        ['<html lang="en">', `<html lang="${language}">`],
        ['<title></title>', `<title>${escaped(windowTitle(route, say(language, title)))}</title>`],
        [
            '<meta name="description" content="">',
            `<meta name="description" content="${escaped(say(language, description))}">`,
        ],
        ['href="/manifest.en.webmanifest"', `href="${manifestOf(language)}"`],
        ['<noscript></noscript>', `<noscript>${escaped(say(language, needsScript))}</noscript>`],
    ];
    return words.reduce((page, [place, text]) => {
        if (!page.includes(place)) throw new Error(`index.html has no place for ${text}`);
        return page.replace(place, text);
    }, html);
}

const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface Manifest {
    readonly shortcuts: readonly { readonly url: string }[];
}

// The manifest of public/ with names in a language.
export function spokenManifest(text: string, language: Language): string {
    const manifest = JSON.parse(text) as Manifest;
    const shortcuts = manifest.shortcuts.map((shortcut) => {
        const route = shortcut.url.slice(1) as Route;
        return { name: say(language, heads[route].title), ...shortcut };
    });
    const { title, description } = heads[''];
    return JSON.stringify({
        lang: language,
        name: say(language, title),
        description: say(language, description),
        ...manifest,
        shortcuts,
    });
}
