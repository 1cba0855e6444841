"""Questions with messages of their own that rest with their game, or are asked once more."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from bot.table import MessageKind, TableError, Tables, read_matter_post
from tests.bot.table.market import (
    CHANGED,
    POSTED,
    do,
    give,
    kept,
    open_market,
    questions,
    sell,
    stages,
)
from tests.bot.table.seated import ANN, BOB, CHANNEL, CLEO, DAN, MODERATOR, deliver_all
from tests.toy import actions as a
from tests.toy.view import SALE_HOURS


async def test_while_the_game_rests_nobody_is_asked_and_then_again(trading: Tables) -> None:
    game = await open_market(trading)
    await do(trading, game, 0, a.Levy())
    await deliver_all(trading)
    await trading.lifecycle.pause(game, MODERATOR)
    assert stages(await deliver_all(trading)) == [(CHANGED, "resting")]
    with pytest.raises(TableError, match="paused"):
        await give(trading, game, 1)
    await trading.lifecycle.resume(game, MODERATOR)
    rows = await deliver_all(trading)
    assert [row.kind for row in rows] == [MessageKind.RESUME, MessageKind.MATTER]


async def test_what_is_open_stays_so_while_the_state_cannot_be_read(trading: Tables) -> None:
    """Nobody is asked twice, and nothing has more time than it had."""
    game = await open_market(trading)
    await sell(trading, game)
    await deliver_all(trading)
    before = await kept(trading)
    state = (await trading.load(game)).game.to_json()
    for stored in (b'{"type":"gone"}', state):
        async with trading.store.write() as queries:
            await queries.run("UPDATE snapshot SET state = ? WHERE game = ?", stored, game)
        await trading.seats.call_substitute(game, CLEO, wanted=stored != state)
        assert set(stages(await deliver_all(trading))) <= {(CHANGED, "open")}
        assert await kept(trading) == before


async def test_its_time_stops_with_the_game_though_the_state_cannot_be_read(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    await deliver_all(trading)
    state = (await trading.load(game)).game.to_json()
    async with trading.store.write() as queries:
        await queries.run("UPDATE snapshot SET state = ? WHERE game = ?", b'{"type":"gone"}', game)
    await trading.lifecycle.pause(game, MODERATOR)
    assert stages(await deliver_all(trading)) == []
    ((_, _, posted, due, left),) = await kept(trading)
    assert (posted, due, left) == (True, None, SALE_HOURS * 3_600_000)
    async with trading.store.write() as queries:
        await queries.run("UPDATE snapshot SET state = ? WHERE game = ?", state, game)
    await trading.lifecycle.resume(game, MODERATOR)
    assert stages(await deliver_all(trading)) == [], "its message is there still, as it was"


async def test_its_time_goes_on_with_the_game_though_the_state_cannot_be_read(trading: Tables) -> None:
    """Once the state is repaired the time is over as if nothing had been, and the message is the same."""
    game = await open_market(trading)
    await sell(trading, game)
    await deliver_all(trading)
    before = await kept(trading)
    state = (await trading.load(game)).game.to_json()
    async with trading.store.write() as queries:
        await queries.run("UPDATE snapshot SET state = ? WHERE game = ?", b'{"type":"gone"}', game)
    await trading.lifecycle.pause(game, MODERATOR)
    await trading.lifecycle.resume(game, MODERATOR)
    async with trading.store.write() as queries:
        await queries.run("UPDATE snapshot SET state = ? WHERE game = ?", state, game)
    assert stages(await deliver_all(trading)) == []
    assert await kept(trading) == before


async def test_a_game_without_a_channel_asks_again_where_it_goes_on(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    await deliver_all(trading)
    await trading.lifecycle.detach(game)
    assert await deliver_all(trading) == []
    await trading.lifecycle.attach(game, 7, CHANNEL, ANN)
    assert stages(await deliver_all(trading)) == [(POSTED, "open")]


async def test_posting_again_repeats_open_questions_without_a_ping(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    await deliver_all(trading)
    await trading.messages.post_again(game)
    rows = await deliver_all(trading)
    assert [(kind, post.stage, post.called) for kind, post in questions(rows)] == [
        (CHANGED, "moved", None),
        (POSTED, "open", ()),
    ]
    await do(trading, game, 1, a.Decline())
    (changed,) = await deliver_all(trading)
    assert changed.edits == next(row.id for row in rows if row.kind == MessageKind.MATTER) + 5000


async def test_the_board_as_asked_for_comes_with_the_questions_or_not_at_all(trading: Tables) -> None:
    """Where the program is killed between them, there is neither."""
    game = await open_market(trading)
    await sell(trading, game)
    await deliver_all(trading)

    async def killed(*_: object, **__: object) -> None:
        raise RuntimeError("killed")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.table.matters.save_matter", killed)
        with pytest.raises(RuntimeError, match="killed"):
            await trading.messages.show_board(game, "board", None, BOB)
    assert await deliver_all(trading) == []
    await trading.messages.show_board(game, "board", None, BOB)
    note, *rows = await deliver_all(trading)
    assert (note.kind, note.person) == (MessageKind.NOTE, BOB)
    assert stages(rows) == [(CHANGED, "moved"), (POSTED, "open")]


async def test_who_takes_a_seat_is_asked_anew_what_that_is_asked(trading: Tables) -> None:
    """The others have been called already; of a seat that is not asked, only the names change."""
    game = await open_market(trading)
    await do(trading, game, 0, a.Levy())
    await give(trading, game, 2)
    await deliver_all(trading)
    await trading.seats.replace(game, MODERATOR, 1, DAN)
    rows = await deliver_all(trading)
    assert [(kind, post.stage, post.called) for kind, post in questions(rows)] == [
        (CHANGED, "moved", None),
        (POSTED, "open", (1,)),
    ]
    await trading.seats.replace(game, MODERATOR, 2, BOB)
    assert stages(await deliver_all(trading)) == [(CHANGED, "open")]


async def test_a_row_of_before_that_was_silent_calls_nobody(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    row = next(one for one in await deliver_all(trading) if one.kind == POSTED)
    asked = msgspec.json.decode(row.payload)
    for silent, called in ((True, ()), (False, None)):
        stored = msgspec.json.encode({**asked, "silent": silent})
        assert read_matter_post(replace(row, payload=stored)).called == called


@pytest.mark.parametrize("how", ["board", "seat"])
async def test_whom_a_message_did_not_call_since_it_was_never_sent_the_next_one_calls(
    trading: Tables, how: str
) -> None:
    game = await open_market(trading)
    await do(trading, game, 0, a.Levy())
    if how == "board":
        await trading.messages.post_again(game)
    else:
        await trading.seats.replace(game, MODERATOR, 1, DAN)
    *_, (kind, newest) = questions(await deliver_all(trading))
    assert (kind, newest.stage, newest.called) == (POSTED, "open", None)
    await trading.messages.post_again(game)
    *_, (_, newest) = questions(await deliver_all(trading))
    assert newest.called == ()


async def test_who_acted_is_not_pinged_where_it_is_asked_again_before_it_was_sent(
    trading: Tables,
) -> None:
    """Cleo has taken back her answer: whoever causes the newer message, she is the one who acted."""
    game = await open_market(trading)
    await sell(trading, game)
    await do(trading, game, 1, a.Decline())
    await do(trading, game, 2, a.Decline())
    await deliver_all(trading)
    await trading.undo.undo_last(game, CLEO)
    await trading.messages.show_board(game, "board", None, BOB)
    rows = [row for row in await deliver_all(trading) if row.kind == POSTED]
    assert [row.person for row in rows] == [CLEO, CLEO]
    assert read_matter_post(rows[-1]).stage == "open"
    await trading.messages.post_again(game)
    (again,) = [row for row in await deliver_all(trading) if row.kind == POSTED]
    assert read_matter_post(again).called == ()
