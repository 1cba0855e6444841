"""Pending messages: in order for each game, tried again, given up, marked once."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.store.kinds import MessageKind
from bot.table import Tables, read_note, read_post
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    Clock,
    choose_all,
    deliver_all,
    due_rows,
    end_turn,
    start,
)
from tests.toy.actions import Choose

NOW = Clock().now
LATER = NOW + timedelta(seconds=30)


async def test_each_game_in_order_and_none_waits_for_another(tables: Tables) -> None:
    one, other = (await start(tables)).id, (await start(tables, channel=71)).id
    await tables.messages.enqueue_note(one, "lobby")
    first, second = await due_rows(tables, NOW)
    assert [(row.game_id, row.kind) for row in (first, second)] == [(one, "start"), (other, "start")]
    await tables.outbox.failed(first.id, "500", LATER)
    assert [row.game_id for row in await due_rows(tables, NOW)] == [other]
    assert await tables.outbox.due(NOW, one) == []
    await tables.outbox.delivered(second.id, 1)
    assert await due_rows(tables, NOW) == []
    assert await tables.outbox.next_due() == LATER
    (again,) = await due_rows(tables, LATER)
    assert (again.id, again.attempts, again.last_error) == (first.id, 1, "500")
    await tables.outbox.delivered(again.id, 2)
    (note,) = await due_rows(tables, NOW)
    assert note.kind == "note"
    await tables.outbox.delivered(note.id, 3)
    assert await tables.outbox.next_due() is None


async def test_a_row_given_up_holds_up_nobody(tables: Tables) -> None:
    game = (await start(tables)).id
    note = await tables.messages.enqueue_note(game, "hello")
    (row,) = await due_rows(tables, NOW)
    await tables.outbox.give_up(row.id, "404")
    assert [due.id for due in await due_rows(tables, NOW)] == [note]
    assert await tables.outbox.last_message(game) is None


async def test_a_delivered_row_keeps_its_message_and_drops_its_state(tables: Tables) -> None:
    game = (await start(tables)).id
    (row,) = await due_rows(tables, NOW)
    assert row.state is not None
    await tables.outbox.delivered(row.id, 5001)
    await tables.outbox.delivered(row.id, 5002)
    await tables.outbox.failed(row.id, "too late", LATER)
    await tables.outbox.give_up(row.id, "too late")
    sent = await tables.outbox.last_message(game)
    assert sent is not None
    assert (sent.id, sent.message_id, sent.state, sent.attempts) == (row.id, 5001, None, 0)
    assert read_post(sent) == read_post(row)


async def test_the_last_message_is_the_last_board(tables: Tables) -> None:
    game = (await start(tables)).id
    await choose_all(tables, game)
    rows = await deliver_all(tables)
    await tables.messages.enqueue_note(game, "hello")
    await deliver_all(tables)
    await end_turn(tables, game, ANN)
    sent = await tables.outbox.last_message(game)
    assert sent is not None
    assert sent.id == rows[-1].id
    note = await tables.outbox.last_message(game, (MessageKind.NOTE,))
    assert note is not None
    assert note.kind == "note"


async def test_an_edit_that_nobody_made_yet_is_replaced(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    (begun,) = await deliver_all(tables)
    first = await tables.play.act(game, ANN, Choose(1))
    second = await tables.play.act(game, 102, Choose(1))
    (row,) = await due_rows(tables, NOW)
    assert (row.id,) == second.pending != first.pending
    assert (row.kind, row.edits) == ("edit", begun.id + 5000)
    assert read_post(row).waiting == (2,)
    # The first one was being sent meanwhile: noting it must not mark the second as sent.
    await tables.outbox.delivered(first.pending[0], begun.id + 5000)
    assert [due.id for due in await due_rows(tables, NOW)] == [row.id]


async def test_a_post_makes_the_edits_before_it_needless(tables: Tables) -> None:
    game = (await start(tables)).id
    await deliver_all(tables)
    await choose_all(tables, game)
    assert [row.kind for row in await deliver_all(tables)] == ["post"]


async def test_an_edit_of_a_message_that_was_never_sent(tables: Tables) -> None:
    game = (await start(tables)).id
    (begun,) = await due_rows(tables, NOW)
    await tables.outbox.give_up(begun.id, "403")
    await tables.play.act(game, ANN, Choose(1))
    (row,) = await due_rows(tables, NOW)
    assert (row.kind, row.edits) == ("edit", None)


async def test_notes(tables: Tables) -> None:
    game = (await start(tables)).id
    first = await tables.messages.enqueue_note(game, "lobby", {"name": "Ann", "count": 2})
    second = await tables.messages.enqueue_note(game, "lobby")
    await tables.messages.enqueue_note(game, "other")
    assert await tables.outbox.note_message(game, "lobby") is None
    rows = {row.id: row for row in await deliver_all(tables)}
    note = read_note(rows[first])
    assert (note.key, note.params, rows[first].channel_id) == ("lobby", {"name": "Ann", "count": 2}, CHANNEL)
    assert await tables.outbox.note_message(game, "lobby") == 5000 + second
    with pytest.raises(ValueError, match="is a note"):
        read_post(rows[first])
    with pytest.raises(ValueError, match="is no note"):
        read_note(rows[min(rows)])


async def test_ids_are_never_used_again(tables: Tables) -> None:
    game = (await start(tables)).id
    await deliver_all(tables)
    dropped = (await tables.play.act(game, ANN, Choose(1))).pending[0]
    assert min((await tables.play.act(game, 102, Choose(2))).pending) > dropped


@pytest.mark.parametrize("back", [timedelta(minutes=30), timedelta(days=2), timedelta(days=900)])
@pytest.mark.parametrize("tried", [False, True])
async def test_a_clock_that_is_set_back_silences_no_channel(
    tables: Tables, back: timedelta, tried: bool
) -> None:
    """What was to be sent at once is due at once; what was to be tried again is so after an hour at most."""
    await start(tables)
    (row,) = await due_rows(tables, NOW)
    if tried:
        await tables.outbox.failed(row.id, "500", NOW + timedelta(seconds=5))
        assert await due_rows(tables, NOW) == []
    assert [due.id for due in await due_rows(tables, NOW - back)] == [row.id]


async def test_what_was_tried_long_after_it_was_made_waits_no_longer_than_any(tables: Tables) -> None:
    await start(tables)
    (row,) = await due_rows(tables, NOW)
    later = NOW + timedelta(days=5)
    await tables.outbox.failed(row.id, "500", later + timedelta(minutes=50))
    assert await due_rows(tables, later) == []
    assert [due.id for due in await due_rows(tables, later - timedelta(days=1))] == [row.id]


async def test_what_fails_after_the_clock_was_set_back_waits_like_any_other(tables: Tables) -> None:
    """It still seems to come from later."""
    await start(tables)
    (row,) = await due_rows(tables, NOW)
    earlier = NOW - timedelta(hours=3)
    assert await due_rows(tables, earlier) != []
    await tables.outbox.failed(row.id, "500", earlier + timedelta(minutes=10))
    assert await due_rows(tables, earlier + timedelta(minutes=9)) == []
    assert await due_rows(tables, earlier + timedelta(minutes=10)) != []


async def test_it_is_known_what_was_changed_since_anybody_was_erased(tables: Tables) -> None:
    """A message that could not be made anew for a while is left as a newer row has made it."""
    game = (await start(tables)).id
    await deliver_all(tables)
    board = await tables.outbox.last_message(game)
    assert board is not None
    assert not await tables.outbox.is_changed_since(board)
    await tables.play.act(game, ANN, Choose(1))
    assert not await tables.outbox.is_changed_since(board)
    await deliver_all(tables)
    assert await tables.outbox.is_changed_since(board)
    await tables.people.forget(BOB.discord_id or 0)
    assert not await tables.outbox.is_changed_since(board)
