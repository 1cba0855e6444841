## The game.

title = Arriala : Canal de Garona
command = arriala
summary = Bastir lo Canal de Garona : d’obrièrs, d’enclusas e de vinhas, per 2 a 4 personas.
about = Se bastís lo Canal de Garona ensems, e cadun per se. Totes pòdon desplaçar quin obrièr que siá long del canal ; quand cada casa d’una seccion a un obrièr, la color que i a mai d’obrièrs marca. Las enclusas copan las seccions longas en seccions mai cortas.

## What things are called.

space = { $number }
worker = { $owner } { $number }
cost = { $points } PA
cost-space = { $points } PA per casa
virtual-colour = { seat-colour } (jogaire virtual)

name-grisolles = Grisòlas
name-montech = Montèg
name-castelsarrasin = Castèlsarrasin
name-moissac = Moissac
name-malause = Malausa
name-valence_d_agen = Valença

name-frontonnais = Frontonés
name-chasselas = Chasselàs
name-brulhois = Brulhés

name-reservoir = Sèrva d’aiga
name-weir = Paissièra
name-mill = Molin
name-dam = Restanca

name-slope = Penta d’aiga de Montèg
name-cacor = Pont-canal del Cacòr

# What the rulebook says is left out with fewer players.
without-vineyard = la vinha { $name }
without-stretch = lo tròç { $first }–{ $last }
without-river-work = la casa blava « { $name } »

# What the rulebook says there are points for beside sections, as a list.
points-for-locks = per las enclusas
points-for-river-works = per las òbras fluvialas
points-for-master-works = per las òbras d’engenhariá
points-for-vineyards = a la fin per las vinhas
# How many pieces the rulebook says lie beside the board.
beside-locks =
    { $count ->
        [one] { $count } enclusa
       *[other] { $count } enclusas
    }
beside-master-works =
    { $count ->
        [one] { $count } òbra d’engenhariá
       *[other] { $count } òbras d’engenhariá
    }

card-move = Desplaçament fins a { $spaces }
card-anywhere = Ont que siá sul canal
card-lock = Enclusa
card-master_work = Òbra d’engenhariá
card-to_vineyard_own = Cap a las vinhas (sa color)
card-to_vineyard_any = Cap a las vinhas (tota color)
card-to_canal_own = Tornar al canal (sa color)
card-to_canal_any = Tornar al canal (tota color)
# A card in a list of cards.
card-quoted = « { $card } »

## What a seat is asked.

status-over = La partida es acabada.
status-waiting = Ronda { $round } : es pas ton torn.
status-watching = Ronda { $round }.
status-answer = Siás d’acòrdi per acabar la partida ara ?
status-proposed = As prepausat d’acabar la partida. Espèra las responsas, o retira la proposicion.
status-agreed = As balhat ton acòrdi per acabar la partida. Manca encara al mens una responsa.
status-turn =
    { $points ->
        [0] Ronda { $round }, es a tu de jogar : as pas pus cap de punt-accion, acaba ton torn.
        [one] Ronda { $round }, es a tu de jogar : te demòra 1 punt-accion.
       *[other] Ronda { $round }, es a tu de jogar : te demòran { $points } punts-accions.
    }

# Çò qu’es demandat, aprèp los noms e dos punts.
matter-turn = un torn de jogar, ronda { $round }.
matter-end = acabar la partida ara, coma { $proposer } o prepausa ?
choice-answer =
    { $agree-value ->
        [true] Acabar la partida
       *[other] Contunhar
    }

## Çò qu’una accion fariá pèrdre, demandat abans.

lost-points =
    { $points ->
        [one] Te demòra { $points } punt-accion. Serà perdut s’acabas ton torn ara.
       *[other] Te demòran { $points } punts-accions. Seràn perduts s’acabas ton torn ara.
    }

## Commands and their fields.

command-move = desplaçar
command-move-description = 1 PA per casa : desplaçar quin obrièr que siá long del canal
command-move-label = Desplaçar un obrièr
command-move-worker = obrièr
command-move-worker-description = Quin obrièr que siá sul canal
command-move-to = cap-a
command-move-to-description = Ont va l’obrièr : una casa liura o una ciutat que pòt aténher

command-place = pausar
command-place-description = 3 PA : pausar sul canal un obrièr novèl de ta sèrva
command-place-label = Pausar un obrièr
command-place-to = ont
command-place-to-description = Ont va l’obrièr novèl : quina casa liura que siá o una ciutat

command-river = òbra-fluviala
command-river-description = 3 PA : bastir una òbra fluviala amb un de tos obrièrs, que i demòra
command-river-label = Bastir una òbra fluviala
command-river-worker = obrièr
command-river-worker-description = Un de tos obrièrs sul canal
command-river-work = òbra
command-river-work-description = Una òbra fluviala que degun a pas encara bastida

command-vine = vinhas
command-vine-description = 2 PA : desplaçar un de tos obrièrs del canal a las vinhas
command-vine-label = Anar a las vinhas
command-vine-worker = obrièr
command-vine-worker-description = Un de tos obrièrs sul canal
command-vine-vineyard = vinha
command-vine-vineyard-description = Una vinha ont demòra de plaça

