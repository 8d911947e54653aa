import { describe, expect, test } from 'vitest';
import { Line } from '../src/online/line';
import { Ear, golden, World } from './online_kit';

const topic = 'game:a1b2c3d4e5f6';
const [stateMessage, eventMessage] = golden('server');

const stateAt = (number: number) => ({
    topic,
    state: { ...(stateMessage?.state as object), number },
});
const eventAt = (number: number) => ({
    topic,
    event: { ...(eventMessage?.event as object), number },
});

function watched() {
    const world = new World();
    const line = new Line(world);
    const ear = new Ear();
    line.watch(topic, ear);
    const socket = world.open();
    socket.hear(stateAt(2));
    return { world, line, ear, socket };
}

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
        expect(me.gaps).toBe(0);
        socket.ears.closed();
        world.pass(300);
        world.open();
        expect([me.gaps, ear.gaps]).toEqual([1, 1]);
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

describe('the pulse', () => {
    test('is quick while somebody plays', () => {
        const { world, ear, socket } = watched();
        world.live(10_000);
        expect(socket.pings).toBe(5);
        ear.plays = false;
        world.live(30_000);
        expect(socket.pings).toBe(8); // after 12.5, 22.5 and 32.5 s
    });

    test('greys after 6 s without an answer, and takes a new socket after 9 s', () => {
        const { world, line, ear, socket } = watched();
        world.pass(2500 + 5999);
        expect([line.isGrey, ear.changes]).toEqual([false, 0]);
        world.pass(1);
        expect([line.isGrey, ear.changes]).toEqual([true, 1]);
        world.pass(2999);
        expect(world.sockets.length).toBe(1);
        world.pass(1);
        expect([world.sockets.length, socket.isClosed]).toEqual([2, true]);
        world.open();
        expect([line.isGrey, ear.changes]).toEqual([false, 2]);
    });

    test('does not grey for a socket that is soon replaced', () => {
        const { world, line, socket } = watched();
        socket.ears.closed();
        world.pass(300);
        world.open();
        world.live(20_000);
        expect(line.isGrey).toBe(false);
    });

    test('greys 6 s after the socket is lost, however often it is tried', () => {
        const { world, line, socket } = watched();
        socket.ears.closed();
        for (let tried = 1; world.time < 1_005_900; world.pass(100)) {
            if (world.sockets.length > tried) world.socket.ears.closed();
            tried = world.sockets.length;
        }
        expect(line.isGrey).toBe(false);
        world.pass(100);
        expect(line.isGrey).toBe(true);
    });

    // The moments after which the sockets are replaced, each closed at once.
    const waits = (chance: number) => {
        const { world, socket } = watched();
        world.chance = chance;
        socket.ears.closed();
        return [1, 2, 3, 4, 5, 6, 7].map((count) => {
            const began = world.time;
            while (world.sockets.length === count) world.pass(10);
            world.socket.ears.closed();
            return world.time - began;
        });
    };

    test('connects again ever later, at random moments', () => {
        expect(waits(1)).toEqual([300, 600, 1200, 2400, 4800, 5000, 5000]);
        expect(waits(0)).toEqual([100, 100, 100, 100, 100, 100, 100]);
    });

    test('connects at once when it is woken', () => {
        const { world, line, socket } = watched();
        socket.ears.closed();
        line.wake();
        expect(world.sockets.length).toBe(2);
        world.open();
        world.pass(300);
        expect(world.sockets.length).toBe(2);
    });

    test('asks at once when it is woken on a good line, and renews it after a sleep', () => {
        const { world, line, socket } = watched();
        world.pass(1000);
        line.wake();
        expect([socket.pings, world.sockets.length]).toEqual([2, 1]);
        world.pong();
        world.sleep(60_000);
        line.wake();
        expect([world.sockets.length, line.isGrey]).toEqual([2, false]);
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

describe("the server's time", () => {
    test('is that of the quickest of the last answers', () => {
        const { world, line, socket } = watched();
        const answer = (trip: number, now: number) => {
            line.wake();
            const { ping } = socket.said.at(-1) ?? {};
            world.pass(trip);
            socket.hear({ pong: ping, now });
        };
        for (let i = 0; i < 5; ++i) answer(400, world.time + 500 + 200);
        expect(line.ahead).toBe(500);
        answer(100, world.time + 530 + 50);
        expect(line.ahead).toBe(530);
        answer(400, world.time + 700);
        expect(line.ahead).toBe(530);
        for (let i = 0; i < 4; ++i) answer(400, world.time + 700);
        expect(line.ahead).toBe(500);
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
