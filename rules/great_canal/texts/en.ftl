## The game.

title = The Great Canal
command = canal
summary = Catan with ships and cities, and with knights who dig a canal, for 3 or 4 players.
about = Catan with Seafarers and with Cities & Knights, on one large island and some small ones. Wherever two active knights stand at a planned hex, a canal is dug from the mountain lake down to a desert. Once it is finished, the barren fields bear grain. You build, trade, improve your cities and hold off the barbarians; whoever first reaches the goal on their own turn wins.

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
several-coin = coins

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

direction-n = N
direction-ne = NE
direction-e = E
direction-se = SE
direction-s = S
direction-sw = SW
direction-w = W
direction-nw = NW

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
command-build-description = Build

command-build-road = road
command-build-road-description = Build a road
command-build-road-label = Road
command-build-road-edge = edge
command-build-road-edge-description = From your road or building

command-build-ship = ship
command-build-ship-description = Build a ship
command-build-ship-label = Ship
command-build-ship-edge = edge
command-build-ship-edge-description = From your ship or building

command-build-settlement = settlement
command-build-settlement-description = Build a settlement
command-build-settlement-label = Settlement
command-build-settlement-corner = corner
command-build-settlement-corner-description = At your road or ship, at home

command-build-city = city
command-build-city-description = Make a settlement a city
command-build-city-label = City
command-build-city-corner = settlement
command-build-city-corner-description = One of yours

command-build-wall = wall
command-build-wall-description = Build a city wall
command-build-wall-label = City wall
command-build-wall-corner = city
command-build-wall-corner-description = One without a wall

command-sail = sail
command-sail-description = Move a ship, once a turn
command-sail-label = Move a ship
command-sail-ship = ship
command-sail-ship-description = One with a loose end
command-sail-to = to
command-sail-to-description = Another free edge

command-knight = knight
command-knight-description = Knights

command-knight-hire = hire
command-knight-hire-description = Hire a basic knight
command-knight-hire-label = Hire
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
command-card-merchant-fleet-description = Trade one kind at a better rate this turn
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
command-card-warlord-order-description = Which knights first, with commas

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
command-trade-description = Trade

command-trade-bank = bank
command-trade-bank-description = Trade with the bank at your best rate
command-trade-bank-label = Bank trade
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
command-trade-offer-give-description = As in “2 wool, 1 ore”
command-trade-offer-want = want
command-trade-offer-want-description = Likewise
command-trade-offer-to = to
command-trade-offer-to-description = Names with commas; empty for all
command-trade-offer-first = first
command-trade-offer-first-description = Yes: the first to accept gets it

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
command-trade-counter-give-description = As in “2 wool, 1 ore”
command-trade-counter-want = want
command-trade-counter-want-description = Likewise

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
