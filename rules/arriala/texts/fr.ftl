## The game.

title = Arriala : Canal de Garonne
command = arriala
summary = Construire le Canal de Garonne : des ouvriers, des écluses et des vignes, pour 2 à 4 personnes.
about = On construit le Canal de Garonne ensemble, et chacun pour soi. Tout le monde peut déplacer n’importe quel ouvrier le long du canal ; quand chaque case d’une section porte un ouvrier, la couleur qui y a le plus d’ouvriers en prend les points. Les écluses découpent les longues sections en sections plus courtes.

## What things are called.

space = { $number }
worker = { $owner } { $number }
cost = { $points } PA
cost-space = { $points } PA par case
virtual-colour = { seat-colour } (joueur virtuel)

name-grisolles = Grisolles
name-montech = Montech
name-castelsarrasin = Castelsarrasin
name-moissac = Moissac
name-malause = Malause
name-valence_d_agen = Valence d’Agen

name-frontonnais = Frontonnais
name-chasselas = Chasselas
name-brulhois = Brulhois

name-reservoir = Réservoir
name-weir = Déversoir
name-mill = Moulin
name-dam = Barrage

name-slope = Pente d’eau de Montech
name-cacor = Pont-canal du Cacor

# What the rulebook says is left out with fewer players.
without-vineyard = le vignoble { $name }
without-stretch = le tronçon { $first }–{ $last }
without-river-work = la case bleue « { $name } »

# What the rulebook says there are points for beside sections, as a list.
points-for-locks = pour les écluses
points-for-river-works = pour les ouvrages fluviaux
points-for-master-works = pour les ouvrages d’art
points-for-vineyards = à la fin pour les vignes
# How many pieces the rulebook says lie beside the board.
beside-locks =
    { $count ->
        [one] { $count } écluse
       *[other] { $count } écluses
    }
beside-master-works =
    { $count ->
        [one] { $count } ouvrage d’art
       *[other] { $count } ouvrages d’art
    }

card-move = Déplacement jusqu’à { $spaces }
card-anywhere = N’importe où sur le canal
card-lock = Écluse
card-master_work = Ouvrage d’art
card-to_vineyard_own = Vers les vignes (sa couleur)
card-to_vineyard_any = Vers les vignes (toute couleur)
card-to_canal_own = Retour au canal (sa couleur)
card-to_canal_any = Retour au canal (toute couleur)
# A card in a list of cards.
card-quoted = « { $card } »

## What a seat is asked.

status-over = La partie est finie.
status-waiting = Manche { $round } : ce n’est pas ton tour.
status-watching = Manche { $round }.
status-answer = Es-tu d’accord pour finir la partie maintenant ?
status-proposed = Tu proposes de finir la partie. Attends les réponses, ou retire la proposition.
status-agreed = Tu es d’accord pour finir la partie. Il manque encore des réponses.
status-turn =
    { $points ->
        [0] Manche { $round }, à toi de jouer : tu n’as plus de points-actions, finis ton tour.
        [one] Manche { $round }, à toi de jouer : il te reste 1 point-action.
       *[other] Manche { $round }, à toi de jouer : il te reste { $points } points-actions.
    }

# Ce qui est demandé, après les noms et deux points.
matter-turn = un tour à jouer, manche { $round }.
matter-end = finir la partie maintenant, comme { $proposer } le propose ?
choice-answer =
    { $agree-value ->
        [true] Finir la partie
       *[other] Continuer
    }

## Ce qu’une action ferait perdre, demandé avant.

lost-points =
    { $points ->
        [one] Il te reste { $points } point-action. Il sera perdu si tu finis ton tour maintenant.
       *[other] Il te reste { $points } points-actions. Ils seront perdus si tu finis ton tour maintenant.
    }

## Commands and their fields.

command-move = déplacer
command-move-description = 1 PA par case : déplacer n’importe quel ouvrier le long du canal
command-move-label = Déplacer un ouvrier
command-move-worker = ouvrier
command-move-worker-description = N’importe quel ouvrier sur le canal
command-move-to = vers
command-move-to-description = Où va l’ouvrier : une case libre ou une ville à sa portée

command-place = poser
command-place-description = 3 PA : poser sur le canal un nouvel ouvrier de ta réserve
command-place-label = Poser un ouvrier
command-place-to = où
command-place-to-description = Où va le nouvel ouvrier : n’importe quelle case libre du canal, ou une ville

command-river = ouvrage-fluvial
command-river-description = 3 PA : construire un ouvrage fluvial avec un de tes ouvriers, qui y reste
command-river-label = Construire un ouvrage fluvial
command-river-worker = ouvrier
command-river-worker-description = Un de tes ouvriers sur le canal
command-river-work = ouvrage
command-river-work-description = Un ouvrage fluvial qui n’est pas encore construit

