"""River works and master works."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules import Action
from rules.arriala import actions as a
from rules.arriala.events import CardPlayed, MasterWorkBuilt, RiverWorkBuilt
from tests.rules.arriala.positions import (
    after,
    allowed,
    cards,
    move,
    place,
    position,
    refused,
    stands,
    worker,
)

# River works (arriala.R11).


def test_a_river_work() -> None:
    """Check the rule text, river work: an own worker from the canal, 3 points at once; arriala.R11: towns
    included."""
    game = position("R1:14 R2:moissac Y1:15")
    game, events = allowed(game, a.BuildRiverWork(worker("R1"), "weir"))
    assert events == (RiverWorkBuilt(0, worker("R1"), place(14), "weir", 3),)
    assert game.scores == (3, 0, 0)
    assert stands(game, "R1") == place("weir")
    allowed(position("R2:moissac"), a.BuildRiverWork(worker("R2"), "mill"))


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (a.BuildRiverWork(worker("Y1"), "weir"), "arriala.own"),
        (a.BuildRiverWork(worker("R2"), "weir"), "arriala.canal"),
        (a.BuildRiverWork(worker("R3"), "weir"), "arriala.canal"),
        (a.BuildRiverWork(worker("R1"), "mill"), "arriala.river.taken"),
    ],
)
def test_no_river_work(action: Action, rule: str) -> None:
    """Check arriala.R11: own, from the canal, one worker for each blue space."""
    refused(position("R1:14 R2:brulhois Y1:15 Y2:mill"), action, rule)


def test_a_worker_on_a_river_work_stays() -> None:
    """Check the rule text, river work: it stays to the end and cannot be moved."""
    hand = "move_2 anywhere to_vineyard_own to_vineyard_any to_canal_any"
    game = position("R1:mill", hand=hand)
    for action in (
        move("R1", 24),
        a.CardMove("move_2", worker("R1"), place(24)),
        a.CardAnywhere(worker("R1"), place(24)),
        a.GoToVineyard(worker("R1"), "brulhois"),
        a.CardToVineyard("to_vineyard_any", worker("R1"), "brulhois"),
        a.BuildRiverWork(worker("R1"), "dam"),
    ):
        refused(game, action, "arriala.canal")


def test_the_blue_space_by_the_first_stretch() -> None:
    """Check arriala.R12: not with 2 players."""
    build = a.BuildRiverWork(worker("R1"), "reservoir")
    allowed(position("R1:14", seats=3), build)
    refused(position("R1:14", seats=2), build, "arriala.unknown.river_work")


# Master works (arriala.R10).


def test_a_master_work() -> None:
    """Check the rule text, master work: by card, 5 points at once, and past the others."""
    game = replace(position(hand="master_work"), scores=(2, 3, 6))
    game, events = allowed(game, a.CardMasterWork("cacor"))
    assert events == (CardPlayed(0, "master_work"), MasterWorkBuilt(0, "cacor", 5))
    assert game.scores == (7, 3, 6)
    assert game.builders == (None, 0)


@pytest.mark.parametrize(
    ("scores", "may"),
    [((0, 0, 0), True), ((3, 3, 9), True), ((3, 4, 5), True), ((4, 3, 5), False), ((9, 9, 8), False)],
)
def test_only_in_last_place(scores: tuple[int, ...], may: bool) -> None:
    """Check the rule text, master work: only the last on the track; arriala.R10: a shared last place
    counts."""
    game = replace(position(hand="master_work"), scores=scores)
    if may:
        allowed(game, a.CardMasterWork("slope"))
    else:
        refused(game, a.CardMasterWork("slope"), "arriala.R10")


def test_the_virtual_player_does_not_count_for_the_last_place() -> None:
    """Check the rule text, 2 players: last of the two is enough (arriala.R10)."""
    allowed(replace(position(seats=2, hand="master_work"), scores=(3, 4, 0)), a.CardMasterWork("slope"))
    refused(
        replace(position(seats=2, hand="master_work"), scores=(4, 3, 9)),
        a.CardMasterWork("slope"),
        "arriala.R10",
    )


def test_each_master_work_once() -> None:
    """Check arriala.R10: each once, both by the same one if it comes so; then the card has no use
    (arriala.R13)."""
    game = replace(position(hand="master_work master_work"), scores=(0, 9, 9))
    game = after(game, a.CardMasterWork("slope"))
    refused(game, a.CardMasterWork("slope"), "arriala.master_work.built")
    game = after(game, a.CardMasterWork("cacor"))
    assert game.builders == (0, 0)
    game = replace(game, scores=(0, 9, 9), hands=(cards("master_work"), *game.hands[1:]))
    assert not any(isinstance(action, a.CardMasterWork) for action in game.legal_actions(0))
