## The game.

title = Der große Kanal
command = kanal
summary = Catan mit Schiffen und Städten und mit Rittern, die einen Kanal graben, für 3 oder 4 Personen.
about = Catan mit Seefahrern und mit Städten & Rittern, auf einer großen Insel und einigen kleinen. Wo zwei aktive Ritter an einem Kanalfeld stehen, wird ein Kanal gegraben, vom Bergsee hinab zu einer Wüste. Ist er fertig, bringt das unfruchtbare Ackerland Getreide. Ihr baut, handelt, baut eure Städte aus und wehrt die Barbaren ab; wer in einem eigenen Zug zuerst das Ziel erreicht, gewinnt.

## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### Das Ziel
    Du besiedelst eine Insel und gräbst quer durch sie einen Kanal. Siedlungen und Städte sind Punkte wert, und auch die Chips fürs Graben. Wer in einem eigenen Zug das Ziel erreicht, gewinnt (nötige Punkte: zu dritt { $costs-goal-1 }, zu viert { $costs-goal-2 }).
    - Siedlung: { $costs-points-settlement }, Stadt: { $costs-points-city }
    - Catanchip: { $costs-points-chip }
    - Längste Handelsroute: { $costs-points-longest-route }
    - Metropole, die du durch Stadtausbau gewinnen kannst: { $costs-points-metropolis } mehr

    Im Bild hat Rot gerade aus einer Siedlung eine Stadt gemacht. Zwei Kanalplättchen liegen schon; auf jedem anderen Kanalfeld liegen zwei Chips.
learn-turn =
    ### Ein Zug
    Du würfelst. Jede Landschaft mit dieser Zahl bringt jeder Siedlung an ihr eine Karte und jeder Stadt zwei, ganz gleich, wer am Zug ist. Dann handelst du mit der Bank oder mit den anderen und baust, was du bezahlen kannst:
    - Straße: { $costs-price-road }
    - Schiff: { $costs-price-ship }
    - Siedlung: { $costs-price-settlement }
    - Stadt: { $costs-price-city }

    Im Bild ist eine 10 gefallen. Die Stadt von Rot am Wald bekommt Holz und Papier, die Siedlung am Hügelland Lehm; die Stadt von Grün dort bekommt 2 Lehm. Das Ackerland mit der 10 bringt nichts: Alles Ackerland ist unfruchtbar, bis der Kanal fertig ist.
    Bei einer 7 verliert die Hälfte der Karten, wer mehr als { $costs-hand-limit ->
        [one] { $costs-hand-limit } Karte
       *[other] { $costs-hand-limit } Karten
    } auf der Hand hat.
learn-canal =
    ### Ritter graben den Kanal
    Für { $costs-price-knight } baust du einen Ritter an einer deiner Straßen oder einem deiner Schiffe; für { $costs-price-activation } wird er aktiv. Sobald zwei aktive Ritter an den Kreuzungen eines Kanalfelds stehen, ganz gleich, wem sie gehören, wird dort gegraben. Für jeden Ritter gibt es einen Chip.
    Im Bild war der Ritter von Gelb schon aktiv, und Rot hat einen zweiten am selben Kanalfeld aktiviert: für beide Farben je ein Chip.
    Aktive Ritter ziehen auch über Straßen und Schiffe und vertreiben schwächere Ritter. Auf den kleinen Inseln schürfen Ritter, auch passive, nach Gold und nutzen die Häfen.
learn-barbarians =
    ### Die Barbaren
    Jedes Schiff auf dem Ereigniswürfel bringt die Barbaren näher; beim Schritt { $costs-fleet } greifen sie an. Jede Stadt auf dem Spielplan macht sie stärker, jeder aktive Ritter auf der Heimatinsel hilft, sie zu schlagen.
    Sind sie stärker, verliert eine Stadt, wer am wenigsten beigetragen hat. Werden sie geschlagen, bekommt, wer am meisten beigetragen hat, { $costs-points-defender ->
        [one] { $costs-points-defender } Punkt
       *[other] { $costs-points-defender } Punkte
    }. Danach müssen die Ritter neu aktiviert werden.
    Im Bild standen 3 Städte gegen Ritter der Stärke 2. Gelb hatte keinen aktiven Ritter, also ist aus einer gelben Stadt eine Siedlung geworden.
