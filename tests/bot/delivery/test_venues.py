"""Games whose channel goes away are detached: nothing is lost, and they go on elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery.lost_venues import LostVenues
from bot.table import Person, TableError
from rules import Action
from tests.bot.answers import answer_of, choose_all, state_of
from tests.bot.features.test_lobby import thread
from tests.bot.gone import delete_channel, enqueue, go_to, status, take_away
from tests.bot.playing import TOY, act_by_command, act_by_panel, open_game, open_panel
from tests.discord import Server, labels, texts


async def in_a_turn(server: Server) -> int:
    """Play a game to the middle of somebody's turn, of which the channel has no message; return its id."""
    game_id = await open_game(server, TOY, 2)
    seat = await choose_all(server, game_id)
    await act(server, game_id, seat)
    position = await server.tables.load(game_id)
    assert position.game.waiting_for == (seat,)
    assert position.can_undo(seat)
    return game_id


async def act(server: Server, game_id: int, seat: int) -> Action:
    """Do by command what the game suggests."""
    position = await server.tables.load(game_id)
    action = position.game.suggest(seat)
    await act_by_command(server, position, seat, action)
    assert (await server.tables.load(game_id)).seq == position.seq + 1
    return action


async def play_out(server: Server, game_id: int) -> None:
    """Play a game to its end."""
    while (position := await server.tables.load(game_id)).game.waiting_for:
        await act(server, game_id, position.game.waiting_for[0])


async def last_kind(server: Server, game_id: int) -> str:
    """Return the kind of the newest entry of the log."""
    rows = await server.tables.store.reader.rows(
        "SELECT kind FROM entry WHERE game = ? ORDER BY seq DESC LIMIT 1", game_id
    )
    return rows[0]["kind"]


async def pending(server: Server, game_id: int) -> int:
    """Count how many messages of a game are still to be sent."""
    rows = await server.tables.store.reader.rows(
        "SELECT count(*) FROM outbox WHERE game = ? AND done IS NULL", game_id
    )
    return rows[0][0]


async def lose(server: Server, how: str) -> None:
    """Let ``server.channel`` go away in some way."""
    backend, channel = server.env.backend, server.channel
    match how:
        case "the channel is deleted":
            await delete_channel(server, channel)
        case "the bot is removed":
            backend.remove_guild(server.guild.id)
            await server.env.settle()
        case "a message finds no channel":
            server.env.inject_error("POST", "/channels/*/messages", status=404, code=10003)
            game = await server.tables.find(channel.id)
            assert game is not None
            await enqueue(server, game.id, "board")
        case "the channel is deleted while the bot is away":
            await server.restart(lambda: take_away(server, channel))
        case "the bot is removed while it is away":
            await server.restart(lambda: backend.remove_guild(server.guild.id))


WAYS = (
    "the channel is deleted",
    "the bot is removed",
    "a message finds no channel",
    "the channel is deleted while the bot is away",
    "the bot is removed while it is away",
)


@pytest.mark.parametrize("how", WAYS)
async def test_a_game_is_detached_as_it_stands(server: Server, how: str) -> None:
    """In the middle of a turn pending messages are dropped, and nobody can act."""
    game_id = await in_a_turn(server)
    seat = (await server.tables.load(game_id)).game.waiting_for[0]
    _, before = await state_of(server, game_id)
    with server.env.time_context():
        await server.tables.messages.enqueue_note(game_id, "board")
    await lose(server, how)
    assert await status(server, game_id) == "parked"
    assert await last_kind(server, game_id) == "park"
    assert (await state_of(server, game_id))[1] == before
    assert await pending(server, game_id) == 0
    assert await server.tables.find(server.channel.id) is None
    with pytest.raises(TableError, match="parked"):
        await server.tables.undo.undo_last(game_id, server.people[seat].id)
    await server.restart()
    assert await status(server, game_id) == "parked"


