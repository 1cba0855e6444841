## The game.

title = Canal du Midi
command = midi
summary = Bastir lo Canal del Miègjorn en 9 rondas : escomesas secretas, pèças e ciutats, per 2 a 4 personas.
about = Nòu chantièrs del Canal del Miègjorn, un per ronda : totes meton en jòc en secret una carta obrièr. Ensems, cal aténher çò que lo chantièr demanda ; alara lo bastís qual a balhat lo mai. Se totes se retenon, degun lo bastís pas.
## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### La tòca
    { $sites-site-count } chantièrs, un per ronda, e sus cadun totes meton en jòc una carta. Vòstras cartas ensems devon aténher lo besonh del chantièr ; se l’atenhon, qual a balhat lo mai bastís la seccion e n’a los punts.
    Cada pèça que gardas pòrta { $sites-score-coin ->
        [one] { $sites-score-coin } punt
       *[other] { $sites-score-coin } punts
    } a la fin. Qual a mai de punts ganha.
    Dins aqueste exemple, lo chantièr es VI e demanda 6 punts. Roge a ja mes en jòc una carta, en secret.
learn-round =
    ### Una ronda
    1. Prenes una carta de davant tu, tant que n’i a, se n’as pas ja { $sites-start-hand } dins las mans.
    2. Totes meton en jòc en secret una carta de lors mans ; totas se viran ensems.
    3. Qual a una pèça la pòt mandar : una carta del descart ven en renfòrç.

    Dins aqueste exemple, cal 9 punts e las escomesas son 4, 1 e 3 : manca 1 punt. Ara se demanda a totes los qu’an una pèça se la mandan.
learn-award =
    ### Qual bastís
    Dins aqueste exemple, cal 9 punts. Roge a mandat una pèça, e un 2 es vengut : 4 + 2 per Roge, 1 per Jaune, 3 per Verd, e aquò basta. Roge a balhat lo mai e bastís la seccion.
    En cas d’egalitat en cap, la seccion es partejada : la mitat dels punts per cadun, arredondida en dejós. Tròp pauc en tot, e es **retardada** : degun la bastís pas, e las cartas son despensadas çaquelà.
learn-cities =
    ### Ciutats e tendas
    Los cercles roges son de **ciutats**. Amb un peon sus doas ciutats vesinas e sus totas las seccions entre elas, ganhas una pèça, coma Roge aicí.
    A partir de ta segonda **tenda**, cada chantièr amb tenda que ganhas permet un escambi : una carta visibla de davant tu contra una de davant qualqu’un mai.
learn-end =
    ### La fin
    Aprèp la darrièra ronda, una seccion retardada va a qual a sas doas vesinas, per la mitat de sos punts, arredondida en dejós : aicí, V a Roge. Puèi se comptan las seccions e las pèças. Qual a mai de punts ganha ; se mantuns son a egalitat, ganha qual, demest eles, a mai de seccions.
    As pas besonh de ne saber mai per començar : ton panèl te demanda una causa a l’encòp.
## How the points came about, when the game is over. $count is how many sections.

count-sections =
    { $count ->
        [one] { $points } per { $count } seccion
       *[other] { $points } per { $count } seccions
    }
count-shared =
    { $count ->
        [one] { $points } per { $count } seccion partejada
       *[other] { $points } per { $count } seccions partejadas
    }
count-delayed =
    { $count ->
        [one] { $points } per { $count } seccion retardada
       *[other] { $points } per { $count } seccions retardadas
    }
count-coins = { $points } per las pèças

## What things are called.

site = { $numeral } ({ $name })
card = { $points } ({ $worker })
coloured-card = { $card } en { $colour }
face-down = amagada

name-embouchure = Pòrt de l’Embocadura
name-naurouze = Lindal de Naurosa
name-castelnaudary = Castèlnòu d’Arri
name-foucaud = Espandidor de Foucaud
name-repudre = Pont-canal de Repudre
name-somail = Lo Somalh
name-malpas = Tunèl de Malpàs
name-fonserannes = Enclusas de Fonseranas
name-agde = Enclusa redonda d’Agde

worker-engineer = engenhaire
worker-surveyor = geomètra
worker-stonecutter = talhaire de pèira
worker-carrier = portaire
worker-digger = cavaire
worker-carpenter = fustièr
worker-blaster = artificièr

