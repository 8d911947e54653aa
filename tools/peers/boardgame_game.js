// What both sides of boardgame.io have to know: an action is a text, and then it is the other's turn.
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
