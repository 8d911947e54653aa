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
    navGames: 'Mes parties',
    navSettings: 'Réglages',
    notice: 'Barragoon est un jeu de Robert Witter et Frank Warneke, édité par WiWa Spiele ; le nom leur appartient. Barracuda est une implémentation indépendante.',
    notFoundTitle: 'Page introuvable',
    notFoundText: 'Cette page n’existe pas. L’adresse est peut-être incomplète.',
    toStart: 'Retour à l’accueil',
    brand: 'Barracuda : accueil',
    navMain: 'Navigation principale',
    navTwo: 'À deux sur le même appareil',
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
        'Tu es peut-être hors ligne, ou il existe une version plus récente de Barracuda. Tes parties restent enregistrées sur cet appareil.',
    updateReady: 'Une nouvelle version est prête.',
    updateNow: 'Recharger',
    restarting:
        'Le serveur redémarre. Tes parties reprennent dans un instant, sans perte de temps.',
    storageFull:
        'Barracuda ne peut rien enregistrer sur cet appareil. Tu peux continuer à jouer, mais la partie sera perdue quand tu fermeras la page.',
    gamesNotKept:
        'Ce navigateur ne permet pas à Barracuda de conserver les parties terminées. Enregistre une partie dans un fichier si tu veux la revoir.',
    titleStart: 'Barracuda : jouer au Barragoon',
    titleComputer: 'Jouer contre l’ordinateur',
    titleTwo: 'À deux sur le même appareil',
    titleFriend: 'Jouer avec un ami',
    titleChallenge: 'Une invitation à jouer',
    titleReturn: 'Continuer ici',
    titleLearn: 'Apprendre le Barragoon',
    titleRules: 'Les règles du Barragoon',
    titleAnalysis: 'Analyse',
    titleEditor: 'Éditeur de positions',
    titleGames: 'Parties sur cet appareil',
    titleSettings: 'Réglages',
    titleGame: 'Partie en ligne',
    aboutStart:
        'Joue au Barragoon, apprends-le et maîtrise-le : contre l’ordinateur, à deux sur le même appareil, avec des leçons et des analyses. Gratuit, sans publicité, même hors ligne.',
    aboutComputer:
        'Joue au Barragoon contre l’ordinateur sur dix niveaux, avec indices, annulation de coups et pendule, même hors ligne.',
    aboutTwo:
        'Joue au Barragoon à deux sur le même appareil, avec ou sans pendule, et enregistre vos parties.',
    aboutFriend:
        'Invite quelqu’un par un lien à une partie de Barragoon : deux appareils, en direct ou par correspondance, sans compte.',
    aboutChallenge:
        'Tu es invité à une partie du jeu de plateau Barragoon. Joue dans ton navigateur, sans compte.',
    aboutReturn: 'Continue tes parties en ligne de Barragoon sur cet appareil.',
    aboutLearn:
        'Apprends le Barragoon en cinq minutes : de courtes leçons interactives pour avancer, tourner, capturer et placer.',
    aboutRules:
        'Les règles complètes du Barragoon, en mots simples, avec des plateaux pour les essayer.',
    aboutAnalysis:
        'Analyse tes parties de Barragoon avec un moteur puissant dans le navigateur : meilleures lignes, erreurs, variantes et liens à partager.',
    aboutEditor:
        'Prépare n’importe quelle position de Barragoon, vérifie-la, joue-la ou analyse-la.',
    aboutGames:
        'Tes parties de Barragoon terminées sur cet appareil : revois-les, analyse-les ou enregistre-les dans un fichier.',
    aboutSettings: 'Langue, thème, pions, sons et plateau de Barracuda.',
    aboutGame: 'Une partie de Barragoon entre deux personnes : à suivre en direct ou à jouer.',
    needsScript:
        'Barracuda a besoin de JavaScript : le plateau, les règles et le moteur tournent dans ton navigateur.',
} satisfies Messages<typeof en>;
