import type { Messages } from '../../areas';
import type en from '../en/common';

export default {
    white: 'Bianco',
    brown: 'Marrone',
    navStart: 'Inizio',
    navPlay: 'Gioca',
    navLearn: 'Impara',
    navRules: 'Regole',
    navAnalysis: 'Analisi',
    navEditor: 'Editor',
    navSettings: 'Impostazioni',
    notice: 'Barragoon è un gioco di Robert Witter e Frank Warneke, pubblicato da WiWa Spiele; il nome è loro. Barracuda è una realizzazione indipendente.',
    notFoundTitle: 'Qui non c’è niente',
    notFoundText: 'Questa pagina non esiste. Forse l’indirizzo è incompleto.',
    toStart: 'Alla pagina iniziale',
} satisfies Messages<typeof en>;
