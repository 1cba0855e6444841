## The game.

title = Le Grand Canal
command = canal
summary = Catan avec bateaux et villes, et avec des chevaliers qui creusent un canal, pour 3 ou 4 personnes.
about = Catan avec l’extension Marins et avec Villes et Chevaliers, sur une grande île et quelques petites. Là où deux chevaliers actifs se tiennent à une tuile prévue, on creuse un canal, du lac de montagne jusqu’à un désert. Une fois le canal achevé, les champs stériles donnent du blé. Tu construis, échanges, améliores tes villes et repousses les barbares ; qui atteint le but le premier pendant son propre tour gagne.

## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### Le but
    Tu colonises une île et creuses un canal qui la traverse. Les colonies et les villes sont des points, tout comme les jetons reçus pour avoir creusé. Qui arrive à { $costs-goal-1 } points à 3, ou à { $costs-goal-2 } à 4, pendant son propre tour gagne.
    - Colonie : { $costs-points-settlement }, ville : { $costs-points-city }
    - Jeton Catan : { $costs-points-chip }
    - Route commerciale la plus longue : { $costs-points-longest-route }
    - Métropole, que peuvent apporter les améliorations de tes villes : { $costs-points-metropolis } de plus

    Sur l’image, Rouge vient de faire d’une colonie une ville. Deux sections du canal sont creusées ; sur chacune des autres, il y a deux jetons.
learn-turn =
    ### Un tour
    Tu lances les dés. Chaque tuile qui porte ce numéro donne une carte à chaque colonie qui la touche et deux à chaque ville, quel que soit le tour. Ensuite, tu échanges, avec la banque ou avec les autres, et tu construis ce que tu peux payer :
    - Route : { $costs-price-road }
    - Bateau : { $costs-price-ship }
    - Colonie : { $costs-price-settlement }
    - Ville : { $costs-price-city }

    Sur l’image, les dés ont donné 10. La ville de Rouge, à la forêt, reçoit bois et papier, la colonie, à la colline, de l’argile ; la ville de Vert y reçoit 2 argile. Le champ qui porte le 10 ne donne rien : tous les champs sont stériles jusqu’à l’achèvement du canal.
    Sur un 7, qui a en main plus de { $costs-hand-limit ->
        [one] { $costs-hand-limit } carte
       *[other] { $costs-hand-limit } cartes
    } en perd la moitié.
learn-canal =
    ### Les chevaliers creusent le canal
    Pour { $costs-price-knight }, tu recrutes un chevalier à une de tes routes ou à un de tes bateaux ; pour { $costs-price-activation }, il devient actif. Dès que deux chevaliers actifs se tiennent aux intersections d’un canal prévu, à qui qu’ils soient, on le creuse. Chaque chevalier rapporte un jeton.
    Sur l’image, le chevalier de Jaune était déjà actif, et Rouge vient d’en activer un autre au même endroit : un jeton pour Jaune, un pour Rouge.
    Les chevaliers actifs se déplacent aussi, le long des routes et des bateaux, et en délogent de plus faibles. Sur les petites îles, ils cherchent de l’or et profitent des ports.
learn-barbarians =
    ### Les barbares
    Chaque bateau sur le dé événement rapproche les barbares ; au pas { $costs-fleet }, ils attaquent. Chaque ville du plateau les rend plus forts, chaque chevalier actif de l’île principale aide à les battre.
    S’ils sont plus forts, qui a mis le moins de force perd une ville. S’ils sont battus, qui en a mis le plus gagne { $costs-points-defender ->
        [one] { $costs-points-defender } point
       *[other] { $costs-points-defender } points
    }. Ensuite, il faut de nouveau activer les chevaliers.
    Sur l’image, 3 villes ont affronté des chevaliers de force 2. Jaune n’avait pas de chevalier actif : une ville jaune est maintenant une colonie.