learn-end =
    ### Der Kanal ist fertig
    Wird am vorletzten Kanalfeld gegraben, kommt auch das letzte Kanalplättchen auf den Spielplan. Wasser füllt den Kanal, und von da an bringt das Ackerland Getreide, wie hier; die Partie geht weiter.
    Tuch, Münzen und Papier, die deine Städte bringen, bezahlen den Stadtausbau: Er bringt Fortschrittskarten, Fähigkeiten und Metropolen. Wer in einem eigenen Zug genug Punkte hat, gewinnt sofort.
    Mehr musst du für den Anfang nicht wissen: Bei jeder Wahl zeigt dein Bedienfeld, was möglich ist und was es kostet.

## What things are called.

place = { $hex } { $direction }

good-brick = Lehm
good-lumber = Holz
good-wool = Wolle
good-grain = Getreide
good-ore = Erz
good-cloth = Tuch
good-coin = Münze
good-paper = Papier

# Behind a number from 2 on.
several-coin = Münzen

# Other names, understood when typed, and their beginnings.
also-brick = Ziegel
also-lumber = Bauholz
also-wool = Schafe
also-grain = Weizen
also-ore = Steine
also-cloth = Stoffe
also-coin = Münzen
many-brick = Lehme
many-lumber = Hölzer
many-wool = Wollen
many-grain = Korn
many-ore = Erze
many-cloth = Tücher
many-paper = Papiere

terrain-sea = Meer
terrain-lake = Bergsee
terrain-desert = Wüste
terrain-gold = Goldfeld
terrain-field = Ackerland
terrain-hills = Hügelland
terrain-forest = Wald
terrain-pasture = Weideland
terrain-mountains = Gebirge

track-trade = Handel
track-politics = Politik
track-science = Wissenschaft
deck-trade = Stapel Handel
deck-politics = Stapel Politik
deck-science = Stapel Wissenschaft

direction-n = N
direction-ne = NO
direction-e = O
direction-se = SO
direction-s = S
direction-sw = SW
direction-w = W
direction-nw = NW

## Progress cards.

card-commercial_harbor = Handelshafen
card-master_merchant = Großhändler
card-merchant = Händler
card-merchant_fleet = Handelsflotte
card-resource_monopoly = Rohstoffmonopol
card-trade_monopoly = Handelsmonopol
card-bishop = Bischof
card-constitution = Verfassung
card-deserter = Deserteur
card-diplomat = Diplomat
card-intrigue = Intrige
card-saboteur = Sabotage
card-spy = Spionage
card-warlord = Heerführer
card-wedding = Hochzeit
card-alchemist = Alchemie
card-crane = Kran
card-engineer = Ingenieur
card-inventor = Erfinder
card-irrigation = Bewässerung
card-medicine = Medizin
card-mining = Bergbau
card-printer = Buchdruck
card-road_building = Straßenbau
card-smith = Schmied

## City improvements by track and level.

level-trade-1 = Markt
level-trade-2 = Zunft
level-trade-3 = Gilde
level-trade-4 = Bank
level-trade-5 = Handelszentrum
level-politics-1 = Rathaus
level-politics-2 = Botschaft
level-politics-3 = Festung
level-politics-4 = Gericht
level-politics-5 = Rat Catans
level-science-1 = Schule
level-science-2 = Bibliothek
level-science-3 = Aquädukt
level-science-4 = Theater
level-science-5 = Universität

## Commands and their fields.

command-found = gründen
command-found-description = Siedlung oder Stadt mit Straße oder Schiff gründen
command-found-label = Gründen
command-found-corner = kreuzung
command-found-corner-description = Eine freie Kreuzung der Heimatinsel
command-found-edge = weg
command-found-edge-description = An der Küste ein Schiff, sonst eine Straße

command-roll = würfeln
command-roll-description = Würfeln
command-roll-label = Würfeln

