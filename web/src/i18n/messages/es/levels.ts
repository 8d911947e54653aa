import type { Messages } from '../../areas';
import type en from '../en/levels';

export default {
    name1: 'Primeros pasos',
    text1: 'Come una ficha de vez en cuando y coloca los barragoons sin plan.',
    misses1:
        'Se le escapan la mayoría de las capturas y amenazas, las capturas desde lejos y los caminos que giran sobre un barragoon.',
    name2: 'Tranquilo',
    text2: 'Come lo que ve y coloca barragoons delante de tus fichas.',
    misses2:
        'Se le escapan muchas capturas y rara vez ve una amenaza contra sus fichas o un camino que gira sobre un barragoon.',
    name3: 'Ocasional',
    text3: 'Come lo que puede y cuida de sus fichas.',
    misses3:
        'No ve las capturas desde lejos ni los caminos que giran sobre un barragoon, y al colocar bloquea sus propias fichas.',
    name4: 'Atento',
    text4: 'Ve casi todas las capturas y piensa en tu respuesta.',
    misses4:
        'A veces se le escapa un camino que gira sobre un barragoon, y no ve que lo están encerrando.',
    name5: 'Experimentado',
    text5: 'Ve casi todos los caminos, piensa en tu respuesta y mantiene libres sus fichas.',
    misses5: 'No ve las victorias en dos turnos.',
    name6: 'Sólido',
    text6: 'No se le escapa nada en uno o dos turnos.',
    misses6: 'No ve lo que preparas para más tarde.',
    name7: 'Fuerte',
    text7: 'Calcula varios turnos por adelantado.',
    misses7: 'Solo se le escapan los planes más largos.',
    name8: 'Muy fuerte',
    text8: 'Ve lejos y te encierra con paciencia.',
    misses8: 'Solo se le escapa lo que está bien escondido.',
    name9: 'Experto',
    text9: 'Ve muy lejos y es difícil de vencer.',
    misses9: 'De vez en cuando se le escapa una idea profunda.',
    name10: 'Máxima fuerza',
    text10: 'Juega lo mejor que puede: un segundo por acción, o según su reloj.',
    misses10: 'No se le escapa casi nada.',
    whatMissed: '¿Qué se me escapó?',
    'after-won': '¡Tres victorias seguidas!',
    'after-lost': 'Tres derrotas seguidas.',
    tryLevel: 'Probar el nivel {level}',
    neverPropose: 'No volver a proponer otros niveles',
} satisfies Messages<typeof en>;
