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
    notice: 'Barragoon est un jeu de Robert Witter et Frank Warneke, édité par WiWa Spiele ; le nom leur appartient. Barracuda est une réalisation indépendante.',
    notFoundTitle: 'Il n’y a rien ici',
    notFoundText: 'Cette page n’existe pas. L’adresse est peut-être incomplète.',
    toStart: 'Vers l’accueil',
    brand: 'Barracuda : vers l’accueil',
    navMain: 'Navigation principale',
    navTwo: 'À deux sur un appareil',
    navMore: 'Plus',
    skip: 'Aller au contenu',
    language: 'Langue',
    mute: 'Couper les sons',
    unmute: 'Activer les sons',
    close: 'Fermer',
    cancel: 'Annuler',
    tryAgain: 'Réessayer',
    failedTitle: 'Le chargement a échoué',
    failedText:
        'La connexion est peut-être perdue, ou il existe une version plus récente de Barracuda. Tes parties restent en sécurité sur cet appareil.',
    updateReady: 'Une nouvelle version est prête.',
    updateNow: 'Recharger',
    storageFull:
        'Cet appareil ne permet pas à Barracuda d’enregistrer. Tu peux continuer à jouer, mais la partie sera perdue en fermant la page.',
    titleStart: 'Barracuda : jouer à Barragoon',
    titleComputer: 'Jouer contre l’ordinateur',
    titleTwo: 'À deux sur un appareil',
    titleLearn: 'Apprendre Barragoon',
    titleRules: 'Les règles de Barragoon',
    titleAnalysis: 'Analyse',
    titleEditor: 'Éditeur de positions',
    titleSettings: 'Réglages',
    aboutStart:
        'Joue à Barragoon, apprends-le et maîtrise-le : contre l’ordinateur, à deux sur un appareil, avec des leçons et des analyses. Gratuit, sans publicité, même hors ligne.',
    aboutComputer:
        'Joue à Barragoon contre l’ordinateur sur dix niveaux, avec conseils, reprises de coups et pendule, même hors ligne.',
    aboutTwo:
        'Joue à Barragoon à deux sur un appareil, avec ou sans pendule, et enregistre vos parties.',
    aboutLearn:
        'Apprends Barragoon en cinq minutes : de courtes leçons interactives pour se déplacer, tourner, battre et placer.',
    aboutRules:
        'Les règles complètes de Barragoon en mots simples, avec des plateaux pour essayer.',
    aboutAnalysis:
        'Analyse tes parties de Barragoon avec un moteur puissant dans le navigateur : meilleures suites, erreurs, variantes, liens à partager.',
    aboutEditor:
        'Prépare n’importe quelle position de Barragoon, vérifie-la, joue-la ou analyse-la.',
    aboutSettings: 'Langue, thème, pions, sons et plateau de Barracuda.',
} satisfies Messages<typeof en>;
