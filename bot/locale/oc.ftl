### What the bot says of itself, its tables and its commands. What games say is in rules/*/texts.

former-player = compte suprimit
list-pair = { $first } e { $last }

## Commands

command-game = partida
command-game-description = Dobrir las inscripcions, participar, començar, acabar, verificar
command-game-new = novèla
command-game-new-description = Dobrir las inscripcions dins aquesta sala e prene la primièra plaça
command-game-new-game = jòc
command-game-new-game-description = Quin jòc
command-game-new-seats = plaças
command-game-new-seats-description = Per quant de monde ; sens responsa, tant coma lo jòc n’accepta
command-game-join = participar
command-game-join-description = Prene una plaça a la taula dobèrta dins aquesta sala
command-game-leave = quitar
command-game-leave-description = Rendre ta plaça a la taula dobèrta dins aquesta sala
command-game-start = començar
command-game-start-description = Començar la partida quand totes i son
command-game-start-first = qual-entamena
command-game-start-first-description = Qual entamena ; sens responsa, per tiratge al sòrt
command-game-info = estat
command-game-info-description = Ont n’es la partida d’aquesta sala
command-game-abandon = arrestar
command-game-abandon-description = Prepausar d’arrestar la partida sens resultat ; cal l’acòrdi de totes
command-game-verify = verificar
command-game-verify-description = Comparar la partida acabada amb l’emprenta e la grana publicadas
command-board = platèu
command-board-description = Mostrar lo platèu, a tu o a tota la sala
command-board-public = per-totes
command-board-public-description = O mostrar a tota la sala
command-board-text = tèxte
command-board-text-description = Jos forma de tèxte, pro complet per jogar
command-hand = man
command-hand-description = Mostrar çò qu’as dins las mans, a tu e a degun mai
command-panel = panèl
command-panel-description = Dobrir ton panèl : lo platèu, tas accions possiblas, desfar
command-undo = desfar
command-undo-description = Desfar ta darrièra accion d’aqueste torn
command-moves = accions
command-moves-description = Far la lista de çò que pòdes far ara
command-log = istoric
command-log-description = Contar çò que s’es passat fins ara
command-help = ajuda
command-help-description = Cossí jogar amb aqueste bòt
command-mod = moderacion
command-mod-description = Per la moderacion : tornar metre las causas en òrdre
command-mod-reset = remetre-a-zèro
command-mod-reset-description = Levar la partida d’aquesta sala ; se garda e se pòt restablir
command-mod-restore = restablir
command-mod-restore-description = Restablir la darrièra partida levada d’aquesta sala

## Buttons

button-join = Participar
button-leave = Quitar
button-start = Començar
button-panel = Jogar
button-hand = Mas cartas
button-board = Platèu
button-log = Istoric
button-back = Tornar
button-undo = Desfar
button-refresh = Actualizar
button-info = Estat
button-verify = Verificar l’azard
button-agree = Arrestar la partida
button-refuse = Contunhar de jogar
button-newer = Mai recents
button-older = Mai ancians
button-mod-reset = Levar la partida
button-mod-restore = Restablir la partida
button-cancel = Anullar

## The panel

panel-heading = ### { $game } · { $seat }
panel-choose = De qué vòls far ?
panel-type = Escriure
panel-choose-field = Causir…
# $numeral says that the name of the place is a number as well: the printed one, beside that of the spot.
panel-spot =
    { $numeral ->
        [true] Repèri { $number } : numèro { $name }
       *[false] Repèri { $number } : { $name }
    }
panel-page = { $first }–{ $last }
panel-undone = Accion desfacha.

## Tables

lobby-opened = Las inscripcions son dobèrtas. D’autres pòdon ara participar.
lobby-joined = As una plaça.
lobby-left = As quitat la taula.
lobby-started = La partida a començat.
lobby-title = ## { $game } : inscripcions dobèrtas
lobby-closed = ## { $game } : inscripcions barradas
lobby-running = ## { $game } : la partida a començat
lobby-people = Plaças { $count }/{ $seats } : { $people }
lobby-ready =
    { $ready ->
        [yes] { $host } pòt començar ara.
       *[no] Manca encara de monde.
    }

