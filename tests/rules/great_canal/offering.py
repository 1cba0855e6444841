"""An open offer of seat 0, and what belongs to it: for tests of answers and counter-offers."""

from __future__ import annotations

from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.decisions import Decision, RobberMove
from rules.kit.tuples import Counts
from tests.rules.great_canal.positions import act, goods, hexagon, position, seat

GIVE, WANT = goods(brick=1), goods(ore=1)
HANDS = {0: goods(brick=1, lumber=2, cloth=1), 1: goods(ore=3), 2: goods(ore=1, wool=1), 3: goods(grain=2)}
YES, NO = a.AcceptOffer(), a.DeclineOffer()
OTHER = a.CounterOffer(goods(ore=2), goods(cloth=1))
THEFT = (RobberMove(0),)


def opened(*, first: bool = False, give: Counts = GIVE, hands: dict[int, Counts] | None = None) -> GreatCanal:
    """Return a position in which seat 0 has offered a brick for an ore to all."""
    game = position(
        seat(settlements="C4 n"), seat(settlements="B6 n"), seat(settlements="A3 n"), hands=hands or HANDS
    )
    return act(game, a.MakeOffer(give, WANT, first=first))


def pending(game: GreatCanal, *queue: Decision) -> GreatCanal:
    """Return the game with decisions that have to be made first."""
    return replace(game, queue=queue)


def answered(game: GreatCanal) -> list[tuple[int, str]]:
    """Return the answers that stand, in the order in which they came."""
    assert game.offer is not None
    return [(reply.seat, reply.answer) for reply in game.offer.replies]


def rob(game: GreatCanal, victim: int) -> a.MoveRobber:
    """Return the move of the robber that steals from seat 1 or 2."""
    return a.MoveRobber(hexagon("B6" if victim == 1 else "A3"), victim)
