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

direction-n = Nord
direction-n-short = N
direction-ne = Nordost
direction-ne-short = NO
direction-e = Ost
direction-e-short = O
direction-se = Südost
direction-se-short = SO
direction-s = Süd
direction-s-short = S
direction-sw = Südwest
direction-sw-short = SW
direction-w = West
direction-w-short = W
direction-nw = Nordwest
direction-nw-short = NW

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

## What is asked, what is answered beforehand, what is paid and counted.

# What lies at a place: land with its number, water, harbours.
detail-hex = { $terrain } { $token }
detail-harbour = Hafen { $rate }:1
detail-harbour-good = Hafen { $rate }:1 ({ $good })
detail-and = { $first }, { $last }

# Prices on buttons.
cost = { $goods }
cost-and = { $first }, { $last }

status-over = Die Partie ist zu Ende.
# $asked says who is asked, and what.
status-waiting = Zug { $turn }. { $asked }
status-roll = Zug { $turn }: Würfle.
status-roll-card = Zug { $turn }: Würfle, oder spiel zuerst deine Karte für vor dem Wurf.
status-turn =
    { $cards ->
        [one] Zug { $turn }, { $points } von { $goal } SP, { $cards } Karte (Grenze { $limit }): Bau, handle, spiel Karten, oder beende deinen Zug.
       *[other] Zug { $turn }, { $points } von { $goal } SP, { $cards } Karten (Grenze { $limit }): Bau, handle, spiel Karten, oder beende deinen Zug.
    }
status-over-limit =
    { $count ->
        [one] Du hast { $count } Fortschrittskarte mehr als die Grenze von { $limit }: Leg sie zurück, bevor du deinen Zug beendest, oder spiel eine aus.
       *[other] Du hast { $count } Fortschrittskarten mehr als die Grenze von { $limit }: Leg sie zurück, bevor du deinen Zug beendest, oder spiel welche aus.
    }
status-asked = Frage an dich: { $question }
# $part is what is asked of this seat alone, such as "4 of 9".
status-asked-part = Frage an dich ({ $part }): { $question }
status-offered = { $status } Dein Angebot ist offen: { $answered } von { $count } haben geantwortet.
status-offer =
    { $answer ->
        [accept] { $terms } Du nimmst an. Das kannst du noch ändern.
        [decline] { $terms } Du lehnst ab. Das kannst du noch ändern.
        [counter] { $terms } Du schlägst etwas anderes vor. Das kannst du noch ändern.
       *[other] { $terms } Nimm an, lehn ab, oder schlag etwas anderes vor.
    }

# What is asked, behind the names of those who are asked and a colon.
matter-roll = am Wurf in Zug { $turn }.
matter-turn = am Zug ({ $turn }).
matter-found =
    { $city ->
        [true] Wohin kommt die Stadt der Gründung, mit ihrer Straße oder ihrem Schiff?
       *[false] Wohin kommt eine Siedlung der Gründung, mit ihrer Straße oder ihrem Schiff?
    }
matter-discard = Welche Karten werden abgelegt?
matter-robber = Wohin kommt der Räuber, und wer wird dort bestohlen?
matter-sacrifice = Welche Stadt geht an die Barbaren verloren?
matter-draw = Gleichstand bei der besten Verteidigung: Von welchem Stapel kommt eine Fortschrittskarte?
matter-drop = Zu viele Fortschrittskarten (Grenze: { $limit }): Welche kommt zurück?
matter-gold = Welcher Rohstoff kommt vom Goldfeld?
matter-take =
    { $gold ->
        [true] Welcher Rohstoff wird genommen? Ein Goldfeld bringt einen; der Aquädukt auch, und auf ihn kann man verzichten.
       *[false] Welcher Rohstoff wird für den Aquädukt genommen, oder keiner?
    }
