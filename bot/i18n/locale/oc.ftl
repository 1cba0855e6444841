### What the bot says of itself, its tables and its commands. What games say is in rules/*/texts.

former-player = Compte suprimit
level-easy = aisit
level-fair = mejan
level-strong = fòrt
level =
    { $level ->
        [easy] { level-easy }
        [strong] { level-strong }
       *[fair] { level-fair }
    }
computer = Bòt ({ level })
computer-of-colour = Bòt ({ level }, { $colour })
stand-in-of-level = { $name } ({ level })

## Commands

command-game = partida
command-game-description = Dobrir las inscripcions, participar o quitar ; començar, arrestar o verificar una partida
command-game-new = novèla
command-game-new-description = Dobrir las inscripcions dins aquesta sala e prene la primièra plaça
command-game-new-game = jòc
command-game-new-game-description = A quin jòc jogar
command-game-new-seats = plaças
command-game-new-seats-description = Per quantas personas ; se res es pas causit, lo maximum d’aqueste jòc
command-game-new-options = opcions
command-game-new-options-description = Amb de qué se jòga, se lo jòc daissa causir
command-game-new-pace = cadéncia
command-game-new-pace-description = A quina cadéncia se jòga, per exemple « 1 jorn + 3 jorns » ; senon, sens limit
command-game-new-computers = bòts
command-game-new-computers-description = Bòts a la taula, per exemple « 2 fòrt, aisit » ; senon, pas cap
command-game-new-hints = conselhs
command-game-new-hints-description = Permetre de demandar çò que fariá un bòt fòrt ; senon, non
command-game-join = participar
command-game-join-description = Prene una plaça quand las inscripcions son dobèrtas dins aquesta sala
command-game-leave = quitar
command-game-leave-description = Quitar ta plaça tant que las inscripcions son dobèrtas dins aquesta sala
command-game-start = començar
command-game-start-description = Començar la partida amb totas las personas qu’an una plaça
command-game-start-first = qual-entamena
command-game-start-first-description = Qual entamena ; se res es pas causit, qual o deu far segon las inscripcions, autrament lo sòrt
command-game-info = estat
command-game-info-description = Veire ont n’es la partida d’aquesta sala
command-game-abandon = arrestar
command-game-abandon-description = Prepausar d’arrestar la partida sens resultat ; cal l’acòrdi de totes
command-game-verify = verificar
command-game-verify-description = Verificar la partida acabada d’aquesta sala amb l’emprenta e la grana publicadas
command-game-export = exportar
command-game-export-description = Recebre la partida acabada d’aquesta sala en fichièr o en tèxt, se i as jogat
command-game-export-text = tèxt
command-game-export-text-description = En tèxt de legir o de far legir a votz nauta, e pas en fichièr de partida
command-board = platèu
command-board-description = Mostrar lo platèu, a tu o a tota la sala
command-board-public = per-totes
command-board-public-description = Mostrar lo platèu a tota la sala
command-board-text = tèxt
command-board-text-description = Mostrar lo platèu en tèxt, pro detalhat per jogar
command-board-part = part
command-board-part-description = Una part del platèu, mai granda, se lo jòc n’a
command-hand = man
command-hand-description = Mostrar tas cartas (degun mai las vei pas)
command-panel = jogar
command-panel-description = Dobrir ton panèl : lo platèu, tas accions possiblas, desfar
command-undo = desfar
command-undo-description = Desfar ta darrièra accion d’aqueste torn
command-moves = accions
command-moves-description = Veire çò que pòdes far ara
command-ahead = avança
command-ahead-description = Dire per avança çò que respondràs, e planificar çò que faràs a la question que ven
command-log = istoric
command-log-description = Mostrar çò que s’es passat fins ara dins la partida d’aquesta sala
command-recap = resumit
command-recap-description = Veire çò que s’es passat dempuèi ta darrièra accion ; una partida acabada en animacion
command-replay = tornar-veire
command-replay-description = Tornar veire pas a pas la partida d’aquesta sala, coma èra
command-replay-entry = entrada
command-replay-entry-description = Començar aprèp aquesta entrada de l’istoric ; 0 es lo començament de la partida
command-replay-public = per-totes
command-replay-public-description = Mostrar aquesta etapa a tota la sala
command-help = ajuda
command-help-description = Mostrar cossí jogar amb aqueste bòt
command-mod = moderacion
command-mod-description = Per la moderacion : tornar metre en òrdre çò que va pas dins una partida
command-mod-reset = remetre-a-zèro
command-mod-reset-description = Levar la partida d’aquesta sala ; demòra gardada e se pòt restablir
command-mod-restore = restablir
command-mod-restore-description = Restablir la darrièra partida levada d’aquesta sala

## Buttons

button-join = Participar
button-leave = Quitar
button-start = Començar
button-add-computer = Apondre un bòt ({ level })
button-abandon = Arrestar la partida
button-remove-computer = Levar un bòt
button-hint = Conselh
button-review = Viradas
button-review-before = Precedenta
button-review-after = Seguenta
button-replay = Tornar veire
button-animation = Animacion
button-animation-stop = Arrestar
button-replay-start = Començament
button-replay-turn-back = ◀◀ Torn
button-replay-back = ◀ Enrè
button-replay-on = Endavant ▶
button-replay-turn-on = Torn ▶▶
button-replay-end = Fin
button-replay-to = Anar a …
button-hints =
    { $allow ->
        [yes] Permetre los conselhs
       *[no] Pas de conselhs
    }
button-panel = Jogar
button-hand = Mas cartas
button-board = Platèu
button-log = Istoric
button-layout-tall = Imatges nauts
button-layout-wide = Imatges largs
button-learn = Aprene en una minuta
button-learn-game = { $game } en una minuta
button-help = Cossí jogar
button-help-more = E encara, per totes
button-help-moderators = Per la moderacion
button-back = Tornar
button-undo = Desfar
button-refresh = Actualizar
button-ahead = Responsas e plans
button-ask-me = Retirar, me demandar
button-info = Estat
button-verify = Verificar los tiratges
button-file-game = Fichièr de la partida
button-file-text = Partida en tèxt
button-rematch = Tornar jogar ensems
button-agree = D’acòrdi
button-refuse = Refusar
button-newer = Mai recents
button-older = Mai ancians
button-mod-reset = Levar la partida
button-mod-restore = Restablir la partida
button-cancel = Anullar

## The panel

panel-layout-chosen = Ara, tos imatges an aqueste format : { $layout }. Per lo cambiar : { $command }.
panel-look-again = -# Quand serà a tu, quicha sus « Jogar » jos lo platèu novèl, o sus « Actualizar » aicí.
panel-others-asked = Esperam { $asked }
panel-heading = ### { $game } · { $seat }
panel-choose = De qué vòls far ?
panel-type = Escriure
panel-choose-field = Causir…
panel-spot = Repèri { $number } : { $name }
panel-page = { $first } – { $last }
panel-undone = Accion desfacha.
panel-group = { $name } ({ $count })
panel-choose-held = Causís-ne { $count } dins lo menut : cada linha n’es una de ta man.
panel-also = Tanben : { $names }
panel-held =
    { $count ->
        [0] N’as pas cap
       *[other] N’as { $count }
    }
panel-choose-cards = Ne causir { $count }…
panel-choose-part = Causís d’en primièr la part del platèu.
panel-part = Agachar una part del platèu…
panel-part-whole = Tot
form-hand = **Ta man :** { $cards }
form-held = As : { $cards }
form-possible = Per exemple : { $values }
form-amount = Causís-ne { $count } en tot.
form-again = Corregir
form-unread = **{ $field } :** { $problem }
form-unfit = res es pas causit, o lo tèxt passa { $most } caractèrs.
panel-ahead = -# Respondes per avança : { $answers }

## Responsas balhadas per avança.

ahead-heading = ### { $game } · Responsas e plans
ahead-about = Çò que gardas aicí es ta responsa tre que la question t’es pausada : degun a pas besonh de t’esperar. Fins alavetz, degun mai o vei pas. Sonque çò que pòt arribar ara es prepausat.
ahead-nothing = I a pas res de respondre per avança ara.
ahead-stand-in = Supleança : lo bòt jòga per tu. Tas responsas son en suspens fins que quiches sus « Soi tornarmai aquí ».
ahead-now = Ara : { $answer }
ahead-asked = la question t’es pausada cada còp.
ahead-others =
    { $count ->
        [0] La question t’es pausada cada còp, quin que siá lo subjècte.
       *[other] Per tota la rèsta, la question t’es pausada cada còp.
    }
ahead-read-back = **{ $topic } :** { $answer }
ahead-read = Legís-la un còp de mai. Compta sonque un còp qu’as quichat « Gardar la responsa ».
ahead-noted = **Notat.** { $answer }
ahead-withdrawn = **Retirat.** { $topic } : la question te serà tornarmai pausada.
ahead-left =
    { $count ->
        [one] un còp
       *[other] { $count } còps
    }
ahead-counts =
    { $count ->
        [one] Aquesta responsa val un còp.
       *[other] Aquesta responsa val { $count } còps.
    }
ahead-for-good = Aquesta responsa val fins que la retires.
ahead-times = { $answer } { $times }
ahead-label-times = { $answer } ({ $times })
ahead-topics = Causís de qué se tracta…
button-ahead-keep = Gardar la responsa
button-ahead-once = { $answer } (un còp)
button-ahead-topics = Totes los subjèctes
button-ahead-game = Tornar a la partida

## Plans for when one’s seat is asked next.

button-plan-new = Planificar çò que farai
button-plan-change = Cambiar lo plan
button-plan-pass = Totjorn acabar mon torn
button-plan-withdraw = Retirar lo plan
button-plan-known = Comprés
button-plan-case = Se quicòm arriba…
button-plan-otherwise = Autrament
button-plan-less = Levar la darrièra etapa
button-plan-anew = Tornar començar
button-plan-read = Tornar legir
button-plan-edit = Tornar al plan
button-plan-keep = Gardar lo plan
button-plan-show = Veire lo plan
panel-plan = -# As planificat çò que faràs a la question que ven.
panel-plan-dropped = -# Çò qu’aviás planificat demòra dins « Responsas e plans » fins que i quiches « Comprés ».
plan-title = **Plan pel còp que ven que serà a tu**
plan-about = -# Çò que planificas se fa tre que lo moment ven : degun a pas besonh de t’esperar, e degun te sòna pas. Degun mai o vei pas. S’aquò es pas possible alara, lo plan es abandonat, e o saupràs.
plan-answers-first = -# **Tas responsas per avança passan d’en primièr :** { $answers }. Lo plan fa sonque çò que te daissan.
plan-long = Es tròp long per aquesta pagina : n’a una per el.
plan-none = Res es pas planificat.
plan-nothing-unforeseen = Se pòt pas res planificar ara : la question que ven se pòt pas preveire.
plan-nothing-asked = Es a tu ara : poiràs planificar ta decision que ven tre qu’auràs agit.
plan-begun =
    { $case ->
        [none] Començat ; etapas fachas : { $count }.
        [only] Çò que lo plan esperava es arribat ; etapas fachas : { $count }.
       *[other] Lo cas { $case } es arribat ; etapas fachas : { $count }.
    }
plan-move = { $move } – { $values }
plan-no-move = res encara causit
plan-first = 1a etapa : { $move }
plan-then = puèi : { $move }
plan-next-time = lo còp que ven : { $move }
plan-when = S’aquò arriba : { $condition }
plan-if = S’aquò arriba ({ $condition }) : { $moves }
plan-otherwise = Autrament : { $moves }
plan-numbered = { $number }. { $case }
plan-always = De qué qu’arribe : { $moves }
plan-each-turn = Cada còp qu’es ton torn, fins que retires lo plan : { $moves }
plan-lost-by = -# **{ $move } :** { $lost }
plan-cases =
    { $count ->
        [one] -# Aquò se fa s’es arribat dempuèi qu’as gardat lo plan, al moment qu’es a tu.
       *[other] -# Quand es a tu, compta lo primièr cas qu’es arribat dempuèi qu’as gardat lo plan.
    }
plan-no-case =
    { $count ->
        [one] -# S’es pas arribat d’aquí alavetz, lo plan es abandonat, e la question t’es pausada coma de costuma.
       *[other] -# Se cap es pas arribat d’aquí alavetz, lo plan es abandonat, e la question t’es pausada coma de costuma.
    }
plan-other-cases =
    { $count ->
        [one] -# Un autre cas es pas mostrat aicí : « Tornar legir » mòstra tot.
       *[other] -# { $count } autres cases son pas mostrats aicí : « Tornar legir » mòstra tot.
    }
plan-open = **{ $case }**
plan-heading = ### { $game } · Ton plan
plan-step = **Causís l’etapa { $number }.**
plan-step-next-turn = **Causís l’etapa { $number }.** Ton torn s’acaba amb l’etapa d’abans : aquesta es pel còp que ven que serà a tu.
plan-step-next-time = **Causís l’etapa { $number }.** Aprèp l’etapa d’abans, espèras los autres : aquesta es pel còp que ven que serà a tu.
plan-board = -# Lo platèu coma serà se res mai càmbia pas d’aquí alavetz.
plan-board-hidden = -# Lo platèu coma serà se res mai càmbia pas d’aquí alavetz. Çò que l’etapa d’abans revèla i es pas : degun o pòt pas encara saber.
plan-board-now = -# Lo platèu coma es **ara** : çò que los autres faràn d’aquí alavetz, e çò que serà revelat, degun o pòt pas encara saber.
plan-end = **Cap d’autra etapa es pas possibla aicí :** la seguida se pòt pas preveire, e la decidiràs tu quand vendrà.
plan-full = **Cap d’autra etapa es pas possibla aicí :** un cas a al mai { $count } etapas.
plan-most-cases = -# Cap d’autre cas es pas possible : un plan a al mai { $count } cases.
plan-cut = **La partida a continuat :** çò qu’es pas mai possible es levat de ton plan.
plan-lost = Aquel plan s’es perdut abans d’èsser gardat, o es ja gardat. Pòdes tornar començar.
plan-read = Legís-lo un còp de mai. Compta sonque un còp qu’as quichat « Gardar lo plan ».
plan-kept = **Ton plan es gardat.**
plan-withdrawn = **Retirat.** Res es pas planificat : la question te serà pausada.
plan-withdrawn-answers = **Retirat.** Cap de plan compta pas mai. Tas responsas per avança comptan encara : { $answers }. Te serà demandat sonque çò que te daissan.
plan-choose-event = De qué deuriá arribar ?
plan-so-far = S’aquò arriba : { $condition } …
plan-choose-value =
    { $kind ->
        [seat] Qual ?
        [spot] Ont ? Los numèros son los de l’imatge.
        [place] Ont ?
       *[other] Qual ?
    }
