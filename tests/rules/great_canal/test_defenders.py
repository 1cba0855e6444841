"""The best defenders: a point for one alone, cards for those who are tied; and when it wins the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.cards import Cards
from rules.great_canal.components.kinds import TRACKS
from rules.great_canal.state import Holding
from tests.rules.great_canal.attacks import attacked, eve, realm
from tests.rules.great_canal.positions import act, allowed, goods, happened, pile, position, refused, seat
from tests.rules.great_canal.rolling import ROLL

FULL = {0: Holding(progress=("merchant",) * 4), 1: Holding(progress=("resource_monopoly",) * 4)}
"""Two seats with as many progress cards as they may hold."""


def with_decks(game: GreatCanal, *decks: Cards) -> GreatCanal:
    """Return the game with these cards in the decks of trade, politics and science."""
    trade, politics, science = (pile(track, cards) for track, cards in zip(TRACKS, decks, strict=True))
    return replace(game, piles=(trade, politics, science))


def drawn(game: GreatCanal) -> list[tuple[int, str]]:
    """Return who draws of which deck at once when the barbarians come."""
    return [(one.seat, one.deck) for one in happened(game, ROLL) if isinstance(one, e.CardDrawn)]


@pytest.mark.parametrize(
    ("strengths", "best"),
    [
        ((3, 2, 2, 1), 0),
        ((0, 0, 1, 0), 2),
        ((2, 3, 0, 0), 1),
        ((0, 0, 0, 0), None),
        ((2, 2, 1, 0), None),
        ((1, 1, 1, 1), None),
    ],
)
@pytest.mark.parametrize("active", [0, 2])
def test_the_sole_best_is_defender(strengths: tuple[int, ...], best: int | None, active: int) -> None:
    """Check great_canal.R22: whoever alone put in most, at least 1, has a point."""
    game = eve(*map(realm, range(4), (0,) * 4, strengths), active=active)
    named = [event for event in happened(game, ROLL) if isinstance(event, e.DefenderNamed)]
    assert named == ([] if best is None else [e.DefenderNamed(best)])
    after = act(game, ROLL)
    assert [holding.defender for holding in after.holdings] == [int(number == best) for number in range(4)]
    assert after.view(None).scores == tuple(int(number == best) for number in range(4))


def test_only_active_knights_at_home_make_a_defender() -> None:
    """Check great_canal.R19: stronger ones that are inactive, on small islands or at sea do not count."""
    idle = seat(knights="C2 s 3, C3 s 3, G1 n 3+, F1 n 3+, E3 s 2+, C4 s 1+")
    game = attacked(idle, realm(1, 0, 2))
    assert [holding.defender for holding in game.holdings] == [0, 1, 0, 0]


def test_the_sum_of_the_knights_counts() -> None:
    """Check Cities & Knights: defence is the sum of the active knights, not the strongest of them."""
    game = attacked(seat(knights="C2 s 1+, C3 s 1+, C4 s 2+"), realm(1, 0, 3))
    assert [holding.defender for holding in game.holdings] == [1, 0, 0, 0]


def test_defenders_are_without_limit() -> None:
    """Check great_canal.R22: 1 point each time, without limit of supply."""
    game = attacked(realm(0, 0, 1), holdings={0: Holding(defender=6), 1: Holding(defender=3)})
    assert game.holdings[0].defender == 7
    assert game.view(None).scores[0] == 7


def test_nobody_is_defender_of_a_lost_attack() -> None:
    """Check great_canal.R22: the best of those who lost has neither a point nor a card."""
    game = eve(realm(0, 1, 1), realm(1, 1))
    assert not any(isinstance(one, e.DefenderNamed | e.CardDrawn) for one in happened(game, ROLL))
    assert act(game, ROLL).holdings == game.holdings
    tied = eve(realm(0, 2, 1), realm(1, 2, 1))
    assert not drawn(tied)
    assert act(tied, ROLL).holdings == tied.holdings


# Those who are tied (great_canal.R41).


@pytest.mark.parametrize("order", [(0, 1, 3), (3, 1, 0), (1, 0, 3)])
def test_tied_defenders_draw_in_any_order(order: tuple[int, ...]) -> None:
    """Check great_canal.R22, great_canal.R41: each names a deck that has cards and draws, in any order."""
    game = attacked(*map(realm, range(4), (0,) * 4, (2, 2, 1, 2)), active=1)
    assert game.waiting_for == (1, 3, 0)
    assert [holding.defender for holding in game.holdings] == [0, 0, 0, 0]
    for number, deck in zip(order, TRACKS, strict=True):
        assert set(game.legal_actions(number)) == {a.DrawCard(track) for track in TRACKS}
        refused(game, a.DrawCard("trade"), "game.turn", 2)
        events = happened(game, a.DrawCard(deck), number)
        assert events[0] == e.CardDrawn(number, deck)
        assert [event.audience() for event in events[:2]] == [None, (number,)]
        after = act(game, a.DrawCard(deck), by=number)
        assert after.conserved() == game.conserved()
        assert sum(after.piles[TRACKS.index(deck)].undrawn) == 17
        game = after
    assert game.waiting_for == (1,)
    assert [len(one.progress) + len(one.open) for one in game.holdings] == [1, 1, 0, 1]
    refused(game, a.DrawCard("trade"), "great_canal.moment.draw")
    allowed(game, a.EndTurn())


def test_two_may_name_the_same_deck() -> None:
    """Check great_canal.R41: a deck with cards is free to each of them; production follows the last draw."""
    game = attacked(realm(0, 0, 1), realm(1, 0, 1), seat(settlements="C8 n"))
    refused(game, a.EndTurn(), "great_canal.first.draw")
    game = act(game, a.DrawCard("science"), by=1)
    assert game.hands[2] == goods()
    game = act(game, a.DrawCard("science"), by=0)
    assert sum(game.piles[2].undrawn) == 16
    assert game.hands[2] == goods(ore=1)


def test_a_deck_run_out_is_no_choice() -> None:
    """Check great_canal.R41: nor is one that there is not."""
    game = eve(realm(0, 0, 1), realm(1, 0, 1))
    game = act(with_decks(game, ("merchant",) * 3, (), ("smith",) * 2), ROLL)
    for number in (0, 1):
        assert set(game.legal_actions(number)) == {a.DrawCard("trade"), a.DrawCard("science")}
        for deck in ("politics", "gold", ""):
            refused(game, a.DrawCard(deck), "great_canal.R41", number)


def test_cards_put_back_are_a_deck_too() -> None:
    """Check great_canal.R44: cards put back are drawn when those never drawn are gone."""
    game = eve(realm(0, 0, 1), realm(1, 0, 1))
    piles = (pile("trade", (), ("merchant", "merchant_fleet")), pile("politics", ("spy",)), pile("science"))
    game = act(replace(game, piles=piles), ROLL)
    assert set(game.legal_actions(1)) == {a.DrawCard("trade"), a.DrawCard("politics")}
    assert act(game, a.DrawCard("trade"), by=1).holdings[1].progress == ("merchant",)


def test_the_only_deck_is_drawn_from_at_once() -> None:
    """Check great_canal.R48, great_canal.R60: in turn order from the roller; who finds none gets none."""
    game = eve(*map(realm, range(4), (0,) * 4, (1, 1, 1, 1)), active=2)
    two = with_decks(game, (), ("spy", "spy"), ())
    assert drawn(two) == [(2, "politics"), (3, "politics")]
    assert act(two, ROLL).waiting_for == (2,)
    none = with_decks(game, (), (), ())
    assert drawn(none) == []
    assert act(none, ROLL).waiting_for == (2,)


def test_the_last_choice_leaves_one_deck() -> None:
    """Check great_canal.R48: it is made at once as soon as one deck is left."""
    game = act(with_decks(eve(realm(0, 0, 1), realm(1, 0, 1)), ("merchant",), ("spy",), ()), ROLL)
    for first, second in ((0, 1), (1, 0)):
        after = act(game, a.DrawCard("politics"), by=first)
        assert after.holdings[first].progress == ("spy",)
        assert after.holdings[second].progress == ("merchant",)
        assert after.waiting_for == (0,)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0)])
def test_the_limit_comes_when_all_have_drawn(order: tuple[int, ...]) -> None:
    """Check great_canal.R41: then whoever is over the limit and not in turn discards, before production."""
    realms = (realm(0, 0, 1), realm(1, 0, 1), realm(2, 0, 1), seat(settlements="C8 n"))
    game = eve(*realms, holdings=FULL)
    game = act(with_decks(game, (), ("spy",) * 9, ("smith",) * 9), ROLL)
    for number in order:
        assert set(game.legal_actions(number)) == {a.DrawCard("politics"), a.DrawCard("science")}
        game = act(game, a.DrawCard("science"), by=number)
    assert game.waiting_for == (1,)
    assert game.hands[3] == goods()
    refused(game, a.DropCard("merchant"), "game.turn", 0)
    game = act(game, a.DropCard("smith"), by=1)
    assert game.hands[3] == goods(ore=1)
    refused(game, a.EndTurn(), "great_canal.R23.end")
    allowed(game, a.DropCard("merchant"))


# The end (great_canal.R31, great_canal.R50).


def test_the_point_of_a_defender_wins_in_the_own_turn() -> None:
    """Check great_canal.R50: in the middle of a roll, what was still to come of it lapses."""
    town = realm(0, 0, 1, settlements="C8 n")
    game = eve(town, holdings={0: Holding(chips=16)})
    events = happened(game, ROLL)
    assert events[-1] == e.GameEnded(0, 18)
    assert not any(isinstance(event, e.Received) for event in events)
    after = act(game, ROLL)
    assert after.outcome is not None
    assert after.outcome.winners == (0,)
    assert after.waiting_for == ()
    missed = eve(town, holdings={0: Holding(chips=15)})
    assert act(missed, ROLL).outcome is None


@pytest.mark.parametrize("chips", [16, 17])
def test_nobody_draws_after_the_end(chips: int) -> None:
    """Check great_canal.R50: a Printer counts when it is got; of tied defenders the others draw no more."""
    game = eve(realm(0, 0, 1), realm(1, 0, 1), holdings={0: Holding(chips=chips)})
    empty = pile("trade"), pile("politics")
    game = replace(game, piles=(*empty, pile("science", ("printer",), ("smith",))))
    after = act(game, ROLL)
    won = chips == 17
    assert (after.outcome is not None) == won
    assert after.holdings[0].open == ("printer",)
    assert after.holdings[1].progress == (() if won else ("smith",))


def test_the_point_of_a_defender_does_not_win_in_anothers_turn() -> None:
    """Check great_canal.R31: at the start of the own turn before the roll."""
    game = attacked(seat(), realm(1, 0, 1), holdings={1: Holding(chips=17)})
    assert game.outcome is None
    assert game.view(None).scores[1] == 18
    events = happened(game, a.EndTurn())
    assert events == (e.TurnEnded(0), e.GameEnded(1, 18))


def test_a_city_lost_may_cost_the_victory() -> None:
    """Check great_canal.R31: a city that falls before the own turn is no point then."""
    game = attacked(seat(), realm(1, 1), holdings={1: Holding(chips=16)})
    game = act(game, a.EndTurn())
    assert game.outcome is None
    assert game.view(None).scores[1] == 17
    assert position(realm(1, 1), holdings={0: Holding(chips=16)}).view(None).scores[0] == 18