status-lobby = Las inscripcions son dobèrtas, la partida a pas encara començat.
status-open = La partida es en cors.
status-finished = La partida es acabada.
status-abandoned = La partida es estada arrestada d’acòrdi comun.
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
        [one] … e encara { $count } eveniment abans aquò, dins l’istoric.
       *[other] … e encara { $count } eveniments abans aquò, dins l’istoric.
    }
# $count is how many are called: one and several are not addressed alike in all languages.
post-ping =
    { $count ->
        [one] { $names }, es a tu de jogar.
       *[other] { $names }, es a vosautres de jogar.
    }
post-taken-back = Desfach : { $events }
post-ended = ## { $game } : la partida es acabada
post-seed = Grana : `{ $seed }`. Ara cadun pòt verificar l’azard.
post-fingerprint = -# Emprenta de la grana : `{ $fingerprint }`. La grana se publica a la fin de la partida.
post-board = Lo platèu, demandat per { $name }.
post-abandon-asked = Per arrestar la partida sens resultat : { $agreed }. S’arrèsta se totes son d’acòrdi. Responsa esperada : { $asked }
post-abandon-answered = La question d’arrestar la partida sens resultat a recebut sa responsa.
post-abandon-refused = { $name } vòl contunhar de jogar. La partida contunha.
post-abandon =
    ## { $game } : la partida es arrestada
    Totes an acceptat d’arrestar la partida sens resultat.
post-reset = La moderacion ({ $name }) a levat la partida. Se garda ; per la restablir : { $command }.
post-restore = La moderacion ({ $name }) a restablit la partida.

abandon-asked = Ta proposicion es facha. La partida s’arrèsta se totes son d’acòrdi.
abandon-done = La partida es arrestada.
abandon-refused-private = La partida contunha.

## Checking

verify-good = **La partida a plan seguit la grana publicada.**
verify-bad = **Quicòm s’endeven pas.**
verify-fingerprint = ✓ La grana e las opcions balhan l’emprenta publicada a la debuta.
verify-fingerprint-bad = ✗ La grana e las opcions balhan pas l’emprenta publicada a la debuta.
verify-replay =
    { $entries ->
        [one] ✓ Tornar jogar la sola entrada de l’istoric a partir de la grana mena a la meteissa fin.
       *[other] ✓ Tornar jogar las { $entries } entradas de l’istoric a partir de la grana mena a la meteissa fin.
    }
verify-replay-bad =
    { $entries ->
        [one] ✗ Tornar jogar la sola entrada de l’istoric a partir de la grana mena endacòm mai.
       *[other] ✗ Tornar jogar las { $entries } entradas de l’istoric a partir de la grana mena endacòm mai.
    }
verify-rules-changed = Las règlas d’aqueste bòt an cambiat dempuèi la debuta de la partida ; aquò sol pòt explicar una diferéncia.
verify-facts =
    Emprenta : `{ $fingerprint }`
    Grana : `{ $seed }`

## Looking

board-posted = Lo platèu arriba dins la sala.
board-text-file = platèu.txt
moves-count =
    { $count ->
        [one] ({ $count } possibilitat)
       *[other] ({ $count } possibilitats)
    }
moves-none = As pas res de far pel moment.
log-head = **Istoric**, pagina { $page } sus { $pages }, lo mai recent d’en primièr
log-empty = Encara s’es pas res passat.
log-start = La partida a començat.
log-undo = { $who } a desfach una accion.
log-reset = La moderacion ({ $who }) a levat la partida.
log-restore = La moderacion ({ $who }) a restablit la partida.
log-abandon = La partida es estada arrestada d’acòrdi comun.

