"""Games that were played at random are counted as was noted while they were played, by other means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from statistics import mean, median

import pytest

from bot.store.kinds import Ending, EntryKind
from bot.store.results import GameResult, find_result
from bot.table import Tables
from bot.table.results import KindStatistics, Spread
from bot.table.results.course import unpack_scores
from rules import GAMES
from tests.bot.table.counted import count_all
from tests.bot.table.noted import Noted, Sat
from tests.bot.table.seated import GUILD, everything
from tests.bot.table.simulated import CROWD, simulate

_HOUR = 60 * 60 * 1000

_HAPPENS_NOT = {
    *(EntryKind.UNDO_EARLIER, EntryKind.POST_AGAIN, EntryKind.EXPORT, EntryKind.RULES),
    *(EntryKind.CALL, EntryKind.UNCALL, EntryKind.SKIP, EntryKind.TIME_SKIP),
}
"""What no simulated game has."""


def people_of(noted: Noted) -> list[tuple[object, ...]]:
    """Return what is noted of those who had seats, whoever had one last also where that was nobody."""
    found: list[tuple[object, ...]] = []
    for seat, sat in enumerate(noted.sat):
        for nth, one in enumerate(sat):
            if one is sat[-1] or one.person is not None or one.level is not None:
                found.append((seat, nth, *_told(one)))
    return found


def _told(one: Sat) -> tuple[object, ...]:
    return one.person, one.level, one.how, one.points, one.won, one.waited, one.waits


def counted_people(result: GameResult) -> list[tuple[object, ...]]:
    return [
        (
            *(one.seat, one.nth, one.person, one.level, str(one.ending)),
            one.points,
            one.won,
            one.waited,
            one.waits,
        )
        for one in result.people
    ]


async def test_500_games_are_counted_as_they_were_played(tables: Tables) -> None:
    played = await simulate(tables, 500)
    await count_all(tables)
    endings = await check_results(tables, played)
    assert endings == {*Ending}
    happened = {row["kind"] for row in await everything(tables, "entry", "DISTINCT kind")}
    assert happened == {*EntryKind} - _HAPPENS_NOT
    check_statistics(await tables.statistics.of_server(GUILD), played, None)
    for person in CROWD:
        (row,) = await tables.store.reader.rows(
            "SELECT id FROM person WHERE discord_id = ?", person.discord_id
        )
        check_statistics(await tables.statistics.of_person(person, GUILD, "toy"), played, row["id"])


@pytest.mark.parametrize("kind", [one for one in GAMES if one != "toy"])
async def test_games_of_each_kind_are_counted_as_they_were_played(tables: Tables, kind: str) -> None:
    played = await simulate(tables, 4, kind=kind)
    await count_all(tables)
    await check_results(tables, played)
    check_statistics(await tables.statistics.of_server(GUILD), played, None, kind)


async def check_results(tables: Tables, played: list[Noted]) -> set[str]:
    """Compare what came of each game with what was noted; return how seats were left or kept."""
    endings = set[str]()
    for noted in played:
        result = await find_result(tables.store.reader, noted.game)
        assert result is not None
        assert (result.started, result.ended, result.rounds) == (noted.started, noted.ended, noted.rounds)
        assert result.hours == _hours(noted)
        assert result.course is not None
        assert [turn.points for turn in unpack_scores(result.course).turns] == noted.scores
        assert counted_people(result) == people_of(noted)
        endings.update(str(one.ending) for one in result.people)
    return endings


def check_statistics(
    found: Iterable[KindStatistics], played: list[Noted], person: int | None, kind: str = "toy"
) -> None:
    """Compare statistics of all, or of a person, with a plain count of what was noted."""
    (of_kind,) = found
    meant = [one for one in played if person is None or any(person == sat.person for sat in _all_sat(one))]
    sat = [one for noted in meant for one in _all_sat(noted) if person in (None, one.person)]
    finished = [one for one in meant if one.finished]
    assert of_kind.kind == kind
    assert (of_kind.ended, of_kind.finished) == (len(meant), len(finished))
    assert of_kind.resigned == sum(one.how == "resigned" for one in sat)
    assert (of_kind.waited, of_kind.waits) == (sum(one.waited for one in sat), sum(one.waits for one in sat))
    check_spread(of_kind.rounds, [one.rounds for one in finished])
    check_spread(of_kind.hours, [_hours(one) for one in finished])
    check_spread(of_kind.points, [one.points for one in sat if one.points is not None])
    seats, won = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for noted in finished:
        for seat, of_seat in enumerate(noted.sat):
            if person in (None, of_seat[-1].person):
                seats[noted.seats, seat] += 1
                won[noted.seats, seat] += bool(of_seat[-1].won)
    assert {place: (one.played, one.won) for place, one in of_kind.seats.items()} == {
        place: (count, won[place]) for place, count in seats.items()
    }
    assert (of_kind.played, of_kind.won) == (seats.total(), won.total())


def check_spread(spread: Spread | None, numbers: list[int]) -> None:
    """Compare a spread with numbers that are at hand; at least half of them are in its middle half."""
    if spread is None:
        assert numbers == []
        return
    ordered = sorted(numbers)
    assert (spread.low, spread.high, spread.count) == (ordered[0], ordered[-1], len(ordered))
    assert (spread.mean, spread.middle) == (mean(map(Fraction, ordered)), median(map(Fraction, ordered)))
    outside = (len(ordered) - 1) // 4
    assert (spread.quarter, spread.three_quarters) == (ordered[outside], ordered[-1 - outside])


def _hours(noted: Noted) -> int:
    hours = (noted.ended - noted.started) // _HOUR
    return hours if hours <= 48 else 24 * round(hours / 24)


def _all_sat(noted: Noted) -> list[Sat]:
    return [one for of_seat in noted.sat for one in of_seat]


async def test_the_points_of_the_start_are_not_those_of_the_first_round(tables: Tables) -> None:
    """In Canal du Midi a coin is a point, and everybody begins with four."""
    (noted,) = await simulate(tables, 1, calm=True, kind="canal_du_midi")
    await count_all(tables)
    result = await find_result(tables.store.reader, noted.game)
    assert result is not None
    assert result.course is not None
    assert unpack_scores(result.course).start == (4,) * noted.seats
