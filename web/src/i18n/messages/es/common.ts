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
    storageFull:
        'Barracuda no puede guardar nada en este dispositivo. Puedes seguir jugando, pero al cerrar la página se perderá la partida.',
    titleStart: 'Barracuda: jugar a Barragoon',
    titleComputer: 'Jugar contra el ordenador',
    titleTwo: 'Dos jugadores, un dispositivo',
    titleLearn: 'Aprender a jugar a Barragoon',
    titleRules: 'Las reglas de Barragoon',
    titleAnalysis: 'Análisis',
    titleEditor: 'Editor de posiciones',
    titleSettings: 'Ajustes',
    aboutStart:
        'Juega a Barragoon, apréndelo y domínalo: contra el ordenador, con otra persona en un dispositivo, con lecciones y análisis. Gratis, sin anuncios, también sin conexión.',
    aboutComputer:
        'Juega a Barragoon contra el ordenador en diez niveles, con pistas, reloj y la opción de deshacer jugadas, también sin conexión.',
    aboutTwo:
        'Juega a Barragoon con otra persona en un dispositivo, con o sin reloj, y guarda las partidas.',
    aboutLearn:
        'Aprende a jugar a Barragoon en cinco minutos: lecciones breves e interactivas para mover, girar, comer y colocar.',
    aboutRules:
        'Las reglas completas de Barragoon en palabras sencillas, con tableros para probarlas.',
    aboutAnalysis:
        'Analiza tus partidas de Barragoon con un motor potente en el navegador: mejores líneas, errores, variantes y enlaces para compartir.',
    aboutEditor: 'Prepara cualquier posición de Barragoon, compruébala y juégala o analízala.',
    aboutSettings: 'Idioma, tema, fichas, sonidos y tablero de Barracuda.',
    needsScript:
        'Barracuda necesita JavaScript: el tablero, las reglas y el motor funcionan en tu navegador.',
} satisfies Messages<typeof en>;
