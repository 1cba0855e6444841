"""The log as the game's truth: which entries are effective, and the position that follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.store.entries import Entry, Facts
from bot.store.kinds import EntryKind
from rules import Event, Game, decode_action, decode_events

BY_STANDING = "standing"
"""The fact of an entry that was made by a standing answer. Only the seat itself knows of it."""


def public_facts(facts: Facts) -> Facts:
    """Return the facts of an entry that others than its seat may know."""
    return {name: value for name, value in facts.items() if name != BY_STANDING}


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """Return the actions and new dice that have not been taken back, in order."""
    return [entry for entry in entries if entry.kind.facts.effective and not entry.undone]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a game stands after effective entries, and what of it may be taken back in the turn.

    ``undo_floor`` is the number of the last entry that undo cannot cross, with the state after it;
    ``undo_seat`` may take back what comes after.
    """

    game: Game
    undo_floor: int
    undo_floor_game: Game
    undo_seat: int | None


def replay(kind: str, start: Game, start_seq: int, entries: Sequence[Entry]) -> Standing:
    """Return where effective entries lead to from the state ``start`` after entry ``start_seq``.

    Raises RuleError or ValueError if the rules do not allow one of them any more.
    """
    game, floor, floor_game, undo_seat = start, start_seq, start, None
    for entry in entries:
        if entry.kind == EntryKind.DICE:
            game, barred = game.reseed(str(entry.facts["salt"])), True
        else:
            game, events = perform(kind, game, entry)
            barred = entry.passed or any(event.reveals for event in events)
        undo_seat = None if barred else entry.seat
        if barred:
            floor, floor_game = entry.seq, game
    return Standing(game, floor, floor_game, undo_seat)


def perform(kind: str, game: Game, entry: Entry) -> tuple[Game, tuple[Event, ...]]:
    """Return what an entry's action makes of a state, and its events; ValueError if it is no action."""
    if entry.action is None or entry.seat is None:
        raise ValueError(f"entry {entry.seq} is no action")
    return game.apply(entry.seat, decode_action(kind, entry.action))


def reveals(kind: str, entry: Entry) -> bool:
    """Say whether hidden or random things came out by an entry."""
    if entry.kind == EntryKind.DICE:
        return True
    if entry.kind != EntryKind.ACTION:
        return False
    return any(event.reveals for event in decode_events(kind, entry.events))


def turn_passed(before: tuple[int, ...], after: tuple[int, ...], actor: int) -> bool:
    """Say whether an action passed the turn: the actor is not waited for now, or somebody new is.

    ``before`` and ``after`` are the seats waited for before and after it.
    """
    return actor not in after or not set(after) <= set(before)


def visible_to(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """Return the events that a seat, or everybody (None), may know of."""
    return tuple(event for event in events if (audience := event.audience()) is None or seat in audience)


def visible_events(kind: str, entries: Iterable[Entry], seat: int | None) -> tuple[Event, ...]:
    """Return the events of several entries that a seat, or everybody (None), may know of."""
    return tuple(event for entry in entries for event in visible_to(decode_events(kind, entry.events), seat))
