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
label-goods = { $count } goods, limit { $limit }
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
waits-take = a resource to take
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
describe-fleet-short = Barbarians: { $left } steps away, strength { $attack }, knights { $defence }.
describe-canal-short = Canal: { $dug } of { $needed } sections dug.
describe-canal-done-short = The canal is done.
describe-seat-short = { $name }: goods { $goods }, progress { $progress }, chips { $chips }, strength { $strength }, levels { $levels }.
describe-marks-short = Robber: { $robber }. Longest route: { $route }. Merchant: { $merchant }.
describe-built-short = { $name }: settlements { $settlements }; cities { $cities }; knights { $knights }.

# The long description, from which one can play. A nought stands for an empty list.
describe-title = The Great Canal, turn { $turn }. Players: { $seats }. Points that win: { $goal }. In turn: { $seat }.
describe-waiting = Waiting for { $waiting }: { $what }.
describe-counts = So many each: { $counts }.
describe-gold = By a gold field, and not by an Aqueduct: { $seats }.
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
describe-fleet = Barbarian fleet: { $left } of { $steps } steps away; attacks so far { $attacks }. Its strength { $attack }, that of the active knights at home { $defence }.
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
