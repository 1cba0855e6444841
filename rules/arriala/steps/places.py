"""Where on the canal a worker may end its way; sets of places are masks of locations."""

from __future__ import annotations

from collections.abc import Sequence

from rules.arriala.state import ArrialaState
from rules.kit.masks import bits
from rules.kit.refusals import WrongChoiceError, values_of
from rules.records import RuleError
from rules.values import Value

_NEAREST = 4
"""How many places are named that would be possible instead."""


def stops(game: ArrialaState, workers: Sequence[int], reach: Sequence[int] | None = None) -> list[int]:
    """Return for each of some workers the places where it may end its way on the canal.

    They are free, elsewhere than it is, and not where a move of the previous player took it away from
    (arriala.R4, R5, R21). ``reach`` is for each location the mask of the places that the way from there is
    paid to, itself never among them; without it the way is paid to all others.
    """
    places, but, locations, barred = game.occupancy.free, game.the_board.all_but, game.locations, game.barred
    reach = reach or but
    return [places & reach[locations[worker]] & but[barred[worker]] for worker in workers]


def stops_of(game: ArrialaState, worker: int, reach: Sequence[int] | None = None) -> int:
    """Return the places where a worker may end its way on the canal, as in :func:`stops`. A mask."""
    but = game.the_board.all_but
    return game.occupancy.free & (reach or but)[game.locations[worker]] & but[game.barred[worker]]


def require_place(game: ArrialaState, position: int) -> None:
    """Raise RuleError unless the position is one of the canal in play (arriala.R25)."""
    used = game.in_play
    if not used.first <= position <= used.last:
        first, last = values_of("place", (used.first, used.last))
        raise WrongChoiceError("arriala.unknown.place", first=first, last=last)


def require_free(game: ArrialaState, to: int) -> None:
    """Raise RuleError unless the place is free (arriala.R2, R21)."""
    if not game.occupancy.free >> to & 1:
        raise occupied(game, to, instead=game.occupancy.free)


def require_stop(game: ArrialaState, worker: int, to: int, reach: Sequence[int] | None = None) -> None:
    """Raise RuleError unless the worker may end its way on this place of the canal in play (arriala.R4, R21).

    ``reach`` is as in :func:`stops`; places to which the way is not paid are not named instead.
    """
    instead = stops_of(game, worker, reach)
    if instead >> to & 1:
        return
    if game.locations[worker] == to:
        near = nearest(instead, to)
        raise RuleError(
            "arriala.stay",
            worker=Value("worker", worker),
            place=Value("place", to),
            near=near,
            count=len(near),
        )
    if not game.occupancy.free >> to & 1:
        raise occupied(game, to, instead=instead)
    raise take_back(worker, Value("place", to), nearest(instead, to))


def take_back(worker: int, place: Value, near: tuple[Value, ...]) -> RuleError:
    """Return the error for a worker put back where the previous player moved it away from (arriala.R4).

    ``near`` are the places that would do.
    """
    return RuleError("arriala.R4", worker=Value("worker", worker), place=place, near=near, count=len(near))


def nearest(places: int, to: int) -> tuple[Value, ...]:
    """Return the places that are nearest to a position, in the order of the canal."""
    near = sorted(bits(places), key=lambda place: (abs(place - to), place))[:_NEAREST]
    return values_of("place", sorted(near))


def occupied(game: ArrialaState, at: int, *, instead: int, lock: bool = False) -> RuleError:
    """Return the error for a space with a lock or a worker.

    ``instead`` are the places that would do, for a worker or for a ``lock``.
    """
    place, near = Value("place", at), nearest(instead, at)
    if at in game.locks:
        return RuleError("arriala.space.lock", place=place, near=near, count=len(near), lock=lock)
    there = Value("worker", game.locations.index(at))
    return RuleError("arriala.space.taken", place=place, worker=there, near=near, count=len(near), lock=lock)
