// Text in the reader's language. `t` is reactive: whatever shows it changes with the language, at
// once and without a reload. Areas are loaded when a page needs them.
import type { Area, Key } from './areas';
import { format, type Values } from './format';
import type { Language } from './languages';

type Loaded = Readonly<Record<string, string>>;

const files = import.meta.glob<Loaded>('./messages/*/*.ts', { import: 'default' });

const always: readonly Area[] = ['common', 'board'];

class Texts {
    language = $state<Language>('en');
    messages = $state.raw<Readonly<Record<string, string>>>({});
    #areas = new Set<Area>(always);
    #said = ''; // the language and the areas of the messages
    #wanted: Language = 'en'; // differs from the current one while its texts are loading

    // Loads the areas in the current language.
    async need(areas: readonly Area[]): Promise<void> {
        await this.speak(this.#wanted, areas);
    }

    // Switches to a language once all that is shown is there in it.
    async speak(language: Language, more: readonly Area[] = []): Promise<void> {
        this.#wanted = language;
        for (const area of more) this.#areas.add(area);
        const areas = [...this.#areas];
        const loaded = await Promise.all(areas.map((area) => load(language, area))).catch(
            (failure) => {
                if (this.#wanted === language) this.#wanted = this.language;
                throw failure;
            },
        );
        const isOutdated = this.#wanted !== language || areas.length < this.#areas.size;
        if (isOutdated) return this.speak(this.#wanted);
        const said = `${language} ${areas.join()}`;
        if (said === this.#said) return; // nothing has changed, but all text would be rendered again
        this.#said = said;
        this.messages = Object.assign({}, ...loaded);
        this.language = language;
        if (typeof document !== 'undefined') document.documentElement.lang = language;
    }
}

async function load(language: Language, area: Area): Promise<Loaded> {
    const file = files[`./messages/${language}/${area}.ts`];
    if (!file) throw new Error(`no messages for ${language}/${area}`);
    const messages = await file();
    return Object.fromEntries(
        Object.entries(messages).map(([key, text]) => [`${area}.${key}`, text]),
    );
}

export const texts = new Texts();

export function t(key: Key, values: Values = {}): string {
    return format(texts.messages[key] ?? key, values, texts.language);
}
