## The game.

title = Canal du Midi
command = midi
summary = Construire le Canal du Midi en 9 manches : mises secrètes, pièces et villes, pour 2 à 4 personnes.
about = Neuf chantiers du Canal du Midi, un par manche : tout le monde mise en secret une carte ouvrier. Si toutes les cartes ensemble atteignent le besoin du chantier, qui a donné le plus le remporte ; si toute la table se retient, personne ne construit.
## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### Le but
    { $sites-site-count } chantiers, un par manche, et sur chacun tout le monde mise une carte. Ensemble, vos cartes doivent atteindre le besoin du chantier ; si c’est le cas, la section est construite, et qui a donné le plus en prend les points.
    Chaque pièce que tu gardes rapporte { $sites-score-coin ->
        [one] { $sites-score-coin } point
       *[other] { $sites-score-coin } points
    } à la fin. Qui a le plus de points gagne.
    Dans cet exemple, le chantier est le VI, qui demande 6 points. Rouge a déjà misé, en secret.
learn-round =
    ### Une manche
    1. Tu prends une des cartes posées devant toi, tant qu’il en reste, si tu n’en as pas déjà { $sites-start-hand } en main.
    2. Tout le monde mise en secret une carte de sa main ; toutes les mises sont révélées ensemble.
    3. Qui a une pièce peut l’envoyer : une carte de la défausse vient en renfort.

    Dans cet exemple, les mises sont 4, 1 et 3, et le chantier demande 9 points : il en manque 1. On demande maintenant à chaque personne qui a une pièce si elle l’envoie.
learn-award =
    ### Qui construit
    Dans cet exemple, il faut 9 points. Rouge a envoyé une pièce et tiré un 2 : 4 + 2 pour Rouge, 1 pour Jaune, 3 pour Vert, et cela suffit. Rouge a donné le plus et construit la section.
    À égalité en tête, on partage la section : la moitié des points par personne, arrondie en dessous. S’il y a trop peu de points en tout, la section est **retardée** : personne ne construit, et toutes les cartes vont quand même à la défausse.
learn-cities =
    ### Villes et tentes
    Les cercles rouges sont des **villes**. Quand tes pions sont sur deux villes voisines et sur toutes les sections entre elles, tu gagnes une pièce, comme Rouge ici.
    À partir de ta deuxième **tente**, chaque chantier à tente que tu remportes permet un échange : une carte visible de ta rangée contre une carte visible d’une autre rangée.
learn-end =
    ### La fin
    Après la dernière manche, une section retardée va à qui a ses deux voisines, pour la moitié de ses points, arrondie en dessous : ici, la V à Rouge. Puis on compte les sections et les pièces. Qui a le plus de points gagne ; entre personnes à égalité, qui a le plus de sections.
    Pas besoin d’en savoir plus pour commencer : ton panneau te demande une chose à la fois.
## How the points came about, when the game is over. $count is how many sections.

count-sections =
    { $count ->
        [one] { $points } pour { $count } section
       *[other] { $points } pour { $count } sections
    }
count-shared =
    { $count ->
        [one] { $points } pour { $count } section partagée
       *[other] { $points } pour { $count } sections partagées
    }
count-delayed =
    { $count ->
        [one] { $points } pour { $count } section retardée
       *[other] { $points } pour { $count } sections retardées
    }
count-coins = { $points } pour les pièces

## What things are called.

site = { $numeral } ({ $name })
card = { $points } ({ $worker })
coloured-card = { $card } en { $colour }
face-down = face cachée

name-embouchure = Port de l’Embouchure
name-naurouze = Seuil de Naurouze
name-castelnaudary = Castelnaudary
name-foucaud = Épanchoir de Foucaud
name-repudre = Pont-canal du Répudre
name-somail = Le Somail
name-malpas = Tunnel du Malpas
name-fonserannes = Écluses de Fonserannes
name-agde = Écluse ronde d’Agde

