## The game.

title = Der große Kanal
command = kanal
summary = Catan mit Schiffen und Städten und mit Rittern, die einen Kanal graben, für 3 oder 4 Personen.

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

## Painter and description.

# Labels in the pictures: as short as may be.
label-turn = Zug { $number }
label-rolled = Wurf: { $sum }
label-not-rolled = vor dem Wurf
label-founding = Gründung
label-over = Spielende
label-no-knights = keine Ritter
label-merchant = Händler
label-left = übrig
label-bank = Bank
label-your-cards = Deine Karten
label-goods = Karten: { $count }, Grenze { $limit }
label-progress = Fortschrittskarten
label-no-progress = keine Fortschrittskarten
label-affordable = Kosten; mit Haken: das kannst du bezahlen
label-rates = Bei der Bank, für 1 von anderer Art
label-cards-of = Karten: { $name }
label-price-road = Straße
label-price-ship = Schiff
label-price-settlement = Siedlung
label-price-city = Stadt
label-price-wall = Stadtmauer
label-price-knight = Ritter
label-price-promotion = Aufwertung
label-price-activation = Aktivierung

# What a progress card does, in a line. $rate and $cost are of the component files.
card-commercial_harbor-does = In diesem Zug, von allen anderen je einmal: verdeckter Rohstoff gegen eine Handelsware.
card-master_merchant-does = Sieh die Hand einer Person mit mehr Punkten an und nimm 2 Karten.
card-merchant-does = Setze den Händler an dein Gebäude auf der Heimatinsel: 1 Punkt, sein Rohstoff { $rate }:1.
card-merchant_fleet-does = Tausche bis zum Ende deines Zuges eine Art von Karten { $rate }:1 mit der Bank.
card-resource_monopoly-does = Nenne einen Rohstoff: alle anderen geben dir bis zu 2 davon.
card-trade_monopoly-does = Nenne eine Handelsware: alle anderen, die sie haben, geben dir 1 davon.
card-bishop-does = Nach dem ersten Angriff: versetze den Räuber, stiehl allen anderen dort je 1 Karte.
card-constitution-does = 1 Punkt; sie wird sofort offen ausgelegt.
card-deserter-does = Eine andere Person verliert einen Ritter; du darfst einen gleich starken setzen.
card-diplomat-does = Nimm eine offene Straße oder ein Schiff weg; eigene darfst du kostenlos neu bauen.
card-intrigue-does = Vertreibe einen fremden Ritter von einer deiner Straßen oder Schiffslinien.
card-saboteur-does = Wer mindestens deine Punkte hat, wirft die Hälfte der Karten ab (abgerundet).
card-spy-does = Sieh die Fortschrittskarten einer anderen Person an und nimm eine oder keine.
card-warlord-does = Alle deine passiven Ritter werden kostenlos aktiv, in deiner Reihenfolge.
card-wedding-does = Wer mehr Punkte hat, gibt dir 2 Karten eigener Wahl.
card-alchemist-does = Statt zu würfeln wählst du Rot und Gelb; nur der Ereigniswürfel wird geworfen.
card-crane-does = Kaufe einen Stadtausbau für 1 Handelsware weniger.
card-engineer-does = Baue kostenlos eine Stadtmauer.
card-inventor-does = Vertausche zwei verschiedene Zahlenplättchen, aber nicht 2, 6, 8 oder 12.
card-irrigation-does = Nach der Fertigstellung des Kanals: 2 Getreide für jedes Ackerland an deinen Gebäuden.
card-medicine-does = Mache eine Siedlung zur Stadt, für { $cost }.
card-mining-does = 2 Erz für jedes Gebirge an deinen Gebäuden.
card-printer-does = 1 Punkt; sie wird sofort offen ausgelegt.
card-road_building-does = Baue kostenlos bis zu 2 Straßen oder Schiffe.
card-smith-does = Werte kostenlos 1 oder 2 Ritter auf.

describe-over =
    { $count ->
        [0] Das Spiel ist zu Ende: niemand gewinnt.
        [one] Das Spiel ist zu Ende: { $winners } gewinnt.
       *[other] Das Spiel ist zu Ende: { $winners } gewinnen gemeinsam.
    }
