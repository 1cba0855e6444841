"""Performs the actions of a turn: checks them, and works out the new game and what happened.

The order is that of arriala.R20: the piece, its own points, the sections it completes, the end of the
game. Every function takes a game and gives a new one; what happened is added to a list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from rules.arriala import actions as a
from rules.arriala import checks, consent, ending
from rules.arriala import events as e
from rules.arriala.board import RESERVE
from rules.arriala.cards import changed, draw_card
from rules.arriala.counting import count_at
from rules.arriala.sections import sections_left
from rules.game import Action, Event

if TYPE_CHECKING:
    from rules.arriala.state import Arriala

T = TypeVar("T")


def perform(game: Arriala, seat: int, action: Action) -> tuple[Arriala, tuple[Event, ...]]:
    """The game after a seat's action, and what happened; RuleError if the rules refuse it."""
    if game.proposal is not None or isinstance(action, a.ProposeEnd | a.AnswerEnd | a.WithdrawProposal):
        return consent.perform(game, seat, action)
    if seat != game.active:
        raise game.not_waited_for()
    events: list[Event] = []
    after = _PERFORM[type(action)](game, seat, action, events)
    counted = after.closed is not game.closed or after.locks is not game.locks
    if counted and not sections_left(after):
        after = ending.finished(after, events, consent=False)
    return after, tuple(events)


def _put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _moved(game: Arriala, worker: int) -> tuple[int, ...]:
    """The workers that have begun their journey, with one more (arriala.R3)."""
    return game.moved if worker in game.moved else tuple(sorted((*game.moved, worker)))


def _scored(game: Arriala, seat: int, points: int) -> tuple[int, ...]:
    return changed(game.scores, seat, points)


def _play(game: Arriala, seat: int, kind: int, events: list[Event]) -> Arriala:
    """A card leaves the hand for the discards, before its effect (arriala.R20), which pays for it."""
    events.append(e.CardPlayed(seat, game.the_deck.kinds[kind]))
    return replace(
        game,
        hands=_put(game.hands, seat, changed(game.hands[seat], kind, -1)),
        discards=changed(game.discards, kind, 1),
    )


def _end_turn(game: Arriala, seat: int, action: a.EndTurn, events: list[Event]) -> Arriala:
    events.append(e.TurnEnded(seat, game.action_points))
    moved = game.moved
    return replace(
        game,
        turn=game.turn + 1,
        action_points=game.the_board.action_points,
        turn_start=game.locations,
        barred=tuple(where if worker in moved else RESERVE for worker, where in enumerate(game.turn_start)),
        moved=(),
        journey=None,
        proposed=False,
    )


def _check_stop(game: Arriala, worker: int, to: int) -> None:
    """A worker that there is may end its way on this place of the canal."""
    checks.place(game, to)
    checks.elsewhere(game, worker, to)
    checks.free(game, to)
    checks.no_take_back(game, worker, to)


def _go(game: Arriala, seat: int, worker: int, to: int, cost: int, events: list[Event]) -> Arriala:
    """A worker goes along the canal; its journey may go on from there (arriala.R3)."""
    start = game.locations[worker]
    events.append(e.Moved(seat, worker, start, to, abs(to - start), cost))
    after = replace(
        game,
        action_points=game.action_points - cost,
        locations=_put(game.locations, worker, to),
        moved=_moved(game, worker),
        journey=worker,
    )
    return count_at(after, to, events)


def _jump(game: Arriala, worker: int, location: int, cost: int) -> Arriala:
    """A worker is somewhere else, and its journey is over (arriala.R3)."""
    return replace(
        game,
        action_points=game.action_points - cost,
        locations=_put(game.locations, worker, location),
        moved=_moved(game, worker),
        journey=None,
    )


def _move(game: Arriala, seat: int, action: a.Move, events: list[Event]) -> Arriala:
    worker, to = action.worker, action.to
    where = checks.worker(game, worker)
    checks.on_canal(game, worker)
    if worker != game.journey:
        checks.not_moved(game, worker)
    _check_stop(game, worker, to)
    cost = abs(to - where) * game.the_board.cost.step
    checks.price(game, cost)
    return _go(game, seat, worker, to, cost, events)


