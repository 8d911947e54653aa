// Shows how many games are waiting for the reader where it is seen without the page: on the icons of the
// installed app and of the tab. The window's title shows it, too (App.svelte).
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
    shown?.catch(() => {}); // the app is not installed
}
