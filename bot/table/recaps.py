"""What happened at a game since somebody last acted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from bot.store import PersonRef
from bot.store.connection import from_millis
from bot.store.entries import Effective, came_to, effective_numbers, entries_between, entry_at, made_by
from bot.store.games import Seated
from bot.table.errors import TableError
from bot.table.log import NOT_BY_HAND, visible_events
from bot.table.model import Position, Table
from bot.table.rewinding import replay_to
from bot.table.secret_log import hidden_from
from bot.table.session import Session
from rules import Event

Reason = Literal["own", "seat", "round", "turns", "start"]


@dataclass(frozen=True, slots=True)
class Recap:
    """Where a game stands, and what happened since somebody last acted, as they may know it.

    ``since`` is the entry after which it is told, 0 for the start of the game, and ``reason`` why it begins
    there: "own" is their last act, "seat" when they came to theirs, and "start" the start of the game; for
    whoever has no ``seat``, "round" is the start of the round before the one that is played, and "turns" as
    many turns ago as there are seats, where rounds are not known. ``time`` is when that was. ``acts`` is of
    how many entries since then they may know something, and ``readable`` says that today's rules know all
    that happened.
    """

    position: Position
    seat: int | None
    since: int
    reason: Reason
    time: datetime | None
    acts: int
    events: tuple[Event, ...]
    readable: bool = True


class Recaps:
    """The part of the table that says what happened meanwhile."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def of(self, game_id: int, who: PersonRef | None) -> Recap:
        """Return what happened since somebody last acted, for the public (None) since the round before.

        What a bot, a plan or a standing answer did for them is no act of theirs. What they did in a row at
        last belongs to it: who is amid a turn reads what led to it. Raises TableError as
        :meth:`bot.table.Tables.load`.
        """
        reader = self._session.reader
        async with self._session.hold(game_id) as table:
            position = table.position()
            seated = None if who is None else table.find(who)
            seat = None if seated is None else seated.seat
            hidden = await hidden_from(self._session, table, seat, 0)
            done = [one for one in await effective_numbers(reader, game_id) if one.seq not in hidden]
            since, reason = await (
                self._own(table, done, seated) if seated is not None else self._round_before(table, done)
            )
            numbers = {one.seq for one in done if one.seq > since}
            entries = await entries_between(reader, game_id, since + 1, position.seq) if numbers else []
            before = await entry_at(reader, game_id, since)
        counted = [one for one in entries if one.seq in numbers and one.action is not None]
        try:
            events, readable = visible_events(table.row.kind, counted, seat), True
        except ValueError:
            events, readable = (), False
        time = None if before is None else from_millis(before.time)
        return Recap(position, seat, since, reason, time, len(numbers), events, readable)

    async def _own(self, table: Table, done: Sequence[Effective], seated: Seated) -> tuple[int, Reason]:
        """Return the last entry of a person's own after which another was made, else how they came there.

        Once the game is over it is their last one: what they did in a row leads to nothing more of theirs.
        """
        game_id, seat, person = table.row.id, seated.seat, seated.person_id
        if person is None:
            return 0, "start"
        made = await made_by(self._session.reader, game_id, seat, person, NOT_BY_HAND)
        own = [one.seq for one in done if one.seq in made]
        others = [one.seq for one in done if one.seq not in made]
        if not table.row.status.facts.ended:
            own = [seq for seq in own if others and seq < others[-1]]
        if own:
            return own[-1], "own"
        came = await came_to(self._session.reader, game_id, seat, person)
        return came, "seat" if came else "start"

    async def _round_before(self, table: Table, done: Sequence[Effective]) -> tuple[int, Reason]:
        """Return the entry by which the round before the one that is played began.

        Where that is not known it is the one after which as many turns have passed as there are seats.
        """
        number = table.load().round_number
        turns = [one.seq for one in done if one.passed]
        try:
            if number is not None:
                since = await self._first_of_round(table, [one.seq for one in done], number - 1)
                return since, "round" if since else "start"
        except TableError:
            # By older rules, or damaged.
            pass
        seats = table.row.seats
        return (turns[-seats - 1], "turns") if len(turns) > seats else (0, "start")

    async def _first_of_round(self, table: Table, entries: Sequence[int], number: int) -> int:
        """Return the entry by which a round began, or 0 for the start of the game."""
        if number <= 1:
            return 0
        low, high = 0, len(entries) - 1
        while low < high:
            middle = (low + high) // 2
            reached = (await replay_to(self._session.reader, table, entries[middle])).game.round_number or 0
            low, high = (low, middle) if reached >= number else (middle + 1, high)
        return entries[low]
