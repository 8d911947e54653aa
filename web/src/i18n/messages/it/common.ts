import type { Messages } from '../../areas';
import type en from '../en/common';

export default {
    white: 'Bianco',
    brown: 'Marrone',
    navStart: 'Home',
    navPlay: 'Gioca',
    navLearn: 'Impara',
    navRules: 'Regole',
    navAnalysis: 'Analisi',
    navEditor: 'Editor',
    navGames: 'Le mie partite',
    navSettings: 'Impostazioni',
    notice: 'Barragoon è un gioco di Robert Witter e Frank Warneke, pubblicato da WiWa Spiele; il nome appartiene a loro. Barracuda è un’implementazione indipendente.',
    notFoundTitle: 'Pagina non trovata',
    notFoundText: 'Questa pagina non esiste. Forse l’indirizzo è incompleto.',
    toStart: 'Torna alla pagina iniziale',
    brand: 'Barracuda: pagina iniziale',
    navMain: 'Navigazione principale',
    navTwo: 'In due sullo stesso dispositivo',
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
        'Forse sei offline, o c’è una versione più recente di Barracuda. Le tue partite sono al sicuro su questo dispositivo.',
    updateReady: 'È pronta una nuova versione.',
    updateNow: 'Ricarica',
    restarting:
        'Il server si riavvia. Le tue partite riprendono tra un attimo, senza perdere tempo.',
    storageFull:
        'Barracuda non può salvare nulla su questo dispositivo. Puoi continuare a giocare, ma quando chiuderai la pagina la partita andrà persa.',
    gamesNotKept:
        'Questo browser non permette a Barracuda di conservare le partite concluse. Salva una partita in un file se vuoi rivederla.',
    titleStart: 'Barracuda: gioca a Barragoon',
    titleComputer: 'Gioca contro il computer',
    titleTwo: 'In due sullo stesso dispositivo',
    titleFriend: 'Gioca con un amico',
    titleChallenge: 'Un invito a giocare',
    titleReturn: 'Continua qui',
    titleLearn: 'Impara Barragoon',
    titleRules: 'Le regole di Barragoon',
    titleAnalysis: 'Analisi',
    titleEditor: 'Editor di posizioni',
    titleGames: 'Partite su questo dispositivo',
    titleSettings: 'Impostazioni',
    titleGame: 'Partita online',
    aboutStart:
        'Gioca a Barragoon, imparalo e diventa un maestro: contro il computer, in due sullo stesso dispositivo, con lezioni e analisi. Gratis, senza pubblicità, anche offline.',
    aboutComputer:
        'Gioca a Barragoon contro il computer su dieci livelli, con suggerimenti, ritiro delle mosse e orologio, anche offline.',
    aboutTwo:
        'Gioca a Barragoon in due sullo stesso dispositivo, con o senza orologio, e salva le partite.',
    aboutFriend:
        'Invita qualcuno con un link a una partita di Barragoon: due dispositivi, dal vivo o per corrispondenza, senza account.',
    aboutChallenge:
        'Sei invitato a una partita del gioco da tavolo Barragoon. Gioca nel browser, senza account.',
    aboutReturn: 'Continua le tue partite online di Barragoon su questo dispositivo.',
    aboutLearn:
        'Impara Barragoon in cinque minuti: brevi lezioni interattive per muovere, svoltare, catturare e posizionare.',
    aboutRules: 'Le regole complete di Barragoon in parole semplici, con tavolieri per provarle.',
    aboutAnalysis:
        'Analizza le tue partite di Barragoon con un motore potente nel browser: linee migliori, errori, varianti e link da condividere.',
    aboutEditor: 'Prepara qualsiasi posizione di Barragoon, controllala e giocala o analizzala.',
    aboutGames:
        'Le tue partite di Barragoon concluse su questo dispositivo: rivedile, analizzale o salvale in un file.',
    aboutSettings: 'Lingua, tema, pedine, suoni e tavoliere di Barracuda.',
    aboutGame: 'Una partita di Barragoon tra due persone: seguila in diretta o giocala.',
    needsScript:
        'Barracuda ha bisogno di JavaScript: il tavoliere, le regole e il motore girano nel tuo browser.',
} satisfies Messages<typeof en>;
