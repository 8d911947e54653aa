// The rules page as data: its clauses, by their numbers, and boards to try them out.
import type { Key } from '../../i18n/areas';

export interface Diagram {
    readonly caption: Key;
    readonly start: string; // a FEN
    readonly touchMove?: boolean;
}

// What is ours: a ruling where the printed rules leave a case open, an addition where they are silent.
export type Supplement = 'ruling' | 'addition';

export interface SubClause {
    readonly text: Key;
    readonly mark?: Supplement;
}

export interface Clause {
    readonly number: string; // '4.8'; its anchor is r4-8
    readonly text: Key;
    readonly mark?: Supplement;
    readonly points?: readonly SubClause[];
}

export interface Section {
    readonly id: string; // the anchor
    readonly title: Key;
    readonly intro?: Key;
    readonly introMark?: Supplement;
    readonly clauses: readonly Clause[];
    readonly diagrams: readonly Diagram[];
}

export const anchorOf = (clause: Clause): string => `r${clause.number.replace('.', '-')}`;

export const sections: readonly Section[] = [
    {
        id: 'r1',
        title: 'rules.r1-title',
        clauses: [
            { number: '1.1', text: 'rules.r1-1' },
            { number: '1.2', text: 'rules.r1-2' },
            { number: '1.3', text: 'rules.r1-3' },
            { number: '1.4', text: 'rules.r1-4' },
            { number: '1.5', text: 'rules.r1-5' },
        ],
        diagrams: [],
    },
    {
        id: 'r2',
        title: 'rules.r2-title',
        clauses: [
            { number: '2.1', text: 'rules.r2-1' },
            { number: '2.2', text: 'rules.r2-2' },
            { number: '2.3', text: 'rules.r2-3' },
        ],
        diagrams: [
            {
                caption: 'rules.r2-closed',
                start: '1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1',
            },
            {
                caption: 'rules.r2-open',
                start: '1vd1dv1/2zdz2/7/1+3+1/+1+1+1+/1+3+1/7/2ZDZ2/1VD1DV1 w - 24 00 1',
            },
        ],
    },
    {
        id: 'r3',
        title: 'rules.r3-title',
        clauses: [
            { number: '3.1', text: 'rules.r3-1' },
            {
                number: '3.2',
                text: 'rules.r3-2',
                points: [
                    { text: 'rules.r3-2-free' },
                    { text: 'rules.r3-2-barragoon' },
                    { text: 'rules.r3-2-piece' },
                ],
            },
            { number: '3.3', text: 'rules.r3-3' },
        ],
        diagrams: [],
    },
    {
        id: 'r4',
        title: 'rules.r4-title',
        clauses: [
            { number: '4.1', text: 'rules.r4-1' },
            { number: '4.2', text: 'rules.r4-2' },
            { number: '4.3', text: 'rules.r4-3' },
            { number: '4.4', text: 'rules.r4-4' },
            { number: '4.5', text: 'rules.r4-5' },
            { number: '4.6', text: 'rules.r4-6' },
            { number: '4.7', text: 'rules.r4-7' },
            { number: '4.8', text: 'rules.r4-8' },
            { number: '4.9', text: 'rules.r4-9', mark: 'ruling' },
            { number: '4.10', text: 'rules.r4-10' },
        ],
        diagrams: [
            { caption: 'rules.r4-diagram', start: '5d1/7/7/3z3/5x1/7/1V1D3/5Z1/7 w - 24 00 1' },
        ],
    },
    {
        id: 'r5',
        title: 'rules.r5-title',
        intro: 'rules.r5-intro',
        clauses: [
            { number: '5.1', text: 'rules.r5-1' },
            { number: '5.2', text: 'rules.r5-2' },
        ],
        diagrams: [],
    },
    {
        id: 'r6',
        title: 'rules.r6-title',
        clauses: [
            { number: '6.1', text: 'rules.r6-1' },
            { number: '6.2', text: 'rules.r6-2' },
            { number: '6.3', text: 'rules.r6-3' },
            { number: '6.4', text: 'rules.r6-4', mark: 'ruling' },
            { number: '6.5', text: 'rules.r6-5', mark: 'ruling' },
        ],
        diagrams: [
            { caption: 'rules.r6-diagram', start: '1d3v1/7/7/3z3/5|1/7/3D3/4V2/7 w - 24 00 1' },
        ],
    },
    {
        id: 'r7',
        title: 'rules.r7-title',
        clauses: [
            { number: '7.1', text: 'rules.r7-1' },
            { number: '7.2', text: 'rules.r7-2' },
            { number: '7.3', text: 'rules.r7-3', points: [{ text: 'rules.r7-3-enter' }] },
        ],
        diagrams: [
            { caption: 'rules.r7-diagram', start: '1v3d1/7/7/7/3D3/7/7/2Z2V1/7 w 1 24 00 1' },
        ],
    },
    {
        id: 'r8',
        title: 'rules.r8-title',
        clauses: [
            { number: '8.1', text: 'rules.r8-1' },
            {
                number: '8.2',
                text: 'rules.r8-2',
                points: [{ text: 'rules.r8-2-handicap' }, { text: 'rules.r8-2-cubes' }],
            },
            { number: '8.3', text: 'rules.r8-3' },
            { number: '8.4', text: 'rules.r8-4', mark: 'addition' },
        ],
        diagrams: [
            { caption: 'rules.r8-diagram', start: 'zx5/7/7/7/3D3/7/7/7/7 w 1 24 00 1' },
            { caption: 'rules.r8-express', start: 'zx4v/7/7/7/7/3D3/7/3Z3/7 w 1 24 11 1' },
            {
                caption: 'rules.r8-cubes',
                start: '1d5/7/7/3z3/7/7/3D3/7/1V3Z1 w - 24 21 1',
            },
        ],
    },
    {
        id: 'r9',
        title: 'rules.r9-title',
        clauses: [
            { number: '9.1', text: 'rules.r9-1', mark: 'ruling' },
            {
                number: '9.2',
                text: 'rules.r9-2',
                points: [
                    { text: 'rules.r9-2-accept' },
                    { text: 'rules.r9-2-refuse' },
                    { text: 'rules.r9-2-count', mark: 'ruling' },
                    { text: 'rules.r9-2-deviate', mark: 'ruling' },
                    { text: 'rules.r9-2-again', mark: 'ruling' },
                ],
            },
            { number: '9.3', text: 'rules.r9-3', mark: 'addition' },
        ],
        diagrams: [
            { caption: 'rules.r9-diagram', start: '5+z/5+1/5++/7/7/7/+6/1+5/Z+5 w 1 24 00 1' },
        ],
    },
    {
        id: 'r10',
        title: 'rules.r10-title',
        intro: 'rules.r10-intro',
        introMark: 'ruling',
        clauses: [
            { number: '10.1', text: 'rules.r10-1' },
            { number: '10.2', text: 'rules.r10-2' },
            { number: '10.3', text: 'rules.r10-3' },
            { number: '10.4', text: 'rules.r10-4', mark: 'ruling' },
        ],
        diagrams: [
            {
                caption: 'rules.r10-diagram',
                start: '1d3v1/7/7/3z3/5x1/7/3D3/4V2/7 w - 24 00 1',
                touchMove: true,
            },
        ],
    },
];
