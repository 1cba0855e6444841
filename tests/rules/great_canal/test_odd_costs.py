"""Other costs than those of the box: what is offered is accepted under them too, and prices are one rule."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules import new_game
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal.components.costs import PRICED, load_costs
from rules.great_canal.hands import covers, payable
from rules.great_canal.steps.means import PAYS
from rules.testing import check_offered, check_storing
from tests.rules.great_canal.positions import OPTIONS, goods, hexagon, position, seat

COSTS = load_costs(OPTIONS["costs"])

ODD = {
    "few links": {"road = 15": "road = 3", "ship = 15": "ship = 3"},
    "everything free": {
        f"{name} = {{": f"{name} = {{ brick = 0 }} #"
        for name in ("road", "ship", "settlement", "city", "wall", "knight", "promotion", "activation")
    },
    "one rate": {"bank_rate = 4": "bank_rate = 2", "harbour_rate = 3": "harbour_rate = 2"},
    "a rate of one": {"special_rate = 2": "special_rate = 1"},
    "a small bank": {"resource = 19": "resource = 2", "commodity = 12": "commodity = 1"},
    "small hands": {"hand_limit = 7": "hand_limit = 1", "progress_limit = 4": "progress_limit = 1"},
    "a near fleet": {"fleet = 7": "fleet = 1"},
    "no knights and walls": {"knight = 2 ": "knight = 0 ", "wall = 3": "wall = 0"},
}


def costs(name: str) -> str:
    """Return the costs with the lines changed that go by a name; each change is one that is found."""
    text = OPTIONS["costs"]
    for old, new in ODD[name].items():
        assert re.search(f"^{re.escape(old)}", text, re.MULTILINE), old
        text = re.sub(f"^{re.escape(old)}", new, text, count=1, flags=re.MULTILINE)
    return text


@pytest.mark.parametrize("name", ODD)
def test_what_is_offered_is_accepted(name: str) -> None:
    """Check every offer of positions of a game played at random."""
    game = new_game("great_canal", seats=4, seed=name, costs=costs(name))
    draws = random.Random(name)
    for number in range(240):
        if game.outcome is not None:
            break
        number_of_seat = draws.choice(game.waiting_for)
        legal = game.legal_actions(number_of_seat)
        kinds = sorted({type(action).__name__ for action in legal})
        kind = draws.choice(kinds)
        action = draws.choice([action for action in legal if type(action).__name__ == kind])
        game, _ = game.apply(number_of_seat, action)
        if number % 12 == 0:
            check_offered(game)
            check_storing(game)


def test_a_goal_below_the_founding_waits_for_the_first_turn() -> None:
    """Check great_canal.R31: points count in a turn; whoever has them when it begins has won."""
    game = new_game("great_canal", seats=4, seed=1, costs=OPTIONS["costs"].replace("[21, 18]", "[3, 3]"))
    for _ in range(11):
        game, _ = game.apply(game.waiting_for[0], game.suggest(game.waiting_for[0]))
    assert game.outcome is None
    first = game.apply(game.waiting_for[0], game.suggest(game.waiting_for[0]))[0].outcome
    assert first is not None
    assert first.scores == (4, 4, 4, 4)


def test_the_founding_takes_what_the_bank_has() -> None:
    """Check great_canal.R2, great_canal.R14: nobody gets a card that the bank does not have."""
    text = OPTIONS["costs"].replace("resource = 19", "resource = 1")
    game = new_game("great_canal", seats=4, seed=1, costs=text)
    for _ in range(12):
        game, _ = game.apply(game.waiting_for[0], game.suggest(game.waiting_for[0]))
    assert isinstance(game, GreatCanal)
    assert max(map(sum, zip(*game.hands, strict=True))) == 1


@given(hand=st.tuples(*[st.integers(0, 19)] * 5, *[st.integers(0, 12)] * 3))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_what_a_hand_pays_is_what_it_covers(hand: tuple[int, ...]) -> None:
    """Check the two ways in which a price is looked up against one another."""
    found = payable(COSTS, hand)
    for name in PRICED:
        assert bool(found & PAYS[name]) == covers(hand, getattr(COSTS, name))


def test_whom_to_rob_is_offered_clockwise() -> None:
    """Check that the seats at a hex are offered from the left neighbour of the one in turn on."""
    game = position(
        seat(),
        seat(settlements="C4 n"),
        seat(),
        seat(settlements="C4 s"),
        active=2,
        hands={1: goods(ore=1), 3: goods(ore=1)},
    )
    moving = replace(game, queue=(d.RobberMove(2),))
    there = [
        action.victim
        for action in moving.legal_actions(2)
        if isinstance(action, a.MoveRobber) and action.to == hexagon("C4")
    ]
    assert there == [3, 1]
