## The game.

title = The Great Canal
command = canal
summary = Catan with ships and cities, and with knights who dig a canal, for 3 or 4 players.

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

## What is asked, what is answered beforehand, what is paid and counted.

# What lies at a place: land with its number, water, harbours.
detail-hex = { $terrain } { $token }
detail-harbour = { $rate }:1 harbour
detail-harbour-good = { $rate }:1 { $good } harbour
detail-and = { $first }, { $last }

# Prices on buttons.
cost = { $goods }
cost-and = { $first }, { $last }

status-over = The game is over.
# $asked says who is asked, and what.
status-waiting = Round { $round }. { $asked }
status-roll = Round { $round }: roll the dice.
status-roll-card = Round { $round }: roll the dice, or play your card for before the roll first.
status-turn =
    { $cards ->
        [one] Round { $round }, { $points } of { $goal } points, { $cards } card (limit { $limit }): build, trade, play cards, or end your turn.
       *[other] Round { $round }, { $points } of { $goal } points, { $cards } cards (limit { $limit }): build, trade, play cards, or end your turn.
    }
status-over-limit =
    { $count ->
        [one] You hold { $count } progress card more than the limit of { $limit }: put it back before you end your turn, or play one.
       *[other] You hold { $count } progress cards more than the limit of { $limit }: put them back before you end your turn, or play some.
    }
status-asked = You are asked: { $question }
# $part is what is asked of this seat alone, such as "4 of 9".
status-asked-part = You are asked ({ $part }): { $question }
status-offered = { $status } Your offer is open: { $answered } of { $count } have answered.
status-offer =
    { $answer ->
        [accept] { $terms } You have accepted. You may still change your answer.
        [decline] { $terms } You have declined. You may still change your answer.
        [counter] { $terms } You have offered other terms. You may still change your answer.
       *[other] { $terms } Accept, decline or offer other terms.
    }

# What is asked, behind the names of those who are asked and a colon.
matter-roll = to roll the dice in round { $round }.
matter-turn = to finish the turn of round { $round }.
matter-found =
    { $city ->
        [true] where does the city of the set-up go, with its road or ship?
       *[false] where does a settlement of the set-up go, with its road or ship?
    }
matter-discard = which cards to discard?
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
matter-offer = { $offerer } gives { $give } for { $want }.
matter-offer-first = { $offerer } gives { $give } for { $want }, to whoever accepts first.
choice-pick_answer = Trade with { $seat }

# What is asked of one of several.
part-cards = { $count } of { $held }
part-gold = gold
part-aqueduct = Aqueduct

# What would be lost by an action.
lost-card = You hold { $card }: it can be played only before the roll.
lost-offer = Your offer is still open, and ends with your turn.
lost-offer-answers =
    { $count ->
        [one] Your offer is still open, and { $takers } would trade with you. It ends with your turn.
       *[other] Your offer is still open, and { $takers } would trade with you. It ends with your turn.
    }
lost-askings = You have played a Commercial Harbor and asked nobody. You can ask only until your turn ends.

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
topic-aqueduct = Your Aqueduct
topic-gold = Gold and Aqueduct
topic-progress = Progress cards you put back
topic-city = City you lose
topic-knight = Knight that deserts
topic-deck = Deck you draw from
topic-harbor = Commodity for a Commercial Harbor
topic-acceptance = Offers you accept
topic-refusal = Offers you decline
topic-turn = End of your turn
standing-keep_goods = When you discard or give cards, you keep { $goods }, the first named the longest. What you have most of goes first.
standing-keep_goods-label = Cards to keep
standing-keep_goods-description = **Cards to keep:** when you discard, or give cards for a Wedding, what you name is kept as long as possible, the first named the longest. Of all else goes first what you have most of.
standing-keep_goods-form = { standing-keep_goods-label }
standing-keep_goods-goods = Keep, in this order
standing-keep_goods-goods-description = As in “ore, grain, coin”; the first is kept the longest
standing-skip_aqueduct = You take nothing by the Aqueduct.
standing-skip_aqueduct-label = Decline the Aqueduct
standing-skip_aqueduct-description = **Decline the Aqueduct:** when a roll gives you no card, you take none by the Aqueduct either. Gold is not concerned.
standing-take_resources = From a gold field or by the Aqueduct you take the first of these that the bank has: { $resources }.
standing-take_resources-label = Resources to take
standing-take_resources-description = **Resources to take:** from a gold field or by the Aqueduct you take the first of the resources you name that the bank has. If it has none of them, you are asked.
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
standing-lose_cities-description = **Cities to lose:** when the barbarians take a city of yours, it is the first of those you name that can be lost. If none of them can, you are asked.
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
standing-draw_from-description = **Draw from a deck:** when you are tied as one of the best defenders, you draw from this deck. If it has no cards, you are asked.
standing-deliver_commodities = For a Commercial Harbor you give the first of these that you hold: { $commodities }. If you hold no commodity, you say so.
standing-deliver_commodities-label = Commodities to give
standing-deliver_commodities-description = **Commodities to give:** when somebody asks you by a Commercial Harbor, you give the first of the commodities you name that you hold. If you hold only others, you are asked; if you hold none, you say so.
standing-deliver_commodities-form = { standing-deliver_commodities-label }
standing-deliver_commodities-commodities = Give, in this order
standing-deliver_commodities-commodities-description = As in “cloth, coin”; the first that you hold is given
standing-accept_offers = You accept an offer if you give no more than { $give } and get at least { $get }.
standing-accept_offers-label = Accept offers
standing-accept_offers-description = **Accept offers:** you accept each offer by which you give no more than you name here and get at least what you name, if you hold the cards. It does not change an answer that you have given.
standing-accept_offers-form = { standing-accept_offers-label }
standing-accept_offers-give = You give at most
standing-accept_offers-give-description = As in “2 wool, 1 ore”
standing-accept_offers-get = You get at least
standing-accept_offers-get-description = As in “1 coin”
standing-decline_goods = You decline every offer that asks for any of these: { $goods }.
standing-decline_goods-label = Decline some offers
standing-decline_goods-description = **Decline some offers:** you decline every offer that asks for any of the kinds you name. What you accept beforehand goes first.
standing-decline_goods-form = { standing-decline_goods-label }
standing-decline_goods-goods = Decline what asks for
standing-decline_goods-goods-description = As in “ore, coin”; any of these is enough
standing-decline_offers = You decline all offers.
standing-decline_offers-label = Decline all offers
standing-decline_offers-description = **Decline all offers:** you decline every offer, but for those you accept beforehand.
standing-end_after_offer = Your turn ends as soon as your offer is closed.
standing-end_after_offer-label = End after the offer
standing-end_after_offer-description = **End after the offer:** your turn ends as soon as your offer is closed, be it by a trade, by you, or because its time is over. This holds for this turn only, and waits while something else is asked of anybody.

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