# Short names, for the picture.
short-embouchure = Embocadura
short-naurouze = Naurosa
short-castelnaudary = Castèlnòu d’Arri
short-foucaud = Foucaud
short-repudre = Repudre
short-somail = Lo Somalh
short-malpas = Malpàs
short-fonserannes = Fonseranas
short-agde = Agde

# The towns that some of the sites belong to.
town-embouchure = Tolosa
town-foucaud = Carcassona
town-fonserannes = Besièrs

## What a seat is asked.

status-over = La partida es acabada.
status-waiting = Ronda { $round }, chantièr { $site }, besonh { $need } : la partida t’espèra pas.
status-pick = Ronda { $round }, chantièr { $site }, besonh { $need } : pren una carta de davant tu.
status-bet = Ronda { $round }, chantièr { $site }, besonh { $need } : met en jòc una carta de tas mans.
status-has-bet = Ronda { $round }, chantièr { $site }, besonh { $need } : as mes en jòc { $card }. S’as una autra carta, pòdes encara cambiar fins a la darrièra escomesa.
# For those who watch.
status-watching = Ronda { $round }, chantièr { $site }, besonh { $need }.
# Nobody else has a coin.
status-ask-alone =
    { $coins ->
        [one] Chantièr { $site } : ensems { $points }, besonh { $need }. Mandar ta pèça o la gardar ?
       *[other] Chantièr { $site } : ensems { $points }, besonh { $need }. Mandar una de tas { $coins } pèças o las gardar ?
    }
status-ask =
    { $coins ->
        [one] Chantièr { $site } : ensems { $points }, besonh { $need }. Mandar ta pèça o la gardar ? Se gardas e se qualqu’un mai manda, la question te serà pausada encara un còp.
       *[other] Chantièr { $site } : ensems { $points }, besonh { $need }. Mandar una de tas { $coins } pèças o las gardar ? Se gardas e se qualqu’un mai manda, la question te serà pausada encara un còp.
    }
status-ask-again =
    { $coins ->
        [one] Chantièr { $site } : ensems { $points }, besonh { $need } ; qualqu’un a mandat una pèça. Mandar la tieuna o la gardar ? Aquesta responsa es definitiva.
       *[other] Chantièr { $site } : ensems { $points }, besonh { $need } ; qualqu’un a mandat una pèça. Mandar una de tas { $coins } pèças o las gardar ? Aquesta responsa es definitiva.
    }
status-held = Chantièr { $site } : ensems { $points }, besonh { $need }. As causit de gardar. Pòdes encara mandar una pèça, fins que totes ajan fach parièr.
status-in-vain =
    { $discards ->
        [0] { $status } Lo descart es encara void : una pèça portariá pas res.
       *[other] { $status } Demòra pas cap de carta al descart per una pèça de mai, que portariá pas res.
    }
status-trade = Pòdes escambiar una carta visibla davant tu contra una carta visibla davant qualqu’un mai, o renonciar.
status-trade-hand = Pòdes escambiar una carta de tas mans contra una carta tirada de las mans de qualqu’un mai, o renonciar.

# Çò qu’es demandat, aprèp los noms e dos punts.
matter-pick = quina carta prene de davant se ?
matter-bet = quina carta metre en jòc sul chantièr { $site } ? Besonh : { $need }.
matter-coins = chantièr { $site } : ensems { $points }, besonh { $need }. Mandar una pèça per un renfòrç, o la gardar ? Se qualqu’un manda, totes los autres qu’an una pèça balhan una responsa definitiva.
matter-coins-again = chantièr { $site } : ensems { $points }, besonh { $need } ; qualqu’un a mandat una pèça. Mandar tanben una pèça, o la gardar ? Aquelas responsas son definitivas.
matter-trade = escambiar una carta, o renonciar ?

## Çò qu’una accion fariá pèrdre, demandat abans.

lost-coin =
    { $points ->
        [one] I a pas cap de carta al descart per aquesta pèça, que portariá pas res. Gardada, val { $points } punt a la fin.
       *[other] I a pas cap de carta al descart per aquesta pèça, que portariá pas res. Gardada, val { $points } punts a la fin.
    }

## Commands and their fields.