matter-retreat = Der Ritter auf { $corner } ist vertrieben: Wohin geht er?
matter-dismiss = Welcher Ritter läuft über, zu { $to }?
matter-give = Welche Karten werden zur Hochzeit verschenkt, an { $to }?
matter-deliver = { $to } hat einen Rohstoff verdeckt hingelegt: Welche Handelsware wird dafür gegeben? Wer keine hat, sagt es.
matter-build =
    { $count ->
        [one] Wohin kommt noch { $count } Straße oder Schiff, kostenlos?
       *[other] Wohin kommen { $count } Straßen oder Schiffe, kostenlos?
    }
matter-rebuild =
    { $ship ->
        [true] Wohin kommt das Schiff, das auf { $edge } lag, kostenlos?
       *[false] Wohin kommt die Straße, die auf { $edge } lag, kostenlos?
    }
matter-place =
    { $level ->
        [3] Wohin kommt der Mächtige Ritter?
        [2] Wohin kommt der Starke Ritter?
       *[other] Wohin kommt der Einfache Ritter?
    }
matter-keep = Welche Fortschrittskarte wird genommen, oder keine? Betroffen: { $victim }.
matter-choose =
    { $count ->
        [one] Welche Karte wird genommen? Noch { $count }. Betroffen: { $victim }.
       *[other] Welche Karten werden genommen, eine nach der anderen? Noch { $count }. Betroffen: { $victim }.
    }
matter-offer = { $offerer } gibt { $give } gegen { $want }.
matter-offer-first = { $offerer } gibt { $give } gegen { $want }; es gilt die erste Zusage.
choice-pick_answer = Handeln mit { $seat }

# What is asked of one of several.
part-cards = { $count } von { $held }
part-gold = Gold
part-aqueduct = Aquädukt

# Teile des Plans, die man sich ansehen kann.
part-map = Karte
part-west = Westen
part-middle = Mitte
part-east = Osten
part-islands = kleine Inseln
part-players = Spieler

# What would be lost by an action.
lost-card = Du hast eine Karte, die nur vor dem Wurf gespielt werden kann: { $card }.
lost-offer = Dein Angebot ist noch offen und endet mit deinem Zug.
lost-offer-answers =
    { $count ->
        [one] Dein Angebot ist noch offen, und { $takers } würde mit dir handeln. Es endet mit deinem Zug.
       *[other] Dein Angebot ist noch offen, und { $takers } würden mit dir handeln. Es endet mit deinem Zug.
    }
lost-askings = Du hast einen Handelshafen gespielt und noch nichts verlangt. Das geht nur, bis dein Zug endet.

# How the points came about, when the game is over. $count is how many there are.
count-settlements =
    { $count ->
        [one] { $points } für { $count } Siedlung
       *[other] { $points } für { $count } Siedlungen
    }
count-cities =
    { $count ->
        [one] { $points } für { $count } Stadt
       *[other] { $points } für { $count } Städte
    }
count-metropolises =
    { $count ->
        [one] { $points } für { $count } Metropole
       *[other] { $points } für { $count } Metropolen
    }
count-chips =
    { $count ->
        [one] { $points } für { $count } Catanchip
       *[other] { $points } für { $count } Catanchips
    }
count-defender = { $points } als Retter Catans
count-cards =
    { $count ->
        [one] { $points } für { $count } offene Karte
       *[other] { $points } für { $count } offene Karten
    }
count-route = { $points } für die Längste Handelsroute
count-merchant = { $points } für den Händler

