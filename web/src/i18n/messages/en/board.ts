// The board's words, and sentences made of what the core says. Keys with a hyphen are asked for by
// the core's own names: why-REASON, end-ENDING, fault-KIND, face-KIND and so on (see sentences.ts).
export default {
    board: 'Board',
    free: 'free',
    whitePiece: 'white {value}',
    brownPiece: 'brown {value}',
    theWhitePiece: 'the white {value}',
    theBrownPiece: 'the brown {value}',
    barragoon: 'barragoon, {face}',
    theBarragoon: 'the “{face}” barragoon',

    'face-no-way': 'No way',
    'face-one-way': 'One way',
    'face-two-ways': 'Two ways',
    'face-left-turn': 'Left turn',
    'face-right-turn': 'Right turn',
    'face-all-turns': 'All turns',
    'shows-no-way': 'no way',
    'shows-one-way': 'one way {to}',
    'shows-two-ways-n': 'two ways, north and south',
    'shows-two-ways-e': 'two ways, east and west',
    'shows-left-turn': 'left turn {to}',
    'shows-right-turn': 'right turn {to}',
    'shows-all-turns': 'all turns',
    'heading-n': 'north',
    'heading-e': 'east',
    'heading-s': 'south',
    'heading-w': 'west',
    'to-n': 'to the north',
    'to-e': 'to the east',
    'to-s': 'to the south',
    'to-w': 'to the west',

    'mark-selected': 'selected',
    'mark-destination': 'can be reached',
    'mark-capture': 'can be captured',
    'mark-placeable': 'free for a barragoon',
    'mark-locked': 'cannot move',
    'mark-lastFrom': 'start of the last move',
    'mark-lastTo': 'end of the last move',
    'mark-placed': 'placed last',
    'mark-refused': 'in the way',
    'mark-target': 'target',

    whiteMoves: 'White’s moves {before} → {after}',
    brownMoves: 'Brown’s moves {before} → {after}',
    shutsIn: '{count|shuts in one piece|shuts in # pieces}',
    tray: 'Faces of the barragoon',
    ring: 'Choose a face',
    rotate: 'Rotate',
    confirm: 'Place it',
    cancel: 'Cancel',
    typeAction: 'Type an action, such as d2d5 or x@d5',
    unknownAction:
        '“{text}” is not an action. Type a move such as d2d5 or a placement such as x@d5.',
    selected: '{square}, {content}, selected. {count|One square|# squares} can be reached.',
    ghost: '{content}, about to be placed on {square}. Confirm or change it.',

    goes: '{player}’s {value} moves from {from} to {to}.',
    takes: '{player}’s {value} moves from {from} to {to} and captures {obstacle}.',
    puts: '{player} places a barragoon on {square}: “{face}”.',
    forgets: '{player} forgets to place a barragoon.',

    'why-moves-to-free-square': 'The {value} on {from} moves to {to}.',
    'why-captures-piece': 'The {value} on {from} captures {obstacle} on {square}.',
    'why-captures-last-piece': 'The {value} on {from} captures {obstacle} on {square} and wins.',
    'why-captures-barragoon': 'The {value} on {from} captures {obstacle} on {square}.',
    'why-places': '{player} places a barragoon on {square}.',
    'why-already-lost': '{player} has already lost.',
    'why-placement-owed': '{player} must place a barragoon first.',
    'why-nothing-owed': '{player} has to move a piece: there is no barragoon to place right now.',
    'why-square-not-free': 'A barragoon is placed on a free square, but {square} is occupied.',
    'why-no-piece-there': 'There is no piece on {square}.',
    'why-opponents-piece':
        'The {other} on {square} belongs to {opponent}, but it is {player}’s turn.',
    'why-wrong-distance':
        'The {value} on {from} must move exactly {full} steps or {short}, but {to} is {distance|one step|# steps} away.',
    'why-short-move-onto-occupied':
        'The {value} on {from} reaches {to} only with its short move. A short move never captures, and {to} is occupied.',
    'why-own-piece-there':
        'The {value} on {from} cannot end on {to}: {player} already has a {other} there.',
    'why-two-takes-all-turns': 'A 2 cannot capture the “All turns” barragoon on {to}.',
    'why-piece-in-the-way':
        'The {value} on {from} would have to pass {obstacle} on {square}, but pieces cannot be passed.',
    'why-face-blocks-no-way':
        'The {value} on {from} would have to pass the “No way” barragoon on {square}, which no piece can pass.',
    'why-face-blocks-one-way':
        'The {value} on {from} would have to pass the “One way” barragoon on {square}, which can only be passed straight {to}.',
    'why-face-blocks-two-ways-n':
        'The {value} on {from} would have to pass the “Two ways” barragoon on {square}, which can only be passed straight to the north or south.',
    'why-face-blocks-two-ways-e':
        'The {value} on {from} would have to pass the “Two ways” barragoon on {square}, which can only be passed straight to the east or west.',
    'why-face-blocks-left-turn':
        'The {value} on {from} would have to pass the “Left turn” barragoon on {square}, which can only be passed by turning left {to}.',
    'why-face-blocks-right-turn':
        'The {value} on {from} would have to pass the “Right turn” barragoon on {square}, which can only be passed by turning right {to}.',
    'why-face-blocks-all-turns':
        'The {value} on {from} would have to go straight over the “All turns” barragoon on {square}, but every piece has to turn there.',
    'why-turns-twice':
        'The {value} on {from} would have to turn a second time on {square}, but it may turn only once.',
    'why-turns-after-forced-turn':
        'The {value} on {from} would have to turn a second time on {square}, but a turn forced by a barragoon is the only one allowed in a move.',
    'why-game-over': 'The game is over.',
    'why-must-deviate':
        'This would repeat the sequence once more. The draw by repetition was declined, so something else must be played.',
    'why-touched-piece': '{player} has touched {obstacle} on {square} and has to move it.',
    'why-touched-piece-and-target':
        '{player} has touched {obstacle} on {square} and has to capture it with the touched piece.',
    'why-touched-target': '{player} has touched {obstacle} on {square} and has to capture it.',
    'why-nothing-to-forget': 'There is no placement due that could be forgotten.',
    'why-no-repetition':
        'You can offer a draw by repetition only right after your own turn, once the same turns have been played three times in a row.',
    'why-no-offer': 'The opponent has not offered a draw.',

    'end-shut-in': '{winner} wins: {loser} has no piece that can move.',
    'end-express-level':
        '{winner} wins: {loser} can no longer move enough pieces for {loser}’s Express level.',
    'end-resignation': '{winner} wins: {loser} has resigned.',
    'end-time-out': '{winner} wins: {loser} has run out of time.',
    'end-dead-position': 'Draw: no further capture is possible, and nobody can be shut in.',
    'end-repetition': 'Draw by repetition.',
    'end-agreement': 'Draw by agreement.',
    'end-aborted': 'The game was called off.',
    'end-claimed': '{winner} wins: {loser} did not come back.',
    'end-claimed-draw': 'Draw: one player did not come back.',

    'fault-too-many-pieces':
        '{owner} has {number} pieces of value {value}: more than a set contains.',
    'fault-no-pieces':
        '{owner} has no pieces, so it must be {owner}’s turn to move, with no placement due.',
    'fault-bad-owed': '{number} placements are due: there can only be 0, 1 or 2.',
    'fault-bad-express-level': '{owner}’s Express level is {number}: it must be 0, 1 or 2.',
    'fault-bad-supply':
        'There are {number} barragoons in the supply: it must be an even number from 0 to 24.',
    'fault-too-many-barragoons':
        'Board, supply and placements due add up to {number} barragoons, but there are only 32.',
    'fault-bad-turn': 'The turn number is {number}: it must be from 1 to 9999.',
    expressLevelOf: '{player}: Express level {level}',
} as const;
