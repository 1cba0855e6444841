"""The log as the game's truth: which entries are effective, and the position that follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from bot.store.entries import Entry, Facts
from bot.store.games import GameRow
from bot.store.kinds import EntryKind
from bot.table.questions import free_matters
from rules import Action, Event, Game, RuleError, decode_action, decode_events, encode_events, new_game

BY_STANDING = "standing"
"""The fact of an entry that was made by a standing answer: its topic. Only the seat itself knows of it."""

BY_PLAN = "plan"
"""The fact of an entry that was made by a plan: the number of its branch. Only the seat itself knows it."""

BY_BOT = "stand_in"
"""The fact of an entry that was made by the bot, for a seat for which it plays."""

BY_CLOCK = "clock"
"""The fact of an entry that was made because the time of a question was over."""


BY_SKIP = "skipped"
"""The fact of an entry that was made because the others skip a seat."""

NOT_BY_HAND = (BY_STANDING, BY_PLAN, BY_BOT, BY_CLOCK, BY_SKIP)
"""The facts of entries that nobody made themselves then."""


def public_facts(facts: Facts) -> Facts:
    """Return the facts of an entry that others than its seat may know."""
    return {name: value for name, value in facts.items() if name not in (BY_STANDING, BY_PLAN)}


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """Return the actions and new dice that have not been taken back, in order."""
    return [entry for entry in entries if entry.kind.facts.effective and not entry.undone]


@dataclass(frozen=True, slots=True)
class Reached:
    """Where a game stands after effective entries, and what of it may be taken back in the turn.

    ``undo_floor`` is the number of the last entry that undo cannot cross, with the state after it;
    ``undo_seats`` may each take back their own last action of those after it.
    """

    game: Game
    undo_floor: int
    undo_floor_game: Game
    undo_seats: tuple[int, ...]


def replay(kind: str, start: Game, start_seq: int, entries: Sequence[Entry]) -> Reached:
    """Return where effective entries lead to from the state ``start`` after entry ``start_seq``.

    Raises RuleError or ValueError if the rules do not allow one of them any more.
    """
    game, floor, floor_game, since = start, start_seq, start, list[Entry]()
    for entry in entries:
        if entry.kind == EntryKind.DICE:
            game, barred = game.reseed(str(entry.facts["salt"])), True
        else:
            game, events = perform(kind, game, entry)
            barred = bars_undo(events, passed=entry.passed)
        since.append(entry)
        if barred:
            floor, floor_game, since = entry.seq, game, []
    return Reached(game, floor, floor_game, undoable(kind, floor_game, since))


def undoable(kind: str, floor: Game, entries: Sequence[Entry]) -> tuple[int, ...]:
    """Return the seats that may take back their own last action, in order.

    ``entries`` are the effective ones after the undo floor, where the game stood at ``floor``. What others
    have done since stays, so it must be possible without that action, and come out the same.
    """
    last = {entry.seat: index for index, entry in enumerate(entries) if entry.seat is not None and own(entry)}
    return tuple(sorted(seat for seat, index in last.items() if plays_without(kind, floor, entries, index)))


def own(entry: Entry) -> bool:
    """Say whether an entry is its seat's own doing, and its to take back: not where a time was over."""
    return not entry.facts.get(BY_CLOCK)


def plays_without(kind: str, floor: Game, entries: Sequence[Entry], index: int) -> bool:
    """Say whether effective entries from a state on come out the same without one of them."""
    if index == len(entries) - 1:
        return True
    game = floor
    try:
        for entry in (*entries[:index], *entries[index + 1 :]):
            before = game
            game, events = perform(kind, before, entry)
            if not (same_events(kind, entry, events) and same_turn(entry, before, game)):
                return False
    except (RuleError, ValueError):
        return False
    return True


def game_at_start(row: GameRow) -> Game:
    """Return a game that has started as it stood then; ValueError if today's rules do not know such a one."""
    return new_game(row.kind, seats=row.seats, seed=row.seed or "", **row.options)


def played_again(row: GameRow, start: Game, entries: Iterable[Entry]) -> Iterator[tuple[Entry, Game]]:
    """Yield entries in order, each with where the game stood by it, played on from the state ``start``.

    Those that are not effective, or were taken back, leave it where it stood. Raises RuleError, ValueError or
    KeyError where an entry is not as it was written, or where today's rules do not allow it any more or, at
    last, do not lead to where the game stands.
    """
    game = start
    for entry in entries:
        if not entry.sound:
            raise ValueError(f"entry {entry.seq} is not as it was written")
        if entry.kind.facts.effective and not entry.undone:
            game = after_entry(row.kind, game, entry)
        yield entry, game
    if row.snapshot is None or game.to_json() != row.snapshot.state:
        raise ValueError("the game stands elsewhere")


