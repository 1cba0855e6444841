### What the bot says of itself, its tables and its commands. What games say is in rules/*/texts.

former-player = Compte supprimé
level-easy = facile
level-fair = moyen
level-strong = fort
level =
    { $level ->
        [easy] { level-easy }
        [strong] { level-strong }
       *[fair] { level-fair }
    }
computer = Bot ({ level })
computer-of-colour = Bot ({ level }, { $colour })
stand-in-of-level = { $name } ({ level })

## Commands

command-game = partie
command-game-description = Ouvrir les inscriptions, prendre ou rendre une place, commencer, arrêter ou vérifier une partie
command-game-new = nouvelle
command-game-new-description = Ouvrir les inscriptions dans ce salon et prendre la première place
command-game-new-game = jeu
command-game-new-game-description = À quel jeu jouer
command-game-new-seats = places
command-game-new-seats-description = Nombre de places ; à défaut, autant que le jeu en permet
command-game-new-options = options
command-game-new-options-description = Avec quoi on joue, si le jeu laisse le choix
command-game-new-pace = cadence
command-game-new-pace-description = À quelle cadence on joue, par exemple « 1 jour + 3 jours » ; à défaut, sans limite de temps
command-game-new-computers = bots
command-game-new-computers-description = Bots à la table, par exemple « 2 fort, facile » ; à défaut, aucun
command-game-new-hints = conseils
command-game-new-hints-description = Permettre de demander ce que ferait un bot fort ; à défaut, non
command-game-join = participer
command-game-join-description = Prendre une place dans ce salon tant que les inscriptions y sont ouvertes
command-game-leave = quitter
command-game-leave-description = Rendre ta place tant que les inscriptions sont ouvertes dans ce salon
command-game-start = commencer
command-game-start-description = Commencer la partie avec toutes les personnes qui ont une place
command-game-start-first = qui-commence
command-game-start-first-description = Qui commence ; à défaut, la personne annoncée aux inscriptions, sinon tirage au sort
command-game-info = état
command-game-info-description = Voir où en est la partie de ce salon
command-game-abandon = arrêter
command-game-abandon-description = Proposer d’arrêter la partie sans résultat ; il faut l’accord de tout le monde
command-game-verify = vérifier
command-game-verify-description = Vérifier la partie finie de ce salon d’après l’empreinte et la graine publiées
command-game-export = exporter
command-game-export-description = Recevoir la partie finie de ce salon en fichier ou en texte, si tu y as joué
command-game-export-text = texte
command-game-export-text-description = En texte à lire ou à faire lire à voix haute, plutôt qu’en fichier de partie
command-board = plateau
command-board-description = Montrer le plateau, à toi ou à tout le salon
command-board-public = public
command-board-public-description = Montrer le plateau à tout le salon
command-board-text = texte
command-board-text-description = Décrire le plateau en texte, avec assez de détails pour jouer sans image
command-board-part = partie
command-board-part-description = Une partie du plateau, en plus grand, si le jeu en a
command-hand = main
command-hand-description = Montrer ta main (personne d’autre ne la voit)
command-panel = jouer
command-panel-description = Ouvrir ton panneau : le plateau, tes actions possibles, le bouton Défaire
command-undo = défaire
command-undo-description = Défaire ta dernière action de ce tour
command-moves = actions
command-moves-description = Voir ce que tu peux faire maintenant
command-ahead = avance
command-ahead-description = Donner d’avance tes réponses, et planifier ce que tu feras à la prochaine question
command-log = journal
command-log-description = Montrer ce qui s’est passé jusqu’ici dans la partie de ce salon
command-recap = résumé
command-recap-description = Voir ce qui s’est passé depuis ta dernière action ; une partie finie en animation
command-replay = revoir
command-replay-description = Revoir pas à pas la partie de ce salon, telle qu’elle était
command-replay-entry = entrée
command-replay-entry-description = Commencer après cette entrée du journal ; 0 est le début de la partie
command-replay-public = public
command-replay-public-description = Montrer cette étape à tout le salon
command-help = aide
command-help-description = Expliquer comment jouer avec ce bot
command-mod = modération
command-mod-description = Pour la modération : remettre en ordre ce qui ne va pas dans une partie
command-mod-reset = remettre-à-zéro
command-mod-reset-description = Retirer la partie de ce salon ; elle est conservée et peut être restaurée
command-mod-restore = restaurer
command-mod-restore-description = Restaurer la dernière partie retirée de ce salon

## Buttons

button-join = Participer
button-leave = Quitter
button-start = Commencer
button-add-computer = Ajouter un bot ({ level })
button-abandon = Arrêter la partie
button-remove-computer = Retirer un bot
button-hint = Conseil
button-review = Tournants
button-review-before = Précédent
button-review-after = Suivant
button-replay = Revoir
button-animation = Animation
button-animation-stop = Arrêter
button-replay-start = Début
button-replay-turn-back = ◀◀ Tour
button-replay-back = ◀ Retour
button-replay-on = Suite ▶
button-replay-turn-on = Tour ▶▶
button-replay-end = Fin
button-replay-to = Aller à …
button-hints =
    { $allow ->
        [yes] Permettre les conseils
       *[no] Pas de conseils
    }
button-panel = Jouer
button-hand = Ma main
button-board = Plateau
button-log = Journal
button-layout-tall = Images hautes
button-layout-wide = Images larges
button-learn = Apprendre en une minute
button-learn-game = { $game } en une minute
button-help = Comment jouer
button-help-more = Et encore, pour tout le monde
button-help-moderators = Pour la modération
button-back = Retour
button-undo = Défaire
button-refresh = Actualiser
button-ahead = Réponses et plans
button-ask-me = Retirer, me demander
button-info = État
button-verify = Vérifier les tirages
button-file-game = Fichier de la partie
button-file-text = Partie en texte
button-rematch = Rejouer ensemble
button-agree = D’accord
button-refuse = Refuser
button-newer = Plus récent
button-older = Plus ancien
button-mod-reset = Retirer la partie
button-mod-restore = Restaurer la partie
button-cancel = Annuler

## The panel

panel-layout-chosen = Les images que personne d’autre ne voit ont maintenant ce format : { $layout }. Pour en changer : { $command }.
panel-look-again = -# Quand ce sera à toi, appuie sur « Jouer » sous le nouveau plateau, ou sur « Actualiser » ici.
panel-others-asked = On attend { $asked }
panel-heading = ### { $game } · { $seat }
panel-choose = Que veux-tu faire ?
panel-type = Saisir
panel-choose-field = Choisir…
panel-spot = Repère { $number } : { $name }
panel-page = { $first } – { $last }
panel-undone = Action défaite.
panel-group = { $name } ({ $count })
panel-choose-held = Choisis-en { $count } dans le menu : chaque ligne en est une de ta main.
panel-also = Aussi : { $names }
panel-held =
    { $count ->
        [0] Tu n’en as pas
       *[other] Tu en as { $count }
    }
panel-choose-cards = En choisir { $count }…
panel-choose-part = Choisis d’abord la partie du plateau.
panel-part = Regarder une partie du plateau…
panel-part-whole = Tout
form-hand = **Ta main :** { $cards }
form-held = Tu as : { $cards }
form-possible = Par exemple : { $values }
form-amount = Choisis-en { $count } en tout.
form-again = Corriger
form-unread = **{ $field } :** { $problem }
form-unfit = rien n’est choisi, ou le texte dépasse { $most } caractères.
panel-ahead = -# Tu réponds d’avance : { $answers }

## Réponses données d’avance.

ahead-heading = ### { $game } · Réponses et plans
ahead-about = Ce que tu gardes ici sera ta réponse dès que la question te sera posée : personne n’aura à t’attendre. Jusque-là, personne d’autre ne voit ton choix. Seul ce qui peut arriver en ce moment est proposé.
ahead-nothing = Il n’y a rien à répondre d’avance en ce moment.
ahead-stand-in = Suppléance : le bot joue pour toi. Tes réponses sont en suspens jusqu’à ce que tu appuies sur « Me revoilà ».
ahead-now = Maintenant : { $answer }
ahead-asked = la question t’est posée à chaque fois.
ahead-others =
    { $count ->
        [0] La question t’est posée à chaque fois, quel que soit le sujet.
       *[other] Pour tout le reste, la question t’est posée à chaque fois.
    }
ahead-read-back = **{ $topic } :** { $answer }
ahead-read = Relis-la encore une fois. Elle ne compte qu’une fois que tu as appuyé sur « Garder cette réponse ».
ahead-noted = **Noté.** { $answer }
ahead-withdrawn = **Retiré.** { $topic } : la question te sera de nouveau posée.
ahead-left =
    { $count ->
        [one] une fois
       *[other] { $count } fois
    }
ahead-counts =
    { $count ->
        [one] Cette réponse vaut une fois.
       *[other] Cette réponse vaut { $count } fois.
    }
ahead-for-good = Cette réponse vaut jusqu’à ce que tu la retires.
ahead-times = { $answer } { $times }
ahead-label-times = { $answer } ({ $times })
ahead-topics = Choisis de quoi il s’agit…
button-ahead-keep = Garder cette réponse
button-ahead-once = { $answer } (une fois)
button-ahead-topics = Tous les sujets
button-ahead-game = Retour à la partie

## Plans for when one’s seat is asked next.

button-plan-new = Planifier mes actions
button-plan-change = Changer le plan
button-plan-pass = Toujours finir mon tour
button-plan-withdraw = Retirer le plan
button-plan-known = Compris
button-plan-case = Si quelque chose arrive…
button-plan-otherwise = Sinon
button-plan-less = Enlever la dernière étape
button-plan-anew = Recommencer
button-plan-read = Relire
button-plan-edit = Retour au plan
button-plan-keep = Garder ce plan
button-plan-show = Voir le plan
panel-plan = -# Tu as planifié ce que tu feras à la prochaine question.
panel-plan-dropped = -# Ce que tu avais planifié reste sous « Réponses et plans » jusqu’à ce que tu y appuies sur « Compris ».
plan-title = **Plan pour la prochaine fois que ce sera à toi**
plan-about = -# Ce que tu planifies est fait dès que le moment vient : personne n’a à t’attendre, et personne ne t’appelle. Personne d’autre ne le voit. Si ce n’est pas possible alors, le plan est abandonné et tu l’apprends.
plan-answers-first = -# **Tes réponses données d’avance passent d’abord :** { $answers }. Le plan ne fait que ce qu’elles te laissent.
plan-long = Il est trop long pour tenir ici : il a sa propre page.
plan-none = Rien n’est planifié.
plan-nothing-unforeseen = Rien ne peut être planifié en ce moment : la prochaine question ne se laisse pas prévoir.
plan-nothing-asked = C’est à toi en ce moment : tu pourras planifier ta prochaine décision dès que tu auras agi.
plan-begun =
    { $case ->
        [none] Commencé ; étapes faites : { $count }.
        [only] Ce que le plan attendait est arrivé ; étapes faites : { $count }.
       *[other] Le cas { $case } est arrivé ; étapes faites : { $count }.
    }
plan-move = { $move } – { $values }
plan-no-move = rien n’est encore choisi
plan-first = 1re étape : { $move }
plan-then = puis : { $move }
plan-next-time = la prochaine fois : { $move }
plan-when = Si { $condition }
plan-if = Si { $condition } : { $moves }
plan-otherwise = Sinon : { $moves }
plan-numbered = { $number }. { $case }
plan-always = Quoi qu’il arrive : { $moves }
plan-each-turn = Chaque fois que c’est ton tour, jusqu’à ce que tu retires le plan : { $moves }
plan-lost-by = -# **{ $move } :** { $lost }
plan-cases =
    { $count ->
        [one] -# Cela se fait si c’est arrivé depuis que tu as gardé le plan, au moment où c’est à toi.
       *[other] -# Quand c’est à toi, c’est le premier cas arrivé depuis que tu as gardé le plan qui compte.
    }
plan-no-case =
    { $count ->
        [one] -# Si ce n’est pas arrivé d’ici là, le plan est abandonné, et la question t’est posée comme d’habitude.
       *[other] -# Si aucun n’est arrivé d’ici là, le plan est abandonné, et la question t’est posée comme d’habitude.
    }
plan-other-cases =
    { $count ->
        [one] -# Un autre cas n’est pas montré ici : « Relire » montre tout.
       *[other] -# { $count } autres cas ne sont pas montrés ici : « Relire » montre tout.
    }
plan-open = **{ $case }**
plan-heading = ### { $game } · Ton plan
plan-step = **Choisis l’étape { $number }.**
plan-step-next-turn = **Choisis l’étape { $number }.** Ton tour finit avec l’étape d’avant : celle-ci est pour la prochaine fois que ce sera à toi.
plan-step-next-time = **Choisis l’étape { $number }.** Après l’étape d’avant, tu attends les autres : celle-ci est pour la prochaine fois que ce sera à toi.
plan-board = -# Le plateau tel qu’il sera si rien d’autre ne change d’ici là.
plan-board-hidden = -# Le plateau tel qu’il sera si rien d’autre ne change d’ici là. Ce que révèle l’étape d’avant n’y est pas : personne ne peut encore le savoir.
plan-board-now = -# Le plateau tel qu’il est **maintenant** : ce que les autres feront d’ici là, et ce qui sera révélé, personne ne peut encore le savoir.
plan-end = **Aucune autre étape n’est possible ici :** la suite ne se laisse pas prévoir, et tu en décideras toi-même le moment venu.
plan-full = **Aucune autre étape n’est possible ici :** un cas a au plus { $count } étapes.
plan-most-cases = -# Aucun autre cas n’est possible : un plan a au plus { $count } cas.
plan-cut = **La partie a continué :** ce qui n’est plus possible est enlevé de ton plan.
plan-lost = Ce plan s’est perdu avant d’être gardé, ou il l’est déjà. Tu peux recommencer.
plan-read = Relis-le encore une fois. Il ne compte qu’une fois que tu as appuyé sur « Garder ce plan ».
plan-kept = **Ton plan est gardé.**
plan-withdrawn = **Retiré.** Rien n’est planifié : la question te sera posée.
plan-withdrawn-answers = **Retiré.** Aucun plan ne compte plus. Tes réponses données d’avance comptent toujours : { $answers }. Seul ce qu’elles te laissent te sera demandé.
plan-choose-event = Que devrait-il se passer ?
plan-so-far = Si { $condition } …
plan-choose-value =
    { $kind ->
        [seat] Qui ?
        [spot] Où ? Les numéros sont ceux de l’image.
        [place] Où ?
       *[other] Lequel ?
    }
