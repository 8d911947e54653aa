import type { Messages } from '../../areas';
import type en from '../en/levels';

export default {
    name1: 'Erste Schritte',
    text1: 'Schlägt hin und wieder und setzt Barragoons ohne Plan auf.',
    misses1:
        'Übersieht die meisten Schlagzüge und Drohungen, vor allem aus der Ferne, und Wege, die auf einem Barragoon abbiegen.',
    name2: 'Gemütlich',
    text2: 'Schlägt, was er sieht, und setzt Barragoons vor deine Spielsteine.',
    misses2:
        'Übersieht viele Schlagzüge und sieht selten, dass einem eigenen Spielstein Gefahr droht oder dass ein Weg auf einem Barragoon abbiegt.',
    name3: 'Gelegenheitsspieler',
    text3: 'Schlägt, was er kann, und passt auf seine Spielsteine auf.',
    misses3:
        'Übersieht Schlagzüge aus der Ferne und Wege, die auf einem Barragoon abbiegen, und versperrt sich beim Aufsetzen selbst den Weg.',
    name4: 'Aufmerksam',
    text4: 'Sieht fast jeden Schlagzug und bedenkt deine Antwort.',
    misses4:
        'Übersieht manchmal einen Weg, der auf einem Barragoon abbiegt, und merkt nicht, wenn er eingeschlossen wird.',
    name5: 'Geübt',
    text5: 'Sieht fast jeden Weg, bedenkt deine Antwort und hält seine Spielsteine beweglich.',
    misses5: 'Übersieht Gewinne, die zwei Züge brauchen.',
    name6: 'Solide',
    text6: 'Übersieht auf ein, zwei Züge nichts.',
    misses6: 'Sieht nicht, was du für später vorbereitest.',
    name7: 'Stark',
    text7: 'Rechnet mehrere Züge voraus.',
    misses7: 'Übersieht nur längere Pläne.',
    name8: 'Sehr stark',
    text8: 'Rechnet weit voraus und schließt dich geduldig ein.',
    misses8: 'Übersieht nur, was gut versteckt ist.',
    name9: 'Experte',
    text9: 'Rechnet sehr weit voraus und ist schwer zu besiegen.',
    misses9: 'Nur selten entgeht ihm eine tiefe Idee.',
    name10: 'Volle Stärke',
    text10: 'Spielt, so gut er kann: eine Sekunde pro Aktion oder nach seiner Uhr.',
    misses10: 'Ihm entgeht so gut wie nichts.',
    whatMissed: 'Was habe ich übersehen?',
    'after-won': 'Drei Siege in Folge!',
    'after-lost': 'Drei Niederlagen in Folge.',
    tryLevel: 'Stufe {level} spielen',
    neverPropose: 'Keine anderen Stufen mehr vorschlagen',
} satisfies Messages<typeof en>;
