// The pages by the first segment of their path. A page is loaded when it is opened, with the areas of
// messages that it needs.
import type { Component } from 'svelte';
import type { Area, Key } from './i18n/areas';
import type { Route } from './routes';

export interface PageInfo {
    readonly load: () => Promise<{ default: Component }>;
    readonly areas: readonly Area[];
    readonly title: Key;
    readonly description: Key;
    readonly fills: boolean; // whether it fills the window by itself: no footer, on phones no top bar
    readonly fillsBelow?: boolean; // whether the pages below its path do
}

export const pages: Readonly<Record<Route, PageInfo>> = {
    '': {
        load: () => import('./pages/start/Start.svelte'),
        areas: ['play'],
        title: 'common.titleStart',
        description: 'common.aboutStart',
        fills: false,
    },
    computer: {
        load: () => import('./pages/play/Computer.svelte'),
        areas: ['play', 'levels'],
        title: 'common.titleComputer',
        description: 'common.aboutComputer',
        fills: true,
    },
    two: {
        load: () => import('./pages/play/Two.svelte'),
        areas: ['play'],
        title: 'common.titleTwo',
        description: 'common.aboutTwo',
        fills: true,
    },
    learn: {
        load: () => import('./pages/learn/Learn.svelte'),
        areas: ['learn'],
        title: 'common.titleLearn',
        description: 'common.aboutLearn',
        fills: false,
        fillsBelow: true,
    },
    rules: {
        load: () => import('./pages/rules/Rules.svelte'),
        areas: ['rules'],
        title: 'common.titleRules',
        description: 'common.aboutRules',
        fills: false,
    },
    analysis: {
        load: () => import('./pages/analysis/Analysis.svelte'),
        areas: ['analysis'],
        title: 'common.titleAnalysis',
        description: 'common.aboutAnalysis',
        fills: true,
    },
    editor: {
        load: () => import('./pages/editor/Editor.svelte'),
        areas: ['editor'],
        title: 'common.titleEditor',
        description: 'common.aboutEditor',
        fills: true,
    },
    settings: {
        load: () => import('./pages/settings/Settings.svelte'),
        areas: ['settings'],
        title: 'common.titleSettings',
        description: 'common.aboutSettings',
        fills: false,
    },
    embed: {
        load: () => import('./pages/embed/Embed.svelte'),
        areas: ['analysis'],
        title: 'common.titleAnalysis',
        description: 'common.aboutAnalysis',
        fills: true,
    },
};
