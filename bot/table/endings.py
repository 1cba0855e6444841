"""What ends a game otherwise than by its rules, and messages that nobody's action owes."""

from __future__ import annotations

from dataclasses import replace

from bot.store import Queries, Who
from bot.store.entries import Entry, add_entry, last_seq
from bot.store.games import (
    agree,
    agreed,
    disagree,
    open_game_in,
    save_snapshot,
    set_archived,
    set_ended,
    set_restored,
)
from bot.store.outbox import drop_edits, owe
from bot.table.desk import Desk, Table
from bot.table.model import Consent, TableError, TableInfo
from bot.table.news import Note, write_note, write_post

ABANDON = "abandon"


class Endings(Desk):
    """The part of the table that puts games away, brings them back and lets people give up."""

    async def reset(self, game_id: int, who: Who) -> TableInfo:
        """Archives a game that holds its channel, whoever asks: whether they may is checked before.

        Raises TableError if the game is not open.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require("lobby", "open")
            async with self.store.write() as queries:
                await set_archived(queries, game_id, self.store.now())
                await disagree(queries, game_id, ABANDON)
                await self._note_down(queries, table, "reset", who)
            return (await self.read(game_id)).info()

    async def restore(self, channel_id: int, who: Who) -> TableInfo:
        """Brings back the game of a channel that was reset last, as it was.

        Raises TableError: "nothing_to_restore", or "channel_taken" with the id of the game that is there.
        """
        game_id = (await self.last_reset(channel_id)).id
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            if table.row.status != "reset":
                raise TableError("nothing_to_restore")
            async with self.store.write() as queries:
                if (other := await open_game_in(queries, channel_id)) is not None:
                    raise TableError("channel_taken", game=other)
                await set_restored(queries, game_id)
                await self._note_down(queries, table, "restore", who)
            return (await self.read(game_id)).info()

    async def abandon(self, game_id: int, who: Who) -> Consent:
        """Notes that somebody agrees to abandon the game; when all do, it is abandoned.

        Agreeing again changes nothing. Raises TableError: "not_seated", or if the game is not open.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require("open")
            seated = table.seat_of(who)
            async with self.store.write() as queries:
                earlier = await agreed(queries, game_id, ABANDON)
                await agree(queries, game_id, ABANDON, seated.seat, self.store.now())
                consent = _consent(table, {*earlier, seated.seat}, proposed=not earlier)
                if consent.done:
                    await set_ended(queries, game_id, "abandoned", self.store.now(), None)
                    await self._note_down(queries, table, "abandon", who)
            return consent

    async def withdraw_abandon(self, game_id: int, who: Who) -> Consent:
        """Takes back somebody's own agreement, and leaves the others'.

        Raises TableError: "abandon_not_agreed", "not_seated", or if the game is not open.
        """
        return await self._disagree(game_id, who, own=True)

    async def refuse_abandon(self, game_id: int, who: Who) -> Consent:
        """Refuses to abandon the game, which ends the proposal.

        Raises TableError: "abandon_not_proposed", "not_seated", or if the game is not open.
        """
        return await self._disagree(game_id, who, own=False)

    async def consent(self, game_id: int) -> Consent:
        """Who agrees to abandon a game now."""
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            return _consent(table, set(await agreed(self.store.reader, game_id, ABANDON)))

    async def note(self, game_id: int, key: str, params: dict[str, int | str] | None = None) -> int:
        """Owes the game's channel a message of the bot's own; the outbox row's id."""
        async with self.store.write() as queries:
            seq = await last_seq(queries, game_id)
            payload = write_note(Note(key, params or {}))
            return await owe(queries, game_id, "note", seq, payload, now=self.store.now(), note=key)

    async def post_again(self, game_id: int) -> int:
        """Owes the channel the board as it stands, with nothing new to tell; the outbox row's id.

        Raises TableError("not_started") if there is no board yet.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            snapshot = table.snapshot
            async with self.store.write() as queries:
                await drop_edits(queries, game_id)
                return await owe(
                    queries,
                    game_id,
                    "post",
                    snapshot.seq,
                    write_post(table.standing()),
                    now=self.store.now(),
                    state=snapshot.state,
                )

    async def _disagree(self, game_id: int, who: Who, own: bool) -> Consent:
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require("open")
            seat = table.seat_of(who).seat
            async with self.store.write() as queries:
                earlier = set(await agreed(queries, game_id, ABANDON))
                if own and seat not in earlier:
                    raise TableError("abandon_not_agreed")
                if not earlier:
                    raise TableError("abandon_not_proposed")
                await disagree(queries, game_id, ABANDON, seat if own else None)
            return _consent(table, earlier - {seat} if own else set())

    async def _note_down(self, queries: Queries, table: Table, kind: str, who: Who) -> None:
        """An entry that changes nothing in the position, and the channel's message about it."""
        row, now = table.row, self.store.now()
        seated = table.find(who)
        person = await self.greet(queries, who, seated)
        seq = await last_seq(queries, row.id) + 1
        seat = None if seated is None or row.snapshot is None else seated.seat
        await add_entry(queries, row.id, Entry(seq=seq, kind=kind, time=now, seat=seat), person)
        if row.snapshot is not None:
            await save_snapshot(queries, row.id, replace(row.snapshot, seq=seq))
        await drop_edits(queries, row.id)
        await owe(
            queries,
            row.id,
            kind,
            seq,
            write_post(table.standing()),
            now=now,
            state=None if row.snapshot is None else row.snapshot.state,
            person=person,
        )


def _consent(table: Table, seats: set[int], proposed: bool = False) -> Consent:
    missing = tuple(seat for seat in range(table.row.seats) if seat not in seats)
    return Consent(tuple(sorted(seats)), missing, not missing, proposed)