command-discard = abwerfen
command-discard-description = Karten abwerfen: Sieben oder Sabotage
command-discard-label = Karten abwerfen
command-discard-cards = karten
command-discard-cards-description = Etwa „2 Wolle, 1 Erz“

command-robber = räuber
command-robber-description = Den Räuber versetzen
command-robber-label = Räuber versetzen
command-robber-to = nach
command-robber-to-description = Eine andere Landschaft
command-robber-victim = bestehlen
command-robber-victim-description = Wen du dort bestiehlst

command-sacrifice = stadt-verlieren
command-sacrifice-description = Die Stadt wählen, die du an die Barbaren verlierst
command-sacrifice-label = Stadt verlieren
command-sacrifice-city = stadt
command-sacrifice-city-description = Keine Metropole

command-draw = ziehen
command-draw-description = Für die beste Verteidigung eine Karte ziehen
command-draw-label = Karte ziehen
command-draw-deck = stapel
command-draw-deck-description = Ein Stapel mit Karten

command-drop = zurücklegen
command-drop-description = Überzählige Fortschrittskarte zurücklegen
command-drop-label = Karte zurücklegen
command-drop-card = karte
command-drop-card-description = Eine deiner Fortschrittskarten

command-take = nehmen
command-take-description = Rohstoff nehmen: Gold oder Aquädukt
command-take-label = Rohstoff nehmen
command-take-resource = rohstoff
command-take-resource-description = Einer, den die Bank hat

command-skip = verzichten
command-skip-description = Verzichten: nichts nehmen, bauen oder setzen
command-skip-label = Verzichten

command-retreat = rückzug
command-retreat-description = Deinen vertriebenen Ritter versetzen
command-retreat-label = Ritter zurückziehen
command-retreat-to = nach
command-retreat-to-description = Freie Kreuzung in Reichweite

command-rebuild = neu-bauen
command-rebuild-description = Neu bauen, was dein Diplomat entfernt hat
command-rebuild-label = Neu bauen
command-rebuild-edge = weg
command-rebuild-edge-description = Ein anderer freier Weg

command-dismiss = überläufer
command-dismiss-description = Den Ritter wählen, der überläuft
command-dismiss-label = Ritter wählen
command-dismiss-knight = ritter
command-dismiss-knight-description = Einer deiner Ritter

command-place = ritter-setzen
command-place-description = Den zu dir übergelaufenen Ritter setzen
command-place-label = Ritter setzen
command-place-corner = kreuzung
command-place-corner-description = Frei, neben Straße oder Schiff von dir

command-keep = fortschritt-nehmen
command-keep-description = Spionage: eine der Karten nehmen
command-keep-label = Fortschrittskarte nehmen
command-keep-card = karte
command-keep-card-description = Eine, die du siehst

command-choose = karte-nehmen
command-choose-description = Großhändler: eine Karte nehmen
command-choose-label = Karte nehmen
command-choose-good = karte
command-choose-good-description = Eine, die du siehst

command-give = geben
command-give-description = Hochzeit: Karten geben
command-give-label = Karten geben
command-give-cards = karten
command-give-cards-description = Etwa „1 Wolle, 1 Erz“

command-deliver = liefern
command-deliver-description = Handelshafen: Handelsware geben
command-deliver-label = Handelsware geben
command-deliver-commodity = ware
command-deliver-commodity-description = Eine, die du hast

command-build = bauen
command-build-description = Bauen

command-build-road = straße
command-build-road-description = Straße bauen
command-build-road-label = Straße
command-build-road-edge = weg
command-build-road-edge-description = An Straße oder Gebäude von dir

command-build-ship = schiff
command-build-ship-description = Schiff bauen
command-build-ship-label = Schiff
command-build-ship-edge = weg
command-build-ship-edge-description = An Schiff oder Gebäude von dir

command-build-settlement = siedlung
command-build-settlement-description = Siedlung bauen
command-build-settlement-label = Siedlung
command-build-settlement-corner = kreuzung
command-build-settlement-corner-description = Neben Straße oder Schiff von dir

