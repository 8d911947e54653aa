// What the bars of the frame lead to.
import type { Key } from '../i18n/areas';
import type { Route } from '../routes';
import type { IconName } from './icons';

export interface Destination {
    readonly href: string;
    readonly label: Key;
    readonly icon: IconName;
    readonly routes: readonly Route[]; // where it counts as the present page
}

const start: Destination = { href: '/', label: 'common.navStart', icon: 'home', routes: [''] };
const play: Destination = {
    href: '/computer',
    label: 'common.navPlay',
    icon: 'play',
    routes: ['computer', 'friend', 'challenge', 'two'],
};
const learn: Destination = {
    href: '/learn',
    label: 'common.navLearn',
    icon: 'learn',
    routes: ['learn'],
};
const rules: Destination = {
    href: '/rules',
    label: 'common.navRules',
    icon: 'rules',
    routes: ['rules'],
};
const analysis: Destination = {
    href: '/analysis',
    label: 'common.navAnalysis',
    icon: 'analysis',
    routes: ['analysis'],
};
const editor: Destination = {
    href: '/editor',
    label: 'common.navEditor',
    icon: 'editor',
    routes: ['editor'],
};
const games: Destination = {
    href: '/games',
    label: 'common.navGames',
    icon: 'games',
    routes: ['games'],
};
const two: Destination = { href: '/two', label: 'common.navTwo', icon: 'two', routes: [] };

const settingsPage: Destination = {
    href: '/settings',
    label: 'common.navSettings',
    icon: 'settings',
    routes: ['settings'],
};

export const topBar = [play, learn, rules, analysis, editor] as const;
export const topIcons = [games, settingsPage] as const; // at its end
export const tabBar = [start, play, learn, analysis] as const;
export const moreSheet = [two, games, rules, editor, settingsPage] as const;

export function isHere(destination: Destination, route: string): boolean {
    return (destination.routes as readonly string[]).includes(route);
}
