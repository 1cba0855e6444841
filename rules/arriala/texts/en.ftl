## The game.

title = Arriala: Canal de Garonne
command = arriala
summary = Build the Canal de Garonne: workers, locks and vineyards, for 2 to 4.

## What things are called.

space = { $number }
worker = { $colour } { $number }
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

card-move = Move up to { $spaces }
card-anywhere = Anywhere on the canal
card-lock = Lock
card-master_work = Master work
card-to_vineyard_own = To the vineyards (own)
card-to_vineyard_any = To the vineyards (any)
card-to_canal_own = Back to the canal (own)
card-to_canal_any = Back to the canal (any)

## What a seat is asked.

status-over = The game is over.
status-waiting = Round { $round }: it is not your turn.
status-answer = Do you agree to end the game now?
status-turn =
    { $points ->
        [0] Round { $round }, your turn: no action points left, end your turn.
        [one] Round { $round }, your turn: 1 action point left.
       *[other] Round { $round }, your turn: { $points } action points left.
    }

## Painter and description.

label-title = Arriala
label-round = round { $round }
label-action-points = { $points } AP
label-over = Game over
label-ending = End?
label-virtual = virtual
label-slope = Slope
label-cacor = Cacor

describe-turn = Round { $round }. { $seat } to act, { $points } AP left.
describe-asked = Round { $round }. { $proposer } proposes to end the game; still to answer: { $waiting }.
describe-over =
    { $count ->
        [0] The game is over; nobody wins.
        [one] The game is over. { $winners } wins.
       *[other] The game is over. { $winners } share the win.
    }
describe-scores = Points: { $scores }.
describe-score = { $name } { $points }
describe-changed = Last: { $events }
describe-locks = Locks: { $places }.
describe-closed = Closed sections: { $sections }.
describe-closed-section =
    { $winner ->
        [none] { $section } (nobody)
       *[other] { $section } ({ $winner } +{ $points })
    }
describe-range = { $first }–{ $last }
describe-workers = { $name }’s workers: { $workers }.
describe-supply = { $locks } lock pieces left, pile { $pile }, discards { $discards }.

describe-title = Arriala: Canal de Garonne, round { $round }, { $seats } players. First player: { $first }.
describe-active = Turn of { $seat }: { $points } AP of { $most } left.
describe-waiting = Waiting for: { $waiting }.
describe-proposal = { $proposer } has proposed to end the game. Agreed so far: { $agreed }.
describe-proposed = The end of the game has been proposed in this turn already.
describe-moved = Already had their journey this turn: { $workers }.
describe-journey = { $worker } may go on with its journey.
describe-barred = May not end this turn where they were at its start: { $workers }.
describe-barred-worker = { $worker } at { $place }
describe-players-head = Players
describe-player = { $name } ({ $colour }): { $points } points, { $reserve } workers in reserve{ $numbers }, { $hand } cards.
describe-player-virtual = { $colour }: { $points } points. It has no turn, reserve or cards.
describe-numbers = { " " }(numbers { $numbers })
describe-board-head = Canal from { $first } to { $last }
describe-town = { $name }: { $workers }.
describe-stretch = { $first }–{ $last }: spaces { $low }–{ $high }, { $locks } of { $most } locks.
describe-section-open = Section { $section }, open, worth { $points }: { $spaces }.
describe-section-closed =
    { $winner ->
        [none] Section { $section }, closed, nobody scored: { $spaces }.
       *[other] Section { $section }, closed, { $winner } scored { $points }: { $spaces }.
    }
describe-lock = Lock on { $place }.
describe-space = { $place } { $worker }
describe-space-free = { $places } free
describe-sites-head = Beside the canal
describe-vineyard = { $name }, vineyard, { $points } points, near { $near }: { $workers }; { $free } of { $capacity } places free.
describe-river-work = { $name }, river work, { $points } points, near { $near }: { $worker }.
describe-river-work-free = { $name }, river work, { $points } points, near { $near }: free.
describe-master-work = { $name }, master work, { $points } points: built by { $builder }.
describe-master-work-free = { $name }, master work, { $points } points: not built.
describe-not-used = Not in this game: { $names }.
describe-supply-head = Supply
describe-supply-locks = { $locks } of { $most } lock pieces left; a lock is worth { $points }.
describe-pile = { $pile } cards in the pile.
describe-discards = Discards ({ $count }): { $cards }.
describe-cards = { $card } × { $count }
describe-prices = Prices in AP: step { $step }, card { $card }, to a vineyard { $to-vineyard }, draw a card { $draw }, new worker { $worker }, river work { $river-work }, back to the canal { $to-canal }, lock { $lock }.
describe-score-table = Points of a section by its spaces: { $table }.
describe-table-entry = { $spaces } → { $points }
describe-hand-head = Your hand
describe-hand = { $cards }.
describe-happened-head = Since the ball last passed
describe-nobody = nobody
describe-none = none
label-reserve = Reserve
label-no-cards = No cards
