"""Lines of statistics: what one game alone, short waits, and lists make of them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.features.stats.charts import draw_kind
from bot.features.stats.text import kind_lines, round_lines
from bot.preferences.settings import Style
from bot.table import KindStatistics, SeatStatistics, Spread, TurnScore
from bot.ui.drawings import Drawings, Rank

MINUTE = 60_000


def statistics(spread: Spread, waited: int = 0, waits: int = 0) -> KindStatistics:
    """Return statistics of games whose points, rounds and hours are spread alike."""
    seats = {(2, 0): SeatStatistics(spread.count, 0)}
    return KindStatistics("toy", spread.count, spread.count, 0, seats, spread, spread, spread, waited, waits)


def lines(one: KindStatistics, language: str = "en", *, of_person: bool = True) -> list[str]:
    return kind_lines(one, None, language, of_person=of_person)


def test_one_game_has_no_spread() -> None:
    told = lines(statistics(Spread(7, 7, Fraction(7), 7, 7, {7: 1})))
    assert {"Points: 7", "Rounds in a game: 7", "Length of a game: 7 hours"} <= set(told)


def test_several_have_one() -> None:
    told = lines(statistics(Spread(5, 6, Fraction(7), 8, 9, {5: 1, 7: 2, 9: 1})))
    assert "Points: mean 7.0, half of them from 6 to 8, median 7, lowest 5, highest 9" in told
    assert "Rounds in a game: half of them from 6 to 8, median 7, fewest 5, most 9" in told
    assert "Length of a game: median 7 hours, shortest 5 hours, longest 9 hours" in told


def test_of_few_no_halves_are_told() -> None:
    told = lines(statistics(Spread(21, 21, Fraction(47, 2), 26, 26, {21: 1, 26: 1})))
    assert "Points: mean 23.5, lowest 21, highest 26" in told
    assert "Rounds in a game: fewest 21, most 26" in told
    assert "Length of a game: shortest 21 hours, longest 1 day 2 hours" in told


@pytest.mark.parametrize(("count", "halved"), [(3, False), (4, True)])
async def test_a_picture_shows_halves_where_words_tell_them(count: int, halved: bool) -> None:
    drawings = Drawings()
    spread = Spread(1, 1, Fraction(5, 2), 4, 4, {1: 1, 4: count - 1})
    picture = await draw_kind(drawings, statistics(spread), Style("light", "wide"), "en", Rank.LOOKING)
    await drawings.close()
    assert picture is not None
    assert ("half of them from 1 to 4" in picture.alt) == halved
    assert "median 2.5" in picture.alt


def test_a_median_may_have_a_decimal() -> None:
    told = lines(statistics(Spread(1, 1, Fraction(5, 2), 4, 4, {1: 1, 2: 1, 3: 1, 4: 1})))
    assert "Points: mean 2.5, half of them from 1 to 4, median 2.5, lowest 1, highest 4" in told


def test_a_round_brings_what_points_have_risen_by() -> None:
    """The first by what everybody had at the start."""
    rounds = [(1, TurnScore(0, (4, 3)), (4, 4)), (2, TurnScore(1, (9, 3)), (4, 3))]
    assert round_lines(rounds, ("Ada", "Bea"), "en") == [
        "1: Ada 4 (+0) · Bea 3 (−1)",
        "2: Ada 9 (+5) · Bea 3 (+0)",
    ]


@pytest.mark.parametrize(
    ("waited", "waits", "told"),
    [
        (MINUTE - 1, 1, "The others had to wait: once, less than a minute"),
        (3 * MINUTE - 1, 3, "The others had to wait: 3 times, less than a minute on average"),
        (3 * MINUTE, 3, "The others had to wait: 3 times, 1 minute on average"),
        (180 * MINUTE, 2, "The others had to wait: 2 times, 2 hours on average"),
    ],
)
def test_nobody_is_said_to_have_waited_a_minute_who_has_not(waited: int, waits: int, told: str) -> None:
    assert lines(statistics(Spread(7, 7, Fraction(7), 7, 7, {7: 1}), waited, waits))[-1] == told


@pytest.mark.parametrize(
    ("language", "of_person", "of_server"),
    [
        ("en", "The others had to wait:", "Players were waited for:"),
        ("de", "Die anderen mussten warten:", "Auf jemanden wurde gewartet:"),
        ("fr", "Les autres ont dû attendre\u00a0:", "On a attendu quelqu’un\u00a0:"),
        ("oc", "Los autres an degut esperar\u00a0:", "An esperat qualqu’un\u00a0:"),
    ],
)
def test_waiting_says_who_is_waited_for(language: str, of_person: str, of_server: str) -> None:
    waited = statistics(Spread(7, 7, Fraction(7), 7, 7, {7: 1}), 3 * MINUTE, 3)
    assert lines(waited, language)[-1].startswith(of_person)
    assert lines(waited, language, of_person=False)[-1].startswith(of_server)
