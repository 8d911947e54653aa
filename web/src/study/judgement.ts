// What is known about an action: its mark, and what the position after it is worth. The core says what
// a mistake is, as for `barracuda analyse`.

import type { Score } from '../core/engine_types';
import type { LossMark, Player, RecordEvaluation } from '../core/types';
import { isPlacement } from './line';
import type { Findings, Mark, StudyNode } from './node';

export type Mistake = 'dubious' | 'mistake' | 'blunder';

const mistakes: Readonly<Record<LossMark, Mistake>> = {
    '?!': 'dubious',
    '?': 'mistake',
    '??': 'blunder',
};
export const markOfMistake = { dubious: '?!', mistake: '?', blunder: '??' } as const;

// What the engine calls an action.
export function mistakeOf({ judgement }: StudyNode): Mistake | null {
    return judgement?.mark ? mistakes[judgement.mark] : null;
}

// The author's mark, or else the engine's.
export const markOf = (node: StudyNode): Mark | null => node.mark ?? node.judgement?.mark ?? null;

export const chanceFor = (player: Player, chanceOfWhite: number): number =>
    player === 'white' ? chanceOfWhite : 1 - chanceOfWhite;

// Engines count actions, records turns. Where the line is not shown to its end, every action that is
// left counts as a turn, which is the most there can be.
function evaluationOfFindings(findings: Findings): RecordEvaluation | null {
    const best = findings.lines[0];
    if (!best) return findings.chance === 0.5 ? { hundredths: 0 } : null;
    if (best.score.kind === 'points') return { hundredths: best.score.value };
    const moves = best.actions.filter((action) => !isPlacement(action)).length;
    const turns = moves + Math.max(0, best.score.value - best.actions.length);
    return { win: best.score.kind === 'win' ? turns : -turns };
}

export const evaluationOf = (node: StudyNode): RecordEvaluation | null =>
    (node.findings && evaluationOfFindings(node.findings)) ?? node.evaluation;

export function scoreOfEvaluation(evaluation: RecordEvaluation): Score {
    const win = evaluation.win;
    if (win === undefined) return { kind: 'points', value: evaluation.hundredths ?? 0 };
    return { kind: win < 0 ? 'loss' : 'win', value: Math.abs(win) };
}

// White's chance after an action, if it is known.
export const chanceAt = (node: StudyNode): number | null =>
    node.findings?.chance ?? node.evaluation?.chance ?? null;
