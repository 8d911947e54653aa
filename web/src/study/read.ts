// Studies from games and records.
import type { Core, GameRecord, GameText, GameView, RecordTurn } from '../core/types';
import { commandOf, stepsOf } from './line';
import { takeLoss } from './loss';
import {
    commandsOf,
    emptyStudy,
    gameAt,
    type Mark,
    marks,
    pathTo,
    type RecordResult,
    results,
    type Study,
    type StudyNode,
    type Tags,
} from './node';
import { childOf, endOf, grow, growLine } from './tree';

// How a record gives the end of a game.
export function resultOf(view: GameView): RecordResult {
    if (!view.outcome) return '*';
    if (!view.outcome.winner) return '1/2-1/2';
    return view.outcome.winner === 'white' ? '1-0' : '0-1';
}

function resultIn(tags: Tags): RecordResult | null {
    const [, text] = tags.find(([name]) => name === 'Result') ?? [];
    return results.find((result) => result === text) ?? null;
}

// What was said after the last action, which may have ended the game.
function endingOf(game: GameText): string[] {
    const last = game.commands.findLastIndex((command) => !command.includes(' '));
    return game.commands.slice(last + 1).filter((command) => !command.startsWith('touch'));
}

// The main line with its ending, if it is still the game that was read.
export function wholeGame(study: Study): GameText {
    const end = endOf(study.root);
    if (study.resultAt !== end || !end.parent) return gameAt(study, end);
    const before = gameAt(study, end.parent);
    const last = end.step ? [end.step.command] : [];
    return { ...before, commands: [...before.commands, ...last, ...study.ending] };
}

// The tags may tell how a game ended where the game does not, as when it was claimed.
export function studyOfGame(core: Core, game: GameText, tags: Tags = []): Study {
    const start = core.setup(game.start).fen;
    const view = core.view({ ...game, start });
    const study: Study = { ...emptyStudy(start), touchMove: game.touchMove, tags: otherTags(tags) };
    study.resultAt = growLine(study, stepsOf(view));
    study.result = view.outcome ? resultOf(view) : (resultIn(tags) ?? '*');
    study.ending = endingOf(game);
    return study;
}

// Tags whose meaning a study keeps as values of its own.
const ownTags = ['Setup', 'FEN', 'Express', 'Touch', 'Result'];

export const otherTags = (tags: Tags): Tags => tags.filter(([name]) => !ownTags.includes(name));

export function studyOfRecord(core: Core, record: GameRecord): Study {
    const study: Study = {
        ...emptyStudy(record.start),
        touchMove: record.touchMove,
        tags: otherTags(Object.entries(record.tags)),
        result: record.result,
        ending: endingOf(record.game),
    };
    study.root.comment = record.comment;
    const line = stepsOf(core.view(record.game)).slice(0, record.placements.length);
    study.resultAt = addTurns(core, study, growLine(study, line), record.turns);
    return study;
}

// Adds the turns of a line that begins at a node, with their variations; the last node.
function addTurns(
    core: Core,
    study: Study,
    from: StudyNode,
    turns: readonly RecordTurn[],
): StudyNode {
    const game = gameAt(study, from);
    const commands = turns.flatMap(commandsOfTurn);
    const steps = stepsOf(core.view({ ...game, commands: [...game.commands, ...commands] }));
    let at = from;
    let depth = pathTo(from).length;
    for (const turn of turns) {
        const begin = at;
        let firstNew: StudyNode | null = null;
        for (const action of turn.actions) {
            const step = steps[depth++];
            if (!step) return at;
            const isNew = !childOf(at, commandOf(action));
            at = grow(study, at, step);
            if (isNew) firstNew ??= at;
        }
        annotate(firstNew ?? at, at, turn);
        for (const variation of turn.variations) {
            const rest = takeLoss(core, variation, pathFrom(begin, at), at);
            if (rest) addTurns(core, study, begin, rest);
        }
    }
    return at;
}

function commandsOfTurn(turn: RecordTurn): string[] {
    const commands = turn.actions.map(commandOf);
    const last = commands.pop();
    if (last === undefined) return [];
    return [...commands, ...commandsOf({ command: last, turn }, turn.draw)];
}

function pathFrom(begin: StudyNode, end: StudyNode): StudyNode[] {
    return pathTo(end).slice(pathTo(begin).length);
}

// A record comments on turns: what follows a turn belongs to its last action, and what precedes it to
// the first action that is not shared with another line.
function annotate(first: StudyNode, last: StudyNode, turn: RecordTurn): void {
    const joined = (a: string, b: string) => (a && b && a !== b ? `${a} ${b}` : a || b);
    first.commentBefore = joined(first.commentBefore, turn.commentBefore);
    last.comment = joined(last.comment, turn.comment);
    last.mark ??= marks.find((mark) => mark === turn.mark) ?? (null as Mark | null);
    last.clockMs ??= turn.clockMs;
    last.evaluation ??= turn.evaluation;
    last.draw ??= turn.draw;
}