command-pick = prene
command-pick-description = Prene una de las cartas pausadas davant tu
command-pick-label = Prene una carta
command-pick-card = carta
command-pick-card-description = Una carta visibla ; « amagada » per ne prene una sens la veire

command-bet = metre-en-jòc
command-bet-description = Metre en jòc en secret una carta de tas mans ; tornar emplegar la comanda per ne cambiar
command-bet-label = Metre en jòc una carta
command-bet-card = carta
command-bet-card-description = Una carta de tas mans

command-send = mandar
command-send-description = Mandar una pèça : una carta del descart renfòrça ton escomesa
command-send-label = Mandar una pèça

command-hold = gardar
command-hold-description = Gardar tas pèças : ne mandar pas cap per un renfòrç
command-hold-label = Gardar

command-trade = escambiar
command-trade-description = Escambiar una carta amb qualqu’un, un còp per la tenda que venes de ganhar
command-trade-label = Escambiar una carta
command-trade-give = balhar
command-trade-give-description = Ta carta : visibla davant tu, o de tas mans se cap es pas pus visibla
command-trade-other = amb
command-trade-other-description = A qual va ta carta ; degun pòt pas refusar
command-trade-take = prene
command-trade-take-description = Una carta visibla davant aquela persona ; de daissar void per un escambi de man a man

command-decline = renonciar
command-decline-description = Renonciar a l’escambi per la tenda que venes de ganhar
command-decline-label = Renonciar

## Actions, before they are done.

action-pick =
    { $card-value ->
        [-1] Prene una carta amagada
       *[other] Prene { $card }
    }
action-bet = Metre en jòc { $card }
action-send = Mandar una pèça
action-hold = Mandar pas cap de pèça
action-trade =
    { $take-value ->
        [none] Escambiar { $give } de man a man amb { $other }
       *[other] Escambiar { $give } contra { $take } amb { $other }
    }
action-decline = Renonciar a l’escambi

## Responsas balhadas per avança : çò que fan, e los mots de lors botons.

topic-bet = Ton escomesa
topic-coins = Tas pèças
standing-next_bet = A la ronda { $round }, metràs en jòc { $card } tre que totes auràn pres una carta.
standing-next_bet-label = Metre en jòc { $card }
standing-next_bet-description = Metre en jòc per avança : la carta serà pausada amagada tre que totes auràn pres una carta, sonque per aquesta ronda. Poiràs encara cambiar fins a la darrièra escomesa.
standing-keep_coins = Gardar totjorn : a cada question, gardas totas tas pèças, fins que retires aquesta responsa.
standing-keep_coins-label = Gardar totjorn
standing-keep_coins-description = **Gardar totjorn :** gardas totas tas pèças a cada question, e tanben a la segonda d’una ronda.
standing-send_if_behind = Mandar sonque se qualqu’un mai es davant : a cada question, una pèça es mandada se, sul chantièr, qualqu’un a un total mai naut que lo tieu, e s’una carta del descart pòt a l’encòp te portar al mens a egalitat e far aténher lo besonh. Autrament, cap de pèça es pas mandada. Aquò dura fins que retires aquesta responsa.
standing-send_if_behind-label = Mandar sonque se qualqu’un mai es davant
standing-send_if_behind-description = **Mandar sonque se qualqu’un mai es davant :** a cada question, una pèça es mandada se, sul chantièr, qualqu’un a un total mai naut que lo tieu, e s’una carta del descart pòt a l’encòp te portar al mens a egalitat e far aténher lo besonh. Se siás en cap o a egalitat, o se cap de carta del descart o pòt pas far, cap de pèça es pas mandada.

## Çò que los plans esperan, coma proposicions après « se ». Çò que demòra dobèrt a la valor « open ».

await-took_face_up =
    { $card-value ->
        [open] { $seat } pren una carta visibla
       *[other] { $seat } pren { $card }
    }
await-took_face_down = { $seat } pren una carta amagada
await-bet_shown =
    { $card-value ->
        [open] { $seat } mòstra çò qu’a mes en jòc
       *[other] { $seat } a mes en jòc { $card }
    }
await-coin_sent = { $seat } manda una pèça
await-site_revealed =
    { $site-value ->
        [open] un chantièr novèl es descobèrt
       *[other] lo chantièr { $site } es descobèrt
    }
