"""The cards of trade: when they are played, what the monopolies bring."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import COMMODITIES, GOODS, RESOURCES
from rules.great_canal.decisions import RobberMove
from rules.great_canal.state import Holding
from rules.kit.tuples import Counts
from rules.records import Action
from tests.rules.great_canal.positions import (
    act,
    allowed,
    goods,
    happened,
    hexagon,
    offered,
    pile,
    position,
    refused,
    rolls,
    seat,
)

PLAYS: dict[str, Action] = {
    "commercial_harbor": a.PlayCommercialHarbor(),
    "master_merchant": a.PlayMasterMerchant(1),
    "merchant": a.PlayMerchant(hexagon("B4")),
    "merchant_fleet": a.PlayMerchantFleet("ore"),
    "resource_monopoly": a.PlayResourceMonopoly("ore"),
    "trade_monopoly": a.PlayTradeMonopoly("coin"),
}
"""A way to play each card."""
HANDS = {
    0: goods(ore=1, coin=1),
    1: goods(ore=5, coin=3, wool=1),
    2: goods(ore=1, coin=1),
    3: goods(brick=2, wool=1),
}


def holder(*cards: str, **fields: object) -> GreatCanal:
    """Return a position in which seat 0 holds cards, each of which it can play."""
    given = {"hands": HANDS, "holdings": {0: Holding(progress=cards)}, **fields}
    return position(seat(settlements="C4 n"), seat(cities="D5 n"), **given)  # pyright: ignore[reportArgumentType]


# When.


@pytest.mark.parametrize("card", PLAYS)
def test_in_the_own_turn_after_the_roll(card: str) -> None:
    """Check great_canal.R23: not before the roll, not in another's turn, never during a decision."""
    allowed(holder(card), PLAYS[card])
    refused(holder(card, rolled=False), PLAYS[card], "great_canal.unrolled")
    refused(holder(card, queue=(RobberMove(0),)), PLAYS[card], "great_canal.first.robber")
    refused(holder(card, queue=(RobberMove(1),)), PLAYS[card], "game.turn")
    other = holder(holdings={1: Holding(progress=(card,))})
    refused(other, PLAYS[card], "game.turn", by=1)
    refused(other, PLAYS[card], "great_canal.held")


@pytest.mark.parametrize("card", PLAYS)
def test_played_it_lies_under_its_deck(card: str) -> None:
    """Check great_canal.R23, great_canal.R44: all see it played, and it lies below those never drawn."""
    events = happened(holder(card), PLAYS[card])
    assert events[0] == e.CardPlayed(0, card)
    assert events[0].audience() is None
    after = act(holder(card), PLAYS[card])
    assert after.piles[0].returned == (card,)
    assert after.piles[0].secret == ()
    assert after.view(None).returned == ((card,), (), ())
    assert after.holdings[0].progress == ()
    assert after.conserved() == holder(card).conserved()


@pytest.mark.parametrize("card", PLAYS)
def test_in_the_turn_in_which_it_was_drawn(card: str) -> None:
    """Check great_canal.R23: a card of this very roll is played after it."""
    game = holder(rolled=False, holdings={0: Holding(levels=(1, 0, 0))})
    piles = (pile("trade", (card,)), *game.piles[1:])
    game = act(rolls(replace(game, piles=piles), 1, 1, "trade"), a.Roll())
    assert game.holdings[0].progress == (card,)
    allowed(game, PLAYS[card])


def test_any_number_a_turn() -> None:
    """Check great_canal.R23: several cards, of one kind too, one after the other."""
    game = holder("merchant_fleet", "resource_monopoly", "resource_monopoly", "trade_monopoly")
    game = act(game, PLAYS["resource_monopoly"], PLAYS["trade_monopoly"], PLAYS["merchant_fleet"])
    game = act(game, PLAYS["resource_monopoly"])
    assert game.hands[0] == goods(ore=6, coin=3)
    assert game.piles[0].returned == (
        *("resource_monopoly", "trade_monopoly", "merchant_fleet", "resource_monopoly"),
    )


# The monopolies.


def test_two_of_a_resource_of_everybody() -> None:
    """Check table 4.4: two of each other player, one of who has one, none of who has none."""
    game = holder("resource_monopoly")
    events = (e.CardPlayed(0, "resource_monopoly"), e.Monopolized(0, "ore", (0, 2, 1, 0)))
    assert happened(game, a.PlayResourceMonopoly("ore")) == events
    after = act(game, a.PlayResourceMonopoly("ore"))
    assert after.hands == (
        goods(ore=4, coin=1),
        goods(ore=3, coin=3, wool=1),
        goods(coin=1),
        goods(brick=2, wool=1),
    )
    assert after.bank == game.bank


