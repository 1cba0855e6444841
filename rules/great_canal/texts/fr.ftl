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

direction-n = nord
direction-n-short = N
direction-ne = nord-est
direction-ne-short = NE
direction-e = est
direction-e-short = E
direction-se = sud-est
direction-se-short = SE
direction-s = sud
direction-s-short = S
direction-sw = sud-ouest
direction-sw-short = SO
direction-w = ouest
direction-w-short = O
direction-nw = nord-ouest
direction-nw-short = NO

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

## What is asked, what is answered beforehand, what is paid and counted.

# What lies at a place: land with its number, water, harbours.
detail-hex = { $terrain } { $token }
detail-harbour = port { $rate }:1
detail-harbour-good = port { $rate }:1 ({ $good })
detail-and = { $first }, { $last }

# Prices on buttons.
cost = { $goods }
cost-and = { $first }, { $last }

status-over = La partie est finie.
# $asked says who is asked, and what.
status-waiting = Manche { $round }. { $asked }
status-roll = Manche { $round } : lance les dés.
status-roll-card = Manche { $round } : lance les dés, ou joue d’abord ta carte qui se joue avant le lancer.
status-turn =
    { $cards ->
        [one] Manche { $round }, { $points } PV sur { $goal }, { $cards } carte (limite { $limit }) : construis, échange, joue des cartes, ou finis ton tour.
       *[other] Manche { $round }, { $points } PV sur { $goal }, { $cards } cartes (limite { $limit }) : construis, échange, joue des cartes, ou finis ton tour.
    }
status-over-limit =
    { $count ->
        [one] Tu as { $count } carte Progrès de plus que la limite, { $limit } : remets-la avant de finir ton tour, ou joues-en une.
       *[other] Tu as { $count } cartes Progrès de plus que la limite, { $limit } : remets-les avant de finir ton tour, ou joues-en.
    }
status-asked = Question pour toi : { $question }
# $part is what is asked of this seat alone, such as "4 of 9".
status-asked-part = Question pour toi ({ $part }) : { $question }
status-offered = { $status } Ton offre est ouverte, réponses : { $answered } sur { $count }.
status-offer =
    { $answer ->
        [accept] { $terms } Tu acceptes. Tu peux encore changer ta réponse.
        [decline] { $terms } Tu refuses. Tu peux encore changer ta réponse.
        [counter] { $terms } Tu proposes d’autres termes. Tu peux encore changer ta réponse.
       *[other] { $terms } Accepte, refuse, ou propose d’autres termes.
    }

# What is asked, behind the names of those who are asked and a colon.
matter-roll = lancer les dés, manche { $round }.
matter-turn = finir le tour, manche { $round }.
matter-found =
    { $city ->
        [true] où mettre la ville de la fondation, avec sa route ou son bateau ?
       *[false] où mettre une colonie de la fondation, avec sa route ou son bateau ?
    }
matter-discard = quelles cartes défausser ?
matter-robber = où envoyer le voleur, et qui y voler ?
matter-sacrifice = quelle ville perdre face aux barbares ?
matter-draw = à égalité pour la meilleure défense : dans quelle pile piocher une carte Progrès ?
matter-drop = trop de cartes Progrès (limite : { $limit }) : laquelle remettre ?
matter-gold = quelle ressource prendre du terrain aurifère ?
matter-take =
    { $gold ->
        [true] quelle ressource prendre ? Un terrain aurifère en donne une ; l’Aqueduc aussi, et on peut y renoncer.
       *[false] quelle ressource prendre grâce à l’Aqueduc, ou aucune ?
    }
matter-retreat = le chevalier en { $corner } est délogé : où va-t-il ?
matter-dismiss = quel chevalier déserte pour rejoindre { $to } ?
matter-give = quelles cartes donner pour le Mariage à { $to } ?
matter-deliver = une ressource face cachée attend, posée par { $to } : quel article de commerce donner en échange ? Sans article de commerce, il suffit de le dire.
matter-build =
    { $count ->
        [one] où construire encore { $count } route ou bateau, sans payer ?
       *[other] où construire { $count } routes ou bateaux, sans payer ?
    }
matter-rebuild =
    { $ship ->
        [true] où remettre le bateau enlevé en { $edge }, sans payer ?
       *[false] où remettre la route enlevée en { $edge }, sans payer ?
    }
matter-place =
    { $level ->
        [3] où placer le chevalier puissant ?
        [2] où placer le chevalier fort ?
       *[other] où placer le chevalier simple ?
    }
matter-keep = quelle carte Progrès prendre à { $victim }, ou aucune ?
matter-choose =
    { $count ->
        [one] quelle carte prendre à { $victim } ? Encore { $count }.
       *[other] quelles cartes prendre à { $victim }, une par une ? Encore { $count }.
    }
