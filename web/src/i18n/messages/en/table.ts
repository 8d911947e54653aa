export default {
    names: 'Names',
    playerNumber: 'Player {number}',
    whoIsWhite: 'Who has White?',
    expressLevel: 'Express level {level}',
    final: 'Touch-move: what was released is final, so nothing can be taken back.',
    mayRepeat:
        'The same turns were played three times in a row. The computer waits for you to offer a draw or to go on.',
    decide: 'Draw, or go on?',
    clocksWait: 'The clocks stand still.',
    goOn: 'Go on',
    unfinished: 'Your game is not finished',
    linkText:
        'This link brings another position. If you play it, the game on the board will be lost.',
    fileText: 'The file holds another game. If you open it, the game on the board will be lost.',
    keepPlaying: 'Keep playing',
    playLink: 'Play the position of the link',
    openIt: 'Open the file',
    opponent: 'Opponent',
    here: 'Connected',
    gone: 'Not connected',
    reconnecting: 'Reconnecting…',
    lowTime: '{name}: ten seconds left.',
    plan: 'Planned: {from}–{to}',
    planned:
        'Planned: {from} to {to}. It is played on your turn, if it is possible then. Escape cancels it.',
    planVoid: 'The planned move was not played: the game has changed.',
} as const;
