import type { Messages } from '../../areas';
import type en from '../en/board';

export default {
    board: 'Tavoliere',
    free: 'libera',
    whitePiece: 'pedina bianca da {value}',
    brownPiece: 'pedina marrone da {value}',
    theWhitePiece: 'la pedina bianca da {value}',
    theBrownPiece: 'la pedina marrone da {value}',
    barragoon: 'barragoon, {face}',
    theBarragoon: 'il barragoon «{face}»',

    'face-no-way': 'Nessuna via',
    'face-one-way': 'Una via',
    'face-two-ways': 'Due vie',
    'face-left-turn': 'Svolta a sinistra',
    'face-right-turn': 'Svolta a destra',
    'face-all-turns': 'Tutte le curve',
    'shows-no-way': 'nessuna via',
    'shows-one-way': 'una via {to}',
    'shows-two-ways-n': 'due vie, nord e sud',
    'shows-two-ways-e': 'due vie, est e ovest',
    'shows-left-turn': 'svolta a sinistra {to}',
    'shows-right-turn': 'svolta a destra {to}',
    'shows-all-turns': 'tutte le curve',
    'heading-n': 'nord',
    'heading-e': 'est',
    'heading-s': 'sud',
    'heading-w': 'ovest',
    'to-n': 'verso nord',
    'to-e': 'verso est',
    'to-s': 'verso sud',
    'to-w': 'verso ovest',

    'mark-selected': 'selezionata',
    'mark-destination': 'raggiungibile',
    'mark-capture': 'si può catturare',
    'mark-placeable': 'libera per un barragoon',
    'mark-locked': 'non può muoversi',
    'mark-lastFrom': 'partenza dell’ultima mossa',
    'mark-lastTo': 'arrivo dell’ultima mossa',
    'mark-placed': 'posizionato per ultimo',
    'mark-refused': 'd’intralcio',
    'mark-target': 'obiettivo',

    whiteMoves: 'Mosse del Bianco {before} → {after}',
    brownMoves: 'Mosse del Marrone {before} → {after}',
    shutsIn: '{count|blocca una pedina|blocca # pedine}',
    tray: 'Facce del barragoon',
    ring: 'Scegli una faccia',
    rotate: 'Ruota',
    confirm: 'Posiziona',
    cancel: 'Annulla',
    typeAction: 'Scrivi un’azione, per esempio d2d5 o x@d5',
    unknownAction:
        '«{text}» non è un’azione. Scrivi una mossa come d2d5 o un posizionamento come x@d5.',
    selected:
        '{square}, {content}, selezionata. {count|Una casella raggiungibile|# caselle raggiungibili}.',
    ghost: '{content}, pronto per essere posizionato in {square}. Conferma o cambia.',

    goes: 'La pedina da {value} del {player} va da {from} in {to}.',
    takes: 'La pedina da {value} del {player} va da {from} in {to} e cattura {obstacle}.',
    puts: 'Il {player} posiziona un barragoon in {square}: «{face}».',
    forgets: 'Il {player} dimentica di posizionare un barragoon.',

    'why-moves-to-free-square': 'La pedina da {value} in {from} va in {to}.',
    'why-captures-piece': 'La pedina da {value} in {from} cattura {obstacle} in {square}.',
    'why-captures-last-piece':
        'La pedina da {value} in {from} cattura {obstacle} in {square} e vince.',
    'why-captures-barragoon': 'La pedina da {value} in {from} cattura {obstacle} in {square}.',
    'why-places': 'Il {player} posiziona un barragoon in {square}.',
    'why-already-lost': 'Il {player} ha già perso.',
    'why-placement-owed': 'Il {player} deve prima posizionare un barragoon.',
    'why-nothing-owed':
        'Il {player} deve muovere una pedina; ora non c’è nessun barragoon da posizionare.',
    'why-square-not-free':
        'Un barragoon si posiziona su una casella libera, ma {square} è occupata.',
    'why-no-piece-there': 'Non c’è nessuna pedina in {square}.',
    'why-opponents-piece':
        'La pedina da {other} in {square} è del {opponent}, ma tocca al {player}.',
    'why-wrong-distance':
        'La pedina da {value} in {from} fa esattamente {full} passi, oppure {short}; ma {to} dista {distance|un passo|# passi}.',
    'why-short-move-onto-occupied':
        'La pedina da {value} in {from} arriva in {to} solo con la mossa breve. Una mossa breve non cattura mai, e {to} è occupata.',
    'why-own-piece-there':
        'La pedina da {value} in {from} non può finire in {to}: lì c’è già una pedina del {player}, da {other}.',
    'why-two-takes-all-turns':
        'Una pedina da 2 non può catturare il barragoon «Tutte le curve» in {to}.',
    'why-piece-in-the-way':
        'La pedina da {value} in {from} dovrebbe saltare {obstacle} in {square}, ma le pedine non si possono saltare.',
    'why-face-blocks-no-way':
        'La pedina da {value} in {from} dovrebbe saltare in {square} il barragoon «Nessuna via», che non lascia passare nessuno.',
    'why-face-blocks-one-way':
        'La pedina da {value} in {from} dovrebbe saltare in {square} il barragoon «Una via», che lascia passare solo dritto {to}.',
    'why-face-blocks-two-ways-n':
        'La pedina da {value} in {from} dovrebbe saltare in {square} il barragoon «Due vie», che lascia passare solo dritto verso nord o verso sud.',
    'why-face-blocks-two-ways-e':
        'La pedina da {value} in {from} dovrebbe saltare in {square} il barragoon «Due vie», che lascia passare solo dritto verso est o verso ovest.',
    'why-face-blocks-left-turn':
        'La pedina da {value} in {from} dovrebbe saltare in {square} il barragoon «Svolta a sinistra», che lascia passare solo con una svolta a sinistra {to}.',
    'why-face-blocks-right-turn':
        'La pedina da {value} in {from} dovrebbe saltare in {square} il barragoon «Svolta a destra», che lascia passare solo con una svolta a destra {to}.',
    'why-face-blocks-all-turns':
        'La pedina da {value} in {from} dovrebbe saltare dritto in {square} il barragoon «Tutte le curve», ma lì ogni pedina deve svoltare.',
    'why-turns-twice':
        'La pedina da {value} in {from} dovrebbe svoltare una seconda volta in {square}, ma può svoltare una volta sola.',
    'why-turns-after-forced-turn':
        'La pedina da {value} in {from} dovrebbe svoltare una seconda volta in {square}, ma una svolta imposta da un barragoon è l’unica della mossa.',
    'why-game-over': 'La partita è finita.',
    'why-must-deviate':
        'Così la sequenza si ripeterebbe ancora una volta. La patta per ripetizione è stata rifiutata, quindi bisogna giocare altro.',
    'why-touched-piece': 'Il {player} ha toccato {obstacle} in {square} e deve muoverla.',
    'why-touched-piece-and-target':
        'Il {player} ha toccato {obstacle} in {square}: la cattura con la pedina toccata è obbligatoria.',
    'why-touched-target':
        'Il {player} ha toccato {obstacle} in {square}: la cattura è obbligatoria.',
    'why-nothing-to-forget': 'Non c’è nessun posizionamento in sospeso che si possa dimenticare.',
    'why-no-repetition':
        'La patta per ripetizione si può proporre solo subito dopo il proprio turno, quando gli stessi turni sono stati giocati tre volte di seguito.',
    'why-no-offer': 'L’avversario non ha proposto la patta.',

    'end-shut-in': 'Vince il {winner}: il {loser} non ha nessuna pedina che possa muoversi.',
    'end-express-level':
        'Vince il {winner}: al {loser} restano troppo poche pedine mobili per il suo livello express.',
    'end-resignation': 'Vince il {winner}: il {loser} ha abbandonato.',
    'end-time-out': 'Vince il {winner}: il {loser} ha esaurito il tempo.',
    'end-dead-position': 'Patta: nessuno potrà più catturare né essere bloccato.',
    'end-repetition': 'Patta per ripetizione.',
    'end-agreement': 'Patta di comune accordo.',
    'end-aborted': 'La partita è stata annullata.',
    'end-claimed': 'Vince il {winner}: il {loser} non è tornato.',
    'end-claimed-draw': 'Patta: uno dei due non è tornato.',

    'fault-too-many-pieces':
        'Il {owner} ha {number} pedine da {value}: più di quante ce ne siano nel gioco.',
    'fault-no-pieces':
        'Il {owner} non ha pedine: allora deve toccare al {owner}, senza posizionamenti in sospeso.',
    'fault-bad-owed': 'Ci sono {number} barragoon da posizionare: devono essere 0, 1 o 2.',
    'fault-bad-express-level': 'Il livello express del {owner} è {number}: deve essere 0, 1 o 2.',
    'fault-bad-supply':
        'Nella riserva ci sono {number} barragoon: deve essere un numero pari da 0 a 24.',
    'fault-too-many-barragoons':
        'Tavoliere, riserva e posizionamenti in sospeso fanno insieme {number} barragoon, ma ce ne sono solo 32.',
    'fault-bad-turn': 'Il numero del turno è {number}: deve essere da 1 a 9999.',
    expressLevelOf: '{player}: livello express {level}',
} satisfies Messages<typeof en>;
