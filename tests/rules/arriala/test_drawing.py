"""Drawing cards."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from rules.arriala import actions as a
from rules.arriala.events import Drew, DrewCard, Reshuffled
from rules.kit.piles import draw_kind
from rules.randomness import Randomness
from tests.rules.arriala.positions import (
    DECK,
    after,
    allowed,
    cards,
    kinds,
    place,
    position,
    refused,
)

# Drawing (arriala.R13, arriala.R24).


def test_drawing() -> None:
    """Check the rule text, draw a card: into the hand, without a limit."""
    game = position(points=99, hand="")
    for held in range(1, 31):
        game, events = allowed(game, a.Draw())
        assert sum(game.hands[0]) == held
        assert isinstance(events[0], Drew)
        drawn = events[1]
        assert isinstance(drawn, DrewCard)
        assert drawn.audience() == (0,)
        assert drawn.reveals


def test_the_discards_become_the_pile_when_a_card_is_needed() -> None:
    """Check arriala.R13, arriala.R24: shuffled when a card must be drawn from an empty pile, and not
    before."""
    nothing = cards("")
    game = replace(position(hand=""), pile=cards("lock"), discards=cards("anywhere move_2"))
    game, events = allowed(game, a.Draw())
    assert kinds(events) == ["Drew", "DrewCard"]
    assert (game.pile, sum(game.discards)) == (nothing, 2)
    game, events = allowed(game, a.Draw())
    assert kinds(events) == ["Reshuffled", "Drew", "DrewCard"]
    assert (sum(game.pile), game.discards) == (1, nothing)


def test_a_card_just_played_is_in_the_reshuffle() -> None:
    """Check arriala.R20: it is among the discards at once, and may be drawn again in the same turn."""
    game = replace(position(hand="lock"), pile=cards(""), discards=cards(""))
    refused(game, a.Draw(), "arriala.draw.empty")
    game = after(game, a.CardLock(place(5)))
    game, events = allowed(game, a.Draw())
    assert events == (Reshuffled(1), Drew(0), DrewCard(0, "lock"))
    assert (game.hands[0], sum(game.pile), sum(game.discards)) == (cards("lock"), 0, 0)


def test_nothing_to_draw() -> None:
    """Check arriala.R13: with pile and discards empty, drawing is not offered."""
    refused(replace(position(), pile=cards(""), discards=cards("")), a.Draw(), "arriala.draw.empty")


def test_every_card_of_the_pile_is_as_likely() -> None:
    """Check arriala.R13: a kind is drawn as often as from a shuffled pile."""
    rng = Randomness("even")
    drawn: Counter[str] = Counter()
    for _ in range(5500):
        kind, _, rng = draw_kind(DECK.counts, rng, "pile")
        drawn[DECK.kinds[kind]] += 1
    for kind, count in zip(DECK.kinds, DECK.counts, strict=True):
        assert abs(drawn[kind] - 100 * count) < 5 * (100 * count) ** 0.5


def test_the_pile_is_hidden() -> None:
    """Check arriala.R24: the pile is a number and hands are numbers to others."""
    game = position(hand="lock anywhere")
    view = game.view(1)
    assert view.pile == 53
    assert view.hand_sizes == (2, 0, 0)
    assert view.hand_cards == ()
    assert game.view(None).hand is None
    assert sorted(game.view(0).hand_cards) == ["anywhere", "lock"]