describe-nobody = niemand
describe-happened = Was eben geschah:

# What is waited for, behind a colon.
waits-roll = würfeln
waits-turn = Zug
waits-found-settlement = Siedlung der Gründung
waits-found-city = Stadt der Gründung
waits-found-income = Siedlung der Gründung, mit den ersten Karten
waits-sacrifice = eine Stadt verlieren
waits-draw = Stapel zum Ziehen
waits-drop = Fortschrittskarten zurücklegen
waits-discard = Karten abwerfen
waits-robber = Räuber versetzen
waits-take = Rohstoff nehmen
waits-retreat = Rückzug eines Ritters
waits-build = kostenlose Straßen oder Schiffe
waits-rebuild = anderswo wieder bauen
waits-dismiss = einen Ritter abgeben
waits-place = einen Ritter setzen
waits-keep = eine Fortschrittskarte nehmen
waits-give = Karten geben
waits-deliver = eine Handelsware geben
waits-choose = Karten nehmen

# The short description of the picture, the most important first.
describe-now = Zug { $turn }, { $seat }. Warten auf: { $waiting } ({ $what }).
describe-set-up = Gründung. Warten auf: { $waiting } ({ $what }).
describe-scores = Punkte (Ziel { $goal }): { $scores }.
describe-rolled = Wurf: { $sum } (Rot { $red }, Gelb { $yellow }), Ereignis: { $event }.
event-die-fleet = Barbaren
describe-fleet-short = Barbaren: noch { $left } Schritte, Stärke { $attack }, Ritter { $defence }.
describe-canal-short = Kanal: { $dug } von { $needed } Plättchen gegraben.
describe-canal-done-short = Der Kanal ist fertig.
describe-seat-short = { $name }: Karten { $goods }, Fortschritt { $progress }, Chips { $chips }, Stärke { $strength }, Stufen { $levels }.
describe-marks-short = Räuber: { $robber }. Längste Handelsroute: { $route }. Händler: { $merchant }.
describe-built-short = { $name }: Siedlungen { $settlements }; Städte { $cities }; Ritter { $knights }.

