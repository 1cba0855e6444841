## The game.

title = Le Grand Canal
command = canal
summary = Catan avec bateaux et villes, et avec des chevaliers qui creusent un canal, pour 3 ou 4 personnes.

## What things are called.

place = { $hex } { $direction }

good-brick = argile
good-lumber = bois
good-wool = laine
good-grain = blé
good-ore = minerai
good-cloth = tissu
good-coin = monnaie
good-paper = papier

# Behind a number from 2 on.
several-coin = monnaies

# Other names, understood when typed, and their beginnings.
also-brick = briques
also-lumber = planches
also-wool = moutons
also-grain = céréales
also-ore = pierres
also-cloth = étoffes
also-coin = pièces
many-brick = argiles
many-lumber = bûches
many-wool = laines
many-grain = blés
many-ore = minerais
many-cloth = tissus
many-paper = papiers

terrain-sea = mer
terrain-lake = lac
terrain-desert = désert
terrain-gold = terrain aurifère
terrain-field = champ
terrain-hills = colline
terrain-forest = forêt
terrain-pasture = pré
terrain-mountains = montagne

track-trade = commerce
track-politics = politique
track-science = science
deck-trade = pile Commerce
deck-politics = pile Politique
deck-science = pile Science

direction-n = N
direction-ne = NE
direction-e = E
direction-se = SE
direction-s = S
direction-sw = SO
direction-w = O
direction-nw = NO

## Progress cards.

card-commercial_harbor = Port de commerce
card-master_merchant = Maître marchand
card-merchant = Marchand
card-merchant_fleet = Flotte marchande
card-resource_monopoly = Monopole de ressource
card-trade_monopoly = Monopole commercial
card-bishop = Évêque
card-constitution = Constitution
card-deserter = Déserteur
card-diplomat = Diplomate
card-intrigue = Intrigue
card-saboteur = Saboteur
card-spy = Espion
card-warlord = Chef de guerre
card-wedding = Mariage
card-alchemist = Alchimiste
card-crane = Grue
card-engineer = Ingénieur
card-inventor = Inventeur
card-irrigation = Irrigation
card-medicine = Médecine
card-mining = Exploitation minière
card-printer = Imprimeur
card-road_building = Construction de routes
card-smith = Forgeron

option-variable = Carte variée
option-variable-description = Terrains et jetons numérotés de l’île principale sont tirés au sort ; champs et déserts restent

## City improvements by track and level.

level-trade-1 = Marché
level-trade-2 = Comptoir commercial
level-trade-3 = Guilde des marchands
level-trade-4 = Banque
level-trade-5 = Grande Bourse
level-politics-1 = Hôtel de ville
level-politics-2 = Église
level-politics-3 = Forteresse
level-politics-4 = Cathédrale
level-politics-5 = Haute Assemblée
level-science-1 = Abbaye
level-science-2 = Bibliothèque
level-science-3 = Aqueduc
level-science-4 = Théâtre
level-science-5 = Université
