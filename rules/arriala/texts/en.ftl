## The game.

title = Arriala: Canal de Garonne
command = arriala
summary = Build the Canal de Garonne: workers, locks and vineyards, for 2 to 4 players.
about = You build the Canal de Garonne together and against each other. Everyone may move any worker along the canal; when every space of a section holds a worker, the colour with the most workers in it scores. Locks turn long sections into short ones.

## What things are called.

space = { $number }
worker = { $owner } { $number }
cost = { $points } AP
cost-space = { $points } AP a space
virtual-colour = { seat-colour } (virtual player)

name-grisolles = Grisolles
name-montech = Montech
name-castelsarrasin = Castelsarrasin
name-moissac = Moissac
name-malause = Malause
name-valence_d_agen = Valence d’Agen

name-frontonnais = Frontonnais
name-chasselas = Chasselas
name-brulhois = Brulhois

name-reservoir = Reservoir
name-weir = Weir
name-mill = Mill
name-dam = Dam

name-slope = Montech water slope
name-cacor = Cacor aqueduct

# What the rulebook says is left out with fewer players.
without-vineyard = the vineyard { $name }
without-stretch = the stretch { $first }–{ $last }
without-river-work = the blue space “{ $name }”

# What the rulebook says there are points for beside sections, as a list.
points-for-locks = for locks
points-for-river-works = for river works
points-for-master-works = for master works
points-for-vineyards = at the end for the vineyards
# How many pieces the rulebook says lie beside the board.
beside-locks =
    { $count ->
        [one] { $count } lock
       *[other] { $count } locks
    }
beside-master-works =
    { $count ->
        [one] { $count } master work
       *[other] { $count } master works
    }

card-move = Move up to { $spaces }
card-anywhere = Anywhere on the canal
card-lock = Lock
card-master_work = Master work
card-to_vineyard_own = To the vineyards (own)
card-to_vineyard_any = To the vineyards (any)
card-to_canal_own = Back to the canal (own)
card-to_canal_any = Back to the canal (any)
# A card in a list of cards.
card-quoted = “{ $card }”

## What a seat is asked.

status-over = The game is over.
status-waiting = Round { $round }: it is not your turn.
status-watching = Round { $round }.
status-answer = Do you agree to end the game now?
status-proposed = You have proposed ending the game. Wait for the answers, or withdraw the proposal.
status-agreed = You have agreed to end the game. Not everyone has answered yet.
status-turn =
    { $points ->
        [0] Round { $round }, your turn: no action points left. End your turn.
        [one] Round { $round }, your turn: 1 action point left.
       *[other] Round { $round }, your turn: { $points } action points left.
    }

# What is asked, after the names of those who are asked and a colon.
matter-turn = to act in round { $round }.
matter-end = end the game now, as { $proposer } proposes?
choice-answer =
    { $agree-value ->
        [true] End the game
       *[other] Play on
    }

## What an action would lose, asked before it is done.

lost-points =
    { $points ->
        [one] You have 1 action point left. It will be lost if you end your turn now.
       *[other] You have { $points } action points left. They will be lost if you end your turn now.
    }

## Commands and their fields.

command-move = move
command-move-description = 1 AP a space: move any worker along the canal
command-move-label = Move a worker
command-move-worker = worker
command-move-worker-description = Any worker on the canal
command-move-to = to
command-move-to-description = Where the worker goes: a free space or a town within reach

command-place = place
command-place-description = 3 AP: place a new worker on the canal
command-place-label = Place a worker
command-place-to = to
command-place-to-description = Where the new worker goes: any free space or town

command-river = river-work
command-river-description = 3 AP: build a river work with one of your workers, which stays there
command-river-label = Build a river work
command-river-worker = worker
command-river-worker-description = One of your workers on the canal
command-river-work = work
command-river-work-description = A river work that nobody has built yet

command-vine = vineyard
command-vine-description = 2 AP: move one of your workers from the canal to a vineyard
command-vine-label = To a vineyard
command-vine-worker = worker
command-vine-worker-description = One of your workers on the canal
command-vine-vineyard = vineyard
command-vine-vineyard-description = A vineyard with room left

