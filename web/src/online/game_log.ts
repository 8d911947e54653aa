// The complete log of a game on the server, in order: its terms from the state, its events from the line, and
// from the archive if there are too many for the line.
import type { LiveText } from '../core/types';
import type { Api } from './api';
import type { Line, Listener } from './line';
import { liveTextOf } from './terms';
import { type Event, isGameEvent, type Problem, type State, type TopicMessage } from './wire';

export interface LogHost {
    readonly api: Api;
    readonly line: Line;
    readonly now: () => number;
    readonly later: (milliseconds: number, action: () => void) => () => void;
}

export interface Reader {
    readonly plays: boolean;
    readonly read: (events: readonly Event[]) => void; // new in the log; the first call has all of it
    readonly hear: (news: TopicMessage) => void; // news that is not in the log
    readonly missed: () => void; // something may have been missed; the log will have it
    readonly fail: (problem: Problem) => void;
    readonly lineChanged: () => void;
}

const patience = 1000; // before asking again

export class GameLog implements Listener {
    readonly #id: string;
    readonly #around: LogHost;
    readonly #reader: Reader;
    readonly #events: Event[] = [];
    #state: State | null = null;
    #early: Event[] = []; // those that arrived before their predecessors
    #told = 0; // how many events the reader has
    #hasBegun = false;
    #isReading = false;
    #isClosed = false;

    constructor(id: string, around: LogHost, reader: Reader) {
        this.#id = id;
        this.#around = around;
        this.#reader = reader;
        this.readAgain();
    }

    // The reader is ready. Until then, the log is collected.
    begin(): void {
        this.#hasBegun = true;
        if (!this.#isClosed) this.#grow([]);
    }

    // Fetches what is still unknown; also after a failure.
    readAgain(): void {
        this.#around.line.watch(this.#topic, this, this.#events.length);
        this.#askForState();
    }

    get #topic(): string {
        return `game:${this.#id}`;
    }

    get plays(): boolean {
        return this.#reader.plays;
    }

    // The latest state, which also has everything that never changes.
    get state(): State | null {
        return this.#state;
    }

    get live(): LiveText | null {
        return this.#state && liveTextOf(this.#state, this.#events);
    }

    hear(news: TopicMessage): void {
        if (news.kind === 'state') {
            this.#take(news.state);
            this.#catchUp(); // there are too many events for the line
        } else if (news.kind === 'event') {
            if (isGameEvent(news.event)) this.#early.push(news.event);
            if (!this.#isReading) this.#grow([]);
        } else {
            this.#reader.hear(news);
        }
    }

    fail(problem: Problem): void {
        this.#reader.fail(problem);
    }

    missed(): void {
        this.#reader.missed();
    }

    lineChanged(): void {
        this.#reader.lineChanged();
    }

    close(): void {
        this.#isClosed = true;
        this.#around.line.leave(this.#topic);
    }

    async #askForState(): Promise<void> {
        const answer = await this.#around.api.game(this.#id);
        if (this.#isClosed) return;
        if (answer.ok) this.#take(answer.value);
        else if (answer.problem.code !== 'unavailable') this.fail(answer.problem);
        else this.#around.later(patience, () => this.#askForState());
    }

    #take(state: State): void {
        if (this.#state && this.#state.number > state.number) return;
        this.#state = state;
        if (!this.#isReading) this.#grow([]);
    }

    // Up to the latest state.
    async #catchUp(): Promise<void> {
        if (this.#isReading || !this.#state) return;
        this.#isReading = true;
        const answer = await this.#around.api.log(
            this.#id,
            this.#events.length,
            this.#state.number,
        );
        this.#isReading = false;
        if (this.#isClosed) return;
        if (answer.ok) this.#grow(answer.value);
        else if (answer.problem.code !== 'unavailable') return this.fail(answer.problem);
        else this.#around.later(patience, () => this.#catchUp());
        if (answer.ok && this.#events.length < this.#state.number) this.#catchUp();
    }

    #grow(found: readonly Event[]): void {
        for (const event of [...found, ...this.#early])
            if (event.number === this.#events.length + 1) this.#events.push(event);
        this.#early = this.#early.filter(({ number }) => number > this.#events.length);
        if (!this.#hasBegun || !this.#state || this.#events.length < this.#state.number) return;
        const news = this.#events.slice(this.#told);
        this.#told = this.#events.length;
        this.#reader.read(news);
    }
}
