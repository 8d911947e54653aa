// The requests of the API. Answers are values: either what was asked for, or the problem.
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import {
    bodies,
    type Challenge,
    type ChatLine,
    type Event,
    type NewChallenge,
    type Person,
    type Problem,
    parsed,
    type State,
} from './wire';

export type Answer<T> =
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly problem: Problem };

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export const unreachable: Problem = {
    code: 'unavailable',
    detail: 'The server cannot be reached.',
};
const unreadable: Problem = { code: 'unreadable', detail: 'The answer cannot be read.' };

export class Api {
    readonly #fetch: Fetch;

    constructor(fetch: Fetch) {
        this.#fetch = fetch;
    }

    me(): Promise<Answer<InferOutput<typeof bodies.me>>> {
        return this.#ask('GET', 'me', bodies.me);
    }

    // Null takes the name away.
    rename(name: string | null): Promise<Answer<Person>> {
        return this.#ask('PATCH', 'me', bodies.person, { name });
    }

    comeBack(secret: string): Promise<Answer<Person>> {
        return this.#ask('POST', 'session/return', bodies.person, { secret });
    }

    makeChallenge(wish: NewChallenge): Promise<Answer<Challenge>> {
        return this.#ask('POST', 'challenges', bodies.challenge, wish);
    }

    challenge(id: string): Promise<Answer<Challenge>> {
        return this.#ask('GET', `challenges/${id}`, bodies.challenge);
    }

    // The answer is the id of the new game.
    accept(id: string): Promise<Answer<{ readonly game: string }>> {
        return this.#ask('POST', `challenges/${id}/accept`, bodies.accepted);
    }

    decline(id: string): Promise<Answer<Challenge>> {
        return this.#ask('POST', `challenges/${id}/decline`, bodies.challenge);
    }

    withdraw(id: string): Promise<Answer<Challenge>> {
        return this.#ask('DELETE', `challenges/${id}`, bodies.challenge);
    }

    game(id: string): Promise<Answer<State>> {
        return this.#ask('GET', `games/${id}`, bodies.state);
    }

    chat(id: string, phrase: string): Promise<Answer<ChatLine>> {
        return this.#ask('POST', `games/${id}/chat`, bodies.chatLine, { phrase });
    }

    // A private link that makes me the same person on another device.
    returnLink(): Promise<Answer<InferOutput<typeof bodies.returnLink>>> {
        return this.#ask('POST', 'me/return', bodies.returnLink);
    }

    // My games, newest first; `before` is the id of a game to continue after.
    games(live: boolean, before?: string): Promise<Answer<InferOutput<typeof bodies.games>>> {
        const page = before === undefined ? '' : `&before=${before}`;
        return this.#ask('GET', `games?player=me&live=${live}${page}`, bodies.games);
    }

    // The events after number `after`, up to `last`, which the game must have reached.
    async log(id: string, after: number, last: number): Promise<Answer<readonly Event[]>> {
        const events: Event[] = [];
        if (last <= after) return { ok: true, value: events };
        const stop = new AbortController();
        try {
            const path = `/api/games/${id}/events?after=${after}`;
            const response = await this.#fetch(path, { signal: stop.signal });
            if (!response.ok) return problemOf(await response.text());
            for await (const line of linesOf(response)) {
                const event = safeParse(bodies.event, parsed(line));
                if (!event.success) return { ok: false, problem: unreadable };
                events.push(event.output);
                if (event.output.number >= last) return { ok: true, value: events };
            }
            return { ok: false, problem: unreachable };
        } catch {
            return { ok: false, problem: unreachable };
        } finally {
            stop.abort(); // later events come over the socket
        }
    }

    async #ask<S extends GenericSchema>(
        method: string,
        path: string,
        schema: S,
        body?: unknown,
    ): Promise<Answer<InferOutput<S>>> {
        try {
            const content = body === undefined ? {} : { body: JSON.stringify(body) };
            const response = await this.#fetch(`/api/${path}`, { method, ...content });
            const text = await response.text();
            if (!response.ok) return problemOf(text);
            const result = safeParse(schema, parsed(text));
            return result.success
                ? { ok: true, value: result.output }
                : { ok: false, problem: unreadable };
        } catch {
            return { ok: false, problem: unreachable };
        }
    }
}

function problemOf(text: string): Answer<never> {
    const result = safeParse(bodies.problem, parsed(text));
    return { ok: false, problem: result.success ? result.output : unreadable };
}

// Without empty lines, which only keep the connection open.
async function* linesOf(response: Response): AsyncGenerator<string> {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
        const lines = (rest + part.value).split('\n');
        rest = lines.pop() ?? '';
        yield* lines.filter((line) => line.trim() !== '');
    }
}
