## Words that all games share.

# A list: $first is everything but the last, already joined by commas.
list-pair = { $first } und { $last }
list-either = { $first } oder { $last }
# Words of questions, which weigh little in a look-up ("what is a tent").
question-words = was ist sind war waren sein bin bist seid gewesen der die das den dem des ein eine einen einem einer eines von in im ins zu zum zur am an ans auf aufs für fürs mit bei beim aus nach vor über unter durch und oder aber als um bis tun tut macht mache machen mach ich mich mir mein meine meinen meinem meiner meins du dich dir dein deine deinen wir uns unser unsere ihr euch euer ihre ihren ihm ihn er sie es seine seinen kann kannst können könnte könnt darf darfst dürfen dürfte muss musst müssen soll sollen sollte will wollen möchte wird werden würde wurde wie warum wieso weshalb wann wo wohin woher wofür wozu womit worauf welche welcher welches welchen wer wem wen wessen hier dort da dahin dies diese dieser diesen dieses jener bekomme bekommt bekommen kriege kriegt kriegen hab habe hast hat haben hatte passiert passieren heißt bedeutet bedeuten funktioniert geht gehts gibt gibts geben wenn falls bitte man eigentlich denn doch mal so schon noch auch nur ja nein nicht etwas irgendwas jemand jemanden jeder jede jedes alle alles leute sache ding dinge gerade genau einfach wirklich ganz sehr dann also weil dass ob erlaubt möglich weiß wissen sagen sagt sehen lassen lässt s n ne nen überhaupt solche dran jetzt halt eben bloß sonst wohl grad krieg hä heute irgendwie irgendwo irgendwann hey kriegts hin her eh versteh
# Words that mean nearly the same, or are forms of one that no stemmer knows; a comma between groups.
same-meaning = viele wieviel wieviele, Arbeiter Mann Männchen Figur Leute Typ Meeple Männer Person Kerl, Schleuse Schleusen, Weingut Weinberg Wein Reben Trauben Weingüter Weinberge, Münze Geld Taler, Stadt Ort Dorf Städte, Feld Platz Stelle Kästchen, Gegner anderer anderen fremd Rivale, Tausch tauschen Handel eintauschen austauschen, Einsatz setzen wetten gesetzt gelegt, Ablage abgelegt benutzt verbraucht, Gleichstand unentschieden gleich gleichauf, bewegen gehen ziehen laufen schieben verschieben bewegt, bauen gebaut errichten, gewinnen Sieg gewonnen gewinnt Sieger Gewinner siegen, Ende Schluss vorbei fertig aus zu-Ende aufhören, Anfang Beginn starten beginnen anfangen beginnt Start, Stapel Deck Nachziehstapel, Wertung werten auszählen gewertet abrechnen abgerechnet zählen gezählt ausgezählt, Abschnitt Stück Teil Teilstück, Baustelle Bauwerk Bauplatz, verzögert gescheitert geschafft gebaut, Verstärkung Hilfe Unterstützung, geheim verdeckt verborgen heimlich, kosten Preis bezahlen teuer billig kostet, virtuell Geisterspieler Dummy neutral erfunden, Fehler verklickt vertippt vertan Versehen, rückgängig zurücknehmen, tippen schreiben eingeben eintippen, letzter letzte Schlussrunde hinten, Kanalbrücke Brücke Aquädukt, Zug Runde, besetzt belegt voll, ablehnen verweigern verzichten, verbinden verbunden Verbindung, Nachbar benachbart daneben neben, einverstanden zustimmen einig, behalten halten aufheben sparen, schicken ausgeben gesendet, Spieler Mitspieler, drei 3 dritt, zwei 2 zweit beide, vier 4 viert, eins 1, übrig Rest restliche, Reserve Vorrat, Höchstzahl maximal höchstens Obergrenze Grenze Limit, wählen aussuchen nehmen, verlassen raus heraus, zeigen aufdecken aufgedeckt umdrehen, Spielplan Plan Brett Spielbrett Karte, Spielstein Marker, fest gefangen, echt offiziell erfunden ausgedacht, Zahl Nummer Ziffer, nehmen nimmt nimm genommen, ziehen zieht gezogen, legen legt gelegt, schicken schickt geschickt, tauschen getauscht, spielen spielt gespielt, füllen gefüllt voll, zusammenzählen zusammengezählt zusammenrechnen addieren Summe, nichts nix, bekommen bekam, verlieren verloren, holen geholt zurückholen, aussuchen ausgesucht sucht, zurück wieder
# Between lists that have commas themselves.
list-groups = { $first }; { $last }
number-words = ein eine einen eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn
time-words = h std stunde stunden, t d tag tage tagen, w woche wochen
value-detail = { $name }: { $detail }
# Who is asked, and what.
matter-asked = { $names }: { $question }
matter-sentence = { $question } Gefragt: { $names }.
# What one seat did in a row: $deeds are clauses, already listed.
told-deeds = { $seat } { $deeds }.
told-again =
    { $count ->
        [2] { $deed } (zweimal)
       *[other] { $deed } ({ $count }-mal)
    }
