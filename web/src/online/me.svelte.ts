// Who I am on the server, my running games, and my open invitations. The last answer is kept on the device, to
// be shown at once and while the server is away. Changes are announced over the line; whenever one may have
// been missed, the server is asked again.

import { read, remove, write } from '../state/storage';
import type { Api } from './api';
import type { Line, Listener } from './line';
import {
    bodies,
    type Challenge,
    type Person,
    type Problem,
    type Summary,
    type TopicMessage,
} from './wire';

export const keptAs = 'me';

export interface MeHost {
    readonly api: Api;
    readonly line: () => Line; // opened on first use
    readonly renewLine: () => void; // if it is open
    readonly now: () => number;
}

// My games before and after something has changed.
export type Follower = (before: readonly Summary[], after: readonly Summary[]) => void;

export class Me implements Listener {
    readonly plays = false;
    readonly #around: MeHost;
    readonly #followers = new Set<Follower>();
    #asking: Promise<void> | null = null;
    #asksAgain = false;
    #watches = false;

    person = $state.raw<Person | null>(null);
    games = $state.raw<readonly Summary[]>([]);
    challenges = $state.raw<readonly Challenge[]>([]);
    ahead = $state(0); // how far the server's clock is ahead of this device's
    isAway = $state(false); // the server does not answer: what is shown may be out of date
    asked = $state(0); // number of answers so far: a change means that something may be new

    constructor(around: MeHost) {
        this.#around = around;
        const kept = read(keptAs, bodies.me);
        if (kept) this.#take(kept);
    }

    // By the server's clock.
    get now(): number {
        return this.#around.now() + this.ahead;
    }

    // Called with every answer but the first, which is not news.
    follow(follower: Follower): () => void {
        this.#followers.add(follower);
        return () => this.#followers.delete(follower);
    }

    // One request at a time; a call made meanwhile leads to another one.
    refresh(): Promise<void> {
        this.#asksAgain = this.#asking !== null;
        this.#asking ??= this.#ask().finally(() => {
            this.#asking = null;
        });
        return this.#asking;
    }

    // This browser has become a guest, or a different one: the line has to reconnect as that guest.
    async change(): Promise<void> {
        this.#around.renewLine();
        await this.refresh();
    }

    hear(_: TopicMessage): void {
        this.refresh();
    }

    missed(): void {
        this.refresh();
    }

    fail(_: Problem): void {
        this.#watches = false; // the server does not know us yet
    }

    lineChanged(): void {}

    async #ask(): Promise<void> {
        do {
            this.#asksAgain = false;
            const asked = this.#around.now();
            const answer = await this.#around.api.me();
            this.isAway = !answer.ok;
            if (!answer.ok) continue;
            const { value } = answer;
            this.ahead = value.now - (asked + this.#around.now()) / 2;
            const before = this.games;
            this.#take(value);
            if (value.me) write(keptAs, value);
            else remove(keptAs);
            if (this.asked++ > 0) for (const tell of this.#followers) tell(before, value.games);
            this.#watch();
        } while (this.#asksAgain);
    }

    #take({
        me,
        games,
        challenges,
    }: { me: Person | null } & Pick<Me, 'games' | 'challenges'>): void {
        this.person = me;
        this.games = games;
        this.challenges = challenges;
    }

    // Listens only while there is something to hear about.
    #watch(): void {
        const wants = this.games.length + this.challenges.length > 0;
        if (wants && !this.#watches) this.#around.line().watch('me', this);
        if (!wants && this.#watches) this.#around.line().leave('me');
        this.#watches = wants;
    }
}
