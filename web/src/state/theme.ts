// The theme that is shown: the reader's, or what the system asks for.
import type { Theme } from './settings.svelte';

export function shownTheme(theme: Theme, wantsContrast: boolean): Theme {
    return theme === 'system' && wantsContrast ? 'contrast' : theme;
}

// Puts it on the page and follows the system; returns a function that ends this.
export function showTheme(theme: Theme): () => void {
    const contrast = matchMedia('(prefers-contrast: more)');
    const show = () => {
        document.documentElement.dataset.theme = shownTheme(theme, contrast.matches);
    };
    show();
    contrast.addEventListener('change', show);
    return () => contrast.removeEventListener('change', show);
}
