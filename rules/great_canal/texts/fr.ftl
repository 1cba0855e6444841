## The game.

title = Le Grand Canal
command = canal
summary = Catan avec bateaux et villes, et avec des chevaliers qui creusent un canal, pour 3 ou 4 personnes.
about = Catan avec Marins et avec Villes et Chevaliers, sur une grande île et quelques petites. Là où deux chevaliers actifs se tiennent à une tuile prévue, on creuse un canal, du lac de montagne jusqu’à un désert. Une fois qu’il est achevé, les champs stériles donnent du blé. Tu construis, échanges, améliores tes villes et repousses les barbares ; qui atteint le but le premier pendant son tour gagne.
goal = **Points nécessaires pour gagner :** { $costs-goal-1 } à 3 personnes, { $costs-goal-2 } à 4

## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### Le but
    Tu colonises une île et creuses un canal qui la traverse. Les colonies et les villes sont des points, tout comme les jetons reçus pour avoir creusé. Qui atteint le but pendant son propre tour gagne (points nécessaires : { $costs-goal-1 } à 3 personnes, { $costs-goal-2 } à 4).
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

    Sur l’image, les dés ont donné 10. La ville de Rouge, à la forêt, reçoit du bois et un article de commerce (papier), la colonie, à la colline, de l’argile ; la ville de Vert y reçoit 2 argiles. Le champ qui porte le 10 ne donne rien : tous les champs sont stériles jusqu’à l’achèvement du canal.
    Sur un 7, qui a en main plus de { $costs-hand-limit ->
        [one] { $costs-hand-limit } carte
       *[other] { $costs-hand-limit } cartes
    } en perd la moitié. Puis, une fois que les barbares ont attaqué, tu déplaces le voleur : sa tuile ne donne rien.
learn-canal =
    ### Les chevaliers creusent le canal
    Pour { $costs-price-knight }, tu recrutes un chevalier à une de tes routes ou à un de tes bateaux ; pour { $costs-price-activation }, il devient actif. Dès que deux chevaliers actifs se tiennent aux intersections d’un canal prévu, peu importe à qui ils sont, on le creuse. Chaque chevalier rapporte un jeton.
    Sur l’image, le chevalier de Jaune était déjà actif, et Rouge vient d’en activer un autre au même endroit : un jeton pour Jaune, un pour Rouge.
    Les chevaliers actifs se déplacent aussi, le long des routes et des bateaux, et en délogent de plus faibles. Sur les petites îles, tout chevalier, actif ou non, cherche de l’or et profite des ports.
