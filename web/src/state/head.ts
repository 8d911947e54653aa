// Title and description of the page, for the window, for search engines and for screen readers.
export function describePage(title: string, description: string): void {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

// A new page is told by its heading: the focus goes there.
export function focusHeading(): void {
    const heading = document.querySelector<HTMLElement>('main h1');
    const target = heading ?? document.getElementById('main');
    if (!target) return;
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    target.focus({ preventScroll: true });
}
