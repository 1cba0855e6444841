"""What holds in every position, over random play."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import RuleError, load_game
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi import actions as a
from rules.canal_du_midi.components import FACE_DOWN
from rules.canal_du_midi.events import BetMade, BetShown, TookFaceUp, TurnedOver
from rules.canal_du_midi.standing import NextBet
from rules.canal_du_midi.state import Bets, Phase, Picks
from rules.records import Action
from rules.testing import visible_to
from tests.rules.canal_du_midi.counting import Ledger
from tests.rules.canal_du_midi.positions import start

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 10**9)
every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def any_action(game: CanalDuMidi, rng: random.Random) -> tuple[int, Action]:
    """Return a legal action of any seat, also of one that is not waited for."""
    seats = [seat for seat in range(game.seats) if game.legal_actions(seat)]
    seat = rng.choice(game.waiting_for) if rng.random() < 0.8 else rng.choice(seats)
    return seat, rng.choice(game.legal_actions(seat))


def played(seats: int, seed: int, actions: int) -> CanalDuMidi:
    """Return the position after so many random actions, or the last before the end."""
    game, rng = start(seats, seed), random.Random(seed)
    for _ in range(actions):
        after, _ = game.apply(*any_action(game, rng))
        if after.outcome is not None:
            break
        game = after
    return game


def universe(game: CanalDuMidi) -> list[Action]:
    """Return every action that could be thought of in a game of this size, and some that could not."""
    cards = range(-2, len(game.box.all_cards(game.seats)) + 2)
    found: list[Action] = [a.Send(), a.Hold(), a.Decline()]
    found += [kind(card) for kind in (a.Pick, a.Bet) for card in cards]
    there = sorted({card for row in (*game.face_up, *game.hands) for card in row})
    found += [
        a.Trade(give, other, take)
        for give in (*there, -1)
        for other in range(-1, game.seats + 1)
        for take in (None, *there, -1)
    ]
    return found


def rule_against(game: CanalDuMidi, seat: int, action: Action) -> str | None:
    """Return the id of the rule that refuses an action, or None."""
    try:
        game.apply(seat, action)
    except RuleError as error:
        return error.rule
    return None


@settings(max_examples=25, deadline=None)
@given(SEATS, SEEDS, st.integers(0, 110))
def test_exactly_what_is_offered_is_accepted(seats: int, seed: int, actions: int) -> None:
    game = played(seats, seed, actions)
    before = game.to_json()
    for seat in range(seats):
        accepted: set[Action] = set()
        for action in universe(game):
            rule = rule_against(game, seat, action)
            assert rule is None or rule.startswith(("canal_du_midi.", "game.turn"))
            if rule is None:
                accepted.add(action)
        assert accepted == set(game.legal_actions(seat))
    assert game.to_json() == before


def check_rows(game: CanalDuMidi, number: int) -> None:
    """Check the sizes of rows and hands after the bets of a round, whatever was picked."""
    up = (3, 3, 3, 3, 2, 1, 0, 0, 0)[number - 1]
    hand = (2, 2, 2, 2, 2, 2, 2, 1, 0)[number - 1]
    for seat in range(game.seats):
        sizes = len(game.face_down[seat]), len(game.face_up[seat]), len(game.hands[seat])
        assert sizes == (max(0, 4 - number), up, hand)


def play_checked(seats: int, seed: int) -> None:
    """Play a whole random game, with rows, picks, pieces and every public event checked."""
    game, rng = start(seats, seed, None), random.Random(seed)
    conserved = game.conserved()
    assert game.site is not None
    ledger = Ledger(seats, game.first, game.site)
    while game.outcome is None:
        seat, action = any_action(game, rng)
        number = game.round
        game, events = game.apply(seat, action)
        ledger.add(events)
        assert game.conserved() == conserved
        assert game.scores == ledger.scores()
        if any(isinstance(event, BetShown) for event in events):
            check_rows(game, number)
        if isinstance(game.due, Picks):
            assert 2 <= game.round <= 7
        if game.round > number and 2 <= game.round <= 7:
            assert isinstance(game.due, Picks)
            assert len(game.due.waiting) == seats
    assert game.outcome.scores == ledger.scores()
    assert game.outcome.winners == ledger.winners()
    assert load_game(game.to_json()) == game


@settings(max_examples=60, deadline=None)
@given(SEATS, SEEDS)
def test_whole_games_agree_with_a_second_reckoning(seats: int, seed: int) -> None:
    """Follow canal_du_midi.R2 to canal_du_midi.R16, told by the public events alone; canal_du_midi.R10: picks
    in rounds 2 to 7 only, by everybody."""
    play_checked(seats, seed)


@every_table
def test_suggested_games_agree_with_a_second_reckoning(seats: int) -> None:
    for seed in range(15):
        game = start(seats, seed, None)
        assert game.site is not None
        ledger = Ledger(seats, game.first, game.site)
        while game.outcome is None:
            seat = game.waiting_for[-1]
            game, events = game.apply(seat, game.suggest(seat))
            ledger.add(events)
        assert (game.outcome.scores, game.outcome.winners) == (ledger.scores(), ledger.winners())


@every_table
def test_a_bet_tells_nobody_anything_but_that_it_was_made(seats: int) -> None:
    """Follow canal_du_midi.R3: whatever is bet, first or changed, others see, may do and are advised the
    same."""
    game, rng, seen = start(seats, 5), random.Random(5), 0
    while game.outcome is None:
        if isinstance(game.due, Bets):
            for better in range(seats):
                others = [other for other in (None, *range(seats)) if other != better]
                if game.waiting_for != (better,):
                    check_bets_look_alike(game, better, others)
                    seen += 1
        game, _ = game.apply(*any_action(game, rng))
    assert seen > 9


def check_bets_look_alike(game: CanalDuMidi, better: int, others: list[int | None]) -> None:
    """Check that all bets that a seat may make now, while others are missing, are one to those others."""
    made = [game.apply(better, action) for action in game.legal_actions(better)]
    for other in others:
        assert len({visible_to(events, other) for _, events in made}) <= 1
        assert len({after.view(other) for after, _ in made}) <= 1
        if other is not None:
            assert len({after.legal_actions(other) for after, _ in made}) <= 1
            assert len({after.suggest(other) for after, _ in made if after.legal_actions(other)}) <= 1


@every_table
def test_the_order_of_picks_and_bets_changes_nothing(seats: int) -> None:
    """Follow canal_du_midi.R3: the same choices in any order make the same position and the same reveal."""
    for seed in range(6):
        game, rng = start(seats, seed), random.Random(seed)
        while game.outcome is None:
            if isinstance(game.due, Picks | Bets) and len(game.waiting_for) == seats:
                chosen = {seat: rng.choice(game.legal_actions(seat)) for seat in range(seats)}
                made = set()
                for order in permutations(range(seats)):
                    after, events = game, ()
                    for seat in order:
                        after, events = after.apply(seat, chosen[seat])
                    made.add((after, tuple(event for event in events if isinstance(event, BetShown))))
                assert len(made) == 1
                game = made.pop()[0]
            else:
                game, _ = game.apply(*any_action(game, rng))


@every_table
def test_no_event_for_others_holds_a_hidden_card(seats: int) -> None:
    """Follow canal_du_midi.R3, canal_du_midi.R10: before the reveal, an event with a card is for its owner
    alone, or the card lies face up."""
    game, rng = start(seats, 9), random.Random(9)
    while game.outcome is None:
        seat, action = any_action(game, rng)
        before = game
        game, events = game.apply(seat, action)
        public = [event for event in events if event.audience() is None]
        if isinstance(action, a.Pick):
            visible = [event.card for event in public if isinstance(event, TookFaceUp | TurnedOver)]
            assert set(visible) <= {*before.face_up[seat], *game.face_up[seat]}
            assert not (visible and action.card == FACE_DOWN)
        elif isinstance(action, a.Bet) and isinstance(game.due, Bets) and game.round == before.round:
            assert [type(event) for event in public] in ([], [BetMade])


@pytest.mark.soak
@every_table
def test_soak(seats: int) -> None:
    """Play very many whole random games."""
    for seed in range(400):
        play_checked(seats, seed)


@settings(max_examples=50, deadline=None)
@given(SEATS, SEEDS, st.integers(0, 110), st.integers(-1, 1), st.integers(0, 1))
def test_a_bet_ahead_is_laid_while_it_is_due_and_never_else(
    seats: int, seed: int, actions: int, later: int, away: int
) -> None:
    """Ask in any position for any card, in this round, the one before and the next, here and elsewhere."""
    game = played(seats, seed, actions)
    for seat in range(seats):
        for card in range(len(game.box.all_cards(seats))):
            due = game.phase is Phase.BET and seat in game.waiting_for and card in game.hands[seat]
            bet = game.answer(seat, NextBet(game.round + later, (game.site or 0) + away, card))
            assert bet == (a.Bet(card) if due and (later, away) == (0, 0) else None)


@settings(max_examples=50, deadline=None)
@given(SEATS, SEEDS, st.integers(0, 110))
def test_each_bet_that_may_be_said_ahead_can_be_laid_when_all_have_picked(
    seats: int, seed: int, actions: int
) -> None:
    game = played(seats, seed, actions)
    offered = {seat: game.standing_answers(seat) for seat in range(seats)}
    bets = [(seat, one) for seat, answers in offered.items() for one in answers if isinstance(one, NextBet)]
    assert {seat for seat, _ in bets} == (
        set(range(seats)) - set(game.waiting_for) if game.phase is Phase.PICK else set()
    )
    while game.phase is Phase.PICK:
        assert all(game.stands(seat, one) for seat, one in bets)
        seat = game.waiting_for[0]
        game, _ = game.apply(seat, game.suggest(seat))
    for seat, one in bets:
        assert game.answer(seat, one) == a.Bet(one.card)
