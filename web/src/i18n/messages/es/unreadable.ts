import type { Messages } from '../../areas';
import type en from '../en/unreadable';

export default {
    atColumn: 'Línea {line}, columna {column}:',
    atTurn: 'Línea {line}, turno {number} ({player}):',
    'text-fen-fields':
        'Una FEN tiene seis partes separadas por espacios, o solo el tablero. Aquí hay {number|una|#}.',
    'text-fen-ranks':
        'El tablero de una FEN tiene nueve filas separadas por /, pero aquí hay {number|una|#}.',
    'text-fen-character':
        'En la fila {rank} de la FEN, «{text}» no es ni una ficha, ni un barragoon, ni un número de casillas libres.',
    'text-fen-width':
        'La fila {rank} de la FEN, «{text}», tiene {number|una casilla|# casillas}, pero deben ser siete.',
    'text-fen-side':
        'El jugador que actúa en la FEN es «{text}»: debe ser w para las Blancas o b para las Marrones.',
    'text-fen-pending': 'Las colocaciones pendientes en la FEN son «{text}»: debe ser -, 1 o 2.',
    'text-fen-supply': 'La reserva en la FEN es «{text}»: debe ser un número par de 0 a 24.',
    'text-fen-express':
        'Los niveles Express en la FEN son «{text}»: deben ser dos cifras de 0 a 2, como 00.',
    'text-fen-turn': 'El número de turno en la FEN es «{text}»: debe ser de 1 a 9999.',
    'text-fen-faults': 'Esta posición no se puede jugar.',
    'text-too-long': 'El texto es demasiado largo.',
    'text-not-utf8': 'Esto no es texto sin formato en UTF-8.',
    'text-control-character': 'Hay un carácter de control invisible en el texto.',
    'text-no-game': 'En este texto no hay ninguna partida.',
    'text-unopened': '«{text}» cierra algo que nunca se abrió.',
    'text-comment-open': 'El comentario que empieza con «{text}» no se cierra nunca.',
    'text-variation-open': 'Una variante no se cierra nunca: falta un paréntesis «)».',
    'text-no-result': 'La partida acaba sin resultado. Debe ser uno de estos: {expected}',
    'text-behind-result': 'La partida sigue después de su resultado, con «{text}».',
    'text-tag-form': '«{text}» no es una etiqueta. Una etiqueta ocupa una línea, como {expected}',
    'text-tag-behind-turns':
        'La etiqueta «{text}» está después del primer turno, pero las etiquetas van antes de la partida.',
    'text-tag-repeated': 'La etiqueta {tag} aparece dos veces.',
    'text-tag-value': 'La etiqueta {tag} dice «{text}». Debe ser uno de estos valores: {expected}',
    'text-fen-missing':
        'La etiqueta {tag} dice «{text}», pero falta la etiqueta FEN con la posición.',
    'text-tag-against-fen': 'La etiqueta {tag} dice «{text}», pero la etiqueta FEN dice otra cosa.',
    'text-tag-against-result':
        'La etiqueta {tag} dice «{text}», pero la partida acaba con {expected}.',
    'text-turn-form':
        '«{text}» no es ni un turno como 3d2-d5, 3d8xd5 o 2c2:c4 ni una colocación como x@d5.',
    'text-wrong-value': '«{text}» nombra la ficha equivocada: allí hay un {number}.',
    'text-wrong-sign':
        'El signo de «{text}» debe ser «{expected}»: «-» va a una casilla libre, «x» come una ficha y «:» come un barragoon.',
    'text-illegal': '«{text}» no es posible aquí ({clause}).',
    'text-wrong-result': 'El resultado «{text}» no encaja con la partida ({clause}).',
    'text-mark-form': '«{text}» no es una valoración. Debe ser una de estas: {expected}',
    'text-mark-place':
        'La valoración «{text}» está mal colocada: va detrás de su turno, y un turno solo tiene una.',
    'text-draw-words':
        '«{text}» está mal colocado: detrás de un turno, el empate se ofrece una vez y se rechaza una vez, con {expected}',
    'text-variation-place':
        'Aquí empieza una variante, pero no hay ningún turno que pueda sustituir.',
    'text-variation-empty': 'Esta variante está vacía.',
    'text-variation-depth': 'Las variantes están anidadas a demasiada profundidad.',
    'text-damaged': 'El enlace está dañado. Quizá se cortó al copiarlo.',
} satisfies Messages<typeof en>;
