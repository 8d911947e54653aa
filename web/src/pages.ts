// The pages by the first segment of their path. A page is loaded when it is opened, with the areas of
// messages that it needs.
import type { Component } from 'svelte';
import type { Area } from './i18n/areas';

export interface PageInfo {
    readonly load: () => Promise<{ default: Component }>;
    readonly areas: readonly Area[];
}

export const pages: Readonly<Record<string, PageInfo>> = {
    '': { load: () => import('./pages/start/Start.svelte'), areas: ['play', 'learn'] },
    computer: { load: () => import('./pages/play/Computer.svelte'), areas: ['play'] },
    two: { load: () => import('./pages/play/Two.svelte'), areas: ['play'] },
    learn: { load: () => import('./pages/learn/Learn.svelte'), areas: ['learn'] },
    rules: { load: () => import('./pages/rules/Rules.svelte'), areas: ['rules'] },
    analysis: { load: () => import('./pages/analysis/Analysis.svelte'), areas: ['analysis'] },
    editor: { load: () => import('./pages/editor/Editor.svelte'), areas: ['editor'] },
    settings: { load: () => import('./pages/settings/Settings.svelte'), areas: ['settings'] },
    embed: { load: () => import('./pages/embed/Embed.svelte'), areas: ['analysis'] },
};
