"""/mod reset and /mod restore: a game is removed and restored."""

from __future__ import annotations

import sqlite3
from typing import Any

from tests.bot.answers import answer_of, state_of
from tests.bot.moderating import BUTTON, ready_for, reset_by_moderator
from tests.bot.playing import TOY, act_by_command, act_by_panel, open_game, open_panel
from tests.discord import Server, labels, texts


async def test_a_game_is_put_away_and_brought_back_as_it_was(server: Server) -> None:
    """The channel reads who did it, and the game goes on as it was."""
    game_id = await ready_for(server, "reset")
    before = (await state_of(server, game_id))[1]
    seat = (await server.tables.load(game_id)).game.waiting_for[0]
    question = await server.helper.slash(server.channel, "mod reset")
    assert question.response is not None
    sent = len(server.sent)
    await server.helper.click(question.response, label=BUTTON["reset"])
    answer = answer_of(question)
    assert answer.startswith("The game has been removed.")
    assert f"To undo this: </mod restore:{server.services.mentions.ids['mod']}>." in answer
    assert len(server.sent) == sent + 1
    text = texts(server.last.components)
    assert "A moderator (helga) has removed the game" in text
    assert f"</mod restore:{server.services.mentions.ids['mod']}>" in text
    assert "Play" not in labels(server.last.components)
    assert not server.sent[-1]["allowed_mentions"].get("users")
    for path in ("play", "toy end", "undo", "game abandon"):
        refused = answer_of(await server.people[seat].slash(server.channel, path))
        assert "ended" in refused or "no game" in refused, path
    assert (await state_of(server, game_id))[1] == before

    question = await server.moderator.slash(server.channel, "mod restore")
    assert question.response is not None
    await server.moderator.click(question.response, label=BUTTON["restore"])
    answer = answer_of(question)
    assert answer.startswith("The game has been restored.")
    assert f"To undo this: </mod reset:{server.services.mentions.ids['mod']}>." in answer
    assert "A moderator (moda) has restored the game" in texts(server.last.components)
    pinged = [int(one) for one in server.sent[-1]["allowed_mentions"]["users"]]
    assert pinged == [server.people[seat].id]
    assert (await state_of(server, game_id))[1] == before
    position = await server.tables.load(game_id)
    action = position.game.suggest(seat)
    await act_by_panel(server, await open_panel(server, seat), position, seat, action)
    after = await server.tables.load(game_id)
    assert after.game == position.game.apply(seat, action)[0]
    log = answer_of(await server.stranger.slash(server.channel, "log"))
    assert "A moderator (helga) removed the game" in log
    assert "A moderator (moda) restored the game" in log


async def test_a_panel_that_was_open_all_the_while_still_works(server: Server) -> None:
    game_id = await ready_for(server, "reset")
    seat = (await server.tables.load(game_id)).game.waiting_for[0]
    panel = await open_panel(server, seat)
    await reset_by_moderator(server)
    before = await state_of(server, game_id)
    result = await server.people[seat].click(panel, label="Draw a card")
    assert "has removed the game" in texts(result.followups[0].components)
    assert await state_of(server, game_id) == before
    question = await server.moderator.slash(server.channel, "mod restore")
    assert question.response is not None
    await server.moderator.click(question.response, label=BUTTON["restore"])
    await server.people[seat].click(panel, label="Draw a card")
    assert (await state_of(server, game_id))[0] == before[0] + 2


async def test_nothing_is_deleted(server: Server) -> None:
    """Whatever a moderator does, no row of a game goes away."""

    def rows() -> dict[str, set[Any]]:
        with sqlite3.connect(server.database) as connection:
            found = {
                "game": set(connection.execute("SELECT id, kind, seed, fingerprint, started FROM game")),
                "entry": set(connection.execute("SELECT game, seq, kind, seat, action, events FROM entry")),
                "seat": set(connection.execute("SELECT game, seat, person FROM seat")),
                "snapshot": set(connection.execute("SELECT game, state FROM snapshot")),
            }
        connection.close()
        return found

    await ready_for(server, "reset")
    before = rows()
    assert len(before["entry"]) == 2
    await reset_by_moderator(server)
    archived = rows()
    assert all(before[table] <= archived[table] for table in before)
    assert len(archived["entry"]) == 3
    question = await server.moderator.slash(server.channel, "mod restore")
    assert question.response is not None
    await server.moderator.click(question.response, label=BUTTON["restore"])
    assert all(archived[table] <= rows()[table] for table in archived)


