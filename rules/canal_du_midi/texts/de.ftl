## The game.

title = Canal du Midi
command = midi
summary = Den Canal du Midi in 9 Runden bauen: geheime Einsätze, Münzen und Städte, für 2 bis 4 Personen.
about = Neun Baustellen am Canal du Midi, in jeder Runde eine: Alle setzen verdeckt eine Arbeiterkarte. Erreichen die Karten zusammen den Bedarf der Baustelle, baut den Abschnitt, wer am meisten gegeben hat. Halten sich alle zurück, baut niemand.
## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### Das Ziel
    { $sites-site-count } Baustellen, jede Runde eine, und auf jede setzen alle eine Karte. Erreichen eure Karten zusammen den Bedarf der Baustelle, baut den Abschnitt, wer am meisten gegeben hat, und bekommt die Punkte dafür.
    Jede Münze, die dir bleibt, bringt am Ende { $sites-score-coin ->
        [one] { $sites-score-coin } Punkt
       *[other] { $sites-score-coin } Punkte
    }. Wer die meisten Punkte hat, gewinnt.
    In diesem Beispiel ist Baustelle VI an der Reihe und braucht 6 Punkte. Rot hat schon verdeckt gesetzt.
learn-round =
    ### Eine Runde
    1. Hast du weniger als { $sites-start-hand ->
        [one] { $sites-start-hand } Karte
       *[other] { $sites-start-hand } Karten
    } auf der Hand, nimmst du eine aus deiner Auslage, solange dort welche liegen.
    2. Alle setzen verdeckt eine Karte von der Hand; dann wird gemeinsam aufgedeckt.
    3. Wer eine Münze hat, kann sie schicken: Eine Karte vom Ablagestapel kommt zu Hilfe.

    In diesem Beispiel liegen die Einsätze offen, 4, 1 und 3, und der Bedarf ist 9: Ein Punkt fehlt. Jetzt werden alle mit einer Münze gefragt, ob sie eine schicken.
learn-award =
    ### Wer baut
    In diesem Beispiel braucht es 9 Punkte. Rot hat eine Münze geschickt und eine 2 gezogen: 4 + 2 für Rot, 1 für Gelb, 3 für Grün, und das genügt. Rot hat am meisten gegeben und baut den Abschnitt.
    Liegen mehrere an der Spitze gleichauf, teilen sie sich den Abschnitt und bekommen je die Hälfte der Punkte, abgerundet. Reicht es nicht, ist der Abschnitt **verzögert**: Niemand baut, und die gesetzten Karten sind trotzdem weg.
learn-cities =
    ### Städte und Zelte
    Abschnitte mit rotem Kreis sind **Städte**. Stehen deine Spielsteine auf zwei benachbarten Städten und auf allen Abschnitten dazwischen, gewinnst du eine Münze, wie Rot hier.
    Von deinem zweiten **Zelt** an erlaubt jede Baustelle mit Zelt, die du gewinnst, einen Tausch: eine offene Karte deiner Auslage gegen eine offene von jemand anderem.
learn-end =
    ### Das Ende
    Nach der letzten Runde geht ein verzögerter Abschnitt an alle, die beide Nachbarabschnitte haben, und bringt die Hälfte seiner Punkte, abgerundet: hier V an Rot. Dann zählen Abschnitte und Münzen. Wer die meisten Punkte hat, gewinnt; liegen mehrere gleichauf, gewinnt von ihnen, wer die meisten Abschnitte hat.
    Mehr musst du für den Anfang nicht wissen: Dein Bedienfeld fragt dich eins nach dem anderen.
## How the points came about, when the game is over. $count is how many sections.

count-sections =
    { $count ->
        [one] { $points } für { $count } Abschnitt
       *[other] { $points } für { $count } Abschnitte
    }
count-shared =
    { $count ->
        [one] { $points } für { $count } geteilten Abschnitt
       *[other] { $points } für { $count } geteilte Abschnitte
    }
count-delayed =
    { $count ->
        [one] { $points } für { $count } verzögerten Abschnitt
       *[other] { $points } für { $count } verzögerte Abschnitte
    }
