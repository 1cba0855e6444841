## The game.

title = Der große Kanal
command = kanal
summary = Catan mit Schiffen und Städten und mit Rittern, die einen Kanal graben, für 3 oder 4 Personen.

## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### Das Ziel
    Du besiedelst eine Insel und gräbst einen Kanal quer hindurch. Siedlungen und Städte sind Punkte, und die Chips fürs Graben auch. Mit 3 Personen gewinnt, wer zuerst im eigenen Zug { $costs-goal-1 ->
        [one] { $costs-goal-1 } Punkt
       *[other] { $costs-goal-1 } Punkte
    } hat; mit 4 sind es { $costs-goal-2 }.
    - Siedlung: { $costs-points-settlement }, Stadt: { $costs-points-city }
    - Catanchip: { $costs-points-chip }
    - Längste Handelsroute: { $costs-points-longest-route }
    - Metropole, die der Stadtausbau bringen kann: { $costs-points-metropolis } mehr

    Im Bild hat Rot gerade eine Siedlung zur Stadt gemacht. Zwei Kanalstücke sind schon gegraben; auf jedem anderen Kanalfeld liegen zwei Chips.
learn-turn =
    ### Ein Zug
    Du würfelst. Jede Landschaft mit dieser Zahl bringt jeder Siedlung daran eine Karte und jeder Stadt zwei, gleich wer am Zug ist. Dann handelst du, mit der Bank oder mit den anderen, und baust, was du bezahlen kannst:
    - Straße: { $costs-price-road }
    - Schiff: { $costs-price-ship }
    - Siedlung: { $costs-price-settlement }
    - Stadt: { $costs-price-city }

    Im Bild wurde eine 10 gewürfelt. Die rote Stadt am Wald bekommt Holz und Papier, die rote Siedlung am Hügelland Lehm, die grüne Stadt dort 2 Lehm. Das Ackerland mit der 10 bringt nichts: Alles Ackerland ist unfruchtbar, bis der Kanal fertig ist.
    Bei einer 7 verliert die Hälfte, wer mehr als { $costs-hand-limit ->
        [one] { $costs-hand-limit } Karte
       *[other] { $costs-hand-limit } Karten
    } hat.
learn-canal =
    ### Ritter graben den Kanal
    Für { $costs-price-knight } baust du einen Ritter an eine deiner Straßen oder an ein Schiff; für { $costs-price-activation } wird er aktiv. Sobald zwei aktive Ritter an den Kreuzungen eines Kanalfelds stehen, gleich wem sie gehören, wird dort gegraben. Jeder Ritter bringt einen Chip ein.
    Im Bild war der gelbe Ritter schon aktiv, und Rot hat am selben Kanalfeld einen weiteren aktiviert: ein Chip für Rot, einer für Gelb.
    Aktive Ritter ziehen auch, über Straßen und Schiffe, und vertreiben schwächere. Auf den kleinen Inseln graben sie nach Gold und nutzen die Häfen.
learn-barbarians =
    ### Die Barbaren
    Jedes Schiff auf dem Ereigniswürfel bringt die Barbaren näher; auf Schritt { $costs-fleet } greifen sie an. Jede Stadt auf dem Spielplan macht sie stärker, jeder aktive Ritter auf der Heimatinsel hilft, sie abzuwehren.
    Sind sie stärker, verliert eine Stadt, wer am wenigsten beigetragen hat. Werden sie abgewehrt, bekommt { $costs-points-defender ->
        [one] { $costs-points-defender } Punkt
       *[other] { $costs-points-defender } Punkte
    }, wer am meisten beigetragen hat. Danach müssen die Ritter neu aktiviert werden.
    Im Bild standen 3 Städte gegen Ritter der Stärke 2. Gelb hatte keinen aktiven Ritter, also ist eine gelbe Stadt jetzt eine Siedlung.
learn-end =
    ### Der Kanal ist fertig
    Ist das vorletzte Kanalstück gegraben, wird das letzte gleich mit gelegt. Wasser füllt den Kanal, und von da an trägt das Ackerland Getreide, wie hier; die Partie geht weiter.
    Tuch, Münzen und Papier, die von Städten kommen, bezahlen den Stadtausbau: Er bringt Fortschrittskarten, Fähigkeiten und Metropolen. Wer im eigenen Zug genug Punkte hat, gewinnt sofort.
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
