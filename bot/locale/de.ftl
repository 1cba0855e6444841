### What the bot says of itself, its tables and its commands. What games say is in rules/*/texts.

former-player = gelöschtes Konto
list-pair = { $first } und { $last }

## Commands

command-game = partie
command-game-description = Tisch öffnen, mitspielen, starten, beenden, prüfen
command-game-new = neu
command-game-new-description = In diesem Textkanal einen Tisch öffnen und den ersten Platz nehmen
command-game-new-game = spiel
command-game-new-game-description = Welches Spiel
command-game-new-seats = plätze
command-game-new-seats-description = Für wie viele; ohne Angabe so viele, wie das Spiel zulässt
command-game-join = mitspielen
command-game-join-description = Am offenen Tisch dieses Textkanals Platz nehmen
command-game-leave = aussteigen
command-game-leave-description = Vom offenen Tisch dieses Textkanals aufstehen
command-game-start = starten
command-game-start-description = Die Partie starten, wenn alle da sind
command-game-start-first = beginnt
command-game-start-first-description = Wer beginnt; ohne Angabe entscheidet das Los
command-game-info = stand
command-game-info-description = Wie es um die Partie dieses Textkanals steht
command-game-abandon = abbrechen
command-game-abandon-description = Vorschlagen, die Partie ohne Ergebnis abzubrechen; alle müssen zustimmen
command-game-verify = prüfen
command-game-verify-description = Die beendete Partie mit veröffentlichtem Prüfwert und Startwert vergleichen
command-board = spielplan
command-board-description = Den Spielplan zeigen, nur dir oder dem ganzen Textkanal
command-board-public = öffentlich
command-board-public-description = Dem ganzen Textkanal zeigen
command-board-text = als-text
command-board-text-description = Als Text, nach dem man spielen kann
command-hand = hand
command-hand-description = Zeigen, was du auf der Hand hast, nur dir
command-panel = bedienfeld
command-panel-description = Dein Bedienfeld öffnen: Spielplan, mögliche Aktionen, rückgängig
command-undo = rückgängig
command-undo-description = Deine letzte Aktion dieses Zuges rückgängig machen
command-moves = aktionen
command-moves-description = Auflisten, was du jetzt tun kannst
command-log = verlauf
command-log-description = Erzählen, was bisher geschehen ist
command-help = hilfe
command-help-description = Wie man mit diesem Bot spielt
command-mod = moderation
command-mod-description = Für die Moderation: Dinge in Ordnung bringen
command-mod-reset = zurücksetzen
command-mod-reset-description = Die Partie dieses Textkanals vom Tisch nehmen; sie bleibt erhalten
command-mod-restore = wiederherstellen
command-mod-restore-description = Die Partie wiederherstellen, die hier zuletzt vom Tisch genommen wurde

## Buttons

button-join = Mitspielen
button-leave = Aussteigen
button-start = Starten
button-panel = Spielen
button-hand = Meine Hand
button-board = Spielplan
button-log = Verlauf
button-back = Zurück
button-undo = Rückgängig
button-refresh = Aktualisieren
button-info = Stand
button-verify = Zufall prüfen
button-agree = Partie abbrechen
button-refuse = Weiterspielen
button-newer = Neuere
button-older = Ältere
button-mod-reset = Vom Tisch nehmen
button-mod-restore = Wiederherstellen
button-cancel = Abbrechen

## The panel

panel-heading = ### { $game } · { $seat }
panel-choose = Was willst du tun?
panel-type = Eintippen
panel-choose-field = Auswählen …
# $numeral says that the name of the place is a number as well: the printed one, beside that of the spot.
panel-spot =
    { $numeral ->
        [true] Stelle { $number }: Nummer { $name }
       *[false] Stelle { $number }: { $name }
    }
panel-page = { $first }–{ $last }
panel-undone = Rückgängig gemacht.

## Tables

lobby-opened = Der Tisch ist offen. Andere können jetzt mitspielen.
lobby-joined = Du hast einen Platz.
lobby-left = Du hast den Tisch verlassen.
lobby-started = Die Partie hat begonnen.
lobby-title = ## { $game }: offener Tisch
lobby-closed = ## { $game }: Tisch geschlossen
lobby-running = ## { $game }: die Partie hat begonnen
lobby-people = Plätze { $count }/{ $seats }: { $people }
lobby-ready =
    { $ready ->
        [yes] { $host } kann jetzt starten.
       *[no] Es fehlen noch Leute.
    }