command-unvine = tornar-al-canal
command-unvine-description = 4 PA : desplaçar un de tos obrièrs de las vinhas al canal
command-unvine-label = Tornar al canal
command-unvine-worker = obrièr
command-unvine-worker-description = Un de tos obrièrs dins las vinhas
command-unvine-to = ont
command-unvine-to-description = Ont va l’obrièr : quina casa liura que siá o una ciutat

command-lock = enclusa
command-lock-description = 4 PA : bastir una enclusa
command-lock-label = Bastir una enclusa
command-lock-at = casa
command-lock-at-description = Una casa liura d’una seccion pas descomptada, dins lo maximum d’enclusas del tròç

command-draw = prene
command-draw-description = 2 PA : prene una carta de la tiradissa
command-draw-label = Prene una carta

command-card = carta
command-card-description = 1 PA : jogar una carta

command-card-move = desplaçar
command-card-move-description = 1 PA : jogar una carta Desplaçament ; 1 PA de mai per casa en delà de la chifra
command-card-move-label = Jogar una carta Desplaçament
command-card-move-card = carta
command-card-move-card-description = Una carta Desplaçament de tas mans
command-card-move-worker = obrièr
command-card-move-worker-description = Quin obrièr que siá sul canal
command-card-move-to = cap-a
command-card-move-to-description = Ont va l’obrièr : una casa liura o una ciutat que pòt aténher

command-card-anywhere = ont-que-siá
command-card-anywhere-description = 1 PA : amb una carta, menar un de tos obrièrs del canal a quina casa liura que siá o a una ciutat
command-card-anywhere-label = Jogar una carta Ont que siá
command-card-anywhere-worker = obrièr
command-card-anywhere-worker-description = Un de tos obrièrs sul canal
command-card-anywhere-to = ont
command-card-anywhere-to-description = Ont va l’obrièr : quina casa liura que siá o una ciutat

command-card-lock = enclusa
command-card-lock-description = 1 PA : amb una carta, bastir una enclusa
command-card-lock-label = Jogar una carta Enclusa
command-card-lock-at = casa
command-card-lock-at-description = Una casa liura d’una seccion pas descomptada, dins lo maximum d’enclusas del tròç

command-card-master-work = òbra-d-engenhariá
command-card-master-work-description = 1 PA : amb una carta, bastir una òbra d’engenhariá, se degun a pas mens de punts
command-card-master-work-label = Jogar una carta Òbra d’engenhariá
command-card-master-work-work = òbra
command-card-master-work-work-description = Quina de las doas òbras d’engenhariá

command-card-to-vineyard = a-las-vinhas
command-card-to-vineyard-description = 1 PA : amb una carta, desplaçar un obrièr del canal a las vinhas
command-card-to-vineyard-label = Carta : a las vinhas
command-card-to-vineyard-card = carta
command-card-to-vineyard-card-description = La carta « sa color » (un de tos obrièrs) o « tota color » (quin obrièr que siá)
command-card-to-vineyard-worker = obrièr
command-card-to-vineyard-worker-description = Un obrièr sul canal
command-card-to-vineyard-vineyard = vinha
command-card-to-vineyard-vineyard-description = Una vinha ont demòra de plaça

command-card-to-canal = al-canal
command-card-to-canal-description = 1 PA : amb una carta, desplaçar un obrièr de las vinhas al canal
command-card-to-canal-label = Carta : al canal
command-card-to-canal-card = carta
command-card-to-canal-card-description = La carta « sa color » (un de tos obrièrs) o « tota color » (quin obrièr que siá)
command-card-to-canal-worker = obrièr
command-card-to-canal-worker-description = Un obrièr dins las vinhas
command-card-to-canal-to = ont
command-card-to-canal-to-description = Ont va l’obrièr : quina casa liura que siá o una ciutat

command-end = fin
command-end-description = Acabar ton torn ; los punts-accions que demòran son perduts
command-end-label = Acabar lo torn

command-propose = prepausar-la-fin
command-propose-description = Demandar a totes los autres se cal acabar la partida ara ; un còp per torn
command-propose-label = Prepausar d’acabar

command-answer = respondre-a-la-proposicion
command-answer-description = Dire se siás d’acòrdi per acabar la partida ara
command-answer-label = Respondre
command-answer-agree = acòrdi
command-answer-agree-description = Òc acaba la partida se totes son d’acòrdi ; non la fa contunhar

command-withdraw = retirar-la-proposicion
command-withdraw-description = Retirar ta proposicion d’acabar la partida
command-withdraw-label = Retirar la proposicion

## Actions, before they are done.

