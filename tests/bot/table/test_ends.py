"""The message behind the last board: one for each end of a game, corrected where the game goes on."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.store import OutboxRow
from bot.table import (
    SHOWN_STATISTICS,
    SHOWN_STEP,
    MessageKind,
    ProposalKind,
    Status,
    Tables,
    read_note,
)
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


async def ended_twice(tables: Tables, game: int) -> int:
    """Play a game to its end, go back, and let it be stopped; return the entry of its first end."""
    await finish(tables, game)
    first = (await tables.get(game)).seq
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    for person in (ANN, BOB):
        await tables.consent.propose(game, person, ProposalKind.ABANDON)
    return first


async def test_from_one_end_to_another_there_is_another_one_too(tables: Tables, game: int) -> None:
    """The message of the end that counts no more is changed, whether it was sent or not."""
    first = await ended_twice(tables, game)
    *_, given_up = await deliver_all(tables)
    assert given_up.kind == MessageKind.FINISH
    assert await tables.messages.is_newest(given_up)
    await tables.rollback.roll_back(game, MODERATOR, first, new_dice=False)
    rows = await deliver_all(tables)
    assert names_of(rows) == ["rollback", "finish_edit", "finish"]
    assert rows[1].edited_row == given_up.id
    assert not await tables.messages.is_newest(given_up)
    assert await tables.messages.is_newest(rows[2])
    assert (await tables.get(game)).status == Status.FINISHED


async def test_what_leaves_the_end_as_it_is_changes_no_message(tables: Tables, game: int) -> None:
    await finish(tables, game)
    await deliver_all(tables)
    await tables.transfer.export(game, MODERATOR)
    await tables.messages.post_again(game, MODERATOR)
    assert not {"finish", "finish_edit"} & set(names_of(await deliver_all(tables)))


async def test_what_the_channel_was_shown_of_the_end_is_made_anew(tables: Tables, game: int) -> None:
    """Steps and statistics that were shown since the game was over, and nothing else."""
    for key, step in ((SHOWN_STEP, 1), ("other", 0)):
        await tables.messages.enqueue_note(game, key, {"entry": step}, ANN)
    await deliver_all(tables)
    await finish(tables, game)
    await deliver_all(tables)
    shown = [
        await tables.messages.enqueue_note(game, key, {"entry": 2}, ANN)
        for key in (SHOWN_STEP, SHOWN_STATISTICS, "other")
    ]
    await deliver_all(tables)
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    rows = notes_among(await deliver_all(tables))
    assert [(row.note, row.edited_row, row.edits) for row in rows] == [
        (SHOWN_STEP, shown[0], 5000 + shown[0]),
        (SHOWN_STATISTICS, shown[1], 5000 + shown[1]),
    ]
    assert [read_note(row).params for row in rows] == [{"entry": 2}, {"entry": 2}]
    assert not any(row.edits_nothing for row in rows)


def notes_among(rows: Sequence[OutboxRow]) -> list[OutboxRow]:
    """Return those that are notes."""
    return [row for row in rows if row.kind == MessageKind.NOTE]


async def test_what_waits_while_the_game_ends_shows_the_end_too(tables: Tables, game: int) -> None:
    """It is made once the game is over; where that end counts no more it is made anew."""
    shown = await tables.messages.enqueue_note(game, SHOWN_STEP, {"entry": 1}, ANN)
    await finish(tables, game)
    assert [row.edited_row for row in notes_among(await deliver_all(tables))] == [None, shown]
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    assert [row.edited_row for row in notes_among(await deliver_all(tables))] == [shown]


async def test_what_is_made_anew_only_after_the_next_end_is_made_anew_after_that(
    tables: Tables, game: int
) -> None:
    await finish(tables, game)
    shown = await tables.messages.enqueue_note(game, SHOWN_STEP, {"entry": 1}, ANN)
    await deliver_all(tables)
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    await finish(tables, game)
    assert [row.edited_row for row in notes_among(await deliver_all(tables))] == [shown, shown]
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    assert [row.edited_row for row in notes_among(await deliver_all(tables))] == [shown]


async def test_from_one_end_to_another_each_is_made_anew_once(tables: Tables, game: int) -> None:
    first = await ended_twice(tables, game)
    shown = await tables.messages.enqueue_note(game, SHOWN_STEP, {"entry": 1}, ANN)
    await deliver_all(tables)
    await tables.rollback.roll_back(game, MODERATOR, first, new_dice=False)
    rows = await deliver_all(tables)
    assert names_of(rows)[:3] == ["rollback", "finish_edit", "finish"]
    assert [row.edited_row for row in notes_among(rows)] == [shown]
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    assert [row.edited_row for row in notes_among(await deliver_all(tables))] == [shown]
