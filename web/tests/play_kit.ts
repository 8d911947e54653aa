// Games on the device for tests, with invented time and without a page.

import type { Engine } from '../src/core/engine_types';
import type { Core } from '../src/core/types';
import { type Host, LocalSource } from '../src/state/play/local.svelte';
import {
    defaultChoice,
    type FormChoice,
    type Opponent,
    optionsOf,
} from '../src/state/play/options';
import { begin, changed, type Session } from '../src/state/play/session';

// The first player has White, unless a test says otherwise.
export function session(core: Core, opponent: Opponent, change: Partial<FormChoice> = {}): Session {
    const options = optionsOf(opponent, { ...defaultChoice, colour: 'white', ...change }, () => 0);
    return begin(core, options, null, 1000);
}

const noEngine = (): Engine => {
    throw new Error('nobody thinks here');
};

export function sourceOf(core: Core, session: Session, change: Partial<Host> = {}): LocalSource {
    const nothing = () => {};
    const host = { save: nothing, ended: nothing, again: nothing, reclaim: () => null };
    return new LocalSource(session, {
        core,
        now: () => 0,
        startEngine: noEngine,
        ...host,
        ...change,
    });
}

// Plays the commands, one a second, by whoever acts unless somebody is named ('brown resign').
export function played(core: Core, start: Session, ...commands: string[]): Session {
    return commands.reduce((session, text, index) => {
        const { actor } = core.standing(session.live, 0).view;
        const named = /^(white|brown|server) (.*)$/.exec(text);
        const by = (named?.[1] ?? actor) as 'white' | 'brown' | 'server';
        const command = named?.[2] ?? text;
        const now = 2000 + 1000 * index;
        const change = changed(core, session, { by, command, now, madeFor: null });
        if (!change.done) throw new Error(`${text}: ${change.refusal.problem.detail}`);
        return change.session;
    }, start);
}

export const commandsOf = (core: Core, { live }: Session): readonly string[] =>
    core.standing(live, 0).game.commands;
