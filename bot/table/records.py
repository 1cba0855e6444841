"""Looking back: the log as somebody may see it, and the check of an ended game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from bot.store.connection import moment
from bot.store.entries import Entry, entries_after, last_entries
from bot.store.games import GameRow
from bot.table.desk import Desk
from bot.table.log import heard, perform
from bot.table.model import LogLine, TableError, Verification
from rules import (
    GAMES,
    Game,
    RuleError,
    decode_action,
    decode_events,
    encode_events,
    fingerprint,
    new_game,
)


class Records(Desk):
    """The part of the table that keeps the books."""

    async def history(self, game_id: int, seat: int | None, limit: int) -> tuple[LogLine, ...]:
        """The newest lines of the log, the newest last, as a seat (or everybody, None) may know them."""
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            entries = await last_entries(self.store.reader, game_id, limit)
        return tuple(_line_of(table.row.kind, entry, seat) for entry in entries)

    async def verify(self, game_id: int) -> Verification:
        """Checks an ended game against its fingerprint and replays its log from the start.

        Raises TableError("not_ended") unless it is finished or abandoned.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            if table.row.status not in ("finished", "abandoned") or table.row.snapshot is None:
                raise TableError("not_ended")
            entries = await entries_after(self.store.reader, game_id, 0)
        # Long games replay for a while; the event loop must not wait for them.
        return await asyncio.to_thread(check, table.row, entries)


def _line_of(kind: str, entry: Entry, seat: int | None) -> LogLine:
    own = entry.action is not None and seat is not None and entry.seat == seat
    return LogLine(
        seq=entry.seq,
        kind=entry.kind,
        time=moment(entry.time),
        seat=entry.seat,
        person=entry.person,
        action=decode_action(kind, entry.action) if own and entry.action is not None else None,
        events=heard(decode_events(kind, entry.events), seat),
        undone=entry.undone,
        target=entry.target,
    )


def check(row: GameRow, entries: Sequence[Entry]) -> Verification:
    """Compares an ended game with its fingerprint and its log; computes for a while."""
    seed = row.seed or ""
    try:
        promised = fingerprint(row.kind, seats=row.seats, seed=seed, options=row.options)
        start = new_game(row.kind, seats=row.seats, seed=seed, **row.options)
    except ValueError:
        return _verdict(row, entries, fingerprint=False, broken_at=0, final=None)
    final, broken_at = _replayed(row.kind, start, entries)
    return _verdict(row, entries, fingerprint=promised == row.fingerprint, broken_at=broken_at, final=final)


def _verdict(
    row: GameRow, entries: Sequence[Entry], *, fingerprint: bool, broken_at: int | None, final: Game | None
) -> Verification:
    ended = None if final is None or final.outcome is None else msgspec.json.encode(final.outcome)
    stored = row.snapshot
    return Verification(
        fingerprint=fingerprint,
        log_broken_at=broken_at,
        state=final is not None and stored is not None and final.to_json() == stored.state,
        outcome=final is not None and ended == row.outcome,
        entries=len(entries),
        rules_version=row.rules_version,
        current_version=GAMES[row.kind].version,
    )


def _replayed(kind: str, start: Game, entries: Sequence[Entry]) -> tuple[Game, int | None]:
    """The state after the whole log and the first entry that differs from what is stored.

    Actions pile up states and an undo takes the topmost away, so that those taken back are checked too.
    """
    states = [(0, start)]
    for expected, entry in enumerate(entries, start=1):
        try:
            if entry.seq != expected:
                return states[-1][1], expected
            if entry.kind == "undo":
                if states[-1][0] != entry.target or entry.target == 0:
                    return states[-1][1], entry.seq
                states.pop()
            elif entry.kind == "action":
                game, events = perform(kind, states[-1][1], entry)
                if encode_events(events).decode() != entry.events:
                    return states[-1][1], entry.seq
                states.append((entry.seq, game))
        except (RuleError, ValueError):
            return states[-1][1], entry.seq
    return states[-1][1], None
