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
command-ahead = avance
command-ahead-description = Dire d’avance ce que tu réponds à une question
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
button-layout-tall = Images hautes
button-layout-wide = Images larges
button-learn = Apprendre en une minute
button-learn-game = { $game } en une minute
button-help = Comment jouer
button-help-moderators = Pour la modération
button-back = Retour
button-undo = Défaire
button-refresh = Actualiser
button-ahead = Répondre d’avance
button-ask-me = Me demander
button-info = État
button-verify = Vérifier le hasard
button-rematch = Rejouer ensemble
button-agree = Être d’accord
button-refuse = Refuser
button-newer = Plus récent
button-older = Plus ancien
button-mod-reset = Retirer la partie
button-mod-restore = Restaurer la partie
button-cancel = Annuler

## The panel

panel-layout-chosen = Tes images ont maintenant ce format : { $layout }. Pour en changer : { $command }.
panel-others-asked = On attend { $asked }
panel-heading = ### { $game } · { $seat }
panel-choose = Que veux-tu faire ?
panel-type = Écrire
panel-choose-field = Choisir…
panel-spot = Repère { $number } : { $name }
panel-page = { $first } – { $last }
panel-undone = Action défaite.
panel-ahead = -# Tu réponds d’avance : { $answers }

## Réponses données d’avance.

ahead-heading = ### { $game } · Réponses d’avance
ahead-about = Ce que tu dis ici est répondu pour toi dès que la question se pose : personne n’a besoin de t’attendre. Personne d’autre ne le voit.
ahead-nothing = Il n’y a rien à répondre d’avance en ce moment.
ahead-stand-in = Suppléance : le bot joue pour toi. Tes réponses sont en suspens jusqu’à ce que tu appuies sur « Me revoilà ».
ahead-now = Maintenant : { $answer }
ahead-asked = la question t’est posée à chaque fois.
ahead-noted = **Noté.** { $answer }
ahead-withdrawn = **Noté.** { $topic } : la question te sera de nouveau posée.

## Tables

