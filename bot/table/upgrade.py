"""Old games under new rules: an open game goes on from where it stands, and a log entry says so."""

from __future__ import annotations

import logging
from dataclasses import replace

import msgspec

from bot.store.entries import add_milestone
from bot.store.games import games_by_rules, set_ended, set_rules_version
from bot.table.desk import Deed, Desk
from bot.table.model import TableError
from bot.table.proposals import TAKEBACK, lapse
from rules import GAMES, Game

log = logging.getLogger(__name__)


class Upgrade(Desk):
    """The part of the table that brings games under the rules of today."""

    async def adopt_rules(self) -> tuple[int, ...]:
        """Lets every game that was begun by other rules go on by those of today; the games' ids.

        An entry of the log says so, to the channel as well, and keeps the state: nothing before it can be
        taken back or gone back to, since today's rules need not lead there. A game that today's rules cannot
        read stays as it is, which is logged as an error.
        """
        adopted: list[int] = []
        for kind, game in GAMES.items():
            for game_id in await games_by_rules(self.store.reader, kind, game.version):
                try:
                    await self._adopt(game_id, game.version)
                except TableError:
                    log.exception("game %d cannot be read by the rules of today", game_id)
                else:
                    adopted.append(game_id)
        return tuple(adopted)

    async def _adopt(self, game_id: int, version: int) -> None:
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            game, old, row = table.load(), table.snapshot, table.row
            seq = old.seq + 1
            snapshot = replace(
                old,
                seq=seq,
                waiting=game.waiting_for,
                decisions=tuple(number + 1 for number in old.decisions),
                undo_seat=None,
                checkpoint_seq=seq,
                checkpoint_state=old.state,
                announced_seq=seq,
            )
            deed = Deed("rules", None, facts={"from": row.rules_version, "to": version})
            async with self.store.write() as queries:
                await set_rules_version(queries, game_id, version)
                if row.status == "open" and game.outcome is not None:
                    await set_ended(queries, game_id, "finished", self.store.now(), _encoded(game))
                await self.write_down(queries, table, deed, snapshot=snapshot, quietly=row.status != "open")
                await add_milestone(queries, game_id, seq, old.state)
                await lapse(queries, game_id, self.store.now(), kinds=(TAKEBACK,))


def _encoded(game: Game) -> bytes:
    return msgspec.json.encode(game.outcome)
