import type { Messages } from '../../areas';
import type en from '../en/rules';

export default {
    title: 'Le regole di Barragoon',
    intro: 'Le regole complete, in parole semplici. Sui tavolieri puoi provare tutto: giochi da entrambe le parti, e ciò che non si può viene spiegato.',
    rulings:
        'Dove le regole stampate lasciano un caso aperto, abbiamo deciso noi. Questi punti sono segnati come precisazioni.',
    ruling: 'Precisazione',
    contents: 'Indice',
    tryIt: 'Prova',
    reset: 'Ripristina',
    whiteMoves: 'Tocca al Bianco.',
    brownMoves: 'Tocca al Marrone.',
    whitePlaces: 'Il Bianco posiziona un barragoon.',
    brownPlaces: 'Il Marrone posiziona un barragoon.',
    loading: 'Preparazione del tavoliere…',
    failed: 'Non è stato possibile caricare i tavolieri. Il testo è completo anche senza.',
    toLessons: 'Preferisci imparare giocando? Segui le lezioni.',

    'r1-title': 'Tavoliere e materiale',
    'r1-1': 'Barragoon è un gioco per due, Bianco e Marrone. Comincia il Bianco.',
    'r1-2': 'Il tavoliere ha 63 caselle: sette colonne, dalla a alla g a partire dalla sinistra del Bianco, e nove traverse, dalla 1 alla 9 a partire dal lato del Bianco.',
    'r1-3': 'Ogni giocatore ha sette **pedine**: due da 2, tre da 3 e due da 4. I punti dicono di quanto si muove una pedina.',
    'r1-4': 'Ci sono 32 cubi neri, i **barragoon**. Non sono di nessuno. Otto cominciano sul tavoliere, gli altri 24 stanno accanto: la **riserva**.',
    'r1-5': 'I colori si tirano a sorte prima della partita.',

    'r2-title': 'Disposizione iniziale',
    'r2-1': 'Le pedine da 4 del Bianco cominciano in b1 e f1, quelle da 3 in c1, e1 e d2, quelle da 2 in c2 ed e2. Il Marrone sta di fronte, a specchio rispetto alla quinta traversa: quelle da 4 in b9 e f9, quelle da 3 in c9, e9 e d8, quelle da 2 in c8 ed e8.',
    'r2-2': 'Gli otto barragoon cominciano in b4, f4, a5, c5, e5, g5, b6 e f6.',
    'r2-3': 'Nella **disposizione chiusa**, quella normale, tutti e otto mostrano «Nessuna via». Nella **variante aperta** tutti e otto mostrano «Tutte le curve».',
    'r2-closed': 'La disposizione chiusa. Fai qualche mossa!',
    'r2-open': 'La variante aperta.',

    'r3-title': 'Turni e azioni',
    'r3-1': 'Si gioca a turno e nessuno può passare. Un turno è la mossa di una pedina, seguita dai posizionamenti che comporta.',
    'r3-2': 'Ogni singola decisione, muovere una pedina o posizionare un barragoon, si chiama **azione**. Un turno ne ha da una a tre:',
    'r3-2-free': 'Una mossa su una casella libera chiude subito il turno.',
    'r3-2-barragoon': 'Chi cattura un barragoon lo riposiziona; poi il turno è finito.',
    'r3-2-piece':
        'Se viene catturata una pedina, posiziona un barragoon prima l’avversario, poi chi ha catturato; quindi il turno è finito. A volte non si posiziona nulla: vedi 6.4 e 6.5.',
    'r3-3': 'Finché un barragoon aspetta di essere posizionato, nessuno dei due può fare altro. Una mossa anticipata viene rifiutata, e ti si dice quale posizionamento viene prima.',

    'r4-title': 'Muovere',
    'r4-1': 'Una pedina fa una **mossa piena** di esattamente tanti passi quanti sono i suoi punti, o una **mossa breve** di esattamente un passo in meno. Un passo porta alla casella vicina, in su, in giù o di lato. La casella di partenza non conta; quella di destinazione sì, e così ogni barragoon lungo la strada.',
    'r4-2': 'Il primo passo può andare in qualsiasi direzione. Lungo la strada la pedina può svoltare al massimo una volta, ad angolo retto, su una casella tra partenza e arrivo. Non torna mai indietro.',
    'r4-3': 'La strada passa per caselle libere, e per barragoon come permette la loro faccia. Nessuna pedina si può saltare, né propria né avversaria.',
    'r4-4': 'Una svolta imposta da un barragoon è l’unica svolta della mossa: una pedina che ha già svoltato non può usarla, e una che l’ha usata non svolta più.',
    'r4-5': 'Sulle caselle libere scegli tu: dritto o, se la pedina non ha ancora svoltato, a sinistra o a destra. Su un barragoon vale solo ciò che permette la sua faccia.',
    'r4-6': 'Una **mossa breve** finisce solo su una casella libera. Non cattura mai.',
    'r4-7': 'Una **mossa piena** finisce su una casella libera, su una pedina avversaria o su un barragoon; ciò che vi si trova è catturato. Non finisce mai su una propria pedina.',
    'r4-8': 'Una pedina da 2 non può catturare un barragoon che mostra «Tutte le curve». Tutte le altre pedine catturano ogni barragoon, e quella da 2 tutte le altre facce.',
    'r4-9': 'La faccia di un barragoon dice come si salta, non da che lato si cattura: lo si può catturare da ogni lato. Anche un barragoon «Nessuna via», che non lascia passare nessuno, si può catturare.',
    'r4-10':
        'Se più strade portano alla stessa casella, è la stessa mossa. Contano solo partenza e arrivo.',
    'r4-diagram':
        'Mosse delle pedine da 3 e da 4: piene e brevi, con e senza svolta. La pedina marrone da 2 in d6 si cattura solo con una mossa piena.',

    'r5-title': 'Le sei facce',
    'r5-intro':
        'La faccia rivolta verso l’alto dice come le pedine possono **saltare** un barragoon. Una faccia con un verso può puntare da ogni parte, quindi ci sono 16 modi di posizionarlo.',
    'r5-face': 'Faccia',
    'r5-passing': 'Come si salta',
    'r5-ways': 'Orientamenti',
    'r5-no-way': 'In nessun modo. È un muro da ogni lato.',
    'r5-one-way': 'Dritto, solo nel verso della freccia.',
    'r5-two-ways': 'Dritto lungo la linea, nei due versi.',
    'r5-left-turn':
        'Si entra dal piede della freccia, si svolta a sinistra e si esce dalla punta. Non c’è altra strada.',
    'r5-right-turn':
        'Si entra dal piede della freccia, si svolta a destra e si esce dalla punta. Non c’è altra strada.',
    'r5-all-turns': 'Si entra da qualsiasi lato e si svolta a sinistra o a destra. Mai dritto.',
    'r5-1': 'Ogni direzione che una faccia non permette è bloccata.',
    'r5-2': 'Saltare vuol dire entrare e uscire: dopo il barragoon ci deve essere almeno un altro passo.',
    'r5-diagram':
        'Sul tavoliere: «{face}». Scegli un’altra faccia nella tabella e guarda come le pedine saltano il barragoon.',

    'r6-title': 'Catturare',
    'r6-1': 'Solo una mossa piena cattura.',
    'r6-2': 'Una **pedina** catturata esce dal gioco. Dalla riserva arrivano due barragoon: il proprietario della pedina catturata, la **vittima**, posiziona il primo, **chi ha catturato** il secondo. Con questo il suo turno è finito.',
    'r6-3': 'Un **barragoon** catturato viene riposizionato subito da chi lo ha catturato, su qualsiasi casella libera e con qualsiasi faccia. Anche la casella appena lasciata dalla pedina è libera.',
    'r6-4': 'Se una cattura non lascia alla vittima più pedine del suo livello express (nel gioco classico, nessuna), la partita finisce subito. Non si posiziona più nulla.',
    'r6-5': 'La riserva basta sempre: prima dell’ultima cattura possono essere state catturate al massimo dodici pedine. In una posizione preparata senza riserva, una pedina catturata non porta posizionamenti. Una riserva è sempre un numero pari. I barragoon che segnalano un livello express accanto al tavoliere non vengono dalla riserva.',
    'r6-diagram':
        'Cattura la pedina da 2 in d6 con quella da 3, o il barragoon in f5 con quella da 4.',

    'r7-title': 'Posizionare i barragoon',
    'r7-1': 'Un barragoon si posiziona su qualsiasi casella libera, con una qualsiasi delle sei facce verso l’alto e girato come si vuole.',
    'r7-2': 'Una volta lasciato, casella, faccia e direzione non possono più essere modificate.',
    'r7-3': 'Su un tavoliere vero si può dimenticare un posizionamento: qualcuno muove anche se un barragoon aspetta. Una mossa così va fermata o ritirata subito. Se nessuno lo fa, il posizionamento è perso e quel barragoon è fuori dal gioco. Qui non può succedere mentre giochi (3.3); solo la trascrizione di una partita giocata su un tavoliere vero può contenerlo, una o due volte in un turno, e allora si rigioca così com’era.',
    'r7-diagram': 'Hai catturato un barragoon. Posizionalo dove e come vuoi.',

    'r8-title': 'La fine della partita',
    'r8-1': 'Chi deve muovere e non ha pedine, o nessuna che possa muoversi, ha **perso**. Se quindi nessuno può più muovere, perde chi è di turno.',
    'r8-2': 'La **regola express** accorcia le partite. Prima della partita ogni giocatore riceve il livello 0 (il gioco classico), 1 o 2; i due livelli possono essere diversi, come handicap. Chi deve muovere ha perso se le sue pedine che possono muoversi non sono più del suo livello: nessuna al livello 0, al massimo una al livello 1, al massimo due al livello 2. Una pedina che può solo catturare può muoversi. Se vale per entrambi, perde chi è di turno.',
    'r8-3': 'Se la partita è finita secondo 8.1, 8.2 o 9.1 si controlla solo quando si deve muovere una pedina, mai finché resta un barragoon da posizionare.',
    'r8-4': 'Chi abbandona perde. Con l’orologio perde chi esaurisce il tempo. Corre l’orologio di chi deve agire, quindi quello della vittima mentre posiziona. Un incremento o un ritardo vale ogni volta che l’orologio passa all’avversario.',
    'r8-diagram':
        'Posiziona il barragoon in a8 in modo che la pedina marrone da 2 non possa più muoversi.',
    'r8-express':
        'Express al livello 1: il Marrone perde se al suo turno può muoversi una sola pedina marrone.',

    'r9-title': 'Patta',
    'r9-1': '**Posizione morta.** Se nessuna serie di mosse, anche se i due collaborano, può più portare a una cattura né alla fine della partita, è subito patta. Finché qualcuno può ancora essere bloccato, si continua. Il programma lo calcola con esattezza; gli obblighi di 9.2 e di «Tocca e muovi» qui non contano.',
    'r9-2': '**Ripetizione.** Quando gli stessi turni, uguali in ogni azione, sono stati giocati tre volte di fila, chi ha appena completato un turno può proporre la patta.',
    'r9-2-accept': 'L’avversario accetta: la partita è patta.',
    'r9-2-refuse':
        'L’avversario rifiuta, o semplicemente continua a giocare: da ora nessuno può proseguire la sequenza con lo stesso turno finché può giocare altro. Di regola deve deviare per primo chi ha rifiutato.',
    'r9-2-deviate':
        'Un turno diverso anche in una sola azione mette fine a quest’obbligo. Una mossa senza cattura che prosegue la sequenza viene rifiutata subito; di una mossa con posizionamento viene rifiutato solo lo stesso posizionamento: basta un’altra faccia o un’altra casella.',
    'r9-2-again':
        'Finché dura l’obbligo, la patta si può proporre di nuovo ogni volta che un turno completa ancora la sequenza. Se nessuno può deviare da nessuna parte, la posizione è morta (9.1).',
    'r9-3': '**Accordo.** I giocatori possono accordarsi per la patta in ogni momento. Rifiutare una simile proposta non ha conseguenze.',
    'r9-diagram':
        'Posiziona «Tutte le curve» in b3: le due pedine da 2 possono ancora muoversi, ma mai più catturare nulla. Una posizione morta.',

    'r10-title': 'Tocca e muovi',
    'r10-intro':
        'Nelle regole stampate «Tocca e muovi» vale sempre. Qui è un’opzione, all’inizio disattivata, perché su uno schermo si tocca per scegliere.',
    'r10-1': 'Chi tocca una propria pedina deve muoverla, se ha una mossa permessa.',
    'r10-2':
        'Chi tocca prima una propria pedina e poi una avversaria o un barragoon deve catturarlo con quella, se si può.',
    'r10-3':
        'Chi tocca prima una pedina avversaria o un barragoon deve catturarlo, con qualsiasi pedina che possa.',
    'r10-4':
        'I tocchi contano nell’ordine. Il primo che si può rispettare obbliga; i successivi restringono soltanto la scelta. Un bersaglio toccato dopo una propria pedina obbliga solo la prima propria pedina toccata che può muoversi. I tocchi mentre c’è un posizionamento in sospeso non obbligano a nulla, e nessuno è mai obbligato a un’azione vietata. Ciò che è stato lasciato resta.',
    'r10-diagram': 'Qui vale «Tocca e muovi»: la prima pedina che tocchi deve muoversi.',
    aim: '**Lo scopo:** lasciare l’avversario senza mosse. Cattura tutte le sue pedine, oppure blocca quelle che restano con buone mosse e barragoon ben posizionati.',
    additions: 'Ciò che le regole stampate non conoscono affatto è segnato come aggiunta.',
    addition: 'Aggiunta',
    'r8-2-handicap':
        'Un handicap equilibra le forze: il più debole gioca al gioco classico e il più forte al livello 1 o 2, oppure il più debole al livello 1 e il più forte al livello 2.',
    'r8-2-cubes':
        'Perché nessuno lo dimentichi, il livello si vede accanto al tavoliere, dalla parte del giocatore: un barragoon per il livello 1, due per il livello 2.',
    'r9-2-count':
        'Tre volte in tutto e senza interruzione; una sequenza ha tanti turni del Bianco quanti del Marrone. Continuare senza rispondere è rifiutare, e l’obbligo vale per entrambi finché uno non devia.',
    'r8-cubes':
        'Un handicap, mostrato dai cubi accanto al tavoliere: il Marrone gioca al livello 1, il Bianco al livello 2. Cattura la pedina da 2 in d6 e il Marrone ha perso.',
    'r7-3-enter':
        'Chi inserisce nell’analisi una partita giocata su un vero tavoliere lo indica lì: «È stato dimenticato».',
} satisfies Messages<typeof en>;
