// The line to the server: one socket at a time for everything a tab watches and does. When a socket is lost, a
// new one replaces it, and nothing is missed or done twice: events are numbered, and unanswered commands are
// sent again under the same names.
import { Pulse } from './pulse';
import { ServerTime } from './server_time';
import {
    type ClientMessage,
    isGameEvent,
    type Problem,
    readMessage,
    type ServerMessage,
    type TopicMessage,
} from './wire';

export interface Socket {
    readonly send: (text: string) => void;
    readonly close: () => void;
}

export interface Ears {
    readonly opened: () => void;
    readonly heard: (text: string) => void;
    readonly closed: () => void;
}

export interface LineHost {
    readonly now: () => number;
    readonly later: (milliseconds: number, action: () => void) => () => void; // returns a function that cancels it
    readonly random: () => number;
    readonly connect: (ears: Ears) => Socket;
    readonly noticed?: (code: string) => void; // the server announces something
    readonly served?: (app: string) => void; // the version of the app on the server
}

export interface Listener {
    readonly plays: boolean; // has to know at once when the line is bad
    readonly hear: (news: TopicMessage) => void; // events come in order, and none is missing
    readonly fail: (problem: Problem) => void; // it cannot be watched
    readonly missed: () => void; // something may have been missed: what has no number is not sent again
    readonly lineChanged: () => void; // `isGrey` or `ahead`
}

interface Topic {
    readonly listener: Listener;
    number: number | null; // of the last event received; null: no state yet
    isNew: boolean;
}

export type Verdict =
    | { readonly done: true; readonly number: number }
    | { readonly done: false; readonly problem: Problem };

interface Errand {
    readonly message: ClientMessage;
    readonly settle: (verdict: Verdict) => void;
}

const pauses = { playing: 2500, otherwise: 10_000 }; // between two pings

export class Line {
    readonly #around: LineHost;
    readonly #pulse: Pulse;
    readonly #time = new ServerTime();
    readonly #name: string; // of this tab, so that the names of its commands are unique
    readonly #topics = new Map<string, Topic>();
    readonly #errands = new Map<string | number, Errand>(); // unanswered commands, by name
    #asked = 0;
    #socket: Socket | null = null;
    #isOpen = false;
    #cancel = () => {};

    constructor(around: LineHost) {
        this.#around = around;
        this.#pulse = new Pulse(around.random);
        this.#name = `${around.random().toString(36).slice(2)}${around.random().toString(36).slice(2)}`;
        this.#connect();
    }

    get isGrey(): boolean {
        return this.#pulse.isGrey;
    }

    // How far the server's clock is ahead of this device's.
    get ahead(): number {
        return this.#time.ahead ?? 0;
    }