count-coins = { $points } für Münzen

## What things are called.

site = { $numeral } ({ $name })
card = { $points } ({ $worker })
coloured-card = { $card } in { $colour }
face-down = verdeckt

name-embouchure = Port de l’Embouchure
name-naurouze = Schwelle von Naurouze
name-castelnaudary = Castelnaudary
name-foucaud = Überlauf von Foucaud
name-repudre = Répudre-Aquädukt
name-somail = Le Somail
name-malpas = Malpas-Tunnel
name-fonserannes = Schleusentreppe von Fonserannes
name-agde = Rundschleuse von Agde

worker-engineer = Ingenieur
worker-surveyor = Landvermesser
worker-stonecutter = Steinmetz
worker-carrier = Träger
worker-digger = Erdarbeiter
worker-carpenter = Zimmermann
worker-blaster = Sprengmeister

# Short names, for the picture.
short-embouchure = Embouchure
short-naurouze = Naurouze
short-castelnaudary = Castelnaudary
short-foucaud = Foucaud
short-repudre = Répudre
short-somail = Le Somail
short-malpas = Malpas
short-fonserannes = Fonserannes
short-agde = Agde

# The towns that some of the sites belong to.
town-embouchure = Toulouse
town-foucaud = Carcassonne
town-fonserannes = Béziers

## What a seat is asked.

status-over = Die Partie ist zu Ende.
status-waiting = Runde { $round }, Baustelle { $site }, Bedarf { $need }: Warten auf die anderen.
status-pick = Runde { $round }, Baustelle { $site }, Bedarf { $need }: Nimm eine Karte aus deiner Auslage.
status-bet = Runde { $round }, Baustelle { $site }, Bedarf { $need }: Setz eine Handkarte.
status-has-bet = Runde { $round }, Baustelle { $site }, Bedarf { $need }: Du setzt { $card }. Ändern kannst du das, bis der letzte Einsatz liegt, wenn du eine andere Karte auf der Hand hast.
# For those who watch.
status-watching = Runde { $round }, Baustelle { $site }, Bedarf { $need }.
# Nobody else has a coin.
status-ask-alone =
    { $coins ->
        [one] Baustelle { $site }: zusammen { $points }, Bedarf { $need }. Deine Münze schicken oder behalten?
       *[other] Baustelle { $site }: zusammen { $points }, Bedarf { $need }. Eine deiner { $coins } Münzen schicken oder alle behalten?
    }
status-ask =
    { $coins ->
        [one] Baustelle { $site }: zusammen { $points }, Bedarf { $need }. Deine Münze schicken oder behalten? Behältst du sie und schickt jemand anders eine, wirst du noch einmal gefragt.
       *[other] Baustelle { $site }: zusammen { $points }, Bedarf { $need }. Eine deiner { $coins } Münzen schicken oder alle behalten? Behältst du alle und schickt jemand anders eine, wirst du noch einmal gefragt.
    }
status-ask-again =
    { $coins ->
        [one] Baustelle { $site }: zusammen { $points }, Bedarf { $need }; jemand hat eine Münze geschickt. Deine Münze schicken oder behalten? Diese Antwort ist endgültig.
       *[other] Baustelle { $site }: zusammen { $points }, Bedarf { $need }; jemand hat eine Münze geschickt. Eine deiner { $coins } Münzen schicken oder alle behalten? Diese Antwort ist endgültig.
    }
status-held = Baustelle { $site }: zusammen { $points }, Bedarf { $need }. Du schickst keine Münze; das kannst du noch ändern, bis sich alle fürs Behalten entschieden haben.
status-in-vain =
    { $discards ->
        [0] { $status } Der Ablagestapel ist noch leer: Eine Münze brächte nichts.
       *[other] { $status } Eine weitere Münze brächte nichts: Auf dem Ablagestapel liegt keine Karte mehr für sie.
    }
status-trade = Du darfst eine offene Karte vor dir gegen eine offene vor jemand anderem tauschen oder verzichten.
status-trade-hand = Du darfst eine Handkarte gegen eine gezogene aus einer anderen Hand tauschen oder verzichten.

