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

## Painter and description.

# Labels in the pictures: as short as may be.
label-turn = tour { $number }
label-rolled = dés : { $sum }
label-not-rolled = dés à lancer
label-founding = Fondation
label-over = Fin
label-no-knights = aucun chevalier
label-merchant = Marchand
label-left = reste
label-bank = banque
label-your-cards = Tes cartes
label-goods = cartes : { $count }, limite { $limit }
label-progress = Cartes Progrès
label-no-progress = aucune carte Progrès
label-affordable = Coûts ; coché : tu peux payer
label-rates = À la banque, pour 1 d’une autre sorte
label-cards-of = Cartes : { $name }
label-price-road = route
label-price-ship = bateau
label-price-settlement = colonie
label-price-city = ville
label-price-wall = rempart
label-price-knight = chevalier
label-price-promotion = promouvoir
label-price-activation = activer

# What a progress card does, in a line. $rate and $cost are of the component files.
card-commercial_harbor-does = Ce tour, une fois par adversaire : ta ressource cachée contre un article de son choix.
card-master_merchant-does = Regarde la main d’un adversaire qui a plus de points et prends 2 cartes.
card-merchant-does = Pose le marchand sur une tuile à un de tes bâtiments : 1 point, sa ressource à { $rate }:1.
card-merchant_fleet-does = Échange une sorte de cartes avec la banque à { $rate }:1 jusqu’à la fin du tour.
card-resource_monopoly-does = Nomme une ressource : chaque adversaire t’en donne jusqu’à 2.
card-trade_monopoly-does = Nomme un article de commerce : chaque adversaire qui en a t’en donne 1.
card-bishop-does = Après la première attaque : déplace le voleur, vole 1 carte par adversaire sur place.
card-constitution-does = 1 point ; elle est exposée immédiatement.
card-deserter-does = Un adversaire perd un chevalier ; tu peux en poser un de même force.
card-diplomat-does = Retire une route ou un bateau ouvert ; le tien peut être reconstruit gratuitement.
card-intrigue-does = Déloge un chevalier adverse placé contre une de tes routes ou un de tes bateaux.
card-saboteur-does = Chaque adversaire avec au moins tes points défausse la moitié, arrondie en dessous.
card-spy-does = Regarde les cartes Progrès d’un adversaire et prends-en une, ou aucune.
card-warlord-does = Tous tes chevaliers inactifs deviennent actifs, dans ton ordre et gratuitement.
card-wedding-does = Chaque adversaire qui a plus de points te donne 2 cartes de son choix.
card-alchemist-does = Au lieu de lancer, choisis le rouge et le jaune ; seul le dé événement est lancé.
card-crane-does = Achète une amélioration de ville pour 1 article de commerce de moins.
card-engineer-does = Construis un rempart gratuitement.
card-inventor-does = Échange deux jetons numérotés différents, sauf 2, 6, 8 et 12.
card-irrigation-does = Une fois le canal achevé : 2 blés par champ près de tes bâtiments.
card-medicine-does = Transforme une colonie en ville pour { $cost }.
card-mining-does = 2 minerais par montagne près de tes bâtiments.
card-printer-does = 1 point ; elle est exposée immédiatement.
card-road_building-does = Construis jusqu’à 2 routes ou bateaux gratuitement.
card-smith-does = Promeus 1 ou 2 chevaliers gratuitement.

describe-over =
    { $count ->
        [0] La partie est finie : personne ne gagne.
        [1] La partie est finie : { $winners } gagne.
       *[other] La partie est finie : { $winners } gagnent ensemble.
    }
describe-nobody = personne
describe-happened = Ce qui vient de se passer :

# What is waited for, behind a colon.
waits-roll = lancer de dés
waits-turn = actions du tour
waits-found-settlement = colonie de la fondation
waits-found-city = ville de la fondation
waits-found-income = colonie de la fondation, avec les premières cartes
waits-sacrifice = ville à perdre
waits-draw = pile où piocher
waits-drop = cartes Progrès à remettre
waits-discard = cartes à défausser
waits-robber = déplacement du voleur
waits-take = ressource à prendre
waits-retreat = retraite d’un chevalier
waits-build = routes ou bateaux gratuits
waits-rebuild = reconstruction ailleurs
waits-dismiss = chevalier à retirer
waits-place = chevalier à poser
waits-keep = carte Progrès à prendre
waits-give = cartes à donner
waits-deliver = article de commerce à donner
waits-choose = cartes à prendre

# The short description of the picture, the most important first.
describe-now = Tour { $turn }, { $seat }. En attente : { $waiting } ({ $what }).
describe-set-up = Fondation. En attente : { $waiting } ({ $what }).
describe-scores = Points (but { $goal }) : { $scores }.
describe-rolled = Dés : { $sum } (rouge { $red }, jaune { $yellow }), événement : { $event }.
event-die-fleet = barbares
describe-fleet-short = Barbares : encore { $left } pas, force { $attack }, chevaliers { $defence }.
describe-canal-short = Canal : { $dug } sections creusées sur { $needed }.
describe-canal-done-short = Le canal est achevé.
describe-seat-short = { $name } : cartes { $goods }, progrès { $progress }, jetons { $chips }, force { $strength }, niveaux { $levels }.
describe-marks-short = Voleur : { $robber }. Route la plus longue : { $route }. Marchand : { $merchant }.
describe-built-short = { $name } : colonies { $settlements } ; villes { $cities } ; chevaliers { $knights }.