    // One listener per topic. It gets the state first, or the events after a number.
    watch(name: string, listener: Listener, after: number | null = null): void {
        this.#topics.set(name, { listener, number: after, isNew: true });
        if (this.#rests) this.#connect();
        if (!this.#isOpen) return;
        this.#ping(); // from here on at the listener's pace
        this.#ask(name);
    }

    // Closes the socket when nothing needs it.
    leave(name: string): void {
        this.#topics.delete(name);
        this.#say({ leave: name });
        if (this.#topics.size + this.#errands.size > 0) return;
        this.#drop();
        this.#pulse.rest();
        this.#plan();
    }

    // Settles exactly once, whatever happens to the line. `number` is that of the last event the player has
    // seen: if the game has moved on, the command is refused as stale and not tried again.
    do(game: string, number: number, command: string): Promise<Verdict> {
        const name = `${this.#name}-${++this.#asked}`;
        const message = { do: name, game, number, command };
        return new Promise((settle) => {
            this.#errands.set(name, { message, settle });
            if (this.#rests) this.#connect();
            this.#say(message);
        });
    }

    // The device is online again, or the reader is back: checks the connection at once, or makes a new one.
    wake(): void {
        if (this.#rests) return;
        const isGood = !this.isGrey && !this.#pulse.isOverdue(this.#around.now());
        if (this.#isOpen && isGood) this.#ping();
        else this.#connect();
    }

    // The page is being left: tells the server right away. If the page stays after all, the line reconnects.
    hangUp(): void {
        if (!this.#rests) this.#closed();
    }

    // A socket belongs to whoever opened it. The person has changed, so it is replaced.
    renew(): void {
        if (!this.#rests) this.#connect();
    }

    close(): void {
        this.#drop();
        this.#cancel();
        const problem = { code: 'unavailable', detail: 'The line was closed.' };
        for (const { settle } of this.#errands.values()) settle({ done: false, problem });
        this.#errands.clear();
        this.#topics.clear();
    }

    get #rests(): boolean {
        return !this.#socket && !this.#pulse.next;
    }

    #connect(): void {
        this.#drop();
        this.#pulse.connecting(this.#around.now());
        let isMine = true; // messages from a replaced socket do not count
        const whileMine = (action: () => void) => () => {
            if (isMine) action();
        };
        const socket = this.#around.connect({
            opened: whileMine(() => this.#opened()),
            heard: (text) => whileMine(() => this.#heard(text))(),
            closed: whileMine(() => this.#closed()),
        });
        this.#socket = {
            send: socket.send,
            close: () => {
                isMine = false;
                socket.close();
            },
        };
        this.#plan();
    }

    #drop(): void {
        this.#isOpen = false;
        this.#socket?.close();
        this.#socket = null;
    }

    #opened(): void {
        this.#isOpen = true;
        this.#ping(); // first, so that the server's time is known when the rest arrives
        for (const name of this.#topics.keys()) this.#ask(name);
        for (const { message } of this.#errands.values()) this.#say(message);
    }

    #closed(): void {
        this.#drop();
        this.#pulse.closed(this.#around.now());
        this.#plan();
    }

    // Continues after the last event received. If there is none, something may have happened before.
    #ask(name: string): void {
        const topic = this.#topics.get(name);
        if (!topic) return;
        this.#say(topic.number === null ? { watch: name } : { watch: name, after: topic.number });
        if (!topic.isNew || topic.number === null) topic.listener.missed();
        topic.isNew = false;
    }

    #ping(): void {
        const now = this.#around.now();
        const isPlaying = [...this.#topics.values()].some(({ listener }) => listener.plays);
        this.#pulse.pinged(now, isPlaying ? pauses.playing : pauses.otherwise);
        this.#say({ ping: now });
        this.#plan();
    }

    #say(message: ClientMessage): void {
        if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
    }

    #heard(text: string): void {
        const [wasGrey, wasAhead] = [this.isGrey, this.ahead];
        this.#pulse.heard();
        const message = readMessage(text);
        if (message) this.#take(message);
        if (this.isGrey !== wasGrey || this.ahead !== wasAhead) this.#tellAll();
        this.#plan();
    }

    #take(message: ServerMessage): void {
        const { kind } = message;
        if (kind === 'pong') this.#read(message.pong, message.now);
        else if (kind === 'done')
            this.#settle(message.done, { done: true, number: message.number });
        else if (kind === 'refused')
            this.#settle(message.refused, { done: false, problem: message });
        else if (kind === 'problem') this.#fail(message.topic ?? '', message.problem);
        else if (kind === 'notice') this.#around.noticed?.(message.notice.code);
        else this.#tell(message);
        if (kind === 'pong' && message.app !== undefined) this.#around.served?.(message.app);
    }

    #read(sent: number | string, server: number): void {
        this.#time.read(Number(sent), this.#around.now(), server);
    }

    // A problem that only asks for patience is no failure: tries again later.
    #fail(name: string, problem: Problem): void {
        const { retryAfter } = problem;
        if (retryAfter === undefined) this.#topics.get(name)?.listener.fail(problem);
        else this.#around.later(1000 * retryAfter, () => this.#ask(name));
    }

    #settle(name: string | number, verdict: Verdict): void {
        this.#errands.get(name)?.settle(verdict);
        this.#errands.delete(name);
    }

    #tell(news: TopicMessage): void {
        const topic = this.#topics.get(news.topic);
        if (!topic) return;
        if (news.kind === 'state') topic.number = news.state.number;
        if (news.kind === 'event' && isGameEvent(news.event)) {
            const { number } = news.event;
            if (topic.number === null || number <= topic.number) return; // a duplicate
            if (number > topic.number + 1) {
                this.#ask(news.topic);
                return;
            }
            topic.number = number;
        }
        topic.listener.hear(news);
    }

    #tellAll(): void {
        for (const { listener } of this.#topics.values()) listener.lineChanged();
    }

    // Sets the timer for the next task.
    #plan(): void {
        this.#cancel();
        const { next } = this.#pulse;
        if (!next) return;
        const wait = Math.max(0, next.at - this.#around.now());
        this.#cancel = this.#around.later(wait, () => this.#attend());
    }

    #attend(): void {
        const { next } = this.#pulse;
        const task = next && next.at <= this.#around.now() ? next.task : null;
        if (task === 'ping') this.#ping();
        else if (task === 'connect' || task === 'cut') this.#connect();
        else if (task === 'grey') this.#pulse.greyed();
        if (task === 'grey') this.#tellAll();
        this.#plan();
    }
}
