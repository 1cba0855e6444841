"""The message behind the last board: one for each end of a game, corrected where the game goes on."""

from __future__ import annotations

import pytest

from bot.table import MessageKind, ProposalKind, Status, Tables
from tests.bot.table.seated import (
    ANN,
    BOB,
    MODERATOR,
    choose_all,
    deliver_all,
    end_turn,
    finish,
    names_of,
    start,
)


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of two whose first turn has begun; its channel knows all of it."""
    game = (await start(tables)).id
    await choose_all(tables, game)
    await end_turn(tables, game, ANN)
    await deliver_all(tables)
    return game


async def test_it_comes_last_and_once(tables: Tables, game: int) -> None:
    await finish(tables, game)
    sent = await deliver_all(tables)
    assert names_of(sent).count("finish") == 1
    assert names_of(sent)[-2:] == ["post", "finish"]
    assert sent[-1].seq == (await tables.get(game)).seq
    await tables.messages.post_again(game, MODERATOR)
    assert names_of(await deliver_all(tables)) == ["post"]


async def test_a_game_that_was_given_up_has_one_too(tables: Tables, game: int) -> None:
    for person in (ANN, BOB):
        await tables.consent.propose(game, person, ProposalKind.ABANDON)
    assert (await tables.get(game)).status == Status.ABANDONED
    assert names_of(await deliver_all(tables))[-2:] == ["abandon", "finish"]


async def test_a_game_without_an_end_has_none(tables: Tables, game: int) -> None:
    await tables.lifecycle.reset(game, MODERATOR)
    assert "finish" not in names_of(await deliver_all(tables))
    lobby = await tables.lobby.create("toy", 7, 99, 2, ANN)
    await tables.lobby.leave(lobby.id, ANN)
    assert (await tables.get(lobby.id)).status == Status.ABANDONED
    assert "finish" not in names_of(await deliver_all(tables))


@pytest.mark.parametrize("sent", [True, False])
async def test_where_the_game_goes_on_it_is_changed(tables: Tables, game: int, sent: bool) -> None:
    """Behind the message that says so; the next end has a message of its own, with its own change."""
    await finish(tables, game)
    ends = [row for row in await deliver_all(tables) if row.kind == MessageKind.FINISH] if sent else []
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    rows = await deliver_all(tables)
    assert names_of(rows)[-2:] == ["dice", "finish_edit"]
    ends += [row for row in rows if row.kind == MessageKind.FINISH]
    (end,) = ends
    assert (rows[-1].edits, rows[-1].edited_row) == (5000 + end.id, end.id)
    await finish(tables, game)
    again = (await deliver_all(tables))[-1]
    assert again.kind == MessageKind.FINISH
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    assert (await deliver_all(tables))[-1].edited_row == again.id


async def test_back_to_an_end_there_is_another_one(tables: Tables, game: int) -> None:
    await finish(tables, game)
    end = (await tables.get(game)).seq
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    await deliver_all(tables)
    await tables.rollback.roll_back(game, MODERATOR, end, new_dice=False)
    assert names_of(await deliver_all(tables)) == ["rollback", "finish"]
