"""What a strong computer player would do in the place of somebody: thought out once for each decision."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.thinking.once import Once
from bot.thinking.thinker import Considered, Thinker
from rules import Game

_KEPT = 256
"""So many hints are given again without thinking."""


def seed_for(seed: str, seat: int) -> str:
    """Return the seed of what a seat is told, so that a review of a decision says what its hint has said."""
    return f"{seed} {seat}"


class Hints:
    """Thinks of hints; of each one once, however often it is asked for."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._known: Once[tuple[int, int, int], Sequence[Considered]] = Once(_KEPT)

    async def of(self, game_id: int, seq: int, seat: int, game: Game, seed: str) -> Sequence[Considered]:
        """Return what is considered for a seat in a game after the entry ``seq``, the best first.

        Raises BusyError and RuntimeError as :meth:`Thinker.weigh`.
        """
        weigh = partial(self._thinker.weigh, game, seat, seed_for(seed, seat))
        return await self._known.of((game_id, seq, seat), weigh)
