## The game.

title = The Great Canal
command = canal
summary = Catan with ships and cities, and with knights who dig a canal, for 3 or 4 players.
about = Catan with Seafarers and with Cities & Knights, on one large island and some small ones. Wherever two active knights stand at a planned hex, a canal is dug from the mountain lake down to a desert. Once it is finished, the barren fields bear grain. You build, trade, improve your cities and hold off the barbarians; whoever first reaches the goal on their own turn wins.
goal = **Points that win:** { $costs-goal-1 } with 3 players, { $costs-goal-2 } with 4

## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### The goal
    You settle an island and dig a canal across it. Settlements and cities are points, and so are the chips for digging. Whoever first has { $costs-goal-1 } points with 3 players, or { $costs-goal-2 } with 4, on a turn of their own wins.
    - Settlement: { $costs-points-settlement }, city: { $costs-points-city }
    - Catan chip: { $costs-points-chip }
    - Longest trade route: { $costs-points-longest-route }
    - Metropolis, which improving your cities can bring: { $costs-points-metropolis } more

    In the picture, Red has just made a settlement a city. Two sections of the canal have been dug; on each of the others lie two chips.
learn-turn =
    ### A turn
    You roll the dice. Every hex with that number yields a card to each settlement at it and two to each city, on everybody’s turn. Then you trade, with the bank or with the others, and build what you can pay:
    - Road: { $costs-price-road }
    - Ship: { $costs-price-ship }
    - Settlement: { $costs-price-settlement }
    - City: { $costs-price-city }

    In the picture, a 10 was rolled. Red’s city at the forest gets lumber and a commodity (paper), the settlement at the hills brick; Green’s city there gets 2 brick. The field with the 10 gives nothing: all fields are barren until the canal is finished.
    On a 7 whoever holds more than { $costs-hand-limit ->
        [one] { $costs-hand-limit } card
       *[other] { $costs-hand-limit } cards
    } loses half of them. Once the barbarians have attacked, you then move the robber as well: its hex yields nothing.
learn-canal =
    ### Knights dig the canal
    For { $costs-price-knight } you hire a knight at one of your roads or ships; for { $costs-price-activation } it becomes active. As soon as two active knights stand at the corners of a site, whoever they belong to, it is dug. Each knight brings its owner a chip.
    In the picture, Yellow’s knight was active already, and Red has activated another at the same site: a chip for each of them.
    Active knights also move, over roads and ships, and drive away weaker ones. On the small islands every knight, active or not, digs for gold and uses the harbours.
learn-barbarians =
    ### The barbarians
    Every ship on the event die brings the barbarians nearer; on step { $costs-fleet } they attack. Each city on the board makes them stronger, each active knight at home helps to beat them.
    If they are stronger, whoever put in least loses a city. If they are beaten, whoever put in most gets { $costs-points-defender ->
        [one] { $costs-points-defender } point
       *[other] { $costs-points-defender } points
    }. Then the knights must be activated anew.
    In the picture, 3 cities stood against knights of strength 2. Yellow had no active knight, so a yellow city is a settlement now.
learn-end =
    ### The canal is finished
    When the last section but one is dug, the last one is laid as well. Water fills the canal, and from then on the fields bear grain, as here; the game goes on.
    Cloth, coins and paper, which cities bring, pay for improvements: these bring progress cards, abilities and metropolises. Whoever has enough points on a turn of their own wins at once.
    That is all you need to begin: at every choice your panel shows what is possible and what it costs.

## What things are called.

place = { $hex } { $direction }

good-brick = brick
good-lumber = lumber
good-wool = wool
good-grain = grain
good-ore = ore
good-cloth = cloth
good-coin = coin
good-paper = paper

# Behind a number from 2 on.
several-brick = { good-brick }
several-lumber = { good-lumber }
several-wool = { good-wool }
several-grain = { good-grain }
several-ore = { good-ore }
several-cloth = { good-cloth }
several-coin = coins
several-paper = { good-paper }

# Other names, understood when typed, and their beginnings.
also-brick = clay
also-lumber = woods
also-wool = sheep
also-grain = wheat
also-ore = stones
also-cloth = textiles
also-coin = coins
many-brick = bricks
many-lumber = lumbers
many-wool = wools
many-grain = grains
many-ore = ores
many-cloth = cloths
many-paper = papers

terrain-sea = sea
terrain-lake = lake
terrain-desert = desert
terrain-gold = gold field
terrain-field = field
terrain-barren = barren field
terrain-hills = hills
terrain-forest = forest
terrain-pasture = pasture
terrain-mountains = mountains

track-trade = trade
track-politics = politics
track-science = science
deck-trade = trade deck
deck-politics = politics deck
deck-science = science deck

direction-n = north
direction-n-short = N
direction-ne = north-east
direction-ne-short = NE
direction-e = east
direction-e-short = E
direction-se = south-east
direction-se-short = SE
direction-s = south
direction-s-short = S
direction-sw = south-west
direction-sw-short = SW
direction-w = west
direction-w-short = W
direction-nw = north-west
direction-nw-short = NW

## Progress cards.

card-commercial_harbor = Commercial Harbor
card-master_merchant = Master Merchant
card-merchant = Merchant
card-merchant_fleet = Merchant Fleet
card-resource_monopoly = Resource Monopoly
card-trade_monopoly = Trade Monopoly
card-bishop = Bishop
card-constitution = Constitution
card-deserter = Deserter
card-diplomat = Diplomat
card-intrigue = Intrigue
card-saboteur = Saboteur
card-spy = Spy
card-warlord = Warlord
card-wedding = Wedding
card-alchemist = Alchemist
card-crane = Crane
card-engineer = Engineer
card-inventor = Inventor
card-irrigation = Irrigation
card-medicine = Medicine
card-mining = Mining
card-printer = Printer
card-road_building = Road Building
card-smith = Smith

## Options of a table.

option-variable = Varied map
option-variable-description = Terrain and number tokens of the home island are laid out by lot; fields and deserts stay

## What is asked, what is answered beforehand, what is paid and counted.

# What lies at a place: land with its number, water, harbours.
detail-hex = { $terrain } { $token }
detail-harbour = { $rate }:1 harbour
detail-harbour-good = { $rate }:1 { $good } harbour
detail-and = { $first }, { $last }
kind-hex = a hex
kind-corner = a corner
kind-edge = an edge between two hexes

# What there is to know of a seat, and of one that stands at a hex: its cards.
detail-seat =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
detail-seat-progress =
    { $count ->
        [0] no progress cards
        [one] { $count } progress card
       *[other] { $count } progress cards
    }
detail-seat-knights =
    { $count ->
        [0] no knights
        [one] { $count } knight
       *[other] { $count } knights
    }
detail-holder-you = you
detail-holder =
    { $count ->
        [0] { $seat } (no cards)
        [one] { $seat } ({ $count } card)
       *[other] { $seat } ({ $count } cards)
    }

# The good that the merchant sells at a hex, and its rate.
detail-merchant = { $good } { $rate }:1

# A good of which one has so many.
detail-good =
    { $held ->
        [0] you have none
       *[other] you have { $held }
    }
# Of a good, how many somebody has whose cards are seen.
detail-good-found =
    { $held ->
        [0] { $seat } has none
       *[other] { $seat } has { $held }
    }

# The next level of a track, and what it brings.
detail-level = { $level }, { $brings }
brings-trade = commodities { $rate }:1
brings-politics = mighty knights
brings-science = a resource where a roll brings nothing
brings-metropolis = the metropolis
brings-cards = progress cards with a red die up to { $red }

# Prices on buttons.
cost = { $goods }
cost-and = { $first }, { $last }
# What is given to the bank, and what it gives; then while that is not chosen yet.
cost-for = { $cost } for { $goods }
cost-for-one = { $cost } for 1 …

status-over = The game is over.
status-waiting = Turn { $turn }: it is not your turn.
status-watching = Turn { $turn }.
status-waiting-set-up = Set-up: it is not your turn.
status-watching-set-up = Set-up.
status-roll = Turn { $turn }: roll the dice.
status-roll-card = Turn { $turn }: roll the dice, or play your card for before the roll first.
status-turn =
    { $cards ->
        [0] Turn { $turn }, { $points } of { $goal } points, no cards (limit { $limit }): build, trade, play cards, or end your turn.
        [one] Turn { $turn }, { $points } of { $goal } points, { $cards } card (limit { $limit }): build, trade, play cards, or end your turn.
       *[other] Turn { $turn }, { $points } of { $goal } points, { $cards } cards (limit { $limit }): build, trade, play cards, or end your turn.
    }
status-over-limit =
    { $count ->
        [one] You hold { $count } progress card more than the limit of { $limit }: put it back before you end your turn, or play one.
       *[other] You hold { $count } progress cards more than the limit of { $limit }: put them back before you end your turn, or play some.
    }
status-asked = You are asked: { $question }
# $part is what is asked of this seat alone, such as "4 of 9".
status-asked-part = You are asked ({ $part }): { $question }
# $found is what is seen of somebody's cards, of which some are chosen.
status-found = { $status } { $found }
status-offered =
    { $answered ->
        [0] { $status } Your offer is open; nobody has answered yet.
       *[other] { $status } Your offer is open: { $answered } of { $count } have answered.
    }
status-offer =
    { $answer ->
        [accept] { $terms } You have accepted. You may still change your answer.
        [decline] { $terms } You have declined. You may still change your answer.
        [counter] { $terms } You have offered other terms. You may still change your answer.
       *[other] { $terms } Accept, decline or offer other terms.
    }

# What is asked, behind the names of those who are asked and a colon.
matter-roll = to roll the dice in turn { $turn }.
matter-turn = to finish turn { $turn }.
matter-found =
    { $income ->
        [true] where does the second settlement go, with its road or ship? It brings a card for each hex at it.
       *[false]
            { $city ->
                [true] where does the city of the set-up go, with its road or ship?
               *[false] where does a settlement of the set-up go, with its road or ship?
            }
    }
matter-discard = which cards to discard (a seven was rolled)?
matter-saboteur = which cards to discard ({ $by } played “{ card-saboteur }”)?
matter-robber = where does the robber go, and who is robbed there?
matter-sacrifice = which city is lost to the barbarians?
matter-draw = tied as the best defenders: which deck to draw a progress card from?
matter-drop = too many progress cards (limit: { $limit }): which to put back?
matter-gold = which resource to take from the gold field?
matter-take =
    { $gold ->
        [true] which resource to take? A gold field gives one; the Aqueduct does too, and can be declined.
       *[false] which resource to take by the Aqueduct, or none?
    }
matter-retreat = the knight at { $corner } is displaced: where does it go?
matter-dismiss = which knight deserts to { $to }?
matter-give = which cards to give { $to } for the Wedding?
matter-deliver = { $to } has laid a resource face down: which commodity to give for it? Whoever has none says so.
matter-build =
    { $count ->
        [one] where does { $count } more road or ship go, at no cost?
       *[other] where do { $count } roads or ships go, at no cost?
    }
