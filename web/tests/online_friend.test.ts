// What a friend is asked, when something is due, from where a link can be opened, what is news.
import { describe, expect, test } from 'vitest';
import { nextReminder, spanOf } from '../src/online/due';
import { challengeOf, repairedInvitation } from '../src/online/invitation';
import { linkFor, reach } from '../src/online/reach';
import { opponentIn, tidingsOf } from '../src/online/tidings';
import { summary } from './online_people';

const hour = 3_600_000;
const day = 24 * hour;

describe('an invitation', () => {
    test('asks for a quiet game with a clock, if nothing is stored', () => {
        for (const stored of [null, 'x', 7, [], { setup: 'round', express: 9, days: 4 }])
            expect(challengeOf(repairedInvitation(stored))).toEqual({
                setup: 'closed',
                express: { me: 0, opponent: 0 },
                touchMove: false,
                clock: { kind: 'live', initial: 900_000, increment: 10_000 },
                colour: 'lot',
            });
    });

    test('keeps what is valid of what was stored', () => {
        const stored = { setup: 'open', colour: 'brown', minutes: 500, seconds: 3, touchMove: 1 };
        const { setup, colour, minutes, seconds, touchMove } = repairedInvitation(stored);
        expect({ setup, colour, minutes, seconds, touchMove }).toEqual({
            setup: 'open',
            colour: 'brown',
            minutes: 15,
            seconds: 3,
            touchMove: false,
        });
    });

    test.each([
        [{ clock: 'none' }, { kind: 'none' }],
        [
            { clock: 'days', days: 5 },
            { kind: 'days', days: 5 },
        ],
        [
            { minutes: 3, bonus: 'delay', seconds: 2 },
            { kind: 'live', initial: 180_000, delay: 2000 },
        ],
        [
            { minutes: 3, bonus: 'delay', seconds: 0 },
            { kind: 'live', initial: 180_000, increment: 0 },
        ],
    ])('has the clock of %j', (chosen, clock) => {
        expect(challengeOf(repairedInvitation(chosen)).clock).toEqual(clock);
    });

    test('gives handicaps to people, and a position as it was pasted', () => {
        const express = { first: 2, second: 1 };
        const chosen = { setup: 'position', position: ' 7/7 w ', express };
        expect(challengeOf(repairedInvitation(chosen))).toMatchObject({
            setup: '7/7 w',
            express: { me: 2, opponent: 1 },
        });
    });
});

describe('time to come', () => {
    test.each([
        [3 * day + hour, 'days', 3],
        [2 * day, 'days', 2],
        [2 * day - 1, 'hours', 47],
        [2 * hour, 'hours', 2],
        [2 * hour - 1, 'minutes', 119],
        [59_999, 'minutes', 0],
        [-5, 'minutes', 0],
    ] as const)('%d ms are whole %s, never too many: %d', (milliseconds, unit, count) => {
        expect(spanOf(milliseconds)).toEqual({ unit, count });
    });
});

describe('a reminder', () => {
    const now = 1_000 * day;
    const mine = { me: 'white', actor: 'white', clock: { kind: 'days', days: 5 } } as const;

    test('comes at a half, at four fifths, and an hour before the end', () => {
        const game = summary({ ...mine, due: now + 5 * day });
        const moments = [];
        for (let next = nextReminder([game], now); next; next = nextReminder([game], next.at))
            moments.push((next.at - now) / hour);
        expect(moments).toEqual([60, 96, 119]);
    });

    test('is for the game that wants it first', () => {
        const later = summary({ ...mine, id: 'later', due: now + 4 * day });
        const sooner = summary({ ...mine, id: 'sooner', due: now + 3 * day });
        expect(nextReminder([later, sooner], now)?.game.id).toBe('sooner');
    });

    test.each([
        ['the other has to act', { ...mine, actor: 'brown', due: now + day }],
        ['the clock is another', { ...mine, clock: { kind: 'none' }, due: now + day }],
        ['nothing is due', { ...mine, due: null }],
        ['it is over', { ...mine, due: now + day, outcome: { winner: null, ending: 'agreement' } }],
    ] as const)('does not come if %s', (_, game) => {
        expect(nextReminder([summary(game)], now)).toBeNull();
    });
});

describe('a link', () => {
    test.each([
        ['http://localhost:8080/challenge/a', 'device'],
        ['http://127.0.0.2:8080/', 'device'],
        ['http://[::1]/', 'device'],
        ['http://192.168.1.20:8080/', 'network'],
        ['http://10.1.2.3/', 'network'],
        ['http://172.20.0.1/', 'network'],
        ['http://desk.local/', 'network'],
        ['http://[fd00::1]/', 'network'],
        ['http://172.32.0.1/', 'world'],
        ['https://barracuda.example/', 'world'],
    ])('%s is good for this %s', (link, expected) => {
        expect(reach(link)).toBe(expected);
    });

    test('has the address for others only where they need it', () => {
        const lan = 'http://192.168.1.20:8080';
        expect(linkFor('http://localhost:8080/challenge/a', lan)).toBe(`${lan}/challenge/a`);
        expect(linkFor('http://localhost:8080/x', null)).toBe('http://localhost:8080/x');
        expect(linkFor('https://barracuda.example/x', lan)).toBe('https://barracuda.example/x');
    });
});

describe('news', () => {
    const waiting = summary({ me: 'brown', actor: 'white' });
    const due = summary({ me: 'brown', actor: 'brown' });

    test('is a game that was not there, and a turn that was not mine', () => {
        expect(tidingsOf([], [waiting])).toEqual([{ kind: 'begun', game: waiting }]);
        expect(tidingsOf([waiting], [due])).toEqual([{ kind: 'turn', game: due }]);
    });

    test('is nothing else', () => {
        expect(tidingsOf([due], [due])).toEqual([]);
        expect(tidingsOf([due], [waiting])).toEqual([]);
        expect(tidingsOf([due], [])).toEqual([]);
    });

    test('names the other one', () => {
        expect(opponentIn(due).name).toBe('Anna');
        expect(opponentIn(summary({ me: 'white' })).name).toBeNull();
    });
});
