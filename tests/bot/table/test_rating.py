"""Ratings are openskill's, for those whom the written rule rates; docs/ratings.md says it to people."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from openskill.models import PlackettLuce

from bot.store.kinds import Ending
from bot.store.ratings import RatingRow
from bot.store.results import SeatResult
from bot.table.results.rating import UNRANKED, rate_game, shown_rating, shown_uncertainty

MODEL = PlackettLuce()
BEGINS = (MODEL.mu, MODEL.sigma)


def seat(
    place: int,
    points: int | None,
    *,
    won: bool | None = False,
    ending: Ending = Ending.HELD,
    level: str | None = None,
    nth: int = 0,
) -> SeatResult:
    """Return what came of a game for a seat: its person has the number of the seat and ten."""
    person = None if level is not None or ending == Ending.EMPTY else 10 + place + 100 * nth
    return SeatResult(place, nth, person, level, ending, points, won)


def rated(*people: SeatResult, before: dict[int, RatingRow] | None = None) -> dict[int, RatingRow]:
    """Return the ratings of people after a game."""
    ratings = {**(before or {})}
    rate_game(people, ratings, {})
    return ratings


def by_openskill(
    ranks: Sequence[float], before: Sequence[tuple[float, float]] | None = None
) -> list[tuple[float, float]]:
    """Return what openskill makes of single people with these ranks."""
    begun = before or [BEGINS] * len(ranks)
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in begun]
    return [(one.mu, one.sigma) for (one,) in MODEL.rate(teams, ranks=list(ranks))]


def numbers(ratings: dict[int, RatingRow], *people: int) -> list[tuple[float, float]]:
    return [(ratings[person].mu, ratings[person].sigma) for person in people]


def test_openskill_counts_as_its_manual_says() -> None:
    """Two teams of two beginners; https://openskill.me/en/stable/manual.html, version 6."""
    winners, losers = MODEL.rate([[MODEL.rating(), MODEL.rating()], [MODEL.rating(), MODEL.rating()]])
    for one in winners:
        assert (one.mu, one.sigma) == pytest.approx((26.964294621803063, 8.177962604389991))
        assert one.ordinal() == pytest.approx(2.4304068086330872)
        assert shown_rating(RatingRow(one.mu, one.sigma, 1)) == 1097
    for one in losers:
        assert (one.mu, one.sigma) == pytest.approx((23.035705378196937, 8.177962604389991))
        assert one.ordinal() == pytest.approx(-1.4981824349730388)
        assert shown_rating(RatingRow(one.mu, one.sigma, 1)) == 940


def test_two_beginners() -> None:
    ratings = rated(seat(0, 20, won=True), seat(1, 12))
    assert numbers(ratings, 10, 11) == by_openskill([1, 2])
    assert ratings[10].mu == pytest.approx(27.635389493140497)
    assert ratings[11].mu == pytest.approx(22.364610506859503)
    assert ratings[10].sigma == pytest.approx(8.06590141354368)
    assert [ratings[person].games for person in (10, 11)] == [1, 1]


