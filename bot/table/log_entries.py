"""Entries of the log as somebody may see them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.store import Person
from bot.store.connection import from_millis
from bot.store.entries import Entry, Facts
from bot.store.games import GameRow, Seated
from bot.store.kinds import EntryKind
from bot.table.log import public_facts, visible_to
from bot.table.seeds import commitment
from rules import Action, Event, decode_action, decode_events


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of the log as somebody may see it.

    ``action`` is there for the seat that did it alone; ``events`` are those the reader may know of
    (``unreadable`` says that today's rules do not know them any more, ``damaged`` that the entry is not as it
    was written: then nothing of it is to be believed).
    ``undone`` says that it was taken back, ``target`` which entry an "undo" or "takeback" took back, or a
    "rollback" (or the "dice" drawn with one) went back to. ``about`` is the seat that it concerns, with who
    sat there and who sits there then. ``facts`` never hold a salt that is still secret, and only for whoever
    had given it, while they have the seat, that its answer was a standing one. ``passed`` says that the turn
    passed by an action.
    """

    seq: int
    kind: EntryKind
    time: datetime
    seat: int | None
    person: Person | None
    action: Action | None
    events: tuple[Event, ...]
    undone: bool
    target: int | None
    about: int | None
    outgoing: Person | None
    incoming: Person | None
    facts: Facts
    unreadable: bool = False
    damaged: bool = False
    passed: bool = False


def log_entry(row: GameRow, entry: Entry, reader: Seated | None, *, is_over: bool = False) -> LogEntry:
    """Return an entry as a seat with its person, or everybody (None), may see it.

    Of a game that ``is_over`` and is looked back at everybody may see all.
    """
    seat = None if reader is None else reader.seat
    own = entry.action is not None and seat is not None and entry.seat == seat
    try:
        happened = decode_events(row.kind, entry.events)
        events = happened if is_over else visible_to(happened, seat)
        action = decode_action(row.kind, entry.action) if own and entry.action is not None else None
        unreadable = False
    except ValueError:
        # Played by older rules, with events that those of today do not have.
        events, action, unreadable = (), None, True
    return LogEntry(
        seq=entry.seq,
        kind=entry.kind,
        time=from_millis(entry.time),
        seat=entry.seat,
        person=entry.person,
        action=action,
        events=events,
        undone=entry.undone,
        target=entry.target,
        about=entry.about,
        outgoing=entry.outgoing,
        incoming=entry.incoming,
        facts=_published(row, entry, own=reader is not None and _is_by(entry, reader)),
        unreadable=unreadable,
        damaged=not entry.sound,
        passed=entry.passed,
    )


def log_entries(row: GameRow, entries: Sequence[Entry], *, is_over: bool = False) -> tuple[LogEntry, ...]:
    """Return entries as everybody may see them; of a game that ``is_over`` that is all of them."""
    return tuple(log_entry(row, entry, None, is_over=is_over) for entry in entries)


def _is_by(entry: Entry, reader: Seated) -> bool:
    """Say whether an entry was made by a seat while the same person had it."""
    person = reader.person.discord_id
    return entry.seat == reader.seat and entry.person is not None and entry.person.discord_id == person


def _published(row: GameRow, entry: Entry, *, own: bool) -> Facts:
    """Return the facts of an entry as everybody, or who made it (``own``), may know them.

    Of a salt that is still secret that is its hash.
    """
    facts = entry.facts if own else public_facts(entry.facts)
    if not facts.get("sealed") or row.ended is not None:
        return facts
    return {**facts, "salt": commitment(str(entry.facts["salt"]))}
