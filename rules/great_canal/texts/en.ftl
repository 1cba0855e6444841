## The game.

title = The Great Canal
command = canal
summary = Catan with ships and cities, and with knights who dig a canal, for 3 or 4 players.

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

    In the picture, a 10 was rolled. Red’s city at the forest gets lumber and paper, the settlement at the hills brick; Green’s city there gets 2 brick. The field with the 10 gives nothing: all fields are barren until the canal is finished.
    On a 7 whoever holds more than { $costs-hand-limit ->
        [one] { $costs-hand-limit } card
       *[other] { $costs-hand-limit } cards
    } loses half of them.
learn-canal =
    ### Knights dig the canal
    For { $costs-price-knight } you hire a knight at one of your roads or ships; for { $costs-price-activation } it becomes active. As soon as two active knights stand at the corners of a site, whoever they belong to, it is dug. Each knight brings its owner a chip.
    In the picture, Yellow’s knight was active already, and Red has activated another at the same site: a chip for each of them.
    Active knights also move, over roads and ships, and drive away weaker ones. On the small islands they dig for gold and use the harbours.
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