command-build-city = stadt
command-build-city-description = Siedlung zur Stadt machen
command-build-city-label = Stadt
command-build-city-corner = siedlung
command-build-city-corner-description = Eine eigene

command-build-wall = mauer
command-build-wall-description = Stadtmauer bauen
command-build-wall-label = Stadtmauer
command-build-wall-corner = stadt
command-build-wall-corner-description = Eine ohne Mauer

command-sail = segeln
command-sail-description = Schiff versetzen, einmal je Zug
command-sail-label = Schiff versetzen
command-sail-ship = schiff
command-sail-ship-description = Eins mit losem Ende
command-sail-to = nach
command-sail-to-description = Ein anderer freier Weg

command-knight = ritter
command-knight-description = Ritter

command-knight-hire = bauen
command-knight-hire-description = Einfachen Ritter bauen
command-knight-hire-label = Bauen
command-knight-hire-corner = kreuzung
command-knight-hire-corner-description = Frei, neben Straße oder Schiff von dir

command-knight-activate = aktivieren
command-knight-activate-description = Ritter aktivieren
command-knight-activate-label = Aktivieren
command-knight-activate-knight = ritter
command-knight-activate-knight-description = Ein passiver

command-knight-promote = aufwerten
command-knight-promote-description = Ritter um eine Stufe aufwerten
command-knight-promote-label = Aufwerten
command-knight-promote-knight = ritter
command-knight-promote-knight-description = Ein eigener

command-knight-move = versetzen
command-knight-move-description = Aktiven Ritter versetzen
command-knight-move-label = Ritter versetzen
command-knight-move-knight = ritter
command-knight-move-knight-description = Ein aktiver
command-knight-move-to = nach
command-knight-move-to-description = Freie Kreuzung in Reichweite

command-knight-displace = vertreiben
command-knight-displace-description = Schwächeren Ritter vertreiben
command-knight-displace-label = Ritter vertreiben
command-knight-displace-knight = ritter
command-knight-displace-knight-description = Dein aktiver
command-knight-displace-to = wo
command-knight-displace-to-description = Kreuzung des schwächeren

command-knight-chase = räuber-vertreiben
command-knight-chase-description = Den Räuber vertreiben
command-knight-chase-label = Räuber vertreiben
command-knight-chase-knight = ritter
command-knight-chase-knight-description = Ein aktiver neben dem Räuber
command-knight-chase-to = nach
command-knight-chase-to-description = Landschaft mit Zahl
command-knight-chase-victim = bestehlen
command-knight-chase-victim-description = Wen du dort bestiehlst

command-improve = ausbauen
command-improve-description = Einen Stadtausbau kaufen
command-improve-label = Ausbauen
command-improve-track = bereich
command-improve-track-description = Handel, Politik, Wissenschaft
command-improve-city = stadt
command-improve-city-description = Für die Metropole

command-card = karte
command-card-description = Fortschrittskarte spielen

command-card-commercial-harbor = handelshafen
command-card-commercial-harbor-description = Rohstoff gegen Handelsware, von allen anderen
command-card-commercial-harbor-label = { card-commercial_harbor }

command-card-master-merchant = großhändler
command-card-master-merchant-description = Von jemandem mit mehr Punkten 2 Karten nehmen
command-card-master-merchant-label = { card-master_merchant }
command-card-master-merchant-seat = person
command-card-master-merchant-seat-description = Wessen Hand du siehst

command-card-merchant = händler
command-card-merchant-description = Den Händler setzen
command-card-merchant-label = { card-merchant }
command-card-merchant-hex = landschaft
command-card-merchant-hex-description = Neben deinem Gebäude

command-card-merchant-fleet = handelsflotte
command-card-merchant-fleet-description = Besserer Kurs für eine Art in diesem Zug
command-card-merchant-fleet-label = { card-merchant_fleet }
command-card-merchant-fleet-good = art
command-card-merchant-fleet-good-description = Was du der Bank gibst

command-card-resource-monopoly = rohstoffmonopol
command-card-resource-monopoly-description = Von allen anderen 2 eines Rohstoffs
command-card-resource-monopoly-label = { card-resource_monopoly }
command-card-resource-monopoly-resource = rohstoff
command-card-resource-monopoly-resource-description = Welcher

