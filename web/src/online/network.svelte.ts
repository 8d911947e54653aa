// A game on a server. The server decides; what is shown follows from its log, through the same core that the
// server runs. The reader's own action is shown at once, as the core predicts it, but counts only when the
// server confirms it.
import type { Action, Core, LiveText, OfferKind, Player, Refusal, Standing } from '../core/types';
import type { Allowed, GameSource, GameState, SeatState } from '../state/play/source';
import { type Answer, unreachable } from './api';
import { Company } from './company.svelte';
import { GameLog, type LogHost } from './game_log';
import { shownClock } from './shown_clock';
import { seatOf } from './terms';
import type { Event, Problem, State } from './wire';

export interface NetworkHost extends LogHost {
    readonly core: Promise<Core>; // the log is fetched while it loads
}

// Settles when the game is complete so far. `left` closes it, whether it is open yet or not.
export function openGame(
    id: string,
    host: NetworkHost,
    left?: AbortSignal,
): Promise<Answer<NetworkSource>> {
    return new Promise((settle) => {
        const source = new NetworkSource(id, host, {
            ready: () => settle({ ok: true, value: source }),
            failed: (problem) => {
                source.close();
                settle({ ok: false, problem });
            },
        });
        left?.addEventListener('abort', () => source.close(), { once: true });
    });
}

interface Opening {
    readonly ready: () => void;
    readonly failed: (problem: Problem) => void;
}

interface Waiting {
    readonly number: number;
    readonly goOn: () => void;
}

// An unconfirmed action of this player, and how the game would stand after it.
interface Expected {
    readonly command: string;
    readonly standing: Standing;
}

// When one of the players may claim the game, by the time of this device.
export interface Claim {
    readonly by: Player;
    readonly at: number;
}

const isAction = (command: string) => command.length === 4;

export class NetworkSource implements GameSource {
    readonly id: string;
    readonly company = new Company();
    readonly #host: NetworkHost;
    readonly #opening: Opening;
    readonly #log: GameLog;
    core = $state.raw() as Core; // like the next three, set before the game is ready
    #terms = $state.raw() as State;
    #live = $state.raw() as LiveText;
    #standing = $state.raw() as Standing;
    #expected = $state.raw<Expected | null>(null);
    #declined = $state.raw<OfferKind | null>(null);
    #rematch = $state.raw<string | null>(null);
    #syncs = $state.raw(0);
    #moment = $state.raw({ now: 0, ahead: 0, stands: false });
    #waiting: readonly Waiting[] = [];
    #isBroken = false; // the game was open, but can no longer be followed
    #isClosed = false;
    #cancel = () => {};
    readonly state: GameState = $derived.by(() => this.#stateNow());

    constructor(id: string, host: NetworkHost, opening: Opening) {
        this.id = id;
        this.#host = host;
        this.#opening = opening;
        const source = this;
        this.#log = new GameLog(id, host, {
            get plays() {
                return source.#terms?.me !== null && !source.#standing?.state.outcome;
            },
            read: (events) => this.#read(events),
            hear: (news) => {
                this.company.hear(news);
                this.#look();
            },
            missed: () => {
                ++this.#syncs;
            },
            fail: (problem) => this.#fail(problem),
            lineChanged: () => this.#look(),
        });
        const begin = (core: Core) => {
            this.core = core;
            this.#log.begin();
        };
        host.core.then(begin, () => this.#fail(unreachable));
    }

    // The id of the next game between these players.
    get rematch(): string | null {
        return this.#rematch;
    }

