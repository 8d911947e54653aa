// What an analysis says about a whole line: the curve of White's chance and the mistakes of both.
import type { PerPlayer, Player } from '../core/types';
import { chanceAt, chanceFor, type Mistake, mistakeOf } from './judgement';
import type { StudyNode } from './node';

export interface Tally extends Record<Mistake, number> {
    actions: number; // that were judged
    lost: number; // thousandths of winning chance, in all
}

const noTally = (): Tally => ({ actions: 0, lost: 0, dubious: 0, mistake: 0, blunder: 0 });

export function tallyOf(line: readonly StudyNode[]): PerPlayer<Tally> {
    const tallies = { white: noTally(), brown: noTally() };
    for (const node of line) {
        const { step, judgement } = node;
        if (!step || !judgement || step.command === 'forget') continue;
        const tally = tallies[step.player];
        tally.actions += 1;
        tally.lost += judgement.lost;
        const mistake = mistakeOf(node);
        if (mistake) tally[mistake] += 1;
    }
    return tallies;
}

// The average winning chance that was kept with an action, in per cent.
export const accuracyOf = (tally: Tally): number | null =>
    tally.actions ? 100 - tally.lost / tally.actions / 10 : null;

export const isMistake = (node: StudyNode): boolean => mistakeOf(node) !== null;

export interface BigLoss {
    readonly node: StudyNode; // the action
    readonly before: number; // the winning chance of the player, 0 to 1
    readonly after: number;
}

// Whether an action of this player gave away much, and what.
export function bigLossAt(node: StudyNode, player: Player): BigLoss | null {
    const { step, judgement, findings } = node;
    if (step?.player !== player || !judgement || !findings) return null;
    if (judgement.mark === null || judgement.mark === '?!') return null;
    const after = chanceFor(player, findings.chance);
    return { node, before: after + judgement.lost / 1000, after };
}

// The next mistake after a node of a line; after the last one, the first again.
export function nextMistake(line: readonly StudyNode[], at: StudyNode): StudyNode | null {
    const place = line.indexOf(at);
    const later = line.find((node, index) => index > place && isMistake(node));
    return later ?? line.find(isMistake) ?? null;
}

export interface CurvePoint {
    readonly index: number; // in the line
    readonly chance: number; // White's
}

export function curveOf(line: readonly StudyNode[]): CurvePoint[] {
    return line.flatMap((node, index) => {
        const chance = chanceAt(node);
        return chance === null ? [] : [{ index, chance }];
    });
}
