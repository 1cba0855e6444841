"""The policy about what has to be settled: cards, the robber, knights, offers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal.hands import covers
from rules.great_canal.state import Holding
from rules.kit.tuples import Counts
from rules.records import Action
from tests.rules.great_canal.positions import act, corner, edge, goods, hexagon, knight, position, seat

CITY_NEXT = seat(settlements="B6 n", cities="D8 n", roads="B6 nw, D8 ne")
"""A settlement to be made a city, and a city."""
NEVER_BUYS = Holding(levels=(5, 5, 5))
"""All levels, so that commodities buy nothing."""


def settled(*realms: object, **fields: object) -> GreatCanal:
    """Return a position with the pieces of a seat that has a city to raise, whatever else is given."""
    return position(CITY_NEXT, *realms, **fields)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("count", [2, 4])
def test_it_discards_what_serves_no_plan(count: int) -> None:
    """Check that the cards for a city stay in the hand."""
    hand = goods(grain=2, ore=3, cloth=4)
    game = settled(hands={0: hand}, holdings={0: NEVER_BUYS}, queue=(d.Discards((0,), (count, 0, 0, 0)),))
    assert game.suggest(0) == a.Discard(goods(cloth=count))


def test_it_gives_away_what_serves_no_plan() -> None:
    """Check that a Wedding's gift is of what is missed the least."""
    game = settled(
        hands={0: goods(grain=2, ore=3, paper=3)},
        holdings={0: NEVER_BUYS},
        queue=(d.Give((0,), (2, 0, 0, 0), 1),),
    )
    assert game.suggest(0) == a.GiveCards(goods(paper=2))


@pytest.mark.parametrize(
    ("hand", "wanted"), [(goods(grain=1, ore=3), "grain"), (goods(grain=2, ore=2), "ore")]
)
def test_it_takes_what_it_lacks(hand: Counts, wanted: str) -> None:
    """Check great_canal.R8: of gold it takes the card that a city lacks."""
    game = settled(hands={0: hand}, holdings={0: NEVER_BUYS}, queue=(d.Take((0,), (0,)),))
    assert game.suggest(0) == a.TakeResource(wanted)


def test_it_chooses_what_it_lacks() -> None:
    """Check great_canal.R54: of a hand that it sees it takes what a city lacks."""
    game = settled(
        hands={0: goods(grain=1, ore=3), 1: goods(brick=3, grain=1, wool=2)},
        holdings={0: NEVER_BUYS},
        queue=(d.ChooseGoods(0, 1, 2),),
    )
    assert game.suggest(0) == a.ChooseGood("grain")


def test_it_delivers_what_it_needs_least() -> None:
    """Check great_canal.R53: a commodity that pays for the next level is not given where another can be."""
    game = settled(
        hands={0: goods(cloth=1, paper=2), 1: goods(wool=1)},
        holdings={0: Holding(levels=(0, 5, 5))},
        queue=(d.Deliver(0, 1, "wool"),),
    )
    assert game.suggest(0) == a.DeliverCommodity("paper")


def test_it_robs_the_leader() -> None:
    """Check great_canal.R18: the robber goes to a hex of whoever is ahead, and never to its own."""
    game = position(
        seat(cities="B3 n"),
        seat(cities="D5 nw", settlements="C4 nw"),
        seat(cities="D8 ne"),
        hands={1: goods(ore=3), 2: goods(ore=3)},
        holdings={2: Holding(chips=9)},
        queue=(d.RobberMove(0),),
    )
    assert game.suggest(0) == a.MoveRobber(hexagon("D8"), 2)


def test_it_loses_the_city_with_the_lower_yield() -> None:
    """Check great_canal.R22: of two cities it gives up the one at the worse numbers."""
    game = position(seat(cities="D8 ne, A2 nw"), queue=(d.Sacrifice((0,)),))
    assert game.suggest(0) == a.Sacrifice(corner("A2 nw"))


def test_its_weakest_knight_deserts() -> None:
    """Check that the knight that digs next stays."""
    realm = seat(cities="B4 n", knights="D6 n 1+, D6 nw 2, D8 ne 1")
    game = position(realm, queue=(d.Dismiss(0, 1),))
    assert game.suggest(0) == a.DismissKnight(corner("D8 ne"))


def test_a_knight_that_comes_digs() -> None:
    """Check great_canal.R4: an active knight is placed, and goes when driven off, where it digs at once."""
    realm = seat(roads="D6 w, D6 nw, D6 ne, C6 w, C6 nw", knights="D6 nw 1+")
    placing = position(realm, queue=(d.Place(0, 1, active=True),))
    assert act(placing, placing.suggest(0)).holdings[0].chips >= 2
    retreat = position(realm, queue=(d.Retreat(0, knight("C6 n 1+")),))
    assert act(retreat, retreat.suggest(0), by=0).holdings[0].chips >= 2


