## The game.

title = Lo Grand Canal
command = canal
summary = Catan amb de batèus e de ciutats, e amb de cavalièrs que cavan un canal, per 3 o 4 personas.

## What things are called.

place = { $hex } { $direction }

good-brick = argela
good-lumber = fusta
good-wool = lana
good-grain = blat
good-ore = mineral
good-cloth = drap
good-coin = moneda
good-paper = papièr

# Behind a number from 2 on.
several-coin = monedas

# Other names, understood when typed, and their beginnings.
also-brick = bricas
also-lumber = bòsc
also-wool = fedas
also-grain = froment
also-ore = pèiras
also-cloth = telas
also-coin = pèças
many-brick = argelas
many-lumber = fustas
many-wool = lanas
many-grain = blats
many-ore = minerals
many-cloth = draps
many-paper = papièrs

terrain-sea = mar
terrain-lake = lac
terrain-desert = desèrt
terrain-gold = camp d’aur
terrain-field = camp
terrain-hills = colina
terrain-forest = bòsc
terrain-pasture = prat
terrain-mountains = montanha

track-trade = comèrci
track-politics = politica
track-science = sciéncia
deck-trade = pila Comèrci
deck-politics = pila Politica
deck-science = pila Sciéncia

direction-n = N
direction-ne = NE
direction-e = E
direction-se = SE
direction-s = S
direction-sw = SO
direction-w = O
direction-nw = NO

## Progress cards.

card-commercial_harbor = Pòrt de comèrci
card-master_merchant = Mestre mercadièr
card-merchant = Mercadièr
card-merchant_fleet = Flòta mercanda
card-resource_monopoly = Monopòli de ressorsa
card-trade_monopoly = Monopòli comercial
card-bishop = Avesque
card-constitution = Constitucion
card-deserter = Desertor
card-diplomat = Diplomata
card-intrigue = Intriga
card-saboteur = Sabotaire
card-spy = Espion
card-warlord = Cap de guèrra
card-wedding = Maridatge
card-alchemist = Alquimista
card-crane = Grua
card-engineer = Engenhaire
card-inventor = Inventor
card-irrigation = Asagatge
card-medicine = Medecina
card-mining = Mina
card-printer = Estampaire
card-road_building = Bastison de rotas
card-smith = Fabre

## City improvements by track and level.

level-trade-1 = Mercat
level-trade-2 = Comptador
level-trade-3 = Guilda dels mercadièrs
level-trade-4 = Banca
level-trade-5 = Granda Borsa
level-politics-1 = Ostal de vila
level-politics-2 = Glèisa
level-politics-3 = Fortalesa
level-politics-4 = Catedrala
level-politics-5 = Nauta Assemblada
level-science-1 = Abadiá
level-science-2 = Bibliotèca
level-science-3 = Aqueducte
level-science-4 = Teatre
level-science-5 = Universitat