action-move = Desplaçar { $worker } fins a { $to }
action-place = Pausar un obrièr novèl sul canal ({ $to })
action-river = Bastir l’òbra fluviala « { $work } » amb { $worker }
action-vine = Desplaçar { $worker } cap a la vinha { $vineyard }
action-unvine = Tornar menar { $worker } de las vinhas al canal ({ $to })
action-lock = Bastir una enclusa a la casa { $at }
action-draw = Prene una carta
action-card_move = Jogar « { $card } » : { $worker } fins a { $to }
action-card_anywhere = Jogar « { card-anywhere } » : { $worker } → { $to }
action-card_lock = Jogar « { card-lock } » : una enclusa a la casa { $at }
action-card_master_work = Jogar « { card-master_work } » : { $work }
action-card_to_vineyard = Jogar « { $card } » : { $worker } cap a la vinha { $vineyard }
action-card_to_canal = Jogar « { $card } » : { $worker } sul canal ({ $to })
action-end = Acabar lo torn
action-propose = Prepausar d’acabar la partida
action-answer =
    { $agree-value ->
        [true] Acceptar d’acabar la partida
       *[other] Daissar contunhar la partida
    }
action-withdraw = Retirar la proposicion d’acabar la partida
## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### La tòca
    Qual a mai de punts ganha. Lo canal va de ciutat en ciutat ; las casas entre una bòla (ciutat o enclusa) e la seguenta son una **seccion**. Quand cada casa d’una seccion a un obrièr, la seccion es descomptada : la color que i a mai d’obrièrs ne pren los punts.
    Sonque los obrièrs de ta color marcan per tu. Mas pòdes desplaçar quin obrièr que siá sul canal, e los autres o pòdon far tanben.
    Sus l’imatge, la seccion 20–23 es completa. Dos de sos quatre obrièrs son roges, mai que de cap d’autra color : +{ $board-score-points-4 } per Roge.
learn-turn =
    ### Un torn
    { $board-turn-action-points ->
        [one] As { $board-turn-action-points } punt-accion (PA) cada torn, e lo despensas
       *[other] As { $board-turn-action-points } punts-accions (PA) cada torn, e los despensas
    } coma vòls :
    - { $board-cost-step } PA : desplaçar de 1 casa quin obrièr que siá, de ta color o d’una autra
    - { $board-cost-worker } PA : pausar un obrièr novèl
    - { $board-cost-lock } PA : bastir una enclusa
    - { $board-cost-draw } PA : prene una carta, { $board-cost-card } PA : ne jogar una
    - { $board-cost-river-work } PA : bastir una òbra fluviala amb un de tos obrièrs (+{ $board-score-river-work }), { $board-cost-to-vineyard } PA : mandar un de tos obrièrs a las vinhas

    Sus l’imatge, Roge a pausat un obrièr a la casa 13 e desplaçat un jaune de doas casas.
learn-counting =
    ### Una seccion es completa
    Sus l’imatge, Verd ven d’ocupar la darrièra de cinc casas. I a aquí dos obrièrs roges, dos jaunes e un verd. Una egalitat en cap balha pas res, doncas la color seguenta pren tot : +{ $board-score-points-5 } per Verd.
    Aver fòrça obrièrs basta doncas pas : a egalitat en cap, una color a pas res.
learn-lock =
    ### Las enclusas
    Una enclusa va sus una casa liura, balha +{ $board-score-lock } còp sec e d’una seccion ne fa doas ; contra una autra bòla, fa pas que l’acorchir. Sus l’imatge, l’enclusa a la casa 32 daissa las seccions 30–31 e 33, completas l’una e l’autra : las doas son descomptadas còp sec.
    Una seccion descomptada es barrada per totjorn. Sos obrièrs se pòdon encara desplaçar.
learn-end =
    ### La fin
    Quand totas las seccions son barradas, se descomptan las vinhas : qual a mai d’obrièrs dins una vinha marca tant de punts coma la vinha a de casas. Qual a mai de punts ganha ; se mantuns son a egalitat, ganha qual, demest eles, a mai d’obrièrs sul canal.
    As pas besonh de ne saber mai per començar : a cada causida, ton panèl mòstra çò qu’es possible e çò que còsta.
## How the points came about, when the game is over.

count-sections =
    { $count ->
        [one] { $points } per { $count } seccion
       *[other] { $points } per { $count } seccions
    }
count-locks = { $points } per las enclusas
count-river-works = { $points } per las òbras fluvialas
count-master-works = { $points } per las òbras d’engenhariá
count-vineyards = { $points } per las vinhas

## Çò que los plans esperan, coma proposicions après « se ». Çò que demòra dobèrt a la valor « open ».

await-moved =
    { $to-value ->
        [open] { $seat } mena un obrièr ont que siá sul canal
       *[other] { $seat } mena un obrièr sul canal ({ $to })
    }
await-went_to_vineyard =
    { $vineyard-value ->
        [open] { $seat } manda un obrièr a una vinha
       *[other] { $seat } manda un obrièr a la vinha { $vineyard }
    }
await-river_work_built =
    { $work-value ->
        [open] { $seat } bastís una òbra fluviala
       *[other] { $seat } bastís l’òbra fluviala « { $work } »
    }
await-lock_built =
    { $at-value ->
        [open] { $seat } bastís una enclusa
       *[other] { $seat } bastís una enclusa a la casa { $at }
    }