help-head = ## Cossí jogar
help-start = **Començar :** { $new } dobrís las inscripcions dins una sala, los autres quichan sus Participar o emplegan { $join } ({ $leave } rend la plaça), e { $start } lança la partida. Una partida per sala o per fial.
help-play = **Jogar :** quand es a tu, la sala o ditz. Quicha sus Jogar o emplega { $panel } : veses lo platèu, de repèris numerotats e tas accions possiblas, sens que degun mai las veja. Cada accion es tanben una comanda ; { $moves } ne fa la lista. { $undo } desfa ta darrièra accion d’aqueste torn, levat s’a revelat quicòm d’amagat.
help-look = **Agachar :** { $board } mòstra lo platèu, en imatge o en tèxte. { $hand } mòstra çò qu’as dins las mans. { $log } conta çò que s’es passat.
help-end = **Acabar :** { $info } ditz ont n’es la partida. { $abandon } l’arrèsta se totes son d’acòrdi. { $verify } verifica l’azard d’una partida acabada.
help-moderators = **Moderacion** (permission Gerir las salas, o un ròtle causit per aquò) : { $reset } e { $restore }.
help-games = **Jòcs :**

## Moderators

mod-reset-ask = Aquò lèva la partida per totes. Res es pas perdut : se pòt restablir tant que cap d’autra partida es pas en cors dins aquesta sala.
mod-reset-done = La partida es levada.
mod-restore-ask = Aquò restablís la partida, exactament coma èra.
mod-restore-done = La partida es restablida.
mod-cancelled = Res a pas cambiat.

## Permissions of the bot

permission-view-channel = Veire la sala
permission-send-messages = Mandar de messatges
permission-send-messages-in-threads = Mandar de messatges dins los fials
permission-attach-files = Jónher de fichièrs
permission-embed-links = Integrar de ligams

## Errors

error-ours = Quicòm a fracassat del costat del bòt, sens res cambiar a la partida. Numèro de l’incident : { $number }.
error-stale = Aquò èra pas pus valid, doncas res es pas estat fach. Vaquí cossí es ara.
error-no-channel = Aquò marcha pas que dins una sala de servidor.
error-no-game = I a pas cap de partida dins aquesta sala. { $command } dobrís las inscripcions.
error-game-ended = La darrièra partida d’aquesta sala es acabada. { $command } dobrís las inscripcions per una autra.
error-other-game-here = Dins aquesta sala, la partida en cors es una autra : { $game }.
error-other-channel = Aquela partida es d’una autra sala.
error-not-started = La partida a pas encara començat.
error-not-seated = As pas cap de plaça dins aquesta partida.
error-not-your-panel = Aqueste panèl es d’una autra plaça. Quicha sus Jogar per dobrir lo tieu.
error-not-moderator = Aquò es reservat a la moderacion : la permission Gerir las salas aicí, o un ròtle causit per aquò.
error-nothing-to-restore = Cap de partida es pas estada levada d’aquesta sala.
error-missing-permissions = Mancan de permissions al bòt dins aquesta sala : { $permissions }. Demanda-las a una persona que gerís la sala.
error-kind-unknown = « { $written } » es pas un jòc d’aicí. I a : { $games }.
error-seats-wrong = Nombre de personas possible per { $game } : { $allowed }.
error-verify-open = La partida es encara en cors : sa grana demòra secreta fins a la fin. L’emprenta publicada a la debuta es `{ $fingerprint }`.

## Local mode

local-title = Riquet sus aqueste ordenador
local-how = Un Discord fòra linha amb lo bòt, e quatre personas que pòdes encarnar.
local-how-1 = Dobrís una sala çaijós.
local-how-2 = Causís en naut de sa pagina a la plaça de qual la veses : cadun dels quatre vei pas que sos pròpris secrets.
local-how-3 = Escriu /game new dins la linha d’en bas, puèi las primièras letras d’un jòc, per dobrir las inscripcions ; los autres participan amb un boton.
local-how-4 = Comença, quicha sus Jogar, e passa lo torn en cambiant de persona en naut. /help ne ditz mai.
local-channels = Salas
local-messages = Messatges privats
local-moderator = pòt moderar
local-no-game = pas encara de partida
local-table = { $game } : inscripcions dobèrtas
local-game = { $game } : en espèra : { $names }
local-kept = Las partidas se gardan quand lo programa s’arrèsta. A l’aviada que ven, lo platèu de cada partida en cors se torna publicar ; los messatges d’abans an desaparegut.
local-address = Riquet vira sus aqueste ordenador : { $address } (Ctrl-C l’arrèsta ; las partidas se gardan)