command-unvine = return
command-unvine-description = 4 AP: move one of your workers from a vineyard back to the canal
command-unvine-label = Back to the canal
command-unvine-worker = worker
command-unvine-worker-description = One of your workers in a vineyard
command-unvine-to = to
command-unvine-to-description = Where the worker goes: any free space or town

command-lock = lock
command-lock-description = 4 AP: build a lock
command-lock-label = Build a lock
command-lock-at = at
command-lock-at-description = A free space of a section that is not closed, within the lock limit

command-draw = draw
command-draw-description = 2 AP: draw a card
command-draw-label = Draw a card

command-card = card
command-card-description = 1 AP: play a card

command-card-move = move
command-card-move-description = 1 AP: play a move card; each space beyond its number costs 1 AP more
command-card-move-label = Play a move card
command-card-move-card = card
command-card-move-card-description = A move card from your hand
command-card-move-worker = worker
command-card-move-worker-description = Any worker on the canal
command-card-move-to = to
command-card-move-to-description = Where the worker goes: a free space or a town within reach

command-card-anywhere = anywhere
command-card-anywhere-description = 1 AP: play a card to move one of your workers on the canal to any free space or town
command-card-anywhere-label = Play an “anywhere” card
command-card-anywhere-worker = worker
command-card-anywhere-worker-description = One of your workers on the canal
command-card-anywhere-to = to
command-card-anywhere-to-description = Where the worker goes: any free space or town

command-card-lock = lock
command-card-lock-description = 1 AP: play a card to build a lock
command-card-lock-label = Play a lock card
command-card-lock-at = at
command-card-lock-at-description = A free space of a section that is not closed, within the lock limit

command-card-master-work = master-work
command-card-master-work-description = 1 AP: play a card to build a master work, if nobody has fewer points
command-card-master-work-label = Play a master work card
command-card-master-work-work = work
command-card-master-work-work-description = Which master work to build

command-card-to-vineyard = to-vineyard
command-card-to-vineyard-description = 1 AP: play a card to move a worker from the canal to a vineyard
command-card-to-vineyard-label = Play a vineyard card
command-card-to-vineyard-card = card
command-card-to-vineyard-card-description = The card for your own workers, or the one for any worker
command-card-to-vineyard-worker = worker
command-card-to-vineyard-worker-description = A worker on the canal
command-card-to-vineyard-vineyard = vineyard
command-card-to-vineyard-vineyard-description = A vineyard with room left

command-card-to-canal = to-canal
command-card-to-canal-description = 1 AP: play a card to move a worker from a vineyard to the canal
command-card-to-canal-label = Play a return card
command-card-to-canal-card = card
command-card-to-canal-card-description = The card for your own workers, or the one for any worker
command-card-to-canal-worker = worker
command-card-to-canal-worker-description = A worker in a vineyard
command-card-to-canal-to = to
command-card-to-canal-to-description = Where the worker goes: any free space or town

command-end = end
command-end-description = End your turn; any action points left are lost
command-end-label = End turn

command-propose = propose-end
command-propose-description = Ask everyone else whether to end the game now; once a turn
command-propose-label = Propose ending

command-answer = answer-proposal
command-answer-description = Say whether you agree to end the game now
command-answer-label = Answer
command-answer-agree = agree
command-answer-agree-description = Yes ends the game if everyone agrees; no lets it go on

command-withdraw = withdraw-proposal
command-withdraw-description = Withdraw your proposal to end the game
command-withdraw-label = Withdraw proposal

## Actions, before they are done.

