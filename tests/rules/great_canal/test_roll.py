"""The roll: when it is due, what it shows, and the order of what follows from it."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import TRACKS
from rules.great_canal.state import Barbarians, Dice, Holding
from rules.randomness import Randomness
from rules.records import Action, Event
from tests.rules.great_canal.positions import (
    act,
    corner,
    edge,
    goods,
    happened,
    pile,
    position,
    refused,
    rolls,
    seat,
)

ROLL = a.Roll()
TOWN = seat(settlements="C4 ne", roads="C4 e")
"""A settlement at hills 10, forest 9 and mountains 4."""
RICH = goods(brick=1, lumber=1, wool=1, grain=1)


def kinds(events: tuple[Event, ...]) -> list[str]:
    """Return the names of the classes of events, in their order."""
    return [type(event).__name__ for event in events]


def holding(trade: int = 0, politics: int = 0, science: int = 0, progress: str = "") -> Holding:
    """Return what a seat holds: its levels, and progress cards."""
    return Holding(levels=(trade, politics, science), progress=tuple(progress.split()))


def test_before_the_roll_there_is_only_the_roll() -> None:
    """Check great_canal.R12, great_canal.R49: nothing else is done before it, and it is always an action."""
    game = position(TOWN, rolled=False, hands={0: RICH})
    assert game.legal_actions(0) == (ROLL,)
    assert game.waiting_for == (0,)
    others: tuple[Action, ...] = (
        a.BuildRoad(edge("C4 ne")),
        a.EndTurn(),
        a.TradeBank("brick", "ore"),
        a.MakeOffer(goods(brick=1), goods(ore=1)),
    )
    for action in others:
        refused(game, action, "great_canal.unrolled")


@pytest.mark.parametrize("active", [0, 2])
def test_only_the_seat_in_turn_rolls(active: int) -> None:
    """Check great_canal.R12: nobody rolls for somebody else."""
    game = position(TOWN, rolled=False, active=active)
    for other in {0, 1, 2, 3} - {active}:
        refused(game, ROLL, "game.turn", other)
    assert act(rolls(game, 1, 1), ROLL).turn.dice == Dice(1, 1, "trade")


def test_nobody_rolls_twice() -> None:
    """Check great_canal.R12: one roll a turn; the next seat rolls again."""
    game = act(rolls(position(TOWN, rolled=False), 1, 1), ROLL)
    refused(game, ROLL, "great_canal.rolled")
    game = act(game, a.EndTurn())
    assert game.active == 1
    assert game.legal_actions(1) == (ROLL,)
    refused(game, ROLL, "game.turn", 0)


def test_the_dice() -> None:
    """Check Cities & Knights: two dice from 1 to 6; the event die has three ships and one side of each
    track."""
    game = position(TOWN, rolled=False)
    count = 4000
    seen = [
        event
        for seed in range(count)
        for event in happened(replace(game, randomness=Randomness(str(seed))), ROLL)
        if isinstance(event, e.Rolled)
    ]
    assert len(seen) == count
    for face in range(1, 7):
        assert abs(sum(one.yellow == face for one in seen) - count / 6) < 120
        assert abs(sum(one.red == face for one in seen) - count / 6) < 120
    events = Counter(one.event for one in seen)
    assert set(events) == {"fleet", *TRACKS}
    assert abs(events["fleet"] - count / 2) < 160
    assert all(abs(events[track] - count / 6) < 120 for track in TRACKS)
    assert len({(one.yellow, one.red, one.event) for one in seen}) == 6 * 6 * 4


def test_what_is_seen_of_a_roll() -> None:
    """Check great_canal.R12: all are told the dice first; an undo never crosses it."""
    told = happened(rolls(position(TOWN, rolled=False), 3, 6, "science"), ROLL)[0]
    assert told == e.Rolled(0, 3, 6, "science")
    assert told.audience() is None
    assert type(told).reveals


def test_the_barbarians_come_before_production() -> None:
    """Check great_canal.R12: a city that falls by this roll yields as a settlement."""
    town = seat(cities="C4 ne", roads="C4 e")
    game = position(town, rolled=False, barbarians=Barbarians(6, 0))
    game = rolls(game, 4, 6, "fleet")
    names = kinds(happened(game, ROLL))
    assert names == ["Rolled", "FleetSailed", "Attacked", "CityLost", "Received"]
    assert act(game, ROLL).hands[0] == goods(brick=1)


def test_production_waits_for_the_city_that_is_lost() -> None:
    """Check great_canal.R12: sacrifices come before production."""
    town = seat(cities="C4 ne, D3 s", roads="C4 e")
    game = position(town, rolled=False, barbarians=Barbarians(6, 0))
    game = act(rolls(game, 4, 6, "fleet"), ROLL)
    assert game.hands[0] == goods()
    refused(game, a.EndTurn(), "great_canal.first.sacrifice")
    assert act(game, a.Sacrifice(corner("C4 ne"))).hands[0] == goods(brick=1)
    assert act(game, a.Sacrifice(corner("D3 s"))).hands[0] == goods(brick=2)


def test_cards_are_drawn_before_production() -> None:
    """Check great_canal.R12: progress draws, then production."""
    game = position(TOWN, rolled=False, holdings={0: holding(science=5)})
    game = replace(game, piles=(*game.piles[:2], pile("science", ("smith",))))
    names = kinds(happened(rolls(game, 6, 4, "science"), ROLL))
    assert names == ["Rolled", "CardDrawn", "CardSeen", "Received"]


def test_cards_over_the_limit_are_put_back_before_production() -> None:
    """Check great_canal.R12, great_canal.R23: by others before the roll goes on, in turn before its end."""
    full = holding(trade=5, progress="merchant merchant merchant merchant")
    other = holding(trade=5, progress="merchant_fleet merchant_fleet trade_monopoly trade_monopoly")
    game = position(TOWN, rolled=False, holdings={0: full, 1: other})
    game = replace(game, piles=(pile("trade", ("master_merchant",) * 2), *game.piles[1:]))
    game = act(rolls(game, 6, 4, "trade"), ROLL)
    assert game.waiting_for == (1,)
    assert game.hands[0] == goods()
    assert set(game.legal_actions(1)) == {
        a.DropCard("merchant_fleet"),
        a.DropCard("trade_monopoly"),
        a.DropCard("master_merchant"),
    }
    refused(game, a.DropCard("merchant"), "game.turn", 0)
    refused(game, a.DropCard("merchant"), "great_canal.held", 1)
    game = act(game, a.DropCard("trade_monopoly"), by=1)
    assert game.hands[0] == goods(brick=1)
    assert len(game.holdings[1].progress) == 4
    assert game.piles[0].returned == ("trade_monopoly",)
    assert game.waiting_for == (0,)
    refused(game, a.EndTurn(), "great_canal.R23.end")
    game = act(game, a.DropCard("merchant"))
    assert act(game, a.EndTurn()).active == 1


def test_a_seven_comes_after_the_event() -> None:
    """Check great_canal.R12: the robber moves once the cards of the roll are drawn."""
    game = position(TOWN, rolled=False, holdings={0: holding(politics=5)})
    game = act(rolls(game, 3, 4, "politics"), ROLL)
    assert len(game.holdings[0].progress) + len(game.holdings[0].open) == 1
    refused(game, a.EndTurn(), "great_canal.first.robber")


# Progress draws.


@pytest.mark.parametrize("level", range(6))
@pytest.mark.parametrize("red", range(1, 7))
@pytest.mark.parametrize("yellow", [1, 6])
def test_the_red_die_decides_who_draws(level: int, red: int, yellow: int) -> None:
    """Check Cities & Knights: level 1 draws up to a red 2, level 5 up to a red 6; without a level nobody."""
    game = position(TOWN, rolled=False, holdings={1: holding(politics=level, trade=5)})
    highest = {0: 0, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6}[level]
    drawn = [
        event
        for event in happened(rolls(game, yellow, red, "politics"), ROLL)
        if isinstance(event, e.CardDrawn)
    ]
    assert drawn == ([e.CardDrawn(1, "politics")] if red <= highest else [])


@pytest.mark.parametrize("track", TRACKS)
def test_a_card_comes_from_the_deck_of_its_track(track: str) -> None:
    """Check Cities & Knights: only the deck of the colour that was rolled is drawn from."""
    game = position(TOWN, rolled=False, holdings={0: holding(5, 5, 5)})
    after = act(rolls(game, 1, 1, track), ROLL)
    sizes = [sum(one.undrawn) for one in after.piles]
    assert sizes == [17 if one == track else 18 for one in TRACKS]
    assert after.conserved() == game.conserved()


def test_cards_are_drawn_in_turn_order() -> None:
    """Check great_canal.R23: from the roller on; the last card goes to the first, then there is none."""
    every = {number: holding(trade=5) for number in range(4)}
    game = position(TOWN, rolled=False, active=2, holdings=every)
    events = happened(rolls(game, 1, 1, "trade"), ROLL)
    assert [event.seat for event in events if isinstance(event, e.CardDrawn)] == [2, 3, 0, 1]
    scarce = replace(game, piles=(pile("trade", ("merchant", "merchant")), *game.piles[1:]))
    events = happened(rolls(scarce, 1, 1, "trade"), ROLL)
    assert [event.seat for event in events if isinstance(event, e.CardDrawn)] == [2, 3]


def test_who_knows_a_card() -> None:
    """Check great_canal.R43: all know its colour, its owner alone which it is."""
    game = position(TOWN, rolled=False, holdings={1: holding(trade=5)})
    game = replace(game, piles=(pile("trade", ("merchant",)), *game.piles[1:]))
    events = happened(rolls(game, 1, 1, "trade"), ROLL)[1:]
    assert events == (e.CardDrawn(1, "trade"), e.CardSeen(1, "merchant"))
    assert [event.audience() for event in events] == [None, (1,)]


@pytest.mark.parametrize(("card", "deck"), [("printer", 2), ("constitution", 1)])
def test_a_card_that_is_a_point_is_laid_open(card: str, deck: int) -> None:
    """Check great_canal.R23: Printer and Constitution are laid open at once, outside the limit."""
    own = holding(politics=2, science=2, progress="merchant merchant merchant merchant")
    game = position(TOWN, rolled=False, holdings={1: own})
    piles = list(game.piles)
    piles[deck] = pile(TRACKS[deck], (card,))
    game = rolls(replace(game, piles=tuple(piles)), 1, 1, TRACKS[deck])
    assert happened(game, ROLL)[-1] == e.CardLaidOpen(1, card)
    after = act(game, ROLL)
    assert after.holdings[1].open == (card,)
    assert after.holdings[1].progress == own.progress
    assert after.view(None).scores[1] == game.view(None).scores[1] + 1
    assert after.waiting_for == (0,)


def test_cards_put_back_are_drawn_last() -> None:
    """Check great_canal.R44: below those never drawn, in the order in which they came back."""
    game = position(TOWN, rolled=False, holdings={number: holding(trade=5) for number in (0, 1, 2)})
    deck = pile("trade", ("merchant",), ("trade_monopoly", "merchant_fleet"))
    after = act(rolls(replace(game, piles=(deck, *game.piles[1:])), 1, 1, "trade"), ROLL)
    assert [one.progress for one in after.holdings] == [
        ("merchant",),
        ("trade_monopoly",),
        ("merchant_fleet",),
        (),
    ]


def test_a_card_of_a_deck_is_drawn_by_lot() -> None:
    """Check great_canal.R44: cards never drawn lie in random order."""
    game = position(TOWN, rolled=False, holdings={0: holding(science=5)})
    drawn = {
        act(rolls(replace(game, randomness=Randomness(str(n))), 1, 1, "science"), ROLL) for n in range(60)
    }
    seen = {(*one.holdings[0].progress, *one.holdings[0].open)[0] for one in drawn}
    assert len(seen) >= 8


def test_the_same_roll_for_the_same_seed() -> None:
    """Check that a roll depends on the seed and on nothing that has been asked before."""
    game = position(TOWN, rolled=False, seed="twice")
    again = position(TOWN, rolled=False, seed="twice")
    again.view(0)
    again.legal_actions(0)
    assert act(game, ROLL) == act(again, ROLL)
