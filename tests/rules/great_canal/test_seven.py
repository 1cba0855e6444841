"""Sevens: who puts back how many cards, and which bundles are refused."""

from __future__ import annotations

from typing import Any

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.pieces import Realm
from rules.kit.tuples import Counts
from tests.rules.great_canal.positions import (
    act,
    allowed,
    edge,
    goods,
    happened,
    hexagon,
    offered,
    position,
    refused,
    seat,
)
from tests.rules.great_canal.rolling import rolled

EIGHT = goods(brick=3, lumber=2, cloth=2, paper=1)


def seven(*realms: Realm, attacks: int = 0, **fields: Any) -> GreatCanal:
    """Return the game after a seven, by default before the first attack."""
    return rolled(position(*realms, rolled=False, attacks=attacks, **fields), 7)


@pytest.mark.parametrize(
    ("cards", "walls", "discards"),
    [
        (0, 0, 0),
        (7, 0, 0),
        (8, 0, 4),
        (9, 0, 4),
        (10, 0, 5),
        (15, 0, 7),
        (9, 1, 0),
        (10, 1, 5),
        (11, 2, 0),
        (12, 2, 6),
        (13, 3, 0),
        (14, 3, 7),
        (17, 3, 8),
    ],
)
def test_how_many_cards_are_put_back(cards: int, walls: int, discards: int) -> None:
    """Check Catan, Cities & Knights: more than 7 lose half, rounded down; each wall raises that by 2."""
    places = ", ".join(("D5 n", "D3 s", "B4 n")[:walls])
    realm = seat(cities="D5 n, D3 s, B4 n", walls=places)
    game = seven(seat(), realm, hands={1: goods(wool=cards)})
    assert game.waiting_for == ((1,) if discards else (0,))
    if discards:
        refused(game, a.Discard(goods(wool=discards - 1)), "great_canal.discard.count", 1)
        refused(game, a.Discard(goods(wool=discards + 1)), "great_canal.discard.count", 1)
        game = act(game, a.Discard(goods(wool=discards)), by=1)
        assert game.waiting_for == (0,)
    assert game.hands[1] == goods(wool=cards - discards)
    assert game.bank == goods(
        brick=19, lumber=19, wool=19 - cards + discards, grain=19, ore=19, cloth=12, coin=12, paper=12
    )


def test_commodities_are_cards_and_progress_cards_are_none() -> None:
    """Check Cities & Knights: resources and commodities count; a knight, a harbour or a city does not."""
    game = seven(seat(cities="D5 n"), hands={0: goods(cloth=4, coin=4), 1: goods(ore=7)})
    assert game.waiting_for == (0,)
    allowed(game, a.Discard(goods(coin=4)))


def test_walls_of_others_do_not_help() -> None:
    """Check Cities & Knights: a wall raises the limit of its owner only."""
    realm = seat(cities="D5 n", walls="D5 n")
    game = seven(seat(), realm, hands={0: EIGHT, 1: EIGHT})
    assert game.waiting_for == (0,)
    assert offered(game, a.Discard, 1) == set()


def test_no_robber_before_the_first_attack() -> None:
    """Check great_canal.R7: the seven still forces discards, but the robber stays where it is."""
    game = seven(seat(), seat(settlements="D5 n"), hands={0: EIGHT, 1: goods(ore=1)})
    refused(game, a.MoveRobber(hexagon("C4")), "great_canal.first.discard")
    game = act(game, a.Discard(goods(brick=3, lumber=1)))
    refused(game, a.MoveRobber(hexagon("C4")), "great_canal.moment.robber")
    allowed(game, a.EndTurn())
    assert game.robber == hexagon("F4")
    assert game.hands[1] == goods(ore=1)
    quiet = seven(seat())
    allowed(quiet, a.EndTurn())


def test_the_robber_moves_when_all_discards_are_in() -> None:
    """Check great_canal.R49: not before, and it takes from the hands as they are then."""
    game = seven(seat(), seat(settlements="D5 n"), attacks=1, hands={1: EIGHT, 2: EIGHT})
    rob = a.MoveRobber(hexagon("D5"), 1)
    refused(game, rob, "game.turn")
    game = act(game, a.Discard(goods(brick=3, paper=1)), by=1)
    refused(game, rob, "game.turn")
    game = act(game, a.Discard(goods(brick=3, paper=1)), by=2)
    assert game.waiting_for == (0,)
    refused(game, a.EndTurn(), "great_canal.first.robber")
    after = act(game, rob)
    assert after.hands[0] in (goods(lumber=1), goods(cloth=1))
    allowed(after, a.EndTurn())


