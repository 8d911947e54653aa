import type { Lesson } from './types';

export const shuttingIn: Lesson = {
    id: 'shutting-in',
    title: 'learn.shuttingInTitle',
    summary: 'learn.shuttingInSummary',
    clause: 'r8',
    essential: true,
    face: null,
    steps: [
        {
            id: 'shutting-in-last',
            kind: 'play',
            text: 'lessons.shutLast',
            done: 'lessons.shutLastDone',
            start: '7/7/7/3z3/7/7/3D3/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.shutLastTask',
                    goal: { kind: 'ended', ending: 'shut-in', winner: 'white' },
                    targets: ['d6'],
                    solution: 'd3d6',
                    mistake: 'd3c5',
                },
            ],
        },
        {
            id: 'shutting-in-place',
            kind: 'play',
            text: 'lessons.shutPlace',
            done: 'lessons.shutPlaceDone',
            start: 'zx5/7/7/7/3D3/7/7/7/7 w 1 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.shutPlaceTask',
                    goal: { kind: 'ended', ending: 'shut-in', winner: 'white' },
                    targets: ['a8'],
                    solution: 'x@a8',
                    mistake: 'Y@a8',
                    hint: 'lessons.hintFace',
                },
            ],
        },
        {
            id: 'shutting-in-capture',
            kind: 'play',
            text: 'lessons.shutCapture',
            done: 'lessons.shutCaptureDone',
            start: 'zx4d/x6/4V2/7/7/7/3Z3/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.shutCaptureTask',
                    goal: { kind: 'captured', what: 'piece', on: 'g9' },
                    targets: [],
                    solution: 'e7g9',
                    mistake: 'e7e4',
                    hint: 'lessons.hintLock',
                    replies: ['x@g7'],
                },
                {
                    task: 'lessons.shutCapturePlaceTask',
                    goal: { kind: 'ended', ending: 'shut-in', winner: 'white' },
                    targets: [],
                    solution: 'x@d5',
                    mistake: 'x@a9',
                },
            ],
        },
    ],
};

export const express: Lesson = {
    id: 'express',
    title: 'learn.expressTitle',
    summary: 'learn.expressSummary',
    clause: 'r8-2',
    essential: false,
    face: null,
    steps: [
        {
            id: 'express-one',
            kind: 'play',
            text: 'lessons.expressOne',
            done: 'lessons.expressOneDone',
            start: 'zx4v/7/7/7/7/3D3/7/3Z3/7 w 1 24 11 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.expressOneTask',
                    goal: { kind: 'ended', ending: 'express-level', winner: 'white' },
                    targets: [],
                    solution: 'x@a8',
                    mistake: 'x@d9',
                    hint: 'lessons.hintCorner',
                },
            ],
        },
        {
            id: 'express-two',
            kind: 'play',
            text: 'lessons.expressTwo',
            done: 'lessons.expressTwoDone',
            start: '1d3v1/7/7/3z3/7/7/3D3/7/1V5 w - 24 02 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.expressTwoTask',
                    goal: { kind: 'ended', ending: 'express-level', winner: 'white' },
                    targets: [],
                    solution: 'd3d6',
                    mistake: 'd3e5',
                    hint: 'lessons.hintThird',
                },
            ],
        },
        {
            id: 'express-handicap',
            kind: 'play',
            text: 'lessons.expressHandicap',
            done: 'lessons.expressHandicapDone',
            start: '1d5/7/7/3z3/7/7/3D3/7/1V3Z1 w - 24 21 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.expressHandicapTask',
                    goal: { kind: 'ended', ending: 'express-level', winner: 'white' },
                    targets: [],
                    solution: 'd3d6',
                    mistake: 'd3e5',
                },
            ],
        },
    ],
};