@pytest.mark.parametrize(
    ("points", "winners", "ranks"),
    [
        ((20, 12, 30), (2,), (2, 3, 1)),
        ((20, 20, 30, 5), (2,), (2, 2, 1, 4)),
        # The win is shared, whatever the points.
        ((20, 19, 3), (0, 1), (1, 1, 3)),
        # Who won need not have most points.
        ((20, 19, 3), (1,), (2, 1, 3)),
        ((7, 7, 7, 7), (), (1, 1, 1, 1)),
    ],
)
def test_places_are_the_games(
    points: tuple[int, ...], winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    people = [seat(place, one, won=place in winners) for place, one in enumerate(points)]
    ratings = rated(*people)
    assert numbers(ratings, *(10 + place for place in range(len(points)))) == by_openskill(ranks)


def test_what_was_before_counts() -> None:
    before = {10: RatingRow(31.0, 3.5, 12), 11: RatingRow(22.0, 6.0, 4)}
    ratings = rated(seat(0, 5), seat(1, 9, won=True), before=before)
    assert numbers(ratings, 10, 11) == by_openskill([2, 1], [(31.0, 3.5), (22.0, 6.0)])
    assert [ratings[person].games for person in (10, 11)] == [13, 5]


def test_whoever_gives_up_is_last_several_alike() -> None:
    ratings = rated(
        seat(0, 5, won=True),
        seat(1, None, won=None, ending=Ending.RESIGNED),
        seat(1, 30, ending=Ending.CAME_IN, nth=1),
        seat(2, 1),
        seat(3, None, won=None, ending=Ending.RESIGNED),
        seat(3, 0, ending=Ending.EMPTY, nth=1),
    )
    assert ratings.keys() == {10, 11, 12, 13}
    assert numbers(ratings, 10, 11, 12, 13) == by_openskill([1, 3, 2, 3])


def test_among_two_whoever_gives_up_loses() -> None:
    left = seat(1, None, won=None, ending=Ending.RESIGNED)
    ratings = rated(seat(0, 5), left, seat(1, 8, won=True, ending=Ending.CAME_IN, nth=1))
    assert numbers(ratings, 10, 11) == by_openskill([1, 2])


def test_who_gave_way_or_came_in_is_not_rated() -> None:
    ratings = rated(
        seat(0, 5, won=True),
        seat(1, 4),
        seat(2, None, won=None, ending=Ending.REPLACED),
        seat(2, 9, won=True, ending=Ending.CAME_IN, nth=1),
    )
    assert numbers(ratings, 10, 11) == by_openskill([1, 2])
    assert ratings.keys() == {10, 11}
    assert rated(seat(0, 5, won=True), seat(1, 4, ending=Ending.CAME_IN)) == {}


def test_whoever_came_in_and_gave_up_is_not_rated() -> None:
    ratings = rated(
        seat(0, 5, won=True),
        seat(1, 4),
        seat(2, None, won=None, ending=Ending.REPLACED),
        seat(2, None, won=None, ending=Ending.RESIGNED, nth=1),
        seat(2, 9, ending=Ending.EMPTY, nth=2),
    )
    assert ratings.keys() == {10, 11}


def test_a_seat_for_which_the_bot_plays_is_its_persons() -> None:
    ratings = rated(seat(0, 5), seat(1, 8, won=True, ending=Ending.STOOD_IN))
    assert numbers(ratings, 10, 11) == by_openskill([2, 1])


def test_where_all_gave_up_nobody_is_rated() -> None:
    gone = [seat(place, None, won=None, ending=Ending.RESIGNED) for place in (0, 1)]
    assert rated(*gone) == {}
    assert rated(seat(0, 5, won=True)) == {}


def test_computer_players_are_rated_apart_against_people_as_they_stand() -> None:
    before = {10: RatingRow(31.0, 3.5, 12)}
    people, levels = {**before}, {"fair": RatingRow(20.0, 5.0, 3)}
    game = (seat(0, 9, won=True), seat(1, 4, level="fair"), seat(2, 6, level="strong"))
    rate_game(game, people, levels)
    assert people == before
    after = by_openskill([1, 3, 2], [(31.0, 3.5), (20.0, 5.0), BEGINS])
    assert (levels["fair"].mu, levels["fair"].sigma) == after[1]
    assert (levels["strong"].mu, levels["strong"].sigma) == after[2]
    assert (levels["fair"].games, levels["strong"].games) == (4, 1)


def test_several_of_a_level_get_the_mean_of_what_each_would_get() -> None:
    levels: dict[str, RatingRow] = {}
    game = (seat(0, 9, won=True, level="easy"), seat(1, 4, level="easy"), seat(2, 6))
    rate_game(game, {}, levels)
    first, second, _ = by_openskill([1, 3, 2])
    assert levels["easy"].mu == pytest.approx((first[0] + second[0]) / 2)
    assert levels["easy"].sigma == pytest.approx((first[1] + second[1]) / 2)
    assert levels["easy"].games == 1


def test_a_computer_player_that_came_in_is_not_rated_and_neither_is_anybody_else() -> None:
    people, levels = dict[int, RatingRow](), dict[str, RatingRow]()
    came_in = seat(2, 6, level="fair", ending=Ending.CAME_IN, nth=1)
    replaced = seat(2, None, won=None, ending=Ending.REPLACED)
    rate_game((seat(0, 9, won=True), seat(1, 4), replaced, came_in), people, levels)
    assert (people, levels) == ({}, {})


def test_what_people_see() -> None:
    """A beginner has 1000; a point of openskill's is 40; nobody has a rank before five games."""
    assert shown_rating(RatingRow(*BEGINS, 0)) == 1000
    assert shown_uncertainty(RatingRow(*BEGINS, 0)) == 333
    assert shown_rating(RatingRow(30.0, 2.0, 40)) == 1960
    assert shown_uncertainty(RatingRow(30.0, 2.0, 40)) == 80
    assert UNRANKED == 5
