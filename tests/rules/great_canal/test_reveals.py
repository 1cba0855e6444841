"""What no undo crosses: steps by which somebody learns something hidden or random."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.decisions import Defend
from rules.great_canal.redeal import redeal
from rules.great_canal.state import Holding
from rules.kit.tuples import Counts, put
from rules.randomness import Randomness
from rules.records import Action
from rules.testing.hidden import check_secrets
from rules.testing.playing import Step
from tests.rules.great_canal.courses import COURSES, opened, spent
from tests.rules.great_canal.offering import YES
from tests.rules.great_canal.positions import act, goods, happened, hexagon, position

REVEALING = {
    "commercial_harbor, a commodity": (False, False, True),
    "master_merchant": (True, False, False),
    "resource_monopoly": (True,),
    "resource_monopoly, of what is wanted": (True,),
    "trade_monopoly": (True,),
    "bishop": (True,),
    "saboteur": (False, True, True),
    "spy": (True, False),
    "wedding": (False, True, True),
}
"""Which steps of a course no undo crosses; of all others none."""


@pytest.mark.parametrize("name", COURSES)
def test_what_no_undo_crosses(name: str) -> None:
    """Check great_canal.R43: a theft, look, gift, discard, monopoly or answer of a harbour reveals, nothing
    else; and what does not reveal, whoever did it could foretell."""
    game, rng, found = opened(name), random.Random(name), list[bool]()
    for by, action in (*((0, play) for play in COURSES[name].plays), *COURSES[name].answers):
        after, events = game.apply(by, action)
        found.append(any(event.reveals for event in events))
        for looker in (None, *range(4)):
            check_secrets(Step(game, by, action, after, events), looker, rng)
        game = after
    assert tuple(found) == REVEALING.get(name, (False,) * len(found))


def reveal(game: GreatCanal, action: Action, by: int = 0) -> bool:
    """Say whether an action of a seat reveals anything."""
    return any(event.reveals for event in happened(game, action, by))


def test_a_roll_and_a_draw() -> None:
    """Check great_canal.R43: dice are random, an Alchemist's event die too, and so is a deck."""
    game = position(rolled=False, holdings={0: Holding(progress=("alchemist",))})
    assert reveal(game, a.Roll())
    assert reveal(game, a.PlayAlchemist(1, 1))
    tied = position(queue=(Defend((0, 1)),), holdings={0: Holding(progress=("spy",) * 3)})
    assert reveal(tied, a.DrawCard("trade"), by=1)
    over = position(holdings={0: Holding(progress=("merchant",) * 5)})
    assert not reveal(over, a.DropCard("merchant"))


def test_a_first_yes_that_is_paid() -> None:
    """Check great_canal.R46: the trade reveals nothing beyond what ends the last decision before it."""
    game, rng = opened("saboteur", first=True), random.Random(5)
    waiting = act(act(game, a.PlaySaboteur()), a.Discard(goods(ore=1, coin=1)), by=1)
    waiting = act(waiting, YES, by=3)
    for _ in range(8):
        for before, by, action in ((game, 3, YES), (waiting, 2, a.Discard(goods(grain=2)))):
            after, events = before.apply(by, action)
            assert events[-1] == e.Traded(0, 3, goods(brick=1), goods(wool=1))
            assert {type(event) for event in events if event.reveals} <= {e.Discarded}
            for looker in (None, *range(4)):
                check_secrets(Step(before, by, action, after, events), looker, rng)


def test_a_first_yes_that_is_not_paid() -> None:
    """Check great_canal.R46: that the offerer has spent what it offered is hidden till then, not dealt."""
    game = opened("merchant", first=True)
    game = spent(replace(game, hands=put(game.hands, 1, goods(brick=3, ore=1))))
    assert [event.reveals for event in happened(game, YES, by=3)] == [False, True]
    assert all(redeal(game, 3, Randomness(str(number))).hands[0][0] > 0 for number in range(25))


@pytest.mark.parametrize(
    ("own", "others"),
    [
        (goods(brick=2), goods(brick=1, wool=2)),  # fewer cards than were offered
        (goods(brick=1, ore=3), goods(wool=2)),  # fewer of what was offered than anybody holds
    ],
)
def test_what_cannot_be_held_is_not_dealt(own: Counts, others: Counts) -> None:
    """Check great_canal.R46: the offerer spent of the three brick that it offered to the first yes."""
    game = position(hands={0: goods(brick=3, wool=1), 1: goods(wool=1)})
    game = act(game, a.MakeOffer(goods(brick=3), goods(wool=1), first=True))
    game = replace(game, hands=(own, *game.hands[1:3], others))
    for number in range(10):
        dealt = redeal(game, 1, Randomness(str(number)))
        assert dealt.view(1) == game.view(1)
        assert [sum(hand) for hand in dealt.hands] == [sum(hand) for hand in game.hands]
        assert min(min(hand) for hand in dealt.hands) >= 0


def test_the_answer_none_reveals() -> None:
    """Check great_canal.R53: that a seat has no commodity is learned by all."""
    hands = {0: goods(ore=1), 1: goods(wool=1)}
    game = position(hands=hands, holdings={0: Holding(progress=("commercial_harbor",))})
    game = act(game, a.PlayCommercialHarbor(), a.AskHarbor(1, "ore"))
    assert [event.reveals for event in happened(game, a.Skip(), by=1)] == [True]


def test_a_bishop_that_robs_nobody() -> None:
    """Check great_canal.R18: without a theft nothing is revealed."""
    assert reveal(opened("bishop"), a.PlayBishop(hexagon("B6")))
    assert not reveal(opened("bishop"), a.PlayBishop(hexagon("G1")))