status-lobby = Der Tisch ist offen; die Partie hat noch nicht begonnen.
status-open = Die Partie läuft.
status-finished = Die Partie ist zu Ende.
status-abandoned = Die Partie wurde im Einvernehmen abgebrochen.
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

post-started = ## { $game }: die Partie beginnt
post-story-more =
    { $count ->
        [one] … und davor noch { $count } Ereignis, im Verlauf.
       *[other] … und davor noch { $count } Ereignisse, im Verlauf.
    }
# $count is how many are called: one and several are not addressed alike in all languages.
post-ping =
    { $count ->
        [one] { $names }, du bist am Zug.
       *[other] { $names }, ihr seid am Zug.
    }
post-taken-back = Rückgängig gemacht: { $events }
post-ended = ## { $game }: die Partie ist zu Ende
post-seed = Startwert: `{ $seed }`. Jetzt können alle den Zufall prüfen.
post-fingerprint = -# Prüfwert des Startwerts: `{ $fingerprint }`. Der Startwert wird nach dem Ende der Partie veröffentlicht.
post-board = Der Spielplan, auf Wunsch von { $name }.
post-abandon-asked = Für den Abbruch der Partie ohne Ergebnis: { $agreed }. Wenn alle zustimmen, wird abgebrochen. Antwort fehlt noch von: { $asked }
post-abandon-answered = Die Frage, ob die Partie ohne Ergebnis abgebrochen wird, ist beantwortet.
post-abandon-refused = { $name } will weiterspielen. Die Partie geht weiter.
post-abandon =
    ## { $game }: die Partie ist abgebrochen
    Alle haben zugestimmt, die Partie ohne Ergebnis abzubrechen.
post-reset = Die Moderation ({ $name }) hat die Partie vom Tisch genommen. Sie bleibt erhalten; zum Wiederherstellen: { $command }.
post-restore = Die Moderation ({ $name }) hat die Partie wiederhergestellt.

abandon-asked = Dein Vorschlag steht. Wenn alle zustimmen, wird die Partie abgebrochen.
abandon-done = Die Partie ist abgebrochen.
abandon-refused-private = Die Partie geht weiter.

## Checking

verify-good = **Die Partie wurde nach ihrem veröffentlichten Startwert gespielt.**
verify-bad = **Etwas passt nicht zusammen.**
verify-fingerprint = ✓ Startwert und Optionen ergeben den Prüfwert, der am Anfang veröffentlicht wurde.
verify-fingerprint-bad = ✗ Startwert und Optionen ergeben nicht den Prüfwert, der am Anfang veröffentlicht wurde.
verify-replay =
    { $entries ->
        [one] ✓ Wird der eine Eintrag des Verlaufs vom Startwert aus noch einmal gespielt, kommt dasselbe Ende heraus.
       *[other] ✓ Werden alle { $entries } Einträge des Verlaufs vom Startwert aus noch einmal gespielt, kommt dasselbe Ende heraus.
    }
verify-replay-bad =
    { $entries ->
        [one] ✗ Wird der eine Eintrag des Verlaufs vom Startwert aus noch einmal gespielt, kommt etwas anderes heraus.
       *[other] ✗ Werden alle { $entries } Einträge des Verlaufs vom Startwert aus noch einmal gespielt, kommt etwas anderes heraus.
    }
verify-rules-changed = Die Regeln in diesem Bot haben sich seit Beginn der Partie geändert; schon das kann einen Unterschied erklären.
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
log-undo = { $who } hat eine Aktion rückgängig gemacht.
log-reset = Die Moderation ({ $who }) hat die Partie vom Tisch genommen.
log-restore = Die Moderation ({ $who }) hat die Partie wiederhergestellt.
log-abandon = Die Partie wurde im Einvernehmen abgebrochen.

