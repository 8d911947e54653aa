import type { Messages } from '../../areas';
import type en from '../en/lessons';

export default {
    movingFull:
        'Tu as les pions blancs. Les points d’un pion disent jusqu’où il va : un 3 avance d’exactement trois cases, vers le haut, vers le bas ou de côté.',
    movingFullTask: 'Déplace le 3 jusqu’à la case marquée.',
    movingFullDone: 'Un coup sur toute la distance s’appelle un coup complet.',
    movingTurn: 'En chemin, un pion peut tourner une fois, à angle droit.',
    movingTurnTask: 'Déplace le 3 jusqu’à la case marquée : deux vers le haut, une à droite.',
    movingTurnDone:
        'Il aurait aussi pu aller d’abord à droite, puis vers le haut. Les deux chemins reviennent au même coup.',
    movingRound: 'On ne passe jamais par-dessus un pion, ni les siens ni ceux de l’adversaire.',
    movingRoundTask: 'Le 2 barre la route. Trouve avec le 4 le chemin qui le contourne.',
    movingRoundDone: 'Il suffit qu’un chemin soit libre ; le plateau le trouve pour toi.',
    movingShort:
        'Un pion peut aussi faire un coup réduit : exactement un pas de moins. Un 4 avance donc de quatre cases ou de trois, jamais de deux.',
    movingShortTask: 'Fais un coup réduit avec le 4 jusqu’à la case marquée.',
    movingShortDone:
        'Un 2 avance de deux cases ou d’une, un 3 de trois ou deux, un 4 de quatre ou trois.',
    movingWhich:
        'Compte les pas jusqu’à la case marquée. Un pion doit faire son nombre exact, ou un de moins.',
    movingWhichTask: 'Quels pions peuvent aller sur la case marquée ?',
    movingWhichDone: 'Tu sais compter : c’est la moitié du jeu.',
    noWayTry:
        'Les cubes noirs sont les barragoons. Ils n’appartiennent à personne. La croix veut dire « Aucun passage » : aucun pion ne passe ici.',
    noWayTryTask: 'Essaie quand même : déplace le 3 jusqu’à la case marquée.',
    noWayTryDone: 'Quand un coup est impossible, le plateau te dit toujours pourquoi.',
    noWayRound: 'Un mur se contourne, si l’on a assez de pas.',
    noWayRoundTask: 'Déplace le 4 jusqu’à la case marquée, derrière le cube.',
    noWayRoundDone: 'Il est d’abord allé de côté, puis a longé le cube.',
    oneWayPass:
        'Un passage : un pion peut dépasser ce cube, tout droit et seulement dans le sens de la flèche. Le cube compte pour un pas.',
    oneWayPassTask: 'Déplace le 3 par-dessus la flèche jusqu’à la case marquée.',
    oneWayPassDone: 'Un, deux (c’était le cube), trois. Le cube reste où il est.',
    oneWayWhich:
        'Maintenant, la flèche pointe vers la droite. Regarde de quel côté chaque pion arriverait.',
    whichPass: 'Lesquels de ces coups par-dessus le cube sont possibles ?',
    oneWayWhichDone: 'Contre la flèche ou en travers, on ne passe pas.',
    twoWaysPass: 'Deux passages : tout droit le long de la ligne, dans les deux sens.',
    twoWaysPassTask: 'Descends avec le 4 par-dessus le cube jusqu’à la case marquée.',
    twoWaysPassDone: 'Quatre pas, le cube compris.',
    twoWaysWhich: 'Maintenant, la double flèche est à l’horizontale.',
    twoWaysWhichDone: 'Le long de la ligne dans les deux sens, jamais en travers.',
    leftTurnPass:
        'Virage à gauche : on entre au pied de la flèche, on sort à sa pointe. Sur le cube, le pion doit tourner à gauche.',
    leftTurnPassTask: 'Monte avec le 3, dépasse le cube et va jusqu’à la case marquée.',
    leftTurnPassDone: 'Il y a une entrée et une sortie. De tout autre côté, ce cube est un mur.',
    leftTurnOn:
        'Le virage sur le cube est le seul virage de ce coup. Ensuite, le pion va tout droit.',
    leftTurnOnTask: 'Déplace le 4 par-dessus le cube jusqu’à la case marquée.',
    leftTurnOnDone: 'Vers le haut, à gauche sur le cube, puis tout droit.',
    rightTurnPass:
        'Virage à droite : le même en miroir. Ici, un pion qui arrive de la gauche doit tourner vers le bas.',
    rightTurnPassTask: 'Déplace le 4 par-dessus le cube jusqu’à la case marquée.',
    rightTurnPassDone: 'Du point de vue du pion, c’était un virage à droite.',
    rightTurnOnce:
        'Pour dépasser ce cube depuis c3, le 4 devrait d’abord tourner vers le haut, puis encore une fois sur le cube.',
    rightTurnOnceTask: 'Essaie de déplacer le 4 jusqu’à la case marquée.',
    rightTurnOnceDone: 'Un virage par coup, qu’il soit libre ou forcé.',
    allTurnsTry: 'Tous les virages : on peut entrer de chaque côté, mais il faut tourner.',
    allTurnsTryTask:
        'Essaie de passer tout droit par-dessus le cube avec le 3, jusqu’à la case marquée.',
    allTurnsPassTask: 'Maintenant, tourne à droite sur le cube, jusqu’à la case marquée.',
    allTurnsTryDone: 'À gauche ou à droite, c’est toi qui choisis. Tout droit, on ne passe pas.',
    allTurnsWhich: 'Les deux 3 veulent dépasser le cube.',
    allTurnsWhichTask: 'Lesquels de ces coups sont possibles ?',
    allTurnsWhichDone: 'Tu connais maintenant les six faces.',
    piecesCapture:
        'Un coup complet peut se terminer sur un pion adverse : il est capturé. Deux barragoons entrent alors en jeu : l’adversaire place le premier, toi le second.',
    piecesCaptureTask: 'Capture le 2 marron avec ton 3.',
    piecesPlaceTask:
        'Marron a placé le sien. À toi : n’importe quelle case libre, n’importe quelle face.',
    piecesCaptureDone:
        'Après une prise, celui qui a perdu le pion place d’abord un barragoon, puis celui qui l’a pris. Ensuite, c’est à celui qui a perdu le pion de jouer.',
    piecesFull: 'Seul un coup complet peut capturer. Un coup réduit doit finir sur une case libre.',
    piecesShortTask: 'Le 2 marron est à deux pas. Essaie de le capturer avec le 3.',
    piecesFullTask: 'Capture-le maintenant avec le pion qui est exactement à un coup complet.',
    piecesFullDone: 'Être tout près ne veut donc pas toujours dire être en danger.',
    barragoonsCapture:
        'Un coup complet peut aussi se terminer sur un barragoon, de n’importe quel côté et quelle que soit sa face. Tu le captures et tu le replaces aussitôt.',
    barragoonsCaptureTask: 'Capture le barragoon avec ton 3.',
    barragoonsPlaceTask:
        'Place-le maintenant : n’importe quelle case libre, n’importe quelle face.',
    barragoonsCaptureDone: 'C’est ainsi qu’on bâtit des murs et qu’on ouvre des voies.',
    barragoonsClose:
        'Le 4 marron est à exactement quatre pas de ton 2 et veut le capturer. Un barragoon peut l’arrêter.',
    barragoonsCloseTask: 'Capture le barragoon en b5.',
    barragoonsClosePlaceTask: 'Place-le de sorte que le 4 ne puisse plus capturer ton 2 en e4.',
    barragoonsCloseDone: 'Capturer un barragoon, c’est un coup et un mur en un seul tour.',
    barragoonsTwo: 'Une exception : un 2 ne peut pas capturer un barragoon « Tous les virages ».',
    barragoonsTwoTask: 'Essaie de capturer le barragoon avec le 2.',
    barragoonsThreeTask: 'Capture-le maintenant avec le 3.',
    barragoonsTwoDone: 'Tous les autres pions capturent toutes les faces, et le 2 les cinq autres.',
    shutLast:
        'Si c’est à toi de jouer et qu’aucun de tes pions ne peut bouger, tu as perdu. Qui n’a plus de pion a perdu aussi.',
    shutLastTask: 'Capture le dernier pion de Marron.',
    shutLastDone: 'La partie s’arrête aussitôt, on ne place plus rien.',
    shutPlace:
        'La plupart des parties se gagnent avec des murs. Le 2 marron dans le coin n’a plus qu’une issue, et tu peux placer un barragoon.',
    shutPlaceTask: 'Place-le sur la case marquée de sorte que le 2 ne puisse plus bouger.',
    shutPlaceDone: 'Un pion qui ne peut pas bouger porte un cadenas.',
    shutCapture: 'Le 2 marron est déjà enfermé. Un seul autre pion marron peut encore bouger.',
    shutCaptureTask: 'Capture le dernier pion qui peut bouger.',
    shutCapturePlaceTask: 'Marron a placé le sien. Place le tien où tu veux.',
    shutCaptureDone: 'Marron a encore un pion, mais plus aucun coup : tu gagnes.',
    endBoth:
        'Il arrive que plus personne ne puisse bouger. Alors, celui dont c’est le tour perd. Ton propre 2 est déjà enfermé.',
    endBothTask: 'Place le barragoon de sorte que Marron ne puisse pas bouger non plus.',
    endBothDone: 'Ce serait à Marron de jouer, donc Marron a perdu.',
    endDead:
        'Si plus personne ne peut jamais rien capturer ni être enfermé, même en jouant indéfiniment, la partie est aussitôt nulle. Un 2 ne peut pas capturer « Tous les virages » : il ne reste donc ici qu’une brèche.',
    endDeadTask: 'Ferme la brèche sur la case marquée avec « Tous les virages ».',
    endDeadDone: 'Les deux 2 peuvent aller et venir sans fin : position morte, match nul.',
    endAgreement: 'On peut convenir d’un match nul à tout moment. Marron t’en propose un.',
    endAgreementTask: 'Accepte la proposition.',
    endAgreementDone: 'Personne ne gagne, personne ne perd.',
    acceptDraw: 'Accepter le match nul',
    declineDraw: 'Refuser',
    endRepetition:
        'Marron et toi, vous faites des allers-retours. Quand les mêmes tours se sont suivis trois fois, celui qui vient de jouer peut proposer le match nul.',
    endRepetitionTask: 'Retourne sur la case marquée : ce sera la troisième fois.',
    endRepetitionOfferTask: 'Propose maintenant le match nul par répétition.',
    endRepetitionDone: 'Marron a accepté : match nul par répétition.',
    offerRepetition: 'Proposer le match nul par répétition',
    endDeviate:
        'Cette fois, c’est Marron qui propose le match nul. Tu peux refuser, mais alors tu ne peux pas continuer comme avant.',
    endDeclineTask: 'Refuse le match nul.',
    endDeviateTask: 'Joue maintenant autre chose que f2–f4.',
    endDeviateDone: 'Tu as rompu la répétition, la partie continue.',
    expressOne:
        'Avec la règle express, la partie finit plus tôt. Au niveau 1, celui qui doit jouer et n’a plus qu’un pion capable de bouger, ou aucun, a perdu.',
    expressOneTask: 'Place le barragoon de sorte qu’un seul pion marron puisse bouger.',
    expressOneDone:
        'Le niveau 0 est le jeu classique, le niveau 1 est plus court, le niveau 2 encore plus.',
    expressTwo:
        'Les niveaux des joueurs peuvent différer, comme handicap. Ici, seul Marron joue au niveau 2 : avec deux pions capables de bouger, Marron a déjà perdu.',
    expressTwoTask: 'Gagne tout de suite.',
    expressTwoDone: 'Il ne restait que deux pions, la partie s’est donc arrêtée aussitôt.',
    touchOwn:
        'Avec l’option « Pion touché », il faut jouer le pion qu’on a touché. Tu viens de toucher le 3.',
    touchOtherTask: 'Essaie de déplacer le 2 de f2 à f4.',
    touchOwnTask: 'Alors déplace le 3, où tu veux.',
    touchOwnDone: 'Si un pion touché ne peut pas bouger, tu peux en jouer un autre.',
    touchEnemy:
        'Qui touche d’abord un pion adverse ou un barragoon doit le capturer, si un pion le peut. Tu viens de toucher le 2 marron.',
    touchEnemyTask: 'Fais ce que tu dois faire.',
    touchEnemyDone:
        'Si tu touches d’abord un de tes pions, puis une cible, tu dois la capturer avec ce pion, si c’est possible.',
    hintClose: 'Le 4 marron descend tout droit depuis e8. Bloque une des cases entre les deux.',
    hintFace: 'Par cette face, le 2 peut encore sortir. « Aucun passage » le retient à coup sûr.',
    hintCorner: 'Le 2 marron dans le coin a encore une issue : par a8.',
    hintLock: 'Cherche le pion marron sans cadenas.',
    hintDead:
        'Celui-là, le 2 pourrait le capturer tôt ou tard. Il ne peut pas capturer « Tous les virages ».',
    hintThird: 'Marron a trois pions. Captures-en un.',
    movingTwice:
        'Un coup n’a droit qu’à un seul virage. Tes 2 ne laissent au 3 qu’un zigzag : en haut, à droite, en haut.',
    movingTwiceTask: 'Essaie-le quand même : déplace le 3 jusqu’à la case marquée.',
    movingTwiceDone:
        'Tourner deux fois n’est jamais permis, même si toutes les cases du chemin sont libres.',
    movingShortThree:
        'Un 3 peut lui aussi s’arrêter un pas plus tôt, et un coup réduit peut tourner aussi.',
    movingShortThreeTask: 'Fais un coup réduit avec le 3 : une case vers le haut, une à droite.',
    movingShortThreeDone: 'Deux pas, c’est le coup réduit d’un 3, avec ou sans virage.',
    piecesTwo:
        'La taille ne compte pas : tout pion peut en capturer un autre. Un 2 capture ce qui est à exactement deux pas, même après un virage.',
    piecesTwoTask: 'Capture le 4 marron avec ton 2.',
    piecesTwoDone: 'Le plus petit pion a capturé le plus grand.',
    barragoonsTurn:
        'Une flèche peut pointer partout : touche sa face encore une fois, et elle tourne. Vers la droite, elle laisse passer ton 3 et arrête le 4 marron.',
    barragoonsTurnTask: 'Place « Un passage » sur la case marquée, la flèche vers la droite.',
    barragoonsTurnDone: 'Le même cube t’ouvre la voie et la ferme à ton adversaire.',
    hintTurn:
        'Il faut « Un passage » en d5. Tourne-le jusqu’à ce que la flèche pointe vers la droite.',
    barragoonsWait:
        'Tu as capturé un barragoon et tu le tiens encore. Tant qu’il n’est pas sur le plateau, aucun pion ne bouge, ni les tiens ni ceux de l’adversaire.',
    barragoonsWaitTask: 'Essaie de déplacer d’abord le 3 jusqu’à la case marquée.',
    barragoonsWaitDone:
        'Sur un vrai plateau, garde-le en main jusque-là, pour que personne ne l’oublie.',
    expressHandicap:
        'Des cubes à côté du plateau montrent les niveaux. Ici, Blanc est le plus fort et joue au niveau 2, Marron au niveau 1 : tu perds quand seuls deux de tes pions peuvent bouger, Marron avec un seul.',
    expressHandicapTask: 'Gagne maintenant : ne laisse qu’un pion à Marron.',
    expressHandicapDone: 'Le plus fort prend le niveau le plus haut, et chacun a ses chances.',
} satisfies Messages<typeof en>;