command-card-trade-monopoly = handelsmonopol
command-card-trade-monopoly-description = Von allen anderen 1 einer Handelsware
command-card-trade-monopoly-label = { card-trade_monopoly }
command-card-trade-monopoly-commodity = ware
command-card-trade-monopoly-commodity-description = Welche

command-card-bishop = bischof
command-card-bishop-description = Räuber versetzen, dort alle bestehlen
command-card-bishop-label = { card-bishop }
command-card-bishop-to = nach
command-card-bishop-to-description = Eine andere Landschaft

command-card-deserter = deserteur
command-card-deserter-description = Ein fremder Ritter geht, du darfst einen setzen
command-card-deserter-label = { card-deserter }
command-card-deserter-seat = person
command-card-deserter-seat-description = Wer einen Ritter verliert

command-card-diplomat = diplomat
command-card-diplomat-description = Offene Straße oder Schiff entfernen
command-card-diplomat-label = { card-diplomat }
command-card-diplomat-edge = weg
command-card-diplomat-edge-description = Offene Straße oder offenes Schiff

command-card-intrigue = intrige
command-card-intrigue-description = Ritter von deinem Weg vertreiben
command-card-intrigue-label = { card-intrigue }
command-card-intrigue-knight = ritter
command-card-intrigue-knight-description = Ein fremder

command-card-saboteur = sabotage
command-card-saboteur-description = Wer nicht weniger Punkte hat, wirft die Hälfte ab
command-card-saboteur-label = { card-saboteur }

command-card-spy = spionage
command-card-spy-description = Fortschrittskarten sehen, eine nehmen
command-card-spy-label = { card-spy }
command-card-spy-seat = person
command-card-spy-seat-description = Wessen Karten du siehst

command-card-warlord = heerführer
command-card-warlord-description = Alle deine Ritter aktivieren
command-card-warlord-label = { card-warlord }
command-card-warlord-order = reihenfolge
command-card-warlord-order-description = Welche zuerst, mit Kommas

command-card-wedding = hochzeit
command-card-wedding-description = Wer mehr Punkte hat, gibt dir 2 Karten
command-card-wedding-label = { card-wedding }

command-card-alchemist = alchemie
command-card-alchemist-description = Vor dem Wurf Gelb und Rot wählen
command-card-alchemist-label = { card-alchemist }
command-card-alchemist-yellow = gelb
command-card-alchemist-yellow-description = 1 bis 6
command-card-alchemist-red = rot
command-card-alchemist-red-description = 1 bis 6

command-card-crane = kran
command-card-crane-description = Für 1 Handelsware weniger ausbauen
command-card-crane-label = { card-crane }
command-card-crane-track = bereich
command-card-crane-track-description = Handel, Politik, Wissenschaft
command-card-crane-city = stadt
command-card-crane-city-description = Für die Metropole

command-card-engineer = ingenieur
command-card-engineer-description = Kostenlos eine Stadtmauer bauen
command-card-engineer-label = { card-engineer }
command-card-engineer-city = stadt
command-card-engineer-city-description = Eine ohne Mauer

command-card-inventor = erfinder
command-card-inventor-description = Zwei Zahlen vertauschen
command-card-inventor-label = { card-inventor }
command-card-inventor-first = erste
command-card-inventor-first-description = Nicht 2, 6, 8, 12
command-card-inventor-second = zweite
command-card-inventor-second-description = Andere Zahl, ebenso

command-card-irrigation = bewässerung
command-card-irrigation-description = 2 Getreide je Ackerland an Gebäuden
command-card-irrigation-label = { card-irrigation }

command-card-medicine = medizin
command-card-medicine-description = Billiger eine Siedlung zur Stadt machen
command-card-medicine-label = { card-medicine }
command-card-medicine-settlement = siedlung
command-card-medicine-settlement-description = Eine eigene

command-card-mining = bergbau
command-card-mining-description = 2 Erz je Gebirge an deinen Gebäuden
command-card-mining-label = { card-mining }

