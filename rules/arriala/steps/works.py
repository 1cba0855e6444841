"""River works for action points, master works with a card (arriala.R10, R11)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.arriala.actions import BuildRiverWork, CardMasterWork
from rules.arriala.events import MasterWorkBuilt, RiverWorkBuilt
from rules.arriala.state import ArrialaState, keep_journey
from rules.arriala.steps.action_points import Price, require_price
from rules.arriala.steps.hands import CARD_PRICE, play, require_card
from rules.arriala.steps.ready_made import actions_to, picked, ways_to
from rules.arriala.steps.sites import require_any_unbuilt, require_site, require_unbuilt
from rules.arriala.steps.workers import own, require_among, require_on_canal, require_worker
from rules.kit.masks import bits
from rules.kit.refusals import values_of
from rules.kit.tuples import add, put
from rules.records import Action, Event, RuleError

PRICE: Price = "river_work"
CARD = "master_work"


def offer_river_works(game: ArrialaState, seat: int) -> Sequence[Action]:
    """Return the river works that own workers on the canal may build."""
    works = game.occupancy.unbuilt
    if not works:
        return ()
    ready = bits(own(game, seat) & game.occupancy.on_canal)
    ways = ways_to(BuildRiverWork, len(game.locations), game.the_board.river_work_ids)
    return picked(ways, ready, [works] * len(ready))


def build_river_work(
    game: ArrialaState, seat: int, action: BuildRiverWork, events: list[Event]
) -> ArrialaState:
    """Return the game with a river work built, which is no journey (arriala.R3); RuleError if it is not
    allowed."""
    board, worker = game.the_board, action.worker
    start = require_worker(game, worker)
    index = require_site(board.river_works, game.in_play.river_works, "river_work", action.work)
    require_among(game, seat, own(game, seat), worker)
    require_on_canal(game, worker, own(game, seat))
    works = board.river_works, bits(game.occupancy.unbuilt), index, "river_work", "arriala.river.taken"
    require_any_unbuilt(*works)
    cost = require_price(game, PRICE)
    require_unbuilt(*works)
    points = board.score.river_work
    events.append(RiverWorkBuilt(seat, worker, start, action.work, points))
    after = replace(
        game,
        action_points=game.action_points - cost,
        locations=put(game.locations, worker, board.river_location(index)),
        scores=add(game.scores, seat, points),
        journey=None,
    )
    keep_journey(game, after, worker)
    return after


def unbuilt_master_works(game: ArrialaState) -> tuple[int, ...]:
    """Return the indexes of the master works that nobody has built (arriala.R10)."""
    return tuple(index for index, builder in enumerate(game.builders) if builder is None)


def behind(game: ArrialaState, seat: int) -> tuple[int, ...]:
    """Return the seats with fewer points than this one, without whom it is last.

    The virtual player does not count (arriala.R10).
    """
    return tuple(other for other in range(game.seats) if game.scores[other] < game.scores[seat])


def offer_cards(game: ArrialaState, seat: int, card: str) -> Sequence[Action]:
    """Return the ways to play the card that builds a master work."""
    if behind(game, seat):
        return ()
    works = actions_to(CardMasterWork, game.the_board.master_work_ids)
    return [works[index] for index in unbuilt_master_works(game)]


def play_card(game: ArrialaState, seat: int, action: CardMasterWork, events: list[Event]) -> ArrialaState:
    """Return the game with a master work built; RuleError if it is not allowed."""
    board = game.the_board
    require_card(game, seat, CARD)
    index = require_site(board.master_works, range(len(board.master_works)), "master_work", action.work)
    works = board.master_works, unbuilt_master_works(game), index, "master_work", "arriala.master_work.built"
    require_any_unbuilt(*works)
    _require_last(game, seat)
    cost = require_price(game, CARD_PRICE)
    require_unbuilt(*works)
    after = play(game, seat, CARD, events)
    points = board.score.master_work
    events.append(MasterWorkBuilt(seat, action.work, points))
    return replace(
        after,
        action_points=game.action_points - cost,
        builders=put(game.builders, index, seat),
        scores=add(game.scores, seat, points),
        journey=None,
    )


def _require_last(game: ArrialaState, seat: int) -> None:
    """Raise RuleError unless no other player has fewer points (arriala.R10)."""
    lower = values_of("seat", behind(game, seat))
    if lower:
        raise RuleError("arriala.R10", lower=lower, count=len(lower))