action-move = Move { $worker } to { $to }
action-place = Place a new worker at { $to }
action-river = Build a river work ({ $work }) with { $worker }
action-vine = Move { $worker } to the { $vineyard } vineyard
action-unvine = Move { $worker } from the vineyard to { $to }
action-lock = Build a lock on { $at }
action-draw = Draw a card
action-card_move = Play “{ $card }”: { $worker } to { $to }
action-card_anywhere = Play “{ card-anywhere }”: { $worker } to { $to }
action-card_lock = Play “{ card-lock }”: a lock on { $at }
action-card_master_work = Play “{ card-master_work }”: { $work }
action-card_to_vineyard = Play “{ $card }”: { $worker } to { $vineyard }
action-card_to_canal = Play “{ $card }”: { $worker } to { $to }
action-end = End the turn
action-propose = Propose ending the game
action-answer =
    { $agree-value ->
        [true] Agree to end the game
       *[other] Let the game go on
    }
action-withdraw = Withdraw the proposal to end the game
## Learn in a minute: what the pages of the lesson say. Parameters are the numbers of the component files.

learn-goal =
    ### The goal
    Whoever has the most points wins. The canal runs from town to town; the spaces between two neighbouring borders, be they towns or locks, form a **section**. When every space of a section holds a worker, the section is complete and is counted: the colour with the most workers in it takes its points.
    Only workers of your colour score for you. But you may move any worker on the canal, and the others may do so too.
    In the picture, section 20–23 is complete. Of its 4 workers, 2 are red, more than of any other colour: +{ $board-score-points-4 } for Red.
learn-turn =
    ### A turn
    { $board-turn-action-points ->
        [one] You have { $board-turn-action-points } action point (AP) and spend it as you like:
       *[other] You have { $board-turn-action-points } action points (AP) and spend them as you like:
    }
    - { $board-cost-step } AP: move any worker by 1 space, yours or anyone else’s
    - { $board-cost-worker } AP: place a new worker
    - { $board-cost-lock } AP: build a lock
    - { $board-cost-draw } AP: draw a card, { $board-cost-card } AP: play one
    - { $board-cost-river-work } AP: build a river work with one of your workers (+{ $board-score-river-work }), { $board-cost-to-vineyard } AP: send one of them to a vineyard

    In the picture, Red has placed a worker on 13 and moved a yellow one by 2 spaces.
learn-counting =
    ### A section is complete
    In the picture, Green has just filled the last of 5 spaces. Red has 2 workers there, Yellow 2, Green 1. A tie at the top scores nothing, so the next colour takes it all: +{ $board-score-points-5 } for Green.
    So it is not enough to have many workers there: a colour must not be level with any other.
learn-lock =
    ### Locks
    A lock goes on a free space and brings +{ $board-score-lock } at once. It turns 1 section into 2, or only shortens it if it stands beside another border. In the picture, the lock on 32 leaves 30–31 and 33; every space of both holds a worker, so both are counted at once.
    A section that has been counted is closed for good. Its workers may still be moved.
learn-end =
    ### The end
    When all sections are closed, the vineyards are counted: whoever has the most workers in one scores as many points as it has places. Whoever has the most points wins; in a tie, whoever of those tied has the most workers on the canal.
    That is all you need to begin: at every choice your panel shows what is possible and what it costs.
## How the points came about, when the game is over.

count-sections =
    { $count ->
        [one] { $points } for { $count } section
       *[other] { $points } for { $count } sections
    }
count-locks = { $points } for locks
count-river-works = { $points } for river works
count-master-works = { $points } for master works
count-vineyards = { $points } for vineyards

## What plans wait for, as clauses behind “if”. What is left open has the value “open”.

await-moved =
    { $to-value ->
        [open] { $seat } brings a worker anywhere
       *[other] { $seat } brings a worker to { $to }
    }
await-went_to_vineyard =
    { $vineyard-value ->
        [open] { $seat } sends a worker to a vineyard
       *[other] { $seat } sends a worker to the { $vineyard } vineyard
    }
await-river_work_built =
    { $work-value ->
        [open] { $seat } builds a river work
       *[other] { $seat } builds the river work “{ $work }”
    }
await-lock_built =
    { $at-value ->
        [open] { $seat } builds a lock
       *[other] { $seat } builds a lock on { $at }
    }