plan-anybody = N’importe qui
plan-any = N’importe : { $condition }
plan-anywhere = N’importe où
plan-dropped-refused = **Ton plan est abandonné :** « { $move } » n’était pas possible. { $why }
plan-dropped-some-move = **Ton plan est abandonné :** une de ses étapes n’était pas possible. { $why }
plan-dropped-unmet = **Ton plan est abandonné :** aucun de ses cas n’est arrivé.
plan-dropped-gone-back = **Ton plan est abandonné :** la partie est revenue en arrière.
plan-dropped-undone = **Ce que ton plan avait fait est défait :** la partie est revenue en arrière, et plus rien n’est planifié.
plan-dropped-played-for = **Ton plan est abandonné :** au moment prévu, le bot a joué pour toi.
plan-dropped-answered = **Ton plan est abandonné :** au moment prévu, une de tes réponses données d’avance a compté à sa place.
plan-dropped-by-hand = **Ton plan est abandonné :** au moment prévu, tu as joué toi-même.
plan-dropped-unreadable = **Ton plan est abandonné :** lui-même, ou ce qui s’est passé depuis, ne peut plus être lu.
plan-dropped-message =
    ### { $game }
    -# { $place }
    { $text }
plan-dropped-was = Ce que tu avais planifié :
plan-dropped-now = C’est à toi maintenant, comme si rien n’était planifié.
plan-unreadable = **Ton plan ne peut plus être lu.** Il n’a aucun effet.
error-plan-not-possible = Cela ne peut plus être planifié dans la situation actuelle. Revois ton plan.
privacy-plans = Plans que tu as faits : { $count }
privacy-plan-dropped = { $plan } (abandonné)
privacy-unreadable = ne peut plus être lu

## Tables

abandon-alone = Tu arrêterais cette partie sans résultat. Personne d’autre n’a à donner son accord.
abandon-kept = Rien n’a changé. La partie continue.
lobby-opened = Les inscriptions sont ouvertes. D’autres peuvent maintenant participer.
lobby-joined = Tu as une place.
lobby-left = Tu as quitté la table.
lobby-option = La table est modifiée.
lobby-started = La partie a commencé.
lobby-rematch = { $names } : on rejoue ensemble ?
lobby-rematch-opened = Les inscriptions pour rejouer sont ouvertes, et la question est posée aux autres.
lobby-first = Qui commence : { $name }.
option-line = { $name } : { $value }
option-otherwise = -# { $value } : { $about }
option-switch = { $name } : passer à « { $value } »
error-rematch-not-played = Seules les personnes qui ont joué peuvent rejouer ensemble. { $command } ouvre les inscriptions à tout le monde.
error-export-open = Cette partie n’est pas finie, ou elle a été rouverte. Son fichier dévoile tous les secrets : tu ne peux l’avoir qu’une fois la partie finie.
error-export-not-played = Tu n’as pas eu de place dans cette partie : son fichier est pour les personnes qui ont joué, pas pour celles qui ont suivi. « Revoir », sous le dernier plateau, montre à tout le monde comment elle s’est passée.
error-file-too-big = Cette partie est trop longue pour un fichier : { $limit } Mo au plus.
lobby-title = ## { $game } · Inscriptions ouvertes
lobby-closed = ## { $game } · Inscriptions closes
lobby-running = ## { $game } · La partie a commencé
hints-line = **Conseils permis :** { $command } montre ce que ferait un bot fort
lobby-facts = **{ $people }** personnes · **{ $minutes } minutes** autour d’une table · **{ $weeks } semaines** par correspondance
lobby-facts-people = **{ $people }** personnes
lobby-people = Places { $count }/{ $seats } : { $people }
# $missing is how many more people it takes, $free how many seats are left.
lobby-ready =
    { $missing ->
        [0]
            { $free ->
                [0] { $host } peut commencer maintenant : toutes les places sont prises.
                [1] { $host } peut commencer maintenant, ou quelqu’un peut encore prendre la dernière place.
               *[other] { $host } peut commencer maintenant, ou d’autres peuvent encore prendre les { $free } places libres.
            }
        [1] Pour commencer, il manque encore une personne.
       *[other] Pour commencer, il manque encore { $missing } personnes.
    }

status-lobby = Les inscriptions sont ouvertes ; la partie n’a pas encore commencé.
status-open = La partie est en cours.
status-finished = La partie est finie.
status-abandoned = La partie a été arrêtée sans résultat.
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

post-started = ## { $game } · La partie commence
post-story-more =
    { $count ->
        [one] … et { $count } événement antérieur, dans le journal.
       *[other] … et { $count } événements antérieurs, dans le journal.
    }
matter-closed = Cette question est close, le bouton n’a donc rien fait. { $asked }
matter-share = { $name } ({ $share })
matter-answered = { $name } : tout le monde a répondu.
matter-gone = Cette question ne tient plus ; personne n’a à y répondre.
matter-resting = La partie est suspendue, la question n’est donc posée à personne pour l’instant. Si elle est encore ouverte à ce moment-là, elle sera reposée quand la partie reprendra.
matter-moved = Cette question est reposée plus bas.
post-taken-back = Défait : { $events }
post-won =
    { $count ->
        [0] ## Personne ne gagne
        [1] ## { $winners } gagne
       *[other] ## { $winners } se partagent la victoire
    }
post-ended = La partie est finie ({ $game }). Points : { $scores }.
final-table = Classement final
final-table-stopped = Points au moment de l’arrêt
final-place =
    { $tied ->
        [yes] { $place }. (à égalité) { $name }
       *[no] { $place }. { $name }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
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
post-seed = Graine : `{ $seed }`. Tout le monde peut maintenant vérifier les tirages.
post-fingerprint = -# Empreinte de la graine : `{ $fingerprint }`. La graine est publiée à la fin de la partie.
post-board = Le plateau, demandé par { $name }.
post-abandon-asked = Proposition : arrêter la partie sans résultat. Accord donné : { $agreed }. La partie s’arrêtera si tout le monde est d’accord.
post-abandon-refused = { $name } veut continuer à jouer. La partie continue.
post-abandon =
    ## { $game } · La partie est arrêtée
    Les personnes qui y jouent l’ont arrêtée sans résultat.
post-reset = La modération ({ $name }) retire la partie. Elle est conservée ; pour la restaurer : { $command }.
post-restore = La modération ({ $name }) restaure la partie.


## Checking

verify-good = **La partie correspond bien à la graine publiée.**
verify-bad = **Quelque chose ne correspond pas.**
verify-fingerprint = ✓ La graine et les options donnent l’empreinte publiée au début.
verify-fingerprint-bad = ✗ La graine et les options ne donnent pas l’empreinte publiée au début.
verify-replay =
    { $entries ->
        [one] ✓ En rejouant l’unique entrée du journal à partir de la graine, on arrive au même résultat.
       *[other] ✓ En rejouant les { $entries } entrées du journal à partir de la graine, on arrive au même résultat.
    }
verify-replay-bad =
    { $entries ->
        [one] ✗ En rejouant l’unique entrée du journal à partir de la graine, on arrive à un autre résultat.
       *[other] ✗ En rejouant les { $entries } entrées du journal à partir de la graine, on arrive à un autre résultat.
    }
verify-rules-changed = Les règles de ce bot ont changé depuis que cette partie a été jouée ; cela peut suffire à expliquer une différence.
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
log-damaged = Cette entrée a été abîmée sur le disque.
log-undo = { $who } a défait une action.
log-undo-earlier = { $who } a défait une action ; ce que d’autres ont fait depuis reste.
log-reset = La modération ({ $who }) a retiré la partie.
log-restore = La modération ({ $who }) a restauré la partie.
log-abandon = La partie a été arrêtée d’un commun accord.

help-head = ## Comment jouer
help-start = **Participer :** appuie sur **Participer** sous le message des inscriptions, ou utilise { $join } ({ $leave } pour te retirer). Pas encore d’inscriptions ? { $new } les ouvre. Qui les a ouvertes ou, en cas de départ, la personne suivante à la table commence la partie avec { $start }. Une seule partie par salon ou par fil.
help-play = **Ton panneau :** quand la partie t’attend, le bot le dit dans le salon et te mentionne. Appuie là sur **Jouer**, ou utilise { $panel } : le panneau montre le plateau et ce que tu peux faire, et personne d’autre ne le voit. **Que puis-je faire ?** Ton panneau le montre pas à pas ; { $moves } en donne la liste. Chaque action est aussi une commande. { $undo } défait ta dernière action de ce tour, sauf si elle a révélé quelque chose de caché ou d’aléatoire. { $ahead } ouvre **Réponses et plans** : tu y réponds d’avance dans les jeux qui posent souvent des questions, et tu y planifies ce que tu feras la prochaine fois que ce sera à toi, aussi selon ce que font les autres.
help-look = **Regarder :** { $board } montre le plateau, en image ou en texte. { $hand } montre ce que tu as en main. { $log } montre ce qui s’est passé. { $replay } fait revoir la partie pas à pas. { $recap } résume ce qui s’est passé depuis ta dernière action et montre une partie finie en animation. { $hint } dit ce que ferait un bot fort, si la table le permet.
help-end = **État et fin :** { $info } dit où en est la partie. { $abandon } propose de l’arrêter ; il faut l’accord de tout le monde. { $verify } vérifie les tirages d’une partie finie. { $review } montre ses tournants. { $export } te donne une partie à laquelle tu as joué, en fichier ou en texte.
help-moderators = **Remettre en ordre :** la modération, c’est-à-dire toute personne qui a la permission Gérer les salons ou un rôle choisi pour cela, peut retirer une partie ({ $reset }) et la restaurer ({ $restore }).
help-games = **Jeux :**
help-more-head = ## Et encore, pour tout le monde
help-moderators-head = ## Pour la modération
learn-foot = -# { $game } en une minute · { $page }/{ $pages }
# Below a page of the lesson, if an owner’s file has other numbers or names.
learn-packaged = -# Cette page présente le plateau et les cartes fournis avec le bot, avec les nombres du fichier qui lui a été remis. Une partie peut ne pas avoir tout ce qu’elle présente : les règles disent ce qu’il y a.
learn-next = Quand la partie t’attend, le bot le dit dans le salon : appuie là sur **Jouer**. { $search } répond aux questions sur les règles.

## Moderators

mod-reset-ask = La partie sera retirée pour tout le monde. Rien n’est perdu : elle peut être restaurée tant qu’il n’y a pas d’autre partie dans ce salon.
mod-reset-damaged-ask = Ce qui est enregistré de cette partie a été abîmé sur le disque et ne peut plus être lu. La partie sera retirée du salon, où l’on pourra en jouer une autre. Seule la personne qui gère le bot peut la rétablir, à partir d’une sauvegarde.
mod-reset-done = La partie est retirée.
mod-restore-ask = La partie sera restaurée telle qu’elle était.
mod-restore-done = La partie est restaurée.
mod-cancelled = Rien n’a changé.

## Permissions of the bot

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-embed-links = Intégrer des liens
permission-read-message-history = Voir les anciens messages

## Errors

error-ours = Quelque chose a échoué du côté du bot, mais rien n’a changé. Incident n° { $number }.
error-stale = La situation a changé entre-temps ; rien n’a été fait.
error-option-unknown = « { $written } » n’est pas une option de ce jeu. Possible : { $options }.
error-no-options = « { $written } » n’est pas une option : ce jeu n’en a aucune à choisir.
error-no-parts = Le plateau de ce jeu se montre en entier : laisse « { $written } » de côté.
error-part-unknown = « { $written } » n’est pas une partie de ce plateau. Possible : { $parts }.
error-no-channel = Cela ne fonctionne que dans un salon d’un serveur.
error-no-game = Il n’y a pas de partie dans ce salon. { $command } ouvre les inscriptions.
error-game-ended = Il n’y a plus de partie dans ce salon. { $command } ouvre les inscriptions pour une autre.
error-other-game-here = Cette commande appartient à un autre jeu. Jeu de ce salon : { $game }.
error-other-channel = Cette partie se joue dans un autre salon.
error-not-started = La partie n’a pas encore commencé ; les inscriptions sont encore ouvertes.
error-not-seated = Tu n’as pas de place dans cette partie. Tant qu’elle dure, tu peux la suivre, et prendre une place pour laquelle un remplacement est cherché.
error-not-your-panel = Ce panneau appartient à une autre place. Appuie sur « Jouer » pour ouvrir le tien.
error-looks-often =
    Tu as demandé à voir beaucoup de choses en quelques secondes. Tu pourras en voir d’autres dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }. Ce que tu joues dans une partie n’attend pas.
error-not-moderator = C’est réservé à la modération : il faut la permission Gérer les salons ici, ou un rôle choisi pour cela.
error-nothing-to-restore = Dans ce salon, il n’y a pas de partie retirée que l’on puisse restaurer.
error-missing-permissions = Il manque au bot des permissions dans ce salon : { $permissions }. Demande-les à une personne qui gère le salon.
held-back = Un message pour ce salon attend : le bot ne sait pas s’il l’a déjà envoyé, et ne peut pas le vérifier, car il lui manque la permission { $permission }. Demande-la à une personne qui gère le salon. Ce que tu fais compte quand même.
held-back-elsewhere = Un message pour { $channel } attend : le bot ne sait pas s’il l’a déjà envoyé, et ne peut pas le vérifier, car il lui manque là la permission { $permission }. Accorde-la, et le salon recevra ses messages.
error-kind-unknown = Aucun jeu ne s’appelle « { $written } » ici. Jeux : { $games }.
error-seats-wrong = Nombre de personnes possible ({ $game }) : { $allowed }.
error-verify-open = La partie est encore en cours : sa graine reste secrète jusqu’à la fin. L’empreinte publiée au début est `{ $fingerprint }`.

## Local mode

