"""A game step by step: the positions that its log leads through, each as somebody may see it."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.store import PersonRef
from bot.store.entries import Effective, Entry, effective_numbers, entries_after, entry_at
from bot.store.kept_floors import kept_floor
from bot.store.upgrades import last_upgrade_snapshot, upgrade_snapshots
from bot.table.errors import DamagedError, TableError
from bot.table.log import effective
from bot.table.log_entries import LogEntry, log_entry
from bot.table.model import Table, TableInfo
from bot.table.rewinding import replay_to
from bot.table.secret_log import hidden_from
from bot.table.session import Session
from bot.table.turns import Turn, Turns, ends_of_turns, events_between, played_turns
from rules import GAMES, Game, load_game

_NOT_REBUILT = {"rollback_rules": "rules", "unreadable": "rules", "rollback_damaged": "damaged"}
"""By what refusals a position of before cannot be made again, and why."""


@dataclass(frozen=True, slots=True)
class Course:
    """The steps of a game that somebody may look at: its start (0), then entries by their numbers.

    ``turns`` are those after which a turn had passed.
    """

    steps: tuple[int, ...]
    turns: tuple[int, ...]

    def place(self, seq: int) -> int:
        """Return the place of a step, from 0; of an entry that is none, that of the step before it."""
        return max(0, bisect_right(self.steps, seq) - 1)

    def beside(self, seq: int, by: int) -> int:
        """Return the step that is so many steps after another (or before it), within the game."""
        return self.steps[min(max(self.place(seq) + by, 0), len(self.steps) - 1)]

    def turn_before(self, seq: int) -> int:
        """Return the last step before another after which a turn had passed, or the start."""
        place = bisect_left(self.turns, seq)
        return self.turns[place - 1] if place else self.steps[0]

    def turn_after(self, seq: int) -> int:
        """Return the first step after another after which a turn had passed, or the last step."""
        place = bisect_right(self.turns, seq)
        return self.turns[place] if place < len(self.turns) else self.steps[-1]


Way = Callable[[Course, int], int]
"""Returns the step of a course to which it leads from another."""


@dataclass(frozen=True, slots=True)
class Step:
    """A game as it stood after a step of its course, as somebody may see it.

    ``game`` is None where the position cannot be made again; ``lost`` says why: "rules" that have changed
    since, or "damaged". ``now`` is the game as it stands, by which what happened is named then; None where
    that cannot be read either, or is not needed. ``entry`` is what happened then, None at the start. ``seat``
    is that of who looks; None if they have none. ``is_over`` says that everybody may see all.
    """

    info: TableInfo
    course: Course
    seq: int
    game: Game | None
    now: Game | None
    entry: LogEntry | None
    seat: int | None
    is_over: bool
    lost: str | None = None


class Replays:
    """The part of the table that shows games as they were."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def step(
        self, game_id: int, who: PersonRef | None, seq: int | None = None, way: Way | None = None
    ) -> Step:
        """Return a game after an entry of its log, or the last step before that; by itself after the last.

        Where a ``way`` from there is given, it is the step that this leads to. ``who`` looks at it; None
        stands for the public. Until the game is over they see what they may know, and entries of which they
        may know nothing are no steps of theirs. Raises TableError: "not_started", or one that says that the
        game is off the table.
        """
        async with self._session.hold(game_id) as table:
            last = table.snapshot.seq
            seated = None if who is None else table.find(who)
            seat, is_over = None if seated is None else seated.seat, table.row.status.facts.ended
            entries = await effective_numbers(self._session.reader, game_id)
            hidden = frozenset[int]() if is_over else await hidden_from(self._session, table, seat, 0)
            course = _course([one for one in entries if one.seq not in hidden])
            at = course.steps[course.place(last if seq is None else seq)]
            at = at if way is None else way(course, at)
            game, lost = await self._seen(table, [one.seq for one in entries], course, at)
            entry = await entry_at(self._session.reader, game_id, at)
        return Step(
            info=table.info(),
            course=course,
            seq=at,
            game=game,
            now=_game_now(table) if game is None else None,
            entry=None if entry is None else log_entry(table.row, entry, seated, is_over=is_over),
            seat=seat,
            is_over=is_over,
            lost=lost,
        )

    async def turns(self, game_id: int) -> Turns:
        """Return an ended game turn by turn, as everybody saw it, without what cannot be made again.

        Raises TableError("not_ended") for a game that goes on, or has never started.
        """
        async with self._session.hold(game_id) as table:
            if not table.row.status.facts.ended or table.row.snapshot is None:
                raise TableError("not_ended")
            reader, row = self._session.reader, table.row
            ends = ends_of_turns(await effective_numbers(reader, game_id))
            entries = effective(await entries_after(reader, game_id, 0))
            upgraded = await last_upgrade_snapshot(reader, game_id)
            by_rules_of_today = upgraded is None and row.rules_version == GAMES[row.kind].version
            # Long games replay for a while; the event loop must not wait for them.
            played = await asyncio.to_thread(played_turns, row, entries, ends) if by_rules_of_today else None
            return played or await self._turns_one_by_one(table, entries, ends)

    async def _turns_one_by_one(self, table: Table, entries: Sequence[Entry], ends: Sequence[int]) -> Turns:
        """Return the turns of a game whose log does not lead from its start to its end any more."""
        shown, numbers, kind = list[Turn](), [entry.seq for entry in entries], table.row.kind
        for seq in ends:
            game, _ = await self._stood(table, numbers, seq)
            if game is not None:
                since = shown[-1].seq if shown else seq
                shown.append(Turn(seq, game, events_between(kind, entries, since, seq)))
        return Turns(tuple(shown), len(ends) - len(shown))

    async def _seen(
        self, table: Table, entries: Sequence[int], course: Course, seq: int
    ) -> tuple[Game | None, str | None]:
        """Return where a game stood after a step of a course, or why that cannot be said.

        What was done behind it and is no step changes nothing for who looks: where the position cannot be
        made again, that after one of those can be shown as well.
        """
        following = course.beside(seq, 1)
        unseen = [one for one in entries if seq < one and (one < following or following == seq)]
        game, lost = await self._stood(table, entries, seq)
        for other in unseen:
            if game is None:
                game, _ = await self._stood(table, entries, other)
        return game, None if game is not None else lost

    async def _stood(self, table: Table, entries: Sequence[int], seq: int) -> tuple[Game | None, str | None]:
        """Return where a game stood after an entry, or why that cannot be said.

        ``entries`` are the numbers of all that led to where it stands.
        """
        try:
            if seq == max(entries, default=0):
                return table.load(), None
            return (await replay_to(self._session.reader, table, seq)).game, None
        except DamagedError:
            return None, "damaged"
        except TableError as error:
            if error.key not in _NOT_REBUILT:
                raise
            kept = None if error.key == "rollback_damaged" else await self._kept(table, entries, seq)
            return kept, _NOT_REBUILT[error.key] if kept is None else None

    async def _kept(self, table: Table, entries: Sequence[int], seq: int) -> Game | None:
        """Return where a game stood after an entry, if that was kept then or when the rules changed."""
        floor = await kept_floor(self._session.reader, table.row.id, seq)
        if floor is not None:
            with suppress(ValueError):
                return load_game(floor.state)
        for kept in await upgrade_snapshots(self._session.reader, table.row.id):
            if kept.sound and max((one for one in entries if one <= kept.seq), default=0) == seq:
                with suppress(ValueError):
                    return load_game(kept.state)
        return None


def _game_now(table: Table) -> Game | None:
    """Return a game as it stands; None where that cannot be read."""
    with suppress(TableError):
        return table.load()
    return None


def _course(entries: Sequence[Effective]) -> Course:
    """Return the course of some entries."""
    return Course((0, *(one.seq for one in entries)), tuple(one.seq for one in entries if one.passed))
