"""The game for two, and the names of workers."""

from __future__ import annotations

from rules.arriala import actions as a
from rules.arriala.components.board import RESERVE
from tests.rules.arriala.positions import (
    COLOURS,
    allowed,
    lock,
    move,
    place,
    position,
    put,
    refused,
    worker,
)


def test_virtual_workers_are_nobodys_own() -> None:
    """Check the rule text, 2 players: virtual workers move like any opponent's; arriala.R25: never by own
    actions."""
    game = position(seats=2, hand="anywhere move_2")
    allowed(game, move("G1", 11))
    allowed(game, a.CardMove("move_2", worker("G1"), place(12)))
    refused(game, a.CardAnywhere(worker("G1"), place(12)), "arriala.own")
    refused(game, a.GoToVineyard(worker("G1"), "brulhois"), "arriala.own")
    refused(game, a.BuildRiverWork(worker("G1"), "weir"), "arriala.own")


def test_two_players_end_at_montech() -> None:
    """Check arriala.R25: canal, numbering and moves end at Montech."""
    game = position("R1:11", seats=2, hand="move_3 anywhere lock")
    allowed(game, move("R1", "montech"))
    for action in (
        a.CardMove("move_3", worker("R1"), place(9)),
        a.CardAnywhere(worker("R1"), place("grisolles")),
        a.CardLock(place(5)),
    ):
        refused(game, action, "arriala.unknown.place")
    refused(game, move("R1", 10), "arriala.unknown.place")
    refused(game, put("grisolles"), "arriala.unknown.place")
    refused(game, lock(5), "arriala.unknown.place")
    assert game.view(None).words("place", place(11)) == position().view(None).words("place", place(11))


def test_colours_and_names() -> None:
    """Check the rule text, material: workers of one colour for each seat."""
    view = position(seats=4).view(None)
    for seat in range(4):
        assert {view.colour_of(worker(f"{COLOURS[seat]}{number}")) for number in range(1, 6)} == {seat}
    assert view.reserve_of(0) == tuple(range(5))
    assert set(view.locations) == {RESERVE}
