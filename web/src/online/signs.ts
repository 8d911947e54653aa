// How many games wait for the reader, where he sees it without the page: on the icon of the installed app,
// and on that of the tab. The name of the window says it, too (App.svelte).
import { attention } from '../state/attention.svelte';

interface Badges {
    readonly setAppBadge?: (count: number) => Promise<void>;
    readonly clearAppBadge?: () => Promise<void>;
}

export function showTurns(turns: number): void {
    attention.turns = turns;
    const icon = turns > 0 ? '/icon-turn.svg' : '/icon.svg';
    document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
    const badges = navigator as Badges;
    const shown = turns > 0 ? badges.setAppBadge?.(turns) : badges.clearAppBadge?.();
    shown?.catch(() => {}); // an app that is not installed has no icon
}
