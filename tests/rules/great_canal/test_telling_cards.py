"""How progress cards, gifts and bargains, displaced knights and offers are told."""

from __future__ import annotations

import pytest

from rules.great_canal import events as e
from rules.records import Event
from tests.rules.great_canal.positions import corner, edge, goods, hexagon
from tests.rules.great_canal.telling import told


def test_what_a_card_costs_others_is_told_with_it() -> None:
    """Check Saboteur and the monopolies, and a monopoly of what nobody has."""
    played = e.CardPlayed(0, "saboteur")
    discards = (e.Discarded(1, goods(wool=2)), e.Discarded(2, goods(ore=1, coin=1)))
    assert told(played, *discards, e.RoadBuilt(0, edge("E5 w")))[0].startswith(
        "Ada played “Saboteur” (lost: Béa 2 wool; Chloé 1 ore and 1 coin) and built a road on "
    )
    monopoly = (e.CardPlayed(0, "resource_monopoly"), e.Monopolized(0, "ore", (0, 2, 0, 1)))
    assert told(*monopoly) == ["Ada played “Resource Monopoly” (lost: Béa 2 ore; Dora 1 ore)."]
    assert told(monopoly[1]) == ["Ada got 3 ore from the others."]
    vain = (e.CardPlayed(0, "trade_monopoly"), e.Monopolized(0, "coin", (0, 0, 0, 0)))
    assert told(*vain) == ["Ada played “Trade Monopoly” (nobody had any coin)."]


@pytest.mark.parametrize(
    ("seat", "spy", "merchant"),
    [
        (None, "looked at the progress cards of Béa and took a progress card from Béa (politics deck)",
         "looked at the cards of Béa, took a card from Béa"),
        (0, "saw the progress cards of Béa (Spy and Wedding) and took “Wedding” from Béa",
         "saw the cards of Béa (2 wool), took 1 wool from Béa"),
        (1, "looked at the progress cards of Béa and took “Wedding” from Béa",
         "looked at the cards of Béa, took 1 wool from Béa"),
    ],
)  # fmt: skip
def test_what_a_card_shows_is_told_to_who_sees_it(seat: int | None, spy: str, merchant: str) -> None:
    """Check Spy and Master Merchant."""
    spied = (
        e.CardPlayed(0, "spy"),
        e.CardsSearched(0, 1),
        e.CardsFound(0, 1, ("spy", "wedding")),
        e.CardTaken(0, 1, "politics"),
        e.TakenCardSeen(0, 1, "wedding"),
    )
    assert told(*spied, seat=seat) == [f"Ada played “Spy”, {spy}."]
    taken = (
        e.CardPlayed(0, "master_merchant"),
        e.HandSearched(0, 1),
        e.HandFound(0, 1, goods(wool=2)),
        e.GoodTaken(0, 1),
        e.TakenGoodSeen(0, 1, "wool"),
        e.MerchantMoved(0, hexagon("C4"), None),
    )
    assert told(*taken, seat=seat) == [
        f"Ada played “Master Merchant”, {merchant} and placed the merchant at C4."
    ]


def test_gifts_and_bargains_are_told_in_the_sentence_of_who_gets_them() -> None:
    """Check Wedding and Commercial Harbor, for all and for those who know more."""
    wedding = (
        e.CardPlayed(0, "wedding"),
        e.Given(1, 0, 2),
        e.GivenSeen(1, 0, goods(wool=2)),
        e.Given(2, 0, 1),
    )
    assert told(*wedding) == ["Ada played “Wedding”, got 2 cards from Béa and got 1 card from Chloé."]
    assert told(*wedding, seat=1) == ["Ada played “Wedding”, got 2 wool from Béa and got 1 card from Chloé."]
    assert told(*wedding[1:2]) == ["Béa gave 2 cards to Ada."]
    harbor = (
        e.CardPlayed(0, "commercial_harbor"),
        e.HarborAsked(0, 1),
        e.LaidDownSeen(0, "ore"),
        e.HarborTraded(1, 0),
        e.HarborTradedSeen(1, 0, "coin", "ore"),
        e.HarborAsked(0, 2),
        e.LaidDownSeen(0, "ore"),
        e.NothingDelivered(2, 0),
    )
    rest = " and asked Chloé (who has no commodity)."
    played = "Ada played “Commercial Harbor”, "
    assert told(*harbor) == [f"{played}got a commodity from Béa for a resource{rest}"]
    for seat in (0, 1):
        assert told(*harbor, seat=seat) == [f"{played}got 1 coin from Béa for 1 ore{rest}"]
    assert told(*harbor[:3], seat=0) == [f"{played[:-2]} and asked Béa for a commodity, for 1 ore."]
    assert told(*harbor[3:5], seat=1) == ["Béa gave 1 coin to Ada for 1 ore."]


def test_what_befalls_a_knight_is_told_in_the_sentence_of_who_brought_it_about() -> None:
    """Check Deserter, Intrigue and a knight that is displaced."""
    deserted = (e.CardPlayed(0, "deserter"), e.KnightDismissed(1, corner("C4 n"), 0))
    assert told(*deserted, e.KnightPlaced(0, corner("D5 n"), 2, True)) == [
        "Ada played “Deserter”, won over the knight of Béa at C4 north "
        "and placed a strong knight at D5 north (active)."
    ]
    assert told(deserted[1]) == ["Béa lost the knight at C4 north: it deserted to Ada."]
    driven = (e.KnightDrivenOff(0, corner("C4 n"), 1), e.KnightRetreated(1, corner("C4 n"), corner("D5 n")))
    assert told(e.CardPlayed(0, "intrigue"), *driven) == [
        "Ada played “Intrigue”, displaced the knight of Béa from C4 north and made the knight of Béa go from "
        "C4 north to D5 north."
    ]