local-title = Riquet sur cet ordinateur
local-alone = Jouer contre le bot
local-alone-how = Choisis son niveau. La partie s’ouvre aussitôt dans son propre onglet : appuie là sur « Jouer ».
local-together = Jouer à plusieurs
local-full = Chaque salon a déjà une partie. Termine-en une avec /mod reset dans son salon, puis réessaie.
local-how = Un Discord hors ligne avec le bot, et cinq personnes que tu peux incarner.
local-how-1 = Ouvre un salon ci-dessous.
local-how-2 = Choisis en haut de sa page qui tu es : chaque personne ne voit que ses propres secrets.
local-how-3 = Écris /game new dans la ligne du bas, puis les premières lettres du nom d’un jeu, pour ouvrir les inscriptions ; les autres participent en appuyant sur un bouton.
local-how-4 = Commence, appuie sur « Jouer », et choisis en haut une autre personne pour le tour suivant. /help en dit plus.
local-channels = Salons
local-messages = Messages privés
local-moderator = peut modérer
local-no-game = pas encore de partie
local-over = { $game } · partie finie
local-table = { $game } · inscriptions ouvertes
local-game = { $game } · en attente : { $names }
local-kept = Les parties sont conservées quand le programme s’arrête. Au démarrage suivant, le plateau de chaque partie en cours est publié de nouveau ; les messages antérieurs sont perdus.
local-starting = Riquet démarre sur cet ordinateur…
local-address = Riquet tourne sur cet ordinateur : { $address } (Ctrl-C l’arrête ; les parties sont conservées)

## Errors of the table

error-no-such-game = Cette partie n’existe plus.
error-channel-has-game = Il y a déjà une partie dans ce salon, et il ne peut y en avoir qu’une par salon ou par fil. La voici : { $link }
error-channel-taken = Il y a déjà une partie dans ce salon, et il ne peut y en avoir qu’une par salon ou par fil.
error-unknown-game = Aucun jeu ne s’appelle « { $kind } » ici.
error-seat-number = Ce jeu ne se joue pas à { $seats }. Possible : { $allowed }.
error-already-joined = Tu as déjà une place.
error-not-joined = Tu n’as pas de place à cette table.
error-seats-full =
    { $seats ->
        [one] La seule place est prise.
       *[other] Les { $seats } places sont toutes prises.
    }
error-no-computer = Aucun bot ne joue à cette table.
error-call-not-own = Tu ne peux chercher un remplacement que pour ta place ou pour celle d’un bot.
error-computers-too-many = Il y a place pour { $most } bots au plus à cette table.
error-computers-wrong = Je ne comprends pas « { $written } ». Écris combien de bots et à quel niveau, par exemple « 2 fort, facile ». Niveaux : { $levels }
error-already-started = La partie a déjà commencé. On peut encore quitter ou céder sa place, et en prendre une pour laquelle un remplacement est cherché.
error-finished = La partie est finie.
error-abandoned = La partie a été arrêtée.
error-reset = La modération a retiré la partie.
error-only-host = À cette table, une seule personne peut commencer la partie : { $name }.
error-only-host-chooses = Une seule personne peut changer les options de cette table : { $name }.
error-not-enough-people = Places prises pour l’instant : { $joined }. Nombre de personnes possible : { $allowed }.
error-first-not-seated = La personne qui commence doit avoir une place à cette table.
error-bad-component = Le fichier de matériel remis à ce bot est incorrect : { $problem }
error-not-ended = La partie est encore en cours.
error-animation-busy = Plusieurs animations sont déjà en cours. Réessaie dans une minute.
error-undo-nothing = Tu n’as rien à défaire.
error-undo-others-acted = Tu ne peux plus défaire cette action de ton propre chef : { $name } a joué depuis.
error-undo-computer-acted = Tu ne peux plus défaire cette action de ton propre chef : un bot a joué depuis.
error-hint-not-allowed = Les conseils ne sont pas permis à cette table. Qui ouvre les inscriptions en décide avant le début de la partie.
error-hint-not-asked = Tu n’as rien à décider pour le moment.
error-hint-outdated = La partie a continué entre-temps. Demande de nouveau.
error-hint-busy = Le bot a trop à réfléchir pour le moment. Réessaie dans une minute.
error-review-not-finished = On ne peut analyser qu’une partie finie.
error-review-unreadable = Cette partie ne peut pas être analysée : elle a suivi des règles plus anciennes, ou son journal est endommagé.
error-step-unknown = « { $written } » n’est pas le numéro d’une entrée du journal. Écris un nombre entier ; 0 est le début de la partie.
error-undo-needed = Tu ne peux pas défaire cette action de ton propre chef : ce qui a été fait depuis en dépend.
error-undo-time-over = Tu ne peux pas défaire cette action de ton propre chef : son temps était écoulé, et elle est déjà close.
error-undo-reveals = Cette action ne peut pas être défaite : elle a révélé quelque chose de caché ou d’aléatoire.
error-undo-passed = Tu ne peux plus défaire cette action de ton propre chef : ton tour est terminé.
error-undo-agreed = Tu ne peux pas défaire cette action de ton propre chef : elle a été convenue avec quelqu’un d’autre.
error-undo-rules-changed = Cette action ne peut pas être défaite : les règles de ce bot ont changé depuis.
error-unreadable = Les règles de ce bot ne peuvent pas lire ce qui est enregistré de cette partie : elle ne peut être ni montrée ni jouée.
error-damaged = Ce qui est enregistré de cette partie a été abîmé sur le disque : personne ne peut y agir. La modération peut revenir à une entrée antérieure du journal.
error-damaged-row = Ce qui est enregistré de cette partie a été abîmé sur le disque et ne peut plus être lu : seule la personne qui gère le bot peut la rétablir, à partir d’une sauvegarde. La modération peut la retirer du salon avec /mod reset ; on pourra alors en jouer une autre ici.
error-repeated = Cela a déjà été fait.

## Rules

command-rules = règles
command-rules-description = Consulter les règles : recherche, coûts, cartes, interprétations
command-rules-game = jeu
command-rules-game-description = Quel jeu ; à défaut, celui de ce salon
command-rules-public = public
command-rules-public-description = Montrer la réponse à tout le salon
command-rules-search = chercher
command-rules-search-description = Trouver une règle à partir de n’importe quel mot
command-rules-search-query = mots
command-rules-search-query-description = Ce que tu cherches, dans n’importe laquelle des langues du bot
command-rules-cost = coûts
command-rules-cost-description = Lister les actions et leur coût
command-rules-card = carte
command-rules-card-description = Voir ce que fait une carte ; sans nom de carte, les voir toutes
command-rules-card-card = carte
command-rules-card-card-description = Quelle carte ; à défaut, toutes
command-rules-rulings = interprétations
command-rules-rulings-description = Voir tout ce qui n’est pas dans les règles imprimées : interprétations et reconstitutions
command-why = pourquoi
command-why-description = Demander pourquoi une action a été refusée, ou n’est pas possible maintenant
command-why-action = action
command-why-action-description = Quelle action ; à défaut, le dernier refus que tu as reçu

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
rules-costs-heading = ### Coût des actions
rules-cards-heading = ### Les cartes
rules-rulings-heading =
    ### Interprétations et reconstitutions
    Rien de cela n’est dans les règles imprimées. Une interprétation tranche là où elles se taisent ou ne sont pas claires ; une reconstitution remplace ce qui est imprimé sur un plateau ou une carte que nous n’avons pas pu voir.
# Below a picture of the rulebook, if an owner’s file has other numbers or names.
rules-picture-packaged = -# L’image montre le plateau et les cartes fournis avec le bot, pas ceux du fichier qui lui a été remis.
rules-no-costs = Aucune action n’a de coût dans ce jeu.
rules-no-cards = Il n’y a pas de cartes dans ce jeu.
rules-no-rulings = Il n’y a ni interprétation ni reconstitution pour ce jeu.
# Above a section that is no answer to what was asked.
rules-nearest = Rien dans les règles ne répond à « { $query } ». Ce qui s’en approche le plus :
rules-nearest-private = Rien dans les règles ne répond à « { $query } » ; personne d’autre ne voit donc cette page. Ce qui s’en approche le plus :
rules-other-finds = Autres résultats
rules-of-actions = Règles d’une action
rules-found-in = { $section } · { $game }
rules-which-game = De quel jeu s’agit-il ?
rules-only-private = Il n’y a pas de partie dans ce salon ; personne d’autre ne voit donc cette réponse.
rules-posted = Cette page des règles arrive dans le salon.
post-rule = { $name } montre une page des règles :

why-possible =
    { $count ->
        [0] **{ $action } :** tu peux le faire maintenant.
        [one] **{ $action } :** tu peux le faire maintenant, d’une seule façon.
       *[other] **{ $action } :** tu peux le faire maintenant, de { $count } façons.
    }
why-not-now = **{ $action } :** impossible maintenant.
why-no-section = Les règles n’en disent pas plus.
help-rules = **Règles :** pose ta question à { $search } comme tu la poserais à une personne de la table. { $cost } donne le coût de chaque action, et { $why } dit pourquoi une action a été refusée.

error-rules-gone = Cette page des règles n’existe plus.
error-rules-nothing = Rien dans les règles ne correspond à « { $query } ». Essaie un autre mot.
error-rules-no-card = Aucune carte ne correspond à « { $query } ». La liste qui s’ouvre pendant que tu écris les contient toutes.
error-why-nothing = Rien ne t’a été refusé récemment dans ce salon. Avec { $command }, tu peux aussi demander pourquoi une action est impossible.
error-why-unknown = « { $written } » n’est pas une action de ce jeu. Actions : { $actions }.
error-may-not-write = Tu n’as pas la permission d’écrire dans ce salon, tu ne peux donc rien y montrer.

## Languages

# Each language by its own name for itself.
language-name = français
language-automatic = automatique

command-language = langue
command-language-description = Choisir la langue : la tienne, celle de ce salon ou celle de ce serveur
command-language-me = moi
command-language-me-description = Choisir la langue dans laquelle le bot te répond
command-language-channel = salon
command-language-channel-description = Pour la modération : choisir la langue de ce que tout le monde lit dans ce salon
command-language-server = serveur
command-language-server-description = Pour la modération : choisir la langue de tous les salons qui n’ont pas la leur
command-language-language = langue
command-language-language-description = Quelle langue ; automatique annule le choix

# Said in the language that was chosen.
language-me-set = Désormais, le bot te répond en français.
language-me-automatic = Ton choix est annulé. Le bot prend la langue de ton Discord s’il la parle, sinon celle du salon ; ici : { $spoken }.
language-channel-set = Langue de ce salon : { $spoken }. Une partie en cours suit à partir de son prochain message.
language-channel-automatic = Ce salon n’a plus sa propre langue. En vigueur ici : { $spoken }.
language-server-set = Langue de ce serveur : { $spoken }. Les salons qui ont leur propre langue la gardent.
language-server-automatic = Ce serveur n’a plus sa propre langue. Les salons qui n’ont pas la leur suivent celle qui est choisie pour ce bot : { $spoken }.
help-language = **Langue :** { $me } choisit dans quelle langue le bot te répond.

error-language-unknown = Le bot ne parle pas « { $written } ». Il parle : { $languages }.

## Settings

command-settings = paramètres
command-settings-description = Voir ou changer les paramètres : langue, thème, format, modération, droit d’ouvrir les inscriptions
command-settings-show = voir
command-settings-show-description = Voir les paramètres en vigueur ici, et d’où ils viennent
command-settings-where = où
command-settings-where-description = Dans ce salon ou sur tout le serveur
command-settings-look = thème
command-settings-look-description = Pour la modération : choisir le thème des images
command-settings-look-look = thème
command-settings-look-look-description = Clair ou sombre ; automatique annule le choix
command-settings-layout = format
command-settings-layout-description = Choisir le format des images : le tien ou, pour la modération, celui de tout le monde
command-settings-layout-where = où
command-settings-layout-where-description = Pour toi, pour ce salon ou pour tout le serveur
command-settings-layout-layout = format
command-settings-layout-layout-description = Large, ou haut pour un téléphone ; automatique annule le choix
command-settings-pings = mentions
command-settings-pings-description = Choisir quand une question mentionne : toi ou, pour la modération, tout le monde
command-settings-pings-where = où
command-settings-pings-where-description = Pour toi, pour ce salon ou pour tout le serveur
command-settings-pings-pings = mentions
command-settings-pings-pings-description = À chaque question, ou là où la partie attend ; automatique annule le choix
command-settings-moderators = modération
command-settings-moderators-description = Pour la modération du serveur : permettre à un rôle de modérer, ou ne plus le permettre
command-settings-moderators-role = rôle
command-settings-moderators-role-description = Le rôle qui pourra modérer, ou ne le pourra plus
command-settings-moderators-remove = retirer
command-settings-moderators-remove-description = Retirer au rôle le droit de modérer
command-settings-start = commencer
command-settings-start-description = Pour la modération : choisir qui peut ouvrir les inscriptions d’une nouvelle partie
command-settings-start-who = qui
command-settings-start-who-description = Qui peut ouvrir les inscriptions ; automatique annule le choix
command-settings-start-role = rôle
command-settings-start-role-description = Quel rôle, si le choix est « un rôle »

settings-where-me = pour moi
settings-where-channel = pour ce salon
settings-where-server = pour ce serveur
settings-look-light = clair
settings-look-dark = sombre
settings-look-automatic = automatique
settings-layout-wide = large
settings-layout-tall = haut
settings-layout-automatic = automatique
settings-pings-all = à chaque question
settings-pings-needed = seulement là où la partie attend
settings-pings-automatic = automatique
settings-start-everybody = tout le monde
settings-start-moderators = la modération
settings-start-role = un rôle
settings-start-nobody = personne
settings-start-automatic = automatique

settings-head = ## Paramètres en vigueur ici
settings-choice = { $what } : { $value }
settings-line = **{ $what } :** { $value } ({ $source })
settings-name-language = Langue
settings-name-look = Thème des images
settings-name-layout = Format des images
settings-name-pings = Mentions
settings-name-moderators = Modération
settings-name-start = Qui peut ouvrir les inscriptions
settings-moderators-permission = **Modération :** toute personne qui a la permission Gérer les salons ici
settings-from-person = ton choix, pour toi
settings-from-channel = choix fait ici
settings-from-parent = choix fait pour le salon de ce fil
settings-from-server = choix fait pour ce serveur
settings-from-owner = choix fait pour ce bot
settings-from-nobody = rien n’est choisi
settings-role-gone =
    { $count ->
        [one] Un rôle choisi n’existe plus sur ce serveur, donc il ne compte pas ({ $source }).
       *[other] { $count } rôles choisis n’existent plus sur ce serveur, donc ils ne comptent pas ({ $source }).
    }

