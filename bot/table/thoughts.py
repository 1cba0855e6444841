"""What is thought about games while others may act there: it is given up as soon as they have."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.table.session import Session

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Thought:
    """What is thought about a game as it stands after the entry ``seq``."""

    game: int
    seq: int
    task: asyncio.Task[Any]


class Thoughts:
    """The part of the table that knows what is thought about which game."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._thoughts: set[_Thought] = set()
        self.stopped = False

    async def about(self, game_id: int, seq: int, thinking: Coroutine[Any, Any, T]) -> T | None:
        """Return what is thought out about a game after an entry; None once nobody waits for it any more.

        That is where the game has gone on meanwhile (:meth:`cancel_outdated`), or the bot stops.
        """
        if self.stopped:
            thinking.close()
            return None
        thought = _Thought(game_id, seq, asyncio.ensure_future(thinking))
        self._thoughts.add(thought)
        try:
            return await thought.task
        except asyncio.CancelledError:
            this = asyncio.current_task()
            if this is not None and this.cancelling():
                raise
            return None
        finally:
            self._thoughts.discard(thought)

    async def cancel_outdated(self, game_id: int) -> None:
        """Give up what is thought about a game as it stood before something was done there."""
        thoughts = [one for one in self._thoughts if one.game == game_id]
        if not thoughts:
            return
        snapshot = (await self._session.read(game_id)).row.snapshot
        for thought in thoughts:
            if snapshot is None or snapshot.seq != thought.seq:
                thought.task.cancel()

    def stop(self) -> None:
        """Give up all thoughts, and begin no other: the bot stops."""
        self.stopped = True
        for thought in self._thoughts:
            thought.task.cancel()
