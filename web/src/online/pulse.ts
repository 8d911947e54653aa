// Whether somebody is at the other end of a line, and when to do something about it. Moments are those of
// the caller's clock.
const greyAfter = 6000; // without an answer
const cutAfter = 9000;
const slowest = 5000; // between two attempts
const [soonest, latest] = [100, 300]; // before the first one

export type Task = 'connect' | 'ping' | 'cut' | 'grey';

export class Pulse {
    #connectAt: number | null = null;
    #pingAt: number | null = null;
    #askedAt: number | null = null; // the question that this socket has not answered
    #silentSince: number | null = null; // no answer since, over this socket and those before it
    #failures = 0;
    #isGrey = false;
    readonly #random: () => number;

    constructor(random: () => number) {
        this.#random = random;
    }

    // Nothing was heard for too long.
    get isGrey(): boolean {
        return this.#isGrey;
    }

    // This device was asleep: a ping should have been sent long ago.
    isOverdue(now: number): boolean {
        return this.#pingAt !== null && now > this.#pingAt + cutAfter;
    }

    connecting(now: number): void {
        this.#connectAt = null;
        this.#pingAt = null;
        this.#asks(now);
    }

    pinged(now: number, pause: number): void {
        this.#pingAt = now + pause;
        this.#asks(this.#askedAt ?? now);
    }

    heard(): void {
        this.#askedAt = null;
        this.#silentSince = null;
        this.#failures = 0;
        this.#isGrey = false;
    }

    // The next attempt is made soon, then ever later, and not by all clients at once.
    closed(now: number): void {
        const most = Math.min(slowest, latest * 2 ** this.#failures++);
        this.#connectAt = now + soonest + this.#random() * (most - soonest);
        this.#pingAt = null;
        this.#askedAt = null;
        this.#silentSince ??= now;
    }

    // Nobody wants to hear anything.
    rest(): void {
        this.heard();
        this.#connectAt = null;
        this.#pingAt = null;
    }

    greyed(): void {
        this.#isGrey = true;
    }

    // What is to be done next, and when.
    get next(): { readonly task: Task; readonly at: number } | null {
        const later = (since: number | null, by: number) => (since === null ? null : since + by);
        const tasks: readonly (readonly [Task, number | null])[] = [
            ['grey', this.#isGrey ? null : later(this.#silentSince, greyAfter)],
            ['cut', later(this.#askedAt, cutAfter)],
            ['connect', this.#connectAt],
            ['ping', this.#pingAt],
        ];
        return tasks
            .flatMap(([task, at]) => (at === null ? [] : [{ task, at }]))
            .reduce<{ task: Task; at: number } | null>(
                (first, other) => (first && first.at <= other.at ? first : other),
                null,
            );
    }

    #asks(now: number): void {
        this.#askedAt = now;
        this.#silentSince ??= now;
    }
}
