// Growing, pruning and walking the tree of a study.
import type { Said } from './line';
import { type LineStep, noNotes, pathTo, type Study, type StudyNode } from './node';

export const childOf = (node: StudyNode, command: string): StudyNode | undefined =>
    node.children.find((child) => child.step?.command === command);

// The child that a step leads to; it is made if it is new.
export function grow(study: Study, parent: StudyNode, step: LineStep): StudyNode {
    const known = childOf(parent, step.command);
    if (known) return known;
    const { command, text, player, turn, opens } = step;
    const node: StudyNode = {
        id: study.nextId++,
        parent,
        step: { command, text, player, turn, opens },
        children: [],
        ...noNotes(),
    };
    parent.children.push(node);
    return node;
}

// Follows a whole line from the start, growing what is missing; its last node.
export function growLine(study: Study, line: readonly Said[]): StudyNode {
    let node = study.root;
    for (const said of line) {
        const isNew = !childOf(node, said.command);
        node = grow(study, node, said);
        if (isNew) node.draw = said.draw;
    }
    return node;
}

// Makes the line of this node the main one, as far up as it takes.
export function promote(node: StudyNode): void {
    for (let at = node; at.parent; at = at.parent) {
        const siblings = at.parent.children;
        const index = siblings.indexOf(at);
        if (index <= 0) continue;
        siblings.splice(index, 1);
        siblings.unshift(at);
    }
}

// Takes a node and what follows it out of the tree; returns where the reader is then.
export function remove(study: Study, node: StudyNode): StudyNode {
    if (!node.parent) return node;
    node.parent.children.splice(node.parent.children.indexOf(node), 1);
    if (study.resultAt && pathTo(study.resultAt).includes(node)) {
        study.result = '*';
        study.resultAt = null;
        study.ending = [];
    }
    return node.parent;
}

export function endOf(node: StudyNode): StudyNode {
    let at = node;
    while (at.children[0]) at = at.children[0];
    return at;
}

// The main line: the start and what follows it.
export function mainLine(study: Study): StudyNode[] {
    return [study.root, ...pathTo(endOf(study.root))];
}

export const isOnMainLine = (node: StudyNode): boolean =>
    !node.parent || (node.parent.children[0] === node && isOnMainLine(node.parent));

// Where the next turn ends, or the turn under way.
export function turnForward(node: StudyNode): StudyNode {
    let at = node.children[0];
    while (at?.children[0] && !at.children[0].step?.opens) at = at.children[0];
    return at ?? node;
}

// Where the turn of this node began.
export function turnBack(node: StudyNode): StudyNode {
    let at = node;
    while (at.parent && !at.step?.opens) at = at.parent;
    return at.parent ?? at;
}

// The next (1) or previous (-1) of the variations that this node is one of. If it is the only one,
// the place where the line last branched decides.
export function beside(node: StudyNode, by: 1 | -1): StudyNode {
    for (let at = node; at.parent; at = at.parent) {
        const siblings = at.parent.children;
        if (siblings.length < 2) continue;
        const index = (siblings.indexOf(at) + by + siblings.length) % siblings.length;
        return siblings[index] ?? node;
    }
    return node;
}

export function* everyNode(node: StudyNode): Generator<StudyNode> {
    const waiting = [node];
    for (let at = waiting.pop(); at; at = waiting.pop()) {
        yield at;
        waiting.push(...at.children.toReversed());
    }
}
