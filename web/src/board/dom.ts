// Making elements. Styles are set by classes and presentation attributes only, as the page's
// content security policy forbids inline styles in markup.
type Attributes = Readonly<Record<string, string | number>>;

const svgSpace = 'http://www.w3.org/2000/svg';

export function svg<K extends keyof SVGElementTagNameMap>(
    tag: K,
    attributes: Attributes = {},
    ...children: readonly Node[]
): SVGElementTagNameMap[K] {
    const element = document.createElementNS(svgSpace, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
    element.append(...children);
    return element;
}

export function html<K extends keyof HTMLElementTagNameMap>(
    tag: K,
    attributes: Attributes = {},
    ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
    element.append(...children);
    return element;
}

export function group(className: string, ...children: readonly Node[]): SVGGElement {
    return svg('g', { class: className }, ...children);
}

export function path(className: string, d: string): SVGPathElement {
    return svg('path', { class: className, d });
}

export function setAttribute(element: Element, name: string, value: string): void {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

// A small icon for a button, drawn with lines on a 24 by 24 grid.
export function glyph(...lines: readonly string[]): SVGSVGElement {
    const attributes = { class: 'glyph', viewBox: '0 0 24 24', 'aria-hidden': 'true' };
    return svg('svg', attributes, ...lines.map((d) => svg('path', { d })));
}
