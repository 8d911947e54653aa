// Games and people as the server lists them, for tests that invent the server.
import type { Person, Summary } from '../src/online/wire';

export const person = (name: string | null): Person => ({
    name,
    guest: true,
    bot: false,
    rating: null,
    online: true,
});

export const summary = (game: Partial<Summary>): Summary => ({
    id: 'abcdefghijkl',
    number: 3,
    created: 0,
    clock: { kind: 'none' },
    seats: { white: person('Anna'), brown: person(null) },
    me: null,
    fen: '7/7/7/7/7/7/7/7/7 w - 32 00 1',
    actor: 'white',
    due: null,
    outcome: null,
    ...game,
});
