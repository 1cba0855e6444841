## The game.

title = Der große Kanal
command = kanal
summary = Catan mit Schiffen und Städten und mit Rittern, die einen Kanal graben, für 3 oder 4 Personen.
about = Catan mit Seefahrern und mit Städten & Rittern, auf einer großen Insel und einigen kleinen. Wo zwei aktive Ritter an einem Kanalfeld stehen, wird ein Kanal gegraben, vom Bergsee hinab zu einer Wüste. Ist er fertig, bringt das unfruchtbare Ackerland Getreide. Ihr baut, handelt, baut eure Städte aus und wehrt die Barbaren ab; wer in einem eigenen Zug zuerst das Ziel erreicht, gewinnt.
goal = **Nötige Punkte zum Sieg:** { $costs-goal-1 } zu dritt, { $costs-goal-2 } zu viert

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

    Im Bild ist eine 10 gefallen. Die Stadt von Rot am Wald bekommt Holz und eine Handelsware (Papier), die Siedlung am Hügelland Lehm; die Stadt von Grün dort bekommt 2 Lehm. Das Ackerland mit der 10 bringt nichts: Alles Ackerland ist unfruchtbar, bis der Kanal fertig ist.
    Bei einer 7 verliert die Hälfte der Karten, wer mehr als { $costs-hand-limit ->
        [one] { $costs-hand-limit } Karte
       *[other] { $costs-hand-limit } Karten
    } auf der Hand hat. Haben die Barbaren schon angegriffen, versetzt du dann den Räuber: Wo er steht, gibt es nichts.
learn-canal =
    ### Ritter graben den Kanal
    Für { $costs-price-knight } baust du einen Ritter an einer deiner Straßen oder einem deiner Schiffe; für { $costs-price-activation } wird er aktiv. Sobald zwei aktive Ritter an den Kreuzungen eines Kanalfelds stehen, ganz gleich, wem sie gehören, wird dort gegraben. Jeder Ritter bringt seiner Farbe einen Chip.
    Im Bild war der Ritter von Gelb schon aktiv, und Rot hat einen zweiten am selben Kanalfeld aktiviert: für beide Farben je ein Chip.
    Aktive Ritter ziehen auch über Straßen und Schiffe und vertreiben schwächere Ritter. Auf den kleinen Inseln schürfen Ritter, auch passive, nach Gold und nutzen die Häfen.
learn-barbarians =
    ### Die Barbaren
    Jedes Schiff auf dem Ereigniswürfel bringt die Barbaren näher; bei Schritt { $costs-fleet } greifen sie an. Jede Stadt auf dem Spielplan macht sie stärker, jeder aktive Ritter auf der Heimatinsel hilft, sie zu schlagen.
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
several-brick = { good-brick }
several-lumber = { good-lumber }
several-wool = { good-wool }
several-grain = { good-grain }
several-ore = { good-ore }
several-cloth = { good-cloth }
several-coin = Münzen
several-paper = { good-paper }

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
terrain-barren = unfruchtbares Ackerland
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
kind-hex = eine Landschaft
kind-corner = eine Kreuzung
kind-edge = ein Weg zwischen zwei Landschaften

# What there is to know of a seat, and of one that stands at a hex: its cards.
detail-seat =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
detail-seat-progress =
    { $count ->
        [0] keine Fortschrittskarten
        [one] { $count } Fortschrittskarte
       *[other] { $count } Fortschrittskarten
    }
detail-seat-knights =
    { $count ->
        [0] keine Ritter
        [one] { $count } Ritter
       *[other] { $count } Ritter
    }
detail-holder-you = du
detail-holder =
    { $count ->
        [0] { $seat } (keine Karten)
        [one] { $seat } ({ $count } Karte)
       *[other] { $seat } ({ $count } Karten)
    }

# The good that the merchant sells at a hex, and its rate.
detail-merchant = { $good } { $rate }:1

# A good of which one has so many.
detail-good =
    { $held ->
        [0] du hast nichts davon
       *[other] du hast { $held }
    }
# Of a good, how many somebody has whose cards are seen.
detail-good-found =
    { $held ->
        [0] { $seat } hat nichts davon
       *[other] { $seat } hat { $held }
    }

# The next level of a track, and what it brings.
detail-level = { $level }, { $brings }
brings-trade = Handelswaren { $rate }:1
brings-politics = Mächtige Ritter
brings-science = ein Rohstoff, wenn ein Wurf nichts bringt
brings-metropolis = die Metropole
brings-cards = Fortschrittskarten bis { $red } auf dem roten Würfel

# Prices on buttons.
cost = { $goods }
cost-and = { $first }, { $last }
# What is given to the bank, and what it gives; then while that is not chosen yet.
cost-for = { $cost } gegen { $goods }
cost-for-one = { $cost } gegen 1 …