await-site_built =
    { $site-value ->
        [open] { $winners } ganha un chantièr
       *[other] { $winners } ganha lo chantièr { $site }
    }
await-site_delayed =
    { $site-value ->
        [open] un chantièr es retardat
       *[other] lo chantièr { $site } es retardat
    }
await-face_up_traded =
    { $other-value ->
        [open] { $seat } escàmbia una carta
       *[other] { $seat } escàmbia una carta amb { $other }
    }

## What happened.

event-site_revealed = Ronda { $round } : chantièr { $site }, besonh { $need }.
event-took_face_up = { $seat } pren { $card }.
event-turned_over = { $seat } vira { $card }.
event-took_face_down = { $seat } pren una carta amagada.
event-took_face_down_card = { $seat } pren { $card }, qu’èra amagada.
event-bet_made =
    { $seats-count ->
        [one] { $seats } a mes en jòc una carta.
       *[other] { $seats } an mes en jòc cadun una carta.
    }
event-bet_card = { $seat } met en jòc { $card }.
event-bet_shown =
    { $owner-value ->
        [none] { $seat } met en jòc { $card }.
       *[other] { $seat } met en jòc { $card }, una carta qu’èra a { $owner }.
    }
event-points_counted = Lo chantièr { $site } demanda { $need } ; las cartas ensems fan { $points }.
event-coin_sent =
    { $first-value ->
        [true] { $seat } manda una pèça.
       *[other] { $seat } manda tanben una pèça.
    }
event-coin_held =
    { $seats-count ->
        [one] { $seats } manda pas cap de pèça.
       *[other] { $seats } mandan pas cap de pèça.
    }
event-reinforced = { $seat } recep { $card } en renfòrç : total { $total }.
event-not_reinforced = { $seat } recep pas res per la pèça : lo descart es void.
event-site_built =
    { $winners-count ->
        [one]
            { $total ->
                [one] { $winners } ganha lo chantièr { $site } amb { $total } punt.
               *[other] { $winners } ganha lo chantièr { $site } amb { $total } punts.
            }
       *[other]
            { $total ->
                [one] { $winners } se partejan lo chantièr { $site }, a egalitat ({ $total } punt cadun).
               *[other] { $winners } se partejan lo chantièr { $site }, a egalitat ({ $total } punts cadun).
            }
    }
event-site_delayed = Lo chantièr { $site } es retardat : pas pro de punts.
event-cities_linked =
    { $coin-value ->
        [true] { $seat } liga { $start } e { $end } : 1 pèça.
       *[other] { $seat } liga { $start } e { $end }. I a pas pus cap de pèça de ganhar.
    }
event-face_up_traded = { $seat } balha { $given } a { $other } contra { $taken }.
event-hand_traded = { $seat } escàmbia una carta de man a man amb { $other }.
event-hand_traded_cards = { $seat } balha { $given } a { $other } e tira { $taken }.
event-trade_declined = { $seat } renóncia a l’escambi.
event-delayed_awarded =
    { $winners-count ->
        [0] Lo chantièr retardat { $site } va pas a degun.
        [one] Lo chantièr retardat { $site } va a { $winners }, qu’a las doas seccions vesinas.
       *[other] Lo chantièr retardat { $site } va a { $winners }, qu’an las doas seccions vesinas.
    }
event-game_ended =
    { $by-sections-value ->
        [true]
            { $winners-count ->
                [one] Lo canal es acabat. A egalitat de punts ({ $points }), { $winners } a lo mai de seccions.
               *[other] Lo canal es acabat. A egalitat de punts ({ $points }), { $winners } an lo mai de seccions.
            }
       *[other] Lo canal es acabat.
    }

# Çò que mantuns fan un aprèp l’autre, en una linha ; lo chantièr es nomenat un sol còp.
told-list = { $items }
event-picked = { $seat } pren { $card } e vira { $turned }.
clause-picked = pren { $card } e vira { $turned }
event-picks = Cartas presas : { $picks }.
pick-face-up = { $seat } { $card }
pick-turned-over = { $seat } { $card } [puèi { $turned } visibla]
pick-face-down = { $seat } una carta amagada
pick-face-down-card = { $seat } { $card } [qu’èra amagada]
event-bets = Escomesas : { $bets }.
bet-own = { $seat } { $card }
bet-of-another = { $seat } { $card } [qu’èra a { $owner }]
event-coins =
    { $held-count ->
        [0] Pèças : mandadas per { $sent }.
       *[other] Pèças : mandadas per { $sent }, gardadas per { $held }.
    }
