// Who I am on the server, my running games, and the invitations that wait for an answer. What was known last
// is kept on the device, so that it is shown at once, and while the server is away. It hears of changes over
// the line, and asks again whenever it may have missed one.

import { read, remove, write } from '../state/storage';
import type { Api } from './api';
import type { Line, Listener } from './line';
import { bodies, type Challenge, type News, type Person, type Problem, type Summary } from './wire';

export const keptAs = 'me';

export interface MeHost {
    readonly api: Api;
    readonly line: () => Line; // opened when it is wanted
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
    ahead = $state(0); // the server's clock
    isAway = $state(false); // the server; what is shown is what was known last
    asked = $state(0); // how often the server has answered: a change says that something may be new

    constructor(around: MeHost) {
        this.#around = around;
        const kept = read(keptAs, bodies.me);
        if (kept) this.#take(kept);
    }

    // The server's time.
    get now(): number {
        return this.#around.now() + this.ahead;
    }

    // Told of every answer but the first one, which is no news.
    follow(follower: Follower): () => void {
        this.#followers.add(follower);
        return () => this.#followers.delete(follower);
    }

    // One question at a time; whoever asks meanwhile hears the answer to a later one.
    refresh(): Promise<void> {
        this.#asksAgain = this.#asking !== null;
        this.#asking ??= this.#ask().finally(() => {
            this.#asking = null;
        });
        return this.#asking;
    }

    // The browser is somebody else now, or somebody at all: the line must know.
    async change(): Promise<void> {
        this.#around.renewLine();
        await this.refresh();
    }

    hear(_: News): void {
        this.refresh();
    }

    missed(): void {
        this.refresh();
    }

    fail(_: Problem): void {
        this.#watches = false; // nobody yet, to the server
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

    // As long as there is something to hear of.
    #watch(): void {
        const wants = this.games.length + this.challenges.length > 0;
        if (wants && !this.#watches) this.#around.line().watch('me', this);
        if (!wants && this.#watches) this.#around.line().leave('me');
        this.#watches = wants;
    }
}
