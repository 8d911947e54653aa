// What stands behind this copy of the app: a server of games, or only a place where its files lie, from
// which nobody can be invited.
import { boolean, fallback, nullable, object, string } from 'valibot';
import { read, valid, write } from './storage';

const form = object({
    games: fallback(boolean(), false),
    lan: fallback(nullable(string()), null),
});

class Server {
    // Until it has answered for the first time, there are games: most copies have them.
    games = $state(read('server', form)?.games ?? true);
    lan = $state<string | null>(null); // its address for other devices in the same network

    async ask(): Promise<void> {
        try {
            const response = await fetch('/api/server');
            const info = valid(form, response.ok ? await response.json() : { games: false });
            this.games = info?.games ?? false;
            this.lan = info?.lan ?? null;
            write('server', { games: this.games });
        } catch {
            // nobody answers: what it had before it will have again
        }
    }
}

export const server = new Server();