matter-rebuild =
    { $ship ->
        [true] where does the ship taken from { $edge } go, at no cost?
       *[false] where does the road taken from { $edge } go, at no cost?
    }
matter-place =
    { $level ->
        [3] where does the mighty knight go?
        [2] where does the strong knight go?
       *[other] where does the basic knight go?
    }
matter-keep = which progress card to take from { $victim }, or none?
matter-choose =
    { $count ->
        [one] which { $count } card to take from { $victim }?
       *[other] which { $count } cards to take from { $victim }, one by one?
    }
matter-offer = { $offerer } offers { $give } for { $want }.
matter-offer-first = { $offerer } offers { $give } for { $want }, to whoever accepts first.
matter-offer-nobody = { $terms } By what the bank has and how many cards are in hand, nobody asked can accept it as it stands.
matter-offer-hours =
    { $hours ->
        [one] { $terms } The offer is open for { $hours } hour at most.
       *[other] { $terms } The offer is open for { $hours } hours at most.
    }
matter-offer-past = { $offerer } offered { $give } for { $want }.
choice-pick_answer = Trade with { $seat }
choice-pick_answer-terms = Trade with { $seat }: { $give } for { $want }
choice-skip-deliver = I have none
choice-skip-take = Take nothing

# What is asked of one of several.
part-cards = { $count } of { $held }
part-gold = gold
part-aqueduct = Aqueduct

# Parts of the board that can be looked at.
part-map = map
part-west = west
part-middle = middle
part-east = east
part-islands = small islands
part-players = players

# What would be lost by an action.
lost-card = You hold { $card }: it can be played only before the roll.
lost-offer = Your offer is still open, and ends with your turn.
lost-offer-answers =
    { $count ->
        [one] Your offer is still open, and { $takers } would trade with you. It ends with your turn.
       *[other] Your offer is still open, and { $takers } would trade with you. It ends with your turn.
    }
lost-askings = By a Commercial Harbor you can still ask { $seats } for a commodity, but only until your turn ends.
lost-pieces = You can still build { $count } roads or ships at no cost.
lost-resource = You would take no resource by the Aqueduct.
lost-piece =
    { $ship ->
        [true] The ship that you took off the board would not be built again.
       *[false] The road that you took off the board would not be built again.
    }
lost-knight = The knight that deserted to you would not be placed.
lost-search = You would take none of the progress cards of { $victim }.

# How the points came about, when the game is over. $count is how many there are.
count-settlements =
    { $count ->
        [one] { $points } for { $count } settlement
       *[other] { $points } for { $count } settlements
    }
count-cities =
    { $count ->
        [one] { $points } for { $count } city
       *[other] { $points } for { $count } cities
    }
count-metropolises =
    { $count ->
        [one] { $points } for { $count } metropolis
       *[other] { $points } for { $count } metropolises
    }
count-chips =
    { $count ->
        [one] { $points } for { $count } Catan chip
       *[other] { $points } for { $count } Catan chips
    }
count-defender = { $points } as Defender of Catan
count-cards =
    { $count ->
        [one] { $points } for { $count } open card
       *[other] { $points } for { $count } open cards
    }
count-route = { $points } for the longest trade route
count-merchant = { $points } for the merchant

# Answers given beforehand: what they are about, what they do, and on buttons.
topic-goods = Cards you keep
topic-goods-description = When you discard, or give cards for a Wedding
topic-aqueduct = Aqueduct you decline
topic-aqueduct-description = When a roll gives you no card
topic-gold = Resources you take
topic-gold-description = When a gold field or the Aqueduct gives you a resource
topic-progress = Progress cards you put back
topic-progress-description = When you have too many progress cards in somebody else’s turn
topic-city = City you lose
topic-city-description = When the barbarians take a city of yours
topic-knight = Knight that deserts
topic-knight-description = When somebody plays a Deserter against you
topic-deck = Deck you draw from
topic-deck-description = When you are tied as one of the best defenders
topic-harbor = Commodity for a Commercial Harbor
topic-harbor-description = When somebody asks you by a Commercial Harbor
topic-acceptance = Offers you accept
topic-acceptance-description = When an offer is as good as you want it
topic-refusal = Offers you decline
topic-refusal-description = When an offer is made to you
topic-turn = End of your turn
topic-turn-description = When your own offer is closed
standing-keep_goods = When you discard or give cards, you keep { $goods }, the first named the longest. What you have most of goes first.
standing-keep_goods-label = Cards to keep
standing-keep_goods-description = **Cards to keep:** when you discard, or give cards for a Wedding, what you name is kept as long as possible, the first named the longest. Of all else goes first what you have most of. In your own turn you are asked.
standing-keep_goods-form = { standing-keep_goods-label }
standing-keep_goods-goods = Keep, in this order
standing-keep_goods-goods-description = As in “ore, grain, coin”; the first is kept the longest
standing-skip_aqueduct = You take nothing by the Aqueduct.
standing-skip_aqueduct-label = Decline the Aqueduct
standing-skip_aqueduct-description = **Decline the Aqueduct:** when a roll gives you no card, you take none by the Aqueduct either. Gold is not concerned. In your own turn you are asked.
standing-take_resources = From a gold field or by the Aqueduct you take the first of these that the bank has: { $resources }.
standing-take_resources-label = Resources to take
standing-take_resources-description = **Resources to take:** from a gold field or by the Aqueduct you take the first of the resources you name that the bank has. If it has none of them, you are asked. In your own turn you are asked.
standing-take_resources-form = { standing-take_resources-label }
standing-take_resources-resources = Take, in this order
standing-take_resources-resources-description = As in “ore, grain”; the first that the bank has is taken
standing-drop_cards = When you have too many progress cards, you put back the first of these that you hold: { $cards }.
standing-drop_cards-label = Cards to put back
standing-drop_cards-description = **Cards to put back:** when you have too many progress cards in somebody else’s turn, the first of those you name goes back. If you hold none of them, you are asked.
standing-drop_cards-form = { standing-drop_cards-label }
standing-drop_cards-cards = Put back, in this order
standing-drop_cards-cards-description = Names with commas; the first that you hold goes back
standing-lose_cities = When the barbarians take a city, you lose the first of these that is no metropolis: { $cities }.
standing-lose_cities-label = Cities to lose
standing-lose_cities-description = **Cities to lose:** when the barbarians take a city of yours, it is the first of those you name that can be lost. If none of them can, you are asked. In your own turn you are asked.
standing-lose_cities-form = { standing-lose_cities-label }
standing-lose_cities-cities = Lose, in this order
standing-lose_cities-cities-description = Corners with commas, as in “D4 north, C5 S”
standing-lose_knights = When a knight of yours deserts, it is the first one at these corners: { $knights }.
standing-lose_knights-label = Knights to let go
standing-lose_knights-description = **Knights to let go:** when somebody plays a Deserter against you, the first of your knights at the corners you name deserts. If you have no knight there, you are asked.
standing-lose_knights-form = { standing-lose_knights-label }
standing-lose_knights-knights = Let go, in this order
standing-lose_knights-knights-description = Corners with commas, as in “D4 north, C5 S”
standing-draw_from = As one of the best defenders you draw from the { $deck }.
standing-draw_from-label = Draw: { $deck }
standing-draw_from-description = **Draw from a deck:** when you are tied as one of the best defenders, you draw from this deck. If it has no cards, you are asked. In your own turn you are asked.
standing-deliver_commodities = For a Commercial Harbor you give the first of these that you hold: { $commodities }. If you hold no commodity, you say so.
standing-deliver_commodities-label = Commodities to give
standing-deliver_commodities-description = **Commodities to give:** when somebody asks you by a Commercial Harbor, you give the first of the commodities you name that you hold. If you hold only others, you are asked; if you hold none, you say so.
standing-deliver_commodities-form = { standing-deliver_commodities-label }
standing-deliver_commodities-commodities = Give, in this order
standing-deliver_commodities-commodities-description = As in “cloth, coin”; the first that you hold is given
standing-accept_offers = You accept an offer if you give no more than { $give } and get at least { $get }.
standing-accept_offers-label = Accept offers
standing-accept_offers-description = **Accept offers:** you accept each offer by which you give no more than you name here and get at least what you name, if you hold the cards. An offer that you have answered stays answered. If your answer no longer counts, you are asked again.
standing-accept_offers-form = { standing-accept_offers-label }
standing-accept_offers-give = You give at most
standing-accept_offers-give-description = As in “2 wool, 1 ore”
standing-accept_offers-get = You get at least
standing-accept_offers-get-description = As in “1 coin”
standing-decline_goods = You decline every offer that asks for any of these: { $goods }.
standing-decline_goods-label = Decline some offers
standing-decline_goods-description = **Decline some offers:** you decline every offer that asks for any of the kinds you name. What you accept beforehand goes first. An offer that you have answered stays answered. If your answer no longer counts, you are asked again.
standing-decline_goods-form = { standing-decline_goods-label }
standing-decline_goods-goods = Decline what asks for
standing-decline_goods-goods-description = As in “ore, coin”; any of these is enough
standing-decline_offers = You decline all offers.
standing-decline_offers-label = Decline all offers
standing-decline_offers-description = **Decline all offers:** you decline every offer, but for those you accept beforehand. An offer that you have answered stays answered. If your answer no longer counts, you are asked again.
standing-end_after_offer = Your turn ends as soon as your offer is closed.
standing-end_after_offer-label = End after the offer
standing-end_after_offer-description = **End after the offer:** your turn ends as soon as your offer is closed, be it by a trade, by you, or because its time is over. This holds for this turn only, and waits while something else is asked of anybody, or while you hold too many progress cards.

great_canal-R11-hours = Possible hours for an offer: 1 to { $most }. Without hours it is open as long as your turn.
great_canal-standing-empty = You have not named anything. Name what goes first, and behind commas what goes next.
great_canal-standing-twice = { $twice } is there twice. Name each only once, in the order that counts.
great_canal-standing-unknown = Something of that cannot be named here. Possible: { $there }.
great_canal-standing-city = Only cities of yours that are no metropolis can be lost. Possible: { $there }.
great_canal-standing-knight = You do not have knights at all of these corners. Your knights are at { $there }.

## City improvements by track and level.

level-trade-1 = Market
level-trade-2 = Trading House
level-trade-3 = Merchant Guild
level-trade-4 = Bank
level-trade-5 = Great Exchange
level-politics-1 = Town Hall
level-politics-2 = Church
level-politics-3 = Fortress
level-politics-4 = Cathedral
level-politics-5 = High Assembly
level-science-1 = Abbey
level-science-2 = Library
level-science-3 = Aqueduct
level-science-4 = Theater
level-science-5 = University

## Commands and their fields.

command-found = found
command-found-description = Found a settlement or city, with a road or a ship
command-found-label = Found
command-found-corner = corner
command-found-corner-description = A free corner of the home island
command-found-edge = edge
command-found-edge-description = On the coast for a ship, inland for a road

command-roll = roll
command-roll-description = Roll the dice
command-roll-label = Roll

