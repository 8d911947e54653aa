// Tells whether the other end of a line still answers, and what to do about it when. Times are those of the
// caller's clock.
const greyAfter = 6000; // without an answer
const cutAfter = 9000;
const slowest = 5000; // longest pause between two attempts
const [soonest, latest] = [100, 300]; // pause before the first attempt

export type Task = 'connect' | 'ping' | 'cut' | 'grey';

export class Pulse {
    #connectAt: number | null = null;
    #pingAt: number | null = null;
    #askedAt: number | null = null; // when the ping was sent that this socket has not answered
    #silentSince: number | null = null; // last answer, over this socket or an earlier one
    #failures = 0;
    #isGrey = false;
    readonly #random: () => number;

    constructor(random: () => number) {
        this.#random = random;
    }

    // No answer for too long.
    get isGrey(): boolean {
        return this.#isGrey;
    }

    // A ping should have been sent long ago: the device was asleep.
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

    // Attempts come soon at first, then less and less often, at random so that clients do not come all at once.
    closed(now: number): void {
        const most = Math.min(slowest, latest * 2 ** this.#failures++);
        this.#connectAt = now + soonest + this.#random() * (most - soonest);
        this.#pingAt = null;
        this.#askedAt = null;
        this.#silentSince ??= now;
    }

    // Nothing is being watched.
    rest(): void {
        this.heard();
        this.#connectAt = null;
        this.#pingAt = null;
    }

    greyed(): void {
        this.#isGrey = true;
    }

    // The next task and its time.
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