await-master_work_built =
    { $work-value ->
        [open] { $seat } bastís una òbra d’engenhariá
       *[other] { $seat } bastís l’òbra d’engenhariá « { $work } »
    }
await-section_counted =
    { $first-value ->
        [open] { $by } barra una seccion
       *[other] { $by } barra la seccion que comença a la casa { $first }
    }

## What happened.

event-moved =
    { $steps ->
        [one] { $seat } desplaça { $worker } de { $steps } casa fins a { $to }.
       *[other] { $seat } desplaça { $worker } de { $steps } casas fins a { $to }.
    }
event-jumped = { $seat } desplaça { $worker } : { $start } → { $to }.
event-placed = { $seat } pausa { $worker } sul canal ({ $to }).
event-went_to_vineyard = { $seat } desplaça { $worker } ({ $start }) cap a la vinha { $vineyard }.
event-left_vineyard = { $seat } tòrna menar { $worker } de la vinha { $vineyard } al canal ({ $to }).
event-river_work_built = { $seat } bastís l’òbra fluviala « { $work } » amb { $worker } (+{ $points }).
event-lock_built = { $seat } bastís una enclusa a la casa { $at } (+{ $points }).
event-master_work_built = { $seat } bastís l’òbra d’engenhariá « { $work } » (+{ $points }).
event-card_played = { $seat } jòga « { $card } ».
event-reshuffled =
    { $cards ->
        [one] La tiradissa es voida : la sola carta del descart ven la tiradissa novèla.
       *[other] La tiradissa es voida : { $cards } cartas del descart son mescladas per ne far una novèla.
    }
event-drew = { $seat } pren una carta.
event-drew_card = { $seat } pren « { $card } ».
event-section_counted =
    { $spaces ->
        [one]
            { $winner-value ->
                [none] Seccion { $first } completa : egalitat, degun marca pas de punts.
               *[other]
                    { $points ->
                        [one] Seccion { $first } completa : { $points } punt per { $winner }.
                       *[other] Seccion { $first } completa : { $points } punts per { $winner }.
                    }
            }
       *[other]
            { $winner-value ->
                [none]
                    { $tied-count ->
                        [0] Seccion { $first }–{ $last } completa : egalitat, degun marca pas de punts.
                       *[other] Seccion { $first }–{ $last } completa. Degun marca pas de punts : egalitat en cap ({ $tied }), e cap de color es pas sola just darrièr.
                    }
               *[other]
                    { $tied-count ->
                        [0]
                            { $points ->
                                [one] Seccion { $first }–{ $last } completa : { $points } punt per { $winner }.
                               *[other] Seccion { $first }–{ $last } completa : { $points } punts per { $winner }.
                            }
                       *[other] Seccion { $first }–{ $last } completa : { $points } punts per { $winner }, just darrièr l’egalitat en cap ({ $tied }).
                    }
            }
    }
event-turn_ended =
    { $passed-value ->
        [true] { $seat } passa.
       *[other]
            { $unused ->
                [0] { $seat } acaba son torn.
                [one] { $seat } acaba son torn amb { $unused } PA pas emplegat.
               *[other] { $seat } acaba son torn amb { $unused } PA pas emplegats.
            }
    }
event-end_proposed = { $seat } prepausa d’acabar la partida.
event-end_answered =
    { $agree-value ->
        [true] { $seat } es d’acòrdi.
       *[other] { $seat } es pas d’acòrdi.
    }
event-end_dropped = La partida contunha, es a { $proposer } de jogar.
event-proposal_withdrawn = { $seat } retira sa proposicion. La partida contunha.
event-vineyard_counted =
    { $workers ->
        [0] Vinha { $vineyard } : voida, degun marca pas de punts.
       *[other]
            { $winner-value ->
                [none] Vinha { $vineyard } : egalitat, degun marca pas de punts.
               *[other]
                    { $points ->
                        [one] Vinha { $vineyard } : { $points } punt per { $winner }.
                       *[other] Vinha { $vineyard } : { $points } punts per { $winner }.
                    }
            }
    }
event-game_ended =
    { $winners-count ->
        [0]
            { $points ->
                [one] La partida es acabada. Degun ganha pas : degun passa pas davant lo jogaire virtual, qu’a { $points } punt.
               *[other] La partida es acabada. Degun ganha pas : degun passa pas davant lo jogaire virtual, qu’a { $points } punts.
            }
        [one]
            { $tied-value ->
                [true] La partida es acabada. A egalitat de punts ({ $points }), { $winners } a lo mai d’obrièrs sul canal e ganha.
               *[false]
                    { $points ->
                        [one] La partida es acabada. { $winners } ganha amb { $points } punt.
                       *[other] La partida es acabada. { $winners } ganha amb { $points } punts.
                    }
            }
       *[other]
            { $tied-value ->
                [true] La partida es acabada. A egalitat de punts ({ $points }), { $winners } an lo mai d’obrièrs sul canal e se partejan la victòria.
               *[false]
                    { $points ->
                        [one] La partida es acabada. { $winners } se partejan la victòria amb { $points } punt.
                       *[other] La partida es acabada. { $winners } se partejan la victòria amb { $points } punts.
                    }
            }
    }

