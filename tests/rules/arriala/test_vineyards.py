"""From the canal to a vineyard and back."""

from __future__ import annotations

import pytest

from rules.arriala import actions as a
from tests.rules.arriala.positions import (
    after,
    allowed,
    place,
    position,
    refused,
    stands,
    worker,
)

# Vineyards (arriala.R12, arriala.R21).


def test_to_a_vineyard() -> None:
    """Check the rule text, canal to vineyard: an own worker to any free place of a vineyard, from a town
    too."""
    game = position("R1:14 R2:moissac Y1:15")
    assert stands(after(game, a.GoToVineyard(worker("R1"), "chasselas")), "R1") == place("chasselas")
    allowed(game, a.GoToVineyard(worker("R2"), "brulhois"))
    refused(game, a.GoToVineyard(worker("Y1"), "brulhois"), "arriala.own")
    refused(game, a.GoToVineyard(worker("R3"), "brulhois"), "arriala.canal")


def test_a_full_vineyard() -> None:
    """Check arriala.R21: only the number of free places counts; a full vineyard is no target."""
    on = "R1:14 Y1:chasselas Y2:chasselas Y3:chasselas "
    hand = "to_vineyard_own to_vineyard_any"
    allowed(position(on), a.GoToVineyard(worker("R1"), "chasselas"))
    game = position(on + "G1:chasselas", hand=hand)
    for action in (
        a.GoToVineyard(worker("R1"), "chasselas"),
        a.CardToVineyard("to_vineyard_own", worker("R1"), "chasselas"),
        a.CardToVineyard("to_vineyard_any", worker("R1"), "chasselas"),
    ):
        refused(game, action, "arriala.vineyard.full")


@pytest.mark.parametrize("to", [1, "montech", 25])
def test_back_from_a_vineyard(to: int | str) -> None:
    """Check the rule text, vineyard to canal: an own worker to any free space; arriala.R21: towns, closed
    sections."""
    game = position("R1:brulhois Y1:chasselas Y2:14", locks=(16,), closed=((24, 29),))
    assert stands(after(game, a.LeaveVineyard(worker("R1"), place(to))), "R1") == place(to)
    refused(game, a.LeaveVineyard(worker("Y1"), place(to)), "arriala.own")
    refused(game, a.LeaveVineyard(worker("R1"), place(14)), "arriala.space.taken")
    refused(game, a.LeaveVineyard(worker("R1"), place(16)), "arriala.space.lock")


def test_only_from_a_vineyard() -> None:
    """Check the rule text, vineyard to canal: a worker in a vineyard."""
    game = position("R1:14 R2:mill", hand="to_canal_own to_canal_any")
    for name in ("R1", "R2", "R3"):
        refused(game, a.LeaveVineyard(worker(name), place(5)), "arriala.vineyard.not_in")
        refused(game, a.CardToCanal("to_canal_any", worker(name), place(5)), "arriala.vineyard.not_in")


def test_vineyards_not_in_play() -> None:
    """Check arriala.R12: Frontonnais only with 4 players."""
    go = a.GoToVineyard(worker("R1"), "frontonnais")
    allowed(position("R1:14", seats=4), go)
    refused(position("R1:14", seats=3), go, "arriala.unknown.vineyard")
    refused(position("R1:14", seats=2), go, "arriala.unknown.vineyard")
