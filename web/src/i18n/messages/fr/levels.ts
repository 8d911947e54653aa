import type { Messages } from '../../areas';
import type en from '../en/levels';

export default {
    name1: 'Premiers pas',
    text1: 'Prend un pion de temps en temps et place ses barragoons sans plan.',
    misses1:
        'Laisse passer la plupart des prises et des menaces, les prises de loin et les chemins qui tournent sur un barragoon.',
    name2: 'Décontracté',
    text2: 'Prend ce qu’il voit et place des barragoons devant tes pions.',
    misses2:
        'Laisse passer bien des prises et voit rarement une menace contre ses pions, ou un chemin qui tourne sur un barragoon.',
    name3: 'Occasionnel',
    text3: 'Prend ce qu’il peut et veille sur ses pions.',
    misses3:
        'Ne voit ni les prises de loin, ni les chemins qui tournent sur un barragoon, et bloque ses propres pions en plaçant.',
    name4: 'Attentif',
    text4: 'Voit presque toutes les prises et pense à ta réponse.',
    misses4:
        'Oublie parfois un chemin qui tourne sur un barragoon, et ne voit pas qu’on l’enferme.',
    name5: 'Confirmé',
    text5: 'Voit presque tous les chemins, pense à ta réponse et garde ses pions libres.',
    misses5: 'Ne voit pas les gains en deux tours.',
    name6: 'Solide',
    text6: 'Ne laisse rien passer sur un tour ou deux.',
    misses6: 'Ne voit pas ce que tu prépares pour plus tard.',
    name7: 'Fort',
    text7: 'Calcule plusieurs tours à l’avance.',
    misses7: 'Seuls les plans plus longs lui échappent.',
    name8: 'Très fort',
    text8: 'Calcule loin et t’enferme patiemment.',
    misses8: 'Seul ce qui est bien caché lui échappe.',
    name9: 'Expert',
    text9: 'Calcule très loin et se laisse difficilement battre.',
    misses9: 'De temps en temps, une idée profonde lui échappe.',
    name10: 'Pleine puissance',
    text10: 'Joue du mieux qu’il peut : une seconde par action, ou selon sa pendule.',
    misses10: 'Presque rien ne lui échappe.',
    whatMissed: 'Qu’ai-je manqué ?',
    'after-won': 'Trois victoires de suite !',
    'after-lost': 'Trois défaites de suite.',
    tryLevel: 'Niveau {level}',
    neverPropose: 'Ne plus proposer d’autres niveaux',
} satisfies Messages<typeof en>;
