// How the list of moves is laid out: the main line in rows of two turns, and between them, as running
// text, comments on a turn and what could have been played instead.
import { markOf, mistakeOf } from './judgement';
import type { Mark, Study, StudyNode } from './node';
import { type TurnInLine, turnsFrom } from './turns';

// An action as it is shown; a new object whenever something about it may have changed.
export interface ShownAction {
    readonly node: StudyNode;
    readonly mark: Mark | null;
}

const shown = (node: StudyNode): ShownAction => ({ node, mark: markOf(node) });

export type Item =
    | { readonly kind: 'number'; readonly text: string }
    | ({ readonly kind: 'action'; readonly shared: boolean } & ShownAction)
    | { readonly kind: 'comment'; readonly node: StudyNode; readonly text: string }
    | { readonly kind: 'better'; readonly node: StudyNode }
    | { readonly kind: 'line'; readonly first: StudyNode; readonly items: readonly Item[] };

export type Block =
    | {
          readonly kind: 'row';
          readonly number: number | null; // none: placements that the start owed
          readonly white: readonly ShownAction[] | null;
          readonly brown: readonly ShownAction[] | null;
      }
    | { readonly kind: 'notes'; readonly items: readonly Item[] };

export function blocksOf(study: Study): Block[] {
    const blocks: Block[] = [];
    const first = study.root.children[0];
    if (study.root.comment) {
        const text = study.root.comment;
        blocks.push({ kind: 'notes', items: [{ kind: 'comment', node: study.root, text }] });
    }
    if (!first) return blocks;
    for (const turn of turnsFrom(study.root, first, false)) {
        addRow(blocks, turn);
        const items = notesOf(turn);
        if (items.length) blocks.push({ kind: 'notes', items });
    }
    return blocks;
}

function addRow(blocks: Block[], { nodes }: TurnInLine): void {
    const name = nodes[0]?.step?.turn ?? null;
    const last = blocks.at(-1);
    const number = name?.number ?? null;
    if (name?.player === 'brown' && last?.kind === 'row' && last.number === number && !last.brown) {
        blocks[blocks.length - 1] = { ...last, brown: nodes.map(shown) };
        return;
    }
    const isBrown = name?.player === 'brown';
    blocks.push({
        kind: 'row',
        number,
        white: isBrown ? null : nodes.map(shown),
        brown: isBrown ? nodes.map(shown) : null,
    });
}

function notesOf({ begin, own, branches }: TurnInLine): Item[] {
    const items: Item[] = [];
    for (const node of own) {
        for (const text of [node.commentBefore, node.comment])
            if (text) items.push({ kind: 'comment', node, text });
        if (node.judgement?.better.length && mistakeOf(node)) items.push({ kind: 'better', node });
    }
    for (const via of branches)
        items.push({ kind: 'line', first: via, items: lineItems(begin, via) });
    return items;
}

function lineItems(begin: StudyNode, via: StudyNode): Item[] {
    const items: Item[] = [];
    let numbered = true; // the next turn needs its number, even if it is Brown's
    for (const turn of turnsFrom(begin, via, true)) {
        const name = turn.nodes[0]?.step?.turn;
        if (name && (numbered || name.player === 'white'))
            items.push({
                kind: 'number',
                text: `${name.number}${name.player === 'white' ? '.' : '…'}`,
            });
        for (const node of turn.nodes)
            items.push({ kind: 'action', ...shown(node), shared: !turn.own.includes(node) });
        const notes = notesOf(turn);
        items.push(...notes);
        numbered = notes.length > 0;
    }
    return items;
}