# Was gefragt wird, nach den Namen und einem Doppelpunkt.
matter-pick = Welche Karte kommt aus der Auslage auf die Hand?
matter-bet = Welche Karte wird auf Baustelle { $site } gesetzt? Bedarf: { $need }.
matter-coins = Baustelle { $site }: zusammen { $points }, Bedarf { $need }. Eine Münze für Verstärkung schicken oder behalten? Schickt jemand, geben alle anderen, die eine Münze haben, eine endgültige Antwort.
matter-coins-again = Baustelle { $site }: zusammen { $points }, Bedarf { $need }; jemand hat eine Münze geschickt. Auch eine Münze schicken oder behalten? Diese Antworten sind endgültig.
matter-trade = Eine Karte tauschen oder verzichten?

## Was durch eine Aktion verloren ginge, vorher gefragt.

lost-coin =
    { $points ->
        [one] Diese Münze brächte nichts: Auf dem Ablagestapel liegt keine Karte für sie. Behältst du sie, zählt sie am Ende 1 Punkt.
       *[other] Diese Münze brächte nichts: Auf dem Ablagestapel liegt keine Karte für sie. Behältst du sie, zählt sie am Ende { $points } Punkte.
    }

## Commands and their fields.

command-pick = nehmen
command-pick-description = Eine Karte aus deiner Auslage nehmen
command-pick-label = Karte nehmen
command-pick-card = karte
command-pick-card-description = Eine offene Karte oder „verdeckt“ für eine, die du nicht siehst

command-bet = setzen
command-bet-description = Geheim eine Handkarte setzen; noch einmal, um den Einsatz zu ändern
command-bet-label = Karte setzen
command-bet-card = karte
command-bet-card-description = Eine deiner Handkarten

command-send = schicken
command-send-description = Eine Münze schicken: Eine Karte vom Ablagestapel verstärkt deinen Einsatz
command-send-label = Münze schicken

command-hold = behalten
command-hold-description = Keine Münze für Verstärkung schicken, sondern alle behalten
command-hold-label = Münze behalten

command-trade = tauschen
command-trade-description = Eine Karte mit jemandem tauschen, einmal für das eben gewonnene Zelt
command-trade-label = Karte tauschen
command-trade-give = geben
command-trade-give-description = Deine Karte: offen vor dir oder, wenn keine mehr offen liegt, von der Hand
command-trade-other = mit
command-trade-other-description = Wer deine Karte bekommt; diese Person kann nicht ablehnen
command-trade-take = nehmen
command-trade-take-description = Eine offene Karte vor dieser Person; leer lassen beim Tausch von Hand zu Hand

command-decline = verzichten
command-decline-description = Auf den Tausch für das eben gewonnene Zelt verzichten
command-decline-label = Verzichten

## Actions, before they are done.

action-pick =
    { $card-value ->
        [-1] Eine verdeckte Karte nehmen
       *[other] { $card } nehmen
    }
action-bet = { $card } setzen
action-send = Münze schicken
action-hold = Münze behalten
action-trade =
    { $take-value ->
        [none] { $give } von Hand zu Hand mit { $other } tauschen
       *[other] { $give } mit { $other } gegen { $take } tauschen
    }
action-decline = Auf den Tausch verzichten

## Antworten im Voraus: was sie tun, und die Wörter auf ihren Buttons.

