// What goes over the network (docs/wire.md): the objects that requests and the socket share, and the messages
// of the socket. Everything from the server is validated; unknown fields are ignored, as later versions may
// add some.
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
    name: nullable(string()), // null: a guest without a name
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

// How the game stands, in a state and after an event.
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
    by: nullable(player), // null: the server
    command: string(),
    rematch: optional(string()), // the next game, once both players have agreed to it
    ...standing,
});

const presence = object({
    ...perPlayer(boolean()).entries,
    watchers: number(),
    claimAt: perPlayer(nullable(number())), // when each may claim
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
    colour: picklist(['lot', 'white', 'brown']), // the challenger's
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
    due: optional(nullable(number()), null), // when the next action is due
    outcome: nullable(outcome),
});

// News for me: what became of an invitation, or a game of mine.
const mine = union([
    object({ challenge: string(), state: challengeState, game: nullable(string()) }),
    object({ game: string(), actor: optional(nullable(player)) }), // whose turn it is
]);

// The bodies of responses.
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
        app: optional(string()), // the version of the app on the server
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

// By their distinctive fields.
const messages = {
    done: object({ done: key, number: number() }),
    refused: object({ ...problem.entries, refused: key }),
    pong: object({ pong: key, now: number(), app: optional(string()) }), // app: its version on the server
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
// Messages about one topic.
export type TopicMessage = Extract<
    ServerMessage,
    { kind: 'state' | 'event' | 'presence' | 'chat' }
>;

// `refused` comes first, because a problem may contain a state.
const kinds = Object.keys(messages) as Kind[];

// Null: an unknown message.
export function readMessage(text: string): ServerMessage | null {
    const value = parsed(text);
    if (typeof value !== 'object' || value === null) return null;
    const kind = kinds.find((name) => name in value);
    const result = kind && safeParse(messages[kind], value);
    return result?.success ? ({ kind, ...result.output } as ServerMessage) : null;
}

// Undefined if it is not JSON.
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