settings-look-set =
    { $place ->
        [channel] Thème des images dans ce salon : { $value }. Une partie en cours suit à partir de son prochain message.
       *[server] Thème des images sur ce serveur : { $value }. Les salons qui ont leur propre thème le gardent.
    }
settings-look-back =
    { $place ->
        [channel] Ce salon n’a plus son propre thème. En vigueur ici : { $value } ({ $source }).
       *[server] Ce serveur n’a plus son propre thème. Les salons qui n’ont pas le leur suivent celui-ci : { $value } ({ $source }).
    }
settings-layout-set =
    { $place ->
        [me] Format des images que personne d’autre ne voit : { $value }. Ton panneau suit à partir de sa prochaine image.
        [channel] Format des images dans ce salon : { $value }. Une partie en cours suit à partir de son prochain message. Les personnes qui ont leur propre format le gardent.
       *[server] Format des images sur ce serveur : { $value }. Les salons et les personnes qui ont leur propre format le gardent.
    }
settings-layout-back =
    { $place ->
        [me] Tu n’as plus ton propre format. En vigueur ici : { $value } ({ $source }).
        [channel] Ce salon n’a plus son propre format. En vigueur ici : { $value } ({ $source }).
       *[server] Ce serveur n’a plus son propre format. Les salons qui n’ont pas le leur suivent celui-ci : { $value } ({ $source }).
    }
settings-pings-set =
    { $place ->
        [me] Le bot te mentionne : { $value }.
        [channel] Dans ce salon, le bot mentionne : { $value }. Les personnes qui ont fait leur propre choix le gardent.
       *[server] Sur ce serveur, le bot mentionne : { $value }. Les salons et les personnes qui ont fait leur propre choix le gardent.
    }
settings-pings-back =
    { $place ->
        [me] Tu n’as plus ton propre choix pour les mentions. En vigueur ici : { $value } ({ $source }).
        [channel] Ce salon n’a plus son propre choix pour les mentions. En vigueur ici : { $value } ({ $source }).
       *[server] Ce serveur n’a plus son propre choix pour les mentions. Les salons qui n’ont pas le leur suivent celui-ci : { $value } ({ $source }).
    }
settings-moderators-added =
    { $place ->
        [channel] Peut désormais modérer dans ce salon : { $role }.
       *[server] Peut désormais modérer sur tout le serveur : { $role }.
    }
settings-moderators-removed =
    { $place ->
        [channel] N’est plus parmi les rôles choisis pour modérer dans ce salon : { $role }.
       *[server] N’est plus parmi les rôles choisis pour modérer sur tout le serveur : { $role }.
    }
settings-start-set =
    { $place ->
        [channel] Qui peut ouvrir les inscriptions dans ce salon : { $value }.
       *[server] Qui peut ouvrir les inscriptions sur ce serveur : { $value }. Un choix propre à un salon y reste valable.
    }
settings-start-back =
    { $place ->
        [channel] Il n’y a plus de choix propre à ce salon. Qui peut ouvrir les inscriptions ici : { $value } ({ $source }).
       *[server] Il n’y a plus de choix propre à ce serveur. Qui peut ouvrir les inscriptions dans les salons sans choix propre : { $value } ({ $source }).
    }
help-settings = **Paramètres :** { $show } montre ceux qui sont en vigueur ici, { $mine } les tiens : langue, format, mentions, heures calmes. { $reminders } te rappelle les parties qui t’attendent, { $away } annonce ton absence. **Relancer**, sous le plateau, appelle encore une fois qui est attendu.
help-moderators-settings = **Paramètres :** la langue de ce que tout le monde lit ({ $channel }, { $server }), le thème des images ({ $look }), qui d’autre peut modérer ({ $moderators }), qui peut ouvrir les inscriptions ({ $start }).

error-not-server-moderator = C’est réservé à la modération de tout le serveur : il faut la permission Gérer le serveur, la permission Gérer les salons pour tout le serveur, ou un rôle choisi pour le modérer.
error-settings-unknown = « { $written } » ne fait pas partie des choix : { $choices }.
error-settings-role-set = Ce rôle est déjà parmi ceux qui ont été choisis, il n’y a donc rien à changer : { $role }.
error-settings-role-not-set = Ce rôle n’est pas parmi ceux qui ont été choisis, il n’y a donc rien à retirer : { $role }.
error-settings-role-everybody = Tout le monde a ce rôle, donc il ne peut pas être celui de la modération. Choisis-en un autre.
error-settings-role-needed = Indique quel rôle peut ouvrir les inscriptions.
error-settings-role-unneeded = Un rôle ne va qu’avec le choix « un rôle ». N’indique pas de rôle, ou choisis « un rôle ».
error-may-not-start =
    { $who ->
        [nobody] Dans ce salon, personne ne peut ouvrir les inscriptions.
        [moderators] Dans ce salon, ouvrir les inscriptions est réservé à la modération.
       *[role] Dans ce salon, ouvrir les inscriptions est réservé à la modération et à ce rôle : { $role }.
    } { $elsewhere ->
        [some] Tu peux le faire dans ces salons : { $channels }.
       *[none] { $command } montre les paramètres en vigueur ici.
    }

## What people set for themselves

command-my = moi
command-my-description = Tes propres paramètres : rappels, heures calmes, absence, langue, format, mentions
command-my-settings = paramètres
command-my-settings-description = Voir et changer tout ce que tu choisis pour toi
command-my-reminders = rappels
command-my-reminders-description = Recevoir ou non un rappel quand une partie t’attend : quand, comment, combien de fois
command-my-reminders-hours = heures
command-my-reminders-hours-description = Après combien d’heures, de 1 à 336 ; 0 arrête les rappels
command-my-reminders-repeat = répéter
command-my-reminders-repeat-description = De nouveau après le même temps, tant que la partie attend (10 fois au plus)
command-my-reminders-by = par
command-my-reminders-by-description = Par une mention dans le salon ou par message privé
command-my-reminders-quiet = calme
command-my-reminders-quiet-description = Heures sans rappel ni relance, par exemple 22:00-7:00, ou « aucune »
command-my-reminders-zone = fuseau
command-my-reminders-zone-description = Ton fuseau horaire, par exemple Europe/Paris
command-my-away = absence
command-my-away-description = Annoncer ton absence ou ton retour : ton temps et tes rappels s’arrêtent
command-my-away-until = jusque
command-my-away-until-description = 5j, 3 semaines, 24 déc, 24/12, vendredi, demain 18:00 ; à défaut, tu vois où en est ton absence

own-by-channel = mention dans le salon
own-by-direct = message privé

own-head = ## Tes paramètres
own-reminders-head = ## Tes rappels
own-line = **{ $what } :** { $value }
own-name-reminders = Rappels
own-name-quiet = Heures calmes
own-name-zone = Fuseau horaire
own-name-away = Absence
own-reminders-off = aucun
own-reminders-on =
    après { $hours } h, { $repeated ->
        [yes] puis toutes les { $hours } h
       *[no] une fois
    }, { $direct ->
        [yes] par message privé
       *[no] par une mention dans le salon
    }
own-reminders-prepared =
    aucun (une fois activés : { $repeated ->
        [yes] encore et encore
       *[no] une fois
    }, { $direct ->
        [yes] par message privé
       *[no] par une mention dans le salon
    })
own-quiet-none = aucune
own-zone-none = aucun ; c’est l’heure UTC qui compte
own-zone-fixed = { $zone } (sans heure d’été)
own-away-no = non
own-away-until = jusqu’au { $until }
own-after = Rappel après { $hours } h
own-choose-after = Un rappel après combien d’heures ?
own-button-once = Un seul rappel
own-button-repeated = Plusieurs rappels
own-button-channel = Rappels dans le salon
own-button-direct = Rappels par message privé
own-button-quiet = Heures calmes, fuseau
own-button-away = Annoncer mon absence
own-button-back = Me revoilà
own-button-reminders = Rappels
own-button-settings = Tous les paramètres
own-form-quiet = Heures calmes
own-form-quiet-hint = 22:00-7:00 ; rien pour aucune
own-form-zone = Fuseau horaire
own-form-zone-hint = Par exemple Europe/Paris
own-form-away = Jusqu’à quand ?
own-form-away-hint = 5j, 3 semaines, 24 déc, 24/12, vendredi, demain 18:00
own-away-set = Ton absence dure jusqu’au { $until }. Les tables où tu as une place l’apprennent, et rien de plus. D’ici là, ton temps et tes rappels s’arrêtent.
own-away-not = Aucune absence n’est annoncée.
own-back-set = Ton absence est finie. Tout continue.
own-back-already = Aucune absence n’est annoncée, il n’y a donc rien à changer.

post-away = Absence jusqu’au { $until } : { $name }
post-away-back = De retour : { $name }
post-reminder = { $name }, { $game } t’attend depuis cette date : { $since }.
post-reminder-direct = { $game } t’attend depuis cette date : { $since }.
post-nudge =
    { $by ->
        [somebody] { $who } relance { $names } : { $game } attend votre tour.
       *[nobody] { $names } : { $game } attend votre tour.
    }
button-nudge = Relancer
nudge-sent = La relance est partie pour : { $names }
nudge-later = La relance partira dès que leurs propres paramètres le permettent, pour : { $names }
nudge-away = Relance au retour : { $names }
away-until = { $name } jusqu’au { $until }
info-away = Absences : { $names }

# What is understood of lengths and days; the first word for none is shown in examples.
when-none = aucune,aucun,non
when-hours = h,heure,heures
when-days = j,jour,jours
when-weeks = sem,semaine,semaines
when-months-long = mois
when-one = un,une
when-within = dans,pour,pendant
when-until = jusqu’à,jusqu’au,jusque,au,à,le
when-at = à
when-from = de,entre,depuis
when-between = à,et,jusqu’à
when-oclock = h,heures,heure
when-morning = du matin
when-evening = du soir,de l’après-midi
when-today = aujourd’hui
when-tomorrow = demain
when-after-tomorrow = après-demain,après demain
when-weekdays = lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche
when-months = janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre

error-own-hours = Un rappel après { $written } h n’est pas possible. Choisis un nombre d’heures de 1 à { $most }, ou 0 pour aucun rappel.
error-own-quiet = « { $written } » n’indique pas d’heures calmes. Écris quand elles commencent et finissent, par exemple 22:00-7:00, 22h à 7h, ou « aucune ».
error-own-quiet-zone = Les heures calmes ont besoin de ton fuseau horaire. Indique-le aussi, par exemple Europe/Paris.
error-own-zone = « { $written } » n’est pas un fuseau horaire connu ici. Indique-le par un lieu, par exemple : { $zones }.
error-own-zone-offset = Le fuseau horaire « { $written } » n’existe pas ici. Indique le tien par un lieu, par exemple Europe/Paris, ou en heures entières, par exemple UTC+2.
error-own-away = « { $written } » ne se comprend pas. Écris une durée comme 5j, 3 semaines ou 2 mois, ou un jour comme 24 déc, 24/12/2026, vendredi ou demain 18:00.
error-own-away-no-day = « { $written } » : ce mois n’a pas ce jour. Écris un jour comme 24 déc ou demain 18:00, ou une durée comme 2 mois.
error-own-away-two = « { $written } » peut désigner plus d’un moment. Écris celui que tu veux dire : { $times }.
error-own-away-none = « { $written } », ce n’est pas une absence. Écris combien de temps ou jusqu’à quand, par exemple 5j ou demain 18:00.
error-own-away-past = Ce moment est déjà passé : { $when }. Choisis-en un plus tard, par exemple 5j ou demain 18:00.
error-own-away-far = « { $written } » est dans plus d’un an. Choisis un moment plus proche, par exemple 2 mois.
error-nudge-waited = La partie t’attend aussi. Tu pourras relancer les autres après avoir joué.
error-nudge-alone = La partie n’attend que toi : il n’y a donc personne d’autre à relancer.
error-nudge-nobody = Il n’y a personne à relancer : en ce moment, la partie n’attend personne qui joue en personne.
error-nudge-again = Toutes les personnes attendues ont déjà reçu une relance. Ce sera de nouveau possible <t:{ $when }:R>.
error-nudge-later = Toutes les personnes attendues recevront une relance dès que leurs paramètres le permettront. Il n’y a rien de plus à faire.

## What moderators do

mod-undo = Pour défaire cela : { $command }.
mod-undo-entry = Pour défaire cela : { $command } avec l’entrée { $number }.

command-mod-rollback = revenir
command-mod-rollback-description = Revenir à n’importe quelle entrée du journal ; montre le plateau d’alors, demande confirmation
command-mod-rollback-entry = entrée
command-mod-rollback-entry-description = Après quelle entrée du journal ; 0 est le début de la partie
command-mod-rollback-new-dice = nouveaux-tirages
command-mod-rollback-new-dice-description = Continuer à partir de là avec de nouveaux tirages et des pioches remélangées
command-mod-replace = remplacer
command-mod-replace-description = Donner une place à une autre personne ou à un bot, ou la libérer et chercher un remplacement
command-mod-replace-seat = place
command-mod-replace-seat-description = Quelle place donner ou libérer
command-mod-replace-person = personne
command-mod-replace-person-description = Qui reçoit la place ; à défaut, on cherche un remplacement
command-mod-replace-bot = bot
command-mod-replace-bot-description = Niveau du bot qui reçoit la place ; à défaut, aucun bot ne la reçoit
command-mod-skip = passer-le-tour
command-mod-skip-description = Passer le tour d’une personne qui ne joue pas : le bot finit ce tour ou décide à sa place
command-mod-skip-seat = place
command-mod-skip-seat-description = Quel tour passer ; à indiquer seulement si plusieurs personnes sont attendues
command-mod-pause = mettre-en-pause
command-mod-pause-description = Mettre en pause la partie de ce salon : personne ne peut agir avant la reprise
command-mod-resume = reprendre
command-mod-resume-description = Reprendre une partie en pause, ou amener ici une partie qui a perdu son salon
command-mod-resume-game = partie
command-mod-resume-game-description = Quelle partie sans salon ; à défaut, celle de ce salon, ou la seule sans salon
command-mod-post-again = publier-de-nouveau
command-mod-post-again-description = Publier de nouveau le plateau ou les inscriptions de ce salon
command-mod-audit = historique
command-mod-audit-description = Voir ce que la modération a fait dans ce salon, avec les noms et les dates