@pytest.mark.parametrize("how", WAYS[1:])
async def test_an_open_table_is_detached_too(server: Server, how: str) -> None:
    """Games that have ended stay as they ended."""
    ended = await open_game(server, TOY, 2)
    await play_out(server, ended)
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    info = await server.tables.find(server.channel.id)
    assert info is not None
    if how == "a message finds no channel":
        server.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10003)
        await server.people[1].click(server.last, label="Join")
    else:
        await lose(server, how)
    assert await status(server, info.id) == "parked"
    assert await status(server, ended) == "finished"


async def test_only_what_was_there_is_detached(server: Server) -> None:
    """Another channel, another server, and threads of another channel go on."""
    here = await open_game(server, TOY, 2)
    aside = thread(server, server.other_channel)
    below = thread(server, server.channel)
    for place in (server.other_channel, aside, below):
        await server.people[2].slash(place, "game new", game=TOY, seats=2)
    found = [await server.tables.find(place.id) for place in (server.other_channel, aside, below)]
    others = [info.id for info in found if info is not None]
    await delete_channel(server, server.channel)
    assert await status(server, here) == "parked"
    assert [await status(server, other) for other in others] == ["lobby", "lobby", "parked"]
    await server.restart()
    assert [await status(server, other) for other in others] == ["lobby", "lobby", "parked"]


@pytest.mark.parametrize("archived", [False, True], ids=["open", "archived"])
@pytest.mark.parametrize("whole_channel", [False, True], ids=["the thread", "its channel"])
async def test_a_deleted_thread(server: Server, archived: bool, whole_channel: bool) -> None:
    """A game goes with its thread or its channel, also if Discord had archived it and sends no event."""
    parent, aside = server.channel, thread(server, server.channel)
    server.channel = aside
    game_id = await open_game(server, TOY, 2)
    if archived:
        state = {"archived": True}
        server.env.backend.edit_channel(aside.id, {}, thread_metadata=state)
        await server.env.settle()
        await server.restart()
        assert server.client.get_channel(aside.id) is None
        assert await status(server, game_id) == "open"
    await delete_channel(server, parent if whole_channel else aside)
    assert await status(server, game_id) == "parked"


@pytest.mark.parametrize("archived", [False, True], ids=["open", "archived"])
async def test_a_thread_deleted_while_the_bot_is_away(server: Server, archived: bool) -> None:
    aside = server.channel = thread(server, server.channel)
    game_id = await open_game(server, TOY, 2)
    state = {"archived": archived}
    server.env.backend.edit_channel(aside.id, {}, thread_metadata=state)
    await server.restart()
    assert await status(server, game_id) == "open"
    await server.restart(lambda: take_away(server, aside))
    assert await status(server, game_id) == "parked"


@pytest.mark.parametrize(("code", "number"), [(403, 50001), (500, 0), (404, 0)])
async def test_what_the_bot_cannot_see_is_not_gone(server: Server, code: int, number: int) -> None:
    """A game stays if the bot has no access, if Discord fails, or if something else is not found."""
    aside = server.channel = thread(server, server.channel)
    game_id = await open_game(server, TOY, 2)
    server.env.backend.edit_channel(aside.id, {}, thread_metadata={"archived": True})
    await server.env.settle()
    server.env.inject_error("GET", f"/channels/{aside.id}", status=code, code=number, times=None)
    await server.restart()
    assert server.client.get_channel(aside.id) is None
    assert await status(server, game_id) == "open"


async def test_a_server_in_trouble_is_not_gone(server: Server) -> None:
    """The games of an unavailable server stay where they are, at a new start too.

    Nothing is known of its channels then, and what Discord says of them is no news.
    """
    game_id = await open_game(server, TOY, 2)
    server.env.backend.emit("GUILD_DELETE", {"id": str(server.guild.id), "unavailable": True})
    await server.env.settle()
    guild = server.client.get_guild(server.guild.id)
    assert guild is not None
    assert guild.unavailable
    assert await status(server, game_id) == "open"
    guild._channels.clear()
    server.env.inject_error("GET", f"/channels/{server.channel.id}", status=404, code=10003, times=None)
    await LostVenues(server.tables, server.services.venues).on_ready()
    assert await status(server, game_id) == "open"
    guild.unavailable = False
    await LostVenues(server.tables, server.services.venues).on_ready()
    assert await status(server, game_id) == "parked"