command-discard = discard
command-discard-description = Discard cards, on a seven or for a Saboteur
command-discard-label = Discard
command-discard-cards = cards
command-discard-cards-description = As in “2 wool, 1 ore”

command-robber = robber
command-robber-description = Move the robber
command-robber-label = Move the robber
command-robber-to = to
command-robber-to-description = Another land hex
command-robber-victim = rob
command-robber-victim-description = Whom to rob there

command-sacrifice = lose-city
command-sacrifice-description = Choose the city that you lose to the barbarians
command-sacrifice-label = Lose a city
command-sacrifice-city = city
command-sacrifice-city-description = Not a metropolis

command-draw = draw
command-draw-description = Draw a progress card as one of the best defenders
command-draw-label = Draw a card
command-draw-deck = deck
command-draw-deck-description = A deck with cards

command-drop = put-back
command-drop-description = Put a progress card back, over the limit
command-drop-label = Put a card back
command-drop-card = card
command-drop-card-description = One of your progress cards

command-take = take
command-take-description = Take a resource: gold, or the Aqueduct
command-take-label = Take a resource
command-take-resource = resource
command-take-resource-description = One that the bank has

command-skip = skip
command-skip-description = Do without what you are asked to take, build or place
command-skip-label = Do without

command-retreat = retreat
command-retreat-description = Move your displaced knight to another corner
command-retreat-label = Retreat
command-retreat-to = to
command-retreat-to-description = A free corner on its way

command-rebuild = rebuild
command-rebuild-description = Rebuild what your Diplomat removed
command-rebuild-label = Rebuild
command-rebuild-edge = edge
command-rebuild-edge-description = Another free edge

command-dismiss = dismiss
command-dismiss-description = Choose the knight that deserts
command-dismiss-label = Choose a knight
command-dismiss-knight = knight
command-dismiss-knight-description = One of your knights

command-place = place-knight
command-place-description = Place the knight that deserted to you
command-place-label = Place the knight
command-place-corner = corner
command-place-corner-description = Free, at your road or ship

command-keep = take-progress
command-keep-description = Spy: take one of the progress cards
command-keep-label = Take a progress card
command-keep-card = card
command-keep-card-description = One that you have seen

command-choose = take-card
command-choose-description = Master Merchant: take a card
command-choose-label = Take a card
command-choose-good = card
command-choose-good-description = One that you have seen

command-give = give
command-give-description = Wedding: give cards
command-give-label = Give cards
command-give-cards = cards
command-give-cards-description = As in “1 wool, 1 ore”

command-deliver = deliver
command-deliver-description = Commercial Harbor: give a commodity
command-deliver-label = Give a commodity
command-deliver-commodity = commodity
command-deliver-commodity-description = One that you hold

command-build = build
command-build-description = Roads, ships and buildings

command-build-road = road
command-build-road-description = Extend your routes over land
command-build-road-label = Road
command-build-road-edge = edge
command-build-road-edge-description = From your road or building

command-build-ship = ship
command-build-ship-description = Extend your routes over the sea
command-build-ship-label = Ship
command-build-ship-edge = edge
command-build-ship-edge-description = From your ship or building

command-build-settlement = settlement
command-build-settlement-description = Found a new building at your routes
command-build-settlement-label = Settlement
command-build-settlement-corner = corner
command-build-settlement-corner-description = At your road or ship, at home

command-build-city = city
command-build-city-description = Make a settlement a city
command-build-city-label = City
command-build-city-corner = settlement
command-build-city-corner-description = One of yours

command-build-wall = wall
command-build-wall-description = Hold more cards on a seven
command-build-wall-label = City wall
command-build-wall-corner = city
command-build-wall-corner-description = One without a wall

command-sail = sail
command-sail-description = Take one from a loose end, once a turn
command-sail-label = Move a ship
command-sail-ship = ship
command-sail-ship-description = One with a loose end
command-sail-to = to
command-sail-to-description = Another free edge

command-knight = knight
command-knight-description = Hire, activate, promote and move knights

command-knight-hire = hire
command-knight-hire-description = Hire a basic knight
command-knight-hire-label = Hire knight
command-knight-hire-corner = corner
command-knight-hire-corner-description = Free, at your road or ship

command-knight-activate = activate
command-knight-activate-description = Activate a knight
command-knight-activate-label = Activate
command-knight-activate-knight = knight
command-knight-activate-knight-description = An inactive one

command-knight-promote = promote
command-knight-promote-description = Promote a knight by one level
command-knight-promote-label = Promote
command-knight-promote-knight = knight
command-knight-promote-knight-description = One of yours

command-knight-move = move
command-knight-move-description = Move an active knight
command-knight-move-label = Move knight
command-knight-move-knight = knight
command-knight-move-knight-description = An active one
command-knight-move-to = to
command-knight-move-to-description = A free corner along your routes

command-knight-displace = displace
command-knight-displace-description = Displace a weaker knight
command-knight-displace-label = Displace
command-knight-displace-knight = knight
command-knight-displace-knight-description = Your active one
command-knight-displace-to = to
command-knight-displace-to-description = The weaker one’s corner

command-knight-chase = chase
command-knight-chase-description = Chase the robber away
command-knight-chase-label = Chase the robber
command-knight-chase-knight = knight
command-knight-chase-knight-description = An active one at its hex
command-knight-chase-to = to
command-knight-chase-to-description = A hex with a token
command-knight-chase-victim = rob
command-knight-chase-victim-description = Whom to rob there

command-improve = improve
command-improve-description = Buy a city improvement
command-improve-label = Improve
command-improve-track = track
command-improve-track-description = Trade, politics or science
command-improve-city = city
command-improve-city-description = For a metropolis

command-card = card
command-card-description = Play a progress card

command-card-commercial-harbor = commercial-harbor
command-card-commercial-harbor-description = Offer each opponent a resource for a commodity
command-card-commercial-harbor-label = { card-commercial_harbor }

command-card-master-merchant = master-merchant
command-card-master-merchant-description = Take 2 cards from somebody with more points
command-card-master-merchant-label = { card-master_merchant }
command-card-master-merchant-seat = player
command-card-master-merchant-seat-description = Whose cards to see

command-card-merchant = merchant
command-card-merchant-description = Place the merchant
command-card-merchant-label = { card-merchant }
command-card-merchant-hex = hex
command-card-merchant-hex-description = A hex next to your building

command-card-merchant-fleet = merchant-fleet
command-card-merchant-fleet-description = Trade one kind 2:1 with the bank this turn
command-card-merchant-fleet-label = { card-merchant_fleet }
command-card-merchant-fleet-good = kind
command-card-merchant-fleet-good-description = What you give the bank

command-card-resource-monopoly = resource-monopoly
command-card-resource-monopoly-description = Get 2 of a resource from each opponent
command-card-resource-monopoly-label = { card-resource_monopoly }
command-card-resource-monopoly-resource = resource
command-card-resource-monopoly-resource-description = Which one

command-card-trade-monopoly = trade-monopoly
command-card-trade-monopoly-description = Get 1 of a commodity from each opponent
command-card-trade-monopoly-label = { card-trade_monopoly }
command-card-trade-monopoly-commodity = commodity
command-card-trade-monopoly-commodity-description = Which one

command-card-bishop = bishop
command-card-bishop-description = Move the robber, rob all at that hex
command-card-bishop-label = { card-bishop }
command-card-bishop-to = to
command-card-bishop-to-description = Another land hex

command-card-deserter = deserter
command-card-deserter-description = An opponent loses a knight, you may place one
command-card-deserter-label = { card-deserter }
command-card-deserter-seat = player
command-card-deserter-seat-description = Who loses a knight

command-card-diplomat = diplomat
command-card-diplomat-description = Remove an open road or ship
command-card-diplomat-label = { card-diplomat }
command-card-diplomat-edge = edge
command-card-diplomat-edge-description = Anybody’s open road or ship

command-card-intrigue = intrigue
command-card-intrigue-description = Displace a knight from your route
command-card-intrigue-label = { card-intrigue }
command-card-intrigue-knight = knight
command-card-intrigue-knight-description = An opponent’s

command-card-saboteur = saboteur
command-card-saboteur-description = All with at least your points discard half
command-card-saboteur-label = { card-saboteur }

command-card-spy = spy
command-card-spy-description = See progress cards, take one
command-card-spy-label = { card-spy }
command-card-spy-seat = player
command-card-spy-seat-description = Whose cards to see

command-card-warlord = warlord
command-card-warlord-description = Activate all your knights
command-card-warlord-label = { card-warlord }
command-card-warlord-order = order
command-card-warlord-order-description = Corners with commas, the first to act first; empty: in any order

command-card-wedding = wedding
command-card-wedding-description = Get 2 cards from each with more points
command-card-wedding-label = { card-wedding }

command-card-alchemist = alchemist
command-card-alchemist-description = Set both production dice before the roll
command-card-alchemist-label = { card-alchemist }
command-card-alchemist-yellow = yellow
command-card-alchemist-yellow-description = 1 to 6
command-card-alchemist-red = red
command-card-alchemist-red-description = 1 to 6

command-card-crane = crane
command-card-crane-description = Improve for 1 commodity less
command-card-crane-label = { card-crane }
command-card-crane-track = track
command-card-crane-track-description = Trade, politics or science
command-card-crane-city = city
command-card-crane-city-description = For a metropolis

command-card-engineer = engineer
command-card-engineer-description = Build a city wall for nothing
command-card-engineer-label = { card-engineer }
command-card-engineer-city = city
command-card-engineer-city-description = One without a wall

command-card-inventor = inventor
command-card-inventor-description = Swap two number tokens
command-card-inventor-label = { card-inventor }
command-card-inventor-first = first
command-card-inventor-first-description = Not 2, 6, 8 or 12
command-card-inventor-second = second
command-card-inventor-second-description = Another number, likewise

command-card-irrigation = irrigation
command-card-irrigation-description = Take 2 grain for each of your fields
command-card-irrigation-label = { card-irrigation }

command-card-medicine = medicine
command-card-medicine-description = Make a settlement a city for less
command-card-medicine-label = { card-medicine }
command-card-medicine-settlement = settlement
command-card-medicine-settlement-description = One of yours

command-card-mining = mining
command-card-mining-description = Take 2 ore for each of your mountains
command-card-mining-label = { card-mining }

command-card-road-building = road-building
command-card-road-building-description = Build 2 roads or ships for nothing
command-card-road-building-label = { card-road_building }

command-card-smith = smith
command-card-smith-description = Promote 1 or 2 knights for nothing
command-card-smith-label = { card-smith }
command-card-smith-first = first
command-card-smith-first-description = A knight of yours
command-card-smith-second = second
command-card-smith-second-description = Another one

command-trade = trade
command-trade-description = With the bank or with the others

command-trade-bank = bank
command-trade-bank-description = Give several of a kind for 1 of another, at your best rate
command-trade-bank-label = Trade with the bank
command-trade-bank-give = give
command-trade-bank-give-description = What you pay with
command-trade-bank-take = take
command-trade-bank-take-description = What you get 1 of

