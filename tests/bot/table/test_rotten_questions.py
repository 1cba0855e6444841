"""Questions whose message has rotted in the database: nothing waits for it, and they are asked anew."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import OutboxRow
from bot.store.checking import damage_in
from bot.table import MatterPost, Tables
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
    toy,
    with_market,
)
from tests.bot.table.seated import ANN, BOB, CHANNEL, DAN, MODERATOR, deliver_all, due_rows, opened
from tests.toy import actions as a
from tests.toy.events import SaleOver
from tests.toy.view import SALE_HOURS

HOUR = 3_600_000

ROTS = {
    "no payload": "payload = 'garbage'",
    "an empty payload": "payload = '{}'",
    "a text that is none": "payload = CAST(x'7bff7d' AS TEXT)",
    "whom it calls": """payload = json_set(payload, '$.called', json('[]'))""",
    "its state": "state = x'7b7d'",
    "kind": "kind = 'post'",
    "seal": "seal = 0",
}


def rot(tables: Tables, what: str, table: str = "outbox", where: str = "kind = 'matter'") -> None:
    """Let one row be other than it was written."""
    with closing(sqlite3.connect(tables.store.path)) as connection, connection:
        assert connection.execute(f"UPDATE {table} SET {what} WHERE {where}").rowcount == 1


async def sale(tables: Tables, sent: bool, what: str = "payload = 'garbage'") -> int:
    """Let Ann sell a card to Bob or Cleo, and the message that asks them rot; return the game's id."""
    game = await open_market(tables)
    await sell(tables, game)
    if sent:
        await deliver_all(tables)
    rot(tables, what)
    return game


async def delivered(tables: Tables) -> list[tuple[str, MatterPost]]:
    """Send all pending messages, giving up what has rotted; return those about questions."""
    sent: list[OutboxRow] = []
    while rows := await due_rows(tables, tables.store.clock()):
        for row in rows:
            if row.kind is None:
                assert await tables.messages.set_aside(row, "it has rotted")
            else:
                await tables.outbox.delivered(row.id, 5000 + row.id)
                sent.append(row)
    return questions(sent)


@pytest.mark.parametrize("sent", [True, False])
@pytest.mark.parametrize("what", ROTS)
async def test_it_is_asked_anew_by_whatever_is_done_next(trading: Tables, what: str, sent: bool) -> None:
    """Nobody knows whom it has called: all are called who have still to answer, but who has just acted."""
    game = await sale(trading, sent, ROTS[what])
    before = await kept(trading)
    await do(trading, game, 1, a.Decline())
    ((kind, post),) = await delivered(trading)
    assert (kind, post.stage, post.called) == (POSTED, "open", None)
    assert await kept(trading) == before, "it has no more time than it had"
    await do(trading, game, 2, a.Decline())
    assert stages(await deliver_all(trading)) == [(CHANGED, "settled")]


@pytest.mark.parametrize("it_is", ["sent", "pending", "set aside"])
async def test_how_it_was_settled_is_told_by_a_message_of_its_own(trading: Tables, it_is: str) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    await do(trading, game, 1, a.Decline())
    if it_is == "sent":
        await deliver_all(trading)
    rot(trading, "payload = 'garbage'")
    if it_is == "set aside":
        await delivered(trading)
    await do(trading, game, 2, a.Decline())
    *_, (kind, post) = await delivered(trading)
    assert (kind, post.stage, post.results) == (POSTED, "settled", (SaleOver(0),))
    assert await kept(trading) == []


async def _roll_back(tables: Tables, game: int) -> None:
    seq = (await tables.load(game)).seq
    await tables.rollback.roll_back(game, MODERATOR, seq - 1, new_dice=False)


WAYS: dict[str, Callable[[Tables, int], Awaitable[object]]] = {
    "rollback": _roll_back,
    "reset": lambda tables, game: tables.lifecycle.reset(game, MODERATOR),
    "pause": lambda tables, game: tables.lifecycle.pause(game, MODERATOR),
    "undo": lambda tables, game: tables.undo.undo_last(game, ANN),
    "no channel": lambda tables, game: tables.lifecycle.detach(game),
}


@pytest.mark.parametrize("sent", [True, False])
@pytest.mark.parametrize("way", WAYS)
async def test_it_keeps_a_game_from_no_way_out(trading: Tables, way: str, sent: bool) -> None:
    game = await sale(trading, sent)
    await WAYS[way](trading, game)
    if way == "no channel":
        await trading.lifecycle.attach(game, 7, CHANNEL, ANN)
    asked = await delivered(trading)
    assert [(kind, post.stage) for kind, post in asked] == ([(POSTED, "open")] if way == "no channel" else [])
    if way == "pause":
        await trading.lifecycle.resume(game, MODERATOR)
        assert [post.called for _, post in await delivered(trading)] == [None]


@pytest.mark.parametrize("sent", [True, False])
@pytest.mark.parametrize("how", ["post again", "board", "seat"])
async def test_it_is_asked_anew_where_that_is_asked_for(trading: Tables, how: str, sent: bool) -> None:
    game = await sale(trading, sent)
    if how == "post again":
        await trading.messages.post_again(game)
    elif how == "board":
        await trading.messages.show_board(game, "board", None, BOB)
    else:
        await trading.seats.replace(game, MODERATOR, 1, DAN)
    ((kind, post),) = await delivered(trading)
    assert (kind, post.stage, post.called) == (POSTED, "open", None)