topic-bet = Dein Einsatz
topic-coins = Deine Münzen
standing-next_bet = In Runde { $round } setzt du { $card }, sobald alle eine Karte genommen haben.
standing-next_bet-label = { $card } setzen
standing-next_bet-description = Im Voraus setzen: Die Karte wird verdeckt gesetzt, sobald alle eine Karte genommen haben, nur in dieser Runde. Ändern kannst du das, bis der letzte Einsatz liegt.
standing-keep_coins = Immer behalten: Jedes Mal, wenn du gefragt wirst, behältst du alle Münzen, bis du diese Antwort zurückziehst.
standing-keep_coins-label = Immer behalten
standing-keep_coins-description = **Immer behalten:** Jedes Mal, wenn du gefragt wirst, behältst du alle Münzen, auch bei der zweiten Frage einer Runde.
standing-send_if_behind = Nur im Rückstand schicken: Jedes Mal, wenn du gefragt wirst, schickst du eine Münze, falls zweierlei zutrifft: Jemand hat an der Baustelle mehr Punkte als du, und eine einzige Karte vom Ablagestapel könnte dafür genügen, dass du mindestens gleichziehst und alle zusammen den Bedarf erreichen. Sonst schickst du keine. Das gilt, bis du diese Antwort zurückziehst.
standing-send_if_behind-label = Nur im Rückstand schicken
standing-send_if_behind-description = **Nur im Rückstand schicken:** Jedes Mal, wenn du gefragt wirst, schickst du eine Münze, falls zweierlei zutrifft: Jemand hat an der Baustelle mehr Punkte als du, und eine einzige Karte vom Ablagestapel könnte dafür genügen, dass du mindestens gleichziehst und alle zusammen den Bedarf erreichen. Liegst du vorn oder gleichauf oder genügt dafür keine Karte vom Ablagestapel, schickst du keine.

## Worauf Pläne warten, als Nebensätze nach „wenn“. Was offen bleibt, hat den Wert „open“.

await-took_face_up =
    { $card-value ->
        [open] { $seat } eine offene Karte nimmt
       *[other] { $seat } { $card } nimmt
    }
await-took_face_down = { $seat } eine verdeckte Karte nimmt
await-bet_shown =
    { $card-value ->
        [open] { $seat } einen Einsatz aufdeckt
       *[other] { $seat } { $card } gesetzt hat
    }
await-coin_sent = { $seat } eine Münze schickt
await-site_revealed =
    { $site-value ->
        [open] eine neue Baustelle aufgedeckt wird
       *[other] Baustelle { $site } aufgedeckt wird
    }
await-site_built =
    { $site-value ->
        [open] { $winners } eine Baustelle gewinnt
       *[other] { $winners } Baustelle { $site } gewinnt
    }
await-site_delayed =
    { $site-value ->
        [open] ein Abschnitt verzögert ist
       *[other] Abschnitt { $site } verzögert ist
    }
await-face_up_traded =
    { $other-value ->
        [open] { $seat } eine Karte tauscht
       *[other] { $seat } mit { $other } eine Karte tauscht
    }

## What happened.

event-site_revealed = Runde { $round }: Baustelle { $site }, Bedarf { $need }.
event-took_face_up = { $seat } nimmt { $card }.
event-turned_over = { $seat } deckt { $card } auf.
event-took_face_down = { $seat } nimmt eine verdeckte Karte.
event-took_face_down_card = { $seat } nimmt { $card }, bisher verdeckt.
event-bet_made =
    { $seats-count ->
        [one] { $seats } hat gesetzt.
       *[other] { $seats } haben gesetzt.
    }
event-bet_card = { $seat } setzt { $card }.
event-bet_shown =
    { $owner-value ->
        [none] { $seat } setzt { $card }.
       *[other] { $seat } setzt { $card }, eine Karte von { $owner }.
    }
event-points_counted = Baustelle { $site }: zusammen { $points }, Bedarf { $need }.
event-coin_sent =
    { $first-value ->
        [true] { $seat } schickt eine Münze.
       *[other] { $seat } schickt auch eine Münze.
    }
event-coin_held =
    { $seats-count ->
        [one] { $seats } schickt keine Münze.
       *[other] { $seats } schicken keine Münze.
    }
event-reinforced = { $seat } zieht { $card } als Verstärkung: Summe { $total }.
event-not_reinforced = { $seat } bekommt nichts für die Münze: Der Ablagestapel ist leer.
event-site_built =
    { $winners-count ->
        [one]
            { $total ->
                [one] { $winners } gewinnt die Baustelle { $site } mit { $total } Punkt.
               *[other] { $winners } gewinnt die Baustelle { $site } mit { $total } Punkten.
            }
       *[other]
            { $total ->
                [one] { $winners } teilen sich die Baustelle { $site } bei Gleichstand mit je { $total } Punkt.
               *[other] { $winners } teilen sich die Baustelle { $site } bei Gleichstand mit je { $total } Punkten.
            }
    }
