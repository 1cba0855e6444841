"""Tests of turning points: a blunder is found, with what would have been better; good play has none."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import pytest

from bot.table.decisions import Decision
from bot.thinking import Considered, Reviews, Thinker
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


@pytest.mark.parametrize(
    ("lead", "own", "wins", "sure", "told"),
    [
        (299, 299, None, True, 0),
        (300, 300, None, True, 2),
        (9_000, 9_000, None, False, 0),
        (2_000, 0, None, True, 2),
        (2_000, -1, None, True, 0),
        (2_000, -300, (5, 0), True, 2),
        (2_000, 300, (0, 5), True, 0),
    ],
)
async def test_what_gives_little_away_is_none(
    thinking: Thinker,
    monkeypatch: pytest.MonkeyPatch,
    lead: int,
    own: int,
    wins: tuple[int, int] | None,
    told: int,
    *,
    sure: bool,
) -> None:
    """Three tenths of a point at least, and more than chance; of each seat two are told.

    What would have brought fewer points is told only where it clearly wins more games.
    """
    decisions, end = played("little", blunders=True)

    async def weighed(
        game: Game, seat: int, seed: str, *, also: Action | None = None
    ) -> tuple[Considered, ...]:
        assert also is not None
        best = next(action for action in game.legal_actions(seat) if action != also)
        return Considered(best, (0, 0), 0, None), Considered(also, (own, own - lead), lead, wins, sure=sure)

    async def falling(games: Sequence[Game], seed: str) -> Sequence[Sequence[int]]:
        return [(-one, 0) for one, _ in enumerate(games)]

    monkeypatch.setattr(thinking, "weigh", weighed)
    monkeypatch.setattr(thinking, "outlooks", falling)
    assert len(await Reviews(thinking).of(1, 0, read(decisions, end), "seed")) == told


def test_what_could_not_be_done_otherwise_is_nobody_s_fault() -> None:
    decisions, _ = played("forced", blunders=False)
    seats = {one.seat for one in decisions if len(one.game.legal_actions(one.seat)) == 1}
    assert seats, "the last card of a hand is bet whatever is wanted"
    for seat in seats:
        own = [place for place, one in enumerate(decisions) if one.seat == seat]
        forced = [place for place in own if len(decisions[place].game.legal_actions(seat)) == 1]
        outlooks = [[0, 0] for _ in range(len(decisions) + 1)]
        for place in forced:
            outlooks[place][seat] = 5_000
        found = worst_of(decisions, outlooks, seat)
        assert not {decisions[place].seq for place in forced} & {one.seq for one in found}


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