# How many there are of what: $count of $name, as one item of a list; and if there is nothing.
bundle-item = { $count } { $name }
bundle-empty = nichts
# A section of the rulebook about components that an owner’s file lacks.
rulebook-none = Das kommt hier nicht vor: Die Datei, die der Bot bekommen hat, hat dafür nichts oder zu wenig.
value-none = nichts
value-anybody = jemand
value-yes = ja
value-no = nein

seat-colour =
    { $seat ->
        [0] Rot
        [1] Gelb
        [2] Grün
        [3] Violett
       *[other] Platz { $seat }
    }
seat-symbol =
    { $seat ->
        [0] Raute
        [1] Kreis
        [2] Quadrat
        [3] Schild
       *[other] Platz { $seat }
    }

## How often an answer given beforehand counts: a field of its form.

standing-times = Wie oft
standing-times-description = Eine Zahl; leer: bis du es zurücknimmst

## Refusals that are no game's own.

game-over = Diese Partie ist zu Ende.
game-seat = Diesen Platz gibt es in dieser Partie nicht.
game-action = Diese Aktion gibt es in diesem Spiel nicht. Dein Bedienfeld zeigt, was du tun kannst.
game-turn = Du hast gerade nichts zu tun. Die Partie wartet auf: { $waiting }.
# $asked are sentences: who is asked, and what.
game-turn-asked = Du hast gerade nichts zu tun. Gewartet wird auf { $asked }
game-value =
    { $count ->
        [0]
            { $unlike ->
                [true] „{ $written }“ versteht der Bot hier nicht: Nichts heißt so oder so ähnlich.
               *[false] „{ $written }“ ist hier nicht möglich: Es gibt nichts zu wählen.
            }
       *[other]
            { $possible ->
                [true]
                    { $more ->
                        [true] „{ $written }“ versteht der Bot hier nicht. Möglich zum Beispiel: { $near }.
                       *[false] „{ $written }“ versteht der Bot hier nicht. Möglich: { $near }.
                    }
               *[false] „{ $written }“ versteht der Bot hier nicht. Meintest du: { $near }?
            }
    }
game-kind =
    { $more ->
        [true] „{ $written }“ ist { $given }. Gebraucht wird hier { $wanted }. Möglich zum Beispiel: { $near }.
       *[false] „{ $written }“ ist { $given }. Gebraucht wird hier { $wanted }. Möglich: { $near }.
    }
game-number =
    { $count ->
        [0] „{ $written }“ ist keine ganze Zahl, und im Moment ist keine Zahl möglich.
       *[other] „{ $written }“ ist keine ganze Zahl. Möglich: { $near }.
    }
game-fields = Diese Werte passen nicht zusammen. Wähl aus der Liste, die sich beim Tippen öffnet.
game-long = Das ist zu lang: Hier werden höchstens { $most } Zeichen gelesen.
game-bundle =
    { $meant ->
        [true] „{ $written }“ versteht der Bot hier nicht. Meintest du: { $near }?
       *[false] „{ $written }“ versteht der Bot hier nicht. Möglich: { $near }. Zum Beispiel: { $example }.
    }
game-bundle-empty = Du hast nichts genannt. Zum Beispiel: { $example }.
game-bundle-count = „{ $written }“ ist als Anzahl nicht möglich. Möglich: 1 bis { $most } insgesamt.
game-times = „{ $written }“ ist keine Zahl von 1 bis { $most }. Lass es leer, wenn die Antwort gelten soll, bis du sie zurücknimmst.
game-hours = „{ $written }“ ist keine Zeit, die hier möglich ist. Möglich: eine Zahl von Stunden von 1 bis { $most }, etwa „3“, „3 Stunden“ oder „2 Tage“; leer: ohne Grenze.
