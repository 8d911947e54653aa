// Passes values on, at most one per key and interval. The last one always arrives, a little late if
// need be.

interface Waiting<T> {
    timer: ReturnType<typeof setTimeout> | undefined;
    value: T | undefined;
}

export class Throttle<T> {
    private readonly keys = new Map<number, Waiting<T>>();

    constructor(
        private readonly interval: number,
        private readonly pass: (value: T) => void,
    ) {}

    push(key: number, value: T): void {
        const waiting = this.keys.get(key);
        if (waiting?.timer !== undefined) {
            waiting.value = value;
            return;
        }
        this.keys.set(key, { timer: this.startTimer(key), value: undefined });
        this.pass(value);
    }

    // Passes on what is waiting.
    flush(): void {
        const values = [...this.keys.values()].flatMap(({ value }) => value ?? []);
        this.clear();
        for (const value of values) this.pass(value);
    }

    // Drops what is waiting.
    clear(): void {
        for (const { timer } of this.keys.values()) clearTimeout(timer);
        this.keys.clear();
    }

    private startTimer(key: number): ReturnType<typeof setTimeout> {
        return setTimeout(() => {
            const value = this.keys.get(key)?.value;
            this.keys.delete(key);
            if (value !== undefined) this.push(key, value);
        }, this.interval);
    }
}
