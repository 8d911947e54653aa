// People who play on the real game server, each with a cookie and a line of their own.
import type { Core } from '../src/core/types';
import { Api } from '../src/online/api';
import { device, listened } from '../src/online/browser';
import { Line } from '../src/online/line';
import { type NetworkSource, openGame } from '../src/online/network.svelte';
import type { GameServer } from './game_server';

// Node's own accepts headers as well.
const NodeSocket = WebSocket as unknown as new (
    url: string,
    options: { readonly protocols: string[]; readonly headers: Record<string, string> },
) => WebSocket;

export class Guest {
    readonly api: Api;
    readonly #server: GameServer;
    readonly #core: Core;
    #cookie = '';
    #socket: WebSocket | null = null;
    #isCut = false;
    #line: Line | null = null;

    constructor(server: GameServer, core: Core) {
        this.#server = server;
        this.#core = core;
        this.api = new Api((path, init) => this.#fetch(path, init));
    }

    // After the first request, from which the server knows who it is.
    get line(): Line {
        this.#line ??= new Line({
            ...device,
            connect: (ears) => {
                const headers = { cookie: this.#cookie };
                const url = this.#isCut
                    ? 'ws://localhost:1' // where nobody answers
                    : `${this.#server.url.replace('http', 'ws')}/api/socket`;
                this.#socket = new NodeSocket(url, { protocols: ['barracuda.1'], headers });
                return listened(this.#socket, ears);
            },
        });
        return this.#line;
    }

    async open(game: string): Promise<NetworkSource> {
        const { api, line } = this;
        const answer = await openGame(game, {
            ...device,
            core: Promise.resolve(this.#core),
            api,
            line,
        });
        if (!answer.ok) throw new Error(answer.problem.detail);
        return answer.value;
    }

    // Without a line.
    async say(game: string, command: string): Promise<void> {
        const body = JSON.stringify({ command });
        const response = await this.#fetch(`/api/games/${game}/commands`, { method: 'POST', body });
        if (!response.ok) throw new Error(await response.text());
    }

    cut(): void {
        this.#isCut = true;
        this.#socket?.close();
    }

    mend(): void {
        this.#isCut = false;
        this.line.wake();
    }

    leave(): void {
        this.#line?.close();
    }

    async #fetch(path: string, init: RequestInit): Promise<Response> {
        const headers = this.#cookie === '' ? {} : { cookie: this.#cookie };
        const response = await fetch(`${this.#server.url}${path}`, { ...init, headers });
        const [cookie] = response.headers.getSetCookie();
        this.#cookie = cookie?.split(';')[0] ?? this.#cookie;
        return response;
    }
}
