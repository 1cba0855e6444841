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

direction-n = nòrd
direction-n-short = N
direction-ne = nòrd-èst
direction-ne-short = NE
direction-e = èst
direction-e-short = E
direction-se = sud-èst
direction-se-short = SE
direction-s = sud
direction-s-short = S
direction-sw = sud-oèst
direction-sw-short = SO
direction-w = oèst
direction-w-short = O
direction-nw = nòrd-oèst
direction-nw-short = NO

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

option-variable = Mapa variada
option-variable-description = Los terrens e getons numerotats de l’illa principala son tirats al sòrt ; camps e desèrts demòran

## What is asked, what is answered beforehand, what is paid and counted.

# What lies at a place: land with its number, water, harbours.
detail-hex = { $terrain } { $token }
detail-harbour = pòrt { $rate }:1
detail-harbour-good = pòrt { $rate }:1 ({ $good })
detail-and = { $first }, { $last }

# Prices on buttons.
cost = { $goods }
cost-and = { $first }, { $last }

status-over = La partida es acabada.
# $asked says who is asked, and what.
status-waiting = Torn { $turn }. { $asked }
status-roll = Torn { $turn } : tira los dats.
status-roll-card = Torn { $turn } : tira los dats, o jòga d’en primièr ta carta d’abans la tirada.
status-turn =
    { $cards ->
        [one] Torn { $turn }, { $points } PV sus { $goal }, { $cards } carta (limit { $limit }) : bastís, escàmbia, jòga de cartas, o acaba ton torn.
       *[other] Torn { $turn }, { $points } PV sus { $goal }, { $cards } cartas (limit { $limit }) : bastís, escàmbia, jòga de cartas, o acaba ton torn.
    }
status-over-limit =
    { $count ->
        [one] As { $count } carta de progrès de mai que lo limit, { $limit } : tòrna-la metre abans d’acabar ton torn, o jòga-ne una.
       *[other] As { $count } cartas de progrès de mai que lo limit, { $limit } : tòrna-las metre abans d’acabar ton torn, o jòga-ne.
    }
status-asked = Question per tu : { $question }
# $part is what is asked of this seat alone, such as "4 of 9".
status-asked-part = Question per tu ({ $part }) : { $question }
status-offered = { $status } Ton ofèrta es dobèrta, responsas : { $answered } sus { $count }.
status-offer =
    { $answer ->
        [accept] { $terms } Accèptas. Pòdes encara cambiar ta responsa.
        [decline] { $terms } Refusas. Pòdes encara cambiar ta responsa.
        [counter] { $terms } Prepausas d’autras condicions. Pòdes encara cambiar ta responsa.
       *[other] { $terms } Accèpta, refusa, o prepausa d’autras condicions.
    }

# What is asked, behind the names of those who are asked and a colon.
matter-roll = tirar los dats, torn { $turn }.
matter-turn = acabar lo torn { $turn }.
matter-found =
    { $city ->
        [true] ont metre la ciutat de la fondacion, amb sa rota o son batèu ?
       *[false] ont metre una colonia de la fondacion, amb sa rota o son batèu ?
    }
matter-discard = quinas cartas descartar ?
matter-robber = ont mandar lo raubaire, e qual raubar aquí ?
matter-sacrifice = quina ciutat pèrdre contra los barbars ?
matter-draw = a egalitat per la melhora defensa : de quina pila prene una carta de progrès ?
matter-drop = tròp de cartas de progrès (limit : { $limit }) : quina tornar metre ?
matter-gold = quina ressorsa prene del camp d’aur ?
matter-take =
    { $gold ->
        [true] quina ressorsa prene ? Un camp d’aur ne balha una ; l’Aqueducte tanben, e i se pòt renonciar.
       *[false] quina ressorsa prene mercés a l’Aqueducte, o pas cap ?
    }
