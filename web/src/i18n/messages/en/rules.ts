export default {
    title: 'The rules of Barragoon',
    intro: 'The complete rules in plain words. Try everything out on the boards: you play both sides, and whatever is not allowed is explained.',
    rulings:
        'Where the printed rules leave a case open, we have settled it and marked it as a ruling.',
    ruling: 'Ruling',
    contents: 'Contents',
    tryIt: 'Try it',
    reset: 'Reset',
    whiteMoves: 'White to move.',
    brownMoves: 'Brown to move.',
    whitePlaces: 'White places a barragoon.',
    brownPlaces: 'Brown places a barragoon.',
    loading: 'Setting up the board…',
    failed: 'The boards could not be loaded. The text is complete without them.',
    toLessons: 'Prefer to learn by doing? Take the lessons.',

    'r1-title': 'Board and material',
    'r1-1': 'Barragoon is a game for two, White and Brown. White goes first.',
    'r1-2': 'The board has 63 squares: seven files, a to g from White’s left, and nine ranks, 1 to 9 from White’s side.',
    'r1-3': 'Each player has seven **pieces**: two 2s, three 3s and two 4s. The pips say how far a piece moves.',
    'r1-4': 'There are 32 black cubes, the **barragoons**. They belong to nobody. Eight start on the board, the other 24 lie beside it: the **supply**.',
    'r1-5': 'The colours are drawn by lot before the game.',

    'r2-title': 'Set-up',
    'r2-1': 'White’s 4s start on b1 and f1, the 3s on c1, e1 and d2, the 2s on c2 and e2. Brown’s pieces stand opposite, mirrored across the fifth rank: 4s on b9 and f9, 3s on c9, e9 and d8, 2s on c8 and e8.',
    'r2-2': 'The eight barragoons start on b4, f4, a5, c5, e5, g5, b6 and f6.',
    'r2-3': 'In the normal, **closed** set-up all eight show “No way”. In the **open** set-up all eight show “All turns”.',
    'r2-closed': 'The closed set-up. Make a few moves!',
    'r2-open': 'The open set-up.',

    'r3-title': 'Turns and actions',
    'r3-1': 'The players take turns, and nobody may pass. A turn is the move of one piece, followed by the placements that it causes.',
    'r3-2': 'A single decision, moving a piece or placing one barragoon, is called an **action**. A turn has one to three of them:',
    'r3-2-free': 'A move to a free square ends the turn at once.',
    'r3-2-barragoon': 'Whoever captures a barragoon places it again; then the turn is over.',
    'r3-2-piece':
        'If a piece is captured, first the opponent places a barragoon, then the captor; then the turn is over. Sometimes nothing is placed, see 6.4 and 6.5.',
    'r3-3': 'As long as a barragoon is waiting to be placed, neither player may do anything else. A move made too early is refused, and you are told which placement comes first.',

    'r4-title': 'Moving',
    'r4-1': 'A piece makes a **full move** of exactly as many steps as it has pips, or a **short move** of exactly one step less. A step leads to the next square, up, down or sideways. The starting square does not count; the destination does, and so does every barragoon on the way.',
    'r4-2': 'The first step may go in any direction. On the way the piece may turn at most once, at a right angle, on a square between start and destination. It never turns back.',
    'r4-3': 'A move leads over free squares, and over barragoons as their face allows. No piece can be passed, neither your own nor your opponent’s.',
    'r4-4': 'A turn forced by a barragoon is the one turn of the move: a piece that has already turned cannot take it, and a piece that has taken it cannot turn again.',
    'r4-5': 'On free squares you choose: straight on or, if the piece has not turned yet, left or right. On a barragoon only what its face allows is possible.',
    'r4-6': 'A **short move** always ends on a free square. It never captures.',
    'r4-7': 'A **full move** ends on a free square, on an opponent’s piece or on a barragoon; whatever stands there is captured. It never ends on your own piece.',
    'r4-8': 'A 2 cannot capture a barragoon that shows “All turns”. Every other piece can capture any barragoon, and a 2 can capture any other face.',
    'r4-9': 'The face of a barragoon says how it is passed, not from which side it is captured: it can be captured from every side. Even a “No way” barragoon, which no piece can pass, can be captured.',
    'r4-10':
        'If several routes lead to the same square, it is the same move. Only start and destination count.',
    'r4-diagram':
        'Moves of the 3 and the 4: full and short, with and without a turn. The brown 2 on d6 can be captured only by a full move.',

    'r5-title': 'The six faces',
    'r5-intro':
        'The face on top says how pieces may **pass** a barragoon. A face with a direction can point any way, so there are 16 ways to place one.',
    'r5-face': 'Face',
    'r5-passing': 'How it is passed',
    'r5-ways': 'Orientations',
    'r5-no-way': 'Not at all. It is a wall on every side.',
    'r5-one-way': 'Straight on, only in the direction of the arrow.',
    'r5-two-ways': 'Straight on along the line, in both directions.',
    'r5-left-turn':
        'Enter at the foot of the arrow and turn left, leave at its tip. There is no other way.',
    'r5-right-turn':
        'Enter at the foot of the arrow and turn right, leave at its tip. There is no other way.',
    'r5-all-turns': 'Enter from any side and turn left or right. Never straight on.',
    'r5-1': 'Every direction that a face does not allow is blocked.',
    'r5-2': 'Passing means entering and leaving: after the barragoon there must be at least one more step.',
    'r5-diagram':
        'On the board: “{face}”. Choose another face in the table and see how the pieces pass it.',

    'r6-title': 'Capturing',
    'r6-1': 'Only a full move captures.',
    'r6-2': 'A captured **piece** leaves the game. Two barragoons come from the supply: the owner of the captured piece, the **victim**, places the first, the **captor** the second. That ends the captor’s turn.',
    'r6-3': 'A captured **barragoon** is placed again at once by the player who captured it, on any free square and with any face. The square the piece has just left is free, too.',
    'r6-4': 'A capture that leaves the victim with no more pieces than the victim’s Express level (in the classic game: none) ends the game at once. Nothing more is placed.',
    'r6-5': 'The supply never runs out: before the last capture, at most twelve pieces can have been captured. In a position set up without a supply, a captured piece brings no placements. A supply is always an even number. The barragoons that mark an Express level beside the board do not come from the supply.',
    'r6-diagram': 'Capture the 2 on d6 with the 3, or the barragoon on f5 with the 4.',

    'r7-title': 'Placing barragoons',
    'r7-1': 'A barragoon is placed on any free square of the board, with any of its six faces up and in any orientation.',
    'r7-2': 'Once you let go of it, its square, face and direction are final.',
    'r7-3': 'On a real board a placement can be forgotten: somebody moves although a barragoon is still to be placed. Such a move must be stopped or taken back at once. If nobody does so, the placement is lost and that barragoon is out of the game. Here this cannot happen while you play (3.3); only the record of a game from a real board can contain it, once or twice in a turn, and then it is replayed as it was.',
    'r7-diagram': 'You have captured a barragoon. Place it wherever and however you like.',

    'r8-title': 'The end of the game',
    'r8-1': 'A player who has to move but has no pieces, or none that can move, has **lost**. So if nobody can move any more, the player whose turn it is loses.',
    'r8-2': '**Express** makes games shorter. Before the game each player is given level 0 (the classic game), 1 or 2; the two levels may differ, as a handicap. A player whose turn it is loses if no more pieces can move than the level says: none at level 0, at most one at level 1, at most two at level 2. A piece whose only moves are captures counts as able to move. If this applies to both, the player whose turn it is loses.',
    'r8-3': 'Whether the game is over by 8.1, 8.2 or 9.1 is checked only when a piece has to move, never while a barragoon is still to be placed.',
    'r8-4': 'Whoever resigns loses. With a clock, whoever runs out of time loses. The clock of the player who has to act is running, so the victim’s clock runs while the victim places. An increment or a delay counts each time the clock passes to the other player.',
    'r8-diagram': 'Place the barragoon on a8 so that Brown’s 2 cannot move any more.',
    'r8-express':
        'Express at level 1: Brown loses if, on Brown’s turn, only one brown piece can move.',

    'r9-title': 'Draws',
    'r9-1': '**Dead position.** If no sequence of moves, even with both players cooperating, can ever again lead to a capture or to the end of the game, it is drawn at once. As long as somebody can still be shut in, it goes on. The program works this out exactly; the duties of 9.2 and of touch-move play no part in it.',
    'r9-2': '**Repetition.** When the same turns, identical in every action, have been played three times in a row, the player who has just completed a turn may offer a draw.',
    'r9-2-accept': 'The opponent accepts: the game is drawn.',
    'r9-2-refuse':
        'The opponent declines, or simply plays on: from now on nobody may continue the sequence with the same turn as long as there is something else to play. As a rule, the player who declined has to deviate first.',
    'r9-2-deviate':
        'A turn that differs in any action ends this duty. A quiet move that continues the sequence is refused at once; in a move with a placement, only the same placement is refused: another face or square is enough.',
    'r9-2-again':
        'While the duty lasts, the draw may be offered again whenever a turn completes the sequence once more. If nobody can deviate anywhere, the position is dead (9.1).',
    'r9-3': '**Agreement.** The players may agree on a draw at any time. Declining such an offer has no consequences.',
    'r9-diagram':
        'Place “All turns” on b3: both 2s can still move, but can never capture anything again. A dead position.',

    'r10-title': 'Touch-move',
    'r10-intro':
        'In the printed rules touch-move always applies. Here it is an option, off by default, because on a screen a tap is how you select.',
    'r10-1': 'Whoever touches one of their own pieces must move it, if it has a legal move.',
    'r10-2':
        'Whoever touches one of their own pieces first and then an opponent’s piece or a barragoon must capture it with that piece, if possible.',
    'r10-3':
        'Whoever touches an opponent’s piece or a barragoon first must capture it, with any piece that can.',
    'r10-4':
        'Touches count in order. The first that can be obeyed is binding; later ones only narrow the choice. A target touched after a piece of your own binds only the first of your touched pieces that can move. Touches while a placement is due bind nobody, and nobody is ever obliged to do anything illegal. Once released, a piece or a barragoon stays where it is.',
    'r10-diagram': 'Here touch-move is on: the first piece you touch has to move.',
    aim: '**The aim:** leave your opponent without a move. Capture every enemy piece, or shut in those that remain with well-chosen moves and barragoons.',
    additions: 'Anything the printed rules do not mention at all is marked as an addition.',
    addition: 'Addition',
    'r8-2-handicap':
        'A handicap evens out a difference in strength: the weaker player plays the classic game and the stronger one at level 1 or 2, or the weaker at level 1 and the stronger at level 2.',
    'r8-2-cubes':
        'So that nobody forgets, each level is shown beside the board, on the player’s side: one barragoon for level 1, two for level 2.',
    'r9-2-count':
        'Three times in all, without a break; a sequence has as many turns by White as by Brown. Playing on without answering counts as declining, and the duty that follows binds both players until one of them deviates.',
    'r8-cubes':
        'A handicap, shown by the cubes beside the board: Brown plays at level 1, White at level 2. Capture the 2 on d6, and Brown has lost.',
    'r7-3-enter':
        'If you enter a game from a real board in the analysis, the button “It was forgotten” records this.',
} as const;
