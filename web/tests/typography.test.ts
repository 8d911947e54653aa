// Punctuation, quotes and terms as docs/rules.md settles them ("Words"), so that they cannot drift.
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../src/i18n/languages';
import { textsOf } from './messages_kit';

const all = Object.keys(languages) as Language[];

const quotes: Record<Language, readonly [string, string]> = {
    en: ['“', '”'],
    de: ['„', '“'],
    fr: ['«\u00a0', '\u00a0»'],
    es: ['«', '»'],
    it: ['«', '»'],
};

// Words that were decided against, and those to use instead.
const retired: Record<Language, readonly (readonly [RegExp, string])[]> = {
    en: [
        [/\bHelps\b/, 'Assistance'],
        [/\bowed\b/, 'due'],
    ],
    de: [
        [/Rechner/, 'Engine'],
        [/einsperr|eingesperrt/i, 'einschließen'],
        [/\bZugs\b/, 'Zuges'],
    ],
    fr: [[/\bbat(?:s|tre|tu|tus|tent)?\b[^.]*(?:pion|barragoon|[234])/i, 'capturer']],
    es: [
        [/ventaja/i, 'hándicap'],
        [/(?<!\bh(?:a|an|as|e) )\bcomid[ao]s?\b/i, 'capturado'],
        [/fichas? (?:\S+ ){0,3}pued[ae]n? mover\b/, 'la ficha puede moverse'],
    ],
    it: [
        [/\btavol[ae]\b/i, 'tavoliere'],
        [/vantaggi/i, 'handicap'],
        [/rinchiu/i, 'bloccare'],
        [/\boffr/i, 'proporre'],
        [/\bdiritto\b/i, 'dritto'],
    ],
};

// The places of a word in a text that are not in quotes: all but those of a heading ("No way") and of
// a word that is explained ("No way: …").
function unquoted(text: string, word: string, [open, close]: readonly [string, string]): number {
    const isHeading = text === word || /^\s?:/u.test(text.slice(word.length));
    const places = text.split(word).length - 1;
    const quoted = text.split(open + word + close).length - 1;
    return places - quoted - (isHeading && text.startsWith(word) ? 1 : 0);
}

describe.each(all)('the texts in %s', (language) => {
    const texts = Object.entries(textsOf(language));

    it('have the quotes, apostrophes and dots of the language', () => {
        const foreign = new Set('“”„‚‘«»‹›');
        for (const sign of quotes[language].join('')) foreign.delete(sign);
        for (const [key, text] of texts) {
            expect(text, key).not.toMatch(/['"]|\.\.\./);
            expect([...text].filter((sign) => foreign.has(sign)).join(''), key).toBe('');
            if (language !== 'de') expect(text, key).not.toMatch(/\s…/);
        }
    });

    it('have the names of the faces in quotes', () => {
        const faces = texts.filter(([key]) => key.startsWith('board.face-'));
        const isNoun = (face: string) => language === 'de' && face.endsWith('kurve');
        const names = faces.map(([, face]) => face).filter((face) => !isNoun(face));
        expect(faces).toHaveLength(6);
        for (const [key, text] of texts) {
            if (key === 'board.barragoon') continue; // what stands on a square, not a sentence
            for (const name of [...names, '{face}'])
                expect([key, text, unquoted(text, name, quotes[language])]).toEqual([key, text, 0]);
        }
    });

    it('have none of the words that were decided against', () => {
        for (const [key, text] of texts)
            for (const [word, better] of retired[language])
                expect(text, `${key}: ${better}`).not.toMatch(word);
    });
});

describe('French', () => {
    it('has a narrow space before ; ! ? and a wide one before : and inside « », never to be broken', () => {
        for (const [key, text] of Object.entries(textsOf('fr'))) {
            expect(text, key).not.toMatch(/[^\u202f][;!?]/);
            expect(text, key).not.toMatch(/[^\u00a0\d]:(?!\/)/);
            expect(text, key).not.toMatch(/«[^\u00a0]|[^\u00a0]»/);
        }
    });
});

describe('Spanish', () => {
    const colour = 'Blancas|Marrones|\\{(?:player|opponent|owner|winner|loser)\\}';
    // A label such as «Reloj: Blancas», both together, or what is said of a turn: «Juegan Blancas».
    const label = new RegExp(
        `Blancas y Marrones|(?:^|[:,(] ?|Juegan |Mueven )(?:${colour})(?=$|[:,.)])`,
        'g',
    );
    const bare = new RegExp(`(?<!\\b[Ll]as )(?:${colour})`);

    it('has the article before a colour', () => {
        for (const [key, text] of Object.entries(textsOf('es')))
            expect(text.replace(label, ''), key).not.toMatch(bare);
    });
});