def test_one_of_a_commodity_of_everybody() -> None:
    """Check table 4.4: one of each other player who has one."""
    game = holder("trade_monopoly")
    events = (e.CardPlayed(0, "trade_monopoly"), e.Monopolized(0, "coin", (0, 1, 1, 0)))
    assert happened(game, a.PlayTradeMonopoly("coin")) == events
    after = act(game, a.PlayTradeMonopoly("coin"))
    assert after.hands == (
        goods(ore=1, coin=3),
        goods(ore=5, coin=2, wool=1),
        goods(ore=1),
        goods(brick=2, wool=1),
    )


@pytest.mark.parametrize(("held", "given"), [(0, 0), (1, 1), (2, 2), (3, 2), (9, 2)])
def test_how_many_one_gives(held: int, given: int) -> None:
    """Check table 4.4: two resources, or what there is; one commodity, or none."""
    hands = {2: goods(grain=held, paper=held, wool=1)}
    resources = act(holder("resource_monopoly", hands=hands), a.PlayResourceMonopoly("grain"))
    assert resources.hands[0] == goods(grain=given)
    assert resources.hands[2] == goods(grain=held - given, paper=held, wool=1)
    commodities = act(holder("trade_monopoly", hands=hands), a.PlayTradeMonopoly("paper"))
    assert commodities.hands[0] == goods(paper=min(1, given))


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("active", range(3))
def test_all_others_give(seats: int, active: int) -> None:
    """Check table 4.4: everybody but the seat in turn, wherever it sits."""
    game = position(
        seats=seats,
        active=active,
        hands={number: goods(brick=3, cloth=3) for number in range(seats)},
        holdings={active: Holding(progress=("resource_monopoly", "trade_monopoly"))},
    )
    after = act(game, a.PlayResourceMonopoly("brick"), a.PlayTradeMonopoly("cloth"))
    for number in range(seats):
        got = goods(brick=3 + 2 * (seats - 1), cloth=3 + seats - 1)
        assert after.hands[number] == (got if number == active else goods(brick=1, cloth=2))


@pytest.mark.parametrize(
    ("card", "action", "kinds"),
    [
        ("resource_monopoly", a.PlayResourceMonopoly, RESOURCES),
        ("trade_monopoly", a.PlayTradeMonopoly, COMMODITIES),
    ],
)
def test_the_kinds_that_can_be_named(
    card: str, action: type[a.PlayResourceMonopoly | a.PlayTradeMonopoly], kinds: tuple[str, ...]
) -> None:
    """Check table 4.4, great_canal.R34: any resource, or any commodity, whatever is in the hands."""
    game = holder(card)
    assert offered(game, action) == set(map(action, kinds))
    for good in (*GOODS, "", "stone"):
        if good in kinds:
            allowed(game, action(good))
        else:
            error = refused(game, action(good), f"great_canal.{card}")
            assert error.params["count"] == len(kinds)


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("resource_monopoly", a.PlayResourceMonopoly("grain")),
        ("trade_monopoly", a.PlayTradeMonopoly("paper")),
    ],
)
def test_a_kind_that_nobody_has(card: str, action: Action) -> None:
    """Check great_canal.R34: the kind may turn out empty; the card is spent, and all see it."""
    allowed(holder(card), action)
    assert happened(holder(card), action)[1:] == (e.Monopolized(0, kind_of(action), (0, 0, 0, 0)),)
    after = act(holder(card), action)
    assert after.hands == holder(card).hands
    assert after.holdings[0].progress == ()
    assert after.piles[0].returned == (card,)


def kind_of(action: Action) -> str:
    """Return the good that a monopoly names."""
    return str(getattr(action, "resource", None) or getattr(action, "commodity", None))


@pytest.mark.parametrize(
    ("card", "action"),
    [("resource_monopoly", a.PlayResourceMonopoly("ore")), ("trade_monopoly", a.PlayTradeMonopoly("coin"))],
)
@pytest.mark.parametrize("own", [goods(), HANDS[0]])
def test_nobody_has_a_card(card: str, action: Action, own: Counts) -> None:
    """Check great_canal.R34: refused while no opponent holds a card; progress cards are none."""
    held = {0: Holding(progress=(card,)), 1: Holding(progress=("spy",))}
    game = holder(hands={0: own}, holdings=held)
    refused(game, action, f"great_canal.{card}.cards")
    assert not offered(game, type(action))
    allowed(holder(hands={0: own, 3: goods(wool=1)}, holdings=held), action)


def test_what_was_given_is_public() -> None:
    """Check great_canal.R43: a kind and numbers named aloud; nobody decides anything."""
    event = happened(holder("resource_monopoly"), a.PlayResourceMonopoly("ore"))[1]
    assert event.audience() is None
    assert event.reveals
    assert act(holder("resource_monopoly"), a.PlayResourceMonopoly("ore")).queue == ()
