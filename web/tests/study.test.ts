// The tree of a study: built from games and records, walked, changed and written again.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCore } from '../src/core/core';
import type { Core, GameText } from '../src/core/types';
import { valid } from '../src/state/storage';
import { keep, keptForm, restore } from '../src/study/keep';
import { stepsOf } from '../src/study/line';
import { gameAt, pathTo, type Study, type StudyNode } from '../src/study/node';
import { studyOfGame, studyOfRecord, wholeGame } from '../src/study/read';
import {
    beside,
    childOf,
    endOf,
    growLine,
    isOnMainLine,
    mainLine,
    promote,
    remove,
    turnBack,
    turnForward,
} from '../src/study/tree';
import { draftOf, hasUnwritten } from '../src/study/write';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

const start = '1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1';

// White's 2 captures a barragoon in its second turn.
const game: GameText = {
    start,
    touchMove: false,
    commands: ['c2c3', 'e8e7', 'c3b4', 'x@c7', 'e7f6', '+@c2'],
};

function written(study: Study): string {
    return core.writeRecord(
        draftOf(study, (node, actions) => core.lineText(gameAt(study, node), actions)),
    );
}

function readOne(text: string): Study {
    const [record] = core.readRecords(text);
    if (!record) throw new Error('no record');
    return studyOfRecord(core, record);
}

function play(study: Study, from: StudyNode, ...actions: string[]): StudyNode {
    const before = gameAt(study, from);
    const commands = [...before.commands, ...actions];
    return growLine(study, stepsOf(core.view({ ...before, commands })));
}

const texts = (nodes: readonly StudyNode[]) => nodes.map((node) => node.step?.text);

// The node behind these actions of the main line.
const nodeAt = (study: Study, count: number) => mainLine(study)[count] as StudyNode;

describe('a study of a game', () => {
    test('has a node for every action, as records write it', () => {
        const study = studyOfGame(core, game);
        expect(texts(pathTo(endOf(study.root)))).toEqual([
            '2c2-c3',
            '2e8-e7',
            '2c3:b4',
            'x@c7',
            '2e7:f6',
            '+@c2',
        ]);
        const placement = nodeAt(study, 4);
        expect(placement.step).toMatchObject({ player: 'white', opens: false });
        expect(placement.step?.turn).toEqual({ number: 2, player: 'white' });
        expect(gameAt(study, endOf(study.root))).toEqual(game);
    });

    test('keeps how it ended', () => {
        const resigned = { ...game, commands: [...game.commands, 'resign white'] };
        const study = studyOfGame(core, resigned);
        expect(study.result).toBe('0-1');
        expect(wholeGame(study)).toEqual(resigned);
        expect(gameAt(study, endOf(study.root))).toEqual(game);
        remove(study, endOf(study.root));
        expect(study.result).toBe('*');
    });
});

describe('walking', () => {
    test('goes by turns', () => {
        const study = studyOfGame(core, game);
        const move = nodeAt(study, 3);
        expect(turnForward(nodeAt(study, 2))).toBe(nodeAt(study, 4));
        expect(turnForward(move)).toBe(nodeAt(study, 4));
        expect(turnBack(nodeAt(study, 4))).toBe(nodeAt(study, 2));
        expect(turnBack(study.root)).toBe(study.root);
        expect(turnForward(endOf(study.root))).toBe(endOf(study.root));
    });

    test('goes to the variations beside a node', () => {
        const study = studyOfGame(core, game);
        const other = play(study, nodeAt(study, 1), 'd8d6');
        expect(beside(nodeAt(study, 2), 1)).toBe(other);
        expect(beside(other, 1)).toBe(nodeAt(study, 2));
        expect(beside(other, -1)).toBe(nodeAt(study, 2));
        expect(beside(nodeAt(study, 1), 1)).toBe(nodeAt(study, 1));
    });
});

describe('changing', () => {
    test('makes variations, promotes and removes them', () => {
        const study = studyOfGame(core, game);
        const branch = play(study, nodeAt(study, 3), 'x@d5');
        expect(isOnMainLine(branch)).toBe(false);
        promote(branch);
        expect(isOnMainLine(branch)).toBe(true);
        expect(mainLine(study).at(-1)).toBe(branch);
        expect(remove(study, branch)).toBe(branch.parent);
        expect(mainLine(study)).toHaveLength(7);
    });

    test('finds what is there already', () => {
        const study = studyOfGame(core, game);
        const again = play(study, study.root, 'c2c3');
        expect(again).toBe(childOf(study.root, 'c2c3'));
        expect(study.root.children).toHaveLength(1);
    });
});

