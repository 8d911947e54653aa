// The title and the description of each page, for the HTML that the build writes and for the running
// app.
import type { Areas } from './i18n/areas';
import type { Language } from './i18n/languages';
import type { Route } from './routes';

export type HeadKey = `common.${keyof Areas['common']}`;

export interface Head {
    readonly title: HeadKey;
    readonly description: HeadKey;
}

const analysis: Head = { title: 'common.titleAnalysis', description: 'common.aboutAnalysis' };

export const heads: Readonly<Record<Route, Head>> = {
    '': { title: 'common.titleStart', description: 'common.aboutStart' },
    computer: { title: 'common.titleComputer', description: 'common.aboutComputer' },
    friend: { title: 'common.titleFriend', description: 'common.aboutFriend' },
    challenge: { title: 'common.titleChallenge', description: 'common.aboutChallenge' },
    return: { title: 'common.titleReturn', description: 'common.aboutReturn' },
    two: { title: 'common.titleTwo', description: 'common.aboutTwo' },
    game: { title: 'common.titleGame', description: 'common.aboutGame' },
    learn: { title: 'common.titleLearn', description: 'common.aboutLearn' },
    rules: { title: 'common.titleRules', description: 'common.aboutRules' },
    analysis,
    editor: { title: 'common.titleEditor', description: 'common.aboutEditor' },
    games: { title: 'common.titleGames', description: 'common.aboutGames' },
    settings: { title: 'common.titleSettings', description: 'common.aboutSettings' },
    embed: analysis,
};

export const needsScript: HeadKey = 'common.needsScript'; // shown where scripts are off

// The title of the window; that of the start page names the app already.
export const windowTitle = (segment: string, title: string): string =>
    segment ? `${title} – Barracuda` : title;

export const manifestOf = (language: Language): string => `/manifest.${language}.webmanifest`;
