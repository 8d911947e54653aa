// Games that an earlier version has kept: commands, without those taken back, and beside them the
// events of a clock ('start white 0', 'act brown 1500', 'stop 2000', 'resume 3000'). They become a log
// with the same times.
import type { Core, DrawKind, GameText, LiveText, Player } from '../../core/types';
import type { Options } from './options';

export interface EarlierGame {
    readonly game: GameText;
    readonly clock: { readonly control: string; readonly events: readonly string[] } | null;
}

export interface Brought {
    readonly live: LiveText;
    readonly seen: number; // when the clocks were last known to run
}

export function broughtForward(
    core: Core,
    { game, clock }: EarlierGame,
    { opponent }: Options,
    seen: number,
): Brought {
    const { start, touchMove, commands } = game;
    const use = opponent === 'computer' ? 'computer' : 'device';
    const terms = { use, start, touchMove } as const;
    if (!clock || clock.events.length === 0) {
        const control = clock?.control ?? null;
        return { live: { ...terms, control, began: seen, before: commands, events: [] }, seen };
    }
    const { history, actor } = core.view(game);
    const players = history.map(({ player }) => player);
    const timed = clock.events.filter((event) => event.startsWith('act ')).length;
    const untimed = sizeOf(commands, players.length - timed);
    const log = new Log(clock.events, [...players.slice(players.length - timed), actor]);
    for (const command of commands.slice(untimed)) log.add(command);
    const { began, events, stopped } = log.ended();
    const before = commands.slice(0, untimed);
    const live = { ...terms, control: clock.control, began, before, events };
    return { live, seen: stopped ?? seen };
}

const isAction = (command: string) => command.length === 4 || command === 'forget';

// How many commands the first so many actions take up.
function sizeOf(commands: readonly string[], actions: number): number {
    let left = actions;
    return left === 0 ? 0 : commands.findIndex((command) => isAction(command) && --left === 0) + 1;
}

class Log {
    readonly events: string[] = [];
    readonly began: number;
    stopped: number | null = null;
    readonly #ticks: string[]; // of the clock, those that are left
    readonly #players: Player[]; // of the actions that are left, and of the one that is due
    readonly #end: number;
    #now: number;
    #offered: DrawKind = 'agreement';

    constructor(ticks: readonly string[], players: readonly Player[]) {
        const [start = '', ...rest] = ticks;
        this.began = timeOf(start);
        this.#now = this.began;
        this.#end = timeOf(ticks.at(-1) ?? '');
        this.#ticks = rest;
        this.#players = [...players];
    }

    add(command: string): void {
        if (isAction(command)) {
            this.#goOn();
            this.#write(this.#players.shift(), command);
            return;
        }
        const [verb = '', word = '', kind] = command.split(' ');
        if (verb === 'touch') this.#write(this.#players[0], command);
        if (verb === 'offer') this.#offer(word, kind as DrawKind);
        if (verb === 'decline') this.#write(word, `decline ${this.#offered}`);
        if (verb === 'accept') this.#write(word, `accept ${this.#offered}`, this.#end);
        if (verb === 'resign') this.#write(word, 'resign', this.#end);
        if (verb === 'flag') this.#write('server', 'time', this.#end);
    }

    ended(): Log {
        this.#goOn();
        return this;
    }

    #offer(player: string, kind: DrawKind): void {
        this.#offered = kind;
        this.#write(player, `offer ${kind}`);
    }

    // Up to the next action: while the clock was stopped nobody could act.
    #goOn(): void {
        for (let tick = this.#ticks.shift(); tick !== undefined; tick = this.#ticks.shift()) {
            const time = timeOf(tick);
            this.#now = Math.max(this.#now, time);
            if (tick.startsWith('act ')) return;
            if (tick.startsWith('stop ')) this.stopped = time;
            else if (this.stopped !== null) this.#resume(time - this.stopped);
        }
    }

    #resume(away: number): void {
        this.stopped = null;
        this.#write('server', `outage ${Math.max(0, away)}`);
    }

    #write(by: string | undefined, command: string, at = this.#now): void {
        this.events.push(`${this.events.length + 1} ${at} ${by} ${command}`);
    }
}

function timeOf(tick: string): number {
    return Math.trunc(Number(tick.split(' ').at(-1)));
}
