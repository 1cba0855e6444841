## The game.

title = Lo Grand Canal
command = canal
summary = Catan amb de batèus e de ciutats, e amb de cavalièrs que cavan un canal, per 3 o 4 personas.
about = Catan amb l’extension Marins e amb Ciutats e Cavalièrs, sus una granda illa e qualques illas pichonas. Ont que siá que dos cavalièrs actius tòcan un exagòn previst, se cava un canal, del lac de montanha fins a un desèrt. Un còp lo canal acabat, los camps esterils balhan de blat. Bastisses, escàmbias, melhoras tas ciutats e rebutas los barbars ; qual atenh la tòca lo primièr pendent son torn ganha.
goal = **Punts necessaris per ganhar :** { $costs-goal-1 } a 3 personas, { $costs-goal-2 } a 4

## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### La tòca
    Colonizas una illa e cavas un canal que la travèrsa. Las colonias e las ciutats valon de punts, e los getons recebuts per aver cavat tanben. Qual atenh la tòca pendent son torn ganha (punts necessaris : { $costs-goal-1 } a 3 personas, { $costs-goal-2 } a 4).
    - Colonia : { $costs-points-settlement }, ciutat : { $costs-points-city }
    - Geton Catan : { $costs-points-chip }
    - Rota comerciala mai longa : { $costs-points-longest-route }
    - Metropòli, que los melhoraments de tas ciutats pòdon portar : { $costs-points-metropolis } de mai

    Sus l’imatge, Roge ven de far d’una colonia una ciutat. Doas seccions del canal son cavadas ; sus caduna de las autras, i a dos getons.
learn-turn =
    ### Un torn
    Tiras los dats. Cada exagòn qu’a aquel numèro balha una carta a cada colonia que lo tòca e doas a cada ciutat, quin que siá lo torn. Puèi escàmbias, amb la banca o amb los autres, e bastisses çò que pòdes pagar :
    - Rota : { $costs-price-road }
    - Batèu : { $costs-price-ship }
    - Colonia : { $costs-price-settlement }
    - Ciutat : { $costs-price-city }

    Sus l’imatge, los dats an balhat 10. La ciutat de Roge, al bòsc, recep de fusta e una mercandariá (papièr), la colonia, a la colina, recep d’argela ; la ciutat de Verd i recep 2 argelas. Lo camp qu’a lo 10 balha pas res : totes los camps son esterils fins a l’acabament del canal.
    Amb un 7, qual a dins las mans mai de { $costs-hand-limit ->
        [one] { $costs-hand-limit } carta
       *[other] { $costs-hand-limit } cartas
    } ne pèrd la mitat. Puèi, un còp que los barbars an atacat, desplaças lo raubaire : son exagòn balha pas res.
learn-canal =
    ### Los cavalièrs cavan lo canal
    Per { $costs-price-knight }, recrutas un cavalièr a una de tas rotas o a un de tos batèus ; per { $costs-price-activation }, aqueste ven actiu. Tre que dos cavalièrs actius son als crosaments d’un canal previst, a qual que sián, es cavat. Cada cavalièr pòrta un geton.
    Sus l’imatge, lo cavalièr de Jaune èra ja actiu, e Roge ven de n’activar un autre al meteis endrech : un geton per Jaune, un per Roge.
    Los cavalièrs actius se desplaçan tanben, long de las rotas e dels batèus, e ne fòrabandisson de mai febles. Sus las illas pichonas, tot cavalièr, actiu o pas, cèrca d’aur e se servís dels pòrts.
learn-barbarians =
    ### Los barbars
    Cada batèu sul dat d’eveniment fa avançar los barbars ; al pas { $costs-fleet }, atacan. Cada ciutat del platèu los fa mai fòrts, cada cavalièr actiu de l’illa principala ajuda a los batre.
    Se son mai fòrts, qual a mes lo mens de fòrça pèrd una ciutat. Se son batuts, qual n’a mes lo mai ganha { $costs-points-defender ->
        [one] { $costs-points-defender } punt de victòria
       *[other] { $costs-points-defender } punts de victòria
    }. Puèi cal tornar activar los cavalièrs.
    Sus l’imatge, 3 ciutats an afrontat de cavalièrs amb una fòrça de 2. Jaune aviá pas cap de cavalièr actiu : una ciutat jauna es ara una colonia.
learn-end =
    ### Lo canal es acabat
    Quand l’avant-darrièra seccion es cavada, la darrièra es pausada tanben. L’aiga emplís lo canal, e d’aquí enlà los camps balhan de blat, coma aicí ; la partida contunha.
    Lo drap, la moneda e lo papièr, que balhan las ciutats, pagan los melhoraments : aquestes pòrtan de cartas de progrès, de poders e de metropòlis. Qual a pro de punts pendent son torn ganha còp sec.
    As pas besonh de ne saber mai per començar : a cada causida, ton panèl mòstra çò qu’es possible e çò que còsta.

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
several-brick = argelas
several-lumber = fustas
several-wool = lanas
several-grain = blats
several-ore = minerals
several-cloth = draps
several-coin = monedas
several-paper = papièrs

# Other names, understood when typed, and their beginnings.
also-brick = bricas
also-lumber = bòsc
also-wool = fedas
also-grain = froment
also-ore = pèiras
also-cloth = telas
also-coin = pèças
many-brick = { several-brick }
many-lumber = { several-lumber }
many-wool = { several-wool }
many-grain = { several-grain }
many-ore = { several-ore }
many-cloth = { several-cloth }
many-paper = { several-paper }

terrain-sea = mar
terrain-lake = lac
terrain-desert = desèrt
terrain-gold = camp d’aur
terrain-field = camp
terrain-barren = camp esteril
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
kind-hex = un exagòn
kind-corner = un crosament
kind-edge = un camin entre dos exagòns