help-head = ## So wird gespielt
help-start = **Starten:** { $new } öffnet in einem Textkanal einen Tisch, die anderen drücken Mitspielen oder nehmen { $join } ({ $leave } steht wieder auf), und { $start } beginnt die Partie. In jedem Textkanal oder Thread eine Partie.
help-play = **Spielen:** Wenn du am Zug bist, sagt es der Textkanal. Drück Spielen oder nimm { $panel }: Nur du siehst dann den Spielplan, nummerierte Stellen und was du tun kannst. Jede Aktion ist auch ein Befehl; { $moves } listet sie auf. { $undo } macht deine letzte Aktion dieses Zuges rückgängig, wenn dabei nichts Verdecktes aufgedeckt wurde.
help-look = **Ansehen:** { $board } zeigt den Spielplan oder beschreibt ihn als Text. { $hand } zeigt, was du auf der Hand hast. { $log } erzählt, was geschehen ist.
help-end = **Beenden:** { $info } sagt, wie es steht. { $abandon } bricht eine Partie ab, wenn alle zustimmen. { $verify } prüft den Zufall einer beendeten Partie.
help-moderators = **Moderation** (Berechtigung „Kanäle verwalten“ oder eine Rolle, die dafür festgelegt ist): { $reset } und { $restore }.
help-games = **Spiele:**

## Moderators

mod-reset-ask = Das nimmt die Partie für alle vom Tisch. Verloren geht nichts: Solange in diesem Textkanal keine andere läuft, lässt sie sich wiederherstellen.
mod-reset-done = Die Partie ist vom Tisch genommen.
mod-restore-ask = Das stellt die Partie wieder her, genau so, wie sie stand.
mod-restore-done = Die Partie ist wiederhergestellt.
mod-cancelled = Nichts wurde geändert.

## Permissions of the bot

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-embed-links = Links einbetten

## Errors

error-ours = Auf der Seite des Bots ist etwas schiefgegangen; geändert hat sich dadurch nichts. Vermerkt unter { $number }.
error-stale = Das war veraltet, darum ist nichts geschehen. So steht es jetzt.
error-no-channel = Das geht nur in einem Textkanal eines Servers.
error-no-game = In diesem Textkanal gibt es keine Partie. { $command } öffnet einen Tisch.
error-game-ended = Die letzte Partie in diesem Textkanal ist zu Ende. { $command } öffnet einen Tisch für eine neue.
error-other-game-here = In diesem Textkanal wird gerade { $game } gespielt.
error-other-channel = Diese Partie gehört zu einem anderen Textkanal.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-seated = Du hast in dieser Partie keinen Platz.
error-not-your-panel = Dieses Bedienfeld gehört zu einem anderen Platz. Für dein eigenes drück Spielen.
error-not-moderator = Das ist Sache der Moderation: Berechtigung „Kanäle verwalten“ hier, oder eine Rolle, die dafür festgelegt ist.
error-nothing-to-restore = In diesem Textkanal wurde keine Partie vom Tisch genommen.
error-missing-permissions = Dem Bot fehlen in diesem Textkanal Berechtigungen: { $permissions }. Wer den Textkanal verwaltet, kann sie geben.
error-kind-unknown = „{ $written }“ gibt es hier nicht als Spiel. Es gibt: { $games }.
error-seats-wrong = So viele können { $game } spielen: { $allowed }.
error-verify-open = Die Partie läuft noch: Ihr Startwert bleibt bis zum Ende geheim. Der am Anfang veröffentlichte Prüfwert ist `{ $fingerprint }`.

## Local mode

local-title = Riquet auf diesem Rechner
local-how = Ein Discord ohne Netz, darin der Bot und vier Personen, als die du spielen kannst.
local-how-1 = Öffne unten einen Textkanal.
local-how-2 = Wähl oben auf seiner Seite, als wer du ihn siehst: Alle vier sehen nur die eigenen Geheimnisse.
local-how-3 = Schreib /game new in die Zeile unten und dann die ersten Buchstaben eines Spiels, um einen Tisch zu öffnen; die anderen spielen per Button mit.
local-how-4 = Starte, drück Spielen, und gib den Zug weiter, indem du oben eine andere Person wählst. /help sagt mehr.
local-channels = Textkanäle
local-messages = Direktnachrichten
local-moderator = darf moderieren
local-no-game = noch keine Partie
local-table = { $game }: offener Tisch
local-game = { $game }: warten auf { $names }
local-kept = Partien bleiben erhalten, wenn das Programm endet. Beim nächsten Start wird der Spielplan jeder laufenden Partie erneut gepostet; frühere Nachrichten sind weg.
local-address = Riquet läuft auf diesem Rechner: { $address } (Strg-C beendet es; Partien bleiben erhalten)

