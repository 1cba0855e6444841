"""Tests of the open table: opening, joining, leaving, starting."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle

from bot.i18n.translator import game_text
from rules import GAMES
from rules.language.words import Words
from tests.bot.answers import answer_of
from tests.bot.playing import TOY, act_by_command, open_table
from tests.discord import Server, labels, texts
from tests.offered import OFFERED

ARRIALA = "Arriala: Canal de Garonne"
NAMES = ("Ada", "Bea", "Cleo", "Dan")


def table(server: Server) -> discord.Message:
    """Return the message of the table."""
    found = [m for m in server.messages() if "Seats" in texts(m.components)]
    return found[-1]


@pytest.mark.parametrize(
    ("given", "title", "seats"),
    [
        ({"game": TOY}, TOY, 4),
        ({"game": TOY, "seats": 2}, TOY, 2),
        ({"game": "toy", "seats": 3}, TOY, 3),
        ({"game": "THE TOY", "seats": 3}, TOY, 3),
        ({"game": "arriala"}, ARRIALA, 4),
    ],
)
async def test_opening_a_table(server: Server, given: dict[str, Any], title: str, seats: int) -> None:
    """A game is named by title, id or beginning, has all its seats by default, and the opener has one."""
    result = await server.people[0].slash(server.channel, "game new", **given)
    assert "The table is open" in answer_of(result)
    text = texts(server.last.components)
    assert title in text
    assert f"Seats 1/{seats}: Ada" in text
    assert labels(server.last.components)[:3] == ["Join", "Leave", "Start"]
    assert len(server.sent) == 1
    assert server.sent[0]["allowed_mentions"]["parse"] == []
    assert not server.sent[0]["allowed_mentions"].get("users")


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"game": "Chess"}, ("There is no game called “Chess” here", TOY, ARRIALA)),
        ({"game": "**Chess**"}, ("“\\*\\*Chess\\*\\*”",)),
        ({"game": "x" * 5000}, ("“" + "x" * 100 + "…” here. Available",)),
        ({"game": TOY, "seats": 5}, (TOY, "2, 3 or 4 players")),
        ({"game": TOY, "seats": 1}, ("2, 3 or 4 players",)),
        ({"game": TOY, "seats": 0}, ("2, 3 or 4 players",)),
    ],
)
async def test_a_table_that_cannot_be(
    server: Server, given: dict[str, Any], expected: tuple[str, ...]
) -> None:
    answer = answer_of(await server.people[0].slash(server.channel, "game new", **given))
    for part in expected:
        assert part in answer
    assert await server.tables.find(server.channel.id) is None
    assert server.messages() == []


LACKING = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
    "embed_links": "Embed Links",
}


async def bots_channel(server: Server, *denied: str) -> ChannelHandle:
    """Create a channel in which the bot is denied these permissions."""
    me = server.guild.me
    assert me is not None
    overwrite = discord.PermissionOverwrite(**dict.fromkeys(denied, False))  # type: ignore[arg-type]
    channel = server.guild.create_text_channel("strict", overwrites={me: overwrite})
    await server.env.settle()
    return channel


@pytest.mark.parametrize("permission", LACKING)
async def test_a_permission_that_the_bot_lacks_is_named(server: Server, permission: str) -> None:
    channel = await bots_channel(server, permission)
    answer = answer_of(await server.people[0].slash(channel, "game new", game=TOY))
    named = [name for name in LACKING.values() if name in answer]
    # Discord itself denies all else to whoever may not even see a channel.
    assert named == [LACKING[permission]] or permission == "view_channel"
    assert LACKING[permission] in answer
    assert "Send Messages in Threads" not in answer
    assert await server.tables.find(channel.id) is None


async def test_all_permissions_that_are_lacking_are_named(server: Server) -> None:
    channel = await bots_channel(server, "attach_files", "embed_links")
    answer = answer_of(await server.people[0].slash(channel, "game new", game=TOY))
    assert "Attach Files and Embed Links" in answer


def thread(server: Server, parent: ChannelHandle) -> ChannelHandle:
    """Create a thread of a channel, in which the bot and all people are."""
    backend = server.env.backend
    made = backend.create_thread(parent.id, "canal at night", server.people[0].id)
    for person in (*server.people, server.stranger, server.moderator):
        backend.add_thread_member(made.id, person.id)
    return ChannelHandle(server.env, server.guild, made)


async def test_a_thread_is_a_table_of_its_own(server: Server) -> None:
    await open_table(server)
    aside = thread(server, server.channel)
    result = await server.people[1].slash(aside, "game new", game=TOY, seats=2)
    assert "The table is open" in answer_of(result)
    message = aside.last_message
    assert message is not None
    await server.people[2].click(message, label="Join")
    result = await server.people[1].slash(aside, "game start")
    assert "The game has started" in answer_of(result)
    inside, outside = [await server.tables.find(channel.id) for channel in (aside, server.channel)]
    assert inside is not None
    assert outside is not None
    assert (inside.status, outside.status) == ("open", "lobby")
    board = aside.last_message
    assert board is not None
    assert "begins" in texts(board.components)


async def test_in_a_thread_another_permission_is_needed(server: Server) -> None:
    """Sending in the channel itself is not needed there."""
    me = server.guild.me
    assert me is not None
    silent = discord.PermissionOverwrite(send_messages=False)
    mute = discord.PermissionOverwrite(send_messages_in_threads=False)
    quiet = server.guild.create_text_channel("quiet", overwrites={me: silent})
    closed = server.guild.create_text_channel("closed", overwrites={me: mute})
    await server.env.settle()
    aside = thread(server, quiet)
    assert "The table is open" in answer_of(await server.people[0].slash(aside, "game new", game=TOY))
    answer = answer_of(await server.people[0].slash(thread(server, closed), "game new", game=TOY))
    assert "lacks permissions in this channel: Send Messages in Threads." in answer
    assert "The table is open" in answer_of(await server.people[0].slash(closed, "game new", game=TOY))


async def test_a_second_game_in_a_channel_is_refused_with_a_link(server: Server) -> None:
    await open_table(server)
    where = f"https://discord.com/channels/{server.guild.id}/{server.channel.id}"
    answer = answer_of(await server.people[1].slash(server.channel, "game new", game=ARRIALA))
    assert f"{where}/{table(server).id}" in answer
    await server.people[1].click(table(server), label="Join")
    await server.people[0].slash(server.channel, "game start")
    answer = answer_of(await server.people[3].slash(server.channel, "game new", game=TOY))
    assert f"{where}/{server.last.id}" in answer
    assert "begins" in texts(server.last.components)
    await server.people[3].slash(server.other_channel, "game new", game=TOY)
    assert await server.tables.find(server.other_channel.id) is not None


@pytest.mark.parametrize("way", ["command", "button"])
async def test_people_come_and_go(server: Server, way: str) -> None:
    """Each gets an answer, and the one message of the table changes without a ping."""

    async def do(number: int, what: str) -> str:
        person = server.people[number]
        if way == "button":
            return answer_of(await person.click(table(server), label=what))
        return answer_of(await person.slash(server.channel, f"game {what.lower()}"))

    await open_table(server)
    assert "One more player is needed to start." in texts(table(server).components)
    assert "You have joined the table." in await do(1, "Join")
    assert "Seats 2/3: Ada and Bea" in texts(table(server).components)
    assert "Ada can start now" in texts(table(server).components)
    assert "You already have a seat" in await do(1, "Join")
    assert "You have joined the table." in await do(2, "Join")
    assert "Seats 3/3: Ada, Bea and Cleo" in texts(table(server).components)
    assert "All 3 seats are taken" in await do(3, "Join")
    assert "You have no seat at this table" in await do(3, "Leave")
    assert "You have left the table" in await do(1, "Leave")
    assert "Seats 2/3: Ada and Cleo" in texts(table(server).components)
    assert "Only Ada" in await do(2, "Start")
    assert "You have left the table" in await do(0, "Leave")
    assert "Only Cleo" in await do(0, "Start")
    assert "Seated so far: 1" in await do(2, "Start")
    assert "2, 3 or 4" in await do(2, "Start")
    assert "You have joined the table." in await do(1, "Join")
    assert "Cleo can start now" in texts(table(server).components)
    assert len(server.messages()) == 1
    assert len(server.sent) == 1, "all else were edits"
    assert "The game has started." in await do(2, "Start")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    assert [one.name for one in info.seats] == ["Cleo", "Bea"], "fewer than there were seats, as they came"
    assert labels(table(server).components) == []
    assert "the game has started" in texts(server.messages()[0].components)


async def test_the_last_to_leave_closes_the_table(server: Server) -> None:
    await open_table(server)
    await server.people[0].click(table(server), label="Leave")
    assert "table closed" in texts(table(server).components)
    assert labels(table(server).components) == []
    for path in ("game join", "game leave", "game start", "game info", "game verify", "game abandon"):
        answer = answer_of(await server.people[1].slash(server.channel, path))
        assert "There is no game in this channel" in answer, path
    await open_table(server, seats=2)
    assert "Seats 1/2: Ada" in texts(server.last.components)


async def test_whoever_is_named_begins(server: Server) -> None:
    await open_table(server, joined=3)
    answer = answer_of(await server.people[0].slash(server.channel, "game start", first=server.stranger))
    assert "must have a seat" in answer
    await server.people[0].slash(server.channel, "game start", first=server.people[2])
    info = await server.tables.find(server.channel.id)
    assert info is not None
    game_id = info.id
    for seat in range(3):
        position = await server.tables.load(game_id)
        await act_by_command(server, position, seat, position.game.suggest(seat))
    assert (await server.tables.load(game_id)).game.waiting_for == (2,)


async def test_the_lot_decides_who_begins(server: Server) -> None:
    """The seed decides: with other seeds somebody else begins."""
    first: set[int] = set()
    for number in range(6):
        server.tables.lobby.seed_source = lambda number=number: f"{number:064x}"
        channel = server.guild.create_text_channel(f"lot-{number}")
        await server.people[0].slash(channel, "game new", game=ARRIALA, seats=2)
        await server.people[1].slash(channel, "game join")
        await server.people[0].slash(channel, "game start")
        info = await server.tables.find(channel.id)
        assert info is not None
        first.update(info.waiting_for)
    assert first == {0, 1}


async def test_after_the_start_the_table_takes_no_more(server: Server) -> None:
    game_id = await open_table(server, joined=2)
    await server.people[0].slash(server.channel, "game start")
    sent = len(server.sent)
    before = await server.tables.load(game_id)
    for person, path in ((0, "game start"), (1, "game leave"), (2, "game join"), (1, "game join")):
        answer = answer_of(await server.people[person].slash(server.channel, path))
        assert "The game has already started" in answer, path
    assert await server.tables.load(game_id) == before
    assert len(server.sent) == sent
    with pytest.raises(SetupError):
        await server.people[2].click(server.messages()[0], label="Join")


async def test_in_a_direct_message_there_are_no_tables(server: Server) -> None:
    """Discord offers no command there that has to do with a channel's game, but /help for one."""
    user = server.people[0].user
    offered = {path.split()[0] for path in user.available_commands()}
    looking = {"board", "hand", "log", "moves", "play", "undo"}
    assert "help" in offered
    assert not offered & {"game", "mod", *looking, *(game_text(kind, "command").message for kind in OFFERED)}
    with pytest.raises(SetupError):
        await user.slash("game new", game=TOY)


