"""What happened at a game since somebody last acted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.store import PersonRef
from bot.store.connection import from_millis
from bot.store.entries import Effective, effective_numbers, entries_between, entry_at
from bot.table.log import visible_events
from bot.table.model import Position
from bot.table.session import Session
from rules import Event


@dataclass(frozen=True, slots=True)
class Recap:
    """Where a game stands, and what happened since somebody last acted, as they may know it.

    ``since`` is the entry by which they did, at a ``time``, 0 for the start of the game; without a ``seat``
    of theirs it is the end of the round before. ``turns`` is how many have been passed since, and
    ``readable`` says that today's rules know all that happened.
    """

    position: Position
    seat: int | None
    since: int
    time: datetime | None
    turns: int
    events: tuple[Event, ...]
    readable: bool = True


class Recaps:
    """The part of the table that says what happened meanwhile."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def of(self, game_id: int, who: PersonRef | None) -> Recap:
        """Return what happened since somebody last acted, for the public (None) since the round before.

        What they did in a row at last belongs to it: who is amid a turn reads what led to it. Raises
        TableError as :meth:`bot.table.Tables.load`.
        """
        reader = self._session.reader
        async with self._session.hold(game_id) as table:
            position = table.position()
            seated = None if who is None else table.find(who)
            seat = None if seated is None else seated.seat
            done = await effective_numbers(reader, game_id)
            over = table.row.status.facts.ended
            since = (
                _round_before(done, len(table.people)) if seat is None else _last_of(done, seat, over=over)
            )
            numbers = {one.seq for one in done if one.seq > since}
            entries = await entries_between(reader, game_id, since + 1, position.seq) if numbers else []
            before = await entry_at(reader, game_id, since)
        counted = [one for one in entries if one.seq in numbers and one.action is not None]
        try:
            events, readable = visible_events(table.row.kind, counted, seat), True
        except ValueError:
            events, readable = (), False
        turns = sum(one.passed for one in done if one.seq > since)
        time = None if before is None else from_millis(before.time)
        return Recap(position, seat, since, time, turns, events, readable)


def _last_of(done: Sequence[Effective], seat: int, *, over: bool) -> int:
    """Return the last entry of a seat after which another has acted; 0 if there is none.

    Once the game is over it is the last one: what they did in a row leads to nothing more of theirs.
    """
    own = [one.seq for one in done if one.seat == seat]
    if over:
        return own[-1] if own else 0
    others = [one.seq for one in done if one.seat != seat]
    return max((seq for seq in own if others and seq < others[-1]), default=0)


def _round_before(done: Sequence[Effective], seats: int) -> int:
    """Return the entry by which the turn passed that was so many turns ago as there are seats; 0 for none."""
    turns = [one.seq for one in done if one.passed]
    return turns[-seats - 1] if len(turns) > seats else 0
