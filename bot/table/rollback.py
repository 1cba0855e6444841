"""Going back to any entry of the log, for moderators.

The log is only ever added to: going back is an entry that says to where, and can itself be gone back
behind.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from bot.store import PersonRef, Queries
from bot.store.entries import entries_after
from bot.store.kinds import EntryKind, ProposalKind, Status
from bot.store.lifecycle import set_ended, set_reopened
from bot.table.acting import hold_answers
from bot.table.damage_posts import enqueue_repaired
from bot.table.errors import StaleError, TableError
from bot.table.log import Reached, reveals
from bot.table.matters import game_of
from bot.table.model import Table, TableInfo
from bot.table.plan_rows import drop_gone_back
from bot.table.proposals import expire
from bot.table.rewinding import announced_at, replay_to, rewound_snapshot
from bot.table.seeds import fresh_salt
from bot.table.session import AdminEvent, Session, require_free
from rules import Game

_READ_AT_ONCE = 25
"""Entries that are read together where the first of a sort is looked for."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """A game as it stood after entry ``seq``.

    ``head`` is the last entry now. ``shown`` says that something hidden or random was shown since, and
    ``must_draw`` that the seed may be known, so that going back needs new dice. Where the game was over there
    is nothing left to draw, and none is drawn. ``stays`` says that it stands there now.
    """

    game: Game
    info: TableInfo
    seq: int
    head: int
    shown: bool
    must_draw: bool
    stays: bool


class Rollback:
    """The part of the table that goes back."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def earlier(self, game_id: int, seq: int) -> Earlier:
        """Return a game as it stood after an entry of its log (0: at its start); nothing changes.

        Raises TableError: "not_started", "no_such_entry", "rollback_rules" (the rules have changed since),
        "rollback_damaged" (its log is damaged before that entry), or one that says that the game is off the
        table.
        """
        reader = self._session.reader
        async with self._session.hold(game_id) as table:
            standing = await replay_to(reader, table, seq)
            row, head = table.row, table.snapshot.seq
            shown = await _shown_since(reader, row.kind, game_id, seq)
        return Earlier(
            game=standing.game,
            info=table.info(),
            seq=seq,
            head=head,
            shown=shown,
            must_draw=row.seed_known is not None and standing.game.outcome is None,
            stays=_stays(table, standing.game),
        )

    async def can_go_back(self, game_id: int, seq: int) -> bool:
        """Say whether a game can go back to an entry of its log: it is not damaged, nor of older rules."""
        try:
            async with self._session.hold(game_id) as table:
                await replay_to(self._session.reader, table, seq)
        except TableError:
            return False
        return True

    async def roll_back(
        self, game_id: int, who: PersonRef, seq: int, *, new_dice: bool, head: int | None = None
    ) -> TableInfo:
        """Go back to where a game stood after an entry, whoever asks: whether they may is checked before.

        Whatever was done since stays in the log. ``new_dice`` draws anew from there, by an entry of its own;
        a game whose seed may be known has to. A game that has ended is opened again, and one that goes back
        to where it was over has ended. ``head`` is the last entry when the question was asked. Raises
        TableError as :meth:`earlier`, StaleError if something happened since, "rollback_needs_dice",
        "rollback_nothing", or "channel_taken".
        """
        async with self._session.hold(game_id) as table:
            if head not in (None, table.snapshot.seq):
                raise StaleError
            standing = await replay_to(self._session.reader, table, seq)
            announced = await announced_at(self._session.reader, game_id, seq)
            new_dice = new_dice and standing.game.outcome is None
            stays = _stays(table, standing.game)
            _require_change(table, standing.game, stays=stays, new_dice=new_dice)
            async with self._session.write() as queries:
                before = table
                table = await self._reopen_or_end(queries, table, standing.game)
                if not stays:
                    # The channel gets one message: with new dice, that of the dice is about both.
                    event = AdminEvent(EntryKind.ROLLBACK, who, target=seq)
                    back = rewound_snapshot(table, standing, announced)
                    await self._session.append_entry(
                        queries, table, event, snapshot=back, silent=new_dice, before=before
                    )
                    seats, now = range(table.row.seats), self._session.now()
                    await hold_answers(queries, table, game_of(table), standing.game, seats)
                    await drop_gone_back(queries, table, standing.game, seats, seq, now, tell=True)
                    table = await self._session.read(game_id, queries)
                if new_dice:
                    await self._draw_anew(queries, table, who, before, None if stays else seq)
                await expire(queries, game_id, self._session.now(), kinds=(ProposalKind.TAKEBACK,))
                await enqueue_repaired(queries, game_id, self._session.now())
            return (await self._session.read(game_id)).info()

    async def _reopen_or_end(self, queries: Queries, table: Table, game: Game) -> Table:
        """Give a game the status that fits where it goes back to; return it as it is then."""
        row, now = table.row, self._session.now()
        if game.outcome is not None:
            await set_ended(queries, row.id, Status.FINISHED, now, msgspec.json.encode(game.outcome))
            await expire(queries, row.id, now)
        elif row.status != Status.OPEN:
            await require_free(queries, row.channel_id)
            await set_reopened(queries, row.id)
        return await self._session.read(row.id, queries)

    async def _draw_anew(
        self, queries: Queries, table: Table, who: PersonRef, before: Table, back_to: int | None
    ) -> None:
        """Append fresh dice: the game goes on with other random draws than those that were to come.

        ``back_to`` is the entry to which the game went back just before; None if it did not. ``before`` is
        the game as it was before that. The salt is published at once. Where the seed may be known already,
        who knows it could work out the new dice as well; there the salt's hash is published, and the salt
        when the game has ended.
        """
        salt = fresh_salt()
        fresh = table.load().reseed(salt)
        committed = table.row.seed_known is not None
        event = AdminEvent(EntryKind.DICE, who, target=back_to, facts={"salt": salt, "sealed": committed})
        after = Reached(fresh, table.snapshot.seq + 1, fresh, ())
        drawn = rewound_snapshot(table, after, table.snapshot.announced_seq)
        await self._session.append_entry(queries, table, event, snapshot=drawn, before=before)


async def _shown_since(reader: Queries, kind: str, game_id: int, seq: int) -> bool:
    """Say whether something hidden or random was shown after an entry.

    What was gone back behind counts as well: people have seen it.
    """
    while entries := await entries_after(reader, game_id, seq, _READ_AT_ONCE):
        if any(reveals(kind, entry) for entry in entries):
            return True
        seq = entries[-1].seq
    return False


def _require_change(table: Table, game: Game, *, stays: bool, new_dice: bool) -> None:
    """Raise TableError if going back needs new dice, or would change nothing."""
    if game.outcome is None and table.row.seed_known is not None and not new_dice:
        raise TableError("rollback_needs_dice")
    if stays and not new_dice:
        raise TableError("rollback_nothing")


def _stays(table: Table, game: Game) -> bool:
    """Say whether going back to a state would change nothing."""
    if not table.snapshot.sound:
        return False
    status = Status.OPEN if game.outcome is None else Status.FINISHED
    return table.row.status == status and game == table.load()
