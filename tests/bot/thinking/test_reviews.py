"""Tests of turning points: a blunder is found, with what would have been better; good play has none."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import pytest

from bot.table.decisions import Decision
from bot.thinking import Reviews, Thinker
from bot.thinking.reviews import Read, worst_of
from rules import Action, Game, new_game


@pytest.fixture
async def thinking() -> AsyncIterator[Thinker]:
    thinking = Thinker(apart=False)
    yield thinking
    await thinking.close()


def played(seed: str, *, blunders: bool) -> tuple[Sequence[Decision], Game]:
    """Play a game by what is suggested; with ``blunders`` the first seat does the first that it may."""
    game, found = new_game("canal_du_midi", seats=2, seed=seed), list[Decision]()
    while game.outcome is None:
        seat = game.waiting_for[0]
        action: Action = game.suggest(seat)
        if blunders and seat == 0:
            action = game.legal_actions(seat)[0]
        found.append(Decision(len(found) + 1, seat, action, game))
        game, _ = game.apply(seat, action)
    return found, game


def read(decisions: Sequence[Decision], end: Game) -> Read:
    """Return what reads decisions that are at hand."""

    async def at_hand() -> tuple[Sequence[Decision], Game]:
        return decisions, end

    return at_hand


async def test_blunders_are_turning_points(thinking: Thinker) -> None:
    decisions, end = played("blunders", blunders=True)
    points = await Reviews(thinking).of(1, 0, read(decisions, end), "seed")
    assert points
    assert points[0].decision.seat == 0
    leads = [point.done.lead for point in points]
    assert leads == sorted(leads, reverse=True)
    for point in points:
        assert point.done.action == point.decision.action
        assert point.best.action != point.done.action
        assert point.best.action in point.decision.game.legal_actions(point.decision.seat)
    seats = [point.decision.seat for point in points]
    assert all(seats.count(seat) <= 2 for seat in seats)


async def test_a_game_is_reviewed_once(thinking: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    decisions, end = played("once", blunders=True)
    reviews = Reviews(thinking)
    first = await reviews.of(1, 0, read(decisions, end), "seed")
    monkeypatch.setattr(thinking, "weigh", None)
    assert await reviews.of(1, 0, read(decisions, end), "seed") is first


async def test_a_game_that_has_gone_back_is_reviewed_anew(thinking: Thinker) -> None:
    reviews = Reviews(thinking)
    one = await reviews.of(1, 0, read(*played("one", blunders=True)), "seed")
    other = await reviews.of(1, 1, read(*played("other", blunders=True)), "seed")
    assert one != other


async def test_the_same_game_turns_at_the_same_points(thinking: Thinker) -> None:
    decisions, end = played("same", blunders=True)
    one, other = [await Reviews(thinking).of(1, 0, read(decisions, end), "seed") for _ in range(2)]
    assert one == other


def test_those_are_thought_about_by_which_the_outlook_fell_most() -> None:
    decisions, _ = played("falls", blunders=False)
    own = [place for place, one in enumerate(decisions) if one.seat == 0]
    free = [place for place in own if len(decisions[place].game.legal_actions(0)) > 1]
    outlooks = [[1_000, 0] for _ in range(len(decisions) + 1)]
    for fall, place in enumerate(free[:4]):
        outlooks[place] = [2_000 + fall, 0]
    worst = worst_of(decisions, outlooks, 0)
    assert [one.seq - 1 for one in worst] == [free[3], free[2], free[1]]
    assert worst_of(decisions, [[0, 0]] * (len(decisions) + 1), 0) == []