# What there is to know of a seat, and of one that stands at a hex: its cards.
detail-seat =
    { $count ->
        [0] pas de carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
detail-seat-progress =
    { $count ->
        [0] pas de carta de progrès
        [one] { $count } carta de progrès
       *[other] { $count } cartas de progrès
    }
detail-seat-knights =
    { $count ->
        [0] pas de cavalièr
        [one] { $count } cavalièr
       *[other] { $count } cavalièrs
    }
detail-holder-you = tu
detail-holder =
    { $count ->
        [0] { $seat } (pas de carta)
        [one] { $seat } ({ $count } carta)
       *[other] { $seat } ({ $count } cartas)
    }

# The good that the merchant sells at a hex, and its rate.
detail-merchant = { $good } { $rate }:1

# A good of which one has so many.
detail-good =
    { $held ->
        [0] n’as pas cap
       *[other] n’as { $held }
    }
# Of a good, how many somebody has whose cards are seen.
detail-good-found =
    { $held ->
        [0] { $seat } n’a pas cap
       *[other] { $seat } n’a { $held }
    }

# The next level of a track, and what it brings.
detail-level = { $level }, { $brings }
brings-trade = mercandariás { $rate }:1
brings-politics = cavalièrs poderoses
brings-science = una ressorsa se los dats te balhan pas res
brings-metropolis = la metropòli
brings-cards = cartas de progrès fins a { $red } al dat roge

# Prices on buttons.
cost = { $goods }
cost-and = { $first }, { $last }
# What is given to the bank, and what it gives; then while that is not chosen yet.
cost-for = { $cost } contra { $goods }
cost-for-one = { $cost } contra 1 …

status-over = La partida es acabada.
status-waiting = Torn { $turn } : es pas ton torn.
status-watching = Torn { $turn }.
status-waiting-set-up = Fondacion : es pas ton torn.
status-watching-set-up = Fondacion.
status-roll = Torn { $turn } : tira los dats.
status-roll-card = Torn { $turn } : tira los dats, o jòga d’en primièr ta carta d’abans la tirada.
status-turn =
    { $cards ->
        [0] Torn { $turn }, { $points } PV sus { $goal }, pas de carta (limita { $limit }) : bastís, escàmbia, jòga de cartas, o acaba ton torn.
        [one] Torn { $turn }, { $points } PV sus { $goal }, { $cards } carta (limita { $limit }) : bastís, escàmbia, jòga de cartas, o acaba ton torn.
       *[other] Torn { $turn }, { $points } PV sus { $goal }, { $cards } cartas (limita { $limit }) : bastís, escàmbia, jòga de cartas, o acaba ton torn.
    }
status-over-limit =
    { $count ->
        [one] As { $count } carta de progrès de mai que la limita, { $limit } : tòrna-la metre abans d’acabar ton torn, o jòga-ne una.
       *[other] As { $count } cartas de progrès de mai que la limita, { $limit } : tòrna-las metre abans d’acabar ton torn, o jòga-ne.
    }
status-asked = Question per tu : { $question }
# $part is what is asked of this seat alone, such as "4 of 9".
status-asked-part = Question per tu ({ $part }) : { $question }
# $found is what is seen of somebody's cards, of which some are chosen.
status-found = { $status } { $found }
status-offered =
    { $answered ->
        [0] { $status } Ton ofèrta es dobèrta, sens responsa pel moment.
       *[other] { $status } Ton ofèrta es dobèrta, responsas : { $answered } sus { $count }.
    }
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
    { $income ->
        [true] ont metre la segonda colonia, amb sa rota o son batèu ? Balha una carta per cada exagòn a l’entorn.
       *[false]
            { $city ->
                [true] ont metre la ciutat de la fondacion, amb sa rota o son batèu ?
               *[false] ont metre una colonia de la fondacion, amb sa rota o son batèu ?
            }
    }
matter-discard = quinas cartas descartar (un sèt es tombat) ?
matter-saboteur = quinas cartas descartar ({ $by } a jogat « { card-saboteur } ») ?
matter-robber = ont mandar lo raubaire, e qual raubar aquí ?
matter-sacrifice = quina ciutat pèrdre contra los barbars ?
matter-draw = a egalitat per la melhora defensa : de quina pila prene una carta de progrès ?
matter-drop = tròp de cartas de progrès (limita : { $limit }) : quina tornar metre ?
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
matter-offer = { $offerer } prepausa { $give } contra { $want }.
matter-offer-first = { $offerer } prepausa { $give } contra { $want }, a la primièra persona qu’accèpta.
matter-offer-nobody = { $terms } Segon çò qu’a la banca e lo nombre de cartas en man, degun la pòt pas acceptar aital.
matter-offer-hours =
    { $hours ->
        [one] { $terms } L’ofèrta demòra dobèrta { $hours } ora al mai.
       *[other] { $terms } L’ofèrta demòra dobèrta { $hours } oras al mai.
    }
matter-offer-past = { $offerer } a prepausat { $give } contra { $want }.
choice-pick_answer = Escambiar amb { $seat }
choice-pick_answer-terms = Escambiar amb { $seat } : { $give } contra { $want }
choice-skip-deliver = N’ai pas cap
choice-skip-take = Prene pas res

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
lost-askings = Per un Pòrt de comèrci, pòdes encara demandar una mercandariá a { $seats }, mas sonque fins a la fin de ton torn.
lost-pieces = Pòdes encara bastir { $count } rotas o batèus, sens pagar.
lost-resource = Prendriás pas cap de ressorsa mercés a l’Aqueducte.
lost-piece =
    { $ship ->
        [true] Lo batèu qu’as levat seriá pas tornat metre.
       *[false] La rota qu’as levada seriá pas tornada metre.
    }
lost-knight = Lo cavalièr que desertèt cap a tu seriá pas plaçat.
lost-search = Prendriás pas cap de carta de progrès a { $victim }.

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
topic-goods-description = Quand cal descartar, o balhar de cartas per un Maridatge
topic-aqueduct = Aqueducte refusat
topic-aqueduct-description = Quand una tirada te balha pas cap de carta
topic-gold = Ressorsas que prenes
topic-gold-description = Quand un camp d’aur o l’Aqueducte te balha una ressorsa
topic-progress = Tas cartas de progrès de tornar metre
topic-progress-description = Quand as tròp de cartas de progrès pendent lo torn de qualqu’un mai
topic-city = Ta ciutat de pèrdre
topic-city-description = Quand los barbars te prenon una ciutat
topic-knight = Ton cavalièr que deserta
topic-knight-description = Quand qualqu’un jòga un Desertor contra tu
topic-deck = Ta pila ont prene
topic-deck-description = En cas d’egalitat per la melhora defensa
topic-harbor = Mercandariá per un Pòrt de comèrci
topic-harbor-description = Quand qualqu’un te demanda una mercandariá amb un Pòrt de comèrci
topic-acceptance = Ofèrtas qu’accèptas
topic-acceptance-description = Quand una ofèrta es tan bona coma la vòls
topic-refusal = Ofèrtas que refusas
topic-refusal-description = Quand una ofèrta t’es facha
topic-turn = Fin de ton torn
topic-turn-description = Tre que ta pròpria ofèrta es barrada
standing-keep_goods = Quand cal descartar o balhar de cartas, gardas { $goods }, çò primièr nomenat lo mai longtemps. Çò qu’as en mai grand nombre partís d’en primièr.
standing-keep_goods-label = Cartas de gardar
standing-keep_goods-description = **Cartas de gardar :** quand cal descartar, o balhar de cartas per un Maridatge, gardas tan longtemps coma se pòt çò que nomenas, çò primièr nomenat lo mai longtemps. Del demai, çò qu’as en mai grand nombre partís d’en primièr. Pendent ton pròpri torn, la question t’es pausada.
standing-keep_goods-form = { standing-keep_goods-label }
standing-keep_goods-goods = Gardar, dins aquel òrdre
standing-keep_goods-goods-description = Coma « mineral, blat, moneda » ; çò primièr demòra lo mai longtemps
standing-skip_aqueduct = Prenes pas res mercés a l’Aqueducte.
standing-skip_aqueduct-label = Renonciar a l’Aqueducte
standing-skip_aqueduct-description = **Renonciar a l’Aqueducte :** quand una tirada te balha pas cap de carta, ne prenes pas tanpauc mercés a l’Aqueducte. Aquò concernís pas l’aur. Pendent ton pròpri torn, la question t’es pausada.
standing-take_resources = D’un camp d’aur o mercés a l’Aqueducte, prenes la primièra d’aquestas ressorsas que la banca a : { $resources }.
standing-take_resources-label = Ressorsas de prene
standing-take_resources-description = **Ressorsas de prene :** d’un camp d’aur o mercés a l’Aqueducte, prenes la primièra de las ressorsas nomenadas que la banca a. Se n’a pas cap, la question t’es pausada. Pendent ton pròpri torn, la question t’es pausada.
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
standing-lose_cities-description = **Ciutats de pèrdre :** quand los barbars te prenon una ciutat, es la primièra de las nomenadas que se pòt pèrdre. Se cap se pòt pas pèrdre, la question t’es pausada. Pendent ton pròpri torn, la question t’es pausada.
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
standing-draw_from-description = **Prene d’una pila :** quand siás a egalitat per la melhora defensa, prenes d’aquesta pila. S’es voida, la question t’es pausada. Pendent ton pròpri torn, la question t’es pausada.
standing-deliver_commodities = Per un Pòrt de comèrci, balhas la primièra d’aquestas mercandariás qu’as : { $commodities }. S’as pas cap de mercandariá, o dises.
standing-deliver_commodities-label = Mercandariás de balhar
standing-deliver_commodities-description = **Mercandariás de balhar :** quand qualqu’un te demanda una mercandariá amb un Pòrt de comèrci, balhas la primièra de las nomenadas qu’as. Se n’as sonque d’autras, la question t’es pausada ; se n’as pas cap, o dises.
standing-deliver_commodities-form = { standing-deliver_commodities-label }
standing-deliver_commodities-commodities = Balhar, dins aquel òrdre
standing-deliver_commodities-commodities-description = Coma « drap, moneda » ; la primièra qu’as es balhada
standing-accept_offers = Accèptas una ofèrta se balhas al mai { $give } e recebes al mens { $get }.
standing-accept_offers-label = Acceptar d’ofèrtas
standing-accept_offers-description = **Acceptar d’ofèrtas :** accèptas cada ofèrta ont balhas al mai çò que nomenas aicí e recebes al mens çò que nomenas, s’as las cartas. S’as ja respondut a una ofèrta, ta responsa demòra. Se compta pas pus, la question t’es pausada tornarmai.
standing-accept_offers-form = { standing-accept_offers-label }
standing-accept_offers-give = Balhas al mai
standing-accept_offers-give-description = Coma « 2 lanas, 1 mineral »
standing-accept_offers-get = Recebes al mens
standing-accept_offers-get-description = Coma « 1 moneda »
standing-decline_goods = Refusas cada ofèrta que demanda una d’aquestas menas : { $goods }.
standing-decline_goods-label = Refusar d’unas ofèrtas
standing-decline_goods-description = **Refusar d’unas ofèrtas :** refusas cada ofèrta que demanda una de las menas que nomenas. Çò qu’accèptas per avança passa d’en primièr. S’as ja respondut a una ofèrta, ta responsa demòra. Se compta pas pus, la question t’es pausada tornarmai.
standing-decline_goods-form = { standing-decline_goods-label }
standing-decline_goods-goods = Refusar çò que demanda
standing-decline_goods-goods-description = Coma « mineral, moneda » ; una d’aquestas menas basta
standing-decline_offers = Refusas totas las ofèrtas.
standing-decline_offers-label = Refusar totas las ofèrtas
standing-decline_offers-description = **Refusar totas las ofèrtas :** refusas cada ofèrta, levat las qu’accèptas per avança. S’as ja respondut a una ofèrta, ta responsa demòra. Se compta pas pus, la question t’es pausada tornarmai.
standing-end_after_offer = Ton torn s’acaba tre que ton ofèrta es barrada.
standing-end_after_offer-label = Acabar aprèp l’ofèrta
standing-end_after_offer-description = **Acabar aprèp l’ofèrta :** ton torn s’acaba tre que ton ofèrta es barrada, per un escambi, per tu, o perque son temps es passat. Aquò val sonque per aqueste torn, e espèra tant qu’una autra question es pausada a qualqu’un o qu’as tròp de cartas de progrès.

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

## Commands and their fields.

command-found = fondar
command-found-description = Fondar colonia o ciutat, amb rota o batèu
command-found-label = Fondar
command-found-corner = crosament
command-found-corner-description = Un crosament liure de l’illa principala
command-found-edge = camin
command-found-edge-description = Sus la còsta un batèu, endacòm mai una rota

command-roll = tirar
command-roll-description = Tirar los dats
command-roll-label = Tirar los dats

command-discard = descartar
command-discard-description = Descartar de cartas : sèt o Sabotaire
command-discard-label = Descartar
command-discard-cards = cartas
command-discard-cards-description = Coma « 2 lanas, 1 mineral »

command-robber = raubaire
command-robber-description = Desplaçar lo raubaire
command-robber-label = Desplaçar lo raubaire
command-robber-to = cap-a
command-robber-to-description = Un autre exagòn de tèrra
command-robber-victim = victima
command-robber-victim-description = Qual raubar aquí

command-sacrifice = pèrdre-ciutat
command-sacrifice-description = Causir la ciutat que pèrdes fàcia als barbars
command-sacrifice-label = Pèrdre una ciutat
command-sacrifice-city = ciutat
command-sacrifice-city-description = Pas una metropòli

command-draw = causir-pila
command-draw-description = Prene una carta de progrès per ta defensa
command-draw-label = Prene una carta
command-draw-deck = pila
command-draw-deck-description = Una pila pas voida

command-drop = tornar-metre
command-drop-description = Tornar metre una carta de progrès en tròp
command-drop-label = Tornar metre una carta
command-drop-card = carta
command-drop-card-description = Una de tas cartas de progrès

command-take = prene
command-take-description = Prene una ressorsa : aur o Aqueducte
command-take-label = Prene una ressorsa
command-take-resource = ressorsa
command-take-resource-description = Una qu’a la banca

command-skip = renonciar
command-skip-description = Renonciar a çò que pòdes prene, bastir o pausar
command-skip-label = Renonciar

command-retreat = se-replegar
command-retreat-description = Desplaçar ton cavalièr fòrabandit
command-retreat-label = Se replegar
command-retreat-to = cap-a
command-retreat-to-description = Un crosament liure que pòt aténher

command-rebuild = tornar-bastir
command-rebuild-description = Tornar bastir çò qu’a levat ton Diplomata
command-rebuild-label = Tornar bastir
command-rebuild-edge = camin
command-rebuild-edge-description = Un autre camin liure

command-dismiss = desercion
command-dismiss-description = Causir lo cavalièr que desèrta
command-dismiss-label = Causir un cavalièr
command-dismiss-knight = cavalièr
command-dismiss-knight-description = Un de tos cavalièrs

command-place = pausar-cavalièr
command-place-description = Pausar lo cavalièr qu’a desertat
command-place-label = Pausar lo cavalièr
command-place-corner = crosament
command-place-corner-description = Liure, a ta rota o a ton batèu

command-keep = prene-progrès
command-keep-description = Espion : prene una de las cartas de progrès
command-keep-label = Prene una carta de progrès
command-keep-card = carta
command-keep-card-description = Una qu’as vista

command-choose = prene-carta
command-choose-description = Mestre mercadièr : prene una carta
command-choose-label = Prene una carta
command-choose-good = carta
command-choose-good-description = Una qu’as vista

command-give = balhar
command-give-description = Maridatge : balhar de cartas
command-give-label = Balhar de cartas
command-give-cards = cartas
command-give-cards-description = Coma « 1 lana, 1 mineral »

command-deliver = liurar
command-deliver-description = Pòrt de comèrci : balhar una mercandariá
command-deliver-label = Balhar una mercandariá
command-deliver-commodity = mercandariá
command-deliver-commodity-description = Una qu’as

command-build = bastir
command-build-description = Rotas, batèus e bastiments

command-build-road = rota
command-build-road-description = Alongar tos camins sus tèrra
command-build-road-label = Rota
command-build-road-edge = camin
command-build-road-edge-description = A ta rota o a ton bastiment

command-build-ship = batèu
command-build-ship-description = Alongar tos camins sus mar
command-build-ship-label = Batèu
command-build-ship-edge = camin
command-build-ship-edge-description = A ton batèu o a ton bastiment

command-build-settlement = colonia
command-build-settlement-description = Fondar un bastiment novèl a tos camins
command-build-settlement-label = Colonia
command-build-settlement-corner = crosament
command-build-settlement-corner-description = A ta rota o a ton batèu

command-build-city = ciutat
command-build-city-description = Far d’una colonia una ciutat
command-build-city-label = Ciutat
command-build-city-corner = colonia
command-build-city-corner-description = Una de las tieunas

command-build-wall = muralha
command-build-wall-description = Gardar mai de cartas amb un sèt
command-build-wall-label = Muralha
command-build-wall-corner = ciutat
command-build-wall-corner-description = Una ciutat sens muralha

command-sail = navigar
command-sail-description = Prene lo d’un cap liure, un còp per torn
command-sail-label = Desplaçar un batèu
command-sail-ship = batèu
command-sail-ship-description = Un batèu amb un cap liure
command-sail-to = cap-a
command-sail-to-description = Un autre camin liure

command-knight = cavalièr
command-knight-description = Recrutar, activar, promòure, desplaçar de cavalièrs

command-knight-hire = recrutar
command-knight-hire-description = Recrutar un cavalièr simple
command-knight-hire-label = Recrutar un cavalièr
command-knight-hire-corner = crosament
command-knight-hire-corner-description = Liure, a ta rota o a ton batèu

command-knight-activate = activar
command-knight-activate-description = Activar un cavalièr
command-knight-activate-label = Activar
command-knight-activate-knight = cavalièr
command-knight-activate-knight-description = Un inactiu

command-knight-promote = promòure
command-knight-promote-description = Promòure un cavalièr d’un nivèl
command-knight-promote-label = Promòure
command-knight-promote-knight = cavalièr
command-knight-promote-knight-description = Un dels tieus

command-knight-move = desplaçar
command-knight-move-description = Desplaçar un cavalièr actiu
command-knight-move-label = Desplaçar un cavalièr
command-knight-move-knight = cavalièr
command-knight-move-knight-description = Un actiu
command-knight-move-to = cap-a
command-knight-move-to-description = Crosament liure long de tas rotas

command-knight-displace = fòrabandir
command-knight-displace-description = Fòrabandir un cavalièr mai feble
command-knight-displace-label = Fòrabandir
command-knight-displace-knight = cavalièr
command-knight-displace-knight-description = Lo tieu, actiu
command-knight-displace-to = cap-a
command-knight-displace-to-description = Ont es lo mai feble

command-knight-chase = caçar
command-knight-chase-description = Caçar lo raubaire
command-knight-chase-label = Caçar lo raubaire
command-knight-chase-knight = cavalièr
command-knight-chase-knight-description = Un actiu a son exagòn
command-knight-chase-to = cap-a
command-knight-chase-to-description = Un exagòn amb geton
command-knight-chase-victim = victima
command-knight-chase-victim-description = Qual raubar aquí

command-improve = melhorar
command-improve-description = Crompar un melhorament
command-improve-label = Melhorar
command-improve-track = domeni
command-improve-track-description = Comèrci, politica o sciéncia
command-improve-city = ciutat
command-improve-city-description = Per una metropòli

command-card = carta
command-card-description = Jogar una carta de progrès

command-card-commercial-harbor = pòrt-de-comèrci
command-card-commercial-harbor-description = A cadun, una ressorsa contra una mercandariá
command-card-commercial-harbor-label = { card-commercial_harbor }

command-card-master-merchant = mestre-mercadièr
command-card-master-merchant-description = Prene 2 cartas a qual a mai de punts
command-card-master-merchant-label = { card-master_merchant }
command-card-master-merchant-seat = qual
command-card-master-merchant-seat-description = Qual a las cartas de veire

command-card-merchant = mercadièr
command-card-merchant-description = Pausar lo mercadièr
command-card-merchant-label = { card-merchant }
command-card-merchant-hex = exagòn
command-card-merchant-hex-description = Un exagòn a costat d’un de tos bastiments

command-card-merchant-fleet = flòta-mercanda
command-card-merchant-fleet-description = Escambiar una mena a 2:1 amb la banca aqueste torn
command-card-merchant-fleet-label = { card-merchant_fleet }
command-card-merchant-fleet-good = mena
command-card-merchant-fleet-good-description = Çò que balhas

command-card-resource-monopoly = monopòli-de-ressorsa
command-card-resource-monopoly-description = Prene a cadun 2 d’una ressorsa
command-card-resource-monopoly-label = { card-resource_monopoly }
command-card-resource-monopoly-resource = ressorsa
command-card-resource-monopoly-resource-description = Quina

command-card-trade-monopoly = monopòli-comercial
command-card-trade-monopoly-description = Prene a cadun 1 d’una mercandariá
command-card-trade-monopoly-label = { card-trade_monopoly }
command-card-trade-monopoly-commodity = mercandariá
command-card-trade-monopoly-commodity-description = Quina

command-card-bishop = avesque
command-card-bishop-description = Desplaçar lo raubaire, i raubar totes
command-card-bishop-label = { card-bishop }
command-card-bishop-to = cap-a
command-card-bishop-to-description = Un autre exagòn de tèrra

command-card-deserter = desertor
command-card-deserter-description = Qualqu’un pèrd un cavalièr, ne pòdes pausar un
command-card-deserter-label = { card-deserter }
command-card-deserter-seat = qual
command-card-deserter-seat-description = Qual pèrd un cavalièr

command-card-diplomat = diplomata
command-card-diplomat-description = Levar una rota o un batèu dobèrt
command-card-diplomat-label = { card-diplomat }
command-card-diplomat-edge = camin
command-card-diplomat-edge-description = Una rota o un batèu dobèrt

command-card-intrigue = intriga
command-card-intrigue-description = Fòrabandir un cavalièr de ta rota
command-card-intrigue-label = { card-intrigue }
command-card-intrigue-knight = cavalièr
command-card-intrigue-knight-description = Un cavalièr dels autres

command-card-saboteur = sabotaire
command-card-saboteur-description = Qual a tant de punts o mai descarta la mitat
command-card-saboteur-label = { card-saboteur }

command-card-spy = espion
command-card-spy-description = Veire de cartas de progrès, ne prene una
command-card-spy-label = { card-spy }
command-card-spy-seat = qual
command-card-spy-seat-description = Qual a las cartas de veire

command-card-warlord = cap-de-guèrra
command-card-warlord-description = Activar totes tos cavalièrs
command-card-warlord-label = { card-warlord }
command-card-warlord-order = òrdre
command-card-warlord-order-description = Crosaments amb de virgulas, lo primièr d’en primièr ; void : l’òrdre es egal

command-card-wedding = maridatge
command-card-wedding-description = Recebre 2 cartas de qual a mai de punts
command-card-wedding-label = { card-wedding }

command-card-alchemist = alquimista
command-card-alchemist-description = Causir los dos dats abans de los tirar
command-card-alchemist-label = { card-alchemist }
command-card-alchemist-yellow = jaune
command-card-alchemist-yellow-description = De 1 a 6
command-card-alchemist-red = roge
command-card-alchemist-red-description = De 1 a 6

command-card-crane = grua
command-card-crane-description = Melhorar per 1 mercandariá de mens
command-card-crane-label = { card-crane }
command-card-crane-track = domeni
command-card-crane-track-description = Comèrci, politica o sciéncia
command-card-crane-city = ciutat
command-card-crane-city-description = Per una metropòli

command-card-engineer = engenhaire
command-card-engineer-description = Bastir una muralha a gratis
command-card-engineer-label = { card-engineer }
command-card-engineer-city = ciutat
command-card-engineer-city-description = Una ciutat sens muralha

command-card-inventor = inventor
command-card-inventor-description = Escambiar dos getons numerotats
command-card-inventor-label = { card-inventor }
command-card-inventor-first = primièr
command-card-inventor-first-description = Levat 2, 6, 8 e 12
command-card-inventor-second = segond
command-card-inventor-second-description = Un autre numèro, parièr

command-card-irrigation = asagatge
command-card-irrigation-description = Prene 2 blats per cadun de tos camps
command-card-irrigation-label = { card-irrigation }

command-card-medicine = medecina
command-card-medicine-description = Far d’una colonia una ciutat, mens car
command-card-medicine-label = { card-medicine }
command-card-medicine-settlement = colonia
command-card-medicine-settlement-description = Una de las tieunas

command-card-mining = mina
command-card-mining-description = Prene 2 minerals per montanha tieuna
command-card-mining-label = { card-mining }

command-card-road-building = bastison-de-rotas
command-card-road-building-description = Bastir a gratis 2 rotas o batèus
command-card-road-building-label = { card-road_building }

command-card-smith = fabre
command-card-smith-description = Promòure a gratis 1 o 2 cavalièrs
command-card-smith-label = { card-smith }
command-card-smith-first = primièr
command-card-smith-first-description = Un de tos cavalièrs
command-card-smith-second = segond
command-card-smith-second-description = Un autre

command-trade = escambi
command-trade-description = Amb la banca o amb los autres

command-trade-bank = banca
command-trade-bank-description = Balhar mantuna d’una mena per 1, a ton melhor taus
command-trade-bank-label = Escambi amb la banca
command-trade-bank-give = balhar
command-trade-bank-give-description = Amb qué pagas
command-trade-bank-take = recebre
command-trade-bank-take-description = Çò que recebes

command-trade-harbor = pòrt
command-trade-harbor-description = Pòrt de comèrci : demandar una mercandariá
command-trade-harbor-label = Demandar mercandariá
command-trade-harbor-seat = qual
command-trade-harbor-seat-description = A qual la demandar
command-trade-harbor-resource = ressorsa
command-trade-harbor-resource-description = Çò que balhas, amagat

command-trade-offer = ofèrta
command-trade-offer-description = Prepausar un escambi als autres
command-trade-offer-label = Prepausar
command-trade-offer-give = balhar
command-trade-offer-give-description = Çò que balhas, coma « 2 lanas, 1 mineral »
command-trade-offer-want = recebre
command-trade-offer-want-description = Çò que recebes per aquò, coma « 1 moneda »
command-trade-offer-to = a
command-trade-offer-to-description = Una persona o mai ; deguna : totes
command-trade-offer-first = primièr-òc
command-trade-offer-first-description = Òc : lo primièr acòrdi decidís
command-trade-offer-first-label = Lo primièr òc decidís
command-trade-offer-hours = oras
command-trade-offer-hours-description = De 1 a 168, o « 2 jorns » ; void : sens limit

command-trade-accept = acceptar
command-trade-accept-description = Acceptar l’ofèrta dobèrta
command-trade-accept-label = Acceptar

command-trade-decline = refusar
command-trade-decline-description = Refusar l’ofèrta dobèrta
command-trade-decline-label = Refusar

command-trade-counter = contra-ofèrta
command-trade-counter-description = Respondre amb d’autras condicions
command-trade-counter-label = Autras condicions
command-trade-counter-give = balhar
command-trade-counter-give-description = Çò que balhas, coma « 2 lanas, 1 mineral »
command-trade-counter-want = recebre
command-trade-counter-want-description = Çò que recebes per aquò, coma « 1 moneda »

command-trade-pick = causir
command-trade-pick-description = Escambiar amb qual a respondut a ton ofèrta
command-trade-pick-label = Causir una responsa
command-trade-pick-seat = qual
command-trade-pick-seat-description = Amb qual escambiar

command-trade-withdraw = retirar
command-trade-withdraw-description = Retirar ton ofèrta
command-trade-withdraw-label = Retirar l’ofèrta

command-end = fin
command-end-description = Acabar ton torn
command-end-label = Acabar lo torn

## Actions, before they are done.

action-found = Fondar en { $corner }, amb una rota o un batèu en { $edge }
action-roll = Tirar los dats
action-discard = Descartar { $cards }
action-robber =
    { $victim-value ->
        [none] Desplaçar lo raubaire cap a { $to }
       *[other] Desplaçar lo raubaire cap a { $to } e raubar una carta a { $victim }
    }
action-sacrifice = Pèrdre la ciutat en { $city }
action-draw = Prene una carta ({ $deck })
action-drop = Tornar metre « { $card } » jos sa pila
action-take = Prene 1 { $resource }
action-skip = Renonciar
action-retreat = Se replegar cap a { $to }
action-rebuild = Tornar bastir en { $edge }
action-dismiss = Daissar desertar lo cavalièr en { $knight }
action-place = Pausar lo cavalièr en { $corner }
action-keep = Prene « { $card } »
action-choose = Prene 1 { $good }
action-give = Balhar { $cards }
action-deliver = Balhar 1 { $commodity }
action-build_road = Bastir una rota en { $edge }
action-build_ship = Bastir un batèu en { $edge }
action-build_settlement = Bastir una colonia en { $corner }
action-build_city = Far una ciutat de la colonia en { $corner }
action-build_wall = Bastir una muralha en { $corner }
action-sail = Desplaçar un batèu ({ $ship } → { $to })
action-hire_knight = Recrutar un cavalièr en { $corner }
action-activate_knight = Activar lo cavalièr en { $knight }
action-promote_knight = Promòure lo cavalièr en { $knight }
action-move_knight = Desplaçar un cavalièr ({ $knight } → { $to })
action-displace_knight = Fòrabandir lo cavalièr en { $to } amb lo qu’es en { $knight }
action-chase_robber =
    { $victim-value ->
        [none] Caçar lo raubaire cap a { $to } amb lo cavalièr en { $knight }
       *[other] Caçar lo raubaire cap a { $to } amb lo cavalièr en { $knight } e raubar una carta a { $victim }
    }
action-improve =
    { $city-value ->
        [none] Crompar un melhorament ({ $track })
       *[other] Crompar un melhorament ({ $track }), metropòli en { $city }
    }
action-play_commercial_harbor = Jogar « { card-commercial_harbor } »
action-play_master_merchant = Jogar « { card-master_merchant } » : veire las cartas qu’a { $seat }
action-play_merchant = Jogar « { card-merchant } » : cap a { $hex }
action-play_merchant_fleet = Jogar « { card-merchant_fleet } » : { $good }
action-play_resource_monopoly = Jogar « { card-resource_monopoly } » : { $resource }
action-play_trade_monopoly = Jogar « { card-trade_monopoly } » : { $commodity }
action-play_bishop = Jogar « { card-bishop } » : raubaire cap a { $to }
action-play_deserter = Jogar « { card-deserter } » : un cavalièr qu’a { $seat }
action-play_diplomat = Jogar « { card-diplomat } » : levar çò qu’es en { $edge }
action-play_intrigue = Jogar « { card-intrigue } » : cavalièr en { $knight }
action-play_saboteur = Jogar « { card-saboteur } »
action-play_spy = Jogar « { card-spy } » : veire las cartas de progrès qu’a { $seat }
action-play_warlord =
    { $order-count ->
        [0] Jogar « { card-warlord } »
       *[other] Jogar « { card-warlord } » : d’en primièr { $order }
    }
action-play_wedding = Jogar « { card-wedding } »
action-play_alchemist = Jogar « { card-alchemist } » : jaune { $yellow }, roge { $red }
action-play_crane =
    { $city-value ->
        [none] Jogar « { card-crane } » : { $track }
       *[other] Jogar « { card-crane } » : { $track }, metropòli en { $city }
    }
action-play_engineer = Jogar « { card-engineer } » : muralha en { $city }
action-play_inventor = Jogar « { card-inventor } » : escambiar { $first } e { $second }
action-play_irrigation = Jogar « { card-irrigation } »
action-play_medicine = Jogar « { card-medicine } » : ciutat en { $settlement }
action-play_mining = Jogar « { card-mining } »
action-play_road_building = Jogar « { card-road_building } »
action-play_smith =
    { $second-value ->
        [none] Jogar « { card-smith } » : { $first }
       *[other] Jogar « { card-smith } » : { $first }, puèi { $second }
    }
action-ask_harbor = Demandar una mercandariá a { $seat }, contra 1 { $resource }
action-trade_bank = Escambiar amb la banca : { $give } contra 1 { $take }
action-make_offer =
    { $hours-value ->
        [none] { offer-terms }
        [one] { offer-terms } (pendent { $hours } ora al mai)
       *[other] { offer-terms } (pendent { $hours } oras al mai)
    }
offer-terms =
    { $first-value ->
        [true]
            { $to-count ->
                [0] Prepausar { $give } contra { $want } a totes : lo primièr òc decidís
               *[other] Prepausar { $give } contra { $want } a { $to } : lo primièr òc decidís
            }
       *[other]
            { $to-count ->
                [0] Prepausar { $give } contra { $want } a totes
               *[other] Prepausar { $give } contra { $want } a { $to }
            }
    }
action-accept_offer = Acceptar l’ofèrta
action-decline_offer = Refusar l’ofèrta
action-counter_offer = Prepausar en retorn { $give } contra { $want }
action-pick_answer = Escambiar amb { $seat }
action-withdraw_offer = Retirar l’ofèrta
action-end_turn = Acabar lo torn

## Çò que los plans esperan, coma proposicions après « se ». Çò que demòra dobèrt a la valor « open ».

await-founded =
    { $corner-value ->
        [open] { $seat } fonda una colonia o una ciutat
       *[other] { $seat } fonda una colonia o una ciutat en { $corner }
    }
await-road_built =
    { $edge-value ->
        [open] { $seat } bastís una rota
       *[other] { $seat } bastís una rota en { $edge }
    }
await-ship_built =
    { $edge-value ->
        [open] { $seat } bastís un batèu
       *[other] { $seat } bastís un batèu en { $edge }
    }
await-ship_moved =
    { $to-value ->
        [open] { $seat } desplaça un batèu
       *[other] { $seat } desplaça un batèu cap a { $to }
    }
await-settlement_built =
    { $corner-value ->
        [open] { $seat } bastís una colonia
       *[other] { $seat } bastís una colonia en { $corner }
    }
await-city_built =
    { $corner-value ->
        [open] { $seat } bastís una ciutat
       *[other] { $seat } bastís una ciutat en { $corner }
    }
await-knight_hired =
    { $knight-value ->
        [open] { $seat } recep un cavalièr novèl
       *[other] { $seat } recep un cavalièr novèl en { $knight }
    }
await-knight_activated =
    { $knight-value ->
        [open] { $seat } activa un cavalièr
       *[other] { $seat } activa lo cavalièr en { $knight }
    }
await-knight_moved =
    { $to-value ->
        [open] { $seat } desplaça un cavalièr
       *[other] { $seat } desplaça un cavalièr cap a { $to }
    }
await-robber_moved =
    { $to-value ->
        [open] { $seat } desplaça lo raubaire
       *[other] { $seat } desplaça lo raubaire cap a { $to }
    }
await-card_stolen =
    { $victim-value ->
        [open] { $seat } rauba una carta
       *[other] { $seat } rauba una carta a { $victim }
    }
await-merchant_moved =
    { $to-value ->
        [open] { $seat } pren lo mercadièr
       *[other] { $seat } plaça lo mercadièr en { $to }
    }
await-offer_made = { $seat } fa una ofèrta
await-route_taken = { $seat } obten la rota comerciala mai longa
await-metropolis_won =
    { $track-value ->
        [open] { $seat } obten una metropòli
       *[other] { $seat } obten la metropòli ({ $track })
    }
await-canal_dug =
    { $section-value ->
        [open] { $seats } cava una seccion del canal
       *[other] { $seats } cava lo canal en { $section }
    }
await-canal_flooded = lo canal es acabat
await-attacked = los barbars atacan

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

# Çò qu’un monopòli a portat, darrièr son nombre.
monopolized =
    { $counts-count ->
        [one] { $counts-count } carta ({ $good })
       *[other] { $counts-count } cartas ({ $good })
    }

event-founded =
    { $city-value ->
        [true] { $seat } fonda una ciutat en { $corner }.
       *[other] { $seat } fonda una colonia en { $corner }.
    }
event-road_built = { $seat } bastís una rota en { $edge }.
event-ship_built = { $seat } bastís un batèu en { $edge }.
event-ship_moved = { $seat } desplaça un batèu ({ $ship } → { $to }).
event-settlement_built = { $seat } bastís una colonia en { $corner }.
event-city_built = { $seat } bastís una ciutat en { $corner }.
event-wall_built = { $seat } bastís una muralha en { $corner }.
event-received = Cartas : { $seat } { $cards }.
event-shortage =
    { $only-value ->
        [none] La banca n’a pas pro ({ $good }) : degun ne recep pas.
       *[other] La banca n’a pas pro ({ $good }) : { $only } recep çò que demòra.
    }
event-rolled = { $seat } tira los dats : { $yellow } + { $red } = { $total }.
event-fleet_sailed =
    { $left ->
        [0] La flòta barbara tòca tèrra.
        [one] La flòta barbara es a { $left } pas de la còsta.
       *[other] La flòta barbara es a { $left } passes de la còsta.
    }
event-attacked =
    { $total ->
        [0]
            { $won ->
                [true] Los barbars atacan, fòrça { $strength } : i a pas res de prene.
               *[other] Los barbars atacan, fòrça { $strength }, e ganhan : cap de cavalièr actiu lor resistís pas.
            }
       *[other]
            { $won ->
                [true] Los barbars atacan, fòrça { $strength } contra { $total } ({ $put-in }), e son rebutats.
               *[other] Los barbars atacan, fòrça { $strength } contra { $total } ({ $put-in }), e ganhan.
            }
    }
event-defender_named = { $seat } recep lo títol « Defensor de Catan ».
event-city_lost =
    { $wall-value ->
        [true]
            { $fallen-value ->
                [true] { $seat } pèrd la ciutat en { $corner } e sa muralha ; la ciutat demòra aquí, colcada.
               *[other] { $seat } pèrd la ciutat en { $corner } e sa muralha ; demòra una colonia.
            }
       *[other]
            { $fallen-value ->
                [true] { $seat } pèrd la ciutat en { $corner }, que demòra aquí, colcada.
               *[other] { $seat } pèrd la ciutat en { $corner } ; demòra una colonia.
            }
    }
event-card_drawn = { $seat } pren una carta ({ $deck }).
event-card_seen = { $seat } pren « { $card } ».
event-card_laid_open = { $seat } pausa la carta « { $card } », visibla.
event-card_dropped = { $seat } tòrna metre una carta de progrès ({ $deck }).
event-own_card_dropped = { $seat } tòrna metre « { $card } » jos sa pila.
event-discarded = { $seat } descarta { $cards }.
event-robber_stayed = Lo raubaire demòra ont es fins al primièr atac.
event-robber_moved = { $seat } desplaça lo raubaire cap a { $to }.
event-card_stolen = { $seat } rauba una carta a { $victim }.
event-stolen_card_seen = { $seat } rauba 1 { $good } a { $victim }.
event-resource_taken =
    { $gold-value ->
        [true] { $seat } pren 1 { $good } per l’aur.
       *[other] { $seat } pren 1 { $good } mercés a l’{ level-science-3 }.
    }
event-resource_declined = { $seat } pren pas res per l’{ level-science-3 }.
event-knight_hired = { $seat } recruta un cavalièr en { $knight }.
event-knight_activated = { $seat } activa lo cavalièr en { $knight }.
event-knight_promoted =
    { $level ->
        [2] { $seat } promòu lo cavalièr en { $knight }, ara fòrt.
       *[other] { $seat } promòu lo cavalièr en { $knight }, ara poderós.
    }
event-knight_moved = { $seat } desplaça un cavalièr ({ $knight } → { $to }).
event-knight_displaced = { $seat } desplaça un cavalièr ({ $knight } → { $to }) e ne fòrabandís un autre ({ $other }).
event-knight_retreated = { $seat } : lo cavalièr fòrabandit se replega ({ $knight } → { $to }).
event-knight_returned = { $seat } : lo cavalièr fòrabandit en { $knight } pòt pas anar enlòc e quita lo platèu.
event-robber_chased = { $seat } caça lo raubaire amb lo cavalièr en { $knight }.
event-improved = { $seat } atenh lo nivèl { $level } en { $track } : { improvement }.
event-metropolis_won =
    { $loser-value ->
        [none] { $seat } a la metropòli ({ $track }), en { $city }.
       *[other] { $seat } ten ara la metropòli ({ $track }), en { $city } ; { $loser } la pèrd.
    }
event-card_played = { $seat } jòga « { $card } ».
event-tokens_swapped = { $seat } escàmbia los getons en { $first } e en { $second }.
event-piece_removed =
    { $ship-value ->
        [true] { $seat } lèva un batèu en { $edge } ({ $owner }).
       *[other] { $seat } lèva una rota en { $edge } ({ $owner }).
    }
event-piece_kept = { $seat } renóncia a tornar bastir.
event-building_stopped = { $seat } renóncia a bastir çò que demòra a gratis.
event-knight_driven_off = { $seat } fòrabandís un cavalièr en { $knight } ({ $other }).
event-knight_dismissed = { $seat } pèrd lo cavalièr en { $knight }, que passa a { $other }.
event-knight_placed =
    { $level ->
        [1]
            { $active-value ->
                [true] { $seat } pausa un cavalièr simple en { $knight }, actiu.
               *[other] { $seat } pausa un cavalièr simple en { $knight }, inactiu.
            }
        [2]
            { $active-value ->
                [true] { $seat } pausa un cavalièr fòrt en { $knight }, actiu.
               *[other] { $seat } pausa un cavalièr fòrt en { $knight }, inactiu.
            }
       *[other]
            { $active-value ->
                [true] { $seat } pausa un cavalièr poderós en { $knight }, actiu.
               *[other] { $seat } pausa un cavalièr poderós en { $knight }, inactiu.
            }
    }
event-knight_left =
    { $supply-value ->
        [true] { $seat } pausa pas cap de cavalièr : n’i a pas pus en estòc de la meteissa fòrça, ni mai de simple.
       *[other]
            { $places-value ->
                [true] { $seat } pausa pas cap de cavalièr : cap de crosament es pas liure.
               *[other] { $seat } renóncia a pausar un cavalièr.
            }
    }
event-merchant_moved =
    { $loser-value ->
        [none] { $seat } a lo mercadièr, en { $to }.
       *[other] { $seat } ten ara lo mercadièr, en { $to } ; { $loser } lo pèrd.
    }
event-fleet_chartered = { $seat } a lo melhor taus a la banca fins a la fin del torn ({ $good }).
event-monopolized =
    { $counts-count ->
        [0] { $seat } recep pas res ({ $good }) : degun n’a pas.
       *[other] { $seat } recep { monopolized } dels autres.
    }
event-cards_searched = { $seat } agacha las cartas de progrès qu’a { $other }.
event-cards_found = { $seat } vei las cartas de progrès qu’a { $other } : { $cards }.
event-card_taken = { $seat } pren una carta de progrès a { $other } ({ $deck }).
event-taken_card_seen = { $seat } pren « { $card } » a { $other }.
event-cards_left = { $seat } pren pas cap de las cartas de progrès.
event-hand_searched = { $seat } agacha las cartas qu’a dins las mans { $other }.
event-hand_found = { $seat } vei las cartas qu’a dins las mans { $other } : { $cards }.
event-good_taken = { $seat } pren una carta a { $other }.
event-taken_good_seen = { $seat } pren 1 { $good } a { $other }.
event-given =
    { $count ->
        [one] { $seat } balha { $count } carta a { $other }.
       *[other] { $seat } balha { $count } cartas a { $other }.
    }
event-given_seen = { $seat } balha { $cards } a { $other }.
event-harbor_asked = { $seat } demanda una mercandariá a { $other }.
event-laid_down_seen = { $seat } pausa 1 { $resource } en secret.
event-harbor_traded = { $seat } balha una mercandariá a { $other } contra una ressorsa.
event-harbor_traded_seen = { $seat } balha 1 { $commodity } a { $other } contra 1 { $resource }.
event-nothing_delivered = { $seat } a pas cap de mercandariá per { $other }.
event-canal_dug =
    { $seats-count ->
        [one] Lo canal es cavat en { $section } : los dos getons van a { $seats }.
       *[other] Lo canal es cavat en { $section } : un geton per cadun ({ $seats }).
    }
event-canal_laid = La darrièra seccion, { $section }, es pausada tanben, e sos getons sortisson del jòc.
event-canal_flooded = Lo canal es acabat : d’ara enlà los camps son fertils, e lo bacin desertic es plen d’aiga.
event-robber_returned = Lo raubaire quita lo bacin e va en { $to }.
event-bank_traded = { $seat } escàmbia amb la banca { $given } contra 1 { $take }.
event-offer_made =
    { $hours-value ->
        [none] { offer-made }
        [one] { offer-made } L’ofèrta demòra dobèrta { $hours } ora al mai.
       *[other] { offer-made } L’ofèrta demòra dobèrta { $hours } oras al mai.
    }
offer-made =
    { $first-value ->
        [true] { $seat } prepausa { $give } contra { $want } a { $asked } ; lo primièr òc decidís.
       *[other] { $seat } prepausa { $give } contra { $want } a { $asked }.
    }
event-offer_accepted = { $seat } accèpta l’ofèrta.
event-offer_declined = { $seat } refusa l’ofèrta.
event-offer_countered = { $seat } prepausa puslèu de balhar { $give } contra { $want }.
event-answer_lapsed = { $seat } pèrd una carta : la responsa a l’ofèrta val pas pus.
event-offer_withdrawn =
    { $over-value ->
        [true] Lo temps per l’ofèrta es passat.
       *[other] { $seat } retira l’ofèrta.
    }
event-offer_unpaid = { $seat } pòt pas pus pagar : l’ofèrta es acabada.
event-traded = { $seat } balha { $give } a { $other } contra { $take }.
event-route_taken = { $seat } ten ara la rota comerciala mai longa ({ $length }).
event-route_lost = { $seat } pèrd la rota comerciala mai longa ; degun l’a pas pus.
event-turn_ended = { $seat } acaba son torn.
event-game_ended =
    { $points ->
        [one] La partida es acabada. { $seat } ganha amb { $points } punt.
       *[other] La partida es acabada. { $seat } ganha amb { $points } punts.
    }

# What belongs together, told in one line or as one doing.
told-then = { $first } { $then }
event-line = { $parts }
told-of-seat = { $seat } { $cards }
told-cards = Cartas : { $items }.
told-shortage = Pas pro a la banca : { $items }.
shortage = { $good } per degun
shortage-rest = { $good }, çò que demòra per { $seat }
told-strength = { $seat } { $strength }
told-cities-lost = Ciutats perdudas : { $items }.
city-lost =
    { $fallen ->
        [true]
            { $wall ->
                [true] { $seat } en { $corner } [colcada, muralha perduda]
               *[other] { $seat } en { $corner } [colcada]
            }
       *[other]
            { $wall ->
                [true] { $seat } en { $corner } [muralha perduda]
               *[other] { $seat } en { $corner }
            }
    }
told-drawn = Cartas de progrès : { $items }.
told-deck = { $seat } { $deck }
told-card = { $seat } « { $card } »
told-card-open = { $seat } « { $card } » [visibla]
told-dropped = Tornadas jos lor pila : { $items }.
told-discards = Cartas descartadas : { $items }.
told-chosen = Causidas : { $items }.
chosen =
    { $gold ->
        [true] { $seat } 1 { $good } [aur]
       *[other] { $seat } 1 { $good } [{ level-science-3 }]
    }
chosen-nothing = { $seat } res [{ level-science-3 }]
event-roads_built = { $seat } bastís de rotas en { $edges }.
event-ships_built = { $seat } bastís de batèus en { $edges }.
event-settlements_built = { $seat } bastís de colonias en { $corners }.
event-cities_built = { $seat } bastís de ciutats en { $corners }.
event-walls_built = { $seat } bastís de muralhas en { $corners }.
event-knights_hired = { $seat } recruta de cavalièrs en { $knights }.
event-knights_activated = { $seat } activa los cavalièrs en { $knights }.
bank-trade = { $give } contra { $take }
event-bank_trades = { $seat } escàmbia amb la banca : { $trades }.
event-card_cost = { $seat } jòga « { $card } » (pèrdas : { $costs }).
event-card_in_vain = { $seat } jòga « { $card } » per res ({ $good } : degun n’a pas).
event-harbor_asked_for = { $seat } demanda una mercandariá a { $other }, contra 1 { $resource }.
event-harbor_bargain = { $seat } pren a { $other } una mercandariá contra una ressorsa.
event-harbor_bargain_seen = { $seat } pren a { $other } 1 { $commodity } contra 1 { $resource }.
event-harbor_refused = { $seat } demanda una mercandariá a { $other }, que n’a pas cap.
# Answers to an offer, as far as there are any.
offer-answers =
    { $accepted-count ->
        [0]
            { $declined-count ->
                [0]
                    { $countered-count ->
                        [0] sens responsa
                       *[other] autras condicions : { $countered }
                    }
               *[other]
                    { $countered-count ->
                        [0] non : { $declined }
                       *[other] non : { $declined } ; autras condicions : { $countered }
                    }
            }
       *[other]
            { $declined-count ->
                [0]
                    { $countered-count ->
                        [0] òc : { $accepted }
                       *[other] òc : { $accepted } ; autras condicions : { $countered }
                    }
               *[other]
                    { $countered-count ->
                        [0] òc : { $accepted } ; non : { $declined }
                       *[other] òc : { $accepted } ; non : { $declined } ; autras condicions : { $countered }
                    }
            }
    }
event-offer_answered = { $seat } prepausa { $give } contra { $want } ({ offer-answers }).
event-offer_in_vain = { $seat } prepausa { $give } contra { $want }, per res.

## The same without who did it, for turns told in one sentence.

clause-rolled = tira los dats ({ $yellow } + { $red } = { $total })
clause-founded =
    { $city-value ->
        [true] fonda una ciutat en { $corner }
       *[other] fonda una colonia en { $corner }
    }
clause-road_built = bastís una rota en { $edge }
clause-roads_built = bastís de rotas en { $edges }
clause-ship_built = bastís un batèu en { $edge }
clause-ships_built = bastís de batèus en { $edges }
clause-ship_moved = desplaça un batèu ({ $ship } → { $to })
clause-settlement_built = bastís una colonia en { $corner }
clause-settlements_built = bastís de colonias en { $corners }
clause-city_built = bastís una ciutat en { $corner }
clause-cities_built = bastís de ciutats en { $corners }
clause-wall_built = bastís una muralha en { $corner }
clause-walls_built = bastís de muralhas en { $corners }
clause-received =
    { $seat-acts ->
        [true] recep { $cards }
       *[other] pòrta { $cards } a { $seat }
    }
clause-card_dropped =
    { $seat-acts ->
        [true] tòrna metre una carta de progrès ({ $deck })
       *[other] obliga { $seat } a tornar metre una carta de progrès ({ $deck })
    }
clause-own_card_dropped =
    { $seat-acts ->
        [true] tòrna metre « { $card } » jos sa pila
       *[other] obliga { $seat } a tornar metre « { $card } » jos sa pila
    }
clause-robber_moved = desplaça lo raubaire cap a { $to }
clause-card_stolen = rauba una carta a { $victim }
clause-stolen_card_seen = rauba 1 { $good } a { $victim }
clause-knight_hired = recruta un cavalièr en { $knight }
clause-knights_hired = recruta de cavalièrs en { $knights }
clause-knight_activated = activa lo cavalièr en { $knight }
clause-knights_activated = activa los cavalièrs en { $knights }
clause-knight_promoted =
    { $level ->
        [2] promòu lo cavalièr en { $knight } (ara fòrt)
       *[other] promòu lo cavalièr en { $knight } (ara poderós)
    }
clause-knight_moved = desplaça un cavalièr ({ $knight } → { $to })
clause-knight_displaced = desplaça un cavalièr ({ $knight } → { $to }) per ne fòrabandir un autre ({ $other })
clause-knight_retreated =
    { $seat-acts ->
        [true] replega lo cavalièr fòrabandit ({ $knight } → { $to })
       *[other] obliga { $seat } a replegar lo cavalièr ({ $knight } → { $to })
    }
clause-knight_returned =
    { $seat-acts ->
        [true] pèrd lo cavalièr fòrabandit en { $knight }
       *[other] fa quitar lo platèu al cavalièr en { $knight } ({ $seat })
    }
clause-robber_chased = caça lo raubaire amb lo cavalièr en { $knight }
clause-improved = atenh lo nivèl { $level } en { $track } ({ improvement })
clause-metropolis_won =
    { $loser-value ->
        [none] ganha la metropòli ({ $track }) per la ciutat en { $city }
       *[other] pren la metropòli ({ $track }) a { $loser } per la ciutat en { $city }
    }
clause-card_played = jòga « { $card } »
clause-card_cost = jòga « { $card } » (pèrdas : { $costs })
clause-card_in_vain = jòga « { $card } » per res ({ $good } : degun n’a pas)
clause-tokens_swapped = escàmbia los getons en { $first } e en { $second }
clause-piece_removed =
    { $owner-acts ->
        [true]
            { $ship-value ->
                [true] lèva son batèu en { $edge }
               *[other] lèva sa rota en { $edge }
            }
       *[other]
            { $ship-value ->
                [true] lèva un batèu en { $edge } ({ $owner })
               *[other] lèva una rota en { $edge } ({ $owner })
            }
    }
clause-piece_kept = renóncia a tornar bastir
clause-building_stopped = renóncia a bastir çò que demòra a gratis
clause-knight_driven_off = fòrabandís un cavalièr en { $knight } ({ $other })
clause-knight_dismissed =
    { $other-acts ->
        [true] fa desertar lo cavalièr en { $knight } ({ $seat })
       *[other] fa passar a { $other } lo cavalièr en { $knight } ({ $seat })
    }
clause-knight_placed =
    { $level ->
        [1]
            { $active-value ->
                [true] pausa un cavalièr simple en { $knight } (actiu)
               *[other] pausa un cavalièr simple en { $knight } (inactiu)
            }
        [2]
            { $active-value ->
                [true] pausa un cavalièr fòrt en { $knight } (actiu)
               *[other] pausa un cavalièr fòrt en { $knight } (inactiu)
            }
       *[other]
            { $active-value ->
                [true] pausa un cavalièr poderós en { $knight } (actiu)
               *[other] pausa un cavalièr poderós en { $knight } (inactiu)
            }
    }
clause-knight_left =
    { $supply-value ->
        [true] pausa pas cap de cavalièr (pas pus en estòc de la meteissa fòrça, ni mai de simple)
       *[other]
            { $places-value ->
                [true] pausa pas cap de cavalièr (cap de crosament liure)
               *[other] renóncia a pausar un cavalièr
            }
    }
clause-merchant_moved =
    { $loser-value ->
        [none] pausa lo mercadièr en { $to }
       *[other] pren lo mercadièr a { $loser } per lo pausar en { $to }
    }
clause-fleet_chartered = causís « { $good } »
clause-monopolized =
    { $counts-count ->
        [0] recep pas res ({ $good } : degun n’a pas)
       *[other] recep { monopolized } dels autres
    }
clause-cards_searched = agacha las cartas de progrès qu’a { $other }
clause-cards_found = vei las cartas de progrès qu’a { $other } ({ $cards })
clause-card_taken = pren una carta de progrès a { $other } ({ $deck })
clause-taken_card_seen = pren « { $card } » a { $other }
clause-cards_left = ne pren pas cap
clause-hand_searched = agacha las cartas qu’a dins las mans { $other }
clause-hand_found = vei las cartas qu’a dins las mans { $other } ({ $cards })
clause-good_taken = pren una carta a { $other }
clause-taken_good_seen = pren 1 { $good } a { $other }
clause-given =
    { $count ->
        [one] se fa balhar { $count } carta per { $seat }
       *[other] se fa balhar { $count } cartas per { $seat }
    }
clause-given_seen = se fa balhar { $cards } per { $seat }
clause-harbor_asked = demanda una mercandariá a { $other }
clause-harbor_asked_for = demanda una mercandariá a { $other } (contra 1 { $resource })
clause-harbor_bargain = pren a { $other } una mercandariá contra una ressorsa
clause-harbor_bargain_seen = pren a { $other } 1 { $commodity } contra 1 { $resource }
clause-harbor_refused = demanda una mercandariá a { $other } (que n’a pas cap)
clause-harbor_traded = pren a { $seat } una mercandariá contra una ressorsa
clause-harbor_traded_seen = pren a { $seat } 1 { $commodity } contra 1 { $resource }
clause-nothing_delivered = demanda una mercandariá a { $seat } (que n’a pas cap)
clause-laid_down_seen = pausa 1 { $resource } en secret
clause-canal_dug =
    { $seats-count ->
        [one] fa cavar lo canal en { $section } (los dos getons : { $seats })
       *[other] fa cavar lo canal en { $section } (un geton per cadun : { $seats })
    }
clause-bank_traded = escàmbia amb la banca { $given } contra 1 { $take }
clause-bank_trades = escàmbia amb la banca ({ $trades })
clause-offer_made = prepausa { $give } contra { $want }
clause-offer_answered = prepausa { $give } contra { $want } ({ offer-answers })
clause-offer_in_vain = prepausa per res { $give } contra { $want }
clause-offer_accepted = recep un òc ({ $seat })
clause-offer_declined = recep un non ({ $seat })
clause-offer_countered = recep d’autras condicions ({ $seat } : { $give } contra { $want })
clause-answer_lapsed = pèrd una responsa ({ $seat })
clause-offer_withdrawn =
    { $over-value ->
        [true] { "" }
       *[other] retira l’ofèrta
    }
clause-offer_unpaid = pòt pas pus pagar
clause-traded = balha { $give } a { $other } contra { $take }
clause-route_taken =
    { $seat-acts ->
        [true] pren la rota comerciala mai longa ({ $length })
       *[other] daissa a { $seat } la rota comerciala mai longa ({ $length })
    }
clause-route_lost =
    { $seat-acts ->
        [true] pèrd la rota comerciala mai longa
       *[other] fa pèrdre a { $seat } la rota comerciala mai longa
    }
clause-turn_ended = { "" }

## Why something is refused.

# What would be possible instead, behind the reason.
possible-instead =
    { $more ->
        [true] Possible, per exemple : { $there }.
       *[other] Possible : { $there }.
    }

great_canal-unrolled = D’en primièr, tira los dats. Abans aquò, pòdes pas jogar que « { card-alchemist } ».
great_canal-rolled = As ja tirat los dats dins aqueste torn. « { card-alchemist } » se jòga abans de los tirar.
great_canal-skip = Ara, pòdes pas renonciar a res.
great_canal-unknown-good = Aquela ressorsa o mercandariá existís pas dins aqueste jòc. { possible-instead }
great_canal-unknown-track = Aquel domeni existís pas dins aqueste jòc. { possible-instead }
great_canal-price = Aquò còsta { $price }. Te manca encara { $lacking }.
great_canal-nothing = As pas res indicat. Indica al mens 1 carta pertot ont de cartas son demandadas.
great_canal-held =
    { $count ->
        [0] As pas aquela carta de progrès, ni mai cap d’autra.
       *[other] As pas aquela carta de progrès. Las tieunas : { $there }.
    }

# Whose moment it is not, since nothing of the kind is asked.
great_canal-moment-found = Se fonda pas qu’al començament de la partida. Ara se bastís.
great_canal-moment-discard = Ara, degun deu pas descartar de cartas. Aquò arriba amb un sèt o amb « { card-saboteur } ».
great_canal-moment-robber = Ara, cal pas desplaçar lo raubaire. Aquò arriba amb un sèt ; autrament, lo desplaça un cavalièr o « { card-bishop } ».
great_canal-moment-sacrifice = Ara, degun deu pas pèrdre de ciutat. Aquò arriba quand los barbars ganhan.
great_canal-moment-draw = Ara, degun pren pas de carta per sa defensa. Aquò arriba quand mantuns, a egalitat, an ajudat lo mai a rebutar un atac.
great_canal-moment-take = Ara, degun a pas cap de ressorsa de causir. Aquò arriba quand se tiran los dats, mercés a un camp d’aur o a l’{ level-science-3 }.
great_canal-moment-retreat = Ara, cap de cavalièr fòrabandit se deu pas replegar. Per desplaçar un de tos cavalièrs, causís « { command-knight-move-label } ».
great_canal-moment-rebuild = Ara, i a pas res de tornar bastir. Aquò arriba quand lèvas una rota o un batèu tieu amb « { card-diplomat } ».
great_canal-moment-dismiss = Ara, cap de cavalièr deu pas desertar. Aquò arriba amb « { card-deserter } ».
great_canal-moment-place = Ara, i a pas cap de cavalièr desertor de pausar. Los cavalièrs novèls se recrutan.
great_canal-moment-keep = Ara, i a pas cap de carta de progrès de prene a qualqu’un mai. Aquò arriba amb « { card-spy } ».
great_canal-moment-choose = Ara, i a pas cap de carta de prene dins las mans de qualqu’un mai. Aquò arriba amb « { card-master_merchant } ».
great_canal-moment-give = Ara, degun deu pas balhar de cartas. Aquò arriba amb « { card-wedding } ».
great_canal-moment-deliver = Ara, degun demanda pas de mercandariá. Aquò arriba amb « { card-commercial_harbor } ».

# What the seat itself has to do first.
great_canal-first-found = D’en primièr, fonda ta colonia o ta ciutat.
great_canal-first-discard = D’en primièr, descarta tas cartas : la partida espèra aquò.
great_canal-first-robber = D’en primièr, desplaça lo raubaire.
great_canal-first-sacrifice = D’en primièr, causís la ciutat que pèrdes.
great_canal-first-draw = D’en primièr, pren ta carta de progrès : ta defensa es demest las melhoras.
great_canal-first-drop = D’en primièr, tòrna metre de cartas de progrès jos lor pila : n’as tròp.
great_canal-first-take = D’en primièr, causís la ressorsa que prenes. Pòdes pas renonciar qu’a çò que ven de l’{ level-science-3 }.
great_canal-first-retreat = D’en primièr, desplaça ton cavalièr fòrabandit cap a un autre crosament.
great_canal-first-build = D’en primièr, bastís çò que permet « { card-road_building } », o renóncia a çò que demòra.
great_canal-first-rebuild = D’en primièr, tòrna bastir la rota o lo batèu qu’as levat, o renóncia-i.
great_canal-first-dismiss = D’en primièr, causís lo cavalièr que desèrta.
great_canal-first-place = D’en primièr, pausa lo cavalièr qu’a desertat per tu, o renóncia-i.
great_canal-first-keep = D’en primièr, pren una de las cartas de progrès que veses, o cap.
great_canal-first-choose = D’en primièr, pren una de las cartas que veses.
great_canal-first-give = D’en primièr, balha tas cartas per « { card-wedding } ».
great_canal-first-deliver = D’en primièr, respond a la persona que te demanda una mercandariá.

great_canal-discard-count =
    { $count ->
        [one] Deves descartar exactament { $count } carta.
       *[other] Deves descartar exactament { $count } cartas.
    }
great_canal-discard-held =
    { $count ->
        [one] As pas totas aquelas cartas. Descarta { $count } carta demest aquestas : { $hand }.
       *[other] As pas totas aquelas cartas. Descarta { $count } cartas demest aquestas : { $hand }.
    }
great_canal-wedding-count =
    { $count ->
        [one] Deves balhar exactament { $count } carta.
       *[other] Deves balhar exactament { $count } cartas.
    }
great_canal-wedding-held =
    { $count ->
        [one] As pas totas aquelas cartas. Balha { $count } carta demest aquestas : { $hand }.
       *[other] As pas totas aquelas cartas. Balha { $count } cartas demest aquestas : { $hand }.
    }

great_canal-supply-road = As pas pus cap de rota en estòc.
great_canal-supply-ship = As pas pus cap de batèu en estòc.
great_canal-supply-settlement = As pas pus cap de colonia en estòc. Cada colonia que ven una ciutat i tòrna.
great_canal-supply-city = As pas pus cap de ciutat en estòc.
great_canal-supply-wall = As pas pus cap de muralha en estòc.
great_canal-supply-knight =
    { $level ->
        [1] As pas pus cap de cavalièr simple en estòc. N’i tòrna un quand promòves un cavalièr simple.
        [2] As pas pus cap de cavalièr fòrt en estòc. N’i tòrna un quand promòves un cavalièr fòrt.
       *[other] As pas pus cap de cavalièr poderós en estòc.
    }
great_canal-build-road =
    { $count ->
        [0] Una rota contunha una de tas rotas o partís d’un de tos bastiments, sus un camin de tèrra liure, sens passar per un peon d’autrú. Ara, i a pas cap de camin aital.
       *[other] Una rota contunha una de tas rotas o partís d’un de tos bastiments, sus un camin de tèrra liure, sens passar per un peon d’autrú. { possible-instead }
    }
great_canal-build-ship =
    { $count ->
        [0] Un batèu contunha un de tos batèus o partís d’un de tos bastiments, sus un camin liure de la còsta o de la mar, sens passar per un peon d’autrú. Ara, i a pas cap de camin aital.
       *[other] Un batèu contunha un de tos batèus o partís d’un de tos bastiments, sus un camin liure de la còsta o de la mar, sens passar per un peon d’autrú. { possible-instead }
    }
great_canal-build-settlement =
    { $count ->
        [0] Una colonia demanda un crosament liure de l’illa principala, a una de tas rotas o a un de tos batèus e a 2 camins al mens de tot bastiment. Ara, i a pas cap de crosament aital.
       *[other] Una colonia demanda un crosament liure de l’illa principala, a una de tas rotas o a un de tos batèus e a 2 camins al mens de tot bastiment. { possible-instead }
    }
great_canal-build-city =
    { $count ->
        [0] Es una colonia que ven una ciutat, e n’as pas cap.
       *[other] Es una colonia que ven una ciutat, e n’as pas cap aquí. { possible-instead }
    }
great_canal-R22-side = Una de tas ciutats es colcada : la cal tornar quilhar abans de far d’una colonia una ciutat. { possible-instead }
great_canal-build-wall =
    { $count ->
        [0] Una muralha se pausa jos una ciutat que n’a pas, e as pas cap de ciutat aital.
       *[other] As pas cap de ciutat sens muralha aquí. { possible-instead }
    }
great_canal-R58 = Se fonda sus un crosament liure de l’illa principala, a 2 camins al mens de tot bastiment. { possible-instead }
great_canal-R16 = Al mens un de tos 3 primièrs bastiments deu èsser sus la còsta : aqueste i deu doncas èsser. { possible-instead }
great_canal-R2-ship = Aquel crosament es sus la còsta : lo bastiment pren un batèu a costat, sus un camin liure de la còsta o de la mar. { possible-instead }
great_canal-R2-road = Aquel crosament es dins las tèrras : lo bastiment pren una rota a costat, sus un camin liure. { possible-instead }

great_canal-R28-once = As ja desplaçat un batèu dins aqueste torn.
great_canal-R28-new = Aquel batèu es estat bastit dins aqueste torn : se pòt pas encara desplaçar.
great_canal-R28-own =
    { $count ->
        [0] As pas cap de batèu aquí, e cap d’autre se pòt pas desplaçar.
       *[other] As pas cap de batèu aquí. { possible-instead }
    }
great_canal-R28-closed =
    { $count ->
        [0] A sos dos caps, aquel batèu es retengut per d’autres peons tieus, e cap d’autre batèu se pòt pas desplaçar.
       *[other] A sos dos caps, aquel batèu es retengut per d’autres peons tieus. { possible-instead }
    }
great_canal-R38 =
    { $count ->
        [0] Un de tos cavalièrs tòca pas cap d’autre batèu tieu ni cap de rota tieuna : sens aquel batèu, seriá isolat. Cap d’autre batèu se pòt pas desplaçar.
       *[other] Un de tos cavalièrs tòca pas cap d’autre batèu tieu ni cap de rota tieuna : sens aquel batèu, seriá isolat. { possible-instead }
    }
great_canal-R28-site =
    { $count ->
        [0] Un batèu va sus un camin ont, un còp levat, se poiriá tornar bastir, e n’i a pas cap per aqueste.
       *[other] Un batèu va sus un camin ont, un còp levat, se poiriá tornar bastir. { possible-instead }
    }

great_canal-knight-none =
    { $count ->
        [0] As pas cap de cavalièr sul platèu.
       *[other] As pas cap de cavalièr aquí. { possible-instead }
    }
great_canal-R20-hire =
    { $count ->
        [0] Un cavalièr se pausa sus un crosament liure de l’illa principala, a una de tas rotas o a un de tos batèus. Ara, i a pas cap de crosament aital.
       *[other] Un cavalièr se pausa sus un crosament liure de l’illa principala, a una de tas rotas o a un de tos batèus. { possible-instead }
    }
great_canal-knight-active = Lo cavalièr en { $knight } es ja actiu.
great_canal-knight-acted = Lo cavalièr en { $knight } a ja agit dins aqueste torn.
great_canal-knight-inactive = Lo cavalièr en { $knight } es pas actiu. Se l’activas, poirà agir a partir de ton torn que ven.
great_canal-knight-activated = Lo cavalièr en { $knight } es vengut actiu dins aqueste torn. Poirà agir a partir de ton torn que ven.
great_canal-knight-promoted = Lo cavalièr en { $knight } es ja estat promogut dins aqueste torn.
great_canal-knight-mighty = Lo cavalièr en { $knight } es poderós : i a pas cap de nivèl mai naut.
great_canal-knight-fortress = Lo cavalièr en { $knight } es fòrt. Per lo far poderós, te cal la { level-politics-3 }, nivèl 3 en politica.
great_canal-R20-move =
    { $count ->
        [0] Un cavalièr se desplaça long de tas rotas e de tos batèus fins a un crosament liure, sens passar per un peon d’autrú. I a pas cap de crosament aital per aqueste.
       *[other] Un cavalièr se desplaça long de tas rotas e de tos batèus fins a un crosament liure, sens passar per un peon d’autrú. { possible-instead }
    }
great_canal-R20-displace =
    { $count ->
        [0] Un cavalièr ne fòrabandís un d’autrú, mai feble, long de tas rotas e de tos batèus. N’i a pas cap que pòsca aténher.
       *[other] I a pas aquí cap de cavalièr d’autrú que siá mai feble e que lo tieu pòsca aténher long de tas rotas e de tos batèus. { possible-instead }
    }
great_canal-R21 = Un cavalièr fòrabandit va, long de sas pròprias rotas e de sos pròpris batèus, fins a un autre crosament liure. { possible-instead }

great_canal-R7-robber = Lo raubaire se desplaça pas abans lo primièr atac dels barbars.
great_canal-R18 = Lo raubaire va sus un autre exagòn de tèrra, mas jamai sul bacin desertic quand es en aiga. { possible-instead }
great_canal-R18-knight = Lo cavalièr tòca pas l’exagòn del raubaire, { $robber }. Sonque un cavalièr a un de sos crosaments lo pòt caçar.
great_canal-R18-token = Un cavalièr caça lo raubaire cap a un autre exagòn qu’a un geton numerotat. { possible-instead }
great_canal-R18-victim = En { $to }, raubas qualqu’un qu’a un bastiment aquí e una carta dins las mans : indica qual. { possible-instead }
great_canal-R18-nobody = En { $to }, i a pas degun de raubar : indiques pas degun.
great_canal-R22 = As pas aquí cap de ciutat que pòscas pèrdre : una metropòli se pèrd pas. { possible-instead }
great_canal-R41 = I a pas cap de carta de prene aquí. { possible-instead }
great_canal-R23 = As pas tròp de cartas de progrès (maximum : { $limit }) : n’as pas cap de tornar metre.
great_canal-R23-end = Cartas de progrès : n’as { $held }, e pòdes pas acabar ton torn qu’amb { $limit } al mai. D’en primièr, jòga-ne o tòrna-ne metre.
great_canal-R25 = Pòdes prene una ressorsa qu’a la banca. { possible-instead }
great_canal-R42 = Se pòt pas renonciar a l’aur : causís una ressorsa.

great_canal-improve-highest = As atench lo nivèl mai naut en { $track }.
great_canal-improve-city = Per un melhorament en { $track }, te cal una ciutat, e una ciutat colcada compta pas.
great_canal-R24 = Pel nivèl seguent en { $track }, te cal una ciutat sens metropòli, o la metropòli d’aquel meteis domeni.
great_canal-R24-city = Aquel nivèl te pòrta una metropòli : indica una de tas ciutats que n’a pas encara cap. { possible-instead }
great_canal-R24-none = Ton nivèl seguent en { $track } pòrta pas cap de metropòli : indiques pas cap de ciutat.

great_canal-R30-same = Una mena s’escàmbia pas contra ela meteissa. Causís-ne doas de diferentas.
great_canal-R30-bank =
    { $count ->
        [0] La banca n’a pas, ni res mai que poiriás prene.
       *[other] La banca n’a pas. { possible-instead }
    }
great_canal-R57 =
    { $held ->
        [0] La banca demanda { $price } per 1 carta, e n’as pas.
       *[other] La banca demanda { $price } per 1 carta, e n’as sonque { $held }.
    }

great_canal-R11-none = Cap d’ofèrta es pas dobèrta. Qual a lo torn ne pòt far una aprèp aver tirat los dats.
great_canal-R11-both = Dins una ofèrta, cap de mena pòt pas èsser dels dos costats a l’encòp. Aicí, dels dos costats : { $goods }.
great_canal-R11-supply = N’i a pas tant dins tot lo jòc, mas sonque { $most }.
great_canal-R11-held = As pas tot çò que vòls balhar. As { $hand }.
great_canal-R11-answer =
    { $count ->
        [0] Fins ara, degun a pas acceptat ton ofèrta ni prepausat d’autras condicions.
       *[other] Pòdes pas escambiar qu’amb una persona que son acòrdi o sas condicions valon encara. { possible-instead }
    }
great_canal-R45-nobody = Degun mai a pas cap de carta : pòdes pas prepausar d’escambi a degun.
great_canal-R45-asked = Prepausa l’escambi a d’autres qu’an una carta, cadun nomenat un sol còp. { possible-instead }
great_canal-R45-others = Aquesta ofèrta es pas per tu, mas per { $asked }.
great_canal-R45-same = Aquesta ofèrta es ja dobèrta, exactament parièra.
great_canal-R45-accept = As ja acceptat aquesta ofèrta.
great_canal-R45-decline = As ja refusat aquesta ofèrta.
great_canal-R45-held = L’ofèrta demanda { $want }, e o as pas. Pòdes refusar, o prepausar d’autras condicions.
great_canal-R47-same =
    { $accepted ->
        [true] Aquò’s las condicions de l’ofèrta quitament, qu’as ja acceptada.
       *[other] Aquò’s las condicions de l’ofèrta quitament. La pòdes acceptar.
    }
great_canal-R47-already = As ja prepausat aquelas condicions.

great_canal-commercial_harbor = Cap dels autres a pas de carta : i a pas degun a qual demandar.
great_canal-commercial_harbor-resource = As pas cap de ressorsa de prepausar contra una mercandariá.
great_canal-R53 = Per demandar una mercandariá, jòga d’en primièr « { card-commercial_harbor } » dins aqueste torn.
great_canal-R53-seat =
    { $count ->
        [0] Demòra pas degun a qual demandar : per cada « { card-commercial_harbor } », demandas un còp a cadun dels autres qu’a una carta.
       *[other] Pòdes pas demandar res a aquela persona : per cada « { card-commercial_harbor } », demandas un còp a cadun dels autres qu’a una carta. { possible-instead }
    }
great_canal-R53-resource =
    { $count ->
        [0] As pas cap de ressorsa de prepausar.
       *[other] As pas aquela ressorsa. { possible-instead }
    }
great_canal-R53-commodity =
    { $count ->
        [0] As pas cap de mercandariá. Quicha sus « { choice-skip-deliver } » jos la question, o sus « { command-skip-label } » dins ton panèl : alara totes sabon que n’as pas.
       *[other] As pas aquela mercandariá. { possible-instead }
    }
great_canal-R53-must = As una mercandariá e ne deves balhar una demest aquestas : { $held }.
great_canal-master_merchant =
    { $count ->
        [0] Degun qu’a mai de punts que tu a pas cap de carta.
       *[other] Prenes de cartas a qualqu’un qu’a mai de punts que tu, e qu’a una carta. { possible-instead }
    }
great_canal-master_merchant-good = Aquela carta es pas dins aquelas mans. { possible-instead }
great_canal-merchant =
    { $count ->
        [0] Lo mercadièr va sus un exagòn de l’illa principala qu’a una ressorsa, a costat d’un de tos bastiments, e ont ton mercadièr es pas ja. Ara, i a pas cap d’exagòn aital.
       *[other] Lo mercadièr va sus un exagòn de l’illa principala qu’a una ressorsa, a costat d’un de tos bastiments, e ont ton mercadièr es pas ja. { possible-instead }
    }
great_canal-merchant_fleet =
    { $count ->
        [0] Escàmbias ja totas las menas al melhor taus amb la banca.
       *[other] Escàmbias ja aquela mena al melhor taus amb la banca, o es pas una mena de carta. { possible-instead }
    }
great_canal-resource_monopoly = Es pas una ressorsa. { possible-instead }
great_canal-resource_monopoly-cards = Cap dels autres a pas de carta : degun te poiriá pas res balhar.
great_canal-trade_monopoly = Es pas una mercandariá. { possible-instead }
great_canal-trade_monopoly-cards = Cap dels autres a pas de carta : degun te poiriá pas res balhar.
great_canal-bishop = Lo raubaire va sus un autre exagòn de tèrra, mas jamai sul bacin desertic quand es en aiga. { possible-instead }
great_canal-deserter =
    { $count ->
        [0] Cap dels autres a pas de cavalièr que poiriá desertar.
       *[other] Es un cavalièr d’autrú que desèrta : causís qualqu’un que n’a. { possible-instead }
    }
great_canal-diplomat =
    { $count ->
        [0] Cap de rota ni de batèu del platèu es pas dobèrt.
       *[other] I a pas aquí cap de rota ni de batèu dobèrt : cal qu’a un de sos caps i aja pas res mai de sa color, e que cap de cavalièr siá pas isolat quand lo lèvas. { possible-instead }
    }
great_canal-diplomat-rebuild = Se pòt pas tornar bastir que sus un autre camin, ont seriá permés de bastir. { possible-instead }
great_canal-intrigue =
    { $count ->
        [0] Cap de cavalièr d’autrú es pas a una de tas rotas ni a un de tos batèus.
       *[other] I a pas aquí cap de cavalièr d’autrú, a una de tas rotas o a un de tos batèus. { possible-instead }
    }
great_canal-saboteur = Cap dels autres qu’an al mens tant de punts coma tu a pas 2 cartas.
great_canal-spy =
    { $count ->
        [0] Cap dels autres a pas de carta de progrès.
       *[other] Agachas las cartas de progrès de qualqu’un que n’a. { possible-instead }
    }
great_canal-spy-card = Aquela carta es pas demest las que veses. { possible-instead }
great_canal-warlord = As pas cap de cavalièr inactiu.
great_canal-R52 = Indica de cavalièrs inactius tieus, cadun un sol còp. { possible-instead }
great_canal-wedding = Degun qu’a mai de punts que tu a pas cap de carta.
great_canal-alchemist = Los dos nombres van de 1 a 6.
great_canal-engineer =
    { $count ->
        [0] Cap de tas ciutats pòt pas recebre de muralha : as pas cap de ciutat sens muralha, o pas pus cap de muralha en estòc.
       *[other] As pas cap de ciutat sens muralha aquí. { possible-instead }
    }
great_canal-inventor =
    { $count ->
        [0] Cap de geton numerotat del platèu se pòt pas escambiar : los getons 2, 6, 8 e 12 demòran ont son.
       *[other] I a pas aquí cap de geton numerotat que se pòsca escambiar : los getons 2, 6, 8 e 12 demòran ont son. { possible-instead }
    }
great_canal-inventor-same = Los dos getons an lo meteis numèro ({ $token }) : los escambiar cambiariá pas res.
great_canal-irrigation = As pas cap de bastiment a costat d’un camp.
great_canal-irrigation-bank = La banca a pas de blat.
great_canal-R7-irrigation = Los camps son esterils fins a l’acabament del canal.
great_canal-mining = As pas cap de bastiment a costat d’una montanha.
great_canal-mining-bank = La banca a pas de mineral.
great_canal-road_building = Ara, pòdes pas bastir ni rota ni batèu : i a pas cap de luòc per aquò, o pas pus cap de peon en estòc.

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
waits-take =
    { $by ->
        [gold] ressorsa d’un camp d’aur
        [aqueduct] ressorsa de l’Aqueducte
       *[both] ressorsa de prene
    }
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
describe-fleet-short =
    Barbars : { $left ->
        [0] atacan
        [one] encara { $left } pas
       *[other] encara { $left } passes
    }, fòrça { $attack }, cavalièrs { $defence }.
describe-canal-short = Canal : { $dug } seccions cavadas sus { $needed }.
describe-canal-done-short = Lo canal es acabat.
describe-seat-short = { $name } : cartas { $goods }, progrès { $progress }, getons { $chips }, fòrça { $strength }, nivèls { $levels }.
describe-marks-short = Raubaire : { $robber }. Rota mai longa : { $route }. Mercadièr : { $merchant }.
describe-metropolises-short = Metropòlis : { $items }.
describe-defenders-short = Defensa de Catan : { $items }.
describe-opened-short = Cartas a la vista : { $items }.
describe-built-short = { $name } : colonias { $settlements } ; ciutats { $cities } ; cavalièrs { $knights }.

# The long description, from which one can play. A nought stands for an empty list.
describe-title = Lo Grand Canal, torn { $turn }. Plaças : { $seats }. Tòca, en punts : { $goal }. Torn en cors : { $seat }.
describe-title-set-up = Lo Grand Canal, fondacion. Plaças : { $seats }. Tòca, en punts : { $goal }. Torn en cors : { $seat }.
describe-waiting = En espèra : { $waiting } ({ $what }).
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
describe-offer-hours = Dobèrta al mai : { $hours } h.
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
describe-fleet =
    Flòta barbara : { $left ->
        [0] ataca
        [one] encara { $left } pas sus { $steps }
       *[other] encara { $left } passes sus { $steps }
    } ; atacs fins ara { $attacks }. Sa fòrça { $attack }, la dels cavalièrs actius de l’illa principala { $defence }.
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
