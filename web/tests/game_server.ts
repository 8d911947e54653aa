// The real server of games, for tests in Node and in browsers.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningServer, startServer } from '../e2e/serve';

// A server that can be restarted: it comes back at the same address with the same games.
export class GameServer {
    readonly #folder: string;
    readonly #root: string;
    #running: RunningServer | null = null;
    url = '';

    private constructor(folder: string, root: string) {
        this.#folder = folder;
        this.#root = root;
    }

    // With an app, or an empty page in its place.
    static async start(app?: string): Promise<GameServer> {
        const folder = await mkdtemp(join(tmpdir(), 'barracuda-'));
        await writeFile(join(folder, 'index.html'), '<!doctype html>');
        const server = new GameServer(folder, app ?? folder);
        await server.begin();
        return server;
    }

    // With another app, if one is given.
    async begin(app = this.#root): Promise<void> {
        const port = this.url === '' ? 0 : Number(new URL(this.url).port);
        const games = ['--store', join(this.#folder, 'games.db'), '--limits', 'none'];
        this.#running = await startServer(app, port, games).catch(async () => {
            await pause(1000); // while the server was away, a connection of somebody else may have had its port
            return startServer(app, port, games);
        });
        this.url = this.#running.url;
    }

    async end(signal?: NodeJS.Signals): Promise<void> {
        await this.#running?.stop(signal);
        this.#running = null;
    }

    async remove(): Promise<void> {
        await this.end();
        await rm(this.#folder, { recursive: true, force: true });
    }
}
