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
