"""What a strong computer player would do in the place of somebody: thought out once for each decision."""

from __future__ import annotations

from collections.abc import Sequence

from cachetools import LRUCache

from bot.table.locks import KeyedLocks
from bot.thinking.thinker import Considered, Thinker
from rules import Game

_KEPT = 256
"""So many hints are given again without thinking."""


class Hints:
    """Thinks of hints; about one seat of a game one at a time, however often it is asked for."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._known: LRUCache[tuple[int, int, int], Sequence[Considered]] = LRUCache(_KEPT)
        self._locks: KeyedLocks[tuple[int, int]] = KeyedLocks()

    async def of(self, game_id: int, seq: int, seat: int, game: Game, seed: str) -> Sequence[Considered]:
        """Return what is considered for a seat in a game after the entry ``seq``, the best first.

        Raises BusyError and RuntimeError as :meth:`Thinker.weigh`.
        """
        key = game_id, seq, seat
        async with self._locks.hold((game_id, seat)):
            if key not in self._known:
                self._known[key] = await self._thinker.weigh(game, seat, f"{seed} {seq} {seat}")
            return self._known[key]
