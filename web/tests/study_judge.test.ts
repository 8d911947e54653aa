// Judging a game: the bounds are those of the C++ program, the losses are kept in records.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCore } from '../src/core/core';
import type { EngineLine } from '../src/core/engine_types';
import type { Core, GameText, Player } from '../src/core/types';
import { judgeLine } from '../src/study/judge';
import { chanceAt, evaluationOf, markOf } from '../src/study/judgement';
import { type Findings, gameAt, type Study, type StudyNode } from '../src/study/node';
import { studyOfGame, studyOfRecord } from '../src/study/read';
import { accuracyOf, bigLossAt, curveOf, nextMistake, tallyOf } from '../src/study/summary';
import { mainLine } from '../src/study/tree';
import { draftOf } from '../src/study/write';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

describe('the bounds', () => {
    test('are the core’s', () => {
        const lost = (player: Player, best: number, played: number) =>
            core.judge(player, { best, played });
        expect(lost('white', 0.6, 0.501)).toMatchObject({ lost: 99, mark: null });
        expect(lost('white', 0.6, 0.5)).toMatchObject({ lost: 100, mark: '?!' });
        expect(lost('brown', 0.2, 0.55)).toMatchObject({ lost: 350, mark: '??' });
        expect(lost('brown', 0.6, 0.5)).toMatchObject({ lost: 0, mark: null });
        const chances = { best: 0.6, played: 0.3, checked: 0.5 };
        expect(core.judge('white', chances)).toEqual({ lost: 200, mark: '?', longest: 8 });
        expect([99, 100, 349, 350].map(core.lossMark)).toEqual([null, '?!', '?', '??']);
    });
});

const game: GameText = {
    start: '1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1',
    touchMove: false,
    commands: ['c2c3', 'e8e7', 'c3b4', 'x@c7', 'e7f6', '+@c2'],
};

function found(points: number, chance: number, ...actions: string[]): Findings {
    const score = { kind: 'points', value: points } as const;
    const line: EngineLine = { rank: 1, depth: 5, score, chance, actions };
    return { budget: 100, wanted: 1, chance, lines: [line] };
}

// White is even until it places x@c7, which loses a lot; x@d5 would have held.
const values: Readonly<Record<string, Findings>> = {
    '': found(0, 0.5, 'c2c3'),
    'c2c3 e8e7 c3b4': found(0, 0.5, 'x@d5', 'e7e6'),
    'c2c3 e8e7 c3b4 x@c7': found(-400, 0.1192, 'e7f6'),
    'c2c3 e8e7 c3b4 x@d5': found(-20, 0.475, 'e7e6', 'd2d4'),
    'c2c3 e8e7 c3b4 x@c7 e7f6': found(-400, 0.1192, '+@c2'),
    'c2c3 e8e7 c3b4 x@c7 e7f6 +@c2': found(-400, 0.1192, 'd2d4'),
};
const lookAt = async ({ commands }: GameText) =>
    values[commands.join(' ')] ?? found(0, 0.5, 'a1a1');

const written = (study: Study) =>
    core.writeRecord(
        draftOf(study, (node, actions) => core.lineText(gameAt(study, node), actions)),
    );

async function judged(): Promise<{ study: Study; line: StudyNode[] }> {
    const study = studyOfGame(core, game);
    const line = mainLine(study);
    const progress: number[] = [];
    expect(await judgeLine(core, study, line, lookAt, (done) => progress.push(done))).toBe(true);
    expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7]);
    return { study, line };
}

describe('judging', () => {
    test('finds the mistake, checked against the best action', async () => {
        const { line } = await judged();
        const bad = line[4] as StudyNode;
        expect(bad.judgement).toEqual({ lost: 356, mark: '??', better: ['x@d5', 'e7e6', 'd2d4'] });
        expect(markOf(bad)).toBe('??');
        expect(line.filter((node) => markOf(node))).toEqual([bad]);
        expect(nextMistake(line, line[0] as StudyNode)).toBe(bad);
        expect(nextMistake(line, bad)).toBe(bad);
    });

    test('tells a big loss of a player, with the chances', async () => {
        const { line } = await judged();
        const bad = line[4] as StudyNode;
        expect(line.flatMap((node) => bigLossAt(node, 'white') ?? [])).toEqual([
            { node: bad, before: expect.closeTo(0.475, 2), after: expect.closeTo(0.119, 2) },
        ]);
        expect(line.flatMap((node) => bigLossAt(node, 'brown') ?? [])).toEqual([]);
        const marked = (mark: '?' | '?!') => ({ lost: 200, mark, better: [] });
        expect(bigLossAt({ ...bad, judgement: marked('?') }, 'white')).not.toBeNull();
        expect(bigLossAt({ ...bad, judgement: marked('?!') }, 'white')).toBeNull();
    });

    test('counts for each player', async () => {
        const { line } = await judged();
        const tallies = tallyOf(line);
        expect(tallies.white).toMatchObject({ actions: 3, blunder: 1, mistake: 0, dubious: 0 });
        expect(tallies.brown).toMatchObject({ actions: 3, blunder: 0 });
        expect(accuracyOf(tallies.brown)).toBe(100);
        expect(curveOf(line)).toHaveLength(7);
    });

    test('can be cancelled', async () => {
        const study = studyOfGame(core, game);
        const stopped = async ({ commands }: GameText) =>
            commands.length > 2 ? null : found(0, 0.5);
        expect(await judgeLine(core, study, mainLine(study), stopped, () => {})).toBe(false);
        expect(chanceAt(mainLine(study)[2] as StudyNode)).toBe(0.5);
        expect(chanceAt(mainLine(study)[3] as StudyNode)).toBeNull();
    });
});

describe('a judged record', () => {
    test('says what was lost in the way of barracuda analyse, and comes back', async () => {
        const { study, line } = await judged();
        const text = written(study);
        expect(text.replace(/\s+/g, ' ')).toContain(
            '2. 2c3:b4 x@c7?? {[%eval -4.00]} (2. {[%lost 0.35 x@c7 ??]} 2c3:b4 x@d5 2e7-e6 3. 3d2-d4)',
        );
        const [record] = core.readRecords(text);
        if (!record) throw new Error('no record');
        const again = studyOfRecord(core, record);
        const bad = mainLine(again)[4] as StudyNode;
        expect(bad.judgement).toEqual({
            lost: 350,
            mark: '??',
            better: line[4]?.judgement?.better,
        });
        expect(bad.mark).toBeNull();
        expect(bad.parent?.children).toHaveLength(1);
        expect(evaluationOf(bad)).toEqual({ hundredths: -400, chance: 0.1192 });
        expect(written(again)).toBe(text);
    });
});
