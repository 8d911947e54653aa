import type { Lesson } from './types';

export const ending: Lesson = {
    id: 'end-and-draws',
    title: 'learn.endTitle',
    summary: 'learn.endSummary',
    clause: 'r9',
    essential: false,
    face: null,
    steps: [
        {
            id: 'end-both',
            kind: 'play',
            text: 'lessons.endBoth',
            done: 'lessons.endBothDone',
            start: 'zx5/7/7/7/7/7/7/6x/5>Z w 1 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.endBothTask',
                    goal: { kind: 'ended', ending: 'shut-in', winner: 'white' },
                    targets: [],
                    solution: 'x@a8',
                    mistake: 'x@a7',
                    hint: 'lessons.hintCorner',
                },
            ],
        },
        {
            id: 'end-dead',
            kind: 'play',
            text: 'lessons.endDead',
            done: 'lessons.endDeadDone',
            start: '5+z/5+1/5++/7/7/7/+6/1+5/Z+5 w 1 24 00 1',
            learner: 'white',
            parts: [
                {
                    task: 'lessons.endDeadTask',
                    goal: { kind: 'ended', ending: 'dead-position', winner: null },
                    targets: ['b3'],
                    solution: '+@b3',
                    mistake: 'x@b3',
                    hint: 'lessons.hintDead',
                },
            ],
        },
        {
            id: 'end-agreement',
            kind: 'play',
            text: 'lessons.endAgreement',
            done: 'lessons.endAgreementDone',
            start: '4v2/7/2d4/7/4x2/7/2D4/7/4V2 w - 24 00 1',
            learner: 'white',
            before: ['offer brown agreement'],
            parts: [
                {
                    task: 'lessons.endAgreementTask',
                    goal: { kind: 'ended', ending: 'agreement', winner: null },
                    targets: [],
                    solution: 'accept white',
                    mistake: 'decline white',
                    buttons: [
                        { command: 'accept white', label: 'lessons.acceptDraw' },
                        { command: 'decline white', label: 'lessons.declineDraw' },
                    ],
                },
            ],
        },
        {
            id: 'end-repetition',
            kind: 'play',
            text: 'lessons.endRepetition',
            done: 'lessons.endRepetitionDone',
            start: '7/1d5/7/7/7/7/7/5D1/7 b - 24 00 1',
            learner: 'white',
            before: [
                ...['b8b6', 'f2f4', 'b6b8', 'f4f2'],
                ...['b8b6', 'f2f4', 'b6b8', 'f4f2'],
                ...['b8b6', 'f2f4', 'b6b8'],
            ],
            parts: [
                {
                    task: 'lessons.endRepetitionTask',
                    goal: { kind: 'stands', square: 'f2' },
                    targets: ['f2'],
                    solution: 'f4f2',
                    mistake: 'f4f7',
                },
                {
                    task: 'lessons.endRepetitionOfferTask',
                    goal: { kind: 'offered', draw: 'repetition' },
                    targets: [],
                    solution: 'offer white repetition',
                    mistake: 'resign white',
                    replies: ['accept brown'],
                    buttons: [
                        { command: 'offer white repetition', label: 'lessons.offerRepetition' },
                    ],
                },
            ],
        },
        {
            id: 'end-deviate',
            kind: 'play',
            text: 'lessons.endDeviate',
            done: 'lessons.endDeviateDone',
            start: '7/1d5/7/7/7/7/7/5D1/7 w - 24 00 1',
            learner: 'white',
            before: [
                ...['f2f4', 'b8b6', 'f4f2', 'b6b8'],
                ...['f2f4', 'b8b6', 'f4f2', 'b6b8'],
                ...['f2f4', 'b8b6', 'f4f2', 'b6b8'],
                'offer brown repetition',
            ],
            parts: [
                {
                    task: 'lessons.endDeclineTask',
                    goal: { kind: 'deviating' },
                    targets: [],
                    solution: 'decline white',
                    mistake: 'accept white',
                    buttons: [
                        { command: 'decline white', label: 'lessons.declineDraw' },
                        { command: 'accept white', label: 'lessons.acceptDraw' },
                    ],
                },
                {
                    task: 'lessons.endDeviateTask',
                    goal: { kind: 'acted' },
                    targets: [],
                    solution: 'f2d3',
                    mistake: 'f2f4',
                },
            ],
        },
    ],
};