const record = `[Event "Club evening"]
[Site "?"]
[Date "2026.11.15"]
[White "A"]
[Brown "B"]
[Setup "closed"]
[Express "00"]
[Result "1-0"]

{Before all} 1. 2c2-c3! {quiet} (1. {the other way} 3d2-d5 {[%eval 0.40]} 3d8-d6
(1... 2e8-e7?)) 1... 2e8-e7 {[%clk 0:05:12.5] [%eval -0.25] clocked} 2. 2c3:b4 x@c7
(2. 2e2-e3) (2. 2c3:b4 +@d5 2... 2e7-e6) 2... 2e7:f6 +@c2 1-0
`;

describe('records', () => {
    test('come back as they were, in the normal form of the core', () => {
        const normal = core.writeRecord(record);
        const study = readOne(record);
        expect(written(study)).toBe(normal);
        expect(written(readOne(written(study)))).toBe(normal);
    });

    test('branch at a placement, with the move shared', () => {
        const study = readOne(record);
        const move = nodeAt(study, 3);
        expect(texts(move.children)).toEqual(['x@c7', '+@d5']);
        expect(texts(move.parent?.children ?? [])).toEqual(['2c3:b4', '2e2-e3']);
    });

    test('keep notes at the last action of the turn', () => {
        const study = readOne(record);
        expect(nodeAt(study, 1)).toMatchObject({ mark: '!', comment: 'quiet' });
        expect(nodeAt(study, 2)).toMatchObject({
            clockMs: 312_500,
            evaluation: { hundredths: -25, chance: 0.4688 },
            comment: 'clocked',
        });
    });

    test('hold new variations and comments, also with braces', () => {
        const study = readOne(record);
        const node = play(study, nodeAt(study, 5), 'x@d5');
        node.comment = 'either {this} or that';
        node.mark = '!?';
        const text = written(study);
        expect(text).toMatch(/2e7:f6\sx@d5!\?/);
        const again = readOne(text);
        expect(texts(nodeAt(again, 5).children)).toEqual(['+@c2', 'x@d5']);
        expect(nodeAt(again, 5).children[1]?.comment).toBe('either {this} or that');
    });

    test('lose their result when the main line is another', () => {
        const study = readOne(record);
        promote(play(study, study.root, 'd2d5'));
        expect(written(study)).toContain('[Result "*"]');
    });

    test('leave out only variations of placements that the start owes', () => {
        const owing = studyOfGame(core, { ...game, commands: [] });
        expect(hasUnwritten(owing)).toBe(false);
        const fen = core.view({ ...game, commands: game.commands.slice(0, 3) }).fen;
        const study = studyOfGame(core, { start: fen, touchMove: false, commands: ['x@c7'] });
        expect(study.root.children[0]?.step).toMatchObject({ text: 'x@c7', turn: null });
        play(study, study.root, 'x@d5');
        expect(hasUnwritten(study)).toBe(true);
        expect(written(study)).toContain('x@c7 *');
    });
});

describe('keeping', () => {
    test('gives the same study back', () => {
        const study = readOne(record);
        const at = play(study, nodeAt(study, 1), 'd8d6');
        at.comment = 'here';
        const stored: unknown = JSON.parse(JSON.stringify(keep(study, at)));
        const kept = valid(keptForm, stored);
        if (!kept) throw new Error('it is not valid');
        expect(kept).toEqual(stored);
        const restored = restore(core, kept);
        expect(written(restored.study)).toBe(written(study));
        expect(restored.at.comment).toBe('here');
        expect(texts(pathTo(restored.at))).toEqual(['2c2-c3', '3d8-d6']);
        expect(keep(restored.study, restored.at)).toEqual(kept);
    });

    test('refuses what was damaged', () => {
        const kept = keep(studyOfGame(core, game), studyOfGame(core, game).root);
        const nodes = kept.nodes.map((node) => ({ ...node, command: 'a1a2' }));
        expect(() => restore(core, { ...kept, nodes })).toThrow();
        for (const bad of [null, { version: 1 }, { ...kept, nodes: [] }, { ...kept, version: 2 }])
            expect(valid(keptForm, bad)).toBeNull();
    });
});