worker-engineer = ingénieur
worker-surveyor = géomètre
worker-stonecutter = tailleur de pierre
worker-carrier = porteur
worker-digger = terrassier
worker-carpenter = charpentier
worker-blaster = artificier

# Short names, for the picture.
short-embouchure = Embouchure
short-naurouze = Naurouze
short-castelnaudary = Castelnaudary
short-foucaud = Foucaud
short-repudre = Répudre
short-somail = Le Somail
short-malpas = Malpas
short-fonserannes = Fonserannes
short-agde = Agde

# The towns that some of the sites belong to.
town-embouchure = Toulouse
town-foucaud = Carcassonne
town-fonserannes = Béziers

## What a seat is asked.

status-over = La partie est finie.
status-waiting = Manche { $round }, chantier { $site }, besoin { $need } : rien à faire pour toi en ce moment.
status-pick = Manche { $round }, chantier { $site }, besoin { $need } : prends une des cartes posées devant toi.
status-bet = Manche { $round }, chantier { $site }, besoin { $need } : mise une carte de ta main.
status-has-bet = Manche { $round }, chantier { $site }, besoin { $need } : tu mises un { $card }. Jusqu’à la dernière mise, tu peux changer de carte, si tu en as une autre en main.
# For those who watch.
status-watching = Manche { $round }, chantier { $site }, besoin { $need }.
# Nobody else has a coin.
status-ask-alone =
    { $coins ->
        [one] Chantier { $site } : ensemble { $points }, besoin { $need }. Envoyer ta pièce ou la garder ?
       *[other] Chantier { $site } : ensemble { $points }, besoin { $need }. Envoyer une de tes { $coins } pièces ou les garder ?
    }
status-ask =
    { $coins ->
        [one] Chantier { $site } : ensemble { $points }, besoin { $need }. Envoyer ta pièce ou la garder ? Si tu la gardes et que quelqu’un d’autre envoie une pièce, on te posera la question encore une fois.
       *[other] Chantier { $site } : ensemble { $points }, besoin { $need }. Envoyer une de tes { $coins } pièces ou les garder ? Si tu les gardes et que quelqu’un d’autre envoie une pièce, on te posera la question encore une fois.
    }
status-ask-again =
    { $coins ->
        [one] Chantier { $site } : ensemble { $points }, besoin { $need }, et une pièce au moins a été envoyée. Envoyer aussi ta pièce ou la garder ? Cette réponse est définitive.
       *[other] Chantier { $site } : ensemble { $points }, besoin { $need }, et une pièce au moins a été envoyée. Envoyer aussi une de tes { $coins } pièces ou les garder ? Cette réponse est définitive.
    }
status-held = Chantier { $site } : ensemble { $points }, besoin { $need }. Tu as choisi de garder ; tu peux encore envoyer une pièce tant que tout le monde n’a pas répondu.
status-in-vain =
    { $discards ->
        [0] { $status } La défausse est encore vide : une pièce n’apporterait rien.
       *[other] { $status } Il ne reste pas de carte dans la défausse pour une pièce de plus, qui n’apporterait rien.
    }
status-trade = Tu peux échanger une carte visible devant toi contre une carte visible devant quelqu’un d’autre, ou renoncer.
status-trade-hand = Tu peux échanger une carte de ta main contre une carte tirée dans la main d’une autre personne, ou renoncer.

# Ce qui est demandé, après les noms et deux points.
matter-pick = quelle carte prendre en main ?
matter-bet = quelle carte miser sur le chantier { $site } ? Besoin : { $need }.
matter-coins = chantier { $site } : ensemble { $points }, besoin { $need }. Envoyer une pièce pour un renfort, ou la garder ? Dès que quelqu’un en envoie une, toutes les autres personnes qui ont une pièce donnent une réponse définitive.
matter-coins-again = chantier { $site } : ensemble { $points }, besoin { $need }, et une pièce au moins a été envoyée. Envoyer aussi une pièce, ou la garder ? Ces réponses sont définitives.
matter-trade = échanger une carte, ou renoncer ?

## Ce qu’une action ferait perdre, demandé avant.

