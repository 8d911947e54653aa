import type { Messages } from '../../areas';
import type en from '../en/lessons';

export default {
    movingFull:
        'Hai il Bianco. I punti di una pedina dicono quanto va lontano: una pedina da 3 si muove esattamente di tre caselle, in su, in giù o di lato.',
    movingFullTask: 'Muovi la pedina da 3 sulla casella segnata.',
    movingFullDone: 'Una mossa su tutta la distanza si chiama mossa piena.',
    movingTurn: 'Lungo la strada una pedina può svoltare una volta, ad angolo retto.',
    movingTurnTask: 'Muovi la pedina da 3 sulla casella segnata: due in su, una a destra.',
    movingTurnDone:
        'Poteva anche andare prima a destra e poi in su. Le due strade sono la stessa mossa.',
    movingRound: 'Nessuna pedina può saltarne un’altra, né propria né avversaria.',
    movingRoundTask:
        'La pedina da 2 è d’intralcio. Trova con la pedina da 4 la strada che la aggira.',
    movingRoundDone: 'Basta che una strada sia libera: il tavoliere la trova per te.',
    movingShort:
        'Una pedina può fare anche una mossa breve: esattamente un passo in meno. Una pedina da 4 si muove quindi di quattro caselle o di tre, mai di due.',
    movingShortTask: 'Fai una mossa breve con la pedina da 4 sulla casella segnata.',
    movingShortDone:
        'La pedina da 2 si muove di due caselle o di una, quella da 3 di tre o due, quella da 4 di quattro o tre.',
    movingWhich:
        'Conta i passi fino alla casella segnata. A una pedina serve il suo numero esatto, o uno in meno.',
    movingWhichTask: 'Quali pedine possono arrivare sulla casella segnata?',
    movingWhichDone: 'Sai contare: è metà del gioco.',
    noWayTry:
        'I cubi neri sono i barragoon. Non sono di nessuno. La croce significa «Nessuna via»: di qui non passa nessuna pedina.',
    noWayTryTask: 'Provaci lo stesso: muovi la pedina da 3 sulla casella segnata.',
    noWayTryDone: 'Quando una mossa non è possibile, il tavoliere ti dice sempre perché.',
    noWayRound: 'Un muro si può aggirare, se i passi bastano.',
    noWayRoundTask: 'Muovi la pedina da 4 sulla casella segnata, dietro il cubo.',
    noWayRoundDone: 'È andata prima di lato e poi oltre il cubo.',
    oneWayPass:
        'Una via: una pedina può saltare questo cubo, andando dritta e solo nel verso della freccia. Il cubo conta come un passo.',
    oneWayPassTask: 'Muovi la pedina da 3 sopra la freccia fino alla casella segnata.',
    oneWayPassDone: 'Uno, due (era il cubo), tre. Il cubo resta dov’è.',
    oneWayWhich: 'Ora la freccia punta a destra. Guarda da che lato arriverebbe ogni pedina.',
    whichPass: 'Quali di queste mosse sopra il cubo sono possibili?',
    oneWayWhichDone: 'Contro la freccia o di traverso non si passa.',
    twoWaysPass: 'Due vie: dritto lungo la linea, nei due versi.',
    twoWaysPassTask: 'Scendi con la pedina da 4 sopra il cubo fino alla casella segnata.',
    twoWaysPassDone: 'Quattro passi, cubo compreso.',
    twoWaysWhich: 'Ora la doppia freccia è in orizzontale.',
    twoWaysWhichDone: 'Lungo la linea nei due versi, mai di traverso.',
    leftTurnPass:
        'Svolta a sinistra: si entra dal piede della freccia e si esce dalla punta. Sul cubo la pedina deve svoltare a sinistra.',
    leftTurnPassTask: 'Sali con la pedina da 3 e salta il cubo fino alla casella segnata.',
    leftTurnPassDone: 'C’è un’entrata e c’è un’uscita. Da ogni altro lato questo cubo è un muro.',
    leftTurnOn: 'La svolta sul cubo è l’unica svolta di questa mossa. Poi la pedina va dritta.',
    leftTurnOnTask: 'Muovi la pedina da 4 sopra il cubo fino alla casella segnata.',
    leftTurnOnDone: 'In su, a sinistra sul cubo, e poi dritto.',
    rightTurnPass:
        'Svolta a destra: l’immagine speculare. Qui una pedina che arriva da sinistra deve svoltare in giù.',
    rightTurnPassTask: 'Muovi la pedina da 4 sopra il cubo fino alla casella segnata.',
    rightTurnPassDone: 'Vista dalla pedina, era una svolta a destra.',
    rightTurnOnce:
        'Per saltare questo cubo da c3, la pedina da 4 dovrebbe svoltare prima in su e poi un’altra volta sul cubo.',
    rightTurnOnceTask: 'Prova a muovere la pedina da 4 sulla casella segnata.',
    rightTurnOnceDone: 'Una svolta per mossa, libera o forzata che sia.',
    allTurnsTry: 'Tutte le curve: si può entrare da ogni lato, ma poi bisogna svoltare.',
    allTurnsTryTask:
        'Prova a passare dritto sopra il cubo con la pedina da 3, fino alla casella segnata.',
    allTurnsPassTask: 'Ora svolta a destra sul cubo, fino alla casella segnata.',
    allTurnsTryDone: 'A sinistra o a destra, scegli tu. Dritto non si passa.',
    allTurnsWhich: 'Le due pedine da 3 vogliono saltare il cubo.',
    allTurnsWhichTask: 'Quali di queste mosse sono possibili?',
    allTurnsWhichDone: 'Ora conosci tutte e sei le facce.',
    piecesCapture:
        'Una mossa piena può finire su una pedina avversaria: è catturata. Allora entrano in gioco due barragoon: l’avversario posiziona il primo, tu il secondo.',
    piecesCaptureTask: 'Cattura la pedina marrone da 2 con la tua da 3.',
    piecesPlaceTask:
        'Il Marrone ha posizionato il suo. Tocca a te: qualsiasi casella libera, qualsiasi faccia.',
    piecesCaptureDone:
        'Dopo una cattura posiziona un barragoon prima chi ha perso la pedina, poi chi l’ha catturata. Quindi tocca a chi ha perso la pedina.',
    piecesFull: 'Solo una mossa piena cattura. Una mossa breve deve finire su una casella libera.',
    piecesShortTask: 'La pedina marrone da 2 è a due passi. Prova a catturarla con quella da 3.',
    piecesFullTask: 'Ora catturala con la pedina che è a una mossa piena di distanza.',
    piecesFullDone: 'Essere vicini, dunque, non vuol dire sempre essere in pericolo.',
    barragoonsCapture:
        'Una mossa piena può finire anche su un barragoon, da ogni lato e con qualsiasi faccia. Lo catturi e lo riposizioni subito.',
    barragoonsCaptureTask: 'Cattura il barragoon con la tua pedina da 3.',
    barragoonsPlaceTask: 'Ora posizionalo: qualsiasi casella libera, qualsiasi faccia.',
    barragoonsCaptureDone: 'Così si alzano muri e si aprono strade.',
    barragoonsClose:
        'La pedina marrone da 4 è a quattro passi esatti dalla tua da 2 e vuole catturarla. Un barragoon può fermarla.',
    barragoonsCloseTask: 'Cattura il barragoon in b5.',
    barragoonsClosePlaceTask:
        'Posizionalo in modo che la tua pedina da 2 in e4 non possa più essere catturata.',
    barragoonsCloseDone: 'Catturare un barragoon è mossa e muro in un turno solo.',
    barragoonsTwo:
        'Un’eccezione: una pedina da 2 non può catturare un barragoon con «Tutte le curve».',
    barragoonsTwoTask: 'Prova a catturare il barragoon con la pedina da 2.',
    barragoonsThreeTask: 'Ora catturalo con la pedina da 3.',
    barragoonsTwoDone: 'Le altre pedine catturano ogni faccia, quella da 2 le altre cinque.',
    shutLast:
        'Se tocca a te e nessuna delle tue pedine può muoversi, hai perso. Anche chi resta senza pedine ha perso.',
    shutLastTask: 'Cattura l’ultima pedina del Marrone.',
    shutLastDone: 'La partita finisce subito e non si posiziona più nulla.',
    shutPlace:
        'Quasi tutte le partite si vincono con i muri. Alla pedina marrone da 2 nell’angolo resta una via d’uscita, e tu puoi posizionare un barragoon.',
    shutPlaceTask:
        'Posizionalo sulla casella segnata in modo che la pedina da 2 non possa muoversi.',
    shutPlaceDone: 'Una pedina che non può muoversi è segnata da un lucchetto.',
    shutCapture:
        'La pedina marrone da 2 è già bloccata. Al Marrone ne resta solo un’altra che può muoversi.',
    shutCaptureTask: 'Cattura l’ultima pedina che può muoversi.',
    shutCapturePlaceTask: 'Il Marrone ha posizionato il suo. Metti il tuo dove vuoi.',
    shutCaptureDone: 'Il Marrone ha ancora una pedina, ma nessuna mossa: vinci.',
    endBoth:
        'Può succedere che nessuno possa più muovere. Allora perde chi è di turno. La tua pedina da 2 è già bloccata.',
    endBothTask: 'Posiziona il barragoon in modo che neanche il Marrone possa muovere.',
    endBothDone: 'Toccherebbe al Marrone, quindi il Marrone ha perso.',
    endDead:
        'Se nessuno potrà mai più catturare nulla né essere bloccato, per quanto si giochi, la partita è subito patta. Una pedina da 2 non può catturare «Tutte le curve»: qui resta un solo varco.',
    endDeadTask: 'Chiudi il varco sulla casella segnata con «Tutte le curve».',
    endDeadDone:
        'Le due pedine da 2 possono andare avanti e indietro per sempre: posizione morta, patta.',
    endAgreement: 'Ci si può accordare per la patta in ogni momento. Il Marrone te la propone.',
    endAgreementTask: 'Accetta la proposta.',
    endAgreementDone: 'Nessuno vince, nessuno perde.',
    acceptDraw: 'Accetta la patta',
    declineDraw: 'Rifiuta',
    endRepetition:
        'Tu e il Marrone state andando avanti e indietro. Quando gli stessi turni si ripetono tre volte di fila, chi ha appena mosso può proporre la patta.',
    endRepetitionTask: 'Torna sulla casella segnata: così si completa la terza volta.',
    endRepetitionOfferTask: 'Ora proponi la patta per ripetizione.',
    endRepetitionDone: 'Il Marrone ha accettato: patta per ripetizione.',
    offerRepetition: 'Proponi la patta per ripetizione',
    endDeviate:
        'Questa volta è il Marrone a proporre la patta. Puoi rifiutare, ma allora non puoi continuare come prima.',
    endDeclineTask: 'Rifiuta la patta.',
    endDeviateTask: 'Ora gioca qualcosa di diverso da f2–f4.',
    endDeviateDone: 'Hai interrotto la ripetizione e la partita continua.',
    expressOne:
        'Con la regola express la partita finisce prima. Al livello 1 perde chi è di turno e può muovere una sola pedina o nessuna.',
    expressOneTask: 'Posiziona il barragoon in modo che una sola pedina marrone possa muoversi.',
    expressOneDone:
        'Il livello 0 è il gioco classico, il livello 1 è più breve, il 2 ancora di più.',
    expressTwo:
        'I livelli possono essere diversi, come handicap. Qui solo il Marrone gioca al livello 2: con due pedine che possono muoversi ha già perso.',
    expressTwoTask: 'Vinci adesso.',
    expressTwoDone: 'Restavano solo due pedine, perciò la partita è finita subito.',
    touchOwn:
        'Con l’opzione «Tocca e muovi» devi muovere la pedina che hai toccato. Hai appena toccato quella da 3.',
    touchOtherTask: 'Prova a muovere la pedina da 2 da f2 a f4.',
    touchOwnTask: 'Allora muovi la pedina da 3, dove vuoi.',
    touchOwnDone: 'Se una pedina toccata non può muoversi, puoi muoverne un’altra.',
    touchEnemy:
        'Chi tocca prima una pedina avversaria o un barragoon deve catturarlo, se una sua pedina può. Hai appena toccato la pedina marrone da 2.',
    touchEnemyTask: 'Fai quello che devi fare.',
    touchEnemyDone:
        'Se tocchi prima una tua pedina e poi un bersaglio, devi catturarlo con quella pedina, se puoi.',
    hintClose: 'La pedina marrone da 4 scende dritta da e8. Sbarra una delle caselle in mezzo.',
    hintFace:
        'Da questa faccia la pedina da 2 può ancora uscire. «Nessuna via» la trattiene di sicuro.',
    hintCorner: 'Alla pedina marrone da 2 nell’angolo resta un’uscita: da a8.',
    hintLock: 'Cerca la pedina marrone senza lucchetto.',
    hintDead:
        'Quello, prima o poi, la pedina da 2 potrebbe catturarlo. «Tutte le curve» invece no.',
    hintThird: 'Il Marrone ha tre pedine. Catturane una.',
    movingTwice:
        'Una mossa ha una sola svolta. Le tue pedine da 2 lasciano a quella da 3 solo uno zigzag: in su, a destra, in su.',
    movingTwiceTask: 'Provalo lo stesso: muovi la pedina da 3 sulla casella segnata.',
    movingTwiceDone:
        'Svoltare due volte non è mai permesso, anche se tutte le caselle sono libere.',
    movingShortThree:
        'Anche una pedina da 3 può fermarsi un passo prima, e anche una mossa breve può svoltare.',
    movingShortThreeTask: 'Fai una mossa breve con la pedina da 3: una in su, una a destra.',
    movingShortThreeDone: 'Due passi sono la mossa breve di una pedina da 3, con o senza svolta.',
    piecesTwo:
        'La grandezza non conta: ogni pedina può catturarne un’altra qualsiasi. Una pedina da 2 cattura ciò che è a due passi esatti, anche dietro l’angolo.',
    piecesTwoTask: 'Cattura la pedina marrone da 4 con la tua da 2.',
    piecesTwoDone: 'La pedina più piccola ha catturato la più grande.',
    barragoonsTurn:
        'Una freccia può puntare ovunque: tocca di nuovo la sua faccia e gira. Verso destra lascia passare la tua pedina da 3 e ferma quella marrone da 4.',
    barragoonsTurnTask: 'Posiziona «Una via» sulla casella segnata, con la freccia verso destra.',
    barragoonsTurnDone: 'Lo stesso cubo apre la strada a te e la chiude al tuo avversario.',
    hintTurn: 'Dev’essere «Una via» in d5. Girala finché la freccia punta a destra.',
    barragoonsWait:
        'Hai catturato un barragoon e lo tieni ancora in mano. Finché non è sul tavoliere, nessuna pedina si muove, né tua né dell’avversario.',
    barragoonsWaitTask: 'Prova a muovere prima la pedina da 3 sulla casella segnata.',
    barragoonsWaitDone:
        'Su un vero tavoliere tienilo in mano fino ad allora, così nessuno lo dimentica.',
    expressHandicap:
        'I cubi accanto al tavoliere mostrano i livelli. Qui il Bianco è il più forte e gioca al livello 2, il Marrone al livello 1: tu perdi se possono muoversi solo due tue pedine, il Marrone con una sola.',
    expressHandicapTask: 'Vinci adesso: lascia al Marrone una sola pedina.',
    expressHandicapDone:
        'Il più forte gioca al livello più alto, ed entrambi hanno le loro possibilità.',
} satisfies Messages<typeof en>;