def _place(game: Arriala, seat: int, action: a.PlaceWorker, events: list[Event]) -> Arriala:
    worker = checks.first_in_reserve(game, seat)
    checks.place(game, action.to)
    checks.free(game, action.to)
    cost = game.the_board.cost.worker
    checks.price(game, cost)
    events.append(e.Placed(seat, worker, action.to))
    after = replace(
        game,
        action_points=game.action_points - cost,
        locations=_put(game.locations, worker, action.to),
        journey=None,
    )
    return count_at(after, action.to, events)


def _river(game: Arriala, seat: int, action: a.BuildRiverWork, events: list[Event]) -> Arriala:
    board, worker = game.the_board, action.worker
    start = checks.worker(game, worker)
    index = checks.site(board.river_works, game.in_play.river_works, "river_work", action.work)
    checks.own(game, seat, worker)
    checks.on_canal(game, worker)
    checks.free_river_work(game, index)
    checks.price(game, board.cost.river_work)
    points = board.score.river_work
    events.append(e.RiverWorkBuilt(seat, worker, start, action.work, points))
    return replace(
        game,
        action_points=game.action_points - board.cost.river_work,
        locations=_put(game.locations, worker, board.river_location(index)),
        scores=_scored(game, seat, points),
        journey=None,
    )


def _check_to_vineyard(game: Arriala, worker: int, vineyard: str) -> int:
    """A worker may go to this vineyard; its index (arriala.R21)."""
    index = checks.site(game.the_board.vineyards, game.in_play.vineyards, "vineyard", vineyard)
    checks.on_canal(game, worker)
    checks.not_moved(game, worker)
    checks.room(game, index)
    checks.no_take_back(game, worker, game.the_board.vineyard_location(index))
    return index


def _vine(game: Arriala, seat: int, action: a.GoToVineyard, events: list[Event]) -> Arriala:
    board, worker = game.the_board, action.worker
    start = checks.worker(game, worker)
    checks.own(game, seat, worker)
    index = _check_to_vineyard(game, worker, action.vineyard)
    checks.price(game, board.cost.to_vineyard)
    events.append(e.WentToVineyard(seat, worker, start, action.vineyard))
    return _jump(game, worker, board.vineyard_location(index), board.cost.to_vineyard)


def _check_to_canal(game: Arriala, worker: int, to: int) -> str:
    """A worker may come back to this place of the canal; the vineyard it leaves (arriala.R21)."""
    index = checks.in_vineyard(game, worker)
    checks.not_moved(game, worker)
    _check_stop(game, worker, to)
    return game.the_board.vineyards[index].id


def _unvine(game: Arriala, seat: int, action: a.LeaveVineyard, events: list[Event]) -> Arriala:
    worker = action.worker
    checks.worker(game, worker)
    checks.own(game, seat, worker)
    vineyard = _check_to_canal(game, worker, action.to)
    cost = game.the_board.cost.to_canal
    checks.price(game, cost)
    events.append(e.LeftVineyard(seat, worker, vineyard, action.to))
    return count_at(_jump(game, worker, action.to, cost), action.to, events)


def _build_lock(game: Arriala, seat: int, at: int, cost: int, events: list[Event]) -> Arriala:
    """A lock stands and scores; the nearer to the first town of two sections is counted first
    (arriala.R7)."""
    points = game.the_board.score.lock
    events.append(e.LockBuilt(seat, at, points))
    after = replace(
        game,
        action_points=game.action_points - cost,
        locks=tuple(sorted((*game.locks, at))),
        scores=_scored(game, seat, points),
        journey=None,
    )
    return count_at(count_at(after, at - 1, events), at + 1, events)


def _lock(game: Arriala, seat: int, action: a.BuildLock, events: list[Event]) -> Arriala:
    checks.place(game, action.at)
    checks.lock_site(game, action.at)
    cost = game.the_board.cost.lock
    checks.price(game, cost)
    return _build_lock(game, seat, action.at, cost, events)


def _draw(game: Arriala, seat: int, action: a.Draw, events: list[Event]) -> Arriala:
    checks.cards_left(game)
    cost = game.the_board.cost.draw
    checks.price(game, cost)
    pile, discards = game.pile, game.discards
    if not any(pile):
        # The discards become the pile only now that a card is needed (arriala.R13, R24).
        pile, discards = discards, (0,) * len(discards)
        events.append(e.Reshuffled(sum(pile)))
    kind, pile, randomness = draw_card(pile, game.randomness)
    events += (e.Drew(seat), e.DrewCard(seat, game.the_deck.kinds[kind]))
    return replace(
        game,
        randomness=randomness,
        action_points=game.action_points - cost,
        hands=_put(game.hands, seat, changed(game.hands[seat], kind, 1)),
        pile=pile,
        discards=discards,
        journey=None,
    )


