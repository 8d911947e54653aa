import { describe, expect, test } from 'vitest';
import { watched } from './online_kit';

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