async def test_places_are_looked_for_once(server: Server) -> None:
    """A connection that comes back is ready a second time; servers may be missing for a short time then."""
    game_id = await open_game(server, TOY, 2)
    server.client.get_guild = lambda number, /: None  # type: ignore[method-assign]
    server.client.dispatch("ready")
    await server.env.settle()
    assert await status(server, game_id) == "open"


async def test_a_message_that_is_gone_detaches_nothing(server: Server) -> None:
    """Somebody has deleted the board: its change is given up, and the game goes on."""
    game_id = await open_game(server, TOY, 2)
    server.env.backend.delete_message(server.channel.id, server.last.id)
    await choose_all(server, game_id)
    assert await status(server, game_id) == "open"
    assert await pending(server, game_id) == 0
    assert "Ada" in texts(server.last.components)


async def test_an_ended_game_is_not_detached_by_its_last_message(server: Server) -> None:
    """The channel goes before the last message is sent, and the result stays."""
    game_id = await open_game(server, TOY, 2)
    while len((await server.tables.load(game_id)).game.waiting_for) > 0:
        server.env.backend.faults.clear()
        server.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
        position = await server.tables.load(game_id)
        await act(server, game_id, position.game.waiting_for[0])
    server.env.backend.faults.clear()
    server.env.inject_error("POST", "/channels/*/messages", status=404, code=10003, times=None)
    for _ in range(9):
        await server.sweep(60)
    assert await status(server, game_id) == "finished"
    assert await pending(server, game_id) == 0


async def test_a_whole_game_in_two_places(server: Server) -> None:
    """A game is detached in the middle of a turn, and goes on in another channel after a restart."""
    game_id = await in_a_turn(server)
    seat = (await server.tables.load(game_id)).game.waiting_for[0]
    _, before = await state_of(server, game_id)
    await delete_channel(server, server.channel)
    await server.restart()
    await go_to(server, game_id, server.other_channel, server.moderator)
    assert (await state_of(server, game_id))[1] == before
    assert await status(server, game_id) == "open"
    pinged = [int(one) for one in server.sent[-1]["allowed_mentions"]["users"]]
    assert pinged == [server.people[seat].id]
    position = await server.tables.load(game_id)
    panel = await open_panel(server, seat)
    await act_by_panel(server, panel, position, seat, position.game.suggest(seat))
    assert (await server.tables.load(game_id)).seq == position.seq + 1
    await server.restart()
    await play_out(server, game_id)
    assert "is over" in texts(server.last_board.components)
    found = await server.tables.records.verify(game_id)
    assert found.ok


async def test_a_game_goes_to_another_server(server: Server) -> None:
    """The bot was removed; somebody of the game brings it along to where they may."""
    game_id = await in_a_turn(server)
    server.env.backend.remove_guild(server.guild.id)
    await server.env.settle()
    elsewhere = server.env.create_guild("Elsewhere")
    members = [elsewhere.add_member(person.user) for person in server.people]
    channel = elsewhere.create_text_channel("canal")
    await server.env.settle()
    stranger = Person(server.stranger.id, "stranger")
    with pytest.raises(TableError, match="no_such_game"):
        await server.tables.lifecycle.attach(game_id, elsewhere.id, channel.id, stranger)
    await go_to(server, game_id, channel, members[0])
    server.people = members
    assert "Play" in texts(server.last.components)
    await play_out(server, game_id)
    assert (await server.tables.records.verify(game_id)).ok


async def test_nothing_of_the_old_channel_is_changed_in_the_new_one(server: Server) -> None:
    """Somebody answers before the new channel has its first message: no message of the old one is sought."""
    game_id = await open_game(server, TOY, 3)
    board = server.last.id
    await delete_channel(server, server.channel)
    server.env.inject_error("POST", f"/channels/{server.other_channel.id}/messages", status=500)
    await go_to(server, game_id, server.other_channel, server.moderator)
    requests = server.env.http_requests
    requests.clear()
    await act(server, game_id, 0)
    outbox = server.tables.outbox
    assert await outbox.last_message(game_id) is None
    await server.sweep(30)
    assert not [one for one in requests if str(board) in one.path]
    last = await outbox.last_message(game_id)
    assert last is not None
    assert last.message_id in {message.id for message in server.messages()}
    await act(server, game_id, 1)
    assert len(server.messages()) == 1
    assert "Cleo: which number, from 1 to 3?" in texts(server.last.components).splitlines()


