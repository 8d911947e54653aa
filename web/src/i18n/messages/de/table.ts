import type { Messages } from '../../areas';
import type en from '../en/table';

export default {
    names: 'Namen',
    playerNumber: 'Spieler {number}',
    whoIsWhite: 'Wer hat Weiß?',
    expressLevel: 'Express-Stufe {level}',
    final: 'Berührt geführt: Was losgelassen wurde, gilt. Zurücknehmen geht nicht.',
    mayRepeat:
        'Dieselben Züge wurden dreimal hintereinander gespielt. Der Computer wartet, ob du Unentschieden anbietest oder weiterspielst.',
    decide: 'Unentschieden oder weiter?',
    clocksWait: 'Die Uhren stehen still.',
    goOn: 'Weiterspielen',
    unfinished: 'Deine Partie ist noch nicht zu Ende',
    linkText:
        'Dieser Link führt zu einer anderen Stellung. Wenn du sie spielst, geht die Partie auf dem Brett verloren.',
    fileText:
        'Die Datei enthält eine andere Partie. Wenn du sie öffnest, geht die Partie auf dem Brett verloren.',
    keepPlaying: 'Weiterspielen',
    playLink: 'Diese Stellung spielen',
    openIt: 'Datei öffnen',
    opponent: 'Gegner',
    here: 'Verbunden',
    gone: 'Nicht verbunden',
    reconnecting: 'Verbinde neu …',
    lowTime: '{name}: noch zehn Sekunden.',
    plan: 'Geplant: {from}–{to}',
    planned:
        'Geplant: {from} nach {to}. Der Zug wird ausgeführt, sobald du dran bist und er dann möglich ist. Escape nimmt ihn zurück.',
    planVoid: 'Der geplante Zug wurde nicht ausgeführt: Die Partie hat sich verändert.',
} satisfies Messages<typeof en>;