async def test_one_that_was_set_aside_is_asked_anew(trading: Tables) -> None:
    """The channel has read that a message could not be sent, and how to see where the game stands."""
    game = await sale(trading, sent=False)
    assert await delivered(trading) == []
    assert damage_in(trading.store.path) == []
    await trading.messages.show_board(game, "board", None, BOB)
    assert [post.stage for _, post in await delivered(trading)] == ["open"]
    await do(trading, game, 1, a.Buy())
    assert stages(await deliver_all(trading)) == [(CHANGED, "settled")]


async def test_while_the_game_rests_nobody_is_asked_by_the_board(trading: Tables) -> None:
    game = await sale(trading, sent=True)
    await trading.lifecycle.pause(game, MODERATOR)
    await trading.messages.show_board(game, "board", None, BOB)
    assert await delivered(trading) == []


async def test_its_time_is_over_when_it_would_have_been(trading: Tables) -> None:
    game = await sale(trading, sent=True)
    ((_, _, _, due, _),) = await kept(trading)
    assert due == trading.store.now() + SALE_HOURS * HOUR
    trading.store.clock.advance(hours=SALE_HOURS)  # type: ignore[attr-defined]
    assert await trading.timers.end_due() == (game,)
    assert (await toy(trading, game)).sale is None
    assert [post.stage for _, post in await delivered(trading)] == ["settled"]


async def two_questions(tables: Tables, channel: int = CHANNEL) -> int:
    """Let Ann sell a card, and Bob levy a tax in his turn, all messages sent; return the game's id."""
    game = await open_market(tables, channel=channel)
    await sell(tables, game)
    await deliver_all(tables)
    await do(tables, game, 1, a.Decline())
    await do(tables, game, 0, a.EndTurn())
    await do(tables, game, 1, a.Levy())
    await deliver_all(tables)
    return game


async def test_other_questions_go_on_with_their_messages(trading: Tables) -> None:
    game = await two_questions(trading)
    rot(trading, "payload = 'garbage'", where="id = (SELECT post FROM matter WHERE key LIKE 'sale%')")
    await give(trading, game, 2)
    asked = sorted((kind, post.key.partition("-")[0]) for kind, post in await delivered(trading))
    assert asked == [(POSTED, "sale"), (CHANGED, "tax")]


OTHERS = {
    "none": "4711",
    "a board": "(SELECT min(id) FROM outbox)",
    "another question": "(SELECT post FROM matter AS one WHERE key LIKE 'tax%' AND one.game = matter.game)",
    "another game": "(SELECT post FROM matter AS one WHERE key LIKE 'sale%' AND one.game <> matter.game)",
    "its change": "(SELECT min(id) FROM outbox WHERE kind = 'matter_edit')",
}


@pytest.mark.parametrize("other", OTHERS)
async def test_a_question_that_names_another_message_changes_none(trading: Tables, other: str) -> None:
    game = await two_questions(trading)
    await two_questions(trading, CHANNEL + 1)
    rot(trading, f"post = {OTHERS[other]}", "matter", f"game = {game} AND key LIKE 'sale%'")
    await trading.messages.post_again(game)
    asked = sorted((post.key.partition("-")[0], kind, post.stage) for kind, post in await delivered(trading))
    assert asked == [("sale", POSTED, "open"), ("tax", POSTED, "open"), ("tax", CHANGED, "moved")]


async def test_nor_does_one_that_names_its_message_of_before_a_rollback(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    await do(trading, game, 1, a.Decline())
    await _roll_back(trading, game)
    await deliver_all(trading)
    rot(trading, "post = (SELECT min(id) FROM outbox WHERE kind = 'matter')", "matter", "post")
    await trading.messages.post_again(game)
    assert [(kind, one.stage) for kind, one in await delivered(trading)] == [(POSTED, "open")]


OF_CLOSED = {"called": "called = 'garbage'", "due": "due = -9223372036854775807", "seal": "seal = 0"}


@pytest.mark.parametrize("what", OF_CLOSED)
async def test_of_a_closed_one_of_which_that_has_rotted_nothing_is_known(trading: Tables, what: str) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    await deliver_all(trading)
    await do(trading, game, 0, a.Withdraw())
    await deliver_all(trading)
    rot(trading, OF_CLOSED[what], "asked_before", f"game = {game}")
    await trading.seats.replace(game, MODERATOR, 1, DAN)
    await trading.lifecycle.pause(game, MODERATOR)
    await trading.lifecycle.resume(game, MODERATOR)
    await deliver_all(trading)
    await trading.undo.undo_last(game, ANN)
    ((kind, post),) = await delivered(trading)
    assert (kind, post.stage, post.called) == (POSTED, "open", None), "all are called who are asked"
    ((_, _, _, due, _),) = await kept(trading)
    assert due == trading.store.now() + SALE_HOURS * HOUR


async def test_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "market.db"
    async with opened(path) as tables:
        game = await sale(with_market(tables), sent=False)
    async with opened(path) as tables:
        trading = with_market(tables)
        await trading.outbox.resume(trading.store.clock())
        for seat in (1, 2):
            await do(trading, game, seat, a.Decline())
        assert [post.stage for _, post in await delivered(trading)] == ["open", "settled"]