lost-coin =
    { $points ->
        [one] Il n’y a pas de carte dans la défausse pour cette pièce, qui n’apporterait rien. Gardée, elle vaut { $points } point à la fin.
       *[other] Il n’y a pas de carte dans la défausse pour cette pièce, qui n’apporterait rien. Gardée, elle vaut { $points } points à la fin.
    }

## Commands and their fields.

command-pick = prendre
command-pick-description = Prendre une des cartes posées devant toi
command-pick-label = Prendre une carte
command-pick-card = carte
command-pick-card-description = Une carte visible, ou « face cachée » pour en prendre une sans la voir

command-bet = miser
command-bet-description = Miser en secret une carte de ta main ; à refaire pour changer de carte avant la révélation
command-bet-label = Miser une carte
command-bet-card = carte
command-bet-card-description = Une carte de ta main

command-send = envoyer
command-send-description = Envoyer une pièce : une carte de la défausse renforce ta mise
command-send-label = Envoyer une pièce

command-hold = garder
command-hold-description = Garder tes pièces : ne pas en envoyer pour un renfort
command-hold-label = Garder

command-trade = échanger
command-trade-description = Échanger une carte avec quelqu’un, une fois pour la tente que tu viens de gagner
command-trade-label = Échanger une carte
command-trade-give = donner
command-trade-give-description = Ta carte : visible devant toi, ou de ta main si plus aucune n’est visible
command-trade-other = avec
command-trade-other-description = À qui va ta carte ; personne ne peut refuser
command-trade-take = prendre
command-trade-take-description = Une carte visible devant cette personne ; à laisser vide pour un échange de main à main

command-decline = renoncer
command-decline-description = Renoncer à l’échange que permet la tente que tu viens de gagner
command-decline-label = Renoncer

## Actions, before they are done.

action-pick =
    { $card-value ->
        [-1] Prendre une carte cachée
       *[other] Prendre un { $card }
    }
action-bet = Miser un { $card }
action-send = Envoyer une pièce
action-hold = Ne pas envoyer de pièce
action-trade =
    { $take-value ->
        [none] Échanger un { $give } de main à main avec { $other }
       *[other] Échanger un { $give } contre un { $take } avec { $other }
    }
action-decline = Renoncer à l’échange

## Réponses données d’avance : leur effet, et les mots de leurs boutons.

topic-bet = Ta mise
topic-coins = Tes pièces
standing-next_bet = À la manche { $round }, tu miseras un { $card } dès que tout le monde aura pris une carte.
standing-next_bet-label = Miser un { $card }
standing-next_bet-description = Miser d’avance : la carte sera posée face cachée dès que tout le monde aura pris une carte, pour cette manche seulement. La mise ne deviendra définitive que quand tout le monde aura misé.
standing-keep_coins = Toujours garder : chaque fois qu’on te pose la question, tu gardes toutes tes pièces, jusqu’à ce que tu retires cette réponse.
standing-keep_coins-label = Toujours garder
standing-keep_coins-description = **Toujours garder :** tu gardes toutes tes pièces chaque fois qu’on te pose la question, même la deuxième fois dans une manche.
standing-send_if_behind = Envoyer seulement si quelqu’un est devant : chaque fois qu’on te pose la question, tu envoies une pièce si quelqu’un a sur le chantier un total plus élevé que le tien, et si une même carte de la défausse peut à la fois te mettre au moins à égalité et porter la somme commune jusqu’au besoin. Sinon, tu n’en envoies pas. Cela dure jusqu’à ce que tu retires cette réponse.
standing-send_if_behind-label = Envoyer seulement si quelqu’un est devant
standing-send_if_behind-description = **Envoyer seulement si quelqu’un est devant :** chaque fois qu’on te pose la question, tu envoies une pièce si quelqu’un a sur le chantier un total plus élevé que le tien, et si une même carte de la défausse peut à la fois te mettre au moins à égalité et porter la somme commune jusqu’au besoin. Si tu es en tête ou à égalité, ou si aucune carte de la défausse ne le peut, tu n’en envoies pas.

