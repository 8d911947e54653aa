// Who I am and what waits for me, with an invented server.
import { describe, expect, test } from 'vitest';
import { Api } from '../src/online/api';
import { Line } from '../src/online/line';
import { keptAs, Me } from '../src/online/me.svelte';
import type { Summary } from '../src/online/wire';
import { World } from './online_kit';
import { person, summary } from './online_people';
import { fakeStorage } from './storage_kit';

const stored = fakeStorage();

// A server that says what the test wants, or nothing.
class Invented {
    readonly world = new World();
    games: readonly Summary[] = [];
    isThere = true;
    isKnown = true;
    asked = 0;
    renewed = 0;
    #line: Line | null = null;
    readonly #held: (() => void)[] = [];
    isSlow = false;

    readonly me = new Me({
        api: new Api(() => this.#answer()),
        line: () => {
            this.#line ??= new Line(this.world);
            return this.#line;
        },
        renewLine: () => {
            ++this.renewed;
        },
        now: this.world.now,
    });

    goOn(): void {
        for (const answer of this.#held.splice(0)) answer();
    }

    async #answer(): Promise<Response> {
        ++this.asked;
        if (this.isSlow) await new Promise<void>((go) => this.#held.push(go));
        if (!this.isThere) throw new Error('nobody answers');
        const me = this.isKnown ? person('Bert') : null;
        const now = this.world.time + 5000;
        return Response.json({ me, now, games: this.games, challenges: [] });
    }
}

const mine = summary({ me: 'white', actor: 'white' });

describe('I', () => {
    test('know my games and the time of the server', async () => {
        const server = new Invented();
        server.games = [mine];
        await server.me.refresh();
        expect(server.me.person?.name).toBe('Bert');
        expect(server.me.games).toEqual([mine]);
        expect(server.me.now).toBe(server.world.time + 5000);
    });

    test('am shown what was known last, while the server is away', async () => {
        const server = new Invented();
        server.games = [mine];
        await server.me.refresh();
        const later = new Invented();
        later.isThere = false;
        expect(later.me.games).toEqual([mine]);
        await later.me.refresh();
        expect(later.me.games).toEqual([mine]);
        expect(later.me.isAway).toBe(true);
    });

    test('am nobody if the server does not know me', async () => {
        stored.set(`barracuda.${keptAs}`, '{"me":null,"games":"what?"}');
        const server = new Invented();
        expect(server.me.games).toEqual([]);
        server.isKnown = false;
        await server.me.refresh();
        expect(server.me.person).toBeNull();
        expect(stored.has(`barracuda.${keptAs}`)).toBe(false);
    });

    test('listen as long as there is something to hear of', async () => {
        const server = new Invented();
        await server.me.refresh();
        expect(server.world.sockets).toHaveLength(0);
        server.games = [mine];
        await server.me.refresh();
        const socket = server.world.open();
        expect(socket.asked).toEqual([{ watch: 'me' }]);
        server.games = [];
        await server.me.refresh();
        expect(socket.asked.at(-1)).toEqual({ leave: 'me' });
    });

    test('learn what happened before the line was open', async () => {
        const server = new Invented();
        server.games = [mine];
        await server.me.refresh();
        server.games = [{ ...mine, actor: 'brown' }];
        server.world.open();
        await server.me.refresh();
        expect(server.asked).toBe(3);
        expect(server.me.games).toEqual(server.games);
    });

    test('hear of a turn, and ask again after a line was lost', async () => {
        const server = new Invented();
        server.games = [mine];
        await server.me.refresh();
        server.world.open().hear({ topic: 'me', event: { game: mine.id, actor: 'white' } });
        expect(server.asked).toBe(2);
        await server.me.refresh();
        const before = server.asked;
        server.world.socket.ears.closed();
        server.world.pass(1000);
        server.world.open();
        expect(server.asked).toBe(before + 1);
    });

    test('ask one thing at a time, and once more if something came meanwhile', async () => {
        const server = new Invented();
        server.isSlow = true;
        const first = server.me.refresh();
        server.me.refresh();
        server.me.refresh();
        expect(server.asked).toBe(1);
        server.isSlow = false;
        server.goOn();
        await first;
        expect(server.asked).toBe(2);
    });

    test('am told of changes, but not of how it was when I came', async () => {
        const server = new Invented();
        const told: (readonly Summary[])[][] = [];
        server.me.follow((before, after) => told.push([before, after]));
        server.games = [mine];
        await server.me.refresh();
        expect(told).toEqual([]);
        server.games = [];
        await server.me.refresh();
        expect(told).toEqual([[[mine], []]]);
    });

    test('have a line of my own when I become somebody else', async () => {
        const server = new Invented();
        await server.me.change();
        expect(server.renewed).toBe(1);
        expect(server.asked).toBe(1);
    });
});
