"""Bishop: where the robber goes, and whom it robs."""

from __future__ import annotations

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.pieces import Realm
from tests.rules.great_canal.politics import with_card
from tests.rules.great_canal.positions import (
    BOARD,
    act,
    allowed,
    goods,
    happened,
    hexagon,
    offered,
    position,
    refused,
    seat,
)

FLOODED = tuple(range(9))


def bishop(to: str) -> a.PlayBishop:
    """Return the Bishop that goes to a hex."""
    return a.PlayBishop(hexagon(to))


def thefts(game: GreatCanal, to: str) -> list[tuple[int, int]]:
    """Return who steals of whom, in order."""
    found = happened(game, bishop(to))
    return [(one.seat, one.victim) for one in found if isinstance(one, e.CardStolen)]


# Where it goes (great_canal.R7, R18).


@pytest.mark.parametrize(("attacks", "fits"), [(0, False), (1, True), (2, True)])
def test_not_before_the_first_attack(attacks: int, fits: bool) -> None:
    """Check great_canal.R7: the robber moves only from the first barbarian attack on."""
    game = with_card("bishop", seat(), seat(settlements="D5 n"), hands={1: goods(ore=1)}, attacks=attacks)
    if fits:
        allowed(game, bishop("D5"))
    else:
        refused(game, bishop("D5"), "great_canal.R7.robber")
        assert not offered(game, a.PlayBishop)


@pytest.mark.parametrize("to", ["C2", "C1", "F7", "G1", "D5", "C8"])
def test_to_any_other_land(to: str) -> None:
    """Check great_canal.R18: land with and without a token, deserts, gold and small islands included."""
    game = with_card("bishop")
    assert len(offered(game, a.PlayBishop)) == 29  # 30 hexes of land but the robber's
    allowed(game, bishop(to))
    assert act(game, bishop(to)).robber == hexagon(to)


@pytest.mark.parametrize("to", ["F4", "E4", "C7", "D1", "A1"])
def test_not_to_its_own_hex_nor_to_water(to: str) -> None:
    """Check great_canal.R18: a hex other than the robber's; neither sea nor lake."""
    refused(with_card("bishop"), bishop(to), "great_canal.bishop")
    refused(with_card("bishop"), a.PlayBishop(99), "great_canal.bishop")


def test_not_to_the_flooded_basin() -> None:
    """Check great_canal.R18: the basin takes no robber once it is flooded, and does before."""
    assert BOARD.basin == hexagon("C1")
    allowed(with_card("bishop", dug=FLOODED[:7]), bishop("C1"))
    game = with_card("bishop", dug=FLOODED)
    refused(game, bishop("C1"), "great_canal.bishop")
    assert len(offered(game, a.PlayBishop)) == 28
    allowed(game, bishop("C2"))


def test_nobody_need_be_there() -> None:
    """Check the card: a hex with nobody at it is allowed, and nothing is stolen then."""
    game = with_card("bishop", seat(settlements="D5 n"), seat(cities="B2 n"), hands={1: goods(ore=2)})
    assert happened(game, bishop("D4")) == (
        e.CardPlayed(0, "bishop"),
        e.RobberMoved(0, hexagon("D4"), game.robber),
    )
    after = act(game, bishop("D4"))
    assert after.hands == game.hands
    allowed(after, a.EndTurn())


# Whom it robs.

AT_D5 = (seat(settlements="D5 n"), seat(cities="D5 se"), seat(), seat(settlements="D5 sw"))


@pytest.mark.parametrize(("active", "order"), [(0, [1, 3]), (1, [3, 0]), (2, [3, 0, 1]), (3, [0, 1])])
def test_one_card_of_each_in_turn_order(active: int, order: list[int]) -> None:
    """Check the card: one card from each other player with a building at the hex, in turn order."""
    hands = {number: goods(ore=2, wool=number) for number in range(4)}
    game = with_card("bishop", *AT_D5, active=active, hands=hands)
    assert thefts(game, "D5") == [(active, victim) for victim in order]
    before, after = map(sum, game.hands), act(game, bishop("D5"))
    taken = [held - sum(hand) for held, hand in zip(before, after.hands, strict=True)]
    assert taken == [-len(order) if one == active else int(one in order) for one in range(4)]
    assert after.bank == game.bank


@pytest.mark.parametrize(
    ("realm", "hand", "robbed"),
    [
        (seat(settlements="D5 n"), goods(coin=1), True),
        (seat(cities="D5 n, D5 se"), goods(coin=1, ore=1), True),  # once, with two buildings too
        (seat(fallen="D5 n"), goods(ore=1), True),
        (seat(settlements="D5 n"), goods(), False),
        (seat(knights="D5 n 3+", roads="D5 ne"), goods(ore=1), False),
        (seat(settlements="C4 n"), goods(ore=1), False),
    ],
)
def test_who_is_robbed(realm: Realm, hand: tuple[int, ...], robbed: bool) -> None:
    """Check great_canal.R18: whoever has a building at the hex and a card, once; knights are not robbed."""
    game = with_card("bishop", seat(), realm, hands={1: hand})
    allowed(game, bishop("D5"))
    assert thefts(game, "D5") == ([(0, 1)] if robbed else [])


def test_a_random_card() -> None:
    """Check the card: the card is drawn by lot, resources and commodities alike."""
    found: set[tuple[int, ...]] = set()
    for seed in range(20):
        game = with_card("bishop", *AT_D5[:2], hands={1: goods(ore=1, cloth=1)}, seed=seed)
        after = act(game, bishop("D5"))
        found.add(after.hands[0])
        assert tuple(map(sum, zip(*after.hands, strict=True))) == goods(ore=1, cloth=1)
    assert found == {goods(ore=1), goods(cloth=1)}


def test_each_theft_is_told_to_the_two_concerned() -> None:
    """Check great_canal.R43: which card is stolen is known to the two, that one is stolen to all."""
    game = with_card("bishop", *AT_D5, hands={1: goods(ore=1), 3: goods(cloth=1)})
    told = [(event, event.audience()) for event in happened(game, bishop("D5"))]
    assert told == [
        (e.CardPlayed(0, "bishop"), None),
        (e.RobberMoved(0, hexagon("D5"), game.robber), None),
        (e.CardStolen(0, 1), None),
        (e.StolenCardSeen(0, 1, "ore"), (0, 1)),
        (e.CardStolen(0, 3), None),
        (e.StolenCardSeen(0, 3, "cloth"), (0, 3)),
    ]
    assert act(game, bishop("D5")).hands[0] == goods(ore=1, cloth=1)


def test_it_is_no_seven() -> None:
    """Check the card: nobody discards, and the robber is not moved once more."""
    game = with_card("bishop", *AT_D5, hands={0: goods(ore=9), 1: goods(ore=9)})
    after = act(game, bishop("D5"))
    assert after.queue == ()
    assert after.hands[:2] == (goods(ore=10), goods(ore=8))


def test_the_robber_stays_where_the_bishop_led_it() -> None:
    """Check great_canal.R18: a second Bishop goes elsewhere, back too."""
    game = act(position(), a.EndTurn())
    game = act(with_card("bishop", robber=game.robber), bishop("D5"))
    again = with_card("bishop", robber=game.robber)
    refused(again, bishop("D5"), "great_canal.bishop")
    allowed(again, bishop("F4"))