command-vine = vignes
command-vine-description = 2 PA : déplacer un de tes ouvriers du canal aux vignes
command-vine-label = Envoyer aux vignes
command-vine-worker = ouvrier
command-vine-worker-description = Un de tes ouvriers sur le canal
command-vine-vineyard = vignoble
command-vine-vineyard-description = Un vignoble où il reste de la place

command-unvine = retour-canal
command-unvine-description = 4 PA : déplacer un de tes ouvriers des vignes au canal
command-unvine-label = Ramener au canal
command-unvine-worker = ouvrier
command-unvine-worker-description = Un de tes ouvriers dans les vignes
command-unvine-to = où
command-unvine-to-description = Où va l’ouvrier : n’importe quelle case libre du canal, ou une ville

command-lock = écluse
command-lock-description = 4 PA : construire une écluse
command-lock-label = Construire une écluse
command-lock-at = case
command-lock-at-description = Une case libre d’une section qui n’est pas décomptée, si le maximum d’écluses n’est pas atteint

command-draw = piocher
command-draw-description = 2 PA : piocher une carte
command-draw-label = Piocher une carte

command-card = carte
command-card-description = 1 PA : jouer une carte

command-card-move = déplacer
command-card-move-description = 1 PA : jouer une carte Déplacement ; 1 PA de plus par case au-delà du chiffre
command-card-move-label = Jouer une carte Déplacement
command-card-move-card = carte
command-card-move-card-description = Une carte Déplacement de ta main
command-card-move-worker = ouvrier
command-card-move-worker-description = N’importe quel ouvrier sur le canal
command-card-move-to = vers
command-card-move-to-description = Où va l’ouvrier : une case libre ou une ville à sa portée

command-card-anywhere = n-importe-où
command-card-anywhere-description = 1 PA : avec une carte, mener un de tes ouvriers du canal à n’importe quelle case libre ou ville
command-card-anywhere-label = Jouer une carte « N’importe où »
command-card-anywhere-worker = ouvrier
command-card-anywhere-worker-description = Un de tes ouvriers sur le canal
command-card-anywhere-to = où
command-card-anywhere-to-description = Où va l’ouvrier : n’importe quelle case libre du canal, ou une ville

command-card-lock = écluse
command-card-lock-description = 1 PA : avec une carte, construire une écluse
command-card-lock-label = Jouer une carte Écluse
command-card-lock-at = case
command-card-lock-at-description = Une case libre d’une section qui n’est pas décomptée, si le maximum d’écluses n’est pas atteint

command-card-master-work = ouvrage-d-art
command-card-master-work-description = 1 PA : avec une carte, construire un ouvrage d’art, si personne n’a moins de points
command-card-master-work-label = Jouer une carte Ouvrage d’art
command-card-master-work-work = ouvrage
command-card-master-work-work-description = L’ouvrage d’art à construire

command-card-to-vineyard = aux-vignes
command-card-to-vineyard-description = 1 PA : avec une carte, déplacer un ouvrier du canal aux vignes
command-card-to-vineyard-label = Jouer une carte Vers les vignes
command-card-to-vineyard-card = carte
command-card-to-vineyard-card-description = La carte pour tes ouvriers, ou celle pour n’importe quel ouvrier
command-card-to-vineyard-worker = ouvrier
command-card-to-vineyard-worker-description = Un ouvrier sur le canal
command-card-to-vineyard-vineyard = vignoble
command-card-to-vineyard-vineyard-description = Un vignoble où il reste de la place

command-card-to-canal = au-canal
command-card-to-canal-description = 1 PA : avec une carte, déplacer un ouvrier des vignes au canal
command-card-to-canal-label = Jouer une carte Retour au canal
command-card-to-canal-card = carte
command-card-to-canal-card-description = La carte pour tes ouvriers, ou celle pour n’importe quel ouvrier
command-card-to-canal-worker = ouvrier
command-card-to-canal-worker-description = Un ouvrier dans les vignes
command-card-to-canal-to = où
command-card-to-canal-to-description = Où va l’ouvrier : n’importe quelle case libre du canal, ou une ville

command-end = fin
command-end-description = Finir ton tour ; les points-actions qui restent sont perdus
command-end-label = Finir le tour

command-propose = proposer-la-fin
command-propose-description = Demander aux autres s’il faut finir la partie maintenant ; une fois par tour
command-propose-label = Proposer de finir

command-answer = répondre-à-la-proposition
command-answer-description = Dire si tu es d’accord pour finir la partie maintenant
command-answer-label = Répondre
command-answer-agree = accord
command-answer-agree-description = Oui : la partie finit si tout le monde est d’accord ; non : elle continue

command-withdraw = retirer-la-proposition
command-withdraw-description = Retirer ta proposition de finir la partie
command-withdraw-label = Retirer la proposition

## Actions, before they are done.

