import type { Messages } from '../../areas';
import type en from '../en/board';

export default {
    board: 'Plateau',
    free: 'libre',
    whitePiece: '{value} blanc',
    brownPiece: '{value} marron',
    theWhitePiece: 'le {value} blanc',
    theBrownPiece: 'le {value} marron',
    barragoon: 'barragoon, {face}',
    theBarragoon: 'le barragoon « {face} »',

    'face-no-way': 'Aucun passage',
    'face-one-way': 'Un passage',
    'face-two-ways': 'Deux passages',
    'face-left-turn': 'Virage à gauche',
    'face-right-turn': 'Virage à droite',
    'face-all-turns': 'Tous les virages',
    'shows-no-way': 'aucun passage',
    'shows-one-way': 'un passage {to}',
    'shows-two-ways-n': 'deux passages, nord et sud',
    'shows-two-ways-e': 'deux passages, est et ouest',
    'shows-left-turn': 'virage à gauche {to}',
    'shows-right-turn': 'virage à droite {to}',
    'shows-all-turns': 'tous les virages',
    'heading-n': 'nord',
    'heading-e': 'est',
    'heading-s': 'sud',
    'heading-w': 'ouest',
    'to-n': 'vers le nord',
    'to-e': 'vers l’est',
    'to-s': 'vers le sud',
    'to-w': 'vers l’ouest',

    'mark-selected': 'sélectionné',
    'mark-destination': 'accessible',
    'mark-capture': 'peut être capturé',
    'mark-placeable': 'libre pour un barragoon',
    'mark-locked': 'ne peut pas bouger',
    'mark-lastFrom': 'départ du dernier coup',
    'mark-lastTo': 'arrivée du dernier coup',
    'mark-placed': 'placé en dernier',
    'mark-refused': 'obstacle',
    'mark-target': 'case à atteindre',

    whiteMoves: 'Coups de Blanc {before} → {after}',
    brownMoves: 'Coups de Marron {before} → {after}',
    shutsIn: '{count|enferme un pion|enferme # pions}',
    tray: 'Faces du barragoon',
    ring: 'Choisis une face',
    rotate: 'Tourner',
    confirm: 'Placer',
    cancel: 'Annuler',
    typeAction: 'Saisir une action, par exemple d2d5 ou x@d5',
    unknownAction:
        '« {text} » n’est pas une action. Saisis un coup comme d2d5 ou un placement comme x@d5.',
    selected: '{square}, {content}, sélectionné. {count|# case accessible|# cases accessibles}.',
    ghost: '{content}, prêt à être placé en {square}. Confirme ou modifie.',

    goes: 'Le {value} de {player} va de {from} à {to}.',
    takes: 'Le {value} de {player} va de {from} à {to} et capture {obstacle}.',
    puts: '{player} place un barragoon en {square} : « {face} ».',
    forgets: '{player} oublie de placer un barragoon.',

    'why-moves-to-free-square': 'Le {value} en {from} va en {to}.',
    'why-captures-piece': 'Le {value} en {from} capture {obstacle} en {square}.',
    'why-captures-last-piece': 'Le {value} en {from} capture {obstacle} en {square} et gagne.',
    'why-captures-barragoon': 'Le {value} en {from} capture {obstacle} en {square}.',
    'why-places': '{player} place un barragoon en {square}.',
    'why-already-lost': '{player} a déjà perdu.',
    'why-placement-owed': '{player} doit placer un barragoon avant tout autre coup.',
    'why-nothing-owed':
        '{player} doit jouer un pion ; il n’y a pas de barragoon à placer maintenant.',
    'why-square-not-free': 'Un barragoon se place sur une case libre, mais {square} est occupée.',
    'why-no-piece-there': 'Il n’y a pas de pion en {square}.',
    'why-opponents-piece':
        'Le {other} en {square} est à {opponent}, mais c’est à {player} de jouer.',
    'why-wrong-distance':
        'Le {value} en {from} fait exactement {full} pas, ou {short} ; mais {to} est à {distance|# pas|# pas}.',
    'why-short-move-onto-occupied':
        'Le {value} en {from} n’atteint {to} qu’avec son coup réduit. Un coup réduit ne capture jamais, et {to} est occupée.',
    'why-own-piece-there':
        'Le {value} en {from} ne peut pas finir en {to} : un {other} de {player} s’y trouve déjà.',
    'why-two-takes-all-turns':
        'Un 2 ne peut pas capturer le barragoon « Tous les virages » en {to}.',
    'why-piece-in-the-way':
        'Le {value} en {from} devrait dépasser {obstacle} en {square}, mais on ne peut pas dépasser un pion.',
    'why-face-blocks-no-way':
        'Le {value} en {from} devrait dépasser en {square} le barragoon « Aucun passage », qui ne laisse passer personne.',
    'why-face-blocks-one-way':
        'Le {value} en {from} devrait dépasser en {square} le barragoon « Un passage », qui ne laisse passer que tout droit {to}.',
    'why-face-blocks-two-ways-n':
        'Le {value} en {from} devrait dépasser en {square} le barragoon « Deux passages », qui ne laisse passer que tout droit vers le nord ou le sud.',
    'why-face-blocks-two-ways-e':
        'Le {value} en {from} devrait dépasser en {square} le barragoon « Deux passages », qui ne laisse passer que tout droit vers l’est ou l’ouest.',
    'why-face-blocks-left-turn':
        'Le {value} en {from} devrait dépasser en {square} le barragoon « Virage à gauche », qui ne laisse passer qu’avec un virage à gauche {to}.',
    'why-face-blocks-right-turn':
        'Le {value} en {from} devrait dépasser en {square} le barragoon « Virage à droite », qui ne laisse passer qu’avec un virage à droite {to}.',
    'why-face-blocks-all-turns':
        'Le {value} en {from} devrait dépasser tout droit le barragoon « Tous les virages » en {square}, mais tout pion doit y tourner.',
    'why-turns-twice':
        'Le {value} en {from} devrait tourner une deuxième fois en {square}, mais il ne peut tourner qu’une fois.',
    'why-turns-after-forced-turn':
        'Le {value} en {from} devrait tourner une deuxième fois en {square} ; or un virage imposé par un barragoon est le seul permis du coup.',
    'why-game-over': 'La partie est terminée.',
    'why-must-deviate':
        'La suite de coups se répéterait encore une fois. Le match nul par répétition a été refusé : il faut jouer autre chose.',
    'why-touched-piece': '{player} a touché {obstacle} en {square} et doit le jouer.',
    'why-touched-piece-and-target':
        '{player} a touché {obstacle} en {square} et doit le capturer avec le pion touché.',
    'why-touched-target': '{player} a touché {obstacle} en {square} et doit le capturer.',
    'why-nothing-to-forget': 'Il n’y a aucun placement en attente à oublier.',
    'why-no-repetition':
        'On ne peut proposer le match nul par répétition que juste après son propre tour, quand les mêmes tours ont été joués trois fois de suite.',
    'why-no-offer': 'L’adversaire n’a pas proposé de match nul.',

    'end-shut-in': '{winner} gagne : {loser} n’a plus de pion qui puisse bouger.',
    'end-express-level':
        '{winner} gagne : {loser} n’a plus assez de pions mobiles pour son niveau express.',
    'end-resignation': '{winner} gagne : {loser} a abandonné.',
    'end-time-out': '{winner} gagne : {loser} a épuisé son temps.',
    'end-dead-position': 'Match nul : plus aucune capture ni aucun blocage n’est possible.',
    'end-repetition': 'Match nul par répétition.',
    'end-agreement': 'Match nul d’un commun accord.',
    'end-aborted': 'La partie a été annulée.',
    'end-claimed': '{winner} gagne : {loser} n’est pas revenu.',
    'end-claimed-draw': 'Match nul : l’un des deux n’est pas revenu.',

    'fault-too-many-pieces':
        '{owner} a {number} pions de valeur {value} : plus qu’il n’y en a dans le jeu.',
    'fault-no-pieces':
        '{owner} n’a pas de pion : ce doit donc être à {owner} de jouer, sans placement en attente.',
    'fault-bad-owed': 'Il y a {number} barragoons à placer : il en faut 0, 1 ou 2.',
    'fault-bad-express-level':
        'Le niveau express de {owner} est {number} : il doit être 0, 1 ou 2.',
    'fault-bad-supply':
        'La réserve contient {number} barragoons : ce doit être un nombre pair de 0 à 24.',
    'fault-too-many-barragoons':
        'Plateau, réserve et placements à faire comptent ensemble {number} barragoons, mais il n’y en a que 32.',
    'fault-bad-turn': 'Le numéro du tour est {number} : ce doit être un nombre de 1 à 9999.',
    expressLevelOf: '{player} : niveau express {level}',
} satisfies Messages<typeof en>;