event-site_delayed = Abschnitt { $site } ist verzögert: zu wenige Punkte.
event-cities_linked =
    { $coin-value ->
        [true] { $seat } verbindet { $start } und { $end }: 1 Münze.
       *[other] { $seat } verbindet { $start } und { $end }. Der Vorrat hat keine Münze mehr.
    }
event-face_up_traded = { $seat } gibt { $given } an { $other } und bekommt { $taken }.
event-hand_traded = { $seat } tauscht eine Handkarte mit { $other }.
event-hand_traded_cards = { $seat } gibt { $given } an { $other } und zieht { $taken }.
event-trade_declined = { $seat } verzichtet auf den Tausch.
event-delayed_awarded =
    { $winners-count ->
        [0] Den verzögerten Abschnitt { $site } bekommt niemand.
        [one] { $winners } hat beide Nachbarabschnitte und bekommt den verzögerten Abschnitt { $site }.
       *[other] { $winners } haben beide Nachbarabschnitte und teilen sich den verzögerten Abschnitt { $site }.
    }
event-game_ended =
    { $by-sections-value ->
        [true]
            { $winners-count ->
                [one]
                    { $points ->
                        [one] Der Kanal ist fertig. Bei Gleichstand mit je { $points } Punkt hat { $winners } die meisten Abschnitte.
                       *[other] Der Kanal ist fertig. Bei Gleichstand mit je { $points } Punkten hat { $winners } die meisten Abschnitte.
                    }
               *[other]
                    { $points ->
                        [one] Der Kanal ist fertig. Bei Gleichstand mit je { $points } Punkt haben { $winners } gleichauf die meisten Abschnitte.
                       *[other] Der Kanal ist fertig. Bei Gleichstand mit je { $points } Punkten haben { $winners } gleichauf die meisten Abschnitte.
                    }
            }
       *[other] Der Kanal ist fertig.
    }

# Was mehrere nacheinander tun, in einer Zeile; die Baustelle heißt nur einmal.
told-list = { $items }
event-picked = { $seat } nimmt { $card } und deckt { $turned } auf.
clause-picked = nimmt { $card } und deckt { $turned } auf
event-picks = Genommen: { $picks }.
pick-face-up = { $seat } { $card }
pick-turned-over = { $seat } { $card } [neu: { $turned }]
pick-face-down = { $seat } verdeckt
pick-face-down-card = { $seat } { $card } [bisher verdeckt]
event-bets = Einsätze: { $bets }.
bet-own = { $seat } { $card }
bet-of-another = { $seat } { $card } [von { $owner }]
event-coins =
    { $held-count ->
        [0] Münzen: geschickt von { $sent }.
       *[other] Münzen: geschickt von { $sent }, behalten von { $held }.
    }
event-reinforcements = Verstärkung: { $cards }.
reinforcement = { $seat } { $card } [Summe { $total }]
reinforcement-none = { $seat } nichts [der Ablagestapel ist leer]
event-built_with =
    { $winners-count ->
        [one]
            { $total ->
                [one] Abschnitt { $site } ist gebaut: zusammen { $points }, Bedarf { $need }. { $winners } gewinnt ihn mit { $total } Punkt.
               *[other] Abschnitt { $site } ist gebaut: zusammen { $points }, Bedarf { $need }. { $winners } gewinnt ihn mit { $total } Punkten.
            }
       *[other]
            { $total ->
                [one] Abschnitt { $site } ist gebaut: zusammen { $points }, Bedarf { $need }. { $winners } teilen ihn sich bei Gleichstand mit je { $total } Punkt.
               *[other] Abschnitt { $site } ist gebaut: zusammen { $points }, Bedarf { $need }. { $winners } teilen ihn sich bei Gleichstand mit je { $total } Punkten.
            }
    }