action-move = Déplacer { $worker } jusqu’à { $to }
action-place = Poser un nouvel ouvrier sur le canal ({ $to })
action-river = Construire l’ouvrage fluvial « { $work } » avec { $worker }
action-vine = Envoyer { $worker } au vignoble { $vineyard }
action-unvine = Ramener { $worker } des vignes au canal ({ $to })
action-lock = Construire une écluse en { $at }
action-draw = Piocher une carte
action-card_move = Jouer « { $card } » : { $worker } jusqu’à { $to }
action-card_anywhere = Jouer « { card-anywhere } » : { $worker } vers { $to }
action-card_lock = Jouer « { card-lock } » : une écluse en { $at }
action-card_master_work = Jouer « { card-master_work } » : { $work }
action-card_to_vineyard = Jouer « { $card } » : { $worker } vers { $vineyard }
action-card_to_canal = Jouer « { $card } » : { $worker } vers { $to }
action-end = Finir le tour
action-propose = Proposer de finir la partie
action-answer =
    { $agree-value ->
        [true] Accepter de finir la partie
       *[other] Laisser la partie continuer
    }
action-withdraw = Retirer la proposition de finir la partie
## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### Le but
    Qui a le plus de points gagne. Le canal va de ville en ville ; les cases entre deux bornes voisines, villes ou écluses, forment une **section**. Quand chaque case d’une section porte un ouvrier, la section est complète et on la décompte : la couleur qui y a le plus d’ouvriers en prend les points.
    Seuls les ouvriers de ta couleur marquent pour toi. Mais tu peux déplacer n’importe quel ouvrier du canal, et les autres le peuvent aussi.
    Sur l’image, la section 20–23 est complète. Parmi ses 4 ouvriers, 2 sont rouges, plus que de toute autre couleur : +{ $board-score-points-4 } pour Rouge.
learn-turn =
    ### Un tour
    Par tour, tu as { $board-turn-action-points } PA ({ $board-turn-action-points ->
        [one] point-action
       *[other] points-actions
    }), à dépenser comme tu veux :
    - { $board-cost-step } PA : déplacer de 1 case n’importe quel ouvrier, à toi ou non
    - { $board-cost-worker } PA : poser un nouvel ouvrier
    - { $board-cost-lock } PA : construire une écluse
    - { $board-cost-draw } PA : piocher une carte, { $board-cost-card } PA : en jouer une
    - { $board-cost-river-work } PA : construire un ouvrage fluvial avec un de tes ouvriers (+{ $board-score-river-work }), { $board-cost-to-vineyard } PA : envoyer un de tes ouvriers aux vignes

    Sur l’image, Rouge a posé un ouvrier en 13 et déplacé un ouvrier jaune de 2 cases.
learn-counting =
    ### Une section est complète
    Sur l’image, Vert vient d’occuper la dernière de 5 cases. Il y a là 2 ouvriers rouges, 2 jaunes et 1 vert. Une égalité en tête ne rapporte rien, et c’est la couleur juste derrière qui prend tous les points : { $board-score-points-5 } pour Vert.
    Avoir beaucoup d’ouvriers ne suffit donc pas : à égalité en tête, on n’a rien.
learn-lock =
    ### Les écluses
    Une écluse se pose sur une case libre et rapporte aussitôt +{ $board-score-lock }. Elle coupe une section en deux, ou ne fait que la raccourcir si elle touche une autre borne. Sur l’image, l’écluse en 32 laisse 30–31 et 33, complètes toutes les deux : elles sont décomptées immédiatement.
    Une section décomptée est fermée pour de bon. Ses ouvriers peuvent partir ailleurs.
learn-end =
    ### La fin
    Quand toutes les sections sont fermées, on décompte les vignes : qui a le plus d’ouvriers dans une vigne marque autant de points qu’elle a de places. Qui a le plus de points gagne ; entre personnes à égalité, qui a le plus d’ouvriers sur le canal.
    Pas besoin d’en savoir plus pour commencer : à chaque choix, ton panneau montre ce qui est possible et ce que cela coûte.
## How the points came about, when the game is over.

count-sections =
    { $count ->
        [one] { $points } pour { $count } section
       *[other] { $points } pour { $count } sections
    }
count-locks = { $points } pour les écluses
count-river-works = { $points } pour les ouvrages fluviaux
count-master-works = { $points } pour les ouvrages d’art
count-vineyards = { $points } pour les vignes

## Ce que les plans attendent, comme propositions après « si ». Ce qui reste ouvert a la valeur « open ».

await-moved =
    { $to-value ->
        [open] { $seat } amène un ouvrier où que ce soit sur le canal
       *[other] { $seat } amène un ouvrier sur le canal ({ $to })
    }
await-went_to_vineyard =
    { $vineyard-value ->
        [open] { $seat } envoie un ouvrier à un vignoble
       *[other] { $seat } envoie un ouvrier au vignoble { $vineyard }
    }
await-river_work_built =
    { $work-value ->
        [open] { $seat } construit un ouvrage fluvial
       *[other] { $seat } construit l’ouvrage fluvial « { $work } »
    }
await-lock_built =
    { $at-value ->
        [open] { $seat } construit une écluse
       *[other] { $seat } construit une écluse en { $at }
    }
