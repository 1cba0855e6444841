"""Reinforcements (step E)."""

from __future__ import annotations

from itertools import permutations

import pytest

from rules.canal_du_midi import actions as a
from rules.canal_du_midi.events import (
    BetShown,
    CoinHeld,
    CoinSent,
    NotReinforced,
    PointsCounted,
    Reinforced,
    SiteBuilt,
    SiteDelayed,
    SiteRevealed,
)
from rules.canal_du_midi.state import Asking, Bets, Phase, Picks, Reinforcement
from tests.rules.canal_du_midi.positions import (
    BOX,
    after,
    all_bet,
    allowed,
    asked,
    card,
    cards,
    found,
    kinds,
    names,
    owners,
    position,
    refused,
    site,
    start,
)

SEND, HOLD = a.Send(), a.Hold()


# Who is asked, and when (canal_du_midi.R4).


def test_everyone_with_a_coin_is_asked_after_the_reveal() -> None:
    """Follow the rule text, step E: any player, before the section is awarded; canal_du_midi.R4: who has a
    coin."""
    game = asked((2, 0, 1))
    assert game.due == Asking((0, 2))
    assert game.waiting_for == (0, 2)
    view = game.view(None)
    assert (view.phase, view.asked, view.holders, view.senders) == (Phase.REINFORCE, (0, 2), (), ())
    assert not view.second_asking
    assert game.legal_actions(0) == game.legal_actions(2) == (SEND, HOLD)
    refused(game, 1, SEND, "coin.none")
    refused(game, 1, HOLD, "coin.none")


def test_nobody_with_a_coin_skips_the_step() -> None:
    """Follow canal_du_midi.R4."""
    game, events = all_bet(position(coins=(0, 0, 0), to_come="I II"), "R2 Y3 G2")
    assert kinds(events)[-2:] == ["SiteBuilt", "SiteRevealed"]
    assert isinstance(game.due, Picks | Bets)


def test_all_hold() -> None:
    """Follow canal_du_midi.R4: the step closes by all holding; answers are public at once."""
    game = asked()
    for seat in (2, 0):
        game, events = allowed(game, HOLD, seat)
        assert events == (CoinHeld((seat,)),)
        assert events[0].audience() is None
        assert seat in game.view(None).holders
    assert game.waiting_for == (1,)
    game, events = allowed(game, HOLD, 1)
    assert kinds(events) == ["CoinHeld", "SiteDelayed", "SiteRevealed"]
    assert game.coins == (2, 2, 2)


def test_a_hold_can_be_changed_until_the_step_closes() -> None:
    """Follow canal_du_midi.R4: who holds may send while the first asking lasts, but not hold twice."""
    game = after(asked(), (0, HOLD))
    refused(game, 0, HOLD, "R4.held")
    assert game.legal_actions(0) == (SEND,)
    game, events = allowed(game, SEND, 0)
    assert events == (CoinSent(0, True),)
    assert game.waiting_for == (1, 2)


def test_the_first_send_opens_the_second_asking() -> None:
    """Follow the rule text, step E: the others must decide right away; canal_du_midi.R4: also
    who had held."""
    game = after(asked(), (0, HOLD), (1, HOLD), (2, SEND))
    assert game.due == Asking((0, 1, 2), (), (2,))
    assert game.waiting_for == (0, 1)
    assert game.view(None).second_asking
    assert game.legal_actions(0) == (SEND, HOLD)
    assert game.legal_actions(2) == ()


def test_answers_of_the_second_asking_stand() -> None:
    """Follow canal_du_midi.R4: also when further players send, and for who had not answered before."""
    game = after(asked(), (0, SEND), (1, HOLD))
    refused(game, 1, SEND, "R4.stands")
    refused(game, 1, HOLD, "R4.stands")
    refused(game, 0, SEND, "R4.stands")
    game, events = allowed(game, SEND, 2)
    assert events[0] == CoinSent(2, False)
    assert [type(event) for event in events[:3]] == [CoinSent, Reinforced, Reinforced]
    assert len(found(events, Reinforced)) == 2


def test_a_lone_coin_holder_is_asked_once() -> None:
    """Follow canal_du_midi.R4: by either answer the step is over."""
    for answer, coin in ((SEND, 0), (HOLD, 1)):
        game, events = allowed(asked((0, 1, 0)), answer, 1)
        assert isinstance(events[-1], SiteRevealed)
        assert game.coins == (0, coin, 0)


def test_at_most_one_coin_a_round() -> None:
    """Follow the rule text, step E: once per round."""
    game = after(asked((5, 1, 1)), (0, SEND))
    refused(game, 0, SEND, "R4.stands")
    game = after(game, (1, SEND), (2, SEND))
    assert game.coins == (4, 0, 0)


def test_coins_that_are_sent_leave_the_game_at_once() -> None:
    """Follow the rule text, step E; canal_du_midi.R6, canal_du_midi.R16: gone when sent, not to
    be won again."""
    game = asked()
    sent = after(game, (1, SEND))
    assert (sent.coins, sent.spent, sent.supply) == ((2, 1, 2), 1, game.supply)


