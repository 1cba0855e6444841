"""Games in threads: Discord archives those in which nobody writes, and the bot opens them again."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.catalogue import translate
from tests.bot.answers import choose_all
from tests.bot.features.test_lobby import thread
from tests.bot.gone import archive, enqueue, is_archived, status
from tests.bot.playing import TOY, act_by_command, act_by_panel, end_turn, open_game, open_panel
from tests.discord import Server, texts


async def in_a_thread(server: Server) -> tuple[int, Any]:
    """Begin a game in a thread, which is ``server.channel`` from then on; return both."""
    aside = server.channel = thread(server, server.channel)
    return await open_game(server, TOY, 2), aside


async def act(server: Server, game_id: int, seat: int) -> None:
    """Do by command what the game suggests."""
    position = await server.tables.load(game_id)
    await act_by_command(server, position, seat, position.game.suggest(seat))
    assert (await server.tables.load(game_id)).seq == position.seq + 1


async def open_rows(server: Server) -> list[tuple[int, str]]:
    """Return for each pending message how often it was tried, and what was wrong then."""
    rows = await server.tables.store.reader.rows(
        "SELECT attempts, last_error FROM outbox WHERE done IS NULL ORDER BY id"
    )
    return [(row["attempts"], row["last_error"]) for row in rows]


@pytest.mark.parametrize("restart", [False, True], ids=["running", "restarted"])
async def test_a_thread_is_reopened_for_a_message(server: Server, restart: bool) -> None:
    """A thread archived between two actions is opened by the second one's message, which is sent once."""
    game_id, aside = await in_a_thread(server)
    seat = await choose_all(server, game_id)
    await archive(server, aside)
    if restart:
        await server.restart()
        assert await status(server, game_id) == "open"
    sent = len(server.sent)
    await end_turn(server.people[seat], aside)
    assert not is_archived(server, aside)
    assert len(server.sent) == sent + 1
    assert "is done" in texts(server.last.components)
    assert server.last.attachments
    assert await open_rows(server) == []


async def test_a_thread_is_reopened_for_a_change(server: Server) -> None:
    """Somebody of several has answered, and the message shows so, although its thread was archived."""
    game_id, aside = await in_a_thread(server)
    board = server.last.id
    await archive(server, aside)
    await act(server, game_id, 0)
    assert not is_archived(server, aside)
    assert server.last.id == board
    assert "Bea: which number, from 1 to 3?" in texts(server.last.components).splitlines()
    assert await open_rows(server) == []


async def test_a_panel_of_an_archived_thread_works(server: Server) -> None:
    game_id, aside = await in_a_thread(server)
    panel = await open_panel(server, 1)
    await archive(server, aside)
    await server.restart()
    position = await server.tables.load(game_id)
    await act_by_panel(server, panel, position, 1, position.game.suggest(1))
    assert (await server.tables.load(game_id)).seq == position.seq + 1
    assert not is_archived(server, aside)


async def test_a_whole_game_in_a_thread_that_is_archived_again_and_again(server: Server) -> None:
    game_id, aside = await in_a_thread(server)
    number = 0
    while (position := await server.tables.load(game_id)).game.waiting_for:
        number += 1
        if number % 5 == 0 and not is_archived(server, aside):
            await archive(server, aside)
        if number == 12:
            await server.restart()
        await act(server, game_id, position.game.waiting_for[0])
    assert number > 12
    assert "is over" in texts(server.last_board.components)
    assert await open_rows(server) == []
    assert (await server.tables.records.verify(game_id)).ok


async def test_a_locked_thread_waits(server: Server) -> None:
    """The bot may not open it; pending messages wait, longer each time, and then come in order."""
    game_id, aside = await in_a_thread(server)
    seat = await choose_all(server, game_id)
    await archive(server, aside, locked=True)
    messages = len(server.messages())
    await end_turn(server.people[seat], aside)
    await end_turn(server.people[1 - seat], aside)
    assert is_archived(server, aside)
    for _ in range(12):
        await server.sweep(60)
    (first, why), (second, _) = await open_rows(server)
    assert 5 <= first <= 8
    assert second == 0
    assert "Missing Permissions" in why
    assert await status(server, game_id) == "open"
    assert len(server.messages()) == messages
    state = {"archived": True, "locked": False}
    server.env.backend.edit_channel(aside.id, {}, thread_metadata=state)
    for _ in range(12):
        await server.sweep(60)
    assert not is_archived(server, aside)
    new = [texts(message.components) for message in server.messages()[messages:]]
    names = [server.people[one].name.capitalize() for one in (seat, 1 - seat)]
    assert [name in text for name, text in zip(names, new, strict=True)] == [True, True]


@pytest.mark.parametrize("code", [50083, 160005, 160006])
async def test_a_thread_that_takes_nothing_now_is_not_given_up(server: Server, code: int) -> None:
    """A thread that is archived, locked, or one too many may take the message later."""
    game_id, aside = await in_a_thread(server)
    await choose_all(server, game_id)
    messages = len(server.messages())
    server.env.inject_error("POST", f"/channels/{aside.id}/messages", status=400, code=code, times=6)
    await enqueue(server, game_id, "board")
    for _ in range(8):
        await server.sweep(60)
    assert await open_rows(server) == []
    assert len(server.messages()) == messages + 1


async def test_its_language_and_look_follow_its_channel(server: Server) -> None:
    """They do so too if it was archived before the start, so that Discord does not mention it."""
    parent = server.channel
    await server.moderator.slash(parent, "language channel", language="de")
    aside = server.channel = thread(server, parent)
    await server.people[0].slash(aside, "game new", game="toy", seats=2)
    info = await server.tables.find(aside.id)
    assert info is not None
    assert server.services.table_language(info) == "de"
    await archive(server, aside)
    assert server.services.table_language(info) == "de"
    await server.restart()
    assert server.client.get_channel(aside.id) is None
    assert server.services.table_language(info) == "de"
    await server.people[1].slash(aside, "game join")
    assert translate("de", "button-join") in texts(server.last.components)
    await archive(server, aside)
    await server.moderator.slash(parent, "language channel", language="oc")
    await server.people[0].slash(aside, "game start")
    assert translate("oc", "button-panel") in texts(server.last.components)


async def test_the_channel_of_an_old_archived_thread_is_asked_for(server: Server) -> None:
    """The channel is asked for in a game from before the bot stored such channels."""
    parent = server.channel
    _, aside = await in_a_thread(server)
    await server.moderator.slash(parent, "language channel", language="de")
    await archive(server, aside)
    async with server.tables.store.write() as queries:
        await queries.run("DELETE FROM thread")
    await server.restart()
    info = await server.tables.find(aside.id)
    assert info is not None
    assert server.services.venues.parents == {aside.id: parent.id}
    assert server.services.table_language(info) == "de"
