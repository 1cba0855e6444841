"""New workers on the canal (arriala.R1, R21)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.arriala.actions import PlaceWorker
from rules.arriala.events import Placed
from rules.arriala.state import ArrialaState, keep_journey
from rules.arriala.steps.action_points import Price, require_price
from rules.arriala.steps.counting import count_at
from rules.arriala.steps.places import require_free, require_place
from rules.arriala.steps.ready_made import actions_to
from rules.arriala.steps.workers import in_reserve, require_reserve
from rules.kit.masks import selected
from rules.kit.tuples import put
from rules.records import Action, Event

PRICE: Price = "worker"


def offer_workers(game: ArrialaState, seat: int) -> Sequence[Action]:
    """Return the places for a new worker of the seat."""
    if not in_reserve(game, seat):
        return ()
    return selected(actions_to(PlaceWorker, game.the_board.positions), game.occupancy.free)


def place_worker(game: ArrialaState, seat: int, action: PlaceWorker, events: list[Event]) -> ArrialaState:
    """Return the game with a worker placed, which is no journey (arriala.R3); RuleError if it is not
    allowed."""
    worker = require_reserve(game, seat)
    require_place(game, action.to)
    cost = require_price(game, PRICE)
    require_free(game, action.to)
    events.append(Placed(seat, worker, action.to))
    after = replace(
        game,
        action_points=game.action_points - cost,
        locations=put(game.locations, worker, action.to),
        journey=None,
    )
    keep_journey(game, after, worker)
    return count_at(after, action.to, events)
