"""Answers given beforehand: what each does when its seat is asked, and when the person is asked after all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import decisions as d
from rules.great_canal.components.kinds import RESOURCES
from rules.great_canal.standing import kinds as k
from rules.great_canal.standing.doing import given_up
from rules.great_canal.state import Holding, Turn
from rules.kit.tuples import Counts
from rules.language.words import Words
from rules.records import Action, Standing
from tests.rules.great_canal.positions import (
    ROLLED,
    act,
    allowed,
    corner,
    corners,
    goods,
    pile,
    position,
    seat,
)

SEVEN = d.Discards((1,), (0, 4, 0, 0))
WEDDING = d.Give((1,), (0, 2, 0, 0), 0)
GOLD, AQUEDUCT = d.Take((1,), (1,)), d.Take((1,), ())
HAND = goods(brick=4, wool=2, ore=2, coin=1)
HOME = seat(cities="B4 n, C5 n, D4 n", knights="B4 s 1, C5 s 2")
CARDS = ("crane", "merchant", "smith", "spy", "wedding")


def asked(decision: d.Decision, hand: Counts = HAND, **fields: Any) -> GreatCanal:
    """Return a game in which seat 1 has to decide."""
    return position(
        seat(),
        HOME,
        hands={1: hand},
        holdings={1: Holding(progress=CARDS)},
        queue=(decision,),
        **fields,
    )


class Case(NamedTuple):
    """A position, a standing answer of seat 1, and what it does; None if the person is asked."""

    game: GreatCanal
    standing: Standing
    done: Action | None


CASES: Mapping[str, Case] = {
    "kept goods go last": Case(
        asked(SEVEN), k.KeepGoods(("ore", "brick")), a.Discard(goods(brick=1, wool=2, coin=1))
    ),
    "of a gift too": Case(asked(WEDDING), k.KeepGoods(("brick",)), a.GiveCards(goods(wool=1, ore=1))),
    "gold": Case(asked(GOLD), k.TakeResources(("ore", "wool")), a.TakeResource("ore")),
    "gold that the bank has": Case(
        asked(GOLD, goods(ore=19)), k.TakeResources(("ore", "wool")), a.TakeResource("wool")
    ),
    "gold that the bank has not": Case(asked(GOLD, goods(ore=19)), k.TakeResources(("ore",)), None),
    "the Aqueduct": Case(asked(AQUEDUCT), k.TakeResources(("wool",)), a.TakeResource("wool")),
    "no Aqueduct": Case(asked(AQUEDUCT), k.SkipAqueduct(), a.Skip()),
    "gold all the same": Case(asked(GOLD), k.SkipAqueduct(), None),
    "a card": Case(asked(d.Drop((1,))), k.DropCards(("bishop", "spy", "crane")), a.DropCard("spy")),
    "a card not held": Case(asked(d.Drop((1,))), k.DropCards(("bishop",)), None),
    "a city": Case(
        asked(d.Sacrifice((1,))), k.LoseCities((corner("A2 n"), corner("C5 n"))), a.Sacrifice(corner("C5 n"))
    ),
    "a metropolis": Case(
        asked(d.Sacrifice((1,)), metropolises=(None, corner("C5 n"), None)),
        k.LoseCities(corners("C5 n")),
        None,
    ),
    "a knight": Case(
        asked(d.Dismiss(1, 0)),
        k.LoseKnights((corner("C5 s"), corner("B4 s"))),
        a.DismissKnight(corner("C5 s")),
    ),
    "a knight elsewhere": Case(asked(d.Dismiss(1, 0)), k.LoseKnights(corners("A2 n")), None),
    "a deck": Case(asked(d.Defend((1,))), k.DrawFrom("science"), a.DrawCard("science")),
    "an empty deck": Case(
        asked(
            d.Defend((1,)), piles=(pile("trade", ("merchant",)), pile("politics", ("spy",)), pile("science"))
        ),
        k.DrawFrom("science"),
        None,
    ),
    "a commodity": Case(
        asked(d.Deliver(1, 0, "ore"), goods(cloth=1, coin=2)),
        k.DeliverCommodities(("paper", "coin", "cloth")),
        a.DeliverCommodity("coin"),
    ),
    "no such commodity": Case(
        asked(d.Deliver(1, 0, "ore"), goods(cloth=1)), k.DeliverCommodities(("paper",)), None
    ),
    "no commodity": Case(
        asked(d.Deliver(1, 0, "ore"), goods(ore=1)), k.DeliverCommodities(("paper",)), a.Skip()
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_what_is_done_beforehand(name: str) -> None:
    """Check each answer where it fits, and where it does not: then nothing is done, and the person asked."""
    game, standing, done = CASES[name]
    assert game.answer(1, standing) == done
    if done is not None:
        allowed(game, done, by=1)


@pytest.mark.parametrize("name", CASES)
def test_nothing_is_done_while_another_is_asked(name: str) -> None:
    """Check that an answer is of its seat and its question alone."""
    game, standing, _ = CASES[name]
    assert game.answer(2, standing) is None
    assert replace(game, queue=()).answer(1, standing) is None
    others = [one.game for one in CASES.values() if type(one.game.head) is not type(game.head)]
    both = {d.Discards, d.Give}
    for other in others:
        if {type(other.head), type(game.head)} != both:
            assert other.answer(1, standing) is None


@pytest.mark.parametrize("name", CASES)
def test_in_its_own_turn_a_seat_is_asked(name: str) -> None:
    """Check that who has just rolled chooses, and no answer given beforehand does."""
    game, standing, done = CASES[name]
    own = replace(game, active=1)
    assert own.waiting_for == (1,)
    assert own.answer(1, standing) is None
    assert replace(game, active=2).answer(1, standing) == done


@pytest.mark.parametrize(
    ("count", "kept", "given"),
    [
        (4, (), goods(brick=3, wool=1)),
        (4, ("brick",), goods(wool=2, ore=2)),
        (5, ("brick", "wool", "ore", "coin"), goods(coin=1, ore=2, wool=2)),
        (7, ("coin", "ore"), goods(brick=4, wool=2, ore=1)),
        (9, ("ore",), HAND),
        (2, ("paper", "brick"), goods(wool=1, ore=1)),
    ],
)
def test_what_is_given_up(count: int, kept: tuple[str, ...], given: Counts) -> None:
    """Check that what is named first is kept the longest, and of all else goes what there is most of."""
    assert given_up(HAND, count, kept) == given


# Offers.

OFFERS = {0: goods(brick=3, wool=3), 1: goods(ore=2, coin=1), 2: goods(ore=2)}


def offer(give: Counts, want: Counts) -> GreatCanal:
    """Return a game with an open offer of seat 0 to all."""
    return act(position(hands=OFFERS), a.MakeOffer(give, want))


@pytest.mark.parametrize(
    ("give", "want", "done"),
    [
        (goods(brick=2), goods(ore=1), True),
        (goods(brick=3), goods(ore=1), True),
        (goods(brick=2, wool=1), goods(ore=1), True),
        (goods(brick=1), goods(ore=1), False),
        (goods(brick=2), goods(ore=2), False),
        (goods(brick=2), goods(coin=1), False),
        (goods(wool=2), goods(ore=1), False),
    ],
)
def test_what_is_accepted_beforehand(give: Counts, want: Counts, done: bool) -> None:
    """Check great_canal.R45: no more is given than was said, and no less got."""
    terms = k.AcceptOffers(goods(ore=1), goods(brick=2))
    assert offer(give, want).answer(1, terms) == (a.AcceptOffer() if done else None)


def test_what_is_not_held_is_not_accepted() -> None:
    """Check great_canal.R45: to accept, a seat must hold the cards; nobody is told that it does not."""
    game = offer(goods(brick=2), goods(coin=1))
    terms = k.AcceptOffers(goods(coin=1), goods(brick=1))
    assert game.answer(1, terms) == a.AcceptOffer()
    assert game.answer(2, terms) is None


def test_offers_are_declined_beforehand() -> None:
    """Check that all are declined, or those that ask for what is named; a yes goes before."""
    game = offer(goods(brick=2), goods(ore=1))
    assert game.answer(1, k.DeclineOffers()) == a.DeclineOffer()
    assert game.answer(1, k.DeclineGoods(("coin", "ore"))) == a.DeclineOffer()
    assert game.answer(1, k.DeclineGoods(("coin", "brick"))) is None
    assert game.answer(0, k.DeclineOffers()) is None
    assert k.STANDING.index(k.AcceptOffers) < k.STANDING.index(k.DeclineGoods)


@pytest.mark.parametrize(
    "given", [a.AcceptOffer(), a.DeclineOffer(), a.CounterOffer(goods(coin=1), goods(wool=1))]
)
def test_an_answer_that_was_given_stays(given: Action) -> None:
    """Check great_canal.R11: what somebody has answered by hand is not changed for them."""
    game = act(offer(goods(brick=2), goods(ore=1)), given, by=1)
    for standing in (k.DeclineOffers(), k.AcceptOffers(goods(ore=1), goods(brick=1))):
        assert game.answer(1, standing) is None


@pytest.mark.parametrize("given", [a.AcceptOffer(), a.CounterOffer(goods(coin=1), goods(wool=1))])
def test_whose_answer_has_lapsed_is_asked_in_person(given: Action) -> None:
    """Check great_canal.R45: what a lost card has undone is not answered for them, nor what they say then."""
    game = act(offer(goods(brick=2), goods(ore=1)), given, by=1)
    key = game.view(None).open_matters()[-1].key
    asked_to_discard = replace(game, queue=(d.Discards((1,), (0, 1, 0, 0)),))
    after = act(asked_to_discard, a.Discard(goods(ore=1)), by=1)
    assert after.offer is not None
    assert after.offer.reply_of(1) is None
    matter = after.view(None).open_matters()[-1]
    assert (matter.key, 1 in matter.asked) == (key, True)
    answers = (k.DeclineOffers(), k.DeclineGoods(("ore",)), k.AcceptOffers(goods(ore=1), goods(brick=1)))
    for standing in answers:
        assert after.answer(1, standing) is None
        assert act(after, a.AcceptOffer(), by=1).answer(1, standing) is None
    other = act(after, a.MakeOffer(goods(brick=1), goods(ore=1)))
    assert all(other.answer(1, standing) is not None for standing in answers)


# The own turn.

SAID = {
    "en": "something else is asked of anybody, or while you hold too many progress cards",
    "de": "etwas anderes gefragt ist oder du zu viele Fortschrittskarten hast",
    "fr": "une autre question est posée à quelqu’un ou que tu as trop de cartes Progrès",
    "oc": "una autra question es pausada a qualqu’un o qu’as tròp de cartas de progrès",
}
"""What is said of when a turn does not end by itself."""


def test_a_turn_ends_when_its_offer_is_closed() -> None:
    """Check great_canal.R35: it ends by itself once nothing is open, in this turn only."""
    game = offer(goods(brick=2), goods(ore=1))
    assert game.offer is not None
    end = k.EndAfterOffer(game.turn.number, game.offer.number)
    assert game.standing_answers(0)[-1] == end
    assert end not in game.standing_answers(1)
    assert game.answer(0, end) is None
    accepted = act(game, a.AcceptOffer(), by=1)
    assert accepted.answer(0, end) is None
    closed = act(accepted, a.PickAnswer(1))
    assert closed.answer(0, end) == a.EndTurn()
    assert closed.answer(1, end) is None
    later = act(closed, a.EndTurn())
    assert not later.stands(0, end)
    again = replace(later, active=0, turn=Turn(end.turn + 4, ROLLED))
    assert again.answer(0, end) is None


def test_a_turn_does_not_end_for_an_offer_that_was_taken_back() -> None:
    """Without the offer that was waited for, nothing ends the turn, also once something else was done."""
    before = position(hands=OFFERS)
    game = act(before, a.MakeOffer(goods(brick=2), goods(ore=1)))
    assert game.offer is not None
    end = k.EndAfterOffer(game.turn.number, game.offer.number)
    assert (game.stands(0, end), before.stands(0, end)) == (True, False)
    assert before.answer(0, end) is None
    old = k.EndAfterOffer(game.turn.number)
    assert (before.stands(0, old), before.answer(0, old)) == (True, a.EndTurn())


def test_a_turn_does_not_end_where_it_cannot() -> None:
    """Check great_canal.R23: not while something is asked, nor with too many progress cards; texts say so."""
    game = position(hands=OFFERS, holdings={0: Holding(progress=CARDS)})
    end = k.EndAfterOffer(game.turn.number)
    assert game.answer(0, end) is None
    pending = position(hands=OFFERS, queue=(d.Discards((2,), (0, 0, 1, 0)),))
    assert pending.answer(0, end) is None
    assert position(rolled=False).answer(0, end) is None
    assert position().answer(0, end) == a.EndTurn()
    for language, words in SAID.items():
        assert words in Words("great_canal", language).standing_description(k.EndAfterOffer)


def test_resources_go_by_the_bank() -> None:
    """Check great_canal.R42: the bank that seats before have emptied is looked at when the seat is asked."""
    game = asked(d.Take((2, 1), (1, 2)), goods(ore=18))
    wishes = k.TakeResources(RESOURCES[::-1])
    assert game.answer(1, wishes) == a.TakeResource("ore")
    assert act(game, a.TakeResource("ore"), by=2).answer(1, wishes) == a.TakeResource("grain")
