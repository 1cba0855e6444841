"""Offers between players: who makes them, when, to whom and of what; picks, withdrawals, the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.decisions import Discards, RobberMove
from rules.great_canal.state import Asked, Holding, Offer
from rules.kit.tuples import Counts
from rules.records import Action, RuleError
from tests.rules.great_canal.positions import (
    act,
    allowed,
    edge,
    goods,
    happened,
    offered,
    position,
    refused,
    rolls,
    seat,
)

GIVE, WANT = goods(brick=1), goods(ore=1)
OFFER = a.MakeOffer(GIVE, WANT)
HANDS = {0: goods(brick=2, lumber=1), 1: goods(ore=2, coin=1), 2: goods(ore=1, wool=1)}
"""Hands of the market; seat 3 has no card."""
PENDING = {"queue": (RobberMove(0),)}


def market(**fields: object) -> GreatCanal:
    """Return a position in the turn of seat 0 in which three seats hold cards."""
    return position(seat(settlements="C4 n"), **{"hands": HANDS, **fields})  # pyright: ignore[reportArgumentType]


def opened(offer: a.MakeOffer = OFFER, **fields: object) -> GreatCanal:
    """Return the market with an offer open."""
    return act(market(**fields), offer)


def unchanged(game: GreatCanal, action: Action, by: int = 0) -> RuleError:
    """Check that an action is refused by a rule and leaves the game as it is; return the error."""
    before = game.to_json()
    with pytest.raises(RuleError) as caught:
        game.apply(by, action)
    assert game.to_json() == before
    return caught.value


# Who offers, and when.


def test_an_offer_is_public_and_open() -> None:
    """Check great_canal.R11: to all, it asks every seat with a card; all see it."""
    assert happened(market(), OFFER) == (e.OfferMade(0, GIVE, WANT, (1, 2), first=False),)
    game = opened()
    for looker in (None, 0, 3):
        assert game.view(looker).offer == Offer(GIVE, WANT, (1, 2), first=False, number=1)
    assert game.hands == market().hands
    assert game.waiting_for == (0,)


def test_only_the_seat_in_turn_offers() -> None:
    """Check great_canal.R11, great_canal.R47: nobody trades but with the player whose turn it is."""
    game = market()
    for by, give in ((1, goods(coin=1)), (2, goods(wool=1))):
        refused(game, a.MakeOffer(give, goods(brick=1)), "game.turn", by)
        refused(game, a.MakeOffer(give, goods(brick=1), (0,)), "game.turn", by)
        assert not game.legal_actions(by)
    other = market(active=1)
    allowed(other, a.MakeOffer(goods(coin=1), goods(brick=1)))
    refused(other, OFFER, "game.turn", by=0)


def test_offers_come_after_the_roll() -> None:
    """Check great_canal.R11: after the roll and while no decision is pending."""
    refused(market(rolled=False), OFFER, "great_canal.unrolled")
    refused(market(**PENDING), OFFER, "great_canal.first.robber")
    refused(market(queue=(Discards((1,), (0, 4, 0, 0)),)), OFFER, "game.turn")
    allowed(act(rolls(market(rolled=False), 1, 1), a.Roll()), OFFER)


# To whom.


@pytest.mark.parametrize(
    ("named", "asked"), [((), (1, 2)), ((1,), (1,)), ((2,), (2,)), ((1, 2), (1, 2)), ((2, 1), (1, 2))]
)
@pytest.mark.parametrize("first", [False, True])
def test_to_all_or_to_named_seats(named: tuple[int, ...], asked: tuple[int, ...], first: bool) -> None:
    """Check great_canal.R11, great_canal.R46: whoever is named is asked, in seat order; the first yes may
    decide."""
    offer = a.MakeOffer(GIVE, WANT, named, first)
    allowed(market(), offer)
    assert happened(market(), offer) == (e.OfferMade(0, GIVE, WANT, asked, first),)
    game = opened(offer)
    for other in (1, 2, 3):
        assert (a.DeclineOffer() in game.legal_actions(other)) == (other in asked)
        if other not in asked:
            refused(game, a.DeclineOffer(), "great_canal.R45.others", other)
    refused(opened(a.MakeOffer(GIVE, WANT, (1,))), a.AcceptOffer(), "great_canal.R45.others", by=2)


@pytest.mark.parametrize("named", [(3,), (1, 3), (0,), (0, 1), (4,), (-1,), (1, 1), (2, 1, 2), (10**12,)])
def test_seats_that_cannot_be_named(named: tuple[int, ...]) -> None:
    """Check great_canal.R45: only seats with a card are asked; not oneself, none twice, none unknown."""
    assert unchanged(market(), a.MakeOffer(GIVE, WANT, named)).rule == "great_canal.R45.asked"


def test_somebody_must_have_a_card() -> None:
    """Check great_canal.R45: one must be asked."""
    game = market(hands={0: HANDS[0]})
    refused(game, OFFER, "great_canal.R45.nobody")
    assert not offered(game, a.MakeOffer)
    assert offered(market(), a.MakeOffer)


def test_a_progress_card_is_no_card_to_trade() -> None:
    """Check great_canal.R11, great_canal.R45: a seat that holds nothing else is not asked."""
    game = market(holdings={3: Holding(progress=("merchant",))})
    refused(game, a.MakeOffer(GIVE, WANT, (3,)), "great_canal.R45.asked")
    assert happened(game, OFFER) == happened(market(), OFFER)


def test_a_seat_asked_need_not_have_what_is_wanted() -> None:
    """Check great_canal.R34: a hidden hand does not decide what may be offered."""
    offer = a.MakeOffer(GIVE, goods(paper=3, cloth=2), (2,))
    allowed(market(), offer)
    allowed(opened(offer), a.DeclineOffer(), by=2)


# Of what.


def test_one_offers_what_one_holds() -> None:
    """Check great_canal.R11: an offerer holds what it gives."""
    for give in (goods(brick=2), goods(brick=2, lumber=1), goods(lumber=1)):
        allowed(market(), a.MakeOffer(give, WANT))
    for give in (goods(brick=3), goods(lumber=2), goods(brick=1, wool=1), goods(grain=1)):
        refused(market(), a.MakeOffer(give, WANT), "great_canal.R11.held")


@pytest.mark.parametrize(
    ("give", "want"),
    [
        (goods(brick=1), goods(brick=1)),
        (goods(brick=1), goods(brick=2, ore=1)),
        (goods(brick=1, lumber=1), goods(ore=1, lumber=1)),
    ],
)
def test_no_kind_on_both_sides(give: Counts, want: Counts) -> None:
    """Check great_canal.R11: an offer names no kind on both sides."""
    refused(market(), a.MakeOffer(give, want), "great_canal.R11.both")


BAD_BUNDLES = (
    goods(),
    (),
    (1,),
    (0,) * 7,
    (0,) * 9,
    (*goods(grain=1), 0),
    goods(grain=1)[:7],
    (0, 0, 0, -1, 0, 0, 0, 0),
    (0, 0, 0, 2, 0, 0, 0, -1),
    (0, 0, 0, 10**12, 0, 0, 0, 0),
    (0, 0, 0, 10**30, 0, 0, 0, 0),
    (0, 0, 0, -(10**30), 0, 0, 0, 0),
)
"""Bundles that are none: empty, of another length, negative, without measure."""


@pytest.mark.parametrize("bundle", BAD_BUNDLES)
def test_bundles_that_are_none(bundle: Counts) -> None:
    """Check great_canal.R11: both sides are non-empty bundles of cards; else nothing changes."""
    unchanged(market(), a.MakeOffer(bundle, WANT))
    unchanged(market(), a.MakeOffer(GIVE, bundle))
    unchanged(opened(), a.CounterOffer(bundle, goods(lumber=1)), by=1)
    unchanged(opened(), a.CounterOffer(goods(ore=1), bundle), by=1)


# One at a time.


def test_an_equal_offer_is_refused() -> None:
    """Check great_canal.R45: equal is an offer of the same terms to the same seats in the same way."""
    game = opened()
    for same in (OFFER, a.MakeOffer(GIVE, WANT, (2, 1)), a.MakeOffer(GIVE, WANT, (1, 2))):
        refused(game, same, "great_canal.R45.same")
    for other in (
        a.MakeOffer(GIVE, WANT, (1,)),
        a.MakeOffer(GIVE, WANT, first=True),
        a.MakeOffer(goods(brick=2), WANT),
        a.MakeOffer(GIVE, goods(ore=2)),
        a.MakeOffer(goods(lumber=1), WANT),
    ):
        allowed(game, other)
    answered = act(game, a.DeclineOffer(), by=1)
    refused(answered, OFFER, "great_canal.R45.same")
    allowed(act(game, a.WithdrawOffer()), OFFER)


def test_a_new_offer_replaces_the_open_one() -> None:
    """Check great_canal.R11: one open offer at a time; the answers to the earlier one are gone."""
    game = act(act(opened(), a.AcceptOffer(), by=1), a.MakeOffer(goods(lumber=1), WANT, (2,)))
    assert game.offer == Offer(goods(lumber=1), WANT, (2,), first=False, number=2)
    refused(game, a.PickAnswer(1), "great_canal.R11.answer")
    refused(game, a.AcceptOffer(), "great_canal.R45.others", by=1)
    allowed(game, a.AcceptOffer(), by=2)


# The pick.


def test_the_pick_is_the_trade() -> None:
    """Check great_canal.R11: picked, the cards change hands and the offer is over; all see it (R43)."""
    game = act(opened(a.MakeOffer(goods(brick=2), WANT)), a.AcceptOffer(), by=1)
    assert offered(game, a.PickAnswer) == {a.PickAnswer(1)}
    allowed(game, a.PickAnswer(1))
    assert happened(game, a.PickAnswer(1)) == (e.Traded(0, 1, goods(brick=2), goods(ore=1)),)
    after = act(game, a.PickAnswer(1))
    assert after.hands[:2] == (goods(lumber=1, ore=1), goods(ore=1, coin=1, brick=2))
    assert after.offer is None
    for by in (1, 2):
        refused(after, a.DeclineOffer(), "great_canal.R11.none", by)
    refused(after, a.PickAnswer(1), "great_canal.R11.none")


def test_the_offerer_picks_whom_it_likes() -> None:
    """Check great_canal.R11: any of the answers, whatever their order; a no and a silence are none."""
    game = act(act(opened(), a.AcceptOffer(), by=1), a.AcceptOffer(), by=2)
    for other in (1, 2):
        allowed(game, a.PickAnswer(other))
        assert act(game, a.PickAnswer(other)).hands[other] == tuple(
            had + mine - yours for had, mine, yours in zip(HANDS[other], GIVE, WANT, strict=True)
        )
    declined = act(act(opened(), a.AcceptOffer(), by=2), a.DeclineOffer(), by=1)
    for other in (0, 1, 3, 4, -1, 10**12):
        refused(declined, a.PickAnswer(other), "great_canal.R11.answer")
    refused(opened(), a.PickAnswer(1), "great_canal.R11.answer")


def test_picked_only_when_nothing_is_pending() -> None:
    """Check great_canal.R45: an offer stays open while decisions are pending, but is not picked."""
    game = replace(act(opened(), a.AcceptOffer(), by=1), queue=(RobberMove(0),))
    refused(game, a.PickAnswer(1), "great_canal.first.robber")
    moved = act(game, next(iter(offered(game, a.MoveRobber))))
    assert moved.offer == game.offer
    allowed(moved, a.PickAnswer(1))
    waiting = replace(game, queue=(Discards((2,), (0, 0, 1, 0)),))
    refused(waiting, a.PickAnswer(1), "game.turn")


def test_the_offerer_goes_on_playing() -> None:
    """Check great_canal.R11, great_canal.R45: who has spent what was offered cannot pick; nobody is told."""
    game = act(opened(hands={**HANDS, 0: goods(brick=1, lumber=1)}), a.AcceptOffer(), by=1)
    road = a.BuildRoad(edge("C4 ne"))
    assert happened(game, road) == (e.RoadBuilt(0, edge("C4 ne")),)
    spent = act(game, road)
    assert spent.offer == game.offer
    refused(spent, a.PickAnswer(1), "great_canal.R11.held")
    allowed(spent, a.DeclineOffer(), by=2)
    allowed(spent, a.AcceptOffer(), by=2)


@pytest.mark.parametrize("by", [1, 2, 3])
def test_only_the_offerer_picks_and_withdraws(by: int) -> None:
    """Check great_canal.R11: the offerer picks one of the answers or withdraws."""
    game = act(opened(), a.AcceptOffer(), by=1)
    for action in (a.PickAnswer(1), a.WithdrawOffer()):
        refused(game, action, "game.turn", by)


# The end of an offer.


def test_a_withdrawal() -> None:
    """Check great_canal.R11: an offer ends with a withdrawal."""
    game = act(opened(), a.AcceptOffer(), by=1)
    allowed(game, a.WithdrawOffer())
    assert happened(game, a.WithdrawOffer()) == (e.OfferWithdrawn(0),)
    after = act(game, a.WithdrawOffer())
    assert replace(after, asked=Asked()) == market()
    refused(after, a.WithdrawOffer(), "great_canal.R11.none")
    refused(after, a.AcceptOffer(), "great_canal.R11.none", by=1)


def test_the_end_of_the_turn() -> None:
    """Check great_canal.R11: an offer ends with the turn."""
    after = act(act(opened(), a.AcceptOffer(), by=1), a.EndTurn())
    assert after.offer is None
    refused(after, a.AcceptOffer(), "great_canal.R11.none", by=2)
    refused(after, a.PickAnswer(1), "game.turn", by=0)