## Ce que les plans attendent, comme propositions après « si ». Ce qui reste ouvert a la valeur « open ».

await-took_face_up =
    { $card-value ->
        [open] { $seat } prend une carte visible
       *[other] { $seat } prend un { $card }
    }
await-took_face_down = { $seat } prend une carte cachée
await-bet_shown =
    { $card-value ->
        [open] { $seat } dévoile une mise
       *[other] { $seat } a misé un { $card }
    }
await-coin_sent = { $seat } envoie une pièce
await-site_revealed =
    { $site-value ->
        [open] un nouveau chantier est découvert
       *[other] le chantier { $site } est découvert
    }
await-site_built =
    { $site-value ->
        [open] { $winners } remporte un chantier
       *[other] { $winners } remporte le chantier { $site }
    }
await-site_delayed =
    { $site-value ->
        [open] un chantier est retardé
       *[other] le chantier { $site } est retardé
    }
await-face_up_traded =
    { $other-value ->
        [open] { $seat } échange une carte
       *[other] { $seat } échange une carte avec { $other }
    }

## What happened.

event-site_revealed = Manche { $round } : chantier { $site }, besoin { $need }.
event-took_face_up = { $seat } prend un { $card }.
event-turned_over = { $seat } retourne un { $card }.
event-took_face_down = { $seat } prend une carte cachée.
event-took_face_down_card = { $seat } prend un { $card }, jusque-là caché.
event-bet_made =
    { $seats-count ->
        [one] { $seats } a misé.
       *[other] { $seats } ont misé.
    }
event-bet_card = { $seat } mise un { $card }.
event-bet_shown =
    { $owner-value ->
        [none] { $seat } mise un { $card }.
       *[other] { $seat } mise un { $card }, une carte qu’avait { $owner } au début.
    }
event-points_counted = Chantier { $site } : le besoin est de { $need }, les cartes font ensemble { $points }.
event-coin_sent =
    { $first-value ->
        [true] { $seat } envoie une pièce.
       *[other] { $seat } envoie aussi une pièce.
    }
event-coin_held =
    { $seats-count ->
        [one] { $seats } n’envoie pas de pièce.
       *[other] { $seats } n’envoient pas de pièce.
    }
event-reinforced = { $seat } tire un { $card } en renfort : total { $total }.
event-not_reinforced = { $seat } ne reçoit rien pour sa pièce : la défausse est vide.
event-site_built =
    { $winners-count ->
        [one] { $winners } remporte le chantier { $site } (total { $total }).
       *[other] { $winners } se partagent le chantier { $site } à égalité ({ $total } partout).
    }
event-site_delayed = Le chantier { $site } est retardé : pas assez de points.
event-cities_linked =
    { $coin-value ->
        [true] { $seat } relie { $start } et { $end } : 1 pièce.
       *[other] { $seat } relie { $start } et { $end }. Il n’y a plus de pièce à gagner.
    }
event-face_up_traded = { $seat } donne un { $given } à { $other } contre un { $taken }.
event-hand_traded = { $seat } échange une carte avec { $other }, de main à main.
event-hand_traded_cards = { $seat } donne un { $given } à { $other } et tire un { $taken }.
event-trade_declined = { $seat } renonce à l’échange.
event-delayed_awarded =
    { $winners-count ->
        [0] Le chantier retardé { $site } ne va à personne.
        [one] Le chantier retardé { $site } va à { $winners }, qui a les deux sections voisines.
       *[other] Le chantier retardé { $site } va à { $winners }, qui ont les deux sections voisines.
    }
event-game_ended =
    { $by-sections-value ->
        [true]
            { $winners-count ->
                [one] Le canal est terminé. À égalité de points ({ $points }), { $winners } a le plus de sections.
               *[other] Le canal est terminé. À égalité de points ({ $points }), { $winners } ont le plus de sections.
            }
       *[other] Le canal est terminé.
    }

