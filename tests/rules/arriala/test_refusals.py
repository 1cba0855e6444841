"""What refusals name instead would be allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from rules import Action, Game
from rules.arriala import actions as a
from rules.testing import played, spread
from rules.testing.refusals import check_named, refusal_of
from tests.rules.arriala.positions import position, worker


@pytest.mark.parametrize("positions", [8, pytest.param(30, marks=pytest.mark.soak)])
def test_what_is_named_instead_is_legal(positions: int) -> None:
    """Check each refusal that names places: each of them would be allowed (arriala.R4, R9, R21)."""
    named = 0
    for seed in range(3):
        for step in spread(played("arriala", 2 + seed, seed, "random", 200), positions):
            game, seat = step.before, step.before.waiting_for[0]
            for action in _aimed(game, seat):
                error = refusal_of(game, seat, action)
                if error is not None:
                    check_named(game, seat, action, error)
                    named += len(cast("tuple[object, ...]", error.params.get("near", ())))
    assert named > 1000


@pytest.mark.parametrize("points", range(6))
@pytest.mark.parametrize("scores", [(0, 0, 0), (3, 1, 3)])
@pytest.mark.parametrize("at", ["14", "brulhois", "weir", "reserve"])
def test_a_work_named_instead_is_legal(points: int, scores: tuple[int, ...], at: str) -> None:
    """Check that no work is called possible that cannot be built now (arriala.R10, R11, R17)."""
    game = position(f"R1:{at} Y1:mill", points=points, scores=scores, builders=(None, 1), hand="master_work")
    named = 0
    for action in _works(game):
        error = refusal_of(game, 0, action)
        if error is not None:
            check_named(game, 0, action, error)
            named += "possible" in error.params
    assert named == (at == "14" and points >= 3) + (points >= 1 and scores == (0, 0, 0))


def _aimed(game: Game, seat: int) -> Iterator[Action]:
    """Yield actions to all places and vineyards, with all workers and some cards."""
    view = game.view(seat)
    places = [value for value in view.values("place") if isinstance(value, int)]
    for to in places:
        yield a.PlaceWorker(to)
        yield a.BuildLock(to)
        yield a.CardLock(to)
    for at in view.values("worker"):
        assert isinstance(at, int)
        for to in places:
            yield a.Move(at, to)
            yield a.CardMove("move_3", at, to)
            yield a.CardAnywhere(at, to)
            yield a.LeaveVineyard(at, to)
            yield a.CardToCanal("to_canal_any", at, to)
        for vineyard in view.values("vineyard"):
            yield a.GoToVineyard(at, str(vineyard))
            yield a.CardToVineyard("to_vineyard_any", at, str(vineyard))


def _works(game: Game) -> Iterator[Action]:
    """Yield the building of all works, river works by one worker."""
    view = game.view(0)
    yield from (a.CardMasterWork(str(work)) for work in view.values("master_work"))
    yield from (a.BuildRiverWork(worker("R1"), str(work)) for work in view.values("river_work"))
