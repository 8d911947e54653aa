import { describe, expect, it } from 'vitest';
import type { Barragoon, Ending, Explanation, Piece, Reason, SetupFault } from '../src/core/types';
import { t, texts } from '../src/i18n/i18n.svelte';
import { type Language, languages } from '../src/i18n/languages';
import {
    actionSentence,
    boardWords,
    cellText,
    explanationSentence,
    faultSentence,
    outcomeSentence,
} from '../src/i18n/sentences';

// Keys of a record, so that the compiler notices a reason that is missing here.
const keysOf = <K extends string>(record: Record<K, true>) => Object.keys(record) as K[];

const reasons = keysOf<Reason>({
    'moves-to-free-square': true,
    'captures-piece': true,
    'captures-last-piece': true,
    'captures-barragoon': true,
    places: true,
    'already-lost': true,
    'placement-owed': true,
    'nothing-owed': true,
    'square-not-free': true,
    'no-piece-there': true,
    'opponents-piece': true,
    'wrong-distance': true,
    'short-move-onto-occupied': true,
    'own-piece-there': true,
    'two-takes-all-turns': true,
    'piece-in-the-way': true,
    'face-blocks': true,
    'turns-twice': true,
    'turns-after-forced-turn': true,
    'game-over': true,
    'must-deviate': true,
    'touched-piece': true,
    'touched-piece-and-target': true,
    'touched-target': true,
    'nothing-to-forget': true,
    'no-repetition': true,
    'no-offer': true,
});

const endings = keysOf<Ending>({
    'shut-in': true,
    'express-level': true,
    resignation: true,
    'time-out': true,
    'dead-position': true,
    repetition: true,
    agreement: true,
});

const faults = keysOf<SetupFault['kind']>({
    'too-many-pieces': true,
    'no-pieces': true,
    'bad-owed': true,
    'bad-express-level': true,
    'bad-supply': true,
    'too-many-barragoons': true,
    'bad-turn': true,
});

const white3: Piece = { type: 'piece', owner: 'white', value: 3 };
const brown2: Piece = { type: 'piece', owner: 'brown', value: 2 };
const leftTurn: Barragoon = { type: 'barragoon', face: 'N', kind: 'left-turn', heading: 'n' };
const twoWays: Barragoon = { type: 'barragoon', face: '-', kind: 'two-ways', heading: 'e' };
const noWay: Barragoon = { type: 'barragoon', face: 'x', kind: 'no-way', heading: null };

function obstaclesOf(reason: Reason): Explanation['obstacle'][] {
    if (reason === 'face-blocks') return [leftTurn, twoWays, noWay];
    if (reason === 'opponents-piece' || reason === 'own-piece-there') return [brown2];
    return [brown2, leftTurn];
}

function explanation(reason: Reason, obstacle: Explanation['obstacle']): Explanation {
    return {
        legal: false,
        reason,
        clause: 'R1',
        actor: 'white',
        action: 'd2d5',
        from: 'd2',
        to: 'd5',
        square: 'd4',
        step: 2,
        path: ['d3', 'd4', 'd5'],
        mover: white3,
        obstacle,
        full: 3,
        short: 2,
        distance: 4,
        owed: 1,
        ending: null,
    };
}

function expectSentence(text: string): void {
    expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(text).not.toMatch(/[{}|#]|board\.|undefined|null| {2}/);
}

describe.each(Object.keys(languages) as Language[])('in %s', (language) => {
    it.each(reasons)('says why: %s', async (reason) => {
        await texts.speak(language);
        for (const obstacle of obstaclesOf(reason))
            expectSentence(explanationSentence(explanation(reason, obstacle)));
    });

    it.each(endings)('says how it ended: %s', async (ending) => {
        await texts.speak(language);
        const drawn = ['dead-position', 'repetition', 'agreement'].includes(ending);
        const winner = drawn ? null : 'brown';
        expectSentence(outcomeSentence({ winner, ending, clause: 'R8.1' }));
    });

    it.each(faults)('says what is wrong with a position: %s', async (kind) => {
        await texts.speak(language);
        expectSentence(faultSentence({ kind, number: 40, owner: 'brown', value: 2 }));
    });

    it('tells actions', async () => {
        await texts.speak(language);
        const before = { d2: white3, d5: leftTurn };
        expectSentence(actionSentence('white', 'd2d4', before));
        expectSentence(actionSentence('white', 'd2d5', before));
        expectSentence(actionSentence('brown', 'x@e4', before));
        expectSentence(actionSentence('brown', null, before));
    });

    it('has words for the board', async () => {
        await texts.speak(language);
        const words = boardWords();
        const all = [
            words.board,
            words.piece('white', 3),
            words.barragoon('two-ways', 'n'),
            words.face('all-turns'),
            words.heading('w'),
            words.square('d5', cellText(leftTurn), [words.marks.selected]),
            ...Object.values(words.marks),
            words.moves(17, 9, 'brown'),
            words.shutsIn(1),
            words.shutsIn(2),
            words.unknownAction('zz'),
            words.selected('d5', cellText(white3), 1),
            words.ghost('d5', cellText(noWay)),
        ];
        for (const text of all) expect(text).not.toMatch(/[{}|#]|board\.|undefined/);
    });
});

describe('the wording', () => {
    it('is grammatical in German', async () => {
        await texts.speak('de');
        expect(explanationSentence(explanation('piece-in-the-way', brown2))).toBe(
            'Der 3er auf d2 müsste den braunen 2er auf d4 überlaufen, aber Spielsteine kann man nicht überlaufen.',
        );
    });

    it('names the way of a face', async () => {
        await texts.speak('en');
        expect(explanationSentence(explanation('face-blocks', leftTurn))).toBe(
            'The 3 on d2 would have to pass the “Left turn” barragoon on d4, which can only be passed by turning left to the north.',
        );
    });

    it('counts in the way of the language', async () => {
        const freedom = async (language: Language) => {
            await texts.speak(language, ['play', 'unreadable']);
            return t('play.canMove', { movable: 1, pieces: 7 });
        };
        expect(await freedom('de')).toBe('1 von 7 kann ziehen');
        expect(await freedom('es')).toBe('Puede moverse 1 de 7');
        expect(await freedom('it')).toBe('1 su 7 può muoversi');
        expect(await freedom('fr')).toBe('1 sur 7 peut bouger');
        expect(t('unreadable.text-fen-width', { rank: 9, text: '', number: 0 })).toContain(
            ' a 0 case,',
        );
    });

    it('tells a move and a placement', async () => {
        await texts.speak('en');
        expect(actionSentence('white', 'd2d5', { d2: white3 })).toBe(
            'White’s 3 moves from d2 to d5.',
        );
        expect(actionSentence('brown', 'x@e4', {})).toBe(
            'Brown places a barragoon on e4: “no way”.',
        );
    });
});