command-card-road-building = straßenbau
command-card-road-building-description = Kostenlos 2 Straßen oder Schiffe
command-card-road-building-label = { card-road_building }

command-card-smith = schmied
command-card-smith-description = Kostenlos 1 oder 2 Ritter aufwerten
command-card-smith-label = { card-smith }
command-card-smith-first = erster
command-card-smith-first-description = Einer deiner Ritter
command-card-smith-second = zweiter
command-card-smith-second-description = Ein anderer

command-trade = tausch
command-trade-description = Handeln

command-trade-bank = bank
command-trade-bank-description = Zum besten Kurs bei der Bank tauschen
command-trade-bank-label = Bank
command-trade-bank-give = geben
command-trade-bank-give-description = Womit du zahlst
command-trade-bank-take = nehmen
command-trade-bank-take-description = Wovon du 1 nimmst

command-trade-harbor = hafen
command-trade-harbor-description = Handelshafen: eine Handelsware fordern
command-trade-harbor-label = Handelsware fordern
command-trade-harbor-seat = person
command-trade-harbor-seat-description = Von wem
command-trade-harbor-resource = rohstoff
command-trade-harbor-resource-description = Was du dafür verdeckt gibst

command-trade-offer = anbieten
command-trade-offer-description = Den anderen einen Tausch anbieten
command-trade-offer-label = Anbieten
command-trade-offer-give = geben
command-trade-offer-give-description = Etwa „2 Wolle, 1 Erz“
command-trade-offer-want = bekommen
command-trade-offer-want-description = Ebenso
command-trade-offer-to = an
command-trade-offer-to-description = Namen mit Kommas; leer: alle
command-trade-offer-first = erstes-ja
command-trade-offer-first-description = Ja: Die erste Zusage gilt

command-trade-accept = annehmen
command-trade-accept-description = Das Angebot annehmen
command-trade-accept-label = Annehmen

command-trade-decline = ablehnen
command-trade-decline-description = Das Angebot ablehnen
command-trade-decline-label = Ablehnen

command-trade-counter = gegenangebot
command-trade-counter-description = Etwas anderes für den Tausch vorschlagen
command-trade-counter-label = Gegenangebot
command-trade-counter-give = geben
command-trade-counter-give-description = Etwa „2 Wolle, 1 Erz“
command-trade-counter-want = bekommen
command-trade-counter-want-description = Ebenso

command-trade-pick = auswählen
command-trade-pick-description = Eine Antwort auf dein Angebot annehmen
command-trade-pick-label = Antwort auswählen
command-trade-pick-seat = person
command-trade-pick-seat-description = Mit wem du tauschst

command-trade-withdraw = zurückziehen
command-trade-withdraw-description = Dein Angebot zurückziehen
command-trade-withdraw-label = Angebot zurückziehen

command-end = ende
command-end-description = Deinen Zug beenden
command-end-label = Zug beenden

## Actions, before they are done.

action-found = Auf { $corner } gründen, mit Straße oder Schiff auf { $edge }
action-roll = Würfeln
action-discard = { $cards } abwerfen
action-robber =
    { $victim-value ->
        [none] Räuber nach { $to } versetzen
       *[other] Räuber nach { $to } versetzen und { $victim } bestehlen
    }
action-sacrifice = Die Stadt auf { $city } verlieren
action-draw = Eine Karte vom { $deck } ziehen
action-drop = „{ $card }“ zurücklegen
action-take = { $resource } nehmen
action-skip = Verzichten
action-retreat = Nach { $to } zurückziehen
action-rebuild = Auf { $edge } neu bauen
action-dismiss = Den Ritter auf { $knight } überlaufen lassen
action-place = Den Ritter auf { $corner } setzen
action-keep = „{ $card }“ nehmen
action-choose = { $good } nehmen
action-give = { $cards } geben
action-deliver = { $commodity } geben
action-build_road = Straße auf { $edge } bauen
action-build_ship = Schiff auf { $edge } bauen
action-build_settlement = Siedlung auf { $corner } bauen
action-build_city = Siedlung auf { $corner } zur Stadt machen
action-build_wall = Stadtmauer auf { $corner } bauen
action-sail = Schiff von { $ship } nach { $to } versetzen
action-hire_knight = Ritter auf { $corner } bauen
action-activate_knight = Ritter auf { $knight } aktivieren
action-promote_knight = Ritter auf { $knight } aufwerten
action-move_knight = Ritter von { $knight } nach { $to } versetzen
action-displace_knight = Ritter auf { $to } mit dem von { $knight } vertreiben
action-chase_robber =
    { $victim-value ->
        [none] Räuber mit dem Ritter auf { $knight } nach { $to } vertreiben
       *[other] Räuber mit dem Ritter auf { $knight } nach { $to } vertreiben und { $victim } bestehlen
    }
