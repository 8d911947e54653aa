// A game on a server. The server decides; what is shown follows from its log, by the same core that runs
// there. An action of the reader is shown at once, as the core expects it, and taken for done when the
// server says so.
import type { Action, Core, LiveText, OfferKind, Player, Refusal, Standing } from '../core/types';
import type { Allowed, GameSource, GameState, SeatState } from '../state/play/source';
import type { Answer } from './api';
import { Company } from './company.svelte';
import { GameLog, type LogHost } from './game_log';
import { shownClock, standsFrom } from './shown_clock';
import { seatOf } from './terms';
import type { Event, Problem, State } from './wire';

export interface Host extends LogHost {
    readonly core: Core;
}

// When the game is known as far as it has come. `left`: nobody wants it any more, whether it was opened or not.
export function openGame(
    id: string,
    host: Host,
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

// An action of this player that the server has not confirmed, and how the game would stand after it.
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
    readonly #host: Host;
    readonly #opening: Opening;
    readonly #log: GameLog;
    #terms = $state.raw() as State;
    #live = $state.raw() as LiveText;
    #standing = $state.raw() as Standing;
    #expected = $state.raw<Expected | null>(null);
    #declined = $state.raw<OfferKind | null>(null);
    #rematch = $state.raw<string | null>(null);
    #syncs = $state.raw(0);
    #moment = $state.raw({ now: 0, ahead: 0, stands: false });
    #waiting: readonly Waiting[] = [];
    #isBroken = false; // the game was opened, but cannot be followed any more
    #isClosed = false;
    #cancel = () => {};
    readonly state: GameState = $derived.by(() => this.#stateNow());

    constructor(id: string, host: Host, opening: Opening) {
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
    }

    // The next game of the two.
    get rematch(): string | null {
        return this.#rematch;
    }

    get isCorrespondence(): boolean {
        return this.#terms.clock.kind === 'days';
    }

    // Both players see it coming.
    get claim(): Claim | null {
        for (const by of ['white', 'brown'] as const) {
            const at = this.company.claimAt(by);
            if (at !== null) return { by, at: at - this.#moment.ahead };
        }
        return null;
    }

    // Until when the first action of the second player is awaited, by the time of this device.
    get beginsUntil(): number | null {
        const { state, clock } = this.#standing;
        const waits = clock !== null && clock.running === null && !state.outcome;
        if (!waits || state.number === 0 || state.timeDue === null) return null;
        return state.timeDue - this.#moment.ahead;
    }

    // Done when it is on the server's disk and can be seen here.
    async send(command: string, madeFor: number): Promise<Refusal | null> {
        const answer = this.#host.line.do(this.id, madeFor, command);
        this.#expect(command); // while it is under way
        const verdict = await answer;
        if (!verdict.done) {
            if (this.#expected?.command === command) this.#expected = null;
            return this.#refusal(command, verdict.problem);
        }
        await this.#reached(verdict.number);
        return null;
    }

    // One of the fixed phrases, which everybody reads in his own language.
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
        this.#standing = this.#host.core.standing(live, this.#host.now() + this.#host.line.ahead);
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

    // An answer is told to whoever has asked, until he goes on.
    #note({ by, command, rematch }: Event): void {
        const { me } = this.#terms;
        const [verb, kind] = command.split(' ');
        if (by === me) {
            this.#declined = null;
            if (command === this.#expected?.command) this.#expected = null;
        } else if (me && verb === 'decline') this.#declined = kind as OfferKind;
        this.#rematch = rematch ?? this.#rematch;
    }

    // What the core makes of an action, if it is one.
    #expect(command: string): void {
        const { me } = this.#terms;
        if (!me || !isAction(command)) return;
        const now = this.#host.now() + this.#host.line.ahead;
        const step = this.#host.core.step(this.#live, { by: me, command, now, madeFor: null });
        this.#expected = step.done ? { command, standing: step.standing } : null;
    }

    // At the clock and at the line. What has stopped stays as it was when it stopped.
    #look(): void {
        const { line, now } = this.#host;
        const stands = line.isGrey || this.#isBroken;
        if (!this.#standing || (this.#moment.stands && stands)) return;
        this.#moment = { now: now(), ahead: line.ahead, stands };
        this.#cancel();
        const next = Math.min(...this.#changes().filter((at) => at > now()));
        if (Number.isFinite(next))
            this.#cancel = this.#host.later(next - now(), () => this.#look());
    }

    // When something changes without an event.
    #changes(): readonly number[] {
        const { ahead } = this.#moment;
        return [standsFrom(this.#shown.clock, ahead) ?? 0, Math.ceil(this.claim?.at ?? 0)];
    }

    get #shown(): Standing {
        return this.#expected?.standing ?? this.#standing;
    }

    // Why a rule forbids it, the core says here as it does there.
    #refusal(command: string, { code, detail, clause }: Problem): Refusal {
        const { me } = this.#terms;
        const problem = { code, detail };
        if (!me || clause === undefined) return { problem, explanation: null };
        const now = this.#host.now() + this.#host.line.ahead;
        const step = this.#host.core.step(this.#live, { by: me, command, now, madeFor: null });
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
        const { me, rated } = this.#terms;
        const isOpen = !this.#moment.stands;
        const mayAct = isOpen && !state.outcome && !this.#expected;
        return {
            act: me && mayAct ? me : 'none',
            commands: me && isOpen ? [...state.allowed[me], ...this.#claims()] : [],
            plan: me !== null && isOpen && !this.isCorrespondence,
            hint: false,
            hints: false,
            helps: !rated,
            effects: !rated,
        };
    }

    // Only the server knows who is away.
    #claims(): readonly string[] {
        const { claim } = this;
        const isMine = claim !== null && claim.by === this.#terms.me;
        return isMine && claim.at <= this.#moment.now ? ['claim win', 'claim draw'] : [];
    }
}