## The same without who did it, for turns told in one sentence.

clause-moved =
    { $steps ->
        [one] desplaça { $worker } de { $steps } casa fins a { $to }
       *[other] desplaça { $worker } de { $steps } casas fins a { $to }
    }
clause-jumped = desplaça { $worker } : { $start } → { $to }
clause-placed = pausa { $worker } sul canal ({ $to })
clause-went_to_vineyard = desplaça { $worker } ({ $start }) cap a la vinha { $vineyard }
clause-left_vineyard = tòrna menar { $worker } de la vinha { $vineyard } al canal ({ $to })
clause-river_work_built = bastís l’òbra fluviala « { $work } » amb { $worker } (+{ $points })
clause-lock_built = bastís una enclusa a la casa { $at } (+{ $points })
clause-master_work_built = bastís l’òbra d’engenhariá « { $work } » (+{ $points })
clause-card_played = jòga « { $card } »
clause-drew = pren una carta
clause-drew_card = pren « { $card } »
clause-section_counted =
    { $spaces ->
        [one]
            { $winner-value ->
                [none] barra la seccion { $first } (egalitat, degun marca pas de punts)
               *[other]
                    { $winner-acts ->
                        [true] barra la seccion { $first } (+{ $points })
                       *[other] barra la seccion { $first } (+{ $points } per { $winner })
                    }
            }
       *[other]
            { $winner-value ->
                [none] barra la seccion { $first }–{ $last } (egalitat, degun marca pas de punts)
               *[other]
                    { $tied-count ->
                        [0]
                            { $winner-acts ->
                                [true] barra la seccion { $first }–{ $last } (+{ $points })
                               *[other] barra la seccion { $first }–{ $last } (+{ $points } per { $winner })
                            }
                       *[other]
                            { $winner-acts ->
                                [true] barra la seccion { $first }–{ $last } (+{ $points }, darrièr una egalitat)
                               *[other] barra la seccion { $first }–{ $last } (+{ $points } per { $winner }, darrièr una egalitat)
                            }
                    }
            }
    }
clause-turn_ended =
    { $passed-value ->
        [true] passa
       *[other]
            { $unused ->
                [0] { "" }
               *[other] daissa { $unused } PA
            }
    }

## Why something is refused.

arriala-unknown-place = Aquel luòc es pas dins aquesta partida. Lo canal comença a { $first } e s’acaba a { $last }.
arriala-unknown-worker = Aquel obrièr existís pas dins aquesta partida. Colors : { $colours } ; numèros : de 1 a { $highest }.
arriala-unknown-vineyard =
    { $count ->
        [0] I a pas cap de vinha dins aquesta partida.
       *[other] Aquela vinha es pas dins aquesta partida. Vinhas de la partida : { $there }.
    }
arriala-unknown-river_work =
    { $count ->
        [0] I a pas cap d’òbra fluviala dins aquesta partida.
       *[other] Aquela òbra fluviala es pas dins aquesta partida. Òbras fluvialas de la partida : { $there }.
    }
arriala-unknown-master_work =
    { $count ->
        [0] I a pas cap d’òbra d’engenhariá dins aquesta partida.
       *[other] Aquela òbra d’engenhariá es pas dins aquesta partida. Òbras d’engenhariá de la partida : { $there }.
    }
arriala-unknown-card = Aquela carta existís pas dins aquesta partida. Agacha çò qu’as dins las mans.

arriala-points =
    { $left ->
        [0] Aquò còsta { $cost } PA e te’n demòra pas cap. Pòdes acabar ton torn.
        [one] Aquò còsta { $cost } PA e te’n demòra { $left }. Pòdes encara far çò que còsta { $left } PA al mai, o acabar ton torn.
       *[other] Aquò còsta { $cost } PA e te’n demòran { $left }. Pòdes encara far çò que còsta { $left } PA al mai, o acabar ton torn.
    }
arriala-own = { $worker } es pas tieu. Aquesta accion es pas possibla qu’amb un obrièr de ta color ({ $colour }).
# What it takes to bring a worker from a vineyard back to the canal, within a sentence.
way-from-vineyard =
    { $card ->
        [true] per { $price } PA o amb una carta « Tornar al canal »
       *[other] per { $price } PA
    }
