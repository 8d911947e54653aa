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
    theBarragoon: 'the {face} barragoon',

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

    goes: '{player}’s {value} goes from {from} to {to}.',
    takes: '{player}’s {value} goes from {from} to {to} and captures {obstacle}.',
    puts: '{player} places a barragoon on {square}: {face}.',
    forgets: '{player} forgets to place a barragoon.',

    'why-moves-to-free-square': 'The {value} on {from} goes to {to}.',
    'why-captures-piece': 'The {value} on {from} captures {obstacle} on {square}.',
    'why-captures-last-piece': 'The {value} on {from} captures {obstacle} on {square} and wins.',
    'why-captures-barragoon': 'The {value} on {from} captures {obstacle} on {square}.',
    'why-places': '{player} places a barragoon on {square}.',
    'why-already-lost': '{player} has lost already.',
    'why-placement-owed': '{player} has to place a barragoon before anything moves.',
    'why-nothing-owed': '{player} has to move a piece; no barragoon is to be placed now.',
    'why-square-not-free': 'A barragoon is placed on a free square, but {square} is occupied.',
    'why-no-piece-there': 'There is no piece on {square}.',
    'why-opponents-piece': 'The {other} on {square} is {opponent}’s, and it is {player}’s turn.',
    'why-wrong-distance':
        'The {value} on {from} goes exactly {full} steps, or {short}; but {to} is {distance|one step|# steps} away.',
    'why-short-move-onto-occupied':
        'The {value} on {from} reaches {to} only with its short move. A short move never captures, and {to} is occupied.',
    'why-own-piece-there':
        'The {value} on {from} cannot end on {to}: {player}’s own {other} stands there.',
    'why-two-takes-all-turns': 'A 2 cannot capture an All turns barragoon, and {to} holds one.',
    'why-piece-in-the-way':
        'The {value} on {from} would have to pass {obstacle} on {square}, and pieces cannot be passed.',
    'why-face-blocks-no-way':
        'The {value} on {from} would have to pass the No way barragoon on {square}, which lets nobody through.',
    'why-face-blocks-one-way':
        'The {value} on {from} would have to pass the One way barragoon on {square}, which lets pieces through only straight {to}.',
    'why-face-blocks-two-ways-n':
        'The {value} on {from} would have to pass the Two ways barragoon on {square}, which lets pieces through only straight to the north or south.',
    'why-face-blocks-two-ways-e':
        'The {value} on {from} would have to pass the Two ways barragoon on {square}, which lets pieces through only straight to the east or west.',
    'why-face-blocks-left-turn':
        'The {value} on {from} would have to pass the Left turn barragoon on {square}, which lets pieces through only with a left turn {to}.',
    'why-face-blocks-right-turn':
        'The {value} on {from} would have to pass the Right turn barragoon on {square}, which lets pieces through only with a right turn {to}.',
    'why-face-blocks-all-turns':
        'The {value} on {from} would have to pass the All turns barragoon on {square} straight on, but there every piece has to turn.',
    'why-turns-twice':
        'The {value} on {from} would have to turn a second time on {square}, but it may turn only once.',
    'why-turns-after-forced-turn':
        'The {value} on {from} would have to turn a second time on {square}; a turn that a barragoon forces is the only one of the move.',
    'why-game-over': 'The game is over.',
    'why-must-deviate':
        'This would repeat the sequence once more. The draw by repetition was refused, so something else has to be played.',
    'why-touched-piece': '{player} has touched {obstacle} on {square} and has to move it.',
    'why-touched-piece-and-target':
        '{player} has touched {obstacle} on {square} and has to capture it with the touched piece.',
    'why-touched-target': '{player} has touched {obstacle} on {square} and has to capture it.',
    'why-nothing-to-forget': 'No placement is owed that could be forgotten.',
    'why-no-repetition':
        'A draw by repetition can be offered only right after one’s own turn, when the same turns were played three times in a row.',
    'why-no-offer': 'The opponent has not offered a draw.',

    'end-shut-in': '{winner} wins: {loser} has no piece that can move.',
    'end-express-level':
        '{winner} wins: too few of {loser}’s pieces can move for {loser}’s Express level.',
    'end-resignation': '{winner} wins: {loser} has resigned.',
    'end-time-out': '{winner} wins: {loser} has run out of time.',
    'end-dead-position': 'Draw: nobody can ever capture or be shut in again.',
    'end-repetition': 'Draw by repetition.',
    'end-agreement': 'Draw by agreement.',

    'fault-too-many-pieces': '{owner} has {number} pieces of value {value}: more than a set holds.',
    'fault-no-pieces':
        '{owner} has no piece: then {owner} has to be the one to move, with no placement owed.',
    'fault-bad-owed': '{number} placements are owed: it must be 0, 1 or 2.',
    'fault-bad-level': '{owner}’s Express level is {number}: it must be 0, 1 or 2.',
    'fault-bad-supply': 'The supply is {number}: it must be an even number from 0 to 24.',
    'fault-too-many-barragoons':
        'Board, supply and owed placements have {number} barragoons together, but there are only 32.',
    'fault-bad-turn': 'The turn is {number}: it must be a number from 1 to 9999.',
} as const;
