// Fills a message: {name} is replaced by the value, {n|one piece|# pieces} chooses by the language's
// plural rules for the number n, which replaces #.
export type Values = Readonly<Record<string, string | number>>;

export function format(message: string, values: Values, language: string): string {
    return message.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (all, name, one, other) => {
        const value = values[name];
        if (value === undefined) return all;
        if (one === undefined) return String(value);
        const isOne = new Intl.PluralRules(language).select(Number(value)) === 'one';
        return (isOne ? one : other).replace('#', String(value));
    });
}