matter-retreat = lo cavalièr en { $corner } es fòrabandit : ont va ?
matter-dismiss = quin cavalièr deserta, cap a { $to } ?
matter-give = quinas cartas balhar pel Maridatge a { $to } ?
matter-deliver = { $to } a pausat una ressorsa amagada : quina mercandariá balhar en escambi ? Qual n’a pas cap o ditz.
matter-build =
    { $count ->
        [one] ont bastir encara { $count } rota o batèu, sens pagar ?
       *[other] ont bastir { $count } rotas o batèus, sens pagar ?
    }
matter-rebuild =
    { $ship ->
        [true] ont tornar metre lo batèu levat en { $edge }, sens pagar ?
       *[false] ont tornar metre la rota levada en { $edge }, sens pagar ?
    }
matter-place =
    { $level ->
        [3] ont plaçar lo cavalièr poderós ?
        [2] ont plaçar lo cavalièr fòrt ?
       *[other] ont plaçar lo cavalièr simple ?
    }
matter-keep = quina carta de progrès prene a { $victim }, o pas cap ?
matter-choose =
    { $count ->
        [one] quina carta prene a { $victim } ? Encara { $count }.
       *[other] quinas cartas prene a { $victim }, una per una ? Encara { $count }.
    }
matter-offer = { $offerer } balha { $give } contra { $want }.
matter-offer-first = { $offerer } balha { $give } contra { $want }, a la primièra persona qu’accèpta.
choice-pick_answer = Escambiar amb { $seat }

# What is asked of one of several.
part-cards = { $count } sus { $held }
part-gold = aur
part-aqueduct = Aqueducte

# Partidas del platèu que se pòdon agachar.
part-map = carta
part-west = oèst
part-middle = mitan
part-east = èst
part-islands = illas pichonas
part-players = jogaires

# What would be lost by an action.
lost-card = As una carta que se jòga sonque abans la tirada : { $card }.
lost-offer = Ton ofèrta es encara dobèrta, e s’acaba amb ton torn.
lost-offer-answers =
    { $count ->
        [one] Ton ofèrta es encara dobèrta, e { $takers } vòl plan escambiar amb tu. S’acaba amb ton torn.
       *[other] Ton ofèrta es encara dobèrta, e { $takers } vòlon plan escambiar amb tu. S’acaba amb ton torn.
    }
lost-askings = As jogat un Pòrt de comèrci e as pas encara res demandat. O pòdes sonque fins a la fin de ton torn.

# How the points came about, when the game is over. $count is how many there are.
count-settlements =
    { $count ->
        [one] { $points } per { $count } colonia
       *[other] { $points } per { $count } colonias
    }
count-cities =
    { $count ->
        [one] { $points } per { $count } ciutat
       *[other] { $points } per { $count } ciutats
    }
count-metropolises =
    { $count ->
        [one] { $points } per { $count } metropòli
       *[other] { $points } per { $count } metropòlis
    }
count-chips =
    { $count ->
        [one] { $points } per { $count } geton Catan
       *[other] { $points } per { $count } getons Catan
    }
count-defender = { $points } per la defensa de Catan
count-cards =
    { $count ->
        [one] { $points } per { $count } carta visibla
       *[other] { $points } per { $count } cartas visiblas
    }
count-route = { $points } per la rota comerciala mai longa
count-merchant = { $points } pel mercadièr