lobby-opened = Les inscriptions sont ouvertes. D’autres peuvent maintenant participer.
lobby-joined = Tu as une place.
lobby-left = Tu as quitté la table.
lobby-started = La partie a commencé.
lobby-rematch = On rejoue : qui en est, { $names } ?
lobby-rematch-opened = Les inscriptions pour rejouer sont ouvertes, et les autres sont prévenus.
lobby-first = Qui commence : { $name }.
error-rematch-not-played = Seules les personnes qui ont joué peuvent rejouer ensemble. { $command } ouvre les inscriptions à tout le monde.
lobby-title = ## { $game } : inscriptions ouvertes
lobby-closed = ## { $game } : inscriptions closes
lobby-running = ## { $game } : la partie a commencé
lobby-facts = **{ $people }** personnes · **{ $minutes } minutes** autour d’une table · **{ $weeks } semaines** par correspondance
lobby-facts-people = **{ $people }** personnes
lobby-people = Places { $count }/{ $seats } : { $people }
# $missing is how many more people it takes, $free how many seats are left.
lobby-ready =
    { $missing ->
        [0]
            { $free ->
                [0] { $host } peut commencer maintenant : toutes les places sont prises.
                [1] { $host } peut commencer maintenant, ou quelqu’un prend la dernière place.
               *[other] { $host } peut commencer maintenant, ou d’autres prennent les { $free } places libres.
            }
        [1] Pour commencer, il manque encore une personne.
       *[other] Pour commencer, il manque encore { $missing } personnes.
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
matter-closed = Cette question est close ; ton bouton n’a rien fait. { $asked }
post-taken-back = Défait : { $events }
post-won =
    { $count ->
        [0] ## Personne ne gagne
        [1] ## { $winners } gagne
       *[other] ## { $winners } partagent la victoire
    }
post-ended = La partie est finie ({ $game }). Points : { $scores }.
post-count = **D’où viennent les points**
post-seed = Graine : `{ $seed }`. Tout le monde peut maintenant vérifier le hasard.
post-fingerprint = -# Empreinte de la graine : `{ $fingerprint }`. La graine est publiée à la fin de la partie.
post-board = Le plateau, demandé par { $name }.
post-abandon-asked = Pour l’arrêt de la partie sans résultat : { $agreed }. Elle s’arrête si tout le monde est d’accord.
post-abandon-refused = { $name } veut continuer à jouer. La partie continue.
post-abandon =
    ## { $game } : la partie est arrêtée
    Tout le monde a accepté d’arrêter la partie sans résultat.
post-reset = La modération ({ $name }) a retiré la partie. Elle est conservée ; pour la restaurer : { $command }.
post-restore = La modération ({ $name }) a restauré la partie.


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
log-unreadable = Il s’est passé quelque chose que les règles de ce bot ne peuvent plus lire.
log-undo = { $who } a défait une action.
log-reset = La modération ({ $who }) a retiré la partie.
log-restore = La modération ({ $who }) a restauré la partie.
log-abandon = La partie a été arrêtée d’un commun accord.

help-head = ## Comment jouer
help-start = **Participer :** appuie sur **Participer** sous des inscriptions ouvertes, ou utilise { $join } ; { $leave } rend la place. Rien d’ouvert ? { $new } ouvre les inscriptions, et qui les a ouvertes commence avec { $start }. Une partie par salon ou fil.
help-play = **Ton panneau :** quand la partie t’attend, le salon le dit et te mentionne. Appuie là sur **Jouer**, ou utilise { $panel } : tu vois le plateau et ce que tu peux faire, sans que personne d’autre le voie. **Que puis-je faire ?** Ton panneau le montre pas à pas ; { $moves } en donne la liste. Chaque action est aussi une commande. { $undo } défait ta dernière action de ce tour, sauf si elle a révélé quelque chose de caché. { $ahead } permet de répondre d’avance, dans les jeux qui posent souvent des questions.
help-look = **Regarder :** { $board } montre le plateau, en image ou en texte. { $hand } montre ce que tu as en main. { $log } raconte ce qui s’est passé.
help-end = **Finir :** { $info } dit où en est la partie. { $abandon } l’arrête si tout le monde est d’accord. { $verify } vérifie le hasard d’une partie finie.
help-moderators = **Remettre en ordre :** { $reset } retire une partie et { $restore } la restaure, avec la permission Gérer les salons ou un rôle choisi pour cela.
help-games = **Jeux :**
help-more-head = ### Et encore, pour tout le monde
help-moderators-head = ## Pour la modération
learn-foot = -# { $game } en une minute · { $page }/{ $pages }
learn-next = Quand c’est à toi de jouer, le salon le dit : appuie là sur **Jouer**. { $search } répond aux questions sur les règles.

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
local-how = Un Discord hors ligne avec le bot, et cinq personnes que tu peux incarner.
local-how-1 = Ouvre un salon ci-dessous.
local-how-2 = Choisis en haut de sa page à la place de qui tu le vois : chacune des personnes ne voit que ses propres secrets.
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
error-unreadable = Les règles de ce bot ne peuvent pas lire ce qui est enregistré de cette partie : elle ne peut être ni montrée ni jouée.
error-repeated = C’est déjà fait.

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
# Above a section that is no answer to what was asked.
rules-nearest = Rien dans les règles ne répond à « { $query } ». Le plus proche :
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
help-rules = **Règles :** demande à { $search } comme tu demanderais à quelqu’un à la table. { $cost } liste ce que tout coûte, et { $why } dit pourquoi une action a été refusée.

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
help-language = **Langue :** { $me } choisit dans quelle langue le bot te répond.

error-language-unknown = Le bot ne parle pas « { $written } ». Il parle : { $languages }.

## Settings

command-settings = paramètres
command-settings-description = Ce qui vaut ici : langue, thème, format, modération, qui peut commencer une partie
command-settings-show = voir
command-settings-show-description = Ce qui vaut ici, et d’où cela vient
command-settings-where = où
command-settings-where-description = Dans ce salon ou sur tout le serveur
command-settings-look = thème
command-settings-look-description = Pour la modération : le thème des images
command-settings-look-look = thème
command-settings-look-look-description = Clair ou sombre ; automatique annule le choix
command-settings-layout = format
command-settings-layout-description = Le format des images : le tien ou, pour la modération, celui de tout le monde
command-settings-layout-where = où
command-settings-layout-where-description = Pour toi, dans ce salon ou sur tout le serveur
command-settings-layout-layout = format
command-settings-layout-layout-description = Large, ou haut pour un téléphone ; automatique annule le choix
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

settings-where-me = pour moi
settings-where-channel = ce salon
settings-where-server = ce serveur
settings-look-light = clair
settings-look-dark = sombre
settings-look-automatic = automatique
settings-layout-wide = large
settings-layout-tall = haut
settings-layout-automatic = automatique
settings-start-everybody = tout le monde
settings-start-moderators = la modération
settings-start-role = un rôle
settings-start-nobody = personne
settings-start-automatic = automatique

settings-head = ## Ce qui vaut ici
settings-line = **{ $what } :** { $value } ({ $source })
settings-name-language = Langue
settings-name-look = Thème des images
settings-name-layout = Format des images
settings-name-moderators = Modération
settings-name-start = Qui peut commencer une partie
settings-moderators-permission = **Modération :** la permission Gérer les salons ici
settings-from-person = ton réglage, pour toi
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
settings-layout-set =
    { $place ->
        [me] Format des images que personne d’autre ne voit : { $value }. Ton panneau suit à partir de sa prochaine image.
        [channel] Format des images dans ce salon : { $value }. Une partie en cours suit à partir de son prochain message. Les personnes qui ont choisi le leur le gardent.
       *[server] Format des images sur ce serveur : { $value }. Les salons et les personnes qui ont choisi le leur le gardent.
    }
settings-layout-back =
    { $place ->
        [me] Tu n’as plus de format à toi. Ce qui vaut : { $value } ({ $source }).
        [channel] Ce salon n’a plus de format à lui. Ce qui vaut : { $value } ({ $source }).
       *[server] Ce serveur n’a plus de format à lui. Ce qui vaut : { $value } ({ $source }).
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
help-settings = **Paramètres :** { $show } dit ce qui vaut ici. { $layout } choisit le format des images que personne d’autre ne voit : large, ou haut pour un téléphone.
help-moderators-settings = **Paramètres :** la langue de ce que tout le monde lit ({ $channel }, { $server }), le thème des images ({ $look }), qui d’autre peut modérer ({ $moderators }), qui peut commencer une partie ({ $start }).

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

command-mod-rollback = revenir-à
command-mod-rollback-description = Revenir à une entrée du journal ; montre le plateau d’alors et demande confirmation
command-mod-rollback-entry = entrée
command-mod-rollback-entry-description = Après quelle entrée du journal ; 0 est le début de la partie
command-mod-rollback-new-dice = nouveau-hasard
command-mod-rollback-new-dice-description = Continuer à partir de là avec d’autres dés et des pioches mélangées de nouveau
command-mod-replace = remplacer
command-mod-replace-description = Donner une place à une autre personne, ou la libérer et chercher un remplacement
command-mod-replace-seat = place
command-mod-replace-seat-description = La place de qui
command-mod-replace-person = personne
command-mod-replace-person-description = Qui la reçoit ; sans réponse, un remplacement est cherché
command-mod-skip = sauter
command-mod-skip-description = Sauter qui n’agit pas : finit le tour ou décide à sa place
command-mod-skip-seat = place
command-mod-skip-seat-description = Qui sauter ; sans réponse, la seule personne attendue
command-mod-pause = mettre-en-pause
command-mod-pause-description = Mettre en pause la partie de ce salon : personne ne peut agir avant la reprise
command-mod-resume = reprendre
command-mod-resume-description = Reprendre une partie en pause, ou amener ici une partie qui a perdu son salon
command-mod-resume-game = partie
command-mod-resume-game-description = Quelle partie sans salon ; sans réponse, celle de ce salon
command-mod-post-again = publier-de-nouveau
command-mod-post-again-description = Publier de nouveau le plateau ou les inscriptions de ce salon
command-mod-audit = journal-de-modération
command-mod-audit-description = Ce que la modération a fait dans ce salon, qui et quand

button-mod-rollback = Revenir
button-mod-rollback-dice = Revenir, nouveau hasard
button-mod-rollback-only-dice = Nouveau hasard
button-mod-rollback-entry = Revenir à l’entrée { $number }
button-mod-replace = Donner la place
button-mod-replace-free = Libérer la place
button-mod-replace-back = Rendre la place
button-mod-skip = Sauter
button-mod-pause = Mettre en pause
button-mod-resume = Reprendre la partie
button-mod-move = Reprendre ici
button-mod-again = Publier de nouveau

mod-rollback-start = Le début de la partie
mod-rollback-hidden = Quelque chose que tout le monde ne sait pas
mod-rollback-head = ## Jeu : { $game }
mod-rollback-ask =
    { $where ->
        [start] Cela revient au début de la partie.
       *[entry] Cela revient à la partie telle qu’elle était après l’entrée { $number } du journal :
    }
mod-rollback-stays = La partie en est déjà là. Le hasard est tiré de nouveau, les pioches sont mélangées, et tout le reste demeure.
mod-rollback-behind =
    { $count ->
        [one] { $count } entrée ne compte plus. Elle reste dans le journal. Tout le monde garde sa place actuelle.
       *[other] { $count } entrées ne comptent plus. Elles restent dans le journal. Tout le monde garde sa place actuelle.
    }
mod-rollback-over = La partie y était finie, elle se termine donc de nouveau.
mod-rollback-opens = La partie est finie. Elle est rouverte.
mod-rollback-must-draw = Sa graine est peut-être connue, le hasard est donc nouveau à partir de là.
mod-rollback-shown = **Quelque chose de caché ou de hasard a été révélé depuis :** avec le même hasard, on connaît la suite. Mieux vaut en prendre un nouveau.
mod-rollback-board = Le plateau tel que tout le monde le voyait alors :
mod-rollback-done =
    { $where ->
        [start] La partie est revenue à son début.
       *[entry] La partie est revenue à l’entrée { $number }.
    }
mod-replace-ask = Cela donne une place avec tout ce qu’elle contient. De cette personne : { $seat }. À cette personne : { $person }.
mod-replace-ask-free = Cela libère cette place : { $seat }. Un remplacement est cherché. La partie attend cette place comme avant.
mod-replace-done = { $person } a la place.
mod-replace-done-free = La place est libre, et un remplacement est cherché.
mod-skip-ask-end = Cela finit ce tour sans rien faire d’autre : { $seat }.
mod-skip-ask = { $seat } a une décision à prendre. Le bot la prend à sa place, comme il le ferait en suppléance, jusqu’à la fin de ce tour.
mod-skip-done = Tour sauté : { $seat }.
mod-pause-ask = Personne ne peut agir dans la partie avant la reprise.
mod-pause-done = La partie est en pause.
mod-resume-ask = La partie continue là où elle en est. Les personnes attendues sont appelées.
mod-resume-done = La partie continue.
mod-move-ask = Cette partie a perdu son salon. Elle continue dans celui-ci, là où elle en est.
mod-move-done = La partie continue dans ce salon.
mod-again-ask = Cela publie de nouveau la partie telle qu’elle est, et appelle les personnes attendues.
mod-again-done = Le message arrive. Rien n’a changé dans la partie.
mod-resume-game = { $number }. { $game } : { $people }

audit-head = **Journal de modération** de ce salon, page { $page } sur { $pages }, le plus récent d’abord
audit-empty = La modération n’a encore rien fait ici.
audit-game = { $told } ({ $game }, partie { $number })
audit-setting =
    { $place ->
        [channel] { $name } a choisi pour ce salon : { $what } : { $value }.
       *[server] { $name } a choisi pour ce serveur : { $what } : { $value }.
    }

status-paused = La partie est en pause : personne ne peut agir avant que la modération la reprenne.
status-parked = La partie a perdu son salon. La modération peut la reprendre ailleurs.

post-rollback =
    { $where ->
        [start] La modération ({ $name }) revient au début de la partie. Ce qui a suivi reste dans le journal et ne compte plus.
       *[entry] La modération ({ $name }) revient à l’entrée { $number } du journal. Ce qui a suivi reste dans le journal et ne compte plus.
    }
post-dice =
    { $where ->
        [start] La modération ({ $name }) revient au début de la partie, avec un nouveau hasard à partir de là. Ce qui a suivi reste dans le journal et ne compte plus.
        [entry] La modération ({ $name }) revient à l’entrée { $number } du journal, avec un nouveau hasard à partir de là. Ce qui a suivi reste dans le journal et ne compte plus.
       *[here] La modération ({ $name }) tire un nouveau hasard : les dés et les pioches changent à partir de maintenant.
    }
    { $sealed ->
        [yes] -# Empreinte du sel : `{ $salt }`. Le sel est publié à la fin de la partie.
       *[no] -# Sel du nouveau hasard : `{ $salt }`
    }
post-replace =
    { $filled ->
        [yes] La modération ({ $name }) donne une place ({ $colour }) à une autre personne, avec tout ce qu’elle contient : { $incoming }. Jusqu’ici : { $outgoing }.
       *[no] La modération ({ $name }) libère une place ({ $colour }). Jusqu’ici : { $outgoing }. Un remplacement est cherché.
    }
post-replace-ping =
    { $waited ->
        [yes] { $name }, cette place est à toi, et c’est à toi de jouer.
       *[no] { $name }, cette place est à toi. Le bot t’appelle quand c’est à toi de jouer.
    }
post-skip = La modération ({ $name }) saute un tour : { $seat }.
post-pause = La modération ({ $name }) met la partie en pause. Personne ne peut agir avant la reprise avec { $command }.
post-resume = La modération ({ $name }) reprend la partie.
post-rules = Le bot a été mis à jour : cette partie continue avec des règles plus récentes (version { $to } au lieu de la version { $from }). Rien de ce qui précède ne peut être défait, et la partie ne peut pas y revenir.
post-salts = Sels des nouveaux hasards, dans leur ordre : { $salts }

log-rollback =
    { $where ->
        [start] La modération ({ $who }) est revenue au début.
       *[entry] La modération ({ $who }) est revenue à l’entrée { $number }.
    }
log-dice =
    { $sealed ->
        [yes] La modération ({ $who }) a tiré un nouveau hasard. Empreinte du sel : `{ $salt }`
       *[no] La modération ({ $who }) a tiré un nouveau hasard. Sel : `{ $salt }`
    }
log-replace =
    { $filled ->
        [yes] La modération ({ $who }) a donné une place ({ $colour }) à { $incoming }. Jusqu’alors : { $outgoing }.
       *[no] La modération ({ $who }) a libéré une place ({ $colour }). Jusqu’alors : { $outgoing }.
    }
log-skip = La modération ({ $who }) a sauté un tour : { $seat }.
log-pause = La modération ({ $who }) a mis la partie en pause.
log-resume = La modération ({ $who }) a repris la partie.
log-post-again = La modération ({ $who }) a fait publier de nouveau la partie.
log-park = La partie a perdu son salon.
log-rules = La partie a continué avec des règles plus récentes : version { $to } au lieu de la version { $from }.

verify-replay-since =
    { $entries ->
        [one] ✓ Rejouer la dernière entrée du journal mène à la même fin.
       *[other] ✓ Rejouer les { $entries } dernières entrées du journal mène à la même fin.
    }
verify-replay-since-bad =
    { $entries ->
        [one] ✗ Rejouer la dernière entrée du journal mène ailleurs.
       *[other] ✗ Rejouer les { $entries } dernières entrées du journal mène ailleurs.
    }
verify-unchecked = Les entrées jusqu’à { $number } ont suivi des règles plus anciennes, que ce bot n’a plus. Elles ne peuvent pas être vérifiées.
verify-salts = Sels des nouveaux hasards, dans leur ordre : { $salts }

help-moderators-more = Elle peut aussi revenir à une entrée du journal ({ $rollback }), donner une place à une autre personne ({ $replace }), sauter qui n’agit pas ({ $skip }), mettre en pause et reprendre ({ $pause }, { $resume }), publier de nouveau le plateau ({ $again }), et voir qui a fait quoi ({ $audit }). Toute la table en est informée.

error-entry-unknown = « { $written } » n’est pas une entrée du journal. Écris son numéro, ou choisis dans la liste qui s’ouvre quand tu écris.
error-no-such-entry = Le journal n’a pas d’entrée { $number }.
error-rollback-rules = Les règles de ce bot ont changé depuis cette entrée, la partie ne peut donc pas y revenir.
error-rollback-needs-dice = La graine de cette partie est peut-être connue, elle ne peut donc revenir en arrière qu’avec un nouveau hasard.
error-rollback-nothing = La partie en est déjà là.
error-rollback-newer-game = Il y a eu une autre partie dans ce salon depuis.
error-seat-unknown = « { $written } » n’est pas une place que l’on peut choisir. Il y a : { $names }.
error-replace-bot = Un bot ne peut pas avoir de place.
error-replace-not-here = Cette personne n’est pas sur ce serveur.
error-replace-seated = { $name } a déjà une place dans cette partie.
error-seat-free-already = Cette place est déjà libre, et un remplacement est cherché.
error-skip-which = Plusieurs personnes sont attendues. Dis qui sauter : { $names }.
error-skip-not-waited = Cette place n’est pas attendue.
error-paused = La partie est en pause. La modération peut la reprendre.
error-not-paused = La partie n’est pas en pause.
error-parked = La partie a perdu son salon. La modération peut la reprendre ailleurs.
error-not-parked = Cette partie ne peut pas être amenée ici : elle a un salon, ou elle est d’ailleurs.
error-resume-which = Plusieurs parties ont perdu leur salon. Choisis-en une dans la liste qui s’ouvre quand tu écris.
error-resume-unknown = « { $written } » n’est pas une partie que l’on peut amener ici. Il y a : { $games }.
error-nothing-to-resume = Il n’y a aucune partie à reprendre : aucune n’est en pause dans ce salon, et aucune n’a perdu le sien.

## Places, accord, suivre une partie

command-seat = place
command-seat-description = Ta place : la céder, la quitter, trouver un remplacement ou une suppléance
command-seat-give = céder
command-seat-give-description = Céder ta place avec tout ce qu’elle tient
command-seat-give-person = personne
command-seat-give-person-description = À qui ; la réponse se donne dans le salon
command-seat-resign = abandonner
command-seat-resign-description = Quitter la partie pour de bon ; un remplacement est recherché
command-seat-call = remplacement
command-seat-call-description = Chercher un remplacement ; ta place reste la tienne jusque-là
command-seat-call-stop = arrêter
command-seat-call-stop-description = Ne plus chercher
command-seat-stand-in = suppléance
command-seat-stand-in-description = Proposer la suppléance par le bot pendant une absence
command-seat-stand-in-seat = place
command-seat-stand-in-seat-description = Quelle place ; la tienne sans ce choix
command-seat-back = retour
command-seat-back-description = Jouer de nouveau toi-même après une suppléance
command-watch = suivre
command-watch-description = Suivre la partie de ce salon par message privé, sans place
command-watch-stop = arrêter
command-watch-stop-description = Ne plus la suivre

button-withdraw = Retirer
button-accept = Accepter
button-decline = Refuser
button-ask-others = Demander aux autres
button-ask-back = Demander à défaire
button-take-seat = Prendre cette place
button-resign = Abandonner
button-back-at-table = Me revoilà
button-to-game = Vers la partie
button-unwatch = Ne plus suivre

# $count is how many have yet to answer.
post-proposal-asked =
    { $count ->
        [0] Plus aucune réponse n’est attendue : il suffit d’un nouvel appui sur « Être d’accord » par qui a donné son accord.
       *[other] Réponse attendue : { $asked }
    }
post-proposal-agreed = Accord donné : { $agreed }
post-in-secret = { $name } fait quelque chose qui reste caché.
post-abandon-answered =
    { $result ->
        [done] Tout le monde est d’accord pour arrêter la partie sans résultat.
        [refused] Arrêt de la partie proposé. Refus : { $name }
        [withdrawn] { $asker } retire sa proposition d’arrêter la partie.
       *[lapsed] La proposition d’arrêter la partie n’est plus valable.
    }
# $count is how many actions of the game came after the one that is to be taken back.
post-takeback-asked =
    { $name } demande à défaire : { $events } { $count ->
        [0] Aucune action depuis.
        [one] 1 action faite depuis serait défaite avec.
       *[other] { $count } actions faites depuis seraient défaites avec.
    }
post-takeback-answered =
    { $result ->
        [done] Tout le monde est d’accord pour défaire.
        [refused] { $asker } a demandé à défaire une action. Refus : { $name }
        [withdrawn] { $asker } retire sa demande de défaire une action.
       *[lapsed] { $asker } a demandé à défaire une action. Ce n’est plus possible.
    }
post-takeback-refused = { $name } n’est pas d’accord. Rien n’est défait.
post-takeback = Défait d’un commun accord : { $events }
post-stand-in-asked = { $name } propose une suppléance pour { $seat } : le bot joue pour cette place jusqu’au retour.
post-stand-in-answered =
    { $result ->
        [done] Tout le monde est d’accord pour la suppléance.
        [refused] { $asker } a proposé une suppléance. Refus : { $name }
        [withdrawn] { $asker } retire sa proposition de suppléance.
       *[lapsed] { $asker } a proposé une suppléance. Ce n’est plus possible.
    }
post-stand-in-refused = { $name } n’est pas d’accord. Pas de suppléance.
post-stand-in = Suppléance : le bot joue pour { $seat } jusqu’au retour.
post-handover-asked = { $name } propose de céder sa place, avec tout ce qu’elle tient.
post-handover-answered =
    { $result ->
        [done] La place a été acceptée.
        [refused] { $asker } a proposé de céder sa place. Refus : { $name }
        [withdrawn] { $asker } retire l’offre de sa place.
       *[lapsed] L’offre de la place n’est plus valable.
    }
post-handover-refused = { $name } ne prend pas la place.
post-handover = { $outgoing } cède sa place à { $incoming } ({ $colour }).
post-resign = { $outgoing } abandonne la partie. Un remplacement est recherché ({ $colour }).
post-call = { $name } cherche un remplacement ({ $colour }) et continue à jouer jusque-là.
post-uncall = { $name } ne cherche plus de remplacement.
post-call-over = -# Cette recherche est finie.
post-substitute = { $incoming } prend une place à pourvoir : { $colour }.
post-back = { $name } est de retour ; la suppléance prend fin.

log-takeback = D’un commun accord, le n° { $number } et toute la suite ont été défaits ({ $seat }).
log-handover = { $outgoing } cède sa place à { $incoming }.
log-resign = { $outgoing } abandonne la partie.
log-call = { $who } cherche un remplacement.
log-uncall = { $who } ne cherche plus de remplacement.
log-substitute = { $incoming } prend une place à pourvoir : { $colour }.
log-stand-in = D’un commun accord, une suppléance commence pour { $seat }.
log-back = { $who } est de retour ; la suppléance prend fin.

# $count is how many have yet to answer.
consent-asked = Ta proposition est posée. Réponses attendues : { $count }.
consent-agreed = Tu es d’accord. Réponses attendues : { $count }.
consent-took-back = Ton accord est retiré. Réponses attendues : { $count }.
abandon-result =
    { $result ->
        [done] La partie est arrêtée.
        [withdrawn] Ta proposition est retirée. La partie continue.
       *[refused] La partie continue.
    }
takeback-result =
    { $result ->
        [done] C’est défait.
        [withdrawn] Ta demande est retirée.
       *[refused] Rien n’est défait.
    }
stand-in-result =
    { $result ->
        [done] La suppléance commence.
        [withdrawn] Ta proposition est retirée.
       *[refused] Pas de suppléance.
    }
handover-result =
    { $result ->
        [done] La place est cédée.
        [withdrawn] Ton offre est retirée.
       *[refused] Tu ne prends pas la place.
    }
undo-ask = Les autres peuvent tout de même donner leur accord.
seat-offered = { $name } reçoit la question dans le salon. En attendant un oui, la place reste la tienne.
seat-taken = La place est maintenant la tienne, avec tout ce qu’elle tient.
seat-resign-ask = Tu quittes la partie pour de bon ; la personne qui prend la place reçoit tout ce qu’elle tient. Pour rester jusque-là, cherche plutôt un remplacement.
seat-resigned = Tu as quitté la partie.
seat-kept = Rien n’a changé. La place reste la tienne.
seat-called = Un remplacement est recherché. Jusque-là, la place reste la tienne.
seat-uncalled = Plus aucun remplacement n’est recherché.
seat-back = Tu joues de nouveau toi-même.
seats-stand-ins = Suppléance pour : { $names }
seats-called = Remplacement recherché : { $names }
watch-begun = Tu reçois le plateau par message privé, maintenant et à chaque publication ici.
watch-ended = Tu ne suis plus la partie.
help-seats = **Places :** { $give } cède la tienne, { $resign } la quitte, { $call } cherche un remplacement. { $stand } propose la suppléance par le bot pendant une absence, jusqu’à { $back }. { $watch } suit une partie par message privé.

# $shown is what came to light, a whole sentence or more.
error-undo-shown = Impossible à défaire, même d’un commun accord : quelque chose de caché ou d’aléatoire a été révélé depuis. { $shown }
error-undo-gone = C’est déjà défait, ou la partie est revenue ailleurs.
error-undo-dice = Le hasard a été tiré de nouveau depuis, donc cette action ne peut pas être défaite.
error-takeback-other = Tu as fait autre chose depuis. Demande de nouveau à défaire.
error-takeback-asked-already = Tu as déjà demandé aux autres. Retire d’abord cette demande.
error-stand-in-asked-already = Tu as déjà proposé une suppléance. Retire d’abord cette proposition.
error-no-such-proposal = Cette question n’est pas posée ici.
error-proposal-closed = Cette question a déjà sa réponse.
error-not-asked = Ta réponse n’est pas demandée ici.
error-not-agreed = Tu n’as pas donné ton accord, il n’y a donc rien à retirer.
error-has-seat = Cette personne a déjà une place dans cette partie.
error-own-seat = Tu as déjà une place dans cette partie.
error-no-such-seat = Cette place n’existe pas.
error-seat-not-found = « { $written } » n’est pas une place ici. Il y a : { $seats }.
error-seat-give-bot = Un bot ne peut pas prendre une place.
error-seat-give-unseen = { $name } ne voit pas ce salon et ne peut donc pas prendre la place.
error-resign-last = Il n’y a plus personne d’autre à la table. Tu peux arrêter la partie.
error-called-already = Un remplacement est déjà recherché.
error-not-called = Aucun remplacement n’est recherché ici.
error-standing-not-offered = Cette réponse ne peut pas être donnée d’avance en ce moment. Ton panneau montre celles qui sont possibles.
error-no-stand-in = Il n’y a pas de suppléance pour toi.
error-stand-in-already = Il y a déjà une suppléance pour cette place.
error-stand-in-alone = Il faut au moins une personne qui joue sans suppléance.
error-stand-in-plays = Suppléance : le bot joue pour toi. Appuie d’abord sur « Me revoilà ».
error-watch-seated = Tu as une place dans cette partie et tu en vois plus.
error-watching-already = Tu suis déjà cette partie.
error-not-watching = Tu ne suis pas cette partie.
error-watch-unreachable = Le bot ne peut pas t’envoyer de messages privés. Autorise-les pour ce serveur, puis essaie de nouveau.

## Parties en fichiers, et données des personnes

command-mod-export = exporter
command-mod-export-description = Écrire dans un fichier la dernière partie de ce salon
command-mod-export-seed = graine
command-mod-export-seed-description = Avec la graine et les secrets, pour l’importer ; sans, un journal à lire
command-mod-import = importer
command-mod-import-description = Faire d’un fichier exporté une partie dans ce salon
command-mod-import-file = fichier
command-mod-import-file-description = Le fichier donné par une exportation
command-privacy = données
command-privacy-description = Ce que le bot conserve sur toi, et l’effacer
command-privacy-show = voir
command-privacy-show-description = Voir tout ce qui est conservé sur toi
command-privacy-delete = effacer
command-privacy-delete-description = Effacer ce qui est conservé sur toi

button-mod-export = Exporter avec graine
button-mod-export-ended = Exporter
button-mod-export-log = Exporter le journal
button-mod-import = Importer
button-privacy-delete = Effacer mes données

mod-export-ask = Toute la partie sera écrite dans un fichier : options, journal et **graine**. Avec ce fichier, on peut calculer toutes les mains cachées et tous les secrets à venir. Les personnes qui jouent l’apprendront, et le journal le dira. De nouveaux dés retirent toute valeur à la graine pour la suite : { $command }, jusqu’à la dernière entrée, avec de nouveaux dés.
mod-export-ended-ask = Toute la partie sera écrite dans un fichier : options, graine et journal. La partie est finie et sa graine est publique. Les personnes qui jouent l’apprendront, et le journal le dira.
mod-export-log-ask = Le journal sera écrit dans un fichier tel que tout le monde peut le lire, sans la graine et sans rien de caché. On peut le lire, mais pas l’importer. Les personnes qui jouent l’apprendront, et le journal le dira.
mod-export-done = Voici le fichier.
mod-export-dice = Avec ce fichier, on connaît la graine. De nouveaux dés lui retirent toute valeur pour la suite : { $command }, jusqu’à l’entrée { $number }, avec de nouveaux dés.
mod-export-log-done = Voici le journal.
# $count is the number of entries in the log.
mod-import-head =
    { $count ->
        [one] ## { $game }
            Places : { $seats }. Le journal a { $count } entrée.
       *[other] ## { $game }
            Places : { $seats }. Le journal a { $count } entrées.
    }
mod-import-checked = Le fichier est vérifié : rejouer le journal mène là où en est la partie dans le fichier.
mod-import-older = Le fichier est vérifié. La partie a suivi des règles plus anciennes : elle continue là où elle en est, et rien de ce qui précède ne peut être défait, ni par un retour.
mod-import-open = La partie continue dans ce salon. { $command } la retire de nouveau.
mod-import-finished = La partie est finie ; elle sera ici une partie finie.
mod-import-abandoned = La partie a été arrêtée avec l’accord de tout le monde ; elle sera ici une partie arrêtée.
mod-import-sitting = Reprend sa place : { $names }
mod-import-missing = Absence sur ce serveur : { $names }
mod-import-free =
    { $count ->
        [one] { $count } place est libre ; un remplacement sera cherché.
       *[other] { $count } places sont libres ; des remplacements seront cherchés.
    }
mod-import-secrets = Avec ce fichier, on connaît la graine, toutes les mains cachées et tous les secrets à venir.
mod-import-ask = Les personnes qui jouent l’apprendront, et le journal le dira.
mod-import-done = La partie est là.

# $seed says whether the seed is in the file, $over whether the game has ended.
post-export =
    { $seed ->
        [True] { $over ->
            [True] La modération ({ $name }) exporte la partie avec sa graine.
           *[False] La modération ({ $name }) exporte la partie avec sa graine : avec ce fichier, on peut calculer tout ce qui est caché, maintenant et pour la suite. De nouveaux dés lui retireraient toute valeur pour la suite.
        }
       *[False] La modération ({ $name }) exporte le journal, sans la graine et sans rien de caché.
    }
post-import =
    ## { $game }
    La modération ({ $name }) importe cette partie depuis un fichier.
post-forgotten = Une personne a fait effacer ses données. Sa place ({ $colour }) est désormais celle d’un compte supprimé ; un remplacement est cherché.
post-free = Une place est libre ({ $colour }) ; un remplacement est cherché.
log-export =
    { $seed ->
        [True] La modération ({ $who }) exporte la partie avec sa graine.
       *[False] La modération ({ $who }) exporte le journal.
    }
log-import = La modération ({ $who }) importe la partie depuis un fichier.
log-forgotten = Une personne fait effacer ses données ({ $colour }).
log-free = Une place devient libre ({ $colour }).

privacy-head = ## Ce qui est conservé sur toi
privacy-person = Nom : { $name } · identifiant Discord : { $number }
privacy-settings = Tes paramètres : { $settings }
privacy-games = Parties où tu as une place : { $count }
privacy-followed = Parties que tu suis : { $count }
privacy-seat = place { $number }
privacy-standing = Réponses que tu as données d’avance : { $count }
privacy-entries = Entrées des journaux qui viennent de toi ou parlent de toi : { $count }
privacy-proposals = Questions ouvertes, de toi ou pour toi : { $count }
privacy-changes = Paramètres de salons et de serveurs que tu as changés : { $count }
privacy-uploads = Fichiers qui attendent ta réponse : { $count }
privacy-owed = Messages sur toi ou pour toi, encore à envoyer : { $count }
privacy-hosted = Inscriptions ouvertes ou parties importées par toi : { $count }
privacy-not-stored = **Non conservé :** le bot ne lit aucun message des membres et n’en garde aucun. Il ne garde ni profil, ni image, ni rôles, ni adresses.
privacy-nothing = Rien n’est conservé sur toi.
privacy-file = mes-données.txt
privacy-goes = **Ce qui disparaît :** ton nom et ton identifiant Discord, tes paramètres, les réponses données d’avance, ce que tu suis, tes questions ouvertes, les fichiers envoyés par toi. Tu quittes les inscriptions ouvertes. Dans les parties en cours, ta place devient libre et un remplacement est cherché.
privacy-stays = **Ce qui reste :** ce que tu as fait dans les parties, au nom d’un compte supprimé, car les parties des autres reposent dessus. Les messages déjà dans Discord sont à Discord. Les copies et fichiers faits avant gardent leur contenu.
privacy-ask = C’est sans retour. Si tu joues de nouveau, ce sera sous une identité nouvelle.
privacy-deleted = C’est effacé.
privacy-kept = Rien n’a été effacé.
help-privacy = **Données personnelles :** { $show } montre ce qui est conservé sur toi, et { $delete } l’efface.
help-files = **Parties en fichiers :** { $export } écrit une partie dans un fichier, et { $bring } fait d’un fichier une partie.

error-import-too-big = Le fichier est trop gros. Au plus : { $limit } Mo.
error-import-not-fetched = Discord n’a pas donné le fichier. Envoie-le de nouveau.
error-import-unreadable = Ce n’est pas un fichier exporté par ce bot.
error-import-log = C’est un journal sans la graine. On peut le lire, mais pas l’importer : seule une exportation avec la graine le permet.
error-import-newer = Le fichier vient d’une version plus récente du bot.
error-import-newer-rules = La partie du fichier a suivi des règles plus récentes que celles du bot.
error-import-damaged = Le fichier est abîmé : sa somme de contrôle ne correspond pas.
error-import-malformed = Quelque chose dans le fichier n’est pas comme il faut : `{ $place }`.
error-import-unknown-game = « { $written } » n’est pas un jeu d’ici.
error-import-options = Ce jeu ne peut pas se jouer avec les options ou le nombre de places du fichier.
error-import-fingerprint = La graine et les options du fichier ne donnent pas son empreinte.
error-import-entry = Le journal du fichier ne peut pas être rejoué : l’entrée { $number } ne donne pas ce qui y est écrit.
error-import-state = Le journal du fichier ne mène pas là où en est la partie dans le fichier.
error-import-gone = Ce fichier n’est plus gardé. Envoie-le de nouveau.
error-nothing-kept = Rien n’est conservé sur toi.
error-not-your-data = Ce bouton concerne les données d’une autre personne.
