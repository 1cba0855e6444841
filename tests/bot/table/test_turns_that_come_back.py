"""Turns that others pass by their plans, so that they come back to whom they were: the channel hears it."""

from __future__ import annotations

import pytest

from bot.store.kinds import MessageKind
from bot.table import Tables, read_post
from rules import Branch, Plan
from rules.arriala.actions import EndTurn
from rules.arriala.events import TurnEnded
from tests.bot.table.seated import CHANNEL, GUILD, PEOPLE, deliver_all
from tests.bot.table.standing import waiting

POINTS = 5
"""Action points of a turn in which nothing is done."""


@pytest.mark.parametrize("repeated", [False, True], ids=["once", "each time"])
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_turn_of_arriala_that_comes_back(tables: Tables, seats: int, repeated: bool) -> None:
    """Ann ends her turn, all others have passed theirs, and it is Ann's again: one board, which says so."""
    ann, *others = PEOPLE[:seats]
    game = (await tables.lobby.create("arriala", GUILD, CHANNEL, seats, ann)).id
    for person in others:
        await tables.lobby.join(game, person)
    await tables.lobby.start(game, ann, first=ann.discord_id)
    for person in others:
        await tables.plans.keep(game, person, Plan((Branch(None, (EndTurn(),)),), repeated))
    await deliver_all(tables)
    for _ in range(3 if repeated else 1):
        await tables.play.act(game, ann, EndTurn())
        assert await waiting(tables, game) == (0,)
        (post,) = [read_post(row) for row in await deliver_all(tables) if row.kind != MessageKind.NOTE]
        assert post.waiting == (0,)
        assert post.events == tuple(TurnEnded(seat, POINTS, passed=True) for seat in range(seats))