# Answers given beforehand: what they are about, what they do, and on buttons.
topic-goods = Tas cartas de gardar
topic-aqueduct = Ton Aqueducte
topic-gold = Aur e Aqueducte
topic-progress = Tas cartas de progrès de tornar metre
topic-city = Ta ciutat de pèrdre
topic-knight = Ton cavalièr que deserta
topic-deck = Ta pila ont prene
topic-harbor = Mercandariá per un Pòrt de comèrci
topic-acceptance = Ofèrtas qu’accèptas
topic-refusal = Ofèrtas que refusas
topic-turn = Fin de ton torn
standing-keep_goods = Quand cal descartar o balhar de cartas, gardas { $goods }, çò primièr nomenat lo mai longtemps. Çò qu’as en mai grand nombre partís d’en primièr.
standing-keep_goods-label = Cartas de gardar
standing-keep_goods-description = **Cartas de gardar :** quand cal descartar, o balhar de cartas per un Maridatge, gardas tan longtemps coma se pòt çò que nomenas, çò primièr nomenat lo mai longtemps. Del demai, çò qu’as en mai grand nombre partís d’en primièr.
standing-keep_goods-form = { standing-keep_goods-label }
standing-keep_goods-goods = Gardar, dins aquel òrdre
standing-keep_goods-goods-description = Coma « mineral, blat, moneda » ; çò primièr demòra lo mai longtemps
standing-skip_aqueduct = Prenes pas res mercés a l’Aqueducte.
standing-skip_aqueduct-label = Renonciar a l’Aqueducte
standing-skip_aqueduct-description = **Renonciar a l’Aqueducte :** quand una tirada te balha pas cap de carta, ne prenes pas tanpauc mercés a l’Aqueducte. Aquò concernís pas l’aur.
standing-take_resources = D’un camp d’aur o mercés a l’Aqueducte, prenes la primièra d’aquestas ressorsas que la banca a : { $resources }.
standing-take_resources-label = Ressorsas de prene
standing-take_resources-description = **Ressorsas de prene :** d’un camp d’aur o mercés a l’Aqueducte, prenes la primièra de las ressorsas nomenadas que la banca a. Se n’a pas cap, la question t’es pausada.
standing-take_resources-form = { standing-take_resources-label }
standing-take_resources-resources = Prene, dins aquel òrdre
standing-take_resources-resources-description = Coma « mineral, blat » ; la primièra que la banca a es presa
standing-drop_cards = Quand as tròp de cartas de progrès, tòrnas metre la primièra d’aquestas qu’as : { $cards }.
standing-drop_cards-label = Cartas de tornar metre
standing-drop_cards-description = **Cartas de tornar metre :** quand as tròp de cartas de progrès pendent lo torn de qualqu’un mai, tòrnas metre la primièra de las nomenadas qu’as. Se n’as pas cap, la question t’es pausada.
standing-drop_cards-form = { standing-drop_cards-label }
standing-drop_cards-cards = Tornar metre, dins aquel òrdre
standing-drop_cards-cards-description = Noms amb de virgulas ; la primièra qu’as va jos la pila
standing-lose_cities = Quand los barbars prenon una ciutat, pèrdes la primièra d’aquestas qu’es pas una metropòli : { $cities }.
standing-lose_cities-label = Ciutats de pèrdre
standing-lose_cities-description = **Ciutats de pèrdre :** quand los barbars te prenon una ciutat, es la primièra de las nomenadas que se pòt pèrdre. Se cap se pòt pas pèrdre, la question t’es pausada.
standing-lose_cities-form = { standing-lose_cities-label }
standing-lose_cities-cities = Pèrdre, dins aquel òrdre
standing-lose_cities-cities-description = Crosaments amb de virgulas, coma « D4 nòrd, C5 S »
standing-lose_knights = Quand un de tos cavalièrs deserta, es lo primièr a aquestes crosaments : { $knights }.
standing-lose_knights-label = Cavalièrs de cedir
standing-lose_knights-description = **Cavalièrs de cedir :** quand qualqu’un jòga un Desertor contra tu, lo primièr de tos cavalièrs als crosaments nomenats deserta. Se i as pas cap de cavalièr, la question t’es pausada.
standing-lose_knights-form = { standing-lose_knights-label }
standing-lose_knights-knights = Cedir, dins aquel òrdre
standing-lose_knights-knights-description = Crosaments amb de virgulas, coma « D4 nòrd, C5 S »
standing-draw_from = A egalitat per la melhora defensa, prenes aquí : { $deck }.
standing-draw_from-label = Prene : { $deck }
standing-draw_from-description = **Prene d’una pila :** quand siás a egalitat per la melhora defensa, prenes d’aquesta pila. S’es voida, la question t’es pausada.
standing-deliver_commodities = Per un Pòrt de comèrci, balhas la primièra d’aquestas mercandariás qu’as : { $commodities }. S’as pas cap de mercandariá, o dises.
standing-deliver_commodities-label = Mercandariás de balhar
standing-deliver_commodities-description = **Mercandariás de balhar :** quand qualqu’un te demanda una mercandariá amb un Pòrt de comèrci, balhas la primièra de las nomenadas qu’as. Se n’as sonque d’autras, la question t’es pausada ; se n’as pas cap, o dises.
standing-deliver_commodities-form = { standing-deliver_commodities-label }
standing-deliver_commodities-commodities = Balhar, dins aquel òrdre
standing-deliver_commodities-commodities-description = Coma « drap, moneda » ; la primièra qu’as es balhada
standing-accept_offers = Accèptas una ofèrta se balhas al mai { $give } e recebes al mens { $get }.
standing-accept_offers-label = Acceptar d’ofèrtas
standing-accept_offers-description = **Acceptar d’ofèrtas :** accèptas cada ofèrta ont balhas al mai çò que nomenas aicí e recebes al mens çò que nomenas, s’as las cartas. Una responsa ja balhada càmbia pas.
standing-accept_offers-form = { standing-accept_offers-label }
standing-accept_offers-give = Balhas al mai
standing-accept_offers-give-description = Coma « 2 lana, 1 mineral »
standing-accept_offers-get = Recebes al mens
standing-accept_offers-get-description = Coma « 1 moneda »
standing-decline_goods = Refusas cada ofèrta que demanda una d’aquestas menas : { $goods }.
standing-decline_goods-label = Refusar d’unas ofèrtas
standing-decline_goods-description = **Refusar d’unas ofèrtas :** refusas cada ofèrta que demanda una de las menas que nomenas. Çò qu’accèptas per avança passa d’en primièr.
standing-decline_goods-form = { standing-decline_goods-label }
standing-decline_goods-goods = Refusar çò que demanda
standing-decline_goods-goods-description = Coma « mineral, moneda » ; una d’aquestas menas basta
standing-decline_offers = Refusas totas las ofèrtas.
standing-decline_offers-label = Refusar totas las ofèrtas
standing-decline_offers-description = **Refusar totas las ofèrtas :** refusas cada ofèrta, levat las qu’accèptas per avança.
standing-end_after_offer = Ton torn s’acaba tre que ton ofèrta es barrada.
standing-end_after_offer-label = Acabar aprèp l’ofèrta
standing-end_after_offer-description = **Acabar aprèp l’ofèrta :** ton torn s’acaba tre que ton ofèrta es barrada, per un escambi, per tu, o perque son temps es passat. Aquò val sonque per aqueste torn, e espèra tant qu’una autra question es pausada a qualqu’un.