@pytest.mark.parametrize("kind", OFFERED)
async def test_the_card_says_what_the_game_is(server: Server, kind: str) -> None:
    """It says what is played, for how many, and how long it lasts, where the game declares that."""
    await server.people[0].slash(server.channel, "game new", game=kind)
    game, text = GAMES[kind], texts(server.last.components)
    assert Words(kind, "en").text("about") in text
    assert f"**{min(game.seat_numbers)}–{max(game.seat_numbers)}** people" in text
    if game.package.startswith("rules."):
        assert game.duration is not None
        least, most = game.duration.minutes
        assert 0 < least <= most
        assert f"**{least}–{most} minutes** at a table" in text
        least, most = game.duration.weeks
        assert f"**{least}–{most} weeks** by post" in text


async def test_the_card_counts_down(server: Server) -> None:
    """It says how many are missing, then how many could still come, and keeps its facts all along."""
    await open_table(server, seats=4)
    expected = (
        "One more player is needed to start.",
        "Ada can start now, or others can take the 2 free seats.",
        "Ada can start now, or someone can take the last seat.",
        "Ada can start now: all seats are taken.",
    )
    for joined, line in enumerate(expected):
        if joined:
            await server.people[joined].click(table(server), label="Join")
        assert line in texts(table(server).components)
        assert "people" in texts(table(server).components)


GOALS = {
    "en": ("Points that win: 21 with 3 players, 18 with 4", "Yes: Terrain and number tokens"),
    "fr": ("Points nécessaires pour gagner\u00a0: 21 à 3 personnes, 18 à 4", "Oui\u00a0: Terrains et jetons"),
    "de": ("Nötige Punkte zum Sieg: 21 zu dritt, 18 zu viert", "Ja: Landschaften und"),
    "oc": ("Punts necessaris per ganhar\u00a0: 21 a 3 personas, 18 a 4", "Òc\u00a0: Los terrens e getons"),
}
"""What the card of a table says of the goal and of the option that is not chosen."""


@pytest.mark.parametrize("language", GOALS)
async def test_the_card_says_how_many_points_win_and_what_an_option_does(
    server: Server, language: str
) -> None:
    """The numbers are those of the owner's files."""
    await server.moderator.slash(server.channel, "language channel", language=language)
    await server.people[0].slash(server.channel, "game new", game="great_canal")
    text = texts(server.last.components).replace("**", "")
    assert all(said in text for said in GOALS[language]), text
