// The engine's main-thread side with a worker that is driven by hand, and with the module itself
// in place of a worker.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Brake, type BrakeCells, mustEnd } from '../src/core/brake';
import { loadCore } from '../src/core/core';
import { startEngine } from '../src/core/engine';
import type { FromWorker, ToWorker } from '../src/core/engine_messages';
import type { WorkerLike } from '../src/core/engine_search';
import type { Engine, EngineInfo } from '../src/core/engine_types';
import { CoreError, type GameText, type Move } from '../src/core/types';
import { InThread } from './engine_kit';

const start = '1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1';
const game: GameText = { start, touchMove: false, commands: [] };

class Puppet implements WorkerLike {
    onmessage: WorkerLike['onmessage'] = null;
    onerror: WorkerLike['onerror'] = null;
    readonly asked: string[] = [];
    alive = true;

    searches = 0;
    brake: BrakeCells | undefined;

    postMessage(message: ToWorker): void {
        if (message.type === 'module') this.brake = message.brake;
        else {
            this.searches = message.number;
            this.asked.push(message.text);
        }
    }
    // What a worker asks from time to time.
    mustEnd(): boolean {
        return this.brake !== undefined && mustEnd(this.brake, this.searches);
    }
    terminate(): void {
        this.alive = false;
    }
    say(message: FromWorker): void {
        this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
    }
    find(rank: number, ...actions: string[]): void {
        const score = { kind: 'points', value: 10 } as const;
        const line = { rank, depth: 1, score, chance: 0.5, actions };
        this.say({ type: 'info', info: { nodes: 1, nodesPerSecond: 1, time: 1, line } });
    }
}

// An engine with puppets for workers, which it adds to the list.
function engineWith(puppets: Puppet[], brake?: Brake): Engine {
    const make = () => {
        const puppet = new Puppet();
        puppets.push(puppet);
        return puppet;
    };
    return startEngine(make, brake);
}

describe('the main-thread side', () => {
    let puppets: Puppet[];
    let engine: Engine;

    beforeEach(() => {
        puppets = [];
        engine = engineWith(puppets);
    });

    async function asked(index: number): Promise<Puppet> {
        return vi.waitFor(() => {
            const puppet = puppets[index];
            if (!puppet || puppet.asked.length === 0) throw new Error('not yet');
            return puppet;
        });
    }

    test('one worker serves searches that end by themselves', async () => {
        for (const best of ['d2d5', 'c2c3']) {
            const search = engine.search(game, { depth: 2 });
            const puppet = await asked(0);
            puppet.say({ type: 'result', result: { best, lines: [] } });
            expect((await search).best).toBe(best);
            puppet.asked.length = 0;
        }
        expect(puppets.length).toBe(1);
    });

    test('limits are told, and an endless search is one only if asked for', async () => {
        const told = async (limits: Parameters<Engine['search']>[1]) => {
            const search = engine.search(game, limits);
            const puppet = await asked(0);
            puppet.say({ type: 'result', result: { best: null, lines: [] } });
            await search;
            return puppet.asked.pop()?.split('\n\n')[0];
        };
        expect(await told({ level: 3, seed: 5 })).toBe('level 3\nseed 5');
        expect(await told({ level: 10 })).toBe('level 10\nmoveTime 1000');
        expect(await told({ depth: 4, lines: 2 })).toBe('lines 2\ndepth 4');
        expect(await told({ infinite: true, moveTime: 5, lines: 1 })).toBe('lines 1');
    });

    test('stopped, it gives its best line and has a fresh worker', async () => {
        const search = engine.search(game, { infinite: true });
        const puppet = await asked(0);
        puppet.find(2, 'c2c3');
        puppet.find(1, 'd2d5', 'd8d6');
        engine.stop();
        const result = await search;
        expect(result.best).toBe('d2d5');
        expect(result.lines.map((line) => line.rank)).toEqual([1, 2]);
        await vi.waitFor(() => expect(puppets.map(({ alive }) => alive)).toEqual([false, true]));
    });

    test('stopped before anything is found, it waits for the first thing', async () => {
        const search = engine.search(game, { infinite: true });
        const puppet = await asked(0);
        engine.stop();
        expect(puppet.alive).toBe(true);
        puppet.find(1, 'd2d5');
        expect((await search).best).toBe('d2d5');
        await vi.waitFor(() => expect(puppet.alive).toBe(false));
    });

    test('a refusal is a CoreError, a failure is not, and both can be followed', async () => {
        const refused = engine.search(game, {});
        (await asked(0)).say({ type: 'refusal', message: 'no' });
        await expect(refused).rejects.toThrow(CoreError);
        const failed = engine.search(game, {});
        (await asked(0)).say({ type: 'failure', message: 'broken' });
        await expect(failed).rejects.toThrow('broken');
        const search = engine.search(game, {});
        (await asked(1)).say({ type: 'result', result: { best: 'd2d5', lines: [] } });
        expect((await search).best).toBe('d2d5');
    });

    test('a worker that dies while nobody asks it anything is replaced', async () => {
        const dead = await vi.waitFor(() => {
            const [puppet] = puppets;
            if (!puppet?.onerror) throw new Error('not yet');
            return puppet;
        });
        dead.onerror?.({ message: 'gone' } as ErrorEvent);
        const search = engine.search(game, {});
        (await asked(1)).say({ type: 'result', result: { best: 'd2d5', lines: [] } });
        expect((await search).best).toBe('d2d5');
        expect(dead.asked).toEqual([]);
    });

    test('closed, it ends all its workers', async () => {
        const search = engine.search(game, { infinite: true });
        await asked(0);
        engine.close();
        expect((await search).best).toBeNull();
        await vi.waitFor(() => expect(puppets.some(({ alive }) => alive)).toBe(false));
    });
});