await-master_work_built =
    { $work-value ->
        [open] { $seat } construit un ouvrage d’art
       *[other] { $seat } construit l’ouvrage d’art « { $work } »
    }
await-section_counted =
    { $first-value ->
        [open] { $by } ferme une section
       *[other] { $by } ferme la section qui commence en { $first }
    }

## What happened.

event-moved =
    { $steps ->
        [one] { $seat } déplace { $worker } de { $steps } case jusqu’à { $to }.
       *[other] { $seat } déplace { $worker } de { $steps } cases jusqu’à { $to }.
    }
event-jumped = { $seat } déplace { $worker } ({ $start } → { $to }).
event-placed = { $seat } pose { $worker } sur le canal ({ $to }).
event-went_to_vineyard = { $seat } envoie { $worker } ({ $start }) au vignoble { $vineyard }.
event-left_vineyard = { $seat } ramène { $worker } du vignoble { $vineyard } au canal ({ $to }).
event-river_work_built = { $seat } construit l’ouvrage fluvial « { $work } » avec { $worker } (+{ $points }).
event-lock_built = { $seat } construit une écluse en { $at } (+{ $points }).
event-master_work_built = { $seat } construit l’ouvrage d’art « { $work } » (+{ $points }).
event-card_played = { $seat } joue « { $card } ».
event-reshuffled =
    { $cards ->
        [one] La pioche est vide : { $cards } carte de la défausse forme la nouvelle pioche.
       *[other] La pioche est vide : { $cards } cartes de la défausse sont mélangées et forment la nouvelle pioche.
    }
event-drew = { $seat } pioche une carte.
event-drew_card = { $seat } pioche « { $card } ».
event-section_counted =
    { $spaces ->
        [one]
            { $winner-value ->
                [none] Section { $first } complète : égalité, personne ne marque.
               *[other]
                    { $points ->
                        [one] Section { $first } complète : { $points } point pour { $winner }.
                       *[other] Section { $first } complète : { $points } points pour { $winner }.
                    }
            }
       *[other]
            { $winner-value ->
                [none]
                    { $tied-count ->
                        [0] Section { $first }–{ $last } complète : égalité, personne ne marque.
                       *[other] Section { $first }–{ $last } complète. Personne ne marque : égalité en tête ({ $tied }), et aucune couleur n’est seule derrière.
                    }
               *[other]
                    { $tied-count ->
                        [0]
                            { $points ->
                                [one] Section { $first }–{ $last } complète : { $points } point pour { $winner }.
                               *[other] Section { $first }–{ $last } complète : { $points } points pour { $winner }.
                            }
                       *[other] Section { $first }–{ $last } complète : { $points } points pour { $winner }, juste derrière l’égalité en tête ({ $tied }).
                    }
            }
    }
event-turn_ended =
    { $passed-value ->
        [true] { $seat } passe.
       *[other]
            { $unused ->
                [0] { $seat } finit son tour.
                [one] { $seat } finit son tour avec { $unused } PA inutilisé.
               *[other] { $seat } finit son tour avec { $unused } PA inutilisés.
            }
    }
event-end_proposed = { $seat } propose de finir la partie.
event-end_answered =
    { $agree-value ->
        [true] { $seat } est d’accord.
       *[other] { $seat } n’est pas d’accord.
    }
event-end_dropped = La partie continue, à { $proposer } de jouer.
event-proposal_withdrawn = { $seat } retire sa proposition. La partie continue.
event-vineyard_counted =
    { $workers ->
        [0] Vignoble { $vineyard } : vide, personne ne marque.
       *[other]
            { $winner-value ->
                [none] Vignoble { $vineyard } : égalité, personne ne marque.
               *[other]
                    { $points ->
                        [one] Vignoble { $vineyard } : { $points } point pour { $winner }.
                       *[other] Vignoble { $vineyard } : { $points } points pour { $winner }.
                    }
            }
    }
event-game_ended =
    { $winners-count ->
        [0]
            { $points ->
                [one] La partie est finie. Personne ne gagne : personne ne dépasse le joueur virtuel, qui a { $points } point.
               *[other] La partie est finie. Personne ne gagne : personne ne dépasse le joueur virtuel, qui a { $points } points.
            }
        [one]
            { $tied-value ->
                [true] La partie est finie. À égalité de points ({ $points }), { $winners } a le plus d’ouvriers sur le canal et gagne.
               *[false]
                    { $points ->
                        [one] La partie est finie. { $winners } gagne avec { $points } point.
                       *[other] La partie est finie. { $winners } gagne avec { $points } points.
                    }
            }
       *[other]
            { $tied-value ->
                [true] La partie est finie. À égalité de points ({ $points }), { $winners } ont le plus d’ouvriers sur le canal et se partagent la victoire.
               *[false]
                    { $points ->
                        [one] La partie est finie. { $winners } se partagent la victoire avec { $points } point.
                       *[other] La partie est finie. { $winners } se partagent la victoire avec { $points } points.
                    }
            }
    }

