// What the bars of the frame lead to.
import type { Key } from '../i18n/areas';
import type { Route } from '../routes';
import type { IconName } from './icons';

export interface Destination {
    readonly href: string;
    readonly label: Key;
    readonly icon: IconName;
    readonly routes: readonly Route[]; // where it counts as the current page
}

const to = (href: string, label: Key, icon: IconName, ...routes: Route[]): Destination => ({
    href,
    label,
    icon,
    routes,
});

const start = to('/', 'common.navStart', 'home', '');
const play = to('/computer', 'common.navPlay', 'play', 'computer', 'friend', 'challenge', 'two');
const learn = to('/learn', 'common.navLearn', 'learn', 'learn');
const rules = to('/rules', 'common.navRules', 'rules', 'rules');
const analysis = to('/analysis', 'common.navAnalysis', 'analysis', 'analysis');
const editor = to('/editor', 'common.navEditor', 'editor', 'editor');
const games = to('/games', 'common.navGames', 'games', 'games');
const settings = to('/settings', 'common.navSettings', 'settings', 'settings');
const two = to('/two', 'common.navTwo', 'two');

export const topBar = [play, learn, rules, analysis, editor] as const;
export const topIcons = [games, settings] as const; // at its end
export const tabBar = [start, play, learn, analysis] as const;
export const moreSheet = [two, games, rules, editor, settings] as const;

export function isHere(destination: Destination, route: string): boolean {
    return (destination.routes as readonly string[]).includes(route);
}