async def test_a_taken_channel_stays_with_the_newer_game(server: Server) -> None:
    """Bringing the other back is refused when it is asked for, and again when it is confirmed."""
    game_id = await ready_for(server, "restore")
    question = await server.moderator.slash(server.channel, "mod restore")
    assert question.response is not None
    newer = await open_game(server, TOY, 2)
    answer = answer_of(await server.moderator.slash(server.channel, "mod restore"))
    assert "There is already a game in this channel" in answer
    result = await server.moderator.click(question.response, label=BUTTON["restore"])
    assert "There is already a game in this channel" in texts(result.followups[0].components)
    assert (await server.tables.get(game_id)).status == "reset"
    assert (await server.tables.get(newer)).status == "open"


async def test_pressing_a_second_time_does_nothing(server: Server) -> None:
    """Two moderators were asked the same; the game is taken away once and brought back once."""
    game_id = await ready_for(server, "reset")
    first = await server.moderator.slash(server.channel, "mod reset")
    second = await server.helper.slash(server.channel, "mod reset")
    assert first.response is not None
    assert second.response is not None
    await server.moderator.click(first.response, label=BUTTON["reset"])
    sent = len(server.sent)
    result = await server.helper.click(second.response, label=BUTTON["reset"])
    assert "has removed the game" in texts(result.followups[0].components)
    assert len(server.sent) == sent
    first = await server.moderator.slash(server.channel, "mod restore")
    second = await server.helper.slash(server.channel, "mod restore")
    assert first.response is not None
    assert second.response is not None
    await server.moderator.click(first.response, label=BUTTON["restore"])
    result = await server.helper.click(second.response, label=BUTTON["restore"])
    assert "There is no removed game in this channel" in texts(result.followups[0].components)
    position = await server.tables.load(game_id)
    seat = position.game.waiting_for[0]
    await act_by_command(server, position, seat, position.game.suggest(seat))
    assert (await server.tables.get(game_id)).status == "open"


async def test_the_one_that_was_taken_away_last_comes_back(server: Server) -> None:
    older = await ready_for(server, "restore")
    newer = await open_game(server, TOY, 3)
    question = await server.moderator.slash(server.channel, "mod reset")
    assert question.response is not None
    await server.moderator.click(question.response, label=BUTTON["reset"])
    question = await server.moderator.slash(server.channel, "mod restore")
    assert question.response is not None
    assert "Ada, Bea and Cleo" in answer_of(question)
    await server.moderator.click(question.response, label=BUTTON["restore"])
    assert (await server.tables.get(newer)).status == "open"
    assert (await server.tables.get(older)).status == "reset"


async def test_an_open_table_can_be_put_away_too(server: Server) -> None:
    """Its message loses the buttons, and a new one is posted when it is brought back."""
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    gathering = server.last
    await reset_by_moderator(server)
    messages = {message.id: message for message in server.messages()}
    assert labels(messages[gathering.id].components) == []
    assert "table closed" in texts(messages[gathering.id].components)
    question = await server.moderator.slash(server.channel, "mod restore")
    assert question.response is not None
    await server.moderator.click(question.response, label=BUTTON["restore"])
    assert "has restored the game" in texts(server.messages()[-2].components)
    assert labels(server.last.components)[:3] == ["Join", "Leave", "Start"]
    await server.people[1].click(server.last, label="Join")
    await server.people[0].click(server.last, label="Start")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    assert info.status == "open"
