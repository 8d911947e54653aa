import type { Messages } from '../../areas';
import type en from '../en/levels';

export default {
    name1: 'Primi passi',
    text1: 'Ogni tanto cattura una pedina e posiziona i barragoon senza un piano.',
    misses1:
        'Gli sfuggono quasi tutte le catture e le minacce, le catture da lontano e i percorsi che svoltano su un barragoon.',
    name2: 'Rilassato',
    text2: 'Cattura quello che vede e posiziona barragoon davanti alle tue pedine.',
    misses2:
        'Gli sfuggono molte catture e vede di rado una minaccia alle sue pedine o un percorso che svolta su un barragoon.',
    name3: 'Occasionale',
    text3: 'Cattura quello che può e bada alle sue pedine.',
    misses3:
        'Non vede le catture da lontano né i percorsi che svoltano su un barragoon, e quando posiziona blocca le sue stesse pedine.',
    name4: 'Attento',
    text4: 'Vede quasi tutte le catture e pensa alla tua risposta.',
    misses4:
        'A volte gli sfugge un percorso che svolta su un barragoon, e non si accorge che lo stai bloccando.',
    name5: 'Pratico',
    text5: 'Vede quasi tutti i percorsi, pensa alla tua risposta e tiene libere le sue pedine.',
    misses5: 'Non vede le vittorie in due turni.',
    name6: 'Solido',
    text6: 'Per un turno o due non gli sfugge nulla.',
    misses6: 'Non vede quello che prepari per dopo.',
    name7: 'Forte',
    text7: 'Calcola diversi turni in anticipo.',
    misses7: 'Gli sfuggono solo i piani più lunghi.',
    name8: 'Molto forte',
    text8: 'Vede lontano e ti blocca con pazienza.',
    misses8: 'Gli sfugge solo ciò che è ben nascosto.',
    name9: 'Esperto',
    text9: 'Vede molto lontano ed è difficile da battere.',
    misses9: 'Ogni tanto gli sfugge un’idea profonda.',
    name10: 'Massima forza',
    text10: 'Gioca al meglio: un secondo per azione, o secondo il suo orologio.',
    misses10: 'Non gli sfugge quasi nulla.',
    whatMissed: 'Che cosa mi è sfuggito?',
    'after-won': 'Tre vittorie di fila!',
    'after-lost': 'Tre sconfitte di fila.',
    tryLevel: 'Prova il livello {level}',
    neverPropose: 'Non proporre più altri livelli',
} satisfies Messages<typeof en>;
