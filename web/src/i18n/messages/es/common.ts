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
    notice: 'Barragoon es un juego de Robert Witter y Frank Warneke, publicado por WiWa Spiele; el nombre es suyo. Barracuda es una realización independiente.',
    notFoundTitle: 'Aquí no hay nada',
    notFoundText: 'Esta página no existe. Quizá la dirección esté incompleta.',
    toStart: 'A la página de inicio',
} satisfies Messages<typeof en>;