learn-end =
    ### Le canal est achevé
    Quand l’avant-dernière section est creusée, la dernière est posée elle aussi. L’eau remplit le canal, et dès lors les champs donnent du blé, comme ici ; la partie continue.
    Le tissu, la monnaie et le papier, que donnent les villes, paient les améliorations : elles apportent des cartes Progrès, des pouvoirs et des métropoles. Qui a assez de points pendant son propre tour gagne immédiatement.
    Pas besoin d’en savoir plus pour commencer : à chaque choix, ton panneau montre ce qui est possible et ce que cela coûte.

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

## Commands and their fields.

command-found = fonder
command-found-description = Fonder colonie ou ville, avec route ou bateau
command-found-label = Fonder
command-found-corner = intersection
command-found-corner-description = Une intersection libre de l’île principale
command-found-edge = chemin
command-found-edge-description = Sur la côte un bateau, ailleurs une route

command-roll = lancer
command-roll-description = Lancer les dés
command-roll-label = Lancer les dés

command-discard = défausser
command-discard-description = Défausser des cartes : sept ou Saboteur
command-discard-label = Défausser
command-discard-cards = cartes
command-discard-cards-description = Comme « 2 laine, 1 minerai »

command-robber = voleur
command-robber-description = Déplacer le voleur
command-robber-label = Déplacer le voleur
command-robber-to = vers
command-robber-to-description = Une autre tuile de terre
command-robber-victim = victime
command-robber-victim-description = Qui voler là

command-sacrifice = perdre-ville
command-sacrifice-description = Choisir la ville que tu perds face aux barbares
command-sacrifice-label = Perdre une ville
command-sacrifice-city = ville
command-sacrifice-city-description = Pas une métropole

command-draw = piocher
command-draw-description = Piocher une carte Progrès pour ta défense
command-draw-label = Piocher une carte
command-draw-deck = pile
command-draw-deck-description = Une pile non vide

command-drop = remettre
command-drop-description = Remettre une carte Progrès en trop
command-drop-label = Remettre une carte
command-drop-card = carte
command-drop-card-description = Une de tes cartes Progrès

command-take = prendre
command-take-description = Prendre une ressource : or ou Aqueduc
command-take-label = Prendre une ressource
command-take-resource = ressource
command-take-resource-description = Une que la banque a

command-skip = renoncer
command-skip-description = Renoncer à ce que tu peux prendre, construire ou poser
command-skip-label = Renoncer

command-retreat = replier
command-retreat-description = Déplacer ton chevalier délogé
command-retreat-label = Se replier
command-retreat-to = vers
command-retreat-to-description = Une intersection libre à sa portée

command-rebuild = reconstruire
command-rebuild-description = Reconstruire ce que ton Diplomate a retiré
command-rebuild-label = Reconstruire
command-rebuild-edge = chemin
command-rebuild-edge-description = Un autre chemin libre

command-dismiss = désertion
command-dismiss-description = Choisir le chevalier qui déserte
command-dismiss-label = Choisir un chevalier
command-dismiss-knight = chevalier
command-dismiss-knight-description = Un de tes chevaliers

command-place = poser-chevalier
command-place-description = Poser le chevalier qui a déserté
command-place-label = Poser le chevalier
command-place-corner = intersection
command-place-corner-description = Libre, à ta route ou à ton bateau

command-keep = prendre-progrès
command-keep-description = Espion : prendre une des cartes Progrès
command-keep-label = Prendre une carte
command-keep-card = carte
command-keep-card-description = Une que tu as vue

command-choose = prendre-carte
command-choose-description = Maître marchand : prendre une carte
command-choose-label = Prendre une carte
command-choose-good = carte
command-choose-good-description = Une que tu as vue

command-give = donner
command-give-description = Mariage : donner des cartes
command-give-label = Donner des cartes
command-give-cards = cartes
command-give-cards-description = Comme « 1 laine, 1 minerai »

command-deliver = livrer
command-deliver-description = Port de commerce : donner un article
command-deliver-label = Donner un article
command-deliver-commodity = article
command-deliver-commodity-description = Un que tu as

command-build = construire
command-build-description = Construire

command-build-road = route
command-build-road-description = Construire une route
command-build-road-label = Route
command-build-road-edge = chemin
command-build-road-edge-description = À ta route ou à ton bâtiment

