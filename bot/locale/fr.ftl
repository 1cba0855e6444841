### What the bot says of itself, its tables and its commands. What games say is in rules/*/texts.

former-player = compte supprimé
list-pair = { $first } et { $last }

## Commands

command-game = partie
command-game-description = Ouvrir les inscriptions, participer, commencer, finir, vérifier
command-game-new = nouvelle
command-game-new-description = Ouvrir les inscriptions dans ce salon et prendre la première place
command-game-new-game = jeu
command-game-new-game-description = Quel jeu
command-game-new-seats = places
command-game-new-seats-description = Pour combien de personnes ; sans réponse, autant que le jeu en accepte
command-game-join = participer
command-game-join-description = Prendre une place à la table ouverte dans ce salon
command-game-leave = quitter
command-game-leave-description = Rendre ta place à la table ouverte dans ce salon
command-game-start = commencer
command-game-start-description = Commencer la partie quand tout le monde est là
command-game-start-first = qui-commence
command-game-start-first-description = Qui commence ; sans réponse, par tirage au sort
command-game-info = état
command-game-info-description = Où en est la partie de ce salon
command-game-abandon = arrêter
command-game-abandon-description = Proposer d’arrêter la partie sans résultat ; il faut l’accord de tout le monde
command-game-verify = vérifier
command-game-verify-description = Comparer la partie finie avec l’empreinte et la graine publiées
command-board = plateau
command-board-description = Montrer le plateau, à toi ou à tout le salon
command-board-public = public
command-board-public-description = Le montrer à tout le salon
command-board-text = texte
command-board-text-description = Sous forme de texte, assez complet pour jouer
command-hand = main
command-hand-description = Montrer ce que tu as en main, à toi et à personne d’autre
command-panel = panneau
command-panel-description = Ouvrir ton panneau : le plateau, tes actions possibles, défaire
command-undo = défaire
command-undo-description = Défaire ta dernière action de ce tour
command-moves = actions
command-moves-description = Lister ce que tu peux faire maintenant
command-log = journal
command-log-description = Raconter ce qui s’est passé jusqu’ici
command-help = aide
command-help-description = Comment jouer avec ce bot
command-mod = modération
command-mod-description = Pour la modération : remettre les choses en ordre
command-mod-reset = remettre-à-zéro
command-mod-reset-description = Retirer la partie de ce salon ; elle est conservée et peut être restaurée
command-mod-restore = restaurer
command-mod-restore-description = Restaurer la dernière partie retirée de ce salon

## Buttons

button-join = Participer
button-leave = Quitter
button-start = Commencer
button-panel = Jouer
button-hand = Ma main
button-board = Plateau
button-log = Journal
button-back = Retour
button-undo = Défaire
button-refresh = Actualiser
button-info = État
button-verify = Vérifier le hasard
button-agree = Arrêter la partie
button-refuse = Continuer à jouer
button-newer = Plus récent
button-older = Plus ancien
button-mod-reset = Retirer la partie
button-mod-restore = Restaurer la partie
button-cancel = Annuler

## The panel

panel-heading = ### { $game } · { $seat }
panel-choose = Que veux-tu faire ?
panel-type = Écrire
panel-choose-field = Choisir…
# $numeral says that the name of the place is a number as well: the printed one, beside that of the spot.
panel-spot =
    { $numeral ->
        [true] Repère { $number } : numéro { $name }
       *[false] Repère { $number } : { $name }
    }
panel-page = { $first }–{ $last }
panel-undone = Action défaite.

## Tables

lobby-opened = Les inscriptions sont ouvertes. D’autres peuvent maintenant participer.
lobby-joined = Tu as une place.
lobby-left = Tu as quitté la table.
lobby-started = La partie a commencé.
lobby-title = ## { $game } : inscriptions ouvertes
lobby-closed = ## { $game } : inscriptions closes
lobby-running = ## { $game } : la partie a commencé
lobby-people = Places { $count }/{ $seats } : { $people }
lobby-ready =
    { $ready ->
        [yes] { $host } peut maintenant commencer.
       *[no] Il manque encore du monde.
    }