## Errors of the table

error-no-such-game = Aquela partida existís pas pus.
error-channel-has-game = I a ja una partida dins aquesta sala, e n’i pòt pas aver qu’una per sala o per fial : { $link }
error-channel-taken = I a ja una partida dins aquesta sala, e n’i pòt pas aver qu’una per sala o per fial.
error-unknown-game = Cap de jòc se ditz pas { $kind } aicí.
error-seat-number = Aquel jòc se jòga pas a { $seats }. Possible : { $allowed }.
error-already-joined = As ja una plaça.
error-not-joined = As pas cap de plaça a aquesta taula.
error-seats-full =
    { $seats ->
        [one] La sola plaça es presa.
       *[other] Las { $seats } plaças son presas.
    }
error-already-started = La partida a ja començat.
error-finished = La partida es acabada.
error-abandoned = La partida es estada arrestada.
error-reset = La moderacion a levat la partida.
error-only-host = Pas que la persona qu’a dobèrt las inscripcions pòt començar la partida : { $name }.
error-not-enough-people = A la taula pel moment : { $joined }. Lo jòc se jòga a { $allowed }.
error-first-not-seated = Qual entamena deu d’en primièr aver una plaça.
error-bad-component = Lo fichièr de material d’aqueste bòt es pas bon : { $problem }
error-not-ended = La partida es encara en cors.
error-undo-nothing = As pas res fach que se pòsca desfar.
error-undo-others-acted = { $name } a jogat dempuèi.
error-undo-reveals = Quicòm d’amagat o d’azard es estat revelat, doncas aquela accion se pòt pas desfar.
error-undo-passed = Ton torn es passat, doncas aquela accion se pòt pas desfar.
error-undo-rules-changed = Las règlas d’aqueste bòt an cambiat dempuèi, doncas aquela accion se pòt pas desfar.
error-repeated = Es ja fach.
error-abandon-not-agreed = As pas balhat ton acòrdi per arrestar.
error-abandon-not-proposed = Degun prepausa pas d’arrestar la partida.

## Rules

command-rules = règlas
command-rules-description = Consultar las règlas : recèrca, còstes, cartas, interpretacions
command-rules-game = jòc
command-rules-game-description = Quin jòc ; sens responsa, lo d’aquesta sala
command-rules-public = per-totes
command-rules-public-description = O mostrar a tota la sala
command-rules-search = cercar
command-rules-search-description = Trobar una règla amb quin mot que siá
command-rules-search-query = recèrca
command-rules-search-query-description = Çò que cercas, dins quina lenga que siá
command-rules-cost = còstes
command-rules-cost-description = Far la lista de las accions e de lor còst
command-rules-card = carta
command-rules-card-description = Çò que fa una carta ; sens nom, totas las cartas
command-rules-card-card = carta
command-rules-card-card-description = Quina carta
command-rules-rulings = interpretacions
command-rules-rulings-description = Tot çò qu’es pas una règla estampada : interpretacions e reconstitucions
command-why = perqué
command-why-description = Perqué quicòm es estat refusat, o perqué una accion es pas possibla ara
command-why-action = accion
command-why-action-description = Quina accion ; sens responsa, lo darrièr refús qu’as recebut

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
rules-costs-heading = ### Çò que tot còsta
rules-cards-heading = ### Las cartas
rules-rulings-heading =
    ### Interpretacions e reconstitucions
    Çò que seguís es pas una règla estampada. Una interpretacion decidís quand las règlas dison pas res o son pas claras ; una reconstitucion remplaça çò qu’es estampat sus un platèu o una carta qu’avèm pas pogut veire.