# Ce que plusieurs font l’un après l’autre, en une ligne ; le chantier n’est nommé qu’une fois.
told-list = { $items }
event-picked = { $seat } prend un { $card } et retourne un { $turned }.
clause-picked = prend un { $card } et retourne un { $turned }
event-picks = Cartes prises : { $picks }.
pick-face-up = { $seat } { $card }
pick-turned-over = { $seat } { $card } [retournée : { $turned }]
pick-face-down = { $seat } une carte cachée
pick-face-down-card = { $seat } { $card } [jusque-là cachée]
event-bets = Mises : { $bets }.
bet-own = { $seat } { $card }
bet-of-another = { $seat } { $card } [à { $owner } au début]
event-coins =
    { $held-count ->
        [0] Pièces : envoyées par { $sent }.
       *[other] Pièces : envoyées par { $sent }, gardées par { $held }.
    }
event-reinforcements = Renforts : { $cards }.
reinforcement = { $seat } { $card } [son total { $total }]
reinforcement-none = { $seat } rien [la défausse est vide]
event-built_with =
    { $winners-count ->
        [one] Chantier { $site } construit : { $points } pour un besoin de { $need }. { $winners } le remporte (total { $total }).
       *[other] Chantier { $site } construit : { $points } pour un besoin de { $need }. { $winners } se le partagent à égalité ({ $total } partout).
    }
event-built_and_linked =
    { $winners-count ->
        [one] Chantier { $site } construit : { $points } pour un besoin de { $need }. { $winners } le remporte (total { $total }). Villes reliées : { $links }.
       *[other] Chantier { $site } construit : { $points } pour un besoin de { $need }. { $winners } se le partagent à égalité ({ $total } partout). Villes reliées : { $links }.
    }
link = { $seat } { $start }–{ $end } [1 pièce]
link-without-coin = { $seat } { $start }–{ $end } [plus de pièce]
event-delayed_with = Chantier { $site } retardé : { $points } pour un besoin de { $need }.
event-awards = Les chantiers retardés vont à qui a les deux sections voisines : { $awards }.
award = { $site } [{ $winners }]
award-nobody = { $site } [personne]

## What one person did in a row, told as one sentence: "Ada took … and turned over …."

clause-took_face_up = prend un { $card }
clause-turned_over = retourne un { $card }
clause-took_face_down = prend une carte cachée
clause-took_face_down_card = prend un { $card }, jusque-là caché
clause-coin_sent =
    { $first-value ->
        [true] envoie une pièce
       *[other] envoie aussi une pièce
    }
clause-reinforced = tire un { $card } en renfort : total { $total }
clause-not_reinforced = ne reçoit rien pour sa pièce, car la défausse est vide

## Why something is refused.

# What is done now.
now-pick = on prend une carte devant soi
now-bet = on mise
now-reinforce = qui a une pièce l’envoie ou la garde
now-trade = on décide d’un échange
canal_du_midi-moment-pick = Une carte se prend au début d’une manche, avant les mises. En ce moment, { $now } ; en attente : { $waiting }.
canal_du_midi-moment-bet = Les mises se font au début d’une manche, avant la révélation. En ce moment, { $now } ; en attente : { $waiting }.
canal_du_midi-moment-reinforce = Une pièce s’envoie ou se garde quand toutes les mises de la manche sont révélées. En ce moment, { $now } ; en attente : { $waiting }.
canal_du_midi-moment-trade = Les échanges se font à la fin d’une manche. En ce moment, { $now } ; en attente : { $waiting }.
canal_du_midi-unknown-card = Cette carte n’existe pas dans cette partie. La liste qui s’ouvre pendant que tu écris montre les cartes possibles.
canal_du_midi-R10 = Une carte se prend une fois par manche, avant les mises, quand on en a moins de { $hand } en main et qu’il en reste devant soi. En ce moment, { $now } ; en attente : { $waiting }.
canal_du_midi-R16 = Les mises ne commencent que lorsque tout le monde a pris sa carte. En attente : { $waiting }. Une fois ta carte prise, ton panneau te laisse miser d’avance.
canal_du_midi-pick-row =
    { $count ->
        [0] Aucune carte n’est visible devant toi. Tu peux prendre une carte cachée.
       *[other] Aucun { $card } n’est visible devant toi. Tu peux prendre une carte cachée, s’il en reste, ou une carte visible : { $row }.
    }
