// Judges the actions of a line with an engine: what each position is worth, and how much winning
// chance each action gives away, in the way of `barracuda analyse`. Knows no engine: it is given a
// function that looks at a position.
import type { GameText } from '../core/types';
import { chanceFor, faultOfLoss, longestBetterLine, lossBetween } from './judgement';
import { type Findings, gameAt, type Judgement, type Study, type StudyNode } from './node';

// What a position is worth; null if it was cancelled.
export type LookAt = (game: GameText, known: Findings | null) => Promise<Findings | null>;

// Judges all actions of a line, the start first in `line`. False if it was cancelled.
export async function judgeLine(
    study: Study,
    line: readonly StudyNode[],
    lookAt: LookAt,
    onJudged: (done: number) => void,
): Promise<boolean> {
    for (const [index, node] of line.entries()) {
        const found = await lookAt(gameAt(study, node), node.findings);
        if (!found) return false;
        node.findings = found;
        if (node.parent?.findings) {
            const judgement = await judge(study, node, node.parent.findings, found, lookAt);
            if (!judgement) return false;
            node.judgement = judgement;
        }
        onJudged(index + 1);
    }
    return true;
}

// The position behind a played action has been searched by itself; before a mistake is called one,
// the position behind the best action is, too, so that like is compared with like.
async function judge(
    study: Study,
    node: StudyNode,
    best: Findings,
    played: Findings,
    lookAt: LookAt,
): Promise<Judgement | null> {
    const choice = best.lines[0]?.actions[0];
    const { step, parent } = node;
    const blameless: Judgement = { lost: 0, better: [] };
    if (!step || !parent || !choice || choice === step.command) return blameless;
    if (step.command === 'forget') return blameless;
    const reached = chanceFor(step.player, played.chance);
    const hoped = chanceFor(step.player, best.chance);
    const lost = lossBetween(hoped, reached);
    if (!faultOfLoss(lost)) return { lost, better: [] };

    const before = gameAt(study, parent);
    const instead = { ...before, commands: [...before.commands, choice] };
    const checked = await lookAt(instead, null);
    if (!checked) return null;
    const sure = lossBetween(Math.min(hoped, chanceFor(step.player, checked.chance)), reached);
    if (!faultOfLoss(sure)) return { lost: sure, better: [] };
    const line = [choice, ...(checked.lines[0]?.actions ?? [])];
    return { lost: sure, better: line.slice(0, longestBetterLine) };
}