status-lobby = Les inscriptions sont ouvertes, la partie n’a pas commencé.
status-open = La partie est en cours.
status-finished = La partie est finie.
status-abandoned = La partie a été arrêtée d’un commun accord.
status-reset = La modération a retiré la partie.
waiting-for = En attente : { $names }
info-people = Places { $count }/{ $seats } : { $people }
info-fingerprint = Empreinte de la graine : `{ $fingerprint }`
info-seed = Graine : `{ $seed }`
outcome =
    { $count ->
        [0] Personne ne gagne. Points : { $scores }.
        [one] { $winners } gagne. Points : { $scores }.
       *[other] { $winners } se partagent la victoire. Points : { $scores }.
    }

## What the channel hears

post-started = ## { $game } : la partie commence
post-story-more =
    { $count ->
        [one] … et encore { $count } événement avant cela, dans le journal.
       *[other] … et encore { $count } événements avant cela, dans le journal.
    }
# $count is how many are called: one and several are not addressed alike in all languages.
post-ping =
    { $count ->
        [one] { $names }, à toi de jouer.
       *[other] { $names }, à vous de jouer.
    }
post-taken-back = Défait : { $events }
post-ended = ## { $game } : la partie est finie
post-seed = Graine : `{ $seed }`. Tout le monde peut maintenant vérifier le hasard.
post-fingerprint = -# Empreinte de la graine : `{ $fingerprint }`. La graine est publiée à la fin de la partie.
post-board = Le plateau, demandé par { $name }.
post-abandon-asked = Pour l’arrêt de la partie sans résultat : { $agreed }. Elle s’arrête si tout le monde est d’accord. Réponse attendue : { $asked }
post-abandon-answered = La question d’arrêter la partie sans résultat a reçu sa réponse.
post-abandon-refused = { $name } veut continuer à jouer. La partie continue.
post-abandon =
    ## { $game } : la partie est arrêtée
    Tout le monde a accepté d’arrêter la partie sans résultat.
post-reset = La modération ({ $name }) a retiré la partie. Elle est conservée ; pour la restaurer : { $command }.
post-restore = La modération ({ $name }) a restauré la partie.

abandon-asked = Ta proposition est posée. La partie s’arrête si tout le monde est d’accord.
abandon-done = La partie est arrêtée.
abandon-refused-private = La partie continue.

## Checking

verify-good = **La partie a bien suivi la graine publiée.**
verify-bad = **Quelque chose ne correspond pas.**
verify-fingerprint = ✓ La graine et les options donnent l’empreinte publiée au début.
verify-fingerprint-bad = ✗ La graine et les options ne donnent pas l’empreinte publiée au début.
verify-replay =
    { $entries ->
        [one] ✓ Rejouer l’unique entrée du journal à partir de la graine mène à la même fin.
       *[other] ✓ Rejouer les { $entries } entrées du journal à partir de la graine mène à la même fin.
    }
verify-replay-bad =
    { $entries ->
        [one] ✗ Rejouer l’unique entrée du journal à partir de la graine mène ailleurs.
       *[other] ✗ Rejouer les { $entries } entrées du journal à partir de la graine mène ailleurs.
    }
verify-rules-changed = Les règles de ce bot ont changé depuis le début de la partie ; cela peut suffire à expliquer une différence.
verify-facts =
    Empreinte : `{ $fingerprint }`
    Graine : `{ $seed }`

## Looking

board-posted = Le plateau arrive dans le salon.
board-text-file = plateau.txt
moves-count =
    { $count ->
        [one] ({ $count } possibilité)
       *[other] ({ $count } possibilités)
    }
moves-none = Tu n’as rien à faire pour le moment.
log-head = **Journal**, page { $page } sur { $pages }, le plus récent d’abord
log-empty = Rien ne s’est encore passé.
log-start = La partie a commencé.
log-undo = { $who } a défait une action.
log-reset = La modération ({ $who }) a retiré la partie.
log-restore = La modération ({ $who }) a restauré la partie.
log-abandon = La partie a été arrêtée d’un commun accord.