canal_du_midi-pick-face_down =
    { $count ->
        [0] Il n’y a plus de carte devant toi.
       *[other] Il n’y a plus de carte cachée devant toi. Tu peux prendre une carte visible : { $row }.
    }
canal_du_midi-bet-hand =
    { $count ->
        [0] Tu n’as aucun { $card } en main, ni aucune autre carte à miser.
       *[other] Tu n’as aucun { $card } en main. Tu peux miser une carte de ta main : { $possible }.
    }
canal_du_midi-bet-same = Tu mises déjà un { $card }. Tu peux laisser cette carte, ou en miser une autre si tu en as une.
canal_du_midi-coin-none = Tu n’as pas de pièce à envoyer ni à garder. Tu en gagnes une quand tu relies deux villes voisines, tant qu’il en reste dans le stock.
canal_du_midi-R4-stands = Une pièce a été envoyée : ta réponse est définitive. En attente : { $waiting }.
canal_du_midi-R4-held = Tu as déjà choisi de garder. Tu peux encore envoyer une pièce tant que tout le monde n’a pas répondu.
canal_du_midi-trade-seat = Tu ne peux pas échanger avec cette personne. C’est possible avec : { $partners }.
canal_du_midi-trade-unseen = Il n’y a plus de carte visible : tu ne peux pas choisir parmi les cartes en main chez { $other }. Laisse ce champ vide pour tirer une carte au hasard.
canal_du_midi-trade-hand = Tu n’as aucun { $card } en main. Tu peux donner une carte de ta main : { $possible }.
canal_du_midi-trade-give = Aucun { $card } n’est visible devant toi. Tu peux donner une carte visible : { $row }.
canal_du_midi-trade-take = Aucun { $card } n’est visible devant { $owner }. Tu peux prendre une carte visible : { $row }.
canal_du_midi-trade-named = Choisis la carte que tu prends chez { $other } : { $row }.

## Painter and description.

# Labels in the picture: as short as may be.
label-supply = Stock
label-round = Manche
label-discards = Défausse
label-pick = Cartes
label-bet = Mises
label-reinforce = Pièces ?
label-trade = Échange
label-your-cards = Tes cartes
label-hand = En main
label-hand-stack = Main
label-face-down-stack = Cachées
label-last-bets = Avant
label-in-front = Devant toi
label-face-down = Cachées, sans ordre connu
label-own-bet = Ta mise

describe-over =
    { $count ->
        [0] La partie est finie : personne ne gagne.
        [one] La partie est finie : { $winners } gagne.
       *[other] La partie est finie : { $winners } se partagent la victoire.
    }

# The short description of the picture, the most important first.
describe-waiting-pick = Manche { $round }, chantier { $site }, besoin { $need }. Carte encore à prendre par : { $waiting }.
describe-waiting-bet = Manche { $round }, chantier { $site }, besoin { $need }. Mises attendues : { $waiting }.
describe-waiting-reinforce = Manche { $round }, chantier { $site }, besoin { $need }. Pièce à envoyer ou à garder par : { $waiting }.
describe-waiting-trade = Manche { $round }, chantier { $site }, besoin { $need }. Échange possible pour : { $waiting }.
describe-scores = Points : { $scores }.
describe-shown-short = Mises, chantier { $site } : { $bets } ; ensemble { $sum }, besoin { $need }.
describe-sections-short = Sections : { $sections }.
describe-delayed-short = Retardées : { $sites }.
describe-to-come-short = À venir : { $sites }.
describe-player-short =
    { $coins ->
        [one] { $name } : visibles { $row } ; cachées { $down }, main { $hand }, { $coins } pièce.
       *[other] { $name } : visibles { $row } ; cachées { $down }, main { $hand }, { $coins } pièces.
    }
