import type { Messages } from '../../areas';
import type en from '../en/games';

export default {
    intro: 'Tus partidas terminadas, guardadas solo en este navegador. La lista conserva las 500 últimas.',
    loading: 'Cargando…',
    'result-won': 'Ganada',
    'result-lost': 'Perdida',
    'kind-computer': 'Contra el ordenador',
    'kind-two': 'Dos jugadores, un dispositivo',
    'kind-online': 'Partida en línea',
    analyse: 'Analizar',
    save: 'Guardar en un archivo',
    saveAll: 'Guardar todas en un archivo',
    delete: 'Eliminar',
    deleted: 'Partida eliminada.',
    undo: 'Deshacer',
    more: 'Mostrar más',
    count: '{n|Una partida|# partidas}',
    emptyTitle: 'Aún no hay partidas',
    emptyText:
        'Cuando termines una partida, aparecerá aquí. Podrás volver a verla, analizarla o guardarla en un archivo.',
    refusedTitle: 'No hay acceso a tus partidas',
    refusedText:
        'Este navegador no permite a Barracuda conservar las partidas terminadas, quizá porque esta es una ventana privada. Aun así puedes guardar una partida en un archivo desde su menú.',
    notDeleted: 'No se ha podido eliminar esta partida.',
} satisfies Messages<typeof en>;