rules-no-costs = Res còsta pas res dins aqueste jòc.
rules-no-cards = I a pas cap de carta dins aqueste jòc.
rules-no-rulings = N’i a pas cap per aqueste jòc.
rules-other-finds = Autres resultats
rules-of-actions = Las règlas d’una accion
rules-found-in = { $section } · { $game }
rules-which-game = De quin jòc parlas ?
rules-only-private = I a pas cap de partida dins aquesta sala, doncas i a pas que tu qu’o veses.
rules-posted = La règla arriba dins la sala.
post-rule = { $name } mòstra una règla :

why-possible =
    { $count ->
        [one] **{ $action } :** o pòdes far ara, d’un sol biais.
       *[other] **{ $action } :** o pòdes far ara, de { $count } biaisses.
    }
why-not-now = **{ $action } :** pas possible ara.
why-no-section = Las règlas ne dison pas mai.
help-rules = **Règlas :** { $search } tròba una règla amb quin mot que siá, { $cost } fa la lista de çò que tot còsta, e { $why } ditz perqué quicòm es estat refusat.

error-rules-gone = Aquela pagina de las règlas existís pas pus.
error-rules-nothing = Res dins las règlas correspond pas a « { $query } ». Ensaja un autre mot.
error-rules-no-card = Cap de carta correspond pas a « { $query } ». La lista que se dobrís quand escrives las a totas.
error-why-nothing = Res t’es pas estat refusat recentament dins aquesta sala. { $command } respond tanben per una accion que nomenas.
error-why-unknown = « { $written } » es pas una accion d’aicí. I a : { $actions }.
error-may-not-write = As pas la permission d’escriure dins aquesta sala.

## Languages

# Each language by its own name for itself.
language-name = occitan
language-automatic = automatica

command-language = lenga
command-language-description = Causir la lenga : la tieuna, la d’aquesta sala o la d’aqueste servidor
command-language-me = ieu
command-language-me-description = En quina lenga lo bòt te respond
command-language-channel = sala
command-language-channel-description = Per la moderacion : la lenga de çò que totes legisson dins aquesta sala
command-language-server = servidor
command-language-server-description = Per la moderacion : la lenga de totas las salas que n’an pas causit cap
command-language-language = lenga
command-language-language-description = Quina lenga ; automatica anulla la causida

# Said in the language that was chosen.
language-me-set = D’ara enlà, lo bòt te respond en occitan.
language-me-automatic = Ta causida es anullada. Lo bòt pren la lenga de ton Discord se la parla, senon la de la sala ; aicí : { $spoken }.
language-channel-set = Lenga d’aquesta sala : { $spoken }. Una partida en cors seguís a partir de son messatge que ven.
language-channel-automatic = Aquesta sala a pas pus de lenga sieuna. Seguís lo servidor : { $spoken }.
language-server-set = Lenga d’aqueste servidor : { $spoken }. Las salas qu’an causit la lor la gardan.
language-server-automatic = Aqueste servidor a pas pus de lenga sieuna. Las salas que n’an pas causit cap seguisson lo reglatge del bòt : { $spoken }.
help-language = **Lengas :** { $me } causís en quina lenga lo bòt te respond ; { $channel } e { $server }, per la moderacion, la que totes legisson.

error-language-unknown = Lo bòt parla pas « { $written } ». Parla : { $languages }.

## Settings

command-settings = paramètres
command-settings-description = Çò que val aicí : lenga, tèma, moderacion, qual pòt començar una partida
command-settings-show = veire
command-settings-show-description = Çò que val aicí, e d’ont ven
command-settings-where = ont
command-settings-where-description = Dins aquesta sala o sus tot lo servidor
command-settings-look = tèma
command-settings-look-description = Per la moderacion : lo tèma dels imatges
command-settings-look-look = tèma
command-settings-look-look-description = Clar o escur ; la causida automatica anulla çò qu’es causit
command-settings-moderators = moderacion
command-settings-moderators-description = Per la moderacion del servidor : un ròtle que pòt moderar
command-settings-moderators-role = ròtle
command-settings-moderators-role-description = Lo ròtle que pòt moderar
command-settings-moderators-remove = levar
command-settings-moderators-remove-description = O permetre pas pus a aqueste ròtle
command-settings-start = començar
command-settings-start-description = Per la moderacion : qual pòt dobrir las inscripcions d’una partida novèla
command-settings-start-who = qual
command-settings-start-who-description = Qual o pòt far ; la causida automatica anulla çò qu’es causit
command-settings-start-role = ròtle
command-settings-start-role-description = Quin ròtle, s’es un ròtle