command-build-ship = bateau
command-build-ship-description = Construire un bateau
command-build-ship-label = Bateau
command-build-ship-edge = chemin
command-build-ship-edge-description = À ton bateau ou à ton bâtiment

command-build-settlement = colonie
command-build-settlement-description = Construire une colonie
command-build-settlement-label = Colonie
command-build-settlement-corner = intersection
command-build-settlement-corner-description = À ta route ou à ton bateau

command-build-city = ville
command-build-city-description = Faire d’une colonie une ville
command-build-city-label = Ville
command-build-city-corner = colonie
command-build-city-corner-description = Une des tiennes

command-build-wall = rempart
command-build-wall-description = Construire un rempart
command-build-wall-label = Rempart
command-build-wall-corner = ville
command-build-wall-corner-description = Une ville sans rempart

command-sail = naviguer
command-sail-description = Déplacer un bateau, une fois par tour
command-sail-label = Déplacer un bateau
command-sail-ship = bateau
command-sail-ship-description = Un bateau au bout libre
command-sail-to = vers
command-sail-to-description = Un autre chemin libre

command-knight = chevalier
command-knight-description = Chevaliers

command-knight-hire = recruter
command-knight-hire-description = Recruter un chevalier simple
command-knight-hire-label = Recruter
command-knight-hire-corner = intersection
command-knight-hire-corner-description = Libre, à ta route ou à ton bateau

command-knight-activate = activer
command-knight-activate-description = Activer un chevalier
command-knight-activate-label = Activer
command-knight-activate-knight = chevalier
command-knight-activate-knight-description = Un inactif

command-knight-promote = promouvoir
command-knight-promote-description = Promouvoir un chevalier d’un niveau
command-knight-promote-label = Promouvoir
command-knight-promote-knight = chevalier
command-knight-promote-knight-description = Un des tiens

command-knight-move = déplacer
command-knight-move-description = Déplacer un chevalier actif
command-knight-move-label = Déplacer un chevalier
command-knight-move-knight = chevalier
command-knight-move-knight-description = Un actif
command-knight-move-to = vers
command-knight-move-to-description = Intersection libre le long de tes routes

command-knight-displace = déloger
command-knight-displace-description = Déloger un chevalier plus faible
command-knight-displace-label = Déloger
command-knight-displace-knight = chevalier
command-knight-displace-knight-description = Le tien, actif
command-knight-displace-to = vers
command-knight-displace-to-description = Où est le plus faible

command-knight-chase = chasser
command-knight-chase-description = Chasser le voleur
command-knight-chase-label = Chasser le voleur
command-knight-chase-knight = chevalier
command-knight-chase-knight-description = Un actif à sa tuile
command-knight-chase-to = vers
command-knight-chase-to-description = Une tuile à jeton
command-knight-chase-victim = victime
command-knight-chase-victim-description = Qui voler là

command-improve = améliorer
command-improve-description = Acheter une amélioration
command-improve-label = Améliorer
command-improve-track = domaine
command-improve-track-description = Commerce, politique ou science
command-improve-city = ville
command-improve-city-description = Pour une métropole

command-card = carte
command-card-description = Jouer une carte Progrès

command-card-commercial-harbor = port-de-commerce
command-card-commercial-harbor-description = Proposer à chacun une ressource contre un article
command-card-commercial-harbor-label = { card-commercial_harbor }

command-card-master-merchant = maître-marchand
command-card-master-merchant-description = Prendre 2 cartes à qui a plus de points
command-card-master-merchant-label = { card-master_merchant }
command-card-master-merchant-seat = adversaire
command-card-master-merchant-seat-description = De qui voir les cartes

command-card-merchant = marchand
command-card-merchant-description = Poser le marchand
command-card-merchant-label = { card-merchant }
command-card-merchant-hex = tuile
command-card-merchant-hex-description = Une tuile à côté d’un de tes bâtiments

command-card-merchant-fleet = flotte-marchande
command-card-merchant-fleet-description = Échanger une sorte à meilleur taux ce tour-ci
command-card-merchant-fleet-label = { card-merchant_fleet }
command-card-merchant-fleet-good = sorte
command-card-merchant-fleet-good-description = Ce que tu donnes