help-head = ## Comment jouer
help-start = **Commencer :** { $new } ouvre les inscriptions dans un salon, les autres appuient sur Participer ou utilisent { $join } ({ $leave } rend la place), et { $start } lance la partie. Une partie par salon ou par fil.
help-play = **Jouer :** quand c’est à toi, le salon le dit. Appuie sur Jouer ou utilise { $panel } : tu vois le plateau, des repères numérotés et tes actions possibles, sans que personne d’autre les voie. Chaque action est aussi une commande ; { $moves } en donne la liste. { $undo } défait ta dernière action de ce tour, sauf si elle a révélé quelque chose de caché.
help-look = **Regarder :** { $board } montre le plateau, en image ou en texte. { $hand } montre ce que tu as en main. { $log } raconte ce qui s’est passé.
help-end = **Finir :** { $info } dit où en est la partie. { $abandon } l’arrête si tout le monde est d’accord. { $verify } vérifie le hasard d’une partie finie.
help-moderators = **Modération** (permission Gérer les salons, ou un rôle choisi pour cela) : { $reset } et { $restore }.
help-games = **Jeux :**

## Moderators

mod-reset-ask = Cela retire la partie pour tout le monde. Rien n’est perdu : elle peut être restaurée tant qu’aucune autre partie n’est en cours dans ce salon.
mod-reset-done = La partie est retirée.
mod-restore-ask = Cela restaure la partie, exactement comme elle était.
mod-restore-done = La partie est restaurée.
mod-cancelled = Rien n’a changé.

## Permissions of the bot

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-embed-links = Intégrer des liens

## Errors

error-ours = Quelque chose a échoué du côté du bot, sans rien changer à la partie. Numéro de l’incident : { $number }.
error-stale = Ce n’était plus à jour, donc rien n’a été fait. Voici la situation maintenant.
error-no-channel = Cela ne fonctionne que dans un salon de serveur.
error-no-game = Il n’y a pas de partie dans ce salon. { $command } ouvre les inscriptions.
error-game-ended = La dernière partie de ce salon est finie. { $command } ouvre les inscriptions pour une autre.
error-other-game-here = Dans ce salon, la partie en cours est une autre : { $game }.
error-other-channel = Cette partie appartient à un autre salon.
error-not-started = La partie n’a pas encore commencé.
error-not-seated = Tu n’as pas de place dans cette partie.
error-not-your-panel = Ce panneau appartient à une autre place. Appuie sur Jouer pour ouvrir le tien.
error-not-moderator = C’est réservé à la modération : la permission Gérer les salons ici, ou un rôle choisi pour cela.
error-nothing-to-restore = Aucune partie n’a été retirée de ce salon.
error-missing-permissions = Il manque au bot des permissions dans ce salon : { $permissions }. Demande-les à une personne qui gère le salon.
error-kind-unknown = « { $written } » n’est pas un jeu d’ici. Il y a : { $games }.
error-seats-wrong = Nombre de personnes possible pour { $game } : { $allowed }.
error-verify-open = La partie est encore en cours : sa graine reste secrète jusqu’à la fin. L’empreinte publiée au début est `{ $fingerprint }`.

## Local mode

local-title = Riquet sur cet ordinateur
local-how = Un Discord hors ligne avec le bot, et quatre personnes que tu peux incarner.
local-how-1 = Ouvre un salon ci-dessous.
local-how-2 = Choisis en haut de sa page à la place de qui tu le vois : chacune des quatre personnes ne voit que ses propres secrets.
local-how-3 = Écris /game new dans la ligne du bas, puis les premières lettres d’un jeu, pour ouvrir les inscriptions ; les autres participent par un bouton.
local-how-4 = Commence, appuie sur Jouer, et passe le tour en changeant de personne en haut. /help en dit plus.
local-channels = Salons
local-messages = Messages privés
local-moderator = peut modérer
local-no-game = pas encore de partie
local-table = { $game } : inscriptions ouvertes
local-game = { $game } : en attente : { $names }
local-kept = Les parties sont conservées quand le programme s’arrête. Au démarrage suivant, le plateau de chaque partie en cours est publié de nouveau ; les messages d’avant ont disparu.
local-address = Riquet tourne sur cet ordinateur : { $address } (Ctrl-C l’arrête ; les parties sont conservées)

## Errors of the table