await-master_work_built =
    { $work-value ->
        [open] { $seat } builds a master work
       *[other] { $seat } builds the { $work }
    }
await-section_counted =
    { $first-value ->
        [open] { $by } closes a section
       *[other] { $by } closes the section that begins at { $first }
    }

## What happened.

event-moved =
    { $steps ->
        [one] { $seat } moved { $worker } by 1 space to { $to }.
       *[other] { $seat } moved { $worker } by { $steps } spaces to { $to }.
    }
event-jumped = { $seat } moved { $worker } from { $start } to { $to }.
event-placed = { $seat } placed { $worker } at { $to }.
event-went_to_vineyard = { $seat } moved { $worker } from { $start } to the { $vineyard } vineyard.
event-left_vineyard = { $seat } moved { $worker } from the { $vineyard } vineyard to { $to }.
event-river_work_built = { $seat } built a river work ({ $work }) with { $worker } (+{ $points }).
event-lock_built = { $seat } built a lock on { $at } (+{ $points }).
event-master_work_built = { $seat } built the { $work } (+{ $points }).
event-card_played = { $seat } played “{ $card }”.
event-reshuffled =
    { $cards ->
        [one] The pile was empty: the only discard became the new pile.
       *[other] The pile was empty: { $cards } discards were shuffled into a new pile.
    }
event-drew = { $seat } drew a card.
event-drew_card = { $seat } drew “{ $card }”.
event-section_counted =
    { $spaces ->
        [one]
            { $winner-value ->
                [none] Section { $first } is complete: a tie, nobody scores.
               *[other]
                    { $points ->
                        [one] Section { $first } is complete: 1 point for { $winner }.
                       *[other] Section { $first } is complete: { $points } points for { $winner }.
                    }
            }
       *[other]
            { $winner-value ->
                [none]
                    { $tied-count ->
                        [0] Section { $first }–{ $last } is complete: a tie, nobody scores.
                       *[other] Section { $first }–{ $last } is complete. Nobody scores: { $tied } are tied at the top, and nobody is alone in second place.
                    }
               *[other]
                    { $tied-count ->
                        [0]
                            { $points ->
                                [one] Section { $first }–{ $last } is complete: 1 point for { $winner }.
                               *[other] Section { $first }–{ $last } is complete: { $points } points for { $winner }.
                            }
                       *[other] Section { $first }–{ $last } is complete: { $points } points for { $winner }, next behind the tie at the top ({ $tied }).
                    }
            }
    }
event-turn_ended =
    { $passed-value ->
        [true] { $seat } passed.
       *[other]
            { $unused ->
                [0] { $seat } ended the turn.
               *[other] { $seat } ended the turn with { $unused } AP unused.
            }
    }
event-end_proposed = { $seat } proposed ending the game.
event-end_answered =
    { $agree-value ->
        [true] { $seat } agreed.
       *[other] { $seat } did not agree.
    }
event-end_dropped = The game goes on; the turn stays with { $proposer }.
event-proposal_withdrawn = { $seat } withdrew the proposal. The game goes on.
event-vineyard_counted =
    { $workers ->
        [0] The { $vineyard } vineyard is empty: nobody scores.
       *[other]
            { $winner-value ->
                [none] The { $vineyard } vineyard: a tie, nobody scores.
               *[other]
                    { $points ->
                        [one] The { $vineyard } vineyard: 1 point for { $winner }.
                       *[other] The { $vineyard } vineyard: { $points } points for { $winner }.
                    }
            }
    }