command-card-resource-monopoly = monopole-de-ressource
command-card-resource-monopoly-description = Prendre à chacun 2 d’une ressource
command-card-resource-monopoly-label = { card-resource_monopoly }
command-card-resource-monopoly-resource = ressource
command-card-resource-monopoly-resource-description = Laquelle

command-card-trade-monopoly = monopole-commercial
command-card-trade-monopoly-description = Prendre à chacun 1 d’un article
command-card-trade-monopoly-label = { card-trade_monopoly }
command-card-trade-monopoly-commodity = article
command-card-trade-monopoly-commodity-description = Lequel

command-card-bishop = évêque
command-card-bishop-description = Déplacer le voleur, y voler tout le monde
command-card-bishop-label = { card-bishop }
command-card-bishop-to = vers
command-card-bishop-to-description = Une autre tuile de terre

command-card-deserter = déserteur
command-card-deserter-description = Une personne perd un chevalier, tu en poses un
command-card-deserter-label = { card-deserter }
command-card-deserter-seat = adversaire
command-card-deserter-seat-description = Qui perd un chevalier

command-card-diplomat = diplomate
command-card-diplomat-description = Retirer une route ou un bateau ouvert
command-card-diplomat-label = { card-diplomat }
command-card-diplomat-edge = chemin
command-card-diplomat-edge-description = Une route ou un bateau ouvert

command-card-intrigue = intrigue
command-card-intrigue-description = Déloger un chevalier de ta route
command-card-intrigue-label = { card-intrigue }
command-card-intrigue-knight = chevalier
command-card-intrigue-knight-description = Un chevalier adverse

command-card-saboteur = saboteur
command-card-saboteur-description = Qui a autant de points ou plus défausse la moitié
command-card-saboteur-label = { card-saboteur }

command-card-spy = espion
command-card-spy-description = Voir des cartes Progrès, en prendre une
command-card-spy-label = { card-spy }
command-card-spy-seat = adversaire
command-card-spy-seat-description = De qui voir les cartes

command-card-warlord = chef-de-guerre
command-card-warlord-description = Activer tous tes chevaliers
command-card-warlord-label = { card-warlord }
command-card-warlord-order = ordre
command-card-warlord-order-description = D’abord lesquels, avec des virgules

command-card-wedding = mariage
command-card-wedding-description = Recevoir 2 cartes de qui a plus de points
command-card-wedding-label = { card-wedding }

command-card-alchemist = alchimiste
command-card-alchemist-description = Régler les deux dés avant le lancer
command-card-alchemist-label = { card-alchemist }
command-card-alchemist-yellow = jaune
command-card-alchemist-yellow-description = De 1 à 6
command-card-alchemist-red = rouge
command-card-alchemist-red-description = De 1 à 6

command-card-crane = grue
command-card-crane-description = Améliorer pour 1 article de moins
command-card-crane-label = { card-crane }
command-card-crane-track = domaine
command-card-crane-track-description = Commerce, politique ou science
command-card-crane-city = ville
command-card-crane-city-description = Pour une métropole

command-card-engineer = ingénieur
command-card-engineer-description = Construire un rempart gratuit
command-card-engineer-label = { card-engineer }
command-card-engineer-city = ville
command-card-engineer-city-description = Une ville sans rempart

command-card-inventor = inventeur
command-card-inventor-description = Échanger deux jetons numérotés
command-card-inventor-label = { card-inventor }
command-card-inventor-first = premier
command-card-inventor-first-description = Sauf 2, 6, 8 et 12
command-card-inventor-second = second
command-card-inventor-second-description = Un autre numéro, de même

command-card-irrigation = irrigation
command-card-irrigation-description = Prendre 2 blé pour chacun de tes champs
command-card-irrigation-label = { card-irrigation }

command-card-medicine = médecine
command-card-medicine-description = Faire d’une colonie une ville à bas prix
command-card-medicine-label = { card-medicine }
command-card-medicine-settlement = colonie
command-card-medicine-settlement-description = Une des tiennes

command-card-mining = exploitation-minière
command-card-mining-description = Prendre 2 minerai par montagne à toi
command-card-mining-label = { card-mining }