## Errors of the table

error-no-such-game = Diese Partie gibt es nicht mehr.
error-channel-has-game = In diesem Textkanal gibt es schon eine Partie, und in jedem Textkanal oder Thread hat nur eine Platz: { $link }
error-channel-taken = In diesem Textkanal gibt es schon eine Partie, und in jedem Textkanal oder Thread hat nur eine Platz.
error-unknown-game = Ein Spiel namens { $kind } gibt es hier nicht.
error-seat-number = So viele können das nicht spielen: { $seats }. Möglich: { $allowed }.
error-already-joined = Du hast schon einen Platz.
error-not-joined = Du hast an diesem Tisch keinen Platz.
error-seats-full =
    { $seats ->
        [one] Der eine Platz ist besetzt.
       *[other] Alle { $seats } Plätze sind besetzt.
    }
error-already-started = Die Partie hat schon begonnen.
error-finished = Die Partie ist zu Ende.
error-abandoned = Die Partie wurde abgebrochen.
error-reset = Die Moderation hat die Partie vom Tisch genommen.
error-only-host = Starten kann nur, wer den Tisch geöffnet hat: { $name }.
error-not-enough-people = Bisher am Tisch: { $joined }. So viele können spielen: { $allowed }.
error-first-not-seated = Wer beginnen soll, braucht zuerst einen Platz.
error-bad-component = Die Datei mit eigenem Spielmaterial ist fehlerhaft: { $problem }
error-not-ended = Die Partie läuft noch.
error-undo-nothing = Du hast nichts getan, was sich rückgängig machen lässt.
error-undo-others-acted = { $name } hat seitdem gehandelt.
error-undo-reveals = Dabei wurde etwas Verdecktes oder Zufälliges aufgedeckt; rückgängig machen geht darum nicht.
error-undo-passed = Dein Zug ist vorbei; rückgängig machen geht darum nicht.
error-undo-rules-changed = Die Regeln in diesem Bot haben sich seitdem geändert; rückgängig machen geht darum nicht.
error-repeated = Das ist schon geschehen.
error-abandon-not-agreed = Du hast dem Abbruch nicht zugestimmt.
error-abandon-not-proposed = Niemand schlägt vor, die Partie abzubrechen.

## Rules

command-rules = regeln
command-rules-description = Regeln nachschlagen: Suche, Kosten, Karten, Auslegungen
command-rules-game = spiel
command-rules-game-description = Welches Spiel; ohne Angabe das in diesem Textkanal
command-rules-public = öffentlich
command-rules-public-description = Dem ganzen Textkanal zeigen
command-rules-search = suchen
command-rules-search-description = Eine Regel mit einem beliebigen Wort finden
command-rules-search-query = suchwort
command-rules-search-query-description = Wonach du suchst, in beliebiger Sprache
command-rules-cost = kosten
command-rules-cost-description = Die Aktionen auflisten und was sie kosten
command-rules-card = karte
command-rules-card-description = Was eine Karte bewirkt; ohne Angabe alle Karten
command-rules-card-card = karte
command-rules-card-card-description = Welche Karte
command-rules-rulings = auslegungen
command-rules-rulings-description = Alles, was keine gedruckte Regel ist: Auslegungen und Rekonstruktionen
command-why = warum
command-why-description = Warum etwas nicht möglich war, oder warum eine Aktion jetzt nicht geht
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
rules-costs-heading = ### Was alles kostet
rules-cards-heading = ### Die Karten
rules-rulings-heading =
    ### Auslegungen und Rekonstruktionen
    Was hier folgt, ist keine gedruckte Regel. Eine Auslegung entscheidet, wo die Regeln schweigen oder unklar sind; eine Rekonstruktion steht für das, was auf einem Spielplan oder einer Karte gedruckt ist und nicht eingesehen werden konnte.
