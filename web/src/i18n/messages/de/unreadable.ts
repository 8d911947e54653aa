import type { Messages } from '../../areas';
import type en from '../en/unreadable';

export default {
    atColumn: 'Zeile {line}, Spalte {column}:',
    atTurn: 'Zeile {line}, Zug {number} ({player}):',
    'text-fen-fields':
        'Eine FEN hat sechs Teile mit Leerzeichen dazwischen, oder nur das Brett. Hier {number|ist es einer|sind es #}.',
    'text-fen-ranks':
        'Das Brett einer FEN hat neun Reihen mit / dazwischen, aber hier {number|ist es eine|sind es #}.',
    'text-fen-character':
        'In Reihe {rank} der FEN ist „{text}“ weder ein Spielstein noch ein Barragoon noch eine Anzahl freier Felder.',
    'text-fen-width':
        'Reihe {rank} der FEN, „{text}“, hat {number|ein Feld|# Felder}, aber es müssen sieben sein.',
    'text-fen-side': 'Am Zug ist in der FEN „{text}“: Es muss w für Weiß oder b für Braun sein.',
    'text-fen-pending': 'Aufzusetzen ist laut der FEN „{text}“: Es muss -, 1 oder 2 sein.',
    'text-fen-supply':
        'Der Vorrat in der FEN ist „{text}“: Er muss eine gerade Zahl von 0 bis 24 sein.',
    'text-fen-express':
        'Die Express-Stufen in der FEN sind „{text}“: Es müssen zwei Ziffern von 0 bis 2 sein, etwa 00.',
    'text-fen-turn': 'Die Zugnummer in der FEN ist „{text}“: Sie muss zwischen 1 und 9999 liegen.',
    'text-fen-faults': 'Diese Stellung ist nicht spielbar.',
    'text-too-long': 'Der Text ist zu lang.',
    'text-not-utf8': 'Das ist kein reiner Text in UTF-8.',
    'text-control-character': 'Im Text steht ein unsichtbares Steuerzeichen.',
    'text-no-game': 'In diesem Text steht keine Partie.',
    'text-unopened': '„{text}“ schließt etwas, das nie geöffnet wurde.',
    'text-comment-open': 'Der Kommentar, der mit „{text}“ beginnt, wird nie geschlossen.',
    'text-variation-open': 'Eine Variante wird nie geschlossen: Eine Klammer „)“ fehlt.',
    'text-no-result': 'Die Partie endet ohne Ergebnis. Möglich sind: {expected}',
    'text-behind-result': 'Die Partie geht hinter ihrem Ergebnis weiter, mit „{text}“.',
    'text-tag-form':
        '„{text}“ ist keine Kopfzeile. Eine Kopfzeile steht für sich, so wie {expected}',
    'text-tag-behind-turns':
        'Die Kopfzeile „{text}“ steht hinter dem ersten Zug, gehört aber vor die Partie.',
    'text-tag-repeated': 'Die Kopfzeile {tag} gibt es zweimal.',
    'text-tag-value': 'Die Kopfzeile {tag} enthält „{text}“. Möglich sind: {expected}',
    'text-fen-missing':
        'Die Kopfzeile {tag} enthält „{text}“, aber die Kopfzeile FEN mit der Stellung fehlt.',
    'text-tag-against-fen':
        'Die Kopfzeile {tag} enthält „{text}“, aber die Kopfzeile FEN etwas anderes.',
    'text-tag-against-result':
        'Die Kopfzeile {tag} enthält „{text}“, aber die Partie endet mit {expected}.',
    'text-turn-form':
        '„{text}“ ist weder ein Zug wie 3d2-d5, 3d8xd5 oder 2c2:c4 noch ein Aufsetzen wie x@d5.',
    'text-wrong-value': '„{text}“ nennt den falschen Spielstein: Dort steht ein {number}er.',
    'text-wrong-sign':
        'Das Zeichen in „{text}“ muss „{expected}“ sein: „-“ zieht auf ein freies Feld, „x“ schlägt einen Spielstein und „:“ einen Barragoon.',
    'text-illegal': '„{text}“ ist hier nicht möglich ({clause}).',
    'text-wrong-result': 'Das Ergebnis „{text}“ passt nicht zur Partie ({clause}).',
    'text-mark-form': '„{text}“ ist keine Bewertung. Möglich sind: {expected}',
    'text-mark-place':
        'Die Bewertung „{text}“ steht falsch: Sie gehört hinter ihren Zug, und ein Zug hat nur eine.',
    'text-draw-words':
        '„{text}“ steht falsch: Hinter einem Zug wird Unentschieden einmal angeboten und einmal abgelehnt, als {expected}',
    'text-variation-place':
        'Hier beginnt eine Variante, aber es gibt keinen Zug, den sie ersetzen könnte.',
    'text-variation-empty': 'Diese Variante ist leer.',
    'text-variation-depth': 'Die Varianten sind zu tief verschachtelt.',
    'text-damaged': 'Der Link ist beschädigt. Vielleicht wurde er beim Kopieren abgeschnitten.',
} satisfies Messages<typeof en>;