describe-stores-short =
    { $supply ->
        [one] Stock : { $supply } pièce. Défausse : { $discards }.
       *[other] Stock : { $supply } pièces. Défausse : { $discards }.
    }

# The long description, from which one can play. The word of describe-none stands for an empty list.
describe-title = Canal du Midi, manche { $round } sur { $rounds }, partie à { $seats }. En premier dans la manche : { $first } ; { $began } a commencé la partie.
describe-final = Points à la fin : { $scores }.
describe-site-now = Chantier de cette manche : { $site }, besoin { $need }.
describe-phase-pick = Maintenant : tout le monde prend une carte devant soi.
describe-phase-bet = Maintenant : tout le monde mise une carte en secret.
describe-phase-reinforce = Maintenant : qui a une pièce l’envoie pour un renfort ou la garde.
describe-phase-trade = Maintenant : un échange est possible.
describe-phase-over = Toutes les manches sont finies.
describe-waiting = En attente : { $waiting }.
describe-has-bet =
    { $seats ->
        [rien] Personne n’a encore misé.
       *[other] Mises faites par : { $seats }.
    }
describe-revealed = Sur le chantier en ce moment :
describe-last-round = La manche précédente, au chantier { $site } :
describe-bet = { $name } mise un { $card }, total { $total }.
describe-reinforcement = Renfort, { $name } : { $card }.
describe-nothing = rien, la défausse était vide
describe-sum = Ensemble { $sum }, besoin { $need }.
describe-won = Construit, remporté par { $winners }.
describe-not-won = Retardé, personne ne le remporte.
describe-first-asking =
    { $held ->
        [rien] Première demande, personne n’a encore répondu. Avec une pièce : { $asked }.
       *[other] Première demande, personne n’a encore envoyé de pièce. Avec une pièce : { $asked }. Pièce gardée jusqu’ici par : { $held }.
    }
describe-second-asking =
    { $held ->
        [rien] Deuxième demande, les réponses sont définitives. Avaient une pièce : { $asked }. Personne n’a encore choisi de garder. Pièces envoyées, dans cet ordre, par : { $senders }.
       *[other] Deuxième demande, les réponses sont définitives. Avaient une pièce : { $asked }. Pièce gardée par : { $held }. Pièces envoyées, dans cet ordre, par : { $senders }.
    }
describe-trader = { $seat } peut échanger une carte.
describe-player = { $name }, { $colour } : points { $points }, pièces { $coins }, cartes en main { $hand }, visibles { $row }, cachées { $down }, sections { $sections }, tentes { $tents }.
describe-links = { $name } a relié { $links }.
describe-site =
    { $marks ->
        [rien] { $site } : { $state } ; besoin { $need }, valeur { $worth }.
       *[other] { $site } : { $state } ; besoin { $need }, valeur { $worth }, { $marks }.
    }
describe-city = ville
describe-tent = tente
describe-state-built = pion ({ $seats })
describe-state-shared = section partagée, pions ({ $seats })
describe-state-delayed = section retardée
describe-state-now = chantier de cette manche
describe-state-to-come = à venir
describe-delayed = Sections retardées, dans cet ordre : { $sites }.
describe-to-come = À venir, dans un ordre que personne ne connaît : { $sites }.
describe-coins = Pièces à gagner : { $supply }. Pièces dépensées : { $spent }. Points pour une pièce non utilisée : { $points }.
describe-discards = Défausse, { $count } en tout : { $cards }.
describe-count = { $count } × { $card }
describe-discarded = { $count } × { $card } : { $colours }
describe-coloured = { $points } ({ $worker }, { $colour })
describe-set = Cartes de chaque couleur : { $cards }.
describe-hand = Ta main : { $cards }.
describe-own-bet = Ta mise : { $card }.
describe-own-row = Visibles devant toi : { $cards }.
describe-own-face-down = Cachées devant toi, dans un ordre que personne ne connaît : { $cards }.
describe-happened = Ce qui vient de se passer :
describe-none = rien