great_canal-R11-hours = Oras possiblas per una ofèrta : de 1 a { $most }. Sens oras, demòra dobèrta tan longtemps coma ton torn.
great_canal-standing-empty = As pas nomenat res. Nomena çò que passa d’en primièr, puèi, aprèp de virgulas, la seguida.
great_canal-standing-twice = { $twice } i es dos còps. Nomena cada causa sonque un còp, dins l’òrdre que compta.
great_canal-standing-unknown = Una part d’aquò se pòt pas nomenar aicí. Possible : { $there }.
great_canal-standing-city = Se pòdon pèrdre sonque tas ciutats sens metropòli. Possible : { $there }.
great_canal-standing-knight = As pas de cavalièr a cadun d’aquestes crosaments. Tos cavalièrs : { $there }.

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

## Painter and description.

# Labels in the pictures: as short as may be.
label-turn = torn { $number }
label-rolled = dats : { $sum }
label-not-rolled = dats de tirar
label-founding = Fondacion
label-over = Fin
label-no-knights = cap de cavalièr
label-merchant = Mercadièr
label-left = demòra
label-bank = banca
label-your-cards = Tas cartas
label-goods = cartas : { $count }, limita { $limit }
label-progress = Cartas de progrès
label-no-progress = cap de carta de progrès
label-affordable = Còstes ; marcat : o pòdes pagar
label-rates = A la banca, per 1 d’una autra mena
label-cards-of = Cartas : { $name }
label-price-road = rota
label-price-ship = batèu
label-price-settlement = colonia
label-price-city = ciutat
label-price-wall = muralha
label-price-knight = cavalièr
label-price-promotion = promòure
label-price-activation = activar

