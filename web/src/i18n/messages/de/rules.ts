import type { Messages } from '../../areas';
import type en from '../en/rules';

export default {
    title: 'Die Regeln von Barragoon',
    intro: 'Die vollständigen Regeln in einfachen Worten. Auf den Brettern kannst du alles ausprobieren: Du führst beide Seiten, und was nicht geht, wird erklärt.',
    rulings:
        'Wo die gedruckte Anleitung etwas offenlässt, haben wir es festgelegt. Solche Absätze sind als Festlegung gekennzeichnet.',
    ruling: 'Festlegung',
    contents: 'Inhalt',
    tryIt: 'Ausprobieren',
    reset: 'Zurücksetzen',
    whiteMoves: 'Weiß zieht.',
    brownMoves: 'Braun zieht.',
    whitePlaces: 'Weiß setzt einen Barragoon auf.',
    brownPlaces: 'Braun setzt einen Barragoon auf.',
    loading: 'Das Brett wird aufgebaut …',
    failed: 'Die Bretter konnten nicht geladen werden. Der Text ist auch ohne sie vollständig.',
    toLessons: 'Du lernst lieber durch Ausprobieren? Zu den Lektionen.',

    'r1-title': 'Brett und Material',
    'r1-1': 'Barragoon ist ein Spiel für zwei, Weiß und Braun. Weiß beginnt.',
    'r1-2': 'Das Brett hat 63 Felder: sieben Linien, a bis g von Weiß aus von links, und neun Reihen, 1 bis 9 von Weiß aus.',
    'r1-3': 'Jeder hat sieben **Spielsteine**: zwei 2er, drei 3er und zwei 4er. Die Punkte sagen, wie weit ein Spielstein zieht.',
    'r1-4': 'Dazu kommen 32 schwarze Würfel, die **Barragoons**. Sie gehören niemandem. Acht stehen zu Beginn auf dem Brett, die übrigen 24 liegen daneben: der **Vorrat**.',
    'r1-5': 'Die Farben werden vor der Partie ausgelost.',

    'r2-title': 'Aufstellung',
    'r2-1': 'Die 4er von Weiß beginnen auf b1 und f1, die 3er auf c1, e1 und d2, die 2er auf c2 und e2. Braun steht gegenüber, gespiegelt an der fünften Reihe: 4er auf b9 und f9, 3er auf c9, e9 und d8, 2er auf c8 und e8.',
    'r2-2': 'Die acht Barragoons beginnen auf b4, f4, a5, c5, e5, g5, b6 und f6.',
    'r2-3': 'In der normalen, **geschlossenen Aufstellung** zeigen alle acht „Kein Weg“, in der **offenen Variante** alle acht „Alle Kurven“.',
    'r2-closed': 'Die geschlossene Aufstellung. Mach ein paar Züge!',
    'r2-open': 'Die offene Variante.',

    'r3-title': 'Züge und Aktionen',
    'r3-1': 'Es wird abwechselnd gezogen, passen darf niemand. Wer am Zug ist, zieht mit einem Spielstein; danach werden die Barragoons aufgesetzt, die der Zug mit sich bringt.',
    'r3-2': 'Jede einzelne Entscheidung, mit einem Spielstein zu ziehen oder einen Barragoon aufzusetzen, heißt **Aktion**. Ein Zug besteht aus ein bis drei Aktionen:',
    'r3-2-free': 'Zieht ein Spielstein auf ein freies Feld, ist der Zug sofort beendet.',
    'r3-2-barragoon':
        'Wer einen Barragoon schlägt, setzt ihn wieder auf; dann ist der Zug beendet.',
    'r3-2-piece':
        'Wird ein Spielstein geschlagen, setzt zuerst der Gegner einen Barragoon auf, dann der Schlagende; dann ist der Zug beendet. Manchmal wird nichts aufgesetzt, siehe 6.4 und 6.5.',
    'r3-3': 'Solange ein Barragoon auf das Aufsetzen wartet, darf keiner der beiden etwas anderes tun. Ein verfrühter Zug wird abgelehnt, und du erfährst, was zuerst aufgesetzt werden muss.',

    'r4-title': 'Ziehen',
    'r4-1': 'Ein Spielstein macht einen **vollen Zug** mit genau so vielen Schritten, wie er Punkte hat, oder einen **verkürzten Zug** mit genau einem Schritt weniger. Ein Schritt führt auf das nächste Feld, nach oben, unten oder zur Seite. Das Startfeld zählt nicht mit, das Zielfeld schon, und ebenso jeder Barragoon auf dem Weg.',
    'r4-2': 'Der erste Schritt darf in jede Richtung gehen. Unterwegs darf der Spielstein höchstens einmal abbiegen, im rechten Winkel und auf einem Feld zwischen Start und Ziel. Umkehren darf er nie.',
    'r4-3': 'Der Weg führt über freie Felder und über Barragoons, soweit ihr Symbol es erlaubt. Spielsteine können nicht überlaufen werden, weder eigene noch gegnerische.',
    'r4-4': 'Eine Kurve, die ein Barragoon erzwingt, ist die eine Kurve dieses Zuges: Wer schon abgebogen ist, kann sie nicht nehmen, und wer sie genommen hat, biegt nicht mehr ab.',
    'r4-5': 'Auf freien Feldern hast du die Wahl: geradeaus oder, wenn der Spielstein noch nicht abgebogen ist, nach links oder rechts. Auf einem Barragoon gilt nur, was sein Symbol erlaubt.',
    'r4-6': 'Ein **verkürzter Zug** endet nur auf einem freien Feld. Er schlägt nie.',
    'r4-7': 'Ein **voller Zug** endet auf einem freien Feld, auf einem gegnerischen Spielstein oder auf einem Barragoon; was dort steht, wird geschlagen. Auf einem eigenen Spielstein endet er nie.',
    'r4-8': 'Ein 2er kann einen Barragoon, der „Alle Kurven“ zeigt, nicht schlagen. Alle anderen Spielsteine können jeden Barragoon schlagen, der 2er jeden mit einem anderen Symbol.',
    'r4-9': 'Das Symbol eines Barragoons sagt, wie er überlaufen wird, nicht, von wo er geschlagen wird: Das geht von überall. Auch ein Barragoon mit „Kein Weg“, den kein Spielstein überlaufen kann, kann geschlagen werden.',
    'r4-10':
        'Führen mehrere Wege auf dasselbe Feld, ist es derselbe Zug. Es zählen nur Start und Ziel.',
    'r4-diagram':
        'Züge des 3ers und des 4ers: voll und verkürzt, mit und ohne Kurve. Der braune 2er auf d6 lässt sich nur mit einem vollen Zug schlagen.',

    'r5-title': 'Die sechs Symbole',
    'r5-intro':
        'Das oben liegende Symbol sagt, wie Spielsteine einen Barragoon **überlaufen** dürfen. Ein Symbol mit Richtung kann überallhin zeigen, deshalb gibt es 16 Arten, ihn aufzusetzen.',
    'r5-face': 'Symbol',
    'r5-passing': 'So wird er überlaufen',
    'r5-ways': 'Ausrichtungen',
    'r5-no-way': 'Gar nicht. Er ist eine Mauer nach allen Seiten.',
    'r5-one-way': 'Geradeaus, nur in Pfeilrichtung.',
    'r5-two-ways': 'Geradeaus entlang der Linie, in beide Richtungen.',
    'r5-left-turn':
        'Am Fuß des Pfeils hinein, nach links abbiegen, an der Spitze hinaus. Einen anderen Weg gibt es nicht.',
    'r5-right-turn':
        'Am Fuß des Pfeils hinein, nach rechts abbiegen, an der Spitze hinaus. Einen anderen Weg gibt es nicht.',
    'r5-all-turns': 'Von jeder Seite hinein und nach links oder rechts abbiegen. Nie geradeaus.',
    'r5-1': 'Jede Richtung, die ein Symbol nicht erlaubt, ist gesperrt.',
    'r5-2': 'Überlaufen heißt hinein und wieder hinaus: Nach dem Barragoon muss mindestens ein weiterer Schritt folgen.',
    'r5-diagram':
        'Auf dem Brett: „{face}“. Wähle in der Tabelle ein anderes Symbol und sieh, wie die Spielsteine den Barragoon überlaufen.',

    'r6-title': 'Schlagen',
    'r6-1': 'Nur ein voller Zug schlägt.',
    'r6-2': 'Ein geschlagener **Spielstein** verlässt das Spiel. Zwei Barragoons kommen aus dem Vorrat: Den ersten setzt auf, wem der Spielstein gehörte (der **Geschlagene**), den zweiten der **Schlagende**. Damit ist dessen Zug beendet.',
    'r6-3': 'Einen geschlagenen **Barragoon** setzt der Schlagende sofort wieder auf, auf ein beliebiges freies Feld und mit beliebigem Symbol. Auch das Feld, das der Spielstein gerade verlassen hat, ist dafür frei.',
    'r6-4': 'Bleiben dem Geschlagenen nicht mehr Spielsteine, als seine Express-Stufe angibt, im klassischen Spiel also gar keine, ist die Partie sofort zu Ende. Es wird nichts mehr aufgesetzt.',
    'r6-5': 'Der Vorrat reicht immer: Vor dem letzten Schlagzug können höchstens zwölf Spielsteine geschlagen worden sein. In einer Stellung, die ohne Vorrat aufgebaut wurde, bringt ein geschlagener Spielstein kein Aufsetzen mit sich. Der Vorrat ist immer eine gerade Zahl. Die Barragoons, die neben dem Brett eine Express-Stufe anzeigen, kommen nicht aus dem Vorrat.',
    'r6-diagram': 'Schlag den 2er auf d6 mit dem 3er oder den Barragoon auf f5 mit dem 4er.',

    'r7-title': 'Barragoons aufsetzen',
    'r7-1': 'Ein Barragoon wird auf ein beliebiges freies Feld aufgesetzt, mit einem beliebigen seiner sechs Symbole nach oben und beliebig gedreht.',
    'r7-2': 'Ist er losgelassen, dürfen Feld, Symbol und Richtung nicht mehr geändert werden.',
    'r7-3': 'Am echten Brett kann das Aufsetzen vergessen werden: Jemand zieht, obwohl noch ein Barragoon wartet. Ein solcher Zug muss sofort verhindert oder zurückgenommen werden. Geschieht das nicht, ist das Aufsetzen verfallen und dieser Barragoon aus dem Spiel. Hier kann das beim Spielen nicht passieren (3.3); nur die Aufzeichnung einer Partie vom echten Brett kann es enthalten, ein- oder zweimal in einem Zug, und dann wird es so nachgespielt.',
    'r7-diagram': 'Du hast einen Barragoon geschlagen. Setz ihn auf, wo und wie du willst.',

    'r8-title': 'Das Ende der Partie',
    'r8-1': 'Wer ziehen muss und keinen Spielstein hat oder keinen, der ziehen kann, hat **verloren**. Kann niemand mehr ziehen, verliert also, wer am Zug ist.',
    'r8-2': 'Die **Express-Regel** macht Partien kürzer. Vor der Partie bekommt jeder Stufe 0 (das klassische Spiel), 1 oder 2; die beiden Stufen dürfen verschieden sein, als Vorgabe. Wer ziehen muss, hat verloren, wenn nicht mehr seiner Spielsteine ziehen können, als die Stufe angibt: keiner auf Stufe 0, höchstens einer auf Stufe 1, höchstens zwei auf Stufe 2. Ein Spielstein, der nur noch schlagen kann, kann ziehen. Gilt das für beide, verliert, wer am Zug ist.',
    'r8-3': 'Ob die Partie nach 8.1, 8.2 oder 9.1 zu Ende ist, wird nur geprüft, wenn ein Spielstein ziehen muss, nie, solange noch ein Barragoon aufzusetzen ist.',
    'r8-4': 'Wer aufgibt, verliert. Mit Uhr verliert, wessen Zeit abläuft. Es läuft die Uhr dessen, der als Nächstes handeln muss, also die des Geschlagenen, während er aufsetzt. Ein Inkrement oder eine Verzögerung zählt jedes Mal, wenn die Uhr zum Gegner wechselt.',
    'r8-diagram': 'Setz den Barragoon so auf a8, dass Brauns 2er nicht mehr ziehen kann.',
    'r8-express':
        'Express auf Stufe 1: Braun verliert, wenn Braun am Zug ist und nur noch ein brauner Spielstein ziehen kann.',

    'r9-title': 'Unentschieden',
    'r9-1': '**Tote Stellung.** Kann keine Zugfolge, selbst wenn beide zusammenarbeiten, je wieder zum Schlagen oder zum Ende der Partie führen, ist sie sofort unentschieden. Solange noch jemand eingeschlossen werden kann, geht es weiter. Das Programm rechnet das genau aus; die Pflichten aus 9.2 und aus „Berührt geführt“ spielen dabei keine Rolle.',
    'r9-2': '**Wiederholung.** Sind dieselben Züge, gleich in jeder Aktion, dreimal hintereinander gespielt worden, darf Unentschieden anbieten, wer gerade einen Zug beendet hat.',
    'r9-2-accept': 'Der Gegner nimmt an: Die Partie ist unentschieden.',
    'r9-2-refuse':
        'Der Gegner lehnt ab oder spielt einfach weiter: Ab jetzt darf niemand die Zugfolge mit dem gleichen Zug fortsetzen, solange er etwas anderes spielen kann. In der Regel muss zuerst abweichen, wer abgelehnt hat.',
    'r9-2-deviate':
        'Ein Zug, der in irgendeiner Aktion abweicht, beendet diese Pflicht. Ein stiller Zug, der die Folge fortsetzt, wird sofort abgelehnt; bei einem Zug mit Aufsetzen nur das gleiche Aufsetzen: Ein anderes Symbol oder ein anderes Feld genügt.',
    'r9-2-again':
        'Solange die Pflicht besteht, darf das Angebot wiederholt werden, sooft ein Zug die Folge noch einmal vollendet. Kann niemand irgendwo abweichen, ist die Stellung tot (9.1).',
    'r9-3': '**Vereinbarung.** Ein Unentschieden kann man jederzeit vereinbaren. Ein solches Angebot abzulehnen hat keine Folgen.',
    'r9-diagram':
        'Setz „Alle Kurven“ auf b3: Beide 2er können noch ziehen, aber nie wieder etwas schlagen. Eine tote Stellung.',

    'r10-title': 'Berührt geführt',
    'r10-intro':
        'In der gedruckten Anleitung gilt „Berührt geführt“ immer. Hier kann man es einschalten; von sich aus ist es aus, denn auf einem Bildschirm wählt man durch Antippen.',
    'r10-1':
        'Wer einen eigenen Spielstein berührt, muss ihn ziehen, wenn er einen erlaubten Zug hat.',
    'r10-2':
        'Wer zuerst einen eigenen Spielstein berührt und dann einen gegnerischen oder einen Barragoon, muss diesen mit ihm schlagen, wenn das geht.',
    'r10-3':
        'Wer zuerst einen gegnerischen Spielstein oder einen Barragoon berührt, muss ihn schlagen, mit irgendeinem Spielstein, der es kann.',
    'r10-4':
        'Berührungen gelten der Reihe nach. Die erste, die sich befolgen lässt, bindet; spätere engen die Wahl nur ein. Ein Ziel, das nach einem eigenen Spielstein berührt wird, verpflichtet nur den ersten berührten eigenen Spielstein, der ziehen kann. Berührungen, während noch aufzusetzen ist, zählen nicht, und zu etwas Unerlaubtem ist niemand verpflichtet. Was losgelassen ist, bleibt stehen.',
    'r10-diagram':
        'Hier gilt „Berührt geführt“: Der erste Spielstein, den du antippst, muss ziehen.',
    aim: '**Das Ziel:** Lass deinem Gegner keinen Zug mehr. Schlag alle seine Spielsteine, oder schließ die übrigen ein: mit klugen Zügen und gut aufgesetzten Barragoons.',
    additions: 'Was die gedruckte Anleitung gar nicht kennt, ist als Ergänzung gekennzeichnet.',
    addition: 'Ergänzung',
    'r8-2-handicap':
        'Eine Vorgabe gleicht die Spielstärke aus: Der Schwächere spielt klassisch und der Stärkere auf Stufe 1 oder 2, oder der Schwächere auf Stufe 1 und der Stärkere auf Stufe 2.',
    'r8-2-cubes':
        'Damit es niemand vergisst, liegt die Stufe neben dem Brett, auf der Seite des Spielers: ein Barragoon für Stufe 1, zwei für Stufe 2.',
    'r9-2-count':
        'Dreimal heißt insgesamt dreimal und ohne Unterbrechung; zu einer Folge gehören gleich viele Züge von Weiß und von Braun. Wer ohne Antwort weiterspielt, lehnt ab, und die Pflicht bindet beide, bis einer abweicht.',
    'r8-cubes':
        'Eine Vorgabe, zu sehen an den Würfeln neben dem Brett: Braun spielt auf Stufe 1, Weiß auf Stufe 2. Schlag den 2er auf d6, und Braun hat verloren.',
    'r7-3-enter':
        'Wer eine Partie vom echten Brett in der Analyse eingibt, hält das dort mit dem Knopf „Er wurde vergessen“ fest.',
} satisfies Messages<typeof en>;
