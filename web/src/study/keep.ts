// A study as plain data for the storage of the device, and back. Only commands and notes are kept; the
// core provides everything else again, and refuses what was damaged.
import {
    array,
    boolean,
    fallback,
    literal,
    looseObject,
    minLength,
    nullable,
    number,
    object,
    picklist,
    pipe,
    string,
    tuple,
} from 'valibot';
import type { Core } from '../core/types';
import { stepsOf } from './line';
import {
    commandsOf,
    emptyStudy,
    type Notes,
    noNotes,
    type RecordResult,
    results,
    type Study,
    type StudyNode,
    type Tags,
} from './node';
import { everyNode, grow } from './tree';

interface KeptNode extends Partial<Notes> {
    readonly parent: number; // index; the start has none
    readonly command: string;
}

export interface KeptStudy {
    readonly version: 1;
    readonly start: string;
    readonly touchMove: boolean;
    readonly tags: Tags;
    readonly result: RecordResult;
    readonly resultAt: number | null;
    readonly ending: readonly string[];
    readonly at: number; // where the reader was
    readonly nodes: readonly KeptNode[]; // the start first, parents before their children
}

const texts = array(string());

// What the nodes contain is checked by the core when they are restored.
export const keptForm = object({
    version: literal(1),
    start: string(),
    touchMove: fallback(boolean(), false),
    tags: array(tuple([string(), string()])),
    result: fallback(picklist(results), '*'),
    resultAt: fallback(nullable(number()), null),
    ending: texts,
    at: fallback(number(), 0),
    nodes: pipe(array(looseObject({ parent: number(), command: string() })), minLength(1)),
});

export function keep(study: Study, at: StudyNode): KeptStudy {
    const nodes = [...everyNode(study.root)];
    const indices = new Map(nodes.map((node, index) => [node, index]));
    const indexOf = (node: StudyNode | null) => (node ? (indices.get(node) ?? 0) : 0);
    return {
        version: 1,
        start: study.start,
        touchMove: study.touchMove,
        tags: study.tags,
        result: study.result,
        resultAt: study.resultAt && indexOf(study.resultAt),
        ending: study.ending,
        at: indexOf(at),
        nodes: nodes.map((node) => ({
            parent: indexOf(node.parent),
            command: node.step?.command ?? '',
            ...notesOf(node),
        })),
    };
}

// The notes that say something.
function notesOf(node: StudyNode): Partial<Notes> {
    const keys = Object.keys(noNotes()) as (keyof Notes)[];
    return Object.fromEntries(
        keys.filter((key) => node[key]).map((key) => [key, node[key]]),
    ) as Partial<Notes>;
}

export function restore(core: Core, kept: KeptStudy): { study: Study; at: StudyNode } {
    const start = core.setup(kept.start).fen;
    const study: Study = { ...emptyStudy(start), touchMove: kept.touchMove, tags: kept.tags };
    const nodes: StudyNode[] = [study.root];
    const parents = new Set(kept.nodes.map((node) => node.parent));
    kept.nodes.forEach((_, index) => {
        if (index === 0 || parents.has(index)) return;
        growTo(core, study, kept, nodes, index);
    });
    kept.nodes.forEach((node, index) => {
        const { parent: _parent, command: _command, ...notes } = node;
        const grown = nodes[index];
        if (!grown) return;
        Object.assign(grown, noNotes(), notes);
        const { judgement } = grown;
        if (judgement) grown.judgement = { ...judgement, mark: core.lossMark(judgement.lost) };
    });
    study.result = kept.result;
    study.ending = kept.ending;
    study.resultAt = kept.resultAt === null ? null : (nodes[kept.resultAt] ?? null);
    return { study, at: nodes[kept.at] ?? study.root };
}

// Grows the line from the start to a leaf.
function growTo(core: Core, study: Study, kept: KeptStudy, nodes: StudyNode[], leaf: number): void {
    const path: number[] = [];
    for (let at = leaf; at > 0; at = kept.nodes[at]?.parent ?? 0) path.unshift(at);
    const commands: string[] = [];
    for (const index of path) {
        const { command, draw } = kept.nodes[index] ?? { command: '' };
        commands.push(command);
        // Who offers is known only to the core: the one whose turn has just ended.
        if (draw) {
            const played = stepsOf(core.view({ start: study.start, touchMove: false, commands }));
            const step = played.at(-1);
            if (step) commands.push(...commandsOf(step, draw).slice(1));
        }
    }
    const steps = stepsOf(core.view({ start: study.start, touchMove: false, commands }));
    let node = study.root;
    path.forEach((index, depth) => {
        const step = steps[depth];
        if (!step) return;
        node = grow(study, node, step);
        nodes[index] = node;
    });
}