command-card-road-building = construction-de-routes
command-card-road-building-description = Construire 2 routes ou bateaux gratuits
command-card-road-building-label = { card-road_building }

command-card-smith = forgeron
command-card-smith-description = Promouvoir 1 ou 2 chevaliers, gratuit
command-card-smith-label = { card-smith }
command-card-smith-first = premier
command-card-smith-first-description = Un de tes chevaliers
command-card-smith-second = second
command-card-smith-second-description = Un autre

command-trade = échange
command-trade-description = Échanger

command-trade-bank = banque
command-trade-bank-description = Échanger avec la banque à ton meilleur taux
command-trade-bank-label = Banque
command-trade-bank-give = donner
command-trade-bank-give-description = Avec quoi tu paies
command-trade-bank-take = recevoir
command-trade-bank-take-description = Ce que tu reçois

command-trade-harbor = port
command-trade-harbor-description = Port de commerce : demander un article
command-trade-harbor-label = Demander un article
command-trade-harbor-seat = adversaire
command-trade-harbor-seat-description = À qui demander
command-trade-harbor-resource = ressource
command-trade-harbor-resource-description = Ce que tu donnes, caché

command-trade-offer = offre
command-trade-offer-description = Proposer un échange aux autres
command-trade-offer-label = Proposer
command-trade-offer-give = donner
command-trade-offer-give-description = Comme « 2 laine, 1 minerai »
command-trade-offer-want = recevoir
command-trade-offer-want-description = De même
command-trade-offer-to = à
command-trade-offer-to-description = Noms avec virgules ; vide : tout le monde
command-trade-offer-first = premier-oui
command-trade-offer-first-description = Oui : le premier accord l’emporte

command-trade-accept = accepter
command-trade-accept-description = Accepter l’offre ouverte
command-trade-accept-label = Accepter

command-trade-decline = refuser
command-trade-decline-description = Refuser l’offre ouverte
command-trade-decline-label = Refuser

command-trade-counter = contre-offre
command-trade-counter-description = Répondre par d’autres conditions
command-trade-counter-label = Autres conditions
command-trade-counter-give = donner
command-trade-counter-give-description = Comme « 2 laine, 1 minerai »
command-trade-counter-want = recevoir
command-trade-counter-want-description = De même

command-trade-pick = choisir
command-trade-pick-description = Échanger avec qui a répondu à ton offre
command-trade-pick-label = Choisir une réponse
command-trade-pick-seat = adversaire
command-trade-pick-seat-description = Avec qui échanger

command-trade-withdraw = retirer
command-trade-withdraw-description = Retirer ton offre
command-trade-withdraw-label = Retirer l’offre

command-end = fin
command-end-description = Finir ton tour
command-end-label = Finir le tour

## Actions, before they are done.

action-found = Fonder en { $corner }, avec une route ou un bateau en { $edge }
action-roll = Lancer les dés
action-discard = Défausser { $cards }
action-robber =
    { $victim-value ->
        [none] Déplacer le voleur vers { $to }
       *[other] Déplacer le voleur vers { $to } et voler une carte à { $victim }
    }
action-sacrifice = Perdre la ville en { $city }
action-draw = Piocher une carte ({ $deck })
action-drop = Remettre « { $card } » sous sa pile
action-take = Prendre 1 { $resource }
action-skip = Renoncer
action-retreat = Se replier vers { $to }
action-rebuild = Reconstruire en { $edge }
action-dismiss = Laisser déserter le chevalier en { $knight }
action-place = Poser le chevalier en { $corner }
action-keep = Prendre « { $card } »
action-choose = Prendre 1 { $good }
action-give = Donner { $cards }
action-deliver = Donner 1 { $commodity }
action-build_road = Construire une route en { $edge }
action-build_ship = Construire un bateau en { $edge }
action-build_settlement = Construire une colonie en { $corner }
action-build_city = Faire une ville de la colonie en { $corner }
action-build_wall = Construire un rempart en { $corner }
action-sail = Déplacer un bateau ({ $ship } → { $to })
action-hire_knight = Recruter un chevalier en { $corner }
action-activate_knight = Activer le chevalier en { $knight }
action-promote_knight = Promouvoir le chevalier en { $knight }
action-move_knight = Déplacer un chevalier ({ $knight } → { $to })
action-displace_knight = Déloger le chevalier en { $to } avec celui qui est en { $knight }
action-chase_robber =
    { $victim-value ->
        [none] Chasser le voleur vers { $to } avec le chevalier en { $knight }
       *[other] Chasser le voleur vers { $to } avec le chevalier en { $knight } et voler une carte à { $victim }
    }