command-trade-harbor = harbor
command-trade-harbor-description = Commercial Harbor: ask for a commodity
command-trade-harbor-label = Ask for a commodity
command-trade-harbor-seat = player
command-trade-harbor-seat-description = Whom to ask
command-trade-harbor-resource = resource
command-trade-harbor-resource-description = What you give for it, unseen

command-trade-offer = offer
command-trade-offer-description = Offer the others a trade
command-trade-offer-label = Offer
command-trade-offer-give = give
command-trade-offer-give-description = What you give, as in “2 wool, 1 ore”
command-trade-offer-want = want
command-trade-offer-want-description = What you get for it, as in “1 coin”
command-trade-offer-to = to
command-trade-offer-to-description = One or several of them; nobody: all
command-trade-offer-first = first
command-trade-offer-first-description = Yes: the first to accept gets it
command-trade-offer-first-label = First yes decides
command-trade-offer-hours = hours
command-trade-offer-hours-description = 1 to 168, or “2 days”; empty: no limit

command-trade-accept = accept
command-trade-accept-description = Accept the open offer
command-trade-accept-label = Accept

command-trade-decline = decline
command-trade-decline-description = Decline the open offer
command-trade-decline-label = Decline

command-trade-counter = counter
command-trade-counter-description = Answer the open offer with other terms
command-trade-counter-label = Other terms
command-trade-counter-give = give
command-trade-counter-give-description = What you give, as in “2 wool, 1 ore”
command-trade-counter-want = want
command-trade-counter-want-description = What you get for it, as in “1 coin”

command-trade-pick = pick
command-trade-pick-description = Trade with somebody who answered your offer
command-trade-pick-label = Choose an answer
command-trade-pick-seat = player
command-trade-pick-seat-description = Who accepted or named other terms

command-trade-withdraw = withdraw
command-trade-withdraw-description = Withdraw your offer
command-trade-withdraw-label = Withdraw the offer

command-end = end
command-end-description = End your turn
command-end-label = End turn

## Actions, before they are done.

action-found = Found at { $corner }, with a road or ship on { $edge }
action-roll = Roll the dice
action-discard = Discard { $cards }
action-robber =
    { $victim-value ->
        [none] Move the robber to { $to }
       *[other] Move the robber to { $to } and rob { $victim }
    }
action-sacrifice = Lose the city at { $city }
action-draw = Draw a card from the { $deck }
action-drop = Put “{ $card }” back
action-take = Take { $resource }
action-skip = Do without
action-retreat = Retreat to { $to }
action-rebuild = Rebuild it on { $edge }
action-dismiss = Let the knight at { $knight } desert
action-place = Place the knight at { $corner }
action-keep = Take “{ $card }”
action-choose = Take { $good }
action-give = Give { $cards }
action-deliver = Give { $commodity }
action-build_road = Build a road on { $edge }
action-build_ship = Build a ship on { $edge }
action-build_settlement = Build a settlement at { $corner }
action-build_city = Make the settlement at { $corner } a city
action-build_wall = Build a city wall at { $corner }
action-sail = Move the ship from { $ship } to { $to }
action-hire_knight = Hire a knight at { $corner }
action-activate_knight = Activate the knight at { $knight }
action-promote_knight = Promote the knight at { $knight }
action-move_knight = Move the knight from { $knight } to { $to }
action-displace_knight = Displace the knight at { $to } with the one from { $knight }
action-chase_robber =
    { $victim-value ->
        [none] Chase the robber to { $to } with the knight at { $knight }
       *[other] Chase the robber to { $to } with the knight at { $knight } and rob { $victim }
    }
action-improve =
    { $city-value ->
        [none] Improve { $track }
       *[other] Improve { $track }, metropolis at { $city }
    }
action-play_commercial_harbor = Play “{ card-commercial_harbor }”
action-play_master_merchant = Play “{ card-master_merchant }”: cards of { $seat }
action-play_merchant = Play “{ card-merchant }”: to { $hex }
action-play_merchant_fleet = Play “{ card-merchant_fleet }”: { $good }
action-play_resource_monopoly = Play “{ card-resource_monopoly }”: { $resource }
action-play_trade_monopoly = Play “{ card-trade_monopoly }”: { $commodity }
action-play_bishop = Play “{ card-bishop }”: robber to { $to }
action-play_deserter = Play “{ card-deserter }”: knight of { $seat }
action-play_diplomat = Play “{ card-diplomat }”: remove what is on { $edge }
action-play_intrigue = Play “{ card-intrigue }”: knight at { $knight }
action-play_saboteur = Play “{ card-saboteur }”
action-play_spy = Play “{ card-spy }”: progress cards of { $seat }
action-play_warlord =
    { $order-count ->
        [0] Play “{ card-warlord }”
       *[other] Play “{ card-warlord }”: first { $order }
    }
action-play_wedding = Play “{ card-wedding }”
action-play_alchemist = Play “{ card-alchemist }”: yellow { $yellow }, red { $red }
action-play_crane =
    { $city-value ->
        [none] Play “{ card-crane }”: { $track }
       *[other] Play “{ card-crane }”: { $track }, metropolis at { $city }
    }
action-play_engineer = Play “{ card-engineer }”: wall at { $city }
action-play_inventor = Play “{ card-inventor }”: swap { $first } and { $second }
action-play_irrigation = Play “{ card-irrigation }”
action-play_medicine = Play “{ card-medicine }”: city at { $settlement }
action-play_mining = Play “{ card-mining }”
action-play_road_building = Play “{ card-road_building }”
action-play_smith =
    { $second-value ->
        [none] Play “{ card-smith }”: { $first }
       *[other] Play “{ card-smith }”: { $first }, then { $second }
    }
action-ask_harbor = Ask { $seat } for a commodity, for { $resource }
action-trade_bank = Trade { $give } for 1 { $take } with the bank
action-make_offer =
    { $hours-value ->
        [none] { offer-terms }
        [one] { offer-terms } (open for { $hours } hour at most)
       *[other] { offer-terms } (open for { $hours } hours at most)
    }
offer-terms =
    { $first-value ->
        [true]
            { $to-count ->
                [0] Offer { $give } for { $want } to whoever accepts first
               *[other] Offer { $give } for { $want } to { $to }: the first yes decides
            }
       *[other]
            { $to-count ->
                [0] Offer all others { $give } for { $want }
               *[other] Offer { $give } for { $want } to { $to }
            }
    }
action-accept_offer = Accept the offer
action-decline_offer = Decline the offer
action-counter_offer = Offer { $give } for { $want } in return
action-pick_answer = Trade with { $seat }
action-withdraw_offer = Withdraw the offer
action-end_turn = End the turn

## What plans wait for, as clauses behind “if”. What is left open has the value “open”.

await-founded =
    { $corner-value ->
        [open] { $seat } founds a settlement or a city
       *[other] { $seat } founds a settlement or a city at { $corner }
    }
await-road_built =
    { $edge-value ->
        [open] { $seat } builds a road
       *[other] { $seat } builds a road on { $edge }
    }
await-ship_built =
    { $edge-value ->
        [open] { $seat } builds a ship
       *[other] { $seat } builds a ship on { $edge }
    }
await-ship_moved =
    { $to-value ->
        [open] { $seat } moves a ship
       *[other] { $seat } moves a ship to { $to }
    }
await-settlement_built =
    { $corner-value ->
        [open] { $seat } builds a settlement
       *[other] { $seat } builds a settlement at { $corner }
    }
await-city_built =
    { $corner-value ->
        [open] { $seat } builds a city
       *[other] { $seat } builds a city at { $corner }
    }
await-knight_hired =
    { $knight-value ->
        [open] { $seat } gets a new knight
       *[other] { $seat } gets a new knight at { $knight }
    }
await-knight_activated =
    { $knight-value ->
        [open] { $seat } activates a knight
       *[other] { $seat } activates the knight at { $knight }
    }
await-knight_moved =
    { $to-value ->
        [open] { $seat } moves a knight
       *[other] { $seat } moves a knight to { $to }
    }
await-robber_moved =
    { $to-value ->
        [open] { $seat } moves the robber
       *[other] { $seat } moves the robber to { $to }
    }
await-card_stolen =
    { $victim-value ->
        [open] { $seat } steals a card
       *[other] { $seat } steals a card from { $victim }
    }
await-merchant_moved =
    { $to-value ->
        [open] { $seat } takes the merchant
       *[other] { $seat } takes the merchant to { $to }
    }
await-offer_made = { $seat } makes an offer
await-route_taken = { $seat } takes the longest trade route
await-metropolis_won =
    { $track-value ->
        [open] { $seat } wins a metropolis
       *[other] { $seat } wins the metropolis of { $track }
    }
await-canal_dug =
    { $section-value ->
        [open] { $seats } digs at the canal
       *[other] { $seats } digs the canal at { $section }
    }
await-canal_flooded = the canal is finished
await-attacked = the barbarians attack

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

# What a monopoly brought, behind its number.
monopolized =
    { $counts-count ->
        [one] { $counts-count } { $good }
       *[other]
            { $good-value ->
                [coin] { $counts-count } { several-coin }
               *[other] { $counts-count } { $good }
            }
    }

event-founded =
    { $city-value ->
        [true] { $seat } founded a city at { $corner }.
       *[other] { $seat } founded a settlement at { $corner }.
    }
event-road_built = { $seat } built a road on { $edge }.
event-ship_built = { $seat } built a ship on { $edge }.
event-ship_moved = { $seat } moved a ship from { $ship } to { $to }.
event-settlement_built = { $seat } built a settlement at { $corner }.
event-city_built = { $seat } built a city at { $corner }.
event-wall_built = { $seat } built a city wall at { $corner }.
event-received = Cards: { $seat } { $cards }.
event-shortage =
    { $only-value ->
        [none] The bank has too little { $good }: nobody got any.
       *[other] The bank has too little { $good }: { $only } got what was left.
    }
event-rolled = { $seat } rolled { $yellow } + { $red } = { $total }.
event-fleet_sailed =
    { $left ->
        [0] The barbarian fleet has landed.
        [one] The barbarian fleet is { $left } step away.
       *[other] The barbarian fleet is { $left } steps away.
    }
event-attacked =
    { $total ->
        [0]
            { $won ->
                [true] The barbarians attacked with strength { $strength }, and there was nothing to take.
               *[other] The barbarians attacked with strength { $strength } and won: no active knight stood against them.
            }
       *[other]
            { $won ->
                [true] The barbarians attacked with strength { $strength } against { $total } ({ $put-in }) and were beaten off.
               *[other] The barbarians attacked with strength { $strength } against { $total } ({ $put-in }) and won.
            }
    }
event-defender_named = { $seat } is a Defender of Catan.
event-city_lost =
    { $wall-value ->
        [true]
            { $fallen-value ->
                [true] { $seat } lost the city at { $corner } and its wall; it lies on its side.
               *[other] { $seat } lost the city at { $corner } and its wall; a settlement is left.
            }
       *[other]
            { $fallen-value ->
                [true] { $seat } lost the city at { $corner }; it lies on its side.
               *[other] { $seat } lost the city at { $corner }; a settlement is left.
            }
    }