learn-barbarians =
    ### Les barbares
    Chaque bateau sur le dé événement rapproche les barbares ; au pas { $costs-fleet }, ils attaquent. Chaque ville du plateau les rend plus forts, chaque chevalier actif de l’île principale aide à les battre.
    S’ils sont plus forts, qui a mis le moins de force perd une ville. S’ils sont battus, qui en a mis le plus gagne { $costs-points-defender ->
        [one] { $costs-points-defender } point de victoire
       *[other] { $costs-points-defender } points de victoire
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
several-brick = argiles
several-lumber = { good-lumber }
several-wool = laines
several-grain = blés
several-ore = minerais
several-cloth = tissus
several-coin = monnaies
several-paper = papiers

# Other names, understood when typed, and their beginnings.
also-brick = briques
also-lumber = planches
also-wool = moutons
also-grain = céréales
also-ore = pierres
also-cloth = étoffes
also-coin = pièces
many-brick = { several-brick }
many-lumber = bûches
many-wool = { several-wool }
many-grain = { several-grain }
many-ore = { several-ore }
many-cloth = { several-cloth }
many-paper = { several-paper }

terrain-sea = mer
terrain-lake = lac
terrain-desert = désert
terrain-gold = terrain aurifère
terrain-field = champ
terrain-barren = champ stérile
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
kind-hex = une tuile
kind-corner = une intersection
kind-edge = un chemin entre deux tuiles

# What there is to know of a seat, and of one that stands at a hex: its cards.
detail-seat =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
detail-seat-progress =
    { $count ->
        [0] aucune carte Progrès
        [one] { $count } carte Progrès
       *[other] { $count } cartes Progrès
    }
detail-seat-knights =
    { $count ->
        [0] aucun chevalier
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }
detail-holder-you = toi
detail-holder =
    { $count ->
        [0] { $seat } (aucune carte)
        [one] { $seat } ({ $count } carte)
       *[other] { $seat } ({ $count } cartes)
    }

# The good that the merchant sells at a hex, and its rate.
detail-merchant = { $good } { $rate }:1

# A good of which one has so many.
detail-good =
    { $held ->
        [0] tu n’en as pas
       *[other] tu en as { $held }
    }
# Of a good, how many somebody has whose cards are seen.
detail-good-found =
    { $held ->
        [0] { $seat } n’en a pas
       *[other] { $seat } en a { $held }
    }

# The next level of a track, and what it brings.
detail-level = { $level }, { $brings }
brings-trade = articles de commerce { $rate }:1
brings-politics = chevaliers puissants
brings-science = une ressource si les dés ne te donnent rien
brings-metropolis = la métropole
brings-cards = cartes Progrès jusqu’à { $red } au dé rouge

# Prices on buttons.
cost = { $goods }
cost-and = { $first }, { $last }
# What is given to the bank, and what it gives; then while that is not chosen yet.
cost-for = { $cost } contre { $goods }
cost-for-one = { $cost } contre 1 …

status-over = La partie est finie.
status-waiting = Tour { $turn } : ce n’est pas ton tour.
status-watching = Tour { $turn }.
status-waiting-set-up = Fondation : ce n’est pas ton tour.
status-watching-set-up = Fondation.
status-roll = Tour { $turn } : lance les dés.
status-roll-card = Tour { $turn } : lance les dés, ou joue d’abord ta carte qui se joue avant le lancer.
status-turn =
    { $cards ->
        [0] Tour { $turn }, { $points } PV sur { $goal }, aucune carte (limite { $limit }) : construis, échange, joue des cartes, ou finis ton tour.
        [one] Tour { $turn }, { $points } PV sur { $goal }, { $cards } carte (limite { $limit }) : construis, échange, joue des cartes, ou finis ton tour.
       *[other] Tour { $turn }, { $points } PV sur { $goal }, { $cards } cartes (limite { $limit }) : construis, échange, joue des cartes, ou finis ton tour.
    }
status-over-limit =
    { $count ->
        [one] Tu as { $count } carte Progrès de plus que la limite, { $limit } : remets-la avant de finir ton tour, ou joues-en une.
       *[other] Tu as { $count } cartes Progrès de plus que la limite, { $limit } : remets-les avant de finir ton tour, ou joues-en.
    }
status-asked = Question pour toi : { $question }
# $part is what is asked of this seat alone, such as "4 of 9".
status-asked-part = Question pour toi ({ $part }) : { $question }
# $found is what is seen of somebody's cards, of which some are chosen.
status-found = { $status } { $found }
status-offered =
    { $answered ->
        [0] { $status } Ton offre est ouverte, sans réponse pour l’instant.
       *[other] { $status } Ton offre est ouverte, réponses : { $answered } sur { $count }.
    }
status-offer =
    { $answer ->
        [accept] { $terms } Tu acceptes. Tu peux encore changer ta réponse.
        [decline] { $terms } Tu refuses. Tu peux encore changer ta réponse.
        [counter] { $terms } Tu proposes d’autres termes. Tu peux encore changer ta réponse.
       *[other] { $terms } Accepte, refuse, ou propose d’autres termes.
    }

# What is asked, behind the names of those who are asked and a colon.
matter-roll = lancer les dés, tour { $turn }.
matter-turn = finir le tour { $turn }.
matter-found =
    { $income ->
        [true] où mettre la seconde colonie, avec sa route ou son bateau ? Elle donne une carte par tuile voisine.
       *[false]
            { $city ->
                [true] où mettre la ville de la fondation, avec sa route ou son bateau ?
               *[false] où mettre une colonie de la fondation, avec sa route ou son bateau ?
            }
    }
matter-discard = quelles cartes défausser (un sept est tombé) ?
matter-saboteur = quelles cartes défausser ({ $by } a joué « { card-saboteur } ») ?
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
matter-offer = { $offerer } propose { $give } contre { $want }.
matter-offer-first = { $offerer } propose { $give } contre { $want }, à la première personne qui accepte.
matter-offer-nobody = { $terms } Vu ce qu’a la banque et le nombre de cartes en main, personne ne peut l’accepter telle quelle.
matter-offer-hours =
    { $hours ->
        [one] { $terms } L’offre reste ouverte { $hours } heure au plus.
       *[other] { $terms } L’offre reste ouverte { $hours } heures au plus.
    }
matter-offer-past = { $offerer } a proposé { $give } contre { $want }.
choice-pick_answer = Échanger avec { $seat }
choice-pick_answer-terms = Échanger avec { $seat } : { $give } contre { $want }
choice-skip-deliver = Je n’en ai pas
choice-skip-take = Ne rien prendre

# What is asked of one of several.
part-cards = { $count } sur { $held }
part-gold = or
part-aqueduct = Aqueduc

# Parties du plateau que l’on peut regarder.
part-map = carte
part-west = ouest
part-middle = milieu
part-east = est
part-islands = petites îles
part-players = joueurs

# What would be lost by an action.
lost-card = Tu as une carte qui ne se joue qu’avant le lancer : { $card }.
lost-offer = Ton offre est encore ouverte, et prend fin avec ton tour.
lost-offer-answers =
    { $count ->
        [one] Ton offre est encore ouverte, et { $takers } veut bien échanger avec toi. Elle prend fin avec ton tour.
       *[other] Ton offre est encore ouverte, et { $takers } veulent bien échanger avec toi. Elle prend fin avec ton tour.
    }
lost-askings = Par un Port de commerce, tu peux encore demander un article à { $seats }, mais seulement jusqu’à la fin de ton tour.
lost-pieces = Tu peux encore construire { $count } routes ou bateaux, sans payer.
lost-resource = Tu ne prendrais aucune ressource grâce à l’Aqueduc.
lost-piece =
    { $ship ->
        [true] Le bateau que tu as enlevé ne serait pas remis.
       *[false] La route que tu as enlevée ne serait pas remise.
    }
lost-knight = Le chevalier qui a déserté pour te rejoindre ne serait pas placé.
lost-search = Tu ne prendrais aucune carte Progrès à { $victim }.

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
topic-goods-description = Quand il faut défausser, ou donner des cartes pour un Mariage
topic-aqueduct = Aqueduc auquel tu renonces
topic-aqueduct-description = Quand un lancer ne te donne aucune carte
topic-gold = Ressources que tu prends
topic-gold-description = Quand un terrain aurifère ou l’Aqueduc te donne une ressource
topic-progress = Tes cartes Progrès à remettre
topic-progress-description = Quand tu as trop de cartes Progrès pendant le tour de quelqu’un d’autre
topic-city = Ta ville à perdre
topic-city-description = Quand les barbares te prennent une ville
topic-knight = Ton chevalier à céder
topic-knight-description = Quand quelqu’un joue un Déserteur contre toi
topic-deck = Ta pile où piocher
topic-deck-description = En cas d’égalité pour la meilleure défense
topic-harbor = Article pour un Port de commerce
topic-harbor-description = Quand quelqu’un te demande un article par un Port de commerce
topic-acceptance = Offres que tu acceptes
topic-acceptance-description = Quand une offre est aussi bonne que tu le veux
topic-refusal = Offres que tu refuses
topic-refusal-description = Quand une offre t’est faite
topic-turn = Fin de ton tour
topic-turn-description = Dès que ta propre offre est close
standing-keep_goods = Quand il faut défausser ou donner des cartes, tu gardes { $goods }, la première sorte le plus longtemps. Ce que tu as en plus grand nombre part d’abord.
standing-keep_goods-label = Cartes à garder
standing-keep_goods-description = **Cartes à garder :** quand il faut défausser, ou donner des cartes pour un Mariage, tu gardes aussi longtemps que possible ce que tu nommes, la première sorte le plus longtemps. Du reste, ce que tu as en plus grand nombre part d’abord. Pendant ton propre tour, on te pose la question.
standing-keep_goods-form = { standing-keep_goods-label }
standing-keep_goods-goods = Garder, dans cet ordre
standing-keep_goods-goods-description = Comme « minerai, blé, monnaie » ; la première sorte reste le plus longtemps
standing-skip_aqueduct = Tu ne prends rien grâce à l’Aqueduc.
standing-skip_aqueduct-label = Renoncer à l’Aqueduc
standing-skip_aqueduct-description = **Renoncer à l’Aqueduc :** quand un lancer ne te donne aucune carte, tu n’en prends pas non plus grâce à l’Aqueduc. Cela ne concerne pas l’or. Pendant ton propre tour, on te pose la question.
standing-take_resources = Sur un terrain aurifère ou grâce à l’Aqueduc, tu prends la première de ces ressources que la banque possède : { $resources }.
standing-take_resources-label = Ressources à prendre
standing-take_resources-description = **Ressources à prendre :** sur un terrain aurifère ou grâce à l’Aqueduc, tu prends la première des ressources nommées que la banque possède. Si elle n’en a aucune, on te pose la question. Pendant ton propre tour, on te pose la question.
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
standing-lose_cities-description = **Villes à perdre :** quand les barbares te prennent une ville, c’est la première de celles que tu nommes qui peut être perdue. Si aucune ne le peut, on te pose la question. Pendant ton propre tour, on te pose la question.
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
standing-draw_from-description = **Piocher dans une pile :** quand tu es à égalité pour la meilleure défense, tu pioches dans cette pile. Si elle est vide, on te pose la question. Pendant ton propre tour, on te pose la question.
standing-deliver_commodities = Pour un Port de commerce, tu donnes le premier de ces articles que tu as : { $commodities }. Si tu n’as aucun article de commerce, tu le dis.
standing-deliver_commodities-label = Articles à donner
standing-deliver_commodities-description = **Articles à donner :** quand quelqu’un te demande un article de commerce par un Port de commerce, tu donnes le premier de ceux que tu nommes et que tu as. Si tu n’en as que d’autres, on te pose la question ; si tu n’en as aucun, tu le dis.
standing-deliver_commodities-form = { standing-deliver_commodities-label }
standing-deliver_commodities-commodities = Donner, dans cet ordre
standing-deliver_commodities-commodities-description = Comme « tissu, monnaie » ; le premier que tu as est donné
standing-accept_offers = Tu acceptes une offre si tu donnes au plus { $give } et reçois au moins { $get }.
standing-accept_offers-label = Accepter des offres
standing-accept_offers-description = **Accepter des offres :** tu acceptes chaque offre où tu donnes au plus ce que tu nommes et reçois au moins ce que tu nommes, si tu as les cartes. Si tu as déjà répondu à une offre, ta réponse reste. Si elle ne compte plus, on te repose la question.
standing-accept_offers-form = { standing-accept_offers-label }
standing-accept_offers-give = Tu donnes au plus
standing-accept_offers-give-description = Comme « 2 laines, 1 minerai »
standing-accept_offers-get = Tu reçois au moins
standing-accept_offers-get-description = Comme « 1 monnaie »
standing-decline_goods = Tu refuses chaque offre qui demande une de ces sortes : { $goods }.
standing-decline_goods-label = Refuser certaines offres
standing-decline_goods-description = **Refuser certaines offres :** tu refuses chaque offre qui demande une des sortes que tu nommes. Ce que tu acceptes d’avance passe d’abord. Si tu as déjà répondu à une offre, ta réponse reste. Si elle ne compte plus, on te repose la question.
standing-decline_goods-form = { standing-decline_goods-label }
standing-decline_goods-goods = Refuser ce qui demande
standing-decline_goods-goods-description = Comme « minerai, monnaie » ; une seule de ces sortes suffit
standing-decline_offers = Tu refuses toutes les offres.
standing-decline_offers-label = Refuser toutes les offres
standing-decline_offers-description = **Refuser toutes les offres :** tu refuses chaque offre, sauf celles que tu acceptes d’avance. Si tu as déjà répondu à une offre, ta réponse reste. Si elle ne compte plus, on te repose la question.
standing-end_after_offer = Ton tour finit dès que ton offre est close.
standing-end_after_offer-label = Finir après l’offre
standing-end_after_offer-description = **Finir après l’offre :** ton tour finit dès que ton offre est close, par un échange, par toi, ou parce que son temps est écoulé. Cela vaut pour ce tour seulement, et attend tant qu’une autre question est posée à quelqu’un ou que tu as trop de cartes Progrès.

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
command-discard-cards-description = Comme « 2 laines, 1 minerai »

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

command-retreat = se-replier
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
command-keep-label = Prendre une carte Progrès
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
command-build-description = Routes, bateaux et bâtiments

command-build-road = route
command-build-road-description = Prolonger tes chemins sur terre
command-build-road-label = Route
command-build-road-edge = chemin
command-build-road-edge-description = À ta route ou à ton bâtiment

command-build-ship = bateau
command-build-ship-description = Prolonger tes chemins sur mer
command-build-ship-label = Bateau
command-build-ship-edge = chemin
command-build-ship-edge-description = À ton bateau ou à ton bâtiment

command-build-settlement = colonie
command-build-settlement-description = Fonder un bâtiment au bout de tes chemins
command-build-settlement-label = Colonie
command-build-settlement-corner = intersection
command-build-settlement-corner-description = À ta route ou à ton bateau

command-build-city = ville
command-build-city-description = Faire d’une colonie une ville
command-build-city-label = Ville
command-build-city-corner = colonie
command-build-city-corner-description = Une des tiennes

command-build-wall = rempart
command-build-wall-description = Garder plus de cartes sur un sept
command-build-wall-label = Rempart
command-build-wall-corner = ville
command-build-wall-corner-description = Une ville sans rempart

command-sail = naviguer
command-sail-description = Prendre celui d’un bout libre, une fois par tour
command-sail-label = Déplacer un bateau
command-sail-ship = bateau
command-sail-ship-description = Un bateau au bout libre
command-sail-to = vers
command-sail-to-description = Un autre chemin libre

command-knight = chevalier
command-knight-description = Recruter, activer, promouvoir, déplacer des chevaliers

command-knight-hire = recruter
command-knight-hire-description = Recruter un chevalier simple
command-knight-hire-label = Recruter un chevalier
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
command-card-merchant-fleet-description = Échanger une sorte à 2:1 avec la banque ce tour-ci
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
command-card-deserter-description = Un adversaire perd un chevalier, tu peux en poser un
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
command-card-warlord-order-description = Intersections avec des virgules, la première d’abord ; vide : peu importe l’ordre

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
command-card-inventor-second = deuxième
command-card-inventor-second-description = Un autre numéro, de même

command-card-irrigation = irrigation
command-card-irrigation-description = Prendre 2 blés pour chacun de tes champs
command-card-irrigation-label = { card-irrigation }

command-card-medicine = médecine
command-card-medicine-description = Faire d’une colonie une ville, moins cher
command-card-medicine-label = { card-medicine }
command-card-medicine-settlement = colonie
command-card-medicine-settlement-description = Une des tiennes

command-card-mining = exploitation-minière
command-card-mining-description = Prendre 2 minerais par montagne à toi
command-card-mining-label = { card-mining }

command-card-road-building = construction-de-routes
command-card-road-building-description = Construire 2 routes ou bateaux gratuits
command-card-road-building-label = { card-road_building }

command-card-smith = forgeron
command-card-smith-description = Promouvoir 1 ou 2 chevaliers, gratuit
command-card-smith-label = { card-smith }
command-card-smith-first = premier
command-card-smith-first-description = Un de tes chevaliers
command-card-smith-second = deuxième
command-card-smith-second-description = Un autre

command-trade = échange
command-trade-description = Avec la banque ou avec les autres

command-trade-bank = banque
command-trade-bank-description = Donner plusieurs d’une sorte pour 1, au meilleur taux
command-trade-bank-label = Échange avec la banque
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
command-trade-offer-give-description = Ce que tu donnes, comme « 2 laines, 1 minerai »
command-trade-offer-want = recevoir
command-trade-offer-want-description = Ce que tu reçois pour cela, comme « 1 monnaie »
command-trade-offer-to = à
command-trade-offer-to-description = Une ou plusieurs personnes ; aucune : tout le monde
command-trade-offer-first = premier-oui
command-trade-offer-first-description = Oui : le premier accord l’emporte
command-trade-offer-first-label = Le premier oui l’emporte
command-trade-offer-hours = heures
command-trade-offer-hours-description = De 1 à 168, ou « 2 jours » ; vide : sans limite

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
command-trade-counter-give-description = Ce que tu donnes, comme « 2 laines, 1 minerai »
command-trade-counter-want = recevoir
command-trade-counter-want-description = Ce que tu reçois pour cela, comme « 1 monnaie »

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
    { $hours-value ->
        [none] { offer-terms }
        [one] { offer-terms } (pendant { $hours } heure au plus)
       *[other] { offer-terms } (pendant { $hours } heures au plus)
    }
offer-terms =
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

## Ce que les plans attendent, comme propositions après « si ». Ce qui reste ouvert a la valeur « open ».

await-founded =
    { $corner-value ->
        [open] { $seat } fonde une colonie ou une ville
       *[other] { $seat } fonde une colonie ou une ville en { $corner }
    }
await-road_built =
    { $edge-value ->
        [open] { $seat } construit une route
       *[other] { $seat } construit une route en { $edge }
    }
await-ship_built =
    { $edge-value ->
        [open] { $seat } construit un bateau
       *[other] { $seat } construit un bateau en { $edge }
    }
await-ship_moved =
    { $to-value ->
        [open] { $seat } déplace un bateau
       *[other] { $seat } déplace un bateau vers { $to }
    }
await-settlement_built =
    { $corner-value ->
        [open] { $seat } construit une colonie
       *[other] { $seat } construit une colonie en { $corner }
    }
await-city_built =
    { $corner-value ->
        [open] { $seat } construit une ville
       *[other] { $seat } construit une ville en { $corner }
    }
await-knight_hired =
    { $knight-value ->
        [open] { $seat } obtient un nouveau chevalier
       *[other] { $seat } obtient un nouveau chevalier en { $knight }
    }
await-knight_activated =
    { $knight-value ->
        [open] { $seat } active un chevalier
       *[other] { $seat } active le chevalier en { $knight }
    }
await-knight_moved =
    { $to-value ->
        [open] { $seat } déplace un chevalier
       *[other] { $seat } déplace un chevalier vers { $to }
    }
await-robber_moved =
    { $to-value ->
        [open] { $seat } déplace le voleur
       *[other] { $seat } déplace le voleur vers { $to }
    }
await-card_stolen =
    { $victim-value ->
        [open] { $seat } vole une carte
       *[other] { $seat } vole une carte à { $victim }
    }
await-merchant_moved =
    { $to-value ->
        [open] { $seat } prend le marchand
       *[other] { $seat } place le marchand en { $to }
    }
await-offer_made = { $seat } fait une offre
await-route_taken = { $seat } obtient la route commerciale la plus longue
await-metropolis_won =
    { $track-value ->
        [open] { $seat } obtient une métropole
       *[other] { $seat } obtient la métropole ({ $track })
    }
await-canal_dug =
    { $section-value ->
        [open] { $seats } creuse une section du canal
       *[other] { $seats } creuse le canal en { $section }
    }
await-canal_flooded = le canal est achevé
await-attacked = les barbares attaquent

## What happened.

# What a level of a track is called.
improvement =
    { $track-value ->
        [trade]
            { $level ->
                [1] { level-trade-1 }
                [2] { level-trade-2 }
                [3] { level-trade-3 }
                [4] { level-trade-4 }
               *[5] { level-trade-5 }
            }
        [politics]
            { $level ->
                [1] { level-politics-1 }
                [2] { level-politics-2 }
                [3] { level-politics-3 }
                [4] { level-politics-4 }
               *[5] { level-politics-5 }
            }
       *[science]
            { $level ->
                [1] { level-science-1 }
                [2] { level-science-2 }
                [3] { level-science-3 }
                [4] { level-science-4 }
               *[5] { level-science-5 }
            }
    }

# Ce qu’un monopole a apporté, derrière son nombre.
monopolized =
    { $counts-count ->
        [one] { $counts-count } carte ({ $good })
       *[other] { $counts-count } cartes ({ $good })
    }

event-founded =
    { $city-value ->
        [true] { $seat } fonde une ville en { $corner }.
       *[other] { $seat } fonde une colonie en { $corner }.
    }
event-road_built = { $seat } construit une route en { $edge }.
event-ship_built = { $seat } construit un bateau en { $edge }.
event-ship_moved = { $seat } déplace un bateau ({ $ship } → { $to }).
event-settlement_built = { $seat } construit une colonie en { $corner }.
event-city_built = { $seat } construit une ville en { $corner }.
event-wall_built = { $seat } construit un rempart en { $corner }.
event-received = Cartes : { $seat } { $cards }.
event-shortage =
    { $only-value ->
        [none] La banque n’en a pas assez ({ $good }) : personne n’en reçoit.
       *[other] La banque n’en a pas assez ({ $good }) : { $only } reçoit ce qui reste.
    }
event-rolled = { $seat } lance les dés : { $yellow } + { $red } = { $total }.
event-fleet_sailed =
    { $left ->
        [0] La flotte barbare accoste.
       *[other] La flotte barbare est à { $left } pas de la côte.
    }
event-attacked =
    { $total ->
        [0]
            { $won ->
                [true] Les barbares attaquent, force { $strength } : il n’y a rien à prendre.
               *[other] Les barbares attaquent, force { $strength }, et gagnent : aucun chevalier actif ne leur résiste.
            }
       *[other]
            { $won ->
                [true] Les barbares attaquent, force { $strength } contre { $total } ({ $put-in }), et sont repoussés.
               *[other] Les barbares attaquent, force { $strength } contre { $total } ({ $put-in }), et gagnent.
            }
    }
event-defender_named = { $seat } reçoit le titre « Défenseur de Catan ».
event-city_lost =
    { $wall-value ->
        [true]
            { $fallen-value ->
                [true] { $seat } perd la ville en { $corner } et son rempart ; elle reste là, couchée.
               *[other] { $seat } perd la ville en { $corner } et son rempart ; il reste une colonie.
            }
       *[other]
            { $fallen-value ->
                [true] { $seat } perd la ville en { $corner } ; elle reste là, couchée.
               *[other] { $seat } perd la ville en { $corner } ; il reste une colonie.
            }
    }
event-card_drawn = { $seat } pioche une carte ({ $deck }).
event-card_seen = { $seat } pioche « { $card } ».
event-card_laid_open = { $seat } pose « { $card } » face visible.
event-card_dropped = { $seat } remet une carte Progrès ({ $deck }).
event-own_card_dropped = { $seat } remet « { $card } » sous sa pile.
event-discarded = { $seat } défausse { $cards }.
event-robber_stayed = Le voleur reste où il est jusqu’à la première attaque.
event-robber_moved = { $seat } déplace le voleur vers { $to }.
event-card_stolen = { $seat } vole une carte à { $victim }.
event-stolen_card_seen = { $seat } vole 1 { $good } à { $victim }.
event-resource_taken =
    { $gold-value ->
        [true] { $seat } prend 1 { $good } pour l’or.
       *[other] { $seat } prend 1 { $good } grâce à l’{ level-science-3 }.
    }
event-resource_declined = { $seat } ne prend rien pour l’{ level-science-3 }.
event-knight_hired = { $seat } recrute un chevalier en { $knight }.
event-knight_activated = { $seat } active le chevalier en { $knight }.
event-knight_promoted =
    { $level ->
        [2] { $seat } promeut le chevalier en { $knight }, maintenant fort.
       *[other] { $seat } promeut le chevalier en { $knight }, maintenant puissant.
    }
event-knight_moved = { $seat } déplace un chevalier ({ $knight } → { $to }).
event-knight_displaced = { $seat } déplace un chevalier ({ $knight } → { $to }) et en déloge un autre ({ $other }).
event-knight_retreated = { $seat } : le chevalier délogé se replie ({ $knight } → { $to }).
event-knight_returned = { $seat } : le chevalier délogé en { $knight } n’a nulle part où aller et quitte le plateau.
event-robber_chased = { $seat } chasse le voleur avec le chevalier en { $knight }.
event-improved = { $seat } atteint le niveau { $level } en { $track } : { improvement }.
event-metropolis_won =
    { $loser-value ->
        [none] { $seat } a la métropole ({ $track }), en { $city }.
       *[other] { $seat } a maintenant la métropole ({ $track }), en { $city } ; { $loser } la perd.
    }
event-card_played = { $seat } joue « { $card } ».
event-tokens_swapped = { $seat } échange les jetons en { $first } et en { $second }.
event-piece_removed =
    { $ship-value ->
        [true] { $seat } retire un bateau en { $edge } ({ $owner }).
       *[other] { $seat } retire une route en { $edge } ({ $owner }).
    }
event-piece_kept = { $seat } renonce à reconstruire.
event-building_stopped = { $seat } renonce au reste des constructions gratuites.
event-knight_driven_off = { $seat } déloge un chevalier en { $knight } ({ $other }).
event-knight_dismissed = { $seat } perd le chevalier en { $knight }, qui passe à { $other }.
event-knight_placed =
    { $level ->
        [1]
            { $active-value ->
                [true] { $seat } pose un chevalier simple en { $knight }, actif.
               *[other] { $seat } pose un chevalier simple en { $knight }, inactif.
            }
        [2]
            { $active-value ->
                [true] { $seat } pose un chevalier fort en { $knight }, actif.
               *[other] { $seat } pose un chevalier fort en { $knight }, inactif.
            }
       *[other]
            { $active-value ->
                [true] { $seat } pose un chevalier puissant en { $knight }, actif.
               *[other] { $seat } pose un chevalier puissant en { $knight }, inactif.
            }
    }
event-knight_left =
    { $supply-value ->
        [true] { $seat } ne pose pas de chevalier : il n’en reste aucun de cette force en stock, ni de simple.
       *[other]
            { $places-value ->
                [true] { $seat } ne pose pas de chevalier : aucune intersection n’est libre pour lui.
               *[other] { $seat } renonce à poser un chevalier.
            }
    }
event-merchant_moved =
    { $loser-value ->
        [none] { $seat } a le marchand, en { $to }.
       *[other] { $seat } a maintenant le marchand, en { $to } ; { $loser } le perd.
    }
event-fleet_chartered = { $seat } a le meilleur taux à la banque jusqu’à la fin du tour ({ $good }).
event-monopolized =
    { $counts-count ->
        [0] { $seat } ne reçoit rien ({ $good }) : personne n’en a.
       *[other] { $seat } reçoit { monopolized } des autres.
    }
event-cards_searched = { $seat } regarde les cartes Progrès chez { $other }.
event-cards_found = { $seat } voit les cartes Progrès chez { $other } : { $cards }.
event-card_taken = { $seat } prend une carte Progrès à { $other } ({ $deck }).
event-taken_card_seen = { $seat } prend « { $card } » à { $other }.
event-cards_left = { $seat } ne prend aucune des cartes Progrès.
event-hand_searched = { $seat } regarde les cartes en main chez { $other }.
event-hand_found = { $seat } voit les cartes en main chez { $other } : { $cards }.
event-good_taken = { $seat } prend une carte à { $other }.
event-taken_good_seen = { $seat } prend 1 { $good } à { $other }.
event-given =
    { $count ->
        [one] { $seat } donne { $count } carte à { $other }.
       *[other] { $seat } donne { $count } cartes à { $other }.
    }
event-given_seen = { $seat } donne { $cards } à { $other }.
event-harbor_asked = { $seat } demande un article de commerce à { $other }.
event-laid_down_seen = { $seat } pose 1 { $resource } face cachée.
event-harbor_traded = { $seat } donne un article de commerce à { $other } contre une ressource.
event-harbor_traded_seen = { $seat } donne 1 { $commodity } à { $other } contre 1 { $resource }.
event-nothing_delivered = { $seat } n’a pas d’article de commerce pour { $other }.
event-canal_dug =
    { $seats-count ->
        [one] Le canal est creusé en { $section } : les deux jetons vont à { $seats }.
       *[other] Le canal est creusé en { $section } : un jeton par personne ({ $seats }).
    }
event-canal_laid = La dernière section, { $section }, est posée elle aussi, et ses jetons sortent du jeu.
event-canal_flooded = Le canal est achevé : dès maintenant, les champs sont fertiles, et le bassin désertique est plein d’eau.
event-robber_returned = Le voleur quitte le bassin et va en { $to }.
event-bank_traded = { $seat } échange avec la banque { $given } contre 1 { $take }.
event-offer_made =
    { $hours-value ->
        [none] { offer-made }
        [one] { offer-made } L’offre reste ouverte { $hours } heure au plus.
       *[other] { offer-made } L’offre reste ouverte { $hours } heures au plus.
    }
offer-made =
    { $first-value ->
        [true] { $seat } propose { $give } contre { $want } à { $asked } ; le premier oui l’emporte.
       *[other] { $seat } propose { $give } contre { $want } à { $asked }.
    }
event-offer_accepted = { $seat } accepte l’offre.
event-offer_declined = { $seat } refuse l’offre.
event-offer_countered = { $seat } propose plutôt de donner { $give } contre { $want }.
event-answer_lapsed = { $seat } perd une carte : la réponse à l’offre ne tient plus.
event-offer_withdrawn =
    { $over-value ->
        [true] Le temps pour l’offre est écoulé.
       *[other] { $seat } retire l’offre.
    }
event-offer_unpaid = { $seat } ne peut plus payer : l’offre est terminée.
event-traded = { $seat } donne { $give } à { $other } contre { $take }.
event-route_taken = { $seat } a maintenant la route commerciale la plus longue ({ $length }).
event-route_lost = { $seat } perd la route commerciale la plus longue ; personne ne l’a plus.
event-turn_ended = { $seat } finit son tour.
event-game_ended =
    { $points ->
        [one] La partie est finie. { $seat } gagne avec { $points } point.
       *[other] La partie est finie. { $seat } gagne avec { $points } points.
    }

# What belongs together, told in one line or as one doing.
told-then = { $first } { $then }
event-line = { $parts }
told-of-seat = { $seat } { $cards }
told-cards = Cartes : { $items }.
told-shortage = Trop peu à la banque : { $items }.
shortage = { $good } pour personne
shortage-rest = { $good }, le reste pour { $seat }
told-strength = { $seat } { $strength }
told-cities-lost = Villes perdues : { $items }.
city-lost =
    { $fallen ->
        [true]
            { $wall ->
                [true] { $seat } en { $corner } [couchée, rempart perdu]
               *[other] { $seat } en { $corner } [couchée]
            }
       *[other]
            { $wall ->
                [true] { $seat } en { $corner } [rempart perdu]
               *[other] { $seat } en { $corner }
            }
    }
told-drawn = Cartes Progrès : { $items }.
told-deck = { $seat } { $deck }
told-card = { $seat } « { $card } »
told-card-open = { $seat } « { $card } » [face visible]
told-dropped = Remises sous leur pile : { $items }.
told-discards = Cartes défaussées : { $items }.
told-chosen = Choix : { $items }.
chosen =
    { $gold ->
        [true] { $seat } 1 { $good } [or]
       *[other] { $seat } 1 { $good } [{ level-science-3 }]
    }
chosen-nothing = { $seat } rien [{ level-science-3 }]
event-roads_built = { $seat } construit des routes en { $edges }.
event-ships_built = { $seat } construit des bateaux en { $edges }.
event-settlements_built = { $seat } construit des colonies en { $corners }.
event-cities_built = { $seat } construit des villes en { $corners }.
event-walls_built = { $seat } construit des remparts en { $corners }.
event-knights_hired = { $seat } recrute des chevaliers en { $knights }.
event-knights_activated = { $seat } active les chevaliers en { $knights }.
bank-trade = { $give } contre { $take }
event-bank_trades = { $seat } échange avec la banque : { $trades }.
event-card_cost = { $seat } joue « { $card } » (pertes : { $costs }).
event-card_in_vain = { $seat } joue « { $card } » en vain ({ $good } : personne n’en a).
event-harbor_asked_for = { $seat } demande un article de commerce à { $other }, contre 1 { $resource }.
event-harbor_bargain = { $seat } obtient chez { $other } un article de commerce contre une ressource.
event-harbor_bargain_seen = { $seat } obtient chez { $other } 1 { $commodity } contre 1 { $resource }.
event-harbor_refused = { $seat } demande un article de commerce à { $other }, qui n’en a pas.
# Answers to an offer, as far as there are any.
offer-answers =
    { $accepted-count ->
        [0]
            { $declined-count ->
                [0]
                    { $countered-count ->
                        [0] sans réponse
                       *[other] autres conditions : { $countered }
                    }
               *[other]
                    { $countered-count ->
                        [0] non : { $declined }
                       *[other] non : { $declined } ; autres conditions : { $countered }
                    }
            }
       *[other]
            { $declined-count ->
                [0]
                    { $countered-count ->
                        [0] oui : { $accepted }
                       *[other] oui : { $accepted } ; autres conditions : { $countered }
                    }
               *[other]
                    { $countered-count ->
                        [0] oui : { $accepted } ; non : { $declined }
                       *[other] oui : { $accepted } ; non : { $declined } ; autres conditions : { $countered }
                    }
            }
    }
event-offer_answered = { $seat } propose { $give } contre { $want } ({ offer-answers }).
event-offer_in_vain = { $seat } propose en vain { $give } contre { $want }.

## The same without who did it, for turns told in one sentence.

clause-rolled = lance les dés ({ $yellow } + { $red } = { $total })
clause-founded =
    { $city-value ->
        [true] fonde une ville en { $corner }
       *[other] fonde une colonie en { $corner }
    }
clause-road_built = construit une route en { $edge }
clause-roads_built = construit des routes en { $edges }
clause-ship_built = construit un bateau en { $edge }
clause-ships_built = construit des bateaux en { $edges }
clause-ship_moved = déplace un bateau ({ $ship } → { $to })
clause-settlement_built = construit une colonie en { $corner }
clause-settlements_built = construit des colonies en { $corners }
clause-city_built = construit une ville en { $corner }
clause-cities_built = construit des villes en { $corners }
clause-wall_built = construit un rempart en { $corner }
clause-walls_built = construit des remparts en { $corners }
clause-received =
    { $seat-acts ->
        [true] reçoit { $cards }
       *[other] rapporte { $cards } à { $seat }
    }
clause-card_dropped =
    { $seat-acts ->
        [true] remet une carte Progrès ({ $deck })
       *[other] oblige { $seat } à remettre une carte Progrès ({ $deck })
    }
clause-own_card_dropped =
    { $seat-acts ->
        [true] remet « { $card } » sous sa pile
       *[other] oblige { $seat } à remettre « { $card } » sous sa pile
    }
clause-robber_moved = déplace le voleur vers { $to }
clause-card_stolen = vole une carte à { $victim }
clause-stolen_card_seen = vole 1 { $good } à { $victim }
clause-knight_hired = recrute un chevalier en { $knight }
clause-knights_hired = recrute des chevaliers en { $knights }
clause-knight_activated = active le chevalier en { $knight }
clause-knights_activated = active les chevaliers en { $knights }
clause-knight_promoted =
    { $level ->
        [2] promeut le chevalier en { $knight } (maintenant fort)
       *[other] promeut le chevalier en { $knight } (maintenant puissant)
    }
clause-knight_moved = déplace un chevalier ({ $knight } → { $to })
clause-knight_displaced = déplace un chevalier ({ $knight } → { $to }) pour en déloger un autre ({ $other })
clause-knight_retreated =
    { $seat-acts ->
        [true] replie le chevalier délogé ({ $knight } → { $to })
       *[other] oblige { $seat } à replier le chevalier ({ $knight } → { $to })
    }
clause-knight_returned =
    { $seat-acts ->
        [true] perd le chevalier délogé en { $knight }
       *[other] fait quitter le plateau au chevalier en { $knight } ({ $seat })
    }
clause-robber_chased = chasse le voleur avec le chevalier en { $knight }
clause-improved = atteint le niveau { $level } en { $track } ({ improvement })
clause-metropolis_won =
    { $loser-value ->
        [none] gagne la métropole ({ $track }) pour la ville en { $city }
       *[other] prend la métropole ({ $track }) à { $loser } pour la ville en { $city }
    }
clause-card_played = joue « { $card } »
clause-card_cost = joue « { $card } » (pertes : { $costs })
clause-card_in_vain = joue « { $card } » en vain ({ $good } : personne n’en a)
clause-tokens_swapped = échange les jetons en { $first } et en { $second }
clause-piece_removed =
    { $owner-acts ->
        [true]
            { $ship-value ->
                [true] retire son bateau en { $edge }
               *[other] retire sa route en { $edge }
            }
       *[other]
            { $ship-value ->
                [true] retire un bateau en { $edge } ({ $owner })
               *[other] retire une route en { $edge } ({ $owner })
            }
    }
clause-piece_kept = renonce à reconstruire
clause-building_stopped = renonce au reste des constructions gratuites
clause-knight_driven_off = déloge un chevalier en { $knight } ({ $other })
clause-knight_dismissed =
    { $other-acts ->
        [true] fait déserter le chevalier en { $knight } ({ $seat })
       *[other] fait passer à { $other } le chevalier en { $knight } ({ $seat })
    }
clause-knight_placed =
    { $level ->
        [1]
            { $active-value ->
                [true] pose un chevalier simple en { $knight } (actif)
               *[other] pose un chevalier simple en { $knight } (inactif)
            }
        [2]
            { $active-value ->
                [true] pose un chevalier fort en { $knight } (actif)
               *[other] pose un chevalier fort en { $knight } (inactif)
            }
       *[other]
            { $active-value ->
                [true] pose un chevalier puissant en { $knight } (actif)
               *[other] pose un chevalier puissant en { $knight } (inactif)
            }
    }
clause-knight_left =
    { $supply-value ->
        [true] ne pose pas de chevalier (aucun de cette force en stock, ni de simple)
       *[other]
            { $places-value ->
                [true] ne pose pas de chevalier (aucune intersection libre)
               *[other] renonce à poser un chevalier
            }
    }
clause-merchant_moved =
    { $loser-value ->
        [none] pose le marchand en { $to }
       *[other] prend le marchand à { $loser } pour le poser en { $to }
    }
clause-fleet_chartered = choisit « { $good } »
clause-monopolized =
    { $counts-count ->
        [0] ne reçoit rien ({ $good } : personne n’en a)
       *[other] reçoit { monopolized } des autres
    }
clause-cards_searched = regarde les cartes Progrès chez { $other }
clause-cards_found = voit les cartes Progrès chez { $other } ({ $cards })
clause-card_taken = prend une carte Progrès à { $other } ({ $deck })
clause-taken_card_seen = prend « { $card } » à { $other }
clause-cards_left = n’en prend aucune
clause-hand_searched = regarde les cartes en main chez { $other }
clause-hand_found = voit les cartes en main chez { $other } ({ $cards })
clause-good_taken = prend une carte à { $other }
clause-taken_good_seen = prend 1 { $good } à { $other }
clause-given =
    { $count ->
        [one] se fait donner { $count } carte par { $seat }
       *[other] se fait donner { $count } cartes par { $seat }
    }
clause-given_seen = se fait donner { $cards } par { $seat }
clause-harbor_asked = demande un article de commerce à { $other }
clause-harbor_asked_for = demande un article de commerce à { $other } (contre 1 { $resource })
clause-harbor_bargain = obtient chez { $other } un article de commerce contre une ressource
clause-harbor_bargain_seen = obtient chez { $other } 1 { $commodity } contre 1 { $resource }
clause-harbor_refused = demande un article de commerce à { $other } (qui n’en a pas)
clause-harbor_traded = obtient chez { $seat } un article de commerce contre une ressource
clause-harbor_traded_seen = obtient chez { $seat } 1 { $commodity } contre 1 { $resource }
clause-nothing_delivered = demande un article de commerce à { $seat } (qui n’en a pas)
clause-laid_down_seen = pose 1 { $resource } face cachée
clause-canal_dug =
    { $seats-count ->
        [one] fait creuser le canal en { $section } (les deux jetons : { $seats })
       *[other] fait creuser le canal en { $section } (un jeton par personne : { $seats })
    }
clause-bank_traded = échange avec la banque { $given } contre 1 { $take }
clause-bank_trades = échange avec la banque ({ $trades })
clause-offer_made = propose { $give } contre { $want }
clause-offer_answered = propose { $give } contre { $want } ({ offer-answers })
clause-offer_in_vain = propose en vain { $give } contre { $want }
clause-offer_accepted = obtient un oui ({ $seat })
clause-offer_declined = essuie un non ({ $seat })
clause-offer_countered = reçoit d’autres conditions ({ $seat } : { $give } contre { $want })
clause-answer_lapsed = perd une réponse ({ $seat })
clause-offer_withdrawn =
    { $over-value ->
        [true] { "" }
       *[other] retire l’offre
    }
clause-offer_unpaid = ne peut plus payer
clause-traded = donne { $give } à { $other } contre { $take }
clause-route_taken =
    { $seat-acts ->
        [true] prend la route commerciale la plus longue ({ $length })
       *[other] laisse à { $seat } la route commerciale la plus longue ({ $length })
    }
clause-route_lost =
    { $seat-acts ->
        [true] perd la route commerciale la plus longue
       *[other] fait perdre à { $seat } la route commerciale la plus longue
    }
clause-turn_ended = { "" }

## Why something is refused.

# What would be possible instead, behind the reason.
possible-instead =
    { $more ->
        [true] Possible, par exemple : { $there }.
       *[other] Possible : { $there }.
    }

great_canal-unrolled = Lance d’abord les dés. Avant cela, tu peux seulement jouer « { card-alchemist } ».
great_canal-rolled = Tu as déjà lancé les dés pendant ce tour. « { card-alchemist } » se joue avant de les lancer.
great_canal-skip = En ce moment, il n’y a rien à quoi renoncer.
great_canal-unknown-good = Cette ressource ou cet article de commerce n’existe pas dans ce jeu. { possible-instead }
great_canal-unknown-track = Ce domaine n’existe pas dans ce jeu. { possible-instead }
great_canal-price = Cela coûte { $price }. Il te manque encore { $lacking }.
great_canal-nothing = Tu n’as rien indiqué. Indique au moins 1 carte partout où des cartes sont demandées.
great_canal-held =
    { $count ->
        [0] Tu n’as pas cette carte Progrès, ni aucune autre.
       *[other] Tu n’as pas cette carte Progrès. Les tiennes : { $there }.
    }

# Whose moment it is not, since nothing of the kind is asked.
great_canal-moment-found = On ne fonde qu’au début de la partie. Maintenant, on construit.
great_canal-moment-discard = En ce moment, personne ne doit défausser de cartes. Cela arrive sur un sept ou avec « { card-saboteur } ».
great_canal-moment-robber = En ce moment, le voleur n’est pas à déplacer. Cela arrive sur un sept ; sinon, c’est un chevalier ou « { card-bishop } » qui le déplace.
great_canal-moment-sacrifice = En ce moment, personne ne doit perdre de ville. Cela arrive quand les barbares gagnent.
great_canal-moment-draw = En ce moment, personne ne pioche de carte pour sa défense. Cela arrive quand plusieurs personnes, à égalité, ont le mieux repoussé une attaque.
great_canal-moment-take = En ce moment, personne ne prend de ressource à son choix. Cela arrive après un lancer de dés, grâce à un terrain aurifère ou à l’{ level-science-3 }.
great_canal-moment-retreat = En ce moment, aucun chevalier délogé n’a à se replier. Pour déplacer un de tes chevaliers, choisis « { command-knight-move-label } ».
great_canal-moment-rebuild = En ce moment, il n’y a rien à reconstruire. Cela arrive quand tu retires une route ou un bateau à toi avec « { card-diplomat } ».
great_canal-moment-dismiss = En ce moment, aucun chevalier ne doit déserter. Cela arrive avec « { card-deserter } ».
great_canal-moment-place = En ce moment, il n’y a pas de chevalier déserteur à poser. Les nouveaux chevaliers se recrutent.
great_canal-moment-keep = En ce moment, il n’y a pas de carte Progrès à prendre chez quelqu’un d’autre. Cela arrive avec « { card-spy } ».
great_canal-moment-choose = En ce moment, il n’y a pas de carte à prendre dans une autre main. Cela arrive avec « { card-master_merchant } ».
great_canal-moment-give = En ce moment, personne ne doit donner de cartes. Cela arrive avec « { card-wedding } ».
great_canal-moment-deliver = En ce moment, personne ne demande d’article de commerce. Cela arrive avec « { card-commercial_harbor } ».

# What the seat itself has to do first.
great_canal-first-found = Fonde d’abord ta colonie ou ta ville.
great_canal-first-discard = Défausse d’abord tes cartes : la partie attend cela.
great_canal-first-robber = Déplace d’abord le voleur.
great_canal-first-sacrifice = Choisis d’abord la ville que tu perds.
great_canal-first-draw = Pioche d’abord ta carte Progrès : ta défense est parmi les meilleures.
great_canal-first-drop = Remets d’abord des cartes Progrès sous leur pile : tu en as trop.
great_canal-first-take = Choisis d’abord la ressource que tu prends. Tu ne peux renoncer qu’à ce qui vient de l’{ level-science-3 }.
great_canal-first-retreat = Déplace d’abord ton chevalier délogé vers une autre intersection.
great_canal-first-build = Construis d’abord ce que permet « { card-road_building } », ou renonce au reste.
great_canal-first-rebuild = Reconstruis d’abord la route ou le bateau que tu as retiré, ou renonce à reconstruire.
great_canal-first-dismiss = Choisis d’abord le chevalier qui déserte.
great_canal-first-place = Pose d’abord le chevalier qui a déserté pour toi, ou renonce à le poser.
great_canal-first-keep = Prends d’abord une des cartes Progrès que tu vois, ou aucune.
great_canal-first-choose = Prends d’abord une carte de la main que tu vois.
great_canal-first-give = Donne d’abord tes cartes pour « { card-wedding } ».
great_canal-first-deliver = Réponds d’abord à la personne qui te demande un article de commerce.

great_canal-discard-count =
    { $count ->
        [one] Tu dois défausser exactement { $count } carte.
       *[other] Tu dois défausser exactement { $count } cartes.
    }
great_canal-discard-held =
    { $count ->
        [one] Tu n’as pas toutes ces cartes. Défausse { $count } carte parmi celles-ci : { $hand }.
       *[other] Tu n’as pas toutes ces cartes. Défausse { $count } cartes parmi celles-ci : { $hand }.
    }
great_canal-wedding-count =
    { $count ->
        [one] Tu dois donner exactement { $count } carte.
       *[other] Tu dois donner exactement { $count } cartes.
    }
great_canal-wedding-held =
    { $count ->
        [one] Tu n’as pas toutes ces cartes. Donne { $count } carte parmi celles-ci : { $hand }.
       *[other] Tu n’as pas toutes ces cartes. Donne { $count } cartes parmi celles-ci : { $hand }.
    }

great_canal-supply-road = Il ne te reste aucune route en stock.
great_canal-supply-ship = Il ne te reste aucun bateau en stock.
great_canal-supply-settlement = Il ne te reste aucune colonie en stock. Une colonie y revient chaque fois qu’une autre devient une ville.
great_canal-supply-city = Il ne te reste aucune ville en stock.
great_canal-supply-wall = Il ne te reste aucun rempart en stock.
great_canal-supply-knight =
    { $level ->
        [1] Il ne te reste aucun chevalier simple en stock. Il en revient un quand tu promeus un chevalier simple.
        [2] Il ne te reste aucun chevalier fort en stock. Il en revient un quand tu promeus un chevalier fort.
       *[other] Il ne te reste aucun chevalier puissant en stock.
    }
great_canal-build-road =
    { $count ->
        [0] Une route prolonge une de tes routes ou part d’un de tes bâtiments, sur un chemin de terre libre, sans passer par une pièce adverse. En ce moment, il n’y a pas de tel chemin.
       *[other] Une route prolonge une de tes routes ou part d’un de tes bâtiments, sur un chemin de terre libre, sans passer par une pièce adverse. { possible-instead }
    }
great_canal-build-ship =
    { $count ->
        [0] Un bateau prolonge un de tes bateaux ou part d’un de tes bâtiments, sur un chemin libre de la côte ou de la mer, sans passer par une pièce adverse. En ce moment, il n’y a pas de tel chemin.
       *[other] Un bateau prolonge un de tes bateaux ou part d’un de tes bâtiments, sur un chemin libre de la côte ou de la mer, sans passer par une pièce adverse. { possible-instead }
    }
great_canal-build-settlement =
    { $count ->
        [0] Une colonie demande une intersection libre de l’île principale, à une de tes routes ou à un de tes bateaux et à au moins 2 chemins de tout bâtiment. En ce moment, il n’y a pas de telle intersection.
       *[other] Une colonie demande une intersection libre de l’île principale, à une de tes routes ou à un de tes bateaux et à au moins 2 chemins de tout bâtiment. { possible-instead }
    }
great_canal-build-city =
    { $count ->
        [0] C’est une colonie qui devient une ville, et tu n’en as aucune.
       *[other] C’est une colonie qui devient une ville, et tu n’en as pas là. { possible-instead }
    }
great_canal-R22-side = Une de tes villes est couchée : il faut la redresser avant de faire une ville d’une colonie. { possible-instead }
great_canal-build-wall =
    { $count ->
        [0] Un rempart se pose sous une ville qui n’en a pas, et tu n’as pas de telle ville.
       *[other] Tu n’as pas là de ville sans rempart. { possible-instead }
    }
great_canal-R58 = On fonde sur une intersection libre de l’île principale, à au moins 2 chemins de tout bâtiment. { possible-instead }
great_canal-R16 = Au moins un de tes 3 premiers bâtiments doit être sur la côte : celui-ci doit donc y être. { possible-instead }
great_canal-R2-ship = Cette intersection est sur la côte : le bâtiment prend un bateau à côté, sur un chemin libre de la côte ou de la mer. { possible-instead }
great_canal-R2-road = Cette intersection est à l’intérieur des terres : le bâtiment prend une route à côté, sur un chemin libre. { possible-instead }

great_canal-R28-once = Tu as déjà déplacé un bateau pendant ce tour.
great_canal-R28-new = Ce bateau a été construit pendant ce tour : il ne peut pas encore se déplacer.
great_canal-R28-own =
    { $count ->
        [0] Tu n’as pas de bateau là, et aucun autre ne peut se déplacer.
       *[other] Tu n’as pas de bateau là. { possible-instead }
    }
great_canal-R28-closed =
    { $count ->
        [0] À ses deux bouts, ce bateau est retenu par d’autres de tes pièces, et aucun autre bateau ne peut se déplacer.
       *[other] À ses deux bouts, ce bateau est retenu par d’autres de tes pièces. { possible-instead }
    }
great_canal-R38 =
    { $count ->
        [0] Un de tes chevaliers n’a à côté de lui que ce bateau, sans autre bateau ni route à toi : il serait isolé. Aucun autre bateau ne peut se déplacer.
       *[other] Un de tes chevaliers n’a à côté de lui que ce bateau, sans autre bateau ni route à toi : il serait isolé. { possible-instead }
    }
great_canal-R28-site =
    { $count ->
        [0] Un bateau va sur un chemin où, une fois retiré, il pourrait être construit de nouveau, et il n’y a pas de tel chemin pour celui-ci.
       *[other] Un bateau va sur un chemin où, une fois retiré, il pourrait être construit de nouveau. { possible-instead }
    }

great_canal-knight-none =
    { $count ->
        [0] Tu n’as aucun chevalier sur le plateau.
       *[other] Tu n’as pas de chevalier là. { possible-instead }
    }
great_canal-R20-hire =
    { $count ->
        [0] Un chevalier se pose sur une intersection libre de l’île principale, à une de tes routes ou à un de tes bateaux. En ce moment, il n’y a pas de telle intersection.
       *[other] Un chevalier se pose sur une intersection libre de l’île principale, à une de tes routes ou à un de tes bateaux. { possible-instead }
    }
great_canal-knight-active = Le chevalier en { $knight } est déjà actif.
great_canal-knight-acted = Le chevalier en { $knight } a déjà agi pendant ce tour.
great_canal-knight-inactive = Le chevalier en { $knight } n’est pas actif. Si tu l’actives, il pourra agir à partir de ton prochain tour.
great_canal-knight-activated = Le chevalier en { $knight } est devenu actif pendant ce tour. Il pourra agir à partir de ton prochain tour.
great_canal-knight-promoted = Le chevalier en { $knight } a déjà été promu pendant ce tour.
great_canal-knight-mighty = Le chevalier en { $knight } est puissant : il n’y a pas de niveau plus élevé.
great_canal-knight-fortress = Le chevalier en { $knight } est fort. Pour le rendre puissant, il te faut la { level-politics-3 }, niveau 3 en politique.
great_canal-R20-move =
    { $count ->
        [0] Un chevalier se déplace le long de tes routes et de tes bateaux jusqu’à une intersection libre, sans passer par une pièce adverse. Il n’y a pas de telle intersection pour celui-ci.
       *[other] Un chevalier se déplace le long de tes routes et de tes bateaux jusqu’à une intersection libre, sans passer par une pièce adverse. { possible-instead }
    }
great_canal-R20-displace =
    { $count ->
        [0] Un chevalier en déloge un autre, adverse et plus faible, le long de tes routes et de tes bateaux. Il n’y en a aucun à sa portée.
       *[other] Il n’y a pas là de chevalier adverse plus faible que celui-ci peut atteindre le long de tes routes et de tes bateaux. { possible-instead }
    }
great_canal-R21 = Un chevalier délogé va, le long de ses propres routes et bateaux, jusqu’à une autre intersection libre. { possible-instead }

great_canal-R7-robber = Le voleur ne se déplace pas avant la première attaque des barbares.
great_canal-R18 = Le voleur va sur une autre tuile de terre, mais jamais sur le bassin désertique une fois celui-ci en eau. { possible-instead }
great_canal-R18-knight = Le chevalier ne touche pas la tuile du voleur, { $robber }. Seul un chevalier à une de ses intersections peut le chasser.
great_canal-R18-token = Un chevalier chasse le voleur vers une autre tuile qui a un jeton numéroté. { possible-instead }
great_canal-R18-victim = En { $to }, tu voles une personne qui y a un bâtiment et qui a une carte : indique laquelle. { possible-instead }
great_canal-R18-nobody = En { $to }, il n’y a personne à voler : n’indique personne.
great_canal-R22 = Tu n’as là aucune ville que tu peux perdre : une métropole ne se perd pas. { possible-instead }
great_canal-R41 = Il n’y a pas de carte à piocher là. { possible-instead }
great_canal-R23 = Tu n’as pas trop de cartes Progrès (maximum : { $limit }) : tu n’as pas à en remettre.
great_canal-R23-end = Cartes Progrès : tu en as { $held }, et tu ne peux finir ton tour qu’avec { $limit } au plus. Joues-en ou remets-en d’abord.
great_canal-R25 = Tu peux prendre une ressource que la banque a. { possible-instead }
great_canal-R42 = On ne peut pas renoncer à l’or : choisis une ressource.

great_canal-improve-highest = Tu as atteint le plus haut niveau en { $track }.
great_canal-improve-city = Pour une amélioration en { $track }, il te faut une ville, et une ville couchée ne compte pas.
great_canal-R24 = Pour le niveau suivant en { $track }, il te faut une ville sans métropole, ou la métropole de ce domaine même.
great_canal-R24-city = Ce niveau t’apporte une métropole : indique une de tes villes qui n’en a pas encore. { possible-instead }
great_canal-R24-none = Ton niveau suivant en { $track } n’apporte pas de métropole : n’indique pas de ville.

great_canal-R30-same = On n’échange pas une sorte contre elle-même. Choisis-en deux différentes.
great_canal-R30-bank =
    { $count ->
        [0] La banque n’en a pas, ni rien d’autre que tu pourrais prendre.
       *[other] La banque n’en a pas. { possible-instead }
    }
great_canal-R57 =
    { $held ->
        [0] La banque demande { $price } pour 1 carte, et tu n’en as pas.
       *[other] La banque demande { $price } pour 1 carte, et tu en as seulement { $held }.
    }

great_canal-R11-none = Aucune offre n’est ouverte. La personne dont c’est le tour peut en faire une après avoir lancé les dés.
great_canal-R11-both = Dans une offre, aucune sorte n’est des deux côtés à la fois. Ici, des deux côtés : { $goods }.
great_canal-R11-supply = Il n’y en a pas autant dans tout le jeu, mais seulement { $most }.
great_canal-R11-held = Tu n’as pas tout ce que tu veux donner. Tu as { $hand }.
great_canal-R11-answer =
    { $count ->
        [0] Jusqu’ici, personne n’a accepté ton offre ni proposé d’autres conditions.
       *[other] Tu ne peux échanger qu’avec une personne dont l’accord ou les conditions tiennent encore. { possible-instead }
    }
great_canal-R45-nobody = Personne d’autre n’a de carte : tu ne peux proposer d’échange à personne.
great_canal-R45-asked = Propose l’échange à d’autres personnes qui ont une carte, chacune nommée une seule fois. { possible-instead }
great_canal-R45-others = Cette offre n’est pas pour toi, mais pour { $asked }.
great_canal-R45-same = Cette offre est déjà ouverte, exactement la même.
great_canal-R45-accept = Tu as déjà accepté cette offre.
great_canal-R45-decline = Tu as déjà refusé cette offre.
great_canal-R45-held = L’offre demande { $want }, que tu n’as pas. Tu peux refuser, ou proposer d’autres conditions.
great_canal-R47-same =
    { $accepted ->
        [true] Ce sont les conditions de l’offre elle-même, que tu as déjà acceptée.
       *[other] Ce sont les conditions de l’offre elle-même. Tu peux l’accepter.
    }
great_canal-R47-already = Tu as déjà proposé ces conditions.

great_canal-commercial_harbor = Aucun adversaire n’a de carte : il n’y a personne à qui demander.
great_canal-commercial_harbor-resource = Tu n’as pas de ressource à proposer contre un article de commerce.
great_canal-R53 = Pour demander un article de commerce, joue d’abord « { card-commercial_harbor } » pendant ce tour.
great_canal-R53-seat =
    { $count ->
        [0] Il ne reste personne à qui demander : pour chaque « { card-commercial_harbor } », tu demandes une fois à chaque adversaire qui a une carte.
       *[other] Tu ne peux pas demander à cette personne : pour chaque « { card-commercial_harbor } », tu demandes une fois à chaque adversaire qui a une carte. { possible-instead }
    }
great_canal-R53-resource =
    { $count ->
        [0] Tu n’as pas de ressource à proposer.
       *[other] Tu n’as pas cette ressource. { possible-instead }
    }
great_canal-R53-commodity =
    { $count ->
        [0] Tu n’as pas d’article de commerce. Appuie sur « { choice-skip-deliver } » sous la question, ou sur « { command-skip-label } » dans ton panneau : alors, tout le monde sait que tu n’en as pas.
       *[other] Tu n’as pas cet article de commerce. { possible-instead }
    }
great_canal-R53-must = Tu as un article de commerce et dois en donner un parmi ceux-ci : { $held }.
great_canal-master_merchant =
    { $count ->
        [0] Aucun adversaire qui a plus de points que toi n’a de carte.
       *[other] Tu prends des cartes à un adversaire qui a plus de points que toi, et qui a une carte. { possible-instead }
    }
great_canal-master_merchant-good = Cette carte n’est pas dans cette main. { possible-instead }
great_canal-merchant =
    { $count ->
        [0] Le marchand va sur une tuile de l’île principale qui a une ressource, à côté d’un de tes bâtiments, et où ton marchand n’est pas déjà. En ce moment, il n’y a pas de telle tuile.
       *[other] Le marchand va sur une tuile de l’île principale qui a une ressource, à côté d’un de tes bâtiments, et où ton marchand n’est pas déjà. { possible-instead }
    }
great_canal-merchant_fleet =
    { $count ->
        [0] Tu échanges déjà toutes les sortes au meilleur taux avec la banque.
       *[other] Tu échanges déjà cette sorte au meilleur taux avec la banque, ou ce n’est pas une sorte de carte. { possible-instead }
    }
great_canal-resource_monopoly = Ce n’est pas une ressource. { possible-instead }
great_canal-resource_monopoly-cards = Aucun adversaire n’a de carte : personne ne pourrait rien te donner.
great_canal-trade_monopoly = Ce n’est pas un article de commerce. { possible-instead }
great_canal-trade_monopoly-cards = Aucun adversaire n’a de carte : personne ne pourrait rien te donner.
great_canal-bishop = Le voleur va sur une autre tuile de terre, mais jamais sur le bassin désertique une fois celui-ci en eau. { possible-instead }
great_canal-deserter =
    { $count ->
        [0] Aucun adversaire n’a de chevalier qui pourrait déserter.
       *[other] C’est un chevalier adverse qui déserte : choisis un adversaire qui en a. { possible-instead }
    }
great_canal-diplomat =
    { $count ->
        [0] Aucune route ni aucun bateau du plateau n’est ouvert.
       *[other] Il n’y a pas là de route ni de bateau ouvert : il faut qu’à l’un de ses bouts il n’y ait rien d’autre de sa couleur, et que son retrait n’isole aucun chevalier. { possible-instead }
    }
great_canal-diplomat-rebuild = On ne peut reconstruire que sur un autre chemin, où la pièce pourrait être construite de nouveau. { possible-instead }
great_canal-intrigue =
    { $count ->
        [0] Aucun chevalier adverse n’est à une de tes routes ni à un de tes bateaux.
       *[other] Il n’y a pas là de chevalier adverse, à une de tes routes ou à un de tes bateaux. { possible-instead }
    }
great_canal-saboteur = Aucun adversaire qui a au moins autant de points que toi n’a 2 cartes.
great_canal-spy =
    { $count ->
        [0] Aucun adversaire n’a de carte Progrès.
       *[other] Tu regardes les cartes Progrès chez un adversaire qui en a. { possible-instead }
    }
great_canal-spy-card = Cette carte n’est pas parmi celles que tu vois. { possible-instead }
great_canal-warlord = Tu n’as pas de chevalier inactif.
great_canal-R52 = Indique tes chevaliers inactifs, chacun une seule fois. { possible-instead }
great_canal-wedding = Personne avec plus de points que toi n’a de carte.
great_canal-alchemist = Les deux nombres vont de 1 à 6.
great_canal-engineer =
    { $count ->
        [0] Aucune de tes villes ne peut recevoir de rempart : tu n’as pas de ville sans rempart, ou plus de rempart en stock.
       *[other] Tu n’as pas là de ville sans rempart. { possible-instead }
    }
great_canal-inventor =
    { $count ->
        [0] Aucun jeton numéroté du plateau ne peut être échangé : les jetons 2, 6, 8 et 12 restent où ils sont.
       *[other] Il n’y a pas là de jeton numéroté que l’on peut échanger : les jetons 2, 6, 8 et 12 restent où ils sont. { possible-instead }
    }
great_canal-inventor-same = Les deux jetons portent le même numéro ({ $token }) : les échanger ne changerait rien.
great_canal-irrigation = Tu n’as pas de bâtiment à côté d’un champ.
great_canal-irrigation-bank = La banque n’a pas de blé.
great_canal-R7-irrigation = Les champs sont stériles jusqu’à l’achèvement du canal.
great_canal-mining = Tu n’as pas de bâtiment à côté d’une montagne.
great_canal-mining-bank = La banque n’a pas de minerai.
great_canal-road_building = En ce moment, tu ne peux construire ni route ni bateau : il n’y a pas de lieu pour cela, ou plus de pièce en stock.

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
waits-take =
    { $by ->
        [gold] ressource d’un terrain aurifère
        [aqueduct] ressource de l’Aqueduc
       *[both] ressource à prendre
    }
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
describe-fleet-short =
    Barbares : { $left ->
        [0] ils attaquent
       *[other] encore { $left } pas
    }, force { $attack }, chevaliers { $defence }.
describe-canal-short = Canal : { $dug } sections creusées sur { $needed }.
describe-canal-done-short = Le canal est achevé.
describe-seat-short = { $name } : cartes { $goods }, progrès { $progress }, jetons { $chips }, force { $strength }, niveaux { $levels }.
describe-marks-short = Voleur : { $robber }. Route la plus longue : { $route }. Marchand : { $merchant }.
describe-metropolises-short = Métropoles : { $items }.
describe-defenders-short = Défense de Catan : { $items }.
describe-opened-short = Cartes exposées : { $items }.
describe-built-short = { $name } : colonies { $settlements } ; villes { $cities } ; chevaliers { $knights }.

# The long description, from which one can play. A nought stands for an empty list.
describe-title = Le Grand Canal, tour { $turn }. Places : { $seats }. But, en points : { $goal }. Tour en cours : { $seat }.
describe-title-set-up = Le Grand Canal, fondation. Places : { $seats }. But, en points : { $goal }. Tour en cours : { $seat }.
describe-waiting = En attente : { $waiting } ({ $what }).
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
describe-offer-hours = Ouverte au plus : { $hours } h.
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
describe-fleet =
    Flotte barbare : { $left ->
        [0] elle attaque
       *[other] encore { $left } pas sur { $steps }
    } ; attaques jusqu’ici { $attacks }. Sa force { $attack }, celle des chevaliers actifs de l’île principale { $defence }.
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
