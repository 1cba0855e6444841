"""Properties of every position, over random play and random positions."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules import RuleError, load_game, new_game
from rules.arriala import Arriala
from rules.arriala import actions as a
from rules.arriala.events import GameEnded, LockBuilt, SectionCounted
from rules.arriala.steps.counting import count_at
from rules.arriala.steps.locks import lock_sites
from rules.records import Action, Event
from tests.rules.arriala.counting import final_scores, sections
from tests.rules.arriala.positions import DECK

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 10**9)


def start(seats: int, seed: int) -> Arriala:
    """Return a game as it starts."""
    game = new_game("arriala", seats=seats, seed=seed)
    assert isinstance(game, Arriala)
    return game


def any_action(game: Arriala, rng: random.Random) -> tuple[int, Action]:
    """Return a legal action; turns end, and the end is proposed, less often than if all were drawn alike."""
    seat = rng.choice(game.waiting_for)
    legal = game.legal_actions(seat)
    acting = [action for action in legal if not isinstance(action, a.EndTurn | a.ProposeEnd)]
    if acting and rng.random() < 0.95 and game.proposal is None:
        kind = rng.choice(sorted({type(action).__name__ for action in acting}))
        return seat, rng.choice([action for action in acting if type(action).__name__ == kind])
    return seat, rng.choice(legal)


def played(seats: int, seed: int, actions: int) -> Arriala:
    """Return the position after so many random actions, or the last before the end."""
    game, rng = start(seats, seed), random.Random(seed)
    for _ in range(actions):
        after, _ = game.apply(*any_action(game, rng))
        if after.outcome is not None:
            break
        game = after
    return game


def universe(game: Arriala) -> list[Action]:
    """Return every action that could be thought of in a game of this size."""
    board = game.the_board
    places = range(board.size)
    workers = range(len(game.locations))
    vineyards = [site.id for site in board.vineyards]
    found: list[Action] = [a.Draw(), a.EndTurn(), a.ProposeEnd(), a.WithdrawProposal()]
    found += [a.AnswerEnd(True), a.AnswerEnd(False)]
    found += [kind(to) for kind in (a.PlaceWorker, a.BuildLock, a.CardLock) for to in places]
    found += [a.CardMasterWork(site.id) for site in board.master_works]
    for worker in workers:
        found += [kind(worker, to) for kind in (a.Move, a.LeaveVineyard, a.CardAnywhere) for to in places]
        found += [a.BuildRiverWork(worker, site.id) for site in board.river_works]
        found += [a.GoToVineyard(worker, vineyard) for vineyard in vineyards]
        for card in DECK.kinds:
            found += [kind(card, worker, to) for kind in (a.CardMove, a.CardToCanal) for to in places]
            found += [a.CardToVineyard(card, worker, vineyard) for vineyard in vineyards]
    return found


def rule_against(game: Arriala, seat: int, action: Action) -> str | None:
    """Return the id of the rule that refuses an action, or None."""
    try:
        game.apply(seat, action)
    except RuleError as error:
        return error.rule
    return None


@pytest.mark.parametrize("share", [9, pytest.param(1, marks=pytest.mark.soak)])
@settings(max_examples=30, deadline=None)
@given(SEATS, SEEDS, st.integers(0, 120))
def test_exactly_what_is_offered_is_accepted(share: int, seats: int, seed: int, actions: int) -> None:
    """Check whatever could be thought of; of a seat that is not waited for one of so many (``share``)."""
    game = played(seats, seed, actions)
    before, thought_of = game.to_json(), universe(game)
    for seat in range(seats):
        offered = game.legal_actions(seat)
        assert len(set(offered)) == len(offered)
        accepted: set[Action] = set()
        every = 1 if seat in game.waiting_for else share
        for action in (*thought_of[seed % every :: every], *offered):
            rule = rule_against(game, seat, action)
            assert rule is None or rule.startswith(("arriala.", "game.turn"))
            if rule is None:
                accepted.add(action)
        assert accepted == set(offered)
    assert game.to_json() == before


@settings(max_examples=30, deadline=None)
@given(SEATS, SEEDS)
def test_what_no_action_changes(seats: int, seed: int) -> None:
    game, rng = start(seats, seed), random.Random(seed)
    conserved = game.conserved()
    assert sum(kept for name, kept in conserved.items() if name.startswith("cards")) == 55
    for _ in range(120):
        if not game.waiting_for:
            break
        seat, action = any_action(game, rng)
        game, events = game.apply(seat, action)
        assert game.conserved() == conserved
        assert 0 <= game.action_points <= 5
        check_position(game)
        check_counts(game, events)
    assert load_game(game.to_json()) == game


def check_position(game: Arriala) -> None:
    """Check for one worker a space and a river work, vineyards not too full, locks on spaces of their own."""
    view, board = game.view(None), game.the_board
    for position in view.in_play.positions:
        here = len(view.workers_on(position)) + (position in game.locks)
        assert here <= 1 or not board.number_at[position]
        assert not (position in game.locks and not board.number_at[position])
    for index, site in enumerate(board.vineyards):
        assert len(view.workers_in(index)) <= (site.capacity if index in game.in_play.vineyards else 0)
    for index in range(len(board.river_works)):
        assert game.locations.count(board.river_location(index)) <= (index in game.in_play.river_works)
    for index, stretch in enumerate(board.stretches):
        assert view.locks_in(index) <= stretch.locks


def check_counts(game: Arriala, events: tuple[Event, ...]) -> None:
    """Check that no full section is left uncounted, and that those just counted agree with the plain
    counting."""
    found = {section.first: section for section in sections(game.view(None))}
    closed = {section.first: section for section in game.closed}
    for event in events:
        if isinstance(event, SectionCounted):
            plain = found[event.first]
            assert (event.last, event.counts, event.winner, event.points) == (
                plain.last,
                plain.counts,
                plain.scorer,
                plain.points,
            )
            assert event.spaces == sum(event.counts)
            assert closed[event.first].winner == event.winner
    for first, section in found.items():
        assert first in closed or not section.full
    assert all(section.last == found[section.first].last for section in game.closed)
    assert (game.outcome is not None) == any(isinstance(event, GameEnded) for event in events)
    if game.outcome is None:
        assert set(found) > set(closed)


def random_position(seats: int, rng: random.Random) -> Arriala:
    """Return a position with many locks and workers, anywhere they may be."""
    game = start(seats, 0)
    while rng.random() < 0.75 and lock_sites(game):
        sites = [p for p in range(game.the_board.size) if lock_sites(game) >> p & 1]
        game = replace(game, locks=tuple(sorted((*game.locks, rng.choice(sites)))))
    spaces = [
        position
        for section in sections(game.view(None))
        for position in range(section.first, section.last + 1)
    ]
    start_at = rng.randrange(len(spaces))
    dense = [*spaces[start_at:], *spaces[:start_at]]
    workers = list(range(len(game.locations)))
    rng.shuffle(workers)
    locations = list(game.locations)
    for worker, position in zip(workers, dense, strict=False):
        locations[worker] = position if rng.random() < 0.97 else game.in_play.first
    return replace(game, locations=tuple(locations))


def compare_counting(seats: int, seed: int) -> int:
    """Count each section of a random position both ways, and return how many were full."""
    game = random_position(seats, random.Random(seed))
    full = 0
    for section in sections(game.view(None)):
        events: list[Event] = []
        after = count_at(game, (section.first + section.last) // 2, events)
        if not section.full:
            assert not events
            assert after is game
            continue
        full += 1
        most = max(section.counts)
        top = tuple(colour for colour, count in enumerate(section.counts) if count == most)
        assert events == [
            SectionCounted(
                section.first,
                section.last,
                section.last - section.first + 1,
                section.counts,
                section.scorer,
                section.points,
                top if len(top) > 1 else (),
                by=game.active,
            )
        ]
        gained = [new - old for new, old in zip(after.scores, game.scores, strict=True)]
        assert gained == [section.points if colour == section.scorer else 0 for colour in range(len(gained))]
    return full


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_ways_of_counting_agree(seats: int) -> None:
    """Check arriala.R6, arriala.R7 and arriala.R23 over thousands of random positions."""
    assert sum(compare_counting(seats, seed) for seed in range(1500)) > 1500


@settings(max_examples=40, deadline=None)
@given(SEATS, SEEDS, st.integers(0, 200))
def test_ending_by_consent_counts_the_vineyards(seats: int, seed: int, actions: int) -> None:
    """Check arriala.R18: the result stands as the plain counting has it."""
    game = replace(played(seats, seed, actions), proposal=None, proposed=False)
    expected = final_scores(game.view(None))
    game, _ = game.apply(game.active, a.ProposeEnd())
    for seat in game.waiting_for:
        game, _ = game.apply(seat, a.AnswerEnd(True))
    assert game.scores == expected
    assert game.outcome is not None
    assert game.outcome.scores == expected[:seats]


@settings(max_examples=20, deadline=None)
@given(SEATS, SEEDS)
def test_asking_changes_nothing_and_draws_nothing(seats: int, seed: int) -> None:
    game = played(seats, seed, 60)
    before = game.to_json()
    for seat in (*range(seats), None):
        assert game.view(seat) == game.view(seat)
        if seat is not None and game.legal_actions(seat):
            assert game.suggest(seat) == game.suggest(seat)
            assert game.suggest(seat) in game.legal_actions(seat)
    assert game.to_json() == before


def test_events_have_the_points_of_the_score() -> None:
    """Check that the points of an event are those that the score got."""
    rng = random.Random(4)
    game = start(4, 4)
    for _ in range(400):
        if not game.waiting_for:
            break
        seat, action = any_action(game, rng)
        before = sum(game.scores)
        game, events = game.apply(seat, action)
        points = sum(getattr(e, "points", 0) for e in events if not isinstance(e, GameEnded))
        assert sum(game.scores) - before == points
        assert all(event.seat == seat for event in events if isinstance(event, LockBuilt))


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_soak(seats: int) -> None:
    """Check that long random play keeps all of the above."""
    for seed in range(40):
        game, rng = start(seats, seed), random.Random(seed)
        conserved = game.conserved()
        for _ in range(2000):
            if not game.waiting_for:
                break
            seat, action = any_action(game, rng)
            game, events = game.apply(seat, action)
            assert game.conserved() == conserved
            check_position(game)
            check_counts(game, events)