event-card_drawn = { $seat } drew a card from the { $deck }.
event-card_seen = { $seat } drew “{ $card }”.
event-card_laid_open = { $seat } laid “{ $card }” open.
event-card_dropped = { $seat } put a card back under the { $deck }.
event-own_card_dropped = { $seat } put “{ $card }” back.
event-discarded = { $seat } discarded { $cards }.
event-robber_stayed = The robber stays where it is until the first attack.
event-robber_moved = { $seat } moved the robber to { $to }.
event-card_stolen = { $seat } stole a card from { $victim }.
event-stolen_card_seen = { $seat } stole 1 { $good } from { $victim }.
event-resource_taken =
    { $gold-value ->
        [true] { $seat } took 1 { $good } for gold.
       *[other] { $seat } took 1 { $good } by the { level-science-3 }.
    }
event-resource_declined = { $seat } took nothing by the { level-science-3 }.
event-knight_hired = { $seat } hired a knight at { $knight }.
event-knight_activated = { $seat } activated the knight at { $knight }.
event-knight_promoted =
    { $level ->
        [2] { $seat } promoted the knight at { $knight } to strong.
       *[other] { $seat } promoted the knight at { $knight } to mighty.
    }
event-knight_moved = { $seat } moved the knight from { $knight } to { $to }.
event-knight_displaced = { $seat } moved the knight from { $knight } to { $to } and displaced the one of { $other }.
event-knight_retreated = { $seat }: the displaced knight went from { $knight } to { $to }.
event-knight_returned = { $seat }: the knight displaced from { $knight } had nowhere to go and left the board.
event-robber_chased = { $seat } chased the robber with the knight at { $knight }.
event-improved = { $seat } reached level { $level } in { $track }: { improvement }.
event-metropolis_won =
    { $loser-value ->
        [none] { $seat } has the metropolis of { $track }, at { $city }.
       *[other] { $seat } has the metropolis of { $track } now, at { $city }; { $loser } has lost it.
    }
event-card_played = { $seat } played “{ $card }”.
event-tokens_swapped = { $seat } swapped the tokens of { $first } and { $second }.
event-piece_removed =
    { $ship-value ->
        [true] { $seat } removed the ship of { $owner } on { $edge }.
       *[other] { $seat } removed the road of { $owner } on { $edge }.
    }
event-piece_kept = { $seat } did not rebuild it.
event-building_stopped = { $seat } declined the rest of the free building.
event-knight_driven_off = { $seat } displaced the knight of { $other } from { $knight }.
event-knight_dismissed = { $seat } lost the knight at { $knight }: it deserted to { $other }.
event-knight_placed =
    { $level ->
        [1]
            { $active-value ->
                [true] { $seat } placed a basic knight at { $knight }, active.
               *[other] { $seat } placed a basic knight at { $knight }, inactive.
            }
        [2]
            { $active-value ->
                [true] { $seat } placed a strong knight at { $knight }, active.
               *[other] { $seat } placed a strong knight at { $knight }, inactive.
            }
       *[other]
            { $active-value ->
                [true] { $seat } placed a mighty knight at { $knight }, active.
               *[other] { $seat } placed a mighty knight at { $knight }, inactive.
            }
    }
event-knight_left =
    { $supply-value ->
        [true] { $seat } placed no knight: there is none of that strength, nor a basic one, left in the supply.
       *[other]
            { $places-value ->
                [true] { $seat } placed no knight: no corner is free for it.
               *[other] { $seat } chose to place no knight.
            }
    }
event-merchant_moved =
    { $loser-value ->
        [none] { $seat } has the merchant, at { $to }.
       *[other] { $seat } has the merchant now, at { $to }; { $loser } has lost it.
    }
event-fleet_chartered = { $seat } may trade { $good } with the bank at the best rate this turn.
event-monopolized =
    { $counts-count ->
        [0] { $seat } got no { $good }: nobody had any.
       *[other] { $seat } got { monopolized } from the others.
    }
event-cards_searched = { $seat } looked at the progress cards of { $other }.
event-cards_found = { $seat } saw the progress cards of { $other }: { $cards }.
event-card_taken = { $seat } took a progress card from { $other } ({ $deck }).
event-taken_card_seen = { $seat } took “{ $card }” from { $other }.
event-cards_left = { $seat } took none of the progress cards.
event-hand_searched = { $seat } looked at the cards of { $other }.
event-hand_found = { $seat } saw the cards of { $other }: { $cards }.
event-good_taken = { $seat } took a card from { $other }.
event-taken_good_seen = { $seat } took 1 { $good } from { $other }.
event-given =
    { $count ->
        [one] { $seat } gave { $count } card to { $other }.
       *[other] { $seat } gave { $count } cards to { $other }.
    }
event-given_seen = { $seat } gave { $cards } to { $other }.
event-harbor_asked = { $seat } asked { $other } for a commodity.
event-laid_down_seen = { $seat } laid down 1 { $resource }.
event-harbor_traded = { $seat } gave a commodity to { $other } for a resource.
event-harbor_traded_seen = { $seat } gave 1 { $commodity } to { $other } for 1 { $resource }.
event-nothing_delivered = { $seat } has no commodity for { $other }.
event-canal_dug =
    { $seats-count ->
        [one] The canal is dug at { $section }: both chips go to { $seats }.
       *[other] The canal is dug at { $section }: a chip each for { $seats }.
    }
event-canal_laid = The last section, { $section }, is laid as well, and its chips are out of the game.
event-canal_flooded = The canal is finished: the fields are fertile from now on, and the desert basin is full of water.
event-robber_returned = The robber leaves the basin for { $to }.
event-bank_traded = { $seat } traded { $given } for 1 { $take } with the bank.
event-offer_made =
    { $hours-value ->
        [none] { offer-made }
        [one] { offer-made } The offer is open for { $hours } hour at most.
       *[other] { offer-made } The offer is open for { $hours } hours at most.
    }
offer-made =
    { $first-value ->
        [true] { $seat } offered { $give } for { $want } to { $asked }; the first yes decides.
       *[other] { $seat } offered { $give } for { $want } to { $asked }.
    }
event-offer_accepted = { $seat } accepted the offer.
event-offer_declined = { $seat } declined the offer.
event-offer_countered = { $seat } offered to give { $give } for { $want } instead.
event-answer_lapsed = { $seat } lost a card: the answer to the offer no longer stands.
event-offer_withdrawn =
    { $over-value ->
        [true] The time for the offer is over.
       *[other] { $seat } withdrew the offer.
    }
event-offer_unpaid = { $seat } could no longer pay: the offer is over.
event-traded = { $seat } gave { $give } to { $other } for { $take }.
event-route_taken = { $seat } has the longest trade route now ({ $length }).
event-route_lost = { $seat } has lost the longest trade route; nobody has it now.
event-turn_ended = { $seat } ended the turn.
event-game_ended =
    { $points ->
        [one] The game is over. { $seat } wins with { $points } point.
       *[other] The game is over. { $seat } wins with { $points } points.
    }

# What belongs together, told in one line or as one doing.
told-then = { $first } { $then }
event-line = { $parts }
told-of-seat = { $seat } { $cards }
told-cards = Cards: { $items }.
told-shortage = Too little in the bank: { $items }.
shortage = { $good } for nobody
shortage-rest = the last { $good } for { $seat }
told-strength = { $seat } { $strength }
told-cities-lost = Cities lost: { $items }.
city-lost =
    { $fallen ->
        [true]
            { $wall ->
                [true] { $seat } at { $corner } [on its side, wall lost]
               *[other] { $seat } at { $corner } [on its side]
            }
       *[other]
            { $wall ->
                [true] { $seat } at { $corner } [wall lost]
               *[other] { $seat } at { $corner }
            }
    }
told-drawn = Progress cards: { $items }.
told-deck = { $seat } { $deck }
told-card = { $seat } “{ $card }”
told-card-open = { $seat } “{ $card }” [laid open]
told-dropped = Put back: { $items }.
told-discards = Discarded: { $items }.
told-chosen = Chosen: { $items }.
chosen =
    { $gold ->
        [true] { $seat } 1 { $good } [gold]
       *[other] { $seat } 1 { $good } [{ level-science-3 }]
    }
chosen-nothing = { $seat } nothing [{ level-science-3 }]
event-roads_built = { $seat } built roads on { $edges }.
event-ships_built = { $seat } built ships on { $edges }.
event-settlements_built = { $seat } built settlements at { $corners }.
event-cities_built = { $seat } built cities at { $corners }.
event-walls_built = { $seat } built city walls at { $corners }.
event-knights_hired = { $seat } hired knights at { $knights }.
event-knights_activated = { $seat } activated the knights at { $knights }.
bank-trade = { $give } for { $take }
event-bank_trades = { $seat } traded with the bank: { $trades }.
event-card_cost = { $seat } played “{ $card }” (lost: { $costs }).
event-card_in_vain = { $seat } played “{ $card }” (nobody had any { $good }).
event-harbor_asked_for = { $seat } asked { $other } for a commodity, for 1 { $resource }.
event-harbor_bargain = { $seat } got a commodity from { $other } for a resource.
event-harbor_bargain_seen = { $seat } got 1 { $commodity } from { $other } for 1 { $resource }.
event-harbor_refused = { $seat } asked { $other }, who has no commodity.
# Answers to an offer, as far as there are any.
offer-answers =
    { $accepted-count ->
        [0]
            { $declined-count ->
                [0]
                    { $countered-count ->
                        [0] no answer
                       *[other] other terms: { $countered }
                    }
               *[other]
                    { $countered-count ->
                        [0] no: { $declined }
                       *[other] no: { $declined }; other terms: { $countered }
                    }
            }
       *[other]
            { $declined-count ->
                [0]
                    { $countered-count ->
                        [0] yes: { $accepted }
                       *[other] yes: { $accepted }; other terms: { $countered }
                    }
               *[other]
                    { $countered-count ->
                        [0] yes: { $accepted }; no: { $declined }
                       *[other] yes: { $accepted }; no: { $declined }; other terms: { $countered }
                    }
            }
    }
event-offer_answered = { $seat } offered { $give } for { $want } ({ offer-answers }).
event-offer_in_vain = { $seat } offered { $give } for { $want } in vain.

## The same without who did it, for turns told in one sentence.

clause-rolled = rolled { $yellow } + { $red } = { $total }
clause-founded =
    { $city-value ->
        [true] founded a city at { $corner }
       *[other] founded a settlement at { $corner }
    }
clause-road_built = built a road on { $edge }
clause-roads_built = built roads on { $edges }
clause-ship_built = built a ship on { $edge }
clause-ships_built = built ships on { $edges }
clause-ship_moved = moved a ship from { $ship } to { $to }
clause-settlement_built = built a settlement at { $corner }
clause-settlements_built = built settlements at { $corners }
clause-city_built = built a city at { $corner }
clause-cities_built = built cities at { $corners }
clause-wall_built = built a city wall at { $corner }
clause-walls_built = built city walls at { $corners }
clause-received =
    { $seat-acts ->
        [true] got { $cards }
       *[other] brought { $seat } { $cards }
    }
