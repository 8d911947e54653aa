import type { Messages } from '../../areas';
import type en from '../en/common';

export default {
    white: 'Weiß',
    brown: 'Braun',
    navStart: 'Start',
    navPlay: 'Spielen',
    navLearn: 'Lernen',
    navRules: 'Regeln',
    navAnalysis: 'Analyse',
    navEditor: 'Editor',
    navGames: 'Meine Partien',
    navSettings: 'Einstellungen',
    notice: 'Barragoon ist ein Spiel von Robert Witter und Frank Warneke, erschienen bei WiWa Spiele; der Name gehört ihnen. Barracuda ist eine unabhängige Umsetzung.',
    notFoundTitle: 'Seite nicht gefunden',
    notFoundText: 'Diese Seite gibt es nicht. Vielleicht ist die Adresse unvollständig.',
    toStart: 'Zur Startseite',
    brand: 'Barracuda: zur Startseite',
    navMain: 'Hauptnavigation',
    navTwo: 'Zu zweit an einem Gerät',
    navMore: 'Mehr',
    skip: 'Zum Inhalt springen',
    language: 'Sprache',
    mute: 'Ton ausschalten',
    unmute: 'Ton einschalten',
    close: 'Schließen',
    cancel: 'Abbrechen',
    tryAgain: 'Erneut versuchen',
    failedTitle: 'Die Seite konnte nicht geladen werden',
    failedText:
        'Vielleicht bist du offline, oder es gibt eine neuere Version von Barracuda. Deine Partien sind auf diesem Gerät gespeichert.',
    updateReady: 'Eine neue Version ist bereit.',
    updateNow: 'Neu laden',
    restarting: 'Der Server startet neu. Deine Partien gehen gleich weiter, ohne Zeitverlust.',
    storageFull:
        'Auf diesem Gerät kann Barracuda nichts speichern. Du kannst weiterspielen, aber beim Schließen der Seite geht die Partie verloren.',
    gamesNotKept:
        'In diesem Browser kann Barracuda beendete Partien nicht aufbewahren. Speichere eine Partie als Datei, wenn du sie wiedersehen willst.',
    titleStart: 'Barracuda: Barragoon spielen',
    titleComputer: 'Gegen den Computer spielen',
    titleTwo: 'Zu zweit an einem Gerät',
    titleFriend: 'Mit Freunden spielen',
    titleChallenge: 'Eine Einladung zum Spielen',
    titleReturn: 'Hier weiterspielen',
    titleLearn: 'Barragoon lernen',
    titleRules: 'Die Regeln von Barragoon',
    titleAnalysis: 'Analyse',
    titleEditor: 'Stellungseditor',
    titleGames: 'Partien auf diesem Gerät',
    titleSettings: 'Einstellungen',
    titleGame: 'Online-Partie',
    aboutStart:
        'Das Brettspiel Barragoon spielen, lernen und meistern: gegen den Computer, zu zweit an einem Gerät, in Lektionen und in der Analyse. Kostenlos, ohne Werbung, auch offline.',
    aboutComputer:
        'Spiele Barragoon gegen den Computer auf zehn Stufen, mit Tipps, Zugrücknahme und Uhr, im Browser und auch offline.',
    aboutTwo:
        'Spiele Barragoon zu zweit an einem Gerät, mit oder ohne Uhr, und speichere eure Partien.',
    aboutFriend:
        'Lade jemanden per Link zu einer Partie Barragoon ein: zwei Geräte, direkt oder als Fernpartie, ohne Konto.',
    aboutChallenge:
        'Du bist zu einer Partie des Brettspiels Barragoon eingeladen. Spiele im Browser, ohne Konto.',
    aboutReturn: 'Spiele deine Online-Partien Barragoon auf diesem Gerät weiter.',
    aboutLearn:
        'Lerne Barragoon in fünf Minuten: kurze Lektionen zum Mitmachen über Ziehen, Abbiegen, Schlagen und Aufsetzen.',
    aboutRules:
        'Die vollständigen Regeln von Barragoon in einfachen Worten, mit Brettern zum Ausprobieren.',
    aboutAnalysis:
        'Analysiere deine Barragoon-Partien mit einer starken Engine im Browser: beste Fortsetzungen, Fehler, Varianten und Links zum Teilen.',
    aboutEditor:
        'Stelle beliebige Barragoon-Stellungen auf, prüfe sie und spiele oder analysiere sie.',
    aboutGames:
        'Deine beendeten Barragoon-Partien auf diesem Gerät: noch einmal ansehen, analysieren oder als Datei speichern.',
    aboutSettings: 'Sprache, Design, Spielsteine, Ton und Brett von Barracuda einstellen.',
    aboutGame: 'Eine Barragoon-Partie zwischen zwei Menschen: live ansehen oder selbst spielen.',
    needsScript: 'Barracuda braucht JavaScript: Brett, Regeln und Engine laufen in deinem Browser.',
} satisfies Messages<typeof en>;