def test_it_builds_for_nothing_where_it_leads_on() -> None:
    """Check great_canal.R55: a free road goes towards a place for a settlement, and so does a rebuilt one."""
    realm = seat(settlements="D5 n", roads="D5 nw")
    for queue in ((d.FreePieces(0, 2),), (d.Rebuild(0, edge("A2 w"), ship=False),)):
        suggested = position(realm, queue=queue).suggest(0)
        assert isinstance(suggested, a.BuildRoad | a.BuildShip | a.Rebuild)


def test_cards_it_drops_and_keeps() -> None:
    """Check great_canal.R23, R54: the card of least use goes, the best of those found is taken."""
    full = ("diplomat", "merchant", "resource_monopoly", "warlord", "wedding")
    dropping = settled(holdings={0: Holding(progress=full)}, active=1, queue=(d.Drop((0,)),))
    assert dropping.suggest(0) == a.DropCard("diplomat")
    spying = settled(holdings={1: Holding(progress=full)}, queue=(d.Keep(0, 1),))
    assert spying.suggest(0) == a.KeepCard("warlord")


def test_it_draws_of_a_deck() -> None:
    """Check great_canal.R41: a tied defender draws of a deck that has cards."""
    game = settled(queue=(d.Defend((0, 1)),))
    assert isinstance(game.suggest(0), a.DrawCard)


# Offers.

YES, NO = a.AcceptOffer(), a.DeclineOffer()


def asked(give: Counts, want: Counts, hand: Counts, *, chips: int = 0) -> Action:
    """Return what seat 0, with a city to raise, answers to an offer of seat 1 that has so many chips."""
    game = settled(active=1, hands={0: hand, 1: give}, holdings={0: NEVER_BUYS, 1: Holding(chips=chips)})
    return act(game, a.MakeOffer(give, want)).suggest(0)


def test_answers() -> None:
    """Check great_canal.R45: it takes what completes a city, gives none of its cards, helps no winner."""
    hand, ore = goods(grain=2, ore=2, paper=1), goods(ore=1)
    assert asked(ore, goods(paper=1), hand) == YES
    assert asked(goods(cloth=1), ore, hand) == NO
    assert asked(ore, goods(paper=1), hand, chips=14) == YES
    assert asked(ore, goods(paper=1), hand, chips=15) == NO
    assert asked(ore, goods(brick=1), hand) == NO


def test_an_answer_stays() -> None:
    """Check great_canal.R45: who has said yes or no is suggested neither of them again."""
    for hand in (goods(grain=2, ore=2, paper=2), goods(grain=2, ore=2, paper=1, cloth=1)):
        game = settled(active=1, hands={0: hand, 1: goods(ore=1)}, holdings={0: NEVER_BUYS})
        game = act(game, a.MakeOffer(goods(ore=1), goods(paper=1)))
        game = act(game, game.suggest(0), by=0)
        assert isinstance(game.suggest(0), a.CounterOffer)


def offering() -> GreatCanal:
    """Return a position in which one ore for paper would make a city."""
    return settled(hands={0: goods(grain=2, ore=2, paper=1), 1: goods(ore=4)}, holdings={0: NEVER_BUYS})


def test_one_offer_a_turn() -> None:
    """Check great_canal.R11: it asks for what a city lacks, picks a yes, builds, and asks no more."""
    game = offering()
    offer = game.suggest(0)
    assert isinstance(offer, a.MakeOffer)
    assert offer.want == goods(ore=1)
    assert covers(goods(paper=1), offer.give)
    game = act(act(game, offer), YES, by=1)
    assert game.suggest(0) == a.PickAnswer(1)
    game = act(game, game.suggest(0))
    assert game.suggest(0) == a.BuildCity(corner("B6 n"))
    game = act(game, game.suggest(0))
    assert game.suggest(0) == a.EndTurn()


def test_an_offer_declined_is_left_open() -> None:
    """Check great_canal.R11: nobody accepts, the turn ends, and with it the offer; it withdraws none."""
    game = act(offering(), offering().suggest(0))
    assert game.suggest(0) == a.EndTurn()
    assert act(game, NO, by=1).suggest(0) == a.EndTurn()


def test_no_offer_while_the_hand_may_grow() -> None:
    """Check that it makes no offer with a card to play that could make its hand large enough for another."""
    game = offering()
    cards = replace(game.holdings[0], progress=("spy",))
    assert not isinstance(replace(game, holdings=(cards, *game.holdings[1:])).suggest(0), a.MakeOffer)


def test_no_offer_to_whoever_is_about_to_win() -> None:
    """Check that it does not ask a seat that lacks three points or fewer."""
    game = offering()
    winning = replace(game.holdings[1], chips=16)
    assert game.suggest(0) != replace(game, holdings=(game.holdings[0], winning, *game.holdings[2:])).suggest(
        0
    )
