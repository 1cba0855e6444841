"""The bot as it is started for real, connected to the stand-in: it starts, people play, it stops."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest
from aiohttp import web

from tests.discord import texts
from tests.discord_server.interactions import FIRST_WORD, Kind
from tests.discord_server.people import command_data, shown
from tests.discord_server.process import AS_PEOPLE_START_IT
from tests.discord_server.stand_in import Handler
from tests.discord_server.town import Town, give

GAME = "Arriala"


async def test_people_play_and_it_stops_cleanly(empty_town: Town) -> None:
    """It starts as people start it, sends its commands, and a table is played at by commands and buttons."""
    town = empty_town
    town.bot.arguments = AS_PEOPLE_START_IT
    await town.bot.start()
    ann, bob = town.people[:2]
    assert {"game", "board", "arriala"} <= {command["name"] for command in town.discord.commands}
    assert shown((await ann.slash(town.channel, "game new", game=GAME, seats=2)).message).startswith("The ta")
    await town.settled()
    [table] = town.messages
    assert "Seats 1/2: Ann" in texts(table.components)
    await bob.click(table, "Join")
    await town.settled()
    assert "Seats 2/2: Ann and Bob" in texts(table.components)
    await ann.click(table, "Start")
    await town.settled()
    assert [list(message.files) != [] for message in town.messages] == [False, True]
    for _ in range(6):
        command = town.next_command(town.channel)
        assert command is not None
        answer = await give(town.channel, command)
        assert answer.message is not None
        assert answer.message.is_ephemeral
        assert answer.message.files
    await town.settled()
    [row] = town.rows("SELECT count(*) AS entries FROM entry WHERE kind = 'action'")
    assert row["entries"] == 6
    board = await bob.click(town.messages[-1], "Play")
    assert board.message is not None
    assert board.message.is_ephemeral
    ids = [message.id for message in town.messages]
    assert ids == [row["message_id"] for row in _posted(town)]
    assert await town.bot.stop() == 0
    assert not town.bot.database.with_name("riquet.db-wal").exists()
    for word in ("WARNING", "ERROR", "Traceback"):
        assert word not in town.bot.log


def _posted(town: Town) -> list[sqlite3.Row]:
    """Return the rows that made a message of their own."""
    return town.rows(
        "SELECT DISTINCT message_id FROM outbox WHERE message_id IS NOT NULL ORDER BY message_id"
    )


async def _check_stops_unanswered(town: Town) -> None:
    """Check that the bot stops cleanly while a connection that it has begun gets no answer."""
    gateway = town.discord.gateway
    try:
        await town.discord.until(lambda: gateway.unanswered == 1)
        assert await town.bot.stop() == 0
    finally:
        gateway.answers.set()
    assert "Traceback" not in town.bot.log


@pytest.mark.parametrize("known", [True, False], ids=["its session", "a new one"])
async def test_it_stops_while_it_takes_up_a_session_again(town: Town, known: bool) -> None:
    """The gateway has dropped it, and lets it wait: a stop does not."""
    gateway = town.discord.gateway
    gateway.answers.clear()
    if known:
        gateway.drop()
    else:
        await gateway.invalidate()
    await _check_stops_unanswered(town)


async def test_it_goes_on_where_it_was_when_the_gateway_drops_it(town: Town) -> None:
    """A session that is known is taken up again with what was missed; one that is not begins anew."""
    ann = town.people[0]
    gateway = town.discord.gateway
    gateway.drop()
    assert shown((await ann.slash(town.channel, "game new", game=GAME, seats=2)).message).startswith("The ta")
    assert (gateway.identified, gateway.resumed) == (1, 1)
    await gateway.ask_to_reconnect()
    await town.discord.until(lambda: gateway.resumed == 2)
    gateway.forget_sessions()
    gateway.drop()
    await town.discord.until(lambda: gateway.identified == 2 and gateway.connected)
    assert "Ann" in shown((await ann.slash(town.channel, "game info")).message)


async def test_a_first_word_that_is_late_is_taken_for_what_it_is(town: Town) -> None:
    """What takes longer than Discord's three seconds on its way fails for the person, and is no fault."""
    on_its_way, in_time = asyncio.Event(), asyncio.Event()

    async def slow(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path.endswith("/callback"):
            on_its_way.set()
            await in_time.wait()
        return await handler(request)

    town.discord.way = slow
    data = command_data(town.discord, "game new", {"game": GAME, "seats": 2})
    interaction = await town.people[0].send(town.channel, Kind.COMMAND, data)
    await on_its_way.wait()
    interaction.began -= FIRST_WORD
    in_time.set()
    await town.discord.until(lambda: bool(interaction.refused))
    assert [error.code for error in interaction.refused] == [10062]
    assert town.discord.unanswered == [interaction]
    assert await town.bot.stop() == 0
    assert "ERROR" not in town.bot.log


async def test_a_game_is_put_by_when_its_place_goes(empty_town: Town) -> None:
    town = empty_town
    ann, elsewhere = town.people[0], town.discord.add_server("Elsewhere")
    ann.join(elsewhere)
    far, near = town.discord.add_channel(elsewhere, "far"), town.discord.add_channel(town.server, "near")
    await town.bot.start()
    for channel in (far, near):
        await ann.slash(channel, "game new", game=GAME, seats=2)
    await town.settled()
    await town.discord.delete_channel(near)
    await town.discord.remove_bot(elsewhere)
    await town.discord.until(lambda: town.rows("SELECT 1 FROM game WHERE status <> 'parked'") == [])


async def _start_with_two_shards(town: Town) -> None:
    """Start the bot again with two shards; Discord lets a shard begin every five seconds."""
    await town.bot.stop()
    gateway = town.discord.gateway
    town.discord.shards = gateway.shards = 2
    gateway.sessions.clear()
    await town.bot.start()


async def test_a_token_that_is_reset_ends_it(town: Town) -> None:
    """One line says so; a stop that comes at the same time changes nothing of it."""
    gateway = town.discord.gateway
    gateway.token = "another"
    gateway.drop()
    await town.discord.until(lambda: gateway.refused > 0)
    assert await town.bot.stop() in (0, 1)
    assert "Traceback" not in town.bot.log
    assert not town.bot.database.with_name("riquet.db-wal").exists()


@pytest.mark.soak
async def test_it_stops_while_two_shards_take_up_their_sessions(town: Town) -> None:
    """The second is not begun with once the first has been told to stop."""
    await _start_with_two_shards(town)
    gateway = town.discord.gateway
    await town.discord.until(lambda: gateway.connected)
    gateway.answers.clear()
    gateway.drop()
    await _check_stops_unanswered(town)


@pytest.mark.soak
async def test_every_shard_has_its_servers(town: Town) -> None:
    other = town.discord.add_server("Other")
    channel = town.discord.add_channel(other, "canal")
    await _start_with_two_shards(town)
    gateway = town.discord.gateway
    for place, person in ((town.channel, town.people[0]), (channel, town.people[1].join(other))):
        answer = await person.slash(place, "game new", game=GAME, seats=2)
        assert shown(answer.message).startswith("The table is open")
    assert {number for number, session in gateway.sessions.items() if session.line is not None} == {0, 1}
