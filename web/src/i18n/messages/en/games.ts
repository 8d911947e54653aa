export default {
    intro: 'Your finished games, kept in this browser only. The list holds the last 500.',
    loading: 'Loading…',
    'result-won': 'Won',
    'result-lost': 'Lost',
    'kind-computer': 'Against the computer',
    'kind-two': 'Two players, one device',
    'kind-online': 'Online game',
    analyse: 'Analyse',
    save: 'Save as a file',
    saveAll: 'Save all as one file',
    delete: 'Delete',
    deleted: 'Game deleted.',
    undo: 'Undo',
    more: 'Show more',
    count: '{n|One game|# games}',
    emptyTitle: 'No games yet',
    emptyText:
        'When you finish a game, it appears here. You can look at it again, analyse it or save it as a file.',
    refusedTitle: 'No access to your games',
    refusedText:
        'This browser does not let Barracuda keep finished games, perhaps because this is a private window. You can still save a game as a file from its menu.',
    notDeleted: 'This game could not be deleted.',
} as const;