event-reinforcements = Renfòrces : { $cards }.
reinforcement = { $seat } { $card } [total : { $total }]
reinforcement-none = { $seat } res [lo descart es void]
event-built_with =
    { $winners-count ->
        [one]
            { $total ->
                [one] Chantièr { $site } bastit : { $points } per un besonh de { $need }. { $winners } lo ganha amb { $total } punt.
               *[other] Chantièr { $site } bastit : { $points } per un besonh de { $need }. { $winners } lo ganha amb { $total } punts.
            }
       *[other]
            { $total ->
                [one] Chantièr { $site } bastit : { $points } per un besonh de { $need }. { $winners } se lo partejan a egalitat ({ $total } punt cadun).
               *[other] Chantièr { $site } bastit : { $points } per un besonh de { $need }. { $winners } se lo partejan a egalitat ({ $total } punts cadun).
            }
    }
event-built_and_linked =
    { $winners-count ->
        [one]
            { $total ->
                [one] Chantièr { $site } bastit : { $points } per un besonh de { $need }. { $winners } lo ganha amb { $total } punt. Ciutats ligadas : { $links }.
               *[other] Chantièr { $site } bastit : { $points } per un besonh de { $need }. { $winners } lo ganha amb { $total } punts. Ciutats ligadas : { $links }.
            }
       *[other]
            { $total ->
                [one] Chantièr { $site } bastit : { $points } per un besonh de { $need }. { $winners } se lo partejan a egalitat ({ $total } punt cadun). Ciutats ligadas : { $links }.
               *[other] Chantièr { $site } bastit : { $points } per un besonh de { $need }. { $winners } se lo partejan a egalitat ({ $total } punts cadun). Ciutats ligadas : { $links }.
            }
    }
link = { $seat } { $start }–{ $end } [1 pèça]
link-without-coin = { $seat } { $start }–{ $end } [pas pus cap de pèça]
event-delayed_with = Chantièr { $site } retardat : { $points } per un besonh de { $need }.
event-awards = Los chantièrs retardats van a qual a las doas seccions vesinas : { $awards }.
award = { $site } [{ $winners }]
award-nobody = { $site } [degun]

## What one person did in a row, told as one sentence: "Ada took … and turned over …."

clause-took_face_up = pren { $card }
clause-turned_over = vira { $card }
clause-took_face_down = pren una carta amagada
clause-took_face_down_card = pren { $card }, qu’èra amagada
clause-coin_sent =
    { $first-value ->
        [true] manda una pèça
       *[other] manda tanben una pèça
    }
clause-reinforced = recep { $card } en renfòrç : total { $total }
clause-not_reinforced = recep pas res per la pèça, que lo descart es void

## Why something is refused.

# What is done now.
now-pick = cadun pren una carta de davant se
now-bet = cadun met en jòc una carta
now-reinforce = qual a una pèça la manda o la garda
now-trade = se decidís d’un escambi
canal_du_midi-moment-pick = Una carta se pren al començament d’una ronda, abans las escomesas. Ara { $now } ; en espèra : { $waiting }.
canal_du_midi-moment-bet = Las escomesas se fan al començament d’una ronda, abans la revelacion. Ara { $now } ; en espèra : { $waiting }.
canal_du_midi-moment-reinforce = Una pèça se manda o se garda quand totas las escomesas de la ronda son reveladas. Ara { $now } ; en espèra : { $waiting }.
canal_du_midi-moment-trade = Los escambis se fan a la fin d’una ronda. Ara { $now } ; en espèra : { $waiting }.
canal_du_midi-unknown-card = Aquela carta existís pas dins aquesta partida. La lista que se dobrís quand escrives mòstra las cartas possiblas.
canal_du_midi-R10 = Una carta se pren un còp per ronda, abans las escomesas, quand se n’a mens de { $hand } dins las mans e que ne demòra davant se. Ara { $now } ; en espèra : { $waiting }.
canal_du_midi-R16 = Cap de carta se met pas en jòc abans que totes ajan pres la lor. En espèra : { $waiting }. Un còp ta carta presa, ton panèl te daissa metre en jòc per avança.
canal_du_midi-pick-row =
    { $count ->
        [0] Cap de carta es pas visibla davant tu. Pòdes prene una carta amagada.
       *[other] { $card } es pas visibla davant tu. Ne pòdes prene una de visibla : { $row }. Una carta amagada se pòt prene tant que n’i a.
    }
