// Constructable style sheets: parsed once, shared by all elements of a kind on a page, and allowed by
// a strict content security policy.
export function sharedSheet(text: () => string): () => CSSStyleSheet {
    let made: CSSStyleSheet | null = null;
    return () => {
        if (!made) {
            made = new CSSStyleSheet();
            made.replaceSync(text());
        }
        return made;
    };
}
