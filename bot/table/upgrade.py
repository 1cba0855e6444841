"""Old games under new rules: an open game goes on from where it stands, and a log entry says so."""

from __future__ import annotations

import logging
from dataclasses import replace

import msgspec

from bot.store import OutboxRow, Queries
from bot.store.game_ids import games_by_rules
from bot.store.games import Snapshot
from bot.store.kinds import EntryKind, MessageKind, ProposalKind, Status
from bot.store.lifecycle import set_ended, set_rules_version
from bot.store.outbox import give_up, pending_of
from bot.store.upgrades import add_upgrade_snapshot
from bot.table.errors import TableError
from bot.table.matter_posts import read_matter_post
from bot.table.model import Table
from bot.table.plan_rows import DROPPED
from bot.table.posts import read_post
from bot.table.proposals import expire
from bot.table.session import AdminEvent, Session
from rules import GAMES, Game, load_game

log = logging.getLogger(__name__)


class Upgrade:
    """The part of the table that brings games under the rules of today."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def adopt_rules(self) -> tuple[int, ...]:
        """Let every game that was begun by other rules go on by those of today; return the games' ids.

        An entry of the log says so, to the channel as well, and keeps the state: nothing before it can be
        taken back or gone back to, since today's rules need not lead there. A game that today's rules cannot
        read stays as it is, which is logged as an error.
        """
        adopted: list[int] = []
        for kind, game in GAMES.items():
            for game_id in await games_by_rules(self._session.reader, kind, game.version):
                try:
                    await self._adopt(game_id, game.version)
                except Exception:
                    # One game that cannot go on must not keep all the others from it.
                    log.exception("game %d cannot be read by the rules of today", game_id)
                else:
                    adopted.append(game_id)
        return tuple(adopted)

    async def _adopt(self, game_id: int, version: int) -> None:
        async with self._session.hold(game_id) as table:
            silent = table.row.status != Status.OPEN
            try:
                game = table.load()
            except TableError:
                async with self._session.write() as queries:
                    await self._drop_unreadable(queries, game_id)
                raise
            async with self._session.write() as queries:
                await self._drop_unreadable(queries, game_id)
                await self.adopt(queries, table, game, version, silent=silent)

    async def _drop_unreadable(self, queries: Queries, game_id: int) -> None:
        """Give up messages that today's rules can neither draw nor narrate: those behind them wait."""
        for row in await pending_of(queries, game_id):
            if not _readable(row):
                await give_up(queries, row.id, "rules", self._session.now())

    async def adopt(
        self, queries: Queries, table: Table, game: Game, version: int, *, silent: bool = False
    ) -> None:
        """Let one game, which stands at ``game``, go on by the rules of a version."""
        before, row, old, now = table, table.row, table.snapshot, self._session.now()
        facts = {"from": row.rules_version, "to": version}
        event, snapshot = AdminEvent(EntryKind.RULES, None, facts=facts), _upgraded(old, game)
        await set_rules_version(queries, row.id, version)
        if row.status == Status.OPEN and game.outcome is not None:
            await set_ended(queries, row.id, Status.FINISHED, now, msgspec.json.encode(game.outcome))
            await expire(queries, row.id, now)
            table = await self._session.read(row.id, queries)
        await self._session.append_entry(
            queries, table, event, snapshot=snapshot, silent=silent, before=before
        )
        await add_upgrade_snapshot(queries, row.id, snapshot.seq, old.state)
        await expire(queries, row.id, now, kinds=(ProposalKind.TAKEBACK,))


def _upgraded(old: Snapshot, game: Game) -> Snapshot:
    """Return where a game stands once its rules have changed: nothing before can be taken back."""
    seq = old.seq + 1
    return replace(
        old,
        seq=seq,
        waiting=game.waiting_for,
        decisions=tuple(number + 1 for number in old.decisions),
        undo_seats=(),
        undo_floor_seq=seq,
        undo_floor_state=old.state,
        announced_seq=seq,
    )


def _readable(row: OutboxRow) -> bool:
    """Say whether the rules of today know what a message is about and shows.

    A private word on a plan does without what they do not know.
    """
    if row.note == DROPPED:
        return True
    try:
        if row.state is not None:
            load_game(row.state)
        if row.kind in (MessageKind.MATTER, MessageKind.MATTER_EDIT):
            read_matter_post(row)
        elif row.kind != MessageKind.NOTE:
            read_post(row)
    except ValueError:
        return False
    return True
