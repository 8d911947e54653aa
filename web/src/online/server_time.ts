// The server's time by the clock of this device. A message there and back tells it within half of what
// it took: of the last few, the quickest is believed.
const kept = 5;

interface Reading {
    readonly trip: number;
    readonly ahead: number;
}

export class ServerTime {
    #readings: readonly Reading[] = [];

    // A question that was sent and answered at these moments of this device.
    read(sent: number, answered: number, server: number): void {
        const trip = answered - sent;
        if (trip < 0) return; // the clock of this device was set back
        const reading = { trip, ahead: server - (sent + trip / 2) };
        this.#readings = [...this.#readings, reading].slice(-kept);
    }

    // By how much the server's clock is ahead; null: nothing is known.
    get ahead(): number | null {
        const best = this.#readings.reduce<Reading | null>(
            (least, reading) => (least && least.trip <= reading.trip ? least : reading),
            null,
        );
        return best?.ahead ?? null;
    }
}