# The long description, from which one can play. A nought stands for an empty list.
describe-title = Le Grand Canal, tour { $turn }. Places : { $seats }. But, en points : { $goal }. Tour en cours : { $seat }.
describe-waiting = En attente : { $waiting } ({ $what }).
describe-counts = Nombre pour chaque personne : { $counts }.
describe-gold = Par un terrain aurifère, et non par un Aqueduc : { $seats }.
describe-knight-away = Chevalier délogé, place quittée : { $place } ; force { $level }, { $state }.
describe-placed = Chevalier à poser : force { $level }, { $state }.
describe-free-left = Routes ou bateaux encore à construire : { $count }.
describe-rebuilt = Pièce retirée en { $place } : { $piece }.
describe-with = Autre personne concernée : { $seat }.
describe-laid-down = Ressource posée : { $resource }.
describe-cards-left = Cartes à prendre : { $count }.
describe-not-rolled = Les dés ne sont pas encore lancés.
describe-new-ships = Bateaux construits ce tour, qui ne bougent pas : { $ships }.
describe-sailed = Un bateau a déjà bougé ce tour.
describe-chartered = Par une Flotte marchande, au taux spécial jusqu’à la fin du tour : { $goods }.
describe-askings = Par un Port de commerce, encore à solliciter : { $seats }.
describe-offer = Offre : { $give } contre { $want }. À répondre : { $asked }.
describe-offer-first = Offre : { $give } contre { $want }. À répondre : { $asked }. Le premier oui décide.
describe-reply-accept = { $seat } : oui.
describe-reply-decline = { $seat } : non.
describe-reply-counter = { $seat } donnerait { $give } contre { $want }.
describe-seat = { $name }, { $colour } : points { $points } ; cartes { $goods } ; cartes Progrès { $progress } ; exposées { $opened } ; jetons Catan { $chips } ; défenseur de Catan { $defender } ; plus long trajet { $route } ; force active { $strength }.
describe-seat-levels = Améliorations, { $name } : { $levels }.
describe-level = { $track } { $level } ({ $name })
describe-seat-left = Pièces en réserve, { $name } : colonies { $settlements }, villes { $cities }, remparts { $walls }, routes { $roads }, bateaux { $ships }, chevaliers simples { $basic }, forts { $strong }, puissants { $mighty }.
describe-seat-rates = Taux à la banque, { $name } : { $rates }.
describe-pieces = Sur le plateau, { $name } :
describe-settlements = Colonies : { $places }.
describe-cities = Villes : { $places }.
describe-city-wall = { $place } (rempart)
describe-city-metropolis = { $place } (métropole, { $track })
describe-city-both = { $place } (métropole, { $track } ; rempart)
describe-fallen = Villes couchées : { $places }.
describe-knights = Chevaliers : { $knights }.
describe-knight = { $place } { $level } ({ $state })
state-active = actif
state-idle = inactif
state-activated = activé ce tour
state-acted = a déjà agi ce tour
state-promoted = promu ce tour
describe-roads = Routes : { $places }.
describe-ships = Bateaux : { $places }.
piece-road = route
piece-ship = bateau
describe-hexes = Tuiles ; toutes les autres sont la mer :
describe-hex = { $hex } : { $terrain }
describe-hex-token = { $hex } : { $terrain } { $token }
describe-hex-barren = stérile
describe-hex-basin = bassin du canal
describe-hex-flooded = en eau
describe-hex-robber = voleur
describe-hex-merchant = marchand ({ $seat })
describe-section-site = section de canal { $number }, à creuser, { $chips } jetons
describe-section-dug = section de canal { $number }, creusée
describe-section-wet = section de canal { $number }, en eau
describe-harbours = Ports : { $harbours }.
describe-harbour = { $place } { $rate }:1
describe-harbour-good = { $place } { $good } { $rate }:1
describe-canal = Sections creusées : { $dug } ; avec { $needed }, le canal est achevé. D’ici là, les champs sont stériles.
describe-canal-done = Le canal est achevé ; les champs rapportent.
describe-route = Route commerciale la plus longue : { $seat }.
describe-fleet = Flotte barbare : encore { $left } pas sur { $steps } ; attaques jusqu’ici { $attacks }. Sa force { $attack }, celle des chevaliers actifs de l’île principale { $defence }.
describe-fleet-first = Avant la première attaque, le voleur ne bouge pas.
describe-bank = À la banque : { $goods }.
describe-piles = Cartes dans les piles : { $piles }.
describe-returned = Remises dessous, { $deck }, la première piochée d’abord : { $cards }.
describe-unseen = inconnue
describe-costs = Coûts : { $costs }.
describe-cost = { $name } { $cost }
describe-improving = Un niveau d’amélioration coûte autant d’articles de commerce : commerce tissu, politique monnaie, science papier.
describe-worth = Points : colonie { $settlement }, ville { $city }, métropole { $metropolis } de plus, route commerciale la plus longue { $route } (dès { $shortest }), marchand { $merchant }, défenseur de Catan { $defender }, jeton Catan { $chip }, carte exposée { $card }.
describe-limits = Sur un sept, limite de cartes (au-delà, la moitié est perdue) : { $hand }, et { $wall } de plus par rempart. Limite de cartes Progrès : { $progress }.
describe-goods = Tes cartes : { $goods }.
describe-progress = Tes cartes Progrès : { $cards }.
describe-progress-card = { $card } : { $does }
describe-affordable = Tu peux payer : { $names }.
describe-own-rates = Tes taux à la banque : { $rates }.
describe-found-goods = Main vue ({ $name }) : { $goods }.
describe-found-progress = Cartes Progrès vues ({ $name }) : { $cards }.
