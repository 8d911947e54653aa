// Judges the actions of a line: what each position is worth, and how much winning chance each action
// gives away, as `barracuda analyse` does. It knows no engine, but is given a function that looks at a
// position. What was lost, and whether it was a mistake, is for the core to say.
import type { Core, GameText } from '../core/types';
import { type Findings, gameAt, type Judgement, type Study, type StudyNode } from './node';

// What a position is worth; null if it was cancelled.
export type LookAt = (game: GameText, known: Findings | null) => Promise<Findings | null>;

// Judges all actions of a line, the start first in `line`. False if it was cancelled.
export async function judgeLine(
    core: Core,
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
            const judgement = await judge(core, study, node, found, lookAt);
            if (!judgement) return false;
            node.judgement = judgement;
        }
        onJudged(index + 1);
    }
    return true;
}

// The position after a played action has been searched on its own. Before an action is called a
// mistake, so is the position after the best one, so that like is compared with like.
async function judge(
    core: Core,
    study: Study,
    node: StudyNode,
    { chance: played }: Findings,
    lookAt: LookAt,
): Promise<Judgement | null> {
    const { step, parent } = node;
    const choice = parent?.findings?.lines[0]?.actions[0];
    const blameless: Judgement = { lost: 0, mark: null, better: [] };
    if (!step || !parent?.findings || !choice || choice === step.command) return blameless;
    if (step.command === 'forget') return blameless;
    const best = parent.findings.chance;
    const { lost, mark } = core.judge(step.player, { best, played });
    if (!mark) return { lost, mark, better: [] };

    const before = gameAt(study, parent);
    const instead = { ...before, commands: [...before.commands, choice] };
    const checked = await lookAt(instead, null);
    if (!checked) return null;
    const sure = core.judge(step.player, { best, played, checked: checked.chance });
    const line = sure.mark ? [choice, ...(checked.lines[0]?.actions ?? [])] : [];
    return { lost: sure.lost, mark: sure.mark, better: line.slice(0, sure.longest) };
}
