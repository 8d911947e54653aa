// Constructable style sheets: shared by all boards of a page, and allowed by a strict content
// security policy.
export function sheet(text: string): CSSStyleSheet {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    return made;
}
