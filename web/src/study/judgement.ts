// From where on an action is a mistake: the winning chance that it gives away, with the bounds of
// `barracuda analyse`, so that both say the same about a game.
import type { Player, RecordEvaluation, Score } from '../core/types';
import { isPlacement } from './line';
import type { Findings, Mark, StudyNode } from './node';

// Lost winning chances, in thousandths.
export const dubiousLoss = 100;
export const mistakeLoss = 200;
export const blunderLoss = 350;
export const longestBetterLine = 8; // actions

export type Fault = 'dubious' | 'mistake' | 'blunder';
export const markOfFault: Record<Fault, Mark> = { dubious: '?!', mistake: '?', blunder: '??' };

export function faultOfLoss(lost: number): Fault | null {
    if (lost >= blunderLoss) return 'blunder';
    if (lost >= mistakeLoss) return 'mistake';
    return lost >= dubiousLoss ? 'dubious' : null;
}

export function markOfLoss(lost: number): Mark | null {
    const fault = faultOfLoss(lost);
    return fault && markOfFault[fault];
}

// The author's mark before that of the engine.
export const markOf = (node: StudyNode): Mark | null =>
    node.mark ?? (node.judgement && markOfLoss(node.judgement.lost));

export const chanceFor = (player: Player, chanceOfWhite: number): number =>
    player === 'white' ? chanceOfWhite : 1 - chanceOfWhite;

export const lossBetween = (hoped: number, reached: number): number =>
    Math.max(0, Math.round((hoped - reached) * 1000));

// White's chance in a score, a draw counting half; the engine counts in the same way.
export function chanceOfScore(score: Score): number {
    if (score.kind === 'win') return 1;
    if (score.kind === 'loss') return 0;
    return 1 / (1 + Math.exp(-score.value / 200));
}

// Engines count actions, records turns. Where the line is not shown to its end, every action that is
// left counts as a turn: more there cannot be.
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

// White's chance behind an action, as far as it is known.
export function chanceAt(node: StudyNode): number | null {
    if (node.findings) return node.findings.chance;
    return node.evaluation && chanceOfScore(scoreOfEvaluation(node.evaluation));
}