# What a progress card does, in a line. $rate and $cost are of the component files.
card-commercial_harbor-does = Aqueste torn, un còp per persona : ressorsa amagada per mercandariá de sa causida.
card-master_merchant-does = Agacha la man d’una persona qu’a mai de punts e pren 2 cartas.
card-merchant-does = Pausa lo mercadièr sus un exagòn prèp d’un de tos bastiments : 1 punt, sa ressorsa a { $rate }:1.
card-merchant_fleet-does = Escàmbia una mena de cartas amb la banca a { $rate }:1 fins a la fin del torn.
card-resource_monopoly-does = Nomena una ressorsa : cadun dels autres te’n balha fins a 2.
card-trade_monopoly-does = Nomena una mercandariá : cadun dels autres que n’a te’n balha 1.
card-bishop-does = Aprèp lo primièr atac : desplaça lo raubaire, rauba 1 carta per persona sus plaça.
card-constitution-does = 1 punt ; es pausada a la vista còp sec.
card-deserter-does = Una autra persona pèrd un cavalièr ; ne pòdes pausar un de la meteissa fòrça.
card-diplomat-does = Tira una rota o un batèu dobèrt ; lo teu se pòt tornar bastir a gratis.
card-intrigue-does = Fòrabandís un cavalièr advèrs que toca una de tas rotas o un de tos batèus.
card-saboteur-does = Qual a al mens tos punts descarta la mitat de las cartas, arredondida en dejós.
card-spy-does = Agacha las cartas de progrès d’una autra persona e pren-ne una, o cap.
card-warlord-does = Totes tos cavalièrs inactius venon actius, dins ton òrdre e a gratis.
card-wedding-does = Qual a mai de punts te balha 2 cartas de sa causida.
card-alchemist-does = Al luòc de tirar, causís lo roge e lo jaune ; sol lo dat d’eveniment es tirat.
card-crane-does = Crompa un melhorament de ciutat per 1 mercandariá de mens.
card-engineer-does = Bastís una muralha a gratis.
card-inventor-does = Escàmbia dos getons numerotats diferents, levat 2, 6, 8 e 12.
card-irrigation-does = Un còp lo canal acabat : 2 blats per cada camp prèp de tos bastiments.
card-medicine-does = Fai una ciutat d’una colonia per { $cost }.
card-mining-does = 2 minerals per cada montanha prèp de tos bastiments.
card-printer-does = 1 punt ; es pausada a la vista còp sec.
card-road_building-does = Bastís fins a 2 rotas o batèus a gratis.
card-smith-does = Promòu 1 o 2 cavalièrs a gratis.

describe-over =
    { $count ->
        [0] La partida es acabada : degun ganha pas.
        [1] La partida es acabada : { $winners } ganha.
       *[other] La partida es acabada : { $winners } ganhan ensems.
    }
describe-nobody = degun
describe-happened = Çò que se ven de passar :