settings-where-channel = aquesta sala
settings-where-server = aqueste servidor
settings-look-light = clar
settings-look-dark = escur
settings-look-automatic = causida automatica
settings-start-everybody = tot lo mond
settings-start-moderators = la moderacion
settings-start-role = un ròtle
settings-start-nobody = degun
settings-start-automatic = causida automatica

settings-head = ## Çò que val aicí
settings-line = **{ $what } :** { $value } ({ $source })
settings-name-language = Lenga
settings-name-look = Tèma dels imatges
settings-name-moderators = Moderacion
settings-name-start = Qual pòt començar una partida
settings-moderators-permission = **Moderacion :** la permission Gerir las salas aicí
settings-from-channel = reglatge d’aicí
settings-from-parent = reglatge de la sala d’aqueste fial
settings-from-server = reglatge d’aqueste servidor
settings-from-owner = reglatge del bòt
settings-from-nobody = res es pas reglat
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
        [channel] Aquesta sala a pas pus de tèma sieu. Çò que val : { $value } ({ $source }).
       *[server] Aqueste servidor a pas pus de tèma sieu. Çò que val : { $value } ({ $source }).
    }
settings-moderators-added =
    { $place ->
        [channel] D’ara enlà pòt moderar dins aquesta sala : { $role }.
       *[server] D’ara enlà pòt moderar sus tot lo servidor : { $role }.
    }
settings-moderators-removed =
    { $place ->
        [channel] Ròtle levat de la moderacion d’aquesta sala : { $role }.
       *[server] Ròtle levat de la moderacion de tot lo servidor : { $role }.
    }
settings-start-set =
    { $place ->
        [channel] Qual pòt començar una partida dins aquesta sala : { $value }.
       *[server] Qual pòt començar una partida sus aqueste servidor : { $value }. Las salas qu’an fach lor causida la gardan.
    }
settings-start-back =
    { $place ->
        [channel] Aquesta sala a pas pus de causida sieuna. Qual pòt començar una partida aicí : { $value } ({ $source }).
       *[server] Aqueste servidor a pas pus de causida sieuna. Qual pòt començar una partida : { $value } ({ $source }).
    }
help-settings = **Paramètres :** { $show } ditz çò que val aicí ; la moderacion causís lo tèma dels imatges ({ $look }), qual mai pòt moderar ({ $moderators }) e qual pòt començar una partida ({ $start }).

error-not-server-moderator = Aquò es reservat a la moderacion de tot lo servidor : la permission Gerir las salas o Gerir lo servidor, per tot lo servidor, o un ròtle causit per aquò.
error-settings-unknown = « { $written } » es pas una causida d’aicí. Possible : { $choices }.
error-settings-role-set = Aqueste ròtle i es ja : { $role }.
error-settings-role-not-set = Aqueste ròtle i es pas : { $role }.
error-settings-role-everybody = Tot lo mond a aqueste ròtle, doncas pòt pas èsser lo de la moderacion. Causís-ne un autre.
error-settings-role-needed = Indica quin ròtle pòt començar una partida.
error-settings-role-unneeded = Un ròtle va pas qu’amb la causida « un ròtle ». Indica pas cap de ròtle, o fai aquela causida.
error-may-not-start =
    { $who ->
        [nobody] Degun pòt pas començar de partida dins aquesta sala.
        [moderators] Dins aquesta sala, començar una partida es reservat a la moderacion.
       *[role] Dins aquesta sala, començar una partida es reservat a la moderacion e a aqueste ròtle : { $role }.
    } { $elsewhere ->
        [some] Salas ont o pòdes far : { $channels }.
       *[none] { $command } ditz çò que val aicí.
    }

## What moderators do

mod-undo = Per o desfar : { $command }.
mod-undo-entry = Per o desfar : { $command } amb l’entrada { $number }.
