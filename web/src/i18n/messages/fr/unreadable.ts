import type { Messages } from '../../areas';
import type en from '../en/unreadable';

export default {
    atColumn: 'Ligne {line}, colonne {column} :',
    atTurn: 'Ligne {line}, tour {number} ({player}) :',
    'text-fen-fields':
        'Une FEN a six parties séparées par des espaces, ou seulement le plateau. Ici, il y en a {number}.',
    'text-fen-ranks':
        'Le plateau d’une FEN a neuf rangées séparées par /, mais ici il y en a {number}.',
    'text-fen-character':
        'Dans la rangée {rank} de la FEN, « {text} » n’est ni un pion, ni un barragoon, ni un nombre de cases libres.',
    'text-fen-width':
        'La rangée {rank} de la FEN, « {text} », a {number|# case|# cases}, mais il en faut sept.',
    'text-fen-side':
        'Le joueur au trait dans la FEN est « {text} » : ce doit être w pour Blanc ou b pour Marron.',
    'text-fen-pending':
        'Les placements en attente dans la FEN sont « {text} » : ce doit être -, 1 ou 2.',
    'text-fen-supply':
        'La réserve dans la FEN est « {text} » : ce doit être un nombre pair de 0 à 24.',
    'text-fen-express':
        'Les niveaux express dans la FEN sont « {text} » : ce doit être deux chiffres de 0 à 2, comme 00.',
    'text-fen-turn':
        'Le numéro du tour dans la FEN est « {text} » : ce doit être un nombre de 1 à 9999.',
    'text-fen-faults': 'Cette position ne peut pas être jouée.',
    'text-too-long': 'Le texte est trop long.',
    'text-not-utf8': 'Ce n’est pas du texte brut en UTF-8.',
    'text-control-character': 'Il y a un caractère de contrôle invisible dans le texte.',
    'text-no-game': 'Il n’y a pas de partie dans ce texte.',
    'text-unopened': '« {text} » ferme quelque chose qui n’a jamais été ouvert.',
    'text-comment-open': 'Le commentaire qui commence par « {text} » n’est jamais fermé.',
    'text-variation-open': 'Une variante n’est jamais fermée : il manque une parenthèse « ) ».',
    'text-no-result': 'La partie finit sans résultat. Il faut l’un de ceux-ci : {expected}',
    'text-behind-result': 'La partie continue après son résultat, avec « {text} ».',
    'text-tag-form':
        '« {text} » n’est pas une étiquette. Une étiquette tient sur une ligne, comme {expected}',
    'text-tag-behind-turns':
        'L’étiquette « {text} » se trouve après le premier tour, mais les étiquettes précèdent la partie.',
    'text-tag-repeated': 'L’étiquette {tag} est donnée deux fois.',
    'text-tag-value': 'L’étiquette {tag} dit « {text} ». Il faut l’une de ces valeurs : {expected}',
    'text-fen-missing':
        'L’étiquette {tag} dit « {text} », mais l’étiquette FEN avec la position manque.',
    'text-tag-against-fen':
        'L’étiquette {tag} dit « {text} », mais l’étiquette FEN dit autre chose.',
    'text-tag-against-result':
        'L’étiquette {tag} dit « {text} », mais la partie finit par {expected}.',
    'text-turn-form':
        '« {text} » n’est ni un tour comme 3d2-d5, 3d8xd5 ou 2c2:c4, ni un placement comme x@d5.',
    'text-wrong-value': '« {text} » nomme le mauvais pion : il y a là un {number}.',
    'text-wrong-sign':
        'Le signe dans « {text} » doit être « {expected} » : « - » mène à une case libre, « x » capture un pion et « : » capture un barragoon.',
    'text-illegal': '« {text} » n’est pas possible ici ({clause}).',
    'text-wrong-result': 'Le résultat « {text} » ne correspond pas à la partie ({clause}).',
    'text-mark-form':
        '« {text} » n’est pas une appréciation. Il faut l’une de celles-ci : {expected}',
    'text-mark-place':
        'L’appréciation « {text} » est mal placée : elle suit son tour, et un tour n’en a qu’une.',
    'text-draw-words':
        '« {text} » est mal placé : après un tour, le match nul est proposé une fois et refusé une fois, par {expected}',
    'text-variation-place':
        'Une variante commence ici, mais il n’y a pas de tour qu’elle pourrait remplacer.',
    'text-variation-empty': 'Cette variante est vide.',
    'text-variation-depth': 'Les variantes sont imbriquées trop profondément.',
    'text-damaged': 'Le lien est endommagé. Il a peut-être été tronqué lors de la copie.',
} satisfies Messages<typeof en>;