clause-card_dropped =
    { $seat-acts ->
        [true] put a card back under the { $deck }
       *[other] made { $seat } put a card back under the { $deck }
    }
clause-own_card_dropped =
    { $seat-acts ->
        [true] put “{ $card }” back
       *[other] made { $seat } put “{ $card }” back
    }
clause-robber_moved = moved the robber to { $to }
clause-card_stolen = stole a card from { $victim }
clause-stolen_card_seen = stole 1 { $good } from { $victim }
clause-knight_hired = hired a knight at { $knight }
clause-knights_hired = hired knights at { $knights }
clause-knight_activated = activated the knight at { $knight }
clause-knights_activated = activated the knights at { $knights }
clause-knight_promoted =
    { $level ->
        [2] promoted the knight at { $knight } to strong
       *[other] promoted the knight at { $knight } to mighty
    }
clause-knight_moved = moved the knight from { $knight } to { $to }
clause-knight_displaced = moved the knight from { $knight } to { $to } and displaced the one of { $other }
clause-knight_retreated =
    { $seat-acts ->
        [true] moved the displaced knight from { $knight } to { $to }
       *[other] made the knight of { $seat } go from { $knight } to { $to }
    }
clause-knight_returned =
    { $seat-acts ->
        [true] lost the knight displaced from { $knight }
       *[other] made the knight of { $seat } leave the board from { $knight }
    }
clause-robber_chased = chased the robber with the knight at { $knight }
clause-improved = reached level { $level } in { $track } ({ improvement })
clause-metropolis_won =
    { $loser-value ->
        [none] won the metropolis of { $track } for { $city }
       *[other] won the metropolis of { $track } from { $loser } for { $city }
    }
clause-card_played = played “{ $card }”
clause-card_cost = played “{ $card }” (lost: { $costs })
clause-card_in_vain = played “{ $card }” (nobody had any { $good })
clause-tokens_swapped = swapped the tokens of { $first } and { $second }
clause-piece_removed =
    { $owner-acts ->
        [true]
            { $ship-value ->
                [true] took the ship from { $edge }
               *[other] took the road from { $edge }
            }
       *[other]
            { $ship-value ->
                [true] removed the ship of { $owner } on { $edge }
               *[other] removed the road of { $owner } on { $edge }
            }
    }
clause-piece_kept = did not rebuild it
clause-building_stopped = declined the rest of the free building
clause-knight_driven_off = displaced the knight of { $other } from { $knight }
clause-knight_dismissed =
    { $other-acts ->
        [true] won over the knight of { $seat } at { $knight }
       *[other] made the knight of { $seat } at { $knight } desert to { $other }
    }
clause-knight_placed =
    { $level ->
        [1]
            { $active-value ->
                [true] placed a basic knight at { $knight } (active)
               *[other] placed a basic knight at { $knight } (inactive)
            }
        [2]
            { $active-value ->
                [true] placed a strong knight at { $knight } (active)
               *[other] placed a strong knight at { $knight } (inactive)
            }
       *[other]
            { $active-value ->
                [true] placed a mighty knight at { $knight } (active)
               *[other] placed a mighty knight at { $knight } (inactive)
            }
    }
clause-knight_left =
    { $supply-value ->
        [true] placed no knight (none of that strength, nor a basic one, in the supply)
       *[other]
            { $places-value ->
                [true] placed no knight (no corner is free for it)
               *[other] chose to place no knight
            }
    }
clause-merchant_moved =
    { $loser-value ->
        [none] placed the merchant at { $to }
       *[other] took the merchant from { $loser } to { $to }
    }
clause-fleet_chartered = chose { $good }
clause-monopolized =
    { $counts-count ->
        [0] got no { $good } (nobody had any)
       *[other] got { monopolized } from the others
    }
clause-cards_searched = looked at the progress cards of { $other }
clause-cards_found = saw the progress cards of { $other } ({ $cards })
clause-card_taken = took a progress card from { $other } ({ $deck })
clause-taken_card_seen = took “{ $card }” from { $other }
clause-cards_left = took none
clause-hand_searched = looked at the cards of { $other }
clause-hand_found = saw the cards of { $other } ({ $cards })
clause-good_taken = took a card from { $other }
clause-taken_good_seen = took 1 { $good } from { $other }
clause-given =
    { $count ->
        [one] got { $count } card from { $seat }
       *[other] got { $count } cards from { $seat }
    }
clause-given_seen = got { $cards } from { $seat }
clause-harbor_asked = asked { $other } for a commodity
clause-harbor_asked_for = asked { $other } for a commodity, for 1 { $resource }
clause-harbor_bargain = got a commodity from { $other } for a resource
clause-harbor_bargain_seen = got 1 { $commodity } from { $other } for 1 { $resource }
clause-harbor_refused = asked { $other } (who has no commodity)
clause-harbor_traded = got a commodity from { $seat } for a resource
clause-harbor_traded_seen = got 1 { $commodity } from { $seat } for 1 { $resource }
clause-nothing_delivered = asked { $seat } (who has no commodity)
clause-laid_down_seen = laid down 1 { $resource }
clause-canal_dug =
    { $seats-count ->
        [one] completed the digging of { $section } (both chips: { $seats })
       *[other] completed the digging of { $section } (a chip each: { $seats })
    }
clause-bank_traded = traded { $given } for 1 { $take } with the bank
clause-bank_trades = traded with the bank ({ $trades })
clause-offer_made = offered { $give } for { $want }
clause-offer_answered = offered { $give } for { $want } ({ offer-answers })
clause-offer_in_vain = offered { $give } for { $want } in vain
clause-offer_accepted = got a yes from { $seat }
clause-offer_declined = got a no from { $seat }
clause-offer_countered = got other terms from { $seat } ({ $give } for { $want })
clause-answer_lapsed = lost the answer of { $seat }
clause-offer_withdrawn =
    { $over-value ->
        [true] { "" }
       *[other] withdrew the offer
    }
clause-offer_unpaid = could no longer pay
clause-traded = gave { $give } to { $other } for { $take }
clause-route_taken =
    { $seat-acts ->
        [true] took the longest trade route ({ $length })
       *[other] let { $seat } have the longest trade route ({ $length })
    }
clause-route_lost =
    { $seat-acts ->
        [true] lost the longest trade route
       *[other] ended the longest trade route of { $seat }
    }
clause-turn_ended = { "" }

## Why something is refused.

# What would be possible instead, behind the reason.
possible-instead =
    { $more ->
        [true] Possible, for example: { $there }.
       *[other] Possible: { $there }.
    }

great_canal-unrolled = First roll the dice. Before that you can only play “{ card-alchemist }”.
great_canal-rolled = You have already rolled this turn. “{ card-alchemist }” is played before the roll.
great_canal-skip = There is nothing now that you could do without.
great_canal-unknown-good = There is no such resource or commodity in this game. { possible-instead }
great_canal-unknown-track = There is no such track in this game. { possible-instead }
great_canal-price = That costs { $price }. You still need { $lacking }.
great_canal-nothing = Nothing is named. Name at least 1 card wherever cards are asked for.
great_canal-held =
    { $count ->
        [0] You do not have that progress card, nor any other.
       *[other] You do not have that progress card. You have { $there }.
    }

# Whose moment it is not, since nothing of the kind is asked.
great_canal-moment-found = Buildings are founded at the start of the game only. Now they are built.
great_canal-moment-discard = Nobody has to discard anything now. That comes with a seven or a “{ card-saboteur }”.
great_canal-moment-robber = The robber does not have to be moved now. That comes with a seven; otherwise a knight or a “{ card-bishop }” moves it.
great_canal-moment-sacrifice = Nobody has to lose a city now. That comes with a lost attack.
great_canal-moment-draw = Nobody draws a card as a defender now. That comes with an attack that several have fended off equally well.
great_canal-moment-take = Nobody takes a resource of their choice now. That comes with a roll, by a gold field or the { level-science-3 }.
great_canal-moment-retreat = No displaced knight has to go anywhere now. To move a knight of yours, use “{ command-knight-move-label }”.
great_canal-moment-rebuild = There is nothing to rebuild now. That comes when you remove a road or ship of your own with “{ card-diplomat }”.
great_canal-moment-dismiss = No knight has to desert now. That comes with a “{ card-deserter }”.
great_canal-moment-place = There is no deserted knight to place now. New knights are hired.
great_canal-moment-keep = There are no progress cards to take from now. That comes with a “{ card-spy }”.
great_canal-moment-choose = There are no cards to take from now. That comes with a “{ card-master_merchant }”.
great_canal-moment-give = Nobody has to give cards now. That comes with a “{ card-wedding }”.
great_canal-moment-deliver = Nobody asks for a commodity now. That comes with a “{ card-commercial_harbor }”.

# What the seat itself has to do first.
great_canal-first-found = First found your settlement or city.
great_canal-first-discard = First discard your cards: the game is waiting for that.
great_canal-first-robber = First move the robber.
great_canal-first-sacrifice = First choose the city that you lose.
great_canal-first-draw = First draw your progress card: you are among the best defenders.
great_canal-first-drop = First put progress cards back: you have too many.
great_canal-first-take = First choose the resource that you take. Only what the { level-science-3 } brings may be declined.
great_canal-first-retreat = First move your displaced knight to another corner.
great_canal-first-build = First build what “{ card-road_building }” brings, or do without the rest.
great_canal-first-rebuild = First rebuild the road or ship that you have removed, or do without it.
great_canal-first-dismiss = First choose the knight that deserts.
great_canal-first-place = First place the knight that deserted to you, or do without it.
great_canal-first-keep = First take one of the progress cards that you see, or none.
great_canal-first-choose = First take a card from the hand that you see.
great_canal-first-give = First give your cards for the “{ card-wedding }”.
great_canal-first-deliver = First answer whoever asks you for a commodity.

great_canal-discard-count =
    { $count ->
        [one] You must discard exactly { $count } card.
       *[other] You must discard exactly { $count } cards.
    }
great_canal-discard-held = You do not have all these cards. Discard { $count } of these: { $hand }.
great_canal-wedding-count = You must give exactly { $count } cards.
great_canal-wedding-held = You do not have all these cards. Give { $count } of these: { $hand }.

great_canal-supply-road = You have no road left in your supply.
great_canal-supply-ship = You have no ship left in your supply.
great_canal-supply-settlement = You have no settlement left in your supply. One comes back with a settlement that becomes a city.
great_canal-supply-city = You have no city left in your supply.
great_canal-supply-wall = You have no city wall left in your supply.
great_canal-supply-knight =
    { $level ->
        [1] You have no basic knight left in your supply. One comes back with a basic knight that is promoted.
        [2] You have no strong knight left in your supply. One comes back with a strong knight that is promoted.
       *[other] You have no mighty knight left in your supply.
    }