error-no-such-game = Cette partie n’existe plus.
error-channel-has-game = Il y a déjà une partie dans ce salon, et il ne peut y en avoir qu’une par salon ou par fil : { $link }
error-channel-taken = Il y a déjà une partie dans ce salon, et il ne peut y en avoir qu’une par salon ou par fil.
error-unknown-game = Aucun jeu ne s’appelle { $kind } ici.
error-seat-number = Ce jeu ne se joue pas à { $seats }. Possible : { $allowed }.
error-already-joined = Tu as déjà une place.
error-not-joined = Tu n’as pas de place à cette table.
error-seats-full =
    { $seats ->
        [one] La seule place est prise.
       *[other] Les { $seats } places sont prises.
    }
error-already-started = La partie a déjà commencé.
error-finished = La partie est finie.
error-abandoned = La partie a été arrêtée.
error-reset = La modération a retiré la partie.
error-only-host = Seule la personne qui a ouvert les inscriptions peut commencer la partie : { $name }.
error-not-enough-people = À la table pour l’instant : { $joined }. Le jeu se joue à { $allowed }.
error-first-not-seated = La personne qui commence doit d’abord avoir une place.
error-bad-component = Le fichier de composants de ce bot est incorrect : { $problem }
error-not-ended = La partie est encore en cours.
error-undo-nothing = Tu n’as rien fait qui puisse être défait.
error-undo-others-acted = { $name } a agi depuis.
error-undo-reveals = Quelque chose de caché ou d’aléatoire a été révélé, donc cette action ne peut pas être défaite.
error-undo-passed = Ton tour est passé, donc cette action ne peut pas être défaite.
error-undo-rules-changed = Les règles de ce bot ont changé depuis, donc cette action ne peut pas être défaite.
error-repeated = C’est déjà fait.
error-abandon-not-agreed = Tu n’as pas donné ton accord pour arrêter.
error-abandon-not-proposed = Personne ne propose d’arrêter la partie.

## Rules

command-rules = règles
command-rules-description = Consulter les règles : recherche, coûts, cartes, interprétations
command-rules-game = jeu
command-rules-game-description = Quel jeu ; sans réponse, celui de ce salon
command-rules-public = public
command-rules-public-description = Le montrer à tout le salon
command-rules-search = chercher
command-rules-search-description = Trouver une règle avec n’importe quel mot
command-rules-search-query = recherche
command-rules-search-query-description = Ce que tu cherches, dans n’importe quelle langue
command-rules-cost = coûts
command-rules-cost-description = Lister les actions et leur coût
command-rules-card = carte
command-rules-card-description = Ce que fait une carte ; sans nom, toutes les cartes
command-rules-card-card = carte
command-rules-card-card-description = Quelle carte
command-rules-rulings = interprétations
command-rules-rulings-description = Tout ce qui n’est pas une règle imprimée : interprétations et reconstitutions
command-why = pourquoi
command-why-description = Pourquoi une action a été refusée, ou n’est pas possible maintenant
command-why-action = action
command-why-action-description = Quelle action ; sans réponse, le dernier refus que tu as reçu

button-why = Pourquoi ?
button-to-channel = Montrer au salon
button-page-before = Page précédente
button-page-after = Page suivante
button-costs = Coûts
button-cards = Cartes
button-rulings = Interprétations

# Markup of Discord: ### is a heading, -# small print.
rules-heading = ### { $title }
rules-foot = -# { $game }
rules-foot-page = -# { $game } · page { $page } sur { $pages }
rules-price = **{ $cost }**
rules-price-gain = **{ $cost }** · +{ $gain }
rules-gain = +{ $gain }
rules-ruling = **Interprétation** { $id } : { $text }
rules-reconstruction = **Reconstitution :** { $text }
rules-title = **{ $title }**
rules-costs-heading = ### Ce que tout coûte
rules-cards-heading = ### Les cartes
rules-rulings-heading =
    ### Interprétations et reconstitutions
    Ce qui suit n’est pas une règle imprimée. Une interprétation tranche là où les règles se taisent ou ne sont pas claires ; une reconstitution remplace ce qui est imprimé sur un plateau ou une carte que nous n’avons pas pu voir.
