// The game definition for both sides of boardgame.io: a move is the text of an action and ends the
// turn.
export const game = {
    name: 'relay',
    setup: () => ({ last: '' }),
    turn: { minMoves: 1, maxMoves: 1 },
    disableUndo: true,
    moves: {
        act: ({ G }, text) => {
            G.last = text;
        },
    },
};