arriala-canal =
    { $where ->
        [reserve]
            { $mine ->
                [true] { $worker } es dins la sèrva. Pausar un obrièr novèl sul canal còsta { $price } PA.
               *[other]
                    { $way ->
                        [reserve] I a pas cap d’obrièr sul canal : ne pausar un novèl còsta { $price } PA.
                        [vineyard] I a pas cap d’obrièr sul canal : un de tos obrièrs pòt tornar de las vinhas { way-from-vineyard }.
                        [nobody] { $worker } es pas en jòc e es del jogaire virtual : degun lo pòt pas pausar sul canal.
                       *[none] { $worker } es dins la sèrva, e es pas tieu : sonque la persona d’aquela color lo pòt pausar sul canal.
                    }
            }
        [vineyard]
            { $mine ->
                [true] { $worker } es dins las vinhas. Pòt tornar al canal { way-from-vineyard }.
               *[other]
                    { $way ->
                        [reserve] I a pas cap d’obrièr sul canal : ne pausar un novèl còsta { $price } PA.
                        [vineyard] I a pas cap d’obrièr sul canal : un de tos obrièrs pòt tornar de las vinhas { way-from-vineyard }.
                        [nobody] { $worker } es dins las vinhas, e es pas tieu : l’en pòdes pas tirar.
                       *[none] { $worker } es dins las vinhas, e es pas tieu : l’en pòdes pas tirar qu’amb la carta « { card-to_canal_any } ».
                    }
            }
       *[river]
            { $way ->
                [reserve] { $worker } demòra sus son òbra fluviala fins a la fin de la partida. Cal un obrièr sul canal, e n’i as pas cap : ne pausar un novèl còsta { $price } PA.
                [vineyard] { $worker } demòra sus son òbra fluviala fins a la fin de la partida. Cal un obrièr sul canal, e n’i as pas cap : un obrièr de las vinhas i pòt tornar { way-from-vineyard }.
               *[none] { $worker } demòra sus son òbra fluviala fins a la fin de la partida. Cal un obrièr sul canal.
            }
    }
arriala-R3 =
    { $going ->
        [true] { $worker } es al mièg de son desplaçament, que pòt pas contunhar que casa per casa long del canal, amb de PA.
       *[other] { $worker } a ja fach son sol desplaçament d’aqueste torn. Un autre serà possible quand aqueste torn serà acabat.
    }
arriala-R4 =
    { $count ->
        [0] La persona just abans tu a desplaçat { $worker }, qu’èra aquí : { $place }. L’obrièr i pòt pas tornar pendent ton torn, e cap d’autre luòc es pas possible.
        [one] La persona just abans tu a desplaçat { $worker }, qu’èra aquí : { $place }. L’obrièr i pòt pas tornar pendent ton torn. Un sol luòc possible : { $near }.
       *[other] La persona just abans tu a desplaçat { $worker }, qu’èra aquí : { $place }. L’obrièr i pòt pas tornar pendent ton torn. Luòcs possibles, per exemple : { $near }.
    }
arriala-stay =
    { $count ->
        [0] { $worker } es ja aquí : { $place }. Cap d’autre luòc es pas possible.
        [one] { $worker } es ja aquí : { $place }. Un sol autre luòc possible : { $near }.
       *[other] { $worker } es ja aquí : { $place }. Son desplaçament se deu acabar endacòm mai ; luòcs possibles mai pròches : { $near }.
    }
arriala-space-taken =
    { $lock ->
        [true]
            { $count ->
                [0] { $worker } es a la casa { $place }, e demòra pas cap de casa per bastir una enclusa.
                [one] { $worker } es a la casa { $place }. Una sola casa possibla per una enclusa : { $near }.
               *[other] { $worker } es a la casa { $place }. Casas possiblas mai pròchas per una enclusa : { $near }.
            }
       *[other]
            { $count ->
                [0] { $worker } es a la casa { $place }, e cap d’autre luòc es pas possible.
                [one] { $worker } es a la casa { $place }. Un sol luòc possible : { $near }.
               *[other] { $worker } es a la casa { $place }. Luòcs possibles mai pròches : { $near }.
            }
    }
arriala-space-lock =
    { $lock ->
        [true]
            { $count ->
                [0] I a una enclusa a la casa { $place }, e demòra pas cap de casa per ne bastir una autra.
                [one] I a una enclusa a la casa { $place }. Una sola casa possibla per una autra : { $near }.
               *[other] I a una enclusa a la casa { $place }. Casas possiblas mai pròchas per una autra : { $near }.
            }
       *[other]
            { $count ->
                [0] I a una enclusa a la casa { $place }, e cap d’autre luòc es pas possible.
                [one] I a una enclusa a la casa { $place }. Un sol luòc possible : { $near }.
               *[other] I a una enclusa a la casa { $place }. Luòcs possibles mai pròches : { $near }.
            }
    }
arriala-reserve = Totes tos { $workers } obrièrs son en jòc, e cap tòrna pas dins la sèrva : n’i a pas pus cap de novèl de pausar.
arriala-river-taken =
    { $count ->
        [0] L’òbra fluviala « { $work } » es ja bastida, e totas las autras tanben ; se’n pòt pas pus bastir dins aquesta partida.
       *[other] L’òbra fluviala « { $work } » es ja bastida. Encara possible : { $possible }.
    }
arriala-vineyard-full =
    { $count ->
        [0]
            { $places ->
                [one] Vinha { $vineyard } : la sola casa es presa, e cap d’autra vinha es pas possibla.
               *[other] Vinha { $vineyard } : las { $places } casas son presas, e cap d’autra vinha es pas possibla.
            }
       *[other]
            { $places ->
                [one] Vinha { $vineyard } : la sola casa es presa. Possible : { $near }.
               *[other] Vinha { $vineyard } : las { $places } casas son presas. Possible : { $near }.
            }
    }
