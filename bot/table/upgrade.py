"""Old games under new rules: an open game goes on from where it stands, and a log entry says so."""

from __future__ import annotations

import logging
from dataclasses import replace

import msgspec

from bot.store import OutboxRow, Queries
from bot.store.entries import add_milestone
from bot.store.games import games_by_rules, set_ended, set_rules_version
from bot.store.kinds import EntryKind, MessageKind, Status
from bot.store.outbox import give_up, undelivered
from bot.table.desk import Deed, Desk, Table
from bot.table.news import read_post
from bot.table.proposals import TAKEBACK, lapse
from rules import GAMES, Game, load_game

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
                except Exception:
                    # One game that cannot go on must not keep all the others from it.
                    log.exception("game %d cannot be read by the rules of today", game_id)
                else:
                    adopted.append(game_id)
        return tuple(adopted)

    async def _adopt(self, game_id: int, version: int) -> None:
        async with self.locks.hold(game_id):
            await self._drop_unreadable(game_id)
            table = await self.read(game_id)
            game = table.load()
            async with self.store.write() as queries:
                await self.adopt(queries, table, game, version, quietly=table.row.status != Status.OPEN)

    async def _drop_unreadable(self, game_id: int) -> None:
        """Gives up messages that today's rules can neither draw nor tell: what is owed behind them waits."""
        async with self.store.write() as queries:
            for owed in await undelivered(queries, game_id):
                if not _readable(owed):
                    await give_up(queries, owed.id, "rules", self.store.now())

    async def adopt(
        self, queries: Queries, table: Table, game: Game, version: int, *, quietly: bool = False
    ) -> None:
        """Lets one game, which stands at ``game``, go on by the rules of a version."""
        old, row = table.snapshot, table.row
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
        deed = Deed(EntryKind.RULES, None, facts={"from": row.rules_version, "to": version})
        await set_rules_version(queries, row.id, version)
        if row.status == Status.OPEN and game.outcome is not None:
            await set_ended(
                queries, row.id, Status.FINISHED, self.store.now(), msgspec.json.encode(game.outcome)
            )
            await lapse(queries, row.id, self.store.now())
            table = await self.read(row.id, queries)
        await self.write_down(queries, table, deed, snapshot=snapshot, quietly=quietly)
        await add_milestone(queries, row.id, seq, old.state)
        await lapse(queries, row.id, self.store.now(), kinds=(TAKEBACK,))


def _readable(owed: OutboxRow) -> bool:
    """Whether the rules of today know what a message speaks of and shows."""
    try:
        if owed.state is not None:
            load_game(owed.state)
        if owed.kind != MessageKind.NOTE:
            read_post(owed)
    except ValueError:
        return False
    return True