@pytest.mark.parametrize("order", [(0, 1, 3), (3, 1, 0), (1, 3, 0), (3, 0, 1)])
def test_several_put_back_in_any_order(order: tuple[int, ...]) -> None:
    """Check great_canal.R15: the game waits for exactly those seats, several at once in any order."""
    hands = {0: EIGHT, 1: goods(ore=9), 2: goods(ore=7), 3: goods(wool=10)}
    bundles = {0: goods(brick=3, paper=1), 1: goods(ore=4), 3: goods(wool=5)}
    game = seven(active=1, hands=hands)
    assert game.waiting_for == (1, 3, 0)
    waiting = {0, 1, 3}
    for number in order:
        game = act(game, a.Discard(bundles[number]), by=number)
        waiting.discard(number)
        if waiting:
            assert set(game.waiting_for) == waiting
            for other in {0, 1, 2, 3} - waiting:
                refused(game, a.Discard(goods(ore=1)), "game.turn", other)
    assert game.hands == (goods(lumber=2, cloth=2), goods(ore=5), goods(ore=7), goods(wool=5))
    assert game.waiting_for == (1,)
    allowed(game, a.EndTurn())


@pytest.mark.parametrize(
    ("cards", "rule"),
    [
        (goods(brick=3), "great_canal.discard.count"),
        (goods(brick=3, lumber=2), "great_canal.discard.count"),
        (EIGHT, "great_canal.discard.count"),
        (goods(brick=4), "great_canal.discard.held"),
        (goods(ore=4), "great_canal.discard.held"),
        (goods(brick=3, coin=1), "great_canal.discard.held"),
        (goods(), "great_canal.nothing"),
        ((3, 2, 0, 0, 0, -1, 0, 0), "game.fields"),
        ((-4, 0, 0, 0, 0, 0, 0, 0), "game.fields"),
        ((), "game.fields"),
        ((4,), "game.fields"),
        ((3, 1, 0, 0, 0, 0, 0), "game.fields"),
        ((3, 1, 0, 0, 0, 0, 0, 0, 0), "game.fields"),
        (goods(brick=10**30), "great_canal.discard.count"),
        ((10**30, 4 - 10**30, 0, 0, 0, 0, 0, 0), "game.fields"),
    ],
)
def test_bundles_that_are_refused(cards: Counts, rule: str) -> None:
    """Check great_canal.R14: so many of the own cards; nothing has changed by what is refused."""
    game = seven(hands={0: EIGHT, 1: goods(ore=8)})
    stored = game.to_json()
    refused(game, a.Discard(cards), rule)
    assert game.to_json() == stored
    assert game.waiting_for == (0, 1)


def test_an_example_is_offered() -> None:
    """Check great_canal.R14: of all that may be put back, one bundle is offered, and it is accepted."""
    game = seven(hands={0: EIGHT, 2: goods(ore=5, grain=5, wool=5)})
    for number, count in ((0, 4), (2, 7)):
        (action,) = game.legal_actions(number)
        assert isinstance(action, a.Discard)
        assert sum(action.cards) == count
        allowed(game, action, number)


def test_nothing_else_is_done_before() -> None:
    """Check great_canal.R15: the seat in turn waits, and who has to put back cannot build from them."""
    rich = goods(brick=4, lumber=4, wool=4)
    game = seven(seat(settlements="D5 n"), hands={0: rich})
    for action in (a.BuildRoad(edge("D5 ne")), a.EndTurn(), a.TradeBank("brick", "ore")):
        refused(game, action, "great_canal.first.discard")
    game = seven(seat(settlements="D5 n"), hands={0: goods(brick=1, lumber=1), 1: rich})
    for action in (a.BuildRoad(edge("D5 ne")), a.EndTurn(), a.Roll()):
        refused(game, action, "game.turn")


@pytest.mark.parametrize("total", [6, 8])
def test_only_a_seven_takes_cards(total: int) -> None:
    """Check Catan: hands may be of any size at other numbers."""
    game = rolled(position(rolled=False, hands={0: goods(wool=12)}), total)
    refused(game, a.Discard(goods(wool=6)), "great_canal.moment.discard")
    allowed(game, a.EndTurn())


def test_all_see_what_is_put_back() -> None:
    """Check great_canal.R43: public is all that is paid to the bank, discards included."""
    game = seven(hands={0: EIGHT})
    events = happened(game, a.Discard(goods(brick=3, paper=1)))
    assert events == (e.Discarded(0, goods(brick=3, paper=1)),)
    assert events[0].audience() is None


@pytest.mark.parametrize(("number", "action"), [(1, a.EndTurn()), (1, a.Roll()), (0, a.Roll())])
def test_who_has_to_put_back_is_told_so(number: int, action: a.EndTurn | a.Roll) -> None:
    """Check great_canal.R15: the game waits for exactly those seats; one of them, in turn or not, that does
    something else hears what comes first, not that it is somebody else's moment."""
    game = seven(hands={0: EIGHT, 1: EIGHT})
    refused(game, action, "great_canal.first.discard", number)