status-over = Die Partie ist zu Ende.
status-waiting = Zug { $turn }: Du bist nicht am Zug.
status-watching = Zug { $turn }.
status-waiting-set-up = Gründung: Du bist nicht am Zug.
status-watching-set-up = Gründung.
status-roll = Zug { $turn }: Würfle.
status-roll-card = Zug { $turn }: Würfle, oder spiel zuerst deine Karte für vor dem Wurf.
status-turn =
    { $cards ->
        [0] Zug { $turn }, { $points } von { $goal } SP, keine Karten (Grenze { $limit }): Bau, handle, spiel Karten, oder beende deinen Zug.
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
# $found is what is seen of somebody's cards, of which some are chosen.
status-found = { $status } { $found }
status-offered =
    { $answered ->
        [0] { $status } Dein Angebot ist offen: Noch niemand hat geantwortet.
       *[other] { $status } Dein Angebot ist offen: { $answered } von { $count } haben geantwortet.
    }
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
    { $income ->
        [true] Wohin kommt die zweite Siedlung, mit ihrer Straße oder ihrem Schiff? Sie bringt eine Karte für jede Landschaft an ihr.
       *[false]
            { $city ->
                [true] Wohin kommt die Stadt der Gründung, mit ihrer Straße oder ihrem Schiff?
               *[false] Wohin kommt eine Siedlung der Gründung, mit ihrer Straße oder ihrem Schiff?
            }
    }
matter-discard = Welche Karten werden abgeworfen (eine Sieben ist gefallen)?
matter-saboteur = Welche Karten werden abgeworfen ({ $by } hat „{ card-saboteur }“ gespielt)?
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
matter-offer = { $offerer } bietet { $give } gegen { $want } an.
matter-offer-first = { $offerer } bietet { $give } gegen { $want } an; wer zuerst annimmt, bekommt es.
matter-offer-nobody = { $terms } Nach dem Vorrat der Bank und der Zahl der Handkarten kann niemand es so annehmen.
matter-offer-hours =
    { $hours ->
        [one] { $terms } Das Angebot bleibt höchstens { $hours } Stunde offen.
       *[other] { $terms } Das Angebot bleibt höchstens { $hours } Stunden offen.
    }
matter-offer-past = { $offerer } hat { $give } gegen { $want } angeboten.
choice-pick_answer = Handeln mit { $seat }
choice-pick_answer-terms = Mit { $seat } tauschen: { $give } gegen { $want }
choice-skip-deliver = Ich habe keine
choice-skip-take = Nichts nehmen

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
lost-askings = Durch einen Handelshafen kannst du noch eine Handelsware fordern, aber nur, bis dein Zug endet: von { $seats }.
lost-pieces = Du kannst noch { $count } Straßen oder Schiffe kostenlos bauen.
lost-resource = Du würdest für den Aquädukt keinen Rohstoff nehmen.
lost-piece =
    { $ship ->
        [true] Das Schiff, das du vom Plan genommen hast, würde nicht wieder gebaut.
       *[false] Die Straße, die du vom Plan genommen hast, würde nicht wieder gebaut.
    }
lost-knight = Der Ritter, der zu dir übergelaufen ist, würde nicht aufgestellt.
lost-search = Du würdest keine Fortschrittskarte nehmen. Betroffen: { $victim }.

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
topic-goods-description = Wenn du Karten abwirfst oder zu einer Hochzeit verschenkst
topic-aqueduct = Aquädukt, auf den du verzichtest
topic-aqueduct-description = Wenn dir ein Wurf keine Karte bringt
topic-gold = Rohstoffe, die du nimmst
topic-gold-description = Wenn dir ein Goldfeld oder der Aquädukt einen Rohstoff bringt
topic-progress = Fortschrittskarten, die du zurücklegst
topic-progress-description = Wenn du in einem fremden Zug zu viele Fortschrittskarten hast
topic-city = Stadt, die du verlierst
topic-city-description = Wenn dir die Barbaren eine Stadt nehmen
topic-knight = Ritter, der überläuft
topic-knight-description = Wenn jemand einen Deserteur gegen dich spielt
topic-deck = Stapel, von dem du ziehst
topic-deck-description = Bei Gleichstand in der besten Verteidigung
topic-harbor = Handelsware für einen Handelshafen
topic-harbor-description = Wenn dich jemand mit einem Handelshafen um eine Handelsware bittet
topic-acceptance = Angebote, die du annimmst
topic-acceptance-description = Wenn ein Angebot so gut ist, wie du es willst
topic-refusal = Angebote, die du ablehnst
topic-refusal-description = Wenn dir ein Angebot gemacht wird
topic-turn = Ende deines Zuges
topic-turn-description = Sobald dein eigenes Angebot geschlossen ist
standing-keep_goods = Wenn du Karten abwirfst oder verschenkst, behältst du { $goods }, das zuerst Genannte am längsten. Wovon du am meisten hast, das geht zuerst.
standing-keep_goods-label = Karten behalten
standing-keep_goods-description = **Karten behalten:** Wenn du Karten abwirfst oder zu einer Hochzeit verschenkst, behältst du so lange wie möglich, was du nennst, das zuerst Genannte am längsten. Von allem anderen geht zuerst, wovon du am meisten hast. In deinem eigenen Zug wirst du gefragt.
standing-keep_goods-form = { standing-keep_goods-label }
standing-keep_goods-goods = Behalten, in dieser Reihenfolge
standing-keep_goods-goods-description = Etwa „Erz, Getreide, Münze“; das Erste bleibt am längsten
standing-skip_aqueduct = Für den Aquädukt nimmst du nichts.
standing-skip_aqueduct-label = Auf den Aquädukt verzichten
standing-skip_aqueduct-description = **Auf den Aquädukt verzichten:** Wenn dir ein Wurf keine Karte bringt, nimmst du auch für den Aquädukt keine. Für Gold gilt das nicht. In deinem eigenen Zug wirst du gefragt.
standing-take_resources = Von einem Goldfeld oder für den Aquädukt nimmst du den ersten dieser Rohstoffe, den die Bank hat: { $resources }.
standing-take_resources-label = Rohstoffe nehmen
standing-take_resources-description = **Rohstoffe nehmen:** Von einem Goldfeld oder für den Aquädukt nimmst du den ersten der genannten Rohstoffe, den die Bank hat. Hat sie keinen davon, wirst du gefragt. In deinem eigenen Zug wirst du gefragt.
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
standing-lose_cities-description = **Städte verlieren:** Wenn dir die Barbaren eine Stadt nehmen, ist es die erste der genannten, die verloren gehen kann. Kann es keine davon, wirst du gefragt. In deinem eigenen Zug wirst du gefragt.
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
standing-draw_from-description = **Von einem Stapel ziehen:** Bei Gleichstand in der besten Verteidigung ziehst du von diesem Stapel. Ist er leer, wirst du gefragt. In deinem eigenen Zug wirst du gefragt.
standing-deliver_commodities = Für einen Handelshafen gibst du die erste von diesen Handelswaren, die du hast: { $commodities }. Hast du gar keine Handelsware, sagst du es.
standing-deliver_commodities-label = Handelswaren geben
standing-deliver_commodities-description = **Handelswaren geben:** Wenn dich jemand mit einem Handelshafen um eine Handelsware bittet, gibst du die erste der genannten, die du hast. Hast du nur andere, wirst du gefragt; hast du gar keine, sagst du es.
standing-deliver_commodities-form = { standing-deliver_commodities-label }
standing-deliver_commodities-commodities = Geben, in dieser Reihenfolge
standing-deliver_commodities-commodities-description = Etwa „Tuch, Münze“; gegeben wird die erste, die du hast
standing-accept_offers = Du nimmst ein Angebot an, wenn du höchstens { $give } gibst und mindestens { $get } bekommst.
standing-accept_offers-label = Angebote annehmen
standing-accept_offers-description = **Angebote annehmen:** Du nimmst jedes Angebot an, bei dem du höchstens das gibst, was du hier nennst, und mindestens das bekommst, was du nennst, wenn du die Karten hast. Hast du ein Angebot schon beantwortet, bleibt es dabei. Zählt deine Antwort nicht mehr, wirst du neu gefragt.
standing-accept_offers-form = { standing-accept_offers-label }
standing-accept_offers-give = Du gibst höchstens
standing-accept_offers-give-description = Etwa „2 Wolle, 1 Erz“
standing-accept_offers-get = Du bekommst mindestens
standing-accept_offers-get-description = Etwa „1 Münze“
standing-decline_goods = Du lehnst jedes Angebot ab, das etwas davon verlangt: { $goods }.
standing-decline_goods-label = Manche Angebote ablehnen
standing-decline_goods-description = **Manche Angebote ablehnen:** Du lehnst jedes Angebot ab, das eine der genannten Arten verlangt. Was du im Voraus annimmst, geht vor. Hast du ein Angebot schon beantwortet, bleibt es dabei. Zählt deine Antwort nicht mehr, wirst du neu gefragt.
standing-decline_goods-form = { standing-decline_goods-label }
standing-decline_goods-goods = Ablehnen, was etwas davon verlangt
standing-decline_goods-goods-description = Etwa „Erz, Münze“; eine dieser Arten genügt
standing-decline_offers = Du lehnst alle Angebote ab.
standing-decline_offers-label = Alle Angebote ablehnen
standing-decline_offers-description = **Alle Angebote ablehnen:** Du lehnst jedes Angebot ab, außer denen, die du im Voraus annimmst. Hast du ein Angebot schon beantwortet, bleibt es dabei. Zählt deine Antwort nicht mehr, wirst du neu gefragt.
standing-end_after_offer = Dein Zug endet, sobald dein Angebot geschlossen ist.
standing-end_after_offer-label = Nach dem Angebot beenden
standing-end_after_offer-description = **Nach dem Angebot beenden:** Dein Zug endet, sobald dein Angebot geschlossen ist, durch einen Handel, durch dich oder weil seine Zeit um ist. Das gilt nur für diesen Zug und wartet, solange jemand etwas anderes gefragt ist oder du zu viele Fortschrittskarten hast.

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
command-build-description = Straßen, Schiffe und Gebäude

command-build-road = straße
command-build-road-description = Deine Wege an Land verlängern
command-build-road-label = Straße
command-build-road-edge = weg
command-build-road-edge-description = An Straße oder Gebäude von dir

command-build-ship = schiff
command-build-ship-description = Deine Wege über das Meer verlängern
command-build-ship-label = Schiff
command-build-ship-edge = weg
command-build-ship-edge-description = An Schiff oder Gebäude von dir

command-build-settlement = siedlung
command-build-settlement-description = Ein neues Gebäude an deinen Wegen gründen
command-build-settlement-label = Siedlung
command-build-settlement-corner = kreuzung
command-build-settlement-corner-description = Neben Straße oder Schiff von dir

command-build-city = stadt
command-build-city-description = Siedlung zur Stadt machen
command-build-city-label = Stadt
command-build-city-corner = siedlung
command-build-city-corner-description = Eine eigene

command-build-wall = mauer
command-build-wall-description = Bei einer Sieben mehr Karten behalten
command-build-wall-label = Stadtmauer
command-build-wall-corner = stadt
command-build-wall-corner-description = Eine ohne Mauer

command-sail = segeln
command-sail-description = Eines vom offenen Ende nehmen, einmal je Zug
command-sail-label = Schiff versetzen
command-sail-ship = schiff
command-sail-ship-description = Eins mit losem Ende
command-sail-to = nach
command-sail-to-description = Ein anderer freier Weg

command-knight = ritter
command-knight-description = Ritter bauen, aktivieren, aufwerten, versetzen

command-knight-hire = bauen
command-knight-hire-description = Einfachen Ritter bauen
command-knight-hire-label = Ritter bauen
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
command-card-merchant-fleet-description = Eine Art in diesem Zug 2:1 mit der Bank tauschen
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
command-card-warlord-order-description = Kreuzungen mit Kommas, die erste zuerst; leer: Reihenfolge egal

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
command-trade-description = Mit der Bank oder mit den anderen

command-trade-bank = bank
command-trade-bank-description = Mehrere einer Art gegen 1 andere geben, bester Kurs
command-trade-bank-label = Handel mit der Bank
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
command-trade-offer-give-description = Was du gibst, etwa „2 Wolle, 1 Erz“
command-trade-offer-want = bekommen
command-trade-offer-want-description = Was du dafür bekommst, etwa „1 Münze“
command-trade-offer-to = an
command-trade-offer-to-description = Wen du fragst, auch mehrere; niemand: alle
command-trade-offer-first = erstes-ja
command-trade-offer-first-description = Ja: Die erste Zusage gilt
command-trade-offer-first-label = Die erste Zusage gilt
command-trade-offer-hours = stunden
command-trade-offer-hours-description = 1 bis 168, oder „2 Tage“; leer: ohne Grenze

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
command-trade-counter-give-description = Was du gibst, etwa „2 Wolle, 1 Erz“
command-trade-counter-want = bekommen
command-trade-counter-want-description = Was du dafür bekommst, etwa „1 Münze“

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
    { $hours-value ->
        [none] { offer-terms }
        [one] { offer-terms } (höchstens { $hours } Stunde lang)
       *[other] { offer-terms } (höchstens { $hours } Stunden lang)
    }
offer-terms =
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

## Worauf Pläne warten, als Nebensätze nach „wenn“. Was offen bleibt, hat den Wert „open“.

await-founded =
    { $corner-value ->
        [open] { $seat } eine Siedlung oder Stadt gründet
       *[other] { $seat } auf { $corner } eine Siedlung oder Stadt gründet
    }
await-road_built =
    { $edge-value ->
        [open] { $seat } eine Straße baut
       *[other] { $seat } auf { $edge } eine Straße baut
    }
await-ship_built =
    { $edge-value ->
        [open] { $seat } ein Schiff baut
       *[other] { $seat } auf { $edge } ein Schiff baut
    }
await-ship_moved =
    { $to-value ->
        [open] { $seat } ein Schiff versetzt
       *[other] { $seat } ein Schiff nach { $to } versetzt
    }
await-settlement_built =
    { $corner-value ->
        [open] { $seat } eine Siedlung baut
       *[other] { $seat } auf { $corner } eine Siedlung baut
    }
await-city_built =
    { $corner-value ->
        [open] { $seat } eine Stadt baut
       *[other] { $seat } auf { $corner } eine Stadt baut
    }
await-knight_hired =
    { $knight-value ->
        [open] { $seat } einen neuen Ritter bekommt
       *[other] { $seat } auf { $knight } einen neuen Ritter bekommt
    }
await-knight_activated =
    { $knight-value ->
        [open] { $seat } einen Ritter aktiviert
       *[other] { $seat } den Ritter auf { $knight } aktiviert
    }
await-knight_moved =
    { $to-value ->
        [open] { $seat } einen Ritter versetzt
       *[other] { $seat } einen Ritter nach { $to } versetzt
    }
await-robber_moved =
    { $to-value ->
        [open] { $seat } den Räuber versetzt
       *[other] { $seat } den Räuber nach { $to } versetzt
    }
await-card_stolen =
    { $victim-value ->
        [open] { $seat } eine Karte stiehlt
       *[other] { $seat } von { $victim } eine Karte stiehlt
    }
await-merchant_moved =
    { $to-value ->
        [open] { $seat } den Händler bekommt
       *[other] { $seat } den Händler auf { $to } stellt
    }
await-offer_made = { $seat } ein Angebot macht
await-route_taken = { $seat } die Längste Handelsroute bekommt
await-metropolis_won =
    { $track-value ->
        [open] { $seat } eine Metropole bekommt
       *[other] { $seat } die Metropole { $track } bekommt
    }
await-canal_dug =
    { $section-value ->
        [open] { $seats } am Kanal gräbt
       *[other] { $seats } auf { $section } den Kanal gräbt
    }
await-canal_flooded = der Kanal fertig ist
await-attacked = die Barbaren angreifen

## What happened.

# What a level of a track is called.
improvement =
    { $track-value ->
        [trade]
            { $level ->
                [1] { level-trade-1 }
                [2] { level-trade-2 }
                [3] { level-trade-3 }
                [4] { level-trade-4 }
               *[5] { level-trade-5 }
            }
        [politics]
            { $level ->
                [1] { level-politics-1 }
                [2] { level-politics-2 }
                [3] { level-politics-3 }
                [4] { level-politics-4 }
               *[5] { level-politics-5 }
            }
       *[science]
            { $level ->
                [1] { level-science-1 }
                [2] { level-science-2 }
                [3] { level-science-3 }
                [4] { level-science-4 }
               *[5] { level-science-5 }
            }
    }

# Was ein Monopol gebracht hat, mit der Zahl davor.
monopolized =
    { $counts-count ->
        [one] { $counts-count } Karte ({ $good })
       *[other] { $counts-count } Karten ({ $good })
    }

event-founded =
    { $city-value ->
        [true] { $seat } gründet eine Stadt auf { $corner }.
       *[other] { $seat } gründet eine Siedlung auf { $corner }.
    }
event-road_built = { $seat } baut eine Straße auf { $edge }.
event-ship_built = { $seat } baut ein Schiff auf { $edge }.
event-ship_moved = { $seat } versetzt ein Schiff von { $ship } nach { $to }.
event-settlement_built = { $seat } baut eine Siedlung auf { $corner }.
event-city_built = { $seat } baut eine Stadt auf { $corner }.
event-wall_built = { $seat } baut eine Stadtmauer auf { $corner }.
event-received = Karten: { $seat } { $cards }.
event-shortage =
    { $only-value ->
        [none] Die Bank hat zu wenig davon ({ $good }): Niemand bekommt etwas.
       *[other] Die Bank hat zu wenig davon ({ $good }): Nur { $only } bekommt, was noch da ist.
    }
event-rolled = { $seat } würfelt { $yellow } + { $red } = { $total }.
event-fleet_sailed =
    { $left ->
        [0] Das Barbarenschiff ist gelandet.
        [one] Das Barbarenschiff ist noch { $left } Schritt entfernt.
       *[other] Das Barbarenschiff ist noch { $left } Schritte entfernt.
    }
event-attacked =
    { $total ->
        [0]
            { $won ->
                [true] Die Barbaren greifen mit Stärke { $strength } an, und es gibt nichts zu holen.
               *[other] Die Barbaren greifen mit Stärke { $strength } an und siegen: Kein aktiver Ritter stellt sich ihnen entgegen.
            }
       *[other]
            { $won ->
                [true] Die Barbaren greifen mit Stärke { $strength } gegen { $total } ({ $put-in }) an und werden geschlagen.
               *[other] Die Barbaren greifen mit Stärke { $strength } gegen { $total } ({ $put-in }) an und siegen.
            }
    }
event-defender_named = { $seat } ist Retter Catans.
event-city_lost =
    { $wall-value ->
        [true]
            { $fallen-value ->
                [true] { $seat } verliert die Stadt auf { $corner } und ihre Mauer; sie bleibt als liegende Stadt.
               *[other] { $seat } verliert die Stadt auf { $corner } und ihre Mauer; eine Siedlung bleibt.
            }
       *[other]
            { $fallen-value ->
                [true] { $seat } verliert die Stadt auf { $corner }; sie bleibt als liegende Stadt.
               *[other] { $seat } verliert die Stadt auf { $corner }; eine Siedlung bleibt.
            }
    }
event-card_drawn = { $seat } zieht eine Karte vom { $deck }.
event-card_seen = { $seat } zieht „{ $card }“.
event-card_laid_open = { $seat } legt „{ $card }“ offen aus.
event-card_dropped = { $seat } legt eine Karte unter den { $deck } zurück.
event-own_card_dropped = { $seat } legt „{ $card }“ zurück.
event-discarded = { $seat } wirft { $cards } ab.
event-robber_stayed = Der Räuber bleibt bis zum ersten Angriff, wo er ist.
event-robber_moved = { $seat } versetzt den Räuber nach { $to }.
event-card_stolen = { $seat } stiehlt eine Karte von { $victim }.
event-stolen_card_seen = { $seat } stiehlt 1 { $good } von { $victim }.
event-resource_taken =
    { $gold-value ->
        [true] { $seat } nimmt 1 { $good } für Gold.
       *[other] { $seat } nimmt 1 { $good } durch den { level-science-3 }.
    }
event-resource_declined = { $seat } nimmt nichts durch den { level-science-3 }.
event-knight_hired = { $seat } baut einen Ritter auf { $knight }.
event-knight_activated = { $seat } aktiviert den Ritter auf { $knight }.
event-knight_promoted =
    { $level ->
        [2] { $seat } wertet den Ritter auf { $knight } zum Starken Ritter auf.
       *[other] { $seat } wertet den Ritter auf { $knight } zum Mächtigen Ritter auf.
    }
event-knight_moved = { $seat } versetzt den Ritter von { $knight } nach { $to }.
event-knight_displaced = { $seat } versetzt den Ritter von { $knight } nach { $to } und vertreibt dort den von { $other }.
event-knight_retreated = { $seat }: Der vertriebene Ritter zieht sich von { $knight } nach { $to } zurück.
event-knight_returned = { $seat }: Der von { $knight } vertriebene Ritter findet keinen Platz und verlässt den Spielplan.
event-robber_chased = { $seat } vertreibt den Räuber mit dem Ritter auf { $knight }.
event-improved = { $seat } baut { $track } auf Stufe { $level } aus: { improvement }.
event-metropolis_won =
    { $loser-value ->
        [none] { $seat } hat die Metropole { $track }, auf { $city }.
       *[other] { $seat } hat jetzt die Metropole { $track }, auf { $city }; { $loser } hat sie verloren.
    }
event-card_played = { $seat } spielt „{ $card }“.
event-tokens_swapped = { $seat } vertauscht die Zahlenplättchen auf { $first } und { $second }.
event-piece_removed =
    { $ship-value ->
        [true] { $seat } entfernt das Schiff von { $owner } auf { $edge }.
       *[other] { $seat } entfernt die Straße von { $owner } auf { $edge }.
    }
event-piece_kept = { $seat } verzichtet auf den Neubau.
event-building_stopped = { $seat } verzichtet auf weiteres kostenloses Bauen.
event-knight_driven_off = { $seat } vertreibt den Ritter von { $other } auf { $knight }.
event-knight_dismissed = { $seat } verliert den Ritter auf { $knight }: Er läuft zu { $other } über.
event-knight_placed =
    { $level ->
        [1]
            { $active-value ->
                [true] { $seat } setzt einen Einfachen Ritter auf { $knight }, aktiv.
               *[other] { $seat } setzt einen Einfachen Ritter auf { $knight }, passiv.
            }
        [2]
            { $active-value ->
                [true] { $seat } setzt einen Starken Ritter auf { $knight }, aktiv.
               *[other] { $seat } setzt einen Starken Ritter auf { $knight }, passiv.
            }
       *[other]
            { $active-value ->
                [true] { $seat } setzt einen Mächtigen Ritter auf { $knight }, aktiv.
               *[other] { $seat } setzt einen Mächtigen Ritter auf { $knight }, passiv.
            }
    }
event-knight_left =
    { $supply-value ->
        [true] { $seat } setzt keinen Ritter: Im Vorrat ist weder ein gleich starker noch ein Einfacher Ritter.
       *[other]
            { $places-value ->
                [true] { $seat } setzt keinen Ritter: Keine Kreuzung ist dafür frei.
               *[other] { $seat } verzichtet darauf, einen Ritter zu setzen.
            }
    }
event-merchant_moved =
    { $loser-value ->
        [none] { $seat } hat den Händler, auf { $to }.
       *[other] { $seat } hat jetzt den Händler, auf { $to }; { $loser } hat ihn verloren.
    }
event-fleet_chartered = { $seat } darf bei der Bank in diesem Zug zum besten Kurs tauschen: { $good }.
event-monopolized =
    { $counts-count ->
        [0] { $seat } bekommt nichts ({ $good }): Niemand hat etwas davon.
       *[other] { $seat } bekommt { monopolized } von den anderen.
    }
event-cards_searched = { $seat } sieht sich die Fortschrittskarten von { $other } an.
event-cards_found = { $seat } sieht die Fortschrittskarten von { $other }: { $cards }.
event-card_taken = { $seat } nimmt eine Fortschrittskarte von { $other } ({ $deck }).
event-taken_card_seen = { $seat } nimmt „{ $card }“ von { $other }.
event-cards_left = { $seat } nimmt keine der Fortschrittskarten.
event-hand_searched = { $seat } sieht sich die Karten von { $other } an.
event-hand_found = { $seat } sieht die Karten von { $other }: { $cards }.
event-good_taken = { $seat } nimmt eine Karte von { $other }.
event-taken_good_seen = { $seat } nimmt 1 { $good } von { $other }.
event-given =
    { $count ->
        [one] { $seat } gibt { $other } { $count } Karte.
       *[other] { $seat } gibt { $other } { $count } Karten.
    }
event-given_seen = { $seat } gibt { $other } { $cards }.
event-harbor_asked = { $seat } fordert von { $other } eine Handelsware.
event-laid_down_seen = { $seat } legt 1 { $resource } verdeckt hin.
event-harbor_traded = { $seat } gibt { $other } eine Handelsware gegen einen Rohstoff.
event-harbor_traded_seen = { $seat } gibt { $other } 1 { $commodity } gegen 1 { $resource }.
event-nothing_delivered = { $seat } hat keine Handelsware für { $other }.
event-canal_dug =
    { $seats-count ->
        [one] Auf { $section } wird der Kanal gegraben: beide Chips für { $seats }.
       *[other] Auf { $section } wird der Kanal gegraben: je ein Chip für { $seats }.
    }
event-canal_laid = Auch das letzte Kanalplättchen wird gelegt, auf { $section }; seine Chips kommen aus dem Spiel.
event-canal_flooded = Der Kanal ist fertig: Von jetzt an ist das Ackerland fruchtbar, und das Wüstenbecken ist geflutet.
event-robber_returned = Der Räuber verlässt das Wüstenbecken und kehrt nach { $to } zurück.
event-bank_traded = { $seat } tauscht bei der Bank { $given } gegen 1 { $take }.
event-offer_made =
    { $hours-value ->
        [none] { offer-made }
        [one] { offer-made } Das Angebot bleibt höchstens { $hours } Stunde offen.
       *[other] { offer-made } Das Angebot bleibt höchstens { $hours } Stunden offen.
    }
offer-made =
    { $first-value ->
        [true] { $seat } bietet { $give } gegen { $want } an; gefragt: { $asked }. Das erste Ja entscheidet.
       *[other] { $seat } bietet { $give } gegen { $want } an; gefragt: { $asked }.
    }
event-offer_accepted = { $seat } nimmt das Angebot an.
event-offer_declined = { $seat } lehnt das Angebot ab.
event-offer_countered = { $seat } würde stattdessen { $give } geben, gegen { $want }.
event-answer_lapsed = { $seat } verliert eine Karte: Die Antwort auf das Angebot gilt nicht mehr.
event-offer_withdrawn =
    { $over-value ->
        [true] Die Zeit für das Angebot ist um.
       *[other] { $seat } zieht das Angebot zurück.
    }
event-offer_unpaid = { $seat } kann nicht mehr bezahlen: Das Angebot endet.
event-traded = { $seat } gibt { $other } { $give } gegen { $take }.
event-route_taken = { $seat } hat jetzt die Längste Handelsroute ({ $length }).
event-route_lost = { $seat } verliert die Längste Handelsroute; jetzt hat sie niemand.
event-turn_ended = { $seat } beendet den Zug.
event-game_ended =
    { $points ->
        [one] Die Partie ist zu Ende. { $seat } gewinnt mit { $points } Punkt.
       *[other] Die Partie ist zu Ende. { $seat } gewinnt mit { $points } Punkten.
    }

# What belongs together, told in one line or as one doing.
told-then = { $first } { $then }
event-line = { $parts }
told-of-seat = { $seat } { $cards }
told-cards = Karten: { $items }.
told-shortage = Zu wenig in der Bank: { $items }.
shortage = { $good } für niemanden
shortage-rest = { $good } nur noch für { $seat }
told-strength = { $seat } { $strength }
told-cities-lost = Verlorene Städte: { $items }.
city-lost =
    { $fallen ->
        [true]
            { $wall ->
                [true] { $seat } auf { $corner } [liegende Stadt, Mauer verloren]
               *[other] { $seat } auf { $corner } [liegende Stadt]
            }
       *[other]
            { $wall ->
                [true] { $seat } auf { $corner } [Mauer verloren]
               *[other] { $seat } auf { $corner }
            }
    }
told-drawn = Fortschrittskarten: { $items }.
told-deck = { $seat } { $deck }
told-card = { $seat } „{ $card }“
told-card-open = { $seat } „{ $card }“ [offen ausgelegt]
told-dropped = Zurückgelegt: { $items }.
told-discards = Abgeworfen: { $items }.
told-chosen = Gewählt: { $items }.
chosen =
    { $gold ->
        [true] { $seat } 1 { $good } [Gold]
       *[other] { $seat } 1 { $good } [{ level-science-3 }]
    }
chosen-nothing = { $seat } nichts [{ level-science-3 }]
event-roads_built = { $seat } baut Straßen auf { $edges }.
event-ships_built = { $seat } baut Schiffe auf { $edges }.
event-settlements_built = { $seat } baut Siedlungen auf { $corners }.
event-cities_built = { $seat } baut Städte auf { $corners }.
event-walls_built = { $seat } baut Stadtmauern auf { $corners }.
event-knights_hired = { $seat } baut Ritter auf { $knights }.
event-knights_activated = { $seat } aktiviert die Ritter auf { $knights }.
bank-trade = { $give } gegen { $take }
event-bank_trades = { $seat } tauscht bei der Bank: { $trades }.
event-card_cost = { $seat } spielt „{ $card }“ (Verluste: { $costs }).
event-card_in_vain = { $seat } spielt „{ $card }“ vergeblich ({ $good }: Niemand hat etwas davon).
event-harbor_asked_for = { $seat } fordert von { $other } eine Handelsware für 1 { $resource }.
event-harbor_bargain = { $seat } bekommt von { $other } eine Handelsware für einen Rohstoff.
event-harbor_bargain_seen = { $seat } bekommt von { $other } 1 { $commodity } für 1 { $resource }.
event-harbor_refused = { $seat } fordert von { $other } vergeblich eine Handelsware (dort gibt es keine).
# Answers to an offer, as far as there are any.
offer-answers =
    { $accepted-count ->
        [0]
            { $declined-count ->
                [0]
                    { $countered-count ->
                        [0] keine Antwort
                       *[other] Gegenangebot: { $countered }
                    }
               *[other]
                    { $countered-count ->
                        [0] nein: { $declined }
                       *[other] nein: { $declined }; Gegenangebot: { $countered }
                    }
            }
       *[other]
            { $declined-count ->
                [0]
                    { $countered-count ->
                        [0] ja: { $accepted }
                       *[other] ja: { $accepted }; Gegenangebot: { $countered }
                    }
               *[other]
                    { $countered-count ->
                        [0] ja: { $accepted }; nein: { $declined }
                       *[other] ja: { $accepted }; nein: { $declined }; Gegenangebot: { $countered }
                    }
            }
    }
event-offer_answered = { $seat } bietet { $give } gegen { $want } an ({ offer-answers }).
event-offer_in_vain = { $seat } bietet vergeblich { $give } gegen { $want } an.

## The same without who did it, for turns told in one sentence.

clause-rolled = würfelt { $yellow } + { $red } = { $total }
clause-founded =
    { $city-value ->
        [true] gründet eine Stadt auf { $corner }
       *[other] gründet eine Siedlung auf { $corner }
    }
clause-road_built = baut eine Straße auf { $edge }
clause-roads_built = baut Straßen auf { $edges }
clause-ship_built = baut ein Schiff auf { $edge }
clause-ships_built = baut Schiffe auf { $edges }
clause-ship_moved = versetzt ein Schiff von { $ship } nach { $to }
clause-settlement_built = baut eine Siedlung auf { $corner }
clause-settlements_built = baut Siedlungen auf { $corners }
clause-city_built = baut eine Stadt auf { $corner }
clause-cities_built = baut Städte auf { $corners }
clause-wall_built = baut eine Stadtmauer auf { $corner }
clause-walls_built = baut Stadtmauern auf { $corners }
clause-received =
    { $seat-acts ->
        [true] bekommt { $cards }
       *[other] bringt { $seat } { $cards }
    }
clause-card_dropped =
    { $seat-acts ->
        [true] legt eine Karte unter den { $deck } zurück
       *[other] zwingt { $seat }, eine Karte zurückzulegen ({ $deck })
    }
clause-own_card_dropped =
    { $seat-acts ->
        [true] legt „{ $card }“ zurück
       *[other] lässt { $seat } „{ $card }“ zurücklegen
    }
clause-robber_moved = versetzt den Räuber nach { $to }
clause-card_stolen = stiehlt eine Karte von { $victim }
clause-stolen_card_seen = stiehlt 1 { $good } von { $victim }
clause-knight_hired = baut einen Ritter auf { $knight }
clause-knights_hired = baut Ritter auf { $knights }
clause-knight_activated = aktiviert den Ritter auf { $knight }
clause-knights_activated = aktiviert die Ritter auf { $knights }
clause-knight_promoted =
    { $level ->
        [2] wertet den Ritter auf { $knight } zum Starken Ritter auf
       *[other] wertet den Ritter auf { $knight } zum Mächtigen Ritter auf
    }
clause-knight_moved = versetzt den Ritter von { $knight } nach { $to }
clause-knight_displaced = vertreibt mit dem Ritter von { $knight } den von { $other } auf { $to }
clause-knight_retreated =
    { $seat-acts ->
        [true] zieht den vertriebenen Ritter von { $knight } nach { $to } zurück
       *[other] lässt den Ritter von { $seat } ausweichen ({ $knight } → { $to })
    }
clause-knight_returned =
    { $seat-acts ->
        [true] verliert den von { $knight } vertriebenen Ritter
       *[other] drängt den Ritter von { $seat } auf { $knight } vom Spielplan
    }
clause-robber_chased = vertreibt den Räuber mit dem Ritter auf { $knight }
clause-improved = baut { $track } auf Stufe { $level } aus ({ improvement })
clause-metropolis_won =
    { $loser-value ->
        [none] gewinnt die Metropole { $track } für die Stadt auf { $city }
       *[other] gewinnt die Metropole { $track } von { $loser } für die Stadt auf { $city }
    }
clause-card_played = spielt „{ $card }“
clause-card_cost = spielt „{ $card }“ (Verluste: { $costs })
clause-card_in_vain = spielt „{ $card }“ vergeblich ({ $good }: Niemand hat etwas davon)
clause-tokens_swapped = vertauscht die Zahlenplättchen auf { $first } und { $second }
clause-piece_removed =
    { $owner-acts ->
        [true]
            { $ship-value ->
                [true] entfernt das eigene Schiff auf { $edge }
               *[other] entfernt die eigene Straße auf { $edge }
            }
       *[other]
            { $ship-value ->
                [true] entfernt das Schiff von { $owner } auf { $edge }
               *[other] entfernt die Straße von { $owner } auf { $edge }
            }
    }
clause-piece_kept = verzichtet auf den Neubau
clause-building_stopped = verzichtet auf weiteres kostenloses Bauen
clause-knight_driven_off = vertreibt den Ritter von { $other } auf { $knight }
clause-knight_dismissed =
    { $other-acts ->
        [true] lässt den Ritter von { $seat } auf { $knight } überlaufen
       *[other] lässt den Ritter von { $seat } auf { $knight } zu { $other } überlaufen
    }
clause-knight_placed =
    { $level ->
        [1]
            { $active-value ->
                [true] setzt einen Einfachen Ritter auf { $knight } (aktiv)
               *[other] setzt einen Einfachen Ritter auf { $knight } (passiv)
            }
        [2]
            { $active-value ->
                [true] setzt einen Starken Ritter auf { $knight } (aktiv)
               *[other] setzt einen Starken Ritter auf { $knight } (passiv)
            }
       *[other]
            { $active-value ->
                [true] setzt einen Mächtigen Ritter auf { $knight } (aktiv)
               *[other] setzt einen Mächtigen Ritter auf { $knight } (passiv)
            }
    }
clause-knight_left =
    { $supply-value ->
        [true] setzt keinen Ritter (im Vorrat weder ein gleich starker noch ein Einfacher)
       *[other]
            { $places-value ->
                [true] setzt keinen Ritter (keine Kreuzung ist dafür frei)
               *[other] verzichtet darauf, einen Ritter zu setzen
            }
    }
clause-merchant_moved =
    { $loser-value ->
        [none] setzt den Händler auf { $to }
       *[other] holt den Händler von { $loser } nach { $to }
    }
clause-fleet_chartered = wählt „{ $good }“
clause-monopolized =
    { $counts-count ->
        [0] bekommt nichts ({ $good }: Niemand hat etwas davon)
       *[other] bekommt { monopolized } von den anderen
    }
clause-cards_searched = sieht sich die Fortschrittskarten von { $other } an
clause-cards_found = sieht die Fortschrittskarten von { $other } ({ $cards })
clause-card_taken = nimmt eine Fortschrittskarte von { $other } ({ $deck })
clause-taken_card_seen = nimmt „{ $card }“ von { $other }
clause-cards_left = nimmt keine
clause-hand_searched = sieht sich die Karten von { $other } an
clause-hand_found = sieht die Karten von { $other } ({ $cards })
clause-good_taken = nimmt eine Karte von { $other }
clause-taken_good_seen = nimmt 1 { $good } von { $other }
clause-given =
    { $count ->
        [one] bekommt { $count } Karte von { $seat }
       *[other] bekommt { $count } Karten von { $seat }
    }
clause-given_seen = bekommt { $cards } von { $seat }
clause-harbor_asked = fordert von { $other } eine Handelsware
clause-harbor_asked_for = fordert von { $other } eine Handelsware für 1 { $resource }
clause-harbor_bargain = bekommt von { $other } eine Handelsware für einen Rohstoff
clause-harbor_bargain_seen = bekommt von { $other } 1 { $commodity } für 1 { $resource }
clause-harbor_refused = fordert von { $other } vergeblich eine Handelsware (dort gibt es keine)
clause-harbor_traded = bekommt von { $seat } eine Handelsware für einen Rohstoff
clause-harbor_traded_seen = bekommt von { $seat } 1 { $commodity } für 1 { $resource }
clause-nothing_delivered = fordert von { $seat } vergeblich eine Handelsware (dort gibt es keine)
clause-laid_down_seen = legt 1 { $resource } verdeckt hin
clause-canal_dug =
    { $seats-count ->
        [one] lässt auf { $section } den Kanal graben (beide Chips: { $seats })
       *[other] lässt auf { $section } den Kanal graben (je ein Chip: { $seats })
    }
clause-bank_traded = tauscht bei der Bank { $given } gegen 1 { $take }
clause-bank_trades = tauscht bei der Bank ({ $trades })
clause-offer_made = bietet { $give } gegen { $want } an
clause-offer_answered = bietet { $give } gegen { $want } an ({ offer-answers })
clause-offer_in_vain = bietet vergeblich { $give } gegen { $want } an
clause-offer_accepted = bekommt ein Ja von { $seat }
clause-offer_declined = bekommt ein Nein von { $seat }
clause-offer_countered = bekommt ein Gegenangebot von { $seat } ({ $give } gegen { $want })
clause-answer_lapsed = verliert die Antwort von { $seat }
clause-offer_withdrawn =
    { $over-value ->
        [true] { "" }
       *[other] zieht das Angebot zurück
    }
clause-offer_unpaid = kann nicht mehr bezahlen
clause-traded = gibt { $other } { $give } gegen { $take }
clause-route_taken =
    { $seat-acts ->
        [true] gewinnt die Längste Handelsroute ({ $length })
       *[other] überlässt { $seat } die Längste Handelsroute ({ $length })
    }
clause-route_lost =
    { $seat-acts ->
        [true] verliert die Längste Handelsroute
       *[other] beendet die Längste Handelsroute von { $seat }
    }
clause-turn_ended = { "" }

## Why something is refused.

# What would be possible instead, behind the reason.
possible-instead =
    { $more ->
        [true] Möglich zum Beispiel: { $there }.
       *[other] Möglich: { $there }.
    }

great_canal-unrolled = Würfle zuerst. Vorher kannst du nur „{ card-alchemist }“ spielen.
great_canal-rolled = Du hast in diesem Zug schon gewürfelt. „{ card-alchemist }“ spielt man vor dem Wurf.
great_canal-skip = Gerade gibt es nichts, worauf du verzichten könntest.
great_canal-unknown-good = Diesen Rohstoff oder diese Handelsware gibt es in diesem Spiel nicht. { possible-instead }
great_canal-unknown-track = Diesen Bereich gibt es in diesem Spiel nicht. { possible-instead }
great_canal-price = Das kostet { $price }. Dir fehlt noch: { $lacking }.
great_canal-nothing = Du hast nichts genannt. Nenn überall, wo Karten gefragt sind, mindestens 1 Karte.
great_canal-held =
    { $count ->
        [0] Diese Fortschrittskarte hast du nicht, und auch keine andere.
       *[other] Diese Fortschrittskarte hast du nicht. Du hast: { $there }.
    }

# Whose moment it is not, since nothing of the kind is asked.
great_canal-moment-found = Gegründet wird nur zu Beginn der Partie. Jetzt wird gebaut.
great_canal-moment-discard = Gerade muss niemand Karten abwerfen. Dazu kommt es bei einer Sieben oder durch „{ card-saboteur }“.
great_canal-moment-robber = Gerade muss der Räuber nicht versetzt werden. Dazu kommt es bei einer Sieben; sonst bewegt ihn ein Ritter oder die Karte „{ card-bishop }“.
great_canal-moment-sacrifice = Gerade muss niemand eine Stadt verlieren. Dazu kommt es, wenn die Barbaren siegen.
great_canal-moment-draw = Gerade zieht niemand eine Karte für die Verteidigung. Dazu kommt es, wenn mehrere gleich viel dazu beitragen, einen Angriff abzuwehren.
great_canal-moment-take = Gerade nimmt niemand einen Rohstoff eigener Wahl. Dazu kommt es nach einem Wurf, durch ein Goldfeld oder den { level-science-3 }.
great_canal-moment-retreat = Gerade muss sich kein vertriebener Ritter zurückziehen. Einen eigenen Ritter versetzt du mit „{ command-knight-move-label }“.
great_canal-moment-rebuild = Gerade gibt es nichts neu zu bauen. Dazu kommt es, wenn du mit „{ card-diplomat }“ eine eigene Straße oder ein eigenes Schiff entfernst.
great_canal-moment-dismiss = Gerade muss kein Ritter überlaufen. Dazu kommt es durch „{ card-deserter }“.
great_canal-moment-place = Gerade ist kein übergelaufener Ritter zu setzen. Neue Ritter werden gebaut.
great_canal-moment-keep = Gerade liegen keine Fortschrittskarten zum Nehmen vor dir. Dazu kommt es durch „{ card-spy }“.
great_canal-moment-choose = Gerade liegen keine Karten zum Nehmen vor dir. Dazu kommt es durch „{ card-master_merchant }“.
great_canal-moment-give = Gerade muss niemand Karten geben. Dazu kommt es durch „{ card-wedding }“.
great_canal-moment-deliver = Gerade fordert niemand eine Handelsware. Dazu kommt es durch „{ card-commercial_harbor }“.

# What the seat itself has to do first.
great_canal-first-found = Gründe zuerst deine Siedlung oder Stadt.
great_canal-first-discard = Wirf zuerst deine Karten ab: Die Partie wartet darauf.
great_canal-first-robber = Versetz zuerst den Räuber.
great_canal-first-sacrifice = Wähl zuerst die Stadt, die du verlierst.
great_canal-first-draw = Zieh zuerst deine Fortschrittskarte: Du gehörst zur besten Verteidigung.
great_canal-first-drop = Leg zuerst Fortschrittskarten zurück: Du hast zu viele.
great_canal-first-take = Wähl zuerst den Rohstoff, den du nimmst. Verzichten darfst du nur auf das, was der { level-science-3 } bringt.
great_canal-first-retreat = Versetz zuerst deinen vertriebenen Ritter auf eine andere Kreuzung.
great_canal-first-build = Bau zuerst, was „{ card-road_building }“ bringt, oder verzichte auf den Rest.
great_canal-first-rebuild = Bau zuerst neu, was du entfernt hast, oder verzichte darauf.
great_canal-first-dismiss = Wähl zuerst den Ritter, der überläuft.
great_canal-first-place = Setz zuerst den Ritter, der zu dir übergelaufen ist, oder verzichte auf ihn.
great_canal-first-keep = Nimm zuerst eine der Fortschrittskarten, die du siehst, oder keine.
great_canal-first-choose = Nimm zuerst eine Karte aus der Hand, die du siehst.
great_canal-first-give = Gib zuerst deine Karten für die „{ card-wedding }“.
great_canal-first-deliver = Antworte zuerst, wenn jemand von dir eine Handelsware fordert.

great_canal-discard-count =
    { $count ->
        [one] Du musst genau { $count } Karte abwerfen.
       *[other] Du musst genau { $count } Karten abwerfen.
    }
great_canal-discard-held = Du hast nicht alle diese Karten. Wirf { $count } von diesen ab: { $hand }.
great_canal-wedding-count =
    { $count ->
        [one] Du musst genau { $count } Karte geben.
       *[other] Du musst genau { $count } Karten geben.
    }
great_canal-wedding-held = Du hast nicht alle diese Karten. Gib { $count } von diesen: { $hand }.

great_canal-supply-road = In deinem Vorrat ist keine Straße mehr.
great_canal-supply-ship = In deinem Vorrat ist kein Schiff mehr.
great_canal-supply-settlement = In deinem Vorrat ist keine Siedlung mehr. Eine kommt zurück, wenn du eine Siedlung zur Stadt machst.
great_canal-supply-city = In deinem Vorrat ist keine Stadt mehr.
great_canal-supply-wall = In deinem Vorrat ist keine Stadtmauer mehr.
great_canal-supply-knight =
    { $level ->
        [1] In deinem Vorrat ist kein Einfacher Ritter mehr. Einer kommt zurück, wenn du einen Einfachen Ritter aufwertest.
        [2] In deinem Vorrat ist kein Starker Ritter mehr. Einer kommt zurück, wenn du einen Starken Ritter aufwertest.
       *[other] In deinem Vorrat ist kein Mächtiger Ritter mehr.
    }
great_canal-build-road =
    { $count ->
        [0] Eine Straße schließt an eine eigene Straße oder ein eigenes Gebäude an, auf einem freien Weg an Land und nicht über einen fremden Spielstein hinweg. Einen solchen Weg gibt es gerade nicht.
       *[other] Eine Straße schließt an eine eigene Straße oder ein eigenes Gebäude an, auf einem freien Weg an Land und nicht über einen fremden Spielstein hinweg. { possible-instead }
    }
great_canal-build-ship =
    { $count ->
        [0] Ein Schiff schließt an ein eigenes Schiff oder Gebäude an, auf einem freien Weg an der Küste oder im Meer und nicht über einen fremden Spielstein hinweg. Einen solchen Weg gibt es gerade nicht.
       *[other] Ein Schiff schließt an ein eigenes Schiff oder Gebäude an, auf einem freien Weg an der Küste oder im Meer und nicht über einen fremden Spielstein hinweg. { possible-instead }
    }
great_canal-build-settlement =
    { $count ->
        [0] Eine Siedlung braucht eine freie Kreuzung der Heimatinsel, an einer eigenen Straße oder einem eigenen Schiff und mindestens 2 Wege von jedem Gebäude entfernt. Eine solche Kreuzung gibt es gerade nicht.
       *[other] Eine Siedlung braucht eine freie Kreuzung der Heimatinsel, an einer eigenen Straße oder einem eigenen Schiff und mindestens 2 Wege von jedem Gebäude entfernt. { possible-instead }
    }
great_canal-build-city =
    { $count ->
        [0] Aus einer Siedlung wird eine Stadt, und du hast keine Siedlung.
       *[other] Aus einer Siedlung wird eine Stadt, und dort hast du keine Siedlung. { possible-instead }
    }
great_canal-R22-side = Du hast eine liegende Stadt: Sie muss wieder aufgerichtet werden, bevor eine Siedlung zur Stadt werden kann. { possible-instead }
great_canal-build-wall =
    { $count ->
        [0] Eine Stadtmauer kommt unter eine Stadt, die noch keine hat, und eine solche Stadt hast du nicht.
       *[other] Dort hast du keine Stadt ohne Stadtmauer. { possible-instead }
    }
great_canal-R58 = Gegründet wird auf einer freien Kreuzung der Heimatinsel, mindestens 2 Wege von jedem Gebäude entfernt. { possible-instead }
great_canal-R16 = Mindestens eines deiner ersten 3 Gebäude muss an der Küste stehen, also jetzt dieses. { possible-instead }
great_canal-R2-ship = Diese Kreuzung liegt an der Küste: Das Gebäude bekommt ein Schiff neben sich, auf einem freien Weg an der Küste oder im Meer. { possible-instead }
great_canal-R2-road = Diese Kreuzung liegt im Landesinneren: Das Gebäude bekommt eine Straße neben sich, auf einem freien Weg. { possible-instead }

great_canal-R28-once = Du hast in diesem Zug schon ein Schiff versetzt.
great_canal-R28-new = Dieses Schiff wurde in diesem Zug gebaut und kann noch nicht versetzt werden.
great_canal-R28-own =
    { $count ->
        [0] Dort hast du kein Schiff, und auch sonst keines, das du versetzen kannst.
       *[other] Dort hast du kein Schiff. { possible-instead }
    }
great_canal-R28-closed =
    { $count ->
        [0] An beiden Enden dieses Schiffs halten es andere Spielsteine von dir fest, und kein anderes Schiff kann versetzt werden.
       *[other] An beiden Enden dieses Schiffs halten es andere Spielsteine von dir fest. { possible-instead }
    }
great_canal-R38 =
    { $count ->
        [0] Einer deiner Ritter steht an keiner anderen Straße und keinem anderen Schiff von dir: Ohne dieses Schiff wäre er abgeschnitten. Kein anderes Schiff kann versetzt werden.
       *[other] Einer deiner Ritter steht an keiner anderen Straße und keinem anderen Schiff von dir: Ohne dieses Schiff wäre er abgeschnitten. { possible-instead }
    }
great_canal-R28-site =
    { $count ->
        [0] Ein Schiff kommt auf einen Weg, auf dem du es neu bauen könntest, sobald es vom alten Weg weg ist. Für dieses gibt es keinen solchen Weg.
       *[other] Ein Schiff kommt auf einen Weg, auf dem du es neu bauen könntest, sobald es vom alten Weg weg ist. { possible-instead }
    }

great_canal-knight-none =
    { $count ->
        [0] Du hast keinen Ritter auf dem Spielplan.
       *[other] Dort hast du keinen Ritter. { possible-instead }
    }
great_canal-R20-hire =
    { $count ->
        [0] Ein Ritter kommt auf eine freie Kreuzung der Heimatinsel, an eine eigene Straße oder ein eigenes Schiff. Eine solche Kreuzung gibt es gerade nicht.
       *[other] Ein Ritter kommt auf eine freie Kreuzung der Heimatinsel, an eine eigene Straße oder ein eigenes Schiff. { possible-instead }
    }
great_canal-knight-active = Der Ritter auf { $knight } ist schon aktiv.
great_canal-knight-acted = Der Ritter auf { $knight } hat in diesem Zug schon gehandelt.
great_canal-knight-inactive = Der Ritter auf { $knight } ist nicht aktiv. Wenn du ihn aktivierst, kann er ab deinem nächsten Zug handeln.
great_canal-knight-activated = Der Ritter auf { $knight } wurde in diesem Zug aktiviert. Er kann ab deinem nächsten Zug handeln.
great_canal-knight-promoted = Der Ritter auf { $knight } wurde in diesem Zug schon aufgewertet.
great_canal-knight-mighty = Der Ritter auf { $knight } ist ein Mächtiger Ritter: Eine höhere Stufe gibt es nicht.
great_canal-knight-fortress = Der Ritter auf { $knight } ist ein Starker Ritter. Um ihn zum Mächtigen aufzuwerten, brauchst du die { level-politics-3 }, Stufe 3 in Politik.
great_canal-R20-move =
    { $count ->
        [0] Ein Ritter zieht über eigene Straßen und Schiffe auf eine freie Kreuzung, nicht über einen fremden Spielstein hinweg. Für diesen gibt es keine solche Kreuzung.
       *[other] Ein Ritter zieht über eigene Straßen und Schiffe auf eine freie Kreuzung, nicht über einen fremden Spielstein hinweg. { possible-instead }
    }
great_canal-R20-displace =
    { $count ->
        [0] Ein Ritter vertreibt einen schwächeren fremden Ritter, den er über deine Straßen und Schiffe erreicht. In Reichweite dieses Ritters steht keiner.
       *[other] Dort steht kein schwächerer fremder Ritter, den dieser über deine Straßen und Schiffe erreicht. { possible-instead }
    }
great_canal-R21 = Ein vertriebener Ritter zieht über die Straßen und Schiffe seiner Farbe auf eine andere freie Kreuzung. { possible-instead }

great_canal-R7-robber = Der Räuber wird nicht versetzt, bevor die Barbaren zum ersten Mal angegriffen haben.
great_canal-R18 = Der Räuber kommt auf eine andere Landschaft, aber nie auf das Wüstenbecken, sobald es geflutet ist. { possible-instead }
great_canal-R18-knight = Der Ritter steht nicht an der Landschaft mit dem Räuber, { $robber }. Nur ein Ritter auf einer ihrer Kreuzungen kann ihn vertreiben.
great_canal-R18-token = Ein Ritter vertreibt den Räuber auf eine andere Landschaft mit einem Zahlenplättchen. { possible-instead }
great_canal-R18-victim = Auf { $to } bestiehlst du eine Person, die dort ein Gebäude und mindestens eine Karte hat: Nenn, welche. { possible-instead }
great_canal-R18-nobody = Auf { $to } kannst du niemanden bestehlen: Nenn niemanden.
great_canal-R22 = Dort hast du keine Stadt, die du verlieren kannst: Eine Metropole ist sicher. { possible-instead }
great_canal-R41 = Von dort kann keine Karte gezogen werden. { possible-instead }
great_canal-R23 =
    { $limit ->
        [one] Du hast nicht mehr als { $limit } Fortschrittskarte und musst keine zurücklegen.
       *[other] Du hast nicht mehr als { $limit } Fortschrittskarten und musst keine zurücklegen.
    }
great_canal-R23-end = Fortschrittskarten: Du hast { $held } und darfst deinen Zug mit höchstens { $limit } beenden. Spiel zuerst welche aus oder leg welche zurück.
great_canal-R25 = Du kannst einen Rohstoff nehmen, den die Bank hat. { possible-instead }
great_canal-R42 = Auf Gold kann man nicht verzichten: Wähl einen Rohstoff.

great_canal-improve-highest = Im Bereich { $track } hast du die höchste Stufe erreicht.
great_canal-improve-city = Für einen Ausbau im Bereich { $track } brauchst du eine Stadt, und eine liegende zählt nicht.
great_canal-R24 = Für die nächste Stufe im Bereich { $track } brauchst du eine Stadt ohne Metropole oder die Metropole genau dieses Bereichs.
great_canal-R24-city = Diese Stufe bringt dir eine Metropole: Nenn eine eigene Stadt, die noch keine ist. { possible-instead }
great_canal-R24-none = Deine nächste Stufe im Bereich { $track } bringt dir keine Metropole: Nenn keine Stadt.

great_canal-R30-same = Man tauscht nichts gegen dieselbe Art. Wähl zwei verschiedene.
great_canal-R30-bank =
    { $count ->
        [0] Das hat die Bank nicht, und auch sonst nichts, was du nehmen könntest.
       *[other] Das hat die Bank nicht. { possible-instead }
    }
great_canal-R57 =
    { $held ->
        [0] Die Bank verlangt { $price } für 1 Karte, und davon hast du nichts.
       *[other] Die Bank verlangt { $price } für 1 Karte, und davon hast du nur { $held }.
    }

great_canal-R11-none = Es ist kein Angebot offen. Wer am Zug ist, kann nach dem Wurf eines machen.
great_canal-R11-both = In einem Angebot steht keine Art auf beiden Seiten. Auf beiden genannt: { $goods }.
great_canal-R11-supply = So viele gibt es in der ganzen Partie nicht, sondern nur { $most }.
great_canal-R11-held = Du hast nicht alles, was du geben würdest. Du hast { $hand }.
great_canal-R11-answer =
    { $count ->
        [0] Bisher hat niemand dein Angebot angenommen oder ein Gegenangebot gemacht.
       *[other] Tauschen kannst du nur, wo ein Ja oder ein Gegenangebot noch gilt. { possible-instead }
    }
great_canal-R45-nobody = Sonst hat niemand eine Karte, also kannst du niemandem einen Tausch anbieten.
great_canal-R45-asked = Fragen kannst du andere, die eine Karte haben; nenn alle nur einmal. { possible-instead }
great_canal-R45-others = Dieses Angebot ist nicht für dich, sondern für { $asked }.
great_canal-R45-same = Genau dieses Angebot ist schon offen.
great_canal-R45-accept = Du hast dieses Angebot schon angenommen.
great_canal-R45-decline = Du hast dieses Angebot schon abgelehnt.
great_canal-R45-held = Verlangt wird etwas, was du nicht hast: { $want }. Du kannst ablehnen oder ein Gegenangebot machen.
great_canal-R47-same =
    { $accepted ->
        [true] Das ist dasselbe wie das Angebot selbst, das du schon angenommen hast.
       *[other] Das ist dasselbe wie das Angebot selbst. Du kannst es annehmen.
    }
great_canal-R47-already = Dieses Gegenangebot hast du schon gemacht.

great_canal-commercial_harbor = Niemand sonst hat eine Karte, also kannst du von niemandem etwas fordern.
great_canal-commercial_harbor-resource = Du hast keinen Rohstoff, den du für eine Handelsware geben könntest.
great_canal-R53 = Um eine Handelsware zu fordern, musst du in diesem Zug zuerst „{ card-commercial_harbor }“ spielen.
great_canal-R53-seat =
    { $count ->
        [0] Du kannst niemanden mehr fragen: Für jeden „{ card-commercial_harbor }“ forderst du von allen anderen, die eine Karte haben, je einmal.
       *[other] Dort kannst du nichts fordern: Für jeden „{ card-commercial_harbor }“ forderst du von allen anderen, die eine Karte haben, je einmal. { possible-instead }
    }
great_canal-R53-resource =
    { $count ->
        [0] Du hast keinen Rohstoff, den du geben könntest.
       *[other] Diesen Rohstoff hast du nicht. { possible-instead }
    }
great_canal-R53-commodity =
    { $count ->
        [0] Du hast keine Handelsware. Drück unter der Frage auf „{ choice-skip-deliver }“ oder in deinem Bedienfeld auf „{ command-skip-label }“: Dann wissen alle, dass du keine hast.
       *[other] Diese Handelsware hast du nicht. { possible-instead }
    }
great_canal-R53-must = Du hast eine Handelsware und musst etwas davon geben: { $held }.
great_canal-master_merchant =
    { $count ->
        [0] Niemand mit mehr Punkten als du hat eine Karte.
       *[other] Du nimmst Karten von einer Person, die mehr Punkte als du und mindestens eine Karte hat. { possible-instead }
    }
great_canal-master_merchant-good = Diese Karte ist nicht in dieser Hand. { possible-instead }
great_canal-merchant =
    { $count ->
        [0] Der Händler kommt auf eine Landschaft der Heimatinsel, die einen Rohstoff hat, an der ein Gebäude von dir steht und auf der dein Händler nicht schon ist. Eine solche Landschaft gibt es gerade nicht.
       *[other] Der Händler kommt auf eine Landschaft der Heimatinsel, die einen Rohstoff hat, an der ein Gebäude von dir steht und auf der dein Händler nicht schon ist. { possible-instead }
    }
great_canal-merchant_fleet =
    { $count ->
        [0] Du tauschst schon jede Art zum besten Kurs bei der Bank.
       *[other] Das tauschst du schon zum besten Kurs bei der Bank, oder es ist keine Art von Karten. { possible-instead }
    }
great_canal-resource_monopoly = Das ist kein Rohstoff. { possible-instead }
great_canal-resource_monopoly-cards = Niemand sonst hat eine Karte, also könnte dir niemand etwas geben.
great_canal-trade_monopoly = Das ist keine Handelsware. { possible-instead }
great_canal-trade_monopoly-cards = Niemand sonst hat eine Karte, also könnte dir niemand etwas geben.
great_canal-bishop = Der Räuber kommt auf eine andere Landschaft, aber nie auf das Wüstenbecken, sobald es geflutet ist. { possible-instead }
great_canal-deserter =
    { $count ->
        [0] Niemand sonst hat einen Ritter, der überlaufen könnte.
       *[other] Überlaufen kann nur ein Ritter einer anderen Person, und dort gibt es keinen. { possible-instead }
    }
great_canal-diplomat =
    { $count ->
        [0] Keine Straße und kein Schiff auf dem Spielplan ist offen.
       *[other] Dort ist keine offene Straße und kein offenes Schiff: An einem Ende darf nichts anderes der gleichen Farbe stehen, und kein Ritter darf dadurch abgeschnitten werden. { possible-instead }
    }
great_canal-diplomat-rebuild = Neu gebaut wird nur auf einem anderen Weg, auf dem das auch sonst erlaubt wäre. { possible-instead }
great_canal-intrigue =
    { $count ->
        [0] Kein fremder Ritter steht an einer deiner Straßen oder einem deiner Schiffe.
       *[other] Dort steht kein fremder Ritter an einer deiner Straßen oder einem deiner Schiffe. { possible-instead }
    }
great_canal-saboteur = Niemand sonst mit mindestens so vielen Punkten wie du hat 2 Karten.
great_canal-spy =
    { $count ->
        [0] Niemand sonst hat eine Fortschrittskarte.
       *[other] Du siehst die Fortschrittskarten einer anderen Person, die welche hat. { possible-instead }
    }
great_canal-spy-card = Diese Karte ist nicht unter denen, die du siehst. { possible-instead }
great_canal-warlord = Du hast keinen passiven Ritter.
great_canal-R52 = Nenn eigene passive Ritter, jeden nur einmal. { possible-instead }
great_canal-wedding = Niemand mit mehr Punkten als du hat eine Karte.
great_canal-alchemist = Beide Zahlen gehen von 1 bis 6.
great_canal-engineer =
    { $count ->
        [0] Keine deiner Städte kann eine Stadtmauer bekommen: Du hast keine Stadt ohne Stadtmauer oder keine Stadtmauer mehr.
       *[other] Dort hast du keine Stadt ohne Stadtmauer. { possible-instead }
    }
great_canal-inventor =
    { $count ->
        [0] Kein Zahlenplättchen auf dem Spielplan kann vertauscht werden: Die mit 2, 6, 8 und 12 bleiben, wo sie sind.
       *[other] Dort ist kein Zahlenplättchen, das vertauscht werden kann: Die mit 2, 6, 8 und 12 bleiben, wo sie sind. { possible-instead }
    }
great_canal-inventor-same = Beide Zahlenplättchen zeigen die { $token }: Ein Tausch würde nichts ändern.
great_canal-irrigation = Du hast kein Gebäude an einem Ackerland.
great_canal-irrigation-bank = Die Bank hat kein Getreide.
great_canal-R7-irrigation = Das Ackerland ist unfruchtbar, bis der Kanal fertig ist.
great_canal-mining = Du hast kein Gebäude an einem Gebirge.
great_canal-mining-bank = Die Bank hat kein Erz.
great_canal-road_building = Du kannst gerade weder eine Straße noch ein Schiff bauen: Es fehlt ein Platz dafür oder ein Spielstein.

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
waits-take =
    { $by ->
        [gold] Rohstoff vom Goldfeld
        [aqueduct] Rohstoff durch den Aquädukt
       *[both] Rohstoff nehmen
    }
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
describe-fleet-short =
    Barbaren: { $left ->
        [0] sie greifen an
        [one] noch { $left } Schritt
       *[other] noch { $left } Schritte
    }, Stärke { $attack }, Ritter { $defence }.
describe-canal-short = Kanal: { $dug } von { $needed } Plättchen gegraben.
describe-canal-done-short = Der Kanal ist fertig.
describe-seat-short = { $name }: Karten { $goods }, Fortschritt { $progress }, Chips { $chips }, Stärke { $strength }, Stufen { $levels }.
describe-marks-short = Räuber: { $robber }. Längste Handelsroute: { $route }. Händler: { $merchant }.
describe-metropolises-short = Metropolen: { $items }.
describe-defenders-short = Retter Catans: { $items }.
describe-opened-short = Offene Karten: { $items }.
describe-built-short = { $name }: Siedlungen { $settlements }; Städte { $cities }; Ritter { $knights }.

# The long description, from which one can play. A nought stands for an empty list.
describe-title = Der große Kanal, Zug { $turn }. Plätze: { $seats }. Ziel, in Punkten: { $goal }. Am Zug: { $seat }.
describe-title-set-up = Der große Kanal, Gründung. Plätze: { $seats }. Ziel, in Punkten: { $goal }. Am Zug: { $seat }.
describe-waiting = Warten auf: { $waiting } ({ $what }).
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
describe-offer-hours = Offen höchstens: { $hours } h.
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
describe-fleet =
    Barbarenschiff: { $left ->
        [0] es greift an
       *[other] noch { $left } von { $steps } Schritten
    }; bisherige Angriffe { $attacks }. Stärke der Barbaren { $attack }, der aktiven Ritter auf der Heimatinsel { $defence }.
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