    // Shown to both players in advance.
    get claim(): Claim | null {
        for (const by of ['white', 'brown'] as const) {
            const at = this.company.claimAt(by);
            if (at !== null) return { by, at: at - this.#moment.ahead };
        }
        return null;
    }

    // By when the second player has to make a first action, by the time of this device.
    get beginsUntil(): number | null {
        const { state, clock } = this.#standing;
        const waits = clock !== null && clock.running === null && !state.outcome;
        if (!waits || state.number === 0 || state.timeDue === null) return null;
        return state.timeDue - this.#moment.ahead;
    }

    // Settles when the command is on the server's disk and visible here.
    async send(command: string, madeFor: number): Promise<Refusal | null> {
        const answer = this.#host.line.do(this.id, madeFor, command);
        this.#expect(command); // shown while the command is on its way
        const verdict = await answer;
        if (!verdict.done) {
            if (this.#expected?.command === command) this.#expected = null;
            return this.#refusal(command, verdict.problem);
        }
        await this.#reached(verdict.number);
        return null;
    }

    // One of the fixed phrases, which everyone reads in their own language.
    async say(phrase: string): Promise<Problem | null> {
        const answer = await this.#host.api.chat(this.id, phrase);
        return answer.ok ? null : answer.problem;
    }

    async hint(): Promise<Action | null> {
        return null; // nobody helps when two people play
    }

    retry(): void {
        if (this.#isBroken) this.#log.readAgain();
        else this.#host.line.wake();
    }

    close(): void {
        this.#isClosed = true;
        this.#log.close();
        this.#cancel();
        for (const { goOn } of this.#waiting) goOn();
        this.#waiting = [];
    }

    #read(events: readonly Event[]): void {
        const { state, live } = this.#log;
        if (!state || !live) return;
        this.#isBroken = false;
        if (this.#terms !== state) this.company.take(state);
        this.#terms = state;
        this.#live = live;
        this.#standing = this.core.standing(live, this.#host.now() + this.#host.line.ahead);
        this.#rematch = state.rematch ?? this.#rematch;
        for (const event of events) this.#note(event);
        if (this.#expected) this.#expect(this.#expected.command);
        this.#look();
        this.#opening.ready();
        const { number } = this.#standing.state;
        for (const waiting of this.#waiting) if (waiting.number <= number) waiting.goOn();
        this.#waiting = this.#waiting.filter((waiting) => waiting.number > number);
    }

    #fail(problem: Problem): void {
        this.#isBroken = true;
        if (this.#standing) this.#look();
        else this.#opening.failed(problem);
    }

    // Remembers the answer to what this player offered, until their next action.
    #note({ by, command, rematch }: Event): void {
        const { me } = this.#terms;
        const [verb, kind] = command.split(' ');
        if (by === me) {
            this.#declined = null;
            if (command === this.#expected?.command) this.#expected = null;
        } else if (me && verb === 'decline') this.#declined = kind as OfferKind;
        this.#rematch = rematch ?? this.#rematch;
    }

    // Predicts the result of a command, if it is an action.
    #expect(command: string): void {
        const { me } = this.#terms;
        if (!me || !isAction(command)) return;
        const now = this.#host.now() + this.#host.line.ahead;
        const step = this.core.step(this.#live, { by: me, command, now, madeFor: null });
        this.#expected = step.done ? { command, standing: step.standing } : null;
    }

    // Reads the clock and the state of the line. Stopped clocks keep the time at which they stopped.
    #look(): void {
        const { line, now } = this.#host;
        const stands = line.isGrey || this.#isBroken;
        if (!this.#standing || (this.#moment.stands && stands)) return;
        this.#moment = { now: now(), ahead: line.ahead, stands };
        this.#cancel();
        const wait = Math.ceil(this.claim?.at ?? 0) - now(); // it changes what is allowed
        if (wait > 0) this.#cancel = this.#host.later(wait, () => this.#look());
    }

    get #shown(): Standing {
        return this.#expected?.standing ?? this.#standing;
    }

    // If a rule forbids it, the core here can explain why, as on the server.
    #refusal(command: string, { code, detail, clause }: Problem): Refusal {
        const { me } = this.#terms;
        const problem = { code, detail };
        if (!me || clause === undefined) return { problem, explanation: null };
        const now = this.#host.now() + this.#host.line.ahead;
        const step = this.core.step(this.#live, { by: me, command, now, madeFor: null });
        return { problem, explanation: step.done ? null : step.refusal.explanation };
    }

    #reached(number: number): Promise<void> {
        if (this.#isClosed || this.#standing.state.number >= number) return Promise.resolve();
        return new Promise((goOn) => {
            this.#waiting = [...this.#waiting, { number, goOn }];
        });
    }

    #stateNow(): GameState {
        const { state, view, game, clock } = this.#shown;
        const { me } = this.#terms;
        return {
            version: this.#standing.state.number,
            sync: this.#syncs,
            view,
            game,
            clock: clock && shownClock(clock, this.#moment),
            outcome: state.outcome,
            control: this.#live.control,
            seats: { white: this.#seat('white'), brown: this.#seat('brown') },
            mine: me,
            flips: false,
            allowed: this.#allowed(),
            offers: state.offers,
            declined: this.#declined,
            waits: false,
            connection: this.#moment.stands ? 'lost' : 'open',
        };
    }

    #seat(player: Player): SeatState {
        const isHere = this.company.isHere(player) ?? this.#terms.seats[player].online;
        return { ...seatOf(this.#terms, player), presence: isHere ? 'here' : 'gone' };
    }

    #allowed(): Allowed {
        const { state } = this.#standing;
        const { me, rated, clock } = this.#terms;
        const isOpen = !this.#moment.stands;
        const mayAct = isOpen && !state.outcome && !this.#expected;
        return {
            act: me && mayAct ? me : 'none',
            commands: me && isOpen ? [...state.allowed[me], ...this.#claims()] : [],
            plan: me !== null && isOpen && clock.kind !== 'days',
            hint: false,
            hints: false,
            helps: !rated,
            effects: !rated,
        };
    }

    // These depend on presence, which the core does not know.
    #claims(): readonly string[] {
        const { claim } = this;
        const isMine = claim !== null && claim.by === this.#terms.me;
        return isMine && claim.at <= this.#moment.now ? ['claim win', 'claim draw'] : [];
    }
}