matter-offer = { $offerer } donne { $give } contre { $want }.
matter-offer-first = { $offerer } donne { $give } contre { $want }, à la première personne qui accepte.
choice-pick_answer = Échanger avec { $seat }

# What is asked of one of several.
part-cards = { $count } sur { $held }
part-gold = or
part-aqueduct = Aqueduc

# What would be lost by an action.
lost-card = Tu as une carte qui ne se joue qu’avant le lancer : { $card }.
lost-offer = Ton offre est encore ouverte, et prend fin avec ton tour.
lost-offer-answers =
    { $count ->
        [one] Ton offre est encore ouverte, et { $takers } veut bien échanger avec toi. Elle prend fin avec ton tour.
       *[other] Ton offre est encore ouverte, et { $takers } veulent bien échanger avec toi. Elle prend fin avec ton tour.
    }
lost-askings = Tu as joué un Port de commerce et n’as encore rien demandé. Tu ne le peux que jusqu’à la fin de ton tour.

# How the points came about, when the game is over. $count is how many there are.
count-settlements =
    { $count ->
        [one] { $points } pour { $count } colonie
       *[other] { $points } pour { $count } colonies
    }
count-cities =
    { $count ->
        [one] { $points } pour { $count } ville
       *[other] { $points } pour { $count } villes
    }
count-metropolises =
    { $count ->
        [one] { $points } pour { $count } métropole
       *[other] { $points } pour { $count } métropoles
    }
count-chips =
    { $count ->
        [one] { $points } pour { $count } jeton Catan
       *[other] { $points } pour { $count } jetons Catan
    }
count-defender = { $points } pour la défense de Catan
count-cards =
    { $count ->
        [one] { $points } pour { $count } carte visible
       *[other] { $points } pour { $count } cartes visibles
    }
count-route = { $points } pour la route commerciale la plus longue
count-merchant = { $points } pour le marchand

