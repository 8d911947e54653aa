// A world for lines in which time and sockets are invented.
import { readFileSync } from 'node:fs';
import { type Ears, Line, type LineHost, type Listener } from '../src/online/line';
import type { Problem, TopicMessage } from '../src/online/wire';

export const golden = (side: 'client' | 'server'): readonly Record<string, unknown>[] =>
    JSON.parse(
        readFileSync(new URL(`../../tests/data/wire/${side}.json`, import.meta.url), 'utf8'),
    );

export class InventedSocket {
    readonly said: Record<string, unknown>[] = [];
    isClosed = false; // by the line
    readonly ears: Ears;

    constructor(ears: Ears) {
        this.ears = ears;
    }

    hear(message: unknown): void {
        this.ears.heard(JSON.stringify(message));
    }

    // What was said, without pings.
    get asked(): readonly Record<string, unknown>[] {
        return this.said.filter((message) => !('ping' in message));
    }

    get pings(): number {
        return this.said.length - this.asked.length;
    }
}

export class World implements LineHost {
    time = 1_000_000;
    chance = 0.5;
    ahead = 0; // of the server's clock
    #answered: object | undefined;
    readonly sockets: InventedSocket[] = [];
    readonly #timers = new Set<{ readonly at: number; readonly action: () => void }>();

    readonly now = () => this.time;
    readonly random = () => this.chance;

    readonly later = (milliseconds: number, action: () => void) => {
        const timer = { at: this.time + milliseconds, action };
        this.#timers.add(timer);
        return () => {
            this.#timers.delete(timer);
        };
    };

    readonly connect = (ears: Ears) => {
        const socket = new InventedSocket(ears);
        this.sockets.push(socket);
        return {
            send: (text: string) => {
                socket.said.push(JSON.parse(text));
            },
            close: () => {
                socket.isClosed = true;
            },
        };
    };

    get socket(): InventedSocket {
        const last = this.sockets.at(-1);
        if (!last) throw new Error('there is no socket');
        return last;
    }

    // The last socket opens, and the server answers its first ping.
    open(): InventedSocket {
        this.socket.ears.opened();
        this.pong();
        return this.socket;
    }

    // The server answers the last ping, once.
    pong(): void {
        const last = this.socket.said.findLast((message) => 'ping' in message);
        if (last && last !== this.#answered)
            this.socket.hear({ pong: last.ping, now: this.time + this.ahead });
        this.#answered = last;
    }

    pass(milliseconds: number): void {
        const end = this.time + milliseconds;
        for (let timer = this.#first(end); timer; timer = this.#first(end)) {
            this.#timers.delete(timer);
            this.time = Math.max(this.time, timer.at);
            timer.action();
        }
        this.time = end;
    }

    // Time passes, and the server answers.
    live(milliseconds: number): void {
        for (let passed = 0; passed < milliseconds; passed += 100) {
            this.pass(100);
            this.pong();
        }
    }

    // The device sleeps: no timer fires.
    sleep(milliseconds: number): void {
        this.time += milliseconds;
    }

    #first(end: number) {
        return [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
    }
}

export class Ear implements Listener {
    plays = true;
    readonly news: TopicMessage[] = [];
    readonly problems: Problem[] = [];
    gaps = 0;
    changes = 0;

    hear(news: TopicMessage): void {
        this.news.push(news);
    }
    fail(problem: Problem): void {
        this.problems.push(problem);
    }
    missed(): void {
        ++this.gaps;
    }
    lineChanged(): void {
        ++this.changes;
    }

    get numbers(): readonly number[] {
        return this.news.flatMap((news) =>
            news.kind === 'event' && 'number' in news.event ? [news.event.number] : [],
        );
    }
}

export const topic = 'game:a1b2c3d4e5f6';
const [stateMessage, eventMessage] = golden('server');

export const stateAt = (number: number) => ({
    topic,
    state: { ...(stateMessage?.state as object), number },
});
export const eventAt = (number: number) => ({
    topic,
    event: { ...(eventMessage?.event as object), number },
});

// A line that watches a game whose second event it has.
export function watched() {
    const world = new World();
    const line = new Line(world);
    const ear = new Ear();
    line.watch(topic, ear);
    const socket = world.open();
    socket.hear(stateAt(2));
    return { world, line, ear, socket };
}