great_canal-build-road =
    { $count ->
        [0] A road goes on from one of your roads or buildings, on a free edge of land, and not past somebody else’s piece. There is no such edge now.
       *[other] A road goes on from one of your roads or buildings, on a free edge of land, and not past somebody else’s piece. { possible-instead }
    }
great_canal-build-ship =
    { $count ->
        [0] A ship goes on from one of your ships or buildings, on a free edge of the coast or the sea, and not past somebody else’s piece. There is no such edge now.
       *[other] A ship goes on from one of your ships or buildings, on a free edge of the coast or the sea, and not past somebody else’s piece. { possible-instead }
    }
great_canal-build-settlement =
    { $count ->
        [0] A settlement needs a free corner of the home island, at one of your roads or ships and at least 2 edges from every building. There is no such corner now.
       *[other] A settlement needs a free corner of the home island, at one of your roads or ships and at least 2 edges from every building. { possible-instead }
    }
great_canal-build-city =
    { $count ->
        [0] A city is made of a settlement, and you have none.
       *[other] A city is made of a settlement, and you have none there. { possible-instead }
    }
great_canal-R22-side = A city of yours lies on its side: such a city must be set up again before a settlement can become one. { possible-instead }
great_canal-build-wall =
    { $count ->
        [0] A wall goes under a city without one, and you have no such city.
       *[other] You have no city without a wall there. { possible-instead }
    }
great_canal-R58 = A building is founded on a free corner of the home island, at least 2 edges from every building. { possible-instead }
great_canal-R16 = At least one of your first 3 buildings must stand on the coast, so this one has to. { possible-instead }
great_canal-R2-ship = This corner is on the coast, so the building takes a ship beside it, on a free edge of the coast or the sea. { possible-instead }
great_canal-R2-road = This corner is inland, so the building takes a road beside it, on a free edge. { possible-instead }

great_canal-R28-once = You have already moved a ship this turn.
great_canal-R28-new = This ship was built this turn, so it cannot move yet.
great_canal-R28-own =
    { $count ->
        [0] You have no ship there, and none that can move.
       *[other] You have no ship there. { possible-instead }
    }
great_canal-R28-closed =
    { $count ->
        [0] At both ends of this ship stands something else of yours that holds it, and no other ship can move.
       *[other] At both ends of this ship stands something else of yours that holds it. { possible-instead }
    }
great_canal-R38 =
    { $count ->
        [0] One of your knights stands at no other road or ship of yours: without this one it would be cut off. No other ship can move.
       *[other] One of your knights stands at no other road or ship of yours: without this one it would be cut off. { possible-instead }
    }
great_canal-R28-site =
    { $count ->
        [0] A ship moves to where it could be built anew without itself, and there is no such place for this one.
       *[other] A ship moves to where it could be built anew without itself. { possible-instead }
    }

great_canal-knight-none =
    { $count ->
        [0] You have no knight on the board.
       *[other] You have no knight there. { possible-instead }
    }
great_canal-R20-hire =
    { $count ->
        [0] A knight is placed on a free corner of the home island at one of your roads or ships. There is no such corner now.
       *[other] A knight is placed on a free corner of the home island at one of your roads or ships. { possible-instead }
    }
great_canal-knight-active = The knight at { $knight } is already active.
great_canal-knight-acted = The knight at { $knight } has already acted this turn.
great_canal-knight-inactive = The knight at { $knight } is not active. If you activate it, it can act from your next turn on.
great_canal-knight-activated = The knight at { $knight } has been activated this turn. It can act from your next turn on.
great_canal-knight-promoted = The knight at { $knight } has already been promoted this turn.
great_canal-knight-mighty = The knight at { $knight } is mighty: there is no higher level.
great_canal-knight-fortress = The knight at { $knight } is strong. To make it mighty you need the { level-politics-3 }, level 3 in politics.
great_canal-R20-move =
    { $count ->
        [0] A knight moves along your roads and ships to a free corner, not past somebody else’s piece. There is no such corner for this one.
       *[other] A knight moves along your roads and ships to a free corner, not past somebody else’s piece. { possible-instead }
    }
great_canal-R20-displace =
    { $count ->
        [0] A knight displaces a weaker one of somebody else’s along your roads and ships. There is none within its reach.
       *[other] There is no weaker knight of somebody else’s there that this one reaches along your roads and ships. { possible-instead }
    }
great_canal-R21 = A displaced knight goes along its owner’s roads and ships to another free corner. { possible-instead }

great_canal-R7-robber = The robber does not move before the barbarians have attacked for the first time.
great_canal-R18 = The robber goes to another land hex, but never to the desert basin once that is flooded. { possible-instead }
great_canal-R18-knight = The knight does not stand at the hex of the robber, { $robber }. Only a knight at one of its corners can chase it.
great_canal-R18-token = A knight chases the robber to another hex with a number token. { possible-instead }
great_canal-R18-victim = At { $to } you rob somebody who has a building there and a card: name whom. { possible-instead }
great_canal-R18-nobody = At { $to } there is nobody whom you could rob. Name nobody.
great_canal-R22 = You have no city there that you can lose: a metropolis is safe. { possible-instead }
great_canal-R41 = No card can be drawn from there. { possible-instead }
great_canal-R23 =
    { $limit ->
        [one] You have no more than { $limit } progress card, so you need not put any back.
       *[other] You have no more than { $limit } progress cards, so you need not put any back.
    }
great_canal-R23-end = You have { $held } progress cards, and you may end your turn with { $limit } at most. First play some or put some back.
great_canal-R25 = You can take a resource that the bank has. { possible-instead }
great_canal-R42 = Gold cannot be declined: choose a resource.

great_canal-improve-highest = You have reached the highest level in { $track }.
great_canal-improve-city = To improve { $track } you need a city, and one that lies on its side is none.
great_canal-R24 = For the next level in { $track } you need a city without a metropolis, or the metropolis of this very track.
great_canal-R24-city = This level brings you a metropolis: name a city of yours that has none yet. { possible-instead }
great_canal-R24-none = Your next level in { $track } brings you no metropolis: name no city.

great_canal-R30-same = Nothing is traded for the same kind. Choose two different ones.
great_canal-R30-bank =
    { $count ->
        [0] The bank does not have that, nor anything else that you could take.
       *[other] The bank does not have that. { possible-instead }
    }
great_canal-R57 =
    { $held ->
        [0] The bank wants { $price } for 1 card, and you have none of that.
       *[other] The bank wants { $price } for 1 card, and you have only { $held }.
    }

great_canal-R11-none = No offer is open. Whoever is in turn can make one after the roll.
great_canal-R11-both = An offer has no kind on both sides. Named on both: { $goods }.
great_canal-R11-supply = There are not so many in the whole game, but only { $most }.
great_canal-R11-held = You do not have all that you would give. You have { $hand }.
great_canal-R11-answer =
    { $count ->
        [0] Nobody has accepted your offer or named other terms so far.
       *[other] You can trade only with somebody whose yes or other terms stand. { possible-instead }
    }
great_canal-R45-nobody = Nobody else has a card, so there is nobody whom you could offer a trade.
great_canal-R45-asked = You can ask others who have a card, and each once. { possible-instead }
great_canal-R45-others = This offer is not for you, but for { $asked }.
great_canal-R45-same = This very offer is already open.
great_canal-R45-accept = You have already accepted this offer.
great_canal-R45-decline = You have already declined this offer.
great_canal-R45-held = You do not have { $want }, which is what is wanted. You can decline, or name other terms.
great_canal-R47-same =
    { $accepted ->
        [true] These are the terms of the offer itself, which you have accepted.
       *[other] These are the terms of the offer itself. You can accept it.
    }
great_canal-R47-already = You have already named these terms.

great_canal-commercial_harbor = No opponent has a card, so there is nobody whom you could ask.
great_canal-commercial_harbor-resource = You have no resource that you could offer for a commodity.
great_canal-R53 = To ask for a commodity you must first play “{ card-commercial_harbor }” this turn.
great_canal-R53-seat =
    { $count ->
        [0] There is nobody left whom you can ask: for each “{ card-commercial_harbor }” you ask every opponent once, if they have a card.
       *[other] You cannot ask there: for each “{ card-commercial_harbor }” you ask every opponent once, if they have a card. { possible-instead }
    }
great_canal-R53-resource =
    { $count ->
        [0] You have no resource that you could offer.
       *[other] You do not have that resource. { possible-instead }
    }
great_canal-R53-commodity =
    { $count ->
        [0] You have no commodity. Press “{ choice-skip-deliver }” below the question, or “{ command-skip-label }” in your panel: then everybody knows that you have none.
       *[other] You do not have that commodity. { possible-instead }
    }
great_canal-R53-must = You have a commodity and must give one of these: { $held }.
great_canal-master_merchant =
    { $count ->
        [0] No opponent with more points than you has a card.
       *[other] You take cards from an opponent with more points than you, and with a card. { possible-instead }
    }
great_canal-master_merchant-good = That card is not in this hand. { possible-instead }
great_canal-merchant =
    { $count ->
        [0] The merchant goes to a hex of the home island that has a resource and one of your buildings, and where your merchant is not already. There is no such hex now.
       *[other] The merchant goes to a hex of the home island that has a resource and one of your buildings, and where your merchant is not already. { possible-instead }
    }
great_canal-merchant_fleet =
    { $count ->
        [0] You already trade every kind with the bank at the best rate.
       *[other] You already trade that with the bank at the best rate, or it is no kind of card. { possible-instead }
    }
great_canal-resource_monopoly = That is no resource. { possible-instead }
great_canal-resource_monopoly-cards = No opponent has a card, so nobody could give you anything.
great_canal-trade_monopoly = That is no commodity. { possible-instead }
great_canal-trade_monopoly-cards = No opponent has a card, so nobody could give you anything.
great_canal-bishop = The robber goes to another land hex, but never to the desert basin once that is flooded. { possible-instead }
great_canal-deserter =
    { $count ->
        [0] No opponent has a knight that could desert.
       *[other] A knight deserts from an opponent who has one. { possible-instead }
    }
great_canal-diplomat =
    { $count ->
        [0] No road and no ship on the board is open.
       *[other] There is no open road or ship there: at one end of it nothing else of its colour may stand, and no knight may be cut off without it. { possible-instead }
    }
great_canal-diplomat-rebuild = It can only be rebuilt on another edge where it could be built anew. { possible-instead }
great_canal-intrigue =
    { $count ->
        [0] No opponent’s knight stands at one of your roads or ships.
       *[other] There is no opponent’s knight there at one of your roads or ships. { possible-instead }
    }
great_canal-saboteur = Nobody else with at least as many points as you has 2 cards.
great_canal-spy =
    { $count ->
        [0] No opponent has a progress card.
       *[other] You look at the progress cards of an opponent who has some. { possible-instead }
    }
