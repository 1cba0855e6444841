"""What a view answers beside the position: prices, hands, the line of a panel, the count, what is lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal.components import cards
from rules.great_canal.components.cards import CARDS
from rules.great_canal.components.kinds import GOODS, TRACKS
from rules.great_canal.scenario import BEFORE_ROLL
from rules.great_canal.state import Holding, Turn
from rules.language.words import Words
from rules.randomness import Randomness
from rules.records import Action, Outcome
from rules.view import View
from tests.rules.great_canal.courses import COURSES, DECIDED, begun
from tests.rules.great_canal.positions import (
    OPTIONS,
    ROLLED,
    act,
    corner,
    edge,
    goods,
    hexagon,
    position,
    seat,
    start,
)

NAMES = ("Ada", "Béa", "Chloé", "Dora")


def said(view: View, language: str = "en") -> str:
    """Return the line of a panel."""
    return Words("great_canal", language, NAMES, view).render(view.status())


# Prices.


def price(game: GreatCanal, action: type[Action], **chosen: Any) -> str | None:
    """Return what stands on the button of a class of actions with such fields chosen."""
    view = game.view(0)
    cost = view.cost(action, chosen)
    return None if cost is None else Words("great_canal", "en", NAMES, view).render(cost)


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (a.BuildRoad, "1 brick, 1 lumber"),
        (a.BuildSettlement, "1 brick, 1 lumber, 1 wool, 1 grain"),
        (a.BuildCity, "2 grain, 3 ore"),
        (a.ActivateKnight, "1 grain"),
        (a.PlayMedicine, "1 grain, 2 ore"),
        (a.Improve, None),
        (a.Roll, None),
        (a.PlayEngineer, None),
    ],
)
def test_prices_stand_on_buttons(action: type[Action], told: str | None) -> None:
    """Check prices; improvements differ by track and level."""
    assert price(position(), action) == told


def test_a_level_has_its_price_by_its_track() -> None:
    """Check that a level costs as many commodities as its number, and by a Crane one less."""
    game = position(holdings={0: Holding(levels=(1, 0, 3), progress=("crane",))})
    for action, told in (
        (a.Improve, ("2 cloth", "1 coin", "4 paper")),
        (a.PlayCrane, ("1 cloth", None, "3 paper")),
    ):
        assert tuple(price(game, action, track=track) for track in TRACKS) == told
        assert price(game, action) is None


def test_a_trade_with_the_bank_costs_what_is_given() -> None:
    """Check great_canal.R57: the price follows from the good that is given, not from the one that is got."""
    game = position(hands={0: goods(brick=4)})
    assert price(game, a.TradeBank) is None
    assert price(game, a.TradeBank, give="brick", take="ore") == "4 brick for 1 ore"
    assert price(game, a.TradeBank, give="brick") == "4 brick for 1 …"
    assert price(game, a.TradeBank, take="brick") is None
    assert game.view(None).cost(a.TradeBank, {"give": "brick"}) is None


def test_prices_are_the_owners() -> None:
    """Check another file of costs: what costs nothing has no price."""
    costs = OPTIONS["costs"].replace("road = { brick = 1, lumber = 1 }", "road = { coin = 2 }")
    costs = costs.replace("wall = { brick = 2 }", "wall = {}")
    game = GreatCanal.new(4, Randomness("1"), 0, variable=False, **{**OPTIONS, "costs": costs})
    while game.queue:
        game = act(game, game.legal_actions(game.waiting_for[0])[0], by=game.waiting_for[0])
    assert price(game, a.BuildRoad) == "2 coins"
    assert price(game, a.BuildWall) is None


def test_what_a_card_builds_is_free() -> None:
    """Check that roads of Road Building have no price."""
    assert price(begun("road_building"), a.BuildRoad) is None


# Hands.


def test_what_a_seat_holds() -> None:
    """Check goods and progress cards in the order of their values; the public holds nothing."""
    game = position(
        hands={0: goods(ore=2, coin=1)}, holdings={0: Holding(progress=("merchant", "merchant", "spy"))}
    )
    view = game.view(0)
    assert view.held("good") == goods(ore=2, coin=1)
    assert view.held("resource") == goods(ore=2)[:5]
    assert view.held("commodity") == (0, 1, 0)
    held = view.held("card")
    assert held is not None
    assert dict(zip(CARDS, held, strict=True)) | {"merchant": 2, "spy": 1} == dict(
        zip(CARDS, held, strict=True)
    )
    assert sum(held) == 3
    for kind in ("good", "resource", "commodity", "card"):
        assert game.view(None).held(kind) is None
        one = view.held(kind)
        assert one is not None
        assert len(one) == len(view.values(kind))
    assert view.held("corner") is None
    assert view.held("track") is None


def test_what_is_picked_card_by_card() -> None:
    """Check that all legal discards and gifts are as many as the one that is listed."""
    assert a.Discard.counted == a.GiveCards.counted == ("cards",)
    game = begun("saboteur")
    (example,) = [one for one in game.legal_actions(1) if isinstance(one, a.Discard)]
    assert sum(example.cards) == 2


# The line of a panel.


def test_what_a_seat_can_do_in_its_turn() -> None:
    """Check the line before the roll and after it, with cards, limit, points and goal."""
    home = seat(settlements="C4 n", cities="C3 n", walls="C3 n")
    game = position(home, rolled=False, hands={0: goods(ore=3)})
    assert said(game.view(0)) == "Turn 5: roll the dice."
    early = position(home, rolled=False, holdings={0: Holding(progress=("alchemist",))})
    assert "card for before the roll" in said(early.view(0))
    rolled = position(home, hands={0: goods(ore=3)})
    assert said(rolled.view(0)).startswith("Turn 5, 3 of 18 points, 3 cards (limit 9): build")
    full = position(home, holdings={0: Holding(progress=("crane", "merchant", "smith", "spy", "wedding"))})
    assert "1 progress card more than the limit of 4" in said(full.view(0))


@pytest.mark.parametrize("card", DECIDED)
@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
def test_what_is_asked_is_said(card: str, language: str) -> None:
    """Check the line of each who is asked, of the others and of the public, in each decision of a card."""
    game = replace(begun(card), offer=None)
    for by, answered in COURSES[card].answers:
        lines = {looker: said(game.view(looker), language) for looker in (None, 0, 1, 2, 3)}
        asked = [lines[one] for one in game.waiting_for]
        others = [lines[one] for one in (None, 0, 1, 2, 3) if one not in game.waiting_for]
        assert not set(asked) & set(others)
        game = act(game, answered, by=by)


def test_how_many_are_asked_for_is_said() -> None:
    """Check the numbers of a discard and what others read."""
    game = position(hands={1: goods(ore=9)}, queue=(d.Discards((1,), (0, 4, 0, 0)),))
    assert said(game.view(1)) == "You are asked (4 of 9): which cards to discard (a seven was rolled)?"
    assert said(game.view(0)) == said(game.view(None)) == "Turn 5."
    assert said(game.view(3)) == "Turn 5: it is not your turn."


def test_an_offer_is_said_to_whom_it_asks() -> None:
    """Check the line of those asked, before and after their answer, and of the offerer."""
    hands = {0: goods(brick=2), 1: goods(ore=1), 2: goods(ore=1)}
    game = act(position(hands=hands), a.MakeOffer(goods(brick=1), goods(ore=1)))
    assert said(game.view(1)).startswith("Ada offers 1 brick for 1 ore. Accept")
    after = act(game, a.AcceptOffer(), by=1)
    assert "You have accepted" in said(after.view(1))
    assert said(after.view(0)).endswith("Your offer is open: 1 of 2 have answered.")
    assert said(after.view(3)) == "Turn 5: it is not your turn."


# The end.


def test_where_the_points_came_from() -> None:
    """Check great_canal.R9: each thing with its points, nothing that brought none."""
    home = seat(settlements="C4 n", fallen="D4 n", cities="C3 n, B4 n")
    game = position(
        home,
        seat(settlements="B6 n"),
        holdings={0: Holding(open=("printer",), defender=2, chips=3), 1: Holding(chips=1)},
        metropolises=(corner("C3 n"), None, None),
        merchant=hexagon("B6"),
        merchant_seat=1,
        result=Outcome((14, 3, 0, 0), (0,)),
    )
    words = Words("great_canal", "en", NAMES, game.view(None))
    first, second, *rest = game.points_by_source()
    assert [words.points_from(one) for one in first.sources] == [
        "2 for 2 settlements",
        "4 for 2 cities",
        "2 for 1 metropolis",
        "3 for 3 Catan chips",
        "2 as Defender of Catan",
        "1 for 1 open card",
    ]
    assert first.points == 14
    assert [words.points_from(one) for one in second.sources] == [
        "1 for 1 settlement",
        "1 for 1 Catan chip",
        "1 for the merchant",
    ]
    assert [(one.points, one.sources) for one in rest] == [(0, ())] * 2


def test_who_was_first_is_known_all_along() -> None:
    """Check great_canal.R16: the seat that founded first, in every turn."""
    for first in range(4):
        game = start(4, 1, first)
        assert game.began == first
        for _ in range(60):
            by = game.waiting_for[0]
            game, _ = game.apply(by, game.suggest(by))
            assert game.began == first


# What would be lost.

TWO = {0: goods(brick=2, ore=1), 1: goods(ore=1), 2: goods(ore=1)}
FOUR = {0: goods(ore=1), 1: goods(ore=1), 2: goods(ore=1), 3: goods(ore=1)}
OFFERED = act(position(hands=TWO), a.MakeOffer(goods(brick=1), goods(ore=1)))
HARBOR = position(hands=TWO, turn=Turn(4, ROLLED, askings=(0, 1, 1, 1)))
LOSSES: Mapping[str, tuple[GreatCanal, Action, str | None]] = {
    "nothing": (position(hands={0: goods(ore=12)}), a.EndTurn(), None),
    "a roll": (position(rolled=False), a.Roll(), None),
    "an Alchemist": (
        position(rolled=False, holdings={0: Holding(progress=("alchemist", "spy"))}),
        a.Roll(),
        "You hold Alchemist: it can be played only before the roll.",
    ),
    "an offer": (OFFERED, a.EndTurn(), "Your offer is still open, and ends with your turn."),
    "an offer that was accepted": (act(OFFERED, a.AcceptOffer(), by=2), a.EndTurn(), "Chloé would trade"),
    "a Commercial Harbor": (HARBOR, a.EndTurn(), "can still ask Béa and Chloé for a commodity"),
    "one that was used": (
        position(hands=TWO, turn=Turn(4, ROLLED, askings=(0, 0, 1, 1))),
        a.EndTurn(),
        None,
    ),
    "one without resources": (
        position(hands={1: goods(ore=1)}, turn=Turn(4, ROLLED, askings=(0, 1, 1, 1))),
        a.EndTurn(),
        None,
    ),
    "another action": (OFFERED, a.WithdrawOffer(), None),
    "all of a Road Building": (begun("road_building"), a.Skip(), "still build 2 roads or ships"),
    "the rest of it": (act(begun("road_building"), a.BuildRoad(edge("C4 w"))), a.Skip(), None),
    "a card of a Spy's": (begun("spy"), a.Skip(), "none of the progress cards of Béa"),
    "a road of a Diplomat's": (begun("diplomat"), a.Skip(), "The road that you took"),
    "a Deserter's knight": (
        act(begun("deserter"), a.DismissKnight(corner("D5 s")), by=1),
        a.Skip(),
        "would not be placed",
    ),
    "a resource of the Aqueduct": (
        replace(position(), queue=(d.Take((0,), ()),)),
        a.Skip(),
        "no resource by the Aqueduct",
    ),
    "none where one has none": (replace(position(), queue=(d.Deliver(0, 1, "ore"),)), a.Skip(), None),
}


@pytest.mark.parametrize("name", LOSSES)
def test_what_is_asked_before_it_is_lost(name: str) -> None:
    """Check that nothing is asked about that is not lost by the action itself."""
    game, action, told = LOSSES[name]
    lost = game.lost_by(0, action)
    assert (lost is None) == (told is None)
    if lost is not None and told is not None:
        assert told in Words("great_canal", "en", NAMES, game.view(0)).render(lost)


def test_who_can_still_be_asked_after_one_of_two_commercial_harbors() -> None:
    """Check great_canal.R53: nothing is said of whether anybody was asked, which one cannot tell any more."""
    game = position(hands=FOUR, turn=Turn(4, ROLLED, askings=(0, 2, 2, 2)))
    for other in (1, 2, 3):
        game = act(act(game, a.AskHarbor(other, "ore")), a.Skip(), by=other)
        lost = game.lost_by(0, a.EndTurn())
        assert (lost is None) == (other < 3)
    assert lost is not None
    words = Words("great_canal", "en", NAMES, game.view(0))
    assert words.render(lost).startswith("By a Commercial Harbor you can still ask Béa, Chloé and Dora")


def test_cards_before_the_roll_are_those_that_can_be_played_then() -> None:
    """Check great_canal.R23: what a panel says of cards goes by the rules of cards."""
    assert set(cards.BEFORE_ROLL) == set(BEFORE_ROLL)
    assert len(GOODS) == 8