arriala-vineyard-not_in =
    { $count ->
        [0] Cap d’obrièr que pòdes far tornar es pas dins las vinhas. Ne pòt pas tornar qu’un obrièr que i es.
       *[other] { $worker } es pas dins las vinhas. Ne pòt pas tornar qu’un obrièr que i es.
    }
arriala-lock-pieces =
    { $pieces ->
        [0] I a pas cap d’enclusa dins aquesta partida.
        [one] La sola enclusa es ja bastida ; se’n pòt pas pus bastir dins aquesta partida.
       *[other] Las { $pieces } enclusas son totas bastidas ; se’n pòt pas pus bastir dins aquesta partida.
    }
arriala-lock-town =
    { $count ->
        [0] { $place } es una ciutat, ont se bastís pas cap d’enclusa, e demòra pas cap de casa per ne bastir una.
        [one] { $place } es una ciutat, ont se bastís pas cap d’enclusa. Una sola casa possibla : { $near }.
       *[other] { $place } es una ciutat, ont se bastís pas cap d’enclusa. Casas possiblas mai pròchas : { $near }.
    }
arriala-R8 =
    { $count ->
        [0] La casa { $place } es dins una seccion descomptada, ont se bastís pas pus d’enclusa, e demòra pas cap de casa per ne bastir una.
        [one] La casa { $place } es dins una seccion descomptada, ont se bastís pas pus d’enclusa. Una sola casa possibla : { $near }.
       *[other] La casa { $place } es dins una seccion descomptada, ont se bastís pas pus d’enclusa. Casas possiblas mai pròchas : { $near }.
    }
arriala-lock-limit =
    { $count ->
        [0] Entre { $first } e { $last }, lo maximum d’enclusas es atench : { $limit }. Endacòm mai, demòra pas cap de casa per una enclusa tanpauc.
        [one] Entre { $first } e { $last }, lo maximum d’enclusas es atench : { $limit }. Una sola casa possibla per una enclusa : { $near }.
       *[other] Entre { $first } e { $last }, lo maximum d’enclusas es atench : { $limit }. Casas possiblas mai pròchas per una enclusa : { $near }.
    }
arriala-draw-empty =
    { $cards ->
        [0] I a pas cap de carta dins aquesta partida.
       *[other] I a pas cap de carta de prene : la tiradissa e lo descart son voids. N’i aurà tornarmai quand se jogarà una carta.
    }
arriala-card-missing = As pas « { $card } ». Tas cartas : { $held }.
arriala-card-none =
    { $count ->
        [0]
            { $left ->
                [true] As pas cap de carta dins las mans, doncas ne pòdes pas jogar cap. Ne prene una còsta { $price } PA.
               *[other] As pas cap de carta dins las mans, doncas ne pòdes pas jogar cap, e n’i a pas cap de prene tanpauc.
            }
       *[other]
            { $left ->
                [true] Cap de tas cartas permet pas aquò : cal { $fitting }. Prene una carta còsta { $price } PA.
               *[other] Cap de tas cartas permet pas aquò : cal { $fitting }. I a pas cap de carta de prene tanpauc.
            }
    }
arriala-card-other =
    { $count ->
        [0] « { $card } » permet pas aquò, e cap d’autra carta d’aquesta partida tanpauc.
        [one] « { $card } » permet pas aquò. Aquesta carta o permet : { $fitting }.
       *[other] « { $card } » permet pas aquò. Aquestas cartas o permeton : { $fitting }.
    }
arriala-master_work-built =
    { $count ->
        [0] L’òbra d’engenhariá « { $work } » es ja bastida, e n’i a pas cap d’autra de bastir : la carta servís pas pus de res.
       *[other] L’òbra d’engenhariá « { $work } » es ja bastida. Encara possible : { $possible }.
    }
arriala-R10 =
    { $count ->
        [one] Per bastir una òbra d’engenhariá cal èsser en darrièra posicion sus la pista de marca, mas { $lower } a mens de punts que tu. Pòdes gardar la carta.
       *[other] Per bastir una òbra d’engenhariá cal èsser en darrièra posicion sus la pista de marca, mas { $lower } an mens de punts que tu. Pòdes gardar la carta.
    }
arriala-R26-none = Degun a pas prepausat d’acabar la partida. O pòdes prepausar pendent ton torn, un còp per torn.
arriala-R26-once = As ja prepausat d’acabar la partida dins aqueste torn. O poiràs tornar far a ton torn que ven.
arriala-R26-waiting = Responsas esperadas a ta proposicion d’acabar la partida : { $waiting }. La pòdes retirar.
arriala-R26-answer = { $proposer } prepausa d’acabar la partida. Respond d’en primièr : òc o non.
arriala-R26-withdraw = Es a { $proposer } de retirar la proposicion. Tu, i pòdes respondre.

## Painter and description.

