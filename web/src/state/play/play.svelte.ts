// Playing on a page: the game on the table together with the computer, the clock and what is kept on
// the device.
import { playSound } from '../../board/sounds';
import { startEngine } from '../../core/engine';
import type { Action, ClockView, Core, GameView, Player } from '../../core/types';
import { notices } from '../notices.svelte';
import { settings } from '../settings.svelte';
import { withEvent } from './clocks';
import { Computer } from './computer.svelte';
import { keep, keptGame, onTaken } from './keeping';
import { keepLadder, keptLadder, type Proposal, proposalOf, withGame } from './ladder';
import type { Opponent, Options } from './options';
import { computerOf, personOf } from './seats';
import { type Session, unpaused, withLevelsOf } from './session';
import { Table } from './table.svelte';

const tick = 100;
const heartbeat = 3000; // how often it is noted that the page is open while a clock runs
const lowTime = 10_000;

export class Play {
    readonly table: Table;
    readonly computer: Computer;
    now = $state(Date.now());
    taken = $state(false); // another tab has the game
    hint = $state.raw<{ action: Action; view: GameView } | null>(null);
    proposal = $state.raw<Proposal | null>(null); // of another level, when the game has ended
    readonly clock: ClockView | null = $derived.by(() => this.table.clockAt(this.now));
    readonly #core: Core;
    readonly #opponent: Opponent;
    readonly #tab = Math.random().toString(36).slice(2);
    readonly #ends: (() => void)[] = [];
    #seen = 0;
    #warned: Player | null = null;

    constructor(core: Core, session: Session) {
        this.#core = core;
        this.#opponent = session.options.opponent;
        this.table = new Table(session, {
            core,
            now: () => Date.now(),
            save: (saved) => this.#save(saved),
            changed: () => this.#changed(),
        });
        const { options } = session;
        this.computer = new Computer(
            this.table,
            computerOf(options.seats),
            options.level,
            startEngine,
        );
    }

    // Begins to follow the clock, the page and the other tabs.
    open(): void {
        const timer = setInterval(() => this.#tick(), tick);
        const hide = () => this.#pause();
        const show = (event: PageTransitionEvent) => event.persisted && this.#resume();
        addEventListener('pagehide', hide);
        addEventListener('pageshow', show);
        this.#ends.push(
            () => clearInterval(timer),
            () => removeEventListener('pagehide', hide),
            () => removeEventListener('pageshow', show),
            onTaken(this.#opponent, this.#tab, () => this.#giveUp()),
        );
        this.#attend();
    }

    close(): void {
        this.#pause();
        for (const end of this.#ends.splice(0)) end();
        this.computer.close();
    }

    get options(): Options {
        return this.table.session.options;
    }

    // Who may act at this board now.
    get seat(): Player | 'both' | 'none' {
        if (this.taken || this.table.past !== null || this.table.view.outcome) return 'none';
        return this.person ?? 'both';
    }

    // The colour of whoever plays the computer; null: two people play.
    get person(): Player | null {
        return personOf(this.options.seats);
    }

    // The next action is one of a person at this board.
    get isTheirs(): boolean {
        return this.person === null || this.person === this.table.view.actor;
    }

    // The person does not offer the draw by repetition: the computer goes on.
    goOn(): void {
        this.computer.letRepetitionPass();
        this.#attend();
    }

    async findHint(): Promise<void> {
        const { session } = this.table;
        const action = await this.computer.hint();
        const view = action && this.table.session === session && this.table.viewAfter(action);
        if (view) this.hint = { action, view };
    }

    // No other level is proposed any more.
    silenceProposals(): void {
        keepLadder({ ...keptLadder(), silent: true });
        this.proposal = null;
    }

    #changed(): void {
        this.hint = null;
        const { view } = this.table;
        if (view.outcome) this.#climb(view);
        this.now = Date.now();
        this.#attend();
    }

    // The computer's clock stands still while it waits for what the person decides.
    #attend(): void {
        this.computer.attend();
        const { session } = this.table;
        if (!session.clock || session.over) return;
        const runs = this.table.clockAt(Date.now())?.running !== null;
        if (runs && this.computer.awaits) this.table.pause();
        else if (!runs && !this.computer.awaits) this.table.resume();
    }

    #climb(view: GameView): void {
        const ladder = withGame(this.#core, keptLadder(), this.table.session, view);
        keepLadder(ladder);
        this.proposal = proposalOf(ladder);
    }

    #tick(): void {
        const { session } = this.table;
        if (!session.clock || session.over || this.taken) return;
        this.now = Date.now();
        const { clock } = this;
        if (clock?.flagged) this.table.play(`flag ${clock.flagged}`);
        else this.#warn(clock?.running ?? null);
        if (this.now - this.#seen > heartbeat) this.#save(this.table.session);
    }

    #warn(player: Player | null): void {
        if (!player || !this.clock) return;
        const isLow = this.clock.remaining[player] < lowTime;
        if (isLow && this.#warned !== player && settings.data.sounds) playSound('low-time');
        if (isLow) this.#warned = player;
        else if (this.#warned === player) this.#warned = null;
    }

    #save(session: Session): void {
        if (this.taken) return;
        this.#seen = Date.now();
        const isKept = keep(this.#opponent, { tab: this.#tab, seen: this.#seen, session });
        if (!isKept) notices.say({ id: 'storage', text: 'common.storageFull' });
    }

    #pause(): void {
        if (!this.taken) this.table.pause();
    }

    #resume(): void {
        if (!this.taken && !this.computer.awaits) this.table.resume();
    }

    #giveUp(): void {
        this.taken = true;
        this.computer.close();
    }
}

// The game that was left: its clock goes on from where the page was last open.
export function returned(core: Core, opponent: Opponent, now: number): Session | null {
    const kept = keptGame(opponent);
    if (!kept) return null;
    try {
        const { session, seen } = kept;
        const options = withLevelsOf(core.view(session.game), session.options);
        return { ...session, options, clock: clockOnReturn(core, session, seen, now) };
    } catch {
        return null; // written by another version: it cannot be read any more
    }
}

function clockOnReturn(core: Core, session: Session, seen: number, now: number) {
    if (!session.clock || session.over) return session.clock;
    const runs = core.clock(session.clock, seen).running !== null;
    const stopped = runs ? withEvent(session.clock, `stop ${seen}`) : session.clock;
    return unpaused({ ...session, clock: stopped }, now).clock;
}
