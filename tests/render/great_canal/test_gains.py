"""What came in since the turn last passed is what the points have grown by."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

import pytest

from render.great_canal.seats.gains import gains
from rules.great_canal import events as e
from rules.great_canal.components.cards import CARD_DECK
from rules.great_canal.components.kinds import TRACKS
from rules.great_canal.view import GreatCanalView
from rules.kit.tuples import Counts
from rules.records import Event
from tests.render.great_canal.seat_positions import GAMES
from tests.rules.great_canal.positions import start


def points(view: GreatCanalView, events: Sequence[Event]) -> tuple[int, ...]:
    """Return by how many points each seat has more."""
    return tuple(gain.points for gain in gains(view, events))


@pytest.mark.parametrize(("seats", "seed", "variable"), GAMES)
def test_gains_are_the_differences_of_points(seats: int, seed: int, variable: bool) -> None:
    """Check it for every action of whole games (great_canal.R9)."""
    game = start(seats, seed, variable=variable)
    met: set[type] = set()
    while game.outcome is None:
        seat, before = game.waiting_for[0], game.view(None).scores
        game, events = game.apply(seat, game.suggest(seat))
        after = game.view(None)
        grown = tuple(now - then for now, then in zip(after.scores, before, strict=True))
        assert points(after, events) == grown, events
        met.update(map(type, events))
    assert {e.CanalDug, e.CityBuilt, e.RouteTaken, e.MetropolisWon} <= met


@pytest.mark.parametrize(("seats", "seed", "variable"), GAMES)
def test_what_came_in_is_what_there_is_more_of(seats: int, seed: int, variable: bool) -> None:
    """Check it for every action of whole games, from public events alone (great_canal.R43).

    Of goods there are more of some kind, whatever was paid with others; a card may be played at once.
    """
    game = start(seats, seed, variable=variable)
    while game.outcome is None:
        before = game
        game, events = game.apply(game.waiting_for[0], game.suggest(game.waiting_for[0]))
        then, now = before.view(None), game.view(None)
        found = gains(now, tuple(event for event in events if event.audience() is None))
        for seat, gain in enumerate(found):
            assert gain.goods == _more(before.hands[seat], game.hands[seat]), events
            assert gain.chips == (now.chips[seat] > then.chips[seat])
            assert gain.levels == _grown(then.levels[seat], now.levels[seat])
            used = _used(seat, events)
            with_used = tuple(map(add, now.progress_counts[seat], used))
            assert gain.progress == _grown(then.progress_counts[seat], with_used), events


def _used(seat: int, events: Sequence[Event]) -> Counts:
    """Return how many cards of each deck a seat played or laid open."""
    decks = [
        CARD_DECK[event.card]
        for event in events
        if isinstance(event, e.CardPlayed | e.CardLaidOpen) and event.seat == seat
    ]
    return tuple(decks.count(deck) for deck in range(len(TRACKS)))


def _more(before: Counts, after: Counts) -> bool:
    return any(_grown(before, after))


def _grown(before: Counts, after: Counts) -> tuple[bool, ...]:
    return tuple(now > then for then, now in zip(before, after, strict=True))


def test_a_merchant_that_moves_on_brings_nothing() -> None:
    """Check great_canal.R32: whoever had the merchant already has no point more."""
    view = start(4).view(None)
    assert points(view, (e.MerchantMoved(1, 9, None),)) == (0, 1, 0, 0)
    assert points(view, (e.MerchantMoved(1, 9, 2),)) == (0, 1, -1, 0)
    assert points(view, (e.MerchantMoved(1, 9, None, kept=True),)) == (0, 0, 0, 0)


@pytest.mark.parametrize(("counts", "came"), [((0, 0, 0, 0), False), ((0, 0, 2, 0), True)])
def test_a_monopoly_that_nobody_pays_brings_nothing(counts: Counts, came: bool) -> None:
    """Check great_canal.R34: the kind may turn out empty."""
    found = gains(start(4).view(None), (e.Monopolized(1, "ore", counts),))
    assert [gain.goods for gain in found] == [False, came, False, False]


def test_what_is_lost_counts_too() -> None:
    """Check great_canal.R13, R22, R24: routes, cities and metropolises that go to others."""
    view = start(4).view(None)
    assert points(view, (e.RouteTaken(0, 6, loser=3),)) == (2, 0, 0, -2)
    assert points(view, (e.RouteLost(2),)) == (0, 0, -2, 0)
    assert points(view, (e.CityLost(1, 4, fallen=True, wall=False),)) == (0, -1, 0, 0)
    assert points(view, (e.MetropolisWon(0, "trade", 4, 1),)) == (2, -2, 0, 0)
    assert points(view, (e.CanalDug(9, (2,)), e.CanalDug(9, (0, 2)))) == (1, 0, 3, 0)
