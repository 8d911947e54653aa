// Every step of every lesson is played through the real core: its solution reaches the goal, not
// before; its likely mistake does not, nor does most of what else can be done.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core, GameText } from '../src/core/types';
import { answer, optionsOf, startOf, withReplies } from '../src/pages/learn/goals';
import { lessons } from '../src/pages/learn/lessons';
import type { PlayStep, WhichStep } from '../src/pages/learn/lessons/types';

let core: Core;
beforeAll(async () => {
    core = await loadCore();
});

const steps = lessons.flatMap((lesson) => lesson.steps);
const plays = steps.filter((step): step is PlayStep => step.kind === 'play');
const questions = steps.filter((step): step is WhichStep => step.kind === 'which');

// The games at which the parts of a step begin, and the one after the last part.
function gamesOf(step: PlayStep): GameText[] {
    const games = [startOf(step)];
    for (const part of step.parts) {
        const before = games.at(-1) ?? startOf(step);
        const found = answer(core, step.learner, part, before, part.solution);
        games.push(found.kind === 'accepted' ? withReplies(core, part, found.game) : before);
    }
    return games;
}

describe('the lessons', () => {
    it('have names of their own', () => {
        const ids = [...lessons, ...steps].map((item) => item.id);
        expect(new Set(ids).size).toBe(ids.length);
    });

    it('begin with the essential ones', () => {
        const marks = lessons.map((lesson) => lesson.essential);
        expect(marks).toEqual([...marks].sort((a, b) => Number(b) - Number(a)));
    });
});

// What the pictures and examples of the rule book show.
describe('the examples of the rule book', () => {
    const parts = plays.flatMap((step) => step.parts.map((part) => ({ step, ...part })));
    const isRefused = (reason: string) =>
        parts.some(({ goal }) => goal.kind === 'refused' && goal.reason === reason);
    const movedBy = ({ step, solution }: { step: PlayStep; solution: string }) => {
        const cell = core.view(startOf(step)).cells[solution.slice(0, 2)];
        return cell?.type === 'piece' ? cell.value : null;
    };
    const stepsOf = (action: string) =>
        Math.abs(action.charCodeAt(0) - action.charCodeAt(2)) +
        Math.abs(action.charCodeAt(1) - action.charCodeAt(3));

    it('have their steps: the full move of a 4, the short move of a 3, captures by a 3 and a 2', () => {
        const isMoved = (value: number, steps: number) =>
            parts.some((part) => movedBy(part) === value && stepsOf(part.solution) === steps);
        expect(isMoved(4, 4)).toBe(true);
        const asked = parts.filter(({ goal }) => goal.kind === 'stands');
        expect(asked.some((part) => movedBy(part) === 3 && stepsOf(part.solution) === 2)).toBe(
            true,
        );
        const captors = parts.filter(({ goal }) => goal.kind === 'captured');
        expect(captors.map(movedBy)).toEqual(expect.arrayContaining([2, 3]));
    });

    it.each(['turns-twice', 'short-move-onto-occupied', 'two-takes-all-turns', 'placement-owed'])(
        'have their steps: refused is %s',
        (reason) => {
            expect(isRefused(reason)).toBe(true);
        },
    );

    it('have their steps: a barragoon placed in a chosen direction', () => {
        const goals = parts.flatMap(({ goal }) => (goal.kind === 'placed' ? [goal.face] : []));
        expect(goals.filter((face) => '>Y<-ESWesw'.includes(face))).not.toEqual([]);
    });

    it('have their steps: a handicap, Brown at level 1 and White at level 2', () => {
        const expressLevels = plays.map((step) => core.view(startOf(step)).expressLevels);
        expect(expressLevels).toContainEqual({ white: 2, brown: 1 });
    });
});

describe.each(plays.map((step) => [step.id, step] as const))('the step %s', (_, step) => {
    it('starts in a position that can be played', () => {
        expect(core.setup(step.start).faults).toEqual([]);
        expect(core.view(startOf(step)).outcome).toBeNull();
    });

    it('is solved by its solution', () => {
        const games = gamesOf(step);
        step.parts.forEach((part, index) => {
            const game = games[index] ?? startOf(step);
            expect(answer(core, step.learner, part, game, part.solution).reached).toBe(true);
        });
    });

    it('is not solved by a mistake', () => {
        const games = gamesOf(step);
        step.parts.forEach((part, index) => {
            const game = games[index] ?? startOf(step);
            expect(answer(core, step.learner, part, game, part.mistake).reached).toBe(false);
        });
    });

    it('is not solved by any other move, unless any will do', () => {
        const games = gamesOf(step);
        step.parts.forEach((part, index) => {
            const game = games[index] ?? startOf(step);
            if (part.goal.kind === 'acted') return;
            const moves = core.view(game).moves.map((move) => move.action);
            const others = moves.filter((action) => action !== part.solution);
            const solving = others.filter(
                (action) => answer(core, step.learner, part, game, action).reached,
            );
            expect(solving).toEqual([]);
        });
    });

    it('wants the reader to act in every part', () => {
        const games = gamesOf(step);
        step.parts.forEach((part, index) => {
            const view = core.view(games[index] ?? startOf(step));
            expect(view.outcome).toBeNull();
            if (!part.buttons) expect(view.actor).toBe(step.learner);
        });
    });
});

describe.each(questions.map((step) => [step.id, step] as const))('the question %s', (_, step) => {
    it('has right and wrong options, and every wrong one is explained', () => {
        const options = optionsOf(core, step);
        expect(options.some((option) => option.possible)).toBe(true);
        expect(options.some((option) => !option.possible)).toBe(true);
        for (const option of options) {
            expect(core.view(startOf(step)).actor).toBe(step.learner);
            if (!option.possible) expect(option.explanation?.legal).toBe(false);
        }
    });
});
