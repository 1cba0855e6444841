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
