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

option-variable = Veränderte Karte
option-variable-description = Landschaften und Zahlenplättchen der Heimatinsel liegen nach dem Los; Ackerland und Wüsten bleiben

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