event-built_and_linked =
    { $winners-count ->
        [one]
            { $total ->
                [one] Abschnitt { $site } ist gebaut: zusammen { $points }, Bedarf { $need }. { $winners } gewinnt ihn mit { $total } Punkt. Verbundene Städte: { $links }.
               *[other] Abschnitt { $site } ist gebaut: zusammen { $points }, Bedarf { $need }. { $winners } gewinnt ihn mit { $total } Punkten. Verbundene Städte: { $links }.
            }
       *[other]
            { $total ->
                [one] Abschnitt { $site } ist gebaut: zusammen { $points }, Bedarf { $need }. { $winners } teilen ihn sich bei Gleichstand mit je { $total } Punkt. Verbundene Städte: { $links }.
               *[other] Abschnitt { $site } ist gebaut: zusammen { $points }, Bedarf { $need }. { $winners } teilen ihn sich bei Gleichstand mit je { $total } Punkten. Verbundene Städte: { $links }.
            }
    }
link = { $seat } { $start }–{ $end } [1 Münze]
link-without-coin = { $seat } { $start }–{ $end } [keine Münze mehr da]
event-delayed_with = Abschnitt { $site } ist verzögert: zusammen { $points }, Bedarf { $need }.
event-awards = Verzögerte Abschnitte gehen an alle mit beiden Nachbarabschnitten: { $awards }.
award = { $site } [{ $winners }]
award-nobody = { $site } [niemand]

## What one person did in a row, told as one sentence: "Ada took … and turned over …."

clause-took_face_up = nimmt { $card }
clause-turned_over = deckt { $card } auf
clause-took_face_down = nimmt eine verdeckte Karte
clause-took_face_down_card = nimmt { $card }, bisher verdeckt
clause-coin_sent =
    { $first-value ->
        [true] schickt eine Münze
       *[other] schickt auch eine Münze
    }
clause-reinforced = zieht { $card } als Verstärkung: Summe { $total }
clause-not_reinforced = bekommt nichts für die Münze, denn der Ablagestapel ist leer

## Why something is refused.

# What is done now.
now-pick = werden Karten genommen
now-bet = wird gesetzt
now-reinforce = werden Münzen geschickt oder behalten
now-trade = wird über einen Tausch entschieden
canal_du_midi-moment-pick = Eine Karte nimmt man zu Beginn einer Runde, vor dem Setzen. Jetzt { $now }; warten auf: { $waiting }.
canal_du_midi-moment-bet = Gesetzt wird zu Beginn einer Runde, bevor die Einsätze aufgedeckt werden. Jetzt { $now }; warten auf: { $waiting }.
canal_du_midi-moment-reinforce = Münzen werden geschickt oder behalten, sobald alle Einsätze einer Runde aufgedeckt sind. Jetzt { $now }; warten auf: { $waiting }.
canal_du_midi-moment-trade = Getauscht wird am Ende einer Runde. Jetzt { $now }; warten auf: { $waiting }.
canal_du_midi-unknown-card = Diese Karte gibt es in dieser Partie nicht. Die Liste, die sich beim Tippen öffnet, zeigt die möglichen.
canal_du_midi-R10 = Eine Karte nimmt man einmal je Runde, vor dem Setzen, wenn man weniger als { $hand } auf der Hand und noch welche vor sich hat. Jetzt { $now }; warten auf: { $waiting }.
canal_du_midi-R16 = Gesetzt wird erst, wenn alle ihre Karte genommen haben. Warten auf: { $waiting }. Hast du deine genommen, kannst du in deinem Bedienfeld im Voraus setzen.
canal_du_midi-pick-row =
    { $count ->
        [0] Vor dir liegt keine Karte offen. Du kannst eine verdeckte nehmen.
       *[other] { $card } liegt nicht offen vor dir. Nehmen kannst du eine offene: { $row }, oder, solange es welche gibt, eine verdeckte.
    }
canal_du_midi-pick-face_down =
    { $count ->
        [0] Vor dir liegt keine Karte mehr.
       *[other] Vor dir liegt keine Karte mehr verdeckt. Offen zur Wahl: { $row }.
    }