## The same without who did it, for turns told in one sentence.

clause-moved =
    { $steps ->
        [one] déplace { $worker } de { $steps } case jusqu’à { $to }
       *[other] déplace { $worker } de { $steps } cases jusqu’à { $to }
    }
clause-jumped = déplace { $worker } ({ $start } → { $to })
clause-placed = pose { $worker } sur le canal ({ $to })
clause-went_to_vineyard = envoie { $worker } ({ $start }) au vignoble { $vineyard }
clause-left_vineyard = ramène { $worker } du vignoble { $vineyard } au canal ({ $to })
clause-river_work_built = construit l’ouvrage fluvial « { $work } » avec { $worker } (+{ $points })
clause-lock_built = construit une écluse en { $at } (+{ $points })
clause-master_work_built = construit l’ouvrage d’art « { $work } » (+{ $points })
clause-card_played = joue « { $card } »
clause-drew = pioche une carte
clause-drew_card = pioche « { $card } »
clause-section_counted =
    { $spaces ->
        [one]
            { $winner-value ->
                [none] ferme la section { $first } (égalité, personne ne marque)
               *[other]
                    { $winner-acts ->
                        [true] ferme la section { $first } (+{ $points })
                       *[other] ferme la section { $first } (+{ $points } pour { $winner })
                    }
            }
       *[other]
            { $winner-value ->
                [none] ferme la section { $first }–{ $last } (égalité, personne ne marque)
               *[other]
                    { $tied-count ->
                        [0]
                            { $winner-acts ->
                                [true] ferme la section { $first }–{ $last } (+{ $points })
                               *[other] ferme la section { $first }–{ $last } (+{ $points } pour { $winner })
                            }
                       *[other]
                            { $winner-acts ->
                                [true] ferme la section { $first }–{ $last } (+{ $points }, derrière une égalité)
                               *[other] ferme la section { $first }–{ $last } (+{ $points } pour { $winner }, derrière une égalité)
                            }
                    }
            }
    }
clause-turn_ended =
    { $passed-value ->
        [true] passe
       *[other]
            { $unused ->
                [0] { "" }
                [one] laisse { $unused } PA inutilisé
               *[other] laisse { $unused } PA inutilisés
            }
    }

## Why something is refused.

arriala-unknown-place = Ce lieu n’existe pas dans cette partie. Le canal commence à { $first } et finit à { $last }.
arriala-unknown-worker = Cet ouvrier n’existe pas dans cette partie. Couleurs : { $colours } ; numéros : 1 à { $highest }.
arriala-unknown-vineyard =
    { $count ->
        [0] Il n’y a pas de vigne dans cette partie.
       *[other] Ce vignoble n’existe pas dans cette partie. Vignobles de la partie : { $there }.
    }
arriala-unknown-river_work =
    { $count ->
        [0] Il n’y a pas d’ouvrage fluvial dans cette partie.
       *[other] Cet ouvrage fluvial n’existe pas dans cette partie. Ouvrages fluviaux de la partie : { $there }.
    }
arriala-unknown-master_work =
    { $count ->
        [0] Il n’y a pas d’ouvrage d’art dans cette partie.
       *[other] Cet ouvrage d’art n’existe pas dans cette partie. Ouvrages d’art de la partie : { $there }.
    }
arriala-unknown-card = Cette carte n’existe pas dans cette partie. Ta main montre les cartes que tu as.

arriala-points =
    { $left ->
        [0] Cela coûte { $cost } PA et il ne t’en reste aucun. Tu peux finir ton tour.
       *[other] Cela coûte { $cost } PA et il t’en reste { $left }. Seule une action à { $left } PA au plus est encore possible, ou la fin du tour.
    }
arriala-own = { $worker } n’est pas à toi. Cette action n’est possible qu’avec un ouvrier de ta couleur ({ $colour }).
# What it takes to bring a worker from a vineyard back to the canal, within a sentence.
way-from-vineyard =
    { $card ->
        [true] { $price } PA ou une carte « Retour au canal »
       *[other] { $price } PA
    }
