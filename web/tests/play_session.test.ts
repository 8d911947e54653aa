import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../src/core/core';
import { type Core, CoreError } from '../src/core/types';
import { texts } from '../src/i18n/i18n.svelte';
import { shownName } from '../src/pages/analysis/names';
import { linked } from '../src/pages/analysis/share';
import { controlOf, defaultChoice, optionsOf } from '../src/state/play/options';
import { phasesOf } from '../src/state/play/phases';
import { analysisLink, gameOfFile, gameOfHash, tagsOf } from '../src/state/play/records';
import {
    apply,
    begin,
    paused,
    resumeFrom,
    type Session,
    takenBack,
    unpaused,
    upTo,
} from '../src/state/play/session';
import { repairedChoice } from '../src/state/play/stored';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

function session(
    opponent: 'computer' | 'two',
    change: Partial<typeof defaultChoice> = {},
): Session {
    const options = optionsOf(opponent, { ...defaultChoice, colour: 'white', ...change }, () => 0);
    return begin(core, options, null, 1000);
}

// Plays the commands, a second for each, and expects all of them to be legal.
function played(start: Session, ...commands: string[]): Session {
    return commands.reduce((before, command, index) => {
        const change = apply(core, before, command, 2000 + 1000 * index);
        if (!change.ok) throw new Error(`${command}: ${change.explanation.reason}`);
        return change.session;
    }, start);
}

describe('options', () => {
    it('keep what is valid of a stored choice', () => {
        expect(repairedChoice(null, 'computer')).toEqual(defaultChoice);
        const partly = { level: 99, colour: 'red', express: { second: 2 }, names: { first: 'A' } };
        expect(repairedChoice(partly, 'two')).toEqual({
            ...defaultChoice,
            express: { first: 0, second: 2 },
            names: { first: 'A', second: '' },
        });
        const own = { ...defaultChoice, level: 7, clock: true, seconds: 0 };
        expect(repairedChoice(JSON.parse(JSON.stringify(own)), 'computer')).toEqual(own);
    });

    it('say the time as a record does', () => {
        expect(controlOf(defaultChoice)).toBeNull();
        expect(controlOf({ ...defaultChoice, clock: true })).toBe('600+5');
        expect(controlOf({ ...defaultChoice, clock: true, bonus: 'delay' })).toBe('600d5');
        expect(controlOf({ ...defaultChoice, clock: true, seconds: 0 })).toBe('600');
    });
});

describe('a session', () => {
    it('goes on by legal commands and explains the others', () => {
        const change = apply(core, session('two'), 'd2d6', 2000);
        expect(change).toMatchObject({ ok: false, explanation: { reason: 'wrong-distance' } });
        expect(played(session('two'), 'd2d4', 'd8d6').game.commands).toEqual(['d2d4', 'd8d6']);
    });

    it('is over when somebody resigns', () => {
        const over = played(session('two'), 'd2d4', 'resign brown');
        expect(over.over).toBe(true);
        expect(core.view(over.game).outcome).toMatchObject({
            winner: 'white',
            ending: 'resignation',
        });
    });

    it('takes back a single action for two', () => {
        const captured = played(session('two'), 'c2c3', 'e8e7', 'c3b4');
        const placed = played(captured, 'x@c7');
        expect(takenBack(core, placed, 9000)?.game.commands).toEqual(['c2c3', 'e8e7', 'c3b4']);
        expect(takenBack(core, session('two'), 9000)).toBeNull();
    });

    it('takes back a whole turn and its answer against the computer', () => {
        const game = played(session('computer'), 'c2c3', 'e8e7', 'c3b4', 'x@c7', 'd8d6');
        expect(takenBack(core, game, 9000)?.game.commands).toEqual(['c2c3', 'e8e7']);
        const placing = played(session('computer'), 'c2c3', 'e8e7', 'c3b4');
        expect(takenBack(core, placing, 9000)?.game.commands).toEqual(['c2c3', 'e8e7']);
        const asBrown = played(session('computer', { colour: 'brown' }), 'c2c3');
        expect(takenBack(core, asBrown, 9000)).toBeNull();
    });

    it('takes nothing back with touch-move: what was released is final (R7.2, R10.4)', () => {
        for (const opponent of ['two', 'computer'] as const) {
            const game = played(session(opponent, { touchMove: true }), 'd2d4', 'd8d6');
            expect(takenBack(core, game, 9000)).toBeNull();
        }
    });

    it('leaves out touches and keeps what was said', () => {
        const touch = played(session('two', { touchMove: true }), 'touch d2', 'd2d4', 'touch d8');
        expect(upTo(touch.game, 1).commands).toEqual(['touch d2', 'd2d4']);
        expect(upTo(touch.game, 0).commands).toEqual([]);
        const offered = played(session('two'), 'd2d4', 'offer white agreement', 'd8d6');
        expect(upTo(offered.game, 1).commands).toEqual(['d2d4', 'offer white agreement']);
    });
});

