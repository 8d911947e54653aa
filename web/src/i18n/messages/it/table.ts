import type { Messages } from '../../areas';
import type en from '../en/table';

export default {
    names: 'Nomi',
    playerNumber: 'Giocatore {number}',
    whoIsWhite: 'Chi ha il Bianco?',
    expressLevel: 'Livello express {level}',
    final: 'Tocca e muovi: ciò che è stato lasciato è definitivo, nulla si può annullare.',
    mayRepeat:
        'Gli stessi turni sono stati giocati tre volte di seguito. Il computer aspetta: proponi la patta o continua.',
    decide: 'Patta o si continua?',
    clocksWait: 'Gli orologi sono fermi.',
    goOn: 'Continua',
    unfinished: 'La tua partita non è finita',
    linkText:
        'Questo link porta a un’altra posizione. Se la giochi, la partita in corso andrà persa.',
    fileText: 'Il file contiene un’altra partita. Se lo apri, la partita in corso andrà persa.',
    keepPlaying: 'Continua la partita',
    playLink: 'Gioca questa posizione',
    openIt: 'Apri il file',
    opponent: 'Avversario',
    here: 'Connesso',
    gone: 'Non connesso',
    reconnecting: 'Riconnessione…',
    lowTime: '{name}: restano dieci secondi.',
    plan: 'Prevista: {from}–{to}',
    planned:
        'Prevista: da {from} a {to}. Sarà giocata al tuo turno, se sarà possibile. Esc la annulla.',
    planVoid: 'La mossa prevista non è stata giocata: la partita è cambiata.',
} satisfies Messages<typeof en>;
