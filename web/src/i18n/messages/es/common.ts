import type { Messages } from '../../areas';
import type en from '../en/common';

export default {
    white: 'Blancas',
    brown: 'Marrones',
    navStart: 'Inicio',
    navPlay: 'Jugar',
    navLearn: 'Aprender',
    navRules: 'Reglas',
    navAnalysis: 'Análisis',
    navEditor: 'Editor',
    navGames: 'Mis partidas',
    navSettings: 'Ajustes',
    notice: 'Barragoon es un juego de Robert Witter y Frank Warneke, publicado por WiWa Spiele; el nombre es suyo. Barracuda es una implementación independiente.',
    notFoundTitle: 'Página no encontrada',
    notFoundText: 'Esta página no existe. Quizá la dirección esté incompleta.',
    toStart: 'Ir a la página de inicio',
    brand: 'Barracuda: página de inicio',
    navMain: 'Navegación principal',
    navTwo: 'Dos jugadores, un dispositivo',
    navMore: 'Más',
    skip: 'Ir al contenido',
    language: 'Idioma',
    mute: 'Desactivar los sonidos',
    unmute: 'Activar los sonidos',
    close: 'Cerrar',
    cancel: 'Cancelar',
    tryAgain: 'Reintentar',
    failedTitle: 'No se ha podido cargar',
    failedText:
        'Quizá no tengas conexión o haya una versión más reciente de Barracuda. Tus partidas están a salvo en este dispositivo.',
    updateReady: 'Hay una versión nueva lista.',
    updateNow: 'Recargar',
    restarting:
        'El servidor se está reiniciando. Tus partidas siguen en un momento, sin perder tiempo.',
    storageFull:
        'Barracuda no puede guardar nada en este dispositivo. Puedes seguir jugando, pero al cerrar la página se perderá la partida.',
    gamesNotKept:
        'Este navegador no permite a Barracuda conservar las partidas terminadas. Guarda una partida en un archivo si quieres volver a verla.',
    titleStart: 'Barracuda: jugar a Barragoon',
    titleComputer: 'Jugar contra el ordenador',
    titleTwo: 'Dos jugadores, un dispositivo',
    titleFriend: 'Jugar con un amigo',
    titleChallenge: 'Una invitación a jugar',
    titleReturn: 'Continuar aquí',
    titleLearn: 'Aprender a jugar a Barragoon',
    titleRules: 'Las reglas de Barragoon',
    titleAnalysis: 'Análisis',
    titleEditor: 'Editor de posiciones',
    titleGames: 'Partidas en este dispositivo',
    titleSettings: 'Ajustes',
    titleGame: 'Partida en línea',
    aboutStart:
        'Juega a Barragoon, apréndelo y domínalo: contra el ordenador, con otra persona en un dispositivo, con lecciones y análisis. Gratis, sin anuncios, también sin conexión.',
    aboutComputer:
        'Juega a Barragoon contra el ordenador en diez niveles, con pistas, reloj y la opción de deshacer jugadas, también sin conexión.',
    aboutTwo:
        'Juega a Barragoon con otra persona en un dispositivo, con o sin reloj, y guarda las partidas.',
    aboutFriend:
        'Invita a alguien con un enlace a una partida de Barragoon: dos dispositivos, en vivo o por correspondencia, sin cuenta.',
    aboutChallenge:
        'Te invitan a una partida del juego de mesa Barragoon. Juega en tu navegador, sin cuenta.',
    aboutReturn: 'Continúa tus partidas en línea de Barragoon en este dispositivo.',
    aboutLearn:
        'Aprende a jugar a Barragoon en cinco minutos: lecciones breves e interactivas para mover, girar, comer y colocar.',
    aboutRules:
        'Las reglas completas de Barragoon en palabras sencillas, con tableros para probarlas.',
    aboutAnalysis:
        'Analiza tus partidas de Barragoon con un motor potente en el navegador: mejores líneas, errores, variantes y enlaces para compartir.',
    aboutEditor: 'Prepara cualquier posición de Barragoon, compruébala y juégala o analízala.',
    aboutGames:
        'Tus partidas de Barragoon terminadas en este dispositivo: vuelve a verlas, analízalas o guárdalas en un archivo.',
    aboutSettings: 'Idioma, tema, fichas, sonidos y tablero de Barracuda.',
    aboutGame: 'Una partida de Barragoon entre dos personas: síguela en directo o juégala.',
    needsScript:
        'Barracuda necesita JavaScript: el tablero, las reglas y el motor funcionan en tu navegador.',
} satisfies Messages<typeof en>;
