"""What refusals name instead would be allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from rules import Action, Game
from rules.arriala import actions as a
from rules.testing import played, spread
from rules.testing.refusals import check_named, refusal_of


def test_what_is_named_instead_is_legal() -> None:
    """Check each refusal that names places: each of them would be allowed (arriala.R4, R9, R21)."""
    named = 0
    for seed in range(3):
        for step in spread(played("arriala", 2 + seed, seed, "random", 200), 30):
            game, seat = step.before, step.before.waiting_for[0]
            for action in _aimed(game, seat):
                error = refusal_of(game, seat, action)
                if error is not None:
                    check_named(game, seat, action, error)
                    named += len(cast("tuple[object, ...]", error.params.get("near", ())))
    assert named > 1000


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
