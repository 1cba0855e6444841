"""The turning points of ended games: where a seat gave most away, and what would have been better."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.table.decisions import Decision
from bot.thinking.hints import seed_for
from bot.thinking.once import Once
from bot.thinking.thinker import Considered, Thinker
from rules import Game

_KEPT = 32
"""So many games are reviewed once and not again."""
_AT_ONCE = 16
"""So many positions are valued in a row before something else is thought about."""
_TRIED = 3
"""So many decisions of each seat are thought about: those by which its outlook fell most."""
_SHOWN = 2
"""So many turning points each seat has at most."""


Read = Callable[[], Awaitable[tuple[Sequence[Decision], Game]]]
"""Reads the decisions of a game, and where they led."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision, and the best instead of it; ``done`` says how far that was behind."""

    decision: Decision
    best: Considered
    done: Considered


class Reviews:
    """Finds the turning points of games; each game once, for as long as it is asked for now and then."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._known: Once[tuple[int, int], Sequence[TurningPoint]] = Once(_KEPT)

    async def of(self, game_id: int, gone_back: int, read: Read, seed: str) -> Sequence[TurningPoint]:
        """Return the turning points of an ended game, those first by which most was given away.

        ``read`` returns all decisions of the game and where they led. A game that has ``gone_back`` once more
        may have ended otherwise. What a seat could not know is imagined by the ``seed``. Raises BusyError and
        RuntimeError as :meth:`Thinker.weigh`, and what ``read`` raises.
        """

        async def find() -> Sequence[TurningPoint]:
            return await self._found(*await read(), seed)

        return await self._known.of((game_id, gone_back), find)

    async def _found(self, decisions: Sequence[Decision], end: Game, seed: str) -> Sequence[TurningPoint]:
        games = [*(one.game for one in decisions), end]
        outlooks = list[Sequence[int]]()
        for first in range(0, len(games), _AT_ONCE):
            outlooks += await self._thinker.outlooks(games[first : first + _AT_ONCE], seed)
        found = list[TurningPoint]()
        for seat in range(end.seats):
            points = [await self._point(one, seed) for one in worst_of(decisions, outlooks, seat)]
            there = sorted((one for one in points if one is not None), key=given_away, reverse=True)
            found += there[:_SHOWN]
        return sorted(found, key=given_away, reverse=True)

    async def _point(self, decision: Decision, seed: str) -> TurningPoint | None:
        """Return a decision as a turning point; None where nothing else was clearly better."""
        game, action = decision.game, decision.action
        best, *others = await self._thinker.weigh(
            game, decision.seat, seed_for(seed, decision.seat), also=action
        )
        done = next((one for one in others if one.action == action), None)
        if done is None or not done.is_clearly_worse or not _brings_more(done, decision.seat):
            return None
        return TurningPoint(decision, best, done)


def _brings_more(done: Considered, seat: int) -> bool:
    """Say whether what would have been better brought a seat clearly more wins, or no fewer points.

    What costs points and costs others still more is better as well, but nothing to learn from.
    """
    if done.wins is None:
        return done.behind[seat] >= 0
    better, worse = done.wins
    return better > worse


def given_away(point: TurningPoint) -> int:
    """Return how much a seat gave away, in thousandths of a point; with what a win is worth."""
    return point.done.lead


def worst_of(
    decisions: Sequence[Decision], outlooks: Sequence[Sequence[int]], seat: int
) -> Sequence[Decision]:
    """Return the decisions of a seat by which its outlook fell most, where it could do anything else.

    ``outlooks`` are those of all seats before each decision, and at the end.
    """
    falls = [
        (outlooks[place][seat] - outlooks[place + 1][seat], place)
        for place, one in enumerate(decisions)
        if one.seat == seat and len(one.game.legal_actions(seat)) > 1
    ]
    falls.sort(key=lambda fall: (-fall[0], fall[1]))
    return [decisions[place] for fall, place in falls[:_TRIED] if fall > 0]
