export default {
    names: 'Names',
    playerNumber: 'Player {number}',
    whoIsWhite: 'Who has White?',
    expressLevel: 'Express level {level}',
    final: 'With touch-move, a released piece stays where it is, so nothing can be taken back.',
    mayRepeat:
        'The same turns have been played three times in a row. The computer is waiting for you to offer a draw or play on.',
    decide: 'Offer a draw, or play on?',
    clocksWait: 'The clocks are paused.',
    goOn: 'Play on',
    unfinished: 'Your game is not finished',
    linkText:
        'This link leads to another position. If you play it, the game on the board will be lost.',
    fileText: 'The file contains another game. If you open it, the game on the board will be lost.',
    keepPlaying: 'Keep playing',
    playLink: 'Play the linked position',
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
