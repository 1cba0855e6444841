"""How a worker is brought from one location to another (arriala.R3)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.arriala.state import ArrialaState, keep_journey
from rules.kit.tuples import put


def journeyed(game: ArrialaState, worker: int, location: int, cost: int, *, ended: bool) -> ArrialaState:
    """Return the game with a worker somewhere else by a journey, for a cost in action points.

    A journey that has ``ended`` cannot go on (arriala.R3).
    """
    moved = game.moved
    after = replace(
        game,
        action_points=game.action_points - cost,
        locations=put(game.locations, worker, location),
        moved=moved if worker in moved else tuple(sorted((*moved, worker))),
        journey=None if ended else worker,
    )
    keep_journey(game, after, worker)
    return after
