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

## Options of a table.

option-variable = Varied map
option-variable-description = Terrain and number tokens of the home island are laid out by lot; fields and deserts stay

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