canal_du_midi-bet-hand =
    { $count ->
        [0] Du hast weder { $card } noch eine andere Karte zum Setzen.
       *[other] { $card } hast du nicht auf der Hand. Zur Wahl: { $possible }.
    }
canal_du_midi-bet-same = Du hast schon { $card } gesetzt. Du kannst dabei bleiben oder eine andere Handkarte setzen, wenn du eine hast.
canal_du_midi-coin-none = Du hast keine Münze zum Schicken oder Behalten. Du gewinnst eine, wenn du zwei benachbarte Städte verbindest, solange der Vorrat reicht.
canal_du_midi-R4-stands = Es wurde eine Münze geschickt; deine Antwort ist damit endgültig. Warten auf: { $waiting }.
canal_du_midi-R4-held = Du hast dich schon fürs Behalten entschieden. Eine Münze schicken kannst du noch, bis sich alle so entschieden haben.
canal_du_midi-trade-seat = Mit dieser Person kannst du nicht tauschen, nur mit { $partners }.
canal_du_midi-trade-unseen = Es liegt keine Karte mehr offen: Von { $other } kannst du dir keine aussuchen. Lass das Feld leer, um eine zu ziehen.
canal_du_midi-trade-hand = { $card } hast du nicht auf der Hand. Zur Wahl: { $possible }.
canal_du_midi-trade-give = { $card } liegt nicht offen vor dir. Zur Wahl: { $row }.
canal_du_midi-trade-take = { $card } liegt nicht offen vor { $owner }. Dort zur Wahl: { $row }.
canal_du_midi-trade-named = Wähl, welche Karte du von { $other } nimmst. Zur Wahl: { $row }.

## Painter and description.

# Labels in the picture: as short as may be.
label-supply = Vorrat
label-round = Runde
label-discards = Ablage
label-pick = Karten
label-bet = Setzen
label-reinforce = Münzen
label-trade = Tausch
label-your-cards = Deine Karten
label-hand = Auf der Hand
label-hand-stack = Hand
label-face-down-stack = Verdeckt
label-last-bets = Zuletzt
label-in-front = Vor dir
label-face-down = Verdeckt, Lage unbekannt
label-own-bet = Dein Einsatz

describe-over =
    { $count ->
        [0] Die Partie ist zu Ende: Niemand gewinnt.
        [one] Die Partie ist zu Ende: { $winners } gewinnt.
       *[other] Die Partie ist zu Ende: { $winners } teilen sich den Sieg.
    }

# The short description of the picture, the most important first.
describe-waiting-pick = Runde { $round }, Baustelle { $site }, Bedarf { $need }. Noch keine Karte genommen: { $waiting }.
describe-waiting-bet = Runde { $round }, Baustelle { $site }, Bedarf { $need }. Einsatz fehlt noch von: { $waiting }.
describe-waiting-reinforce = Runde { $round }, Baustelle { $site }, Bedarf { $need }. Münze schicken oder behalten? Antwort fehlt noch von: { $waiting }.
describe-waiting-trade = Runde { $round }, Baustelle { $site }, Bedarf { $need }. Ob getauscht wird, entscheidet: { $waiting }.
describe-scores = Punkte: { $scores }.
describe-shown-short = Einsätze, Baustelle { $site }: { $bets }; zusammen { $sum }, Bedarf { $need }.
describe-sections-short = Abschnitte: { $sections }.
describe-delayed-short = Verzögert: { $sites }.
describe-to-come-short = Kommt noch: { $sites }.
describe-player-short =
    { $coins ->
        [one] { $name }: offen { $row }; verdeckt { $down }, Hand { $hand }, 1 Münze.
       *[other] { $name }: offen { $row }; verdeckt { $down }, Hand { $hand }, { $coins } Münzen.
    }
describe-stores-short =
    { $supply ->
        [one] Vorrat: 1 Münze. Ablage: { $discards }.
       *[other] Vorrat: { $supply } Münzen. Ablage: { $discards }.
    }

