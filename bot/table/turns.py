"""A game turn by turn: where it stood after each, and what everybody may know of what happened in it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.store.entries import Effective, Entry
from bot.store.games import GameRow
from bot.store.kinds import EntryKind
from bot.table.log import game_at_start, played_again, visible_events
from rules import Event, Game, RuleError


@dataclass(frozen=True, slots=True)
class Turn:
    """A game as it stood after the entry ``seq`` (0: at its start), by which a turn passed or it ended.

    ``events`` are what everybody may know of what happened since the turn before that is among the same ones.
    """

    seq: int
    game: Game
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Turns:
    """The turns of a game that can be shown, its start first; ``lost`` is how many others there were."""

    shown: tuple[Turn, ...]
    lost: int = 0


def ends_of_turns(counting: Sequence[Effective]) -> tuple[int, ...]:
    """Return the start of a game (0), the entries that count by which turns passed, and the last of them."""
    passed = [one.seq for one in counting if one.passed]
    last = [one.seq for one in counting[-1:] if not one.passed]
    return (0, *passed, *last)


def events_between(kind: str, entries: Sequence[Entry], since: int, upto: int) -> tuple[Event, ...]:
    """Return what everybody may know of effective entries after one and up to another.

    That is nothing where today's rules do not know it any more, or an entry is not as it was written.
    """
    told = [one for one in entries if since < one.seq <= upto and one.kind == EntryKind.ACTION]
    try:
        return visible_events(kind, told, None)
    except ValueError:
        return ()


def played_turns(row: GameRow, entries: Sequence[Entry], ends: Collection[int]) -> Turns | None:
    """Return a game as it stood after each of some entries, its log played again; this computes for a while.

    ``entries`` are the effective ones. None where today's rules do not lead from the start of the game to
    where it stands, or an entry is not as it was written.
    """
    try:
        start = game_at_start(row)
        shown, since = [Turn(0, start)], 0
        for entry, game in played_again(row, start, entries):
            if entry.seq in ends:
                shown.append(Turn(entry.seq, game, events_between(row.kind, entries, since, entry.seq)))
                since = entry.seq
    except (RuleError, ValueError, KeyError):
        return None
    return Turns(tuple(shown))
