// What serves this copy of the app: a server of games, or just a host for static files, without online games.
import { boolean, fallback, nullable, object, string } from 'valibot';
import { read, valid, write } from './storage';

const form = object({
    games: fallback(boolean(), false),
    lan: fallback(nullable(string()), null),
});

class Server {
    // Before the first answer, games are assumed: most copies have them.
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
            // no answer: as far as is known, nothing has changed
        }
    }
}

export const server = new Server();