action-improve =
    { $city-value ->
        [none] Acheter une amélioration ({ $track })
       *[other] Acheter une amélioration ({ $track }), métropole en { $city }
    }
action-play_commercial_harbor = Jouer « { card-commercial_harbor } »
action-play_master_merchant = Jouer « { card-master_merchant } » : voir les cartes chez { $seat }
action-play_merchant = Jouer « { card-merchant } » : vers { $hex }
action-play_merchant_fleet = Jouer « { card-merchant_fleet } » : { $good }
action-play_resource_monopoly = Jouer « { card-resource_monopoly } » : { $resource }
action-play_trade_monopoly = Jouer « { card-trade_monopoly } » : { $commodity }
action-play_bishop = Jouer « { card-bishop } » : voleur vers { $to }
action-play_deserter = Jouer « { card-deserter } » : un chevalier chez { $seat }
action-play_diplomat = Jouer « { card-diplomat } » : retirer la pièce en { $edge }
action-play_intrigue = Jouer « { card-intrigue } » : chevalier en { $knight }
action-play_saboteur = Jouer « { card-saboteur } »
action-play_spy = Jouer « { card-spy } » : voir les cartes Progrès chez { $seat }
action-play_warlord =
    { $order-count ->
        [0] Jouer « { card-warlord } »
       *[other] Jouer « { card-warlord } » : d’abord { $order }
    }
action-play_wedding = Jouer « { card-wedding } »
action-play_alchemist = Jouer « { card-alchemist } » : jaune { $yellow }, rouge { $red }
action-play_crane =
    { $city-value ->
        [none] Jouer « { card-crane } » : { $track }
       *[other] Jouer « { card-crane } » : { $track }, métropole en { $city }
    }
action-play_engineer = Jouer « { card-engineer } » : rempart en { $city }
action-play_inventor = Jouer « { card-inventor } » : échanger { $first } et { $second }
action-play_irrigation = Jouer « { card-irrigation } »
action-play_medicine = Jouer « { card-medicine } » : ville en { $settlement }
action-play_mining = Jouer « { card-mining } »
action-play_road_building = Jouer « { card-road_building } »
action-play_smith =
    { $second-value ->
        [none] Jouer « { card-smith } » : { $first }
       *[other] Jouer « { card-smith } » : { $first }, puis { $second }
    }
action-ask_harbor = Demander un article de commerce à { $seat }, contre 1 { $resource }
action-trade_bank = Échanger avec la banque : { $give } contre 1 { $take }
action-make_offer =
    { $first-value ->
        [true]
            { $to-count ->
                [0] Proposer { $give } contre { $want } à tout le monde : le premier oui l’emporte
               *[other] Proposer { $give } contre { $want } à { $to } : le premier oui l’emporte
            }
       *[other]
            { $to-count ->
                [0] Proposer { $give } contre { $want } à tout le monde
               *[other] Proposer { $give } contre { $want } à { $to }
            }
    }
action-accept_offer = Accepter l’offre
action-decline_offer = Refuser l’offre
action-counter_offer = Proposer en retour { $give } contre { $want }
action-pick_answer = Échanger avec { $seat }
action-withdraw_offer = Retirer l’offre
action-end_turn = Finir le tour

## What happened.

# A good that is given to the bank, behind its number.

# What a level of a track is called.

# What belongs together, told in one line or as one doing.
# Answers to an offer, as far as there are any.

## The same without who did it, for turns told in one sentence.

## Why something is refused.

# What would be possible instead, behind the reason.

# Whose moment it is not, since nothing of the kind is asked.

# What the seat itself has to do first.