def after_entry(kind: str, game: Game, entry: Entry) -> Game:
    """Return what an effective entry makes of a state.

    Raises RuleError or ValueError if the rules do not allow it any more.
    """
    if entry.kind == EntryKind.DICE:
        return game.reseed(str(entry.facts["salt"]))
    return perform(kind, game, entry)[0]


def perform(kind: str, game: Game, entry: Entry) -> tuple[Game, tuple[Event, ...]]:
    """Return what an entry's action makes of a state, and its events; ValueError if it is no action."""
    if entry.action is None or entry.seat is None:
        raise ValueError(f"entry {entry.seq} is no action")
    return carry_out(game, entry.seat, decode_action(kind, entry.action), entry.facts)


def carry_out(game: Game, seat: int, action: Action, facts: Facts) -> tuple[Game, tuple[Event, ...]]:
    """Return what a seat's action makes of a state, and its events, as the ``facts`` of its entry have it.

    Raises RuleError if the rules do not allow it.
    """
    after, events = game.apply(seat, action)
    return after, tuple(event.as_expired() for event in events) if facts.get(BY_CLOCK) else events


def same_events(kind: str, entry: Entry, events: tuple[Event, ...]) -> bool:
    """Say whether events are those that an entry has stored, but for fields that were added since then."""
    if encode_events(events).decode() == entry.events:
        return True
    try:
        stored = decode_events(kind, entry.events)
    except ValueError:
        return False
    return len(stored) == len(events) and all(map(_is_of_before, stored, events))


def _is_of_before(stored: Event, event: Event) -> bool:
    """Say whether a stored event is one of today, or is that without some of the fields that were added."""
    added = [field for field in msgspec.structs.fields(event) if field.name in event.added]
    missing = {one.name: one.default for one in added if getattr(stored, one.name, None) == one.default}
    return stored == msgspec.structs.replace(event, **missing)


def same_turn(entry: Entry, before: Game, after: Game) -> bool:
    """Say whether an action passes the turn, or does not, as its entry has stored it.

    Entries of before have stored that whoever was not waited for afterwards passed it, also where they only
    answered a question that waits for nobody.
    """
    stored_before = entry.passed and entry.seat not in after.waiting_for
    return stored_before or entry.passed == turn_passed(before, after, entry.seat)


def reveals(kind: str, entry: Entry) -> bool:
    """Say whether hidden or random things came out by an entry."""
    if entry.kind == EntryKind.DICE:
        return True
    if entry.kind != EntryKind.ACTION:
        return False
    return any(event.reveals for event in decode_events(kind, entry.events))


def agreed(kind: str, entry: Entry) -> bool:
    """Say whether several people agreed on something by an entry that is an action."""
    return any(event.agreed for event in decode_events(kind, entry.events))


def bars_undo(events: Iterable[Event], *, passed: bool) -> bool:
    """Say whether nobody takes back an action alone: it passed the turn, revealed something or was agreed."""
    return passed or any(event.reveals or event.agreed for event in events)


def turn_passed(before: Game, after: Game, actor: int | None) -> bool:
    """Say whether an action passed the turn: the actor is not waited for now, or somebody new is.

    Who was not waited for and only changes a question that waits for nobody has passed nothing, be it by a
    first answer, by another one, or by withdrawing what was asked.
    """
    was, now = before.waiting_for, after.waiting_for
    if not set(now) <= set(was):
        return True
    return actor not in now and (actor in was or free_matters(before) == free_matters(after))


def visible_to(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """Return the events that a seat, or everybody (None), may know of."""
    return tuple(event for event in events if (audience := event.audience()) is None or seat in audience)


def knowing(events: Iterable[Event]) -> frozenset[int] | None:
    """Return the seats that may know something of events; None if everybody may."""
    audiences = [event.audience() for event in events]
    if None in audiences:
        return None
    return frozenset(seat for audience in audiences for seat in audience or ())


def knowing_entry(kind: str, entry: Entry) -> frozenset[int] | None:
    """Return the seats that may know something of an entry; None if everybody may.

    Everybody may know of one that today's rules cannot read that it is such.
    """
    if entry.kind != EntryKind.ACTION:
        return None
    try:
        return knowing(decode_events(kind, entry.events))
    except ValueError:
        return None


def visible_events(kind: str, entries: Iterable[Entry], seat: int | None) -> tuple[Event, ...]:
    """Return the events of several entries that a seat, or everybody (None), may know of."""
    return tuple(event for entry in entries for event in visible_to(decode_events(kind, entry.events), seat))
