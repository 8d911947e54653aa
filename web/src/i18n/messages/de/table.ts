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
    unfinished: 'Dein Spiel ist noch nicht zu Ende',
    linkText:
        'Dieser Link bringt eine andere Stellung mit. Wenn du sie spielst, geht das Spiel auf dem Brett verloren.',
    fileText:
        'Die Datei enthält ein anderes Spiel. Wenn du sie öffnest, geht das Spiel auf dem Brett verloren.',
    keepPlaying: 'Weiterspielen',
    playLink: 'Stellung des Links spielen',
    openIt: 'Datei öffnen',
    opponent: 'Gegner',
    here: 'Verbunden',
    gone: 'Nicht verbunden',
    reconnecting: 'Verbindung wird wiederhergestellt …',
    lowTime: '{name}: noch zehn Sekunden.',
    plan: 'Geplant: {from}–{to}',
    planned:
        'Geplant: {from} nach {to}. Der Zug wird ausgeführt, sobald du dran bist und er dann möglich ist. Escape nimmt ihn zurück.',
    planVoid: 'Der geplante Zug wurde nicht ausgeführt: Die Partie hat sich verändert.',
} satisfies Messages<typeof en>;