action-improve =
    { $city-value ->
        [none] { $track } ausbauen
       *[other] { $track } ausbauen, Metropole auf { $city }
    }
action-play_commercial_harbor = „{ card-commercial_harbor }“ spielen
action-play_master_merchant = „{ card-master_merchant }“ spielen: Karten von { $seat }
action-play_merchant = „{ card-merchant }“ spielen: nach { $hex }
action-play_merchant_fleet = „{ card-merchant_fleet }“ spielen: { $good }
action-play_resource_monopoly = „{ card-resource_monopoly }“ spielen: { $resource }
action-play_trade_monopoly = „{ card-trade_monopoly }“ spielen: { $commodity }
action-play_bishop = „{ card-bishop }“ spielen: Räuber nach { $to }
action-play_deserter = „{ card-deserter }“ spielen: Ritter von { $seat }
action-play_diplomat = „{ card-diplomat }“ spielen: weg, was auf { $edge } liegt
action-play_intrigue = „{ card-intrigue }“ spielen: Ritter auf { $knight }
action-play_saboteur = „{ card-saboteur }“ spielen
action-play_spy = „{ card-spy }“ spielen: Fortschrittskarten von { $seat }
action-play_warlord =
    { $order-count ->
        [0] „{ card-warlord }“ spielen
       *[other] „{ card-warlord }“ spielen: zuerst { $order }
    }
action-play_wedding = „{ card-wedding }“ spielen
action-play_alchemist = „{ card-alchemist }“ spielen: Gelb { $yellow }, Rot { $red }
action-play_crane =
    { $city-value ->
        [none] „{ card-crane }“ spielen: { $track }
       *[other] „{ card-crane }“ spielen: { $track }, Metropole auf { $city }
    }
action-play_engineer = „{ card-engineer }“ spielen: Mauer auf { $city }
action-play_inventor = „{ card-inventor }“ spielen: { $first } und { $second } vertauschen
action-play_irrigation = „{ card-irrigation }“ spielen
action-play_medicine = „{ card-medicine }“ spielen: Stadt auf { $settlement }
action-play_mining = „{ card-mining }“ spielen
action-play_road_building = „{ card-road_building }“ spielen
action-play_smith =
    { $second-value ->
        [none] „{ card-smith }“ spielen: { $first }
       *[other] „{ card-smith }“ spielen: { $first }, dann { $second }
    }
action-ask_harbor = Von { $seat } eine Handelsware fordern, für { $resource }
action-trade_bank = Bei der Bank { $give } gegen 1 { $take } tauschen
action-make_offer =
    { $first-value ->
        [true]
            { $to-count ->
                [0] Allen anderen { $give } gegen { $want } anbieten: Das erste Ja entscheidet
               *[other] { $give } gegen { $want } anbieten, an { $to }: Das erste Ja entscheidet
            }
       *[other]
            { $to-count ->
                [0] Allen anderen { $give } gegen { $want } anbieten
               *[other] { $give } gegen { $want } anbieten, an { $to }
            }
    }
action-accept_offer = Das Angebot annehmen
action-decline_offer = Das Angebot ablehnen
action-counter_offer = Als Gegenangebot { $give } gegen { $want } anbieten
action-pick_answer = Mit { $seat } tauschen
action-withdraw_offer = Das Angebot zurückziehen
action-end_turn = Zug beenden
