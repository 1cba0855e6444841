"""The bot playing at games: at each once at a time, and again where that has failed."""

from __future__ import annotations

import logging

from bot.delivery.loops import fault_of
from bot.table import DamagedError, Played, Tables

log = logging.getLogger(__name__)


class Playing:
    """Plays wherever the bot has something to decide; a fault is one of its game and holds nothing up."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._on: set[int] = set()
        self._again: set[int] = set()
        self._failed: set[int] = set()
        self._looked_at_all = False

    def is_on(self, game_id: int) -> bool:
        """Say whether the bot is playing, or thinking, at a game."""
        return game_id in self._on

    async def cancel_outdated(self, game_id: int) -> None:
        """Give up what is thought about a game as it was before something was done there."""
        if (fault := await fault_of(self._tables.thoughts.cancel_outdated(game_id))) is not None:
            log.error("what is thought about game %d cannot be looked up", game_id, exc_info=fault)

    async def play(self, game_id: int, *, at_once: bool = False) -> Played:
        """Play at a game, as :meth:`bot.table.stand_ins.StandIns.play`, and return what came of it.

        Where the bot is at it already, it looks once more before it leaves, and nothing is waited for here.
        """
        if game_id in self._on:
            self._again.add(game_id)
            return Played(0)
        self._on.add(game_id)
        try:
            played = await self._play_once(game_id, at_once=at_once)
            while game_id in self._again:
                self._again.discard(game_id)
                more = await self._play_once(game_id, at_once=at_once)
                played = Played(played.acts + more.acts, more.thinks)
            return played
        finally:
            self._on.discard(game_id)
            self._again.discard(game_id)

    async def _play_once(self, game_id: int, *, at_once: bool) -> Played:
        """Play at a game; where that fails the bot may have acted before."""
        played = Played(1)

        async def play() -> None:
            nonlocal played
            played = await self._tables.stand_ins.play(game_id, at_once=at_once)

        fault = await fault_of(play())
        # What is damaged was said when it was found, and is not tried again by itself.
        if fault is None or isinstance(fault, DamagedError):
            self._failed.discard(game_id)
            return played
        self._failed.add(game_id)
        log.error("the bot cannot play at game %d; it is tried again", game_id, exc_info=fault)
        return played

    async def play_all(self) -> list[int]:
        """Do at all games what takes no thought; return those where something is to be sent or thought about.

        What no game waits for is looked for once, after a start, and where playing has failed before.
        """
        games = await self._tables.stand_ins.games(all_of_them=not self._looked_at_all)
        self._looked_at_all = True
        found: list[int] = []
        for game_id in sorted({*games, *self._failed}):
            if not self.is_on(game_id):
                played = await self.play(game_id, at_once=True)
                if played.acts or played.thinks:
                    found.append(game_id)
        return found
