"""Cards other than move cards, and how cards are played."""

from __future__ import annotations

import pytest

from rules.arriala import actions as a
from tests.rules.arriala.positions import (
    after,
    allowed,
    cards,
    kinds,
    place,
    position,
    refused,
    stands,
    worker,
)

# The other cards.


def test_anywhere() -> None:
    """Check the rule text, cards: an own worker on the canal to any free space of it; arriala.R21: elsewhere
    than it was."""
    game = position("R1:1 R2:brulhois R3:moissac Y1:14", locks=(16,), closed=((24, 29),), hand="anywhere")
    for to in (33, "montech", 25):
        assert stands(after(game, a.CardAnywhere(worker("R1"), place(to))), "R1") == place(to)
    refused(game, a.CardAnywhere(worker("R1"), place(14)), "arriala.space.taken")
    refused(game, a.CardAnywhere(worker("R1"), place(16)), "arriala.space.lock")
    refused(game, a.CardAnywhere(worker("R1"), place(1)), "arriala.stay")
    refused(game, a.CardAnywhere(worker("R3"), place("moissac")), "arriala.stay")
    refused(game, a.CardAnywhere(worker("Y1"), place(5)), "arriala.own")
    refused(game, a.CardAnywhere(worker("R2"), place(5)), "arriala.canal")
    refused(game, a.CardAnywhere(worker("R5"), place(5)), "arriala.canal")


def test_the_lock_card() -> None:
    """Check the rule text, cards: a lock, with the maximum, for 1 point."""
    game, events = allowed(position(hand="lock"), a.CardLock(place(5)))
    assert kinds(events) == ["CardPlayed", "LockBuilt"]
    assert game.scores == (1, 0, 0)
    assert game.action_points == 4


@pytest.mark.parametrize("seats", [2, 3])
def test_own_and_any_to_the_vineyards(seats: int) -> None:
    """Check the rule text, cards: the Occitan cross stands for any worker; arriala.R25: the virtual one's
    too."""
    game = position("R1:14 Y1:15 G1:17", seats=seats, hand="to_vineyard_own to_vineyard_any")
    for name in ("R1", "Y1", "G1"):
        allowed(game, a.CardToVineyard("to_vineyard_any", worker(name), "brulhois"))
        own = a.CardToVineyard("to_vineyard_own", worker(name), "brulhois")
        if name == "R1":
            allowed(game, own)
        else:
            refused(game, own, "arriala.own")


@pytest.mark.parametrize("seats", [2, 3])
def test_own_and_any_to_the_canal(seats: int) -> None:
    """Check the rule text, cards: likewise back to the canal (arriala.R25)."""
    on = "R1:brulhois Y1:brulhois G1:chasselas"
    game = position(on, seats=seats, hand="to_canal_own to_canal_any")
    for name in ("R1", "Y1", "G1"):
        allowed(game, a.CardToCanal("to_canal_any", worker(name), place(15)))
        own = a.CardToCanal("to_canal_own", worker(name), place(15))
        if name == "R1":
            allowed(game, own)
        else:
            refused(game, own, "arriala.own")


def test_cards_are_held_to_be_played() -> None:
    """Check the rule text, play a card: one from the own hand."""
    game = position("R1:14 R2:brulhois", hand="")
    for action in (
        a.CardMove("move_2", worker("R1"), place(15)),
        a.CardAnywhere(worker("R1"), place(15)),
        a.CardLock(place(15)),
        a.CardMasterWork("cacor"),
        a.CardToVineyard("to_vineyard_own", worker("R1"), "brulhois"),
        a.CardToCanal("to_canal_own", worker("R2"), place(15)),
    ):
        refused(game, action, "arriala.card.none")


def test_a_played_card_is_discarded() -> None:
    """Check the rule text, play a card: at once, and then it is discarded; arriala.R24: the discards are
    public."""
    game = after(position("R1:14", hand="move_2 lock"), a.CardMove("move_2", worker("R1"), place(15)))
    assert game.discards == cards("move_2")
    assert game.hands[0] == cards("lock")
    assert game.view(None).discarded_cards == ("move_2",)


def test_a_card_is_discarded_before_its_effect() -> None:
    """Check arriala.R20: the card is played and discarded first, then come points and counts."""
    game = position("R1:11 R2:12", locks=(14,), hand="lock")
    game, events = allowed(game, a.CardLock(place(13)))
    assert kinds(events) == ["CardPlayed", "LockBuilt", "SectionCounted"]


def test_cards_without_use_cannot_be_played() -> None:
    """Check arriala.R13: no worker on the canal, no card for one."""
    hand = "move_2 anywhere to_vineyard_own to_canal_own to_canal_any"
    offered = position(hand=hand).legal_actions(0)
    assert not any(action.command.startswith("card") for action in offered)
