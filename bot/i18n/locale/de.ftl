### What the bot says of itself, its tables and its commands. What games say is in rules/*/texts.

former-player = Gelöschtes Konto
level-easy = leicht
level-fair = mittel
level-strong = stark
level =
    { $level ->
        [easy] { level-easy }
        [strong] { level-strong }
       *[fair] { level-fair }
    }
computer = Bot ({ level })
computer-of-colour = Bot ({ level }, { $colour })
stand-in-of-level = { $name } ({ level })

## Commands

command-game = partie
command-game-description = Tisch öffnen, mitspielen, aussteigen; Partie starten, abbrechen, prüfen
command-game-new = neu
command-game-new-description = In diesem Textkanal einen Tisch öffnen und den ersten Platz nehmen
command-game-new-game = spiel
command-game-new-game-description = Welches Spiel
command-game-new-seats = plätze
command-game-new-seats-description = Für wie viele Personen; ohne Angabe so viele, wie das Spiel zulässt
command-game-new-options = optionen
command-game-new-options-description = Womit gespielt wird, wenn das Spiel die Wahl lässt
command-game-new-pace = bedenkzeit
command-game-new-pace-description = Wie schnell gespielt wird, etwa „1 Tag + 3 Tage“; ohne Angabe ohne Zeitgrenze
command-game-new-computers = bots
command-game-new-computers-description = Bots am Tisch, etwa „2 stark, leicht“; ohne Angabe keine
command-game-new-hints = tipps
command-game-new-hints-description = Ob alle fragen dürfen, was ein starker Bot tun würde; ohne Angabe nein
command-game-join = mitspielen
command-game-join-description = Am offenen Tisch dieses Textkanals mitspielen
command-game-leave = aussteigen
command-game-leave-description = Den offenen Tisch dieses Textkanals wieder verlassen
command-game-start = starten
command-game-start-description = Die Partie mit allen starten, die einen Platz haben
command-game-start-first = beginnt
command-game-start-first-description = Wer beginnt; ohne Angabe die am Tisch dafür genannte Person, sonst entscheidet das Los
command-game-info = stand
command-game-info-description = Zeigen, wie es in der Partie dieses Textkanals steht
command-game-abandon = abbrechen
command-game-abandon-description = Vorschlagen, die Partie ohne Ergebnis abzubrechen; alle müssen zustimmen
command-game-verify = prüfen
command-game-verify-description = Prüfen, ob die beendete Partie dieses Textkanals zu ihrem Prüfwert und Startwert passt
command-game-export = exportieren
command-game-export-description = Die beendete Partie dieses Textkanals als Datei oder Text erhalten, wenn du mitgespielt hast
command-game-export-text = als-text
command-game-export-text-description = Als Text zum Lesen oder Vorlesen, nicht als Datei der Partie
command-board = spielplan
command-board-description = Den Spielplan zeigen, nur dir oder dem ganzen Textkanal
command-board-public = öffentlich
command-board-public-description = Den Spielplan dem ganzen Textkanal zeigen
command-board-text = als-text
command-board-text-description = Den Spielplan als Text zeigen, genau genug, um danach zu spielen
command-board-part = teil
command-board-part-description = Ein Teil des Spielplans, größer, wenn das Spiel Teile hat
command-hand = hand
command-hand-description = Dir allein zeigen, was du auf der Hand hast
command-panel = spielen
command-panel-description = Dein Bedienfeld öffnen: mit Spielplan, möglichen Aktionen und „Rückgängig“
command-undo = rückgängig
command-undo-description = Deine letzte Aktion dieses Zuges rückgängig machen
command-moves = aktionen
command-moves-description = Auflisten, was du jetzt tun kannst
command-ahead = voraus
command-ahead-description = Im Voraus sagen, was du antwortest, und planen, was du als Nächstes tust
command-log = verlauf
command-log-description = Zeigen, was in der Partie dieses Textkanals bisher geschehen ist
command-recap = rückblick
command-recap-description = Sehen, was seit deiner letzten Aktion geschehen ist; eine beendete Partie als Animation
command-replay = nachspielen
command-replay-description = Die Partie dieses Textkanals Schritt für Schritt nachspielen
command-replay-entry = eintrag
command-replay-entry-description = Nach diesem Eintrag des Verlaufs beginnen; 0 ist der Anfang der Partie
command-replay-public = öffentlich
command-replay-public-description = Diesen Schritt dem ganzen Textkanal zeigen
command-help = hilfe
command-help-description = Zeigen, wie man mit diesem Bot spielt
command-mod = moderation
command-mod-description = Für die Moderation: in Ordnung bringen, was in einer Partie schiefgegangen ist
command-mod-reset = zurücksetzen
command-mod-reset-description = Die Partie dieses Textkanals vom Tisch nehmen; sie lässt sich wiederherstellen
command-mod-restore = wiederherstellen
command-mod-restore-description = Die Partie wiederherstellen, die hier zuletzt vom Tisch genommen wurde

## Buttons

button-join = Mitspielen
button-leave = Aussteigen
button-start = Starten
button-add-computer = Bot dazu ({ level })
button-abandon = Partie abbrechen
button-remove-computer = Bot weg
button-hint = Tipp
button-review = Wendepunkte
button-review-before = Vorheriger
button-review-after = Nächster
button-replay = Nachspielen
button-animation = Animation
button-animation-stop = Anhalten
button-replay-start = Anfang
button-replay-turn-back = ◀◀ Zug
button-replay-back = ◀ Zurück
button-replay-on = Weiter ▶
button-replay-turn-on = Zug ▶▶
button-replay-end = Ende
button-replay-to = Gehe zu …
button-hints =
    { $allow ->
        [yes] Tipps erlauben
       *[no] Keine Tipps
    }
button-panel = Spielen
button-hand = Meine Hand
button-board = Spielplan
button-log = Verlauf
button-layout-tall = Hochformat
button-layout-wide = Querformat
button-learn = In einer Minute erklärt
button-learn-game = { $game } in einer Minute
button-help = So wird gespielt
button-help-more = Mehr für alle
button-help-moderators = Für die Moderation
button-back = Zurück
button-undo = Rückgängig
button-refresh = Aktualisieren
button-ahead = Antworten und Pläne
button-ask-me = Zurücknehmen, mich fragen
button-info = Stand
button-verify = Auslosung prüfen
button-file-game = Datei der Partie
button-file-text = Partie als Text
button-rematch = Revanche
button-agree = Zustimmen
button-refuse = Ablehnen
button-newer = Neuere Einträge
button-older = Ältere Einträge
button-mod-reset = Vom Tisch nehmen
button-mod-restore = Wiederherstellen
button-cancel = Abbrechen

## The panel

panel-layout-chosen = Die Bilder, die du allein siehst, haben jetzt dieses Format: { $layout }. Ändern kannst du das mit { $command }.
panel-look-again = -# Sobald du dran bist, drücke „Spielen“ unter dem neuen Spielplan oder hier „Aktualisieren“.
panel-others-asked = Gewartet wird auf { $asked }
panel-heading = ### { $game } · { $seat }
panel-choose = Was willst du tun?
panel-type = Eintippen
panel-choose-field = Auswählen …
panel-spot = Stelle { $number }: { $name }
panel-page = { $first } – { $last }
panel-undone = Rückgängig gemacht.
panel-group = { $name } ({ $count })
panel-choose-held = Wähl { $count } im Menü: Jede Zeile ist eine, die du hast.
panel-also = Auch: { $names }
panel-held =
    { $count ->
        [0] Du hast nichts davon
       *[other] Du hast { $count }
    }
panel-choose-cards = { $count } auswählen …
panel-choose-part = Wähle zuerst den Teil des Spielplans.
panel-part = Einen Teil des Spielplans ansehen …
panel-part-whole = Alles
form-hand = **Deine Hand:** { $cards }
form-held = Du hast: { $cards }
form-possible = Zum Beispiel: { $values }
form-amount = Wähl insgesamt { $count }.
form-again = Verbessern
form-unread = **{ $field }:** { $problem }
form-unfit = nichts ist ausgewählt, oder es sind mehr als { $most } Zeichen.
panel-ahead = -# Du antwortest im Voraus: { $answers }

## Antworten im Voraus.

ahead-heading = ### { $game } · Antworten und Pläne
ahead-about = Was du hier behältst, ist deine Antwort, sobald du gefragt wirst: Niemand muss auf dich warten. Bis dahin siehst nur du es. Angeboten wird nur, was beim jetzigen Stand vorkommen kann.
ahead-nothing = Im Moment gibt es nichts im Voraus zu beantworten.
ahead-stand-in = Für dich spielt eine Vertretung: Deine Antworten ruhen, bis du „Ich bin zurück“ drückst.
ahead-now = Jetzt: { $answer }
ahead-asked = Du wirst jedes Mal gefragt.
ahead-others =
    { $count ->
        [0] Du wirst jedes Mal gefragt, worum es auch geht.
       *[other] Zu allem anderen wirst du jedes Mal gefragt.
    }
