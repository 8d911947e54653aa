// The messages, by the examples that the tests of the server read as well.
import { describe, expect, test } from 'vitest';
import { readMessage } from '../src/online/wire';
import { golden } from './online_kit';

const read = (message: unknown) => readMessage(JSON.stringify(message));

describe('what the server says', () => {
    test('is read as it was meant', () => {
        for (const message of golden('server')) expect(read(message)).toMatchObject(message);
        expect(golden('server').map((message) => read(message)?.kind)).toEqual([
            'state',
            'event',
            'done',
            'refused',
            'refused',
            'presence',
            'chat',
            'problem',
            'pong',
            'notice',
            'event',
            'event',
            'event',
            'event',
            'problem',
        ]);
    });

    test('may have fields that are not known here', () => {
        expect(read({ done: 'k', number: 3, later: { version: 2 } })).toEqual({
            kind: 'done',
            done: 'k',
            number: 3,
        });
    });

    test('may be about me', () => {
        const accepted = { challenge: 'c', state: 'accepted', game: 'g' };
        expect(read({ topic: 'me', event: accepted })).toMatchObject({ event: accepted });
        expect(read({ topic: 'me', event: { game: 'g' } })).toMatchObject({ event: { game: 'g' } });
    });

    test('is refused with the state of the game', () => {
        const { state } = golden('server')[0] ?? {};
        const stale = { refused: 1, code: 'stale', detail: 'too late', state };
        expect(read(stale)).toMatchObject({ kind: 'refused', code: 'stale', state });
    });

    test.each([
        '',
        'null',
        '[]',
        '{',
        '"done"',
        '{"done":1}',
        '{"pong":null,"now":1}',
        '{"new":1}',
    ])('is passed over if it is none of the messages: %s', (text) => {
        expect(readMessage(text)).toBeNull();
    });

    test('is passed over if anything in it is wrong', () => {
        const [state, event] = golden('server');
        expect(read({ ...state, state: { ...(state?.state as object), me: 'green' } })).toBeNull();
        expect(read({ ...event, event: { ...(event?.event as object), at: 'noon' } })).toBeNull();
    });
});
