// A study as the text of a record. It is a draft: the core checks it and gives it its normal form.
import type { RecordEvaluation } from '../core/types';
import { evaluationOf, markOf } from './judgement';
import { lossText } from './loss';
import type { Mark, Study, StudyNode, TurnName } from './node';
import { endOf } from './tree';
import { turnsFrom } from './turns';

// The text of actions after a node, as in a record: '3d8xd5 x@c4 2c2-c4'.
export type LineText = (node: StudyNode, actions: readonly string[]) => string;

export function draftOf(study: Study, lineText: LineText): string {
    const tags: [string, string][] = [
        ...study.tags.map(([name, value]): [string, string] => [name, value]),
        ['FEN', study.start],
        ['Touch', study.touchMove ? 'on' : 'off'],
    ];
    const isOver = study.resultAt === endOf(study.root);
    const onTime = isOver && study.ending.some((command) => command.startsWith('flag'));
    if (onTime && !study.tags.some(([name]) => name === 'Termination'))
        tags.push(['Termination', 'time forfeit']);
    const head = tags.map(([name, value]) => `[${name} "${escaped(value)}"]`);
    const words: string[] = [...comment(study.root.comment)];
    let begin = study.root;
    while (begin.children[0] && !begin.children[0].step?.opens) {
        begin = begin.children[0];
        words.push(begin.step?.text ?? '', ...comment(begin.comment));
    }
    const first = begin.children[0];
    if (first) new Writer(words, lineText).line(begin, first, false);
    words.push(isOver ? study.result : '*');
    return `${head.join('\n')}\n\n${words.join('\n')}\n`;
}

// A record has no place for variations of the placements that the start owed.
export function hasUnwritten(study: Study): boolean {
    let at = study.root;
    while (at.children[0] && !at.children[0].step?.opens) {
        if (at.children.length > 1) return true;
        at = at.children[0];
    }
    return false;
}

const escaped = (value: string) => value.replace(/[\\"]/g, '\\$&');

// Braces cannot hold a closing brace; a comment to the end of the line can.
function comment(text: string): string[] {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (!plain) return [];
    return [plain.includes('}') ? `; ${plain}` : `{${plain}}`];
}

class Writer {
    constructor(
        private readonly words: string[],
        private readonly lineText: LineText,
    ) {}

    line(begin: StudyNode, via: StudyNode, isVariation: boolean): void {
        for (const turn of turnsFrom(begin, via, isVariation)) {
            this.turn(turn.nodes, turn.own);
            for (const branch of turn.branches) this.variation(turn.begin, branch);
        }
    }

    private variation(begin: StudyNode, via: StudyNode): void {
        this.words.push('(');
        this.line(begin, via, true);
        this.words.push(')');
    }

    private turn(turn: readonly StudyNode[], own: readonly StudyNode[]): void {
        const name = turn[0]?.step?.turn;
        const last = turn.at(-1);
        if (!name || !last) return;
        this.words.push(numbered(name));
        for (const node of own) this.words.push(...comment(node.commentBefore));
        this.words.push(...turn.map((node) => node.step?.text ?? ''));
        const mark = markOfTurn(own);
        if (mark) this.words.push(mark);
        const about = [clock(last.clockMs), evaluation(evaluationOf(last))];
        const said = own.map((node) => node.comment);
        this.words.push(...comment([...about, ...said].join(' ')));
        if (last.draw) this.words.push('{[%draw offer]}');
        if (last.draw === 'refused') this.words.push('{[%draw refuse]}');
        for (const node of own) this.better(turn, node);
    }

    // A variation stands for the whole turn: it begins with what was played before the mistake.
    private better(turn: readonly StudyNode[], node: StudyNode): void {
        const { judgement, step, parent } = node;
        if (!judgement?.better.length || !judgement.mark || !step || !parent) return;
        const name = step.turn;
        if (!name) return;
        const before = turn.slice(0, turn.indexOf(node)).map((at) => at.step?.text ?? '');
        const given = !turn.some((at) => at.mark) && worstOfMover(turn) === node;
        const mark = given ? judgement.mark : null;
        this.words.push(
            '(',
            numbered(name),
            `{${lossText(judgement.lost, step.command, mark)}}`,
            ...before,
            this.lineText(parent, judgement.better),
            ')',
        );
    }
}

const numbered = (turn: TurnName) => `${turn.number}${turn.player === 'white' ? '.' : '...'}`;

// The worst action of the player whose turn it is: the mark of a turn is about that player.
function worstOfMover(turn: readonly StudyNode[]): StudyNode | undefined {
    const his = turn.filter((node) => node.step?.player === node.step?.turn?.player);
    const lost = (node: StudyNode) => node.judgement?.lost ?? 0;
    return his.reduce<StudyNode | undefined>(
        (worst, node) => (worst && lost(worst) >= lost(node) ? worst : node),
        undefined,
    );
}

function markOfTurn(turn: readonly StudyNode[]): Mark | null {
    const author = turn.find((node) => node.mark)?.mark;
    const worst = worstOfMover(turn);
    return author ?? (worst ? markOf(worst) : null);
}

const two = (value: number) => String(value).padStart(2, '0');

function clock(ms: number | null): string {
    if (ms === null) return '';
    const seconds = Math.floor(ms / 1000);
    const rest = ms % 1000 ? `.${String(ms % 1000).padStart(3, '0')}` : '';
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return `[%clk ${h}:${two(m)}:${two(s)}${rest}]`;
}

function evaluation(found: RecordEvaluation | null): string {
    if (!found) return '';
    if (found.win !== undefined) return `[%eval #${found.win}]`;
    return `[%eval ${((found.hundredths ?? 0) / 100).toFixed(2)}]`;
}