plan-anybody = Degun en particular
plan-any = Qué que siá : { $condition }
plan-anywhere = Ont que siá
plan-dropped-refused = **Ton plan es abandonat :** « { $move } » èra pas possible. { $why }
plan-dropped-some-move = **Ton plan es abandonat :** una de sas etapas èra pas possibla. { $why }
plan-dropped-unmet = **Ton plan es abandonat :** cap de sos cases es pas arribat.
plan-dropped-gone-back = **Ton plan es abandonat :** la partida es tornada en arrièr.
plan-dropped-undone = **Çò que ton plan aviá fach es desfach :** la partida es tornada en arrièr, e res es pas mai planificat.
plan-dropped-played-for = **Ton plan es abandonat :** al moment previst, lo bòt a jogat per tu.
plan-dropped-answered = **Ton plan es abandonat :** al moment previst, una de tas responsas per avança a comptat a sa plaça.
plan-dropped-by-hand = **Ton plan es abandonat :** al moment previst, as jogat sens el.
plan-dropped-unreadable = **Ton plan es abandonat :** el meteis, o çò qu’es arribat dempuèi, se pòt pas mai legir.
plan-dropped-message =
    ### { $game }
    -# { $place }
    { $text }
plan-dropped-was = Çò qu’aviás planificat :
plan-dropped-now = Es a tu ara, coma se res èra pas planificat.
plan-unreadable = **Ton plan se pòt pas mai legir.** Fa pas res.
error-plan-not-possible = Aquò se pòt pas mai planificar coma es la partida ara. Agacha tornarmai ton plan.
privacy-plans = Plans qu’as fachs : { $count }
privacy-plan-dropped = { $plan } (abandonat)
privacy-unreadable = se pòt pas mai legir

## Tables

abandon-alone = Arrestariás aquesta partida sens resultat. Degun mai a pas de balhar son acòrdi.
abandon-kept = Res a pas cambiat. La partida contunha.
lobby-opened = Las inscripcions son dobèrtas. D’autres pòdon ara participar.
lobby-joined = As una plaça.
lobby-left = As quitat la taula.
lobby-option = La taula es modificada.
lobby-started = La partida a començat.
lobby-rematch = Se prepausa de tornar jogar. Qual vòl participar, { $names } ?
lobby-rematch-opened = Las inscripcions per tornar jogar son dobèrtas, e los autres son prevenguts.
lobby-first = Qual entamena : { $name }.
option-line = { $name } : { $value }
option-otherwise = -# { $value } : { $about }
option-switch = { $name } : passar a « { $value } »
error-rematch-not-played = Tornar jogar ensems es reservat a las personas qu’an jogat. { $command } dobrís las inscripcions per totes.
error-export-open = Aquela partida es pas acabada, o es tornarmai dobèrta. Son fichièr ditz totes los secrets : lo pòdes aver sonque quand la partida es acabada.
error-export-not-played = As pas agut de plaça dins aquela partida : son fichièr es per las personas qu’an jogat, e pas per las qu’an seguit. « Tornar veire », jos lo darrièr platèu, mòstra a totes cossí s’es passada.
error-file-too-big = Aquela partida es tròp longa per un fichièr : { $limit } Mo al mai.
lobby-title = ## { $game } : inscripcions dobèrtas
lobby-closed = ## { $game } : inscripcions barradas
lobby-running = ## { $game } : la partida a començat
hints-line = **Conselhs permeses :** { $command } mòstra çò que fariá un bòt fòrt
lobby-facts = **{ $people }** personas · **{ $minutes } minutas** a l’entorn d’una taula · **{ $weeks } setmanas** per correspondéncia
lobby-facts-people = **{ $people }** personas
lobby-people = Plaças { $count }/{ $seats } : { $people }
# $missing is how many more people it takes, $free how many seats are left.
lobby-ready =
    { $missing ->
        [0]
            { $free ->
                [0] { $host } pòt començar ara : totas las plaças son presas.
                [1] { $host } pòt començar ara, o qualqu’un pòt encara prene la darrièra plaça.
               *[other] { $host } pòt començar ara, o d’autres pòdon encara prene las { $free } plaças liuras.
            }
        [1] Per començar, manca encara una persona.
       *[other] Per començar, mancan encara { $missing } personas.
    }

status-lobby = Las inscripcions son dobèrtas, la partida a pas encara començat.
status-open = La partida es en cors.
status-finished = La partida es acabada.
status-abandoned = La partida es estada arrestada sens resultat.
status-reset = La moderacion a levat la partida.
waiting-for = En espèra : { $names }
info-people = Plaças { $count }/{ $seats } : { $people }
info-fingerprint = Emprenta de la grana : `{ $fingerprint }`
info-seed = Grana : `{ $seed }`
outcome =
    { $count ->
        [0] Degun ganha pas. Punts : { $scores }.
        [one] { $winners } ganha. Punts : { $scores }.
       *[other] { $winners } se partejan la victòria. Punts : { $scores }.
    }

## What the channel hears

post-started = ## { $game } : la partida comença
post-story-more =
    { $count ->
        [one] … e { $count } eveniment d’abans, dins l’istoric.
       *[other] … e { $count } eveniments d’abans, dins l’istoric.
    }
matter-closed = Aquela question es barrada, doncas lo boton a pas res fach. { $asked }
matter-share = { $name } ({ $share })
matter-answered = { $name } : totes an respondut.
matter-gone = Aquela question ten pas pus ; degun a pas de i respondre.
matter-resting = La partida es suspenduda, doncas la question es pas pausada ara. S’es encara dobèrta alara, serà tornarmai pausada quand la partida reprendrà.
matter-moved = Aquela question es tornarmai pausada mai bas.
post-taken-back = Desfach : { $events }
post-won =
    { $count ->
        [0] ## Degun ganha pas
        [1] ## { $winners } ganha
       *[other] ## { $winners } se partejan la victòria
    }
post-ended = La partida es acabada ({ $game }). Punts : { $scores }.
final-table = Classament final
final-table-stopped = Punts quand la partida s’es arrestada
final-place =
    { $tied ->
        [yes] { $place }. (a egalitat) { $name }
       *[no] { $place }. { $name }
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    }
final-line =
    { $told ->
        [yes] **{ final-place } :** { $sources }
       *[no] **{ final-place }**
    }
final-sentence =
    { $told ->
        [yes] { final-place } : { $sources }.
       *[no] { final-place }.
    }
post-seed = Grana : `{ $seed }`. Ara cadun pòt verificar los tiratges.
post-fingerprint = -# Emprenta de la grana : `{ $fingerprint }`. La grana se publica a la fin de la partida.
post-board = Lo platèu, demandat per { $name }.
post-abandon-asked = D’acòrdi per arrestar la partida sens resultat : { $agreed }. La partida s’arrestarà se totes son d’acòrdi.
post-abandon-refused = { $name } vòl contunhar de jogar. La partida contunha.
post-abandon =
    ## { $game } : la partida es arrestada
    Los que i jògan l’an arrestada sens resultat.
post-reset = La moderacion ({ $name }) lèva la partida. Es gardada ; per la restablir : { $command }.
post-restore = La moderacion ({ $name }) restablís la partida.


## Checking

verify-good = **La partida correspond plan a la grana publicada.**
verify-bad = **Quicòm correspond pas.**
verify-fingerprint = ✓ La grana e las opcions balhan l’emprenta publicada al començament.
verify-fingerprint-bad = ✗ La grana e las opcions balhan pas l’emprenta publicada al començament.
verify-replay =
    { $entries ->
        [one] ✓ En tornar jogar l’unica entrada de l’istoric a partir de la grana, s’arriba al meteis resultat.
       *[other] ✓ En tornar jogar las { $entries } entradas de l’istoric a partir de la grana, s’arriba al meteis resultat.
    }
verify-replay-bad =
    { $entries ->
        [one] ✗ En tornar jogar l’unica entrada de l’istoric a partir de la grana, s’arriba a un autre resultat.
       *[other] ✗ En tornar jogar las { $entries } entradas de l’istoric a partir de la grana, s’arriba a un autre resultat.
    }
verify-rules-changed = Las règlas d’aqueste bòt an cambiat dempuèi qu’aquesta partida es estada jogada ; aquò pòt bastar per explicar una diferéncia.
verify-facts =
    Emprenta : `{ $fingerprint }`
    Grana : `{ $seed }`

## Looking

board-posted = Lo platèu arriba dins la sala.
board-text-file = plateu.txt
moves-count =
    { $count ->
        [one] ({ $count } possibilitat)
       *[other] ({ $count } possibilitats)
    }
moves-none = As pas res de far pel moment.
log-head = **Istoric**, pagina { $page } sus { $pages }, lo mai recent d’en primièr
log-empty = S’es pas encara res passat.
log-start = La partida a començat.
log-unreadable = S’es passat quicòm que las règlas d’aqueste bòt pòdon pas pus legir.
log-damaged = Aquesta entrada es damatjada sul disc.
log-undo = { $who } a desfach una accion.
log-undo-earlier = { $who } a desfach una accion ; çò que d’autres an fach dempuèi demòra.
log-reset = La moderacion ({ $who }) a levat la partida.
log-restore = La moderacion ({ $who }) a restablit la partida.
log-abandon = La partida es estada arrestada d’acòrdi comun.

help-head = ## Cossí jogar
help-start = **Participar :** quicha sus **Participar** jos las inscripcions dobèrtas, o emplega { $join } ({ $leave } per te retirar). Pas res de dobèrt ? { $new } dobrís las inscripcions. Qual las a dobèrtas comença la partida amb { $start } ; s’aquela persona a quitat la taula, es la persona venguda just aprèp ela. Una sola partida per sala o per fial.
help-play = **Ton panèl :** quand la partida t’espèra, lo bòt o ditz dins la sala e te menciona. Quicha aquí sus **Jogar**, o emplega { $panel } : veses lo platèu e çò que pòdes far, sens que degun mai o veja. **De qué pòdi far ?** Ton panèl o mòstra pas a pas ; { $moves } ne fa la lista. Cada accion es tanben una comanda. { $undo } desfa ta darrièra accion d’aqueste torn, levat s’a revelat quicòm d’amagat o d’aleatòri. { $ahead } dobrís **Responsas e plans** : i respondes per avança dins los jòcs que pausan sovent de questions, e i planificas çò que faràs lo còp que ven que serà a tu, tanben segon çò que fan los autres.
help-look = **Agachar :** { $board } mòstra lo platèu, en imatge o en tèxt. { $hand } mòstra çò qu’as dins las mans. { $log } mòstra çò que s’es passat. { $replay } fa veire la partida pas a pas. { $recap } resumís çò que s’es passat dempuèi ta darrièra accion e mòstra una partida acabada en animacion. { $hint } ditz çò que fariá un bòt fòrt, se la taula o permet.
help-end = **Estat e fin :** { $info } ditz ont n’es la partida. { $abandon } prepausa de l’arrestar ; cal l’acòrdi de totes. { $verify } verifica los tiratges d’una partida acabada. { $review } mòstra sas viradas. { $export } te balha una partida qu’as jogada, en fichièr o en tèxt.
help-moderators = **Tornar metre en òrdre :** { $reset } lèva una partida e { $restore } la restablís. Cal la permission Gerir las salas o un ròtle causit per moderar.
help-games = **Jòcs :**
help-more-head = ## E encara, per totes
help-moderators-head = ## Per la moderacion
learn-foot = -# { $game } en una minuta · { $page }/{ $pages }
# Below a page of the lesson, if an owner’s file has other numbers or names.
learn-packaged = -# Aquesta pagina presenta lo platèu e las cartas que venon amb lo bòt, amb los nombres del fichièr que li es estat balhat. Una partida pòt aver pas tot çò que presenta : las règlas dison çò que i a.
learn-next = Quand la partida t’espèra, lo bòt o ditz dins la sala : quicha aquí sus **Jogar**. { $search } respond a las questions sus las règlas.

## Moderators

mod-reset-ask = La partida serà levada, e degun la poirà pas pus jogar. Res es pas perdut : la partida se pòt restablir tant que n’i a pas cap d’autra dins aquesta sala.
mod-reset-damaged-ask = Çò qu’es enregistrat d’aquesta partida es estat damatjat sul disc e se pòt pas legir. La partida serà tirada de la sala, ont se’n poirà jogar una autra. Sola la persona que s’ocupa del bòt la pòt tornar metre, a partir d’una salvagarda.
mod-reset-done = La partida es levada.
mod-restore-ask = La partida serà restablida tala coma èra.
mod-restore-done = La partida es restablida.
mod-cancelled = Res a pas cambiat.

## Permissions of the bot

permission-view-channel = Veire la sala
permission-send-messages = Mandar de messatges
permission-send-messages-in-threads = Mandar de messatges dins los fials
permission-attach-files = Jónher de fichièrs
permission-embed-links = Integrar de ligams
permission-read-message-history = Veire los messatges ancians

## Errors

error-ours = Quicòm a pas foncionat del costat del bòt, mas res a pas cambiat. Incident n° { $number }.
error-stale = La situacion a cambiat entretemps, doncas res es pas estat fach.
error-option-unknown = « { $written } » es pas una opcion d’aqueste jòc. Possible : { $options }.
error-no-options = « { $written } » es pas una opcion : aqueste jòc n’a pas cap de causir.
error-no-parts = Lo platèu d’aqueste jòc se mòstra tot entièr : daissa « { $written } ».
error-part-unknown = « { $written } » es pas una part d’aqueste platèu. Possible : { $parts }.
error-no-channel = Aquò marcha pas que dins una sala d’un servidor.
error-no-game = I a pas cap de partida dins aquesta sala. { $command } dobrís las inscripcions.
error-game-ended = La darrièra partida d’aquesta sala es acabada o es estada levada. { $command } dobrís las inscripcions per una autra.
error-other-game-here = Aquela comanda es d’un autre jòc. Lo jòc d’aquesta sala : { $game }.
error-other-channel = Aquela partida se jòga dins una autra sala.
error-not-started = La partida a pas encara començat ; las inscripcions son encara dobèrtas.
error-not-seated = As pas cap de plaça dins aquesta partida. Tant que dura, la pòdes seguir, e prene una plaça que se i cèrca un remplaçament.
error-not-your-panel = Aqueste panèl es d’una autra plaça. Quicha sus « Jogar » per dobrir lo tieu.
error-looks-often =
    As demandat de veire fòrça causas en qualques segondas. Ne poiràs veire d’autras dins { $seconds ->
        [one] una segonda
       *[other] { $seconds } segondas
    }. Çò que jogas dins una partida espèra pas.
error-not-moderator = Aquò es reservat a la moderacion : cal la permission Gerir las salas aicí, o un ròtle causit per moderar.
error-nothing-to-restore = Dins aquesta sala, i a pas cap de partida levada que se pòsca restablir.
error-missing-permissions = Mancan de permissions al bòt dins aquesta sala : { $permissions }. Demanda-las a una persona que gerís la sala.
held-back = Un messatge per aquesta sala espèra : lo bòt sap pas se l’a ja mandat, e o pòt pas verificar, que li manca la permission { $permission }. Demanda-la a una persona que gerís la sala. Çò que fas compta çaquelà.
held-back-elsewhere = Un messatge per { $channel } espèra : lo bòt sap pas se l’a ja mandat, e o pòt pas verificar, que li manca aquí la permission { $permission }. Acòrda-la, e la sala recebrà sos messatges.
error-kind-unknown = Cap de jòc s’apèla pas « { $written } » aicí. Jòcs : { $games }.
error-seats-wrong = Nombre de personas possible per { $game } : { $allowed }.
error-verify-open = La partida es encara en cors : sa grana demòra secreta fins a la fin. L’emprenta publicada al començament es `{ $fingerprint }`.

## Local mode