# Answers given beforehand: what they are about, what they do, and on buttons.
topic-goods = Karten, die du behältst
topic-aqueduct = Dein Aquädukt
topic-gold = Gold und Aquädukt
topic-progress = Fortschrittskarten, die du zurücklegst
topic-city = Stadt, die du verlierst
topic-knight = Ritter, der überläuft
topic-deck = Stapel, von dem du ziehst
topic-harbor = Handelsware für einen Handelshafen
topic-acceptance = Angebote, die du annimmst
topic-refusal = Angebote, die du ablehnst
topic-turn = Ende deines Zuges
standing-keep_goods = Wenn du Karten ablegst oder verschenkst, behältst du { $goods }, das zuerst Genannte am längsten. Wovon du am meisten hast, das geht zuerst.
standing-keep_goods-label = Karten behalten
standing-keep_goods-description = **Karten behalten:** Wenn du Karten ablegst oder zu einer Hochzeit verschenkst, behältst du so lange wie möglich, was du nennst, das zuerst Genannte am längsten. Von allem anderen geht zuerst, wovon du am meisten hast.
standing-keep_goods-form = { standing-keep_goods-label }
standing-keep_goods-goods = Behalten, in dieser Reihenfolge
standing-keep_goods-goods-description = Etwa „Erz, Getreide, Münze“; das Erste bleibt am längsten
standing-skip_aqueduct = Für den Aquädukt nimmst du nichts.
standing-skip_aqueduct-label = Auf den Aquädukt verzichten
standing-skip_aqueduct-description = **Auf den Aquädukt verzichten:** Wenn dir ein Wurf keine Karte bringt, nimmst du auch für den Aquädukt keine. Für Gold gilt das nicht.
standing-take_resources = Von einem Goldfeld oder für den Aquädukt nimmst du den ersten dieser Rohstoffe, den die Bank hat: { $resources }.
standing-take_resources-label = Rohstoffe nehmen
standing-take_resources-description = **Rohstoffe nehmen:** Von einem Goldfeld oder für den Aquädukt nimmst du den ersten der genannten Rohstoffe, den die Bank hat. Hat sie keinen davon, wirst du gefragt.
standing-take_resources-form = { standing-take_resources-label }
standing-take_resources-resources = Nehmen, in dieser Reihenfolge
standing-take_resources-resources-description = Etwa „Erz, Getreide“; genommen wird der erste, den die Bank hat
standing-drop_cards = Wenn du zu viele Fortschrittskarten hast, legst du die erste von diesen zurück, die du hast: { $cards }.
standing-drop_cards-label = Karten zurücklegen
standing-drop_cards-description = **Karten zurücklegen:** Wenn du in einem fremden Zug zu viele Fortschrittskarten hast, legst du die erste der genannten zurück, die du hast. Hast du keine davon, wirst du gefragt.
standing-drop_cards-form = { standing-drop_cards-label }
standing-drop_cards-cards = Zurücklegen, in dieser Reihenfolge
standing-drop_cards-cards-description = Namen mit Kommas; zurück kommt die erste, die du hast
standing-lose_cities = Wenn die Barbaren eine Stadt nehmen, verlierst du die erste von diesen, die keine Metropole ist: { $cities }.
standing-lose_cities-label = Städte verlieren
standing-lose_cities-description = **Städte verlieren:** Wenn dir die Barbaren eine Stadt nehmen, ist es die erste der genannten, die verloren gehen kann. Kann es keine davon, wirst du gefragt.
standing-lose_cities-form = { standing-lose_cities-label }
standing-lose_cities-cities = Verlieren, in dieser Reihenfolge
standing-lose_cities-cities-description = Kreuzungen mit Kommas, etwa „D4 Nord, C5 S“
standing-lose_knights = Wenn ein Ritter von dir überläuft, ist es der erste auf diesen Kreuzungen: { $knights }.
standing-lose_knights-label = Ritter ziehen lassen
standing-lose_knights-description = **Ritter ziehen lassen:** Wenn jemand einen Deserteur gegen dich spielt, läuft der erste deiner Ritter auf den genannten Kreuzungen über. Hast du dort keinen, wirst du gefragt.
standing-lose_knights-form = { standing-lose_knights-label }
standing-lose_knights-knights = Ziehen lassen, in dieser Reihenfolge
standing-lose_knights-knights-description = Kreuzungen mit Kommas, etwa „D4 Nord, C5 S“
standing-draw_from = Bei Gleichstand in der besten Verteidigung ziehst du hier: { $deck }.
standing-draw_from-label = Ziehen: { $deck }
standing-draw_from-description = **Von einem Stapel ziehen:** Bei Gleichstand in der besten Verteidigung ziehst du von diesem Stapel. Ist er leer, wirst du gefragt.
standing-deliver_commodities = Für einen Handelshafen gibst du die erste von diesen Handelswaren, die du hast: { $commodities }. Hast du gar keine Handelsware, sagst du es.
standing-deliver_commodities-label = Handelswaren geben
standing-deliver_commodities-description = **Handelswaren geben:** Wenn dich jemand mit einem Handelshafen um eine Handelsware bittet, gibst du die erste der genannten, die du hast. Hast du nur andere, wirst du gefragt; hast du gar keine, sagst du es.
standing-deliver_commodities-form = { standing-deliver_commodities-label }
standing-deliver_commodities-commodities = Geben, in dieser Reihenfolge
standing-deliver_commodities-commodities-description = Etwa „Tuch, Münze“; gegeben wird die erste, die du hast
standing-accept_offers = Du nimmst ein Angebot an, wenn du höchstens { $give } gibst und mindestens { $get } bekommst.
standing-accept_offers-label = Angebote annehmen
standing-accept_offers-description = **Angebote annehmen:** Du nimmst jedes Angebot an, bei dem du höchstens das gibst, was du hier nennst, und mindestens das bekommst, was du nennst, wenn du die Karten hast. Eine Antwort, die du gegeben hast, ändert sich nicht.
standing-accept_offers-form = { standing-accept_offers-label }
standing-accept_offers-give = Du gibst höchstens
standing-accept_offers-give-description = Etwa „2 Wolle, 1 Erz“
standing-accept_offers-get = Du bekommst mindestens
standing-accept_offers-get-description = Etwa „1 Münze“
standing-decline_goods = Du lehnst jedes Angebot ab, das etwas davon verlangt: { $goods }.
standing-decline_goods-label = Manche Angebote ablehnen
standing-decline_goods-description = **Manche Angebote ablehnen:** Du lehnst jedes Angebot ab, das eine der genannten Arten verlangt. Was du im Voraus annimmst, geht vor.
standing-decline_goods-form = { standing-decline_goods-label }
standing-decline_goods-goods = Ablehnen, was etwas davon verlangt
standing-decline_goods-goods-description = Etwa „Erz, Münze“; eine dieser Arten genügt
standing-decline_offers = Du lehnst alle Angebote ab.
standing-decline_offers-label = Alle Angebote ablehnen
standing-decline_offers-description = **Alle Angebote ablehnen:** Du lehnst jedes Angebot ab, außer denen, die du im Voraus annimmst.
standing-end_after_offer = Dein Zug endet, sobald dein Angebot geschlossen ist.
standing-end_after_offer-label = Nach dem Angebot beenden
standing-end_after_offer-description = **Nach dem Angebot beenden:** Dein Zug endet, sobald dein Angebot geschlossen ist, durch einen Handel, durch dich oder weil seine Zeit um ist. Das gilt nur für diesen Zug und wartet, solange jemand etwas anderes gefragt ist.

great_canal-R11-hours = Mögliche Stunden für ein Angebot: 1 bis { $most }. Ohne Stunden ist es so lange offen wie dein Zug.
great_canal-standing-empty = Du hast nichts genannt. Nenn, was zuerst kommt, und hinter Kommas, was folgt.
great_canal-standing-twice = { $twice } steht zweimal da. Nenn alles nur einmal, in der Reihenfolge, die zählt.
great_canal-standing-unknown = Etwas davon kann hier nicht genannt werden. Möglich: { $there }.
great_canal-standing-city = Nur eigene Städte ohne Metropole können verloren gehen. Möglich: { $there }.
great_canal-standing-knight = Nicht auf allen diesen Kreuzungen steht ein Ritter von dir. Deine Ritter: { $there }.

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
