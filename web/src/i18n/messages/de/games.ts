import type { Messages } from '../../areas';
import type en from '../en/games';

export default {
    intro: 'Deine beendeten Partien, nur in diesem Browser gespeichert. Die Liste fasst die letzten 500.',
    loading: 'Wird geladen …',
    'result-won': 'Gewonnen',
    'result-lost': 'Verloren',
    'kind-computer': 'Gegen den Computer',
    'kind-two': 'Zu zweit an einem Gerät',
    'kind-online': 'Online-Partie',
    analyse: 'Analysieren',
    save: 'Als Datei speichern',
    saveAll: 'Alle in einer Datei speichern',
    delete: 'Löschen',
    deleted: 'Partie gelöscht.',
    undo: 'Rückgängig',
    more: 'Mehr anzeigen',
    count: '{n|Eine Partie|# Partien}',
    emptyTitle: 'Noch keine Partien',
    emptyText:
        'Wenn du eine Partie beendest, erscheint sie hier. Du kannst sie noch einmal ansehen, analysieren oder als Datei speichern.',
    refusedTitle: 'Kein Zugriff auf deine Partien',
    refusedText:
        'In diesem Browser kann Barracuda beendete Partien nicht aufbewahren, vielleicht weil dies ein privates Fenster ist. Im Menü einer Partie kannst du sie trotzdem als Datei speichern.',
    notDeleted: 'Diese Partie konnte nicht gelöscht werden.',
} satisfies Messages<typeof en>;
