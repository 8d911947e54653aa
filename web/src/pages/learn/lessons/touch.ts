import type { Lesson } from './types';

export const touchMove: Lesson = {
    id: 'touch-move',
    title: 'learn.touchTitle',
    summary: 'learn.touchSummary',
    clause: 'r10',
    essential: false,
    face: null,
    steps: [
        {
            id: 'touch-own',
            kind: 'play',
            text: 'lessons.touchOwn',
            done: 'lessons.touchOwnDone',
            start: '1d5/7/7/7/3x3/7/3D3/5Z1/7 w - 24 00 1',
            learner: 'white',
            touchMove: true,
            before: ['touch d3'],
            parts: [
                {
                    task: 'lessons.touchOtherTask',
                    goal: { kind: 'refused', reason: 'touched-piece' },
                    targets: ['f2', 'f4'],
                    solution: 'f2f4',
                    mistake: 'd3e5',
                },
                {
                    task: 'lessons.touchOwnTask',
                    goal: { kind: 'acted' },
                    targets: ['d3'],
                    solution: 'd3e5',
                    mistake: 'f2f4',
                },
            ],
        },
        {
            id: 'touch-enemy',
            kind: 'play',
            text: 'lessons.touchEnemy',
            done: 'lessons.touchEnemyDone',
            start: '5d1/7/7/3z3/7/1Z5/3D3/7/1V5 w - 24 00 1',
            learner: 'white',
            touchMove: true,
            before: ['touch d6'],
            parts: [
                {
                    task: 'lessons.touchEnemyTask',
                    goal: { kind: 'captured', what: 'piece', on: 'd6' },
                    targets: ['d6'],
                    solution: 'd3d6',
                    mistake: 'b1b5',
                },
            ],
        },
    ],
};