# The long description, from which one can play. The word of describe-none stands for an empty list.
describe-title = Canal du Midi, Runde { $round } von { $rounds }, { $seats } Personen. Zuerst in dieser Runde: { $first }; begonnen hat { $began }.
describe-final = Punkte am Ende: { $scores }.
describe-site-now = Baustelle dieser Runde: { $site }, Bedarf { $need }.
describe-phase-pick = Jetzt: Alle nehmen eine Karte aus ihrer Auslage.
describe-phase-bet = Jetzt: Alle setzen geheim eine Karte.
describe-phase-reinforce = Jetzt: Wer eine Münze hat, schickt sie für Verstärkung oder behält sie.
describe-phase-trade = Jetzt: ein Tausch.
describe-phase-over = Alle Runden sind gespielt.
describe-waiting = Warten auf: { $waiting }.
describe-has-bet =
    { $seats ->
        [keine] Noch hat niemand gesetzt.
       *[other] Schon gesetzt: { $seats }.
    }
describe-revealed = Jetzt an der Baustelle:
describe-last-round = Die Runde davor, Baustelle { $site }:
describe-bet = { $name } setzt { $card }, eigene Summe { $total }.
describe-reinforcement = Verstärkung, { $name }: { $card }.
describe-nothing = nichts, der Ablagestapel war leer
describe-sum = Zusammen { $sum }, Bedarf { $need }.
describe-won = Gewonnen von { $winners }.
describe-not-won = Verzögert, niemand gewinnt.
describe-first-asking =
    { $held ->
        [keine] Erste Frage, noch hat niemand geschickt oder behalten. Mit Münze: { $asked }.
       *[other] Erste Frage, noch hat niemand geschickt. Mit Münze: { $asked }. Bisher behalten: { $held }.
    }
describe-second-asking =
    { $held ->
        [keine] Zweite Frage, die Antworten sind endgültig. Eine Münze hatten: { $asked }. Noch hat sich niemand fürs Behalten entschieden. Geschickt, in dieser Reihenfolge: { $senders }.
       *[other] Zweite Frage, die Antworten sind endgültig. Eine Münze hatten: { $asked }. Behalten: { $held }. Geschickt, in dieser Reihenfolge: { $senders }.
    }
describe-trader = { $seat } darf tauschen.
describe-player = { $name }, { $colour }: Punkte { $points }, Münzen { $coins }, Handkarten { $hand }, offen { $row }, verdeckt { $down }, Abschnitte { $sections }, Zelte { $tents }.
describe-links = { $name } hat verbunden: { $links }.
describe-site =
    { $marks ->
        [keine] { $site }: { $state }; Bedarf { $need }, Wert { $worth }.
       *[other] { $site }: { $state }; Bedarf { $need }, Wert { $worth }, { $marks }.
    }
describe-city = Stadt
describe-tent = Zelt
describe-state-built = Spielstein ({ $seats })
describe-state-shared = geteilt, Spielsteine ({ $seats })
describe-state-delayed = verzögert
describe-state-now = Baustelle dieser Runde
describe-state-to-come = kommt noch
describe-delayed = Verzögert, in dieser Reihenfolge: { $sites }.
describe-to-come = Kommt noch, Reihenfolge unbekannt: { $sites }.
describe-coins = Münzen im Vorrat: { $supply }. Ausgegebene Münzen: { $spent }. Punkte am Ende für eine übrige Münze: { $points }.
describe-discards = Ablagestapel, zusammen { $count }: { $cards }.
describe-count = { $count } × { $card }
describe-discarded = { $count } × { $card }: { $colours }
describe-coloured = { $points } ({ $worker }, { $colour })
describe-set = Karten jeder Farbe: { $cards }.
describe-hand = Deine Hand: { $cards }.
describe-own-bet = Dein Einsatz: { $card }.
describe-own-row = Offen vor dir: { $cards }.
describe-own-face-down = Verdeckt vor dir, Lage unbekannt: { $cards }.
describe-happened = Eben geschehen:
describe-none = keine