button-mod-rollback = Revenir
button-mod-rollback-dice = Revenir, nouveaux tirages
button-mod-rollback-only-dice = Nouveaux tirages
button-mod-rollback-entry = Revenir à l’entrée { $number }
button-mod-replace = Donner la place
button-mod-replace-free = Libérer la place
button-mod-replace-back = Rendre la place
button-mod-skip = Passer le tour
button-mod-pause = Mettre en pause
button-mod-resume = Reprendre la partie
button-mod-move = Reprendre ici
button-mod-again = Publier de nouveau

mod-rollback-start = Le début de la partie
mod-rollback-hidden = Quelque chose qui reste caché à certaines personnes
mod-rollback-head = ## { $game }
mod-rollback-ask =
    { $where ->
        [start] La partie reviendra à son début.
       *[entry] La partie reviendra là où elle en était après l’entrée { $number } du journal :
    }
mod-rollback-stays = La partie en est déjà là. Les tirages à venir changeront, les pioches seront remélangées ; tout le reste sera conservé.
mod-rollback-behind =
    { $count ->
        [0] Aucune entrée n’est perdue : toutes continuent de compter. Tout le monde gardera sa place actuelle.
        [one] { $count } entrée ne comptera plus, mais restera dans le journal. Tout le monde gardera sa place actuelle.
       *[other] { $count } entrées ne compteront plus, mais resteront dans le journal. Tout le monde gardera sa place actuelle.
    }
mod-rollback-over = À ce moment-là, la partie était finie ; elle se terminera donc de nouveau.
mod-rollback-opens = La partie est finie ; elle sera de nouveau en cours.
mod-rollback-must-draw = La graine de cette partie est peut-être connue : les tirages seront donc nouveaux à partir de là.
mod-rollback-shown = **Quelque chose de caché ou d’aléatoire a été révélé depuis :** avec les mêmes tirages, on connaîtrait la suite. Mieux vaut de nouveaux tirages.
mod-rollback-board = Le plateau tel que tout le monde le voyait alors :
mod-rollback-done =
    { $where ->
        [start] La partie est revenue à son début.
       *[entry] La partie est revenue à l’entrée { $number }.
    }
mod-replace-ask = Cette place changera de mains, avec tout ce qui s’y rattache : { $seat } → { $person }.
mod-replace-ask-free = Cette place ({ $seat }) sera libérée. On cherchera un remplacement ; jusque-là, la partie attendra chaque fois que ce sera à cette place de jouer.
mod-replace-done = { $person } a maintenant la place.
mod-replace-done-free = La place est libre, et on cherche un remplacement.
mod-skip-ask-end = Ce tour ({ $seat }) prendra fin, sans autre effet.
mod-skip-ask = { $seat } a encore quelque chose à faire ou à décider. Le bot s’en chargera, comme il le ferait en suppléance ; si c’est à cette personne de jouer, son tour prendra fin.
mod-skip-done = Tour passé : { $seat }.
mod-pause-ask = Personne ne pourra agir dans la partie avant la reprise.
mod-pause-done = La partie est en pause.
mod-resume-ask = La partie continuera là où elle en est. Les personnes attendues seront mentionnées.
mod-resume-done = La partie continue.
mod-move-ask = Cette partie a perdu son salon. Elle continuera dans le salon où tu es, là où elle en est.
mod-move-done = La partie continue dans ce salon.
mod-again-ask = Le plateau ou les inscriptions seront publiés de nouveau ici, en l’état, et les personnes attendues seront mentionnées.
mod-again-done = Le message arrive. Rien n’a changé dans la partie.
mod-resume-game = { $number }. { $game } : { $people }

audit-head = **Journal de modération** de ce salon, page { $page } sur { $pages }, le plus récent d’abord
audit-empty = La modération n’a encore rien fait ici.
audit-game = { $game }, partie { $number } : { $told }
audit-put-away = { $name } a retiré de ce salon la partie { $number }, endommagée sur le disque.
audit-setting =
    { $place ->
        [channel] { $name } a changé un paramètre de ce salon. { $what } : { $value }.
       *[server] { $name } a changé un paramètre de ce serveur. { $what } : { $value }.
    }

status-paused = La partie est en pause : personne ne peut agir avant que la modération la reprenne.
status-parked = La partie a perdu son salon. La modération peut la reprendre ailleurs.

post-rollback =
    { $where ->
        [start] La modération ({ $name }) revient au début de la partie. Ce qui a suivi reste dans le journal, mais ne compte plus.
       *[entry] La modération ({ $name }) revient à l’entrée { $number } du journal. Ce qui a suivi reste dans le journal, mais ne compte plus.
    }
post-dice =
    { $where ->
        [start] La modération ({ $name }) revient au début de la partie, avec de nouveaux tirages à partir de là. Ce qui a suivi reste dans le journal, mais ne compte plus.
        [entry] La modération ({ $name }) revient à l’entrée { $number } du journal, avec de nouveaux tirages à partir de là. Ce qui a suivi reste dans le journal, mais ne compte plus.
       *[here] La modération ({ $name }) change la suite des tirages : tout ce qui est aléatoire sera tiré de nouveau à partir de maintenant.
    }
    { $sealed ->
        [yes] -# Empreinte du sel : `{ $salt }`. Le sel est publié à la fin de la partie.
       *[no] -# Sel des nouveaux tirages : `{ $salt }`
    }
post-replace =
    { $filled ->
        [computer] La modération ({ $name }) donne une place ({ $colour }), avec tout ce qui s’y rattache, à un bot (niveau : { level }). Jusqu’ici : { $outgoing }.
        [yes] La modération ({ $name }) donne une place ({ $colour }), avec tout ce qui s’y rattache, à { $incoming }. Jusqu’ici : { $outgoing }.
       *[no] La modération ({ $name }) libère une place ({ $colour }). Jusqu’ici : { $outgoing }. On cherche un remplacement.
    }
post-replace-ping =
    { $waited ->
        [yes] { $name }, cette place est à toi, et la partie t’attend.
       *[no] { $name }, cette place est à toi. Le bot te mentionnera quand la partie t’attendra.
    }
post-skip = La modération ({ $name }) passe le tour de cette place : { $seat }.
post-pause = La modération ({ $name }) met la partie en pause. Personne ne peut agir avant la reprise avec { $command }.
post-resume = La modération ({ $name }) reprend la partie.
post-rules = Le bot a été mis à jour : cette partie continue avec des règles plus récentes (version { $to } au lieu de la version { $from }). On ne peut ni défaire ce qui précède ni y revenir.
post-salts = Sels des nouveaux tirages, dans l’ordre : { $salts }

log-rollback =
    { $where ->
        [start] La modération ({ $who }) est revenue au début.
       *[entry] La modération ({ $who }) est revenue à l’entrée { $number }.
    }
log-dice =
    { $sealed ->
        [yes] La modération ({ $who }) a changé la suite des tirages. Empreinte du sel : `{ $salt }`
       *[no] La modération ({ $who }) a changé la suite des tirages. Sel : `{ $salt }`
    }
log-replace =
    { $filled ->
        [computer] La modération ({ $who }) a donné une place ({ $colour }) à un bot (niveau : { level }). Jusqu’alors : { $outgoing }.
        [yes] La modération ({ $who }) a donné une place ({ $colour }) à { $incoming }. Jusqu’alors : { $outgoing }.
       *[no] La modération ({ $who }) a libéré une place ({ $colour }). Jusqu’alors : { $outgoing }.
    }
log-skip = La modération ({ $who }) a passé le tour de cette place : { $seat }.
log-pause = La modération ({ $who }) a mis la partie en pause.
log-resume = La modération ({ $who }) a repris la partie.
log-post-again = La modération ({ $who }) a fait publier de nouveau la partie.
log-park = La partie a perdu son salon.
log-rules = La partie a continué avec des règles plus récentes : version { $to } au lieu de la version { $from }.

verify-replay-since =
    { $entries ->
        [one] ✓ En rejouant la dernière entrée du journal, on arrive au même résultat.
       *[other] ✓ En rejouant les { $entries } dernières entrées du journal, on arrive au même résultat.
    }
verify-replay-since-bad =
    { $entries ->
        [one] ✗ En rejouant la dernière entrée du journal, on arrive à un autre résultat.
       *[other] ✗ En rejouant les { $entries } dernières entrées du journal, on arrive à un autre résultat.
    }
verify-unchecked = Jusqu’à l’entrée { $number }, la partie a suivi des règles plus anciennes, que ce bot n’a plus : ces entrées ne peuvent pas être vérifiées.
verify-salts = Sels des nouveaux tirages, dans l’ordre : { $salts }

help-moderators-more = **Et encore :** la modération peut revenir à n’importe quelle entrée du journal ({ $rollback }), donner une place à une autre personne ({ $replace }), passer le tour d’une personne qui ne joue pas ({ $skip }), mettre la partie en pause et la reprendre ({ $pause }, { $resume }), publier de nouveau le plateau ({ $again }), et voir qui a fait quoi ({ $audit }). Tout changement apporté à la partie est annoncé dans le salon.

error-entry-unknown = « { $written } » n’est pas une entrée du journal. Écris son numéro, ou choisis dans la liste qui s’ouvre pendant que tu écris.
error-no-such-entry = Le journal n’a pas d’entrée { $number }. Choisis dans la liste qui s’ouvre pendant que tu écris.
error-rollback-rules = Les règles de ce bot ont changé depuis cette entrée, la partie ne peut donc pas y revenir.
error-rollback-damaged = Le journal est abîmé après l’entrée { $number }. La partie peut revenir à cette entrée ou à une entrée antérieure.
note-damaged = Ce qui est enregistré de cette partie a été abîmé sur le disque : personne ne peut y agir. La modération peut revenir, avec { $command }, à l’entrée { $entry }, la dernière qui soit intacte, ou à une entrée antérieure ; la partie continue alors de là. Les autres parties ne sont pas touchées.
note-damaged-over = Ce qui est enregistré de cette partie avait été abîmé sur le disque. La partie a été rétablie d’après son journal ; il n’y a plus rien à faire.
note-damaged-log = Le journal de cette partie a été abîmé sur le disque après l’entrée { $entry }. Le plateau est intact et la partie continue ; on peut revenir à cette entrée ou à une entrée antérieure, avec { $command }.
note-damaged-log-over = Le journal de cette partie avait été abîmé sur le disque. La partie est revenue à un moment antérieur ; il n’y a plus rien à faire.
note-lost = Le disque de ce bot a été abîmé, et les dernières actions peuvent manquer, bien qu’elles aient été confirmées. Voici où en est la partie ; elle continue d’ici.
note-unsent = Un message pour ce salon n’a pas pu être envoyé (numéro { $number } dans le journal du bot). La partie continue : { $command } montre où elle en est.
note-unchanged = Une personne a fait effacer ses données, et ce message la nomme peut-être encore : { $link }. Discord ne laisse pas le bot le modifier ; il continue d’essayer. Toute personne qui gère ce salon peut supprimer le message.
error-rollback-needs-dice = La graine de cette partie est peut-être connue : on ne peut donc revenir en arrière qu’avec de nouveaux tirages.
error-rollback-nothing = La partie en est déjà là.
error-rollback-newer-game = Il y a eu une autre partie dans ce salon depuis.
error-seat-unknown = « { $written } » n’est pas une place que l’on peut choisir. Possible : { $names }.
error-replace-both = Nomme une personne ou un bot, pas les deux.
error-replace-bot = C’est le compte d’un autre programme sur Discord, pas quelqu’un qui joue. Pour donner la place à un bot de Riquet, choisis son niveau au lieu d’une personne.
error-replace-not-here = Cette personne n’est pas sur ce serveur.
error-replace-seated = { $name } a déjà une place dans cette partie.
error-seat-free-already = Cette place est déjà libre, et on cherche un remplacement.
error-skip-which = Plusieurs personnes sont attendues. Indique quel tour passer : { $names }.
error-skip-not-waited = La partie n’attend pas cette place.
error-paused = La partie est en pause. La modération peut la reprendre.
error-not-paused = La partie n’est pas en pause.
error-parked = La partie a perdu son salon. La modération peut la reprendre ailleurs.
error-not-parked = Cette partie ne peut pas être amenée ici : elle a déjà un salon, ou vient d’un autre serveur.
error-resume-which = Plusieurs parties ont perdu leur salon. Choisis-en une dans la liste qui s’ouvre pendant que tu écris.
error-resume-unknown = « { $written } » n’est pas une partie que l’on peut amener ici. Possible : { $games }.
error-nothing-to-resume = Il n’y a aucune partie à reprendre : aucune n’est en pause dans ce salon, et aucune n’a perdu le sien.

## Places, accord, suivre une partie

command-seat = place
command-seat-description = Ta place : la céder, la quitter, trouver un remplacement ou une suppléance
command-seat-give = céder
command-seat-give-description = Céder ta place à quelqu’un, avec tout ce qui s’y rattache
command-seat-give-person = personne
command-seat-give-person-description = À qui céder la place ; cette personne accepte ou refuse dans le salon
command-seat-resign = abandonner
command-seat-resign-description = Quitter la partie pour de bon ; on cherche un remplacement
command-seat-call = remplacement
command-seat-call-description = Chercher un remplacement pour ta place, que tu gardes en attendant, ou pour celle d’un bot
command-seat-call-stop = arrêter
command-seat-call-stop-description = Ne plus chercher de remplacement pour ta place ou celle d’un bot
command-seat-call-seat = place
command-seat-call-seat-description = Place d’un bot à confier à quelqu’un ; à défaut, la tienne
command-seat-stand-in = suppléance
command-seat-stand-in-description = Proposer que le bot joue pour une personne absente jusqu’à son retour
command-seat-stand-in-seat = place
command-seat-stand-in-seat-description = Pour quelle place le bot jouerait ; à défaut, la tienne
command-seat-stand-in-level = niveau
command-seat-stand-in-level-description = À quel niveau le bot jouerait ; à défaut, moyen
command-seat-back = retour
command-seat-back-description = Jouer de nouveau toi-même après une suppléance
command-hint = conseil
command-hint-description = Voir ce que ferait un bot fort à ta place, si la table le permet
command-review = analyse
command-review-description = Voir où la partie finie de ce salon a basculé, et ce qui aurait été meilleur
command-watch = suivre
command-watch-description = Suivre la partie de ce salon par message privé, sans y jouer
command-watch-stop = arrêter
command-watch-stop-description = Ne plus suivre la partie de ce salon

