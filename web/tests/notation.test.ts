// Texts of actions as they are shown: which parts are faces.
import { expect, test } from 'vitest';
import { partsOf } from '../src/ui/notation';

test('faces of placements can be drawn, the rest stays as it is', () => {
    expect(partsOf('3d8xd5 x@c4 +@e6')).toEqual([
        { text: '3d8xd5 ', face: null },
        { text: 'x@c4', face: 'x', square: 'c4' },
        { text: ' ', face: null },
        { text: '+@e6', face: '+', square: 'e6' },
    ]);
    expect(partsOf('N@c4')).toEqual([{ text: 'N@c4', face: 'N', square: 'c4' }]);
    expect(partsOf('2c2-c3')).toEqual([{ text: '2c2-c3', face: null }]);
    expect(partsOf('')).toEqual([]);
});

test('what only looks like a placement is left alone', () => {
    for (const text of ['me@b2', 'q@c4', 'x@h4', 'ab x@'])
        expect(partsOf(text)).toEqual([{ text, face: null }]);
});
