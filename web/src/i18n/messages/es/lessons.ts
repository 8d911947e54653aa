import type { Messages } from '../../areas';
import type en from '../en/lessons';

export default {
    movingFull:
        'Juegas con las Blancas. Los puntos de una ficha dicen cuánto avanza: un 3 avanza exactamente tres casillas, hacia arriba, hacia abajo o hacia los lados.',
    movingFullTask: 'Mueve el 3 a la casilla marcada.',
    movingFullDone: 'Una jugada de toda la distancia se llama jugada completa.',
    movingTurn: 'Por el camino, una ficha puede girar una vez, en ángulo recto.',
    movingTurnTask: 'Mueve el 3 a la casilla marcada: dos hacia arriba, una a la derecha.',
    movingTurnDone:
        'También podría haber ido primero a la derecha y luego hacia arriba. Ambos caminos son la misma jugada.',
    movingRound: 'Ninguna ficha puede pasar por encima de otra, ni propia ni rival.',
    movingRoundTask: 'El 2 estorba. Encuentra con el 4 el camino que lo rodea.',
    movingRoundDone: 'Basta con que un camino esté libre; el tablero lo encuentra por ti.',
    movingShort:
        'Una ficha también puede hacer una jugada limitada: exactamente un paso menos. Así, un 4 avanza cuatro casillas o tres, nunca dos.',
    movingShortTask: 'Haz una jugada limitada con el 4 hasta la casilla marcada.',
    movingShortDone: 'Un 2 avanza dos casillas o una; un 3, tres o dos; un 4, cuatro o tres.',
    movingWhich:
        'Cuenta los pasos hasta la casilla marcada. Una ficha necesita su número exacto, o uno menos.',
    movingWhichTask: '¿Qué fichas pueden llegar a la casilla marcada?',
    movingWhichDone: 'Sabes contar: es la mitad del juego.',
    noWayTry:
        'Los cubos negros son los barragoons. No son de nadie. La cruz significa «Ninguna dirección»: por aquí no pasa ninguna ficha.',
    noWayTryTask: 'Inténtalo de todos modos: mueve el 3 a la casilla marcada.',
    noWayTryDone: 'Cuando una jugada no es posible, el tablero siempre te dice por qué.',
    noWayRound: 'Un muro se puede rodear si hay pasos suficientes.',
    noWayRoundTask: 'Mueve el 4 a la casilla marcada, detrás del cubo.',
    noWayRoundDone: 'Primero fue a un lado y después pasó junto al cubo.',
    oneWayPass:
        'Una dirección: una ficha puede pasar por este cubo, recto y solo en el sentido de la flecha. El cubo cuenta como un paso.',
    oneWayPassTask: 'Mueve el 3 por encima de la flecha a la casilla marcada.',
    oneWayPassDone: 'Uno, dos (era el cubo), tres. El cubo se queda donde está.',
    oneWayWhich: 'Ahora la flecha apunta a la derecha. Fíjate por qué lado llegaría cada ficha.',
    whichPass: '¿Cuáles de estas jugadas por encima del cubo son posibles?',
    oneWayWhichDone: 'Contra la flecha o de través no hay paso.',
    twoWaysPass: 'Dos direcciones: recto a lo largo de la línea, en ambos sentidos.',
    twoWaysPassTask: 'Baja con el 4 por encima del cubo a la casilla marcada.',
    twoWaysPassDone: 'Cuatro pasos, contando el cubo.',
    twoWaysWhich: 'Ahora la doble flecha está en horizontal.',
    twoWaysWhichDone: 'A lo largo de la línea en ambos sentidos, nunca de través.',
    leftTurnPass:
        'Giro a la izquierda: se entra por el pie de la flecha y se sale por la punta. En el cubo, la ficha tiene que girar a la izquierda.',
    leftTurnPassTask: 'Sube con el 3 y pasa por el cubo hasta la casilla marcada.',
    leftTurnPassDone:
        'Hay una entrada y una salida. Por cualquier otro lado, este cubo es un muro.',
    leftTurnOn:
        'El giro en el cubo es el único giro de esta jugada. Después, la ficha sigue recto.',
    leftTurnOnTask: 'Mueve el 4 por encima del cubo a la casilla marcada.',
    leftTurnOnDone: 'Hacia arriba, a la izquierda en el cubo, y recto.',
    rightTurnPass:
        'Giro a la derecha: lo mismo, en espejo. Aquí, una ficha que llega por la izquierda tiene que girar hacia abajo.',
    rightTurnPassTask: 'Mueve el 4 por encima del cubo a la casilla marcada.',
    rightTurnPassDone: 'Desde el punto de vista de la ficha, fue un giro a la derecha.',
    rightTurnOnce:
        'Para pasar este cubo desde c3, el 4 tendría que girar primero hacia arriba y después otra vez en el cubo.',
    rightTurnOnceTask: 'Intenta mover el 4 a la casilla marcada.',
    rightTurnOnceDone: 'Un giro por jugada, sea libre o forzado.',
    allTurnsTry: 'Todos los giros: se puede entrar por cualquier lado, pero hay que girar.',
    allTurnsTryTask: 'Intenta mover el 3 recto por encima del cubo a la casilla marcada.',
    allTurnsPassTask: 'Ahora gira a la derecha en el cubo, hasta la casilla marcada.',
    allTurnsTryDone: 'Izquierda o derecha, tú eliges. Recto no hay paso.',
    allTurnsWhich: 'Los dos 3 quieren pasar el cubo.',
    allTurnsWhichTask: '¿Cuáles de estas jugadas son posibles?',
    allTurnsWhichDone: 'Ya conoces las seis caras.',
    piecesCapture:
        'Una jugada completa puede terminar en una ficha rival: te la comes. Entonces entran en juego dos barragoons: el rival coloca el primero y tú el segundo.',
    piecesCaptureTask: 'Come el 2 marrón con tu 3.',
    piecesPlaceTask:
        'Las Marrones ya han colocado el suyo. Te toca: cualquier casilla libre, cualquier cara.',
    piecesCaptureDone:
        'Tras una captura, primero coloca un barragoon quien ha perdido la ficha y luego quien la ha comido. Después le toca a quien ha perdido la ficha.',
    piecesFull:
        'Solo una jugada completa come. Una jugada limitada tiene que terminar en una casilla libre.',
    piecesShortTask: 'El 2 marrón está a dos pasos. Intenta comerlo con el 3.',
    piecesFullTask: 'Ahora cómelo con la ficha que está a una jugada completa.',
    piecesFullDone: 'Así que estar cerca no siempre es estar en peligro.',
    barragoonsCapture:
        'Una jugada completa también puede terminar en un barragoon, por cualquier lado y con cualquier cara. Te lo comes y lo vuelves a colocar enseguida.',
    barragoonsCaptureTask: 'Come el barragoon con tu 3.',
    barragoonsPlaceTask: 'Ahora colócalo: cualquier casilla libre, cualquier cara.',
    barragoonsCaptureDone: 'Así se levantan muros y se abren caminos.',
    barragoonsClose:
        'El 4 marrón está a exactamente cuatro pasos de tu 2 y quiere comerlo. Un barragoon puede pararlo.',
    barragoonsCloseTask: 'Come el barragoon de b5.',
    barragoonsClosePlaceTask: 'Colócalo de modo que el 4 ya no pueda comer tu 2 de e4.',
    barragoonsCloseDone: 'Comer un barragoon es jugada y muro en un solo turno.',
    barragoonsTwo: 'Una excepción: un 2 no puede comer un barragoon con «Todos los giros».',
    barragoonsTwoTask: 'Intenta comer el barragoon con el 2.',
    barragoonsThreeTask: 'Ahora cómelo con el 3.',
    barragoonsTwoDone: 'Las demás fichas comen todas las caras, y el 2 las otras cinco.',
    shutLast:
        'Si te toca mover y ninguna de tus fichas puede moverse, has perdido. Quien se queda sin fichas también ha perdido.',
    shutLastTask: 'Come la última ficha de las Marrones.',
    shutLastDone: 'La partida termina en el acto y ya no se coloca nada.',
    shutPlace:
        'La mayoría de las partidas se ganan con muros. Al 2 marrón del rincón le queda una salida, y tú puedes colocar un barragoon.',
    shutPlaceTask: 'Colócalo en la casilla marcada de modo que el 2 no pueda moverse.',
    shutPlaceDone: 'Una ficha que no puede moverse lleva un candado.',
    shutCapture: 'El 2 marrón ya está encerrado. Solo otra ficha marrón puede moverse todavía.',
    shutCaptureTask: 'Come la última ficha que puede moverse.',
    shutCapturePlaceTask: 'Las Marrones ya han colocado el suyo. Coloca el tuyo donde quieras.',
    shutCaptureDone: 'A las Marrones les queda una ficha, pero ninguna jugada: ganas.',
    endBoth:
        'Puede pasar que nadie pueda mover. Entonces pierde quien tiene el turno. Tu propio 2 ya está encerrado.',
    endBothTask: 'Coloca el barragoon de modo que las Marrones tampoco puedan mover.',
    endBothDone: 'Les tocaría a las Marrones, así que han perdido.',
    endDead:
        'Si ya nadie puede comer nada ni quedar encerrado, por mucho que se juegue, la partida es empate en el acto. Un 2 no puede comer «Todos los giros»: aquí solo queda un hueco.',
    endDeadTask: 'Cierra el hueco en la casilla marcada con «Todos los giros».',
    endDeadDone: 'Los dos 2 pueden ir y venir para siempre: posición muerta, empate.',
    endAgreement: 'Se puede acordar un empate en cualquier momento. Las Marrones te ofrecen uno.',
    endAgreementTask: 'Acepta la oferta.',
    endAgreementDone: 'Nadie gana, nadie pierde.',
    acceptDraw: 'Aceptar el empate',
    declineDraw: 'Rechazar',
    endRepetition:
        'Las Marrones y tú vais y venís. Cuando los mismos turnos se repiten tres veces seguidas, quien acaba de mover puede ofrecer empate.',
    endRepetitionTask: 'Vuelve a la casilla marcada: así se completa la tercera vez.',
    endRepetitionOfferTask: 'Ahora ofrece el empate por repetición.',
    endRepetitionDone: 'Las Marrones han aceptado: empate por repetición.',
    offerRepetition: 'Ofrecer empate por repetición',
    endDeviate:
        'Esta vez las Marrones ofrecen el empate. Puedes rechazarlo, pero entonces no vale seguir igual que antes.',
    endDeclineTask: 'Rechaza el empate.',
    endDeviateTask: 'Juega ahora algo distinto de f2–f4.',
    endDeviateDone: 'Has roto la repetición y la partida sigue.',
    expressOne:
        'Con la regla Express la partida termina antes. En el nivel 1 pierde quien tiene el turno y puede mover una sola ficha o ninguna.',
    expressOneTask: 'Coloca el barragoon de modo que solo pueda moverse una ficha marrón.',
    expressOneDone: 'El nivel 0 es el juego clásico, el nivel 1 es más corto y el 2 aún más.',
    expressTwo:
        'Los niveles pueden ser distintos, como hándicap. Aquí solo las Marrones juegan en el nivel 2: con dos fichas que puedan moverse ya han perdido.',
    expressTwoTask: 'Gana ahora.',
    expressTwoDone: 'Solo quedaban dos fichas, así que la partida terminó en el acto.',
    touchOwn:
        'Con la opción «Pieza tocada» hay que mover la ficha que se ha tocado. Acabas de tocar el 3.',
    touchOtherTask: 'Intenta mover el 2 de f2 a f4.',
    touchOwnTask: 'Entonces mueve el 3, adonde quieras.',
    touchOwnDone: 'Si una ficha tocada no puede moverse, puedes mover otra.',
    touchEnemy:
        'Quien toca primero una ficha rival o un barragoon tiene que comerlo, si alguna ficha puede. Acabas de tocar el 2 marrón.',
    touchEnemyTask: 'Haz lo que tienes que hacer.',
    touchEnemyDone:
        'Si tocas primero una ficha tuya y después un objetivo, tienes que comerlo con esa ficha, si se puede.',
    hintClose: 'El 4 marrón baja recto desde e8. Cierra una de las casillas de en medio.',
    hintFace: 'Por esta cara el 2 todavía sale. «Ninguna dirección» lo retiene seguro.',
    hintCorner: 'Al 2 marrón del rincón le queda una salida: por a8.',
    hintLock: 'Busca la ficha marrón sin candado.',
    hintDead: 'Ese lo podría comer el 2, antes o después. «Todos los giros» no lo puede comer.',
    hintThird: 'Las Marrones tienen tres fichas. Come una.',
    movingTwice:
        'Una jugada tiene un solo giro. Tus 2 solo le dejan al 3 un zigzag: arriba, a la derecha, arriba.',
    movingTwiceTask: 'Pruébalo de todos modos: mueve el 3 a la casilla marcada.',
    movingTwiceDone: 'Girar dos veces no se permite nunca, aunque todo el camino esté libre.',
    movingShortThree:
        'También un 3 puede quedarse un paso antes, y una jugada limitada también puede girar.',
    movingShortThreeTask: 'Haz una jugada limitada con el 3: una hacia arriba, una a la derecha.',
    movingShortThreeDone: 'Dos pasos son la jugada limitada de un 3, con giro o sin él.',
    piecesTwo:
        'El tamaño no importa: cualquier ficha puede comer a cualquier otra. Un 2 come lo que está exactamente a dos pasos, también con un giro.',
    piecesTwoTask: 'Come el 4 marrón con tu 2.',
    piecesTwoDone: 'La ficha más pequeña se ha comido a la más grande.',
    barragoonsTurn:
        'Una flecha puede apuntar a cualquier lado: toca su cara otra vez y gira. Hacia la derecha deja pasar a tu 3 y detiene al 4 marrón.',
    barragoonsTurnTask:
        'Coloca «Una dirección» en la casilla marcada, con la flecha hacia la derecha.',
    barragoonsTurnDone: 'El mismo cubo te abre el camino a ti y se lo cierra a tu rival.',
    hintTurn:
        'Tiene que ser «Una dirección» en d5. Gírala hasta que la flecha apunte a la derecha.',
    barragoonsWait:
        'Has comido un barragoon y aún lo tienes en la mano. Hasta que esté en el tablero no se mueve ninguna ficha, ni tuya ni del rival.',
    barragoonsWaitTask: 'Intenta mover primero el 3 a la casilla marcada.',
    barragoonsWaitDone:
        'En un tablero de verdad, tenlo en la mano hasta entonces, para que nadie lo olvide.',
    expressHandicap:
        'Los cubos junto al tablero muestran los niveles. Aquí las Blancas son más fuertes y juegan en el nivel 2, las Marrones en el 1: tú pierdes si solo pueden moverse dos de tus fichas; ellas, con una sola.',
    expressHandicapTask: 'Gana ahora: deja a las Marrones con una sola ficha.',
    expressHandicapDone: 'El más fuerte juega en el nivel más alto, y los dos tienen sus opciones.',
} satisfies Messages<typeof en>;
