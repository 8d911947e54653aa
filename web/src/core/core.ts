// The rules for the rest of the app: `loadCore` gives the functions of `Core`, each of which asks
// the C++ core. Nothing here decides anything.

import {
    type Attempted,
    type Core,
    CoreError,
    type Effects,
    type GameText,
    type GameView,
    type LiveText,
    type Refusal,
    type Request,
    type SetupView,
    type Standing,
    type Step,
} from './types';
import { type Call, instantiate, loadModule } from './wasm';

let loaded: Promise<Core> | undefined;

export function loadCore(): Promise<Core> {
    loaded ??= load().catch((error: unknown) => {
        loaded = undefined; // the next call tries again
        throw error;
    });
    return loaded;
}

async function load(): Promise<Core> {
    return coreOf(await instantiate(await loadModule()));
}

export function coreOf(call: Call): Core {
    return {
        startFen: (setup, expressLevels) =>
            call('startFen', `${setup} ${expressLevels.white} ${expressLevels.brown}`) as string,
        view: (game) => call('view', gameLines(game)) as GameView,
        viewAfter: (game, actions) => call('viewAfter', withGame([`${actions}`], game)) as GameView,
        attempt: (game, command) => attempt(call, game, command),
        effects: (game, placement) => call('effects', withGame([placement], game)) as Effects,
        lineText: (game, actions) => call('lineText', withGame(actions, game)) as string,
        setup: (fen) => call('setup', fen) as SetupView,
        readRecords: (bgn) => call('readRecords', bgn) as ReturnType<Core['readRecords']>,
        writeRecord: (bgn) => call('writeRecord', bgn) as string,
        recordOf: (game, tags) => {
            const lines = tags.map(([name, value]) => `${name} ${inOneLine(value)}`);
            return call('recordOf', withGame(lines, game)) as string;
        },
        pack: (game) => call('pack', gameLines(game)) as string,
        unpack: (text) => call('unpack', text) as GameText,
        picture: (game, options) => {
            const wishes = [
                options.flipped ? 'flipped' : '',
                options.coordinates ? 'coordinates' : '',
                options.lastTurn ? 'last-turn' : '',
            ].filter((wish) => wish !== '');
            return call('picture', withGame(wishes, game)) as string;
        },
        judge: (player, { best, played, checked }) => {
            const chances = checked === undefined ? [best, played] : [best, played, checked];
            const parts = chances.map((chance) => Math.round(chance * 10_000));
            return call('judge', [player, ...parts].join(' ')) as ReturnType<Core['judge']>;
        },
        lossMark: (lost) => call('lossMark', `${lost}`) as ReturnType<Core['lossMark']>,
        standing: (live, now) =>
            call('liveState', `${Math.trunc(now)}\n\n${liveLines(live)}`) as Standing,
        step: (live, request) => step(call, live, request),
    };
}

function step(call: Call, live: LiveText, { by, command, now, madeFor }: Request): Step {
    const asked = lines([`${Math.trunc(now)}`, by, `${madeFor ?? '-'}`, command]);
    const answer = call('liveStep', `${asked}\n\n${liveLines(live)}`) as
        | Refusal
        | (Standing & { readonly line: string });
    if ('problem' in answer) return { done: false, refusal: answer };
    const { line, ...standing } = answer;
    return { done: true, live: { ...live, events: [...live.events, line] }, standing };
}

function attempt(call: Call, game: GameText, command: string): Attempted {
    const attempted = call('attempt', withGame([command], game)) as Attempted;
    if (!attempted.legal) return attempted;
    return { ...attempted, game: { ...game, commands: [...game.commands, command] } };
}

// Arguments first, one a line; an empty line; the game.
export function withGame(args: readonly string[], game: GameText): string {
    return `${args.length > 0 ? `${lines(args)}\n` : ''}\n${gameLines(game)}`;
}

function gameLines(game: GameText): string {
    return lines([game.start, game.touchMove ? 'on' : 'off', ...game.commands]);
}

function liveLines(live: LiveText): string {
    const { use, touchMove, control, began, before } = live;
    const terms = [use, touchMove ? 'on' : 'off', control ?? '-', `${Math.trunc(began)}`];
    const all = before.length > 0 ? [...terms, before.join(',')] : terms;
    return lines([live.start, all.join(' '), ...live.events]);
}

// The core reads line by line, so none may be empty or have a line break in it.
function lines(parts: readonly string[]): string {
    for (const part of parts)
        if (part === '' || part.includes('\n'))
            throw new CoreError(`${JSON.stringify(part)} must be one line of text.`);
    return parts.join('\n');
}

function inOneLine(text: string): string {
    return text.replace(/\s+/g, ' ');
}
