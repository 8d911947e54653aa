// Games on the device for tests, with invented time and without a page.

import type { Engine } from '../src/core/engine_types';
import type { Core } from '../src/core/types';
import { begin, changed, type DeviceGame } from '../src/state/play/device_game';
import { type DeviceHost, LocalSource } from '../src/state/play/local.svelte';
import {
    defaultChoice,
    type FormChoice,
    type OpponentKind,
    optionsOf,
} from '../src/state/play/options';

// The first player has White, unless a test says otherwise.
export function deviceGame(
    core: Core,
    opponent: OpponentKind,
    change: Partial<FormChoice> = {},
): DeviceGame {
    const options = optionsOf(opponent, { ...defaultChoice, colour: 'white', ...change }, () => 0);
    return begin(core, options, null, 1000);
}

const noEngine = (): Engine => {
    throw new Error('nobody thinks here');
};

export function sourceOf(
    core: Core,
    deviceGame: DeviceGame,
    change: Partial<DeviceHost> = {},
): LocalSource {
    const nothing = () => {};
    const host = { save: nothing, ended: nothing, again: nothing, reclaim: () => null };
    return new LocalSource(deviceGame, {
        core,
        now: () => 0,
        startEngine: noEngine,
        ...host,
        ...change,
    });
}

// Plays the commands, one a second, by whoever acts unless somebody is named ('brown resign').
export function played(core: Core, start: DeviceGame, ...commands: string[]): DeviceGame {
    return commands.reduce((deviceGame, text, index) => {
        const { actor } = core.standing(deviceGame.live, 0).view;
        const named = /^(white|brown|server) (.*)$/.exec(text);
        const by = (named?.[1] ?? actor) as 'white' | 'brown' | 'server';
        const command = named?.[2] ?? text;
        const now = 2000 + 1000 * index;
        const change = changed(core, deviceGame, { by, command, now, madeFor: null });
        if (!change.done) throw new Error(`${text}: ${change.refusal.problem.detail}`);
        return change.deviceGame;
    }, start);
}

export const commandsOf = (core: Core, { live }: DeviceGame): readonly string[] =>
    core.standing(live, 0).game.commands;