local-title = Riquet sus aqueste ordenador
local-alone = Jogar contra lo bòt
local-alone-how = Causís son nivèl. La partida se dobrís sul pic dins son onglet : quicha alà sus « Jogar ».
local-together = Jogar a mai d’un
local-full = Cada sala a ja una partida. Acaba-ne una amb /mod reset dins sa sala, e tòrna ensajar.
local-how = Un Discord fòra linha amb lo bòt, e cinc personas que pòdes encarnar.
local-how-1 = Dobrís una sala çaijós.
local-how-2 = Causís en naut de sa pagina qual siás : cadun vei pas que sos pròpris secrets.
local-how-3 = Escriu /game new dins la linha d’en bas, puèi las primièras letras d’un jòc, per dobrir las inscripcions ; los autres participan amb un boton.
local-how-4 = Comença, quicha sus « Jogar », e causís en naut una autra persona pel torn que ven. /help ne ditz mai.
local-channels = Salas
local-messages = Messatges privats
local-moderator = pòt moderar
local-no-game = pas encara de partida
local-over = { $game } : partida acabada
local-table = { $game } : inscripcions dobèrtas
local-game = { $game } · en espèra : { $names }
local-kept = Las partidas se gardan quand lo programa s’arrèsta. A l’aviada que ven, lo platèu de cada partida en cors se tornarà publicar ; los messatges d’abans auràn desaparegut.
local-starting = Riquet aviada sus aqueste ordenador…
local-address = Riquet marcha sus aqueste ordenador : { $address } (Ctrl-C l’arrèsta ; las partidas se gardan)

## Errors of the table

error-no-such-game = Aquela partida existís pas pus.
error-channel-has-game = I a ja una partida dins aquesta sala, e n’i pòt pas aver qu’una per sala o per fial. La vaquí : { $link }
error-channel-taken = I a ja una partida dins aquesta sala, e n’i pòt pas aver qu’una per sala o per fial.
error-unknown-game = Cap de jòc s’apèla pas « { $kind } » aicí.
error-seat-number = Aquel jòc se jòga pas a { $seats }. Possible : { $allowed }.
error-already-joined = As ja una plaça.
error-not-joined = As pas cap de plaça a aquesta taula.
error-seats-full =
    { $seats ->
        [one] L’unica plaça es presa.
       *[other] Las { $seats } plaças son totas presas.
    }
error-no-computer = Cap de bòt jòga pas a aquesta taula.
error-call-not-own = Pòdes cercar un remplaçament sonque per ta plaça o per la d’un bòt.
error-computers-too-many = A aquesta taula i a plaça per { $most } bòts al mai.
error-computers-wrong = Compreni pas « { $written } ». Escriu quants de bòts e a quin nivèl, per exemple « 2 fòrt, aisit ». Nivèls : { $levels }
error-already-started = La partida a ja començat. Se pòt encara daissar o cedir sa plaça, e ne prene una que se i cèrca un remplaçament.
error-finished = La partida es acabada.
error-abandoned = La partida es estada arrestada.
error-reset = La moderacion a levat la partida.
error-only-host = A aquesta taula, sonque { $name } pòt començar la partida.
error-only-host-chooses = Sonque { $name } pòt cambiar las opcions d’aquesta taula.
error-not-enough-people = A la taula pel moment : { $joined }. Nombre de personas possible : { $allowed }.
error-first-not-seated = La persona qu’entamena deu aver una plaça a aquesta taula.
error-bad-component = Lo fichièr de material balhat a aqueste bòt es pas corrècte : { $problem }
error-not-ended = La partida es encara en cors.
error-animation-busy = Mantuna animacion es ja en cors. Tòrna ensajar dins una minuta.
error-undo-nothing = As pas res de desfar.
error-undo-others-acted = O pòdes pas pus desfar sens l’acòrdi dels autres : { $name } a jogat dempuèi.
error-undo-computer-acted = O pòdes pas pus desfar sens l’acòrdi dels autres : un bòt a jogat dempuèi.
error-hint-not-allowed = Los conselhs son pas permeses a aquesta taula. Qual dobrís las inscripcions o causís abans lo començament.
error-hint-not-asked = As pas res a decidir pel moment.
error-hint-outdated = La partida a contunhat entretemps. Demanda tornamai.
error-hint-busy = Lo bòt a tròp de reflexions en cors. Tòrna ensajar d’aquí a una minuta.
error-review-not-finished = Se pòt analisar sonque una partida acabada.
error-review-unreadable = Aquesta partida se pòt pas analisar : a seguit de règlas mai ancianas, o son jornal es damatjat.
error-step-unknown = « { $written } » es pas lo numèro d’una entrada de l’istoric. Escriu un nombre entièr ; 0 es lo començament de la partida.
error-undo-needed = Pòdes pas desfar aquò sens l’acòrdi dels autres : çò qu’es estat fach dempuèi ne depend.
error-undo-time-over = Pòdes pas desfar aquò sens l’acòrdi dels autres : lo temps n’èra passat, e es ja acabat.
error-undo-reveals = Aquela accion se pòt pas desfar : a revelat quicòm d’amagat o d’aleatòri.
error-undo-passed = O pòdes pas pus desfar sens l’acòrdi dels autres : ton torn es acabat.
error-undo-agreed = Pòdes pas desfar aquò sens l’acòrdi dels autres : es estat convengut amb qualqu’un mai.
error-undo-rules-changed = Aquela accion se pòt pas desfar : las règlas d’aqueste bòt an cambiat dempuèi.
error-unreadable = Las règlas d’aqueste bòt pòdon pas legir çò qu’es enregistrat d’aquesta partida : se pòt pas ni mostrar ni jogar.
error-damaged = Çò qu’es enregistrat d’aquesta partida es estat damatjat sul disc : degun i pòt pas agir. La moderacion pòt tornar a una entrada anteriora de l’istoric.
error-damaged-row = Çò qu’es enregistrat d’aquesta partida es estat damatjat sul disc e se pòt pas legir : sola la persona que s’ocupa del bòt la pòt tornar metre, a partir d’una salvagarda. La moderacion la pòt tirar de la sala amb /mod reset ; se’n poirà alara jogar una autra aicí.
error-repeated = Aquò es ja estat fach.

## Rules

command-rules = règlas
command-rules-description = Consultar las règlas : recèrca, còstes, cartas, interpretacions
command-rules-game = jòc
command-rules-game-description = Quin jòc ; se res es pas causit, lo d’aquesta sala
command-rules-public = per-totes
command-rules-public-description = Mostrar la responsa a tota la sala
command-rules-search = cercar
command-rules-search-description = Trobar una règla amb quin mot que siá
command-rules-search-query = mots
command-rules-search-query-description = Çò que cèrcas, dins quina lenga del bòt que siá
command-rules-cost = còstes
command-rules-cost-description = Far la lista de las accions e de lor còst
command-rules-card = carta
command-rules-card-description = Veire çò que fa una carta ; se res es pas causit, totas las cartas
command-rules-card-card = carta
command-rules-card-card-description = Quina carta ; se res es pas causit, totas las cartas
command-rules-rulings = interpretacions
command-rules-rulings-description = Tot çò qu’es pas dins las règlas estampadas : interpretacions e reconstitucions
command-why = perqué
command-why-description = Explicar perqué quicòm es estat refusat, o perqué una accion es pas possibla ara
command-why-action = accion
command-why-action-description = Quina accion ; se res es pas causit, lo darrièr refús qu’as recebut

button-why = Perqué ?
button-to-channel = Mostrar a la sala
button-page-before = Pagina d’abans
button-page-after = Pagina que ven
button-costs = Còstes
button-cards = Cartas
button-rulings = Interpretacions

# Markup of Discord: ### is a heading, -# small print.
rules-heading = ### { $title }
rules-foot = -# { $game }
rules-foot-page = -# { $game } · pagina { $page } sus { $pages }
rules-price = **{ $cost }**
rules-price-gain = **{ $cost }** · +{ $gain }
rules-gain = +{ $gain }
rules-ruling = **Interpretacion** { $id } : { $text }
rules-reconstruction = **Reconstitucion :** { $text }
rules-title = **{ $title }**
rules-costs-heading = ### Còst de las accions
rules-cards-heading = ### Las cartas
rules-rulings-heading =
    ### Interpretacions e reconstitucions
    Res d’aquò es pas dins las règlas estampadas. Una interpretacion decidís quand aquelas règlas dison pas res o son pas claras ; una reconstitucion remplaça çò qu’es estampat sus un platèu o una carta qu’avèm pas pogut veire.
# Below a picture of the rulebook, if an owner’s file has other numbers or names.
rules-picture-packaged = -# L’imatge mòstra lo platèu e las cartas que venon amb lo bòt, pas los del fichièr que li es estat balhat.
rules-no-costs = Dins aqueste jòc, las accions còstan pas res.
rules-no-cards = I a pas cap de carta dins aqueste jòc.
rules-no-rulings = I a pas ni interpretacion ni reconstitucion per aqueste jòc.
# Above a section that is no answer to what was asked.
rules-nearest = Res dins las règlas respond pas a « { $query } ». Çò mai pròche :
rules-nearest-private = Res dins las règlas respond pas a « { $query } », doncas i a pas que tu qu’o veses. Çò mai pròche :
rules-other-finds = Autres resultats
rules-of-actions = Règlas d’una accion
rules-found-in = { $section } · { $game }
rules-which-game = De quin jòc parlas ?
rules-only-private = I a pas cap de partida dins aquesta sala, doncas i a pas que tu qu’o veses.
rules-posted = Aquesta pagina de las règlas arriba dins la sala.
post-rule = { $name } mòstra una pagina de las règlas :

why-possible =
    { $count ->
        [0] **{ $action } :** o pòdes far ara.
        [one] **{ $action } :** o pòdes far ara, d’un sol biais.
       *[other] **{ $action } :** o pòdes far ara, de { $count } biaisses.
    }
why-not-now = **{ $action } :** pas possible ara.
why-no-section = Las règlas ne dison pas mai.
help-rules = **Règlas :** demanda a { $search } coma demandariás a qualqu’un a la taula. { $cost } ditz quant còsta cada accion, e { $why } ditz perqué quicòm es estat refusat.

error-rules-gone = Aquela pagina de las règlas existís pas pus.
error-rules-nothing = Res dins las règlas correspond pas a « { $query } ». Ensaja un autre mot.
error-rules-no-card = Cap de carta correspond pas a « { $query } ». Totas son dins la lista que se dobrís quand escrives.
error-why-nothing = Res t’es pas estat refusat recentament dins aquesta sala. Amb { $command }, pòdes tanben demandar perqué una accion es pas possibla.
error-why-unknown = « { $written } » es pas una accion d’aqueste jòc. Accions : { $actions }.
error-may-not-write = As pas la permission d’escriure dins aquesta sala, doncas i pòdes pas res mostrar.

## Languages

# Each language by its own name for itself.
language-name = occitan
language-automatic = automatica

command-language = lenga
command-language-description = Causir la lenga : la tieuna, la d’aquesta sala o la d’aqueste servidor
command-language-me = ieu
command-language-me-description = Causir en quina lenga lo bòt te respond
command-language-channel = sala
command-language-channel-description = Per la moderacion : causir la lenga de çò que totes legisson dins aquesta sala
command-language-server = servidor
command-language-server-description = Per la moderacion : causir la lenga de las salas que n’an pas causit cap
command-language-language = lenga
command-language-language-description = Quina lenga ; « automatica » anulla la causida

# Said in the language that was chosen.
language-me-set = D’ara enlà, lo bòt te respond en occitan.
language-me-automatic = Ta causida es anullada. Lo bòt pren la lenga de ton Discord se la parla, autrament la de la sala ; aicí : { $spoken }.
language-channel-set = Lenga d’aquesta sala : { $spoken }. Una partida en cors seguís a partir de son messatge que ven.
language-channel-automatic = Aquesta sala a pas pus de lenga pròpria. En vigor aicí : { $spoken }.
language-server-set = Lenga d’aqueste servidor : { $spoken }. Las salas qu’an causit la lor la gardan.
language-server-automatic = Aqueste servidor a pas pus de lenga pròpria. Las salas que n’an pas causit cap seguisson lo paramètre del bòt : { $spoken }.
help-language = **Lenga :** { $me } causís en quina lenga lo bòt te respond.

error-language-unknown = Lo bòt parla pas « { $written } ». Parla : { $languages }.

## Settings

command-settings = paramètres
command-settings-description = Veire o cambiar los paramètres : lenga, tèma, format, moderacion, qual pòt dobrir las inscripcions
command-settings-show = veire
command-settings-show-description = Veire los paramètres en vigor aicí, e d’ont venon
command-settings-where = ont
command-settings-where-description = Dins aquesta sala o sus tot lo servidor
command-settings-look = tèma
command-settings-look-description = Per la moderacion : causir lo tèma dels imatges
command-settings-look-look = tèma
command-settings-look-look-description = Clar o escur ; la causida automatica anulla çò qu’es causit
command-settings-layout = format
command-settings-layout-description = Causir lo format dels imatges : lo tieu o, per la moderacion, lo de totes
command-settings-layout-where = ont
command-settings-layout-where-description = Pas que per tu, dins aquesta sala o sus tot lo servidor
command-settings-layout-layout = format
command-settings-layout-layout-description = Larg, o naut per un telefòn ; la causida automatica anulla çò qu’es causit
command-settings-pings = mencions
command-settings-pings-description = Causir quand una question menciona : tu o, per la moderacion, totes
command-settings-pings-where = ont
command-settings-pings-where-description = Pas que per tu, dins aquesta sala o sus tot lo servidor
command-settings-pings-pings = mencions
command-settings-pings-pings-description = A cada question, o ont la partida espèra ; la causida automatica anulla çò qu’es causit
command-settings-moderators = moderacion
command-settings-moderators-description = Per la moderacion del servidor : balhar a un ròtle lo drech de moderar, o lo li levar
command-settings-moderators-role = ròtle
command-settings-moderators-role-description = Lo ròtle que poirà moderar, o qu’o poirà pas pus
command-settings-moderators-remove = levar
command-settings-moderators-remove-description = Levar a aqueste ròtle lo drech de moderar
command-settings-start = començar
command-settings-start-description = Per la moderacion : causir qual pòt dobrir las inscripcions d’una partida novèla
command-settings-start-who = qual
command-settings-start-who-description = Qual pòt dobrir las inscripcions ; la causida automatica anulla çò qu’es causit
command-settings-start-role = ròtle
command-settings-start-role-description = Quin ròtle pòt dobrir las inscripcions, se la causida es « un ròtle »

settings-where-me = pas que per ieu
settings-where-channel = dins aquesta sala
settings-where-server = sus aqueste servidor
settings-look-light = clar
settings-look-dark = escur
settings-look-automatic = causida automatica
settings-layout-wide = larg
settings-layout-tall = naut
settings-layout-automatic = causida automatica
settings-pings-all = a cada question
settings-pings-needed = pas qu’ont la partida espèra
settings-pings-automatic = causida automatica
settings-start-everybody = totes
settings-start-moderators = la moderacion
settings-start-role = un ròtle
settings-start-nobody = degun
settings-start-automatic = causida automatica