arriala-canal =
    { $where ->
        [reserve]
            { $mine ->
                [true] { $worker } est dans la réserve. Poser un nouvel ouvrier sur le canal coûte { $price } PA.
               *[other]
                    { $way ->
                        [reserve] Il n’y a aucun ouvrier sur le canal : en poser un nouveau coûte { $price } PA.
                        [vineyard] Il n’y a aucun ouvrier sur le canal : pour ramener l’un des tiens des vignes, il faut { way-from-vineyard }.
                        [nobody] { $worker } n’est pas en jeu et appartient au joueur virtuel : personne ne peut le poser sur le canal.
                       *[none] { $worker } est dans la réserve, et n’est pas à toi : seule la personne qui joue cette couleur peut le poser sur le canal.
                    }
            }
        [vineyard]
            { $mine ->
                [true] { $worker } est dans les vignes. Pour le ramener au canal, il faut { way-from-vineyard }.
               *[other]
                    { $way ->
                        [reserve] Il n’y a aucun ouvrier sur le canal : en poser un nouveau coûte { $price } PA.
                        [vineyard] Il n’y a aucun ouvrier sur le canal : pour ramener l’un des tiens des vignes, il faut { way-from-vineyard }.
                        [nobody] { $worker } est dans les vignes, et n’est pas à toi : tu ne peux pas l’en sortir.
                       *[none] { $worker } est dans les vignes, et n’est pas à toi : tu ne peux l’en sortir qu’avec la carte « { card-to_canal_any } ».
                    }
            }
       *[river]
            { $way ->
                [reserve] { $worker } reste sur son ouvrage fluvial jusqu’à la fin de la partie. Il faut un ouvrier sur le canal, et tu n’en as pas : en poser un nouveau coûte { $price } PA.
                [vineyard] { $worker } reste sur son ouvrage fluvial jusqu’à la fin de la partie. Il faut un ouvrier sur le canal, et tu n’en as pas : pour en ramener un des vignes, il faut { way-from-vineyard }.
               *[none] { $worker } reste sur son ouvrage fluvial jusqu’à la fin de la partie. Il faut un ouvrier sur le canal.
            }
    }
arriala-R3 =
    { $going ->
        [true] { $worker } est en plein déplacement, et ce déplacement ne peut continuer que case par case le long du canal, avec des PA.
       *[other] { $worker } a déjà fait son seul déplacement de ce tour. Après la fin de ce tour, l’ouvrier pourra de nouveau être déplacé.
    }
arriala-R4 =
    { $count ->
        [0] Au tour juste avant le tien, { $worker } a quitté ce lieu : { $place }. L’ouvrier ne peut pas y revenir pendant ton tour, et aucun autre lieu n’est possible.
        [one] Au tour juste avant le tien, { $worker } a quitté ce lieu : { $place }. L’ouvrier ne peut pas y revenir pendant ton tour. Seul lieu possible : { $near }.
       *[other] Au tour juste avant le tien, { $worker } a quitté ce lieu : { $place }. L’ouvrier ne peut pas y revenir pendant ton tour. Lieux possibles, par exemple : { $near }.
    }
arriala-stay =
    { $count ->
        [0] { $worker } se trouve déjà sur cette case ({ $place }). Aucune autre case n’est possible.
        [one] { $worker } se trouve déjà sur cette case ({ $place }). Seule autre case possible : { $near }.
       *[other] { $worker } se trouve déjà sur cette case ({ $place }). Son déplacement doit finir ailleurs ; cases possibles les plus proches : { $near }.
    }
arriala-space-taken =
    { $lock ->
        [true]
            { $count ->
                [0] { $worker } occupe la case { $place }, et il ne reste aucune case où construire une écluse.
                [one] { $worker } occupe la case { $place }. Seule case possible pour une écluse : { $near }.
               *[other] { $worker } occupe la case { $place }. Cases possibles les plus proches pour une écluse : { $near }.
            }
       *[other]
            { $count ->
                [0] { $worker } occupe la case { $place }, et aucune autre case n’est possible.
                [one] { $worker } occupe la case { $place }. Seule case possible : { $near }.
               *[other] { $worker } occupe la case { $place }. Cases possibles les plus proches : { $near }.
            }
    }
arriala-space-lock =
    { $lock ->
        [true]
            { $count ->
                [0] Il y a une écluse en { $place }, et il ne reste aucune case où en construire une autre.
                [one] Il y a une écluse en { $place }. Seule case possible pour une autre : { $near }.
               *[other] Il y a une écluse en { $place }. Cases possibles les plus proches pour une autre : { $near }.
            }
       *[other]
            { $count ->
                [0] Il y a une écluse en { $place }, et aucune autre case n’est possible.
                [one] Il y a une écluse en { $place }. Seule case possible : { $near }.
               *[other] Il y a une écluse en { $place }. Cases possibles les plus proches : { $near }.
            }
    }
arriala-reserve = Tes { $workers } ouvriers sont tous en jeu, et aucun ne retourne à la réserve : il ne reste pas de nouvel ouvrier à poser.
arriala-river-taken =
    { $count ->
        [0] L’ouvrage fluvial « { $work } » est déjà construit, et tous les autres aussi ; on ne peut plus en construire dans cette partie.
       *[other] L’ouvrage fluvial « { $work } » est déjà construit. Encore possible : { $possible }.
    }
arriala-vineyard-full =
    { $count ->
        [0]
            { $places ->
                [one] Vignoble { $vineyard } : la seule place est prise, et l’ouvrier ne peut aller dans aucune autre vigne.
               *[other] Vignoble { $vineyard } : les { $places } places sont prises, et l’ouvrier ne peut aller dans aucune autre vigne.
            }
       *[other]
            { $places ->
                [one] Vignoble { $vineyard } : la seule place est prise. Il reste de la place ici : { $near }.
               *[other] Vignoble { $vineyard } : les { $places } places sont prises. Il reste de la place ici : { $near }.
            }
    }