button-withdraw = Retirer
button-accept = Accepter
button-decline = Refuser
button-ask-others = Demander aux autres
button-ask-back = Demander à défaire
button-take-seat = Prendre cette place
button-take-seat-of = Prendre la place : { $name }
button-resign = Abandonner
button-back-at-table = Me revoilà
button-to-game = Vers la partie
button-unwatch = Ne plus suivre

# $count is how many have yet to answer.
post-proposal-asked =
    { $count ->
        [0] Plus aucune réponse n’est attendue : une personne déjà d’accord peut appuyer encore une fois sur « D’accord ».
       *[other] Réponse attendue : { $asked }
    }
post-proposal-agreed = Accord donné : { $agreed }
post-in-secret = { $name } fait quelque chose qui reste caché.
post-abandon-answered =
    { $result ->
        [done] Tout le monde est d’accord pour arrêter la partie sans résultat.
        [refused] L’arrêt de la partie a été proposé. Refus : { $name }
        [withdrawn] { $asker } retire sa proposition d’arrêter la partie.
       *[lapsed] La proposition d’arrêter la partie n’est plus valable.
    }
# $count is how many actions of the game came after the one that is to be taken back.
post-takeback-asked =
    { $name } demande à défaire : { $events } { $count ->
        [0] Aucune action depuis.
        [one] 1 action faite depuis serait défaite aussi.
       *[other] { $count } actions faites depuis seraient défaites aussi.
    }
post-takeback-answered =
    { $result ->
        [done] { $asker } a demandé à défaire une action. Tout le monde a accepté.
        [refused] { $asker } a demandé à défaire une action. Refus : { $name }
        [withdrawn] { $asker } retire sa demande de défaire une action.
       *[lapsed] { $asker } a demandé à défaire une action. Ce n’est plus possible.
    }
post-takeback-refused = { $name } n’est pas d’accord. Rien n’est défait.
post-takeback = Défait d’un commun accord : { $events }
post-stand-in-asked =
    { $free ->
        [True] Proposition ({ $name }) : un bot (niveau : { level }) pour la place libre ({ $colour }). Il jouerait jusqu’à ce que quelqu’un la prenne.
       *[False] Proposition ({ $name }) : une suppléance (niveau : { level }) pour { $seat }. Le bot jouerait pour cette place jusqu’au retour de la personne.
    }
post-stand-in-answered =
    { $result ->
        [done] Tout le monde est d’accord pour la suppléance.
        [refused] { $asker } a proposé une suppléance. Refus : { $name }
        [withdrawn] { $asker } retire sa proposition de suppléance.
       *[lapsed] { $asker } a proposé une suppléance. Ce n’est plus possible.
    }
post-stand-in-refused = { $name } n’est pas d’accord. Pas de suppléance.
post-stand-in =
    { $free ->
        [True] Un bot (niveau : { level }) joue maintenant pour la place libre ({ $colour }) jusqu’à ce que quelqu’un la prenne.
       *[False] Suppléance (niveau : { level }) : le bot joue pour { $seat } jusqu’au retour de la personne.
    }
post-handover-asked = { $name } propose de céder sa place, avec tout ce qui s’y rattache.
post-handover-answered =
    { $result ->
        [done] La place a été acceptée.
        [refused] { $asker } a proposé de céder sa place. Refus : { $name }
        [withdrawn] { $asker } retire sa proposition de céder sa place.
       *[lapsed] La proposition de céder la place n’est plus valable.
    }
post-handover-refused = { $name } ne prend pas la place.
post-handover = { $outgoing } cède sa place à { $incoming } ({ $colour }).
post-resign = { $outgoing } abandonne la partie. On cherche un remplacement ({ $colour }).
post-call =
    { $own ->
        [no] { $name } cherche quelqu’un pour la place d’un bot ({ $colour }). Le bot continue à jouer en attendant.
       *[yes] { $name } cherche un remplacement ({ $colour }) et continue à jouer jusqu’à ce que quelqu’un prenne la place.
    }
post-uncall = { $name } ne cherche plus de remplacement.
post-call-over = -# Cette recherche est finie.
post-substitute = { $incoming } prend la place en remplacement ({ $colour }).
post-back = { $name } est de retour ; la suppléance prend fin.

log-takeback = { $seat } a demandé à défaire : d’un commun accord, l’entrée { $number } et toute la suite ont été défaites.
log-handover = { $outgoing } a cédé sa place à { $incoming }.
log-resign = { $outgoing } a abandonné la partie.
log-call =
    { $own ->
        [no] { $who } a commencé à chercher quelqu’un pour la place d’un bot ({ $colour }).
       *[yes] { $who } a commencé à chercher un remplacement.
    }
log-uncall = { $who } a cessé de chercher un remplacement.
log-substitute = { $incoming } a pris la place en remplacement ({ $colour }).
log-stand-in =
    { $free ->
        [True] D’un commun accord, un bot (niveau : { level }) a commencé à jouer pour la place libre ({ $colour }).
       *[False] D’un commun accord, une suppléance (niveau : { level }) a commencé pour { $seat }.
    }
log-back = { $who } a repris sa place ; la suppléance a pris fin.

# $count is how many have yet to answer.
consent-asked = La question est posée aux autres. Réponses attendues : { $count }.
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
        [done] L’action est défaite.
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
        [done] La place a changé de mains.
        [withdrawn] Ta proposition est retirée.
       *[refused] Tu ne prends pas la place.
    }
undo-ask = Mais on peut la défaire si les autres donnent leur accord.
seat-offered = { $name } doit répondre dans le salon. Jusqu’à son accord, la place reste la tienne.
seat-taken = La place est maintenant la tienne, avec tout ce qui s’y rattache.
seat-resign-ask = Tu quitteras la partie pour de bon ; la personne qui prendra la place recevra tout ce qui s’y rattache. Pour garder la place en attendant quelqu’un, cherche plutôt un remplacement.
seat-resigned = Tu as quitté la partie.
seat-kept = Rien n’a changé. La place reste la tienne.
seat-called = On cherche un remplacement. La place reste la tienne jusqu’à ce que quelqu’un la prenne.
seat-called-computer = On cherche quelqu’un pour reprendre cette place. Le bot continue à jouer en attendant.
seat-uncalled = On ne cherche plus de remplacement.
seat-back = Tu joues de nouveau toi-même.
seats-stand-ins = Suppléance : le bot joue pour { $names }.
seats-called = On cherche un remplacement pour { $names }.
watch-begun = Tu recevras le plateau par message privé, dès maintenant et à chaque publication ici.
watch-ended = Tu ne suis plus la partie.
help-seats = **Places :** { $give } cède la tienne, { $resign } la quitte, { $call } cherche un remplacement. { $stand } propose que le bot joue pour une personne absente, jusqu’à { $back }. { $watch } suit une partie par message privé.

# $shown is what came to light, a whole sentence or more.
error-undo-shown = Impossible à défaire, même d’un commun accord : quelque chose de caché ou d’aléatoire a été révélé. { $shown }
error-undo-gone = C’est déjà défait, ou la modération est revenue depuis à une entrée antérieure.
error-undo-dice = Cette action ne peut pas être défaite : les tirages ont changé depuis.
error-takeback-other = Tu as fait autre chose depuis. Si tu veux toujours défaire une action, demande de nouveau.
error-takeback-asked-already = Tu as déjà demandé à défaire une action. Retire d’abord cette demande.
error-stand-in-asked-already = Tu as déjà proposé une suppléance. Retire d’abord cette proposition.
error-no-such-proposal = Cette question n’est pas posée ici.
error-proposal-closed = Cette question est close.
error-not-asked = La question ne t’est pas posée.
error-not-agreed = Tu n’as pas donné ton accord, il n’y a donc rien à retirer.
error-has-seat = Cette personne a déjà une place dans cette partie.
error-own-seat = Tu as déjà une place dans cette partie.
error-no-such-seat = Cette place n’existe pas.
error-seat-not-found = Il n’y a pas de place « { $written } » ici. Places : { $seats }.
error-seat-give-bot = C’est le compte d’un autre programme sur Discord, pas quelqu’un qui joue. Avec { $command }, un bot joue pour toi.
error-seat-give-unseen = { $name } ne voit pas ce salon et ne peut donc pas prendre la place.
error-resign-last = Il n’y a plus personne d’autre à la table. Tu peux en revanche arrêter la partie.
error-called-already = On cherche déjà un remplacement.
error-not-called = On ne cherche pas de remplacement pour cette place.
error-standing-not-offered = Cette réponse ne peut pas être donnée d’avance en ce moment. Ton panneau montre celles qui peuvent l’être.
error-no-stand-in = Il n’y a pas de suppléance pour toi en ce moment.
error-stand-in-already = Il y a déjà une suppléance pour cette place.
error-stand-in-other-level = Une suppléance à un autre niveau ({ level }) est déjà proposée pour cette place. Accepte-la, ou fais-la retirer d’abord.
error-stand-in-alone = Il faut au moins une personne qui joue pour elle-même.
error-stand-in-plays = Suppléance : le bot joue pour toi. Appuie d’abord sur « Me revoilà ».
error-watch-seated = Tu as une place dans cette partie : tu en vois déjà davantage qu’en la suivant sans place.
error-watching-already = Tu suis déjà cette partie.
error-not-watching = Tu ne suis pas cette partie.
error-watch-unreachable = Le bot ne peut pas t’envoyer de messages privés. Autorise-les pour ce serveur, puis essaie de nouveau.

## La cadence d’une table

# What people type and read of a pace; the words of each unit stand with spaces between.
pace-none = sans cadence
pace-with-bank = { $turn } + { $bank }
pace-week =
    { $count ->
        [one] { $count } semaine
       *[other] { $count } semaines
    }
pace-day =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
length-under-an-hour = moins d’une heure
pace-hour =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
pace-words-week = sem semaine semaines
pace-words-day = j jour jours
pace-words-hour = h heure heures
pace-words-minute = min mn minute minutes
pace-words-second = s sec seconde secondes
pace-choose-none = Cadence : aucune
pace-choose-turn = Cadence : { $turn } par tour
pace-choose-bank = Cadence : { $turn } par tour + { $bank } de réserve
pace-line = **Cadence :** { $turn } chaque fois que la partie attend quelqu’un, puis une réserve de temps pour toute la partie : { $bank }
pace-line-turn = **Cadence :** { $turn } chaque fois que la partie attend quelqu’un
clock-of = { $name } ({ $when })
clock-until = Fin du temps : { $clocks }
clock-over = Temps écoulé : { $names }
button-late-skip = Passer le tour
button-late-stand-in = Laisser jouer le bot
button-late-free = Chercher un remplacement
# $count is how many others are there, $others are mentions of them.
post-time-over =
    { $count ->
        [0] **Temps écoulé : { $name }.** Rien d’autre n’arrive tout seul, et { $name } peut encore agir. Personne d’autre n’est là pour choisir en ce moment : le choix se fera ci-dessous, au retour de quelqu’un.
        [one] **Temps écoulé : { $name }.** Rien d’autre n’arrive tout seul, et { $name } peut encore agir. { $others } peut choisir : passer ce tour, laisser jouer le bot jusqu’au retour de cette personne, ou chercher un remplacement.
       *[other] **Temps écoulé : { $name }.** Rien d’autre n’arrive tout seul, et { $name } peut encore agir. { $others } peuvent choisir d’un commun accord : passer ce tour, laisser jouer le bot jusqu’au retour de cette personne, ou chercher un remplacement.
    }
post-time-over-settled = Le temps était écoulé : { $name }. Il n’y a plus rien à choisir ici.
post-time-skip-asked = Proposition ({ $name }) : passer le tour de cette place, dont le temps est écoulé : { $seat }. Le bot finirait ce tour ou ferait ce qu’il faut.
post-time-skip-answered =
    { $result ->
        [done] Toutes les personnes interrogées sont d’accord pour passer ce tour.
        [refused] { $asker } a proposé de passer un tour. Refus : { $name }
        [withdrawn] { $asker } retire sa proposition de passer un tour.
       *[lapsed] { $asker } a proposé de passer un tour. Ce n’est plus possible.
    }
post-time-skip-refused = { $name } n’est pas d’accord. Aucun tour n’est passé.
post-time-skip = D’un commun accord, le tour de cette place est passé, le temps étant écoulé : { $seat }.
log-time-skip = D’un commun accord, le tour de cette place a été passé, le temps étant écoulé : { $seat }.
post-time-free-asked = Proposition ({ $name }) : libérer cette place, dont le temps est écoulé, et chercher un remplacement : { $seat }.
post-time-free-answered =
    { $result ->
        [done] Toutes les personnes interrogées sont d’accord pour chercher un remplacement.
        [refused] { $asker } a proposé de libérer une place. Refus : { $name }
        [withdrawn] { $asker } retire sa proposition de libérer une place.
       *[lapsed] { $asker } a proposé de libérer une place. Ce n’est plus possible.
    }
post-time-free-refused = { $name } n’est pas d’accord. La place reste comme elle est.
post-time-free = D’un commun accord, une place est libérée ({ $colour }), le temps étant écoulé. Jusqu’ici : { $outgoing }. On cherche un remplacement.
log-time-free = D’un commun accord, une place a été libérée ({ $colour }), le temps étant écoulé. Jusqu’alors : { $outgoing }.
time-skip-result =
    { $result ->
        [done] Le bot a fait ce qu’il fallait.
        [withdrawn] Ta proposition est retirée.
       *[refused] Aucun tour n’est passé.
    }
time-free-result =
    { $result ->
        [done] La place est libre, et on cherche un remplacement.
        [withdrawn] Ta proposition est retirée.
       *[refused] La place reste comme elle est.
    }