settings-head = ## Paramètres en vigor aicí
settings-choice = { $what } : { $value }
settings-line = **{ $what } :** { $value } ({ $source })
settings-name-language = Lenga
settings-name-look = Tèma dels imatges
settings-name-layout = Format dels imatges
settings-name-pings = Mencions
settings-name-moderators = Moderacion
settings-name-start = Qual pòt dobrir las inscripcions
settings-moderators-permission = **Moderacion :** la permission Gerir las salas aicí
settings-from-person = ta causida, per tu
settings-from-channel = paramètre d’aicí
settings-from-parent = paramètre de la sala d’aqueste fial
settings-from-server = paramètre d’aqueste servidor
settings-from-owner = paramètre del bòt
settings-from-nobody = res es pas causit
settings-role-gone =
    { $count ->
        [one] Un ròtle causit existís pas pus sus aqueste servidor, doncas compta pas ({ $source }).
       *[other] { $count } ròtles causits existisson pas pus sus aqueste servidor, doncas comptan pas ({ $source }).
    }

settings-look-set =
    { $place ->
        [channel] Tèma dels imatges dins aquesta sala : { $value }. Una partida en cors seguís a partir de son messatge que ven.
       *[server] Tèma dels imatges sus aqueste servidor : { $value }. Las salas qu’an causit lo lor lo gardan.
    }
settings-look-back =
    { $place ->
        [channel] Aquesta sala a pas pus de tèma pròpri. En vigor aicí : { $value } ({ $source }).
       *[server] Aqueste servidor a pas pus de tèma pròpri. Las salas que n’an pas causit cap seguisson aqueste : { $value } ({ $source }).
    }
settings-layout-set =
    { $place ->
        [me] Format dels imatges que degun mai vei pas : { $value }. Ton panèl seguís a partir de son imatge que ven.
        [channel] Format dels imatges dins aquesta sala : { $value }. Una partida en cors seguís a partir de son messatge que ven. Las personas qu’an causit lo lor lo gardan.
       *[server] Format dels imatges sus aqueste servidor : { $value }. Las salas e las personas qu’an causit lo lor lo gardan.
    }
settings-layout-back =
    { $place ->
        [me] As pas pus de format pròpri. En vigor aicí : { $value } ({ $source }).
        [channel] Aquesta sala a pas pus de format pròpri. En vigor aicí : { $value } ({ $source }).
       *[server] Aqueste servidor a pas pus de format pròpri. Las salas que n’an pas causit cap seguisson aqueste : { $value } ({ $source }).
    }
settings-pings-set =
    { $place ->
        [me] Lo bòt te menciona : { $value }.
        [channel] Dins aquesta sala, lo bòt menciona : { $value }. Las personas qu’an fach lor causida la gardan.
       *[server] Sus aqueste servidor, lo bòt menciona : { $value }. Las salas e las personas qu’an fach lor causida la gardan.
    }
settings-pings-back =
    { $place ->
        [me] As pas pus de causida pròpria per las mencions. En vigor aicí : { $value } ({ $source }).
        [channel] Aquesta sala a pas pus de causida pròpria per las mencions. En vigor aicí : { $value } ({ $source }).
       *[server] Aqueste servidor a pas pus de causida pròpria per las mencions. Las salas que n’an pas causit cap seguisson aquesta : { $value } ({ $source }).
    }
settings-moderators-added =
    { $place ->
        [channel] Ròtle apondut a la moderacion d’aquesta sala : { $role }.
       *[server] Ròtle apondut a la moderacion de tot lo servidor : { $role }.
    }
settings-moderators-removed =
    { $place ->
        [channel] Aqueste ròtle ({ $role }) es pas pus demest los causits per moderar dins aquesta sala.
       *[server] Aqueste ròtle ({ $role }) es pas pus demest los causits per moderar sus tot lo servidor.
    }
settings-start-set =
    { $place ->
        [channel] Qual pòt dobrir las inscripcions dins aquesta sala : { $value }.
       *[server] Qual pòt dobrir las inscripcions sus aqueste servidor : { $value }. Las salas qu’an fach lor causida la gardan.
    }
settings-start-back =
    { $place ->
        [channel] Aquesta sala a pas pus de causida pròpria. Qual pòt dobrir las inscripcions aicí : { $value } ({ $source }).
       *[server] Aqueste servidor a pas pus de causida pròpria. Qual pòt dobrir las inscripcions dins las salas que n’an pas fach cap : { $value } ({ $source }).
    }
help-settings = **Paramètres :** { $show } mòstra los que son en vigor aicí, { $mine } los tieus : lenga, format, mencions, oras calmas. { $reminders } te rampèla las partidas que t’espèran, { $away } anóncia ton abséncia. **Relançar**, jos lo platèu, sòna un còp de mai qual es esperat.
help-moderators-settings = **Paramètres :** la lenga de çò que totes legisson ({ $channel }, { $server }), lo tèma dels imatges ({ $look }), qual mai pòt moderar ({ $moderators }), qual pòt dobrir las inscripcions ({ $start }).

error-not-server-moderator = Aquò es reservat a la moderacion de tot lo servidor : cal la permission Gerir las salas o Gerir lo servidor, per tot lo servidor, o un ròtle causit per lo moderar tot.
error-settings-unknown = « { $written } » se pòt pas causir aicí. Possible : { $choices }.
error-settings-role-set = Aqueste ròtle ({ $role }) es ja demest los causits per moderar a aquel endrech, doncas i a pas res de cambiar.
error-settings-role-not-set = Aqueste ròtle ({ $role }) es pas demest los causits per moderar a aquel endrech, doncas i a pas res de levar.
error-settings-role-everybody = Totes an aqueste ròtle, doncas pòt pas èsser lo de la moderacion. Causís-ne un autre.
error-settings-role-needed = Indica quin ròtle pòt dobrir las inscripcions.
error-settings-role-unneeded = Un ròtle va pas qu’amb la causida « un ròtle ». Indiques pas cap de ròtle, o causís « un ròtle ».
error-may-not-start =
    { $who ->
        [nobody] Degun pòt pas dobrir las inscripcions dins aquesta sala.
        [moderators] Dins aquesta sala, dobrir las inscripcions es reservat a la moderacion.
       *[role] Dins aquesta sala, dobrir las inscripcions es reservat a la moderacion e a aqueste ròtle : { $role }.
    } { $elsewhere ->
        [some] O pòdes far dins aquestas salas : { $channels }.
       *[none] { $command } mòstra los paramètres en vigor aicí.
    }

## What people set for themselves

command-my = ieu
command-my-description = Tos paramètres : rampèls, oras calmas, abséncia, lenga, format, mencions
command-my-settings = paramètres
command-my-settings-description = Veire e cambiar tot çò que causisses per tu
command-my-reminders = rampèls
command-my-reminders-description = Recebre o non un rampèl quand una partida t’espèra : quand, cossí, quant de còps
command-my-reminders-hours = oras
command-my-reminders-hours-description = Aprèp quantas oras, de 1 a 336 ; 0 arrèsta los rampèls
command-my-reminders-repeat = repetir
command-my-reminders-repeat-description = Tornarmai aprèp lo meteis temps, tant que la partida espèra (10 còps al mai)
command-my-reminders-by = per
command-my-reminders-by-description = Per una mencion dins la sala o per messatge privat
command-my-reminders-quiet = calma
command-my-reminders-quiet-description = Oras sens rampèl ni relança, per exemple 22:00-7:00, o « cap »
command-my-reminders-zone = fus
command-my-reminders-zone-description = Ton fus orari, per exemple Europe/Paris
command-my-away = abséncia
command-my-away-description = Anonciar ton abséncia o ton retorn : ton temps e tos rampèls s’arrèstan
command-my-away-until = fins
command-my-away-until-description = 5j, 3 setmanas, 24 dec, 24/12, divendres, deman 18:00 ; se res es pas escrich, veses ton abséncia

own-by-channel = mencion dins la sala
own-by-direct = messatge privat

own-head = ## Tos paramètres
own-reminders-head = ## Tos rampèls
own-line = **{ $what } :** { $value }
own-name-reminders = Rampèls
own-name-quiet = Oras calmas
own-name-zone = Fus orari
own-name-away = Abséncia
own-reminders-off = cap
own-reminders-on =
    aprèp { $hours } h, { $repeated ->
        [yes] puèi cada { $hours } h
       *[no] un còp
    }, { $direct ->
        [yes] per messatge privat
       *[no] per una mencion dins la sala
    }
own-reminders-prepared =
    cap (un còp activats : { $repeated ->
        [yes] encara e encara
       *[no] un còp
    }, { $direct ->
        [yes] per messatge privat
       *[no] per una mencion dins la sala
    })
own-quiet-none = cap
own-zone-none = cap ; es l’ora UTC que compta
own-zone-fixed = { $zone } (sens ora d’estiu)
own-away-no = non
own-away-until = fins al { $until }
own-after = Rampèl aprèp { $hours } h
own-choose-after = Un rampèl aprèp quantas oras ?
own-button-once = Un sol rampèl
own-button-repeated = Mai d’un rampèl
own-button-channel = Rampèls dins la sala
own-button-direct = Rampèls per messatge privat
own-button-quiet = Oras calmas, fus orari
own-button-away = Anonciar mon abséncia
own-button-back = Soi tornarmai aicí
own-button-reminders = Rampèls
own-button-settings = Totes los paramètres
own-form-quiet = Oras calmas
own-form-quiet-hint = 22:00-7:00 ; res per cap
own-form-zone = Fus orari
own-form-zone-hint = Per exemple Europe/Paris
own-form-away = Fins a quand ?
own-form-away-hint = 5j, 3 setmanas, 24 dec, 24/12, divendres, deman 18:00
own-away-set = Ton abséncia dura fins al { $until }. Las taulas ont as una plaça o aprenon, e res mai. D’aquí alà, ton temps e tos rampèls s’arrèstan.
own-away-not = Cap d’abséncia es pas anonciada.
own-back-set = Ton abséncia es acabada. Tot contunha.
own-back-already = Cap d’abséncia es pas anonciada, e i a pas res a cambiar.

post-away = Abséncia fins al { $until } : { $name }
post-away-back = Vaquí tornarmai { $name }.
post-reminder = { $name }, { $game } t’espèra dempuèi aquesta data : { $since }.
post-reminder-direct = { $game } t’espèra dempuèi aquesta data : { $since }.
post-nudge =
    { $by ->
        [somebody] { $who } relança { $names } : { $game } espèra vòstre torn.
       *[nobody] { $names } : { $game } espèra vòstre torn.
    }
button-nudge = Relançar
nudge-sent = La relança es partida per : { $names }
nudge-later = La relança partirà tre que lors paramètres o permeton, per : { $names }
nudge-away = Relança a la tornada : { $names }
away-until = { $name } fins al { $until }
info-away = Abséncias : { $names }

# What is understood of lengths and days; the first word for none is shown in examples.
when-none = cap,non
when-hours = h,ora,oras
when-days = j,jorn,jorns
when-weeks = setm,setmana,setmanas
when-months-long = mes,meses
when-one = un,una
when-within = dins,per,pendent
when-until = fins a,fins al,fins,al,lo
when-at = a,a las
when-from = de,entre,dempuèi
when-between = a,e,fins a
when-oclock = h,oras,ora
when-morning = del matin
when-evening = del ser,de l’aprèp-miègjorn
when-today = uèi
when-tomorrow = deman
when-after-tomorrow = deman passat,passat deman,aprèp-deman
when-weekdays = diluns,dimars,dimècres,dijòus,divendres,dissabte,dimenge
when-months = genièr,febrièr,març,abril,mai,junh,julhet,agost,setembre,octobre,novembre,decembre

error-own-hours = Un rampèl aprèp { $written } h es pas possible. Causís un nombre d’oras de 1 a { $most }, o 0 per cap de rampèl.
error-own-quiet = « { $written } » balha pas d’oras calmas. Escriu quand començan e quand s’acaban, per exemple 22:00-7:00, 22h a 7h, o « cap ».
error-own-quiet-zone = Las oras calmas an besonh de ton fus orari. Balha-lo tanben, per exemple Europe/Paris.
error-own-zone = « { $written } » es pas un fus orari conegut aicí. Balha-lo per un luòc, per exemple : { $zones }.
error-own-zone-offset = Lo fus orari « { $written } » existís pas aicí. Balha lo tieu per un luòc, per exemple Europe/Paris, o en oras entièras, per exemple UTC+2.
error-own-away = « { $written } » se compren pas. Escriu una durada coma 5j, 3 setmanas o 2 meses, o un jorn coma 24 dec, 24/12/2026, divendres o deman 18:00.
error-own-away-no-day = « { $written } » : aquel mes a pas aquel jorn. Escriu un jorn coma 24 dec o deman 18:00, o una durada coma 2 meses.
error-own-away-two = « { $written } » pòt voler dire mai d’un moment. Escriu lo que vòls dire : { $times }.
error-own-away-none = « { $written } », es pas una abséncia. Escriu quant de temps o fins a quand, per exemple 5j o deman 18:00.
error-own-away-past = Aqueste moment es ja passat : { $when }. Causís-ne un mai tard, per exemple 5j o deman 18:00.
error-own-away-far = « { $written } » es dins mai d’un an. Causís un moment mai pròche, per exemple 2 meses.
error-nudge-waited = La partida t’espèra tanben. Poiràs relançar los autres quand auràs jogat.
error-nudge-alone = La partida espèra pas que tu : i a pas degun mai de relançar.
error-nudge-nobody = I a pas degun de relançar : ara, la partida espèra pas degun que jògue en persona.
error-nudge-again = Totas las personas esperadas an ja recebut una relança. Serà tornarmai possible <t:{ $when }:R>.
error-nudge-later = Totas las personas esperadas recebràn una relança tre que lors paramètres o permetràn. I a pas res mai de far.

## What moderators do

mod-undo = Per o desfar : { $command }.
mod-undo-entry = Per o desfar : { $command } amb l’entrada { $number }.

command-mod-rollback = tornar
command-mod-rollback-description = Tornar a una entrada de l’istoric ; mòstra lo platèu d’alavetz e demanda confirmacion
command-mod-rollback-entry = entrada
command-mod-rollback-entry-description = Aprèp quina entrada de l’istoric ; 0 es lo començament de la partida
command-mod-rollback-new-dice = tiratges-novèls
command-mod-rollback-new-dice-description = Contunhar d’aquí enlà amb de tiratges novèls e de tiradissas tornarmai mescladas
command-mod-replace = remplaçar
command-mod-replace-description = Balhar una plaça a una autra persona o a un bòt, o la liberar e cercar un remplaçament
command-mod-replace-seat = plaça
command-mod-replace-seat-description = De quina persona es la plaça de balhar o de liberar
command-mod-replace-person = persona
command-mod-replace-person-description = Qual recep la plaça ; se res es pas causit, se cèrca un remplaçament
command-mod-replace-bot = bòt
command-mod-replace-bot-description = Nivèl del bòt que recep la plaça ; senon, cap de bòt la recep pas
command-mod-skip = sautar
command-mod-skip-description = Sautar lo torn d’una persona que jòga pas : lo bòt acaba lo torn o decidís a sa plaça
command-mod-skip-seat = plaça
command-mod-skip-seat-description = Quin torn sautar ; de dire sonque se la partida espèra mai d’una persona
command-mod-pause = metre-en-pausa
command-mod-pause-description = Metre en pausa la partida d’aquesta sala : degun pòt pas jogar fins a la represa
command-mod-resume = reprene
command-mod-resume-description = Reprene una partida en pausa, o menar aicí una partida qu’a perdut sa sala
command-mod-resume-game = partida
command-mod-resume-game-description = Quina partida sens sala ; se res es pas causit, la d’aquesta sala, o la sola partida aital
command-mod-post-again = tornar-publicar
command-mod-post-again-description = Tornar publicar lo platèu o las inscripcions d’aquesta sala
command-mod-audit = jornal
command-mod-audit-description = Veire çò que la moderacion a fach dins aquesta sala, amb los noms e las datas