# What is waited for, behind a colon.
waits-roll = dats de tirar
waits-turn = accions del torn
waits-found-settlement = colonia de la fondacion
waits-found-city = ciutat de la fondacion
waits-found-income = colonia de la fondacion, amb las primièras cartas
waits-sacrifice = ciutat de pèrdre
waits-draw = pila ont prene una carta
waits-drop = cartas de progrès de tornar
waits-discard = cartas de descartar
waits-robber = desplaçament del raubaire
waits-take = ressorsa de prene
waits-retreat = retirada d’un cavalièr
waits-build = rotas o batèus a gratis
waits-rebuild = tornar bastir endacòm mai
waits-dismiss = cavalièr de levar
waits-place = cavalièr de pausar
waits-keep = carta de progrès de prene
waits-give = cartas de balhar
waits-deliver = mercandariá de balhar
waits-choose = cartas de prene

# The short description of the picture, the most important first.
describe-now = Torn { $turn }, { $seat }. En espèra : { $waiting } ({ $what }).
describe-set-up = Fondacion. En espèra : { $waiting } ({ $what }).
describe-scores = Punts (tòca { $goal }) : { $scores }.
describe-rolled = Dats : { $sum } (roge { $red }, jaune { $yellow }), eveniment : { $event }.
event-die-fleet = barbars
describe-fleet-short = Barbars : encara { $left } passes, fòrça { $attack }, cavalièrs { $defence }.
describe-canal-short = Canal : { $dug } seccions cavadas sus { $needed }.
describe-canal-done-short = Lo canal es acabat.
describe-seat-short = { $name } : cartas { $goods }, progrès { $progress }, getons { $chips }, fòrça { $strength }, nivèls { $levels }.
describe-marks-short = Raubaire : { $robber }. Rota mai longa : { $route }. Mercadièr : { $merchant }.
describe-built-short = { $name } : colonias { $settlements } ; ciutats { $cities } ; cavalièrs { $knights }.

