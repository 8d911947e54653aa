// Six short lessons, one for each face: how it is passed.
import type { Lesson } from './types';

export const noWay: Lesson = {
    id: 'no-way',
    title: 'learn.noWayTitle',
    summary: 'learn.noWaySummary',
    clause: 'r5',
    essential: true,
    face: 'x',
    steps: [
        {
            id: 'no-way-try',
            kind: 'play',
            text: 'lessons.noWayTry',
            done: 'lessons.noWayTryDone',
            start: '1z5/7/7/7/3x3/7/3D3/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.noWayTryTask',
                    goal: { kind: 'refused', reason: 'face-blocks' },
                    targets: ['d6'],
                    solution: 'd3d6',
                    mistake: 'd3e5',
                },
            ],
        },
        {
            id: 'no-way-round',
            kind: 'play',
            text: 'lessons.noWayRound',
            done: 'lessons.noWayRoundDone',
            start: '1z5/7/7/7/3x3/7/3V3/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.noWayRoundTask',
                    goal: { kind: 'stands', square: 'e6' },
                    targets: ['e6'],
                    solution: 'd3e6',
                    mistake: 'd3c6',
                },
            ],
        },
    ],
};

export const oneWay: Lesson = {
    id: 'one-way',
    title: 'learn.oneWayTitle',
    summary: 'learn.oneWaySummary',
    clause: 'r5',
    essential: true,
    face: '^',
    steps: [
        {
            id: 'one-way-pass',
            kind: 'play',
            text: 'lessons.oneWayPass',
            done: 'lessons.oneWayPassDone',
            start: '1z5/7/7/7/3^3/7/3D3/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.oneWayPassTask',
                    goal: { kind: 'stands', square: 'd6' },
                    targets: ['d6'],
                    solution: 'd3d6',
                    mistake: 'd3e5',
                },
            ],
        },
        {
            id: 'one-way-which',
            kind: 'which',
            text: 'lessons.oneWayWhich',
            task: 'lessons.whichPass',
            done: 'lessons.oneWayWhichDone',
            start: '1z5/7/7/7/1D1>1D1/7/3D3/7/7 w - 24 00 1',
            learner: 'white',
            targets: [],
            options: ['b5e5', 'd3d6', 'f5c5'],
        },
    ],
};

export const twoWays: Lesson = {
    id: 'two-ways',
    title: 'learn.twoWaysTitle',
    summary: 'learn.twoWaysSummary',
    clause: 'r5',
    essential: true,
    face: '|',
    steps: [
        {
            id: 'two-ways-pass',
            kind: 'play',
            text: 'lessons.twoWaysPass',
            done: 'lessons.twoWaysPassDone',
            start: '1z5/7/3V3/7/3|3/7/7/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.twoWaysPassTask',
                    goal: { kind: 'stands', square: 'd3' },
                    targets: ['d3'],
                    solution: 'd7d3',
                    mistake: 'd7d4',
                },
            ],
        },
        {
            id: 'two-ways-which',
            kind: 'which',
            text: 'lessons.twoWaysWhich',
            task: 'lessons.whichPass',
            done: 'lessons.twoWaysWhichDone',
            start: '1z5/7/7/7/1D1-1D1/7/3D3/7/7 w - 24 00 1',
            learner: 'white',
            targets: [],
            options: ['b5e5', 'd3d6', 'f5c5'],
        },
    ],
};

export const leftTurn: Lesson = {
    id: 'left-turn',
    title: 'learn.leftTurnTitle',
    summary: 'learn.leftTurnSummary',
    clause: 'r5',
    essential: true,
    face: 'W',
    steps: [
        {
            id: 'left-turn-pass',
            kind: 'play',
            text: 'lessons.leftTurnPass',
            done: 'lessons.leftTurnPassDone',
            start: '1z5/7/7/7/3W3/2x4/3D3/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.leftTurnPassTask',
                    goal: { kind: 'stands', square: 'c5' },
                    targets: ['c5'],
                    solution: 'd3c5',
                    mistake: 'd3e5',
                },
            ],
        },
        {
            id: 'left-turn-on',
            kind: 'play',
            text: 'lessons.leftTurnOn',
            done: 'lessons.leftTurnOnDone',
            start: '1z5/7/7/7/3W3/1x5/3V3/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.leftTurnOnTask',
                    goal: { kind: 'stands', square: 'b5' },
                    targets: ['b5'],
                    solution: 'd3b5',
                    mistake: 'd3c5',
                },
            ],
        },
    ],
};

export const rightTurn: Lesson = {
    id: 'right-turn',
    title: 'learn.rightTurnTitle',
    summary: 'learn.rightTurnSummary',
    clause: 'r5',
    essential: true,
    face: 'e',
    steps: [
        {
            id: 'right-turn-pass',
            kind: 'play',
            text: 'lessons.rightTurnPass',
            done: 'lessons.rightTurnPassDone',
            start: '1z5/7/7/7/V2s3/1x5/7/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.rightTurnPassTask',
                    goal: { kind: 'stands', square: 'd4' },
                    targets: ['d4'],
                    solution: 'a5d4',
                    mistake: 'a5d6',
                },
            ],
        },
        {
            id: 'right-turn-once',
            kind: 'play',
            text: 'lessons.rightTurnOnce',
            done: 'lessons.rightTurnOnceDone',
            start: '1z5/7/7/7/3e3/4x2/2V4/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.rightTurnOnceTask',
                    goal: { kind: 'refused', reason: 'turns-after-forced-turn' },
                    targets: ['e5'],
                    solution: 'c3e5',
                    mistake: 'c3c7',
                },
            ],
        },
    ],
};

export const allTurns: Lesson = {
    id: 'all-turns',
    title: 'learn.allTurnsTitle',
    summary: 'learn.allTurnsSummary',
    clause: 'r5',
    essential: true,
    face: '+',
    steps: [
        {
            id: 'all-turns-try',
            kind: 'play',
            text: 'lessons.allTurnsTry',
            done: 'lessons.allTurnsTryDone',
            start: '1z5/7/7/7/3+3/2x1x2/3D3/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.allTurnsTryTask',
                    goal: { kind: 'refused', reason: 'face-blocks' },
                    targets: ['d6'],
                    solution: 'd3d6',
                    mistake: 'd3e5',
                },
                {
                    task: 'lessons.allTurnsPassTask',
                    goal: { kind: 'stands', square: 'e5' },
                    targets: ['e5'],
                    solution: 'd3e5',
                    mistake: 'd3c5',
                },
            ],
        },
        {
            id: 'all-turns-which',
            kind: 'which',
            text: 'lessons.allTurnsWhich',
            task: 'lessons.allTurnsWhichTask',
            done: 'lessons.allTurnsWhichDone',
            start: '1z5/7/7/7/1D1+3/2x1x2/3D3/7/7 w - 24 00 1',
            learner: 'white',
            targets: [],
            options: ['b5e5', 'd3c5', 'd3d6', 'd3e5'],
        },
    ],
};
