import type { Messages } from '../../areas';
import type en from '../en/board';

export default {
    board: 'Tablero',
    free: 'libre',
    whitePiece: '{value} blanco',
    brownPiece: '{value} marrón',
    theWhitePiece: 'el {value} blanco',
    theBrownPiece: 'el {value} marrón',
    barragoon: 'barragoon, {face}',
    theBarragoon: 'el barragoon «{face}»',

    'face-no-way': 'Ninguna dirección',
    'face-one-way': 'Una dirección',
    'face-two-ways': 'Dos direcciones',
    'face-left-turn': 'Giro a la izquierda',
    'face-right-turn': 'Giro a la derecha',
    'face-all-turns': 'Todos los giros',
    'shows-no-way': 'ninguna dirección',
    'shows-one-way': 'una dirección {to}',
    'shows-two-ways-n': 'dos direcciones, norte y sur',
    'shows-two-ways-e': 'dos direcciones, este y oeste',
    'shows-left-turn': 'giro a la izquierda {to}',
    'shows-right-turn': 'giro a la derecha {to}',
    'shows-all-turns': 'todos los giros',
    'heading-n': 'norte',
    'heading-e': 'este',
    'heading-s': 'sur',
    'heading-w': 'oeste',
    'to-n': 'hacia el norte',
    'to-e': 'hacia el este',
    'to-s': 'hacia el sur',
    'to-w': 'hacia el oeste',

    'mark-selected': 'seleccionado',
    'mark-destination': 'se puede alcanzar',
    'mark-capture': 'se puede comer',
    'mark-placeable': 'libre para un barragoon',
    'mark-locked': 'no puede moverse',
    'mark-lastFrom': 'origen de la última jugada',
    'mark-lastTo': 'destino de la última jugada',
    'mark-placed': 'colocado por último',
    'mark-refused': 'estorba',
    'mark-target': 'objetivo',

    whiteMoves: 'Jugadas de las Blancas {before} → {after}',
    brownMoves: 'Jugadas de las Marrones {before} → {after}',
    shutsIn: '{count|encierra una ficha|encierra # fichas}',
    tray: 'Caras del barragoon',
    ring: 'Elige una cara',
    rotate: 'Girar',
    confirm: 'Colocar',
    cancel: 'Cancelar',
    typeAction: 'Escribe una acción, por ejemplo d2d5 o x@d5',
    unknownAction:
        '«{text}» no es una acción. Escribe una jugada como d2d5 o una colocación como x@d5.',
    selected:
        '{square}, {content}, seleccionado. {count|Se alcanza una casilla|Se alcanzan # casillas}.',
    ghost: '{content}, a punto de colocarse en {square}. Confírmalo o cámbialo.',

    goes: 'El {value} de las {player} va de {from} a {to}.',
    takes: 'El {value} de las {player} va de {from} a {to} y come {obstacle}.',
    puts: 'Las {player} colocan un barragoon en {square}: «{face}».',
    forgets: 'Las {player} olvidan colocar un barragoon.',

    'why-moves-to-free-square': 'El {value} de {from} va a {to}.',
    'why-captures-piece': 'El {value} de {from} come {obstacle} en {square}.',
    'why-captures-last-piece': 'El {value} de {from} come {obstacle} en {square} y gana.',
    'why-captures-barragoon': 'El {value} de {from} come {obstacle} en {square}.',
    'why-places': 'Las {player} colocan un barragoon en {square}.',
    'why-already-lost': 'Las {player} ya han perdido.',
    'why-placement-owed':
        'Las {player} tienen que colocar un barragoon antes de cualquier otra jugada.',
    'why-nothing-owed':
        'Las {player} tienen que mover una ficha; ahora no hay ningún barragoon que colocar.',
    'why-square-not-free':
        'Un barragoon se coloca en una casilla libre, pero {square} está ocupada.',
    'why-no-piece-there': 'No hay ninguna ficha en {square}.',
    'why-opponents-piece':
        'El {other} de {square} es de las {opponent}, pero el turno es de las {player}.',
    'why-wrong-distance':
        'El {value} de {from} da exactamente {full} pasos, o {short}; pero {to} está a {distance|un paso|# pasos}.',
    'why-short-move-onto-occupied':
        'El {value} de {from} solo llega a {to} con su jugada limitada. Una jugada limitada nunca come, y {to} está ocupada.',
    'why-own-piece-there':
        'El {value} de {from} no puede acabar en {to}: allí hay otra ficha de las {player}, un {other}.',
    'why-two-takes-all-turns': 'Un 2 no puede comer el barragoon «Todos los giros» de {to}.',
    'why-piece-in-the-way':
        'El {value} de {from} tendría que pasar por encima de {obstacle} en {square}, pero las fichas no se pueden pasar.',
    'why-face-blocks-no-way':
        'El {value} de {from} tendría que pasar en {square} el barragoon «Ninguna dirección», que no deja pasar a nadie.',
    'why-face-blocks-one-way':
        'El {value} de {from} tendría que pasar en {square} el barragoon «Una dirección», que solo deja pasar recto {to}.',
    'why-face-blocks-two-ways-n':
        'El {value} de {from} tendría que pasar en {square} el barragoon «Dos direcciones», que solo deja pasar recto hacia el norte o el sur.',
    'why-face-blocks-two-ways-e':
        'El {value} de {from} tendría que pasar en {square} el barragoon «Dos direcciones», que solo deja pasar recto hacia el este o el oeste.',
    'why-face-blocks-left-turn':
        'El {value} de {from} tendría que pasar en {square} el barragoon «Giro a la izquierda», que solo deja pasar con un giro a la izquierda {to}.',
    'why-face-blocks-right-turn':
        'El {value} de {from} tendría que pasar en {square} el barragoon «Giro a la derecha», que solo deja pasar con un giro a la derecha {to}.',
    'why-face-blocks-all-turns':
        'El {value} de {from} tendría que pasar recto en {square} el barragoon «Todos los giros», pero ahí toda ficha tiene que girar.',
    'why-turns-twice':
        'El {value} de {from} tendría que girar por segunda vez en {square}, pero solo puede girar una vez.',
    'why-turns-after-forced-turn':
        'El {value} de {from} tendría que girar por segunda vez en {square}, pero un giro que impone un barragoon es el único de la jugada.',
    'why-game-over': 'La partida ha terminado.',
    'why-must-deviate':
        'Así se repetiría la secuencia una vez más. El empate por repetición fue rechazado, así que hay que jugar otra cosa.',
    'why-touched-piece': 'Las {player} han tocado {obstacle} de {square} y tienen que moverlo.',
    'why-touched-piece-and-target':
        'Las {player} han tocado {obstacle} de {square} y tienen que comerlo con la ficha tocada.',
    'why-touched-target': 'Las {player} han tocado {obstacle} de {square} y tienen que comerlo.',
    'why-nothing-to-forget': 'No hay ninguna colocación pendiente que se pueda olvidar.',
    'why-no-repetition':
        'El empate por repetición solo se puede ofrecer justo después del propio turno, cuando los mismos turnos se han jugado tres veces seguidas.',
    'why-no-offer': 'El rival no ha ofrecido empate.',

    'end-shut-in': 'Ganan las {winner}: las {loser} no tienen ninguna ficha que pueda moverse.',
    'end-express-level':
        'Ganan las {winner}: a las {loser} les quedan muy pocas fichas que puedan moverse para su nivel Express.',
    'end-resignation': 'Ganan las {winner}: las {loser} se han rendido.',
    'end-time-out': 'Ganan las {winner}: a las {loser} se les ha acabado el tiempo.',
    'end-dead-position': 'Empate: ya no es posible ninguna captura ni ningún encierro.',
    'end-repetition': 'Empate por repetición.',
    'end-agreement': 'Empate de mutuo acuerdo.',
    'end-aborted': 'La partida se ha cancelado.',
    'end-claimed': 'Ganan las {winner}: las {loser} no han vuelto.',
    'end-claimed-draw': 'Empate: alguien no ha vuelto.',

    'fault-too-many-pieces':
        'Las {owner} tienen {number} fichas de valor {value}: más de las que hay en el juego.',
    'fault-no-pieces':
        'Las {owner} no tienen fichas: el turno tiene que ser de las {owner}, sin colocaciones pendientes.',
    'fault-bad-owed': 'Hay {number} colocaciones pendientes: deben ser 0, 1 o 2.',
    'fault-bad-express-level': 'El nivel Express de las {owner} es {number}: debe ser 0, 1 o 2.',
    'fault-bad-supply': 'Hay {number} barragoons en la reserva: debe ser un número par de 0 a 24.',
    'fault-too-many-barragoons':
        'El tablero, la reserva y las colocaciones pendientes suman {number} barragoons, pero solo hay 32.',
    'fault-bad-turn': 'El número de turno es {number}: debe ser de 1 a 9999.',
    expressLevelOf: '{player}: nivel Express {level}',
} satisfies Messages<typeof en>;