button-mod-rollback = Tornar en arrièr
button-mod-rollback-dice = Tornar en arrièr, tiratges novèls
button-mod-rollback-only-dice = Tiratges novèls
button-mod-rollback-entry = Tornar a l’entrada { $number }
button-mod-replace = Balhar la plaça
button-mod-replace-free = Liberar la plaça
button-mod-replace-back = Tornar la plaça
button-mod-skip = Sautar lo torn
button-mod-pause = Metre en pausa
button-mod-resume = Reprene la partida
button-mod-move = Reprene aicí
button-mod-again = Tornar publicar

mod-rollback-start = Lo començament de la partida
mod-rollback-hidden = Quicòm qu’es amagat a d’unas personas
mod-rollback-head = ## Jòc : { $game }
mod-rollback-ask =
    { $where ->
        [start] La partida tornarà al començament.
       *[entry] La partida tornarà ont n’èra aprèp l’entrada { $number } de l’istoric :
    }
mod-rollback-stays = La partida n’es ja aquí. Los tiratges que venon cambiaràn, las tiradissas se tornaràn mesclar, e tot lo demai demorarà coma es.
mod-rollback-behind =
    { $count ->
        [0] Cap d’entrada es pas perduda : totas contunhan de comptar. Cadun gardarà sa plaça d’ara.
        [one] { $count } entrada comptarà pas pus, mas demorarà dins l’istoric. Cadun gardarà sa plaça d’ara.
       *[other] { $count } entradas comptaràn pas pus, mas demoraràn dins l’istoric. Cadun gardarà sa plaça d’ara.
    }
mod-rollback-over = La partida èra ja acabada a aquel moment, doncas s’acabarà tornarmai.
mod-rollback-opens = La partida es acabada ; serà tornarmai en cors.
mod-rollback-must-draw = La grana de la partida es benlèu coneguda, doncas los tiratges seràn novèls d’aquí enlà.
mod-rollback-shown = **Quicòm d’amagat o d’aleatòri es estat revelat dempuèi :** amb los meteisses tiratges, se sap çò que ven. Valon mai de tiratges novèls.
mod-rollback-board = Lo platèu coma totes lo vesián alavetz :
mod-rollback-done =
    { $where ->
        [start] La partida es tornada a son començament.
       *[entry] La partida es tornada a l’entrada { $number }.
    }
mod-replace-ask = Una plaça cambiarà de mans, amb tot çò que va amb ela : { $seat } → { $person }.
mod-replace-ask-free = Aquesta plaça ({ $seat }) serà liberada. Se cercarà un remplaçament ; fins alavetz, la partida esperarà cada còp qu’aquela plaça deurà jogar.
mod-replace-done = { $person } a ara la plaça.
mod-replace-done-free = La plaça es liura, e se cèrca un remplaçament.
mod-skip-ask-end = Aqueste torn ({ $seat }) serà acabat, sens res far mai.
mod-skip-ask = { $seat } a encara quicòm de far o de decidir. Lo bòt o farà a sa plaça, coma o fariá en supleança ; s’es lo torn d’aquela persona, son torn s’acabarà.
mod-skip-done = Torn sautat : { $seat }.
mod-pause-ask = Degun poirà pas jogar dins la partida fins a la represa.
mod-pause-done = La partida es en pausa.
mod-resume-ask = La partida contunharà d’ont n’es. Las personas esperadas seràn mencionadas.
mod-resume-done = La partida contunha.
mod-move-ask = Aquesta partida a perdut sa sala. Contunharà aicí, d’ont n’es.
mod-move-done = La partida contunha dins aquesta sala.
mod-again-ask = Lo platèu o las inscripcions se tornaràn publicar aicí, sens res cambiar, e las personas esperadas seràn mencionadas.
mod-again-done = Lo messatge arriba. Res a pas cambiat dins la partida.
mod-resume-game = { $number }. { $game } : { $people }

audit-head = **Jornal de moderacion** d’aquesta sala, pagina { $page } sus { $pages }, lo mai recent d’en primièr
audit-empty = La moderacion a pas encara fach res aicí.
audit-game = { $game }, partida { $number } : { $told }
audit-put-away = { $name } a levat d’aquesta sala la partida { $number }, damatjada sul disc.
audit-setting =
    { $place ->
        [channel] { $name } a cambiat un paramètre d’aquesta sala. { $what } : { $value }.
       *[server] { $name } a cambiat un paramètre d’aqueste servidor. { $what } : { $value }.
    }

status-paused = La partida es en pausa : degun pòt pas jogar fins que la moderacion la reprenga.
status-parked = La partida a perdut sa sala. La moderacion la pòt reprene endacòm mai.

post-rollback =
    { $where ->
        [start] La moderacion ({ $name }) tòrna al començament de la partida. Çò qu’a seguit demòra dins l’istoric, mas compta pas pus.
       *[entry] La moderacion ({ $name }) tòrna a l’entrada { $number } de l’istoric. Çò qu’a seguit demòra dins l’istoric, mas compta pas pus.
    }
post-dice =
    { $where ->
        [start] La moderacion ({ $name }) tòrna al començament de la partida, amb de tiratges novèls d’aquí enlà. Çò qu’a seguit demòra dins l’istoric, mas compta pas pus.
        [entry] La moderacion ({ $name }) tòrna a l’entrada { $number } de l’istoric, amb de tiratges novèls d’aquí enlà. Çò qu’a seguit demòra dins l’istoric, mas compta pas pus.
       *[here] La moderacion ({ $name }) càmbia los tiratges que venon : tot çò qu’es aleatòri serà tirat tornarmai a partir d’ara.
    }
    { $sealed ->
        [yes] -# Emprenta de la sal : `{ $salt }`. La sal se publica a la fin de la partida.
       *[no] -# Sal dels tiratges novèls : `{ $salt }`
    }
post-replace =
    { $filled ->
        [computer] La moderacion ({ $name }) balha una plaça ({ $colour }), amb tot çò que va amb ela, a un bòt (nivèl : { level }). Tenguda fins ara per : { $outgoing }.
        [yes] La moderacion ({ $name }) balha una plaça ({ $colour }), amb tot çò que va amb ela, a { $incoming }. Tenguda fins ara per : { $outgoing }.
       *[no] La moderacion ({ $name }) libèra una plaça ({ $colour }). Tenguda fins ara per : { $outgoing }. Se cèrca un remplaçament.
    }
post-replace-ping =
    { $waited ->
        [yes] { $name }, aquesta plaça es tieuna, e la partida t’espèra.
       *[no] { $name }, aquesta plaça es tieuna. Lo bòt te mencionarà quand la partida t’esperarà.
    }
post-skip = La moderacion ({ $name }) sauta lo torn d’aquesta plaça : { $seat }.
post-pause = La moderacion ({ $name }) met la partida en pausa. Degun pòt pas jogar fins a la represa amb { $command }.
post-resume = La moderacion ({ $name }) repren la partida.
post-rules = Lo bòt es estat mes a jorn : aquesta partida contunha amb de règlas mai recentas (version { $to } en luòga de la version { $from }). Çò qu’es abans aqueste punt se pòt pas pus desfar, e s’i pòt pas pus tornar nimai.
post-salts = Sals dels tiratges novèls, dins l’òrdre : { $salts }

log-rollback =
    { $where ->
        [start] La moderacion ({ $who }) es tornada al començament.
       *[entry] La moderacion ({ $who }) es tornada a l’entrada { $number }.
    }
log-dice =
    { $sealed ->
        [yes] La moderacion ({ $who }) a cambiat los tiratges que venon. Emprenta de la sal : `{ $salt }`
       *[no] La moderacion ({ $who }) a cambiat los tiratges que venon. Sal : `{ $salt }`
    }
log-replace =
    { $filled ->
        [computer] La moderacion ({ $who }) a balhat una plaça ({ $colour }) a un bòt (nivèl : { level }). Tenguda fins alavetz per : { $outgoing }.
        [yes] La moderacion ({ $who }) a balhat una plaça ({ $colour }) a { $incoming }. Tenguda fins alavetz per : { $outgoing }.
       *[no] La moderacion ({ $who }) a liberat una plaça ({ $colour }). Tenguda fins alavetz per : { $outgoing }.
    }
log-skip = La moderacion ({ $who }) a sautat lo torn d’aquesta plaça : { $seat }.
log-pause = La moderacion ({ $who }) a mes la partida en pausa.
log-resume = La moderacion ({ $who }) a repres la partida.
log-post-again = La moderacion ({ $who }) a tornat publicar la partida.
log-park = La partida a perdut sa sala.
log-rules = La partida a contunhat amb de règlas mai recentas : version { $to } en luòga de la version { $from }.

verify-replay-since =
    { $entries ->
        [one] ✓ En tornar jogar la darrièra entrada de l’istoric, s’arriba al meteis resultat.
       *[other] ✓ En tornar jogar las { $entries } darrièras entradas de l’istoric, s’arriba al meteis resultat.
    }
verify-replay-since-bad =
    { $entries ->
        [one] ✗ En tornar jogar la darrièra entrada de l’istoric, s’arriba a un autre resultat.
       *[other] ✗ En tornar jogar las { $entries } darrièras entradas de l’istoric, s’arriba a un autre resultat.
    }
verify-unchecked = Las entradas fins al numèro { $number } an seguit de règlas mai ancianas, qu’aqueste bòt a pas pus : aquelas entradas se pòdon pas verificar.
verify-salts = Sals dels tiratges novèls, dins l’òrdre : { $salts }

help-moderators-more = La moderacion pòt tanben tornar a una entrada de l’istoric ({ $rollback }), balhar una plaça a una autra persona ({ $replace }), sautar lo torn d’una persona que jòga pas ({ $skip }), metre la partida en pausa e la reprene ({ $pause }, { $resume }), tornar publicar lo platèu ({ $again }), e veire qual a fach qué ({ $audit }). Cada cambiament de la partida es anonciat dins la sala.

error-entry-unknown = « { $written } » es pas una entrada de l’istoric. Escriu lo numèro d’una entrada, o causís-ne una dins la lista que se dobrís quand escrives.
error-no-such-entry = L’istoric a pas cap d’entrada { $number }. Causís-ne una dins la lista que se dobrís quand escrives.
error-rollback-rules = Las règlas d’aqueste bòt an cambiat dempuèi aquela entrada, doncas la partida i pòt pas tornar.
error-rollback-damaged = L’istoric es damatjat aprèp l’entrada { $number }. La partida pòt tornar a aquela entrada o a una entrada anteriora.
note-damaged = Çò qu’es enregistrat d’aquesta partida es estat damatjat sul disc : degun i pòt pas agir. La moderacion pòt tornar, amb { $command }, a l’entrada { $entry }, la darrièra qu’es intacta, o a una entrada anteriora ; la partida contunha alara d’aquí. Las autras partidas son pas tocadas.
note-damaged-over = Çò qu’es enregistrat d’aquesta partida èra estat damatjat sul disc. La partida es estada restablida segon son istoric ; i a pas pus res a far.
note-damaged-log = L’istoric d’aquesta partida es estat damatjat sul disc aprèp l’entrada { $entry }. Lo platèu es intacte e la partida contunha ; se pòt tornar a aquela entrada o a una entrada anteriora, amb { $command }.
note-damaged-log-over = L’istoric d’aquesta partida èra estat damatjat sul disc. La partida es tornada a un moment anterior ; i a pas pus res a far.
note-lost = Lo disc d’aqueste bòt es estat damatjat, e las darrièras accions pòdon mancar, e mai foguèsson confirmadas. Vaquí ont n’es la partida ; contunha d’aquí.
note-unsent = Un messatge per aquesta sala s’es pas pogut mandar (numèro { $number } dins lo jornal del bòt). La partida contunha : { $command } mòstra ont n’es.
note-unchanged = Qualqu’un a fach escafar sas donadas, e aqueste messatge lo nomena benlèu encara : { $link }. Discord daissa pas lo bòt lo modificar ; contunha d’ensajar. Qual que siá que gerís aquesta sala pòt suprimir lo messatge.
error-rollback-needs-dice = La grana es benlèu coneguda, doncas la partida pòt pas tornar en arrièr sens tiratges novèls.
error-rollback-nothing = La partida n’es ja aquí.
error-rollback-newer-game = I a agut una autra partida dins aquesta sala dempuèi.
error-seat-unknown = « { $written } » es pas una plaça que se pòt causir. Possible : { $names }.
error-replace-both = Nomena una persona o un bòt, pas los dos.
error-replace-bot = Es lo compte d’un autre programa sus Discord, e pas un jogaire. Per balhar la plaça a un bòt de Riquet, causís son nivèl al luòc d’una persona.
error-replace-not-here = Aquela persona es pas sus aqueste servidor.
error-replace-seated = { $name } a ja una plaça dins aquesta partida.
error-seat-free-already = Aquela plaça es ja liura, e se cèrca un remplaçament.
error-skip-which = La partida espèra mai d’una persona. Diga de qual cal sautar lo torn : { $names }.
error-skip-not-waited = La partida espèra pas aquela plaça.
error-paused = La partida es en pausa. La moderacion la pòt reprene.
error-not-paused = La partida es pas en pausa.
error-parked = La partida a perdut sa sala. La moderacion la pòt reprene endacòm mai.
error-not-parked = Aquela partida se pòt pas menar aicí : a ja una sala, o ven d’un autre servidor.
error-resume-which = Mai d’una partida a perdut sa sala. Causís-ne una dins la lista que se dobrís quand escrives.
error-resume-unknown = « { $written } » es pas una partida que se pòt menar aicí. Possible : { $games }.
error-nothing-to-resume = I a pas cap de partida de reprene : cap es pas en pausa aicí, e cap a pas perdut sa sala.

## Plaças, acòrdi, sègre una partida

command-seat = plaça
command-seat-description = Ta plaça : la cedir, la quitar, trobar un remplaçament o una supleança
command-seat-give = cedir
command-seat-give-description = Cedir ta plaça, e tot çò que va amb ela, a una autra persona
command-seat-give-person = persona
command-seat-give-person-description = A qual cedir la plaça ; aquela persona respond dins la sala
command-seat-resign = abandonar
command-seat-resign-description = Quitar la partida per de bon ; se cèrca un remplaçament
command-seat-call = remplaçament
command-seat-call-description = Cercar un remplaçament, tanben per la plaça d’un bòt ; mentretant gardas la tieuna
command-seat-call-stop = arrestar
command-seat-call-stop-description = Cercar pas pus de remplaçament per ta plaça o la d’un bòt
command-seat-call-seat = plaça
command-seat-call-seat-description = Plaça d’un bòt que qualqu’un deu prene ; se res es pas causit, la tieuna
command-seat-stand-in = supleança
command-seat-stand-in-description = Prepausar que lo bòt jògue per una persona absenta fins a son retorn
command-seat-stand-in-seat = plaça
command-seat-stand-in-seat-description = Per quina plaça lo bòt jogariá ; se res es pas causit, la tieuna
command-seat-stand-in-level = nivèl
command-seat-stand-in-level-description = A quin nivèl lo bòt jogariá ; se res es pas causit, mejan
command-seat-back = retorn
command-seat-back-description = Jogar tornarmai a ta plaça e acabar la supleança
command-hint = conselh
command-hint-description = Veire çò que fariá un bòt fòrt a ta plaça, se la taula o permet
command-review = analisi
command-review-description = Veire ont la partida acabada d’aquesta sala a virat, e çò que seriá estat melhor
command-watch = sègre
command-watch-description = Sègre la partida d’aquesta sala per messatge privat, sens i jogar
command-watch-stop = arrestar
command-watch-stop-description = Sègre pas pus la partida d’aquesta sala

