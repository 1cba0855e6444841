"""How a game changes how strong people are held to be: openskill's Plackett-Luce, and who is rated.

The rule, which docs/ratings.md says to people: a finished game is rated if at least two people took part in
it from its start, of whom one at least kept their seat. Who kept it (also where the bot played for them at
the end) has the place that the game gave them: those who won before all others, these by their points. Who
gave their seat up, or left it until the others freed it, is last, several alike. Who gave way to somebody by
agreement or by a moderator, and who came in for somebody, is not rated. Where a computer player has a seat at
the end, the game rates computer players alone, against the people as they stand.

The plan was that two people have to keep their seats; then whoever gives up among two would lose nothing.
"""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store.kinds import Ending
from bot.store.ratings import RatingRow
from bot.store.results import SeatResult

UNRANKED = 5
"""Before so many rated games nobody has a rank."""

_POINT, _BEGINNER = 40, 1000
"""What is shown for one of openskill's, and what a beginner is shown."""

_MODEL = PlackettLuce()
_BEGINS = RatingRow(_MODEL.mu, _MODEL.sigma, 0)
_KEPT = (Ending.HELD, Ending.STOOD_IN)

People = MutableMapping[int, RatingRow]
Levels = MutableMapping[str, RatingRow]


def shown_rating(rating: RatingRow) -> int:
    """Return a rating as people see it.

    It is what they are at least worth by all that is known, three standard deviations below the likeliest:
    1000 for whoever has not played, 40 for each of openskill's points more.
    """
    return round(_of(rating).ordinal(alpha=_POINT, target=_BEGINNER))


def shown_uncertainty(rating: RatingRow) -> int:
    """Return how uncertain a rating is, a standard deviation on the scale of :func:`shown_rating`."""
    return round(_POINT * rating.sigma)


def rate_game(results: Sequence[SeatResult], people: People, levels: Levels) -> None:
    """Change the ratings of those whom a finished game rates, by row ids and levels; who has none begins.

    ``results`` are what came of it for all who had a seat.
    """
    kept = [one for one in results if one.person is not None and one.ending in _KEPT]
    left = [
        one
        for one in results
        if one.person is not None and one.ending == Ending.RESIGNED and one.nth == 0
        if one.person not in {other.person for other in kept}
    ]
    computers = [one for one in results if one.level is not None and one.won is not None]
    taking_part = [*kept, *left]
    if computers:
        held = [one for one in computers if one.ending == Ending.HELD]
        if held and len(held) + len(taking_part) > 1:
            _rate_levels([*taking_part, *held], people, levels)
    elif kept and len(taking_part) > 1:
        for one, rating in zip(taking_part, _rated(taking_part, people, levels), strict=True):
            assert one.person is not None
            people[one.person] = rating


def _rate_levels(taking_part: Sequence[SeatResult], people: People, levels: Levels) -> None:
    """Change the ratings of computer players; several of a level get the mean of what each would get."""
    found: dict[str, list[RatingRow]] = {}
    for one, rating in zip(taking_part, _rated(taking_part, people, levels), strict=True):
        if one.level is not None:
            found.setdefault(one.level, []).append(rating)
    for level, ratings in found.items():
        count = len(ratings)
        mu, sigma = sum(one.mu for one in ratings) / count, sum(one.sigma for one in ratings) / count
        levels[level] = RatingRow(mu, sigma, ratings[0].games)


def _rated(taking_part: Sequence[SeatResult], people: People, levels: Levels) -> list[RatingRow]:
    """Return the ratings after a game of those who take part in it, in their order."""
    before = [_before(one, people, levels) for one in taking_part]
    after = _MODEL.rate([[_of(rating)] for rating in before], ranks=_ranks(taking_part))
    return [
        RatingRow(team[0].mu, team[0].sigma, was.games + 1) for team, was in zip(after, before, strict=True)
    ]


def _before(one: SeatResult, people: People, levels: Levels) -> RatingRow:
    if one.level is not None:
        return levels.get(one.level, _BEGINS)
    return _BEGINS if one.person is None else people.get(one.person, _BEGINS)


def _ranks(taking_part: Sequence[SeatResult]) -> list[float]:
    """Return the places of those who take part, alike for those who have the same."""
    places = [_place(one) for one in taking_part]
    order = sorted(set(places))
    return [float(order.index(place)) for place in places]


def _place(one: SeatResult) -> tuple[int, int]:
    if one.ending == Ending.RESIGNED:
        return 2, 0
    return (0, 0) if one.won else (1, -(one.points or 0))


def _of(rating: RatingRow) -> PlackettLuceRating:
    return _MODEL.rating(mu=rating.mu, sigma=rating.sigma)