ahead-read-back = **{ $topic }:** { $answer }
ahead-read = Lies sie noch einmal. Sie gilt erst, wenn du „Antwort behalten“ drückst.
ahead-noted = **Notiert.** { $answer }
ahead-withdrawn = **Zurückgenommen.** { $topic }: Du wirst wieder gefragt.
ahead-left =
    { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
ahead-counts =
    { $count ->
        [one] Das gilt einmal.
       *[other] Das gilt { $count }-mal.
    }
ahead-for-good = Das gilt, bis du es zurücknimmst.
ahead-times = { $answer } { $times }
ahead-label-times = { $answer } ({ $times })
ahead-topics = Wähle, worum es geht …
button-ahead-keep = Antwort behalten
button-ahead-once = { $answer } (einmal)
button-ahead-topics = Alle Themen
button-ahead-game = Zurück zum Spiel

## Plans for when one’s seat is asked next.

button-plan-new = Planen, was ich tue
button-plan-change = Plan ändern
button-plan-pass = Zug immer beenden
button-plan-withdraw = Plan zurücknehmen
button-plan-known = Verstanden
button-plan-case = Wenn etwas geschieht …
button-plan-otherwise = Sonst
button-plan-less = Letzten Schritt entfernen
button-plan-anew = Neu beginnen
button-plan-read = Noch einmal lesen
button-plan-edit = Zurück zum Plan
button-plan-keep = Plan behalten
button-plan-show = Plan ansehen
panel-plan = -# Du hast geplant, was du tust, wenn du das nächste Mal gefragt wirst.
panel-plan-dropped = -# Was du geplant hattest, steht unter „Antworten und Pläne“, bis du dort „Verstanden“ drückst.
plan-title = **Plan für das nächste Mal, dass du gefragt wirst**
plan-about = -# Was du planst, geschieht, sobald es so weit ist: Niemand muss auf dich warten, und du wirst nicht gerufen. Nur du siehst es. Ist es dann nicht möglich, wird der Plan verworfen, und du erfährst es.
plan-answers-first = -# **Deine Antworten im Voraus kommen zuerst:** { $answers }. Der Plan tut nur, was sie dir überlassen.
plan-long = Er ist zu lang für diese Seite und hat eine eigene.
plan-none = Nichts ist geplant.
plan-nothing-unforeseen = Gerade lässt sich nichts planen: Es ist nicht abzusehen, was du als Nächstes gefragt wirst.
plan-nothing-asked = Jetzt gerade entscheidest du: Deine nächste Entscheidung kannst du planen, sobald du gehandelt hast.
plan-begun =
    { $case ->
        [none] Begonnen; getane Schritte: { $count }.
        [only] Worauf er gewartet hat, ist eingetreten; getane Schritte: { $count }.
       *[other] Fall { $case } ist eingetreten; getane Schritte: { $count }.
    }
plan-move = { $move } – { $values }
plan-no-move = noch nichts gewählt
plan-first = 1. Schritt: { $move }
plan-then = dann: { $move }
plan-next-time = beim nächsten Mal: { $move }
plan-when = Wenn { $condition }
plan-if = Wenn { $condition }: { $moves }
plan-otherwise = Sonst: { $moves }
plan-numbered = { $number }. { $case }
plan-always = Was auch geschieht: { $moves }
plan-each-turn = Jedes Mal, wenn du am Zug bist, bis du den Plan zurücknimmst: { $moves }
plan-lost-by = -# **{ $move }:** { $lost }
plan-cases =
    { $count ->
        [one] -# Das geschieht, wenn es eingetreten ist, seit du den Plan behalten hast und bis du gefragt wirst.
       *[other] -# Wenn du gefragt wirst, gilt der erste Fall, der eingetreten ist, seit du den Plan behalten hast.
    }
plan-no-case =
    { $count ->
        [one] -# Ist es bis dahin nicht eingetreten, wird der Plan verworfen, und du wirst wie sonst gefragt.
       *[other] -# Ist bis dahin keiner eingetreten, wird der Plan verworfen, und du wirst wie sonst gefragt.
    }
plan-other-cases =
    { $count ->
        [one] -# Ein weiterer Fall steht nicht hier: „Noch einmal lesen“ zeigt alles.
       *[other] -# { $count } weitere Fälle stehen nicht hier: „Noch einmal lesen“ zeigt alles.
    }
plan-open = **{ $case }**
plan-heading = ### { $game } · Dein Plan
plan-step = **Wähle Schritt { $number }.**
plan-step-next-turn = **Wähle Schritt { $number }.** Mit dem Schritt davor endet dein Zug: Dieser ist für das nächste Mal, dass du gefragt wirst.
plan-step-next-time = **Wähle Schritt { $number }.** Nach dem Schritt davor wartest du auf andere: Dieser ist für das nächste Mal, dass du gefragt wirst.
plan-board = -# Der Spielplan, wie er sein wird, wenn sich bis dahin sonst nichts ändert.
plan-board-hidden = -# Der Spielplan, wie er sein wird, wenn sich bis dahin sonst nichts ändert. Was der Schritt davor aufdeckt, fehlt darauf: Noch kann es niemand wissen.
plan-board-now = -# Der Spielplan, wie er **jetzt** ist: Was andere bis dahin tun und was sich zeigt, kann noch niemand wissen.
plan-end = **Kein weiterer Schritt ist hier möglich:** Was danach kommt, ist nicht abzusehen, und du entscheidest es selbst, wenn es so weit ist.
plan-full = **Kein weiterer Schritt ist hier möglich:** Ein Fall hat höchstens { $count } Schritte.
plan-most-cases = -# Kein weiterer Fall ist möglich: Ein Plan hat höchstens { $count } Fälle.
plan-cut = **Die Partie ist weitergegangen:** Was nicht mehr möglich ist, steht nicht mehr in deinem Plan.
plan-lost = Dieser Plan ist verloren gegangen, bevor er behalten wurde, oder er ist schon behalten. Du kannst neu beginnen.
plan-read = Lies ihn noch einmal. Er gilt erst, wenn du „Plan behalten“ drückst.
plan-kept = **Dein Plan gilt.**
plan-withdrawn = **Zurückgenommen.** Nichts ist geplant: Du wirst gefragt.
plan-withdrawn-answers = **Zurückgenommen.** Es gilt kein Plan mehr. Deine Antworten im Voraus gelten weiter: { $answers }. Du wirst nur gefragt, was sie dir überlassen.
plan-choose-event = Was müsste geschehen?
plan-so-far = Wenn { $condition } …
plan-choose-value =
    { $kind ->
        [seat] Wer?
        [spot] Wo? Die Nummern stehen auf dem Bild.
        [place] Wo?
       *[other] Was?
    }
plan-anybody = Irgendjemand
plan-any = Beliebig: { $condition }
plan-anywhere = Irgendwo
plan-dropped-refused = **Dein Plan ist verworfen:** „{ $move }“ war nicht möglich. { $why }
plan-dropped-some-move = **Dein Plan ist verworfen:** Einer seiner Schritte war nicht möglich. { $why }
plan-dropped-unmet = **Dein Plan ist verworfen:** Keiner seiner Fälle ist eingetreten.
plan-dropped-gone-back = **Dein Plan ist verworfen:** Die Partie ist dahinter zurückgegangen.
plan-dropped-undone = **Was dein Plan getan hatte, ist rückgängig gemacht:** Die Partie ist dahinter zurückgegangen, und nichts ist mehr geplant.
plan-dropped-played-for = **Dein Plan ist verworfen:** Als er an der Reihe war, hat der Bot für dich gespielt.
plan-dropped-answered = **Dein Plan ist verworfen:** Als er an der Reihe war, galt stattdessen eine Antwort, die du im Voraus gegeben hattest.
plan-dropped-by-hand = **Dein Plan ist verworfen:** Als er an der Reihe war, hast du selbst gespielt.
plan-dropped-unreadable = **Dein Plan ist verworfen:** Er selbst, oder was seither geschehen ist, lässt sich nicht mehr lesen.
plan-dropped-message =
    ### { $game }
    -# { $place }
    { $text }
plan-dropped-was = Geplant war:
plan-dropped-now = Jetzt entscheidest du, als wäre nichts geplant.
plan-unreadable = **Dein Plan lässt sich nicht mehr lesen.** Er bewirkt nichts.
error-plan-not-possible = Das lässt sich beim jetzigen Stand nicht mehr planen. Sieh dir deinen Plan noch einmal an.
privacy-plans = Pläne, die du gemacht hast: { $count }
privacy-plan-dropped = { $plan } (verworfen)
privacy-unreadable = lässt sich nicht mehr lesen

## Tables

abandon-alone = Du würdest diese Partie ohne Ergebnis abbrechen. Sonst muss niemand zustimmen.
abandon-kept = Nichts wurde geändert. Die Partie geht weiter.
lobby-opened = Der Tisch ist offen. Andere können jetzt mitspielen.
lobby-joined = Du hast einen Platz.
lobby-left = Du bist ausgestiegen.
lobby-option = Der Tisch ist geändert.
lobby-started = Die Partie hat begonnen.
lobby-rematch = Zeit für eine Revanche: Wer ist dabei, { $names }?
lobby-rematch-opened = Der Tisch für eine Revanche ist offen, und die anderen werden gefragt.
lobby-first = Es beginnt { $name }.
option-line = { $name }: { $value }
option-otherwise = -# { $value }: { $about }
option-switch = { $name }: auf „{ $value }“ stellen
error-rematch-not-played = Eine Revanche ist nur für die, die mitgespielt haben. { $command } öffnet einen Tisch für alle.
error-export-open = Diese Partie ist nicht zu Ende, oder sie geht wieder weiter. Ihre Datei verrät alles Verdeckte; darum bekommst du sie erst, wenn die Partie zu Ende ist.
error-export-not-played = Du hast in dieser Partie keinen Platz gehabt. Ihre Datei ist für die, die mitgespielt haben, nicht für die, die zugeschaut haben. „Nachspielen“ unter dem letzten Spielplan zeigt allen, wie es war.
error-file-too-big = Diese Partie ist zu lang für eine Datei. Möglich sind höchstens { $limit } MB.
lobby-title = ## { $game }: offener Tisch
lobby-closed = ## { $game }: Tisch geschlossen
lobby-running = ## { $game }: Die Partie hat begonnen
hints-line = **Tipps erlaubt:** { $command } zeigt, was ein starker Bot tun würde
lobby-facts = **{ $people }** Personen · **{ $minutes } Minuten** am Tisch · **{ $weeks } Wochen** als Fernpartie
lobby-facts-people = **{ $people }** Personen
lobby-people = Plätze { $count }/{ $seats }: { $people }
# $missing is how many more people it takes, $free how many seats are left.
lobby-ready =
    { $missing ->
        [0]
            { $free ->
                [0] { $host } kann jetzt starten: Alle Plätze sind besetzt.
                [one] { $host } kann jetzt starten; ein Platz ist noch frei.
               *[other] { $host } kann jetzt starten; { $free } Plätze sind noch frei.
            }
        [one] Zum Starten fehlt noch eine Person.
       *[other] Zum Starten fehlen noch { $missing } Personen.
    }

status-lobby = Der Tisch ist offen; die Partie hat noch nicht begonnen.
status-open = Die Partie läuft.
status-finished = Die Partie ist zu Ende.
status-abandoned = Die Partie wurde ohne Ergebnis abgebrochen.
status-reset = Die Moderation hat die Partie vom Tisch genommen.
waiting-for = Warten auf: { $names }
info-people = Plätze { $count }/{ $seats }: { $people }
info-fingerprint = Prüfwert des Startwerts: `{ $fingerprint }`
info-seed = Startwert: `{ $seed }`
outcome =
    { $count ->
        [0] Niemand gewinnt. Punkte: { $scores }.
        [one] { $winners } gewinnt. Punkte: { $scores }.
       *[other] { $winners } teilen sich den Sieg. Punkte: { $scores }.
    }

## What the channel hears

post-started = ## { $game }: Die Partie beginnt
post-story-more =
    { $count ->
        [one] … { $count } früheres Ereignis steht im Verlauf.
       *[other] … { $count } frühere Ereignisse stehen im Verlauf.
    }
matter-closed = Diese Frage ist erledigt; dein Klick hat nichts bewirkt. { $asked }
matter-share = { $name } ({ $share })
matter-answered = { $name }: Alle haben geantwortet.
matter-gone = Diese Frage gilt nicht mehr; niemand braucht sie zu beantworten.
matter-resting = Die Partie ruht, darum wird das gerade niemand gefragt. Ist es dann noch offen, wird es wieder gefragt, wenn die Partie weitergeht.
matter-moved = Diese Frage wird weiter unten noch einmal gestellt.
post-taken-back = Rückgängig gemacht: { $events }
post-won =
    { $count ->
        [0] ## Niemand gewinnt
        [one] ## { $winners } gewinnt
       *[other] ## { $winners } teilen sich den Sieg
    }
post-ended = { $game } ist zu Ende. Punkte: { $scores }.
final-table = Endstand
final-table-stopped = Punktestand beim Abbruch
final-place =
    { $tied ->
        [yes] { $place }. (punktgleich) { $name }
       *[no] { $place }. { $name }
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
final-line =
    { $told ->
        [yes] **{ final-place }:** { $sources }
       *[no] **{ final-place }**
    }
final-sentence =
    { $told ->
        [yes] { final-place }: { $sources }.
       *[no] { final-place }.
    }
post-seed = Startwert: `{ $seed }`. Jetzt können alle die Auslosung prüfen.
post-fingerprint = -# Prüfwert des Startwerts: `{ $fingerprint }`. Der Startwert wird nach dem Ende der Partie veröffentlicht.
post-board = Der Spielplan, auf Wunsch von { $name }.
post-abandon-asked = Dafür, die Partie ohne Ergebnis abzubrechen: { $agreed }. Wenn alle zustimmen, wird sie abgebrochen.
post-abandon-refused = { $name } will weiterspielen. Die Partie geht weiter.
post-abandon =
    ## { $game }: Die Partie ist abgebrochen
    Die Spielenden haben sie ohne Ergebnis abgebrochen.
post-reset = Die Moderation ({ $name }) nimmt die Partie vom Tisch. Verloren geht sie nicht; zum Wiederherstellen: { $command }.
post-restore = Die Moderation ({ $name }) stellt die Partie wieder her.


## Checking

verify-good = **Die Partie entspricht ihrem veröffentlichten Startwert.**
verify-bad = **Etwas passt nicht zusammen.**
verify-fingerprint = ✓ Startwert und Optionen ergeben den Prüfwert, der am Anfang veröffentlicht wurde.
verify-fingerprint-bad = ✗ Startwert und Optionen ergeben nicht den Prüfwert, der am Anfang veröffentlicht wurde.
verify-replay =
    { $entries ->
        [one] ✓ Spielt man den einzigen Eintrag des Verlaufs vom Startwert aus nach, kommt dasselbe heraus.
       *[other] ✓ Spielt man alle { $entries } Einträge des Verlaufs vom Startwert aus nach, kommt dasselbe heraus.
    }
verify-replay-bad =
    { $entries ->
        [one] ✗ Spielt man den einzigen Eintrag des Verlaufs vom Startwert aus nach, kommt etwas anderes heraus.
       *[other] ✗ Spielt man alle { $entries } Einträge des Verlaufs vom Startwert aus nach, kommt etwas anderes heraus.
    }
verify-rules-changed = Die Regeln in diesem Bot haben sich geändert, seit die Partie gespielt wurde; schon das kann einen Unterschied erklären.
verify-facts =
    Prüfwert: `{ $fingerprint }`
    Startwert: `{ $seed }`

## Looking

board-posted = Der Spielplan ist auf dem Weg in den Textkanal.
board-text-file = spielplan.txt
moves-count =
    { $count ->
        [one] ({ $count } Möglichkeit)
       *[other] ({ $count } Möglichkeiten)
    }
moves-none = Du hast gerade nichts zu tun.
log-head = **Verlauf**, Seite { $page } von { $pages }, das Neueste zuerst
log-empty = Noch ist nichts geschehen.
log-start = Die Partie hat begonnen.
log-unreadable = Es ist etwas geschehen, das die Regeln in diesem Bot nicht mehr lesen können.
log-damaged = Dieser Eintrag ist auf der Platte beschädigt.
log-undo = { $who } hat eine Aktion rückgängig gemacht.
log-undo-earlier = { $who } hat eine Aktion rückgängig gemacht; was andere seitdem getan haben, bleibt.
log-reset = Die Moderation ({ $who }) hat die Partie vom Tisch genommen.
log-restore = Die Moderation ({ $who }) hat die Partie wiederhergestellt.
log-abandon = Die Partie wurde einvernehmlich abgebrochen.

help-head = ## So wird gespielt
help-start = **Mitspielen:** Drück unter einem offenen Tisch **Mitspielen**, oder benutze { $join }; mit { $leave } steigst du wieder aus. Noch kein Tisch da? { $new } öffnet einen. Mit { $start } startet die Partie, wer den Tisch geöffnet hat, oder, falls diese Person ausgestiegen ist, wer nach ihr zuerst dazugekommen ist. Je Textkanal oder Thread ist nur eine Partie möglich.
help-play = **Dein Bedienfeld:** Wenn die Partie auf dich wartet, sagt es der Bot im Textkanal und erwähnt dich. Drück dort **Spielen**, oder benutze { $panel }: Dein Bedienfeld öffnet sich nur für dich, mit dem Spielplan und allem, was du tun kannst. **Was kann ich tun?** Dein Bedienfeld zeigt es Schritt für Schritt; { $moves } listet es auf. Jede Aktion ist auch ein Befehl. { $undo } macht deine letzte Aktion dieses Zuges rückgängig, wenn sie nichts Verdecktes oder Zufälliges gezeigt hat. { $ahead } öffnet **Antworten und Pläne**: Dort antwortest du im Voraus, wo ein Spiel oft fragt, und planst, was du tust, wenn du das nächste Mal gefragt wirst, auch mit Bedingungen an das, was andere tun.
help-look = **Ansehen:** { $board } zeigt den Spielplan oder beschreibt ihn als Text. { $hand } zeigt, was du auf der Hand hast. { $log } zeigt, was geschehen ist. { $replay } spielt die Partie Schritt für Schritt nach. { $recap } fasst zusammen, was seit deiner letzten Aktion geschehen ist, und zeigt eine beendete Partie als Animation. { $hint } sagt, was ein starker Bot tun würde, falls der Tisch das erlaubt hat.
help-end = **Stand und Ende:** { $info } sagt, wie es steht. { $abandon } schlägt vor, eine Partie abzubrechen; dem müssen alle zustimmen. { $verify } prüft die Auslosung einer beendeten Partie. { $review } zeigt ihre Wendepunkte. { $export } gibt dir eine Partie, in der du mitgespielt hast, als Datei oder Text.
help-moderators = **In Ordnung bringen:** { $reset } nimmt eine Partie vom Tisch, { $restore } stellt sie wieder her; nötig ist die Berechtigung „Kanäle verwalten“ oder eine dafür festgelegte Rolle.
help-games = **Spiele:**
help-more-head = ## Mehr für alle
help-moderators-head = ## Für die Moderation
learn-foot = -# { $game } in einer Minute · { $page }/{ $pages }
# Below a page of the lesson, if an owner’s file has other numbers or names.
learn-packaged = -# Diese Seite erzählt und zeigt Spielplan und Karten, die der Bot mitbringt, mit den Zahlen aus der Datei, die er bekommen hat. Einer Partie kann etwas davon fehlen: Was es gibt, steht in den Regeln.
learn-next = Wenn die Partie auf dich wartet, sagt es der Bot im Textkanal: Drück dort **Spielen**. { $search } beantwortet Fragen zu den Regeln.

## Moderators

mod-reset-ask = Damit wird die Partie für alle vom Tisch genommen. Verloren geht nichts: Solange es in diesem Textkanal keine andere Partie gibt, lässt sie sich wiederherstellen.
mod-reset-damaged-ask = Was von dieser Partie gespeichert ist, wurde auf der Platte beschädigt und kann nicht gelesen werden. Damit wird sie aus dem Textkanal genommen, und hier kann eine andere gespielt werden. Zurückholen kann sie nur, wer den Bot betreibt, aus einer Sicherung.
mod-reset-done = Die Partie ist vom Tisch genommen.
mod-restore-ask = Damit wird die Partie wiederhergestellt, genau so, wie sie stand.
mod-restore-done = Die Partie ist wiederhergestellt.
mod-cancelled = Nichts wurde geändert.

## Permissions of the bot

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-embed-links = Links einbetten
permission-read-message-history = Nachrichtenverlauf anzeigen

## Errors

error-ours = Auf der Seite des Bots ist etwas schiefgegangen; geändert hat sich nichts. Vermerkt unter { $number }.
error-stale = Das war veraltet, darum ist nichts geschehen.
error-option-unknown = „{ $written }“ ist keine Option dieses Spiels. Möglich: { $options }.
error-no-options = „{ $written }“ ist keine Option: Bei diesem Spiel gibt es keine zur Wahl.
error-no-parts = Der Spielplan dieses Spiels wird im Ganzen gezeigt: Lass „{ $written }“ weg.
error-part-unknown = „{ $written }“ ist kein Teil dieses Spielplans. Möglich: { $parts }.
error-no-channel = Das geht nur in einem Textkanal eines Servers.
error-no-game = In diesem Textkanal gibt es keine Partie. { $command } öffnet einen Tisch.
error-game-ended = Die letzte Partie in diesem Textkanal ist zu Ende oder vom Tisch genommen. { $command } öffnet einen Tisch für eine neue.
error-other-game-here = Dieser Befehl gehört zu einem anderen Spiel; das Spiel in diesem Textkanal ist { $game }.
error-other-channel = Diese Partie wird in einem anderen Textkanal gespielt.
error-not-started = Die Partie hat noch nicht begonnen; der Tisch ist noch offen.
error-not-seated = Du hast in dieser Partie keinen Platz. Solange sie läuft, kannst du zuschauen und einen Platz übernehmen, für den Ersatz gesucht wird.
error-not-your-panel = Dieses Bedienfeld gehört zu einem anderen Platz. Dein eigenes öffnest du mit „Spielen“.
error-looks-often =
    Du hast in wenigen Sekunden sehr viel sehen wollen. Wieder nachsehen kannst du in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }. Deine Züge in einer Partie warten darauf nicht.
error-not-moderator = Das darf nur die Moderation: wer hier „Kanäle verwalten“ darf oder eine dafür festgelegte Rolle hat.
error-nothing-to-restore = In diesem Textkanal gibt es keine Partie, die vom Tisch genommen ist.
error-missing-permissions = Dem Bot fehlen in diesem Textkanal Berechtigungen: { $permissions }. Wer den Textkanal verwaltet, kann sie erteilen.
held-back = Eine Nachricht für diesen Textkanal wartet: Der Bot weiß nicht, ob er sie schon gesendet hat, und kann nicht nachsehen, weil ihm die Berechtigung { $permission } fehlt. Wer den Textkanal verwaltet, kann sie erteilen. Was du tust, gilt trotzdem.
held-back-elsewhere = Eine Nachricht für { $channel } wartet: Der Bot weiß nicht, ob er sie schon gesendet hat, und kann nicht nachsehen, weil ihm dort die Berechtigung { $permission } fehlt. Erteile sie, dann bekommt der Textkanal seine Nachrichten.
error-kind-unknown = Ein Spiel namens „{ $written }“ gibt es hier nicht. Spiele: { $games }.
error-seats-wrong = { $game } ist ein Spiel für { $allowed } Personen.
error-verify-open = Die Partie läuft noch: Ihr Startwert bleibt bis zum Ende geheim. Der am Anfang veröffentlichte Prüfwert ist `{ $fingerprint }`.

## Local mode

local-title = Riquet auf diesem Rechner
local-alone = Gegen den Bot spielen
local-alone-how = Wähl, wie stark er spielt. Die Partie öffnet sich sofort in einem eigenen Tab: Drück dort „Spielen“.
local-together = Zu mehreren spielen
local-full = In allen Textkanälen läuft eine Partie. Beende eine mit /mod reset in ihrem Textkanal, und versuch es noch einmal.
local-how = Ein Discord ohne Netz, darin der Bot und fünf Personen, in deren Rolle du spielen kannst.
local-how-1 = Öffne unten einen Textkanal.
local-how-2 = Wähl oben auf der Seite des Textkanals, wer du bist: Alle sehen nur die eigenen Geheimnisse.
local-how-3 = Schreib /game new in die Zeile unten und dann die ersten Buchstaben eines Spiels, um einen Tisch zu öffnen; die anderen kommen mit dem Button „Mitspielen“ dazu.
local-how-4 = Starte die Partie, drück „Spielen“ und wähl für den nächsten Zug oben eine andere Person. /help sagt mehr.
local-channels = Textkanäle
local-messages = Direktnachrichten
local-moderator = darf moderieren
local-no-game = noch keine Partie
local-over = { $game }: beendet
local-table = { $game }: offener Tisch
local-game = { $game }: warten auf { $names }
local-kept = Partien bleiben erhalten, wenn das Programm endet. Beim nächsten Start wird der Spielplan jeder laufenden Partie erneut gepostet; frühere Nachrichten sind weg.
local-starting = Riquet startet auf diesem Rechner …
local-address = Riquet läuft auf diesem Rechner: { $address } (Strg+C beendet das Programm; Partien bleiben erhalten)

## Errors of the table

error-no-such-game = Diese Partie gibt es nicht mehr.
error-channel-has-game = In diesem Textkanal gibt es schon eine Partie, und je Textkanal oder Thread ist nur eine möglich. Hier ist sie: { $link }
error-channel-taken = In diesem Textkanal gibt es schon eine Partie, und je Textkanal oder Thread ist nur eine möglich.
error-unknown-game = Ein Spiel namens „{ $kind }“ gibt es hier nicht.
error-seat-number = Mit { $seats ->
        [one] 1 Person
       *[other] { $seats } Personen
    } lässt sich dieses Spiel nicht spielen. Möglich: { $allowed }.
error-already-joined = Du hast schon einen Platz.
error-not-joined = Du hast an diesem Tisch keinen Platz.
error-seats-full =
    { $seats ->
        [one] Der eine Platz ist besetzt.
       *[other] Alle { $seats } Plätze sind besetzt.
    }
error-no-computer = An diesem Tisch sitzt kein Bot.
error-call-not-own = Ersatz suchen kannst du nur für deinen eigenen Platz oder für den eines Bots.
error-computers-too-many = An diesem Tisch haben höchstens { $most } Bots Platz.
error-computers-wrong = „{ $written }“ verstehe ich nicht. Schreib, wie viele Bots und wie stark, etwa „2 stark, leicht“. Stärken: { $levels }
error-already-started = Die Partie hat schon begonnen. Einen Platz kann man noch verlassen oder übergeben, und übernehmen, wenn dafür Ersatz gesucht wird.
error-finished = Die Partie ist zu Ende.
error-abandoned = Die Partie wurde abgebrochen.
error-reset = Die Moderation hat die Partie vom Tisch genommen.
error-only-host = Die Partie an diesem Tisch kann nur { $name } starten.
error-only-host-chooses = Die Optionen dieses Tisches kann nur { $name } ändern.
error-not-enough-people = Bisher am Tisch: { $joined }. So viele können spielen: { $allowed }.
error-first-not-seated = Wer beginnen soll, braucht einen Platz an diesem Tisch.
error-bad-component = Die Spielmaterial-Datei, die der Bot bekommen hat, ist fehlerhaft: { $problem }
error-not-ended = Die Partie läuft noch.
error-animation-busy = Gerade werden schon mehrere Animationen gezeichnet. Versuche es in einer Minute noch einmal.
error-undo-nothing = Du hast nichts, was sich rückgängig machen lässt.
error-undo-others-acted = Das kannst du allein nicht mehr rückgängig machen: { $name } hat seitdem etwas getan.
error-undo-computer-acted = Das kannst du allein nicht mehr rückgängig machen: Ein Bot hat seitdem etwas getan.
error-hint-not-allowed = An diesem Tisch sind keine Tipps erlaubt. Wer einen Tisch öffnet, wählt das vor dem Start.
error-hint-not-asked = Du hast gerade nichts zu entscheiden.
error-hint-outdated = Die Partie ist inzwischen weitergegangen. Frag noch einmal.
error-hint-busy = Der Bot hat gerade zu viel zu überlegen. Versuch es in einer Minute noch einmal.
error-review-not-finished = Nur eine beendete Partie kann ausgewertet werden.
error-review-unreadable = Diese Partie kann nicht ausgewertet werden: Sie wurde nach älteren Regeln gespielt, oder ihr Verlauf ist beschädigt.
error-step-unknown = „{ $written }“ ist nicht die Nummer eines Eintrags im Verlauf. Schreib eine ganze Zahl; 0 ist der Anfang der Partie.
error-undo-needed = Das kannst du allein nicht rückgängig machen: Was seitdem getan wurde, beruht darauf.
error-undo-time-over = Das kannst du allein nicht rückgängig machen: Die Zeit dafür war um, und es ist schon beendet.
error-undo-reveals = Das lässt sich nicht rückgängig machen: Dabei wurde etwas Verdecktes oder Zufälliges gezeigt.
error-undo-passed = Das kannst du allein nicht mehr rückgängig machen: Dein Zug ist vorbei.
error-undo-agreed = Das kannst du allein nicht rückgängig machen: Es wurde mit jemand anderem vereinbart.
error-undo-rules-changed = Das lässt sich nicht rückgängig machen: Die Regeln in diesem Bot haben sich seitdem geändert.
error-unreadable = Die Regeln in diesem Bot können nicht lesen, was von dieser Partie gespeichert ist; sie lässt sich weder zeigen noch spielen.
error-damaged = Was von dieser Partie gespeichert ist, wurde auf der Platte beschädigt, deshalb kann niemand darin handeln. Die Moderation kann zu einem früheren Eintrag des Verlaufs zurückgehen.
error-damaged-row = Was von dieser Partie gespeichert ist, wurde auf der Platte beschädigt und kann nicht gelesen werden: Zurückholen kann sie nur, wer den Bot betreibt, aus einer Sicherung. Die Moderation kann sie mit /mod reset aus dem Textkanal nehmen; dann kann hier eine andere gespielt werden.
error-repeated = Das ist schon erledigt.

## Rules

command-rules = regeln
command-rules-description = Regeln nachschlagen: Suche, Kosten, Karten, Auslegungen
command-rules-game = spiel
command-rules-game-description = Welches Spiel; ohne Angabe das, was in diesem Textkanal gespielt wird
command-rules-public = öffentlich
command-rules-public-description = Die Antwort dem ganzen Textkanal zeigen
command-rules-search = suchen
command-rules-search-description = Die Regeln nach einem beliebigen Wort durchsuchen
command-rules-search-query = suchwort
command-rules-search-query-description = Wonach du suchst, in einer beliebigen Sprache des Bots
command-rules-cost = kosten
command-rules-cost-description = Die Aktionen und ihre Kosten auflisten
command-rules-card = karte
command-rules-card-description = Nachschlagen, was eine Karte bewirkt; ohne Angabe alle Karten zeigen
command-rules-card-card = karte
command-rules-card-card-description = Welche Karte; ohne Angabe alle
command-rules-rulings = auslegungen
command-rules-rulings-description = Alles auflisten, was nicht in den gedruckten Regeln steht: Auslegungen und Rekonstruktionen
command-why = warum
command-why-description = Erklären, warum etwas nicht möglich war oder warum eine Aktion jetzt nicht geht
command-why-action = aktion
command-why-action-description = Welche Aktion; ohne Angabe das, was zuletzt nicht möglich war

button-why = Warum?
button-to-channel = Dem Textkanal zeigen
button-page-before = Vorige Seite
button-page-after = Nächste Seite
button-costs = Kosten
button-cards = Karten
button-rulings = Auslegungen

# Markup of Discord: ### is a heading, -# small print.
rules-heading = ### { $title }
rules-foot = -# { $game }
rules-foot-page = -# { $game } · Seite { $page } von { $pages }
rules-price = **{ $cost }**
rules-price-gain = **{ $cost }** · +{ $gain }
rules-gain = +{ $gain }
rules-ruling = **Auslegung** { $id }: { $text }
rules-reconstruction = **Rekonstruktion:** { $text }
rules-title = **{ $title }**
rules-costs-heading = ### Was die Aktionen kosten
rules-cards-heading = ### Die Karten
rules-rulings-heading =
    ### Auslegungen und Rekonstruktionen
    Nichts davon steht in den gedruckten Regeln. Wo diese schweigen oder unklar sind, entscheidet eine Auslegung; eine Rekonstruktion ersetzt, was auf einem Spielplan oder einer Karte gedruckt ist, die wir nicht sehen konnten.
# Below a picture of the rulebook, if an owner’s file has other numbers or names.
rules-picture-packaged = -# Das Bild zeigt Spielplan und Karten, die der Bot mitbringt, nicht die aus der Datei, die er bekommen hat.
rules-no-costs = In diesem Spiel kostet keine Aktion etwas.
rules-no-cards = In diesem Spiel gibt es keine Karten.
rules-no-rulings = Für dieses Spiel gibt es weder Auslegungen noch Rekonstruktionen.
# Above a section that is no answer to what was asked.
rules-nearest = Auf „{ $query }“ geben die Regeln keine Antwort. Am nächsten kommt:
rules-nearest-private = Auf „{ $query }“ geben die Regeln keine Antwort, darum siehst nur du das. Am nächsten kommt:
rules-other-finds = Außerdem gefunden
rules-of-actions = Regeln zu einer Aktion
rules-found-in = { $section } · { $game }
rules-which-game = Welches Spiel meinst du?
rules-only-private = In diesem Textkanal gibt es keine Partie, darum siehst nur du das.
rules-posted = Die Seite ist auf dem Weg in den Textkanal.
post-rule = { $name } zeigt eine Seite der Regeln:

why-possible =
    { $count ->
        [0] **{ $action }:** Das kannst du jetzt tun.
        [one] **{ $action }:** Das kannst du jetzt tun, auf genau eine Art.
       *[other] **{ $action }:** Das kannst du jetzt tun, auf { $count } Arten.
    }
why-not-now = **{ $action }:** jetzt nicht möglich.
why-no-section = Mehr steht dazu nicht in den Regeln.
help-rules = **Regeln:** Mit { $search } fragst du so, wie du jemanden am Tisch fragen würdest. { $cost } zeigt, was die Aktionen kosten, und { $why } sagt, warum etwas nicht möglich war.

error-rules-gone = Diese Seite der Regeln gibt es nicht mehr.
error-rules-nothing = In den Regeln passt nichts zu „{ $query }“. Versuch es mit einem anderen Wort.
error-rules-no-card = Zu „{ $query }“ passt keine Karte. Die Liste, die sich beim Tippen öffnet, zeigt alle Karten.
error-why-nothing = In diesem Textkanal ist dir zuletzt nichts verwehrt worden. Mit { $command } kannst du auch fragen, warum eine Aktion nicht möglich ist.
error-why-unknown = „{ $written }“ ist in diesem Spiel keine Aktion. Aktionen: { $actions }.
error-may-not-write = Du darfst in diesem Textkanal nicht schreiben und kannst ihm darum nichts zeigen.

## Languages

# Each language by its own name for itself.
language-name = Deutsch
language-automatic = automatisch

command-language = sprache
command-language-description = Die Sprache wählen: deine, die dieses Textkanals oder die dieses Servers
command-language-me = ich
command-language-me-description = Die Sprache wählen, in der dir der Bot antwortet
command-language-channel = textkanal
command-language-channel-description = Für die Moderation: die Sprache dessen wählen, was in diesem Textkanal alle lesen
command-language-server = server
command-language-server-description = Für die Moderation: die Sprache aller Textkanäle wählen, die keine eigene haben
command-language-language = sprache
command-language-language-description = Welche Sprache; „automatisch“ nimmt die Wahl zurück

# Said in the language that was chosen.
language-me-set = Ab jetzt antwortet dir der Bot auf Deutsch.
language-me-automatic = Deine Wahl ist zurückgenommen. Der Bot nimmt die Sprache deines Discord-Clients, wenn er sie spricht, sonst die des Textkanals; hier: { $spoken }.
language-channel-set = Sprache dieses Textkanals: { $spoken }. Eine laufende Partie übernimmt sie mit ihrer nächsten Nachricht.
language-channel-automatic = Dieser Textkanal hat keine eigene Sprache mehr. Hier gilt: { $spoken }.
language-server-set = Sprache dieses Servers: { $spoken }. Textkanäle mit eigener Sprache behalten sie.
language-server-automatic = Dieser Server hat keine eigene Sprache mehr. Textkanäle ohne eigene folgen der Einstellung des Bots: { $spoken }.
help-language = **Sprache:** { $me } wählt, in welcher Sprache dir der Bot antwortet.

error-language-unknown = „{ $written }“ spricht der Bot nicht. Er spricht: { $languages }.

## Settings

command-settings = einstellungen
command-settings-description = Einstellungen zeigen oder ändern: Sprache, Design, Format, Moderation, wer Tische öffnen darf
command-settings-show = zeigen
command-settings-show-description = Zeigen, was hier gilt und wo es festgelegt ist
command-settings-where = wo
command-settings-where-description = In diesem Textkanal oder auf dem ganzen Server
command-settings-look = design
command-settings-look-description = Für die Moderation: das Design der Bilder wählen
command-settings-look-look = design
command-settings-look-look-description = Hell oder dunkel; „automatisch“ nimmt die Wahl zurück
command-settings-layout = format
command-settings-layout-description = Das Format der Bilder wählen: für dich allein oder (für die Moderation) für alle
command-settings-layout-where = wo
command-settings-layout-where-description = Für dich allein, in diesem Textkanal oder auf dem ganzen Server
command-settings-layout-layout = format
command-settings-layout-layout-description = Quer oder, fürs Telefon, hoch; „automatisch“ nimmt die Wahl zurück
command-settings-pings = erwähnungen
command-settings-pings-description = Wann eine Frage jemanden erwähnt: für dich allein oder (für die Moderation) für alle
command-settings-pings-where = wo
command-settings-pings-where-description = Für dich allein, in diesem Textkanal oder auf dem ganzen Server
command-settings-pings-pings = erwähnungen
command-settings-pings-pings-description = Bei jeder Frage oder nur, wo die Partie wartet; „automatisch“ nimmt die Wahl zurück
command-settings-moderators = moderation
command-settings-moderators-description = Für die Moderation des Servers: festlegen, welche Rolle moderieren darf oder nicht mehr darf
command-settings-moderators-role = rolle
command-settings-moderators-role-description = Welche Rolle moderieren darf oder nicht mehr darf
command-settings-moderators-remove = entfernen
command-settings-moderators-remove-description = Der Rolle das Recht zu moderieren wieder entziehen
command-settings-start = starten
command-settings-start-description = Für die Moderation: festlegen, wer einen Tisch für eine neue Partie öffnen darf
command-settings-start-who = wer
command-settings-start-who-description = Wer Tische öffnen darf; „automatisch“ nimmt die Wahl zurück
command-settings-start-role = rolle
command-settings-start-role-description = Welche Rolle Tische öffnen darf; nur bei der Wahl „eine Rolle“

settings-where-me = für mich allein
settings-where-channel = in diesem Textkanal
settings-where-server = auf diesem Server
settings-look-light = hell
settings-look-dark = dunkel
settings-look-automatic = automatisch
settings-layout-wide = quer
settings-layout-tall = hoch
settings-layout-automatic = automatisch
settings-pings-all = bei jeder Frage
settings-pings-needed = nur, wo die Partie wartet
settings-pings-automatic = automatisch
settings-start-everybody = alle
settings-start-moderators = die Moderation
settings-start-role = eine Rolle
settings-start-nobody = niemand
settings-start-automatic = automatisch

settings-head = ## Was hier gilt
settings-choice = { $what }: { $value }
settings-line = **{ $what }:** { $value } ({ $source })
settings-name-language = Sprache
settings-name-look = Design der Bilder
settings-name-layout = Format der Bilder
settings-name-pings = Erwähnungen
settings-name-moderators = Moderation
settings-name-start = Wer Tische öffnen darf
settings-moderators-permission = **Moderation:** alle, die hier „Kanäle verwalten“ dürfen
settings-from-person = von dir festgelegt, für dich allein
settings-from-channel = hier festgelegt
settings-from-parent = im Textkanal dieses Threads festgelegt
settings-from-server = für diesen Server festgelegt
settings-from-owner = Einstellung des Bots
settings-from-nobody = nichts festgelegt
settings-role-gone =
    { $count ->
        [one] Eine festgelegte Rolle gibt es auf diesem Server nicht mehr, darum zählt sie nicht ({ $source }).
       *[other] { $count } festgelegte Rollen gibt es auf diesem Server nicht mehr, darum zählen sie nicht ({ $source }).
    }

settings-look-set =
    { $place ->
        [channel] Design der Bilder in diesem Textkanal: { $value }. Eine laufende Partie übernimmt es mit ihrer nächsten Nachricht.
       *[server] Design der Bilder auf diesem Server: { $value }. Textkanäle mit eigenem Design behalten es.
    }
settings-look-back =
    { $place ->
        [channel] Dieser Textkanal hat kein eigenes Design mehr. Hier gilt: { $value } ({ $source }).
       *[server] Dieser Server hat kein eigenes Design mehr. In Textkanälen ohne eigenes gilt: { $value } ({ $source }).
    }
settings-layout-set =
    { $place ->
        [me] Format der Bilder, die du allein siehst: { $value }. Dein Bedienfeld übernimmt es mit seinem nächsten Bild.
        [channel] Format der Bilder in diesem Textkanal: { $value }. Eine laufende Partie übernimmt es mit ihrer nächsten Nachricht. Wer ein eigenes Format hat, behält es.
       *[server] Format der Bilder auf diesem Server: { $value }. Personen und Textkanäle mit eigenem Format behalten es.
    }
settings-layout-back =
    { $place ->
        [me] Du hast kein eigenes Format mehr. Hier gilt: { $value } ({ $source }).
        [channel] Dieser Textkanal hat kein eigenes Format mehr. Hier gilt: { $value } ({ $source }).
       *[server] Dieser Server hat kein eigenes Format mehr. In Textkanälen ohne eigenes gilt: { $value } ({ $source }).
    }
settings-pings-set =
    { $place ->
        [me] Du wirst erwähnt: { $value }.
        [channel] In diesem Textkanal wird man erwähnt: { $value }. Wer es für sich anders gewählt hat, behält das.
       *[server] Auf diesem Server wird man erwähnt: { $value }. Personen und Textkanäle mit eigener Wahl behalten sie.
    }
settings-pings-back =
    { $place ->
        [me] Du hast für Erwähnungen nichts Eigenes mehr gewählt. Hier gilt: { $value } ({ $source }).
        [channel] Dieser Textkanal hat für Erwähnungen nichts Eigenes mehr gewählt. Hier gilt: { $value } ({ $source }).
       *[server] Dieser Server hat für Erwähnungen nichts Eigenes mehr gewählt. In Textkanälen ohne eigene Wahl gilt: { $value } ({ $source }).
    }
settings-moderators-added =
    { $place ->
        [channel] { $role } darf jetzt in diesem Textkanal moderieren.
       *[server] { $role } darf jetzt auf dem ganzen Server moderieren.
    }
settings-moderators-removed =
    { $place ->
        [channel] { $role } gehört in diesem Textkanal nicht mehr zu den Rollen, die moderieren dürfen.
       *[server] { $role } gehört auf dem ganzen Server nicht mehr zu den Rollen, die moderieren dürfen.
    }
settings-start-set =
    { $place ->
        [channel] Wer in diesem Textkanal Tische öffnen darf: { $value }.
       *[server] Wer auf diesem Server Tische öffnen darf: { $value }. Textkanäle mit eigener Einstellung behalten sie.
    }
settings-start-back =
    { $place ->
        [channel] Dieser Textkanal legt nicht mehr fest, wer Tische öffnen darf. Hier gilt: { $value } ({ $source }).
       *[server] Dieser Server legt nicht mehr fest, wer Tische öffnen darf. In Textkanälen ohne eigene Einstellung gilt: { $value } ({ $source }).
    }
help-settings = **Einstellungen:** { $show } zeigt, was hier gilt, { $mine }, was du für dich wählst: Sprache, Format, Erwähnungen, Ruhezeiten. { $reminders } erinnert dich an Partien, die auf dich warten, { $away } meldet dich ab. **Anstupsen** unter dem Spielplan ruft noch einmal, auf wen gewartet wird.
help-moderators-settings = **Einstellungen:** die Sprache dessen, was alle lesen ({ $channel }, { $server }), das Design der Bilder ({ $look }), wer außerdem moderieren darf ({ $moderators }), wer Tische öffnen darf ({ $start }).

error-not-server-moderator = Das darf nur die Moderation des ganzen Servers: wer „Kanäle verwalten“ oder „Server verwalten“ auf dem ganzen Server darf oder eine für den ganzen Server festgelegte Rolle hat.
error-settings-unknown = „{ $written }“ steht hier nicht zur Wahl. Möglich: { $choices }.
error-settings-role-set = { $role } gehört dort schon zu den festgelegten Rollen; es gibt also nichts zu ändern.
error-settings-role-not-set = { $role } gehört dort nicht zu den festgelegten Rollen; es gibt also nichts zu entziehen.
error-settings-role-everybody = Diese Rolle haben alle, darum taugt sie nicht für die Moderation. Wähl eine andere.
error-settings-role-needed = Gib an, welche Rolle Tische öffnen darf.
error-settings-role-unneeded = Eine Rolle passt nur zur Wahl „eine Rolle“. Lass die Rolle weg oder wähl „eine Rolle“.
error-may-not-start =
    { $who ->
        [nobody] In diesem Textkanal darf niemand einen Tisch öffnen.
        [moderators] In diesem Textkanal darf nur die Moderation einen Tisch öffnen.
       *[role] In diesem Textkanal dürfen nur { $role } und die Moderation einen Tisch öffnen.
    } { $elsewhere ->
        [some] In diesen Textkanälen darfst du es: { $channels }.
       *[none] { $command } zeigt, was hier gilt.
    }

## What people set for themselves

command-my = mein
command-my-description = Eigene Einstellungen: Erinnerungen, Ruhezeiten, Abwesenheit, Sprache, Format, Erwähnungen
command-my-settings = einstellungen
command-my-settings-description = Alles sehen und ändern, was du für dich einstellst
command-my-reminders = erinnerungen
command-my-reminders-description = Erinnert werden, wenn eine Partie auf dich wartet: wann, wie und wie oft
command-my-reminders-hours = stunden
command-my-reminders-hours-description = Nach wie vielen Stunden, 1 bis 336; 0 für keine Erinnerungen
command-my-reminders-repeat = wiederholen
command-my-reminders-repeat-description = Nach derselben Zeit wieder, solange die Partie wartet (höchstens 10-mal)
command-my-reminders-by = per
command-my-reminders-by-description = Per Erwähnung im Textkanal oder per Direktnachricht
command-my-reminders-quiet = ruhe
command-my-reminders-quiet-description = Zeiten ohne Erinnerungen und Anstupser, etwa 22:00-7:00, oder „keine“
command-my-reminders-zone = zeitzone
command-my-reminders-zone-description = Deine Zeitzone, etwa Europe/Paris
command-my-away = abwesend
command-my-away-description = Sagen, dass du weg oder wieder da bist: Deine Zeit und Erinnerungen ruhen
command-my-away-until = bis
command-my-away-until-description = 5t, 3 Wochen, 24. Dez, 24.12., Freitag, morgen 18:00; ohne Angabe siehst du, ob du abwesend bist

own-by-channel = Erwähnung im Textkanal
own-by-direct = Direktnachricht

own-head = ## Deine Einstellungen
own-reminders-head = ## Deine Erinnerungen
own-line = **{ $what }:** { $value }
own-name-reminders = Erinnerungen
own-name-quiet = Ruhezeiten
own-name-zone = Zeitzone
own-name-away = Abwesend
own-reminders-off = keine
own-reminders-on =
    nach { $hours } h, { $repeated ->
        [yes] dann alle { $hours } h
       *[no] einmal
    }, { $direct ->
        [yes] per Direktnachricht
       *[no] per Erwähnung im Textkanal
    }
own-reminders-prepared =
    keine (wenn sie an sind: { $repeated ->
        [yes] immer wieder
       *[no] einmal
    }, { $direct ->
        [yes] per Direktnachricht
       *[no] per Erwähnung im Textkanal
    })
own-quiet-none = keine
own-zone-none = keine; es gilt UTC
own-zone-fixed = { $zone } (ohne Sommerzeit)
own-away-no = nein
own-away-until = bis { $until }
own-after = Nach { $hours } h erinnern
own-choose-after = Nach wie vielen Stunden erinnern?
own-button-once = Einmal erinnern
own-button-repeated = Immer wieder erinnern
own-button-channel = Im Textkanal erinnern
own-button-direct = Per Direktnachricht erinnern
own-button-quiet = Ruhezeiten, Zeitzone
own-button-away = Ich bin bald weg
own-button-back = Ich bin wieder da
own-button-reminders = Erinnerungen
own-button-settings = Alle Einstellungen
own-form-quiet = Ruhezeiten
own-form-quiet-hint = 22:00-7:00; leer für keine
own-form-zone = Zeitzone
own-form-zone-hint = Etwa Europe/Paris
own-form-away = Bis wann?
own-form-away-hint = 5t, 3 Wochen, 24. Dez, 24.12., Freitag, morgen 18:00
own-away-set = Du bist abwesend bis { $until }. Die Tische, an denen du einen Platz hast, erfahren das und sonst nichts. Bis dahin ruhen deine Zeit und deine Erinnerungen.
own-away-not = Du bist nicht abwesend.
own-back-set = Du bist wieder da. Alles geht weiter.
own-back-already = Du bist nicht abwesend, also gibt es nichts zu ändern.

post-away = { $name } ist abwesend bis { $until }.
post-away-back = { $name } ist wieder da.
post-reminder = { $name }, { $game } wartet seit { $since } auf dich.
post-reminder-direct = { $game } wartet seit { $since } auf dich.
post-nudge =
    { $by ->
        [somebody] { $who } stupst an: { $names }. { $game } wartet auf euch.
       *[nobody] { $names }: { $game } wartet auf euch.
    }
button-nudge = Anstupsen
nudge-sent = Angestupst: { $names }
nudge-later = Wird angestupst, sobald die eigenen Einstellungen es erlauben: { $names }
nudge-away = Angestupst nach der Rückkehr: { $names }
away-until = { $name } bis { $until }
info-away = Abwesend: { $names }

# What is understood of lengths and days; the first word for none is shown in examples.
when-none = keine,aus,nein
when-hours = h,std,stunde,stunden
when-days = t,tag,tage,tagen
when-weeks = w,woche,wochen
when-months-long = monat,monate,monaten
when-one = ein,eine,einen,einem,einer
when-within = in,für
when-until = bis,zum,am,den
when-at = um
when-from = von,zwischen,ab
when-between = bis,und
when-oclock = uhr
when-morning = morgens,vormittags
when-evening = abends,nachmittags
when-today = heute
when-tomorrow = morgen
when-after-tomorrow = übermorgen
when-weekdays = montag,dienstag,mittwoch,donnerstag,freitag,samstag,sonntag
when-months = januar,februar,märz,april,mai,juni,juli,august,september,oktober,november,dezember

error-own-hours = Erinnerungen nach { $written } h gehen nicht. Wähle eine Zahl von Stunden zwischen 1 und { $most }, oder 0 für keine.
error-own-quiet = „{ $written }“ sind keine Ruhezeiten. Schreib, wann sie beginnen und enden, etwa 22:00-7:00, 22 bis 7 Uhr, oder „keine“.
error-own-quiet-zone = Ruhezeiten brauchen deine Zeitzone. Nenne sie auch, etwa Europe/Paris.
error-own-zone = „{ $written }“ ist hier keine bekannte Zeitzone. Nenne eine nach ihrem Ort, etwa: { $zones }.
error-own-zone-offset = Eine Zeitzone „{ $written }“ gibt es hier nicht. Nenne deine nach einem Ort, etwa Europe/Paris, oder in ganzen Stunden, etwa UTC+2.
error-own-away = „{ $written }“ ist nicht verständlich. Schreib eine Dauer wie 5t, 3 Wochen oder 2 Monate, oder einen Tag wie 24. Dez, 24.12.2026, Freitag oder morgen 18:00.
error-own-away-no-day = „{ $written }“: Diesen Tag hat der Monat nicht. Schreib einen Tag wie 24. Dez oder morgen 18:00, oder eine Dauer wie 2 Monate.
error-own-away-two = „{ $written }“ kann mehr als eine Zeit bedeuten. Schreib, welche du meinst: { $times }.
error-own-away-none = „{ $written }“ ist gar keine Zeit. Schreib, wie lange oder bis wann, etwa 5t oder morgen 18:00.
error-own-away-past = { $when } ist schon vorbei. Nenne eine spätere Zeit, etwa 5t oder morgen 18:00.
error-own-away-far = „{ $written }“ ist mehr als ein Jahr entfernt. Nenne eine frühere Zeit, etwa 2 Monate.
error-nudge-waited = Die Partie wartet auch auf dich. Die anderen kannst du anstupsen, sobald du gehandelt hast.
error-nudge-alone = Die Partie wartet nur auf dich, also gibt es sonst niemanden anzustupsen.
error-nudge-nobody = Es gibt niemanden anzustupsen: Die Partie wartet gerade auf niemanden, der selbst spielt.
error-nudge-again = Alle, auf die gewartet wird, sind schon angestupst. Wieder möglich ist es <t:{ $when }:R>.
error-nudge-later = Alle, auf die gewartet wird, werden angestupst, sobald ihre Einstellungen es erlauben. Mehr ist nicht zu tun.

## What moderators do

mod-undo = Rückgängig machen: { $command }.
mod-undo-entry = Rückgängig machen: { $command } mit Eintrag { $number }.

command-mod-rollback = zurückgehen
command-mod-rollback-description = Zu einem Eintrag des Verlaufs zurückgehen; zeigt den Spielplan von damals und fragt vorher nach
command-mod-rollback-entry = eintrag
command-mod-rollback-entry-description = Der Eintrag des Verlaufs, nach dem es weitergeht; 0 ist der Anfang der Partie
command-mod-rollback-new-dice = neue-auslosung
command-mod-rollback-new-dice-description = Von dort an mit neuer Auslosung und neu gemischten Stapeln weiterspielen
command-mod-replace = ersetzen
command-mod-replace-description = Einen Platz einer anderen Person oder einem Bot geben oder ihn frei machen und Ersatz suchen
command-mod-replace-seat = platz
command-mod-replace-seat-description = Wessen Platz vergeben oder frei gemacht wird
command-mod-replace-person = person
command-mod-replace-person-description = Wer den Platz bekommt; ohne Angabe wird Ersatz gesucht
command-mod-replace-bot = bot
command-mod-replace-bot-description = Wie stark ein Bot spielt, der den Platz bekommt; ohne Angabe bekommt ihn kein Bot
command-mod-skip = überspringen
command-mod-skip-description = Eine Person überspringen, die nichts tut: ihren Zug beenden oder für sie entscheiden
command-mod-skip-seat = platz
command-mod-skip-seat-description = Wer übersprungen wird; nötig nur, wenn auf mehrere Personen gewartet wird
command-mod-pause = pausieren
command-mod-pause-description = Die Partie dieses Textkanals pausieren: Niemand kann etwas tun, bis sie fortgesetzt wird
command-mod-resume = fortsetzen
command-mod-resume-description = Eine pausierte Partie fortsetzen oder eine, die ihren Textkanal verloren hat, hierher holen
command-mod-resume-game = partie
command-mod-resume-game-description = Welche Partie ohne Textkanal; ohne Angabe die dieses Textkanals oder die einzige solche Partie
command-mod-post-again = erneut-posten
command-mod-post-again-description = Den Spielplan oder den offenen Tisch dieses Textkanals erneut posten
command-mod-audit = protokoll
command-mod-audit-description = Zeigen, was die Moderation in diesem Textkanal getan hat, mit Namen und Zeiten

button-mod-rollback = Zurückgehen
button-mod-rollback-dice = Zurück mit neuer Auslosung
button-mod-rollback-only-dice = Neue Auslosung
button-mod-rollback-entry = Zurück zu Eintrag { $number }
button-mod-replace = Platz vergeben
button-mod-replace-free = Platz frei machen
button-mod-replace-back = Platz zurückgeben
button-mod-skip = Überspringen
button-mod-pause = Partie pausieren
button-mod-resume = Partie fortsetzen
button-mod-move = Hier fortsetzen
button-mod-again = Erneut posten

mod-rollback-start = Der Anfang der Partie
mod-rollback-hidden = Etwas, das nicht alle sehen dürfen
mod-rollback-head = ## { $game }
mod-rollback-ask =
    { $where ->
        [start] Damit geht die Partie zurück an den Anfang.
       *[entry] Damit geht die Partie dahin zurück, wo sie nach Eintrag { $number } des Verlaufs stand:
    }
mod-rollback-stays = Die Partie steht schon hier. Alles Zufällige, das noch kommt, wird neu ausgelost, die Stapel werden gemischt; alles andere bleibt.
mod-rollback-behind =
    { $count ->
        [0] Kein Eintrag geht verloren: Alle zählen weiter. Alle behalten den Platz, den sie jetzt haben.
        [one] { $count } Eintrag zählt dann nicht mehr, bleibt aber im Verlauf. Alle behalten den Platz, den sie jetzt haben.
       *[other] { $count } Einträge zählen dann nicht mehr, bleiben aber im Verlauf. Alle behalten den Platz, den sie jetzt haben.
    }
mod-rollback-over = Dort war die Partie zu Ende, also endet sie wieder.
mod-rollback-opens = Die Partie ist zu Ende; danach läuft sie wieder.
mod-rollback-must-draw = Der Startwert dieser Partie ist vielleicht bekannt, deshalb wird von dort an neu ausgelost.
mod-rollback-shown = **Seitdem ist etwas Verdecktes oder Zufälliges gezeigt worden:** Ohne neue Auslosung ist bekannt, was kommt. Besser ist es, neu auszulosen.
mod-rollback-board = Der Spielplan, wie ihn damals alle gesehen haben:
mod-rollback-done =
    { $where ->
        [start] Die Partie ist wieder am Anfang.
       *[entry] Die Partie ist wieder bei Eintrag { $number }.
    }
mod-replace-ask = Damit wird ein Platz neu vergeben, mit allem, was dazugehört. Bisher: { $seat }. Künftig: { $person }.
mod-replace-ask-free = Damit wird dieser Platz frei: { $seat }. Es wird Ersatz gesucht. Bis jemand den Platz übernimmt, wartet die Partie, wann immer für ihn etwas zu tun ist.
mod-replace-done = { $person } hat den Platz.
mod-replace-done-free = Der Platz ist frei, und es wird Ersatz gesucht.
mod-skip-ask-end = Damit endet der Zug von { $seat }. Sonst geschieht nichts.
mod-skip-ask = { $seat } muss noch etwas tun oder entscheiden. Das übernimmt der Bot wie bei einer Vertretung; ist { $seat } am Zug, endet damit auch der Zug.
mod-skip-done = Übersprungen: { $seat }.
mod-pause-ask = Niemand kann in der Partie etwas tun, bis sie fortgesetzt wird.
mod-pause-done = Die Partie ist pausiert.
mod-resume-ask = Die Partie geht dort weiter, wo sie steht. Alle, auf die gewartet wird, werden erwähnt.
mod-resume-done = Die Partie geht weiter.
mod-move-ask = Diese Partie hat ihren Textkanal verloren. In diesem hier geht sie so weiter, wie sie steht.
mod-move-done = Die Partie geht in diesem Textkanal weiter.
mod-again-ask = Damit wird erneut gepostet, was gerade auf dem Tisch ist: der Spielplan oder, vor dem Start, der offene Tisch. Alle, auf die gewartet wird, werden erwähnt.
mod-again-done = Die Nachricht ist unterwegs. An der Partie hat sich nichts geändert.
mod-resume-game = { $number }. { $game }: { $people }

audit-head = **Moderationsprotokoll** dieses Textkanals, Seite { $page } von { $pages }, das Neueste zuerst
audit-empty = Die Moderation hat hier noch nichts getan.
audit-game = { $game }, Partie { $number }: { $told }
audit-put-away = { $name } hat Partie { $number }, die auf der Platte beschädigt war, aus diesem Textkanal entfernt.
audit-setting =
    { $place ->
        [channel] { $name } hat eine Einstellung dieses Textkanals geändert. { $what }: { $value }.
       *[server] { $name } hat eine Einstellung dieses Servers geändert. { $what }: { $value }.
    }

status-paused = Die Partie ist pausiert: Niemand kann etwas tun, bis die Moderation sie fortsetzt.
status-parked = Die Partie hat ihren Textkanal verloren. Die Moderation kann sie anderswo fortsetzen.

post-rollback =
    { $where ->
        [start] Die Moderation ({ $name }) geht zurück an den Anfang der Partie. Was danach kam, bleibt im Verlauf und zählt nicht mehr.
       *[entry] Die Moderation ({ $name }) geht zurück zu Eintrag { $number } des Verlaufs. Was danach kam, bleibt im Verlauf und zählt nicht mehr.
    }
post-dice =
    { $where ->
        [start] Die Moderation ({ $name }) geht zurück an den Anfang der Partie, von dort an mit neuer Auslosung. Was danach kam, bleibt im Verlauf und zählt nicht mehr.
        [entry] Die Moderation ({ $name }) geht zurück zu Eintrag { $number } des Verlaufs, von dort an mit neuer Auslosung. Was danach kam, bleibt im Verlauf und zählt nicht mehr.
       *[here] Die Moderation ({ $name }) lost alles Zufällige, das noch kommt, neu aus.
    }
    { $sealed ->
        [yes] -# Prüfwert des Zusatzwerts: `{ $salt }`. Der Zusatzwert wird am Ende der Partie veröffentlicht.
       *[no] -# Zusatzwert der neuen Auslosung: `{ $salt }`
    }
post-replace =
    { $filled ->
        [computer] Die Moderation ({ $name }) gibt einen Platz ({ $colour }) mit allem, was dazugehört, einem Bot ({ level }). Bisher: { $outgoing }.
        [yes] Die Moderation ({ $name }) gibt einen Platz ({ $colour }) mit allem, was dazugehört, einer anderen Person: { $incoming }. Bisher: { $outgoing }.
       *[no] Die Moderation ({ $name }) macht einen Platz ({ $colour }) frei. Bisher: { $outgoing }. Es wird Ersatz gesucht.
    }
post-replace-ping =
    { $waited ->
        [yes] { $name }, dieser Platz gehört jetzt dir, und die Partie wartet auf dich.
       *[no] { $name }, dieser Platz gehört jetzt dir. Der Bot erwähnt dich, wenn die Partie auf dich wartet.
    }
post-skip = Die Moderation ({ $name }) überspringt { $seat }.
post-pause = Die Moderation ({ $name }) pausiert die Partie. Niemand kann etwas tun, bis sie mit { $command } fortgesetzt wird.
post-resume = Die Moderation ({ $name }) setzt die Partie fort.
post-rules = Der Bot ist aktualisiert worden: Diese Partie geht nach neueren Regeln weiter (Version { $to } statt { $from }). Was davor war, lässt sich nicht mehr rückgängig machen, und die Partie kann nicht mehr dorthin zurück.
post-salts = Zusatzwerte der neuen Auslosungen, der Reihe nach: { $salts }

log-rollback =
    { $where ->
        [start] Die Moderation ({ $who }) ist zum Anfang zurückgegangen.
       *[entry] Die Moderation ({ $who }) ist zu Eintrag { $number } zurückgegangen.
    }
log-dice =
    { $sealed ->
        [yes] Die Moderation ({ $who }) hat neu ausgelost. Prüfwert des Zusatzwerts: `{ $salt }`
       *[no] Die Moderation ({ $who }) hat neu ausgelost. Zusatzwert: `{ $salt }`
    }
log-replace =
    { $filled ->
        [computer] Die Moderation ({ $who }) hat einen Platz ({ $colour }) an einen Bot ({ level }) vergeben. Bis dahin: { $outgoing }.
        [yes] Die Moderation ({ $who }) hat einen Platz ({ $colour }) an { $incoming } vergeben. Bis dahin: { $outgoing }.
       *[no] Die Moderation ({ $who }) hat einen Platz ({ $colour }) frei gemacht. Bis dahin: { $outgoing }.
    }
log-skip = Die Moderation ({ $who }) hat { $seat } übersprungen.
log-pause = Die Moderation ({ $who }) hat die Partie pausiert.
log-resume = Die Moderation ({ $who }) hat die Partie fortgesetzt.
log-post-again = Die Moderation ({ $who }) hat die Partie erneut posten lassen.
log-park = Die Partie hat ihren Textkanal verloren.
log-rules = Die Partie ist nach neueren Regeln weitergegangen: Version { $to } statt { $from }.

verify-replay-since =
    { $entries ->
        [one] ✓ Spielt man den letzten Eintrag des Verlaufs nach, kommt dasselbe heraus.
       *[other] ✓ Spielt man die letzten { $entries } Einträge des Verlaufs nach, kommt dasselbe heraus.
    }
verify-replay-since-bad =
    { $entries ->
        [one] ✗ Spielt man den letzten Eintrag des Verlaufs nach, kommt etwas anderes heraus.
       *[other] ✗ Spielt man die letzten { $entries } Einträge des Verlaufs nach, kommt etwas anderes heraus.
    }
verify-unchecked = Die Einträge bis { $number } folgten älteren Regeln, die dieser Bot nicht mehr hat: Diese Einträge lassen sich nicht prüfen.
verify-salts = Zusatzwerte der neuen Auslosungen, der Reihe nach: { $salts }

help-moderators-more = Die Moderation kann auch zu einem Eintrag des Verlaufs zurückgehen ({ $rollback }), einen Platz einer anderen Person geben ({ $replace }), überspringen, wer nichts tut ({ $skip }), pausieren und fortsetzen ({ $pause }, { $resume }), den Spielplan erneut posten ({ $again }) und sehen, wer was getan hat ({ $audit }). Jede Änderung an der Partie wird im Textkanal gemeldet.

error-entry-unknown = „{ $written }“ ist kein Eintrag des Verlaufs. Schreib die Nummer eines Eintrags, oder wähl aus der Liste, die sich beim Tippen öffnet.
error-no-such-entry = Der Verlauf hat keinen Eintrag { $number }. Wähl aus der Liste, die sich beim Tippen öffnet.
error-rollback-rules = Die Regeln in diesem Bot haben sich seit diesem Eintrag geändert, deshalb kann die Partie nicht dorthin zurück.
error-rollback-damaged = Der Verlauf ist nach Eintrag { $number } beschädigt. Die Partie kann zu diesem Eintrag zurück oder zu einem früheren.
note-damaged = Was von dieser Partie gespeichert ist, wurde auf der Platte beschädigt, deshalb kann niemand darin handeln. Die Moderation kann mit { $command } zu Eintrag { $entry } zurückgehen, dem letzten unbeschädigten, oder zu einem früheren; von dort geht die Partie weiter. Andere Partien sind nicht betroffen.
note-damaged-over = Was von dieser Partie gespeichert ist, war auf der Platte beschädigt. Die Partie ist aus ihrem Verlauf wiederhergestellt; mehr ist nicht zu tun.
note-damaged-log = Der Verlauf dieser Partie wurde auf der Platte nach Eintrag { $entry } beschädigt. Der Spielplan ist, wie er war, und die Partie geht weiter; zurück kann sie mit { $command } zu diesem Eintrag und zu früheren.
note-damaged-log-over = Der Verlauf dieser Partie war auf der Platte beschädigt. Die Partie ist zu einem früheren Eintrag zurückgegangen; mehr ist nicht zu tun.
note-lost = Die Platte dieses Bots wurde beschädigt, und was zuletzt getan wurde, kann fehlen, obwohl es bestätigt war. So steht die Partie jetzt; von hier geht sie weiter.
note-unsent = Eine Nachricht für diesen Textkanal konnte nicht gesendet werden (Nummer { $number } im Protokoll des Bots). Die Partie geht weiter: { $command } zeigt, wie sie steht.
note-unchanged = Jemand hat die eigenen Daten löschen lassen, und diese Nachricht nennt die Person vielleicht noch: { $link }. Discord lässt den Bot sie nicht ändern; er versucht es weiter. Wer diesen Textkanal verwaltet, kann die Nachricht löschen.
error-rollback-needs-dice = Der Startwert dieser Partie ist vielleicht bekannt, deshalb kann sie nur mit neuer Auslosung zurückgehen.
error-rollback-nothing = Die Partie steht schon dort.
error-rollback-newer-game = Seitdem gab es in diesem Textkanal eine andere Partie.
error-seat-unknown = „{ $written }“ ist kein Platz, der zur Wahl steht. Möglich: { $names }.
error-replace-both = Nenn eine Person oder einen Bot, nicht beides.
error-replace-bot = Das ist das Konto eines anderen Programms auf Discord, kein Mitspieler. Soll ein Bot von Riquet den Platz haben, wähl statt einer Person seine Stärke.
error-replace-not-here = Diese Person ist nicht auf diesem Server.
error-replace-seated = { $name } hat in dieser Partie schon einen Platz.
error-seat-free-already = Dieser Platz ist schon frei, und es wird Ersatz gesucht.
error-skip-which = Auf mehrere Personen wird gewartet. Gib an, wer übersprungen wird: { $names }.
error-skip-not-waited = Auf diesen Platz wird nicht gewartet.
error-paused = Die Partie ist pausiert. Die Moderation kann sie fortsetzen.
error-not-paused = Die Partie ist nicht pausiert.
error-parked = Die Partie hat ihren Textkanal verloren. Die Moderation kann sie anderswo fortsetzen.
error-not-parked = Diese Partie lässt sich nicht hierher holen: Sie hat schon einen Textkanal, oder sie kommt von einem anderen Server.
error-resume-which = Mehrere Partien haben ihren Textkanal verloren. Wähl eine aus der Liste, die sich beim Tippen öffnet.
error-resume-unknown = „{ $written }“ ist keine Partie, die sich hierher holen lässt. Möglich: { $games }.
error-nothing-to-resume = Es gibt keine Partie, die sich fortsetzen ließe: In diesem Textkanal ist keine pausiert, und keine hat ihren Textkanal verloren.

## Plätze, Zustimmung, Zuschauen

command-seat = platz
command-seat-description = Dein Platz: übergeben, aufgeben, Ersatz oder Vertretung finden
command-seat-give = übergeben
command-seat-give-description = Deinen Platz jemandem übergeben, mit allem, was dazugehört
command-seat-give-person = wem
command-seat-give-person-description = Wem du den Platz anbietest; diese Person nimmt ihn im Textkanal an oder lehnt ab
command-seat-resign = aufgeben
command-seat-resign-description = Die Partie endgültig verlassen; es wird Ersatz gesucht
command-seat-call = ersatz
command-seat-call-description = Ersatz suchen, auch für den Platz eines Bots; deinen behältst du, bis ihn jemand übernimmt
command-seat-call-stop = beenden
command-seat-call-stop-description = Nicht mehr nach Ersatz für deinen Platz oder den eines Bots suchen
command-seat-call-seat = platz
command-seat-call-seat-description = Platz eines Bots, den jemand übernehmen soll; ohne Angabe deiner
command-seat-stand-in = vertretung
command-seat-stand-in-description = Vorschlagen, dass der Bot für eine abwesende Person spielt, bis sie zurück ist
command-seat-stand-in-seat = platz
command-seat-stand-in-seat-description = Für welchen Platz der Bot spielen soll; ohne Angabe für deinen
command-seat-stand-in-level = stärke
command-seat-stand-in-level-description = Wie gut der Bot spielen soll; ohne Angabe mittel
command-seat-back = zurück
command-seat-back-description = Wieder selbst spielen, anstelle der Vertretung
command-hint = tipp
command-hint-description = Sehen, was ein starker Bot an deiner Stelle tun würde, falls der Tisch das erlaubt hat
command-review = auswertung
command-review-description = Sehen, wo sich die beendete Partie dieses Textkanals entschied, und was besser gewesen wäre
command-watch = zuschauen
command-watch-description = Die Partie dieses Textkanals per Direktnachricht verfolgen, ohne mitzuspielen
command-watch-stop = beenden
command-watch-stop-description = Der Partie dieses Textkanals nicht mehr zuschauen

button-withdraw = Zurückziehen
button-accept = Annehmen
button-decline = Ablehnen
button-ask-others = Die anderen fragen
button-ask-back = Um Rückgängigmachen bitten
button-take-seat = Diesen Platz nehmen
button-take-seat-of = Platz nehmen: { $name }
button-resign = Aufgeben
button-back-at-table = Ich bin zurück
button-to-game = Zur Partie
button-unwatch = Nicht mehr zuschauen

# $count is how many have yet to answer.
post-proposal-asked =
    { $count ->
        [0] Es fehlt keine Antwort mehr: Wer schon zugestimmt hat, kann noch einmal „Zustimmen“ drücken.
       *[other] Antwort fehlt noch von: { $asked }
    }
post-proposal-agreed = Zugestimmt: { $agreed }
post-in-secret = { $name } tut etwas, das verdeckt bleibt.
post-abandon-answered =
    { $result ->
        [done] Alle haben zugestimmt, die Partie ohne Ergebnis abzubrechen.
        [refused] Es wurde vorgeschlagen, die Partie abzubrechen. Abgelehnt von: { $name }
        [withdrawn] { $asker } zieht den Vorschlag zurück, die Partie abzubrechen.
       *[lapsed] Der Vorschlag, die Partie abzubrechen, gilt nicht mehr.
    }
# $count is how many actions of the game came after the one that is to be taken back.
post-takeback-asked =
    { $name } möchte rückgängig machen: { $events } { $count ->
        [0] Seitdem ist nichts geschehen.
        [one] 1 spätere Aktion würde mit rückgängig gemacht.
       *[other] { $count } spätere Aktionen würden mit rückgängig gemacht.
    }
post-takeback-answered =
    { $result ->
        [done] { $asker } wollte etwas rückgängig machen. Alle haben zugestimmt.
        [refused] { $asker } wollte etwas rückgängig machen. Abgelehnt von: { $name }
        [withdrawn] { $asker } zieht die Bitte zurück, etwas rückgängig zu machen.
       *[lapsed] { $asker } wollte etwas rückgängig machen. Das geht nicht mehr.
    }
post-takeback-refused = { $name } stimmt nicht zu. Nichts wird rückgängig gemacht.
post-takeback = Mit Zustimmung aller rückgängig gemacht: { $events }
post-stand-in-asked =
    { $free ->
        [True] Vorschlag von { $name }: ein Bot ({ level }) für den freien Platz ({ $colour }). Er würde spielen, bis ihn jemand übernimmt.
       *[False] Vorschlag von { $name }: eine Vertretung ({ level }) für { $seat }. Der Bot würde für diesen Platz spielen, bis die Person zurück ist.
    }
post-stand-in-answered =
    { $result ->
        [done] Alle haben der Vertretung zugestimmt.
        [refused] { $asker } hat eine Vertretung vorgeschlagen. Abgelehnt von: { $name }
        [withdrawn] { $asker } zieht den Vorschlag einer Vertretung zurück.
       *[lapsed] { $asker } hat eine Vertretung vorgeschlagen. Das geht nicht mehr.
    }
post-stand-in-refused = { $name } stimmt nicht zu. Es gibt keine Vertretung.
post-stand-in =
    { $free ->
        [True] Ein Bot ({ level }) spielt jetzt für den freien Platz ({ $colour }), bis ihn jemand übernimmt.
       *[False] Vertretung ({ level }): Der Bot spielt für { $seat }, bis die Person zurück ist.
    }
post-handover-asked = { $name } bietet den eigenen Platz an, mit allem, was dazugehört.
post-handover-answered =
    { $result ->
        [done] Der Platz wurde angenommen.
        [refused] { $asker } hat den eigenen Platz angeboten. Abgelehnt von: { $name }
        [withdrawn] { $asker } bietet den eigenen Platz nicht mehr an.
       *[lapsed] Das Angebot, den Platz zu übernehmen, gilt nicht mehr.
    }
post-handover-refused = { $name } nimmt den Platz nicht an.
post-handover = { $outgoing } übergibt den Platz an { $incoming } ({ $colour }).
post-resign = { $outgoing } gibt auf. Es wird Ersatz gesucht ({ $colour }).
post-call =
    { $own ->
        [no] { $name } sucht jemanden für den Platz eines Bots ({ $colour }). Bis dahin spielt der Bot weiter.
       *[yes] { $name } sucht Ersatz ({ $colour }) und spielt weiter, bis jemand den Platz übernimmt.
    }
post-uncall = { $name } sucht keinen Ersatz mehr.
post-call-over = -# Diese Suche ist beendet.
post-substitute = { $incoming } übernimmt als Ersatz einen Platz ({ $colour }).
post-back = { $name } ist zurück; die Vertretung endet.

log-takeback = Auf Bitte von { $seat } und mit Zustimmung aller wurden Eintrag { $number } und alles danach rückgängig gemacht.
log-handover = { $outgoing } hat den Platz an { $incoming } übergeben.
log-resign = { $outgoing } hat aufgegeben.
log-call =
    { $own ->
        [no] { $who } hat begonnen, jemanden für den Platz eines Bots zu suchen ({ $colour }).
       *[yes] { $who } hat begonnen, Ersatz zu suchen.
    }
log-uncall = { $who } hat die Suche nach Ersatz beendet.
log-substitute = { $incoming } hat als Ersatz einen Platz übernommen ({ $colour }).
log-stand-in =
    { $free ->
        [True] Mit Zustimmung aller spielt ein Bot ({ level }) für den freien Platz ({ $colour }).
       *[False] Mit Zustimmung aller hat eine Vertretung ({ level }) für { $seat } begonnen.
    }
log-back = { $who } ist zurückgekommen; die Vertretung hat geendet.

# $count is how many have yet to answer.
consent-asked = Die anderen werden gefragt. Fehlende Antworten: { $count }.
consent-agreed = Du stimmst zu. Fehlende Antworten: { $count }.
consent-took-back = Deine Zustimmung ist zurückgezogen. Fehlende Antworten: { $count }.
abandon-result =
    { $result ->
        [done] Die Partie ist abgebrochen.
        [withdrawn] Dein Vorschlag ist zurückgezogen. Die Partie geht weiter.
       *[refused] Die Partie geht weiter.
    }
takeback-result =
    { $result ->
        [done] Es ist rückgängig gemacht.
        [withdrawn] Deine Bitte ist zurückgezogen.
       *[refused] Nichts wird rückgängig gemacht.
    }
stand-in-result =
    { $result ->
        [done] Die Vertretung beginnt.
        [withdrawn] Dein Vorschlag ist zurückgezogen.
       *[refused] Es gibt keine Vertretung.
    }
handover-result =
    { $result ->
        [done] Der Platz ist übergeben.
        [withdrawn] Dein Angebot ist zurückgezogen.
       *[refused] Du nimmst den Platz nicht an.
    }
undo-ask = Wenn die anderen zustimmen, geht es trotzdem.
seat-offered = { $name } wird im Textkanal gefragt. Bis zur Zusage bleibt es dein Platz.
seat-taken = Der Platz gehört jetzt dir, mit allem, was dazugehört.
seat-resign-ask = Du verlässt die Partie endgültig; wer den Platz übernimmt, bekommt alles, was dazugehört. Wenn du bleiben willst, bis jemand kommt, such lieber Ersatz.
seat-resigned = Du hast die Partie verlassen.
seat-kept = Nichts wurde geändert. Es bleibt dein Platz.
seat-called = Es wird Ersatz gesucht. Bis jemand den Platz übernimmt, bleibt er deiner.
seat-called-computer = Jemand wird gesucht, der diesen Platz übernimmt. Bis dahin spielt der Bot weiter.
seat-uncalled = Es wird kein Ersatz mehr gesucht.
seat-back = Du spielst wieder selbst.
seats-stand-ins = Vertretung für: { $names }
seats-called = Ersatz gesucht für: { $names }
watch-begun = Du bekommst den Spielplan per Direktnachricht, jetzt und immer, wenn er hier erscheint.
watch-ended = Du schaust nicht mehr zu.
help-seats = **Plätze:** { $give } übergibt deinen Platz, { $resign } gibt ihn auf, { $call } sucht Ersatz. { $stand } schlägt vor, dass der Bot für eine abwesende Person spielt; mit { $back } spielt sie wieder selbst. Mit { $watch } verfolgst du eine Partie per Direktnachricht.

# $shown is what came to light, a whole sentence or more.
error-undo-shown = Das lässt sich nicht rückgängig machen, auch nicht mit Zustimmung aller, denn es ist etwas Verdecktes oder Zufälliges ans Licht gekommen: { $shown }
error-undo-gone = Das ist schon rückgängig gemacht, oder die Moderation ist seitdem zu einem früheren Eintrag zurückgegangen.
error-undo-dice = Das lässt sich nicht rückgängig machen: Seitdem wurde neu ausgelost.
error-takeback-other = Du hast seitdem etwas anderes getan. Frag noch einmal, wenn du noch etwas rückgängig machen willst.
error-takeback-asked-already = Du hast schon darum gebeten, etwas rückgängig zu machen. Zieh diese Bitte erst zurück.
error-stand-in-asked-already = Du hast schon eine Vertretung vorgeschlagen. Zieh den Vorschlag erst zurück.
error-no-such-proposal = Diese Frage gibt es hier nicht.
error-proposal-closed = Diese Frage ist erledigt.
error-not-asked = Du bist hier nicht gefragt worden.
error-not-agreed = Du hast nicht zugestimmt; es gibt also nichts zurückzuziehen.
error-has-seat = Diese Person hat schon einen Platz in dieser Partie.
error-own-seat = Du hast schon einen Platz in dieser Partie.
error-no-such-seat = Diesen Platz gibt es nicht.
error-seat-not-found = Einen Platz „{ $written }“ gibt es hier nicht. Plätze: { $seats }.
error-seat-give-bot = Das ist das Konto eines anderen Programms auf Discord, kein Mitspieler. Mit { $command } spielt ein Bot für dich.
error-seat-give-unseen = { $name } sieht diesen Textkanal nicht und kann den Platz darum nicht nehmen.
error-resign-last = Sonst ist niemand mehr am Tisch. Du kannst die Partie stattdessen abbrechen.
error-called-already = Es wird schon Ersatz gesucht.
error-not-called = Hier wird kein Ersatz gesucht.
error-standing-not-offered = Diese Antwort kannst du gerade nicht im Voraus geben. Dein Bedienfeld zeigt, welche möglich sind.
error-no-stand-in = Für dich spielt keine Vertretung.
error-stand-in-already = Für diesen Platz spielt schon eine Vertretung.
error-stand-in-other-level = Für diesen Platz ist schon eine Vertretung mit anderer Stärke vorgeschlagen ({ level }). Stimm ihr zu, oder lass sie erst zurückziehen.
error-stand-in-alone = Mindestens eine Person muss selbst spielen.
error-stand-in-plays = Für dich spielt eine Vertretung. Drück erst „Ich bin zurück“.
error-watch-seated = Du spielst in dieser Partie mit und siehst ohnehin mehr als alle, die nur zuschauen.
error-watching-already = Du schaust dieser Partie schon zu.
error-not-watching = Du schaust dieser Partie nicht zu.
error-watch-unreachable = Der Bot kann dir keine Direktnachrichten schicken. Erlaub sie für diesen Server und versuch es noch einmal.

## Die Bedenkzeit eines Tisches

# What people type and read of a pace; the words of each unit stand with spaces between.
pace-none = ohne Bedenkzeit
pace-with-bank = { $turn } + { $bank }
pace-week =
    { $count ->
        [one] { $count } Woche
       *[other] { $count } Wochen
    }
pace-day =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
length-under-an-hour = unter einer Stunde
pace-hour =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
pace-words-week = w wo woche wochen
pace-words-day = t tag tage tagen
pace-words-hour = h std stunde stunden
pace-words-minute = min minute minuten
pace-words-second = s sek sekunde sekunden
pace-choose-none = Bedenkzeit: keine
pace-choose-turn = Bedenkzeit: { $turn } je Zug
pace-choose-bank = Bedenkzeit: { $turn } je Zug + { $bank } auf dem Zeitkonto
pace-line = **Bedenkzeit:** { $turn }, sooft die Partie auf jemanden wartet, danach ein Zeitkonto für die ganze Partie: { $bank }
pace-line-turn = **Bedenkzeit:** { $turn }, sooft die Partie auf jemanden wartet
clock-of = { $name } ({ $when })
clock-until = Die Zeit endet: { $clocks }
clock-over = Zeit abgelaufen: { $names }
button-late-skip = Überspringen
button-late-stand-in = Bot spielen lassen
button-late-free = Ersatz suchen
# $count is how many others are there, $others are mentions of them.
post-time-over =
    { $count ->
        [0] **Die Zeit von { $name } ist abgelaufen.** Sonst geschieht nichts von selbst, und { $name } kann weiterhin handeln. Sonst ist gerade niemand da, um zu entscheiden: Wer zurückkommt, kann es hier unten tun.
        [one] **Die Zeit von { $name } ist abgelaufen.** Sonst geschieht nichts von selbst, und { $name } kann weiterhin handeln. { $others } kann wählen: überspringen, was { $name } zu tun hat, den Bot spielen lassen, bis { $name } zurück ist, oder Ersatz suchen.
       *[other] **Die Zeit von { $name } ist abgelaufen.** Sonst geschieht nichts von selbst, und { $name } kann weiterhin handeln. { $others } können gemeinsam wählen: überspringen, was { $name } zu tun hat, den Bot spielen lassen, bis { $name } zurück ist, oder Ersatz suchen.
    }
post-time-over-settled = Die Zeit von { $name } war abgelaufen. Hier gibt es nichts mehr zu wählen.
post-time-skip-asked = Vorschlag von { $name }: { $seat } überspringen, da die Zeit abgelaufen ist. Der Bot würde den Zug beenden oder tun, was getan werden muss.
post-time-skip-answered =
    { $result ->
        [done] Alle Gefragten haben zugestimmt, zu überspringen.
        [refused] { $asker } hat vorgeschlagen, zu überspringen. Abgelehnt von: { $name }
        [withdrawn] { $asker } zieht den Vorschlag zurück, zu überspringen.
       *[lapsed] { $asker } hat vorgeschlagen, zu überspringen. Das geht nicht mehr.
    }
post-time-skip-refused = { $name } stimmt nicht zu. Niemand wird übersprungen.
post-time-skip = { $seat } wird mit Zustimmung der anderen übersprungen, da die Zeit abgelaufen ist.
log-time-skip = { $seat } wurde mit Zustimmung der anderen übersprungen, da die Zeit abgelaufen war.
post-time-free-asked = Vorschlag von { $name }: den Platz von { $seat } frei machen, da die Zeit abgelaufen ist, und Ersatz suchen.
post-time-free-answered =
    { $result ->
        [done] Alle Gefragten haben zugestimmt, Ersatz zu suchen.
        [refused] { $asker } hat vorgeschlagen, einen Platz frei zu machen. Abgelehnt von: { $name }
        [withdrawn] { $asker } zieht den Vorschlag zurück, einen Platz frei zu machen.
       *[lapsed] { $asker } hat vorgeschlagen, einen Platz frei zu machen. Das geht nicht mehr.
    }
post-time-free-refused = { $name } stimmt nicht zu. Der Platz bleibt, wie er ist.
post-time-free = Mit Zustimmung der anderen ist ein Platz frei ({ $colour }), da die Zeit abgelaufen ist. Bisher: { $outgoing }. Es wird Ersatz gesucht.
log-time-free = Mit Zustimmung der anderen wurde ein Platz frei ({ $colour }), da die Zeit abgelaufen war. Bis dahin: { $outgoing }.
time-skip-result =
    { $result ->
        [done] Der Bot hat getan, was getan werden musste.
        [withdrawn] Dein Vorschlag ist zurückgezogen.
       *[refused] Niemand wird übersprungen.
    }
time-free-result =
    { $result ->
        [done] Der Platz ist frei, und es wird Ersatz gesucht.
        [withdrawn] Dein Vorschlag ist zurückgezogen.
       *[refused] Der Platz bleibt, wie er ist.
    }
error-time-not-over = Hier gibt es nichts mehr zu wählen: Diese Zeit ist nicht abgelaufen.
error-time-own = Es ist deine eigene Zeit, die abgelaufen ist. Du kannst weiterhin handeln wie immer.
error-time-skip-asked-already = Du hast schon vorgeschlagen, jemanden zu überspringen. Zieh den Vorschlag erst zurück.
error-time-free-asked-already = Du hast schon vorgeschlagen, einen Platz frei zu machen. Zieh den Vorschlag erst zurück.
error-pace-unknown = „{ $written }“ ist keine Bedenkzeit. Schreib die Zeit für jeden Zug und, nach einem Plus, das Zeitkonto: { $examples }.
error-pace-short = „{ $written }“ ist zu kurz. Die kürzeste Bedenkzeit ist jedes Mal { $least }.
error-pace-long = „{ $written }“ ist zu lang. Länger als das ist weder die Zeit für jeden Zug noch das Zeitkonto: { $most }.
error-pace-hours = „{ $written }“ sind keine ganzen Stunden. Eine Bedenkzeit zählt in Stunden, Tagen und Wochen.

## Partien als Dateien, und was über Personen gespeichert ist

command-mod-export = exportieren
command-mod-export-description = Die letzte Partie dieses Textkanals in eine Datei exportieren
command-mod-export-seed = startwert
command-mod-export-seed-description = Mit Startwert und allem Verdeckten, zum Importieren; ohne: ein Verlauf zum Lesen
command-mod-import = importieren
command-mod-import-description = Eine exportierte Partie in diesen Textkanal importieren
command-mod-import-file = datei
command-mod-import-file-description = Die Datei einer Partie, mit Startwert exportiert
command-privacy = datenschutz
command-privacy-description = Zeigen oder löschen, was der Bot über dich speichert
command-privacy-show = zeigen
command-privacy-show-description = Alles zeigen, was über dich gespeichert ist
command-privacy-delete = löschen
command-privacy-delete-description = Löschen, was über dich gespeichert ist

button-mod-export = Mit Startwert exportieren
button-mod-export-ended = Exportieren
button-mod-export-log = Verlauf exportieren
button-mod-import = Importieren
button-privacy-delete = Meine Daten löschen

mod-export-ask = Damit wird die ganze Partie in eine Datei geschrieben: Optionen, Verlauf und **Startwert**. Wer die Datei hat, kann jede verdeckte Hand und alles Verdeckte ausrechnen, das noch kommt. Wer einen Platz hat, erfährt es, und im Verlauf steht es auch. Eine neue Auslosung macht den Startwert für alles Weitere wertlos: { $command } zum letzten Eintrag, mit neuer Auslosung.
mod-export-ended-ask = Damit wird die ganze Partie in eine Datei geschrieben: Optionen, Startwert und Verlauf. Die Partie ist zu Ende und ihr Startwert öffentlich. Wer einen Platz hat, erfährt es, und im Verlauf steht es auch.
mod-export-log-ask = Damit wird der Verlauf so in eine Datei geschrieben, wie ihn alle lesen dürfen, ohne Startwert und ohne etwas Verdecktes. Man kann ihn lesen, aber nicht importieren. Wer einen Platz hat, erfährt es, und im Verlauf steht es auch.
mod-export-done = Hier ist die Datei.
mod-export-dice = Wer die Datei hat, kennt den Startwert. Eine neue Auslosung macht ihn für alles Weitere wertlos: { $command } zu Eintrag { $number }, mit neuer Auslosung.
mod-export-log-done = Hier ist der Verlauf.
# $count is the number of entries in the log.
mod-import-head =
    { $count ->
        [one] ## { $game }
            Plätze: { $seats }. Der Verlauf hat 1 Eintrag.
       *[other] ## { $game }
            Plätze: { $seats }. Der Verlauf hat { $count } Einträge.
    }
mod-import-checked = Die Datei ist geprüft: Spielt man den Verlauf nach, steht die Partie so da wie in der Datei.
mod-import-older = Die Datei ist geprüft. Die Partie wurde nach älteren Regeln gespielt: Was vor dem Stand in der Datei war, lässt sich nicht rückgängig machen, und die Partie kann nicht dorthin zurück.
mod-import-open = Die Partie geht in diesem Textkanal weiter, sofort und ohne Zeitgrenze: Bedenkzeit, Pause, Pläne und Antworten im Voraus stehen nicht in der Datei. { $command } nimmt sie wieder vom Tisch.
mod-import-finished = Die Partie ist zu Ende und wird als beendete Partie importiert.
mod-import-abandoned = Die Partie wurde einvernehmlich abgebrochen und wird als abgebrochene Partie importiert.
mod-import-sitting = Wieder am Tisch: { $names }
mod-import-missing = Nicht auf diesem Server: { $names }
mod-import-free =
    { $count ->
        [one] Ein Platz ist frei; es wird Ersatz gesucht.
       *[other] { $count } Plätze sind frei; es wird Ersatz gesucht.
    }
mod-import-secrets = Wer die Datei hat, kennt den Startwert, jede verdeckte Hand und alles Verdeckte, das noch kommt.
mod-import-ask = Wer einen Platz hat, erfährt es, und im Verlauf steht es auch.
mod-import-done = Die Partie ist da.

# $seed says whether the seed is in the file, $over whether the game has ended.
post-export =
    { $seed ->
        [True] { $over ->
            [True] Die Moderation ({ $name }) exportiert die Partie mit ihrem Startwert.
           *[False] Die Moderation ({ $name }) exportiert die Partie mit ihrem Startwert: Wer die Datei hat, kann alles Verdeckte ausrechnen, jetzt und später. Eine neue Auslosung würde den Startwert für alles Weitere wertlos machen.
        }
       *[False] Die Moderation ({ $name }) exportiert den Verlauf, ohne Startwert und ohne etwas Verdecktes.
    }
post-import =
    ## { $game }
    Die Moderation ({ $name }) importiert diese Partie aus einer Datei.
post-forgotten = Jemand hat die eigenen Daten löschen lassen. Der Platz ({ $colour }) gehört nun zu einem gelöschten Konto; es wird Ersatz gesucht.
post-free = Ein Platz ist frei ({ $colour }); es wird Ersatz gesucht.
log-export =
    { $seed ->
        [True] Die Moderation ({ $who }) hat die Partie mit ihrem Startwert exportiert.
       *[False] Die Moderation ({ $who }) hat den Verlauf exportiert.
    }
log-import = Die Moderation ({ $who }) hat die Partie aus einer Datei importiert.
log-forgotten = Jemand hat die eigenen Daten löschen lassen ({ $colour }).
log-free = Ein Platz ist frei geworden ({ $colour }).

privacy-head = ## Was über dich gespeichert ist
privacy-person = Name: { $name } · Discord-ID: { $number }
privacy-settings = Deine Einstellungen: { $settings }
privacy-setting = { $name }: { $value }
privacy-games = Partien, in denen du einen Platz hast: { $count }
privacy-followed = Partien, denen du zuschaust: { $count }
privacy-seat = Platz { $number }
privacy-standing = Antworten, die du im Voraus gegeben hast: { $count }
privacy-standing-times = { $answer } ({ $times })
privacy-standing-used = aufgebraucht
privacy-entries = Einträge in Verläufen, die von dir sind oder dich betreffen: { $count }
privacy-proposals = Offene Fragen von dir oder an dich: { $count }
privacy-changes = Einstellungen von Textkanälen und Servern, die du geändert hast: { $count }
privacy-uploads = Dateien, die du zum Importieren geschickt und noch nicht bestätigt hast: { $count }
privacy-owed = Nachrichten über dich oder an dich, die noch zu senden sind: { $count }
privacy-hosted = Von dir geöffnete Tische oder importierte Partien: { $count }
privacy-not-stored = **Nicht gespeichert:** Der Bot liest keine Nachrichten von Personen und bewahrt keine auf. Er speichert kein Profil, kein Bild, keine Rollen und keine Adressen.
privacy-nothing = Über dich ist nichts gespeichert.
privacy-file = meine-daten.txt
privacy-goes = **Was verschwindet:** dein Name und deine Discord-ID, deine Einstellungen, deine Antworten im Voraus, deine Pläne, deine Wertungen, die Liste der Partien, denen du zuschaust, deine offenen Fragen und die Dateien, die du zum Importieren geschickt hast. Offene Tische verlässt du. In laufenden Partien wird dein Platz frei, und es wird Ersatz gesucht.
privacy-stays = **Was bleibt:** was du in Partien getan hast, unter dem Namen „Gelöschtes Konto“, denn die Partien der anderen beruhen darauf. Nachrichten, die schon in Discord stehen, gehören Discord. Frühere Sicherungen und Dateien ändern sich nicht.
privacy-ask = Das lässt sich nicht rückgängig machen. Wenn du wieder spielst, bist du für den Bot eine neue Person.
privacy-deleted = Deine Daten sind gelöscht.
privacy-deleted-later = Deine Daten sind gelöscht. In einer Datei neben der Datenbank stehen sie noch, weil diese gerade gelesen wird (etwa für eine Sicherung); daraus verschwinden sie, sobald das fertig ist.
answer-left-out = Gerade sind Daten von jemandem gelöscht worden; die Antwort entfällt, weil der Name darin stehen könnte.
message-left-out = Was hier stand, entfällt: Es könnte jemanden genannt haben, dessen Daten gelöscht worden sind.
privacy-kept = Nichts wurde gelöscht.
help-privacy = **Datenschutz:** { $show } zeigt, was über dich gespeichert ist, und { $delete } löscht es.
help-files = **Partien als Dateien:** { $export } schreibt eine Partie in eine Datei; ist sie mit Startwert exportiert, macht { $bring } aus der Datei wieder eine Partie.

error-import-too-big = Die Datei ist zu groß. Möglich sind höchstens { $limit } MB.
error-import-not-fetched = Discord hat die Datei nicht geliefert. Schick sie noch einmal.
error-import-unreadable = Das ist keine Datei, die dieser Bot exportiert hat.
error-import-cut-off = Die Datei beginnt wie ein Export dieses Bots, ist aber beschädigt oder abgeschnitten. Lade sie noch einmal herunter oder exportiere die Partie noch einmal.
error-import-log = Das ist ein Verlauf ohne Startwert. Man kann ihn lesen, aber nicht importieren: Importieren lässt sich nur ein Export mit Startwert.
error-import-newer = Die Datei stammt von einer neueren Version dieses Bots.
error-import-newer-rules = Die Partie in der Datei wurde nach neueren Regeln gespielt, als dieser Bot sie kennt.
error-import-damaged = Die Datei ist beschädigt: Ihre Prüfsumme stimmt nicht.
error-import-malformed = Etwas in der Datei ist fehlerhaft: `{ $place }`.
error-import-unknown-game = Ein Spiel namens „{ $written }“ gibt es hier nicht.
error-import-options = Mit den Optionen oder der Zahl der Plätze in der Datei lässt sich dieses Spiel nicht spielen.
error-import-fingerprint = Startwert und Optionen in der Datei ergeben nicht den Prüfwert, der darin steht.
error-import-entry = Der Verlauf in der Datei lässt sich nicht nachspielen: Bei Eintrag { $number } kommt etwas anderes heraus, als dort steht.
error-import-state = Der Verlauf in der Datei führt nicht zu dem Stand der Partie, der in der Datei steht.
error-import-impossible = Der Stand der Partie in der Datei kann in diesem Spiel nicht vorkommen.
error-import-too-much = Diese Datei zu prüfen braucht mehr Zeit oder Speicher als jede Partie. Sie wird nicht importiert.
error-import-busy = Gerade werden andere Dateien geprüft. Versuch es in einer Minute noch einmal.
error-import-rest =
    { $minutes ->
        [one] Eine Datei von hier hat zu viel Zeit oder Speicher gebraucht. Die nächste kann in einer Minute geprüft werden.
       *[other] Eine Datei von hier hat zu viel Zeit oder Speicher gebraucht. Die nächste kann in { $minutes } Minuten geprüft werden.
    }
error-import-gone = Diese Datei ist nicht mehr da. Schick sie noch einmal.
error-nothing-kept = Über dich ist nichts gespeichert.
error-not-your-data = Bei diesem Button geht es um die Daten von jemand anderem.

## Listen von Partien

command-games = partien
command-games-description = Partien auflisten: deine auf allen Servern oder die dieses Servers
command-games-mine = meine
command-games-mine-description = Deine Partien überall zeigen, wo der Bot ist, zuerst die, die auf dich warten
command-games-here = hier
command-games-here-description = Partien und offene Tische dieses Servers zeigen, und auf wen gewartet wird

games-mine-head = ## Deine Partien
games-mine-count =
    { $count ->
        [0] Keine davon wartet auf dich.
        [one] Eine Partie wartet auf dich.
       *[other] { $count } Partien warten auf dich.
    }
games-mine-none = Du hast in keiner Partie einen Platz. { $command } öffnet einen Tisch.
games-here-head = ## Partien auf diesem Server
games-here-none = In den Textkanälen, die du siehst, gibt es weder eine Partie noch einen offenen Tisch. { $command } öffnet einen Tisch.
games-unreadable =
    { $count ->
        [one] Eine deiner Partien kann nicht gelesen werden: Was von ihr gespeichert ist, wurde auf der Platte beschädigt.
       *[other] { $count } deiner Partien können nicht gelesen werden: Was von ihnen gespeichert ist, wurde auf der Platte beschädigt.
    }
games-page = -# Seite { $page } von { $pages }
games-no-server = ein Server ohne den Bot
# $since sagt Discord, etwa „vor 3 Stunden“.
games-own-turn =
    { $since ->
        [unknown] **Wartet auf dich**
       *[other] **Wartet auf dich** (gefragt { $since })
    }
games-waiting =
    { $since ->
        [unknown] Warten auf: { $names }
       *[other] Warten auf: { $names } (gefragt { $since })
    }
games-lobby = Offener Tisch, geöffnet { $since }
games-paused = Pausiert { $since }
games-parked = Hat ihren Textkanal verloren; die Moderation kann sie anderswo fortsetzen
games-damaged = Auf der Platte beschädigt; niemand kann etwas tun
games-own-stand-in = Für dich spielt eine Vertretung
games-planned = Plan bereit
games-ahead =
    { $count ->
        [one] 1 Antwort im Voraus gegeben
       *[other] { $count } Antworten im Voraus gegeben
    }
help-games-lists = **Deine Partien:** { $mine } zeigt deine Partien auf allen Servern, zuerst die, die auf dich warten, und { $here } die dieses Servers.
help-pace = **Bedenkzeit:** Ein Tisch kann festlegen, wie viel Zeit alle haben, sooft die Partie auf sie wartet, und dazu ein Zeitkonto, etwa „1 Tag + 3 Tage“. Wähle sie, wenn du den Tisch öffnest, oder im Menü unter dem offenen Tisch. Niemand verliert, wenn die Zeit abläuft: Die anderen wählen dann, was geschieht.

## Hints and reviews
hint-best = Ein starker Bot würde so handeln: **{ $move }**
hint-close = Etwa gleich gut: { $moves }.
hint-move = „{ $move }“
hint-why = Warum: Verglichen mit „{ $move }“ bringt das im Schnitt an Punkten: { $gains }
hint-wins = Von Partien, die von hier an nach einfachen Regeln weitergespielt werden, gewinnst du so etwa { $best } %, mit „{ $move }“ { $other } %.
hint-slightly = Warum: Verglichen mit „{ $move }“ stehst du so etwas besser da.
hint-ahead = Das kostet dich Punkte, jemand anderen aber mehr: Es zählt, vorn zu liegen.
hint-even = Was davon du nimmst, macht kaum einen Unterschied.
hint-only = Sonst kommt nichts infrage.
hint-open = Womit das sonst noch ginge, wurde nicht verglichen.
gain = { $name } { $points }
gain-own = du { $points }
# $whole and $tenth are the two parts of a number of points.
gain-points =
    { $sign ->
        [less] −{ $whole },{ $tenth }
       *[more] +{ $whole },{ $tenth }
    }
review-head =
    { $round ->
        [0] ### Wendepunkt { $page } von { $pages } (der schwerste zuerst): { $name }, Eintrag { $entry } im Verlauf
       *[other] ### Wendepunkt { $page } von { $pages } (der schwerste zuerst): { $name }, Runde { $round }, Eintrag { $entry } im Verlauf
    }
review-saw = -# { $name } sah: „{ $hand }“
review-done = Gespielt: { $move }
review-better = Besser, nach allem, was man wissen konnte: **{ $move }**
review-gains = Im Schnitt hätte das an Punkten gebracht: { $gains }
review-wins = Von Partien, die von hier an nach einfachen Regeln weitergespielt werden, gewinnt { $name } so etwa { $better } %, mit dem, was gespielt wurde, { $worse } %.
review-slightly = { $name } stünde so etwas besser da.
review-none = So weit ein starker Bot sieht, hätte niemand irgendwo klar besser spielen können.

## Replays

replay-start =
    ### Der Anfang der Partie
    -# Schritte von hier an: { $count }
replay-head =
    ### Schritt { $step } von { $count }
    -# Eintrag { $entry } im Verlauf, { $time }
replay-known = -# Damals nur { $names } bekannt: { $text }
replay-saw = { $name } sah: „{ $hand }“
replay-lost-rules = *Die Regeln in diesem Bot haben sich seither geändert: Diese Stellung lässt sich nicht mehr zeigen.*
replay-lost-damaged = *Der Verlauf ist vor diesem Eintrag beschädigt: Diese Stellung lässt sich nicht zeigen.*
replay-posted = Der Schritt ist auf dem Weg in den Textkanal.
replay-form-entry = Nummer eines Eintrags im Verlauf (0: Anfang)
recap-head =
    { $since ->
        [start] ### Seit Anfang der Partie
        [round] ### Die letzten zwei Runden
        [turns] ### Die letzten Züge, so viele, wie es Plätze gibt
        [seat] ### Seit du deinen Platz hast
       *[own] ### Seit deiner letzten Aktion
    }
    { $since ->
        [start] -# Aktionen: { $acts }
       *[own] -# Aktionen seit Eintrag { $entry } im Verlauf, { $time }: { $acts }
    }
recap-nothing = Seither ist nichts geschehen.
recap-unreadable = Was geschah, wurde nach älteren Regeln gespielt und lässt sich nicht mehr erzählen.

## Eine beendete Partie als Datei und als Text.

file-game = Hier ist die Partie als Datei: Optionen, Startwert, der ganze Verlauf und das Ende. Damit können alle die Auslosung prüfen, wie es { $verify } tut. Darin stehen die Namen, wie sie im Textkanal standen, aber keine Discord-IDs. Die Moderation kann sie importieren.
file-text = Hier ist die Partie als Text, in ganzen Sätzen: wer gespielt hat, wie sie ausging, was geschah und wie es am Ende stand.
story-seat = { $colour }: { $name }.
story-when =
    { $days ->
        [one] Gespielt am { $began }. Zeitzone: { $zone }.
       *[several] Gespielt von { $began }, bis { $ended }. Zeitzone: { $zone }.
    }
story-happened = Was geschah
# $text ist ein ganzer Satz, oder mehrere.
story-entry =
    { $count ->
        [one] Eintrag { $first }: { $text }
       *[several] Einträge { $first } bis { $last }: { $text }
    }
story-undone = Später rückgängig gemacht: { $text }
story-position = Wie es am Ende stand
story-draws = Zum Prüfen der Auslosung
story-seed = Prüfwert des Startwerts: { $fingerprint }. Startwert: { $seed }.
# Wörter für Zeichen: 5 + 4 = 9, 3 × Straße, 4:1, 11–14.
spoken-plus = plus
spoken-makes = ergibt
spoken-times = mal
spoken-for = zu
spoken-to = bis

## Animations, and the last message of a game

animation-waits = -# Die Animation wird gleich gezeichnet.
animation-drawn = -# Die Animation wird gezeichnet: { $done } von { $total } Bildern.
animation-head =
    { $lost ->
        [0] -# Die ganze Partie in { $count } Bildern
       *[other] -# Die Partie in { $count } Bildern. Züge, die sich nicht mehr zeigen lassen: { $lost }.
    }
animation-lost = -# Züge, die sich nicht mehr zeigen lassen: { $lost }
animation-none = *Von dieser Partie lässt sich nur eine Stellung zeigen: Es gibt nichts zu animieren.*
animation-stopped = *Der Bot wird neu gestartet: Die Animation ist nicht fertig geworden.*
animation-failed = *Die Animation konnte nicht gezeichnet werden.*
animation-given-up = Die Animation ist angehalten.
animation-alt = Die Partie als Animation in { $count } Bildern. Am Ende: { $end }
ending-head = ## { $game }: ein Rückblick
ending-recap =
    { $count ->
        [0] Niemand hat gewonnen.
        [one] **{ $winners }** hat gewonnen.
       *[other] **{ $winners }** teilen sich den Sieg.
    }
ending-length = -# Runden: { $rounds } · Dauer: { $time }
ending-turning-points = **Wo sich die Partie gewendet hat**
ending-no-turning-points = Wendepunkte: keine. So weit ein starker Bot sieht, hätte niemand klar besser spielen können.
ending-turning-point =
    { $round ->
        [0] **{ $name }**, Eintrag { $entry } im Verlauf
       *[other] **{ $name }**, Runde { $round }, Eintrag { $entry } im Verlauf
    }
ending-counts-no-more = *Dieses Ende der Partie gilt nicht mehr.*

## Statistics and rankings

command-stats = stats
command-stats-description = Statistik zeigen: deine, die von anderen, von diesem Server oder von einer Partie
command-stats-about = worüber
command-stats-about-description = Deine Partien (auch ohne Angabe), alle dieses Servers oder die neueste in diesem Textkanal
command-stats-person = person
command-stats-person-description = Jemand anderes, dessen Partien auf diesem Server du sehen willst
command-stats-game = spiel
command-stats-game-description = Nur dieses Spiel; ohne Angabe alle
command-stats-public = öffentlich
command-stats-public-description = Deine Statistik oder die von Server oder Partie dem ganzen Textkanal zeigen
command-ranking = rangliste
command-ranking-description = Zeigen, wie stark wer auf diesem Server in einem Spiel ist
command-ranking-game = spiel
command-ranking-game-description = Welches Spiel; ohne Angabe das zuletzt in diesem Textkanal gespielte
command-ranking-public = öffentlich
command-ranking-public-description = Die Rangliste dem ganzen Textkanal zeigen
stats-about-me = meine Partien
stats-about-server = dieser Server
stats-about-game = die Partie dieses Textkanals
button-stats = Statistik

stats-head-me = ## Deine Partien auf diesem Server
stats-head-person = ## Partien auf diesem Server: { $name }
stats-head-server = ## Alle Partien auf diesem Server
stats-none = Hier ist noch keine Partie beendet.
stats-none-kind = Hier ist noch keine Partie „{ $game }“ beendet.
stats-kind = ### { $game }
stats-ended = Beendet: { $ended } · zu Ende gespielt: { $finished } · abgebrochen: { $stopped } · aufgegeben: { $resigned }
stats-rating = Wertung: **{ $number }** (± { $uncertainty }) · gewertete Partien: { $games }
stats-won = Gewonnen: { $won } von { $played } ({ $share } %)
stats-seat = Platz { $seat } von { $seats } am Tisch: { $won } von { $played } gewonnen ({ $share } %)
# $whole and $tenth are the two parts of a number.
decimal = { $whole },{ $tenth }
stats-points =
    { $spread ->
        [none] Punkte: { $middle }
        [few] Punkte: Mittelwert { $mean }, niedrigste { $low }, höchste { $high }
       *[some] Punkte: Mittelwert { $mean }, die Hälfte von { $quarter } bis { $three-quarters }, Median { $middle }, niedrigste { $low }, höchste { $high }
    }
stats-length-rounds =
    { $spread ->
        [none] Runden einer Partie: { $middle }
        [few] Runden einer Partie: wenigste { $low }, meiste { $high }
       *[some] Runden einer Partie: die Hälfte von { $quarter } bis { $three-quarters }, Median { $middle }, wenigste { $low }, meiste { $high }
    }
stats-length =
    { $spread ->
        [none] Dauer einer Partie: { $middle }
        [few] Dauer einer Partie: kürzeste { $low }, längste { $high }
       *[some] Dauer einer Partie: Median { $middle }, kürzeste { $low }, längste { $high }
    }
stats-waits-person =
    { $count ->
        [one] Die anderen mussten warten: einmal, { $time }
       *[other] Die anderen mussten warten: { $count }-mal, im Mittel { $time }
    }
stats-waits-server =
    { $count ->
        [one] Auf jemanden wurde gewartet: einmal, { $time }
       *[other] Auf jemanden wurde gewartet: { $count }-mal, im Mittel { $time }
    }
stats-minutes =
    { $count ->
        [0] weniger als eine Minute
        [one] 1 Minute
       *[other] { $count } Minuten
    }
stats-picture = -# Das Bild zeigt nur { $game }; die Option **{ $option }** bringt das eines anderen Spiels.
stats-game-head = ## Statistik dieser Partie: { $game }
stats-game-stopped = Ohne Ergebnis beendet
stats-game-length =
    { $rounds ->
        [one] Eine Runde; Dauer: { $time }
       *[other] { $rounds } Runden; Dauer: { $time }
    }
stats-game-points =
    { $points ->
        [one] { $name }: 1 Punkt
       *[other] { $name }: { $points } Punkte
    }
stats-game-won =
    { $points ->
        [one] { $name }: 1 Punkt, gewonnen
       *[other] { $name }: { $points } Punkte, gewonnen
    }
stats-game-waits =
    { $count ->
        [one] die anderen haben einmal gewartet, { $time }
       *[other] die anderen haben { $count }-mal gewartet, im Mittel { $time }
    }
stats-rounds = **Punkte nach jeder Runde, und was sie gebracht hat:**
stats-round = { $number }: { $points }
stats-no-course = *Die Regeln in diesem Bot haben sich seither geändert, oder der Verlauf ist beschädigt: Die Punkte nach jeder Runde sind nicht bekannt.*
stats-posted = Das ist auf dem Weg in den Textkanal.

ranking-head = ## Rangliste auf diesem Server: { $game }
ranking-ranked = { $name } · **{ $number }** (± { $uncertainty }) · Partien: { $games }
ranking-own = Dein Rang: { $place }
ranking-more = … und weitere: { $count }
ranking-without = Noch ohne Rang, vor fünf gewerteten Partien:
ranking-unranked = - { $name } · { $number } (± { $uncertainty }) · Partien: { $games }
ranking-levels = Bots, eigens gewertet:
ranking-level = - { $name } · { $number } (± { $uncertainty }) · Partien: { $games }
ranking-none = Niemand, der hier gezeigt wird, hat in diesem Spiel schon eine Wertung.
ranking-how = -# Die Zahl ist, was jemand nach den eigenen Partien mindestens wert ist; sie beginnt bei 1000, und ± sagt, wie unsicher sie ist. Aufgeben zählt als letzter Rang. Wer für jemanden eingesprungen ist oder ersetzt wurde, wird nicht gewertet. Partien mit Bots zählen nur für die Bots.

chart-scores = Punkte nach jeder Runde
chart-rounds = Runden
chart-points = Punkte am Ende
chart-wins = Gewonnene Partien, nach Platz
chart-seat = Platz { $seat } von { $seats }
chart-median = Median { $middle }
chart-scores-alt = Linien der Punkte nach jeder Runde. Am Ende: { $points }.
chart-points-alt =
    { $spread ->
        [some] { $game }: Punkte am Ende von { $low } bis { $high }, die Hälfte von { $quarter } bis { $three-quarters }, Median { $middle }.
       *[few] { $game }: Punkte am Ende von { $low } bis { $high }, Median { $middle }.
    }
chart-share = { $share } % ({ $won }/{ $played })
chart-wins-alt = Gewonnene Partien nach Platz: { $seats }.

help-stats = **Statistik:** { $stats } zeigt, wie deine Partien ausgingen, die dieses Servers oder eine einzelne. { $ranking } zeigt, wie stark wer ist; in deinen Einstellungen kannst du dich heraushalten.

command-settings-ranking = rangliste
command-settings-ranking-description = In Ranglisten stehen oder nicht; die Moderation legt es für alle ohne eigene Wahl fest
command-settings-ranking-where = wo
command-settings-ranking-where-description = Für dich allein, in diesem Textkanal oder auf dem ganzen Server
command-settings-ranking-ranking = rangliste
command-settings-ranking-ranking-description = Sichtbar oder verborgen; automatisch hebt die Einstellung auf
command-settings-ratings = wertungen
command-settings-ratings-description = Für die Moderation: Wertungen und Ranglisten hier zeigen oder nicht
command-settings-ratings-ratings = wertungen
command-settings-ratings-ratings-description = An oder aus; automatisch hebt die Einstellung auf
settings-ranking-shown = sichtbar
settings-ranking-hidden = verborgen
settings-ranking-automatic = automatisch
settings-ratings-on = an
settings-ratings-off = aus
settings-ratings-automatic = automatisch
settings-name-ranking = In Ranglisten
settings-name-ratings = Wertungen und Ranglisten
settings-ranking-set =
    { $place ->
        [me] In Ranglisten bist du: { $value }. Für die anderen zählen deine Partien auf jeden Fall.
        [channel] In Ranglisten dieses Textkanals sind alle: { $value }. Eigene Einstellungen von Leuten bleiben.
       *[server] In Ranglisten dieses Servers sind alle: { $value }. Eigene Einstellungen von Textkanälen und Leuten bleiben.
    }
settings-ranking-back =
    { $place ->
        [me] Du hast keine eigene Einstellung für Ranglisten mehr. Hier gilt: { $value } ({ $source }).
        [channel] Dieser Textkanal hat keine eigene Einstellung für Ranglisten mehr. Hier gilt: { $value } ({ $source }).
       *[server] Dieser Server hat keine eigene Einstellung für Ranglisten mehr. In Textkanälen ohne eigene gilt: { $value } ({ $source }).
    }
settings-ratings-set =
    { $place ->
        [channel] Wertungen und Ranglisten in diesem Textkanal: { $value }.
       *[server] Wertungen und Ranglisten auf diesem Server: { $value }. Eigene Einstellungen von Textkanälen bleiben.
    }
settings-ratings-back =
    { $place ->
        [channel] Dieser Textkanal hat keine eigene Einstellung für Wertungen mehr. Hier gilt: { $value } ({ $source }).
       *[server] Dieser Server hat keine eigene Einstellung für Wertungen mehr. In Textkanälen ohne eigene gilt: { $value } ({ $source }).
    }

privacy-results = Plätze beendeter Partien, die in der Statistik für dich zählen: { $count }
privacy-ratings = Deine Wertungen: { $count }
privacy-rating = - { $game } · Server { $server } · { $number } (± { $uncertainty }) · Partien: { $games }

error-stats-not-ended = Diese Partie ist nicht beendet: Es gibt noch keine Statistik davon.
error-stats-not-counted = Diese Partie wird nicht gezählt: Sie ist eine Kopie einer anderen auf diesem Server, oder was von ihr gespeichert ist, lässt sich nicht auszählen.
error-stats-one-of-both = „dieser Server“ und „die Partie dieses Textkanals“ passen nicht zu einer Person: Lass eine der beiden Angaben weg.
error-stats-kind-of-game = „Die Partie dieses Textkanals“ sagt schon, welches Spiel: Lass die andere Angabe weg, oder frag nach einer anderen Statistik.
error-stats-public-other = Du kannst dem Textkanal deine eigene Statistik zeigen, aber nicht die von jemand anderem.
error-ranking-off = Wertungen und Ranglisten sind hier ausgeschaltet.
