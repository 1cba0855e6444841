"""Knights: hired, activated, promoted, and how often they act; who defends at home."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Barbarians, Holding
from rules.records import Action, Event
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    goods,
    happened,
    knight,
    offered,
    position,
    refused,
    rolls,
    seat,
)
from tests.rules.great_canal.rounds import next_turn

RICH = goods(wool=5, grain=5, ore=5)
HIRE, SUPPLY = "great_canal.R20.hire", "great_canal.supply.knight"
ROADS = "D4 e, D5 sw, D4 se, D4 sw"
"""A fork away from the canal: its arms lead from D4 se to D4 ne, to D5 s, and over D4 s to D4 sw."""


def ready(*realms: Realm, levels: tuple[int, int, int] = (0, 0, 0), **fields: Any) -> GreatCanal:
    """Return a position in which the seat in turn can pay for whatever its knights do."""
    return position(*realms, hands={0: RICH}, holdings={0: Holding(levels=levels)}, **fields)


def troop(knights: str, **pieces: str) -> Realm:
    """Return knights on a fork of roads."""
    return seat(roads=ROADS, knights=knights, **pieces)


def hire(name: str) -> a.HireKnight:
    """Return the hiring of a knight."""
    return a.HireKnight(corner(name))


def wake(name: str) -> a.ActivateKnight:
    """Return the activation of a knight."""
    return a.ActivateKnight(corner(name))


def promote(name: str) -> a.PromoteKnight:
    """Return the promotion of a knight."""
    return a.PromoteKnight(corner(name))


def move(name: str, to: str) -> a.MoveKnight:
    """Return the move of a knight."""
    return a.MoveKnight(corner(name), corner(to))


# Prices (Cities & Knights).

PRICES: list[tuple[Action, dict[str, int], Event]] = [
    (hire("D4 se"), {"wool": 1, "ore": 1}, e.KnightHired(0, corner("D4 se"))),
    (wake("D4 s"), {"grain": 1}, e.KnightActivated(0, corner("D4 s"))),
    (promote("D4 s"), {"wool": 1, "ore": 1}, e.KnightPromoted(0, corner("D4 s"), 2)),
]


@pytest.mark.parametrize(("action", "price", "event"), PRICES)
def test_what_knights_cost(action: Action, price: dict[str, int], event: Event) -> None:
    """Check the costs: wool and ore for a knight or a promotion, grain for an activation."""
    game = position(troop("D4 s 1"), hands={0: goods(**price)})
    allowed(game, action)
    assert happened(game, action) == (event,)
    assert act(game, action).hands[0] == goods()
    for good, count in price.items():
        hand = goods(**{one: count - 1 if one == good else 5 for one in GOODS})
        refused(position(troop("D4 s 1"), hands={0: hand}), action, "great_canal.price")


@pytest.mark.parametrize(("action", "price", "event"), PRICES)
def test_in_the_own_turn_after_the_roll(action: Action, price: dict[str, int], event: Event) -> None:
    """Check the rule text, knights: in the own turn, after the roll."""
    refused(ready(troop("D4 s 1"), rolled=False), action, "great_canal.unrolled")
    refused(ready(troop("D4 s 1"), active=1), action, "game.turn", by=0)


# Hiring (great_canal.R20).


def test_a_hired_knight_is_basic_and_inactive() -> None:
    """Check the rule text, knights: a knight starts as basic and inactive."""
    game = act(ready(troop("")), hire("D4 s"))
    assert game.pieces.realms[0].knights == (knight("D4 s 1"),)
    refused(game, move("D4 s", "D4 se"), "great_canal.knight.inactive")


def test_where_knights_are_hired() -> None:
    """Check great_canal.R3, R20: free corners of the home island at an own road or ship."""
    own = seat(
        roads="D4 e, C4 se, C7 ne",
        ships="D8 se, E5 w, F4 nw, E6 w, E6 sw",
        settlements="D4 se, A2 n",
        knights="D8 s 1",
    )
    game = ready(own, seat(roads="B2 e", knights="D5 s 1", cities="D5 n"))
    assert offered(game, a.HireKnight) == set(map(hire, ("D4 ne", "C7 n", "C7 ne", "D8 se", "D6 s")))
    for name in (
        "F4 n",  # on a small island
        "F4 nw",
        "F5 n",  # at sea
        "D4 se",  # on an own building
        "A2 n",
        "D5 n",  # on another's
        "D8 s",  # on an own knight
        "D5 s",  # on another's
        "B2 ne",  # at another's road
        "C3 n",  # at none
    ):
        refused(game, hire(name), HIRE)


def test_knights_keep_no_distance() -> None:
    """Check great_canal.R20: beside buildings and knights."""
    others = seat(settlements="D4 n", knights="D5 n 2")
    allowed(ready(seat(roads="D4 e", cities="D4 se"), others), hire("D4 ne"))


@pytest.mark.parametrize(
    ("knights", "fits"),
    [
        ("D4 s 1", True),
        ("D4 s 1, D4 sw 1+", False),
        ("D4 s 2, D4 sw 2", True),
        ("D4 s 2, D4 sw 2, D4 ne 3, D5 s 3", True),
        ("D4 s 1, D4 sw 2, D5 s 1", False),
    ],
)
def test_two_basic_knights(knights: str, fits: bool) -> None:
    """Check great_canal.R20: a basic piece must be in the supply, of two."""
    game = ready(troop(knights))
    if fits:
        allowed(game, hire("D4 se"))
    else:
        refused(game, hire("D4 se"), SUPPLY)


# Promotion (great_canal.R20, R51).


@pytest.mark.parametrize(
    ("knights", "rule"),
    [
        ("D4 s 1", None),
        ("D4 s 1, D4 sw 2", None),
        ("D4 s 1, D4 sw 2, D5 s 2", SUPPLY),
        ("D4 s 2, D4 sw 3", None),
        ("D4 s 2, D4 sw 3, D5 s 3", SUPPLY),
        ("D4 s 3", "great_canal.knight.mighty"),
    ],
)
def test_a_promotion_needs_a_piece(knights: str, rule: str | None) -> None:
    """Check great_canal.R20: two strong and two mighty knights; none is above mighty."""
    game = ready(troop(knights), levels=(0, 3, 0))
    if rule is None:
        allowed(game, promote("D4 s"))
    else:
        refused(game, promote("D4 s"), rule)


def test_a_promotion_gives_its_piece_back() -> None:
    """Check great_canal.R20: the basic piece can be hired again."""
    game = ready(troop("D4 s 1, D4 sw 1"))
    refused(game, hire("D4 se"), SUPPLY)
    allowed(act(game, promote("D4 s")), hire("D4 se"))


@pytest.mark.parametrize(
    ("levels", "fits"),
    [((0, 0, 0), False), ((5, 2, 5), False), ((0, 3, 0), True), ((0, 4, 0), True)],
)
def test_mighty_knights_need_the_fortress(levels: tuple[int, int, int], fits: bool) -> None:
    """Check the rule text, knights: to mighty with the Fortress, politics level 3; to strong without."""
    game = ready(troop("D4 s 2, D4 sw 1"), levels=levels)
    allowed(game, promote("D4 sw"))
    if fits:
        allowed(game, promote("D4 s"))
    else:
        refused(game, promote("D4 s"), "great_canal.knight.fortress")


@pytest.mark.parametrize(("before", "after"), [("D4 s 1", "D4 s 2p"), ("D4 s 2+", "D4 s 3+p")])
def test_a_promotion_keeps_the_state(before: str, after: str) -> None:
    """Check the rule text, knights: a promoted knight is as active as before."""
    game = act(ready(troop(before), levels=(0, 3, 0)), promote("D4 s"))
    assert game.pieces.realms[0].knights == (knight(after),)


def test_one_promotion_a_turn_for_each_knight() -> None:
    """Check the rule text, knights: once per knight and turn; great_canal.R51: also after it has moved."""
    game = act(ready(troop("D4 s 1+, D4 sw 1"), levels=(0, 3, 0)), promote("D4 s"))
    refused(game, promote("D4 s"), "great_canal.knight.promoted")
    allowed(game, promote("D4 sw"))
    refused(act(game, move("D4 s", "D4 se")), promote("D4 se"), "great_canal.knight.promoted")
    allowed(next_turn(game), promote("D4 s"))


# Activation and actions (great_canal.R20).


def test_a_knight_activated_this_turn_does_not_act() -> None:
    """Check great_canal.R20: it acts from the next turn on."""
    game = act(ready(troop("D4 s 2"), seat(knights="D4 se 1")), wake("D4 s"))
    assert game.pieces.realms[0].knights == (knight("D4 s 2+w"),)
    refused(game, move("D4 s", "D4 sw"), "great_canal.knight.activated")
    refused(game, a.DisplaceKnight(corner("D4 s"), corner("D4 se")), "great_canal.knight.activated")
    refused(game, wake("D4 s"), "great_canal.knight.active")
    allowed(next_turn(game), move("D4 s", "D4 sw"))


def test_one_action_a_turn() -> None:
    """Check great_canal.R20: then it is inactive; it may be activated again, but not act again."""
    game = act(ready(troop("D4 s 1+")), move("D4 s", "D4 sw"))
    assert game.pieces.realms[0].knights == (knight("D4 sw 1a"),)
    refused(game, move("D4 sw", "D4 s"), "great_canal.knight.acted")
    again = act(game, wake("D4 sw"))
    assert again.pieces.realms[0].knights == (knight("D4 sw 1+wa"),)
    refused(again, move("D4 sw", "D4 s"), "great_canal.knight.acted")
    allowed(next_turn(again), move("D4 sw", "D4 s"))
    refused(next_turn(game), move("D4 sw", "D4 s"), "great_canal.knight.inactive")


def test_each_knight_has_its_action() -> None:
    """Check great_canal.R20: what one knight did leaves the others free to act."""
    game = act(ready(troop("D4 s 1+, D4 sw 1+")), move("D4 s", "D4 ne"))
    allowed(game, move("D4 sw", "D4 s"))


def test_promotion_is_no_action() -> None:
    """Check great_canal.R20: a knight is promoted before its action or after it."""
    before = act(ready(troop("D4 s 1+")), promote("D4 s"), move("D4 s", "D4 sw"))
    assert before.pieces.realms[0].knights == (knight("D4 sw 2ap"),)
    after = act(ready(troop("D4 s 1+")), move("D4 s", "D4 sw"), promote("D4 sw"))
    assert after.pieces.realms[0].knights == (knight("D4 sw 2ap"),)


@pytest.mark.parametrize("action", [wake("D4 s"), promote("D4 s"), move("D4 s", "D4 sw")])
def test_only_own_knights(action: Action) -> None:
    """Check the rule text, knights: one commands the own knights alone."""
    game = ready(troop(""), seat(knights="D4 s 1+"))
    refused(game, action, "great_canal.knight.none")


# At home (great_canal.R19).


@pytest.mark.parametrize(
    ("knights", "defence", "left"),
    [
        ("D5 ne 2+", 2, "D5 ne 2"),
        ("D5 s 1+", 1, "D5 s 1"),  # on the coast
        ("F4 n 3+", 0, "F4 n 3+"),  # on a small island
        ("F5 n 3+", 0, "F5 n 3+"),  # at sea
        ("D5 ne 2", 0, "D5 ne 2"),
        ("D5 ne 1+, F4 n 3+, F5 n 2+", 1, "D5 ne 1, F4 n 3+, F5 n 2+"),
    ],
)
def test_knights_away_from_home_do_not_defend(knights: str, defence: int, left: str) -> None:
    """Check great_canal.R19: only knights at home count in an attack and are turned inactive by it."""
    own = seat(roads="D5 ne", ships="E5 w, E6 w", cities="A2 n", knights=knights)
    game = rolls(position(own, seat(), rolled=False, barbarians=Barbarians(6, 0)), 1, 1, "fleet")
    assert e.Attacked(1, (defence, 0, 0, 0)) in happened(game, a.Roll())
    after = act(game, a.Roll())
    assert after.pieces.realms[0].knights == seat(knights=left).knights
    assert after.pieces.realms[0].cities == ((corner("A2 n"),) if defence else ())
