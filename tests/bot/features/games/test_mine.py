"""/games mine: one's games on all servers, those that wait for one first, in pages and in any language."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.catalogue import available, translate
from bot.ui.message import TEXT_LIMIT
from tests.bot.answers import answer_of, choose_all, response_of
from tests.bot.erasing import known
from tests.bot.features.games.conftest import Elsewhere
from tests.bot.features.games.lists import channels_in, here, mine, now, open_tables, played_in
from tests.bot.features.my.times import jump
from tests.bot.features.test_privacy import delete
from tests.bot.moderating import do, forged
from tests.bot.playing import TOY, open_game
from tests.bot.wire import WireId
from tests.discord import Server, labels, texts
from tests.toy.standing import RefuseOffers

TITLE = f"**{TOY}**"


async def three_games(server: Server, elsewhere: Elsewhere) -> list[str]:
    """Let Ada be waited for on the first server, wait for Bea on the second, and have opened a table.

    They are begun in another order than they are listed. Return what is to be listed, line for line.
    """
    with played_in(server, server.other_channel):
        await server.people[0].slash(server.channel, "game new", game=TOY, seats=3)
        table, opened = server.last, now(server)
    await server.sweep(3600)
    with played_in(server, elsewhere.channel, elsewhere.people):
        away, board = await open_game(server, TOY, 2), None
        asked_bea = now(server)
        await server.people[0].slash(server.channel, "toy choose", number=1)
        board = server.last
    await server.sweep(3600)
    await open_game(server, TOY, 2)
    asked = now(server)
    guild, second = server.guild.id, elsewhere.guild.id
    links = [
        f"https://discord.com/channels/{guild}/{server.channel.id}/{server.last.id}",
        f"https://discord.com/channels/{second}/{elsewhere.channel.id}/{board.id}",
        f"https://discord.com/channels/{guild}/{server.other_channel.id}/{table.id}",
    ]
    assert (await server.tables.get(away)).guild_id == second
    return [
        "## Your games",
        "One game is waiting for you.",
        f"- [{TITLE}]({links[0]}) · Test · <#{server.channel.id}>",
        f"-# **Waiting for you** (asked {asked}) · Waiting for: Bea (asked {asked})",
        f"- [{TITLE}]({links[1]}) · Over \\*there\\* · <#{elsewhere.channel.id}>",
        f"-# Waiting for: Bea (asked {asked_bea})",
        f"- [{TITLE}]({links[2]}) · Test · <#{server.other_channel.id}>",
        f"-# Open table, opened {opened} · Seats 1/3: Ada",
    ]


async def test_three_games_on_two_servers(server: Server, elsewhere: Elsewhere) -> None:
    """In direct messages, on either server, and after a restart, they are the same; nothing is public."""
    listed = await three_games(server, elsewhere)
    sent = len(server.sent)
    assert await mine(server) == listed
    assert await mine(server, channel=server.channel) == listed
    answer = await elsewhere.people[0].slash(elsewhere.channel, "games mine")
    assert answer_of(answer).split("\n") == listed
    assert labels(response_of(answer).components) == []
    await server.restart()
    assert await mine(server) == listed
    assert len(server.sent) == sent


async def test_what_has_waited_longest_comes_first(server: Server) -> None:
    for channel in (server.other_channel, server.channel):
        with played_in(server, channel):
            await open_game(server, TOY, 2)
        await server.sweep(60)
    assert channels_in(await mine(server)) == [server.other_channel.id, server.channel.id]
    assert (await mine(server))[1] == "2 games are waiting for you."


@pytest.mark.parametrize("language", available())
async def test_everybody_reads_it_in_their_language(
    server: Server, elsewhere: Elsewhere, language: str
) -> None:
    await three_games(server, elsewhere)
    await server.people[0].user.slash("language me", language=language)
    lines = await mine(server)
    assert lines[:2] == [
        translate(language, "games-mine-head"),
        translate(language, "games-mine-count", count=1),
    ]
    since = next(one for one in lines[3].split() if "<t:" in one).strip("()")
    assert lines[3].startswith(f"-# {translate(language, 'games-own-turn', since=since)} · ")
    assert not [line for line in lines if "games-" in line or "{" in line]


async def test_nobody_who_plays_nowhere_is_told_of_games(server: Server) -> None:
    await open_game(server, TOY, 2)
    lines = answer_of(await server.stranger.user.slash("games mine")).split("\n")
    assert lines[0] == "## Your games"
    assert lines[1].startswith("You have no seat in any game. </game new:")
    assert len(lines) == 2


async def test_a_game_that_rests_says_so(server: Server) -> None:
    game_id = await open_game(server, TOY, 2)
    await server.sweep(60)
    await do(server, "mod pause", "Pause the game")
    paused = now(server)
    assert (await mine(server))[1:2] == ["None of them is waiting for you."]
    assert (await mine(server))[3] == f"-# Paused {paused}"
    with server.env.time_context():
        await server.tables.lifecycle.detach(game_id)
    lines = await mine(server)
    assert lines[2:] == [
        f"- {TITLE} · Test · <#{server.channel.id}>",
        "-# Has lost its channel; a moderator can resume it elsewhere",
    ]


async def test_where_the_bot_is_no_longer(server: Server, elsewhere: Elsewhere) -> None:
    """Its server has no name then, and its channel none that Discord could show."""
    with played_in(server, elsewhere.channel, elsewhere.people):
        await open_game(server, TOY, 2)
    server.env.backend.remove_guild(elsewhere.guild.id)
    await server.env.settle()
    assert (await mine(server))[2] == f"- {TITLE} · a server without the bot"


async def test_what_is_answered_beforehand_is_marked_for_its_giver(server: Server) -> None:
    game_id = await open_game(server, TOY, 3)
    await choose_all(server, game_id, 3)
    await server.tables.standing.set(game_id, known(server, 1), RefuseOffers())
    assert (await mine(server, 1))[3].endswith(" · 1 answer given ahead")
    for number in (0, 2):
        assert "ahead" not in "".join(await mine(server, number))


async def test_stand_ins_and_substitutes_are_marked(server: Server) -> None:
    await open_game(server, TOY, 3)
    await server.people[0].slash(server.channel, "seat stand-in", seat="Bea")
    await server.people[2].click(server.last, label="Agree")
    await server.people[2].slash(server.channel, "seat substitute")
    own, others = await mine(server, 1), await mine(server, 0)
    assert "**Waiting for you**" not in own[3]
    assert " · A stand-in plays for you · " in own[3]
    assert " · A stand-in plays for: Bea · Looking for a substitute for: Cleo" in others[3]


async def test_whoever_has_deleted_their_data_has_no_name_and_no_list(server: Server) -> None:
    await open_game(server, TOY, 2)
    await delete(server, server.people[1])
    lines = await mine(server)
    assert "Looking for a substitute for: Former player" in lines[3]
    assert "Bea" not in "".join(lines)
    assert (await mine(server, 1))[1].startswith("You have no seat in any game.")


async def test_a_damaged_game_holds_up_no_other(server: Server) -> None:
    damaged = await open_game(server, TOY, 2)
    with played_in(server, server.other_channel):
        await open_game(server, TOY, 2)
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE game SET seal = 0 WHERE id = ?", damaged)
    lines = await mine(server)
    assert lines[2].startswith("One of your games cannot be read")
    assert channels_in(lines) == [server.other_channel.id]


async def turned(server: Server, message: Any, label: str) -> list[str]:
    """Turn to a page of Ada's list; return its lines."""
    await server.people[0].user.click(message, label=label)
    assert len(texts(message.components)) < TEXT_LIMIT
    return texts(message.components).split("\n")