# Answers given beforehand: what they are about, what they do, and on buttons.
topic-goods = Tes cartes à garder
topic-aqueduct = Ton Aqueduc
topic-gold = Or et Aqueduc
topic-progress = Tes cartes Progrès à remettre
topic-city = Ta ville à perdre
topic-knight = Ton chevalier à céder
topic-deck = Ta pile où piocher
topic-harbor = Article pour un Port de commerce
topic-acceptance = Offres que tu acceptes
topic-refusal = Offres que tu refuses
topic-turn = Fin de ton tour
standing-keep_goods = Quand il faut défausser ou donner des cartes, tu gardes { $goods }, la première sorte le plus longtemps. Ce que tu as en plus grand nombre part d’abord.
standing-keep_goods-label = Cartes à garder
standing-keep_goods-description = **Cartes à garder :** quand il faut défausser, ou donner des cartes pour un Mariage, tu gardes aussi longtemps que possible ce que tu nommes, la première sorte le plus longtemps. Du reste, ce que tu as en plus grand nombre part d’abord.
standing-keep_goods-form = { standing-keep_goods-label }
standing-keep_goods-goods = Garder, dans cet ordre
standing-keep_goods-goods-description = Comme « minerai, blé, monnaie » ; la première sorte reste le plus longtemps
standing-skip_aqueduct = Tu ne prends rien grâce à l’Aqueduc.
standing-skip_aqueduct-label = Renoncer à l’Aqueduc
standing-skip_aqueduct-description = **Renoncer à l’Aqueduc :** quand un lancer ne te donne aucune carte, tu n’en prends pas non plus grâce à l’Aqueduc. Cela ne concerne pas l’or.
standing-take_resources = Sur un terrain aurifère ou grâce à l’Aqueduc, tu prends la première de ces ressources que la banque possède : { $resources }.
standing-take_resources-label = Ressources à prendre
standing-take_resources-description = **Ressources à prendre :** sur un terrain aurifère ou grâce à l’Aqueduc, tu prends la première des ressources nommées que la banque possède. Si elle n’en a aucune, on te pose la question.
standing-take_resources-form = { standing-take_resources-label }
standing-take_resources-resources = Prendre, dans cet ordre
standing-take_resources-resources-description = Comme « minerai, blé » ; la première que la banque possède est prise
standing-drop_cards = Quand tu as trop de cartes Progrès, tu remets la première de celles-ci que tu as : { $cards }.
standing-drop_cards-label = Cartes à remettre
standing-drop_cards-description = **Cartes à remettre :** quand tu as trop de cartes Progrès pendant le tour de quelqu’un d’autre, la première que tu as parmi celles que tu nommes est remise. Si tu n’en as aucune, on te pose la question.
standing-drop_cards-form = { standing-drop_cards-label }
standing-drop_cards-cards = Remettre, dans cet ordre
standing-drop_cards-cards-description = Noms avec des virgules ; la première que tu as est remise
standing-lose_cities = Quand les barbares prennent une ville, tu perds la première de celles-ci qui n’est pas une métropole : { $cities }.
standing-lose_cities-label = Villes à perdre
standing-lose_cities-description = **Villes à perdre :** quand les barbares te prennent une ville, c’est la première de celles que tu nommes qui peut être perdue. Si aucune ne le peut, on te pose la question.
standing-lose_cities-form = { standing-lose_cities-label }
standing-lose_cities-cities = Perdre, dans cet ordre
standing-lose_cities-cities-description = Intersections avec des virgules, comme « D4 nord, C5 S »
standing-lose_knights = Quand un de tes chevaliers déserte, c’est le premier à ces intersections : { $knights }.
standing-lose_knights-label = Chevaliers à céder
standing-lose_knights-description = **Chevaliers à céder :** quand quelqu’un joue un Déserteur contre toi, le premier de tes chevaliers aux intersections nommées déserte. Si tu n’y as pas de chevalier, on te pose la question.
standing-lose_knights-form = { standing-lose_knights-label }
standing-lose_knights-knights = Céder, dans cet ordre
standing-lose_knights-knights-description = Intersections avec des virgules, comme « D4 nord, C5 S »
standing-draw_from = À égalité pour la meilleure défense, tu pioches ici : { $deck }.
standing-draw_from-label = Piocher : { $deck }
standing-draw_from-description = **Piocher dans une pile :** quand tu es à égalité pour la meilleure défense, tu pioches dans cette pile. Si elle est vide, on te pose la question.
standing-deliver_commodities = Pour un Port de commerce, tu donnes le premier de ces articles que tu as : { $commodities }. Si tu n’as aucun article de commerce, tu le dis.
standing-deliver_commodities-label = Articles à donner
standing-deliver_commodities-description = **Articles à donner :** quand quelqu’un te demande un article de commerce par un Port de commerce, tu donnes le premier de ceux que tu nommes et que tu as. Si tu n’en as que d’autres, on te pose la question ; si tu n’en as aucun, tu le dis.
standing-deliver_commodities-form = { standing-deliver_commodities-label }
standing-deliver_commodities-commodities = Donner, dans cet ordre
standing-deliver_commodities-commodities-description = Comme « tissu, monnaie » ; le premier que tu as est donné
standing-accept_offers = Tu acceptes une offre si tu donnes au plus { $give } et reçois au moins { $get }.
standing-accept_offers-label = Accepter des offres
standing-accept_offers-description = **Accepter des offres :** tu acceptes chaque offre où tu donnes au plus ce que tu nommes et reçois au moins ce que tu nommes, si tu as les cartes. Une réponse déjà donnée ne change pas.
standing-accept_offers-form = { standing-accept_offers-label }
standing-accept_offers-give = Tu donnes au plus
standing-accept_offers-give-description = Comme « 2 laine, 1 minerai »
standing-accept_offers-get = Tu reçois au moins
standing-accept_offers-get-description = Comme « 1 monnaie »
standing-decline_goods = Tu refuses chaque offre qui demande une de ces sortes : { $goods }.
standing-decline_goods-label = Refuser certaines offres
standing-decline_goods-description = **Refuser certaines offres :** tu refuses chaque offre qui demande une des sortes que tu nommes. Ce que tu acceptes d’avance passe d’abord.
standing-decline_goods-form = { standing-decline_goods-label }
standing-decline_goods-goods = Refuser ce qui demande
standing-decline_goods-goods-description = Comme « minerai, monnaie » ; une seule de ces sortes suffit
standing-decline_offers = Tu refuses toutes les offres.
standing-decline_offers-label = Refuser toutes les offres
standing-decline_offers-description = **Refuser toutes les offres :** tu refuses chaque offre, sauf celles que tu acceptes d’avance.
standing-end_after_offer = Ton tour finit dès que ton offre est close.
standing-end_after_offer-label = Finir après l’offre
standing-end_after_offer-description = **Finir après l’offre :** ton tour finit dès que ton offre est close, par un échange, par toi, ou parce que son temps est écoulé. Cela vaut pour ce tour seulement, et attend tant qu’une autre question est posée à quelqu’un.

great_canal-R11-hours = Heures possibles pour une offre : de 1 à { $most }. Sans heures, elle reste ouverte aussi longtemps que ton tour.
great_canal-standing-empty = Tu n’as rien nommé. Nomme ce qui passe d’abord, puis, après des virgules, la suite.
great_canal-standing-twice = { $twice } y est deux fois. Ne nomme chaque chose qu’une fois, dans l’ordre qui compte.
great_canal-standing-unknown = Une partie de cela ne peut pas être nommée ici. Possible : { $there }.
great_canal-standing-city = Seules tes villes sans métropole peuvent être perdues. Possible : { $there }.
great_canal-standing-knight = Tu n’as pas de chevalier à chacune de ces intersections. Tes chevaliers : { $there }.

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
