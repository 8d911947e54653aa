// The state of a game in an event, as large as our server's, but always the same position.
const fen = '1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1';

export const standing = (number) => ({
    number,
    fen,
    actor: number % 2 === 0 ? 'white' : 'brown',
    owed: 0,
    clocks: { white: 300000, brown: 300000, running: 'white' },
    offers: [],
    outcome: null,
});