rules-no-costs = Rien n’a de coût dans ce jeu.
rules-no-cards = Il n’y a pas de cartes dans ce jeu.
rules-no-rulings = Il n’y en a pas pour ce jeu.
rules-other-finds = Autres résultats
rules-of-actions = Les règles d’une action
rules-found-in = { $section } · { $game }
rules-which-game = De quel jeu s’agit-il ?
rules-only-private = Il n’y a pas de partie dans ce salon ; cette réponse n’est donc visible que par toi.
rules-posted = La règle arrive dans le salon.
post-rule = { $name } montre une règle :

why-possible =
    { $count ->
        [one] **{ $action } :** tu peux le faire maintenant, d’une seule façon.
       *[other] **{ $action } :** tu peux le faire maintenant, de { $count } façons.
    }
why-not-now = **{ $action } :** impossible maintenant.
why-no-section = Les règles n’en disent pas plus.
help-rules = **Règles :** { $search } trouve une règle avec n’importe quel mot, { $cost } liste ce que tout coûte, et { $why } dit pourquoi une action a été refusée.

error-rules-gone = Cette page des règles n’existe plus.
error-rules-nothing = Rien dans les règles ne correspond à « { $query } ». Essaie un autre mot.
error-rules-no-card = Aucune carte ne correspond à « { $query } ». La liste qui s’ouvre pendant que tu écris les contient toutes.
error-why-nothing = Rien ne t’a été refusé récemment dans ce salon. { $command } répond aussi pour une action que tu nommes.
error-why-unknown = « { $written } » n’est pas une action d’ici. Il y a : { $actions }.
error-may-not-write = Tu n’as pas la permission d’écrire dans ce salon.

## Languages

# Each language by its own name for itself.
language-name = français
language-automatic = automatique

command-language = langue
command-language-description = Choisir la langue : la tienne, celle de ce salon ou celle de ce serveur
command-language-me = moi
command-language-me-description = La langue dans laquelle le bot te répond
command-language-channel = salon
command-language-channel-description = Pour la modération : la langue de ce que tout le monde lit dans ce salon
command-language-server = serveur
command-language-server-description = Pour la modération : la langue de tous les salons qui n’en ont pas choisi
command-language-language = langue
command-language-language-description = Quelle langue ; automatique annule le choix

# Said in the language that was chosen.
language-me-set = Désormais, le bot te répond en français.
language-me-automatic = Ton choix est annulé. Le bot prend la langue de ton Discord s’il la parle, sinon celle du salon ; ici : { $spoken }.
language-channel-set = Langue de ce salon : { $spoken }. Une partie en cours suit à partir de son prochain message.
language-channel-automatic = Ce salon n’a plus de langue à lui. Il suit le serveur : { $spoken }.
language-server-set = Langue de ce serveur : { $spoken }. Les salons qui ont choisi la leur la gardent.
language-server-automatic = Ce serveur n’a plus de langue à lui. Les salons qui n’en ont pas choisi suivent le réglage du bot : { $spoken }.
help-language = **Langues :** { $me } choisit la langue dans laquelle le bot te répond ; { $channel } et { $server }, pour la modération, celle que tout le monde lit.

error-language-unknown = Le bot ne parle pas « { $written } ». Il parle : { $languages }.

## Settings

command-settings = paramètres
command-settings-description = Ce qui vaut ici : langue, thème, modération, qui peut commencer une partie
command-settings-show = voir
command-settings-show-description = Ce qui vaut ici, et d’où cela vient
command-settings-where = où
command-settings-where-description = Dans ce salon ou sur tout le serveur
command-settings-look = thème
command-settings-look-description = Pour la modération : le thème des images
command-settings-look-look = thème
command-settings-look-look-description = Clair ou sombre ; automatique annule le choix
command-settings-moderators = modération
command-settings-moderators-description = Pour la modération du serveur : un rôle qui peut modérer
command-settings-moderators-role = rôle
command-settings-moderators-role-description = Le rôle qui peut modérer
command-settings-moderators-remove = retirer
command-settings-moderators-remove-description = Ne plus le permettre à ce rôle
command-settings-start = commencer
command-settings-start-description = Pour la modération : qui peut ouvrir les inscriptions d’une nouvelle partie
command-settings-start-who = qui
command-settings-start-who-description = Qui le peut ; automatique annule le choix
command-settings-start-role = rôle
command-settings-start-role-description = Quel rôle, si c’est un rôle

