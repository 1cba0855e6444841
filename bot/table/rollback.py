"""Going back: to any entry of the log for a moderator, and behind the turn by everybody's consent.

The log is only ever added to: going back is an entry that says to where, and can itself be gone back
behind.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from bot.store import Queries, Who
from bot.store.entries import (
    Entry,
    entries_after,
    has_acted,
    jumps_of,
    last_milestone,
    last_shared,
    line_to,
    on_line,
)
from bot.store.games import Snapshot, open_game_in, set_ended, set_reopened
from bot.store.kinds import EntryKind, Status
from bot.store.outbox import told_at
from bot.store.proposals import ProposalRow
from bot.table.desk import Deed, Desk, Table
from bot.table.log import Standing, heard_of, stand
from bot.table.model import TableError, TableInfo
from bot.table.proposals import TAKEBACK, lapse
from rules import GAMES, Event, Game, RuleError, decode_events, load_game, new_game

SALT_BYTES = 16


def fresh_salt() -> str:
    """A salt for new dice from the system's own chance."""
    return secrets.token_hex(SALT_BYTES)


def sealed(salt: str) -> str:
    """What is published of a salt that stays secret until the end: its SHA-256, in hex."""
    return sha256(salt.encode()).hexdigest()


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


class Rollback(Desk):
    """The part of the table that goes back."""

    async def earlier(self, game_id: int, seq: int) -> Earlier:
        """A game as it stood after an entry of its log (0: at its start); nothing changes.

        Raises TableError: "not_started", "no_such_entry", "rollback_rules" (the rules have changed since), or
        one that says that the game is off the table.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            standing = await self._stand_at(table, seq)
            row, head = table.row, table.snapshot.seq
            # What was gone back behind counts as well: people have seen it.
            since = await entries_after(self.store.reader, game_id, seq)
        return Earlier(
            game=standing.game,
            info=table.info(),
            seq=seq,
            head=head,
            shown=any(_reveals(row.kind, entry) for entry in since),
            must_draw=row.seed_known is not None and standing.game.outcome is None,
            stays=_stays(table, standing.game),
        )

    async def rollback(
        self, game_id: int, who: Who, seq: int, *, new_dice: bool, head: int | None = None
    ) -> TableInfo:
        """Goes back to where a game stood after an entry, whoever asks: whether they may is checked before.

        Whatever was done since stays in the log. ``new_dice`` draws anew from there, by an entry of its own;
        a game whose seed may be known has to. A game that has ended is opened again, and one that goes back
        to where it was over has ended. ``head`` is the last entry when the question was asked. Raises
        TableError as :meth:`earlier`, "stale" if something happened since, "rollback_needs_dice",
        "rollback_nothing", or "channel_taken".
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            old, row = table.snapshot, table.row
            if head is not None and head != old.seq:
                raise TableError("stale")
            standing = await self._stand_at(table, seq)
            announced, outcome = await self._announced(table, seq), standing.game.outcome
            if outcome is not None:
                new_dice = False
            elif row.seed_known is not None and not new_dice:
                raise TableError("rollback_needs_dice")
            stays = _stays(table, standing.game)
            if stays and not new_dice:
                raise TableError("rollback_nothing")
            async with self.store.write() as queries:
                now = self.store.now()
                if outcome is not None:
                    await set_ended(queries, game_id, Status.FINISHED, now, msgspec.json.encode(outcome))
                    await lapse(queries, game_id, now)
                elif row.status != Status.OPEN:
                    if (other := await open_game_in(queries, row.channel_id)) is not None:
                        raise TableError("channel_taken", game=other)
                    await set_reopened(queries, game_id)
                table = await self.read(game_id, queries)
                if not stays:
                    # The channel gets one message: with new dice, that of the dice tells both.
                    deed = Deed(EntryKind.ROLLBACK, who, target=seq)
                    back = _snapshot(table, standing, announced)
                    await self.write_down(queries, table, deed, snapshot=back, quietly=new_dice)
                    table = await self.read(game_id, queries)
                if new_dice:
                    await self._draw_anew(queries, table, who, standing.game, None if stays else seq)
                await lapse(queries, game_id, now, kinds=(TAKEBACK,))
            return (await self.read(game_id)).info()

    async def takeback_target(self, game_id: int, who: Who) -> int:
        """The entry that somebody could ask to take back after their turn: the last thing that they did.

        Raises TableError: "undo_nothing", "undo_shown" with what was shown since, or as :meth:`earlier`.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            table.require(Status.OPEN)
            seat = table.seat_of(who).seat
            line = await self._line(table, table.snapshot.seq)
            own = [entry for entry in line if entry.kind == EntryKind.ACTION and entry.seat == seat]
            if not own:
                forgotten = await self._since(table) and await has_acted(self.store.reader, game_id, seat)
                raise TableError("undo_rules_changed" if forgotten else "undo_nothing")
            await self.can_take_back(table, seat, own[-1].seq)
            return own[-1].seq

    async def shown_since(self, game_id: int, seat: int, seq: int) -> tuple[Event, ...]:
        """What hidden or random things came out from an entry on, as far as a seat may know of it.

        Where they may not know it at all, what everybody saw of the action by which it did.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            line = await entries_after(self.store.reader, game_id, seq - 1)
            since = await self._since(table)
        for entry in line:
            shown = entry.seq > since and entry.kind == EntryKind.ACTION and not entry.undone
            if shown and _reveals(table.row.kind, entry):
                events = heard_of(table.row.kind, [entry], seat)
                return tuple(event for event in events if event.reveals) or events
        return ()

    async def done_since(self, game_id: int, seq: int) -> int:
        """How many actions that are in effect came after an entry."""
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            line = await self._line(table, table.snapshot.seq)
        return sum(entry.kind == EntryKind.ACTION and entry.seq > seq for entry in line)

    async def can_take_back(self, table: Table, seat: int, target: int | None) -> None:
        """Raises TableError if a seat's action cannot be taken back with all that came after it.

        "paused", "undo_gone" if it is not in effect any more, "undo_rules_changed", "undo_dice", or
        "undo_shown" with the entry.
        """
        assert target is not None
        table.require_running()
        line = await self._line(table, table.snapshot.seq)
        since = [entry for entry in line if entry.seq >= target]
        if not since or since[0].seq != target or since[0].seat != seat:
            raise TableError("undo_rules_changed" if 0 < target <= await self._since(table) else "undo_gone")
        for entry in since:
            if entry.kind == EntryKind.DICE:
                raise TableError("undo_dice")
            if _reveals(table.row.kind, entry):
                raise TableError("undo_shown", entry=entry.seq, target=target)

    async def take_back(self, queries: Queries, table: Table, asked: ProposalRow, who: Who) -> None:
        """Goes back to before an action, since all others have agreed; ``who`` was the last to."""
        assert asked.target is not None
        standing = await self._stand_at(table, asked.target - 1)
        deed = Deed(EntryKind.TAKEBACK, who, target=asked.target, about=asked.seat)
        back = _snapshot(table, standing, await self._announced(table, asked.target - 1))
        await self.write_down(queries, table, deed, snapshot=back)
        await lapse(queries, table.row.id, self.store.now(), kinds=(TAKEBACK,))

    async def _draw_anew(
        self, queries: Queries, table: Table, who: Who, game: Game, back_to: int | None
    ) -> None:
        """An entry with a fresh salt: the game goes on with other dice than those that were to come.

        ``back_to`` is the entry to which the game went back just before; None if it did not. The salt is
        published at once. Where the seed may be known already, who knows it could work out the new dice as
        well; there the salt's hash is published, and the salt when the game has ended.
        """
        salt = fresh_salt()
        fresh = game.reseed(salt)
        sealing = table.row.seed_known is not None
        deed = Deed(EntryKind.DICE, who, target=back_to, facts={"salt": salt, "sealed": sealing})
        after = Standing(fresh, table.snapshot.seq + 1, fresh, None)
        drawn = _snapshot(table, after, table.snapshot.announced_seq)
        await self.write_down(queries, table, deed, snapshot=drawn)

    async def _line(self, table: Table, seq: int) -> list[Entry]:
        """The actions and dice that led to where the game stood after an entry, since the last milestone."""
        spans = line_to(seq, await jumps_of(self.store.reader, table.row.id))
        return [
            entry
            for entry in await entries_after(self.store.reader, table.row.id, await self._since(table))
            if entry.kind.facts.effective and on_line(spans, entry.seq)
        ]

    async def _since(self, table: Table) -> int:
        """The entry after which today's rules have led the game; 0 if they always have."""
        kept = await last_milestone(self.store.reader, table.row.id)
        return 0 if kept is None else kept[0]

    async def _announced(self, table: Table, seq: int) -> int:
        """The last entry that the channel knows of those that led to where the game stood after an entry.

        What it was told and what was gone back behind since does not count, and what comes after this entry
        is still to be told, also where it was taken back once before anybody heard of it.
        """
        jumps = await jumps_of(self.store.reader, table.row.id)
        line, known = line_to(seq, jumps), await self._since(table)
        for told in await told_at(self.store.reader, table.row.id):
            if told <= known:
                break
            known = max(known, last_shared(line, line_to(told, jumps)))
        return known

    async def _start(self, table: Table) -> tuple[Game, int]:
        """From where the log can be played again by today's rules, and after which entry that is."""
        kept = await last_milestone(self.store.reader, table.row.id)
        row = table.row
        try:
            if kept is not None:
                return load_game(kept[1]), kept[0]
            return new_game(row.kind, seats=row.seats, seed=row.seed or "", **row.options), 0
        except ValueError as error:
            raise TableError("rollback_rules") from error

    async def _stand_at(self, table: Table, seq: int) -> Standing:
        """Where the game stood after an entry."""
        if not table.row.status.facts.rewinds:
            table.require(Status.OPEN)
        if not 0 <= seq <= table.snapshot.seq:
            raise TableError("no_such_entry", number=seq)
        if table.row.rules_version != GAMES[table.row.kind].version:
            # It ended by older rules: those of today may lead elsewhere.
            raise TableError("rollback_rules")
        start, since = await self._start(table)
        if seq < since:
            raise TableError("rollback_rules")
        line = await self._line(table, seq)
        try:
            # Long games replay for a while; the event loop must not wait for them.
            return await asyncio.to_thread(stand, table.row.kind, start, since, line)
        except (RuleError, ValueError) as error:
            raise TableError("rollback_rules") from error


def _reveals(kind: str, entry: Entry) -> bool:
    if entry.kind == EntryKind.DICE:
        return True
    if entry.kind != EntryKind.ACTION:
        return False
    return any(event.reveals for event in decode_events(kind, entry.events))


def _stays(table: Table, game: Game) -> bool:
    """Whether going back to a state would change nothing."""
    status = Status.OPEN if game.outcome is None else Status.FINISHED
    return table.row.status == status and game == table.load()


def _snapshot(table: Table, standing: Standing, announced: int) -> Snapshot:
    """Where the game stands after going back; all panels that are open are out of date."""
    old, game = table.snapshot, standing.game
    seq = old.seq + 1
    return Snapshot(
        seq=seq,
        state=game.to_json(),
        waiting=game.waiting_for,
        decisions=tuple(number + 1 for number in old.decisions),
        undo_seat=standing.undo_seat,
        checkpoint_seq=standing.barrier,
        checkpoint_state=standing.barrier_game.to_json(),
        announced_seq=announced,
    )