button-withdraw = Retirar
button-accept = Acceptar
button-decline = Refusar
button-ask-others = Demandar als autres
button-ask-back = Demandar de desfar
button-take-seat = Prene aquesta plaça
button-take-seat-of = Prene la plaça : { $name }
button-resign = Abandonar
button-back-at-table = Soi tornarmai aquí
button-to-game = Cap a la partida
button-unwatch = Sègre pas pus

# $count is how many have yet to answer.
post-proposal-asked =
    { $count ->
        [0] S’espèra pas pus cap de responsa : una persona ja d’acòrdi pòt quichar un còp de mai sus « D’acòrdi ».
        [one] Responsa esperada : { $asked }
       *[other] Responsas esperadas : { $asked }
    }
post-proposal-agreed = Acòrdi balhat : { $agreed }
post-in-secret = { $name } fa quicòm que demòra amagat.
post-abandon-answered =
    { $result ->
        [done] Totes son d’acòrdi per arrestar la partida sens resultat.
        [refused] L’arrèst de la partida es estat prepausat. Refús : { $name }
        [withdrawn] { $asker } retira sa proposicion d’arrestar la partida.
       *[lapsed] La proposicion d’arrestar la partida val pas pus.
    }
# $count is how many actions of the game came after the one that is to be taken back.
post-takeback-asked =
    { $name } demanda de desfar : { $events } { $count ->
        [0] Cap d’accion dempuèi.
        [one] 1 accion facha dempuèi seriá desfacha tanben.
       *[other] { $count } accions fachas dempuèi serián desfachas tanben.
    }
post-takeback-answered =
    { $result ->
        [done] { $asker } a demandat de desfar una accion. Totes an acceptat.
        [refused] { $asker } a demandat de desfar una accion. Refús : { $name }
        [withdrawn] { $asker } retira sa demanda de desfar una accion.
       *[lapsed] { $asker } a demandat de desfar una accion. Es pas pus possible.
    }
post-takeback-refused = { $name } es pas d’acòrdi. Res se desfa pas.
post-takeback = Desfach d’acòrdi comun : { $events }
post-stand-in-asked =
    { $free ->
        [True] Proposicion ({ $name }) : un bòt (nivèl : { level }) per la plaça liura ({ $colour }). Jogariá fins que qualqu’un la prenga.
       *[False] Proposicion ({ $name }) : una supleança (nivèl : { level }) per { $seat }. Lo bòt jogariá per aquela plaça fins al retorn.
    }
post-stand-in-answered =
    { $result ->
        [done] Totes son d’acòrdi per la supleança.
        [refused] { $asker } a prepausat una supleança. Refús : { $name }
        [withdrawn] { $asker } retira sa proposicion de supleança.
       *[lapsed] { $asker } a prepausat una supleança. Es pas pus possible.
    }
post-stand-in-refused = { $name } es pas d’acòrdi. Pas de supleança.
post-stand-in =
    { $free ->
        [True] Un bòt (nivèl : { level }) jòga ara per la plaça liura ({ $colour }) fins que qualqu’un la prenga.
       *[False] Supleança (nivèl : { level }) : lo bòt jòga per { $seat } fins al retorn.
    }
post-handover-asked = { $name } prepausa de cedir sa plaça, amb tot çò que va amb ela.
post-handover-answered =
    { $result ->
        [done] La plaça es estada acceptada.
        [refused] { $asker } a prepausat de cedir sa plaça. Refús : { $name }
        [withdrawn] { $asker } retira l’ofèrta de sa plaça.
       *[lapsed] L’ofèrta de la plaça val pas pus.
    }
post-handover-refused = { $name } pren pas la plaça.
post-handover = { $outgoing } cedís sa plaça ({ $colour }) a { $incoming }.
post-resign = { $outgoing } abandona la partida. Se cèrca un remplaçament ({ $colour }).
post-call =
    { $own ->
        [no] { $name } cèrca qualqu’un per la plaça d’un bòt ({ $colour }). Lo bòt contunha de jogar fins alara.
       *[yes] { $name } cèrca un remplaçament ({ $colour }) e contunha de jogar fins que qualqu’un prenga la plaça.
    }
post-uncall = { $name } cèrca pas pus de remplaçament.
post-call-over = -# Aquesta recèrca es acabada.
post-substitute = { $incoming } pren la plaça ({ $colour }) coma remplaçament.
post-back = Vaquí tornarmai { $name } ; la supleança s’acaba.

log-takeback = { $seat } a demandat de desfar : d’acòrdi comun, l’entrada { $number } e tot çò que seguís son estats desfaches.
log-handover = { $outgoing } a cedit sa plaça a { $incoming }.
log-resign = { $outgoing } a abandonat la partida.
log-call =
    { $own ->
        [no] { $who } a començat de cercar qualqu’un per la plaça d’un bòt ({ $colour }).
       *[yes] { $who } a començat de cercar un remplaçament.
    }
log-uncall = { $who } a quitat de cercar un remplaçament.
log-substitute = { $incoming } a pres la plaça ({ $colour }) coma remplaçament.
log-stand-in =
    { $free ->
        [True] D’acòrdi comun, un bòt (nivèl : { level }) a començat de jogar per la plaça liura ({ $colour }).
       *[False] D’acòrdi comun, una supleança (nivèl : { level }) a començat per { $seat }.
    }
log-back = { $who } a tornat prene sa plaça ; la supleança s’es acabada.

# $count is how many have yet to answer.
consent-asked = La question es pausada als autres. Responsas esperadas : { $count }.
consent-agreed = Siás d’acòrdi. Responsas esperadas : { $count }.
consent-took-back = Ton acòrdi es retirat. Responsas esperadas : { $count }.
abandon-result =
    { $result ->
        [done] La partida es arrestada.
        [withdrawn] Ta proposicion es retirada. La partida contunha.
       *[refused] La partida contunha.
    }
takeback-result =
    { $result ->
        [done] L’accion es desfacha.
        [withdrawn] Ta demanda es retirada.
       *[refused] Res se desfa pas.
    }
stand-in-result =
    { $result ->
        [done] La supleança comença.
        [withdrawn] Ta proposicion es retirada.
       *[refused] Pas de supleança.
    }
handover-result =
    { $result ->
        [done] La plaça a cambiat de mans.
        [withdrawn] Ton ofèrta es retirada.
       *[refused] Prenes pas la plaça.
    }
undo-ask = Los autres pòdon çaquelà balhar lor acòrdi per desfar.
seat-offered = { $name } deu respondre dins la sala. Fins a son acòrdi, la plaça demòra tieuna.
seat-taken = La plaça es ara tieuna, amb tot çò que va amb ela.
seat-resign-ask = Quitaràs la partida per de bon ; qual prendrà la plaça recebrà tot çò que va amb ela. Se vòls demorar fins que qualqu’un la prenga, cèrca puslèu un remplaçament.
seat-resigned = As quitat la partida.
seat-kept = Res a pas cambiat. La plaça demòra tieuna.
seat-called = Se cèrca un remplaçament. La plaça demòra tieuna fins que qualqu’un la prenga.
seat-called-computer = Se cèrca qualqu’un per reprene aquela plaça. Mentretant, lo bòt contunha de jogar.
seat-uncalled = Se cèrca pas pus cap de remplaçament.
seat-back = Jògas tornarmai a ta plaça.
seats-stand-ins = Supleança per : { $names }
seats-called = Se cèrca un remplaçament per : { $names }
watch-begun = Receps lo platèu per messatge privat, ara e a cada publicacion aicí.
watch-ended = Seguisses pas pus la partida.
help-seats = **Plaças :** { $give } cedís la tieuna, { $resign } la quita, { $call } cèrca un remplaçament. { $stand } prepausa que lo bòt jògue per una persona absenta, fins a { $back }. { $watch } permet de sègre una partida per messatge privat.

# $shown is what came to light, a whole sentence or more.
error-undo-shown = Pas possible de desfar, quitament pas d’acòrdi comun : quicòm d’amagat o d’aleatòri es estat revelat dempuèi. { $shown }
error-undo-gone = Aquela accion es ja desfacha, o la moderacion es tornada en arrièr dempuèi.
error-undo-dice = Aquela accion se pòt pas desfar : los tiratges an cambiat dempuèi.
error-takeback-other = As fach quicòm mai dempuèi. Se vòls encara desfar una accion, demanda-o tornarmai.
error-takeback-asked-already = As ja demandat de desfar una accion. Retira d’en primièr aquela demanda.
error-stand-in-asked-already = As ja prepausat una supleança. Retira d’en primièr aquela proposicion.
error-no-such-proposal = Aquesta question es pas pausada aicí.
error-proposal-closed = Aquesta question es barrada.
error-not-asked = La question t’es pas pausada aicí.
error-not-agreed = As pas balhat ton acòrdi, doncas i a pas res de retirar.
error-has-seat = Aquesta persona a ja una plaça dins aquesta partida.
error-own-seat = As ja una plaça dins aquesta partida.
error-no-such-seat = Aquesta plaça existís pas.
error-seat-not-found = I a pas de plaça « { $written } » aicí. Plaças : { $seats }.
error-seat-give-bot = Es lo compte d’un autre programa sus Discord, e pas un jogaire. Amb { $command }, un bòt jòga per tu.
error-seat-give-unseen = { $name } vei pas aquesta sala e pòt doncas pas prene la plaça.
error-resign-last = I a pas pus degun mai a la taula. Pòdes arrestar la partida.
error-called-already = Se cèrca ja un remplaçament.
error-not-called = Se cèrca pas de remplaçament aicí.
error-standing-not-offered = Aquesta responsa se pòt pas balhar per avança ara. Ton panèl mòstra las que son possiblas.
error-no-stand-in = I a pas cap de supleança per tu ara.
error-stand-in-already = I a ja una supleança per aquesta plaça.
error-stand-in-other-level = Una supleança a un autre nivèl ({ level }) es ja prepausada per aquela plaça. Accepta-la, o fai-la retirar d’en primièr.
error-stand-in-alone = Cal al mens una persona que jògue per ela-meteissa.
error-stand-in-plays = Supleança : lo bòt jòga per tu. Quicha d’en primièr sus « Soi tornarmai aquí ».
error-watch-seated = As una plaça dins aquesta partida, e ne veses ja mai que qual la seguís.
error-watching-already = Seguisses ja aquesta partida.
error-not-watching = Seguisses pas aquesta partida.
error-watch-unreachable = Lo bòt te pòt pas mandar de messatges privats. Autoriza-los per aqueste servidor, puèi ensaja tornarmai.

## La cadéncia d’una taula

# What people type and read of a pace; the words of each unit stand with spaces between.
pace-none = sens cadéncia
pace-with-bank = { $turn } + { $bank }
pace-week =
    { $count ->
        [one] { $count } setmana
       *[other] { $count } setmanas
    }
pace-day =
    { $count ->
        [one] { $count } jorn
       *[other] { $count } jorns
    }
length-under-an-hour = mens d’una ora
pace-hour =
    { $count ->
        [one] { $count } ora
       *[other] { $count } oras
    }
pace-words-week = set setm setmana setmanas
pace-words-day = j jorn jorns
pace-words-hour = h o ora oras
pace-words-minute = min minuta minutas
pace-words-second = s seg segonda segondas
pace-choose-none = Cadéncia : cap
pace-choose-turn = Cadéncia : { $turn } per torn
pace-choose-bank = Cadéncia : { $turn } per torn + { $bank } de resèrva
pace-line = **Cadéncia :** { $turn } cada còp que la partida espèra qualqu’un, puèi una resèrva de temps per tota la partida : { $bank }
pace-line-turn = **Cadéncia :** { $turn } cada còp que la partida espèra qualqu’un
clock-of = { $name } ({ $when })
clock-until = Fin del temps : { $clocks }
clock-over = Temps passat : { $names }
button-late-skip = Sautar lo torn
button-late-stand-in = Daissar jogar lo bòt
button-late-free = Cercar un remplaçament
# $count is how many others are there, $others are mentions of them.
post-time-over =
    { $count ->
        [0] **Temps passat : { $name }.** Res mai arriba pas tot sol, e { $name } pòt encara jogar. Degun mai es pas aquí per causir pel moment : la causida se farà aicí jos, al retorn de qualqu’un.
        [one] **Temps passat : { $name }.** Res mai arriba pas tot sol, e { $name } pòt encara jogar. { $others } pòt causir : sautar aqueste torn, daissar jogar lo bòt fins al retorn d’aquela persona, o cercar un remplaçament.
       *[other] **Temps passat : { $name }.** Res mai arriba pas tot sol, e { $name } pòt encara jogar. { $others } pòdon causir d’acòrdi comun : sautar aqueste torn, daissar jogar lo bòt fins al retorn d’aquela persona, o cercar un remplaçament.
    }
post-time-over-settled = Lo temps èra passat : { $name }. I a pas pus res de causir aicí.
post-time-skip-asked = Proposicion ({ $name }) : sautar lo torn d’aquesta plaça, que son temps es passat : { $seat }. Lo bòt acabariá lo torn o fariá çò que cal.
post-time-skip-answered =
    { $result ->
        [done] Totas las personas demandadas son d’acòrdi per sautar aqueste torn.
        [refused] { $asker } a prepausat de sautar un torn. Refús : { $name }
        [withdrawn] { $asker } retira sa proposicion de sautar un torn.
       *[lapsed] { $asker } a prepausat de sautar un torn. Es pas pus possible.
    }
post-time-skip-refused = { $name } es pas d’acòrdi. Cap de torn es pas sautat.
post-time-skip = D’acòrdi comun, lo torn d’aquesta plaça es sautat, que lo temps es passat : { $seat }.
log-time-skip = D’acòrdi comun, lo torn d’aquesta plaça es estat sautat, que lo temps èra passat : { $seat }.
post-time-free-asked = Proposicion ({ $name }) : liberar aquesta plaça, que son temps es passat, e cercar un remplaçament : { $seat }.
post-time-free-answered =
    { $result ->
        [done] Totas las personas demandadas son d’acòrdi per cercar un remplaçament.
        [refused] { $asker } a prepausat de liberar una plaça. Refús : { $name }
        [withdrawn] { $asker } retira sa proposicion de liberar una plaça.
       *[lapsed] { $asker } a prepausat de liberar una plaça. Es pas pus possible.
    }
post-time-free-refused = { $name } es pas d’acòrdi. La plaça demòra coma es.
post-time-free = D’acòrdi comun, una plaça es liberada ({ $colour }), que lo temps es passat. Tenguda fins ara per : { $outgoing }. Se cèrca un remplaçament.
log-time-free = D’acòrdi comun, una plaça es estada liberada ({ $colour }), que lo temps èra passat. Tenguda fins alavetz per : { $outgoing }.
time-skip-result =
    { $result ->
        [done] Lo bòt a fach çò que caliá.
        [withdrawn] Ta proposicion es retirada.
       *[refused] Cap de torn es pas sautat.
    }
