// A game in progress as a value: what was played, with which options, with which clock. Every change
// gives a new one; what is legal is the core's to say.
import type { ClockText, Core, Explanation, GameText, GameView } from '../../core/types';
import { clockBefore, withEvent } from './clocks';
import { type Options, swapped } from './options';
import { handicapsOf, personOf, withHandicaps } from './seats';
import { drawnSeed } from './seed';

export interface Session {
    readonly options: Options;
    readonly game: GameText;
    readonly clock: ClockText | null;
    readonly over: boolean;
    readonly seed: number; // of what the computer chooses
}

export type Change =
    | { readonly ok: true; readonly session: Session; readonly view: GameView }
    | { readonly ok: false; readonly explanation: Explanation };

// From a given position, or from the set-up of the options.
export function begin(core: Core, options: Options, given: string | null, now: number): Session {
    const { setup, touchMove } = options.choice;
    const start = core.startFen(given ?? setup, handicapsOf(options.seats));
    return resumeFrom(core, options, { start, touchMove, commands: [] }, now);
}

// A game that was played before, from a file or a link, goes on with a new clock. Its handicaps are
// those of its position.
export function resumeFrom(core: Core, options: Options, game: GameText, now: number): Session {
    const view = core.view(game);
    const over = view.outcome !== null;
    const events = over ? [] : [`start ${view.actor} ${now}`];
    const clock = options.control === null ? null : { control: options.control, events };
    return { options: withLevelsOf(view, options), game, clock, over, seed: drawnSeed() };
}

// The same again with the colours swapped: each player keeps his handicap, and a position that was
// given is given again.
export function rematch(core: Core, { options, game }: Session, now: number): Session {
    const next = swapped(options);
    const again = begin(core, next, game.start, now);
    return { ...again, game: { ...again.game, touchMove: game.touchMove } };
}

export function withLevelsOf(view: GameView, options: Options): Options {
    return { ...options, seats: withHandicaps(options.seats, view.levels) };
}

export function apply(core: Core, session: Session, command: string, now: number): Change {
    const verdict = core.attempt(session.game, command);
    if (!verdict.legal) return { ok: false, explanation: verdict.explanation };
    const { game, view } = verdict;
    const over = view.outcome !== null;
    const clock =
        session.clock && isAction(command)
            ? withEvent(session.clock, `act ${view.actor} ${now}`)
            : session.clock;
    const stopped = over && clock ? withEvent(clock, `stop ${now}`) : clock;
    return { ok: true, session: { ...session, game, clock: stopped, over }, view };
}

export function isAction(command: string): boolean {
    return command === 'forget' || isMove(command) || command.includes('@');
}

export function isMove(command: string): boolean {
    return /^[a-g][1-9][a-g][1-9]$/.test(command);
}

// The game as it was after so many actions, with what was said up to then.
export function upTo(game: GameText, actions: number): GameText {
    return { ...game, commands: game.commands.slice(0, commandCount(game, actions)) };
}

// Back before the person's last move, or for two on one device before the last action, with the clocks
// as they were. Null: there is nothing to take back, or with touch-move what was released is final
// (R7.2, R10.4).
export function takenBack(core: Core, session: Session, now: number): Session | null {
    const { game, options } = session;
    if (game.touchMove) return null;
    const person = personOf(options.seats);
    const { history } = core.view(game);
    const isTheirs = (index: number) => {
        const played = history[index];
        if (!played) return false;
        if (person === null) return true;
        return played.player === person && played.action !== null && isMove(played.action);
    };
    let index = history.length - 1;
    while (index >= 0 && !isTheirs(index)) --index;
    if (index < 0) return null;
    const back = upTo(game, index);
    const { actor } = core.view(back);
    const clock = session.clock && clockBefore(session.clock, history.length - index, actor, now);
    return { ...session, game: back, clock, over: false };
}

// The clock stands still while the page is closed.
export function paused(session: Session, now: number): Session {
    if (!session.clock || session.over) return session;
    return { ...session, clock: withEvent(session.clock, `stop ${now}`) };
}

export function unpaused(session: Session, now: number): Session {
    if (!session.clock || session.over) return session;
    return { ...session, clock: withEvent(session.clock, `resume ${now}`) };
}

// How many commands the first actions take. What was touched for the next action is left out.
function commandCount(game: GameText, actions: number): number {
    if (actions === 0) return 0;
    let left = actions;
    const last = game.commands.findIndex((command) => isAction(command) && --left === 0);
    if (last < 0) return game.commands.length;
    let end = last + 1;
    const belongs = (command: string | undefined) => /^(offer|accept|decline) /.test(command ?? '');
    while (belongs(game.commands[end])) ++end;
    return end;
}