settings-where-channel = ce salon
settings-where-server = ce serveur
settings-look-light = clair
settings-look-dark = sombre
settings-look-automatic = automatique
settings-start-everybody = tout le monde
settings-start-moderators = la modération
settings-start-role = un rôle
settings-start-nobody = personne
settings-start-automatic = automatique

settings-head = ## Ce qui vaut ici
settings-line = **{ $what } :** { $value } ({ $source })
settings-name-language = Langue
settings-name-look = Thème des images
settings-name-moderators = Modération
settings-name-start = Qui peut commencer une partie
settings-moderators-permission = **Modération :** la permission Gérer les salons ici
settings-from-channel = réglage d’ici
settings-from-parent = réglage du salon de ce fil
settings-from-server = réglage de ce serveur
settings-from-owner = réglage du bot
settings-from-nobody = rien n’est réglé
settings-role-gone =
    { $count ->
        [one] Un rôle choisi n’existe plus sur ce serveur, donc il ne compte pas ({ $source }).
       *[other] { $count } rôles choisis n’existent plus sur ce serveur, donc ils ne comptent pas ({ $source }).
    }

settings-look-set =
    { $place ->
        [channel] Thème des images dans ce salon : { $value }. Une partie en cours suit à partir de son prochain message.
       *[server] Thème des images sur ce serveur : { $value }. Les salons qui ont choisi le leur le gardent.
    }
settings-look-back =
    { $place ->
        [channel] Ce salon n’a plus de thème à lui. Ce qui vaut : { $value } ({ $source }).
       *[server] Ce serveur n’a plus de thème à lui. Ce qui vaut : { $value } ({ $source }).
    }
settings-moderators-added =
    { $place ->
        [channel] Peut désormais modérer dans ce salon : { $role }.
       *[server] Peut désormais modérer sur tout le serveur : { $role }.
    }
settings-moderators-removed =
    { $place ->
        [channel] Rôle retiré de la modération de ce salon : { $role }.
       *[server] Rôle retiré de la modération de tout le serveur : { $role }.
    }
settings-start-set =
    { $place ->
        [channel] Qui peut commencer une partie dans ce salon : { $value }.
       *[server] Qui peut commencer une partie sur ce serveur : { $value }. Les salons qui ont fait leur choix le gardent.
    }
settings-start-back =
    { $place ->
        [channel] Ce salon n’a plus de choix à lui. Qui peut commencer une partie ici : { $value } ({ $source }).
       *[server] Ce serveur n’a plus de choix à lui. Qui peut commencer une partie : { $value } ({ $source }).
    }
help-settings = **Paramètres :** { $show } dit ce qui vaut ici ; la modération choisit le thème des images ({ $look }), qui d’autre peut modérer ({ $moderators }) et qui peut commencer une partie ({ $start }).

error-not-server-moderator = C’est réservé à la modération de tout le serveur : la permission Gérer les salons ou Gérer le serveur, pour tout le serveur, ou un rôle choisi pour cela.
error-settings-unknown = « { $written } » n’est pas un choix d’ici. Possible : { $choices }.
error-settings-role-set = Ce rôle y est déjà : { $role }.
error-settings-role-not-set = Ce rôle n’y est pas : { $role }.
error-settings-role-everybody = Tout le monde a ce rôle, donc il ne peut pas être celui de la modération. Choisis-en un autre.
error-settings-role-needed = Indique quel rôle peut commencer une partie.
error-settings-role-unneeded = Un rôle ne va qu’avec le choix « un rôle ». N’indique pas de rôle, ou fais ce choix.
error-may-not-start =
    { $who ->
        [nobody] Personne ne peut commencer de partie dans ce salon.
        [moderators] Dans ce salon, commencer une partie est réservé à la modération.
       *[role] Dans ce salon, commencer une partie est réservé à la modération et à ce rôle : { $role }.
    } { $elsewhere ->
        [some] Là où tu le peux : { $channels }.
       *[none] { $command } dit ce qui vaut ici.
    }

## What moderators do

mod-undo = Pour défaire cela : { $command }.
mod-undo-entry = Pour défaire cela : { $command } avec l’entrée { $number }.
