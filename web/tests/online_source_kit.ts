// A game on a server with invented time, socket and archive.
import type { Core } from '../src/core/types';
import { Api } from '../src/online/api';
import { Line } from '../src/online/line';
import { type NetworkHost, openGame } from '../src/online/network.svelte';
import { golden, World } from './online_kit';

export const id = 'a1b2c3d4e5f6';
export const topic = `game:${id}`;
const [stateMessage, eventMessage] = golden('server');

export const event = (number: number, at: number, by: string | null, command: string) => ({
    ...(eventMessage?.event as object),
    number,
    at,
    by,
    command,
});

export const presence = (brown: boolean, claimAt: number | null) => ({
    topic,
    presence: { white: true, brown, watchers: 0, claimAt: { white: claimAt, brown: null } },
});

// The time of the server is ten minutes ahead.
export class AheadWorld extends World {
    override ahead = 600_000;
    readonly archive: unknown[] = [];
    readonly requests: string[] = [];
    isAway = false;
    readonly line = new Line(this);
    readonly api = new Api(async (path) => {
        this.requests.push(path);
        if (this.isAway) throw new TypeError('nobody answers');
        if (path === `/api/games/${id}`) return new Response(JSON.stringify(this.#state));
        const after = Number(/after=(\d+)/.exec(path)?.[1]);
        const lines = this.archive.slice(after).map((found) => `${JSON.stringify(found)}\n\n`);
        return new Response(lines.join(''));
    });

    host(core: Promise<Core>): NetworkHost {
        const { api, line, now, later } = this;
        return { core, api, line, now, later };
    }

    get server(): number {
        return this.time + this.ahead;
    }

    // Commands by turns, the second of which starts the clocks. Nobody hears of it yet.
    record(...commands: string[]): void {
        for (const command of commands) {
            const number = this.archive.length + 1;
            const by = number % 2 ? 'white' : 'brown';
            this.archive.push(event(number, this.server, by, command));
        }
    }

    // The last so many events come over the line.
    tell(count = this.archive.length): void {
        for (const next of this.archive.slice(-count)) this.socket.hear({ topic, event: next });
    }

    happen(...commands: string[]): void {
        this.record(...commands);
        this.tell(commands.length);
    }

    // The server has done what was asked last: the event, then the word.
    confirm(command: string): void {
        this.happen(command);
        this.socket.hear({ done: this.#lastAsked, number: this.archive.length });
    }

    refuse(code: string): void {
        this.socket.hear({ refused: this.#lastAsked, code, detail: 'no' });
    }

    get #lastAsked(): unknown {
        return this.socket.asked.findLast((message) => 'do' in message)?.do;
    }

    // The line is lost, and there is another.
    reconnect(): void {
        this.socket.ears.closed();
        this.pass(300);
        this.open();
    }

    state(): void {
        this.socket.hear({ topic, state: this.#state });
    }

    get #state(): object {
        const number = this.archive.length;
        return { ...(stateMessage?.state as object), number, now: this.server };
    }
}

export async function opened(core: Core, ...commands: string[]) {
    const world = new AheadWorld();
    world.record(...commands);
    const found = openGame(id, world.host(Promise.resolve(core)));
    world.open();
    if (commands.length > 0) world.tell();
    const answer = await found;
    if (!answer.ok) throw new Error(answer.problem.detail);
    return { world, source: answer.value };
}
