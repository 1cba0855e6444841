"""The choice: the action that brings most for each action point."""

from __future__ import annotations

from collections.abc import Iterator

from rules.arriala import actions as a
from rules.arriala.policy.sections import POINT, Found, promises
from rules.arriala.state import ArrialaState
from rules.arriala.steps.ending import final_scores, vineyard_counts, winners_of
from rules.arriala.steps.turn import perform
from rules.kit.masks import bits
from rules.records import Action

_CARD = 500
"""What a card in the hand is worth, up to _ENOUGH_CARDS."""
_ENOUGH_CARDS = 3
_WORKER_AT_WORK = 700
"""What an own worker is worth that is out of the reserve and not bound to a river work."""
_PATIENCE = 8
"""The round from which sections are worth more each round, whoever scores them, so that games end."""
_TO_A_PLACE = (a.Move, a.PlaceWorker, a.LeaveVineyard, a.CardMove, a.CardAnywhere, a.CardToCanal)
_OF_NO_WORTH = (a.EndTurn, a.ProposeEnd)


def suggest(game: ArrialaState, seat: int, *, naive: bool = False) -> Action:
    """Return the action that a sensible player would choose; always the same in the same position.

    A ``naive`` one looks at its own points and what it can fill in this turn. Raises RuleError("game.turn")
    if the seat has none.
    """
    actions = game.legal_actions(seat)
    if not actions:
        raise game.not_waited_for()
    if game.proposal is not None:
        return _answer(game, seat, actions)
    best: Action = a.EndTurn()
    most = 0
    for gain, action in _gains(game, actions, Found(seat, _haste(game), game.locations, naive)):
        if gain > most:
            best, most = action, gain
    return best


def ranked(game: ArrialaState, seat: int) -> tuple[Action, ...]:
    """Return what is worth thinking about, the best by a first look first; () if the seat has no action."""
    actions = game.legal_actions(seat)
    if not actions:
        return ()
    if game.proposal is not None:
        first = _answer(game, seat, actions)
        return (first, *(action for action in actions if action != first))
    end = a.EndTurn()
    gains = [*_gains(game, actions, Found(seat, _haste(game), game.locations)), (0, end)]
    # EndTurn is what is left to do where nothing brings anything; of equals the first offered comes first.
    gains.sort(key=lambda one: (-one[0], one[0] == 0 and one[1] != end))
    return tuple(action for _, action in gains)


def worth(game: ArrialaState) -> tuple[int, ...]:
    """Return what a position is worth to each seat."""
    haste = _haste(game)
    if game.result is not None:
        return tuple(POINT * points for points in game.result.scores[: game.seats])
    return tuple(_worth(game, Found(seat, haste, game.locations)) for seat in range(game.seats))


def _gains(game: ArrialaState, actions: tuple[Action, ...], found: Found) -> Iterator[tuple[int, Action]]:
    """Yield what each action that is worth trying brings for each action point, and the action."""
    before = _worth(game, found)
    open_spaces = game.in_play.space_mask & ~game.counted
    for action in actions:
        if _worth_trying(action, open_spaces):
            yield _gain(game, action, before, found), action


def _worth_trying(action: Action, open_spaces: int) -> bool:
    """Say whether an action is worth trying: a worker brought to a place should help to fill a section."""
    if isinstance(action, _TO_A_PLACE):
        return bool(open_spaces >> action.to & 1)
    return not isinstance(action, _OF_NO_WORTH)


def _gain(game: ArrialaState, action: Action, before: int, found: Found) -> int:
    """Return what an action brings for each action point."""
    seat = found.seat
    if isinstance(action, a.Draw):
        wanted = sum(game.hands[seat]) < _ENOUGH_CARDS
        return _CARD // game.the_board.cost.draw if wanted else 0
    after, _ = perform(game, seat, action)
    if after.result is not None:
        return _worth_of_end(after, found) - before
    return (_worth(after, found) - before) // (game.action_points - after.action_points)


def _answer(game: ArrialaState, seat: int, actions: tuple[Action, ...]) -> Action:
    """Return the reply to a proposal: who would win now agrees to end; who has proposed withdraws."""
    answer = a.AnswerEnd(seat in winners_of(game, final_scores(game, vineyard_counts(game))))
    return answer if answer in actions else actions[0]


def _worth_of_end(after: ArrialaState, found: Found) -> int:
    """Return what it is worth that the game has ended: very much if it is won."""
    winners = () if after.result is None else after.result.winners
    ended = _haste(after) * (len(after.closed) + 10)
    return _standing(after, found) + ended + (50 * POINT if found.seat in winners else 0)


def _standing(game: ArrialaState, found: Found) -> int:
    """Return the worth of the own points, less half of what the best of the others has, but naively."""
    seat = found.seat
    if found.naive:
        return POINT * game.scores[seat]
    others = max(*game.scores[:seat], *game.scores[seat + 1 :])
    return POINT * game.scores[seat] - POINT * others // 2


def _worth(game: ArrialaState, found: Found) -> int:
    """Return what a position is worth to a seat."""
    seat, standing = found.seat, game.occupancy
    own = game.the_board.workers_of[seat]
    at_work = (standing.on_canal | standing.in_vineyards) & own
    return (
        _standing(game, found)
        + promises(game, found)
        + _vineyards(game, found)
        + _WORKER_AT_WORK * at_work.bit_count()
        + _CARD * min(_ENOUGH_CARDS, sum(game.hands[seat]))
    )


def _vineyards(game: ArrialaState, found: Found) -> int:
    """Return what the majorities in vineyards are worth, the more the more spaces are counted."""
    closed_spaces, size = game.counted.bit_count(), game.the_board.size
    there = game.occupancy.in_vineyards
    known = closed_spaces, there, *[game.locations[worker] for worker in bits(there)]
    if known not in found.vineyards:
        worth = 0
        for _, _, winner, points in vineyard_counts(game):
            if winner is not None:
                share = POINT * points * (2 + closed_spaces) // (4 + 2 * size)
                worth += share if winner == found.seat else -share // 2
        found.vineyards[known] = worth
    return found.vineyards[known]


def _haste(game: ArrialaState) -> int:
    """Return what a section is worth beyond its points because the game is getting long."""
    return POINT * max(0, game.turn // game.seats - _PATIENCE) // 3