# Labels in the picture: as short as may be.
label-title = Arriala
label-round = ronda { $round }
label-action-points = { $points } PA
label-over = Fin de la partida
label-ending = Acabar la partida ?
label-virtual = Virtual
label-slope = Penta
label-cacor = Cacòr
label-reservoir = Sèrva
label-mill = Molin
label-dam = Restanca
label-reserve = Sèrva
label-no-cards = Cap de carta

# The short description of the picture, the most important first.
describe-turn = Ronda { $round }, es a { $seat } de jogar, encara { $points } PA.
describe-asked = Ronda { $round }. { $proposer } prepausa d’acabar la partida ; responsas esperadas : { $waiting }.
describe-over =
    { $count ->
        [0] La partida es acabada : degun ganha pas.
        [one] La partida es acabada : { $winners } ganha.
       *[other] La partida es acabada : { $winners } se partejan la victòria.
    }
describe-scores = Punts : { $scores }.
describe-hands = Cartas dins las mans : { $hands }. Obrièrs en sèrva : { $reserves }.
describe-master-works = Òbras d’engenhariá, e qual las a bastidas : { $works }.
describe-workers = Obrièrs, { $name } : { $workers }.
describe-locks = Enclusas : { $places }.
describe-closed = Seccions barradas : { $sections }.
describe-supply =
    { $locks ->
        [one] Demòra { $locks } enclusa
       *[other] Demòran { $locks } enclusas
    }, tiradissa : { $pile }, descart : { $discards }.

# The long description, from which one can play.
describe-title = Arriala, ronda { $round }, partida a { $seats }, { $first } a entamenat.
describe-active = Torn en cors : { $seat }, encara { $points } PA sus { $most }.
describe-waiting = En espèra : { $waiting }.
# The word of describe-none stands for an empty list.
describe-proposal =
    { $agreed ->
        [cap] { $proposer } prepausa d’acabar la partida. Pas encara de responsa.
       *[other] { $proposer } prepausa d’acabar la partida. D’acòrdi fins ara : { $agreed }.
    }
describe-proposed = La fin de la partida es ja estada prepausada dins aqueste torn.
describe-journeys = Obrièrs ja desplaçats dins aqueste torn : { $workers }.
describe-journey = { $worker } pòt contunhar son desplaçament.
describe-barred = Luòcs proïbits dins aqueste torn, que l’obrièr i èra abans lo torn precedent : { $workers }.
describe-player = { $name }, { $colour } : punts { $points }, cartas { $hand }, obrièrs { $workers }.
describe-virtual = { $colour } : punts { $points }, sens torn, ni sèrva, ni cartas, obrièrs { $workers }.
describe-at = { $name } ({ $place })
describe-in-reserve = { $name } (sèrva)
describe-cards = { $count } × { $card }
describe-entry = { $spaces } = { $points }
describe-stretch = { $first }–{ $last }, casas { $low }–{ $high }, enclusas : { $locks }, al mai { $most }.
describe-town =
    { $workers ->
        [cap] { $name } (ciutat) : voida.
       *[other] { $name } (ciutat) : { $workers }.
    }
describe-lock = { $place } : enclusa.
describe-open = Seccion { $section }, dobèrta, val { $points } : { $spaces }.
describe-won = Seccion { $section }, barrada, +{ $points } per { $winner } : { $spaces }.
describe-won-by-nobody = Seccion { $section }, barrada, degun marca pas de punts : { $spaces }.
describe-free = liura
describe-free-spaces =
    { $count ->
        [one] { $spaces } liura
       *[other] { $spaces } liuras
    }
describe-counted = Barradas dins aqueste òrdre : { $sections }.
describe-vineyard =
    { $workers ->
        [cap] Vinha { $name }, val { $points }, a costat : { $near }. Voida, casas liuras : { $free } sus { $capacity }.
       *[other] Vinha { $name }, val { $points }, a costat : { $near }. Obrièrs : { $workers }, casas liuras : { $free } sus { $capacity }.
    }
describe-river-work = Òbra fluviala « { $name } », val { $points }, a costat : { $near } ; { $worker }.
describe-master-work = Òbra d’engenhariá « { $name } », val { $points }, a costat : { $near } ; bastida per : { $builder }.
describe-not-built = degun
describe-not-used = Pas dins aquesta partida : { $names }.
describe-locks-left = Enclusas en estòc : { $locks } sus { $most }. Una enclusa val { $points }.
describe-pile = Cartas dins la tiradissa : { $pile }. Descart, { $count } en tot : { $cards }.
describe-deck = Totas las cartas del jòc : { $cards }.
describe-prices = Còstes en PA : desplaçar d’una casa { $step }, jogar una carta { $card }, anar a las vinhas { $to-vineyard }, prene una carta { $draw }, obrièr novèl { $worker }, òbra fluviala { $river-work }, tornar al canal { $to-canal }, enclusa { $lock }.
describe-table = Punts d’una seccion segon lo nombre de casas : { $table }.
describe-hand =
    { $cards ->
        [cap] As pas cap de carta dins las mans.
       *[other] Tas cartas : { $cards }.
    }
describe-happened = Dempuèi lo darrièr cambiament de torn :
describe-nobody = degun
describe-none = cap