def _card_move(game: Arriala, seat: int, action: a.CardMove, events: list[Event]) -> Arriala:
    worker, to = action.worker, action.to
    kind = checks.card(game, seat, action.card, "move_")
    where = checks.worker(game, worker)
    checks.on_canal(game, worker)
    checks.not_moved(game, worker)
    _check_stop(game, worker, to)
    costs = game.the_board.cost
    cost = costs.card + costs.step * max(0, abs(to - where) - game.the_deck.reach[kind])
    checks.price(game, cost)
    return _go(_play(game, seat, kind, events), seat, worker, to, cost, events)


def _card_anywhere(game: Arriala, seat: int, action: a.CardAnywhere, events: list[Event]) -> Arriala:
    worker, to = action.worker, action.to
    kind = checks.card(game, seat, "anywhere", "")
    start = checks.worker(game, worker)
    checks.own(game, seat, worker)
    checks.on_canal(game, worker)
    checks.not_moved(game, worker)
    _check_stop(game, worker, to)
    cost = game.the_board.cost.card
    checks.price(game, cost)
    after = _jump(_play(game, seat, kind, events), worker, to, cost)
    events.append(e.Jumped(seat, worker, start, to))
    return count_at(after, to, events)


def _card_lock(game: Arriala, seat: int, action: a.CardLock, events: list[Event]) -> Arriala:
    kind = checks.card(game, seat, "lock", "")
    checks.place(game, action.at)
    checks.lock_site(game, action.at)
    cost = game.the_board.cost.card
    checks.price(game, cost)
    return _build_lock(_play(game, seat, kind, events), seat, action.at, cost, events)


def _card_master_work(game: Arriala, seat: int, action: a.CardMasterWork, events: list[Event]) -> Arriala:
    board = game.the_board
    kind = checks.card(game, seat, "master_work", "")
    index = checks.site(board.master_works, tuple(range(len(board.master_works))), "master_work", action.work)
    checks.unbuilt(game, index)
    checks.last_place(game, seat)
    checks.price(game, board.cost.card)
    after = _play(game, seat, kind, events)
    points = board.score.master_work
    events.append(e.MasterWorkBuilt(seat, action.work, points))
    return replace(
        after,
        action_points=after.action_points - board.cost.card,
        builders=_put(after.builders, index, seat),
        scores=_scored(after, seat, points),
        journey=None,
    )


def _card_to_vineyard(game: Arriala, seat: int, action: a.CardToVineyard, events: list[Event]) -> Arriala:
    worker = action.worker
    kind = checks.card(game, seat, action.card, "to_vineyard_")
    start = checks.worker(game, worker)
    if action.card == "to_vineyard_own":
        checks.own(game, seat, worker)
    index = _check_to_vineyard(game, worker, action.vineyard)
    cost = game.the_board.cost.card
    checks.price(game, cost)
    after = _play(game, seat, kind, events)
    events.append(e.WentToVineyard(seat, worker, start, action.vineyard))
    return _jump(after, worker, game.the_board.vineyard_location(index), cost)


def _card_to_canal(game: Arriala, seat: int, action: a.CardToCanal, events: list[Event]) -> Arriala:
    worker = action.worker
    kind = checks.card(game, seat, action.card, "to_canal_")
    checks.worker(game, worker)
    if action.card == "to_canal_own":
        checks.own(game, seat, worker)
    vineyard = _check_to_canal(game, worker, action.to)
    cost = game.the_board.cost.card
    checks.price(game, cost)
    after = _play(game, seat, kind, events)
    events.append(e.LeftVineyard(seat, worker, vineyard, action.to))
    return count_at(_jump(after, worker, action.to, cost), action.to, events)


_PERFORM: dict[type[Action], Callable[[Arriala, int, Any, list[Event]], Arriala]] = {
    a.Move: _move,
    a.PlaceWorker: _place,
    a.BuildRiverWork: _river,
    a.GoToVineyard: _vine,
    a.LeaveVineyard: _unvine,
    a.BuildLock: _lock,
    a.Draw: _draw,
    a.CardMove: _card_move,
    a.CardAnywhere: _card_anywhere,
    a.CardLock: _card_lock,
    a.CardMasterWork: _card_master_work,
    a.CardToVineyard: _card_to_vineyard,
    a.CardToCanal: _card_to_canal,
    a.EndTurn: _end_turn,
}