rules-no-costs = In diesem Spiel kostet nichts etwas.
rules-no-cards = In diesem Spiel gibt es keine Karten.
rules-no-rulings = Für dieses Spiel gibt es keine.
rules-other-finds = Außerdem gefunden
rules-of-actions = Die Regeln einer Aktion
rules-found-in = { $section } · { $game }
rules-which-game = Welches Spiel meinst du?
rules-only-private = In diesem Textkanal gibt es keine Partie, darum siehst nur du das.
rules-posted = Die Regel ist auf dem Weg in den Textkanal.
post-rule = { $name } zeigt eine Regel:

why-possible =
    { $count ->
        [one] **{ $action }:** Das kannst du jetzt tun, auf eine Weise.
       *[other] **{ $action }:** Das kannst du jetzt tun, auf { $count } Weisen.
    }
why-not-now = **{ $action }:** jetzt nicht möglich.
why-no-section = Mehr steht dazu nicht in den Regeln.
help-rules = **Regeln:** { $search } findet eine Regel mit einem beliebigen Wort, { $cost } listet auf, was alles kostet, und { $why } sagt, warum etwas nicht möglich war.

error-rules-gone = Diese Seite der Regeln gibt es nicht mehr.
error-rules-nothing = In den Regeln passt nichts zu „{ $query }“. Versuch es mit einem anderen Wort.
error-rules-no-card = Zu „{ $query }“ passt keine Karte. Die Liste, die sich beim Tippen öffnet, enthält alle.
error-why-nothing = In diesem Textkanal war für dich zuletzt alles möglich. { $command } kannst du auch nach einer Aktion fragen.
error-why-unknown = „{ $written }“ gibt es hier nicht als Aktion. Es gibt: { $actions }.
error-may-not-write = Du darfst in diesem Textkanal nicht schreiben.

## Languages

# Each language by its own name for itself.
language-name = Deutsch
language-automatic = automatisch

command-language = sprache
command-language-description = Die Sprache wählen: deine, die dieses Textkanals oder die dieses Servers
command-language-me = ich
command-language-me-description = Die Sprache, in der dir der Bot antwortet
command-language-channel = textkanal
command-language-channel-description = Für die Moderation: die Sprache dessen, was in diesem Textkanal alle lesen
command-language-server = server
command-language-server-description = Für die Moderation: die Sprache aller Textkanäle, die keine eigene haben
command-language-language = sprache
command-language-language-description = Welche Sprache; automatisch nimmt die Wahl zurück

# Said in the language that was chosen.
language-me-set = Ab jetzt antwortet dir der Bot auf Deutsch.
language-me-automatic = Deine Wahl ist zurückgenommen. Der Bot nimmt die Sprache deines Discord, wenn er sie spricht, sonst die des Textkanals; hier: { $spoken }.
language-channel-set = Sprache dieses Textkanals: { $spoken }. Eine laufende Partie folgt ab ihrer nächsten Nachricht.
language-channel-automatic = Dieser Textkanal hat keine eigene Sprache mehr. Er folgt dem Server: { $spoken }.
language-server-set = Sprache dieses Servers: { $spoken }. Textkanäle mit eigener Sprache behalten sie.
language-server-automatic = Dieser Server hat keine eigene Sprache mehr. Textkanäle ohne eigene folgen der Einstellung des Bots: { $spoken }.
help-language = **Sprachen:** { $me } wählt, in welcher Sprache dir der Bot antwortet; { $channel } und { $server }, für die Moderation, was alle lesen.

error-language-unknown = „{ $written }“ spricht der Bot nicht. Er spricht: { $languages }.

## Settings

command-settings = einstellungen
command-settings-description = Was hier gilt: Sprache, Design, Moderation, wer Partien starten darf
command-settings-show = zeigen
command-settings-show-description = Was hier gilt, und wo es festgelegt ist
command-settings-where = wo
command-settings-where-description = In diesem Textkanal oder auf dem ganzen Server
command-settings-look = design
command-settings-look-description = Für die Moderation: das Design der Bilder
command-settings-look-look = design
command-settings-look-look-description = Hell oder dunkel; automatisch nimmt die Wahl zurück
command-settings-moderators = moderation
command-settings-moderators-description = Für die Moderation des Servers: eine Rolle, die moderieren darf
command-settings-moderators-role = rolle
command-settings-moderators-role-description = Die Rolle, die moderieren darf
command-settings-moderators-remove = entfernen
command-settings-moderators-remove-description = Es der Rolle nicht mehr erlauben
command-settings-start = starten
command-settings-start-description = Für die Moderation: wer einen Tisch für eine neue Partie öffnen darf
command-settings-start-who = wer
command-settings-start-who-description = Wer es darf; automatisch nimmt die Wahl zurück
command-settings-start-role = rolle
command-settings-start-role-description = Welche Rolle, wenn es eine Rolle sein soll