async def test_an_open_table_gathers_people_elsewhere(server: Server) -> None:
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    info = await server.tables.find(server.channel.id)
    assert info is not None
    await delete_channel(server, server.channel)
    await go_to(server, info.id, server.other_channel, server.moderator)
    await server.people[1].click(server.last, label="Join")
    assert "Ada and Bea" in texts(server.last.components)
    await server.people[0].click(server.last, label="Start")
    assert await status(server, info.id) == "open"


async def test_whoever_is_faster_detaches_it_once(server: Server) -> None:
    """A message fails, the channel is deleted and its server is left, and the log has one entry of it."""
    game_id = await in_a_turn(server)
    server.env.inject_error("POST", "/channels/*/messages", status=404, code=10003, times=None)
    await enqueue(server, game_id, "board")
    take_away(server, server.channel)
    server.env.backend.remove_guild(server.guild.id)
    await server.env.settle()
    lines: list[Any] = await server.tables.store.reader.rows(
        "SELECT kind FROM entry WHERE game = ? AND kind = 'park'", game_id
    )
    assert len(lines) == 1
    assert await status(server, game_id) == "parked"


GONE = "The game has lost its channel. A moderator can resume it elsewhere."


async def test_a_detached_game_refuses_old_buttons(server: Server) -> None:
    """Whoever comes back to a channel that the bot had left finds old buttons; nothing is done by them."""
    game_id = await open_game(server, TOY, 2)
    seat = await choose_all(server, game_id)
    player, board = server.people[seat], server.last
    panel = await open_panel(server, seat)
    await server.tables.lifecycle.detach(game_id)
    before, sent = await state_of(server, game_id), len(server.sent)
    assert answer_of(await player.click(board, label="Play")) == GONE
    for path in ("play", "undo", "toy end", "game abandon"):
        assert answer_of(await player.slash(server.channel, path)) == GONE, path
    for path in ("mod reset", "mod pause"):
        assert answer_of(await server.moderator.slash(server.channel, path)) == GONE, path
    for label in ("Draw a card", "End turn"):
        assert answer_of(await player.click(panel, label=label)) == GONE, label
    assert GONE in answer_of(await server.stranger.slash(server.channel, "game info"))
    assert "The game lost its channel." in answer_of(await player.click(board, label="Log"))
    assert await state_of(server, game_id) == before
    assert len(server.sent) == sent


async def test_a_detached_table_refuses_old_buttons(server: Server) -> None:
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=3)
    info = await server.tables.find(server.channel.id)
    assert info is not None
    await server.tables.lifecycle.detach(info.id)
    for label in ("Join", "Leave", "Start"):
        assert answer_of(await server.people[0].click(server.last, label=label)) == GONE, label
    assert answer_of(await server.people[1].slash(server.channel, "game join")) == GONE


async def test_it_is_resumed_by_command(server: Server) -> None:
    """Only a moderator can resume it in the other channel, and then it is nowhere else."""
    game_id = await in_a_turn(server)
    seat = (await server.tables.load(game_id)).game.waiting_for[0]
    await delete_channel(server, server.channel)
    server.channel = server.other_channel
    answer = answer_of(await server.people[seat].slash(server.channel, "mod resume"))
    assert "Only moderators" in answer
    question = await server.moderator.slash(server.channel, "mod resume")
    assert question.response is not None
    await server.restart()
    await server.moderator.click(question.response, label=labels(question.response.components)[0])
    assert await status(server, game_id) == "open"
    assert "Play" in labels(server.last.components)
    await act(server, game_id, seat)
    assert (await server.tables.get(game_id)).channel_id == server.other_channel.id
