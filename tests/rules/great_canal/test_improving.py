"""City improvements, their prices and what they need, and the metropolises that they bring."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Barbarians, Holding
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    goods,
    happened,
    offered,
    position,
    refused,
    rolls,
    seat,
)

TRACKS = (("trade", "cloth"), ("politics", "coin"), ("science", "paper"))
"""Each track with the commodity that pays for it."""
ONE = seat(cities="D5 n")
TWO = seat(cities="D5 n, B4 n")
OTHER = seat(cities="B6 n", walls="B6 n", settlements="B3 n")


def levels(*, trade: int = 0, politics: int = 0, science: int = 0) -> Holding:
    """Return what a seat has beside its pieces: levels of its tracks alone."""
    return Holding(levels=(trade, politics, science))


def metropolises(*, trade: str = "", politics: str = "", science: str = "") -> tuple[int | None, ...]:
    """Return the metropolises by the names of their corners."""
    return tuple(corner(name) if name else None for name in (trade, politics, science))


def cloth(
    count: int, *realms: Realm, mine: Holding, theirs: Holding | None = None, trade: str = ""
) -> GreatCanal:
    """Return a position in which seat 0 holds so much cloth, and the metropolis of trade stands somewhere."""
    return position(
        *realms,
        hands={0: goods(cloth=count)},
        holdings={0: mine, 1: theirs or Holding()},
        metropolises=metropolises(trade=trade),
    )


# The price and the levels.


@pytest.mark.parametrize(("track", "good"), TRACKS)
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_costs_its_number(track: str, good: str, level: int) -> None:
    """Check the table of levels: level n costs n cloth, coin or paper; one less is too little."""
    index = [name for name, _ in TRACKS].index(track)
    held = tuple(level - 1 if number == index else 0 for number in range(3))
    own = metropolises(**{track: "D5 n"}) if level == 5 else metropolises()
    city = corner("D5 n") if level == 4 else None
    buy = a.Improve(track, city)

    def rich(count: int) -> GreatCanal:
        return position(
            ONE,
            hands={0: goods(**{good: count, "ore": 3})},
            holdings={0: Holding(levels=(held[0], held[1], held[2]))},
            metropolises=own,
        )

    if level > 1:
        refused(rich(level - 1), buy, "great_canal.price")
    allowed(rich(level), buy)
    after = act(rich(level + 1), buy)
    assert after.hands[0] == goods(**{good: 1, "ore": 3})
    assert after.holdings[0].levels[index] == level
    assert sum(after.holdings[0].levels) == level
    assert happened(rich(level), buy)[0] == e.Improved(0, track, level)


@pytest.mark.parametrize(("track", "good"), TRACKS)
def test_other_commodities_pay_for_nothing(track: str, good: str) -> None:
    """Check the table of levels: cloth is for trade alone, coin for politics, paper for science."""
    others = {other: 6 for _, other in TRACKS if other != good}
    game = position(ONE, hands={0: goods(**others, brick=3, lumber=3, wool=3, grain=3, ore=3)})
    refused(game, a.Improve(track), "great_canal.price")


def test_the_fifth_level_is_the_highest() -> None:
    """Check the table of levels: there are five."""
    game = cloth(9, TWO, mine=levels(trade=5), trade="D5 n")
    refused(game, a.Improve("trade"), "great_canal.improve.highest")
    refused(game, a.Improve("trade", corner("B4 n")), "great_canal.improve.highest")


def test_several_levels_in_a_turn() -> None:
    """Check the table of levels: nothing limits how many are bought in a turn."""
    after = act(cloth(6, ONE, mine=levels()), *(a.Improve("trade"),) * 3)
    assert after.holdings[0].levels == (3, 0, 0)
    assert after.hands[0] == goods()


# The city.


@pytest.mark.parametrize(
    "realm", [seat(), seat(settlements="D5 n, B4 n"), seat(fallen="D5 n", settlements="B4 n, B6 n")]
)
@pytest.mark.parametrize("level", [0, 2, 3, 4])
def test_without_a_standing_city_no_improvement(realm: Realm, level: int) -> None:
    """Check great_canal.R22: without a city no improvement can be bought; one on its side is none."""
    game = cloth(
        6, realm, seat(cities="A3 n"), mine=levels(trade=level), theirs=levels(trade=5), trade="A3 n"
    )
    refused(game, a.Improve("trade"), "great_canal.improve.city")
    assert not offered(game, a.Improve)


@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_metropolis_is_city_enough_for_the_low_levels(level: int) -> None:
    """Check great_canal.R24: only levels 4 and 5 need a city without a metropolis."""
    game = position(
        ONE,
        hands={0: goods(paper=3)},
        holdings={0: levels(trade=4, science=level)},
        metropolises=metropolises(trade="D5 n"),
    )
    allowed(game, a.Improve("science"))
    refused(game, a.Improve("science", corner("D5 n")), "great_canal.R24.none")


@pytest.mark.parametrize("level", [0, 1, 2])
def test_no_city_is_named_for_the_low_levels(level: int) -> None:
    """Check great_canal.R24: a city is named where the purchase puts a metropolis on it, and not else."""
    game = cloth(5, TWO, mine=levels(trade=level))
    refused(game, a.Improve("trade", corner("D5 n")), "great_canal.R24.none")
    assert offered(game, a.Improve) == {a.Improve("trade")}


# The metropolis.


def test_level_4_first_reached_brings_the_metropolis() -> None:
    """Check great_canal.R24: it goes on an own city without one, named with the purchase; 2 points more."""
    game = cloth(4, TWO, mine=levels(trade=3))
    assert offered(game, a.Improve) == {a.Improve("trade", corner(city)) for city in ("D5 n", "B4 n")}
    refused(game, a.Improve("trade"), "great_canal.R24.city")
    buy = a.Improve("trade", corner("B4 n"))
    after = act(game, buy)
    assert after.metropolises == (corner("B4 n"), None, None)
    assert after.view(None).scores[0] == game.view(None).scores[0] + 2 == 6
    assert happened(game, buy) == (
        e.Improved(0, "trade", 4),
        e.MetropolisWon(0, "trade", corner("B4 n"), None),
    )


@pytest.mark.parametrize("place", ["D5 n", "A3 n", "B6 n", "C4 n", "C4 s"])
def test_where_no_metropolis_goes(place: str) -> None:
    """Check great_canal.R24: not on one of another track, another's city, a settlement, a fallen city,
    nothing."""
    game = position(
        seat(cities="D5 n, B4 n", settlements="B6 n", fallen="C4 n"),
        seat(cities="A3 n"),
        hands={0: goods(cloth=4)},
        holdings={0: levels(trade=3, politics=4)},
        metropolises=metropolises(politics="D5 n"),
    )
    refused(game, a.Improve("trade", corner(place)), "great_canal.R24.city")
    allowed(game, a.Improve("trade", corner("B4 n")))


@pytest.mark.parametrize("taken", ["politics", "science"])
def test_level_4_first_needs_a_city_without_a_metropolis(taken: str) -> None:
    """Check great_canal.R24: a city can bear one metropolis; without another city no level 4."""
    game = position(
        ONE,
        hands={0: goods(cloth=4)},
        holdings={0: levels(trade=3, politics=4, science=4)},
        metropolises=metropolises(**{taken: "D5 n"}),
    )
    for city in (None, corner("D5 n")):
        refused(game, a.Improve("trade", city), "great_canal.R24")


def test_the_second_to_reach_level_4_gets_none() -> None:
    """Check great_canal.R24: it needs a city without a metropolis though it gets none, and names none."""
    game = cloth(4, ONE, OTHER, mine=levels(trade=3), theirs=levels(trade=4), trade="B6 n")
    refused(game, a.Improve("trade", corner("D5 n")), "great_canal.R24.none")
    allowed(game, a.Improve("trade"))
    assert happened(game, a.Improve("trade")) == (e.Improved(0, "trade", 4),)
    after = act(game, a.Improve("trade"))
    assert after.metropolises == game.metropolises
    assert after.view(None).scores == game.view(None).scores
    own_is_one = replace(game, metropolises=metropolises(trade="B6 n", science="D5 n"))
    refused(own_is_one, a.Improve("trade"), "great_canal.R24")


def test_the_holder_needs_no_other_city() -> None:
    """Check great_canal.R24: who holds the track's metropolis buys level 5 without another city."""
    game = cloth(5, ONE, OTHER, mine=levels(trade=4), theirs=levels(trade=4), trade="D5 n")
    allowed(game, a.Improve("trade"))
    refused(game, a.Improve("trade", corner("D5 n")), "great_canal.R24.none")
    assert act(game, a.Improve("trade")).metropolises == game.metropolises