event-game_ended =
    { $winners-count ->
        [0]
            { $points ->
                [one] The game is over. Nobody wins: nobody is ahead of the virtual player, which has 1 point.
               *[other] The game is over. Nobody wins: nobody is ahead of the virtual player, which has { $points } points.
            }
        [one]
            { $tied-value ->
                [true]
                    { $points ->
                        [one] The game is over. Of those tied on 1 point, { $winners } has the most workers on the canal and wins.
                       *[other] The game is over. Of those tied on { $points } points, { $winners } has the most workers on the canal and wins.
                    }
               *[false]
                    { $points ->
                        [one] The game is over. { $winners } wins with 1 point.
                       *[other] The game is over. { $winners } wins with { $points } points.
                    }
            }
       *[other]
            { $tied-value ->
                [true]
                    { $points ->
                        [one] The game is over. Of those tied on 1 point, { $winners } have the most workers on the canal and share the win.
                       *[other] The game is over. Of those tied on { $points } points, { $winners } have the most workers on the canal and share the win.
                    }
               *[false]
                    { $points ->
                        [one] The game is over. { $winners } share the win with 1 point.
                       *[other] The game is over. { $winners } share the win with { $points } points.
                    }
            }
    }

## The same without who did it, for turns told in one sentence.

clause-moved =
    { $steps ->
        [one] moved { $worker } by 1 space to { $to }
       *[other] moved { $worker } by { $steps } spaces to { $to }
    }
clause-jumped = moved { $worker } from { $start } to { $to }
clause-placed = placed { $worker } at { $to }
clause-went_to_vineyard = moved { $worker } from { $start } to the { $vineyard } vineyard
clause-left_vineyard = moved { $worker } from the { $vineyard } vineyard to { $to }
clause-river_work_built = built a river work ({ $work }) with { $worker } (+{ $points })
clause-lock_built = built a lock on { $at } (+{ $points })
clause-master_work_built = built the { $work } (+{ $points })
clause-card_played = played “{ $card }”
clause-drew = drew a card
clause-drew_card = drew “{ $card }”
clause-section_counted =
    { $spaces ->
        [one]
            { $winner-value ->
                [none] closed { $first } (a tie, nobody scored)
               *[other]
                    { $winner-acts ->
                        [true] closed { $first } (+{ $points })
                       *[other] closed { $first } (+{ $points } for { $winner })
                    }
            }
       *[other]
            { $winner-value ->
                [none] closed { $first }–{ $last } (a tie, nobody scored)
               *[other]
                    { $tied-count ->
                        [0]
                            { $winner-acts ->
                                [true] closed { $first }–{ $last } (+{ $points })
                               *[other] closed { $first }–{ $last } (+{ $points } for { $winner })
                            }
                       *[other]
                            { $winner-acts ->
                                [true] closed { $first }–{ $last } (+{ $points }, behind a tie)
                               *[other] closed { $first }–{ $last } (+{ $points } for { $winner }, behind a tie)
                            }
                    }
            }
    }
clause-turn_ended =
    { $passed-value ->
        [true] passed
       *[other]
            { $unused ->
                [0] { "" }
               *[other] left { $unused } AP unused
            }
    }

## Why something is refused.

arriala-unknown-place = That place is not in this game. The canal goes from { $first } to { $last }.
arriala-unknown-worker = There is no such worker in this game. The colours are { $colours }; the numbers go from 1 to { $highest }.
arriala-unknown-vineyard =
    { $count ->
        [0] There is no vineyard in this game.
       *[other] There is no such vineyard in this game. Its vineyards: { $there }.
    }
arriala-unknown-river_work =
    { $count ->
        [0] There is no river work in this game.
       *[other] There is no such river work in this game. Its river works: { $there }.
    }
arriala-unknown-master_work =
    { $count ->
        [0] There is no master work in this game.
       *[other] There is no such master work in this game. Its master works: { $there }.
    }
arriala-unknown-card = There is no such card in this game. Your hand shows what you hold.

arriala-points =
    { $left ->
        [0] That costs { $cost } AP and you have none left. You can end your turn.
       *[other] That costs { $cost } AP and you have { $left } left. You can still do what costs at most { $left } AP, or end your turn.
    }
arriala-own = { $worker } is not yours. Only workers of your colour ({ $colour }) can do this.
# What it takes to bring a worker from a vineyard back to the canal, within a sentence.
way-from-vineyard =
    { $card ->
        [true] { $price } AP or a return card
       *[other] { $price } AP
    }
