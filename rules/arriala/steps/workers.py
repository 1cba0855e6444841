"""Which workers there are, whose they are, and which may go; sets of workers are masks."""

from __future__ import annotations

from collections.abc import Sequence

from rules.arriala.components.board import RESERVE
from rules.arriala.components.cards import OWN_ONLY
from rules.arriala.state import ArrialaState
from rules.game import RuleError
from rules.kit.masks import bits, mask_of, span
from rules.kit.refusals import WrongChoiceError, values_of
from rules.values import Value


def own(game: ArrialaState, seat: int) -> int:
    """Return the workers of the seat's colour (arriala.R25)."""
    return game.the_board.workers_of[seat]


def named_by(game: ArrialaState, seat: int, card: str) -> int:
    """Return the workers that a seat may name with a card: its own, or with the Occitan cross any
    (arriala.R25)."""
    return own(game, seat) if card in OWN_ONLY else span(0, len(game.locations) - 1)


def on_canal(game: ArrialaState) -> int:
    """Return the workers on the canal (arriala.R2)."""
    return game.occupancy.on_canal


def in_vineyards(game: ArrialaState, among: Sequence[int]) -> list[int]:
    """Return those among some workers that are in vineyards (arriala.R21)."""
    board, locations = game.the_board, game.locations
    first, behind = board.vineyard_location(0), board.river_location(0)
    return [worker for worker in among if first <= locations[worker] < behind]


def in_reserve(game: ArrialaState, seat: int) -> list[int]:
    """Return the seat's workers in the reserve (arriala.R1)."""
    locations = game.locations
    return [worker for worker in bits(own(game, seat)) if locations[worker] == RESERVE]


def unmoved(game: ArrialaState) -> int:
    """Return the workers that may begin a journey in this turn (arriala.R3)."""
    return ~mask_of(game.moved)


def walkers(game: ArrialaState) -> int:
    """Return the workers that may take steps: they begin a journey, or go on with it (arriala.R3)."""
    return unmoved(game) if game.journey is None else unmoved(game) | 1 << game.journey


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


def require_on_canal(game: ArrialaState, worker: int) -> None:
    """Raise RuleError unless the worker is on the canal (arriala.R2)."""
    if not on_canal(game) >> worker & 1:
        place, price = _off_canal(game, worker)
        mine = own(game, game.active) >> worker & 1 == 1
        raise RuleError("arriala.canal", worker=Value("worker", worker), where=place, price=price, mine=mine)


def _off_canal(game: ArrialaState, worker: int) -> tuple[str, int]:
    """Return where off the canal a worker is, as the variants of the message name it, and the price in
    action points to bring it to the canal."""
    cost = game.the_board.cost
    if game.locations[worker] == RESERVE:
        return "reserve", cost.worker
    return ("vineyard", cost.to_canal) if in_vineyards(game, (worker,)) else ("river", 0)


def require_in_vineyard(game: ArrialaState, worker: int) -> int:
    """Return the index of the vineyard that the worker is in; RuleError if it is in none."""
    if not in_vineyards(game, (worker,)):
        raise RuleError("arriala.vineyard.not_in", worker=Value("worker", worker))
    return game.locations[worker] - game.the_board.size


def require_reserve(game: ArrialaState, seat: int) -> int:
    """Return the seat's worker with the lowest number in the reserve; RuleError if it has none there."""
    there = in_reserve(game, seat)
    if not there:
        raise RuleError("arriala.reserve", workers=game.the_board.workers)
    return there[0]


def require_journey(game: ArrialaState, workers: int, worker: int) -> None:
    """Raise RuleError unless the worker is one of those whose journey may begin, or go on: a mask
    (arriala.R3)."""
    if not workers >> worker & 1:
        raise RuleError("arriala.R3", worker=Value("worker", worker), going=worker == game.journey)
