import type { Messages } from '../../areas';
import type en from '../en/common';

export default {
    white: 'Bianco',
    brown: 'Marrone',
    navStart: 'Inizio',
    navPlay: 'Gioca',
    navLearn: 'Impara',
    navRules: 'Regole',
    navAnalysis: 'Analisi',
    navEditor: 'Editor',
    navSettings: 'Impostazioni',
    notice: 'Barragoon è un gioco di Robert Witter e Frank Warneke, pubblicato da WiWa Spiele; il nome è loro. Barracuda è una realizzazione indipendente.',
    notFoundTitle: 'Qui non c’è niente',
    notFoundText: 'Questa pagina non esiste. Forse l’indirizzo è incompleto.',
    toStart: 'Alla pagina iniziale',
    brand: 'Barracuda: alla pagina iniziale',
    navMain: 'Navigazione principale',
    navTwo: 'In due su un dispositivo',
    navMore: 'Altro',
    skip: 'Vai al contenuto',
    language: 'Lingua',
    mute: 'Disattiva i suoni',
    unmute: 'Attiva i suoni',
    close: 'Chiudi',
    cancel: 'Annulla',
    tryAgain: 'Riprova',
    failedTitle: 'Caricamento non riuscito',
    failedText:
        'Forse manca la connessione, o c’è una versione più nuova di Barracuda. Le tue partite sono al sicuro su questo dispositivo.',
    updateReady: 'È pronta una nuova versione.',
    updateNow: 'Ricarica',
    storageFull:
        'Questo dispositivo non permette a Barracuda di salvare. Puoi continuare a giocare, ma chiudendo la pagina la partita andrà persa.',
    titleStart: 'Barracuda: gioca a Barragoon',
    titleComputer: 'Gioca contro il computer',
    titleTwo: 'In due su un dispositivo',
    titleLearn: 'Impara Barragoon',
    titleRules: 'Le regole di Barragoon',
    titleAnalysis: 'Analisi',
    titleEditor: 'Editor di posizioni',
    titleSettings: 'Impostazioni',
    aboutStart:
        'Gioca a Barragoon, imparalo e diventa un maestro: contro il computer, in due su un dispositivo, con lezioni e analisi. Gratis, senza pubblicità, anche offline.',
    aboutComputer:
        'Gioca a Barragoon contro il computer su dieci livelli, con suggerimenti, mosse annullabili e orologio, anche offline.',
    aboutTwo:
        'Gioca a Barragoon in due su un dispositivo, con o senza orologio, e salva le partite.',
    aboutLearn:
        'Impara Barragoon in cinque minuti: brevi lezioni interattive per muovere, svoltare, catturare e posizionare.',
    aboutRules: 'Le regole complete di Barragoon in parole semplici, con tavolieri per provarle.',
    aboutAnalysis:
        'Analizza le tue partite di Barragoon con un motore potente nel browser: linee migliori, errori, varianti e link da condividere.',
    aboutEditor: 'Prepara qualsiasi posizione di Barragoon, controllala e giocala o analizzala.',
    aboutSettings: 'Lingua, tema, pedine, suoni e tavoliere di Barracuda.',
} satisfies Messages<typeof en>;
