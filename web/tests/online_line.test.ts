import { describe, expect, test } from 'vitest';
import { Line } from '../src/online/line';
import { Ear, eventAt, golden, stateAt, topic, World, watched } from './online_kit';

describe('topics', () => {
    test('are watched when the line opens, after the first ping', () => {
        const { socket } = watched();
        expect(socket.said).toEqual([{ ping: 1_000_000 }, { watch: topic }]);
    });

    test('are watched at once on an open line, until they are left', () => {
        const { line, ear, socket } = watched();
        line.watch('me', new Ear());
        line.leave(topic);
        expect(socket.asked.slice(1)).toEqual([{ watch: 'me' }, { leave: topic }]);
        socket.hear(eventAt(3));
        expect(ear.numbers).toEqual([]);
    });

    test('give every event once and in order', () => {
        const { ear, socket } = watched();
        for (const number of [1, 2, 3, 3, 4]) socket.hear(eventAt(number));
        expect(ear.numbers).toEqual([3, 4]);
    });

    test('are asked for what is missing', () => {
        const { ear, socket } = watched();
        socket.hear(eventAt(5));
        expect(socket.asked.at(-1)).toEqual({ watch: topic, after: 2 });
        for (const number of [3, 4, 5]) socket.hear(eventAt(number));
        expect(ear.numbers).toEqual([3, 4, 5]);
    });

    test('go on over a new socket where they were', () => {
        const { world, ear, socket } = watched();
        socket.hear(eventAt(3));
        socket.ears.closed();
        world.pass(300);
        const next = world.open();
        expect(next.asked).toEqual([{ watch: topic, after: 3 }]);
        next.hear(eventAt(4));
        next.hear(stateAt(300));
        next.hear(eventAt(301));
        expect(ear.numbers).toEqual([3, 4, 301]);
        socket.hear(eventAt(302)); // late, over the old one
        expect(ear.numbers).toEqual([3, 4, 301]);
    });

    test('say that something may have happened unseen', () => {
        const { world, line, ear, socket } = watched();
        const me = new Ear();
        line.watch('me', me);
        expect([me.gaps, ear.gaps]).toEqual([1, 1]); // before they were watched
        socket.ears.closed();
        world.pass(300);
        world.open();
        expect([me.gaps, ear.gaps]).toEqual([2, 2]);
    });

    test('that cannot be watched say why; those that have to wait are asked again', () => {
        const { world, ear, socket } = watched();
        const problem = { code: 'not-found', detail: 'there is nothing here' };
        socket.hear({ topic, problem });
        expect(ear.problems).toEqual([problem]);
        const asked = socket.asked.length;
        socket.hear({ topic, problem: { code: 'unavailable', detail: 'soon', retryAfter: 1 } });
        world.pass(999);
        expect(socket.asked.length).toBe(asked);
        world.pass(1);
        expect(socket.asked.length).toBe(asked + 1);
        expect(ear.problems.length).toBe(1);
    });

    test('are asked for in the words of the contract', () => {
        const { world, line, socket } = watched();
        line.do('a1b2c3d4e5f6', 2, 'd2d5');
        line.leave('lobby');
        socket.ears.closed();
        world.pass(300);
        const fields = (message: object) => Object.keys(message).sort().join();
        const known = golden('client').map(fields);
        for (const message of [...socket.said, ...world.open().said])
            expect(known).toContain(fields(message));
    });
});

describe('what is to be done', () => {
    const done = (socket: World['socket'], number: number) =>
        socket.hear({ done: socket.asked.at(-1)?.do, number });

    test('is answered when it is done', async () => {
        const { line, socket } = watched();
        const verdict = line.do('a1b2c3d4e5f6', 2, 'd2d5');
        expect(socket.asked.at(-1)).toMatchObject({
            game: 'a1b2c3d4e5f6',
            number: 2,
            command: 'd2d5',
        });
        done(socket, 3);
        expect(await verdict).toEqual({ done: true, number: 3 });
    });

    test('is asked again by the same name over a new socket, until it is answered', async () => {
        const { world, line, socket } = watched();
        const verdict = line.do('a1b2c3d4e5f6', 2, 'd2d5');
        socket.ears.closed();
        const second = line.do('a1b2c3d4e5f6', 2, 'offer agreement');
        world.pass(300);
        const next = world.open();
        const [watch, first, other] = next.asked;
        expect(watch).toEqual({ watch: topic, after: 2 });
        expect(first).toEqual(socket.asked.at(-1));
        expect(other?.command).toBe('offer agreement');
        expect(other?.do).not.toBe(first?.do);
        next.hear({ done: first?.do, number: 3 });
        next.hear({ done: other?.do, number: 4 });
        expect(await Promise.all([verdict, second])).toEqual([
            { done: true, number: 3 },
            { done: true, number: 4 },
        ]);
        next.ears.closed();
        world.pass(300);
        expect(world.open().asked).toEqual([{ watch: topic, after: 2 }]);
    });

    test('is dropped if it came too late', async () => {
        const { world, line, socket } = watched();
        socket.ears.closed();
        const verdict = line.do('a1b2c3d4e5f6', 2, 'd2d5');
        world.pass(300);
        const next = world.open();
        next.hear({ refused: next.asked.at(-1)?.do, code: 'stale', detail: 'too late' });
        expect(await verdict).toMatchObject({ done: false, problem: { code: 'stale' } });
        next.ears.closed();
        world.pass(300);
        expect(world.open().asked.length).toBe(1);
    });

    test('is given up with the line', async () => {
        const { world, line, socket } = watched();
        const verdict = line.do('a1b2c3d4e5f6', 2, 'd2d5');
        line.close();
        expect(await verdict).toMatchObject({ done: false, problem: { code: 'unavailable' } });
        world.pass(60_000);
        expect([world.sockets.length, socket.isClosed]).toEqual([1, true]);
    });
});

test('a page that goes hangs up; if it stays, the line is back', () => {
    const { world, line, socket } = watched();
    line.hangUp();
    expect(socket.isClosed).toBe(true);
    world.pass(300);
    expect(world.open().asked).toEqual([{ watch: topic, after: 2 }]);
});

describe('a line that nobody needs', () => {
    test('is closed, and opened again when somebody does', () => {
        const { world, line, socket } = watched();
        line.leave(topic);
        expect(socket.isClosed).toBe(true);
        line.wake();
        world.pass(60_000);
        expect(world.sockets.length).toBe(1);
        line.watch(topic, new Ear());
        expect(world.sockets.length).toBe(2);
        expect(world.open().asked).toEqual([{ watch: topic }]);
    });
});

test('what the server says to everybody is passed on', () => {
    const heard: string[] = [];
    const world = new World();
    const told = {
        ...world,
        noticed: (code: string) => heard.push(code),
        served: (app: string) => heard.push(app),
    };
    const line = new Line(told);
    const socket = world.open();
    socket.hear({ notice: { code: 'restart' } });
    socket.hear({ pong: world.time, now: world.time, app: '2' });
    expect(heard).toEqual(['restart', '2']);
    line.close();
});
