"""Victory in one's own turn, what lapses with it, and what is worth points."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.state import Barbarians, Holding
from rules.records import Action, RuleError
from tests.rules.great_canal.positions import (
    act,
    corner,
    edge,
    goods,
    happened,
    hexagon,
    pile,
    position,
    rolls,
    seat,
)


def chips(**counts: int) -> dict[int, Holding]:
    """Return chips by seat (s0=17)."""
    return {int(name[1:]): Holding(chips=count) for name, count in counts.items()}


BUILD = a.BuildCity(corner("D5 n"))
PRICE = goods(grain=2, ore=3)


@pytest.mark.parametrize(("seats", "goal"), [(3, 21), (4, 18)])
def test_the_points_that_win(seats: int, goal: int) -> None:
    """Check the rule text: 21 points with three, 18 with four, in one's own turn (great_canal.R9)."""
    realm = seat(settlements="D5 n")
    short = position(realm, seats=seats, hands={0: PRICE}, holdings=chips(s0=goal - 3))
    assert act(short, BUILD).outcome is None
    won = position(realm, seats=seats, hands={0: PRICE}, holdings=chips(s0=goal - 2))
    assert happened(won, BUILD)[-1] == e.GameEnded(0, goal)
    after = act(won, BUILD)
    assert after.outcome is not None
    assert after.outcome.winners == (0,)
    assert after.outcome.scores == (goal, *(0,) * (seats - 1))


def test_nobody_wins_in_anothers_turn() -> None:
    """Check great_canal.R31: points got in another's turn win at the start of the own one, before the
    roll."""
    game = position(
        seat(cities="D5 n"),
        seat(knights="B6 n 1+"),
        holdings=chips(s1=17, s3=30),
        rolled=False,
        barbarians=Barbarians(6, 0),
    )
    events = happened(rolls(game, 1, 1, "fleet"), a.Roll())
    assert e.DefenderNamed(1) in events
    game = act(rolls(game, 1, 1, "fleet"), a.Roll())
    assert game.view(None).scores == (2, 18, 0, 30)
    assert game.outcome is None
    assert happened(game, a.EndTurn()) == (e.TurnEnded(0), e.GameEnded(1, 18))
    after = act(game, a.EndTurn())
    assert after.outcome is not None
    assert after.outcome.winners == (1,)
    assert after.turn.dice is None


@pytest.mark.parametrize("knights", ["B6 n 1+", "B6 n 1"])
def test_victory_in_the_middle_of_a_roll(knights: str) -> None:
    """Check great_canal.R50: what was still to come of it lapses, here the sum's production (D5: 2)."""
    mine = seat(knights=knights, settlements="D5 n", cities="D5 s")
    game = position(mine, rolled=False, holdings=chips(s0=14), barbarians=Barbarians(6, 0))
    after = act(rolls(game, 1, 1, "fleet"), a.Roll())
    assert (after.outcome is not None) == knights.endswith("+")
    assert (after.hands[0] == goods()) == knights.endswith("+")


def test_what_is_pending_lapses_with_victory() -> None:
    """Check great_canal.R50: a Printer wins when it is drawn; a card too many is not put back any more."""
    holdings = {
        0: Holding(chips=17, levels=(0, 0, 2)),
        1: Holding(progress=("smith",) * 4, levels=(0, 0, 2)),
    }
    game = replace(position(rolled=False), holdings=(holdings[0], holdings[1], Holding(), Holding()))
    game = replace(game, piles=(*game.piles[:2], pile("science", ("printer",), ("crane",))))
    after = act(rolls(game, 1, 1, "science"), a.Roll())
    assert after.outcome is not None
    assert after.outcome.scores[0] == 18
    assert after.queue == ()
    assert after.waiting_for == ()


def test_an_open_offer_lapses_with_victory() -> None:
    """Check great_canal.R50: nothing is traded any more."""
    hands = {0: goods(grain=2, ore=3, wool=1), 1: goods(brick=1)}
    game = position(seat(settlements="D5 n"), hands=hands, holdings=chips(s0=16))
    game = act(game, a.MakeOffer(goods(wool=1), goods(brick=1)))
    assert act(game, BUILD).offer is None


