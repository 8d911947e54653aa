// The tree turn by turn: a turn is a move and the placements that follow it, and whatever differs in
// one of them is another turn. Records and the list of moves are made of this.
import { pathTo, type StudyNode } from './node';

export interface TurnInLine {
    readonly begin: StudyNode; // the node after which the turn begins
    readonly nodes: readonly StudyNode[]; // its actions
    // Those that it does not share with the line that it leaves: notes about the others stand there.
    readonly own: readonly StudyNode[];
    readonly branches: readonly StudyNode[]; // where other lines leave this one, inside the turn
}

// The turns of a line that goes from `begin` through `via`, which lies in its first turn, and then on
// as a main line. A variation leaves the alternatives to `via` to the line that it comes from.
export function* turnsFrom(
    begin: StudyNode,
    via: StudyNode,
    isVariation: boolean,
): Generator<TurnInLine> {
    let from = begin;
    let shared = pathTo(via).length - pathTo(begin).length - 1;
    let branching = isVariation ? shared + 1 : 0;
    for (let next: StudyNode | undefined = via; next; next = from.children[0]) {
        const nodes = turnThrough(from, next);
        const branches = nodes
            .slice(branching)
            .flatMap((node) => node.parent?.children.filter((other) => other !== node) ?? []);
        yield { begin: from, nodes, own: nodes.slice(shared), branches };
        from = nodes.at(-1) ?? next;
        shared = 0;
        branching = 0;
    }
}

function turnThrough(begin: StudyNode, via: StudyNode): StudyNode[] {
    const turn: StudyNode[] = [];
    for (let at: StudyNode | null = via; at && at !== begin; at = at.parent) turn.unshift(at);
    for (let at = via.children[0]; at && !at.step?.opens; at = at.children[0]) turn.push(at);
    return turn;
}