canal_du_midi-pick-face_down =
    { $count ->
        [0] I a pas pus cap de carta davant tu.
       *[other] I a pas pus cap de carta amagada davant tu. Ne pòdes prene una de visibla : { $row }.
    }
canal_du_midi-bet-hand =
    { $count ->
        [0] As pas ni { $card } ni cap d’autra carta de metre en jòc.
       *[other] As pas { $card } dins las mans. Pòdes metre en jòc : { $possible }.
    }
canal_du_midi-bet-same = As ja mes en jòc { $card }. La pòdes daissar en jòc, o ne metre una autra a sa plaça se n’as una.
canal_du_midi-coin-none = As pas cap de pèça de mandar o de gardar. Ne ganhas una quand ligas doas ciutats vesinas, tant que n’i a dins l’estòc.
canal_du_midi-R4-stands = Una pèça es estada mandada : ta responsa es definitiva. En espèra : { $waiting }.
canal_du_midi-R4-held = As ja causit de gardar. Pòdes encara mandar una pèça, fins que totes ajan fach parièr.
canal_du_midi-trade-seat = Pòdes pas escambiar amb aquela persona. Es possible amb { $partners }.
canal_du_midi-trade-unseen = Cap de carta es pas pus visibla : pòdes pas causir la carta de prene a { $other }. Daissa aquel camp void per ne tirar una a l’azard.
canal_du_midi-trade-hand = As pas { $card } dins las mans. Pòdes balhar : { $possible }.
canal_du_midi-trade-give = { $card } es pas visibla davant tu. Pòdes balhar : { $row }.
canal_du_midi-trade-take = { $card } es pas visibla davant { $owner }. Pòdes prene : { $row }.
canal_du_midi-trade-named = Diga quina carta prenes a { $other } : { $row }.

## Painter and description.

# Labels in the picture: as short as may be.
label-supply = Estòc
label-round = Ronda
label-discards = Descart
label-pick = Cartas
label-bet = En jòc
label-reinforce = Pèças ?
label-trade = Escambi
label-your-cards = Tas cartas
label-hand = Dins las mans
label-hand-stack = Man
label-face-down-stack = Amagadas
label-last-bets = Abans
label-in-front = Davant tu
label-face-down = Amagadas, sens òrdre conegut
label-own-bet = Ton escomesa

describe-over =
    { $count ->
        [0] La partida es acabada : degun ganha pas.
        [one] La partida es acabada : { $winners } ganha.
       *[other] La partida es acabada : { $winners } se partejan la victòria.
    }

# The short description of the picture, the most important first.
describe-waiting-pick = Ronda { $round }, chantièr { $site }, besonh { $need }. Encara una carta de prene : { $waiting }.
describe-waiting-bet = Ronda { $round }, chantièr { $site }, besonh { $need }. Escomesas esperadas : { $waiting }.
describe-waiting-reinforce = Ronda { $round }, chantièr { $site }, besonh { $need }. Pèça de mandar o de gardar : { $waiting }.
describe-waiting-trade = Ronda { $round }, chantièr { $site }, besonh { $need }. Escambi possible : { $waiting }.
describe-scores = Punts : { $scores }.
describe-shown-short = Escomesas, chantièr { $site } : { $bets } ; ensems { $sum }, besonh { $need }.
describe-sections-short = Seccions : { $sections }.
describe-delayed-short = Retardadas : { $sites }.
describe-to-come-short = A venir : { $sites }.
describe-player-short =
    { $coins ->
        [one] { $name } : visiblas { $row } ; amagadas { $down }, man { $hand }, { $coins } pèça.
       *[other] { $name } : visiblas { $row } ; amagadas { $down }, man { $hand }, { $coins } pèças.
    }