time-free-result =
    { $result ->
        [done] La plaça es liura, e se cèrca un remplaçament.
        [withdrawn] Ta proposicion es retirada.
       *[refused] La plaça demòra coma es.
    }
error-time-not-over = I a pas pus res de causir aicí : aqueste temps es pas passat.
error-time-own = Es ton pròpri temps qu’es passat. Pòdes encara jogar coma totjorn.
error-time-skip-asked-already = As ja prepausat de sautar un torn. Retira d’en primièr aquela proposicion.
error-time-free-asked-already = As ja prepausat de liberar una plaça. Retira d’en primièr aquela proposicion.
error-pace-unknown = « { $written } » es pas una cadéncia. Escriu lo temps de cada torn e, aprèp un plus, la resèrva de temps : { $examples }.
error-pace-short = « { $written } » es tròp cort. La cadéncia mai corta, cada còp : { $least }.
error-pace-long = « { $written } » es tròp long. Pel temps de cada torn e per la resèrva de temps, lo maximum es : { $most }.
error-pace-hours = « { $written } » fa pas un nombre entièr d’oras. Una cadéncia se compta en oras, en jorns e en setmanas.

## Partidas en fichièrs, e donadas de las personas

command-mod-export = exportar
command-mod-export-description = Exportar dins un fichièr la darrièra partida d’aquesta sala
command-mod-export-seed = grana
command-mod-export-seed-description = Amb la grana e los secrets, per poder importar la partida ; sens, un istoric de legir
command-mod-import = importar
command-mod-import-description = Importar dins aquesta sala una partida exportada
command-mod-import-file = fichièr
command-mod-import-file-description = Lo fichièr d’una partida exportada amb sa grana
command-privacy = vida-privada
command-privacy-description = Veire o escafar çò que lo bòt garda sus tu
command-privacy-show = veire
command-privacy-show-description = Veire tot çò qu’es gardat sus tu
command-privacy-delete = escafar
command-privacy-delete-description = Escafar çò qu’es gardat sus tu

button-mod-export = Exportar amb la grana
button-mod-export-ended = Exportar
button-mod-export-log = Exportar l’istoric
button-mod-import = Importar
button-privacy-delete = Escafar mas donadas

mod-export-ask = Tota la partida serà escricha dins un fichièr : opcions, istoric e **grana**. Amb aqueste fichièr se pòdon calcular totas las mans amagadas e totes los secrets que vendràn. Las personas qu’an una plaça o sauràn, e l’istoric o dirà. Per levar tota valor a la grana per la seguida, causís de tiratges novèls en tornar a la darrièra entrada : { $command }.
mod-export-ended-ask = Tota la partida serà escricha dins un fichièr : opcions, grana e istoric. La partida es acabada e sa grana es publica. Las personas qu’an una plaça o sauràn, e l’istoric o dirà.
mod-export-log-ask = L’istoric, tal coma totes lo pòdon legir, serà escrich dins un fichièr, sens la grana e sens res d’amagat. Lo fichièr se pòt legir, mas pas importar. Las personas qu’an una plaça o sauràn, e l’istoric o dirà.
mod-export-done = Vaquí lo fichièr.
mod-export-dice = Amb aqueste fichièr se coneis la grana. Per li levar tota valor per la seguida, causís de tiratges novèls en tornar a l’entrada { $number } : { $command }.
mod-export-log-done = Vaquí l’istoric.
# $count is the number of entries in the log.
mod-import-head =
    { $count ->
        [one] ## { $game }
            Plaças : { $seats }. L’istoric a { $count } entrada.
       *[other] ## { $game }
            Plaças : { $seats }. L’istoric a { $count } entradas.
    }
mod-import-checked = Lo fichièr es verificat : en tornar jogar l’istoric, s’arriba a la situacion enregistrada dins lo fichièr.
mod-import-older = Lo fichièr es verificat. La partida a seguit de règlas mai ancianas : çò qu’es abans la situacion enregistrada se poirà pas desfar, e s’i poirà pas tornar nimai.
mod-import-open = La partida contunharà dins aquesta sala, còp sec e sens cadéncia : lo fichièr conten pas ni cadéncia, ni pausa, ni plans, ni responsas balhadas per avança. { $command } la pòt levar.
mod-import-finished = La partida es acabada ; serà importada coma partida acabada.
mod-import-abandoned = La partida es estada arrestada d’acòrdi comun ; serà importada coma partida arrestada.
mod-import-sitting = De retorn a la taula : { $names }
mod-import-missing = Pas sus aqueste servidor : { $names }
mod-import-free =
    { $count ->
        [one] { $count } plaça es liura ; se cercarà un remplaçament.
       *[other] { $count } plaças son liuras ; se cercaràn de remplaçaments.
    }
mod-import-secrets = Qual a lo fichièr coneis la grana, totas las mans amagadas e totes los secrets que vendràn.
mod-import-ask = Las personas qu’an una plaça dins la partida o sauràn, e l’istoric o dirà.
mod-import-done = La partida es importada.

# $seed says whether the seed is in the file, $over whether the game has ended.
post-export =
    { $seed ->
        [True] { $over ->
            [True] La moderacion ({ $name }) expòrta la partida amb sa grana.
           *[False] La moderacion ({ $name }) expòrta la partida amb sa grana : amb aqueste fichièr se pòt calcular tot çò qu’es amagat, ara e per la seguida. De tiratges novèls levarián tota valor a la grana per la seguida.
        }
       *[False] La moderacion ({ $name }) expòrta l’istoric, sens la grana e sens res d’amagat.
    }
post-import =
    ## { $game }
    La moderacion ({ $name }) impòrta aquesta partida d’un fichièr.
post-forgotten = Una persona a fach escafar sas donadas. Sa plaça ({ $colour }) es ara la d’un compte suprimit ; se cèrca un remplaçament.
post-free = Una plaça es liura ({ $colour }) ; se cèrca un remplaçament.
log-export =
    { $seed ->
        [True] La moderacion ({ $who }) a exportat la partida amb sa grana.
       *[False] La moderacion ({ $who }) a exportat l’istoric.
    }
log-import = La moderacion ({ $who }) a importat la partida d’un fichièr.
log-forgotten = Una persona a fach escafar sas donadas ({ $colour }).
log-free = Una plaça s’es liberada ({ $colour }).

privacy-head = ## Çò qu’es gardat sus tu
privacy-person = Nom : { $name } · identificant Discord : { $number }
privacy-settings = Tos paramètres : { $settings }
privacy-setting = { $name } : { $value }
privacy-games = Partidas ont as una plaça : { $count }
privacy-followed = Partidas que seguisses : { $count }
privacy-seat = plaça { $number }
privacy-standing = Responsas qu’as balhadas per avança : { $count }
privacy-standing-times = { $answer } ({ $times })
privacy-standing-used = agotada
privacy-entries = Entradas dels istorics que venon de tu o parlan de tu : { $count }
privacy-proposals = Questions dobèrtas, de tu o per tu : { $count }
privacy-changes = Paramètres de salas e de servidors qu’as cambiats : { $count }
privacy-uploads = Fichièrs mandats per los importar, pas encara confirmats : { $count }
privacy-owed = Messatges que parlan de tu o que son per tu, encara de mandar : { $count }
privacy-hosted = Inscripcions dobèrtas o partidas importadas per tu : { $count }
privacy-not-stored = **Pas gardat :** lo bòt legís pas e garda pas cap de messatge dels membres. Garda pas ni perfil, ni imatge, ni ròtles, ni adreças.
privacy-nothing = Res es pas gardat sus tu.
privacy-file = mas-donadas.txt
privacy-goes = **Çò que dispareis :** ton nom e ton identificant Discord, tos paramètres, las responsas balhadas per avança, tos plans, tas nòtas, las partidas que seguisses, tas questions dobèrtas, los fichièrs qu’as mandats per los importar. Quitas las inscripcions dobèrtas. Dins las partidas en cors, ta plaça ven liura e se cèrca un remplaçament.
privacy-stays = **Çò que demòra :** çò qu’as fach dins las partidas, jos lo nom « Compte suprimit », perque las partidas dels autres ne dependon. Los messatges ja mandats demòran en çò de Discord. Las còpias de seguretat e los fichièrs faches abans càmbian pas.
privacy-ask = Aquò se pòt pas desfar. Se tòrnas jogar, seràs una persona novèla.
privacy-deleted = Tas donadas son escafadas.
privacy-deleted-later = Tas donadas son escafadas. Demòran encara dins un fichièr al costat de la basa de donadas, perque qualqu’un la legís ara (per una còpia de seguretat, per exemple) ; ne desapareisseràn tre qu’aurà acabat.
answer-left-out = Las donadas de qualqu’un venon d’èsser escafadas ; aquesta responsa es omesa, que lo nom i poiriá èsser.
message-left-out = Çò qu’èra aicí es omés : lo nom de qualqu’un qu’a escafat sas donadas i podiá èsser.
privacy-kept = Res es pas estat escafat.
help-privacy = **Vida privada :** { $show } mòstra çò qu’es gardat sus tu, e { $delete } o escafa.
help-files = **Partidas en fichièrs :** { $export } escriu una partida dins un fichièr ; se la grana i es, { $bring } ne tòrna far una partida.

error-import-too-big = Lo fichièr es tròp gròs. Al mai : { $limit } Mo.
error-import-not-fetched = Discord a pas balhat lo fichièr. Manda-lo tornarmai.
error-import-unreadable = Es pas un fichièr exportat per aqueste bòt.
error-import-cut-off = Lo fichièr comença coma una partida exportada per aqueste bòt, mas es damatjat o incomplet. Telecarga-lo tornarmai, o exporta tornarmai la partida.
error-import-log = Es un istoric sens la grana. Se pòt legir, mas pas importar : sonque una partida exportada amb sa grana se pòt importar.
error-import-newer = Lo fichièr ven d’una version mai recenta del bòt.
error-import-newer-rules = La partida del fichièr a seguit de règlas mai recentas que las del bòt.
error-import-damaged = Lo fichièr es damatjat : sa soma de contraròtle correspond pas.
error-import-malformed = Quicòm dins lo fichièr a pas la forma esperada : `{ $place }`.
error-import-unknown-game = Cap de jòc s’apèla pas « { $written } » aicí.
error-import-options = Aqueste jòc se pòt pas jogar amb las opcions o lo nombre de plaças del fichièr.
error-import-fingerprint = La grana e las opcions del fichièr balhan pas l’emprenta que i es escricha.
error-import-entry = L’istoric del fichièr se pòt pas tornar jogar : l’entrada { $number } balha pas çò qu’i es escrich.
error-import-state = L’istoric del fichièr mena pas a la situacion qu’i es enregistrada.
error-import-impossible = La situacion enregistrada dins lo fichièr es impossibla dins aqueste jòc.
error-import-too-much = Verificar aqueste fichièr demanda mai de temps o de memòria que cap de partida : es pas importat.
error-import-busy = D’autres fichièrs son a èsser verificats. Ensaja tornarmai dins una minuta.
error-import-rest =
    { $minutes ->
        [one] Un fichièr mandat aicí a demandat tròp de temps o de memòria. Lo seguent se poirà verificar dins una minuta.
       *[other] Un fichièr mandat aicí a demandat tròp de temps o de memòria. Lo seguent se poirà verificar dins { $minutes } minutas.
    }
error-import-gone = Aqueste fichièr es pas pus gardat. Manda-lo tornarmai.
error-nothing-kept = Res es pas gardat sus tu.
error-not-your-data = Aqueste boton es per las donadas de qualqu’un mai.

## Listas de partidas

command-games = partidas
command-games-description = Veire de partidas : las tiunas sus totes los servidors, o las d’aqueste servidor
command-games-mine = mieunas
command-games-mine-description = Veire tas partidas pertot ont es lo bòt, d’en primièr las que t’espèran
command-games-here = aicí
command-games-here-description = Veire las partidas e las inscripcions dobèrtas d’aqueste servidor, e qual i es esperat

games-mine-head = ## Tas partidas
games-mine-count =
    { $count ->
        [0] Cap de partida t’espèra pas.
        [one] Una partida t’espèra.
       *[other] { $count } partidas t’espèran.
    }
games-mine-none = As pas de plaça dins cap de partida. { $command } dobrís las inscripcions.
games-here-head = ## Partidas d’aqueste servidor
games-here-none = I a pas cap de partida ni mai d’inscripcions dobèrtas dins las salas que veses. { $command } dobrís las inscripcions.
games-unreadable =
    { $count ->
        [one] Una de tas partidas se pòt pas legir : çò que n’es enregistrat es estat damatjat sul disc.
       *[other] { $count } de tas partidas se pòdon pas legir : çò que n’es enregistrat es estat damatjat sul disc.
    }
games-page = -# Pagina { $page } sus { $pages }
games-no-server = un servidor sens lo bòt
# $since es dich per Discord, coma « fa 3 oras ».
games-own-turn =
    { $since ->
        [unknown] **La partida t’espèra**
       *[other] **La partida t’espèra** (demandat { $since })
    }
games-waiting =
    { $since ->
        [unknown] En espèra : { $names }
       *[other] En espèra : { $names } (demandat { $since })
    }
games-lobby = Inscripcions dobèrtas { $since }
games-paused = Mesa en pausa { $since }
games-parked = A perdut sa sala ; la moderacion la pòt reprene endacòm mai
games-damaged = Damatjada sul disc : degun i pòt pas agir
games-own-stand-in = Supleança : lo bòt jòga per tu
games-planned = Plan prèst
games-ahead =
    { $count ->
        [one] 1 responsa balhada per avança
       *[other] { $count } responsas balhadas per avança
    }
help-games-lists = **Tas partidas :** { $mine } mòstra tas partidas sus totes los servidors, d’en primièr las que t’espèran, e { $here } las d’aqueste servidor.
help-pace = **Cadéncia :** una taula pòt fixar un temps cada còp que la partida espèra qualqu’un, puèi una resèrva, per exemple « 1 jorn + 3 jorns ». La cadéncia se causís quand las inscripcions se dobrisson, o puèi dins lo menú jos las inscripcions dobèrtas. Degun pèrd pas quand lo temps es passat : los autres causisson alara la seguida.

## Hints and reviews
hint-best = Un bòt fòrt fariá aquò : **{ $move }**
hint-close = A pauc près tan bon : { $moves }.
hint-move = « { $move } »
hint-why = Perqué : comparat a « { $move } », aquò pòrta en mejana, en punts : { $gains }
hint-wins = Dins de partidas contunhadas d’aicí enlà segon de règlas simplas, ganhas gaireben { $best } % dels còps aital, e { $other } % amb « { $move } ».
hint-slightly = Perqué : comparat a « { $move } », aquò te plaça un pauc melhor.
hint-ahead = Aquò te còsta de punts, mas encara mai a qualqu’un autre : çò que compta es d’èsser davant.
hint-even = Entre aquelas causidas, la diferéncia es pichona.
hint-only = I a pas res mai a considerar.
hint-open = Las autras causidas possiblas son pas estadas comparadas.
gain = { $name } { $points }
gain-own = tu { $points }
# $whole and $tenth are the two parts of a number of points.
gain-points =
    { $sign ->
        [less] −{ $whole },{ $tenth }
       *[more] +{ $whole },{ $tenth }
    }
