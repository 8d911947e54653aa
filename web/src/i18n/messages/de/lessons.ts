import type { Messages } from '../../areas';
import type en from '../en/lessons';

export default {
    movingFull:
        'Du spielst Weiß. Die Punkte auf einem Spielstein sagen, wie weit er zieht: Ein 3er zieht genau drei Felder, nach oben, unten oder zur Seite.',
    movingFullTask: 'Zieh den 3er auf das markierte Feld.',
    movingFullDone: 'Ein Zug über die ganze Strecke heißt voller Zug.',
    movingTurn: 'Unterwegs darf ein Spielstein einmal abbiegen, im rechten Winkel.',
    movingTurnTask: 'Zieh den 3er auf das markierte Feld: zwei nach oben, eins nach rechts.',
    movingTurnDone:
        'Er hätte auch erst nach rechts und dann nach oben gehen können. Beide Wege sind derselbe Zug.',
    movingRound: 'Spielsteine kann man nicht überspringen, weder eigene noch gegnerische.',
    movingRoundTask: 'Der 2er steht im Weg. Finde mit dem 4er den Weg um ihn herum.',
    movingRoundDone: 'Es genügt, wenn ein Weg frei ist; das Brett findet ihn für dich.',
    movingShort:
        'Ein Spielstein darf auch einen verkürzten Zug machen: genau einen Schritt weniger. Ein 4er zieht also vier Felder oder drei, nie zwei.',
    movingShortTask: 'Mach mit dem 4er einen verkürzten Zug auf das markierte Feld.',
    movingShortDone:
        'Ein 2er zieht zwei Felder oder eins, ein 3er drei oder zwei, ein 4er vier oder drei.',
    movingWhich:
        'Zähl die Schritte bis zum markierten Feld. Ein Spielstein braucht genau seine Zahl oder einen Schritt weniger.',
    movingWhichTask: 'Welche Spielsteine können auf das markierte Feld ziehen?',
    movingWhichDone: 'Du kannst zählen: Das ist das halbe Spiel.',
    noWayTry:
        'Die schwarzen Würfel sind Barragoons. Sie gehören niemandem. Das Kreuz heißt „Kein Weg“: Hier kommt kein Spielstein durch.',
    noWayTryTask: 'Versuch es trotzdem: Zieh den 3er auf das markierte Feld.',
    noWayTryDone: 'Wenn ein Zug nicht geht, sagt dir das Brett immer, warum.',
    noWayRound: 'Um eine Mauer kann man herumgehen, wenn die Schritte reichen.',
    noWayRoundTask: 'Zieh den 4er auf das markierte Feld hinter dem Würfel.',
    noWayRoundDone: 'Er ging erst zur Seite und dann am Würfel vorbei.',
    oneWayPass:
        'Ein Weg: Über diesen Würfel darf ein Spielstein laufen, geradeaus und nur in Pfeilrichtung. Der Würfel zählt als Schritt.',
    oneWayPassTask: 'Zieh den 3er über den Pfeil auf das markierte Feld.',
    oneWayPassDone: 'Eins, zwei (das war der Würfel), drei. Der Würfel bleibt, wo er ist.',
    oneWayWhich:
        'Jetzt zeigt der Pfeil nach rechts. Achte darauf, von welcher Seite jeder Spielstein käme.',
    whichPass: 'Welche dieser Züge über den Würfel sind möglich?',
    oneWayWhichDone: 'Gegen den Pfeil oder quer dazu kommt niemand durch.',
    twoWaysPass: 'Zwei Wege: geradeaus entlang der Linie, in beide Richtungen.',
    twoWaysPassTask: 'Zieh den 4er nach unten über den Würfel auf das markierte Feld.',
    twoWaysPassDone: 'Vier Schritte, der Würfel ist einer davon.',
    twoWaysWhich: 'Jetzt liegt der Doppelpfeil quer.',
    twoWaysWhichDone: 'Entlang der Linie in beide Richtungen, nie quer dazu.',
    leftTurnPass:
        'Linkskurve: am Fuß des Pfeils hinein, an der Spitze hinaus. Auf dem Würfel muss der Spielstein nach links abbiegen.',
    leftTurnPassTask: 'Zieh den 3er nach oben und über den Würfel auf das markierte Feld.',
    leftTurnPassDone:
        'Es gibt einen Eingang und einen Ausgang. Von jeder anderen Seite ist dieser Würfel eine Mauer.',
    leftTurnOn:
        'Die Kurve auf dem Würfel ist die einzige Kurve dieses Zuges. Danach geht es nur noch geradeaus.',
    leftTurnOnTask: 'Zieh den 4er über den Würfel auf das markierte Feld.',
    leftTurnOnDone: 'Nach oben, auf dem Würfel nach links, dann geradeaus weiter.',
    rightTurnPass:
        'Rechtskurve: das Spiegelbild. Hier muss ein Spielstein, der von links kommt, nach unten abbiegen.',
    rightTurnPassTask: 'Zieh den 4er über den Würfel auf das markierte Feld.',
    rightTurnPassDone: 'Vom Spielstein aus gesehen war das eine Kurve nach rechts.',
    rightTurnOnce:
        'Um von c3 über diesen Würfel zu kommen, müsste der 4er erst nach oben abbiegen und auf dem Würfel noch einmal.',
    rightTurnOnceTask: 'Versuch, den 4er auf das markierte Feld zu ziehen.',
    rightTurnOnceDone: 'Eine Kurve pro Zug, ob frei gewählt oder erzwungen.',
    allTurnsTry: 'Alle Kurven: Von jeder Seite darf man hinein, aber dann muss man abbiegen.',
    allTurnsTryTask: 'Versuch, den 3er geradeaus über den Würfel auf das markierte Feld zu ziehen.',
    allTurnsPassTask: 'Bieg jetzt auf dem Würfel nach rechts ab, auf das markierte Feld.',
    allTurnsTryDone: 'Links oder rechts, das entscheidest du. Geradeaus geht es nicht.',
    allTurnsWhich: 'Die beiden 3er wollen über den Würfel.',
    allTurnsWhichTask: 'Welche dieser Züge sind möglich?',
    allTurnsWhichDone: 'Jetzt kennst du alle sechs Symbole.',
    piecesCapture:
        'Ein voller Zug darf auf einem gegnerischen Spielstein enden: Er ist geschlagen. Dann kommen zwei Barragoons ins Spiel: Den ersten setzt der Gegner auf, den zweiten du.',
    piecesCaptureTask: 'Schlag den braunen 2er mit deinem 3er.',
    piecesPlaceTask:
        'Braun hat aufgesetzt. Jetzt du: ein beliebiges freies Feld, ein beliebiges Symbol.',
    piecesCaptureDone:
        'Nach dem Schlagen setzt zuerst auf, wer den Spielstein verloren hat, dann, wer geschlagen hat. Danach ist am Zug, wer den Spielstein verloren hat.',
    piecesFull: 'Nur ein voller Zug schlägt. Ein verkürzter Zug muss auf einem freien Feld enden.',
    piecesShortTask:
        'Der braune 2er ist zwei Schritte entfernt. Versuch, ihn mit dem 3er zu schlagen.',
    piecesFullTask: 'Schlag ihn jetzt mit dem Spielstein, der genau einen vollen Zug entfernt ist.',
    piecesFullDone: 'Nah dran heißt also nicht immer: in Gefahr.',
    barragoonsCapture:
        'Ein voller Zug darf auch auf einem Barragoon enden, von jeder Seite und bei jedem Symbol. Du schlägst ihn und setzt ihn sofort wieder auf.',
    barragoonsCaptureTask: 'Schlag den Barragoon mit deinem 3er.',
    barragoonsPlaceTask: 'Setz ihn jetzt auf: ein beliebiges freies Feld, ein beliebiges Symbol.',
    barragoonsCaptureDone: 'So baust du Mauern und öffnest Wege.',
    barragoonsClose:
        'Brauns 4er ist genau vier Schritte von deinem 2er entfernt und will ihn schlagen. Ein Barragoon kann ihn aufhalten.',
    barragoonsCloseTask: 'Schlag den Barragoon auf b5.',
    barragoonsClosePlaceTask:
        'Setz ihn so auf, dass der 4er deinen 2er auf e4 nicht mehr schlagen kann.',
    barragoonsCloseDone: 'Ein geschlagener Barragoon ist Zug und Mauer zugleich.',
    barragoonsTwo: 'Eine Ausnahme: Ein 2er kann einen Barragoon mit „Alle Kurven“ nicht schlagen.',
    barragoonsTwoTask: 'Versuch, den Barragoon mit dem 2er zu schlagen.',
    barragoonsThreeTask: 'Schlag ihn jetzt mit dem 3er.',
    barragoonsTwoDone: 'Alle anderen Spielsteine schlagen jedes Symbol, der 2er die fünf übrigen.',
    shutLast:
        'Bist du am Zug und keiner deiner Spielsteine kann ziehen, hast du verloren. Wer keinen Spielstein mehr hat, auch.',
    shutLastTask: 'Schlag Brauns letzten Spielstein.',
    shutLastDone: 'Die Partie ist sofort zu Ende, es wird nichts mehr aufgesetzt.',
    shutPlace:
        'Die meisten Partien gewinnt man mit Mauern. Brauns 2er in der Ecke hat noch einen Ausweg, und du darfst einen Barragoon aufsetzen.',
    shutPlaceTask: 'Setz ihn so auf das markierte Feld, dass der 2er nicht mehr ziehen kann.',
    shutPlaceDone: 'Ein Spielstein, der nicht ziehen kann, trägt ein Schloss.',
    shutCapture:
        'Brauns 2er ist schon eingeschlossen. Nur ein anderer brauner Spielstein kann noch ziehen.',
    shutCaptureTask: 'Schlag den letzten Spielstein, der noch ziehen kann.',
    shutCapturePlaceTask: 'Braun hat aufgesetzt. Setz deinen auf, wo du willst.',
    shutCaptureDone: 'Braun hat noch einen Spielstein, aber keinen Zug: Du gewinnst.',
    endBoth:
        'Es kommt vor, dass niemand mehr ziehen kann. Dann verliert, wer am Zug ist. Dein eigener 2er ist schon eingeschlossen.',
    endBothTask: 'Setz den Barragoon so auf, dass auch Braun nicht ziehen kann.',
    endBothDone: 'Braun wäre am Zug, also hat Braun verloren.',
    endDead:
        'Kann nie wieder jemand etwas schlagen oder eingeschlossen werden, so lange ihr auch spielt, ist die Partie sofort unentschieden. Ein 2er kann „Alle Kurven“ nicht schlagen; hier bleibt also nur eine Lücke.',
    endDeadTask: 'Schließ die Lücke auf dem markierten Feld mit „Alle Kurven“.',
    endDeadDone: 'Beide 2er können ewig hin und her ziehen: eine tote Stellung, unentschieden.',
    endAgreement:
        'Ein Unentschieden kann man jederzeit vereinbaren. Braun bietet dir gerade eins an.',
    endAgreementTask: 'Nimm das Angebot an.',
    endAgreementDone: 'Niemand gewinnt, niemand verliert.',
    acceptDraw: 'Unentschieden annehmen',
    declineDraw: 'Ablehnen',
    endRepetition:
        'Du und Braun, ihr seid hin und her gezogen. Kommen dieselben Züge dreimal hintereinander, darf Unentschieden anbieten, wer gerade gezogen hat.',
    endRepetitionTask: 'Zieh zurück auf das markierte Feld: Dann ist das dritte Mal voll.',
    endRepetitionOfferTask: 'Biete jetzt Unentschieden durch Wiederholung an.',
    endRepetitionDone: 'Braun hat angenommen: unentschieden durch Wiederholung.',
    offerRepetition: 'Unentschieden durch Wiederholung anbieten',
    endDeviate:
        'Diesmal bietet Braun das Unentschieden an. Du darfst ablehnen, aber dann nicht einfach weitermachen wie bisher.',
    endDeclineTask: 'Lehn das Unentschieden ab.',
    endDeviateTask: 'Spiel jetzt etwas anderes als f2–f4.',
    endDeviateDone: 'Du hast die Zugfolge durchbrochen, die Partie geht weiter.',
    expressOne:
        'Mit der Express-Regel endet die Partie früher. Auf Stufe 1 hat verloren, wer am Zug ist und mit höchstens einem Spielstein ziehen kann.',
    expressOneTask: 'Setz den Barragoon so auf, dass nur noch ein brauner Spielstein ziehen kann.',
    expressOneDone: 'Stufe 0 ist das klassische Spiel, Stufe 1 ist kürzer, Stufe 2 noch kürzer.',
    expressTwo:
        'Die Stufen dürfen verschieden sein, als Vorgabe. Hier spielt nur Braun auf Stufe 2: Mit zwei Spielsteinen, die ziehen können, hat Braun schon verloren.',
    expressTwoTask: 'Gewinn jetzt.',
    expressTwoDone: 'Es blieben nur zwei Spielsteine, also war die Partie sofort zu Ende.',
    touchOwn:
        'Gilt „Berührt geführt“, musst du den Spielstein ziehen, den du berührt hast. Gerade hast du den 3er berührt.',
    touchOtherTask: 'Versuch, den 2er von f2 nach f4 zu ziehen.',
    touchOwnTask: 'Dann zieh eben den 3er, wohin du willst.',
    touchOwnDone: 'Kann ein berührter Spielstein nicht ziehen, darfst du einen anderen nehmen.',
    touchEnemy:
        'Wer zuerst einen gegnerischen Spielstein oder einen Barragoon berührt, muss ihn schlagen, wenn er kann. Gerade hast du den braunen 2er berührt.',
    touchEnemyTask: 'Tu, was du tun musst.',
    touchEnemyDone:
        'Berührst du erst einen eigenen Spielstein und dann ein Ziel, musst du dieses Ziel mit ihm schlagen, wenn es geht.',
    hintClose: 'Brauns 4er kommt von e8 gerade herunter. Versperr eines der Felder dazwischen.',
    hintFace: 'Über dieses Symbol kommt der 2er noch hinaus. „Kein Weg“ hält ihn sicher auf.',
    hintCorner: 'Der braune 2er in der Ecke hat noch einen Ausweg: über a8.',
    hintLock: 'Such den braunen Spielstein ohne Schloss.',
    hintDead:
        'Den könnte der 2er früher oder später schlagen. „Alle Kurven“ kann er nicht schlagen.',
    hintThird: 'Braun hat drei Spielsteine. Schlag einen davon.',
    movingTwice:
        'Mehr als eine Kurve hat kein Zug. Deine 2er lassen dem 3er nur den Zickzackweg: hoch, rechts, hoch.',
    movingTwiceTask: 'Versuch ihn trotzdem: Zieh den 3er auf das markierte Feld.',
    movingTwiceDone: 'Zweimal abbiegen geht nie, auch wenn jedes Feld auf dem Weg frei ist.',
    movingShortThree:
        'Auch ein 3er darf einen Schritt früher stehen bleiben, und auch ein verkürzter Zug darf abbiegen.',
    movingShortThreeTask:
        'Mach mit dem 3er einen verkürzten Zug: eins nach oben, eins nach rechts.',
    movingShortThreeDone: 'Zwei Schritte sind der verkürzte Zug eines 3ers, mit oder ohne Kurve.',
    piecesTwo:
        'Auf die Größe kommt es nicht an: Jeder Spielstein kann jeden schlagen. Ein 2er schlägt, was genau zwei Schritte entfernt ist, auch um die Ecke.',
    piecesTwoTask: 'Schlag den braunen 4er mit deinem 2er.',
    piecesTwoDone: 'Der kleinste Spielstein hat den größten geschlagen.',
    barragoonsTurn:
        'Ein Pfeil kann überallhin zeigen: Tippe das Symbol noch einmal an, und er dreht sich. Nach rechts lässt er deinen 3er durch und hält den braunen 4er auf.',
    barragoonsTurnTask:
        'Setz „Ein Weg“ so auf das markierte Feld, dass der Pfeil nach rechts zeigt.',
    barragoonsTurnDone: 'Derselbe Würfel öffnet dir den Weg und versperrt ihn deinem Gegner.',
    hintTurn: 'Es muss „Ein Weg“ auf d5 sein. Dreh ihn, bis der Pfeil nach rechts zeigt.',
    barragoonsWait:
        'Du hast einen Barragoon geschlagen und hältst ihn noch in der Hand. Bis er auf dem Brett steht, darf kein Spielstein ziehen, weder deiner noch ein gegnerischer.',
    barragoonsWaitTask: 'Versuch, zuerst den 3er auf das markierte Feld zu ziehen.',
    barragoonsWaitDone:
        'Am echten Brett behältst du ihn so lange in der Hand, damit ihn niemand vergisst.',
    expressHandicap:
        'Würfel neben dem Brett zeigen die Stufen. Hier ist Weiß stärker und spielt auf Stufe 2, Braun auf Stufe 1: Du verlierst, wenn nur noch zwei deiner Spielsteine ziehen können, Braun erst mit einem.',
    expressHandicapTask: 'Gewinn jetzt: Lass Braun nur einen Spielstein.',
    expressHandicapDone:
        'Wer stärker ist, spielt auf der höheren Stufe, und beide haben gleich gute Aussichten.',
} satisfies Messages<typeof en>;
