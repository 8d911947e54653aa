import type { Lesson } from './types';

export const pieces: Lesson = {
    id: 'capturing-pieces',
    title: 'learn.piecesTitle',
    summary: 'learn.piecesSummary',
    clause: 'r6',
    essential: true,
    face: null,
    steps: [
        {
            id: 'pieces-capture',
            kind: 'play',
            text: 'lessons.piecesCapture',
            done: 'lessons.piecesCaptureDone',
            start: '1d5/7/7/3z3/7/7/3D3/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.piecesCaptureTask',
                    goal: { kind: 'captured', what: 'piece', on: 'd6' },
                    targets: ['d6'],
                    solution: 'd3d6',
                    mistake: 'd3e5',
                    replies: ['x@d7'],
                },
                {
                    task: 'lessons.piecesPlaceTask',
                    goal: { kind: 'acted' },
                    targets: [],
                    solution: 'x@c6',
                    mistake: 'x@d6',
                },
            ],
        },
        {
            id: 'pieces-full',
            kind: 'play',
            text: 'lessons.piecesFull',
            done: 'lessons.piecesFullDone',
            start: '5d1/7/7/7/3z3/7/1V1D3/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.piecesShortTask',
                    goal: { kind: 'refused', reason: 'short-move-onto-occupied' },
                    targets: ['d5'],
                    solution: 'd3d5',
                    mistake: 'd3d4',
                },
                {
                    task: 'lessons.piecesFullTask',
                    goal: { kind: 'captured', what: 'piece', on: 'd5' },
                    targets: ['d5'],
                    solution: 'b3d5',
                    mistake: 'b3d4',
                },
            ],
        },
    ],
};

export const barragoons: Lesson = {
    id: 'capturing-barragoons',
    title: 'learn.barragoonsTitle',
    summary: 'learn.barragoonsSummary',
    clause: 'r7',
    essential: true,
    face: null,
    steps: [
        {
            id: 'barragoons-capture',
            kind: 'play',
            text: 'lessons.barragoonsCapture',
            done: 'lessons.barragoonsCaptureDone',
            start: '1d5/7/7/3x3/7/7/3D3/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.barragoonsCaptureTask',
                    goal: { kind: 'captured', what: 'barragoon', on: 'd6' },
                    targets: ['d6'],
                    solution: 'd3d6',
                    mistake: 'd3e5',
                },
                {
                    task: 'lessons.barragoonsPlaceTask',
                    goal: { kind: 'acted' },
                    targets: [],
                    solution: 'x@b6',
                    mistake: 'x@d6',
                },
            ],
        },
        {
            id: 'barragoons-close',
            kind: 'play',
            text: 'lessons.barragoonsClose',
            done: 'lessons.barragoonsCloseDone',
            start: '7/4v2/7/7/1x5/4Z2/7/1D5/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.barragoonsCloseTask',
                    goal: { kind: 'captured', what: 'barragoon', on: 'b5' },
                    targets: ['b5'],
                    solution: 'b2b5',
                    mistake: 'e4e2',
                },
                {
                    task: 'lessons.barragoonsClosePlaceTask',
                    goal: { kind: 'safe', square: 'e4' },
                    targets: ['e4'],
                    solution: 'x@e6',
                    mistake: '|@e6',
                    hint: 'lessons.hintClose',
                },
            ],
        },
        {
            id: 'barragoons-two',
            kind: 'play',
            text: 'lessons.barragoonsTwo',
            done: 'lessons.barragoonsTwoDone',
            start: '5z1/7/7/7/3+3/1D5/3Z3/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.barragoonsTwoTask',
                    goal: { kind: 'refused', reason: 'two-takes-all-turns' },
                    targets: ['d5'],
                    solution: 'd3d5',
                    mistake: 'd3d4',
                },
                {
                    task: 'lessons.barragoonsThreeTask',
                    goal: { kind: 'captured', what: 'barragoon', on: 'd5' },
                    targets: ['d5'],
                    solution: 'b4d5',
                    mistake: 'b4b7',
                },
            ],
        },
    ],
};
