// Every kind of fault that the contract names, from a text that has it, in every language.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../src/core/core';
import {
    type Core,
    CoreError,
    plainFault,
    type TextFault,
    type TextFaultKind,
} from '../src/core/types';
import { texts } from '../src/i18n/i18n.svelte';
import { type Language, languages } from '../src/i18n/languages';
import english from '../src/i18n/messages/en/unreadable';
import { unreadableSentence } from '../src/i18n/unreadable';

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

const board = '6z/7/7/7/7/7/7/7/Z6';
const fen = (text: string) => () => core.view({ start: text, touchMove: false, commands: [] });
const record = (text: string) => () => core.readRecords(text);

// Text comes from a browser as UTF-8, and behind a result another game begins.
type Impossible = 'not-utf8' | 'behind-result';
const cases: Record<Exclude<TextFaultKind, Impossible>, () => unknown> = {
    'fen-fields': fen(`${board} w`),
    'fen-ranks': fen('7/7'),
    'fen-character': fen('6z/7/7/7/3é3/7/7/7/Z6'),
    'fen-width': fen('6z/7/7/7/6/7/7/7/Z6'),
    'fen-side': fen(`${board} q - 24 00 1`),
    'fen-pending': fen(`${board} w 3 24 00 1`),
    'fen-supply': fen(`${board} w - x 00 1`),
    'fen-express': fen(`${board} w - 24 03 1`),
    'fen-turn': fen(`${board} w - 24 00 x`),
    'fen-faults': fen('6z/7/7/7/7/7/7/7/ZZZ4 w - 23 00 1'),
    'too-long': () => core.setup('x'.repeat(5 << 20)),
    'control-character': record('\u0001'),
    'no-game': record('{only a comment}'),
    unopened: record('2c2-c3 } *'),
    'comment-open': record('2c2-c3 {so'),
    'variation-open': record('2c2-c3 (2c2-c4 *'),
    'no-result': record('2c2-c3'),
    'tag-form': record('[Event x]\n*'),
    'tag-behind-turns': record('2c2-c3 [Event "x"] *'),
    'tag-repeated': record('[Odd "x"]\n[Odd "y"]\n*'),
    'tag-value': record('[Setup "odd"]\n*'),
    'fen-missing': record('[Setup "fen"]\n*'),
    'tag-against-fen': record(`[Setup "closed"]\n[FEN "${board}"]\n*`),
    'tag-against-result': record('[Result "1-0"]\n*'),
    'turn-form': record('e4 *'),
    'wrong-value': record('2d2-d5 *'),
    'wrong-sign': record('3d2xd5 *'),
    illegal: record('1. 3d2-d6 *'),
    'wrong-result': record('[FEN "7/7/7/7/7/z6/7/7/D6"]\n3a1xa4 0-1'),
    'mark-form': record('2c2-c3!!! *'),
    'mark-place': record('! *'),
    'draw-words': record('{[%draw offer]} *'),
    'variation-place': record('(2c2-c3) *'),
    'variation-empty': record('2c2-c3 () *'),
    'variation-depth': record('2c2-c3 ('.repeat(70)),
    damaged: () => core.unpack('AAAA'),
};

function faultOf(call: () => unknown): TextFault | null {
    try {
        call();
    } catch (error) {
        if (error instanceof CoreError) return error.fault;
        throw error;
    }
    return null;
}

const all: [TextFaultKind, () => TextFault | null][] = [
    ...Object.entries(cases).map(([kind, call]): [TextFaultKind, () => TextFault | null] => [
        kind as TextFaultKind,
        () => faultOf(call),
    ]),
    ['not-utf8', () => plainFault('not-utf8')],
    ['behind-result', () => ({ ...plainFault('behind-result'), text: '1.' })],
];

describe.each(Object.keys(languages) as Language[])('in %s', (language) => {
    it.each(all)('says what is wrong: %s', async (kind, find) => {
        await texts.speak(language, ['unreadable']);
        const fault = find();
        expect(fault?.kind).toBe(kind);
        const sentence = fault ? unreadableSentence(fault) : '';
        expect(sentence.length).toBeGreaterThan(15);
        expect(sentence).not.toMatch(/\{(text|expected|tag|number|rank|clause)|[|#]|\bnull\b| {2}/);
        for (const name of ['text', 'expected', 'tag'] as const)
            if (english[`text-${kind}`].includes(`{${name}}`))
                expect(sentence).toContain(fault?.[name] || name);
        if (fault?.place) expect(sentence).toContain(String(fault.place.line));
    });
});

describe('the wording', () => {
    it('names place, text and reason', async () => {
        const fault = faultOf(cases.illegal) as TextFault;
        await texts.speak('en', ['unreadable']);
        expect(unreadableSentence(fault)).toBe(
            'Line 1, turn 1 (White): “3d2-d6” is not possible here (R4.1). The 3 on d2 must move exactly 3 steps or 2, but d6 is 4 steps away.',
        );
        await texts.speak('de');
        expect(unreadableSentence(fault)).toMatch(/^Zeile 1, Zug 1 \(Weiß\): „3d2-d6“ ist hier/);
    });

    it('names everything that is wrong with a position', async () => {
        await texts.speak('en', ['unreadable']);
        expect(unreadableSentence(faultOf(cases['fen-faults']) as TextFault)).toBe(
            'This position cannot be played. White has 3 pieces of value 2: more than a set contains. There are 23 barragoons in the supply: it must be an even number from 0 to 24.',
        );
    });
});