describe('the clock of a session', () => {
    it('charges whoever owes the next action', () => {
        const timed = session('two', { clock: true, minutes: 1, seconds: 0 });
        const game = played(timed, 'c2c3', 'e8e7', 'c3b4');
        expect(game.clock).not.toBeNull();
        if (!game.clock) return;
        const clock = core.clock(game.clock, 6000);
        expect(clock.running).toBe('white'); // who captured a barragoon places it
        expect(clock.remaining).toEqual({ white: 56_000, brown: 59_000 });
    });

    it('stands still while the page is closed', () => {
        const timed = session('two', { clock: true, minutes: 1, seconds: 0 });
        const away = unpaused(paused(timed, 2000), 50_000);
        expect(away.clock && core.clock(away.clock, 51_000).remaining.white).toBe(58_000);
    });

    it('is as it was when something is taken back, increments included', () => {
        for (const bonus of ['increment', 'delay'] as const) {
            const timed = session('two', { clock: true, minutes: 1, seconds: 5, bonus });
            const first = played(timed, 'c2c3'); // at 2000
            const before = first.clock && core.clock(first.clock, 2000);
            const second = apply(core, unpaused(paused(first, 4000), 90_000), 'e8e7', 97_000);
            if (!second.ok || !before) throw new Error('e8e7');
            const back = takenBack(core, second.session, 120_000);
            const clock = back?.clock && core.clock(back.clock, 120_000);
            expect(clock).toEqual({ ...before, deadline: (before.deadline ?? 0) + 118_000 });
            const all = back && takenBack(core, back, 150_000);
            expect(all?.clock && core.clock(all.clock, 150_000)).toMatchObject({
                remaining: { white: 60_000, brown: 60_000 },
                running: 'white',
            });
        }
    });

    it('begins anew when more is taken back than was played by it', () => {
        const options = optionsOf('two', { ...defaultChoice, clock: true, minutes: 1 }, () => 0);
        const { game } = played(session('two'), 'c2c3', 'e8e7');
        const back = takenBack(core, resumeFrom(core, options, game, 5000), 9000);
        expect(back?.clock?.events).toEqual(['start brown 9000']);
    });

    it('flags, and stops at the end', () => {
        const timed = session('two', { clock: true, minutes: 1, seconds: 0 });
        expect(timed.clock && core.clock(timed.clock, 61_000).flagged).toBe('white');
        const over = apply(core, timed, 'flag white', 61_000);
        expect(over).toMatchObject({
            ok: true,
            view: { outcome: { winner: 'brown', ending: 'time-out' } },
        });
        if (over.ok && over.session.clock)
            expect(core.clock(over.session.clock, 99_000).running).toBeNull();
    });
});

describe('phases', () => {
    it('of a captured barragoon', () => {
        const view = core.view(played(session('two'), 'c2c3', 'e8e7', 'c3b4').game);
        expect(
            phasesOf(view).map(({ kind, player, state }) => `${kind} ${player} ${state}`),
        ).toEqual(['capture white done', 'place white now', 'move brown next']);
    });

    it('of a captured piece', () => {
        const game = {
            start: '7/7/3d3/7/7/3D3/7/7/D5d w - 8 00 1',
            touchMove: false,
            commands: [],
        };
        const view = core.view({ ...game, commands: ['d4d7'] });
        expect(phasesOf(view).map(({ player, state }) => `${player} ${state}`)).toEqual([
            'white done',
            'brown now',
            'white next',
            'brown next',
        ]);
        expect(phasesOf(core.view(game))).toEqual([]);
    });
});

describe('records', () => {
    it('are written and read', () => {
        const game = played(session('two'), 'd2d4', 'd8d6');
        const tags = tagsOf(game.options, core.view(game.game), new Date(2026, 10, 5));
        const text = core.recordOf(game.game, tags);
        expect(text).toContain('[Date "2026.11.05"]');
        expect(gameOfFile(core, text).commands).toEqual(['d2d4', 'd8d6']);
    });

    it('name the players neutrally, and pages show the names in their own language', async () => {
        const namesIn = (tags: readonly (readonly [string, string])[]) =>
            tags.filter(([tag]) => tag === 'White' || tag === 'Brown').map(([, name]) => name);
        const { options: against } = session('computer', { level: 3, colour: 'brown' });
        const named = session('two', { names: { first: 'Ann', second: '' } }).options;
        const view = core.view(session('two').game);
        await texts.speak('fr', ['analysis']);
        expect(namesIn(tagsOf(against, view, new Date()))).toEqual(['Computer level 3', 'Player']);
        expect(namesIn(tagsOf(session('two').options, view, new Date()))).toEqual([
            'Player',
            'Player',
        ]);
        expect(namesIn(tagsOf(named, view, new Date()))).toEqual(['Ann', 'Player']);
        expect(['Computer level 3', 'Player', 'Ann', 'Computer level x'].map(shownName)).toEqual([
            'Ordinateur, niveau 3',
            'Joueur',
            'Ann',
            'Computer level x',
        ]);
        await texts.speak('en');
    });

    it('come and go as links', () => {
        const { game } = played(session('two'), 'd2d4', 'd8d6');
        const link = analysisLink(core, game, [['White', 'A & B']]);
        expect(gameOfHash(core, link.split('#')[1] ?? '')).toEqual(game);
        expect(linked(link)?.tags).toEqual([['White', 'A & B']]);
        expect(linked(link)?.missed).toBeNull();
        expect(linked(analysisLink(core, game, [], 'brown'))?.missed).toBe('brown');
        expect(linked(`${link}&missed=nobody`)?.missed).toBeNull();
        const fen = core.view(game).fen;
        expect(gameOfHash(core, `fen=${encodeURIComponent(fen)}`)?.start).toBe(fen);
        expect(gameOfHash(core, 'other=1')).toBeNull();
        expect(() => gameOfHash(core, 'game=zzzz')).toThrow(CoreError);
        expect(() => gameOfHash(core, 'fen=nonsense')).toThrow(CoreError);
        expect(() => gameOfHash(core, 'fen=ZZZ4/7/7/7/7/7/7/7/6z')).toThrow('White has 3 pieces');
    });
});