arriala-canal =
    { $where ->
        [reserve]
            { $mine ->
                [true] { $worker } is in the reserve. Placing a new worker on the canal costs { $price } AP.
               *[other]
                    { $way ->
                        [reserve] No worker is on the canal: placing a new one costs { $price } AP.
                        [vineyard] No worker is on the canal: bringing one of yours back from a vineyard takes { way-from-vineyard }.
                        [nobody] { $worker } is not in play and belongs to the virtual player: nobody can bring it to the canal.
                       *[none] { $worker } is in the reserve, and not yours: only its owner can bring it to the canal.
                    }
            }
        [vineyard]
            { $mine ->
                [true] { $worker } is in a vineyard. Bringing it back to the canal takes { way-from-vineyard }.
               *[other]
                    { $way ->
                        [reserve] No worker is on the canal: placing a new one costs { $price } AP.
                        [vineyard] No worker is on the canal: bringing one of yours back from a vineyard takes { way-from-vineyard }.
                        [nobody] { $worker } is in a vineyard, and not yours: you cannot bring it out.
                       *[none] { $worker } is in a vineyard, and not yours: you can bring it out only with the card “{ card-to_canal_any }”.
                    }
            }
       *[river]
            { $way ->
                [reserve] { $worker } stays on its river work to the end of the game. Only a worker on the canal can do that, and you have none there: placing a new one costs { $price } AP.
                [vineyard] { $worker } stays on its river work to the end of the game. Only a worker on the canal can do that, and you have none there: bringing one back from a vineyard takes { way-from-vineyard }.
               *[none] { $worker } stays on its river work to the end of the game. Only a worker on the canal can do that.
            }
    }
arriala-R3 =
    { $going ->
        [true] { $worker } is in the middle of its journey, which can only go on step by step along the canal, for AP.
       *[other] { $worker } has already made its one journey of this turn. It can move again once this turn is over.
    }
arriala-R4 =
    { $count ->
        [0] The player before you moved { $worker } away from { $place }, so you may not bring it back there this turn. No other place is possible.
        [one] The player before you moved { $worker } away from { $place }, so you may not bring it back there this turn. The only place possible instead is { $near }.
       *[other] The player before you moved { $worker } away from { $place }, so you may not bring it back there this turn. Possible, for example: { $near }.
    }
arriala-stay =
    { $count ->
        [0] { $worker } is already at { $place }, and no other place is possible.
        [one] { $worker } is already at { $place }. The only other place possible is { $near }.
       *[other] { $worker } is already at { $place }. It must end up somewhere else; the nearest possible places are { $near }.
    }
arriala-space-taken =
    { $lock ->
        [true]
            { $count ->
                [0] { $worker } is on { $place }, and no space is left where a lock may be built.
                [one] { $worker } is on { $place }. The only space where a lock may be built is { $near }.
               *[other] { $worker } is on { $place }. The nearest spaces where a lock may be built are { $near }.
            }
       *[other]
            { $count ->
                [0] { $worker } is on { $place }, and no other place is possible.
                [one] { $worker } is on { $place }. The only place possible instead is { $near }.
               *[other] { $worker } is on { $place }. The nearest possible places are { $near }.
            }
    }
arriala-space-lock =
    { $lock ->
        [true]
            { $count ->
                [0] There is a lock on { $place }, and no space is left where another may be built.
                [one] There is a lock on { $place }. The only space where another may be built is { $near }.
               *[other] There is a lock on { $place }. The nearest spaces where another may be built are { $near }.
            }
       *[other]
            { $count ->
                [0] There is a lock on { $place }, and no other place is possible.
                [one] There is a lock on { $place }. The only place possible instead is { $near }.
               *[other] There is a lock on { $place }. The nearest possible places are { $near }.
            }
    }
arriala-reserve = All { $workers } of your workers are already in play, and none ever goes back to the reserve: there is no new one to place.
arriala-river-taken =
    { $count ->
        [0] The river work “{ $work }” has already been built, and so have all the others; no more can be built in this game.
       *[other] The river work “{ $work }” has already been built. Still possible: { $possible }.
    }
