## Le jeu.

title = Le petit jeu
command = petit-jeu
summary = Posez des cartes de couleur dans les étangs, choisissez des nombres, donnez des cartes.
about = Chacun choisit un nombre en secret, puis pose des cartes dans les étangs et en donne.

enum-blue = bleu
enum-green = vert
enum-red = rouge
enum-take = prendre
enum-refuse = refuser
pond = Étang { $number }

## Commandes et champs.

command-choose = choisir
command-choose-description = Choisir un nombre en secret
command-choose-label = Choisir un nombre
command-choose-number = nombre
command-choose-number-description = Il marque si personne d’autre ne le choisit

command-card = carte
command-card-description = Ce qui se fait avec les cartes

command-card-play = jouer
command-card-play-description = Poser une carte dans un étang
command-card-play-label = Jouer une carte
command-card-play-card = carte
command-card-play-card-description = La carte à poser
command-card-play-pond = étang
command-card-play-pond-description = Un étang sans cette couleur
command-card-play-extra = en-plus
command-card-play-extra-description = Une deuxième carte, écartée pour un point de plus

command-card-draw = piocher
command-card-draw-description = Piocher une carte
command-card-draw-label = Piocher

command-card-offer = offrir
command-card-offer-description = Offrir des cartes à quelqu’un
command-card-offer-label = Offrir des cartes
command-card-offer-to = à
command-card-offer-to-description = Qui peut les prendre
command-card-offer-cards = cartes
command-card-offer-cards-description = Par exemple : 2 rouge, bleu

command-answer = répondre
command-answer-description = Prendre ou refuser les cartes offertes
command-answer-label = Répondre
command-answer-reply = réponse
command-answer-reply-description = Prendre ou refuser

command-end = finir
command-end-description = Finir son tour
command-end-label = Finir le tour

## Les actions, avant qu’elles soient faites.

action-choose = Choisir { $number }
action-play =
    { $extra-value ->
        [none] Poser { $card } dans { $pond }
       *[other] Poser { $card } dans { $pond } en écartant { $extra }
    }
action-draw = Piocher une carte
action-offer = Offrir { $cards } à { $to }
action-answer = Répondre : { $reply }
action-end = Finir le tour

## Réponses données d’avance.

topic-number = Ton nombre
topic-offers = Les offres qu’on te fait
standing-always_choose = Choisir { $number } à chaque manche, jusqu’à ce que cette réponse soit retirée.
standing-always_choose-label = Toujours { $number }
standing-always_choose-description = Toujours le même nombre : il est choisi au début de chaque manche.
standing-refuse_offers = Refuser toutes les offres, jusqu’à ce que cette réponse soit retirée.
standing-refuse_offers-label = Refuser les offres
standing-refuse_offers-description = Refuser les offres : toute carte offerte est refusée.

## Ce qui s’est passé.

event-chosen = { $seat } a choisi.
event-chosen-number = { $seat } a choisi { $number }.
event-number-shown =
    { $points ->
        [0] { $seat } a choisi { $number }, comme quelqu’un d’autre.
        [one] { $seat } a choisi { $number } et marque un point.
       *[other] { $seat } a choisi { $number } et marque { $points } points.
    }
event-played =
    { $points ->
        [one] { $seat } pose { $card } dans { $pond } pour un point.
       *[other] { $seat } pose { $card } dans { $pond } pour { $points } points.
    }
event-drawn = { $seat } pioche une carte.
event-drawn-card = { $seat } pioche { $card }.
event-pile-empty = La pioche est vide.
event-offered =
    { $count ->
        [one] { $giver } offre une carte à { $to }.
       *[other] { $giver } offre { $count } cartes à { $to }.
    }
event-offered-cards = { $giver } offre { $cards } à { $to }.
event-answered =
    { $reply-value ->
        [refuse] { $seat } refuse ce que { $giver } offre.
       *[take]
            { $points ->
                [one] { $seat } prend une carte, un point pour { $giver }.
               *[other] { $seat } prend les cartes, { $points } points pour { $giver }.
            }
    }
event-turn-ended = { $seat } a fini.
event-game-ended =
    { $winners-count ->
        [one] { $winners } gagne avec { $points } points.
       *[other] { $winners } se partagent la victoire avec { $points } points chacun.
    }

## Ce que les plans attendent.

await-played =
    { $pond-value ->
        [open]
            { $card-value ->
                [open] { $seat } pose une carte
               *[other] { $seat } pose une carte { $card }
            }
       *[other]
            { $card-value ->
                [open] { $seat } pose une carte dans { $pond }
               *[other] { $seat } pose une carte { $card } dans { $pond }
            }
    }
await-pile-empty = la pioche se vide
await-tax-levied = { $seat } lève un impôt
await-selling =
    { $card-value ->
        [open] { $seat } vend une carte
       *[other] { $seat } vend une carte { $card }
    }

## Ce qui est demandé à une place.

matter-choose = quel nombre, de 1 à { $highest } ?
matter-turn = à jouer.
matter-offer =
    { $count ->
        [one] prendre la carte que { $giver } propose ?
       *[other] prendre les { $count } cartes que { $giver } propose ?
    }
choice-answer =
    { $reply-value ->
        [take] Prendre
       *[other] Refuser
    }
status-over = La partie est finie.
status-waiting = Manche { $round } : c’est aux autres.
status-choose = Choisissez un nombre de 1 à { $highest }.
status-turn =
    { $left ->
        [0] Il ne reste qu’à finir votre tour.
        [one] Il reste une action.
       *[other] Il reste { $left } actions.
    }
lost-actions = Rien n’est encore fait : { $left } actions seraient perdues.
status-answer =
    { $count ->
        [one] Prenez la carte qu’on vous offre, ou refusez-la.
       *[other] Prenez les { $count } cartes qu’on vous offre, ou refusez-les.
    }

## Pourquoi quelque chose est refusé.

toy-number-range = Choisissez un nombre de 1 à { $highest }.
toy-number-same = Vous avez déjà choisi { $number }.
toy-turn-spent = Vous n’avez plus d’action : finissez votre tour.
toy-pond-unknown = Il n’y a que { $count } étangs.
toy-pond-colour = Dans { $pond }, il y a déjà une carte { $card }.
toy-pile-empty = La pioche est vide.
toy-cards-missing =
    { $count ->
        [0] Votre main est vide.
       *[other] Vous tenez { $hand }.
    }
toy-cards-unreadable = « { $written } » ne dit pas quelles cartes. Écrivez par exemple : 2 rouge, bleu.
toy-offer-seat = Offrez des cartes à quelqu’un d’autre de la table.
toy-offer-nothing = Offrez au moins une carte.
toy-moment = Cela ne se fait pas maintenant.

## L’image, en mots.

describe-pond =
    { $count ->
        [0] { $pond }, qui vaut { $worth } : vide.
       *[other] { $pond }, qui vaut { $worth } : { $cards }.
    }
describe-seat =
    { $hand ->
        [one] { $seat } : { $points } points, une carte.
       *[other] { $seat } : { $points } points, { $hand } cartes.
    }
describe-pile = Manche { $round } sur { $rounds }, { $pile } cartes dans la pioche.
describe-hand =
    { $count ->
        [0] Votre main est vide.
       *[other] Votre main : { $cards }.
    }
