"""Which workers there are, whose they are, and which may go; sets of workers are masks."""

from __future__ import annotations

from collections.abc import Mapping

from rules.arriala.components.board import RESERVE
from rules.arriala.components.cards import OWN_ONLY
from rules.arriala.state import ArrialaState
from rules.kit.masks import BITS, bits
from rules.kit.refusals import WrongChoiceError, values_of
from rules.records import RuleError
from rules.values import Value

_RETURN_ANY = "to_canal_any"
_RETURN_CARDS = ("to_canal_own", _RETURN_ANY)
"""The cards that bring a worker from a vineyard back to the canal; one brings those of others too."""


def own(game: ArrialaState, seat: int) -> int:
    """Return the workers of the seat's colour (arriala.R25)."""
    return game.the_board.workers_of[seat]


def everybody(game: ArrialaState) -> int:
    """Return the workers of all colours."""
    return game.in_play.workers


def named_by(game: ArrialaState, seat: int, card: str) -> int:
    """Return the workers that a seat may name with a card: its own, or with the Occitan cross any
    (arriala.R25)."""
    return own(game, seat) if card in OWN_ONLY else everybody(game)


def in_reserve(game: ArrialaState, seat: int) -> int:
    """Return the seat's workers in the reserve (arriala.R1)."""
    return game.occupancy.in_reserve & own(game, seat)


def walkers(game: ArrialaState) -> int:
    """Return the workers that may take steps: they begin a journey, or go on with it (arriala.R3)."""
    return game.unmoved if game.journey is None else game.unmoved | BITS[game.journey]


def require_worker(game: ArrialaState, worker: int) -> int:
    """Return the location of a worker; RuleError if there is no such worker."""
    if not 0 <= worker < len(game.locations):
        colours = values_of("colour", range(len(game.scores)))
        raise WrongChoiceError("arriala.unknown.worker", colours=colours, highest=game.the_board.workers)
    return game.locations[worker]


def require_among(game: ArrialaState, seat: int, workers: int, worker: int) -> None:
    """Raise RuleError unless the worker is one of those that the seat may name: a mask (arriala.R25)."""
    if not workers >> worker & 1:
        raise WrongChoiceError("arriala.own", worker=Value("worker", worker), colour=Value("colour", seat))


def require_on_canal(game: ArrialaState, worker: int, among: int) -> None:
    """Raise RuleError unless the worker is on the canal (arriala.R2).

    ``among`` are the workers that the seat may name: a mask.
    """
    if game.occupancy.on_canal >> worker & 1:
        return
    where, mine = _off_canal(game, worker), own(game, game.active) >> worker & 1 == 1
    way = where if mine and where in _prices_to_canal(game) else _way_to_canal(game, among)
    raise _misplaced(game.occupancy.on_canal & among)(
        "arriala.canal",
        worker=Value("worker", worker),
        where=where,
        way="nobody" if way == "none" and _is_stuck(game, worker, where) else way,
        price=_prices_to_canal(game).get(way, 0),
        mine=mine,
        card=any(card in game.the_deck.kinds for card in _RETURN_CARDS),
    )


def _misplaced(better: int) -> type[RuleError]:
    """Return what a worker that is elsewhere is refused by: a wrong choice, if there are better ones."""
    return WrongChoiceError if better else RuleError


def _prices_to_canal(game: ArrialaState) -> Mapping[str, int]:
    """Return what it costs to bring a worker to the canal from where it is, a new one first."""
    cost = game.the_board.cost
    return {"reserve": cost.worker, "vineyard": cost.to_canal}


def _off_canal(game: ArrialaState, worker: int) -> str:
    """Return where off the canal a worker is, as the variants of the message name it."""
    if game.locations[worker] == RESERVE:
        return "reserve"
    return "vineyard" if game.occupancy.in_vineyards >> worker & 1 else "river"


def _way_to_canal(game: ArrialaState, among: int) -> str:
    """Return from where the active seat can bring a worker to the canal if none of those is there."""
    there = game.occupancy.on_canal
    if there & among:
        return "none"
    places = {_off_canal(game, worker) for worker in bits(own(game, game.active) & ~there)}
    return next((place for place in _prices_to_canal(game) if place in places), "none")


def _is_stuck(game: ArrialaState, worker: int, where: str) -> bool:
    """Say whether another's worker can be brought to the canal by nobody if it is in the reserve, the virtual
    player's (arriala.R25), or else by no card that there is."""
    if where == "reserve":
        return not any(own(game, seat) >> worker & 1 for seat in range(game.seats))
    return where == "vineyard" and _RETURN_ANY not in game.the_deck.kinds


def require_in_vineyard(game: ArrialaState, worker: int, among: int) -> int:
    """Return the index of the vineyard that the worker is in; RuleError if it is in none.

    ``among`` are the workers that the seat may name: a mask.
    """
    if not game.occupancy.in_vineyards >> worker & 1:
        count = (game.occupancy.in_vineyards & among).bit_count()
        raise _misplaced(count)("arriala.vineyard.not_in", worker=Value("worker", worker), count=count)
    return game.locations[worker] - game.the_board.size


def require_reserve(game: ArrialaState, seat: int) -> int:
    """Return the seat's worker with the lowest number in the reserve; RuleError if it has none there."""
    there = in_reserve(game, seat)
    if not there:
        raise RuleError("arriala.reserve", workers=game.the_board.workers)
    return bits(there)[0]


def require_journey(game: ArrialaState, workers: int, worker: int) -> None:
    """Raise RuleError unless the worker is one of those whose journey may begin, or go on: a mask
    (arriala.R3)."""
    if not workers >> worker & 1:
        raise RuleError("arriala.R3", worker=Value("worker", worker), going=worker == game.journey)
