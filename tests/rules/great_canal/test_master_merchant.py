"""The Master Merchant: whose hand it shows, and the two cards that are taken out of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import GOODS
from rules.great_canal.decisions import ChooseGoods
from rules.great_canal.pieces import Pieces
from rules.great_canal.redeal import redeal
from rules.great_canal.state import Holding
from rules.kit.tuples import Counts
from rules.randomness import Randomness
from rules.records import Action
from rules.testing.hidden import visible_to
from tests.rules.great_canal.positions import (
    act,
    allowed,
    corner,
    goods,
    happened,
    hexagon,
    offered,
    position,
    refused,
    seat,
)

HAND = goods(brick=2, ore=1, coin=1)
"""The hand that is searched."""
HANDS = {0: goods(wool=1), 1: HAND, 2: goods(grain=3), 3: goods(grain=5)}


def holder(cards: tuple[str, ...] = ("master_merchant",), **fields: object) -> GreatCanal:
    """Return a position in which seat 0 holds the card: it has one point, the others 2, 1 and none."""
    given = {"hands": HANDS, "holdings": {0: Holding(progress=cards)}, **fields}
    realms = (seat(settlements="C4 n"), seat(cities="D5 n"), seat(settlements="B6 n"))
    return position(*realms, **given)  # pyright: ignore[reportArgumentType]


def searching(hand: Counts = HAND) -> GreatCanal:
    """Return that position after seat 0 searched a hand of seat 1."""
    return act(holder(hands={**HANDS, 1: hand}), a.PlayMasterMerchant(1))


def choose(good: str) -> Action:
    """Return the taking of a card."""
    return a.ChooseGood(good)


# Whose hand.


def test_an_opponent_with_more_points() -> None:
    """Check table 4.4: strictly more points; as many are not more."""
    game = holder()
    assert offered(game, a.PlayMasterMerchant) == {a.PlayMasterMerchant(1)}
    allowed(game, a.PlayMasterMerchant(1))
    for other in (0, 2, 3, 4, -1):
        error = refused(game, a.PlayMasterMerchant(other), "great_canal.master_merchant")
        assert error.params["count"] == 1


@pytest.mark.parametrize(
    "fields",
    [
        {"chips": 1},
        {"defender": 1},
        {"open": ("printer",)},
        {"open": ("constitution",)},
    ],
)
def test_all_public_points_count(fields: dict[str, object]) -> None:
    """Check table 4.4: chips, Defender and the cards that lie open, compared when the card is played."""
    own = Holding(progress=("master_merchant",))
    more = Holding(**fields)  # pyright: ignore[reportArgumentType]
    allowed(holder(holdings={0: own, 2: more}), a.PlayMasterMerchant(2))
    game = holder(holdings={0: replace(own, chips=1), 2: more})
    refused(game, a.PlayMasterMerchant(2), "great_canal.master_merchant")
    refused(game, a.PlayMasterMerchant(1), "great_canal.master_merchant")


def test_titles_count() -> None:
    """Check table 4.4: the merchant, the longest trade route and a metropolis are points as well."""
    allowed(holder(merchant=hexagon("B4"), merchant_seat=2), a.PlayMasterMerchant(2))
    allowed(holder(route=2), a.PlayMasterMerchant(2))
    realms = (seat(cities="C4 n"), seat(), seat(cities="B6 n"), seat())
    alike = holder(pieces=Pieces(realms))
    refused(alike, a.PlayMasterMerchant(2), "great_canal.master_merchant")
    allowed(replace(alike, metropolises=(None, corner("B6 n"), None)), a.PlayMasterMerchant(2))
    own = holder(merchant=hexagon("B4"), merchant_seat=0)
    refused(own, a.PlayMasterMerchant(1), "great_canal.master_merchant")


def test_an_opponent_with_a_card() -> None:
    """Check table 4.4: one without any goods cannot be named; progress cards are none."""
    held = {0: Holding(progress=("master_merchant",)), 1: Holding(progress=("spy",))}
    game = holder(hands={**HANDS, 1: goods()}, holdings=held)
    refused(game, a.PlayMasterMerchant(1), "great_canal.master_merchant")
    assert not offered(game, a.PlayMasterMerchant)


# What it shows.


def test_the_hand_is_seen_by_one() -> None:
    """Check table 4.4, great_canal.R43: all hear whose hand is searched, its seat alone sees it."""
    events = happened(holder(), a.PlayMasterMerchant(1))
    public = (e.CardPlayed(0, "master_merchant"), e.HandSearched(0, 1))
    assert events == (*public, e.HandFound(0, 1, HAND))
    for looker in (None, 1, 2, 3):
        assert visible_to(events, looker) == public
        assert searching().view(looker).found_goods is None
    assert searching().view(0).found_goods == HAND
    assert searching().view(0).found_progress is None


def test_the_progress_cards_are_not_seen() -> None:
    """Check table 4.4: the hand is searched, not the progress cards."""
    held = {0: Holding(progress=("master_merchant",)), 1: Holding(progress=("smith", "merchant"))}
    game = act(holder(holdings=held), a.PlayMasterMerchant(1))
    view = game.view(0)
    assert view.found_progress is None
    assert view.progress_counts[1] == (1, 0, 1)
    dealt = {redeal(game, 0, Randomness(str(number))).holdings[1].progress for number in range(20)}
    assert len(dealt) > 4


def test_it_is_seen_while_one_chooses() -> None:
    """Check great_canal.R54: the same hand at the second card, nothing once the choice is made."""
    game = act(searching(), choose("brick"))
    assert game.view(0).found_goods == goods(brick=1, ore=1, coin=1)
    assert game.view(1).found_goods is None
    after = act(game, choose("brick"))
    assert after.view(0).found_goods is None
    assert after.queue == ()


# What is taken.


def test_two_cards_one_after_the_other() -> None:
    """Check great_canal.R54: of choice, out of the same hand, a kind twice if it is there."""
    game = searching()
    assert game.waiting_for == (0,)
    assert set(game.legal_actions(0)) == {choose("brick"), choose("ore"), choose("coin")}
    for good in ("brick", "ore", "coin"):
        allowed(game, choose(good))
    assert happened(game, choose("coin")) == (e.GoodTaken(0, 1), e.TakenGoodSeen(0, 1, "coin"))
    game = act(game, choose("coin"))
    assert game.queue == (ChooseGoods(0, 1, 1),)
    assert set(game.legal_actions(0)) == {choose("brick"), choose("ore")}
    refused(game, choose("coin"), "great_canal.master_merchant.good")
    after = act(game, choose("brick"))
    assert after.hands == (goods(wool=1, coin=1, brick=1), goods(brick=1, ore=1), HANDS[2], HANDS[3])
    assert after.waiting_for == (0,)
    assert offered(after, a.ChooseGood) == set()
    assert after.bank == game.bank


def test_a_kind_twice() -> None:
    """Check great_canal.R54: both cards may be of one kind."""
    assert act(searching(), choose("brick"), choose("brick")).hands[0] == goods(wool=1, brick=2)


@pytest.mark.parametrize("good", [good for good in GOODS if good not in ("brick", "ore", "coin")])
def test_what_is_not_there(good: str) -> None:
    """Check table 4.4: of the hand that is seen; the own cards and the bank do not count."""
    refused(searching(), choose(good), "great_canal.master_merchant.good")


@pytest.mark.parametrize("named", ["stone", "", "smith"])
def test_what_there_is_not(named: str) -> None:
    """Check table 4.4: only goods are taken."""
    refused(searching(), choose(named), "great_canal.master_merchant.good")


@pytest.mark.parametrize("hand", [goods(ore=1), goods(ore=2), goods(ore=1, paper=1)])
def test_a_hand_of_two_or_one(hand: Counts) -> None:
    """Check great_canal.R48: it is taken whole at once, as its size leaves no choice; one if only one."""
    game = holder(hands={**HANDS, 1: hand})
    events = happened(game, a.PlayMasterMerchant(1))
    kinds = [good for good, count in zip(GOODS, hand, strict=True) for _ in range(count)]
    taken = [one for good in kinds for one in (e.GoodTaken(0, 1), e.TakenGoodSeen(0, 1, good))]
    assert events[1:] == (e.HandSearched(0, 1), e.HandFound(0, 1, hand), *taken)
    after = act(game, a.PlayMasterMerchant(1))
    assert after.queue == ()
    assert after.hands[1] == goods()
    assert sum(after.hands[0]) == 1 + sum(hand)


def test_a_hand_of_three_alike() -> None:
    """Check great_canal.R48, great_canal.R34: only public facts spare a question, and its size is three."""
    game = searching(goods(ore=3))
    assert game.legal_actions(0) == (choose("ore"),)
    game = act(game, choose("ore"))
    assert game.legal_actions(0) == (choose("ore"),)


def test_it_cannot_be_left() -> None:
    """Check great_canal.R55: nothing else can be done before both are taken, and none can be left."""
    for game in (searching(), act(searching(), choose("ore"))):
        for action in (a.EndTurn(), a.TradeBank("brick", "ore"), a.MakeOffer(goods(wool=1), goods(ore=1))):
            refused(game, action, "great_canal.first.choose")
        assert a.Skip() not in game.legal_actions(0)
        refused(game, a.Skip(), "great_canal.first.choose")


def test_only_its_seat_takes() -> None:
    """Check great_canal.R15: the others wait, the searched seat too; without the card nothing is taken."""
    for by in (1, 2, 3):
        refused(searching(), choose("brick"), "game.turn", by)
        assert not searching().legal_actions(by)
    refused(holder(), choose("brick"), "great_canal.moment.choose")


def test_two_cards_of_it() -> None:
    """Check table 4.4: any number of cards is played in a turn, against the same seat too."""
    game = holder(cards=("master_merchant", "master_merchant"))
    game = act(game, a.PlayMasterMerchant(1), choose("ore"), choose("coin"), a.PlayMasterMerchant(1))
    assert game.hands[0] == goods(wool=1, ore=1, coin=1, brick=2)
    assert game.piles[0].returned == ("master_merchant", "master_merchant")
    refused(game, a.PlayMasterMerchant(1), "great_canal.held")


def test_what_was_taken_is_known_to_two() -> None:
    """Check great_canal.R43: the others learn that a card was taken."""
    events = happened(searching(), choose("ore"))
    for looker in (None, 0, 1, 2, 3):
        seen = (e.TakenGoodSeen(0, 1, "ore"),) if looker in (0, 1) else ()
        assert visible_to(events, looker) == (e.GoodTaken(0, 1), *seen)
    for looker in (None, 2, 3):
        views = {act(searching(), choose(good)).view(looker) for good in ("brick", "ore", "coin")}
        assert len(views) == 1


def test_dealt_anew_the_hand_stays_for_whom_it_is_open() -> None:
    """Check great_canal.R54: who looks at it knows it; for the others it is any hand of its size."""
    for game in (searching(), act(searching(), choose("brick"))):
        for number in range(20):
            other = redeal(game, 0, Randomness(str(number)))
            assert other.hands[:2] == game.hands[:2]
            assert other.legal_actions(0) == game.legal_actions(0)
        for looker in (None, 2):
            dealt = {redeal(game, looker, Randomness(str(number))).hands[1] for number in range(20)}
            assert len(dealt) > 4
    done = act(searching(), choose("brick"), choose("ore"))
    assert len({redeal(done, 0, Randomness(str(number))).hands[1] for number in range(20)}) > 2