arriala-vineyard-not_in =
    { $count ->
        [0] Aucun ouvrier que tu peux ramener au canal n’est dans les vignes. Seul un ouvrier qui s’y trouve peut en revenir.
       *[other] { $worker } n’est pas dans les vignes. Seul un ouvrier qui s’y trouve peut être ramené au canal.
    }
arriala-lock-pieces =
    { $pieces ->
        [0] Il n’y a pas d’écluses dans cette partie.
        [one] La seule écluse est déjà construite ; on ne peut plus en construire dans cette partie.
       *[other] Les { $pieces } écluses sont toutes construites ; on ne peut plus en construire dans cette partie.
    }
arriala-lock-town =
    { $count ->
        [0] { $place } est une ville, où l’on ne construit pas d’écluse, et il ne reste aucune case pour une écluse.
        [one] { $place } est une ville, où l’on ne construit pas d’écluse. Seule case possible pour une écluse : { $near }.
       *[other] { $place } est une ville, où l’on ne construit pas d’écluse. Cases possibles les plus proches pour une écluse : { $near }.
    }
arriala-R8 =
    { $count ->
        [0] La case { $place } est dans une section décomptée, où l’on ne construit plus d’écluse, et il ne reste aucune case pour une écluse.
        [one] La case { $place } est dans une section décomptée, où l’on ne construit plus d’écluse. Seule case possible pour une écluse : { $near }.
       *[other] La case { $place } est dans une section décomptée, où l’on ne construit plus d’écluse. Cases possibles les plus proches pour une écluse : { $near }.
    }
arriala-lock-limit =
    { $count ->
        [0] Entre { $first } et { $last }, le maximum d’écluses est atteint : { $limit }. Ailleurs non plus, il ne reste aucune case pour une écluse.
        [one] Entre { $first } et { $last }, le maximum d’écluses est atteint : { $limit }. Seule case possible pour une écluse : { $near }.
       *[other] Entre { $first } et { $last }, le maximum d’écluses est atteint : { $limit }. Cases possibles les plus proches pour une écluse : { $near }.
    }
arriala-draw-empty =
    { $cards ->
        [0] Il n’y a pas de cartes dans cette partie.
       *[other] Il n’y a pas de carte à piocher : la pioche et la défausse sont vides. Toute carte jouée pourra de nouveau être piochée.
    }
arriala-card-missing = Tu n’as pas la carte « { $card } ». Ta main : { $held }.
arriala-card-none =
    { $count ->
        [0]
            { $left ->
                [true] Ta main est vide : tu n’as aucune carte à jouer. Piocher une carte coûte { $price } PA.
               *[other] Ta main est vide : tu n’as aucune carte à jouer, et il n’y en a pas non plus à piocher.
            }
       *[other]
            { $left ->
                [true] Aucune carte de ta main ne permet cela : il faut { $fitting }. Piocher une carte coûte { $price } PA.
               *[other] Aucune carte de ta main ne permet cela : il faut { $fitting }. Il n’y a pas non plus de carte à piocher.
            }
    }
arriala-card-other =
    { $count ->
        [0] « { $card } » ne permet pas cela, et aucune autre carte de cette partie non plus.
        [one] « { $card } » ne permet pas cela. Cette carte le permet : { $fitting }.
       *[other] « { $card } » ne permet pas cela. Ces cartes le permettent : { $fitting }.
    }
arriala-master_work-built =
    { $count ->
        [0] L’ouvrage d’art « { $work } » est déjà construit, et il n’en reste aucun autre à construire : la carte ne sert plus à rien.
       *[other] L’ouvrage d’art « { $work } » est déjà construit. Encore possible : { $possible }.
    }
arriala-R10 =
    { $count ->
        [one] Il faut être en dernière position pour construire un ouvrage d’art, mais { $lower } a moins de points que toi. Tu peux garder la carte.
       *[other] Il faut être en dernière position pour construire un ouvrage d’art, mais { $lower } ont moins de points que toi. Tu peux garder la carte.
    }
arriala-R26-none = Personne n’a proposé de finir la partie. Tu peux le proposer pendant ton tour, une fois par tour.
arriala-R26-once = Pendant ce tour, tu as déjà proposé de finir la partie. Tu pourras le proposer de nouveau à ton prochain tour.
arriala-R26-waiting = Ta proposition de finir la partie attend encore des réponses ({ $waiting }). Tu peux retirer la proposition.
arriala-R26-answer = { $proposer } propose de finir la partie. Réponds d’abord : oui ou non.
arriala-R26-withdraw = { $proposer } propose de finir la partie, et seule cette personne peut retirer la proposition. Tu peux y répondre.

## Painter and description.

