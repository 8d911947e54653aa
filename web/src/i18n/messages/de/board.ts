import type { Messages } from '../../areas';
import type en from '../en/board';

export default {
    board: 'Brett',
    free: 'frei',
    whitePiece: 'weißer {value}er',
    brownPiece: 'brauner {value}er',
    theWhitePiece: 'den weißen {value}er',
    theBrownPiece: 'den braunen {value}er',
    barragoon: 'Barragoon, {face}',
    theBarragoon: 'den Barragoon „{face}“',

    'face-no-way': 'Kein Weg',
    'face-one-way': 'Ein Weg',
    'face-two-ways': 'Zwei Wege',
    'face-left-turn': 'Linkskurve',
    'face-right-turn': 'Rechtskurve',
    'face-all-turns': 'Alle Kurven',
    'shows-no-way': 'kein Weg',
    'shows-one-way': 'ein Weg {to}',
    'shows-two-ways-n': 'zwei Wege, Norden und Süden',
    'shows-two-ways-e': 'zwei Wege, Osten und Westen',
    'shows-left-turn': 'Linkskurve {to}',
    'shows-right-turn': 'Rechtskurve {to}',
    'shows-all-turns': 'alle Kurven',
    'heading-n': 'Norden',
    'heading-e': 'Osten',
    'heading-s': 'Süden',
    'heading-w': 'Westen',
    'to-n': 'nach Norden',
    'to-e': 'nach Osten',
    'to-s': 'nach Süden',
    'to-w': 'nach Westen',

    'mark-selected': 'ausgewählt',
    'mark-destination': 'erreichbar',
    'mark-capture': 'kann geschlagen werden',
    'mark-placeable': 'frei für einen Barragoon',
    'mark-locked': 'kann nicht ziehen',
    'mark-lastFrom': 'Start des letzten Zuges',
    'mark-lastTo': 'Ziel des letzten Zuges',
    'mark-placed': 'zuletzt aufgesetzt',
    'mark-refused': 'im Weg',
    'mark-target': 'Ziel',

    whiteMoves: 'Züge von Weiß {before} → {after}',
    brownMoves: 'Züge von Braun {before} → {after}',
    shutsIn: '{count|schließt einen Spielstein ein|schließt # Spielsteine ein}',
    tray: 'Symbole des Barragoons',
    ring: 'Wähle ein Symbol',
    rotate: 'Drehen',
    confirm: 'Aufsetzen',
    cancel: 'Abbrechen',
    typeAction: 'Aktion eintippen, etwa d2d5 oder x@d5',
    unknownAction:
        '„{text}“ ist keine Aktion. Gib einen Zug wie d2d5 oder ein Aufsetzen wie x@d5 ein.',
    selected: '{square}, {content}, ausgewählt. {count|Ein Feld|# Felder} erreichbar.',
    ghost: '{content}, bereit zum Aufsetzen auf {square}. Bestätige oder ändere ihn.',

    goes: 'Der {value}er von {player} zieht von {from} nach {to}.',
    takes: 'Der {value}er von {player} zieht von {from} nach {to} und schlägt {obstacle}.',
    puts: '{player} setzt auf {square} einen Barragoon auf: „{face}“.',
    forgets: '{player} vergisst, einen Barragoon aufzusetzen.',

    'why-moves-to-free-square': 'Der {value}er auf {from} zieht nach {to}.',
    'why-captures-piece': 'Der {value}er auf {from} schlägt {obstacle} auf {square}.',
    'why-captures-last-piece':
        'Der {value}er auf {from} schlägt {obstacle} auf {square} und gewinnt.',
    'why-captures-barragoon': 'Der {value}er auf {from} schlägt {obstacle} auf {square}.',
    'why-places': '{player} setzt auf {square} einen Barragoon auf.',
    'why-already-lost': '{player} hat schon verloren.',
    'why-placement-owed': '{player} muss einen Barragoon aufsetzen, bevor gezogen wird.',
    'why-nothing-owed':
        '{player} muss mit einem Spielstein ziehen; jetzt wird kein Barragoon aufgesetzt.',
    'why-square-not-free':
        'Ein Barragoon wird auf ein freies Feld aufgesetzt, aber {square} ist besetzt.',
    'why-no-piece-there': 'Auf {square} steht kein Spielstein.',
    'why-opponents-piece':
        'Der {other}er auf {square} gehört {opponent}, aber {player} ist am Zug.',
    'why-wrong-distance':
        'Der {value}er auf {from} zieht genau {full} Schritte oder {short}; {to} ist aber {distance|einen Schritt|# Schritte} entfernt.',
    'why-short-move-onto-occupied':
        'Der {value}er auf {from} erreicht {to} nur mit dem verkürzten Zug. Ein verkürzter Zug schlägt nie, und {to} ist besetzt.',
    'why-own-piece-there':
        'Der {value}er auf {from} kann nicht auf {to} enden: Dort steht schon ein {other}er von {player}.',
    'why-two-takes-all-turns': 'Ein 2er kann den Barragoon „Alle Kurven“ auf {to} nicht schlagen.',
    'why-piece-in-the-way':
        'Der {value}er auf {from} müsste {obstacle} auf {square} überlaufen, aber Spielsteine kann man nicht überlaufen.',
    'why-face-blocks-no-way':
        'Der {value}er auf {from} müsste auf {square} den Barragoon „Kein Weg“ überlaufen, und der lässt niemanden durch.',
    'why-face-blocks-one-way':
        'Der {value}er auf {from} müsste auf {square} den Barragoon „Ein Weg“ überlaufen, und der lässt nur geradeaus {to} durch.',
    'why-face-blocks-two-ways-n':
        'Der {value}er auf {from} müsste auf {square} den Barragoon „Zwei Wege“ überlaufen, und der lässt nur geradeaus nach Norden oder Süden durch.',
    'why-face-blocks-two-ways-e':
        'Der {value}er auf {from} müsste auf {square} den Barragoon „Zwei Wege“ überlaufen, und der lässt nur geradeaus nach Osten oder Westen durch.',
    'why-face-blocks-left-turn':
        'Der {value}er auf {from} müsste auf {square} den Barragoon „Linkskurve“ überlaufen, und der lässt nur mit einer Linkskurve {to} durch.',
    'why-face-blocks-right-turn':
        'Der {value}er auf {from} müsste auf {square} den Barragoon „Rechtskurve“ überlaufen, und der lässt nur mit einer Rechtskurve {to} durch.',
    'why-face-blocks-all-turns':
        'Der {value}er auf {from} müsste auf {square} den Barragoon „Alle Kurven“ geradeaus überlaufen, aber dort muss jeder abbiegen.',
    'why-turns-twice':
        'Der {value}er auf {from} müsste auf {square} ein zweites Mal abbiegen, darf aber nur einmal abbiegen.',
    'why-turns-after-forced-turn':
        'Der {value}er auf {from} müsste auf {square} ein zweites Mal abbiegen, aber eine Kurve, die ein Barragoon erzwingt, ist die einzige des Zuges.',
    'why-game-over': 'Die Partie ist zu Ende.',
    'why-must-deviate':
        'Damit würde sich die Zugfolge noch einmal wiederholen. Das Unentschieden durch Wiederholung wurde abgelehnt, also muss etwas anderes gespielt werden.',
    'why-touched-piece': '{player} hat {obstacle} auf {square} berührt und muss mit ihm ziehen.',
    'why-touched-piece-and-target':
        '{player} hat {obstacle} auf {square} berührt und muss ihn mit dem berührten Spielstein schlagen.',
    'why-touched-target': '{player} hat {obstacle} auf {square} berührt und muss ihn schlagen.',
    'why-nothing-to-forget': 'Es ist kein Barragoon aufzusetzen, den man vergessen könnte.',
    'why-no-repetition':
        'Ein Unentschieden durch Wiederholung kann man nur gleich nach dem eigenen Zug anbieten, wenn dieselben Züge dreimal hintereinander gespielt wurden.',
    'why-no-offer': 'Der Gegner hat kein Unentschieden angeboten.',

    'end-shut-in': '{winner} gewinnt: {loser} hat keinen Spielstein, der ziehen kann.',
    'end-express-level':
        '{winner} gewinnt: {loser} kann nur noch mit zu wenigen Spielsteinen ziehen (Express-Regel).',
    'end-resignation': '{winner} gewinnt: {loser} hat aufgegeben.',
    'end-time-out': '{winner} gewinnt: Die Zeit von {loser} ist abgelaufen.',
    'end-dead-position':
        'Unentschieden: Niemand kann je wieder schlagen oder eingeschlossen werden.',
    'end-repetition': 'Unentschieden durch Wiederholung.',
    'end-agreement': 'Unentschieden durch Vereinbarung.',
    'end-aborted': 'Die Partie wurde abgesagt.',
    'end-claimed': '{winner} gewinnt: {loser} ist nicht zurückgekommen.',
    'end-claimed-draw': 'Unentschieden: Jemand ist nicht zurückgekommen.',

    'fault-too-many-pieces':
        '{owner} hat {number} Spielsteine mit dem Wert {value}: mehr, als es gibt.',
    'fault-no-pieces':
        '{owner} hat keinen Spielstein: Dann muss {owner} am Zug sein, ohne dass etwas aufzusetzen ist.',
    'fault-bad-owed': '{number} Barragoons sind aufzusetzen: Es müssen 0, 1 oder 2 sein.',
    'fault-bad-express-level':
        'Die Express-Stufe von {owner} ist {number}: Sie muss 0, 1 oder 2 sein.',
    'fault-bad-supply':
        'Im Vorrat sind {number} Barragoons: Es muss eine gerade Zahl von 0 bis 24 sein.',
    'fault-too-many-barragoons':
        'Brett, Vorrat und aufzusetzende Barragoons ergeben zusammen {number}, es gibt aber nur 32.',
    'fault-bad-turn': 'Die Zugnummer ist {number}: Sie muss zwischen 1 und 9999 liegen.',
    expressLevelOf: '{player}: Express-Stufe {level}',
} satisfies Messages<typeof en>;
