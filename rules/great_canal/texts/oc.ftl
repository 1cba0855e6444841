## The game.

title = Lo Grand Canal
command = canal
summary = Catan amb de batèus e de ciutats, e amb de cavalièrs que cavan un canal, per 3 o 4 personas.

## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### La tòca
    Colonizas una illa e i cavas un canal. Colonias e ciutats son de punts, los getons que cavar balha tanben. Qual a d’en primièr { $costs-goal-1 } punts a 3, o { $costs-goal-2 } a 4, dins son torn ganha.
    - Colonia : { $costs-points-settlement }, ciutat : { $costs-points-city }
    - Geton Catan : { $costs-points-chip }
    - Rota comerciala mai longa : { $costs-points-longest-route }
    - Metropòli, que melhorar tas ciutats pòt balhar : { $costs-points-metropolis } de mai

    Sus l’imatge, Roge ven de far d’una colonia una ciutat. Doas seccions del canal son cavadas ; sus cada autra i a dos getons.
learn-turn =
    ### Un torn
    Tiras los dats. Cada exagòn amb aquel nombre balha una carta a cada colonia a costat e doas a cada ciutat, dins lo torn de qual que siá. Puèi escàmbias, amb la banca o amb los autres, e bastisses çò que pòdes pagar :
    - Rota : { $costs-price-road }
    - Batèu : { $costs-price-ship }
    - Colonia : { $costs-price-settlement }
    - Ciutat : { $costs-price-city }

    Sus l’imatge, un 10 es estat tirat. La ciutat de Roge al bòsc recep fusta e papièr, la colonia a la colina argela ; la ciutat de Verd aquí recep 2 argela. Lo camp amb lo 10 balha pas res : totes los camps son esterils fins que lo canal siá acabat.
    Amb un 7, qual a mai de { $costs-hand-limit ->
        [one] { $costs-hand-limit } carta
       *[other] { $costs-hand-limit } cartas
    } ne pèrd la mitat.
learn-canal =
    ### Los cavalièrs cavan lo canal
    Per { $costs-price-knight } recrutas un cavalièr a una de tas rotas o a un de tos batèus ; per { $costs-price-activation } ven actiu. Tre que dos cavalièrs actius son als crosaments d’un canal previst, de qual que sián, es cavat. Cada cavalièr balha un geton a qual l’a.
    Sus l’imatge, lo cavalièr de Jaune èra ja actiu, e Roge n’a activat un autre al meteis luòc : un geton per cadun.
    Los cavalièrs actius se desplaçan tanben, per las rotas e los batèus, e ne fòrabandisson de mai febles. Sus las illas pichonas cercan d’aur e emplegan los pòrts.
learn-barbarians =
    ### Los barbars
    Cada batèu sul dat d’eveniment fa avançar los barbars ; al pas { $costs-fleet } atacan. Cada ciutat del platèu los rend mai fòrts, cada cavalièr actiu de l’illa principala ajuda a los batre.
    Se son mai fòrts, qual a balhat lo mens pèrd una ciutat. Se son batuts, qual a balhat lo mai recep { $costs-points-defender ->
        [one] { $costs-points-defender } punt
       *[other] { $costs-points-defender } punts
    }. Puèi cal tornar activar los cavalièrs.
    Sus l’imatge, 3 ciutats èran contra de cavalièrs de fòrça 2. Jaune aviá pas cap de cavalièr actiu, doncas una ciutat jauna es ara una colonia.
learn-end =
    ### Lo canal es acabat
    Quand l’avantdarrièra seccion es cavada, la darrièra se met tanben. L’aiga emplena lo canal, e d’aquí enlà los camps balhan de blat, coma aicí ; la partida contunha.
    Drap, moneda e papièr, que balhan las ciutats, pagan los melhoraments : aqueles balhan de cartas de progrès, de capacitats e de metropòlis. Qual a pro de punts dins son torn ganha còp sec.
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
