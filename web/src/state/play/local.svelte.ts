// A game on this device: two people at one board, or a person and the computer. It does what a server
// does for players who are apart: it keeps the time, and accepts on behalf of the other side of the
// board.

import type { Engine } from '../../core/engine_types';
import { opponentOf } from '../../core/players';
import type {
    Action,
    Core,
    GameView,
    OfferKind,
    PerPlayer,
    Player,
    Refusal,
    Standing,
} from '../../core/types';
import { type Chair, Computer } from './computer.svelte';
import { changed, type DeviceGame, resumed } from './device_game';
import { computerOf, personOf } from './seats';
import type { Allowed, GameSource, GameState, SeatState } from './source';

// What surrounds the game: what has to be told, and what only the page knows.
export interface DeviceHost {
    readonly core: Core;
    readonly now: () => number;
    readonly startEngine: () => Engine;
    readonly save: (deviceGame: DeviceGame) => void;
    readonly ended: (deviceGame: DeviceGame, view: GameView) => void;
    readonly again: (deviceGame: DeviceGame) => void; // a rematch is agreed
    readonly reclaim: () => DeviceGame | null; // the game that another tab has
}

export class LocalSource implements GameSource {
    readonly #host: DeviceHost;
    readonly #computer: Computer;
    #deviceGame = $state.raw() as DeviceGame;
    #standing = $state.raw() as Standing;
    #declined = $state.raw<OfferKind | null>(null);
    #elsewhere = $state(false);
    readonly state: GameState = $derived.by(() => this.#stateNow());

    constructor(deviceGame: DeviceGame, host: DeviceHost) {
        this.#host = host;
        const { options, seed } = deviceGame;
        const strength = { level: options.level, seed };
        const player = computerOf(options.seats);
        this.#computer = new Computer(this.#chair(player), player, strength, host.startEngine);
        this.#take(deviceGame, host.core.standing(deviceGame.live, host.now()));
    }

    // Begins to play: it may be the computer's turn.
    open(): void {
        this.#attend();
    }

    close(): void {
        this.#computer.close();
    }

    get deviceGame(): DeviceGame {
        return this.#deviceGame;
    }

    async send(command: string, madeFor: number): Promise<Refusal | null> {
        if (command === 'resume') return this.#goOn();
        const by = this.#asker(command);
        const refusal = this.#do(by, command, madeFor);
        if (refusal || command !== 'offer rematch') return refusal;
        this.#do(opponentOf(by), 'accept rematch', null);
        this.#host.again(this.#deviceGame);
        return null;
    }

    async hint(): Promise<Action | null> {
        const { version } = this.state;
        const action = await this.#computer.hint();
        if (!action || this.state.version !== version) return null;
        return this.#host.core.attempt(this.#standing.game, action).legal ? action : null;
    }

    retry(): void {
        if (this.#elsewhere) this.#reclaim();
        else this.#computer.retry();
    }

    #reclaim(): void {
        const deviceGame = this.#host.reclaim();
        if (!deviceGame) return;
        this.#elsewhere = false;
        this.#take(deviceGame, this.#host.core.standing(deviceGame.live, this.#host.now()));
        this.#attend();
    }

    // Checks the clock.
    look(): void {
        const { timeDue } = this.#standing.state;
        if (this.#elsewhere || timeDue === null || this.#host.now() < timeDue) return;
        const wasOver = this.#deviceGame.over;
        this.#serve('time');
        this.#changed(wasOver);
    }

    // The page has been away since `seen`.
    comeBack(seen: number): void {
        if (this.#elsewhere) return;
        const { core, now } = this.#host;
        const deviceGame = resumed(core, this.#deviceGame, seen, now());
        this.#take(deviceGame, core.standing(deviceGame.live, now()));
    }

    // Another tab has taken the game.
    giveUp(): void {
        this.#elsewhere = true;
        this.#computer.close();
    }

    get #person(): Player | null {
        return personOf(this.#deviceGame.options.seats);
    }

    // Who gives a command at this board: of two people whoever can, but whoever acted last takes back.
    #asker(command: string): Player {
        if (this.#person) return this.#person;
        const { view, state } = this.#standing;
        if (command === 'offer back') return view.history.at(-1)?.player ?? view.actor;
        const other = opponentOf(view.actor);
        const may = (player: Player) => state.allowed[player].includes(command);
        return may(other) && !may(view.actor) ? other : view.actor;
    }

    #do(by: Player, command: string, madeFor: number | null): Refusal | null {
        const { core, now } = this.#host;
        const request = { by, command, madeFor, now: now() };
        const change = changed(core, this.#deviceGame, request);
        if (!change.done) return change.refusal;
        const wasOver = this.#deviceGame.over;
        this.#hear(by, command);
        this.#take(change.deviceGame, change.standing);
        this.#changed(wasOver);
        return null;
    }

    // Gives a command that is a server's to give.
    #serve(command: string): void {
        const { core, now } = this.#host;
        const request = { by: 'server', command, madeFor: null, now: now() } as const;
        const change = changed(core, this.#deviceGame, request);
        if (change.done) this.#take(change.deviceGame, change.standing);
    }

    // An answer is shown until the person goes on.
    #hear(by: Player, command: string): void {
        const [verb, kind] = command.split(' ');
        if (by === this.#person) this.#declined = null;
        else if (verb === 'decline') this.#declined = kind as OfferKind;
    }

    #take(deviceGame: DeviceGame, standing: Standing): void {
        this.#deviceGame = deviceGame;
        this.#standing = standing;
        this.#host.save(deviceGame);
    }

    #changed(wasOver: boolean): void {
        if (this.#deviceGame.over && !wasOver)
            this.#host.ended(this.#deviceGame, this.#standing.view);
        this.#attend();
    }

    // The clocks are paused while the computer waits for the person to decide.
    #attend(): void {
        this.#computer.attend();
        const { paused, outcome } = this.#standing.state;
        if (!outcome && paused !== this.#computer.awaits) this.#serve(paused ? 'resume' : 'pause');
    }

    // The person does not offer the draw by repetition: the computer goes on.
    #goOn(): null {
        this.#computer.letRepetitionPass();
        this.#attend();
        return null;
    }

    #chair(player: Player | null): Chair {
        const standing = () => this.#standing;
        return {
            get view() {
                return standing().view;
            },
            get game() {
                return standing().game;
            },
            get clock() {
                return standing().clock;
            },
            now: this.#host.now,
            say: (command) => player !== null && this.#do(player, command, null) === null,
        };
    }

    #stateNow(): GameState {
        const { state, view, game, clock } = this.#standing;
        const { options } = this.#deviceGame;
        return {
            version: state.number,
            sync: 0,
            view,
            game,
            clock,
            outcome: state.outcome,
            control: options.control,
            seats: this.#seats(),
            mine: this.#person ?? 'both',
            flips: options.flips,
            allowed: this.#allowed(),
            offers: state.offers,
            declined: this.#declined,
            waits: this.#computer.awaits,
            connection: this.#elsewhere ? 'elsewhere' : 'open',
        };
    }

    #seats(): PerPlayer<SeatState> {
        const { seats, level } = this.#deviceGame.options;
        const { failed, thinking } = this.#computer;
        const seatOf = (player: Player): SeatState => {
            const { kind, name, who } = seats[player];
            if (kind === 'person') return { kind, name, who, level: null, presence: 'here' };
            const presence = failed ? 'stuck' : thinking ? 'thinking' : 'here';
            return { kind, name, who, level, presence };
        };
        return { white: seatOf('white'), brown: seatOf('brown') };
    }

    #allowed(): Allowed {
        const { view, state } = this.#standing;
        const isOpen = !this.#elsewhere && !state.outcome;
        const { white, brown } = state.allowed;
        const person = this.#person;
        const commands = person ? state.allowed[person] : [...white, ...brown];
        return {
            act: isOpen ? (person ?? 'both') : 'none',
            commands: this.#elsewhere ? [] : commands,
            plan: false,
            hint: isOpen && (person === null || person === view.actor),
            hints: true,
            helps: true,
            effects: true,
        };
    }
}
