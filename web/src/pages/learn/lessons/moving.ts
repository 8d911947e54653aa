import type { Lesson } from './types';

export const moving: Lesson = {
    id: 'moving',
    title: 'learn.movingTitle',
    summary: 'learn.movingSummary',
    clause: 'r4',
    essential: true,
    face: null,
    steps: [
        {
            id: 'moving-full',
            kind: 'play',
            text: 'lessons.movingFull',
            done: 'lessons.movingFullDone',
            start: '1z5/7/7/7/7/7/3D3/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.movingFullTask',
                    goal: { kind: 'stands', square: 'd6' },
                    targets: ['d6'],
                    solution: 'd3d6',
                    mistake: 'd3d5',
                },
            ],
        },
        {
            id: 'moving-turn',
            kind: 'play',
            text: 'lessons.movingTurn',
            done: 'lessons.movingTurnDone',
            start: '1z5/7/7/7/7/7/3D3/7/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.movingTurnTask',
                    goal: { kind: 'stands', square: 'e5' },
                    targets: ['e5'],
                    solution: 'd3e5',
                    mistake: 'd3d6',
                },
            ],
        },
        {
            id: 'moving-round',
            kind: 'play',
            text: 'lessons.movingRound',
            done: 'lessons.movingRoundDone',
            start: '1z5/7/7/7/7/7/3Z3/3V3/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.movingRoundTask',
                    goal: { kind: 'stands', square: 'e5' },
                    targets: ['e5'],
                    solution: 'd2e5',
                    mistake: 'd2d6',
                },
            ],
        },
        {
            id: 'moving-short',
            kind: 'play',
            text: 'lessons.movingShort',
            done: 'lessons.movingShortDone',
            start: '1z5/7/7/7/7/7/7/3V3/7 w - 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.movingShortTask',
                    goal: { kind: 'stands', square: 'd5' },
                    targets: ['d5'],
                    solution: 'd2d5',
                    mistake: 'd2d6',
                },
            ],
        },
        {
            id: 'moving-which',
            kind: 'which',
            text: 'lessons.movingWhich',
            task: 'lessons.movingWhichTask',
            done: 'lessons.movingWhichDone',
            start: '1z5/7/7/7/D5Z/3ZV2/7/7/7 w - 24 00 1',
            learner: 'white',
            targets: ['d5'],
            options: ['a5d5', 'd4d5', 'e4d5', 'g5d5'],
        },
    ],
};
