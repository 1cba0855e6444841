"""The log as the game's truth: which entries are in effect, and the state that they fold to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.store.entries import Entry
from bot.store.kinds import EntryKind
from rules import Event, Game, decode_action, decode_events


def in_effect(entries: Iterable[Entry]) -> list[Entry]:
    """The actions and new dice that have not been taken back, in order."""
    return [entry for entry in entries if entry.kind.facts.effective and not entry.undone]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a game stands after entries in effect, and what of it may be taken back in the turn.

    ``barrier`` is the number of the last entry that undo cannot cross, with the state after it; ``undo_seat``
    may take back what comes after.
    """

    game: Game
    barrier: int
    barrier_game: Game
    undo_seat: int | None


def stand(kind: str, start: Game, start_seq: int, line: Sequence[Entry]) -> Standing:
    """Where actions and dice lead to from the state ``start`` after entry ``start_seq``.

    Raises RuleError or ValueError if the rules do not allow one of them any more.
    """
    game, barrier, barrier_game, undo_seat = start, start_seq, start, None
    for entry in line:
        if entry.kind == EntryKind.DICE:
            game, events, barred = game.reseed(str(entry.facts["salt"])), (), True
        else:
            game, events = perform(kind, game, entry)
            barred = entry.passed or any(event.reveals for event in events)
        undo_seat = None if barred else entry.seat
        if barred:
            barrier, barrier_game = entry.seq, game
    return Standing(game, barrier, barrier_game, undo_seat)


def perform(kind: str, game: Game, entry: Entry) -> tuple[Game, tuple[Event, ...]]:
    """What an entry's action does in a state; ValueError if it is no action of a seat."""
    if entry.action is None or entry.seat is None:
        raise ValueError(f"entry {entry.seq} is no action")
    return game.apply(entry.seat, decode_action(kind, entry.action))


def heard(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """The events that a seat, or everybody (None), may know of."""
    return tuple(event for event in events if (audience := event.audience()) is None or seat in audience)


def heard_of(kind: str, entries: Iterable[Entry], seat: int | None) -> tuple[Event, ...]:
    """The events of several entries that a seat, or everybody (None), may know of."""
    return tuple(event for entry in entries for event in heard(decode_events(kind, entry.events), seat))