async def test_many_games_come_in_pages(server: Server) -> None:
    """Each is on one page, and the pages go on after a restart."""
    await open_game(server, TOY, 2)
    channels = await open_tables(server, 44)
    message = response_of(await server.people[0].user.slash("games mine"))
    found = channels_in(texts(message.components).split("\n"))
    assert found[0] == server.channel.id
    assert labels(message.components) == ["Next page"]
    for page in range(2, 8):
        if page == 4:
            await server.restart()
        lines = await turned(server, message, "Next page")
        assert f"-# Page {page} of 7" in lines
        found += channels_in(lines)
    assert labels(message.components) == ["Previous page"]
    assert sorted(found) == sorted([server.channel.id, *(channel.id for channel in channels)])
    assert "-# Page 6 of 7" in await turned(server, message, "Previous page")


async def test_a_page_that_is_gone_is_the_last_there_is(server: Server) -> None:
    """Games end while somebody looks."""
    await open_tables(server, 17)
    message = response_of(await server.people[0].user.slash("games mine"))
    await turned(server, message, "Next page")
    with server.env.time_context():
        for game in (await server.tables.lists.of_person(server.people[0].id)).games[:10]:
            await server.tables.lobby.leave(game.id, known(server, 0))
    lines = await turned(server, message, "Next page")
    assert len(channels_in(lines)) == 7
    assert labels(message.components) == []


@pytest.mark.parametrize("tag", ["games_mine", "games_here"])
@pytest.mark.parametrize(
    ("path", "page"), [("~99", 2), ("~-7", 1), ("", 1), ("~1.0", 2), ("~x", None), ("~" + "9" * 30, None)]
)
async def test_pages_that_are_none_of_ours(server: Server, tag: str, path: str, page: int | None) -> None:
    """The nearest there is is shown; what is no number is out of date."""
    await open_game(server, TOY, 2)
    await open_tables(server, 9)
    answer = await forged(server, server.people[0], WireId(tag, 0, path=path))
    assert ("out of date" if page is None else f"Page {page} of 2") in answer


async def test_a_page_of_the_server_is_none_of_direct_messages(server: Server) -> None:
    """The button of somebody's own list shows the list of whoever presses it."""
    await open_game(server, TOY, 2)
    answer = await forged(server, server.stranger, WireId("games_mine", 0, path="~0"))
    assert "You have no seat in any game." in answer


async def test_a_table_with_a_pace_and_somebody_away(server: Server) -> None:
    """The time left of who is waited for is shown; while they are away, that they are, and no time."""
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2, pace="1d + 3d")
    await server.people[1].click(server.last, label="Join")
    assert (await mine(server))[3].endswith(" · Pace: 1 day a turn + 3 days in the bank")
    await server.people[0].slash(server.channel, "game start")
    await server.people[0].slash(server.channel, "toy choose", number=1)
    info = await server.tables.find(server.channel.id)
    assert info is not None
    until = f"<t:{int(info.until[1].timestamp())}:R>"
    line = f"Time runs out: Bea ({until}) · Pace: 1 day a turn + 3 days in the bank"
    for lines in (await mine(server), await here(server, server.stranger)):
        assert lines[-1].endswith(line)
    await server.people[1].slash(server.channel, "my away", until="5d")
    info = await server.tables.get(info.id)
    gone = f"Away: Bea until <t:{int(info.away[1].timestamp())}:f>"
    for lines in (await mine(server), await here(server, server.stranger)):
        assert lines[-1].endswith(f" · {gone} · Pace: 1 day a turn + 3 days in the bank")
        assert "Time runs out" not in lines[-1]
    await jump(server, days=5)
    assert "Away" not in (await mine(server))[-1]
    assert "Time runs out: Bea (<t:" in (await mine(server))[-1]