describe('with a brake', () => {
    let puppets: Puppet[];
    let engine: Engine;
    let page: EventTarget;
    let brake: Brake;

    beforeEach(() => {
        puppets = [];
        page = new EventTarget();
        brake = new Brake();
        vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
        vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
        engine = engineWith(puppets, brake);
    });
    afterEach(() => vi.unstubAllGlobals());

    const isHeld = () => Atomics.load(brake.cells, 0) === 1;

    async function askedFor(searches: number): Promise<Puppet> {
        return vi.waitFor(() => {
            const puppet = puppets[0];
            if (puppet?.searches !== searches) throw new Error('not yet');
            return puppet;
        });
    }

    test('a stopped search leaves its worker to the next one', async () => {
        const first = engine.search(game, { infinite: true });
        const puppet = await askedFor(1);
        puppet.find(1, 'd2d5');
        expect(puppet.mustEnd()).toBe(false);
        const second = engine.search(game, { infinite: true });
        expect(puppet.mustEnd()).toBe(true);
        puppet.say({ type: 'result', result: { best: 'd2d5', lines: [] } });
        expect((await first).best).toBe('d2d5');
        await askedFor(2);
        expect(puppet.mustEnd()).toBe(false);
        puppet.say({ type: 'result', result: { best: 'c2c3', lines: [] } });
        expect((await second).best).toBe('c2c3');
        expect(puppets.length).toBe(1);
        expect(puppet.alive).toBe(true);
    });

    test('stopped before anything is found, it waits for the first thing', async () => {
        const search = engine.search(game, { infinite: true });
        const puppet = await askedFor(1);
        engine.stop();
        expect(puppet.mustEnd()).toBe(false);
        puppet.find(1, 'd2d5');
        expect(puppet.mustEnd()).toBe(true);
        puppet.say({ type: 'result', result: { best: 'd2d5', lines: [] } });
        expect((await search).best).toBe('d2d5');
    });

    test('a worker that failed while it was stopped is replaced', async () => {
        const search = engine.search(game, { infinite: true });
        const puppet = await askedFor(1);
        engine.stop();
        puppet.say({ type: 'failure', message: 'broken' });
        await expect(search).rejects.toThrow('broken');
        void engine.search(game, {});
        await vi.waitFor(() => expect(puppets[1]?.asked.length).toBe(1));
        expect(puppet.alive).toBe(false);
    });

    test('who uses the page comes first, for a moment', async () => {
        for (const event of ['pointerdown', 'pointerup', 'keydown']) {
            page.dispatchEvent(new Event(event));
            expect(isHeld()).toBe(true);
            await vi.waitFor(() => expect(isHeld()).toBe(false));
        }
        page.dispatchEvent(new Event('keydown'));
        engine.close();
        expect(isHeld()).toBe(false);
        page.dispatchEvent(new Event('keydown'));
        expect(isHeld()).toBe(false);
    });

    test('closed, it ends its worker, busy or not', async () => {
        const search = engine.search(game, { infinite: true });
        const puppet = await askedFor(1);
        engine.close();
        expect((await search).best).toBeNull();
        await vi.waitFor(() => expect(puppet.alive).toBe(false));
    });
});

describe('the search', () => {
    const engine = startEngine(() => new InThread());

    test('tells scores from White’s view', async () => {
        const brownWins = { ...game, start: 'd6/7/7/Z6/7/7/7/7/7 b - 24 00 1' };
        const infos: EngineInfo[] = [];
        const result = await engine.search(brownWins, { depth: 2 }, (info) => infos.push(info));
        expect(result.best).toBe('a9a6');
        expect(result.lines[0]).toMatchObject({ score: { kind: 'loss', value: 1 }, chance: 0 });
        expect(infos.at(-1)?.line).toEqual(result.lines[0]);
    });

    test('has nothing to choose when the game is over', async () => {
        const over = { ...game, commands: ['resign white'] };
        expect(await engine.search(over, { depth: 1 })).toEqual({ best: null, lines: [] });
    });

    test('obeys the duties of the game', async () => {
        const cycle = ['c2c3', 'c8c7', 'c3c2', 'c7c8'];
        const commands = [...cycle, ...cycle, ...cycle, 'offer brown repetition', 'decline white'];
        const core = await loadCore();
        const view = core.view({ ...game, commands });
        const allowed = view.moves.map((move: Move) => move.action);
        expect(allowed).not.toContain('c2c3');
        for (let seed = 1; seed <= 20; ++seed) {
            const { best } = await engine.search({ ...game, commands }, { level: 1, seed });
            expect(allowed).toContain(best);
        }
    });

    test('plays every level', async () => {
        for (let level = 1; level <= 10; ++level) {
            const { best } = await engine.search(game, { level, seed: 3, moveTime: 200 });
            expect(best).not.toBeNull();
        }
    });
});