def test_level_5_before_the_holder_takes_it() -> None:
    """Check great_canal.R24: the city is named; the loser keeps a plain city, wall and all."""
    game = cloth(5, TWO, OTHER, mine=levels(trade=4), theirs=levels(trade=4), trade="B6 n")
    refused(game, a.Improve("trade"), "great_canal.R24.city")
    refused(game, a.Improve("trade", corner("B6 n")), "great_canal.R24.city")
    buy = a.Improve("trade", corner("D5 n"))
    after = act(game, buy)
    assert after.metropolises == (corner("D5 n"), None, None)
    assert after.pieces.realms == game.pieces.realms
    assert after.pieces.realms[1].walls == (corner("B6 n"),)
    before = game.view(None).scores
    assert after.view(None).scores == (before[0] + 2, before[1] - 2, 0, 0)
    assert happened(game, buy)[1] == e.MetropolisWon(0, "trade", corner("D5 n"), 1)


def test_taking_it_needs_a_city_without_a_metropolis() -> None:
    """Check great_canal.R24: level 5 before the holder, but no city to put it on, cannot be bought."""
    game = cloth(5, ONE, OTHER, mine=levels(trade=4, science=4), theirs=levels(trade=4))
    game = replace(game, metropolises=metropolises(trade="B6 n", science="D5 n"))
    for city in (None, corner("D5 n")):
        refused(game, a.Improve("trade", city), "great_canal.R24")


