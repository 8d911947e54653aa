// What is said over the network (docs/wire.md): the objects that requests and the socket share, and the
// messages of the socket. What a server says is checked when it is read; fields that are not known here
// are passed over, as later versions may add some.
import {
    array,
    boolean,
    type GenericSchema,
    type InferOutput,
    literal,
    nullable,
    number,
    object,
    optional,
    picklist,
    safeParse,
    string,
    union,
} from 'valibot';

const player = picklist(['white', 'brown']);
const offerKind = picklist(['agreement', 'repetition', 'back', 'rematch']);
const key = union([number(), string()]);

const perPlayer = <S extends GenericSchema>(schema: S) => object({ white: schema, brown: schema });

const clock = union([
    object({ kind: literal('none') }),
    object({
        kind: literal('live'),
        initial: number(),
        increment: optional(number()),
        delay: optional(number()),
    }),
    object({ kind: literal('days'), days: number() }),
]);

const person = object({
    name: nullable(string()), // nobody: a guest who has given none
    guest: boolean(),
    bot: boolean(),
    rating: nullable(number()),
    online: boolean(),
});

const outcome = object({
    winner: nullable(player),
    ending: string(),
    clause: optional(nullable(string())),
});

// What a state and an event say of the game after them.
const standing = {
    fen: string(),
    actor: player,
    owed: picklist([0, 1, 2]),
    clocks: nullable(
        object({
            white: number(),
            brown: number(),
            running: nullable(player),
            due: optional(number()),
        }),
    ),
    offers: array(object({ by: player, kind: offerKind })),
    outcome: nullable(outcome),
};

const chatLine = object({ by: nullable(player), phrase: string(), at: number() });

const state = object({
    id: string(),
    number: number(), // of the last event
    now: number(),
    setup: string(),
    start: string(),
    express: perPlayer(number()),
    touchMove: boolean(),
    clock,
    rated: boolean(),
    seats: perPlayer(person),
    me: nullable(player),
    commands: array(string()),
    mustDeviate: boolean(),
    watchers: number(),
    rematch: nullable(string()),
    chat: array(chatLine),
    ...standing,
});

const event = object({
    number: number(),
    at: number(),
    by: nullable(player), // nobody: the server
    command: string(),
    rematch: optional(string()), // the next game, when both have agreed to it
    ...standing,
});

const presence = object({
    ...perPlayer(boolean()).entries,
    watchers: number(),
    claimAt: perPlayer(nullable(number())), // from when on each may claim
});

const problem = object({
    code: string(),
    detail: string(),
    status: optional(number()),
    clause: optional(string()),
    square: optional(string()),
    step: optional(number()),
    retryAfter: optional(number()), // seconds
    limit: optional(string()),
    state: optional(state),
});

const challengeState = picklist(['open', 'accepted', 'declined', 'withdrawn', 'expired']);

const challenge = object({
    id: string(),
    url: string(),
    setup: string(),
    express: object({ me: number(), opponent: number() }),
    touchMove: boolean(),
    clock,
    colour: picklist(['lot', 'white', 'brown']), // that of the challenger
    rated: boolean(),
    by: person,
    to: nullable(string()),
    state: challengeState,
    game: nullable(string()),
    mine: boolean(),
});

const summary = object({
    id: string(),
    number: number(),
    created: number(),
    clock,
    seats: perPlayer(person),
    me: nullable(player),
    fen: string(),
    actor: player,
    due: optional(nullable(number()), null), // when the actor must have acted
    outcome: nullable(outcome),
});

// What I hear of myself: what became of a challenge, or a game that has begun.
const mine = union([
    object({ challenge: string(), state: challengeState, game: nullable(string()) }),
    object({ game: string(), actor: optional(nullable(player)) }), // who has to act in it now
]);

// The bodies of answers.
export const bodies = {
    state,
    event,
    problem,
    challenge,
    chatLine,
    person,
    returnLink: object({ url: string(), expires: number() }),
    accepted: object({ game: string() }),
    games: object({ games: array(summary) }),
    me: object({
        me: nullable(person),
        now: number(),
        app: optional(string()), // which version of the app the server has
        games: array(summary),
        challenges: array(challenge),
    }),
};

export type Clock = InferOutput<typeof clock>;
export type State = InferOutput<typeof state>;
export type ChatLine = InferOutput<typeof chatLine>;
export type Event = InferOutput<typeof event>;
export type Presence = InferOutput<typeof presence>;
export type Problem = InferOutput<typeof problem>;
export type Challenge = InferOutput<typeof challenge>;
export type Person = InferOutput<typeof person>;
export type Summary = InferOutput<typeof summary>;

export interface NewChallenge {
    readonly setup?: string; // 'closed', 'open' or a FEN
    readonly express?: { readonly me: number; readonly opponent: number };
    readonly touchMove?: boolean;
    readonly clock?: Clock;
    readonly colour?: Challenge['colour'];
}

export type ClientMessage =
    | { readonly watch: string; readonly after?: number }
    | { readonly leave: string }
    | {
          readonly do: string;
          readonly game: string;
          readonly number: number;
          readonly command: string;
      }
    | { readonly ping: number };

const about = { topic: string() };

// By the field that tells them apart.
const messages = {
    done: object({ done: key, number: number() }),
    refused: object({ ...problem.entries, refused: key }),
    pong: object({ pong: key, now: number(), app: optional(string()) }), // app: its version there
    notice: object({ notice: object({ code: string() }) }),
    state: object({ ...about, state }),
    event: object({ ...about, event: union([event, mine]) }),
    presence: object({ ...about, presence }),
    chat: object({ ...about, chat: chatLine }),
    problem: object({ topic: optional(string()), problem }),
};

type Kind = keyof typeof messages;
export type ServerMessage = {
    [K in Kind]: { readonly kind: K } & InferOutput<(typeof messages)[K]>;
}[Kind];
// What is said about one topic.
export type News = Extract<ServerMessage, { kind: 'state' | 'event' | 'presence' | 'chat' }>;

// `refused` stands first: a problem may have a state.
const kinds = Object.keys(messages) as Kind[];

// Null: it is none of the messages that are known here.
export function readMessage(text: string): ServerMessage | null {
    const value = parsed(text);
    if (typeof value !== 'object' || value === null) return null;
    const kind = kinds.find((name) => name in value);
    const result = kind && safeParse(messages[kind], value);
    return result?.success ? ({ kind, ...result.output } as ServerMessage) : null;
}

// Undefined if it is no JSON.
export function parsed(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        return undefined;
    }
}

export function isGameEvent(happened: Event | InferOutput<typeof mine>): happened is Event {
    return 'number' in happened;
}