describe-stores-short =
    { $supply ->
        [one] Estòc : { $supply } pèça. Descart : { $discards }.
       *[other] Estòc : { $supply } pèças. Descart : { $discards }.
    }

# The long description, from which one can play. The word of describe-none stands for an empty list.
describe-title = Canal du Midi, ronda { $round } sus { $rounds }, partida a { $seats }. D’en primièr dins la ronda : { $first } ; { $began } a entamenat la partida.
describe-final = Punts a la fin : { $scores }.
describe-site-now = Chantièr d’aquesta ronda : { $site }, besonh { $need }.
describe-phase-pick = Ara : totes prenon una carta de davant se.
describe-phase-bet = Ara : totes meton en jòc una carta en secret.
describe-phase-reinforce = Ara : qual a una pèça la manda per un renfòrç o la garda.
describe-phase-trade = Ara : un escambi.
describe-phase-over = Totas las rondas son acabadas.
describe-waiting = En espèra : { $waiting }.
describe-has-bet =
    { $seats ->
        [cap] Degun a pas encara mes de carta en jòc.
       *[other] Escomesas fachas : { $seats }.
    }
describe-revealed = Ara sul chantièr :
describe-last-round = La ronda d’abans, chantièr { $site } :
describe-bet = { $name } met en jòc { $card }, total { $total }.
describe-reinforcement = Renfòrç, { $name } : { $card }.
describe-nothing = res, lo descart èra void
describe-sum = Ensems { $sum }, besonh { $need }.
describe-won = Bastit, ganhat per { $winners }.
describe-not-won = Retardat : degun lo ganha pas.
describe-first-asking =
    { $held ->
        [cap] Primièra demanda, degun a pas encara mandat ni gardat. Qual a una pèça : { $asked }.
       *[other] Primièra demanda, degun a pas encara mandat. Qual a una pèça : { $asked }. Pèças gardadas fins ara per : { $held }.
    }
describe-second-asking =
    { $held ->
        [cap] Segonda demanda, las responsas son definitivas. Qual aviá una pèça : { $asked }. Degun a pas encara causit de gardar. Pèças mandadas, dins aqueste òrdre, per : { $senders }.
       *[other] Segonda demanda, las responsas son definitivas. Qual aviá una pèça : { $asked }. Pèças gardadas per : { $held }. Pèças mandadas, dins aqueste òrdre, per : { $senders }.
    }
describe-trader = { $seat } pòt escambiar una carta.
describe-player = { $name }, { $colour } : punts { $points }, pèças { $coins }, cartas dins las mans { $hand }, visiblas { $row }, amagadas { $down }, seccions { $sections }, tendas { $tents }.
describe-links = { $name } a ligat { $links }.
describe-site =
    { $marks ->
        [cap] { $site } : { $state } ; besonh { $need }, valor { $worth }.
       *[other] { $site } : { $state } ; besonh { $need }, valor { $worth }, { $marks }.
    }
describe-city = ciutat
describe-tent = tenda
describe-state-built = peon ({ $seats })
describe-state-shared = seccion partejada, peons ({ $seats })
describe-state-delayed = seccion retardada
describe-state-now = chantièr d’aquesta ronda
describe-state-to-come = a venir
describe-delayed = Retardadas, dins aqueste òrdre : { $sites }.
describe-to-come = A venir, dins un òrdre que degun coneis pas : { $sites }.
describe-coins = Pèças de ganhar : { $supply }. Pèças despensadas : { $spent }. Punts per una pèça pas emplegada : { $points }.
describe-discards = Descart, { $count } en tot : { $cards }.
describe-count = { $count } × { $card }
describe-discarded = { $count } × { $card } : { $colours }
describe-coloured = { $points } ({ $worker }, { $colour })
describe-set = Cartas de cada color : { $cards }.
describe-hand =
    { $cards ->
        [cap] As pas cap de carta dins las mans.
       *[other] Tas cartas : { $cards }.
    }
describe-own-bet = Ton escomesa : { $card }.
describe-own-row = Visiblas davant tu : { $cards }.
describe-own-face-down = Amagadas davant tu, dins un òrdre que degun coneis pas : { $cards }.
describe-happened = Çò que ven de se passar :
describe-none = cap