# The long description, from which one can play. A nought stands for an empty list.
describe-title = Lo Grand Canal, torn { $turn }. Plaças : { $seats }. Tòca, en punts : { $goal }. Torn en cors : { $seat }.
describe-waiting = En espèra : { $waiting } ({ $what }).
describe-counts = Nombre per cadun : { $counts }.
describe-gold = Per un camp d’aur, e pas per un Aqueducte : { $seats }.
describe-knight-away = Cavalièr fòrabandit, plaça quitada : { $place } ; fòrça { $level }, { $state }.
describe-placed = Cavalièr de pausar : fòrça { $level }, { $state }.
describe-free-left = Rotas o batèus encara de bastir : { $count }.
describe-rebuilt = Pèça levada en { $place } : { $piece }.
describe-with = Autra persona concernida : { $seat }.
describe-laid-down = Ressorsa pausada : { $resource }.
describe-cards-left = Cartas de prene : { $count }.
describe-not-rolled = Los dats son pas encara tirats.
describe-new-ships = Batèus bastits aqueste torn, que se desplaçan pas : { $ships }.
describe-sailed = Un batèu s’es ja desplaçat aqueste torn.
describe-chartered = Per una Flòta mercanda, al taus especial fins a la fin del torn : { $goods }.
describe-askings = Per un Pòrt de comèrci, encara de demandar : { $seats }.
describe-offer = Ofèrta : { $give } per { $want }. De respondre : { $asked }.
describe-offer-first = Ofèrta : { $give } per { $want }. De respondre : { $asked }. Lo primièr òc decidís.
describe-reply-accept = { $seat } : òc.
describe-reply-decline = { $seat } : non.
describe-reply-counter = { $seat } balhariá { $give } per { $want }.
describe-seat = { $name }, { $colour } : punts { $points } ; cartas { $goods } ; cartas de progrès { $progress } ; a la vista { $opened } ; getons Catan { $chips } ; defensor de Catan { $defender } ; camin mai long { $route } ; fòrça activa { $strength }.
describe-seat-levels = Melhoraments, { $name } : { $levels }.
describe-level = { $track } { $level } ({ $name })
describe-seat-left = Pèças en sèrva, { $name } : colonias { $settlements }, ciutats { $cities }, muralhas { $walls }, rotas { $roads }, batèus { $ships }, cavalièrs simples { $basic }, fòrts { $strong }, poderoses { $mighty }.
describe-seat-rates = Taus a la banca, { $name } : { $rates }.
describe-pieces = Sul platèu, { $name } :
describe-settlements = Colonias : { $places }.
describe-cities = Ciutats : { $places }.
describe-city-wall = { $place } (muralha)
describe-city-metropolis = { $place } (metropòli, { $track })
describe-city-both = { $place } (metropòli, { $track } ; muralha)
describe-fallen = Ciutats colcadas : { $places }.
describe-knights = Cavalièrs : { $knights }.
describe-knight = { $place } { $level } ({ $state })
state-active = actiu
state-idle = inactiu
state-activated = activat aqueste torn
state-acted = a ja agit aqueste torn
state-promoted = promogut aqueste torn
describe-roads = Rotas : { $places }.
describe-ships = Batèus : { $places }.
piece-road = rota
piece-ship = batèu
describe-hexes = Exagòns ; totes los autres son la mar :
describe-hex = { $hex } : { $terrain }
describe-hex-token = { $hex } : { $terrain } { $token }
describe-hex-barren = esteril
describe-hex-basin = bacin del canal
describe-hex-flooded = en aiga
describe-hex-robber = raubaire
describe-hex-merchant = mercadièr ({ $seat })
describe-section-site = seccion de canal { $number }, de cavar, { $chips } getons
describe-section-dug = seccion de canal { $number }, cavada
describe-section-wet = seccion de canal { $number }, en aiga
describe-harbours = Pòrts : { $harbours }.
describe-harbour = { $place } { $rate }:1
describe-harbour-good = { $place } { $good } { $rate }:1
describe-canal = Seccions cavadas : { $dug } ; amb { $needed }, lo canal es acabat. D’aquí alà, los camps son esterils.
describe-canal-done = Lo canal es acabat ; los camps rapòrtan.
describe-route = Rota comerciala mai longa : { $seat }.
describe-fleet = Flòta barbara : encara { $left } passes sus { $steps } ; atacs fins ara { $attacks }. Sa fòrça { $attack }, la dels cavalièrs actius de l’illa principala { $defence }.
describe-fleet-first = Abans lo primièr atac, lo raubaire se desplaça pas.
describe-bank = A la banca : { $goods }.
describe-piles = Cartas dins las pilas : { $piles }.
describe-returned = Tornadas dejós, { $deck }, la primièra presa d’en primièr : { $cards }.
describe-unseen = desconeguda
describe-costs = Còstes : { $costs }.
describe-cost = { $name } { $cost }
describe-improving = Un nivèl de melhorament còsta autant de mercandariás : comèrci drap, politica moneda, sciéncia papièr.
describe-worth = Punts : colonia { $settlement }, ciutat { $city }, metropòli { $metropolis } de mai, rota comerciala mai longa { $route } (minimum { $shortest }), mercadièr { $merchant }, defensor de Catan { $defender }, geton Catan { $chip }, carta a la vista { $card }.
describe-limits = Sus un sèt, limita de cartas (en delà, la mitat es perduda) : { $hand }, e { $wall } de mai per muralha. Limita de cartas de progrès : { $progress }.
describe-goods = Tas cartas : { $goods }.
describe-progress = Tas cartas de progrès : { $cards }.
describe-progress-card = { $card } : { $does }
describe-affordable = Pòdes pagar : { $names }.
describe-own-rates = Tos taus a la banca : { $rates }.
describe-found-goods = Man vista ({ $name }) : { $goods }.
describe-found-progress = Cartas de progrès vistas ({ $name }) : { $cards }.
