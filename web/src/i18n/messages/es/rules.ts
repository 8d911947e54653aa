import type { Messages } from '../../areas';
import type en from '../en/rules';

export default {
    title: 'Las reglas de Barragoon',
    intro: 'Las reglas completas, en palabras sencillas. En los tableros puedes probarlo todo: llevas los dos bandos, y lo que no se puede se explica.',
    rulings:
        'Donde las reglas impresas dejan un caso abierto, lo hemos decidido. Esos puntos están marcados como aclaración.',
    ruling: 'Aclaración',
    contents: 'Índice',
    tryIt: 'Probar',
    reset: 'Restablecer',
    whiteMoves: 'Mueven Blancas.',
    brownMoves: 'Mueven Marrones.',
    whitePlaces: 'Las Blancas colocan un barragoon.',
    brownPlaces: 'Las Marrones colocan un barragoon.',
    loading: 'Preparando el tablero…',
    failed: 'No se han podido cargar los tableros. El texto está completo sin ellos.',
    toLessons: '¿Prefieres aprender jugando? Haz las lecciones.',

    'r1-title': 'Tablero y material',
    'r1-1': 'Barragoon es un juego para dos: Blancas y Marrones. Empiezan las Blancas.',
    'r1-2': 'El tablero tiene 63 casillas: siete columnas, de la a a la g desde la izquierda de las Blancas, y nueve filas, de la 1 a la 9 desde el lado de las Blancas.',
    'r1-3': 'Cada jugador tiene siete **fichas**: dos 2, tres 3 y dos 4. Los puntos dicen cuánto avanza una ficha.',
    'r1-4': 'Hay 32 cubos negros, los **barragoons**. No son de nadie. Ocho empiezan en el tablero y los otros 24 están al lado: la **reserva**.',
    'r1-5': 'Los colores se sortean antes de la partida.',

    'r2-title': 'Posición inicial',
    'r2-1': 'Los 4 de las Blancas empiezan en b1 y f1, los 3 en c1, e1 y d2, los 2 en c2 y e2. Las Marrones están enfrente, como en un espejo sobre la quinta fila: los 4 en b9 y f9, los 3 en c9, e9 y d8, los 2 en c8 y e8.',
    'r2-2': 'Los ocho barragoons empiezan en b4, f4, a5, c5, e5, g5, b6 y f6.',
    'r2-3': 'En la **variante cerrada**, la normal, los ocho muestran «Ninguna dirección». En la **variante abierta**, los ocho muestran «Todos los giros».',
    'r2-closed': 'La variante cerrada. ¡Haz unas jugadas!',
    'r2-open': 'La variante abierta.',

    'r3-title': 'Turnos y acciones',
    'r3-1': 'Se juega por turnos y nadie puede pasar. Un turno es la jugada de una ficha, seguida de las colocaciones que provoca.',
    'r3-2': 'Cada decisión, mover una ficha o colocar un barragoon, se llama **acción**. Un turno tiene de una a tres:',
    'r3-2-free': 'Una jugada a una casilla libre termina el turno en el acto.',
    'r3-2-barragoon': 'Quien come un barragoon lo vuelve a colocar; después termina el turno.',
    'r3-2-piece':
        'Si se come una ficha, primero coloca un barragoon el rival y luego quien ha comido; después termina el turno. A veces no se coloca nada: véanse 6.4 y 6.5.',
    'r3-3': 'Mientras un barragoon espera a ser colocado, ninguno de los dos puede hacer otra cosa. Una jugada anticipada se rechaza, y se te dice qué colocación va primero.',

    'r4-title': 'Mover',
    'r4-1': 'Una ficha hace una **jugada completa** de exactamente tantos pasos como puntos tiene, o una **jugada limitada** de exactamente un paso menos. Un paso lleva a la casilla vecina, hacia arriba, hacia abajo o hacia los lados. La casilla de salida no cuenta; la de destino sí, y también cada barragoon del camino.',
    'r4-2': 'El primer paso puede ir en cualquier dirección. Por el camino, la ficha puede girar como mucho una vez, en ángulo recto, en una casilla entre la salida y la llegada. Nunca da media vuelta.',
    'r4-3': 'El camino va por casillas libres, y por barragoons como lo permita su cara. Ninguna ficha se puede pasar, ni propia ni rival.',
    'r4-4': 'Un giro que impone un barragoon es el único giro de la jugada: una ficha que ya ha girado no puede usarlo, y una que lo ha usado no gira más.',
    'r4-5': 'En las casillas libres eliges tú: recto o, si la ficha aún no ha girado, a la izquierda o a la derecha. En un barragoon solo vale lo que permite su cara.',
    'r4-6': 'Una **jugada limitada** termina solo en una casilla libre. Nunca come.',
    'r4-7': 'Una **jugada completa** termina en una casilla libre, en una ficha rival o en un barragoon; lo que haya allí se come. Nunca termina en una ficha propia.',
    'r4-8': 'Un 2 no puede comer un barragoon que muestra «Todos los giros». Las demás fichas pueden comer todos los barragoons, y el 2 los que muestran las demás caras.',
    'r4-9': 'La cara de un barragoon dice cómo se pasa, no por qué lado se come: se puede comer por todos. Incluso un barragoon con «Ninguna dirección», que no deja pasar a nadie, se puede comer.',
    'r4-10':
        'Si varios caminos llevan a la misma casilla, es la misma jugada. Solo cuentan la salida y la llegada.',
    'r4-diagram':
        'Jugadas del 3 y del 4: completas y limitadas, con giro y sin él. El 2 marrón de d6 solo se come con una jugada completa.',

    'r5-title': 'Las seis caras',
    'r5-intro':
        'La cara de arriba dice cómo pueden las fichas **pasar** un barragoon. Una cara con dirección puede apuntar a cualquier lado, así que hay 16 maneras de colocarlo.',
    'r5-face': 'Cara',
    'r5-passing': 'Cómo se pasa',
    'r5-ways': 'Orientaciones',
    'r5-no-way': 'De ninguna manera. Es un muro por todos los lados.',
    'r5-one-way': 'Recto, solo en el sentido de la flecha.',
    'r5-two-ways': 'Recto a lo largo de la línea, en ambos sentidos.',
    'r5-left-turn':
        'Se entra por el pie de la flecha, se gira a la izquierda y se sale por la punta. No hay otro camino.',
    'r5-right-turn':
        'Se entra por el pie de la flecha, se gira a la derecha y se sale por la punta. No hay otro camino.',
    'r5-all-turns':
        'Se entra por cualquier lado y se gira a la izquierda o a la derecha. Nunca recto.',
    'r5-1': 'Toda dirección que una cara no permite está bloqueada.',
    'r5-2': 'Pasar es entrar y salir: después del barragoon tiene que haber al menos un paso más.',
    'r5-diagram':
        'En el tablero: «{face}». Elige otra cara en la tabla y mira cómo pasan las fichas el barragoon.',

    'r6-title': 'Comer',
    'r6-1': 'Solo una jugada completa come.',
    'r6-2': 'Una **ficha** capturada sale de la partida. De la reserva vienen dos barragoons: el dueño de la ficha capturada, la **víctima**, coloca el primero, y **quien ha comido** coloca el segundo. Con eso termina su turno.',
    'r6-3': 'Un **barragoon** capturado lo vuelve a colocar enseguida quien lo ha comido, en cualquier casilla libre y con cualquier cara. La casilla que la ficha acaba de dejar también está libre.',
    'r6-4': 'Si una captura no deja a la víctima más fichas que su nivel Express (en el juego clásico, ninguna), la partida termina en el acto. Ya no se coloca nada.',
    'r6-5': 'La reserva siempre alcanza: antes de la última captura se han podido comer doce fichas como mucho. En una posición preparada sin reserva, una ficha capturada no trae colocaciones. Una reserva es siempre un número par. Los barragoons que marcan un nivel Express junto al tablero no salen de la reserva.',
    'r6-diagram': 'Come el 2 de d6 con el 3, o el barragoon de f5 con el 4.',

    'r7-title': 'Colocar barragoons',
    'r7-1': 'Un barragoon se coloca en cualquier casilla libre, con cualquiera de sus seis caras hacia arriba y girado como se quiera.',
    'r7-2': 'Una vez soltado, ni su casilla, ni su cara, ni su dirección pueden cambiarse.',
    'r7-3': 'En un tablero real se puede olvidar una colocación: alguien mueve aunque un barragoon espera. Esa jugada hay que impedirla o deshacerla enseguida. Si nadie lo hace, la colocación se pierde y ese barragoon queda fuera del juego. Aquí no puede pasar mientras juegas (3.3); solo la anotación de una partida en un tablero real puede contenerlo, una o dos veces en un turno, y entonces se reproduce tal cual.',
    'r7-diagram': 'Has comido un barragoon. Colócalo donde y como quieras.',

    'r8-title': 'El final de la partida',
    'r8-1': 'Quien tiene que mover y no tiene fichas, o ninguna que pueda moverse, ha **perdido**. Así que, si ya nadie puede mover, pierde quien tiene el turno.',
    'r8-2': 'La **regla Express** acorta las partidas. Antes de la partida, cada jugador recibe el nivel 0 (el juego clásico), 1 o 2; los dos niveles pueden ser distintos, como hándicap. Quien tiene que mover ha perdido si no puede mover más fichas de las que dice su nivel: ninguna en el nivel 0, una como mucho en el nivel 1, dos como mucho en el nivel 2. Una ficha que solo puede comer cuenta como móvil. Si vale para ambos, pierde quien tiene el turno.',
    'r8-3': 'Si la partida ha terminado según 8.1, 8.2 o 9.1 se mira solo cuando toca mover una ficha, nunca mientras quede un barragoon por colocar.',
    'r8-4': 'Quien se rinde pierde. Con reloj, pierde quien agota su tiempo. Corre el reloj de quien tiene que actuar, es decir, el de la víctima mientras coloca. Un incremento o un retardo cuenta cada vez que el reloj pasa al rival.',
    'r8-diagram': 'Coloca el barragoon en a8 de modo que el 2 marrón ya no pueda moverse.',
    'r8-express':
        'Express en el nivel 1: las Marrones pierden si, en su turno, solo puede moverse una ficha marrón.',

    'r9-title': 'Empate',
    'r9-1': '**Posición muerta.** Si ninguna serie de jugadas, aunque los dos colaboren, puede llevar ya a una captura ni al final de la partida, es empate en el acto. Mientras alguien pueda quedar encerrado, se sigue. El programa lo calcula con exactitud; los deberes de 9.2 y de «Pieza tocada» no cuentan aquí.',
    'r9-2': '**Repetición.** Cuando los mismos turnos, iguales en cada acción, se han jugado tres veces seguidas, quien acaba de completar un turno puede ofrecer empate.',
    'r9-2-accept': 'El rival acepta: la partida es empate.',
    'r9-2-refuse':
        'El rival rechaza, o simplemente sigue jugando: desde ahora nadie puede continuar la secuencia con el mismo turno mientras pueda jugar otra cosa. Por regla general, quien rechazó tiene que desviarse primero.',
    'r9-2-deviate':
        'Un turno que difiere en cualquier acción pone fin a este deber. Una jugada sin captura que continúa la secuencia se rechaza en el acto; de una jugada con colocación, solo se rechaza la misma colocación: basta otra cara u otra casilla.',
    'r9-2-again':
        'Mientras dura el deber, se puede volver a ofrecer cada vez que un turno completa de nuevo la secuencia. Si nadie puede desviarse en ninguna parte, la posición está muerta (9.1).',
    'r9-3': '**Acuerdo.** Los jugadores pueden acordar un empate en cualquier momento. Rechazar una oferta así no tiene consecuencias.',
    'r9-diagram':
        'Coloca «Todos los giros» en b3: los dos 2 aún pueden moverse, pero ya nunca comer nada. Una posición muerta.',

    'r10-title': 'Pieza tocada',
    'r10-intro':
        'En las reglas impresas, «Pieza tocada» vale siempre. Aquí es una opción, desactivada al principio, porque en una pantalla se toca para elegir.',
    'r10-1': 'Quien toca una ficha propia tiene que moverla, si tiene una jugada permitida.',
    'r10-2':
        'Quien toca primero una ficha propia y después una rival o un barragoon tiene que comerlo con ella, si se puede.',
    'r10-3':
        'Quien toca primero una ficha rival o un barragoon tiene que comerlo, con cualquier ficha que pueda.',
    'r10-4':
        'Lo tocado cuenta por orden. El primer toque que se puede cumplir obliga; los siguientes solo reducen la elección. Un objetivo tocado después de una ficha propia obliga solo a la primera ficha propia tocada que puede moverse. Los toques mientras hay una colocación pendiente no obligan a nada, y nadie está nunca obligado a una acción prohibida. Lo que se ha soltado se queda.',
    'r10-diagram': 'Aquí vale «Pieza tocada»: la primera ficha que toques tiene que moverse.',
    aim: '**El objetivo:** dejar al rival sin jugadas. Come todas sus fichas, o encierra las que queden con buenas jugadas y barragoons bien colocados.',
    additions: 'Lo que las reglas impresas no conocen en absoluto está marcado como añadido.',
    addition: 'Añadido',
    'r8-2-handicap':
        'Un hándicap iguala las fuerzas: el más débil juega al juego clásico y el más fuerte en el nivel 1 o 2, o el más débil en el nivel 1 y el más fuerte en el nivel 2.',
    'r8-2-cubes':
        'Para que nadie lo olvide, el nivel se ve junto al tablero, en el lado del jugador: un barragoon para el nivel 1, dos para el nivel 2.',
    'r9-2-count':
        'Tres veces en total y sin interrupción; una secuencia tiene tantos turnos de las Blancas como de las Marrones. Seguir jugando sin responder es rechazar, y el deber obliga a los dos hasta que uno se desvíe.',
    'r8-cubes':
        'Un hándicap, que muestran los cubos junto al tablero: las Marrones juegan en el nivel 1, las Blancas en el 2. Come el 2 de d6 y las Marrones habrán perdido.',
    'r7-3-enter':
        'Quien introduce en el análisis una partida de un tablero de verdad lo indica allí: «Se olvidó».',
} satisfies Messages<typeof en>;
