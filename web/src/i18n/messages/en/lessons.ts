export default {
    movingFull:
        'You play White. The pips of a piece say how far it goes: a 3 moves exactly three squares, up, down or sideways.',
    movingFullTask: 'Move the 3 to the marked square.',
    movingFullDone: 'A move over a piece’s full distance is called a full move.',
    movingTurn: 'On its way a piece may turn once, at a right angle.',
    movingTurnTask: 'Move the 3 to the marked square: two up, one to the right.',
    movingTurnDone:
        'It could also have gone right first and then up. Both routes are the same move.',
    movingRound: 'No piece can jump over another, neither your own nor your opponent’s.',
    movingRoundTask: 'The 2 is in the way. Take the 4 around it.',
    movingRoundDone: 'One free route is enough; the board finds it for you.',
    movingShort:
        'A piece may also make a short move: exactly one step less. So a 4 moves four or three squares, never two.',
    movingShortTask: 'Make a short move with the 4 to the marked square.',
    movingShortDone: 'A 2 moves two squares or one, a 3 three or two, a 4 four or three.',
    movingWhich:
        'Count the steps to the marked square. A piece needs its full number, or one less.',
    movingWhichTask: 'Which pieces can move to the marked square?',
    movingWhichDone: 'You can count: that is half the game.',
    noWayTry:
        'Black cubes are barragoons. They belong to nobody. The cross means “No way”: no piece can pass here.',
    noWayTryTask: 'Try it anyway: move the 3 to the marked square.',
    noWayTryDone: 'Whenever a move is not possible, the board tells you why.',
    noWayRound: 'You can go around a wall if you have enough steps.',
    noWayRoundTask: 'Move the 4 to the marked square behind the cube.',
    noWayRoundDone: 'It went to the side first, and then past the cube.',
    oneWayPass:
        'One way: a piece may pass over this cube, straight on and only in the direction of the arrow. The cube counts as a step.',
    oneWayPassTask: 'Move the 3 over the arrow to the marked square.',
    oneWayPassDone: 'One, two (that was the cube), three. The cube stays where it is.',
    oneWayWhich: 'Now the arrow points to the right. Notice which side each piece would come from.',
    whichPass: 'Which of these moves over the cube are possible?',
    oneWayWhichDone: 'You cannot pass against the arrow or across it.',
    twoWaysPass: 'Two ways: straight on along the line, in both directions.',
    twoWaysPassTask: 'Move the 4 down over the cube to the marked square.',
    twoWaysPassDone: 'Four steps, including the cube.',
    twoWaysWhich: 'Now the double arrow points sideways.',
    twoWaysWhichDone: 'Along the line in both directions, never across it.',
    leftTurnPass:
        'Left turn: enter at the foot of the arrow, leave at its tip. The piece has to turn left on the cube.',
    leftTurnPassTask: 'Move the 3 up, over the cube, to the marked square.',
    leftTurnPassDone:
        'There is one way in and one way out. From any other side this cube is a wall.',
    leftTurnOn:
        'The turn on the cube is the only turn of this move. After it the piece goes straight on.',
    leftTurnOnTask: 'Move the 4 over the cube to the marked square.',
    leftTurnOnDone: 'Up, left on the cube, and straight on.',
    rightTurnPass:
        'Right turn: the mirror image. Here a piece that comes from the left has to turn down.',
    rightTurnPassTask: 'Move the 4 over the cube to the marked square.',
    rightTurnPassDone: 'From the piece’s point of view, that was a right turn.',
    rightTurnOnce:
        'To get over this cube from c3, the 4 would first have to turn upwards, and then again on the cube.',
    rightTurnOnceTask: 'Try to move the 4 to the marked square.',
    rightTurnOnceDone: 'One turn per move, whether free or forced.',
    allTurnsTry: 'All turns: a piece may enter from every side, but then it has to turn.',
    allTurnsTryTask: 'Try to move the 3 straight over the cube to the marked square.',
    allTurnsPassTask: 'Now turn right on the cube, to the marked square.',
    allTurnsTryDone: 'Left or right is your choice. Straight on is not possible.',
    allTurnsWhich: 'The two 3s want to get over the cube.',
    allTurnsWhichTask: 'Which of these moves are possible?',
    allTurnsWhichDone: 'Now you know all six faces.',
    piecesCapture:
        'A full move may end on an opponent’s piece: it is captured. Then two barragoons come into the game: the opponent places the first, you place the second.',
    piecesCaptureTask: 'Capture the brown 2 with your 3.',
    piecesPlaceTask: 'Brown has placed a barragoon. Now place yours: any free square, any face.',
    piecesCaptureDone:
        'After a capture, first the player who lost the piece places a barragoon, then the player who captured it. Then it is the turn of the player who lost the piece.',
    piecesFull: 'Only a full move captures. A short move must end on a free square.',
    piecesShortTask: 'The brown 2 is two steps away. Try to capture it with the 3.',
    piecesFullTask: 'Now capture it with the piece that is exactly a full move away.',
    piecesFullDone: 'So being close does not always mean being in danger.',
    barragoonsCapture:
        'A full move may also end on a barragoon, from any side and whatever its face. You capture it and place it again at once.',
    barragoonsCaptureTask: 'Capture the barragoon with your 3.',
    barragoonsPlaceTask: 'Now place it: any free square, any face.',
    barragoonsCaptureDone: 'That is how you build walls and open lanes.',
    barragoonsClose:
        'Brown’s 4 is exactly four steps away from your 2 and wants to capture it. A barragoon can stop it.',
    barragoonsCloseTask: 'Capture the barragoon on b5.',
    barragoonsClosePlaceTask: 'Place it so that the 4 can no longer capture your 2 on e4.',
    barragoonsCloseDone: 'Capturing a barragoon gives you a move and a wall in one turn.',
    barragoonsTwo: 'One exception: a 2 cannot capture an “All turns” barragoon.',
    barragoonsTwoTask: 'Try to capture the barragoon with the 2.',
    barragoonsThreeTask: 'Now capture it with the 3.',
    barragoonsTwoDone: 'Every other piece can capture any face; the 2 can capture the other five.',
    shutLast:
        'If it is your turn and none of your pieces can move, you have lost. You have also lost if you have no pieces left.',
    shutLastTask: 'Capture Brown’s last piece.',
    shutLastDone: 'The game ends at once, and no more barragoons are placed.',
    shutPlace:
        'Most games are won with walls. Brown’s 2 in the corner has one way out left, and you may place a barragoon.',
    shutPlaceTask: 'Place it on the marked square so that the 2 cannot move.',
    shutPlaceDone: 'A piece that cannot move is marked with a padlock.',
    shutCapture: 'Brown’s 2 is already shut in. Brown has only one other piece that can move.',
    shutCaptureTask: 'Capture the last piece that can move.',
    shutCapturePlaceTask: 'Brown has placed a barragoon. Place yours where you like.',
    shutCaptureDone: 'Brown still has a piece, but no move: you win.',
    endBoth:
        'Sometimes nobody can move any more. Then the player whose turn it is loses. Your own 2 is already shut in.',
    endBothTask: 'Place the barragoon so that Brown cannot move either.',
    endBothDone: 'It is Brown’s turn, so Brown has lost.',
    endDead:
        'If nobody can ever capture anything or be shut in again, however long you play, the game is drawn at once. A 2 cannot capture “All turns”, so only one gap is left here.',
    endDeadTask: 'Close the gap on the marked square with “All turns”.',
    endDeadDone: 'Both 2s can go back and forth forever: a dead position, a draw.',
    endAgreement: 'Players can agree on a draw at any time. Brown offers one now.',
    endAgreementTask: 'Accept the offer.',
    endAgreementDone: 'Nobody wins, nobody loses.',
    acceptDraw: 'Accept the draw',
    declineDraw: 'Decline',
    endRepetition:
        'You and Brown have been going back and forth. Once the same turns have been played three times in a row, the player who has just moved may offer a draw.',
    endRepetitionTask: 'Go back to the marked square to complete the third repetition.',
    endRepetitionOfferTask: 'Now offer the draw by repetition.',
    endRepetitionDone: 'Brown has accepted: a draw by repetition.',
    offerRepetition: 'Offer a draw by repetition',
    endDeviate:
        'This time Brown offers the draw. You may decline, but then you cannot simply go on as before.',
    endDeclineTask: 'Decline the draw.',
    endDeviateTask: 'Now play something other than f2–f4.',
    endDeviateDone: 'You have broken the sequence, and the game goes on.',
    expressOne:
        'Under the Express rule the game ends sooner. At level 1 you lose if it is your turn and at most one of your pieces can move.',
    expressOneTask: 'Place the barragoon so that only one brown piece can move.',
    expressOneDone: 'Level 0 is the classic game, level 1 is shorter, level 2 shorter still.',
    expressTwo:
        'The players may have different levels, as a handicap. Here only Brown plays at level 2: Brown loses if, on Brown’s turn, only two brown pieces can move.',
    expressTwoTask: 'Win now.',
    expressTwoDone: 'Only two pieces were left, so the game ended at once.',
    touchOwn:
        'With touch-move, which is optional here, you have to move the piece that you have touched. You have just touched the 3.',
    touchOtherTask: 'Try to move the 2 from f2 to f4.',
    touchOwnTask: 'Then move the 3, wherever you like.',
    touchOwnDone: 'If a touched piece cannot move, you may move another one.',
    touchEnemy:
        'If you touch an opponent’s piece or a barragoon first, you must capture it, if one of your pieces can. You have just touched the brown 2.',
    touchEnemyTask: 'Do what you have to do.',
    touchEnemyDone:
        'If you touch one of your own pieces first and then a target, you must capture that target with that piece, if it can.',
    hintClose: 'Brown’s 4 comes straight down from e8. Block one of the squares in between.',
    hintFace: 'The 2 can still get out over this face. “No way” is sure to hold it.',
    hintCorner: 'The brown 2 in the corner has one way out left: over a8.',
    hintLock: 'Look for the brown piece without a padlock.',
    hintDead: 'The 2 could capture that one, now or later. It cannot capture “All turns”.',
    hintThird: 'Brown has three pieces. Capture one of them.',
    movingTwice:
        'A move gets one turn and no more. Your own 2s leave the 3 only a zigzag: up, right, up.',
    movingTwiceTask: 'Try it anyway: move the 3 to the marked square.',
    movingTwiceDone: 'Turning twice is never allowed, even if every square on the way is free.',
    movingShortThree: 'A 3, too, can stop one step early, and a short move may turn as well.',
    movingShortThreeTask: 'Make a short move with the 3: one up, one to the right.',
    movingShortThreeDone: 'Two steps are the short move of a 3, with or without a turn.',
    piecesTwo:
        'Size does not matter: any piece can capture any other. A 2 captures what is exactly two steps away, even around a corner.',
    piecesTwoTask: 'Capture the brown 4 with your 2.',
    piecesTwoDone: 'The smallest piece has captured the largest.',
    barragoonsTurn:
        'An arrow can point any way: press its face again and it turns. Pointing right, it lets your 3 pass and stops the brown 4.',
    barragoonsTurnTask: 'Place “One way” on the marked square, with the arrow pointing right.',
    barragoonsTurnDone: 'The same cube opens the way for you and closes it for your opponent.',
    hintTurn: 'It must be “One way” on d5. Turn it until the arrow points right.',
    barragoonsWait:
        'You have captured a barragoon and still hold it. Until it is on the board, no piece may move, neither yours nor your opponent’s.',
    barragoonsWaitTask: 'Try to move the 3 to the marked square first.',
    barragoonsWaitDone:
        'On a real board, keep it in your hand until then, so that nobody forgets it.',
    expressHandicap:
        'Cubes beside the board show the levels. White is the stronger player here and plays at level 2, Brown at level 1: you lose with only two pieces that can move, Brown with only one.',
    expressHandicapTask: 'Win now: leave Brown with a single piece.',
    expressHandicapDone: 'The stronger player takes the higher level, and both have a fair chance.',
} as const;
