"""Crane: the next level of a track for a commodity less."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import TRACK_GOODS, TRACKS
from rules.great_canal.hands import single
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    goods,
    happened,
    offered,
    position,
    refused,
    seat,
)

ONE, TWO = seat(cities="D5 n"), seat(cities="D5 n, B4 n")
OTHER = seat(cities="B6 n", walls="B6 n", settlements="B3 n")
PRICE = "great_canal.price"


def only(track: str, level: int) -> tuple[int, int, int]:
    """Return a level of one track, the others at 0."""
    trade, politics, science = (level if one == track else 0 for one in TRACKS)
    return trade, politics, science


def crane(track: str = "trade", city: str | None = None) -> a.PlayCrane:
    """Return the card with a track, and a city if one is named."""
    return a.PlayCrane(track, None if city is None else corner(city))


def building(
    *realms: Realm, levels: tuple[int, int, int] = (0, 0, 0), cards: int = 1, **fields: Any
) -> GreatCanal:
    """Return a position in which seat 0 holds the Crane and has these levels."""
    held = Holding(progress=("crane",) * cards, levels=levels)
    theirs = {1: Holding(levels=fields.pop("theirs", (0, 0, 0)))}
    return position(*realms, **{"holdings": {0: held, **theirs}, **fields})


def trade_at(name: str | None, science: str | None = None) -> tuple[int | None, None, int | None]:
    """Return the metropolises: that of trade and that of science."""
    return (corner(name) if name else None), None, (corner(science) if science else None)


# The price.


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_costs_one_less(track: str, level: int) -> None:
    """Check the table of cards: level n costs n - 1 of its commodity, level 1 nothing."""
    good = TRACK_GOODS[TRACKS.index(track)]
    levels = only(track, level - 1)
    cities = (corner("D5 n") if level == 5 and one == track else None for one in TRACKS)
    fields: dict[str, Any] = {"levels": levels, "metropolises": tuple(cities)}
    card = crane(track, "D5 n" if level == 4 else None)
    game = building(ONE, hands={0: single(good, level - 1)}, **fields)
    allowed(game, card)
    assert happened(game, card)[:2] == (e.CardPlayed(0, "crane"), e.Improved(0, track, level))
    after = act(game, card)
    assert after.hands[0] == goods()
    assert after.bank == (19,) * 5 + (12,) * 3
    assert after.holdings[0].levels == only(track, level)
    assert act(building(ONE, hands={0: single(good, level + 1)}, **fields), card).hands[0] == single(good, 2)
    if level > 1:
        refused(building(ONE, hands={0: single(good, level - 2)}, **fields), card, PRICE)
        others = tuple(0 if one == good else 9 for one in range(8))
        refused(building(ONE, hands={0: others}, **fields), card, PRICE)


def test_level_1_for_nothing() -> None:
    """Check the table of cards: with an empty hand, each track's first level and no other."""
    game = building(ONE)
    assert offered(game, a.PlayCrane) == {crane("trade"), crane("politics"), crane("science")}
    for track in TRACKS:
        allowed(game, crane(track))
        assert happened(game, crane(track)) == (e.CardPlayed(0, "crane"), e.Improved(0, track, 1))
    further = building(ONE, levels=(1, 0, 2))
    assert offered(further, a.PlayCrane) == {crane("politics")}
    refused(further, crane("trade"), PRICE)


def test_other_levels_cost_what_they_cost() -> None:
    """Check the table of cards: the card serves the improvement that it buys, no other of the turn."""
    game = building(ONE, hands={0: goods(cloth=3)}, levels=(1, 0, 0))
    after = act(game, crane())
    assert after.hands[0] == goods(cloth=2)
    refused(after, a.Improve("trade"), PRICE)
    refused(after, crane(), "great_canal.held")


# Two of them.


def test_a_second_crane_on_another_improvement() -> None:
    """Check the table of cards: in the same turn, for another track or for the next level of the same one."""
    game = building(ONE, cards=2, hands={0: goods(cloth=2)}, levels=(1, 0, 0))
    both = act(game, crane("trade"), crane("politics"))
    assert both.holdings[0].levels == (2, 1, 0)
    assert both.hands[0] == goods(cloth=1)
    next_level = building(ONE, cards=2, hands={0: goods(cloth=3)}, levels=(1, 0, 0))
    after = act(next_level, crane("trade"), crane("trade"))
    assert after.holdings[0].levels == (3, 0, 0)
    assert after.hands[0] == goods()
    assert after.holdings[0].progress == ()


def test_one_crane_an_improvement() -> None:
    """Check the table of cards: with two cards in the hand a level still costs but one less."""
    game = building(ONE, cards=2, hands={0: goods(cloth=1)}, levels=(2, 0, 0))
    refused(game, crane(), PRICE)
    assert offered(game, a.PlayCrane) == {crane("politics"), crane("science")}
    after = act(building(ONE, cards=2, hands={0: goods(cloth=2)}, levels=(2, 0, 0)), crane())
    assert after.holdings[0].progress == ("crane",)


# What it needs beside the price.


@pytest.mark.parametrize("own", [seat(), seat(settlements="D5 n"), seat(fallen="D5 n")])
def test_without_a_city(own: Realm) -> None:
    """Check great_canal.R22: a settlement or a city on its side buys no level, not for nothing either."""
    game = building(own, hands={0: goods(cloth=5)})
    assert not offered(game, a.PlayCrane)
    for track in TRACKS:
        refused(game, crane(track), "great_canal.improve.city")