# Labels in the picture: as short as may be.
label-title = Arriala
label-round = manche { $round }
label-action-points = { $points } PA
label-over = Fin de la partie
label-ending = Finir la partie ?
label-virtual = Virtuel
label-slope = Pente
label-cacor = Cacor
label-reservoir = Réservoir
label-mill = Moulin
label-dam = Barrage
label-reserve = Réserve
label-no-cards = Aucune carte

# The short description of the picture, the most important first.
describe-turn = Manche { $round }, à { $seat } de jouer, PA restants : { $points }.
describe-asked = Manche { $round }. { $proposer } propose de finir la partie ; réponses attendues : { $waiting }.
describe-over =
    { $count ->
        [0] La partie est finie : personne ne gagne.
        [one] La partie est finie : { $winners } gagne.
       *[other] La partie est finie : { $winners } se partagent la victoire.
    }
describe-scores = Points : { $scores }.
describe-hands = Cartes en main : { $hands }. Ouvriers en réserve : { $reserves }.
describe-master-works = Ouvrages d’art : { $works }.
describe-workers = Ouvriers, { $name } : { $workers }.
describe-locks = Écluses : { $places }.
describe-closed = Sections fermées : { $sections }.
describe-supply =
    { $locks ->
        [one] Il reste { $locks } écluse
       *[other] Il reste { $locks } écluses
    }, pioche : { $pile }, défausse : { $discards }.

# The long description, from which one can play.
describe-title = Arriala, manche { $round }, partie à { $seats }, { $first } a commencé.
describe-active = Tour en cours : { $seat }, PA restants : { $points } sur { $most }.
describe-waiting = En attente : { $waiting }.
# The word of describe-none stands for an empty list.
describe-proposal =
    { $agreed ->
        [rien] { $proposer } propose de finir la partie. Pas encore de réponse.
       *[other] { $proposer } propose de finir la partie. D’accord jusqu’ici : { $agreed }.
    }
describe-proposed = Pendant ce tour, la fin de la partie a déjà été proposée.
describe-journeys = Ouvriers déjà déplacés pendant ce tour : { $workers }.
describe-journey = { $worker } peut continuer son déplacement.
describe-barred = Retour interdit pendant ce tour (entre parenthèses, le lieu d’avant le tour précédent) : { $workers }.
describe-player = { $name }, { $colour } : points { $points }, cartes { $hand }, ouvriers { $workers }.
describe-virtual = { $colour } : points { $points }, sans tour, ni réserve, ni cartes, ouvriers { $workers }.
describe-at = { $name } ({ $place })
describe-in-reserve = { $name } (réserve)
describe-cards = { $count } × { $card }
describe-entry = { $spaces } = { $points }
describe-stretch = { $first }–{ $last }, cases { $low }–{ $high }, écluses : { $locks }, au plus { $most }.
describe-town =
    { $workers ->
        [rien] { $name } (ville) : vide.
       *[other] { $name } (ville) : { $workers }.
    }
describe-lock = { $place } : écluse.
describe-open = Section { $section }, ouverte, vaut { $points } : { $spaces }.
describe-won = Section { $section }, fermée, +{ $points } pour { $winner } : { $spaces }.
describe-won-by-nobody = Section { $section }, fermée, personne ne marque : { $spaces }.
describe-free = pas encore construit
describe-free-spaces =
    { $count ->
        [one] { $spaces } libre
       *[other] { $spaces } libres
    }
describe-counted = Fermées dans cet ordre : { $sections }.
describe-vineyard =
    { $workers ->
        [rien] Vignoble { $name }, vaut { $points }, à côté : { $near }. Vide, places libres : { $free } sur { $capacity }.
       *[other] Vignoble { $name }, vaut { $points }, à côté : { $near }. Ouvriers : { $workers }, places libres : { $free } sur { $capacity }.
    }
describe-river-work = Ouvrage fluvial « { $name } », vaut { $points }, à côté : { $near } ; { $worker }.
describe-master-work = Ouvrage d’art « { $name } », vaut { $points }, à côté : { $near } ; construit par : { $builder }.
describe-not-built = personne
describe-not-used = Pas dans cette partie : { $names }.
describe-locks-left = Écluses en stock : { $locks } sur { $most }. Points pour une écluse : { $points }.
describe-pile = Cartes dans la pioche : { $pile }. Défausse, { $count } en tout : { $cards }.
describe-deck = Toutes les cartes du jeu : { $cards }.
describe-prices = Coûts en PA : déplacer d’une case { $step }, jouer une carte { $card }, envoyer aux vignes { $to-vineyard }, piocher une carte { $draw }, nouvel ouvrier { $worker }, ouvrage fluvial { $river-work }, ramener au canal { $to-canal }, écluse { $lock }.
describe-table = Points d’une section selon le nombre de cases : { $table }.
describe-hand =
    { $cards ->
        [rien] Ta main est vide.
       *[other] Ta main : { $cards }.
    }
describe-happened = Depuis le dernier changement de tour :
describe-nobody = personne
describe-none = rien