review-head =
    { $round ->
        [0] ### Virada { $page } sus { $pages } (la mai pesuca d’en primièr) : { $name }, entrada { $entry } de l’istoric
       *[other] ### Virada { $page } sus { $pages } (la mai pesuca d’en primièr) : { $name }, ronda { $round }, entrada { $entry } de l’istoric
    }
review-saw = -# { $name } vesiá : « { $hand } »
review-done = Jogat : { $move }
review-better = Melhor, segon çò que se podiá saber : **{ $move }**
review-gains = En mejana, aquò auriá portat, en punts : { $gains }
review-wins = Dins de partidas contunhadas d’aicí enlà segon de règlas simplas, { $name } ganha gaireben { $better } % dels còps aital, e { $worse } % amb çò que foguèt jogat.
review-slightly = Aital { $name } seriá un pauc melhor plaçat.
review-none = Segon çò que vei un bòt fòrt, degun auriá pas pogut jogar plan melhor en cap de moment.

## Replays

replay-start =
    ### Lo començament de la partida
    -# Etapas d’aicí enlà : { $count }
replay-head =
    ### Etapa { $step } sus { $count }
    -# Entrada { $entry } de l’istoric, { $time }
replay-known = -# Conegut alara sonque per { $names } : { $text }
replay-saw = { $name } vesiá : « { $hand } »
replay-lost-rules = *Las règlas d’aqueste bòt an cambiat dempuèi : aquesta posicion se pòt pas mai mostrar.*
replay-lost-damaged = *L’istoric es damatjat abans aquesta entrada : aquesta posicion se pòt pas mostrar.*
replay-posted = L’etapa arriba dins la sala.
replay-form-entry = Numèro d’una entrada de l’istoric (0 : començament)
recap-head =
    { $since ->
        [start] ### Dempuèi lo començament de la partida
        [round] ### Las doas darrièras rondas
        [turns] ### Los darrièrs torns, tant coma i a de plaças
        [seat] ### Dempuèi qu’as pres ta plaça
       *[own] ### Dempuèi ta darrièra accion
    }
    { $since ->
        [start] -# Accions : { $acts }
       *[own] -# Accions dempuèi l’entrada { $entry } de l’istoric, { $time } : { $acts }
    }
recap-nothing = S’es pas passat res dempuèi.
recap-unreadable = Çò que s’es passat a seguit de règlas mai ancianas e se pòt pas mai contar.

## Una partida acabada, en fichièr e en tèxt.

file-game = Vaquí la partida en fichièr : opcions, grana, tot l’istoric, e cossí s’es acabada. Amb aquel fichièr cadun pòt verificar los tiratges, coma o fa { $verify }. Los noms de las personas i son, tals coma la sala los a mostrats, mas cap d’identificant Discord. La moderacion lo pòt importar.
file-text = Vaquí la partida en tèxt, amb de frasas entièras : qual a jogat, cossí s’es acabada, çò que s’es passat, e ont n’èra a la fin.
story-seat = { $colour } : { $name }.
story-when =
    { $days ->
        [one] Jogada en un jorn : { $began }. Fus orari : { $zone }.
       *[several] Jogada del { $began } al { $ended }. Fus orari : { $zone }.
    }
story-happened = Çò que s’es passat
# $text es una frasa entièra, o mai d’una.
story-entry =
    { $count ->
        [one] Entrada { $first } : { $text }
       *[several] Entradas { $first } a { $last } : { $text }
    }
story-undone = Desfach puèi : { $text }
story-position = Ont n’èra la partida a la fin
story-draws = Per verificar los tiratges
story-seed = Emprenta de la grana : { $fingerprint }. Grana : { $seed }.
# De mots pels signes : 5 + 4 = 9, 3 × Rota, 4:1, 11–14.
spoken-plus = mai
spoken-makes = fa
spoken-times = còps
spoken-for = per
spoken-to = a

## Animations, and the last message of a game

animation-waits = -# L’animacion serà dessenhada dins un moment.
animation-drawn = -# L’animacion es en cors : { $done } imatges sus { $total }.
animation-head =
    { $lost ->
        [0] -# Tota la partida en { $count } imatges
       *[other] -# La partida en { $count } imatges. Torns que se pòdon pas mai mostrar : { $lost }.
    }
animation-lost = -# Torns que se pòdon pas mai mostrar : { $lost }
animation-none = *Sonque una posicion d’aquesta partida se pòt mostrar : i a pas res per animar.*
animation-stopped = *Lo bòt tòrna començar : l’animacion es pas estada acabada.*
animation-failed = *L’animacion se poguèt pas dessenhar.*
animation-given-up = L’animacion es arrestada.
animation-alt = La partida en animacion, { $count } imatges. A la fin : { $end }
ending-head = ## { $game } : un còp d’uèlh enrè
ending-recap =
    { $count ->
        [0] Degun a pas ganhat.
        [1] Victòria : **{ $winners }**.
       *[other] Victòria partejada : **{ $winners }**.
    }
ending-length = -# Rondas : { $rounds } · durada : { $time }
ending-turning-points = **Ont la partida virèt**
ending-no-turning-points = Moments decisius : cap. Segon çò que vei un bòt fòrt, degun auriá pas pogut jogar plan melhor.
ending-turning-point =
    { $round ->
        [0] **{ $name }**, entrada { $entry } de l’istoric
       *[other] **{ $name }**, ronda { $round }, entrada { $entry } de l’istoric
    }
ending-counts-no-more = *Aquesta fin de la partida compta pas pus.*

## Statistics and rankings

command-stats = estatisticas
command-stats-description = Veire d’estatisticas : las tiás, las de qualqu’un o d’aqueste servidor, o d’una partida
command-stats-about = subjècte
command-stats-about-description = Tas partidas (tanben sens causida), totas las del servidor, o la darrièra d’aquesta sala
command-stats-person = persona
command-stats-person-description = Qualqu’un mai, que ne vòls veire las partidas sus aqueste servidor
command-stats-game = jòc
command-stats-game-description = Sonque aqueste jòc ; sens causida, totes
command-stats-public = per-totes
command-stats-public-description = Mostrar tas estatisticas, o las del servidor o d’una partida, a tota la sala
command-ranking = classament
command-ranking-description = Veire qual jòga plan a un jòc sus aqueste servidor
command-ranking-game = jòc
command-ranking-game-description = Quin jòc ; sens causida, lo de la darrièra partida d’aquesta sala
command-ranking-public = per-totes
command-ranking-public-description = Mostrar lo classament a tota la sala
stats-about-me = mas partidas
stats-about-server = aqueste servidor
stats-about-game = la partida d’aquesta sala
button-stats = Estatisticas

stats-head-me = ## Tas partidas sus aqueste servidor
stats-head-person = ## Partidas sus aqueste servidor : { $name }
stats-head-server = ## Totas las partidas d’aqueste servidor
stats-none = Cap de partida s’es pas encara acabada aicí.
stats-none-kind = Cap de partida de « { $game } » s’es pas encara acabada aicí.
stats-kind = ### { $game }
stats-ended = Acabadas : { $ended } · jogadas fins a la fin : { $finished } · arrestadas : { $stopped } · abandonadas : { $resigned }
stats-rating = Nòta : **{ $number }** (± { $uncertainty }) · partidas comptadas : { $games }
stats-won = Ganhadas : { $won } sus { $played } ({ $share } %)
stats-seat = Plaça { $seat } sus { $seats } · ganhadas : { $won } sus { $played } ({ $share } %)
# $whole and $tenth are the two parts of a number.
decimal = { $whole },{ $tenth }
stats-points =
    { $spread ->
        [none] Punts : { $middle }
        [few] Punts : mejana { $mean }, minimum { $low }, maximum { $high }
       *[some] Punts : mejana { $mean }, la mitat entre { $quarter } e { $three-quarters }, mediana { $middle }, minimum { $low }, maximum { $high }
    }
stats-length-rounds =
    { $spread ->
        [none] Rondas per partida : { $middle }
        [few] Rondas per partida : minimum { $low }, maximum { $high }
       *[some] Rondas per partida : la mitat entre { $quarter } e { $three-quarters }, mediana { $middle }, minimum { $low }, maximum { $high }
    }
stats-length =
    { $spread ->
        [none] Durada d’una partida : { $middle }
        [few] Durada d’una partida : minimum { $low }, maximum { $high }
       *[some] Durada d’una partida : mediana { $middle }, minimum { $low }, maximum { $high }
    }
stats-waits-person =
    { $count ->
        [one] Los autres an degut esperar : un còp, { $time }
       *[other] Los autres an degut esperar : { $count } còps, { $time } en mejana
    }
stats-waits-server =
    { $count ->
        [one] An esperat qualqu’un : un còp, { $time }
       *[other] An esperat qualqu’un : { $count } còps, { $time } en mejana
    }
stats-minutes =
    { $count ->
        [0] mens d’una minuta
        [one] 1 minuta
       *[other] { $count } minutas
    }
stats-picture = -# L’imatge mòstra sonque { $game } ; l’opcion **{ $option }** pòrta lo d’un autre jòc.
stats-game-head = ## Estatisticas d’aquesta partida : { $game }
stats-game-stopped = Arrestada sens resultat
stats-game-length =
    { $rounds ->
        [one] { $rounds } ronda en { $time }
       *[other] { $rounds } rondas en { $time }
    }
stats-game-points =
    { $points ->
        [one] { $name } : 1 punt
       *[other] { $name } : { $points } punts
    }
stats-game-won =
    { $points ->
        [one] { $name } : 1 punt, ganha
       *[other] { $name } : { $points } punts, ganha
    }
stats-game-waits =
    { $count ->
        [one] los autres an esperat un còp, { $time }
       *[other] los autres an esperat { $count } còps, { $time } en mejana
    }
stats-rounds = **Los punts aprèp cada ronda, e çò qu’a portat :**
stats-round = { $number } : { $points }
stats-no-course = *Las règlas d’aqueste bòt an cambiat dempuèi, o l’istoric es damatjat : los punts aprèp cada ronda son pas coneguts.*
stats-posted = Arriba dins la sala.

ranking-head = ## Classament sus aqueste servidor : { $game }
ranking-ranked = { $name } · **{ $number }** (± { $uncertainty }) · partidas : { $games }
ranking-own = Ton reng : { $place }
ranking-more = … e d’autres : { $count }
ranking-without = Sens reng, abans cinc partidas comptadas :
ranking-unranked = - { $name } · { $number } (± { $uncertainty }) · partidas : { $games }
ranking-levels = Los bòts, notats a despart :
ranking-level = - { $name } · { $number } (± { $uncertainty }) · partidas : { $games }
ranking-none = Degun que se mòstre aicí a pas encara de nòta a aqueste jòc.
ranking-how = -# Lo nombre es çò que qualqu’un val al mens, segon sas partidas ; comença a 1000, e ± ditz quant es incertan. Abandonar compta coma la darrièra posicion. Un remplaçament, fach o subit, es pas notat. Las partidas amb de bòts comptan sonque pels bòts.

chart-scores = Punts aprèp cada ronda
chart-rounds = rondas
chart-points = Punts a la fin
chart-wins = Partidas ganhadas, per plaça
chart-seat = plaça { $seat } sus { $seats }
chart-median = mediana { $middle }
chart-scores-alt = Linhas dels punts aprèp cada ronda. A la fin : { $points }.
chart-points-alt =
    { $spread ->
        [some] { $game } : punts a la fin : minimum { $low }, maximum { $high }, la mitat entre { $quarter } e { $three-quarters }, mediana { $middle }.
       *[few] { $game } : punts a la fin : minimum { $low }, maximum { $high }, mediana { $middle }.
    }
chart-share = { $share } % ({ $won }/{ $played })
chart-wins-alt = Partidas ganhadas per plaça : { $seats }.

help-stats = **Estatisticas :** { $stats } mòstra cossí s’acabèron tas partidas, las del servidor o una sola. { $ranking } mòstra qual jòga plan ; tos paramètres permeton de i èsser pas.

command-settings-ranking = classament
command-settings-ranking-description = Èsser o pas dins los classaments ; la moderacion o fixa per qual a pas res causit
command-settings-ranking-where = ont
command-settings-ranking-where-description = Pas que per tu, dins aquesta sala o sus tot lo servidor
command-settings-ranking-ranking = classament
command-settings-ranking-ranking-description = Visible o amagat ; causida automatica escafa lo paramètre
command-settings-ratings = nòtas
command-settings-ratings-description = Moderacion : mostrar aicí las nòtas e los classaments, o pas
command-settings-ratings-ratings = nòtas
command-settings-ratings-ratings-description = Òc o non ; causida automatica escafa lo paramètre
settings-ranking-shown = visible
settings-ranking-hidden = amagat
settings-ranking-automatic = causida automatica
settings-ratings-on = òc
settings-ratings-off = non
settings-ratings-automatic = causida automatica
settings-name-ranking = Dins los classaments
settings-name-ratings = Nòtas e classaments
settings-ranking-set =
    { $place ->
        [me] Ton nom dins los classaments : { $value }. Tas partidas comptan totjorn pels autres.
        [channel] Los noms dins los classaments d’aquesta sala : { $value }. Los paramètres personals demòran.
       *[server] Los noms dins los classaments d’aqueste servidor : { $value }. Los paramètres de las salas e de las personas demòran.
    }
settings-ranking-back =
    { $place ->
        [me] As pas mai de paramètre personal pels classaments. Aicí val : { $value } ({ $source }).
        [channel] Aquesta sala a pas mai de paramètre pels classaments. Aicí val : { $value } ({ $source }).
       *[server] Aqueste servidor a pas mai de paramètre pels classaments. Dins las salas que n’an pas val : { $value } ({ $source }).
    }
settings-ratings-set =
    { $place ->
        [channel] Nòtas e classaments dins aquesta sala : { $value }.
       *[server] Nòtas e classaments sus aqueste servidor : { $value }. Los paramètres de las salas demòran.
    }
settings-ratings-back =
    { $place ->
        [channel] Aquesta sala a pas mai de paramètre per las nòtas. Aicí val : { $value } ({ $source }).
       *[server] Aqueste servidor a pas mai de paramètre per las nòtas. Dins las salas que n’an pas val : { $value } ({ $source }).
    }

privacy-results = Plaças de partidas acabadas que comptan per tu dins las estatisticas : { $count }
privacy-ratings = Tas nòtas : { $count }
privacy-rating = - { $game } · servidor { $server } · { $number } (± { $uncertainty }) · partidas : { $games }

error-stats-not-ended = Aquesta partida s’es pas acabada : i a pas encara d’estatisticas.
error-stats-not-counted = Aquesta partida es pas comptada : es la còpia d’una autra d’aqueste servidor, o çò que n’es gardat permet pas de la comptar.
error-stats-one-of-both = « Aqueste servidor » e « la partida d’aquesta sala » van pas amb una persona : daissa una de las doas opcions de costat.
error-stats-kind-of-game = « La partida d’aquesta sala » ditz ja lo jòc : daissa l’autra opcion de costat, o demanda d’autras estatisticas.
error-stats-public-other = Pòdes mostrar a la sala tas estatisticas, mas pas las de qualqu’un mai.
error-ranking-off = Las nòtas e los classaments son desactivats aicí.
