import type { Messages } from '../../areas';
import type en from '../en/unreadable';

export default {
    atColumn: 'Riga {line}, colonna {column}:',
    atTurn: 'Riga {line}, turno {number} ({player}):',
    'text-fen-fields':
        'Una FEN ha sei parti separate da spazi, o solo il tavoliere. Qui {number|ce n’è una|ce ne sono #}.',
    'text-fen-ranks':
        'Il tavoliere di una FEN ha nove traverse separate da /, ma qui {number|ce n’è una|ce ne sono #}.',
    'text-fen-character':
        'Nella traversa {rank} della FEN, «{text}» non è né una pedina, né un barragoon, né un numero di caselle libere.',
    'text-fen-width':
        'La traversa {rank} della FEN, «{text}», ha {number|una casella|# caselle}, ma devono essere sette.',
    'text-fen-side':
        'Chi deve agire nella FEN è «{text}»: deve essere w per il Bianco o b per il Marrone.',
    'text-fen-pending':
        'I posizionamenti in sospeso nella FEN sono «{text}»: deve essere -, 1 o 2.',
    'text-fen-supply': 'La riserva nella FEN è «{text}»: deve essere un numero pari da 0 a 24.',
    'text-fen-express':
        'I livelli express nella FEN sono «{text}»: devono essere due cifre da 0 a 2, come 00.',
    'text-fen-turn': 'Il numero del turno nella FEN è «{text}»: deve essere da 1 a 9999.',
    'text-fen-faults': 'Questa posizione non si può giocare.',
    'text-too-long': 'Il testo è troppo lungo.',
    'text-not-utf8': 'Questo non è testo semplice in UTF-8.',
    'text-control-character': 'Nel testo c’è un carattere di controllo invisibile.',
    'text-no-game': 'In questo testo non c’è nessuna partita.',
    'text-unopened': '«{text}» chiude qualcosa che non è mai stato aperto.',
    'text-comment-open': 'Il commento che comincia con «{text}» non viene mai chiuso.',
    'text-variation-open': 'Una variante non viene mai chiusa: manca una parentesi «)».',
    'text-no-result': 'La partita finisce senza risultato. Deve essere uno di questi: {expected}',
    'text-behind-result': 'La partita continua dopo il suo risultato, con «{text}».',
    'text-tag-form': '«{text}» non è un’etichetta. Un’etichetta sta su una riga, come {expected}',
    'text-tag-behind-turns':
        'L’etichetta «{text}» sta dopo il primo turno, ma le etichette vengono prima della partita.',
    'text-tag-repeated': 'L’etichetta {tag} compare due volte.',
    'text-tag-value':
        'L’etichetta {tag} dice «{text}». Deve essere uno di questi valori: {expected}',
    'text-fen-missing':
        'L’etichetta {tag} dice «{text}», ma manca l’etichetta FEN con la posizione.',
    'text-tag-against-fen':
        'L’etichetta {tag} dice «{text}», ma l’etichetta FEN dice un’altra cosa.',
    'text-tag-against-result':
        'L’etichetta {tag} dice «{text}», ma la partita finisce con {expected}.',
    'text-turn-form':
        '«{text}» non è né un turno come 3d2-d5, 3d8xd5 o 2c2:c4, né un posizionamento come x@d5.',
    'text-wrong-value': '«{text}» nomina la pedina sbagliata: lì c’è una pedina da {number}.',
    'text-wrong-sign':
        'Il segno in «{text}» deve essere «{expected}»: «-» va su una casella libera, «x» cattura una pedina e «:» cattura un barragoon.',
    'text-illegal': '«{text}» qui non è possibile ({clause}).',
    'text-wrong-result': 'Il risultato «{text}» non corrisponde alla partita ({clause}).',
    'text-mark-form': '«{text}» non è un giudizio. Deve essere uno di questi: {expected}',
    'text-mark-place':
        'Il giudizio «{text}» è nel posto sbagliato: sta dopo il suo turno, e un turno ne ha uno solo.',
    'text-draw-words':
        '«{text}» è nel posto sbagliato: dopo un turno la patta si propone una volta e si rifiuta una volta, con {expected}',
    'text-variation-place':
        'Qui comincia una variante, ma non c’è un turno che potrebbe sostituire.',
    'text-variation-empty': 'Questa variante è vuota.',
    'text-variation-depth': 'Le varianti sono annidate troppo in profondità.',
    'text-damaged': 'Il link è danneggiato. Forse è stato troncato durante la copia.',
} satisfies Messages<typeof en>;
