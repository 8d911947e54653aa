import type { Messages } from '../../areas';
import type en from '../en/table';

export default {
    names: 'Nombres',
    playerNumber: 'Jugador {number}',
    whoIsWhite: '¿Quién lleva las Blancas?',
    expressLevel: 'Nivel Express {level}',
    final: 'Pieza tocada: lo que se ha soltado es definitivo; no se puede deshacer nada.',
    mayRepeat:
        'Se han jugado los mismos turnos tres veces seguidas. El ordenador espera: ofrece el empate o sigue jugando.',
    decide: '¿Empate o seguimos?',
    clocksWait: 'Los relojes están parados.',
    goOn: 'Seguir',
    unfinished: 'Tu partida no ha terminado',
    linkText: 'Este enlace lleva a otra posición. Si la juegas, se perderá la partida del tablero.',
    fileText: 'El archivo contiene otra partida. Si lo abres, se perderá la partida del tablero.',
    keepPlaying: 'Seguir con mi partida',
    playLink: 'Jugar esta posición',
    openIt: 'Abrir el archivo',
    opponent: 'Rival',
    here: 'Conectado',
    gone: 'Desconectado',
    reconnecting: 'Reconectando…',
    lowTime: '{name}: quedan diez segundos.',
    plan: 'Prevista: {from}–{to}',
    planned:
        'Prevista: de {from} a {to}. Se jugará en tu turno, si entonces es posible. Escape la cancela.',
    planVoid: 'La jugada prevista no se hizo: la partida ha cambiado.',
} satisfies Messages<typeof en>;
