// The pages by the first segment of their path. A page is loaded when it is opened, with the areas of
// messages that it needs.
import type { Component } from 'svelte';
import type { Area } from './i18n/areas';
import type { Route } from './routes';

export interface PageInfo {
    readonly load: () => Promise<{ default: Component }>;
    readonly prepare?: () => Promise<unknown>; // what takes long and need not wait for the page
    readonly areas: readonly Area[];
    readonly fills: boolean; // whether it fills the window by itself: no footer, on phones no top bar
    readonly fillsBelow?: boolean; // whether the pages below its path do
}

export const pages: Readonly<Record<Route, PageInfo>> = {
    '': {
        load: () => import('./pages/start/Start.svelte'),
        areas: ['play'],
        fills: false,
    },
    computer: {
        load: () => import('./pages/play/Computer.svelte'),
        areas: ['play', 'levels', 'table'],
        fills: true,
    },
    friend: {
        load: () => import('./pages/friend/Friend.svelte'),
        areas: ['play', 'friend'],
        fills: false,
    },
    challenge: {
        load: () => import('./pages/challenge/Challenge.svelte'),
        areas: ['play', 'friend'],
        fills: false,
    },
    return: {
        load: () => import('./pages/return/Return.svelte'),
        areas: ['friend'],
        fills: false,
    },
    two: {
        load: () => import('./pages/play/Two.svelte'),
        areas: ['play', 'table'],
        fills: true,
    },
    game: {
        load: () => import('./pages/game/Game.svelte'),
        prepare: async () => (await import('./core/core')).loadCore(),
        areas: ['play', 'table', 'online'],
        fills: true,
    },
    learn: {
        load: () => import('./pages/learn/Learn.svelte'),
        areas: ['learn'],
        fills: false,
        fillsBelow: true,
    },
    rules: {
        load: () => import('./pages/rules/Rules.svelte'),
        areas: ['rules'],
        fills: false,
    },
    analysis: {
        load: () => import('./pages/analysis/Analysis.svelte'),
        areas: ['analysis'],
        fills: true,
    },
    editor: {
        load: () => import('./pages/editor/Editor.svelte'),
        areas: ['editor'],
        fills: true,
    },
    games: {
        load: () => import('./pages/games/Games.svelte'),
        areas: ['games', 'play', 'table'],
        fills: false,
    },
    settings: {
        load: () => import('./pages/settings/Settings.svelte'),
        areas: ['settings'],
        fills: false,
    },
    embed: {
        load: () => import('./pages/embed/Embed.svelte'),
        areas: ['analysis'],
        fills: true,
    },
};
