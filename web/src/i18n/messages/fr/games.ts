import type { Messages } from '../../areas';
import type en from '../en/games';

export default {
    intro: 'Tes parties terminées, enregistrées dans ce navigateur uniquement. La liste garde les 500 dernières.',
    loading: 'Chargement…',
    'result-won': 'Gagnée',
    'result-lost': 'Perdue',
    'kind-computer': 'Contre l’ordinateur',
    'kind-two': 'À deux sur le même appareil',
    'kind-online': 'Partie en ligne',
    analyse: 'Analyser',
    save: 'Enregistrer dans un fichier',
    saveAll: 'Tout enregistrer dans un fichier',
    delete: 'Supprimer',
    deleted: 'Partie supprimée.',
    undo: 'Annuler',
    more: 'Afficher plus',
    count: '{n|Une partie|# parties}',
    emptyTitle: 'Pas encore de parties',
    emptyText:
        'Quand tu termines une partie, elle apparaît ici. Tu peux la revoir, l’analyser ou l’enregistrer dans un fichier.',
    refusedTitle: 'Tes parties sont inaccessibles',
    refusedText:
        'Ce navigateur ne permet pas à Barracuda de conserver les parties terminées, peut-être parce que cette fenêtre est privée. Tu peux quand même enregistrer une partie dans un fichier depuis son menu.',
    notDeleted: 'Cette partie n’a pas pu être supprimée.',
} satisfies Messages<typeof en>;