arriala-vineyard-full =
    { $count ->
        [0]
            { $places ->
                [one] The only place in the { $vineyard } vineyard is taken, and no other vineyard is possible.
               *[other] All { $places } places in the { $vineyard } vineyard are taken, and no other vineyard is possible.
            }
       *[other]
            { $places ->
                [one] The only place in the { $vineyard } vineyard is taken. There is room left in { $near }.
               *[other] All { $places } places in the { $vineyard } vineyard are taken. There is room left in { $near }.
            }
    }
arriala-vineyard-not_in =
    { $count ->
        [0] No worker that you may bring back is in a vineyard. Only workers in a vineyard can come back from one.
       *[other] { $worker } is not in a vineyard. Only workers in a vineyard can come back from one.
    }
arriala-lock-pieces =
    { $pieces ->
        [0] There are no locks in this game.
        [one] The only lock has been built; no more can be built in this game.
       *[other] All { $pieces } locks have been built; no more can be built in this game.
    }
arriala-lock-town =
    { $count ->
        [0] { $place } is a town, and no space is left where a lock may be built.
        [one] { $place } is a town, where no lock may be built. The only space where a lock may be built is { $near }.
       *[other] { $place } is a town, where no lock may be built. The nearest spaces where a lock may be built are { $near }.
    }
arriala-R8 =
    { $count ->
        [0] { $place } is in a closed section, which takes no more locks, and no space is left where a lock may be built.
        [one] { $place } is in a closed section, which takes no more locks. The only space where a lock may be built is { $near }.
       *[other] { $place } is in a closed section, which takes no more locks. The nearest spaces where a lock may be built are { $near }.
    }
arriala-lock-limit =
    { $count ->
        [0] Between { $first } and { $last } the maximum number of locks has been reached: { $limit }. Elsewhere, too, no space is left where a lock may be built.
        [one] Between { $first } and { $last } the maximum number of locks has been reached: { $limit }. The only space where a lock may be built is { $near }.
       *[other] Between { $first } and { $last } the maximum number of locks has been reached: { $limit }. The nearest spaces where a lock may be built are { $near }.
    }
arriala-draw-empty =
    { $cards ->
        [0] There are no cards in this game.
       *[other] There is no card to draw: the pile and the discards are empty. Once somebody has played a card, there will be one to draw.
    }
arriala-card-missing = You do not have “{ $card }”. Your hand: { $held }.
arriala-card-none =
    { $count ->
        [0]
            { $left ->
                [true] Your hand is empty: there is no card to play. A card can be drawn for { $price } AP.
               *[other] Your hand is empty: there is no card to play, and none to draw either.
            }
       *[other]
            { $left ->
                [true] No card in your hand does that: it takes { $fitting }. A card can be drawn for { $price } AP.
               *[other] No card in your hand does that: it takes { $fitting }. There is no card to draw either.
            }
    }
arriala-card-other =
    { $count ->
        [0] “{ $card }” does not do that, and no card in this game does.
        [one] “{ $card }” does not do that. This card does: { $fitting }.
       *[other] “{ $card }” does not do that. These cards do: { $fitting }.
    }
arriala-master_work-built =
    { $count ->
        [0] The { $work } has already been built, and no other master work is left: the card is no longer of any use.
       *[other] The { $work } has already been built. Still possible: { $possible }.
    }
arriala-R10 =
    { $count ->
        [one] Only whoever is last on the score track may build a master work, and { $lower } has fewer points than you. You can keep the card.
       *[other] Only whoever is last on the score track may build a master work, and { $lower } have fewer points than you. You can keep the card.
    }
arriala-R26-none = Nobody has proposed ending the game. You can propose it yourself on your turn, once each turn.
arriala-R26-once = You have already proposed ending the game this turn. You can propose it again on your next turn.
arriala-R26-waiting = Your proposal to end the game is waiting for { $waiting }. You can withdraw it.
arriala-R26-answer = { $proposer } proposes ending the game. Answer first: yes or no.
arriala-R26-withdraw = Only { $proposer } can withdraw the proposal. You can answer it.

