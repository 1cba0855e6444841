"""Gold fields and the Aqueduct: who is asked, what may be taken, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding
from tests.rules.great_canal.positions import (
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
from tests.rules.great_canal.rolling import RESOURCES, ROLL, before, left, left_in_all

DIGGER = seat(knights="G1 n 1", ships="G1 ne")
DRY = Holding(levels=(0, 0, 3))
"""A seat with an Aqueduct."""


def rolled(*realms: Realm, total: int = 8, **fields: Any) -> GreatCanal:
    """Return the game after a roll, with pieces and further fields as in position."""
    return act(before(position(*realms, rolled=False, **fields), total), ROLL)


@pytest.mark.parametrize(
    ("knights", "total", "robber", "asked"),
    [
        ("G1 n 1", 8, "F4", True),
        ("G1 s 2+", 8, "F4", True),
        ("G1 nw 3", 8, "F4", True),
        ("G6 ne 1+", 8, "F4", True),
        ("G1 n 1, G1 s 2", 8, "F4", True),
        ("G1 n 1+, G6 n 1", 8, "F4", True),
        ("F1 n 1+", 8, "F4", False),
        ("C4 n 1+", 8, "F4", False),
        ("G1 n 1+", 6, "F4", False),
        ("G1 n 1+", 9, "F4", False),
        ("G1 n 1+", 8, "G1", False),
        ("G1 nw 1+", 8, "F1", True),
        ("G1 n 1+, G6 n 1", 8, "G1", True),
        ("G1 n 1", 8, "G6", True),
        ("G1 n 1", 8, "B3", True),
    ],
)
def test_who_gets_gold(knights: str, total: int, robber: str, asked: bool) -> None:
    """Check great_canal.R8, great_canal.R18: on an 8, a knight at a gold field, active or not, one in all;
    not from the field with the robber."""
    game = rolled(seat(), seat(knights=knights), total=total, robber=hexagon(robber))
    assert game.waiting_for == ((1,) if asked else (0,))
    if asked:
        game = act(game, a.TakeResource("ore"), by=1)
        assert game.waiting_for == (0,)
    assert game.hands[1] == (goods(ore=1) if asked else goods())


def test_what_gold_gives() -> None:
    """Check great_canal.R25: a resource of choice that the bank has, no commodity; it cannot be declined."""
    game = rolled(seat(), DIGGER, hands={3: left(brick=0)})
    assert set(game.legal_actions(1)) == {a.TakeResource(one) for one in ("lumber", "wool", "grain", "ore")}
    for good in ("brick", "cloth", "coin", "paper", "gold", ""):
        refused(game, a.TakeResource(good), "great_canal.R25", 1)
    refused(game, a.Skip(), "great_canal.R42", 1)
    for other in (0, 2, 3):
        refused(game, a.TakeResource("ore"), "game.turn", other)
    refused(game, a.EndTurn(), "game.turn", 0)
    events = happened(game, a.TakeResource("grain"), 1)
    assert events == (e.ResourceTaken(1, "grain", True),)
    assert events[0].audience() is None
    after = act(game, a.TakeResource("grain"), by=1)
    assert after.hands[1] == goods(grain=1)
    assert after.conserved() == game.conserved()


def test_the_seat_in_turn_takes_its_gold_first() -> None:
    """Check great_canal.R15: nothing else is done in the meantime, not by the seat in turn either."""
    game = rolled(DIGGER)
    refused(game, a.EndTurn(), "great_canal.first.take")
    refused(act(game, a.TakeResource("ore")), a.TakeResource("ore"), "great_canal.moment.take")


def test_gold_comes_after_production() -> None:
    """Check great_canal.R8: production of other hexes comes first, also out of the bank."""
    digger = seat(knights="G6 n 1", settlements="D4 s")
    game = rolled(digger, seat(settlements="B3 nw"), hands={3: left(wool=2)})
    assert game.hands[:2] == (goods(wool=1), goods(wool=1))
    assert a.TakeResource("wool") not in offered(game, a.TakeResource, 0)
    assert len(game.legal_actions(0)) == 4


def test_gold_of_an_empty_bank_lapses() -> None:
    """Check great_canal.R25: with an empty bank it is lost, commodities do not help."""
    game = rolled(DIGGER, DIGGER, hands={3: left_in_all()})
    assert game.waiting_for == (0,)
    assert game.hands[0] == game.hands[1] == goods()
    allowed(game, a.EndTurn())


@pytest.mark.parametrize(
    ("stock", "active", "who"), [(1, 0, [0]), (1, 1, [1]), (1, 2, [0]), (2, 1, [1, 0]), (3, 2, [0, 1])]
)
def test_the_only_resource_is_taken_at_once(stock: int, active: int, who: list[int]) -> None:
    """Check great_canal.R48: the only resource left in the bank, in turn order from the roller."""
    game = position(
        DIGGER, seat(knights="G6 n 1"), rolled=False, active=active, hands={3: left_in_all(ore=stock)}
    )
    game = before(game, 8)
    taken = [event for event in happened(game, ROLL) if isinstance(event, e.ResourceTaken)]
    assert taken == [e.ResourceTaken(one, "ore", True) for one in who]
    assert act(game, ROLL).waiting_for == (active,)


def test_the_last_choice_leaves_one_kind() -> None:
    """Check great_canal.R42, great_canal.R48: the bank serves in the order of the answers; who then finds
    one kind gets it at once."""
    game = rolled(DIGGER, seat(knights="G6 n 1"), hands={3: left_in_all(ore=1, brick=1)})
    assert game.waiting_for == (0, 1)
    for first, second in ((0, 1), (1, 0)):
        after = act(game, a.TakeResource("brick"), by=first)
        assert after.hands[first] == goods(brick=1)
        assert after.hands[second] == goods(ore=1)
        assert after.waiting_for == (0,)
        allowed(after, a.EndTurn())


@pytest.mark.parametrize(
    ("yellow", "red", "asked"), [(4, 4, True), (2, 6, True), (6, 2, True), (4, 5, False)]
)
def test_gold_of_a_chosen_eight(yellow: int, red: int, asked: bool) -> None:
    """Check great_canal.R25, great_canal.R8: an 8 that an Alchemist has chosen brings gold as one rolled."""
    holdings = {0: Holding(progress=("alchemist",))}
    game = position(seat(), DIGGER, rolled=False, holdings=holdings)
    game = act(game, a.PlayAlchemist(yellow, red))
    assert game.waiting_for == ((1,) if asked else (0,))
    assert len(offered(game, a.TakeResource, 1)) == (5 if asked else 0)


# The Aqueduct (great_canal.R26).


@pytest.mark.parametrize(
    ("realm", "total", "level", "asked"),
    [
        (seat(settlements="C4 n"), 9, 3, True),
        (seat(settlements="C4 n"), 9, 4, True),
        (seat(settlements="C4 n"), 9, 5, True),
        (seat(settlements="C4 n"), 9, 2, False),
        (seat(settlements="C4 n"), 9, 0, False),
        (seat(settlements="C4 n"), 10, 3, False),
        (seat(settlements="C4 n"), 7, 3, False),
        (seat(cities="D3 s"), 12, 3, True),
        (seat(), 2, 3, True),
        (seat(cities="A2 n"), 5, 3, True),
    ],
)
def test_who_has_an_aqueduct(realm: Realm, total: int, level: int, asked: bool) -> None:
    """Check great_canal.R26: science level 3, a roll but a 7 that gave no card at all: also a barren field
    and a hex with the robber."""
    holdings = {1: Holding(levels=(5, 5, level))}
    game = rolled(seat(), realm, total=total, holdings=holdings, robber=hexagon("A2"), attacks=0)
    assert game.waiting_for == ((1,) if asked else (0,))
    if asked:
        assert set(game.legal_actions(1)) == {*map(a.TakeResource, RESOURCES), a.Skip()}


@pytest.mark.parametrize(
    ("stock", "asked"),
    [({"wool": 1}, False), ({"wool": 1, "cloth": 0}, True), ({"cloth": 0}, False)],
)
def test_a_shortage_is_no_card(stock: dict[str, int], asked: bool) -> None:
    """Check great_canal.R26: no card at all, for whatever reason; a commodity is a card."""
    realms = (seat(cities="D5 n"), seat(settlements="D5 s"))
    game = rolled(*realms, total=2, holdings={0: DRY}, hands={3: left(**stock)})
    assert bool(offered(game, a.Skip)) == asked


def test_the_aqueduct_may_be_declined() -> None:
    """Check great_canal.R26: one resource of choice that the bank has, or nothing."""
    game = rolled(seat(), seat(), total=2, holdings={1: DRY}, hands={3: left(ore=0)})
    for good in ("ore", "paper"):
        refused(game, a.TakeResource(good), "great_canal.R25", 1)
    refused(game, a.Skip(), "game.turn", 0)
    assert happened(game, a.Skip(), 1) == (e.ResourceDeclined(1),)
    assert act(game, a.Skip(), by=1).hands[1] == goods()
    assert happened(game, a.TakeResource("wool"), 1) == (e.ResourceTaken(1, "wool", False),)
    after = act(game, a.TakeResource("wool"), by=1)
    assert after.hands[1] == goods(wool=1)
    assert after.waiting_for == (0,)


def test_gold_counts_as_income() -> None:
    """Check great_canal.R25, great_canal.R42: nobody is asked for both."""
    game = rolled(DIGGER, holdings={0: DRY})
    assert a.Skip() not in game.legal_actions(0)
    game = act(game, a.TakeResource("ore"))
    allowed(game, a.EndTurn())
    robbed = rolled(DIGGER, holdings={0: DRY}, robber=hexagon("G1"))
    assert a.Skip() in robbed.legal_actions(0)


def test_gold_and_aqueduct_are_asked_together() -> None:
    """Check great_canal.R42: in any order, waited for from the seat in turn on."""
    game = rolled(seat(), DIGGER, seat(), holdings={3: DRY, 0: DRY}, active=2)
    assert game.waiting_for == (3, 0, 1)
    assert [a.Skip() in game.legal_actions(number) for number in range(4)] == [True, False, False, True]
    refused(game, a.TakeResource("ore"), "game.turn", 2)
    game = act(game, a.TakeResource("ore"), by=1)
    assert game.waiting_for == (3, 0)
    refused(game, a.TakeResource("ore"), "game.turn", 1)
    game = act(act(game, a.Skip(), by=0), a.TakeResource("wool"), by=3)
    assert game.waiting_for == (2,)
    assert game.hands == (goods(), goods(ore=1), goods(), goods(wool=1))


def test_the_aqueduct_is_asked_also_for_the_only_resource() -> None:
    """Check great_canal.R48: what may be declined is always asked; gold is taken at once."""
    game = rolled(seat(), DIGGER, seat(), hands={3: left_in_all(ore=2)}, holdings={2: DRY})
    assert game.hands[1] == goods(ore=1)
    assert game.waiting_for == (2,)
    assert set(game.legal_actions(2)) == {a.TakeResource("ore"), a.Skip()}


@pytest.mark.parametrize("first", [1, 2])
def test_who_finds_the_bank_empty_gets_nothing(first: int) -> None:
    """Check great_canal.R42, great_canal.R60: the bank serves in the order of the answers."""
    game = rolled(seat(), total=2, hands={3: left_in_all(ore=1)}, holdings={1: DRY, 2: DRY})
    assert game.waiting_for == (1, 2)
    after = act(game, a.TakeResource("ore"), by=first)
    assert after.waiting_for == (0,)
    assert after.hands[3 - first] == goods()
    declined = act(game, a.Skip(), by=first)
    assert declined.waiting_for == (3 - first,)
    assert rolled(seat(), total=2, hands={3: left_in_all()}, holdings={1: DRY}).waiting_for == (0,)


def test_gold_takes_the_last_before_the_aqueduct_is_answered() -> None:
    """Check great_canal.R42, great_canal.R48: gold is taken at once, who then finds nothing gets nothing."""
    game = rolled(seat(), seat(), DIGGER, hands={3: left_in_all(ore=1)}, holdings={1: DRY})
    assert game.hands[:3] == (goods(), goods(), goods(ore=1))
    assert game.waiting_for == (0,)
