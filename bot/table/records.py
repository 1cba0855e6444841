"""Looking back: the log as somebody may see it, and the check of an ended game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import msgspec

from bot.store.connection import moment
from bot.store.entries import Entry, entries_after, entry_at, jump_of, last_entries, last_milestone
from bot.store.games import GameRow, games_of_channel
from bot.store.kinds import AUDITED, EntryKind
from bot.table.desk import Desk
from bot.table.log import heard, perform
from bot.table.model import LogLine, TableError, Verification
from bot.table.play import ball_passed
from bot.table.rollback import sealed
from rules import (
    GAMES,
    Game,
    RuleError,
    decode_action,
    decode_events,
    encode_events,
    fingerprint,
    load_game,
    new_game,
)


class Records(Desk):
    """The part of the table that keeps the books."""

    async def history(self, game_id: int, seat: int | None, limit: int) -> tuple[LogLine, ...]:
        """The newest lines of the log, the newest last, as a seat (or everybody, None) may know them."""
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            entries = await last_entries(self.store.reader, game_id, limit)
        return tuple(_line_of(table.row, entry, seat) for entry in entries)

    async def line(self, game_id: int, seq: int) -> LogLine:
        """One line of the log as everybody may know it; TableError("no_such_entry") if there is none."""
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            entry = await entry_at(self.store.reader, game_id, seq)
        if entry is None:
            raise TableError("no_such_entry", number=seq)
        return _line_of(table.row, entry, None)

    async def moderated(self, channel_id: int, limit: int) -> tuple[tuple[int, LogLine], ...]:
        """What moderators and the bot did at the games of a channel, with the game, the newest last."""
        found: list[tuple[int, LogLine]] = []
        for game_id in await games_of_channel(self.store.reader, channel_id):
            async with self.locks.hold(game_id):
                table = await self.read(game_id)
                entries = await last_entries(self.store.reader, game_id, limit, AUDITED)
            found += [(game_id, _line_of(table.row, entry, None)) for entry in entries]
        return tuple(sorted(found, key=lambda one: one[1].time)[-limit:])

    async def verify(self, game_id: int) -> Verification:
        """Checks an ended game against its fingerprint and replays its log from the start.

        Raises TableError("not_ended") unless it is finished or abandoned.
        """
        async with self.locks.hold(game_id):
            table = await self.read(game_id)
            if not table.row.status.facts.ended or table.row.snapshot is None:
                raise TableError("not_ended")
            entries = await entries_after(self.store.reader, game_id, 0)
            kept = await last_milestone(self.store.reader, game_id)
        # Long games replay for a while; the event loop must not wait for them.
        return await asyncio.to_thread(check, table.row, entries, kept)


def _line_of(row: GameRow, entry: Entry, seat: int | None) -> LogLine:
    own = entry.action is not None and seat is not None and entry.seat == seat
    try:
        events = heard(decode_events(row.kind, entry.events), seat)
        action = decode_action(row.kind, entry.action) if own and entry.action is not None else None
        unreadable = False
    except ValueError:
        # Played by older rules, with events that those of today do not have.
        events, action, unreadable = (), None, True
    return LogLine(
        seq=entry.seq,
        kind=entry.kind,
        time=moment(entry.time),
        seat=entry.seat,
        person=entry.person,
        action=action,
        events=events,
        undone=entry.undone,
        target=entry.target,
        about=entry.about,
        outgoing=entry.outgoing,
        incoming=entry.incoming,
        facts=_published(row, entry),
        unreadable=unreadable,
    )


def _published(row: GameRow, entry: Entry) -> Mapping[str, int | str | bool]:
    """The facts of an entry as everybody may know them: of a salt that is still secret, its hash."""
    if not entry.facts.get("sealed") or row.ended is not None:
        return entry.facts
    return {**entry.facts, "salt": sealed(str(entry.facts["salt"]))}


def check(row: GameRow, entries: Sequence[Entry], kept: tuple[int, bytes] | None = None) -> Verification:
    """Compares an ended game with its fingerprint and its log; computes for a while.

    ``kept`` is the newest state that was kept because the rules changed, with its entry: from there on the
    log can be played again.
    """
    seed, since, good = row.seed or "", 0 if kept is None else kept[0], False
    try:
        good = row.fingerprint == fingerprint(row.kind, seats=row.seats, seed=seed, options=row.options)
        if kept is None:
            start = new_game(row.kind, seats=row.seats, seed=seed, **row.options)
        else:
            start = load_game(kept[1])
    except ValueError:
        return _verdict(row, entries, fingerprint=good, broken_at=since, final=None, unchecked=since)
    final, broken_at = replayed(row.kind, start, since, entries)
    return _verdict(row, entries, fingerprint=good, broken_at=broken_at, final=final, unchecked=since)


def _verdict(
    row: GameRow,
    entries: Sequence[Entry],
    *,
    fingerprint: bool,
    broken_at: int | None,
    final: Game | None,
    unchecked: int = 0,
) -> Verification:
    ended = None if final is None or final.outcome is None else msgspec.json.encode(final.outcome)
    stored = row.snapshot
    return Verification(
        fingerprint=fingerprint,
        log_broken_at=broken_at,
        state=final is not None and stored is not None and final.to_json() == stored.state,
        outcome=final is not None and ended == row.outcome,
        entries=len(entries),
        unchecked=unchecked,
        rules_version=row.rules_version,
        current_version=GAMES[row.kind].version,
    )


def replayed(kind: str, start: Game, since: int, entries: Sequence[Entry]) -> tuple[Game, int | None]:
    """The state after the whole log and the first entry that does not come out as it is stored.

    ``start`` is the state after entry ``since``. What was gone back behind is played again as well.
    """
    states, tops = {since: start}, {since: 0}
    for expected, entry in enumerate(entries, start=1):
        try:
            if entry.seq != expected:
                return states[expected - 1], expected
            if expected <= since:
                continue
            if entry.kind == EntryKind.UNDO and entry.target != tops[expected - 1]:
                return states[expected - 1], expected
            states[expected] = _after(kind, states, entry)
            jump = jump_of(entry.seq, entry.kind, entry.target)
            before = tops[expected - 1 if jump is None else jump.back_to]
            tops[expected] = {EntryKind.ACTION: expected, EntryKind.DICE: 0}.get(entry.kind, before)
        except (RuleError, ValueError, KeyError):
            return states[expected - 1], entry.seq
    return states[max(states)], None


def _after(kind: str, states: Mapping[int, Game], entry: Entry) -> Game:
    """The state after an entry, from those before it; ValueError if it did not come out as stored."""
    before = states[entry.seq - 1]
    jump = jump_of(entry.seq, entry.kind, entry.target)
    if jump is not None:
        if jump.back_to >= entry.seq:
            raise ValueError(f"entry {entry.seq} goes back to entry {jump.back_to}")
        return states[jump.back_to]
    if entry.kind == EntryKind.DICE:
        return before.reseed(str(entry.facts["salt"]))
    if entry.kind != EntryKind.ACTION:
        return before
    game, events = perform(kind, before, entry)
    if encode_events(events).decode() != entry.events:
        raise ValueError(f"entry {entry.seq} has other events")
    assert entry.seat is not None
    if entry.passed != ball_passed(before.waiting_for, game.waiting_for, entry.seat):
        raise ValueError(f"entry {entry.seq} passes the ball otherwise")
    return game