# What comes for a coin.


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_they_draw_in_the_order_in_which_they_sent(order: tuple[int, ...]) -> None:
    """Follow the rule text, step E: in the order in which coins are used; canal_du_midi.R4: one card each,
    shown."""
    game = after(asked(), *[(seat, SEND) for seat in order[:2]])
    game, events = allowed(game, SEND, order[2])
    drawn = [event for event in events if isinstance(event, Reinforced)]
    assert [event.seat for event in drawn] == list(order)
    assert sorted(event.card for event in drawn) == sorted(cards("R1 Y1 G1"))
    assert all(event.audience() is None for event in drawn)
    shown = game.view(None).last_round
    assert shown is not None
    assert shown.reinforcements == tuple(Reinforcement(event.seat, event.card) for event in drawn)


def test_the_order_decides_who_gets_which() -> None:
    """Follow canal_du_midi.R4: the first to send draws first, from all the discards, whoever that is."""
    first: list[int] = []
    for sender in range(3):
        game, events = allowed(asked(), SEND, sender)
        for other in game.waiting_for:
            game, events = allowed(game, HOLD, other)
        first += [event.card for event in events if isinstance(event, Reinforced)]
    assert len(first) == 3
    assert len(set(first)) == 1


def test_cards_come_at_random() -> None:
    """Follow the rule text, step E: at random from the discards."""
    drawn: set[int] = set()
    for seed in range(40):
        _, events = allowed(asked((1, 0, 0), seed=seed), SEND, 0)
        drawn |= {event.card for event in events if isinstance(event, Reinforced)}
    assert drawn == set(cards("R1 Y1 G1"))


def test_the_points_are_added_to_the_bet_and_to_the_sum() -> None:
    """Follow the rule text, step E: added to the played card; all points are added up one last time."""
    _, events = allowed(asked((1, 0, 0), discards="V6", bets="R2 Y4 G3"), SEND, 0)
    assert found(events, Reinforced, PointsCounted, SiteBuilt) == [
        Reinforced(0, card("V6"), 8),
        PointsCounted(site("IX"), 15, 9),
        SiteBuilt(site("IX"), (0,), 8),
    ]


def test_they_build_what_was_too_little() -> None:
    """Follow the rule text, steps D and E: with reinforcements there may be points enough."""
    _, events = allowed(asked((1, 0, 0), discards="V3"), SEND, 0)
    assert found(events, SiteBuilt, SiteDelayed) == [SiteBuilt(site("IX"), (0,), 5)]
    _, events = allowed(asked((1, 0, 0), discards="V2"), SEND, 0)
    assert found(events, SiteBuilt, SiteDelayed) == [SiteDelayed(site("IX"))]


def test_they_break_a_tie() -> None:
    """Follow the rule text, step E."""
    game, _ = allowed(asked((1, 0, 0), "V1", "VI"), SEND, 0)
    assert owners(game, "VI") == "R"
    game, _ = allowed(asked((1, 0, 0), "V0", "VI"), SEND, 0)
    assert owners(game, "VI") == "RYG"


def test_no_discards_no_reinforcement() -> None:
    """Follow the rule text, step E; canal_du_midi.R4: the coin is spent for nothing, as always in round 1."""
    game, events = allowed(asked((2, 0, 0), discards=""), SEND, 0)
    assert kinds(events) == ["CoinSent", "NotReinforced", "SiteDelayed", "SiteRevealed"]
    assert (game.coins[0], game.spent) == (1, 1)
    game = start(2, 3)
    game = after(game, *[(seat, a.Bet(game.hands[seat][0])) for seat in range(2)], (0, SEND))
    _, events = allowed(game, SEND, 1)
    assert found(events, NotReinforced, Reinforced) == [NotReinforced(0), NotReinforced(1)]
    assert len(found(events, PointsCounted)) == 0


def test_this_rounds_bets_are_not_drawn() -> None:
    """Follow canal_du_midi.R4, canal_du_midi.R16: they become discards at the end of the round."""
    for seed in range(20):
        _, events = allowed(asked((1, 0, 0), discards="V1", seed=seed), SEND, 0)
        assert [event.card for event in found(events, Reinforced) if isinstance(event, Reinforced)] == [
            card("V1")
        ]
    assert asked().discards == BOX.sorted(cards("R1 Y1 G1"))


def test_all_cards_at_the_site_become_discards() -> None:
    """Follow the rule text, step D: played cards are discarded; canal_du_midi.R4, canal_du_midi.R12: drawn
    ones go back, also when the site is delayed, and spent coins stay spent."""
    game, events = allowed(asked((1, 0, 0), discards="V1 V2"), SEND, 0)
    assert isinstance(found(events, SiteDelayed)[0], SiteDelayed)
    assert names(game.discards) == "V1 R2 Y2 G2 V2"
    assert game.spent == 1


def test_other_steps_are_not_for_now() -> None:
    """Follow canal_du_midi.R2: the steps in their order."""
    refused(asked(), 0, a.Pick(-1), "moment.pick")
    refused(asked(), 0, a.Bet(card("R3")), "moment.bet")
    refused(asked(), 0, a.Decline(), "moment.trade")


def test_the_bets_lie_open_while_all_are_asked() -> None:
    """Follow canal_du_midi.R2: reveal, then reinforcements."""
    _, events = all_bet(position(coins=(1, 1, 1)), "R2 Y2 G2")
    assert len(found(events, BetShown)) == 3
    assert kinds(events)[-1] == "PointsCounted"