def test_at_level_5_the_holder_keeps_it_for_good() -> None:
    """Check great_canal.R24: a later level 5 brings none, but needs a city that could bear one."""
    game = cloth(5, TWO, OTHER, mine=levels(trade=4), theirs=levels(trade=5), trade="B6 n")
    refused(game, a.Improve("trade", corner("D5 n")), "great_canal.R24.none")
    after = act(game, a.Improve("trade"))
    assert after.metropolises == game.metropolises
    assert after.holdings[0].levels == (5, 0, 0)
    assert after.view(None).scores == game.view(None).scores


def test_the_tracks_are_apart() -> None:
    """Check great_canal.R24: each track has its own metropolis, one seat may have all three."""
    game = position(
        seat(cities="D5 n, B4 n, B6 n"),
        hands={0: goods(cloth=4, coin=4, paper=4)},
        holdings={0: levels(trade=3, politics=3, science=3)},
    )
    cities = ("D5 n", "B4 n", "B6 n")
    after = act(
        game, *(a.Improve(track, corner(city)) for (track, _), city in zip(TRACKS, cities, strict=True))
    )
    assert after.metropolises == tuple(map(corner, cities))
    assert after.view(None).scores[0] == 3 * (2 + 2)


def test_an_unknown_track_is_refused() -> None:
    """Check the table of levels: there are three tracks."""
    refused(cloth(5, ONE, mine=levels()), a.Improve("war"), "great_canal.unknown.track")


# The barbarians.


def attacked(*realms: Realm, **metropolis: str) -> GreatCanal:
    """Return the position after a lost attack, in the turn of seat 0."""
    game = position(
        *realms, rolled=False, barbarians=Barbarians(6, 0), metropolises=metropolises(**metropolis)
    )
    return act(rolls(game, 1, 1, "fleet"), a.Roll())


def test_a_metropolis_is_immune() -> None:
    """Check table 4.3: a metropolis is never lost, yet it counts for the strength of the barbarians."""
    after = attacked(ONE, OTHER, trade="D5 n")
    assert after.pieces.realms[0] == ONE
    assert after.pieces.realms[1] == seat(settlements="B6 n, B3 n")
    alone = attacked(ONE, seat(knights="B6 n 1+"), trade="D5 n")
    assert alone.holdings[1].defender == 1
    beaten = attacked(TWO, seat(cities="A3 n", knights="B6 n 2+"), trade="D5 n")
    assert beaten.pieces.realms[0] == seat(cities="D5 n", settlements="B4 n")
    assert beaten.pieces.realms[1].cities == (corner("A3 n"),)


def test_a_city_that_was_a_metropolis_can_be_lost() -> None:
    """Check great_canal.R24: what is left of a metropolis that was taken is a plain city."""
    bought = act(
        cloth(5, TWO, OTHER, mine=levels(trade=4), theirs=levels(trade=4), trade="B6 n"),
        a.Improve("trade", corner("D5 n")),
        a.EndTurn(),
    )
    after = act(rolls(replace(bought, barbarians=Barbarians(6, 0)), 1, 1, "fleet"), a.Roll())
    assert after.pieces.realms[1] == seat(settlements="B6 n, B3 n")
    assert after.pieces.realms[0].cities == (corner("D5 n"),)
