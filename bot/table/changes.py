"""Changes in a row as one, and where a game stands after each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.store.games import Snapshot
from bot.table.log import own
from bot.table.model import Change
from bot.table.questions import seats_asked_otherwise
from rules import Game


def next_decisions(
    before: Game, after: Game, actor: int | None, decisions: tuple[int, ...]
) -> tuple[int, ...]:
    """Return the seats' decision numbers after an entry: one more for the actor and for who is asked else.

    ``actor`` is the seat that did it itself; None if none did.
    """
    asked = seats_asked_otherwise(before, after)
    return tuple(number + (seat == actor or seat in asked) for seat, number in enumerate(decisions))


def whole_of(changes: Sequence[Change]) -> Change:
    """Return several changes in a row as one, by the seat of the first, from which the others follow.

    It leads from before the first to the last one's entry.
    """
    first, last = changes[0], changes[-1]
    events = tuple(event for change in changes for event in change.events)
    entry = replace(last.entry, seat=first.entry.seat)
    return replace(last, before=first.before, entry=entry, events=events, taken_back=first.taken_back)


def snapshot_after(old: Snapshot, change: Change, announced: int, undo_seats: tuple[int, ...]) -> Snapshot:
    """Return where the game stands after a change; ``announced`` is what the channel knows then."""
    after, actor = change.after, change.entry.seat if own(change.entry) else None
    floor_seq, floor_state = change.undo_floor or (old.undo_floor_seq, old.undo_floor_state)
    return Snapshot(
        seq=change.entry.seq,
        state=after.to_json(),
        waiting=after.waiting_for,
        decisions=next_decisions(change.before, after, actor, old.decisions),
        undo_seats=undo_seats,
        undo_floor_seq=floor_seq,
        undo_floor_state=floor_state,
        announced_seq=announced,
    )
