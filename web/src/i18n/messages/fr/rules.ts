import type { Messages } from '../../areas';
import type en from '../en/rules';

export default {
    title: 'Les règles du Barragoon',
    intro: 'Les règles complètes, en mots simples. Sur les plateaux, tu peux tout essayer : tu joues les deux camps, et ce qui n’est pas permis est expliqué.',
    rulings:
        'Là où la règle imprimée laisse un cas ouvert, nous l’avons tranché. Ces points sont signalés comme précisions.',
    ruling: 'Précision',
    contents: 'Sommaire',
    tryIt: 'Essayer',
    reset: 'Réinitialiser',
    whiteMoves: 'À Blanc de jouer.',
    brownMoves: 'À Marron de jouer.',
    whitePlaces: 'À Blanc de placer un barragoon.',
    brownPlaces: 'À Marron de placer un barragoon.',
    loading: 'Mise en place du plateau…',
    failed: 'Les plateaux n’ont pas pu être chargés. Le texte est complet sans eux.',
    toLessons: 'Tu préfères apprendre en jouant ? Suis les leçons.',

    'r1-title': 'Plateau et matériel',
    'r1-1': 'Le Barragoon se joue à deux, Blanc et Marron. Blanc commence.',
    'r1-2': 'Le plateau compte 63 cases : sept colonnes, de a à g depuis la gauche de Blanc, et neuf rangées, de 1 à 9 depuis le côté de Blanc.',
    'r1-3': 'Chaque joueur a sept **pions** : deux 2, trois 3 et deux 4. Les points disent de combien de cases un pion avance.',
    'r1-4': 'Il y a 32 cubes noirs, les **barragoons**. Ils n’appartiennent à personne. Huit sont sur le plateau au départ, les 24 autres à côté : c’est la **réserve**.',
    'r1-5': 'Les couleurs sont tirées au sort avant la partie.',

    'r2-title': 'Mise en place',
    'r2-1': 'Les 4 de Blanc commencent en b1 et f1, les 3 en c1, e1 et d2, les 2 en c2 et e2. Marron est en face, en miroir par rapport à la cinquième rangée : les 4 en b9 et f9, les 3 en c9, e9 et d8, les 2 en c8 et e8.',
    'r2-2': 'Les huit barragoons commencent en b4, f4, a5, c5, e5, g5, b6 et f6.',
    'r2-3': 'Dans la **disposition fermée**, la normale, les huit montrent « Aucun passage ». Dans la **variante ouverte**, les huit montrent « Tous les virages ».',
    'r2-closed': 'La disposition fermée. Joue quelques coups !',
    'r2-open': 'La variante ouverte.',

    'r3-title': 'Tours et actions',
    'r3-1': 'On joue à tour de rôle, et personne ne peut passer son tour. Un tour est le coup d’un pion, suivi des placements qu’il entraîne.',
    'r3-2': 'Chaque décision, déplacer un pion ou placer un barragoon, s’appelle une **action**. Un tour en compte une à trois :',
    'r3-2-free': 'Un coup vers une case libre termine aussitôt le tour.',
    'r3-2-barragoon': 'Qui capture un barragoon le replace ; le tour est alors terminé.',
    'r3-2-piece':
        'Si un pion est capturé, l’adversaire place d’abord un barragoon, puis l’auteur de la prise ; le tour est alors terminé. Parfois, on ne place rien : voir 6.4 et 6.5.',
    'r3-3': 'Tant qu’un barragoon attend d’être placé, aucun des deux joueurs ne peut rien faire d’autre. Un coup joué trop tôt est refusé, et on te dit quel placement vient d’abord.',

    'r4-title': 'Les coups',
    'r4-1': 'Un pion fait un **coup complet** d’exactement autant de pas qu’il a de points, ou un **coup réduit** d’exactement un pas de moins. Un pas mène à la case voisine, vers le haut, vers le bas ou de côté. La case de départ ne compte pas ; la case d’arrivée compte, de même que chaque barragoon dépassé.',
    'r4-2': 'Le premier pas va dans la direction que tu veux. En chemin, le pion peut tourner une fois au plus, à angle droit, sur une case entre le départ et l’arrivée. Il ne fait jamais demi-tour.',
    'r4-3': 'Le chemin passe par des cases libres, et par des barragoons comme leur face le permet. Aucun pion ne peut être dépassé, ni le sien ni celui de l’adversaire.',
    'r4-4': 'Un virage qu’un barragoon impose est l’unique virage du coup : un pion qui a déjà tourné ne peut pas le prendre, et un pion qui l’a pris ne tourne plus.',
    'r4-5': 'Sur une case libre, tu choisis : tout droit ou, si le pion n’a pas encore tourné, à gauche ou à droite. Sur un barragoon, seul vaut ce que sa face permet.',
    'r4-6': 'Un **coup réduit** se termine toujours sur une case libre. Il ne capture jamais.',
    'r4-7': 'Un **coup complet** se termine sur une case libre, sur un pion adverse ou sur un barragoon ; ce qui s’y trouve est capturé. Il ne se termine jamais sur un de tes pions.',
    'r4-8': 'Un 2 ne peut pas capturer un barragoon qui montre « Tous les virages ». Tous les autres pions capturent tous les barragoons, et le 2 toutes les autres faces.',
    'r4-9': 'La face d’un barragoon dit comment on le dépasse, pas de quel côté on le capture : c’est possible de tous les côtés. Même un barragoon « Aucun passage », qui ne laisse passer personne, peut être capturé.',
    'r4-10':
        'Si plusieurs chemins mènent à la même case, c’est le même coup. Seuls comptent le départ et l’arrivée.',
    'r4-diagram':
        'Coups du 3 et du 4 : complets et réduits, avec et sans virage. Le 2 marron en d6 ne se capture que par un coup complet.',

    'r5-title': 'Les six faces',
    'r5-intro':
        'La face du dessus dit comment les pions peuvent **dépasser** un barragoon. Une face orientée peut pointer dans toutes les directions : il y a donc 16 façons de placer un barragoon.',
    'r5-face': 'Face visible',
    'r5-passing': 'Comment on le dépasse',
    'r5-ways': 'Orientation',
    'r5-no-way': 'Pas du tout. C’est un mur de tous les côtés.',
    'r5-one-way': 'Tout droit, seulement dans le sens de la flèche.',
    'r5-two-ways': 'Tout droit le long de la ligne, dans les deux sens.',
    'r5-left-turn':
        'On entre au pied de la flèche, on tourne à gauche, on sort à la pointe. Il n’y a pas d’autre chemin.',
    'r5-right-turn':
        'On entre au pied de la flèche, on tourne à droite, on sort à la pointe. Il n’y a pas d’autre chemin.',
    'r5-all-turns':
        'On entre de n’importe quel côté et on tourne à gauche ou à droite. Jamais tout droit.',
    'r5-1': 'Toute direction qu’une face ne permet pas est bloquée.',
    'r5-2': 'Dépasser veut dire entrer et sortir : après le barragoon, il faut au moins un pas de plus.',
    'r5-diagram':
        'Sur le plateau : « {face} ». Choisis une autre face dans le tableau et regarde comment les pions dépassent le barragoon.',

    'r6-title': 'Capturer',
    'r6-1': 'Seul un coup complet capture.',
    'r6-2': 'Un **pion** capturé quitte la partie. Deux barragoons sont pris dans la réserve : le propriétaire du pion capturé, la **victime**, place le premier, l’**auteur de la prise** le second. Son tour est alors terminé.',
    'r6-3': 'Un **barragoon** capturé est aussitôt replacé par celui qui l’a pris, sur n’importe quelle case libre et avec n’importe quelle face. La case que le pion vient de quitter est libre aussi.',
    'r6-4': 'Si une prise ne laisse pas à la victime plus de pions que son niveau express (aucun, dans le jeu classique), la partie s’arrête aussitôt. On ne place plus rien.',
    'r6-5': 'La réserve suffit toujours : avant la dernière prise, douze pions au plus ont pu être capturés. Dans une position composée sans réserve, un pion capturé n’entraîne aucun placement. Une réserve est toujours un nombre pair. Les barragoons qui indiquent un niveau express à côté du plateau ne viennent pas de la réserve.',
    'r6-diagram': 'Capture le 2 en d6 avec le 3, ou le barragoon en f5 avec le 4.',

    'r7-title': 'Placer les barragoons',
    'r7-1': 'Un barragoon se place sur n’importe quelle case libre, avec n’importe laquelle de ses six faces vers le haut et tourné comme on veut.',
    'r7-2': 'Une fois lâché, sa case, sa face et son sens ne peuvent plus être modifiés.',
    'r7-3': 'Sur un vrai plateau, on peut oublier un placement : quelqu’un joue alors qu’un barragoon attend. Il faut empêcher ce coup ou l’annuler aussitôt. Si personne ne le fait, le placement est perdu et ce barragoon reste hors du jeu. Ici, cela ne peut pas arriver en jouant (3.3) ; seule la notation d’une partie jouée sur un vrai plateau peut contenir un tel oubli, une ou deux fois dans un tour, et on la rejoue telle quelle.',
    'r7-diagram': 'Tu as capturé un barragoon. Place-le où et comme tu veux.',

    'r8-title': 'La fin de la partie',
    'r8-1': 'Celui qui doit jouer et n’a aucun pion, ou aucun qui puisse bouger, a **perdu**. Si plus personne ne peut bouger, c’est donc celui dont c’est le tour qui perd.',
    'r8-2': 'La **règle express** raccourcit les parties. Avant la partie, chaque joueur reçoit le niveau 0 (le jeu classique), 1 ou 2 ; les deux niveaux peuvent différer, comme handicap. Celui qui doit jouer a perdu si le nombre de ses pions qui peuvent bouger ne dépasse pas son niveau : aucun au niveau 0, un au plus au niveau 1, deux au plus au niveau 2. Un pion qui ne peut que capturer peut bouger. Si cela vaut pour les deux, celui dont c’est le tour perd.',
    'r8-3': 'On ne vérifie si la partie est finie selon 8.1, 8.2 ou 9.1 que lorsqu’un pion doit jouer, jamais tant qu’un barragoon reste à placer.',
    'r8-4': 'Qui abandonne perd. Avec une pendule, qui n’a plus de temps perd. La pendule qui tourne est celle du joueur qui doit agir, donc celle de la victime pendant qu’elle place. Un incrément ou un délai compte chaque fois que la pendule passe à l’adversaire.',
    'r8-diagram': 'Place le barragoon en a8 de sorte que le 2 marron ne puisse plus bouger.',
    'r8-express':
        'Express au niveau 1 : Marron perd si, à son tour, un seul pion marron peut bouger.',

    'r9-title': 'Match nul',
    'r9-1': '**Position morte.** Si aucune suite de coups, même si les deux joueurs coopèrent, ne peut plus jamais mener à une prise ni à la fin de la partie, celle-ci est aussitôt nulle. Tant que quelqu’un peut encore être enfermé, elle continue. Le programme le calcule exactement ; les obligations de 9.2 et de « Pion touché » n’entrent pas en compte.',
    'r9-2': '**Répétition.** Quand les mêmes tours, identiques action par action, ont été joués trois fois de suite, celui qui vient de finir un tour peut proposer le match nul.',
    'r9-2-accept': 'L’adversaire accepte : match nul.',
    'r9-2-refuse':
        'L’adversaire refuse, ou continue simplement à jouer : désormais, personne ne peut poursuivre la suite par le même tour tant qu’il peut jouer autre chose. En règle générale, c’est celui qui a refusé qui doit s’en écarter le premier.',
    'r9-2-deviate':
        'Un tour qui diffère, ne serait-ce que par une action, met fin à cette obligation. Un coup sans prise qui poursuit la suite est refusé aussitôt ; d’un coup avec placement, seul le même placement est refusé : une autre face ou une autre case suffit.',
    'r9-2-again':
        'Tant que l’obligation dure, on peut proposer de nouveau le match nul chaque fois qu’un tour complète encore la suite. Si personne ne peut s’en écarter nulle part, la position est morte (9.1).',
    'r9-3': '**Accord.** On peut convenir d’un match nul à tout moment. Refuser une telle proposition n’a aucune conséquence.',
    'r9-diagram':
        'Place « Tous les virages » en b3 : les deux 2 peuvent encore bouger, mais plus jamais rien capturer. Une position morte.',

    'r10-title': 'Pion touché',
    'r10-intro':
        'Dans la règle imprimée, « Pion touché » vaut toujours. Ici, c’est une option, désactivée au départ, car sur un écran on touche pour choisir.',
    'r10-1': 'Qui touche un de ses pions doit le jouer, s’il a un coup permis.',
    'r10-2':
        'Qui touche d’abord un de ses pions, puis un pion adverse ou un barragoon, doit capturer ce dernier avec ce pion, si c’est possible.',
    'r10-3':
        'Qui touche d’abord un pion adverse ou un barragoon doit le capturer, avec n’importe quel pion qui le peut.',
    'r10-4':
        'Les pions et barragoons touchés comptent dans l’ordre. Le premier contact qui peut être respecté oblige ; les suivants ne font que restreindre le choix. Une cible touchée après un de ses pions n’oblige que le premier pion touché qui peut bouger. Ce qu’on touche tant qu’un placement est à faire n’oblige à rien, et personne n’est jamais obligé à une action interdite. Ce qui est lâché reste en place.',
    'r10-diagram':
        'Ici, « Pion touché » est activé : le premier pion que tu touches doit être joué.',
    aim: '**Le but :** ne plus laisser aucun coup à l’adversaire. Capture tous ses pions, ou enferme ceux qui restent par de bons coups et des barragoons bien placés.',
    additions: 'Ce que la règle imprimée ne connaît pas du tout est marqué comme ajout.',
    addition: 'Ajout',
    'r8-2-handicap':
        'Un handicap égalise les forces : le plus faible joue au jeu classique et le plus fort au niveau 1 ou 2, ou bien le plus faible au niveau 1 et le plus fort au niveau 2.',
    'r8-2-cubes':
        'Pour que personne ne l’oublie, le niveau se voit à côté du plateau, du côté du joueur : un barragoon pour le niveau 1, deux pour le niveau 2.',
    'r9-2-count':
        'Trois fois en tout et sans interruption ; une suite compte autant de tours de Blanc que de Marron. Continuer sans répondre, c’est refuser, et l’obligation vaut pour les deux joueurs jusqu’à ce que l’un d’eux s’écarte.',
    'r8-cubes':
        'Un handicap, montré par les cubes à côté du plateau : Marron joue au niveau 1, Blanc au niveau 2. Capture le 2 en d6, et Marron a perdu.',
    'r7-3-enter':
        'Qui saisit dans l’analyse une partie jouée sur un vrai plateau l’y indique : « Il a été oublié ».',
} satisfies Messages<typeof en>;