error-time-not-over = Il n’y a plus rien à choisir ici : ce temps n’est pas écoulé.
error-time-own = C’est ton propre temps qui est écoulé. Tu peux encore agir comme toujours.
error-time-skip-asked-already = Tu as déjà proposé de passer un tour. Retire d’abord cette proposition.
error-time-free-asked-already = Tu as déjà proposé de libérer une place. Retire d’abord cette proposition.
error-pace-unknown = « { $written } » n’est pas une cadence. Écris le temps de chaque tour et, après un plus, la réserve de temps : { $examples }.
error-pace-short = « { $written } » est trop court. La cadence la plus courte, chaque fois : { $least }.
error-pace-long = « { $written } » est trop long. Ni le temps de chaque tour ni la réserve de temps ne dépassent { $most }.
error-pace-hours = « { $written } » ne fait pas un nombre entier d’heures. Une cadence se compte en heures, en jours et en semaines.

## Parties en fichiers, et données des personnes

command-mod-export = exporter
command-mod-export-description = Exporter dans un fichier la dernière partie de ce salon
command-mod-export-seed = graine
command-mod-export-seed-description = Avec la graine et les secrets, pour pouvoir importer la partie ; sans, un journal à lire
command-mod-import = importer
command-mod-import-description = Importer dans ce salon une partie exportée
command-mod-import-file = fichier
command-mod-import-file-description = Le fichier d’une partie exportée avec sa graine
command-privacy = données
command-privacy-description = Voir ou effacer ce que le bot conserve sur toi
command-privacy-show = voir
command-privacy-show-description = Voir tout ce qui est conservé sur toi
command-privacy-delete = effacer
command-privacy-delete-description = Effacer ce qui est conservé sur toi

button-mod-export = Exporter avec la graine
button-mod-export-ended = Exporter
button-mod-export-log = Exporter le journal
button-mod-import = Importer
button-privacy-delete = Effacer mes données

mod-export-ask = Toute la partie sera écrite dans un fichier : options, journal et **graine**. Avec ce fichier, on pourra calculer toutes les mains cachées et tous les secrets à venir. Les personnes qui ont une place en seront informées, et le journal le dira. Pour rendre la graine inutile pour la suite, reviens à la dernière entrée avec de nouveaux tirages : { $command }.
mod-export-ended-ask = Toute la partie sera écrite dans un fichier : options, graine et journal. La partie est finie et sa graine est publique. Les personnes qui ont une place en seront informées, et le journal le dira.
mod-export-log-ask = Le journal sera écrit dans un fichier tel que tout le monde peut le lire, sans la graine et sans rien de caché. On pourra le lire, mais pas l’importer. Les personnes qui ont une place en seront informées, et le journal le dira.
mod-export-done = Voici le fichier.
mod-export-dice = Avec ce fichier, on connaît la graine. Pour la rendre inutile pour la suite, reviens à l’entrée { $number } avec de nouveaux tirages : { $command }.
mod-export-log-done = Voici le journal.
# $count is the number of entries in the log.
mod-import-head =
    { $count ->
        [one] ## { $game }
            Places : { $seats }. Le journal a { $count } entrée.
       *[other] ## { $game }
            Places : { $seats }. Le journal a { $count } entrées.
    }
mod-import-checked = Le fichier est vérifié : en rejouant son journal, on arrive bien à la situation enregistrée.
mod-import-older = Le fichier est vérifié. La partie a suivi des règles plus anciennes : on ne pourra ni défaire ce qui précède la situation enregistrée ni y revenir.
mod-import-open = La partie continuera dans ce salon, tout de suite et sans cadence : le fichier ne contient ni cadence, ni pause, ni plans, ni réponses données d’avance. { $command } permettra de la retirer.
mod-import-finished = La partie est finie ; elle sera importée comme partie finie.
mod-import-abandoned = La partie a été arrêtée d’un commun accord ; elle sera importée comme partie arrêtée.
mod-import-sitting = De retour à la table : { $names }
mod-import-missing = Pas sur ce serveur : { $names }
mod-import-free =
    { $count ->
        [one] { $count } place est libre ; on cherchera un remplacement.
       *[other] { $count } places sont libres ; on cherchera des remplacements.
    }
mod-import-secrets = Avec ce fichier, on connaît la graine, toutes les mains cachées et tous les secrets à venir.
mod-import-ask = Les personnes qui ont une place en seront informées, et le journal le dira.
mod-import-done = La partie est maintenant dans ce salon.

# $seed says whether the seed is in the file, $over whether the game has ended.
post-export =
    { $seed ->
        [True] { $over ->
            [True] La modération ({ $name }) exporte la partie avec sa graine.
           *[False] La modération ({ $name }) exporte la partie avec sa graine : avec ce fichier, on peut calculer tout ce qui est caché, maintenant et pour la suite. De nouveaux tirages rendraient la graine inutile pour la suite.
        }
       *[False] La modération ({ $name }) exporte le journal, sans la graine et sans rien de caché.
    }
post-import =
    ## { $game }
    La modération ({ $name }) importe cette partie à partir d’un fichier.
post-forgotten = Une personne a fait effacer ses données. Sa place ({ $colour }) est désormais celle d’un compte supprimé ; on cherche un remplacement.
post-free = Une place est libre ({ $colour }) ; on cherche un remplacement.
log-export =
    { $seed ->
        [True] La modération ({ $who }) a exporté la partie avec sa graine.
       *[False] La modération ({ $who }) a exporté le journal.
    }
log-import = La modération ({ $who }) a importé la partie à partir d’un fichier.
log-forgotten = Une personne a fait effacer ses données ({ $colour }).
log-free = Une place est devenue libre ({ $colour }).

privacy-head = ## Ce qui est conservé sur toi
privacy-person = Nom : { $name } · identifiant Discord : { $number }
privacy-settings = Tes paramètres : { $settings }
privacy-setting = { $name } : { $value }
privacy-games = Parties où tu as une place : { $count }
privacy-followed = Parties que tu suis : { $count }
privacy-seat = place { $number }
privacy-standing = Réponses que tu as données d’avance : { $count }
privacy-standing-times = { $answer } ({ $times })
privacy-standing-used = épuisée
privacy-entries = Entrées des journaux qui viennent de toi ou parlent de toi : { $count }
privacy-proposals = Questions ouvertes, posées par toi ou à toi : { $count }
privacy-changes = Paramètres de salons et de serveurs que tu as changés : { $count }
privacy-uploads = Fichiers dont l’importation attend ta confirmation : { $count }
privacy-owed = Messages qui parlent de toi ou te sont destinés, pas encore envoyés : { $count }
privacy-hosted = Inscriptions ouvertes ou parties importées par toi : { $count }
privacy-not-stored = **Non conservé :** le bot ne lit ni ne garde aucun message des membres. Il ne garde ni profil, ni image, ni rôles, ni adresses.
privacy-nothing = Rien n’est conservé sur toi.
privacy-file = mes-donnees.txt
privacy-goes = **Ce qui disparaît :** ton nom et ton identifiant Discord, tes paramètres, tes réponses données d’avance, tes plans, tes cotes, la liste des parties que tu suis, tes questions ouvertes, les fichiers que tu as envoyés. Tu te retireras des parties qui n’ont pas commencé. Dans les parties en cours, ta place deviendra libre et on cherchera un remplacement.
privacy-stays = **Ce qui reste :** ce que tu as fait dans les parties, sous le nom « Compte supprimé », car les parties des autres en dépendent. Les messages déjà publiés relèvent de Discord. Les sauvegardes et les fichiers faits auparavant ne changent pas.
privacy-ask = C’est irréversible. Si tu joues de nouveau, ce sera sous une identité nouvelle.
privacy-deleted = Tes données sont effacées.
privacy-deleted-later = Tes données sont effacées. Elles figurent encore dans un fichier à côté de la base de données, car celle-ci est en cours de lecture (pour une sauvegarde, par exemple) ; elles en disparaîtront dès que ce sera fini.
answer-left-out = Les données de quelqu’un viennent d’être effacées ; cette réponse est omise, car le nom pourrait y figurer.
message-left-out = Ce qui se trouvait ici est omis : le nom d’une personne qui a effacé ses données pouvait y figurer.
privacy-kept = Rien n’a été effacé.
help-privacy = **Données personnelles :** { $show } montre ce qui est conservé sur toi, et { $delete } l’efface.
help-files = **Parties en fichiers :** { $export } écrit une partie dans un fichier ; si la graine y est, { $bring } refait une partie à partir de ce fichier.

error-import-too-big = Le fichier est trop gros : { $limit } Mo au plus.
error-import-not-fetched = Le fichier n’a pas pu être récupéré auprès de Discord. Envoie-le de nouveau.
error-import-unreadable = Ce n’est pas un fichier exporté par ce bot.
error-import-cut-off = Le fichier commence comme une partie exportée par ce bot, mais il est endommagé ou incomplet. Télécharge-le de nouveau, ou exporte de nouveau la partie.
error-import-log = C’est un journal sans la graine. On peut le lire, mais pas l’importer : seule une partie exportée avec sa graine peut être importée.
error-import-newer = Le fichier vient d’une version plus récente du bot.
error-import-newer-rules = La partie enregistrée dans ce fichier a suivi des règles plus récentes que celles du bot.
error-import-damaged = Le fichier est endommagé : sa somme de contrôle ne correspond pas.
error-import-malformed = Quelque chose dans le fichier n’a pas la forme attendue : `{ $place }`.
error-import-unknown-game = Aucun jeu ne s’appelle « { $written } » ici.
error-import-options = Ce jeu ne peut pas se jouer avec les options ou le nombre de places du fichier.
error-import-fingerprint = La graine et les options du fichier ne donnent pas l’empreinte qui y figure.
error-import-entry = Le journal du fichier ne peut pas être rejoué : l’entrée { $number } donne un autre résultat que celui qui est enregistré.
error-import-state = Le journal du fichier ne mène pas à la situation qui y est enregistrée.
error-import-impossible = La situation enregistrée dans le fichier est impossible dans ce jeu.
error-import-too-much = Vérifier ce fichier demande plus de temps ou de mémoire qu’aucune partie : il n’est pas importé.
error-import-busy = D’autres fichiers sont en cours de vérification. Essaie de nouveau dans une minute.
error-import-rest =
    { $minutes ->
        [one] Un fichier envoyé ici a demandé trop de temps ou de mémoire. Le suivant pourra être vérifié dans une minute.
       *[other] Un fichier envoyé ici a demandé trop de temps ou de mémoire. Le suivant pourra être vérifié dans { $minutes } minutes.
    }
error-import-gone = Ce fichier n’est plus disponible. Envoie-le de nouveau.
error-nothing-kept = Rien n’est conservé sur toi.
error-not-your-data = Ce bouton concerne les données d’une autre personne.

## Listes de parties

command-games = parties
command-games-description = Lister les parties : les tiennes sur tous les serveurs, ou celles de ce serveur
command-games-mine = miennes
command-games-mine-description = Voir tes parties partout où est le bot, d’abord celles qui t’attendent
command-games-here = ici
command-games-here-description = Voir les parties et les inscriptions ouvertes de ce serveur, et qui l’on y attend

games-mine-head = ## Tes parties
games-mine-count =
    { $count ->
        [0] Aucune ne t’attend.
        [one] Une partie t’attend.
       *[other] { $count } parties t’attendent.
    }
games-mine-none = Tu n’as de place dans aucune partie. { $command } ouvre les inscriptions.
games-here-head = ## Parties de ce serveur
games-here-none = Il n’y a ni partie ni inscriptions ouvertes dans les salons que tu vois. { $command } ouvre les inscriptions.
games-unreadable =
    { $count ->
        [one] Une de tes parties ne peut pas être lue : ce qui en est enregistré a été abîmé sur le disque.
       *[other] { $count } de tes parties ne peuvent pas être lues : ce qui en est enregistré a été abîmé sur le disque.
    }
games-page = -# Page { $page } sur { $pages }
games-no-server = un serveur sans le bot
# $since est dit par Discord, comme « il y a 3 heures ».
games-own-turn =
    { $since ->
        [unknown] **La partie t’attend**
       *[other] **La partie t’attend** (demandé { $since })
    }
games-waiting =
    { $since ->
        [unknown] En attente : { $names }
       *[other] En attente : { $names } (demandé { $since })
    }
games-lobby = Inscriptions ouvertes { $since }
games-paused = Mise en pause { $since }
games-parked = A perdu son salon ; la modération peut la reprendre ailleurs
games-damaged = Abîmée sur le disque : personne ne peut agir
games-own-stand-in = Suppléance : le bot joue pour toi
games-planned = Plan prêt
games-ahead =
    { $count ->
        [one] 1 réponse donnée d’avance
       *[other] { $count } réponses données d’avance
    }
help-games-lists = **Tes parties :** { $mine } montre tes parties sur tous les serveurs, d’abord celles qui t’attendent, et { $here } celles de ce serveur.
help-pace = **Cadence :** une table peut fixer un temps chaque fois que la partie attend quelqu’un, puis une réserve, par exemple « 1 jour + 3 jours ». La cadence se choisit à l’ouverture des inscriptions, ou ensuite dans le menu sous leur message. Personne ne perd quand le temps est écoulé : les autres choisissent alors la suite.

## Hints and reviews
hint-best = Un bot fort ferait ceci : **{ $move }**
hint-close = À peu près aussi bon : { $moves }.
hint-move = « { $move } »
hint-why = Pourquoi : comparé à « { $move } », cela rapporte en moyenne, en points : { $gains }
hint-wins = Dans des parties continuées d’ici selon des règles simples, tu gagnes environ { $best } % des fois ainsi, et { $other } % avec « { $move } ».
hint-slightly = Pourquoi : comparé à « { $move } », cela te place un peu mieux.
hint-ahead = Cela te coûte des points, mais encore plus à quelqu’un d’autre : ce qui compte, c’est d’être devant.
hint-even = Entre ces choix, la différence est petite.
hint-only = Rien d’autre n’est à envisager.
hint-open = Les autres choix possibles n’ont pas été comparés.
gain = { $name } { $points }
gain-own = toi { $points }
# $whole and $tenth are the two parts of a number of points.
gain-points =
    { $sign ->
        [less] −{ $whole },{ $tenth }
       *[more] +{ $whole },{ $tenth }
    }