@pytest.mark.parametrize("action", [a.Roll(), a.EndTurn(), a.AcceptOffer(), BUILD, a.WithdrawOffer()])
@pytest.mark.parametrize("by", range(4))
def test_after_the_end_nothing_is_allowed(action: Action, by: int) -> None:
    """Check great_canal.R50: a game that is over refuses all."""
    over = act(position(seat(settlements="D5 n"), hands={0: PRICE}, holdings=chips(s0=16)), BUILD)
    assert over.waiting_for == ()
    assert over.legal_actions(by) == ()
    with pytest.raises(RuleError, match=r"game\.over"):
        over.apply(by, action)


# Points.


def points(game: GreatCanal) -> tuple[int, ...]:
    """Return the points by seat, which are public."""
    return game.view(None).scores


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (position(), 0),
        (position(seat(settlements="D5 n, B4 n")), 2),
        (position(seat(cities="D5 n, B4 n, B6 n")), 6),
        (position(seat(fallen="D5 n", cities="B4 n")), 3),
        (position(seat(cities="D5 n", walls="D5 n", knights="B6 n 3+", roads="D5 ne, D5 nw")), 2),
        (position(seat(cities="D5 n, B4 n"), metropolises=(corner("D5 n"), None, corner("B4 n"))), 8),
        (position(seat(), seat(cities="D5 n"), metropolises=(corner("D5 n"), None, None)), 0),
        (position(seat(roads="D5 ne, D5 e, D5 se, D5 sw, D5 w")), 2),
        (position(seat(roads="D5 ne, D5 e, D5 se, D5 sw")), 0),
        (position(holdings={0: Holding(defender=3)}), 3),
        (position(holdings={0: Holding(chips=4)}), 4),
        (position(holdings={0: Holding(open=("constitution", "printer"))}), 2),
        (position(holdings={0: Holding(levels=(3, 3, 3), progress=("merchant",))}), 0),
        (position(merchant=hexagon("A2"), merchant_seat=0), 1),
        (position(merchant=hexagon("A2"), merchant_seat=1), 0),
    ],
)
def test_what_is_worth_points(game: GreatCanal, expected: int) -> None:
    """Check table 4.1, 4.3: settlement 1, city 2, metropolis 2 more, route 2, merchant, Defender, open
    cards and chips 1 each."""
    assert points(game)[0] == expected


def test_the_route_can_win_at_once() -> None:
    """Check great_canal.R31, great_canal.R50: it counts the moment it is got, here with the fifth road."""
    game = position(
        seat(roads="D5 ne, D5 e, D5 se, D5 sw"),
        hands={0: goods(brick=1, lumber=1)},
        holdings=chips(s0=16),
    )
    road = a.BuildRoad(edge("D5 w"))
    assert happened(game, road)[1:] == (e.RouteTaken(0, 5), e.GameEnded(0, 18))


def test_a_metropolis_can_win_at_once() -> None:
    """Check great_canal.R31: after every event; and a turn that begins with too few points goes on."""
    game = position(
        seat(cities="D5 n"),
        hands={0: goods(cloth=4)},
        holdings={0: Holding(chips=14, levels=(3, 0, 0))},
        rolled=False,
    )
    game = act(rolls(game, 1, 3, "fleet"), a.Roll())
    assert game.outcome is None
    assert act(game, a.Improve("trade", corner("D5 n"))).outcome is not None


def test_another_who_is_ahead_wins_in_the_own_turn_only() -> None:
    """Check great_canal.R31: a seat above the goal does not end the game by what the seat in turn does."""
    game = position(seat(settlements="D5 n"), hands={0: PRICE}, holdings=chips(s2=25))
    game = act(game, BUILD, a.EndTurn())
    assert game.outcome is None
    game = act(rolls(game, 1, 3, "fleet"), a.Roll())
    after = act(game, a.EndTurn())
    assert after.outcome is not None
    assert after.outcome.winners == (2,)
    assert after.outcome.scores == (2, 0, 25, 0)
