// The variations in which `barracuda analyse` and the app record what an action gave away. They begin
// with the command `[%lost 0.41 d2d5 ??]`: the winning chance that was lost, the action that lost it
// and, if the turn got its mark from the analysis, that mark.
import type { Core, RecordTurn } from '../core/types';
import { commandOf } from './line';
import type { Mark, StudyNode } from './node';

const command = /\[%lost 0\.(\d\d) (\S+?)(?: ([!?]{1,2}))?\]/;

export function lossText(lost: number, action: string, given: Mark | null): string {
    const hundredths = Math.min(Math.floor(lost / 10), 99);
    const digits = String(hundredths).padStart(2, '0');
    return `[%lost 0.${digits} ${action}${given ? ` ${given}` : ''}]`;
}

const hasWords = (turn: RecordTurn, index: number): boolean =>
    Boolean(turn.mark || turn.comment || turn.clockMs !== null || turn.evaluation || turn.draw) ||
    turn.variations.length > 0 ||
    (index > 0 && turn.commentBefore !== '');

// Takes the judgement out of a variation: it is kept at the node of the action. What is left is a
// variation of its own only if somebody has written into it. `turn` are the nodes of the turn that
// the variation replaces; its last one has the mark.
export function takeLoss(
    core: Core,
    variation: readonly RecordTurn[],
    turn: readonly StudyNode[],
    last: StudyNode,
): readonly RecordTurn[] | null {
    const first = variation[0];
    const found = first && command.exec(first.commentBefore);
    if (!found) return variation;
    const [text, digits, action, given] = found;
    const index = turn.findIndex((node) => node.step?.command === action);
    const node = turn[index];
    if (!node) return variation;
    if (given && last.mark === given) last.mark = null;
    const edited = text.length !== first.commentBefore.length || variation.some(hasWords);
    const actions = variation.flatMap((part) => part.actions.map(commandOf));
    const lost = Number(digits) * 10;
    const better = edited ? [] : actions.slice(index);
    node.judgement = { lost, mark: core.lossMark(lost), better };
    if (!edited) return null;
    const commentBefore = first.commentBefore.replace(text, '').trim();
    return [{ ...first, commentBefore }, ...variation.slice(1)];
}
