// A game with its variations: a tree of actions, with comments and findings. The texts of the nodes,
// who acted and where turns begin come from the core; nothing here knows a rule.

import type { EngineLine } from '../core/engine_types';
import { opponentOf } from '../core/players';
import type { GameText, Loss, Player, RecordEvaluation } from '../core/types';

export const marks = ['!', '?', '!!', '??', '!?', '?!'] as const;
export type Mark = (typeof marks)[number];

// What the core says about one action of a line.
export interface LineStep {
    readonly command: string; // an action, or 'forget' (R7.3)
    readonly text: string; // as in a record: '3d8xd5', 'x@c4', '--'
    readonly player: Player; // who acted
    readonly turn: TurnName | null; // none for placements that the start owed
    readonly opens: boolean; // a turn begins with it
}

export interface TurnName {
    readonly number: number;
    readonly player: Player; // who moved
}

// What the engine found in the position after an action.
export interface Findings {
    readonly budget: number; // milliseconds that it was given
    readonly wanted: number; // how many lines it was asked for
    readonly chance: number; // White's, 0 to 1
    readonly lines: readonly EngineLine[]; // none where the game is over
}

export interface Judgement extends Loss {
    readonly better: readonly string[]; // the action to choose, and how the game goes on
}

export interface Notes {
    comment: string;
    commentBefore: string;
    mark: Mark | null;
    clockMs: number | null;
    evaluation: RecordEvaluation | null; // as the record had it
    draw: 'offered' | 'refused' | null; // what was said about a draw by repetition
    findings: Findings | null;
    judgement: Judgement | null;
}

export interface StudyNode extends Notes {
    readonly id: number;
    readonly parent: StudyNode | null; // none: the start
    readonly step: LineStep | null;
    readonly children: StudyNode[]; // the first is the main one
}

export const results = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type RecordResult = (typeof results)[number];
export type Tags = readonly (readonly [string, string])[];

export interface Study {
    readonly start: string; // a FEN
    readonly touchMove: boolean;
    readonly root: StudyNode;
    tags: Tags;
    // How the game ended if the board does not say so, and after which action.
    result: RecordResult;
    resultAt: StudyNode | null;
    ending: readonly string[]; // the commands that say so: 'resign white'
    nextId: number;
}

export const noNotes = (): Notes => ({
    comment: '',
    commentBefore: '',
    mark: null,
    clockMs: null,
    evaluation: null,
    draw: null,
    findings: null,
    judgement: null,
});

export function emptyStudy(start: string): Study {
    const root: StudyNode = { id: 0, parent: null, step: null, children: [], ...noNotes() };
    return {
        start,
        touchMove: false,
        root,
        tags: [],
        result: '*',
        resultAt: null,
        ending: [],
        nextId: 1,
    };
}

// The nodes from the first action to this one.
export function pathTo(node: StudyNode): StudyNode[] {
    const path: StudyNode[] = [];
    for (let at = node; at.parent; at = at.parent) path.push(at);
    return path.reverse();
}

// The commands that a node stands for: its action, and what was said about a draw after it.
export function commandsOf(
    step: Pick<LineStep, 'command' | 'turn'>,
    draw: Notes['draw'],
): string[] {
    if (!draw || !step.turn) return [step.command];
    const offered = [step.command, `offer ${step.turn.player} repetition`];
    return draw === 'offered' ? offered : [...offered, `decline ${opponentOf(step.turn.player)}`];
}

// The game up to a node. Variations are free, so touches bind nobody here.
export function gameAt(study: Study, node: StudyNode): GameText {
    const commands = pathTo(node).flatMap((at) => (at.step ? commandsOf(at.step, at.draw) : []));
    return { start: study.start, touchMove: false, commands };
}
