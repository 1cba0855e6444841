"""What came of the games of a person, of a server, and of one game."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.store import PersonRef
from bot.store.kinds import Ending, Status
from bot.store.people import discord_id_of
from bot.store.personal import person_row
from bot.store.results import GameResult, find_result
from bot.store.tallies import Among, LengthTally, SeatTally, tally_hours, tally_rounds, tally_seats
from bot.table.errors import TableError
from bot.table.model import TableInfo
from bot.table.results.course import Scores, unpack_scores
from bot.table.results.histogram import Spread, spread_of
from bot.table.results.results import OF_ALL, Results
from bot.table.session import Session

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SeatStatistics:
    """How often a seat was played to the end of a finished game, and how often it won."""

    played: int
    won: int


@dataclass(frozen=True, slots=True)
class KindStatistics:
    """What came of games of a kind that have ended.

    So many were ``finished``, and the others stopped without a result; ``resigned`` is how often somebody
    gave up. ``seats`` are by how many played and by seat. ``rounds`` and ``hours`` are how long finished
    games were. Somebody was waited for ``waits`` times, ``waited`` milliseconds in all.
    """

    kind: str
    ended: int
    finished: int
    resigned: int
    seats: Mapping[tuple[int, int], SeatStatistics]
    points: Spread | None
    rounds: Spread | None
    hours: Spread | None
    waited: int
    waits: int

    @property
    def played(self) -> int:
        """Return how many seats were played to the end of a finished game."""
        return sum(one.played for one in self.seats.values())

    @property
    def won(self) -> int:
        """Return how many of these won."""
        return sum(one.won for one in self.seats.values())


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """What came of one game; its ``scores`` are None where they are not known."""

    info: TableInfo
    result: GameResult
    scores: Scores | None


class Statistics:
    """The part of the table that says what came of games."""

    def __init__(self, session: Session, results: Results) -> None:
        self._session = session
        self._results = results

    async def of_server(self, guild_id: int, kind: str | None = None) -> tuple[KindStatistics, ...]:
        """Return what came of the games of a server, by kind (or of one kind); the kind with most first."""
        return await self._of(Among(guild_id, kind=kind))

    async def of_person(
        self, who: PersonRef, guild_id: int, kind: str | None = None
    ) -> tuple[KindStatistics, ...]:
        """Return what came of somebody's games in a server, as :meth:`of_server`."""
        discord_id = discord_id_of(who)
        row = None if discord_id is None else await person_row(self._session.reader, discord_id)
        return () if row is None else await self._of(Among(guild_id, row["id"], kind))

    async def of_game(self, game_id: int) -> GameStatistics:
        """Return what came of a game; it is counted now if it was not.

        Raises TableError: "no_such_game", "stats_not_ended" if it goes on, or was stopped before it started,
        or "stats_not_counted" if it is a copy of another game of its server, or cannot be counted.
        """
        try:
            await self._results.count(game_id)
        except (TableError, *OF_ALL):
            raise
        except Exception as error:
            # Whoever counts games soon after they have ended logs it in full.
            log.info("game %d cannot be counted: %r", game_id, error)
            raise TableError("stats_not_counted") from error
        info = await self._session.info(game_id)
        if not info.status.facts.ended or info.started is None:
            raise TableError("stats_not_ended")
        result = await find_result(self._session.reader, game_id)
        if result is None:
            raise TableError("stats_not_counted")
        return GameStatistics(info, result, None if result.course is None else unpack_scores(result.course))

    async def _of(self, among: Among) -> tuple[KindStatistics, ...]:
        reader = self._session.reader
        seats = await tally_seats(reader, among)
        rounds, hours = await tally_rounds(reader, among), await tally_hours(reader, among)
        found = [_of_kind(kind, seats, rounds, hours) for kind in {one.kind for one in rounds}]
        return tuple(sorted(found, key=lambda one: (-one.ended, one.kind)))


def _of_kind(
    kind: str, seats: Iterable[SeatTally], rounds: Iterable[LengthTally], hours: Iterable[LengthTally]
) -> KindStatistics:
    seats = [one for one in seats if one.kind == kind]
    rounds = [one for one in rounds if one.kind == kind]
    return KindStatistics(
        kind=kind,
        ended=sum(one.times for one in rounds),
        finished=sum(one.times for one in rounds if one.status == Status.FINISHED),
        resigned=sum(one.times for one in seats if one.ending == Ending.RESIGNED),
        seats=_by_seat(seats),
        points=spread_of(_summed((one.points, one.times) for one in seats if one.points is not None)),
        rounds=spread_of(_lengths(rounds)),
        hours=spread_of(_lengths([one for one in hours if one.kind == kind])),
        waited=sum(one.waited for one in seats),
        waits=sum(one.waits for one in seats),
    )


def _by_seat(seats: Sequence[SeatTally]) -> Mapping[tuple[int, int], SeatStatistics]:
    played, won = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for one in seats:
        if one.points is not None:
            played[one.seats, one.seat] += one.times
            won[one.seats, one.seat] += one.won
    return {place: SeatStatistics(count, won[place]) for place, count in sorted(played.items())}


def _lengths(tallies: Iterable[LengthTally]) -> Mapping[int, int]:
    return _summed((one.length, one.times) for one in tallies if one.status == Status.FINISHED)


def _summed(counted: Iterable[tuple[int, int]]) -> Mapping[int, int]:
    values = Counter[int]()
    for value, count in counted:
        values[value] += count
    return values