# The long description, from which one can play. A nought stands for an empty list.
describe-title = Der große Kanal, Zug { $turn }. Plätze: { $seats }. Ziel, in Punkten: { $goal }. Am Zug: { $seat }.
describe-waiting = Warten auf: { $waiting } ({ $what }).
describe-counts = So viele jeweils: { $counts }.
describe-gold = Durch ein Goldfeld, nicht durch ein Aquädukt: { $seats }.
describe-knight-away = Es ist der Ritter von { $place }: Stärke { $level }, { $state }.
describe-placed = Zu setzender Ritter: Stärke { $level }, { $state }.
describe-free-left = Noch zu bauende Straßen oder Schiffe: { $count }.
describe-rebuilt = Weggenommen von { $place }: { $piece }.
describe-with = Betroffen: { $seat }.
describe-laid-down = Hingelegt: { $resource }.
describe-cards-left = Zu nehmende Karten: { $count }.
describe-not-rolled = Noch nicht gewürfelt.
describe-new-ships = In diesem Zug gebaut, noch nicht versetzbar: { $ships }.
describe-sailed = In diesem Zug wurde schon ein Schiff versetzt.
describe-chartered = Durch eine Handelsflotte bis zum Ende des Zuges zum besten Kurs: { $goods }.
describe-askings = Durch einen Handelshafen noch zu fragen: { $seats }.
describe-offer = Angebot: { $give } für { $want }. Gefragt: { $asked }.
describe-offer-first = Angebot: { $give } für { $want }. Gefragt: { $asked }. Das erste Ja entscheidet.
describe-reply-accept = { $seat }: ja.
describe-reply-decline = { $seat }: nein.
describe-reply-counter = { $seat } gäbe { $give } für { $want }.
describe-seat = { $name }, { $colour }: Punkte { $points }; Karten { $goods }; Fortschrittskarten { $progress }; offen { $opened }; Catanchips { $chips }; Retter Catans { $defender }; längster Weg { $route }; aktive Stärke { $strength }.
describe-seat-levels = Ausbau, { $name }: { $levels }.
describe-level = { $track } { $level } ({ $name })
describe-seat-left = Noch im Vorrat, { $name }: Siedlungen { $settlements }, Städte { $cities }, Stadtmauern { $walls }, Straßen { $roads }, Schiffe { $ships }, Ritter einfach { $basic }, stark { $strong }, mächtig { $mighty }.
describe-seat-rates = Kurse bei der Bank, { $name }: { $rates }.
describe-pieces = Auf dem Spielplan, { $name }:
describe-settlements = Siedlungen: { $places }.
describe-cities = Städte: { $places }.
describe-city-wall = { $place } (Stadtmauer)
describe-city-metropolis = { $place } (Metropole { $track })
describe-city-both = { $place } (Metropole { $track }, Stadtmauer)
describe-fallen = Liegende Städte: { $places }.
describe-knights = Ritter: { $knights }.
describe-knight = { $place } { $level } ({ $state })
state-active = aktiv
state-idle = passiv
state-activated = in diesem Zug aktiviert
state-acted = hat in diesem Zug gehandelt
state-promoted = in diesem Zug aufgewertet
describe-roads = Straßen: { $places }.
describe-ships = Schiffe: { $places }.
piece-road = Straße
piece-ship = Schiff
describe-hexes = Landschaften; alle anderen Felder sind Meer:
describe-hex = { $hex }: { $terrain }
describe-hex-token = { $hex }: { $terrain } { $token }
describe-hex-barren = unfruchtbar
describe-hex-basin = Becken des Kanals
describe-hex-flooded = geflutet
describe-hex-robber = Räuber
describe-hex-merchant = Händler von { $seat }
describe-section-site = Kanalplättchen { $number }, noch zu graben, { $chips } Chips
describe-section-dug = Kanalplättchen { $number }, gegraben
describe-section-wet = Kanalplättchen { $number }, geflutet
describe-harbours = Häfen: { $harbours }.
describe-harbour = { $place } { $rate }:1
describe-harbour-good = { $place } { $good } { $rate }:1
describe-canal = Gegraben: { $dug }; mit { $needed } ist der Kanal fertig. Bis dahin ist das Ackerland unfruchtbar.
describe-canal-done = Der Kanal ist fertig; Ackerland bringt Ertrag.
describe-route = Längste Handelsroute: { $seat }.
describe-fleet = Barbarenschiff: noch { $left } von { $steps } Schritten; bisherige Angriffe { $attacks }. Stärke der Barbaren { $attack }, der aktiven Ritter auf der Heimatinsel { $defence }.
describe-fleet-first = Vor dem ersten Angriff wird der Räuber nicht versetzt.
describe-bank = In der Bank: { $goods }.
describe-piles = Karten in den Stapeln: { $piles }.
describe-returned = Zurückgelegt, { $deck }, zuerst gezogene zuerst: { $cards }.
describe-unseen = unbekannt
describe-costs = Kosten: { $costs }.
describe-cost = { $name } { $cost }
describe-improving = Eine Ausbaustufe kostet ebenso viele Handelswaren: Handel Tuch, Politik Münzen, Wissenschaft Papier.
describe-worth = Punkte: Siedlung { $settlement }, Stadt { $city }, Metropole { $metropolis } mehr, Längste Handelsroute { $route } (ab { $shortest }), Händler { $merchant }, Retter Catans { $defender }, Catanchip { $chip }, offene Karte { $card }.
describe-limits = Grenze für Karten bei einer Sieben (darüber geht die Hälfte verloren): { $hand }, und { $wall } mehr für jede Stadtmauer. Grenze für Fortschrittskarten: { $progress }.
describe-goods = Deine Karten: { $goods }.
describe-progress = Deine Fortschrittskarten: { $cards }.
describe-progress-card = { $card }: { $does }
describe-affordable = Das kannst du bezahlen: { $names }.
describe-own-rates = Deine Kurse bei der Bank: { $rates }.
describe-found-goods = Karten von { $name }: { $goods }.
describe-found-progress = Fortschrittskarten von { $name }: { $cards }.