review-head =
    { $round ->
        [0] ### Tournant { $page } sur { $pages } (le plus lourd d’abord) : { $name }, entrée { $entry } du journal
       *[other] ### Tournant { $page } sur { $pages } (le plus lourd d’abord) : { $name }, manche { $round }, entrée { $entry } du journal
    }
review-saw = -# { $name } voyait : « { $hand } »
review-done = Joué : { $move }
review-better = Meilleur, d’après ce qu’on pouvait savoir : **{ $move }**
review-gains = En moyenne, cela aurait rapporté, en points : { $gains }
review-wins = Dans des parties continuées d’ici selon des règles simples, { $name } gagne environ { $better } % des fois ainsi, et { $worse } % avec ce qui a été joué.
review-slightly = Ainsi, { $name } aurait été un peu mieux placé.
review-none = D’après ce que voit un bot fort, personne n’aurait pu jouer nettement mieux à aucun moment.

## Replays

replay-start =
    ### Le début de la partie
    -# Étapes à partir d’ici : { $count }
replay-head =
    ### Étape { $step } sur { $count }
    -# Entrée { $entry } du journal, { $time }
replay-known = -# À ce moment-là, connu seulement par { $names } : { $text }
replay-saw = { $name } voyait : « { $hand } »
replay-lost-rules = *Les règles de ce bot ont changé depuis : cette position ne peut plus être montrée.*
replay-lost-damaged = *Le journal est abîmé avant cette entrée : cette position ne peut pas être montrée.*
replay-posted = L’étape arrive dans le salon.
replay-form-entry = Numéro d’une entrée du journal (0 : début)
recap-head =
    { $since ->
        [start] ### Depuis le début de la partie
        [round] ### Les deux dernières manches
        [turns] ### Les derniers tours, autant qu’il y a de places
        [seat] ### Depuis que tu as pris ta place
       *[own] ### Depuis ta dernière action
    }
    { $since ->
        [start] -# Actions : { $acts }
       *[own] -# Actions depuis l’entrée { $entry } du journal, { $time } : { $acts }
    }
recap-nothing = Il ne s’est rien passé depuis.
recap-unreadable = Ce qui s’est passé a suivi des règles plus anciennes et ne peut plus être raconté.

## Une partie finie, en fichier et en texte.

file-game = Voici la partie en fichier : options, graine, tout le journal, et comment elle a fini. Avec ce fichier, tout le monde peut vérifier les tirages, comme le fait { $verify }. On y trouve les noms des personnes, tels que le salon les a montrés, mais aucun identifiant Discord. La modération peut l’importer.
file-text = Voici la partie en texte, avec des phrases entières : qui a joué, comment elle a fini, ce qui s’est passé, et où elle en était à la fin.
story-seat = { $colour } : { $name }.
story-when =
    { $days ->
        [one] Jouée en un jour : { $began }. Fuseau horaire : { $zone }.
       *[several] Jouée du { $began } au { $ended }. Fuseau horaire : { $zone }.
    }
story-happened = Ce qui s’est passé
# $text est une phrase entière, ou plusieurs.
story-entry =
    { $count ->
        [one] Entrée { $first } : { $text }
       *[several] Entrées { $first } à { $last } : { $text }
    }
story-undone = Défait plus tard : { $text }
story-position = Où en était la partie à la fin
story-draws = Pour vérifier les tirages
story-seed = Empreinte de la graine : { $fingerprint }. Graine : { $seed }.
# Des mots pour les signes : 5 + 4 = 9, 3 × Route, 4:1, 11–14.
spoken-plus = plus
spoken-makes = fait
spoken-times = fois
spoken-for = contre
spoken-to = à

## Animations, and the last message of a game

animation-waits = -# L’animation sera dessinée dans un instant.
animation-drawn = -# L’animation est en cours : { $done } images sur { $total }.
animation-head =
    { $lost ->
        [0] -# Toute la partie en { $count } images
       *[other] -# La partie en { $count } images. Tours qui ne peuvent plus être montrés : { $lost }.
    }
animation-lost = -# Tours qui ne peuvent plus être montrés : { $lost }
animation-none = *Une seule position de cette partie peut être montrée : il n’y a rien à animer.*
animation-stopped = *Le bot redémarre : l’animation n’a pas été terminée.*
animation-failed = *L’animation n’a pas pu être dessinée.*
animation-given-up = L’animation est arrêtée.
animation-alt = La partie en animation, { $count } images. À la fin : { $end }
ending-head = ## { $game } : retour sur la partie
ending-recap =
    { $count ->
        [0] Personne n’a gagné.
        [1] Victoire : **{ $winners }**.
       *[other] Victoire partagée : **{ $winners }**.
    }
ending-length = -# Manches : { $rounds } · durée : { $time }
ending-turning-points = **Où la partie a basculé**
ending-no-turning-points = Tournants : aucun. D’après ce que voit un bot fort, personne n’aurait pu jouer nettement mieux.
ending-turning-point =
    { $round ->
        [0] **{ $name }**, entrée { $entry } du journal
       *[other] **{ $name }**, manche { $round }, entrée { $entry } du journal
    }
ending-counts-no-more = *Cette fin de partie ne compte plus.*

## Statistics and rankings

command-stats = stats
command-stats-description = Voir des statistiques : les tiennes, celles de quelqu’un ou de ce serveur, ou d’une partie
command-stats-about = sujet
command-stats-about-description = Tes parties (aussi sans choix), toutes celles du serveur, ou la dernière partie de ce salon
command-stats-person = personne
command-stats-person-description = Quelqu’un d’autre, dont tu veux voir les parties sur ce serveur
command-stats-game = jeu
command-stats-game-description = Ce jeu seulement ; sans choix, tous
command-stats-public = public
command-stats-public-description = Montrer tes statistiques, ou celles du serveur ou d’une partie, à tout le salon
command-ranking = classement
command-ranking-description = Voir qui joue bien à un jeu sur ce serveur
command-ranking-game = jeu
command-ranking-game-description = Quel jeu ; sans choix, celui de la dernière partie de ce salon
command-ranking-public = public
command-ranking-public-description = Montrer le classement à tout le salon
stats-about-me = mes parties
stats-about-server = ce serveur
stats-about-game = la partie de ce salon
button-stats = Statistiques

stats-head-me = ## Tes parties sur ce serveur
stats-head-person = ## Parties sur ce serveur : { $name }
stats-head-server = ## Toutes les parties de ce serveur
stats-none = Aucune partie n’est encore terminée ici.
stats-none-kind = Aucune partie de « { $game } » n’est encore terminée ici.
stats-kind = ### { $game }
stats-ended = Terminées : { $ended } · jouées jusqu’au bout : { $finished } · arrêtées : { $stopped } · abandons : { $resigned }
stats-rating = Cote : **{ $number }** (± { $uncertainty }) · parties comptées : { $games }
stats-won = Gagnées : { $won } sur { $played } ({ $share } %)
stats-seat = Place { $seat } sur { $seats } · gagnées : { $won } sur { $played } ({ $share } %)
# $whole and $tenth are the two parts of a number.
decimal = { $whole },{ $tenth }
stats-points =
    { $spread ->
        [none] Points : { $middle }
        [few] Points : moyenne { $mean }, minimum { $low }, maximum { $high }
       *[some] Points : moyenne { $mean }, la moitié entre { $quarter } et { $three-quarters }, médiane { $middle }, minimum { $low }, maximum { $high }
    }
stats-length-rounds =
    { $spread ->
        [none] Manches par partie : { $middle }
        [few] Manches par partie : minimum { $low }, maximum { $high }
       *[some] Manches par partie : la moitié entre { $quarter } et { $three-quarters }, médiane { $middle }, minimum { $low }, maximum { $high }
    }
stats-length =
    { $spread ->
        [none] Durée d’une partie : { $middle }
        [few] Durée d’une partie : minimum { $low }, maximum { $high }
       *[some] Durée d’une partie : médiane { $middle }, minimum { $low }, maximum { $high }
    }
stats-waits-person =
    { $count ->
        [one] Les autres ont dû attendre : une fois, { $time }
       *[other] Les autres ont dû attendre : { $count } fois, { $time } en moyenne
    }
stats-waits-server =
    { $count ->
        [one] On a attendu quelqu’un : une fois, { $time }
       *[other] On a attendu quelqu’un : { $count } fois, { $time } en moyenne
    }
stats-minutes =
    { $count ->
        [0] moins d’une minute
        [one] { $count } minute
       *[other] { $count } minutes
    }
stats-picture = -# Sur l’image : { $game }. L’option **{ $option }** donne celle d’un autre jeu.
stats-game-head = ## Statistiques de cette partie : { $game }
stats-game-stopped = Arrêtée sans résultat
stats-game-length =
    { $rounds ->
        [one] { $rounds } manche en { $time }
       *[other] { $rounds } manches en { $time }
    }
stats-game-points =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
stats-game-won =
    { $points ->
        [one] { $name } : { $points } point, gagne
       *[other] { $name } : { $points } points, gagne
    }
stats-game-waits =
    { $count ->
        [one] les autres ont attendu une fois, { $time }
       *[other] les autres ont attendu { $count } fois, { $time } en moyenne
    }
stats-rounds = **Les points après chaque manche, et ce qu’elle a rapporté :**
stats-round = { $number } : { $points }
stats-no-course = *Les règles de ce bot ont changé depuis, ou le journal est abîmé : les points après chaque manche sont inconnus.*
stats-posted = C’est en route vers le salon.

ranking-head = ## Classement sur ce serveur : { $game }
ranking-ranked = { $name } · **{ $number }** (± { $uncertainty }) · parties : { $games }
ranking-own = Ton rang : { $place }
ranking-more = … et d’autres : { $count }
ranking-without = Sans rang, avant cinq parties comptées :
ranking-unranked = - { $name } · { $number } (± { $uncertainty }) · parties : { $games }
ranking-levels = Les bots, cotés à part :
ranking-level = - { $name } · { $number } (± { $uncertainty }) · parties : { $games }
ranking-none = Personne de visible ici n’a encore de cote à ce jeu.
ranking-how = -# Le nombre est ce que quelqu’un vaut au moins, d’après ses parties ; il commence à 1000, et ± dit combien il est incertain. Abandonner compte comme la dernière position. Un remplacement, fait ou subi, n’est pas coté. Les parties avec des bots ne comptent que pour les bots.

chart-scores = Points après chaque manche
chart-rounds = manches
chart-points = Points à la fin
chart-wins = Parties gagnées, par place
chart-seat = place { $seat } sur { $seats }
chart-median = médiane { $middle }
chart-scores-alt = Courbes des points après chaque manche. À la fin : { $points }.
chart-points-alt =
    { $spread ->
        [some] { $game } : points à la fin : minimum { $low }, maximum { $high }, la moitié entre { $quarter } et { $three-quarters }, médiane { $middle }.
       *[few] { $game } : points à la fin : minimum { $low }, maximum { $high }, médiane { $middle }.
    }
chart-share = { $share } % ({ $won }/{ $played })
chart-wins-alt = Parties gagnées par place : { $seats }.

help-stats = **Statistiques :** { $stats } montre le bilan de tes parties, de celles du serveur ou d’une seule. { $ranking } montre qui joue bien ; tes paramètres permettent de ne pas y figurer.

command-settings-ranking = classement
command-settings-ranking-description = Figurer ou non dans les classements ; la modération règle cela pour qui n’a rien choisi
command-settings-ranking-where = où
command-settings-ranking-where-description = Pour toi, pour ce salon ou pour tout le serveur
command-settings-ranking-ranking = classement
command-settings-ranking-ranking-description = Visible ou caché ; automatique efface le réglage
command-settings-ratings = cotes
command-settings-ratings-description = Modération : montrer ici les cotes et les classements, ou non
command-settings-ratings-ratings = cotes
command-settings-ratings-ratings-description = Oui ou non ; automatique efface le réglage
settings-ranking-shown = visible
settings-ranking-hidden = caché
settings-ranking-automatic = automatique
settings-ratings-on = oui
settings-ratings-off = non
settings-ratings-automatic = automatique
settings-name-ranking = Dans les classements
settings-name-ratings = Cotes et classements
settings-ranking-set =
    { $place ->
        [me] Ton nom dans les classements : { $value }. Tes parties comptent de toute façon pour les autres.
        [channel] Les noms dans les classements de ce salon : { $value }. Les réglages personnels restent.
       *[server] Les noms dans les classements de ce serveur : { $value }. Les réglages propres aux salons et aux personnes restent.
    }
settings-ranking-back =
    { $place ->
        [me] Tu n’as plus de réglage personnel pour les classements. Ici s’applique : { $value } ({ $source }).
        [channel] Ce salon n’a plus de réglage propre pour les classements. Ici s’applique : { $value } ({ $source }).
       *[server] Ce serveur n’a plus de réglage propre pour les classements. Dans les salons sans réglage propre s’applique : { $value } ({ $source }).
    }
settings-ratings-set =
    { $place ->
        [channel] Cotes et classements dans ce salon : { $value }.
       *[server] Cotes et classements sur ce serveur : { $value }. Les réglages propres aux salons restent.
    }
settings-ratings-back =
    { $place ->
        [channel] Ce salon n’a plus de réglage propre pour les cotes. Ici s’applique : { $value } ({ $source }).
       *[server] Ce serveur n’a plus de réglage propre pour les cotes. Dans les salons sans réglage propre s’applique : { $value } ({ $source }).
    }

privacy-results = Places de parties terminées qui comptent pour toi dans les statistiques : { $count }
privacy-ratings = Tes cotes : { $count }
privacy-rating = - { $game } · serveur { $server } · { $number } (± { $uncertainty }) · parties : { $games }

error-stats-not-ended = Cette partie n’est pas terminée : il n’y a pas encore de statistiques.
error-stats-not-counted = Cette partie n’est pas comptée : c’est la copie d’une autre de ce serveur, ou ses données ne permettent pas de la compter.
error-stats-one-of-both = « Ce serveur » et « la partie de ce salon » ne vont pas avec une personne : omets l’une des deux options.
error-stats-kind-of-game = « La partie de ce salon » désigne déjà le jeu : omets l’autre option, ou demande d’autres statistiques.
error-stats-public-other = Tu peux montrer au salon tes propres statistiques, mais pas celles de quelqu’un d’autre.
error-ranking-off = Les cotes et les classements sont désactivés ici.
