// Title and description of the page, for the window, for search engines and for screen readers; and the
// names under which the app is installed.
import { manifestOf } from '../heads';
import type { Language } from '../i18n/languages';

export function describePage(title: string, description: string, language: Language): void {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestOf(language));
}

// A new page is announced by its heading, which gets the focus.
export function focusHeading(): void {
    const heading = document.querySelector<HTMLElement>('main h1');
    const target = heading ?? document.getElementById('main');
    if (!target) return;
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    target.focus({ preventScroll: true });
}
