"""The log as the game's truth: which entries are in effect, and the state that they fold to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.store.entries import Entry
from rules import Event, Game, decode_action, decode_events


def in_effect(entries: Iterable[Entry]) -> list[Entry]:
    """The actions that have not been taken back, in order."""
    return [entry for entry in entries if entry.kind == "action" and not entry.undone]


def fold(kind: str, start: Game, entries: Sequence[Entry]) -> Game:
    """The state that actions lead to from a state."""
    game = start
    for entry in entries:
        game = perform(kind, game, entry)[0]
    return game


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