def test_no_level_above_the_fifth() -> None:
    """Check the table of levels: a track that is at its end cannot be named, others can."""
    game = building(TWO, levels=(5, 0, 0), hands={0: goods(cloth=9)}, metropolises=trade_at("D5 n"))
    refused(game, crane("trade"), "great_canal.improve.highest")
    refused(game, crane("trade", "B4 n"), "great_canal.improve.highest")
    allowed(game, crane("science"))


def test_no_track_that_could_be_bought() -> None:
    """Check the table of cards: it cannot be played if the commodities held buy no level."""
    game = building(ONE, levels=(1, 2, 3), hands={0: goods(coin=1, paper=2, ore=9)})
    assert not offered(game, a.PlayCrane)
    for track in TRACKS:
        refused(game, crane(track, "D5 n" if track == "science" else None), PRICE)


@pytest.mark.parametrize("track", ["war", "", "cloth"])
def test_an_unknown_track(track: str) -> None:
    """Check the table of levels: there are three tracks."""
    refused(building(ONE), a.PlayCrane(track), "great_canal.unknown.track")


# Metropolises (great_canal.R24).


def test_a_crane_that_wins_a_metropolis() -> None:
    """Check great_canal.R24: level 4 first reached, for three; its city is named with the card."""
    game = building(TWO, levels=(3, 0, 0), hands={0: goods(cloth=3)})
    assert offered(game, a.PlayCrane) - {crane("politics"), crane("science")} == {
        crane("trade", "D5 n"),
        crane("trade", "B4 n"),
    }
    refused(game, crane("trade"), "great_canal.R24.city")
    for name in ("B6 n", "D5 s"):
        refused(game, crane("trade", name), "great_canal.R24.city")
    allowed(game, crane("trade", "B4 n"))
    assert happened(game, crane("trade", "B4 n")) == (
        e.CardPlayed(0, "crane"),
        e.Improved(0, "trade", 4),
        e.MetropolisWon(0, "trade", corner("B4 n"), None),
    )
    after = act(game, crane("trade", "B4 n"))
    assert after.metropolises == trade_at("B4 n")
    assert after.view(None).scores[0] == game.view(None).scores[0] + 2


def test_a_city_with_a_metropolis_does_not_bear_another() -> None:
    """Check great_canal.R24: without another city there is no level 4, by card neither."""
    fields: dict[str, Any] = {
        "levels": (3, 0, 4),
        "hands": {0: goods(cloth=3)},
        "metropolises": trade_at(None, "D5 n"),
    }
    for city in (None, "D5 n"):
        refused(building(ONE, **fields), crane("trade", city), "great_canal.R24")
    second = {**fields, "theirs": (4, 0, 0), "metropolises": trade_at("B6 n", "D5 n")}
    refused(building(ONE, OTHER, **second), crane("trade"), "great_canal.R24")
    refused(building(TWO, **fields), crane("trade", "D5 n"), "great_canal.R24.city")
    allowed(building(TWO, **fields), crane("trade", "B4 n"))


@pytest.mark.parametrize(("level", "theirs"), [(0, 0), (2, 0), (3, 4), (4, 5)])
def test_no_city_is_named_without_a_metropolis(level: int, theirs: int) -> None:
    """Check great_canal.R24: below level 4, or where another keeps it, naming a city is refused."""
    game = building(
        ONE,
        OTHER,
        levels=(level, 0, 0),
        theirs=(theirs, 0, 0),
        hands={0: goods(cloth=level)},
        metropolises=trade_at("B6 n" if theirs else None),
    )
    refused(game, crane("trade", "D5 n"), "great_canal.R24.none")
    allowed(game, crane("trade"))
    assert act(game, crane("trade")).metropolises == game.metropolises


def test_level_5_by_crane_takes_it() -> None:
    """Check great_canal.R24: level 5 before the holder takes the metropolis, for four commodities."""
    game = building(
        TWO,
        OTHER,
        levels=(4, 0, 0),
        theirs=(4, 0, 0),
        hands={0: goods(cloth=4)},
        metropolises=trade_at("B6 n"),
    )
    refused(game, crane("trade"), "great_canal.R24.city")
    after = act(game, crane("trade", "D5 n"))
    assert after.metropolises == trade_at("D5 n")
    assert after.hands[0] == goods()
    before = game.view(None).scores
    assert after.view(None).scores == (before[0] + 2, before[1] - 2, 0, 0)


@pytest.mark.parametrize(("defender", "over"), [(14, True), (13, False)])
def test_a_metropolis_by_crane_can_win(defender: int, over: bool) -> None:
    """Check great_canal.R31: its two points count at once."""
    held = {0: Holding(progress=("crane",), levels=(3, 0, 0), defender=defender)}
    game = building(ONE, hands={0: goods(cloth=3)}, holdings=held)
    after = act(game, crane("trade", "D5 n"))
    assert (after.outcome is not None) == over


def test_a_level_by_crane_works_at_once() -> None:
    """Check the table of levels: the Merchant Guild trades commodities 2:1 from that moment on."""
    game = building(ONE, levels=(2, 0, 0), hands={0: goods(cloth=2, coin=2)})
    refused(game, a.TradeBank("coin", "ore"), "great_canal.R57")
    allowed(act(game, crane("trade")), a.TradeBank("coin", "ore"))