def test_a_route_of_another_is_told_as_what_it_follows_from() -> None:
    """Check that a route that somebody else has now is not told as that one's doing."""
    built = e.SettlementBuilt(0, corner("C4 n"))
    assert told(built, e.RouteTaken(0, 6)) == [
        "Ada built a settlement at C4 north and took the longest trade route (6)."
    ]
    assert told(built, e.RouteTaken(1, 6), e.TurnEnded(0)) == [
        "Ada built a settlement at C4 north and let Béa have the longest trade route (6)."
    ]
    assert told(e.RouteTaken(1, 6)) == ["Béa has the longest trade route now (6)."]


# Offers.

OFFER = e.OfferMade(0, goods(ore=1), goods(wool=1), (1, 2, 3), False)
OTHER = e.OfferMade(0, goods(ore=2), goods(wool=1), (1, 2, 3), False)
OFFERED = "Ada offered 1 ore for 1 wool"


@pytest.mark.parametrize(
    ("answers", "ending"),
    [
        ((e.OfferDeclined(1), e.OfferDeclined(2)), " (no: Béa and Chloé)"),
        ((e.OfferAccepted(1), e.OfferDeclined(2)), " (yes: Béa; no: Chloé)"),
        ((e.OfferAccepted(1), e.OfferDeclined(1)), " (no: Béa)"),
        ((e.OfferCountered(3, goods(brick=1), goods(ore=1)),), " (other terms: Dora)"),
        (
            (e.OfferAccepted(1), e.OfferDeclined(2), e.OfferCountered(3, goods(brick=1), goods(ore=1))),
            " (yes: Béa; no: Chloé; other terms: Dora)",
        ),
        ((e.OfferAccepted(1), e.AnswerLapsed(1)), " (no answer)"),
        ((e.OfferDeclined(1), e.OfferWithdrawn(0)), " in vain"),
        ((e.OfferWithdrawn(0),), " in vain"),
    ],
)
def test_an_offer_that_came_to_nothing_is_half_a_line(answers: tuple[Event, ...], ending: str) -> None:
    """Check that an offer with its answers is one clause, and in vain with the turn or for another offer."""
    assert told(OFFER, *answers) == [f"{OFFERED}{ending}."]
    assert told(OFFER, *answers, e.ShipBuilt(0, edge("E5 w")))[0].startswith(
        f"{OFFERED}{ending} and built a "
    )
    vain = f"{OFFERED} in vain"
    assert told(OFFER, *answers, e.TurnEnded(0)) == [f"{vain}."]
    assert told(OFFER, *answers, OTHER, e.OfferDeclined(1)) == [
        f"{vain} and offered 2 ore for 1 wool (no: Béa)."
    ]
    assert told(OFFER, *answers, OTHER, e.OfferAccepted(1), e.Traded(0, 1, goods(ore=2), goods(wool=1))) == [
        f"{vain} and gave 2 ore to Béa for 1 wool."
    ]
    assert told(OFFER, *answers, OTHER, e.TurnEnded(0)) == [f"{vain} and offered 2 ore for 1 wool in vain."]


def test_an_offer_that_was_taken_is_its_trade() -> None:
    """Check that the trade alone is told, and by itself where the offer was told before."""
    traded = e.Traded(0, 2, goods(ore=1), goods(wool=1))
    line = ["Ada gave 1 ore to Chloé for 1 wool."]
    assert told(OFFER, e.OfferDeclined(1), e.OfferAccepted(2), traded) == line
    assert told(OFFER, traded) == told(traded) == line


def test_an_answer_in_the_middle_of_a_turn_does_not_end_its_sentence() -> None:
    """Check answers that come after something else was done, and alone."""
    built = e.SettlementBuilt(0, corner("C4 n"))
    answers = (e.OfferAccepted(1), e.OfferDeclined(2))
    assert told(OFFER, built, *answers, e.TurnEnded(0)) == [
        f"{OFFERED}, built a settlement at C4 north, got a yes from Béa and got a no from Chloé."
    ]
    assert told(answers[0]) == ["Béa accepted the offer."]


def test_what_comes_first_of_what_is_told_is_in_the_sentence_of_who_goes_on() -> None:
    """Check answers to an offer that was told before: they take no line of their own."""
    answers = (e.OfferDeclined(2), e.OfferAccepted(1))
    taken = "got a no from Chloé and got a yes from Béa"
    assert told(*answers, e.TurnEnded(0)) == [f"Ada {taken}."]
    assert told(*answers, e.SettlementBuilt(0, corner("C4 n")), e.Rolled(1, 2, 2, "fleet")) == [
        "Ada got a no from Chloé, got a yes from Béa and built a settlement at C4 north.",
        "Béa rolled 2 + 2 = 4.",
    ]
    assert told(*answers) == ["Chloé declined the offer.", "Béa accepted the offer."]
    assert told(*answers, e.Discarded(2, goods(ore=1)))[:2] == told(*answers)
