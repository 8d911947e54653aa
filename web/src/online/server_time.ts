// Estimates the server's time. A round trip tells it to within half of its duration, so the quickest of the
// last few is used.
const kept = 5;

interface Reading {
    readonly trip: number;
    readonly ahead: number;
}

export class ServerTime {
    #readings: readonly Reading[] = [];

    // The local times at which a ping was sent and answered, and the server's time in the answer.
    read(sent: number, answered: number, server: number): void {
        const trip = answered - sent;
        if (trip < 0) return; // this device's clock was set back
        const reading = { trip, ahead: server - (sent + trip / 2) };
        this.#readings = [...this.#readings, reading].slice(-kept);
    }

    // How far the server's clock is ahead; null: not known yet.
    get ahead(): number | null {
        const best = this.#readings.reduce<Reading | null>(
            (least, reading) => (least && least.trip <= reading.trip ? least : reading),
            null,
        );
        return best?.ahead ?? null;
    }
}
