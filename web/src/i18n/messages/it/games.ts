import type { Messages } from '../../areas';
import type en from '../en/games';

export default {
    intro: 'Le tue partite concluse, salvate solo in questo browser. L’elenco conserva le ultime 500.',
    loading: 'Caricamento…',
    'result-won': 'Vinta',
    'result-lost': 'Persa',
    'kind-computer': 'Contro il computer',
    'kind-two': 'In due sullo stesso dispositivo',
    'kind-online': 'Partita online',
    analyse: 'Analizza',
    save: 'Salva in un file',
    saveAll: 'Salva tutte in un file',
    delete: 'Elimina',
    deleted: 'Partita eliminata.',
    undo: 'Annulla',
    more: 'Mostra altre',
    count: '{n|Una partita|# partite}',
    emptyTitle: 'Ancora nessuna partita',
    emptyText:
        'Quando concludi una partita, appare qui. Puoi rivederla, analizzarla o salvarla in un file.',
    refusedTitle: 'Le tue partite non sono accessibili',
    refusedText:
        'Questo browser non permette a Barracuda di conservare le partite concluse, forse perché questa è una finestra privata. Puoi comunque salvare una partita in un file dal suo menu.',
    notDeleted: 'Non è stato possibile eliminare questa partita.',
} satisfies Messages<typeof en>;