great_canal-spy-card = That card is not among those that you see. { possible-instead }
great_canal-warlord = You have no inactive knight.
great_canal-R52 = Name inactive knights of yours, each once. { possible-instead }
great_canal-wedding = Nobody with more points than you has a card.
great_canal-alchemist = Both numbers go from 1 to 6.
great_canal-engineer =
    { $count ->
        [0] No city of yours can get a wall: you have no city without one, or no wall left.
       *[other] You have no city without a wall there. { possible-instead }
    }
great_canal-inventor =
    { $count ->
        [0] No number token on the board can be swapped: tokens with 2, 6, 8 and 12 stay where they are.
       *[other] There is no number token there that can be swapped: tokens with 2, 6, 8 and 12 stay where they are. { possible-instead }
    }
great_canal-inventor-same = Both tokens show { $token }: swapped, nothing would change.
great_canal-irrigation = You have no building next to a field.
great_canal-irrigation-bank = The bank has no grain.
great_canal-R7-irrigation = The fields are barren until the canal is finished.
great_canal-mining = You have no building next to mountains.
great_canal-mining-bank = The bank has no ore.
great_canal-road_building = You can build neither a road nor a ship now: there is no place for one, or no piece left.

## Painter and description.

# Labels in the pictures: as short as may be.
label-turn = turn { $number }
label-rolled = { $sum } rolled
label-not-rolled = to roll
label-founding = Set-up
label-over = Game over
label-no-knights = no knights
label-merchant = Merchant
label-left = left
label-bank = bank
label-your-cards = Your cards
label-goods =
    { $count ->
        [0] no goods, limit { $limit }
       *[other] { $count } goods, limit { $limit }
    }
label-progress = Progress cards
label-no-progress = no progress cards
label-affordable = Costs; a tick: you can pay
label-rates = At the bank, for 1 of another kind
label-cards-of = Cards of { $name }
label-price-road = road
label-price-ship = ship
label-price-settlement = settlement
label-price-city = city
label-price-wall = wall
label-price-knight = knight
label-price-promotion = promotion
label-price-activation = activation

# What a progress card does, in a line. $rate and $cost are of the component files.
card-commercial_harbor-does = This turn, ask each opponent once: your hidden resource for a commodity of their choice.
card-master_merchant-does = See the goods of an opponent with more points, and take 2 of the cards.
card-merchant-does = Put the merchant on a home hex at your building: 1 point, and its resource at { $rate }:1.
card-merchant_fleet-does = Trade one kind of good with the bank at { $rate }:1 until your turn ends.
card-resource_monopoly-does = Name a resource: each opponent gives you up to 2 of it.
card-trade_monopoly-does = Name a commodity: each opponent who has it gives you 1.
card-bishop-does = After the first attack: move the robber, and steal 1 card from each opponent there.
card-constitution-does = 1 point; it is laid open at once.
card-deserter-does = An opponent gives up a knight; you may place one of the same strength.
card-diplomat-does = Take an open road or ship off the board; your own may be built again at no cost.
card-intrigue-does = Displace an opponent’s knight that stands at one of your roads or ships.
card-saboteur-does = Each opponent with at least your points discards half of the cards, rounded down.
card-spy-does = See an opponent’s progress cards, and take one or none.
card-warlord-does = All your inactive knights become active, in your order and at no cost.
card-wedding-does = Each opponent with more points gives you 2 cards of their choice.
card-alchemist-does = Instead of the roll, choose red and yellow; only the event die is rolled.
card-crane-does = Buy a city improvement for 1 commodity less.
card-engineer-does = Build a city wall at no cost.
card-inventor-does = Swap two different number tokens, but no 2, 6, 8 or 12.
card-irrigation-does = Once the canal is done: 2 grain for each field at your buildings.
card-medicine-does = Make a settlement a city for { $cost }.
card-mining-does = 2 ore for each mountains hex at your buildings.
card-printer-does = 1 point; it is laid open at once.
card-road_building-does = Build up to 2 roads or ships at no cost.
card-smith-does = Promote 1 or 2 knights at no cost.

describe-over =
    { $count ->
        [0] The game is over: nobody wins.
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the win.
    }
describe-nobody = nobody
describe-happened = What just happened:

# What is waited for, behind a colon.
waits-roll = the roll
waits-turn = the turn
waits-found-settlement = a settlement of the set-up
waits-found-city = a city of the set-up
waits-found-income = a settlement of the set-up, with its first cards
waits-sacrifice = a city to lose
waits-draw = a deck to draw from
waits-drop = progress cards to put back
waits-discard = cards to discard
waits-robber = the robber’s move
waits-take =
    { $by ->
        [gold] a resource from a gold field
        [aqueduct] a resource by the Aqueduct
       *[both] a resource to take
    }
waits-retreat = the retreat of a knight
waits-build = roads or ships at no cost
waits-rebuild = building again elsewhere
waits-dismiss = a knight to give up
waits-place = a knight to place
waits-keep = a progress card to take
waits-give = cards to give
waits-deliver = a commodity to give
waits-choose = cards to take

# The short description of the picture, the most important first.
describe-now = Turn { $turn }, { $seat }. Waiting for { $waiting }: { $what }.
describe-set-up = Set-up. Waiting for { $waiting }: { $what }.
describe-scores = Points (goal { $goal }): { $scores }.
describe-rolled = Rolled: { $sum } (red { $red }, yellow { $yellow }), event: { $event }.
event-die-fleet = barbarians
describe-fleet-short =
    Barbarians: { $left ->
        [0] they attack
        [one] { $left } step away
       *[other] { $left } steps away
    }, strength { $attack }, knights { $defence }.
describe-canal-short = Canal: { $dug } of { $needed } sections dug.
describe-canal-done-short = The canal is done.
describe-seat-short = { $name }: goods { $goods }, progress { $progress }, chips { $chips }, strength { $strength }, levels { $levels }.
describe-marks-short = Robber: { $robber }. Longest route: { $route }. Merchant: { $merchant }.
describe-metropolises-short = Metropolises: { $items }.
describe-defenders-short = Defender of Catan: { $items }.
describe-opened-short = Laid open: { $items }.
describe-built-short = { $name }: settlements { $settlements }; cities { $cities }; knights { $knights }.

# The long description, from which one can play. A nought stands for an empty list.
describe-title = The Great Canal, turn { $turn }. Players: { $seats }. Points that win: { $goal }. In turn: { $seat }.
describe-title-set-up = The Great Canal, set-up. Players: { $seats }. Points that win: { $goal }. In turn: { $seat }.
describe-waiting = Waiting for { $waiting }: { $what }.
describe-knight-away = It is the knight from { $place }: strength { $level }, { $state }.
describe-placed = The knight to place: strength { $level }, { $state }.
describe-free-left = Roads or ships left to build: { $count }.
describe-rebuilt = Taken from { $place }: { $piece }.
describe-with = It concerns { $seat }.
describe-laid-down = Laid down: { $resource }.
describe-cards-left = Cards to take: { $count }.
describe-not-rolled = Not rolled yet.
describe-new-ships = Built this turn, and not to sail: { $ships }.
describe-sailed = A ship has sailed this turn.
describe-chartered = By a Merchant Fleet at the special rate till the turn ends: { $goods }.
describe-askings = By a Commercial Harbor may still be asked: { $seats }.
describe-offer = Offered: { $give } for { $want }. Asked: { $asked }.
describe-offer-first = Offered: { $give } for { $want }. Asked: { $asked }. The first yes decides.
describe-offer-hours = Open for at most: { $hours } h.
describe-reply-accept = { $seat }: yes.
describe-reply-decline = { $seat }: no.
describe-reply-counter = { $seat } would give { $give } for { $want }.
describe-seat = { $name }, { $colour }: points { $points }; goods { $goods }; progress cards { $progress }; laid open { $opened }; chips { $chips }; Defender of Catan { $defender }; longest way { $route }; active strength { $strength }.
describe-seat-levels = Improvements of { $name }: { $levels }.
describe-level = { $track } { $level } ({ $name })
describe-seat-left = Pieces left to { $name }: settlements { $settlements }, cities { $cities }, walls { $walls }, roads { $roads }, ships { $ships }, knights basic { $basic }, strong { $strong }, mighty { $mighty }.
describe-seat-rates = Rates of { $name } at the bank: { $rates }.
describe-pieces = On the board, { $name }:
describe-settlements = Settlements: { $places }.
describe-cities = Cities: { $places }.
describe-city-wall = { $place } (wall)
describe-city-metropolis = { $place } (metropolis of { $track })
describe-city-both = { $place } (metropolis of { $track }, wall)
describe-fallen = Cities on their side: { $places }.
describe-knights = Knights: { $knights }.
describe-knight = { $place } { $level } ({ $state })
state-active = active
state-idle = inactive
state-activated = activated this turn
state-acted = has acted this turn
state-promoted = promoted this turn
describe-roads = Roads: { $places }.
describe-ships = Ships: { $places }.
piece-road = road
piece-ship = ship
describe-hexes = Hexes; all others are sea:
describe-hex = { $hex }: { $terrain }
describe-hex-token = { $hex }: { $terrain } { $token }
describe-hex-barren = barren
describe-hex-basin = basin of the canal
describe-hex-flooded = flooded
describe-hex-robber = robber
describe-hex-merchant = merchant of { $seat }
describe-section-site = canal section { $number }, to be dug, { $chips } chips
describe-section-dug = canal section { $number }, dug
describe-section-wet = canal section { $number }, with water
describe-harbours = Harbours: { $harbours }.
describe-harbour = { $place } { $rate }:1
describe-harbour-good = { $place } { $good } { $rate }:1
describe-canal = Sections dug: { $dug }; with { $needed } the canal is done. Fields are barren till then.
describe-canal-done = The canal is done; fields yield.
describe-route = Longest trade route: { $seat }.
describe-fleet =
    Barbarian fleet: { $left ->
        [0] it attacks
       *[other] { $left } of { $steps } steps away
    }; attacks so far { $attacks }. Its strength { $attack }, that of the active knights at home { $defence }.
describe-fleet-first = Before the first attack the robber does not move.
describe-bank = In the bank: { $goods }.
describe-piles = Cards in the decks: { $piles }.
describe-returned = Put back under the { $deck }, the first to be drawn first: { $cards }.
describe-unseen = unseen
describe-costs = Costs: { $costs }.
describe-cost = { $name } { $cost }
describe-improving = A level of an improvement costs as many commodities: trade cloth, politics coin, science paper.
describe-worth = Points: settlement { $settlement }, city { $city }, metropolis { $metropolis } more, longest trade route { $route } (from { $shortest } on), merchant { $merchant }, Defender of Catan { $defender }, chip { $chip }, card laid open { $card }.
describe-limits = Goods that may be held on a seven, when more lose half: { $hand }, and for each wall { $wall } more. Progress cards at most: { $progress }.
describe-goods = Your goods: { $goods }.
describe-progress = Your progress cards: { $cards }.
describe-progress-card = { $card }: { $does }
describe-affordable = You can pay for: { $names }.
describe-own-rates = Your rates at the bank: { $rates }.
describe-found-goods = Goods of { $name }: { $goods }.
describe-found-progress = Progress cards of { $name }: { $cards }.
