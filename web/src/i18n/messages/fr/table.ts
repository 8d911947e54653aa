import type { Messages } from '../../areas';
import type en from '../en/table';

export default {
    names: 'Noms',
    playerNumber: 'Joueur {number}',
    whoIsWhite: 'Qui a les pions blancs ?',
    expressLevel: 'Niveau express {level}',
    final: 'Pion touché : ce qui a été lâché est définitif, rien ne peut être repris.',
    mayRepeat:
        'Les mêmes tours ont été joués trois fois de suite. L’ordinateur attend : propose le match nul ou continue.',
    decide: 'Match nul, ou on continue ?',
    clocksWait: 'Les pendules sont arrêtées.',
    goOn: 'Continuer',
    unfinished: 'Ta partie n’est pas terminée',
    linkText: 'Ce lien mène à une autre position. Si tu la joues, la partie en cours sera perdue.',
    fileText:
        'Le fichier contient une autre partie. Si tu l’ouvres, la partie en cours sera perdue.',
    keepPlaying: 'Continuer la partie',
    playLink: 'Jouer cette position',
    openIt: 'Ouvrir le fichier',
    opponent: 'Adversaire',
    here: 'Connecté',
    gone: 'Déconnecté',
    reconnecting: 'Reconnexion…',
    lowTime: '{name} : plus que dix secondes.',
    plan: 'Prévu : {from}–{to}',
    planned:
        'Prévu : de {from} à {to}. Le coup sera joué à ton tour, s’il est alors possible. Échap l’annule.',
    planVoid: 'Le coup prévu n’a pas été joué : la partie a changé.',
} satisfies Messages<typeof en>;