## Painter and description.

# Labels in the picture: as short as may be.
label-title = Arriala
label-round = round { $round }
label-action-points = { $points } AP
label-over = Game over
label-ending = End the game?
label-virtual = Virtual
label-slope = Slope
label-cacor = Cacor
label-reservoir = Reservoir
label-mill = Mill
label-dam = Dam
label-reserve = Reserve
label-no-cards = No cards

# The short description of the picture, the most important first.
describe-turn = Round { $round }, { $seat } to act, { $points } AP left.
describe-asked = Round { $round }. { $proposer } proposes ending the game; still to answer: { $waiting }.
describe-over =
    { $count ->
        [0] The game is over: nobody wins.
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the win.
    }
describe-scores = Points: { $scores }.
describe-hands = Cards in hand: { $hands }. Workers in reserve: { $reserves }.
describe-master-works = Master works: { $works }.
describe-workers = Workers of { $name }: { $workers }.
describe-locks = Locks: { $places }.
describe-closed = Closed sections: { $sections }.
describe-supply =
    { $locks ->
        [one] 1 lock piece left
       *[other] { $locks } lock pieces left
    }, pile { $pile }, discards { $discards }.

# The long description, from which one can play.
describe-title = Arriala, round { $round }, { $seats } players, { $first } began.
describe-active = Turn of { $seat }, { $points } of { $most } AP left.
describe-waiting = Waiting for { $waiting }.
describe-proposal = { $proposer } proposes ending the game. Agreed so far: { $agreed }.
describe-proposed = Ending the game has already been proposed this turn.
describe-journeys = Already moved this turn: { $workers }.
describe-journey = { $worker } may go on with its journey.
describe-barred = Forbidden this turn, as the worker stood there before the last turn: { $workers }.
describe-player = { $name }, { $colour }: points { $points }, cards { $hand }, workers { $workers }.
describe-virtual = { $colour }: points { $points }, no turn, reserve or cards, workers { $workers }.
describe-at = { $name } at { $place }
describe-in-reserve = { $name } in reserve
describe-cards = { $count } × { $card }
describe-entry = { $spaces } = { $points }
describe-stretch = { $first }–{ $last }, spaces { $low }–{ $high }, locks { $locks } of at most { $most }.
describe-town = Town of { $name }, workers: { $workers }.
describe-lock = { $place }: lock.
describe-open = Section { $section }, open, worth { $points }: { $spaces }.
describe-won = Section { $section }, closed, +{ $points } for { $winner }: { $spaces }.
describe-won-by-nobody = Section { $section }, closed, nobody scored: { $spaces }.
describe-free = free
describe-free-spaces =
    { $count ->
        [one] { $spaces } free
       *[other] { $spaces } free
    }
describe-counted = Closed in this order: { $sections }.
describe-vineyard = { $name } vineyard, worth { $points }, near { $near }: { $workers }; { $free } of { $capacity } places free.
describe-river-work = River work { $name }, worth { $points }, near { $near }: { $worker }.
describe-master-work = Master work { $name }, worth { $points }, near { $near }: { $builder }.
describe-not-built = not built
describe-not-used = Not in this game: { $names }.
describe-locks-left = Lock pieces left: { $locks } of { $most }. Points for a lock: { $points }.
describe-pile = Cards in the pile: { $pile }. Discards, { $count } in all: { $cards }.
describe-deck = All cards in the game: { $cards }.
describe-prices = Prices in AP: step { $step }, playing a card { $card }, to a vineyard { $to-vineyard }, drawing a card { $draw }, new worker { $worker }, river work { $river-work }, back to the canal { $to-canal }, lock { $lock }.
describe-table = Points for a section by number of spaces: { $table }.
describe-hand = Your hand: { $cards }.
describe-happened = Since the last change of turn:
describe-nobody = nobody
describe-none = none
