import type { Messages } from '../../areas';
import type en from '../en/common';

export default {
    white: 'Blanc',
    brown: 'Marron',
    navStart: 'Accueil',
    navPlay: 'Jouer',
    navLearn: 'Apprendre',
    navRules: 'Règles',
    navAnalysis: 'Analyse',
    navEditor: 'Éditeur',
    navSettings: 'Réglages',
    notice: 'Barragoon est un jeu de Robert Witter et Frank Warneke, édité par WiWa Spiele ; le nom leur appartient. Barracuda est une réalisation indépendante.',
    notFoundTitle: 'Il n’y a rien ici',
    notFoundText: 'Cette page n’existe pas. L’adresse est peut-être incomplète.',
    toStart: 'Vers l’accueil',
} satisfies Messages<typeof en>;
