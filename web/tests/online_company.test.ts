// Who else is at a game, as told by two sources: the state, and the line.
import { expect, test } from 'vitest';
import { Company } from '../src/online/company.svelte';
import { readMessage, type State } from '../src/online/wire';
import { golden } from './online_kit';

const [stateMessage] = golden('server');
const stateWith = (change: Partial<State>): State => {
    const message = readMessage(JSON.stringify(stateMessage));
    if (message?.kind !== 'state') throw new Error('the first golden message is a state');
    return { ...message.state, ...change };
};

const line = (phrase: string, at: number) => ({ by: 'brown' as const, phrase, at });

test('a late state neither forgets nor repeats what was said', () => {
    const company = new Company();
    company.hear({ kind: 'chat', topic: 'game:x', chat: line('hello', 5) });
    company.hear({ kind: 'chat', topic: 'game:x', chat: line('oops', 7) });
    company.take(stateWith({ chat: [line('good-luck', 3), line('hello', 5)] }));
    expect(company.chat.map(({ phrase }) => phrase)).toEqual(['good-luck', 'hello', 'oops']);
});

test('a late state does not count the watchers again', () => {
    const company = new Company();
    company.take(stateWith({ watchers: 4 }));
    expect(company.watchers).toBe(4);
    const claimAt = { white: null, brown: null };
    const presence = { white: true, brown: false, watchers: 1, claimAt };
    company.hear({ kind: 'presence', topic: 'game:x', presence });
    company.take(stateWith({ watchers: 0 }));
    expect([company.watchers, company.isHere('brown')]).toEqual([1, false]);
});
