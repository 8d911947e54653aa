import type { Messages } from '../../areas';
import type en from '../en/common';

export default {
    white: 'Weiß',
    brown: 'Braun',
    navStart: 'Start',
    navPlay: 'Spielen',
    navLearn: 'Lernen',
    navRules: 'Regeln',
    navAnalysis: 'Analyse',
    navEditor: 'Editor',
    navSettings: 'Einstellungen',
    notice: 'Barragoon ist ein Spiel von Robert Witter und Frank Warneke, erschienen bei WiWa Spiele; der Name gehört ihnen. Barracuda ist eine unabhängige Umsetzung.',
    notFoundTitle: 'Hier ist nichts',
    notFoundText: 'Diese Seite gibt es nicht. Vielleicht ist die Adresse unvollständig.',
    toStart: 'Zur Startseite',
} satisfies Messages<typeof en>;