settings-where-channel = dieser Textkanal
settings-where-server = dieser Server
settings-look-light = hell
settings-look-dark = dunkel
settings-look-automatic = automatisch
settings-start-everybody = alle
settings-start-moderators = die Moderation
settings-start-role = eine Rolle
settings-start-nobody = niemand
settings-start-automatic = automatisch

settings-head = ## Was hier gilt
settings-line = **{ $what }:** { $value } ({ $source })
settings-name-language = Sprache
settings-name-look = Design der Bilder
settings-name-moderators = Moderation
settings-name-start = Wer Partien starten darf
settings-moderators-permission = **Moderation:** Berechtigung „Kanäle verwalten“ hier
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
        [channel] Design der Bilder in diesem Textkanal: { $value }. Eine laufende Partie folgt ab ihrer nächsten Nachricht.
       *[server] Design der Bilder auf diesem Server: { $value }. Textkanäle mit eigenem Design behalten es.
    }
settings-look-back =
    { $place ->
        [channel] Dieser Textkanal hat kein eigenes Design mehr. Es gilt: { $value } ({ $source }).
       *[server] Dieser Server hat kein eigenes Design mehr. Es gilt: { $value } ({ $source }).
    }
settings-moderators-added =
    { $place ->
        [channel] { $role } darf jetzt in diesem Textkanal moderieren.
       *[server] { $role } darf jetzt auf dem ganzen Server moderieren.
    }
settings-moderators-removed =
    { $place ->
        [channel] { $role } ist in diesem Textkanal nicht mehr zum Moderieren festgelegt.
       *[server] { $role } ist auf dem ganzen Server nicht mehr zum Moderieren festgelegt.
    }
settings-start-set =
    { $place ->
        [channel] Wer in diesem Textkanal Partien starten darf: { $value }.
       *[server] Wer auf diesem Server Partien starten darf: { $value }. Textkanäle mit eigener Wahl behalten sie.
    }
settings-start-back =
    { $place ->
        [channel] Dieser Textkanal hat keine eigene Wahl mehr. Wer hier Partien starten darf: { $value } ({ $source }).
       *[server] Dieser Server hat keine eigene Wahl mehr. Wer Partien starten darf: { $value } ({ $source }).
    }
help-settings = **Einstellungen:** { $show } sagt, was hier gilt; die Moderation wählt das Design der Bilder ({ $look }), wer außerdem moderieren darf ({ $moderators }) und wer Partien starten darf ({ $start }).

error-not-server-moderator = Das ist Sache der Moderation des ganzen Servers: Berechtigung „Kanäle verwalten“ oder „Server verwalten“ für den ganzen Server, oder eine Rolle, die dafür festgelegt ist.
error-settings-unknown = „{ $written }“ steht hier nicht zur Wahl. Möglich: { $choices }.
error-settings-role-set = { $role } ist dort schon festgelegt.
error-settings-role-not-set = { $role } ist dort nicht festgelegt.
error-settings-role-everybody = Diese Rolle haben alle, darum kann es nicht die der Moderation sein. Wähl eine andere.
error-settings-role-needed = Gib an, welche Rolle Partien starten darf.
error-settings-role-unneeded = Eine Rolle passt nur zur Wahl „eine Rolle“. Lass die Rolle weg oder wähl das.
error-may-not-start =
    { $who ->
        [nobody] In diesem Textkanal darf niemand eine Partie starten.
        [moderators] In diesem Textkanal darf nur die Moderation eine Partie starten.
       *[role] In diesem Textkanal dürfen nur { $role } und die Moderation eine Partie starten.
    } { $elsewhere ->
        [some] Anderswo darfst du es: { $channels }.
       *[none] { $command } sagt, was hier gilt.
    }

## What moderators do

mod-undo = So wird es rückgängig gemacht: { $command }.
mod-undo-entry = So wird es rückgängig gemacht: { $command } mit Eintrag { $number }.
