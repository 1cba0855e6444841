"""Alchemist: both production dice are named, the event die is rolled, and all follows as by a roll."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.kinds import TRACKS
from rules.great_canal.state import Dice, Holding, Pile
from rules.randomness import Randomness
from tests.rules.great_canal.alchemy import eve, holding, kinds, name
from tests.rules.great_canal.positions import (
    act,
    allowed,
    goods,
    happened,
    hexagon,
    offered,
    pile,
    refused,
    rolls,
    seat,
)

FACES = range(1, 7)
FULL = ("merchant",) * 4


def science(undrawn: tuple[str, ...] = (), returned: tuple[str, ...] = ()) -> tuple[Pile, Pile, Pile]:
    """Return the decks, all empty but that of science."""
    return pile("trade"), pile("politics"), pile("science", undrawn, returned, public=True)


# The dice.


def test_both_dice_are_named() -> None:
    """Check great_canal.R27: the dice are those named, the event die is rolled; all are told at once."""
    for event in ("fleet", *TRACKS):
        game = eve(event=event)
        allowed(game, name(3, 6))
        after = act(game, name(3, 6))
        assert after.turn.dice == Dice(3, 6, event)  # pyright: ignore[reportArgumentType]
        told = happened(game, name(3, 6))
        assert told[:2] == (e.CardPlayed(0, "alchemist"), e.Rolled(0, 3, 6, event))
        assert told[1].audience() is None
        assert type(told[1]).reveals


def test_any_two_numbers() -> None:
    """Check the table of cards: 1 to 6 each, a 7 is allowed; beside the roll itself (great_canal.R49)."""
    game = eve()
    named = {name(yellow, red) for yellow in FACES for red in FACES}
    assert set(game.legal_actions(0)) == {a.Roll(), *named}
    assert len(named) == 36
    for yellow, red in ((0, 1), (1, 0), (7, 1), (1, 7), (-1, 3), (12, 2)):
        refused(game, name(yellow, red), "great_canal.alchemist")


def test_the_event_die_is_rolled() -> None:
    """Check great_canal.R27: three ships and one side of each track, all six as likely."""
    game, count = eve(), 1200
    seen = [happened(replace(game, randomness=Randomness(str(seed))), name(1, 1))[1] for seed in range(count)]
    found = Counter(one.event for one in seen if isinstance(one, e.Rolled))
    assert abs(found["fleet"] - count / 2) < 70
    assert all(abs(found[track] - count / 6) < 60 for track in TRACKS)


def test_the_numbers_do_not_change_the_event_die() -> None:
    """Check great_canal.R27: whatever is named, the event die shows the same."""
    game = eve(event="politics")
    events = {one.event for action in offered(game, a.PlayAlchemist) if (one := act(game, action).turn.dice)}
    assert events == {"politics"}


def test_it_is_the_roll_of_the_turn() -> None:
    """Check the table of cards: nothing is rolled after it, and a second one waits for the next turn."""
    game = eve(holdings={0: holding("alchemist")})
    after = act(game, name(1, 1))
    assert after.holdings[0].progress == ("alchemist",)
    refused(after, a.Roll(), "great_canal.rolled")
    refused(after, name(1, 1), "great_canal.rolled")
    allowed(after, a.EndTurn())
    for _ in range(3):
        after = act(rolls(act(after, a.EndTurn()), 1, 1), a.Roll())
    again = act(after, a.EndTurn())
    assert again.active == 0
    allowed(again, name(1, 1))


def test_after_a_roll_it_is_too_late() -> None:
    """Check great_canal.R23: whoever rolls does without it this turn."""
    refused(act(rolls(eve(), 1, 1), a.Roll()), name(1, 1), "great_canal.rolled")


# Production by the chosen sum.


@pytest.mark.parametrize(("yellow", "red"), [(4, 6), (5, 5), (6, 4)])
def test_the_chosen_sum_yields(yellow: int, red: int) -> None:
    """Check the table of cards: production by the sum of both, for all seats."""
    game = eve(seat(settlements="C4 ne"), seat(cities="C4 s"), seat(settlements="D8 se"))
    after = act(game, name(yellow, red))
    assert after.hands == (goods(brick=1), goods(brick=2), goods(), goods())
    assert after.waiting_for == (0,)


@pytest.mark.parametrize("dug", [(), tuple(range(9))])
def test_fields_by_the_chosen_sum(dug: tuple[int, ...]) -> None:
    """Check great_canal.R7: a barren field yields by no number, a fertile one by its own."""
    after = act(eve(seat(settlements="B1 nw"), dug=dug), name(1, 3))
    assert after.hands[0] == (goods(grain=1) if dug else goods())


@pytest.mark.parametrize(("yellow", "red"), [(2, 6), (3, 5), (4, 4)])
def test_gold_by_a_chosen_8(yellow: int, red: int) -> None:
    """Check great_canal.R8, R25: a chosen 8 gives whoever digs gold a resource, after the other hexes."""
    game = eve(seat(settlements="D4 s"), seat(ships="G1 ne", knights="G1 n 1"))
    waiting = act(game, name(yellow, red))
    assert waiting.hands[0] == goods(wool=1)
    assert waiting.waiting_for == (1,)
    allowed(waiting, a.TakeResource("ore"), by=1)
    refused(waiting, a.Skip(), "great_canal.R42", by=1)
    assert act(waiting, a.TakeResource("ore"), by=1).hands[1] == goods(ore=1)
    own = act(eve(seat(ships="G6 ne", knights="G6 ne 1")), name(yellow, red), a.TakeResource("brick"))
    assert own.hands[0] == goods(brick=1)
    assert act(game, name(1, 6)).waiting_for != (1,)


def test_the_aqueduct_by_a_chosen_number() -> None:
    """Check great_canal.R26: who gets no card by a chosen number but 7 takes a resource, or declines."""
    game = eve(seat(settlements="C4 ne"), holdings={0: holding(levels=(0, 0, 3))})
    waiting = act(game, name(1, 2))
    assert act(waiting, a.TakeResource("ore")).hands[0] == goods(ore=1)
    assert act(waiting, a.Skip()).hands[0] == goods()
    assert act(game, name(4, 6)).queue == ()
    assert not offered(act(game, name(3, 4)), a.TakeResource)


# Draws by the chosen red.


@pytest.mark.parametrize("red", FACES)
@pytest.mark.parametrize("level", [0, 1, 3, 5])
def test_draws_by_the_chosen_red(level: int, red: int) -> None:
    """Check great_canal.R27: the chosen red decides who draws, of the track of the event die alone."""
    for event, place in (("trade", 0), ("politics", 1)):
        levels = (level, 0, 0) if place == 0 else (0, level, 0)
        game = eve(event=event, holdings={0: holding(), 2: Holding(levels=levels)})
        for yellow in (1, 6):
            drawn = [one for one in happened(game, name(yellow, red)) if isinstance(one, e.CardDrawn)]
            expected = [e.CardDrawn(2, event)] if level and red <= level + 1 else []
            assert drawn == expected


def test_the_event_comes_before_production() -> None:
    """Check great_canal.R12, R27: draws, then cards over the limit, then what the chosen sum brings."""
    game = eve(
        seat(settlements="C4 ne"),
        event="trade",
        holdings={0: holding(levels=(5, 0, 0)), 1: Holding(progress=FULL, levels=(5, 0, 0))},
    )
    waiting = act(game, name(4, 6))
    assert waiting.waiting_for == (1,)
    assert waiting.hands[0] == goods()
    after = act(waiting, a.DropCard("merchant"), by=1)
    assert after.hands[0] == goods(brick=1)
    alone = eve(seat(settlements="C4 ne"), event="science", holdings={0: holding(levels=(0, 0, 5))})
    alone = replace(alone, piles=science(("smith",)))
    assert kinds(happened(alone, name(4, 6))) == ["CardPlayed", "Rolled", "CardDrawn", "CardSeen", "Received"]


def test_it_is_gone_before_a_card_is_drawn() -> None:
    """Check great_canal.R23, R44: played as one of four, with the drawn card there are four again."""
    game = eve(event="trade", holdings={0: holding("mining", "smith", "crane", levels=(5, 0, 0))})
    after = act(game, name(1, 1))
    assert len(after.holdings[0].progress) == 4
    allowed(after, a.EndTurn())


def test_a_card_drawn_by_it_waits_till_after_the_roll() -> None:
    """Check great_canal.R23: it is played when what the roll brings is settled, not before."""
    game = eve(seat(settlements="B4 n"), event="science", holdings={0: holding(levels=(0, 0, 5))})
    game = replace(game, piles=science(("mining",)))
    seven = act(game, name(3, 4))
    refused(seven, a.PlayMining(), "great_canal.first.robber")
    allowed(act(seven, a.MoveRobber(hexagon("F1"))), a.PlayMining())
    allowed(act(game, name(2, 2)), a.PlayMining())


def test_drawn_again_by_its_own_roll() -> None:
    """Check great_canal.R44: it goes back before it works, and is drawn if its deck is otherwise empty."""
    game = replace(eve(event="science", holdings={0: holding(levels=(0, 0, 1))}), piles=science())
    events = happened(game, name(1, 2))
    assert e.CardSeen(0, "alchemist") in events
    after = act(game, name(1, 2))
    assert after.holdings[0].progress == ("alchemist",)
    assert after.piles == science()
    refused(after, name(1, 1), "great_canal.rolled")
    kept = act(game, name(1, 3))
    assert kept.holdings[0].progress == ()
    assert kept.piles == science((), ("alchemist",))


def test_it_may_be_drawn_by_somebody_else() -> None:
    """Check great_canal.R23, R44: in turn order from the roller, who draws first may not be who played it."""
    levels = (0, 0, 5)
    game = eve(event="science", active=1, holdings={1: holding(), 3: Holding(levels=levels)})
    after = act(replace(game, piles=science()), name(2, 1))
    assert after.holdings[1].progress == ()
    assert after.holdings[3].progress == ("alchemist",)


@pytest.mark.parametrize(
    ("undrawn", "returned", "drawn", "left"),
    [
        (("mining",), (), "mining", ((), ("alchemist",))),
        ((), ("crane",), "crane", ((), ("alchemist",))),
        (("mining",), ("crane",), "mining", ((), ("crane", "alchemist"))),
    ],
)
def test_other_cards_come_before_it(
    undrawn: tuple[str, ...],
    returned: tuple[str, ...],
    drawn: str,
    left: tuple[tuple[str, ...], tuple[str, ...]],
) -> None:
    """Check great_canal.R44: it lies below the cards never drawn and those put back before it."""
    game = eve(event="science", holdings={0: holding(levels=(0, 0, 5))})
    after = act(replace(game, piles=science(undrawn, returned)), name(1, 1))
    assert after.holdings[0].progress == (drawn,)
    assert after.piles == science(*left)
