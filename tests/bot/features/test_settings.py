"""Tests of /settings: who may change what, the look of pictures, moderators by role, and what is noted."""

from __future__ import annotations

from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import pytest
from PIL import Image, ImageStat

import render
from bot.i18n.catalogue import translate
from bot.store.preferences import place_changes
from tests.bot.answers import answer_of, choose_all, response_of
from tests.bot.features.test_lobby import thread
from tests.bot.places import delete_role, give_role, noted, overwrite, somebody
from tests.bot.playing import TOY, end_turn, open_game
from tests.discord import Server
from tests.discord import server as running

ARRIALA = "Arriala: Canal de Garonne"
WHO = ("manager", "server manager", "channel manager", "by role", "player", "stranger")
IN_CHANNEL = {"manager", "channel manager", "by role"}
IN_SERVER = {"manager", "server manager", "by role"}
REFUSED = {
    "channel": translate("en", "error-not-moderator"),
    "server": translate("en", "error-not-server-moderator"),
}
SET = {"look": {"look": "dark"}, "moderators": {}, "start": {"who": "moderators"}}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Run a server whose helpers moderate by the role that the owner has set."""
    helpers = Server(tmp_path / "probe.db").helpers.id
    async with running(tmp_path / "games.db", moderator_roles=str(helpers)) as made:
        yield made


async def settings(server: Server, command: str, where: str = "channel", **given: Any) -> str:
    """Change a setting in ``server.channel``, as somebody who manages the server; return the answer."""
    return answer_of(
        await server.moderator.slash(server.channel, f"settings {command}", where=where, **given)
    )


async def brightness(server: Server, message: Any) -> float:
    """Return how bright the picture of a message is on the whole, from 0 to 255."""
    (file,) = message.attachments
    with Image.open(BytesIO(await server.client.http.get_from_cdn(file.url))) as image:
        return ImageStat.Stat(image.convert("L")).mean[0]


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("where", ["channel", "server"])
@pytest.mark.parametrize("command", SET)
async def test_who_may_change_what(server: Server, command: str, where: str, who: str) -> None:
    """The answer is private, nothing is posted, and what was done is noted with who did it."""
    person = await somebody(server, who)
    given = {**SET[command], **({"role": server.moderators} if command == "moderators" else {})}
    answer = answer_of(await person.slash(server.channel, f"settings {command}", where=where, **given))
    of_server = where == "server" or command == "moderators"
    changes = await noted(server)
    if who in (IN_SERVER if of_server else IN_CHANNEL):
        assert answer not in REFUSED.values()
        (change,) = changes
        place = {"channel": server.channel.id, "server": server.guild.id}[where]
        value = {"look": "dark", "moderators": str(server.moderators.id), "start": "moderators"}[command]
        assert (change.kind, change.place, change.key, change.value) == (where, place, command, value)
        assert change.person is not None
        assert change.person.discord_id == person.id
        assert abs((server.env.now() - change.time).total_seconds()) < 60
    else:
        assert answer == REFUSED["server" if of_server else "channel"]
        assert changes == []
    assert server.sent == []


@pytest.mark.parametrize("who", WHO)
async def test_a_servers_language_is_no_single_channels_business(server: Server, who: str) -> None:
    person = await somebody(server, who)
    answer = answer_of(await person.slash(server.channel, "language server", language="fr"))
    if who in IN_SERVER:
        assert answer == translate("en", "language-server-set", spoken="français")
    else:
        assert answer == REFUSED["server"]
    assert len(await noted(server)) == (who in IN_SERVER)


async def test_overwrites_of_a_channel_do_not_count_for_the_server(server: Server) -> None:
    """Whoever manages all channels but this one sets what counts on the server from here too."""
    manage = discord.Permissions(manage_channels=True)
    await overwrite(server, server.channel, server.moderator, discord.Permissions.none(), manage.value)
    answer = await settings(server, "look", "channel", look="dark")
    assert answer == REFUSED["channel"]
    assert await settings(server, "look", "server", look="dark") not in REFUSED.values()


async def test_everybody_sees_the_commands_and_what_counts(server: Server) -> None:
    command = next(one for one in await server.client.tree_payload() if one["name"] == "settings")
    assert command["default_member_permissions"] is None
    answer = answer_of(await server.stranger.slash(server.channel, "settings show"))
    assert answer.split("\n") == [
        "## Settings in force here",
        "**Language:** English (set by the owner of the bot)",
        "**Look of the pictures:** light (set by the owner of the bot)",
        "**Layout of the pictures:** wide (set by the owner of the bot)",
        "**Pings:** for every question (nothing is set)",
        "**In rankings:** shown (nothing is set)",
        "**Ratings and rankings:** on (nothing is set)",
        "**Who may open tables:** everyone (nothing is set)",
        "**Moderators:** whoever has Manage Channels here",
        f"**Moderators:** <@&{server.helpers.id}> (set by the owner of the bot)",
    ]


async def test_what_is_shown_names_where_it_was_set(server: Server) -> None:
    """It does so in a thread too: its own setting, its channel's, the server's."""
    aside = thread(server, server.channel)
    await server.moderator.slash(aside, "language channel", language="oc")
    await settings(server, "look", look="dark")
    await settings(server, "start", "server", who="role", role=server.moderators)
    await settings(server, "moderators", role=server.moderators)
    await settings(server, "moderators", "server", role=server.moderators)
    answer = answer_of(await server.stranger.slash(aside, "settings show"))
    mention = f"<@&{server.moderators.id}>"
    assert answer.split("\n") == [
        "## Settings in force here",
        "**Language:** occitan (set here)",
        "**Look of the pictures:** dark (set for the channel of this thread)",
        "**Layout of the pictures:** wide (set by the owner of the bot)",
        "**Pings:** for every question (nothing is set)",
        "**In rankings:** shown (nothing is set)",
        "**Ratings and rankings:** on (nothing is set)",
        f"**Who may open tables:** {mention} (set for this server)",
        "**Moderators:** whoever has Manage Channels here",
        f"**Moderators:** {mention} (set for the channel of this thread)",
        f"**Moderators:** {mention} (set for this server)",
        f"**Moderators:** <@&{server.helpers.id}> (set by the owner of the bot)",
    ]


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
async def test_each_reads_it_in_their_language(server: Server, language: str) -> None:
    await server.moderator.slash(server.channel, "language me", language=language)
    answer = await settings(server, "look", look="dark")
    value = translate(language, "settings-look-dark")
    assert answer == translate(language, "settings-look-set", place="channel", value=value)
    answer = answer_of(await server.moderator.slash(server.channel, "settings show"))
    assert answer.startswith(translate(language, "settings-head"))
    assert value in answer
    answer = await settings(server, "start", who="role")
    assert answer == translate(language, "error-settings-role-needed")


async def test_pictures_of_a_game_follow_its_place(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Public and private boards and hands follow, and a game in another channel stays light."""
    looks: list[str] = []
    for name in ("board", "hand"):
        drawn = getattr(render, name)

        def spied(view: Any, look: str, *given: Any, drawn: Any = drawn, **named: Any) -> bytes:
            looks.append(look)
            return drawn(view, look, *given, **named)

        monkeypatch.setattr(render, name, spied)
    game_id = await open_game(server, ARRIALA, 2)
    light = await brightness(server, server.last)
    answer = await settings(server, "look", look="dark")
    assert answer == translate("en", "settings-look-set", place="channel", value="dark")
    assert set(looks) == {"light"}
    looks.clear()
    ada = server.people[0]
    await ada.slash(server.channel, "board", public=True)
    dark = await brightness(server, server.last)
    assert dark < light - 50
    for path in ("board", "hand", "play"):
        shown = response_of(await ada.slash(server.channel, path))
        assert await brightness(server, shown) < light - 50
    position = await server.tables.load(game_id)
    seat = position.game.waiting_for[0]
    await end_turn(server.people[seat], server.channel, "arriala end")
    assert await brightness(server, server.last) < light - 50
    assert len(looks) >= 3
    assert set(looks) == {"dark"}
    looks.clear()
    await ada.slash(server.other_channel, "game new", game=TOY, seats=2)
    await server.people[1].slash(server.other_channel, "game join")
    await ada.slash(server.other_channel, "game start")
    assert looks == ["light"]


async def test_a_button_elsewhere_draws_as_its_game_is(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The look is that of the game's thread, channel or server, and the owner's once those are taken back."""
    aside = thread(server, server.channel)
    await server.people[0].slash(aside, "game new", game=TOY, seats=2)
    await server.people[1].slash(aside, "game join")
    await server.people[0].slash(aside, "game start")
    info = await server.tables.find(aside.id)
    assert info is not None
    assert server.services.table_style(info).theme == "light"
    await settings(server, "look", "server", look="dark")
    assert server.services.table_style(info).theme == "dark"
    await settings(server, "look", "channel", look="light")
    assert server.services.table_style(info).theme == "light"
    await server.moderator.slash(aside, "settings look", where="channel", look="dark")
    assert server.services.table_style(info).theme == "dark"
    await server.moderator.slash(aside, "settings look", where="channel", look="automatic")
    answer = await settings(server, "look", "channel", look="automatic")
    source = translate("en", "settings-from-server")
    assert answer == translate("en", "settings-look-back", place="channel", value="dark", source=source)
    answer = await settings(server, "look", "server", look="automatic")
    source = translate("en", "settings-from-owner")
    assert answer == translate("en", "settings-look-back", place="server", value="light", source=source)
    assert server.services.table_style(info).theme == "light"


async def test_pictures_of_rules_follow_where_they_are_asked_for(server: Server) -> None:
    """A picture cached for a dark channel is not used for a light one, in private and public answers."""
    await settings(server, "look", look="dark")
    ada = server.people[0]
    given = {"query": "counting a section", "game": ARRIALA}
    dark = response_of(await ada.slash(server.channel, "rules search", **given))
    light = response_of(await ada.slash(server.other_channel, "rules search", **given))
    again = response_of(await ada.slash(server.channel, "rules search", **given))
    assert await brightness(server, dark) == await brightness(server, again)
    assert await brightness(server, dark) < await brightness(server, light) - 50
    await open_game(server, ARRIALA, 2)
    await ada.slash(server.channel, "rules search", **given, public=True)
    assert await brightness(server, server.last) == await brightness(server, dark)


async def test_a_role_moderates_where_it_was_set(server: Server) -> None:
    """A channel's role moderates there and in its threads, and a server's role moderates everywhere."""
    aside = thread(server, server.channel)
    role = server.guild.create_role("Lock keepers")
    bea = server.people[1]
    await give_role(server, bea, role)

    async def may(channel: Any, where: str = "channel") -> bool:
        answer = answer_of(await bea.slash(channel, "settings look", where=where, look="dark"))
        return answer not in REFUSED.values()

    assert not await may(server.channel)
    answer = await settings(server, "moderators", role=role)
    assert answer == translate("en", "settings-moderators-added", place="channel", role=role.mention)
    assert [await may(channel) for channel in (server.channel, aside, server.other_channel)] == [
        True,
        True,
        False,
    ]
    assert not await may(server.channel, "server")
    await open_game(server, TOY, 2)
    question = response_of(await bea.slash(server.channel, "mod reset"))
    await bea.click(question, label="Remove the game")
    assert await server.tables.find(server.channel.id) is None
    answer = await settings(server, "moderators", "server", role=role)
    assert answer == translate("en", "settings-moderators-added", place="server", role=role.mention)
    assert await may(server.other_channel)
    assert await may(server.other_channel, "server")
    answer = await settings(server, "moderators", "server", role=role, remove=True)
    assert answer == translate("en", "settings-moderators-removed", place="server", role=role.mention)
    assert await may(server.channel)
    assert not await may(server.other_channel)
    await settings(server, "moderators", role=role, remove=True)
    assert not await may(server.channel)


async def test_whoever_moderates_one_channel_appoints_nobody(server: Server) -> None:
    role = server.guild.create_role("Lock keepers")
    bea = server.people[1]
    await give_role(server, bea, role)
    await settings(server, "moderators", role=role)
    for person in (bea, await somebody(server, "channel manager")):
        for remove in (False, True):
            result = await person.slash(
                server.channel, "settings moderators", where="channel", role=role, remove=remove
            )
            assert answer_of(result) == REFUSED["server"]
    assert len(await noted(server)) == 1


async def test_several_roles_and_what_cannot_be(server: Server) -> None:
    first, second = server.guild.create_role("Lock keepers"), server.guild.create_role("Bargees")
    await settings(server, "moderators", role=first)
    await settings(server, "moderators", role=second)
    shown = answer_of(await server.moderator.slash(server.channel, "settings show"))
    assert f"{first.mention} and {second.mention} (set here)" in shown
    answer = await settings(server, "moderators", role=first)
    assert answer == translate("en", "error-settings-role-set", role=first.mention)
    answer = await settings(server, "moderators", "server", role=first, remove=True)
    assert answer == translate("en", "error-settings-role-not-set", role=first.mention)
    answer = await settings(server, "moderators", role=server.guild.default_role)
    assert answer == translate("en", "error-settings-role-everybody")
    await settings(server, "moderators", role=first, remove=True)
    assert [change.value for change in await noted(server)] == [
        f"{second.id}",
        f"{first.id},{second.id}",
        f"{first.id}",
    ]


async def test_a_deleted_role_moderates_no_more(server: Server) -> None:
    """The settings show it, and the next change leaves it out."""
    gone, kept = server.guild.create_role("Lock keepers"), server.guild.create_role("Bargees")
    for role in (gone, kept):
        await settings(server, "moderators", role=role)
    await delete_role(server, gone)
    shown = answer_of(await server.moderator.slash(server.channel, "settings show"))
    assert f"**Moderators:** {kept.mention} (set here)" in shown
    assert (
        translate("en", "settings-role-gone", count=1, source=translate("en", "settings-from-channel"))
        in shown
    )
    await settings(server, "moderators", role=kept, remove=True)
    shown = answer_of(await server.moderator.slash(server.channel, "settings show"))
    assert "(set here)" not in shown
    assert (await noted(server))[0].value is None


async def test_settings_are_kept_over_a_restart(server: Server) -> None:
    role = server.guild.create_role("Lock keepers")
    await give_role(server, server.people[1], role)
    await settings(server, "look", look="dark")
    await settings(server, "look", "server", look="dark")
    await settings(server, "look", "server", look="automatic")
    await settings(server, "moderators", role=role)
    await settings(server, "start", "server", who="nobody")
    before = answer_of(await server.stranger.slash(server.channel, "settings show"))
    await server.restart()
    assert answer_of(await server.stranger.slash(server.channel, "settings show")) == before
    assert "dark (set here)" in before
    result = await server.people[1].slash(server.channel, "settings look", where="channel", look="light")
    assert answer_of(result) not in REFUSED.values()
    result = await server.people[1].slash(server.other_channel, "game new", game=TOY)
    assert "Nobody may open a table" in answer_of(result)


async def test_every_change_is_noted_once(server: Server) -> None:
    """What stays as it is and what is refused is no change, and other channels have their own."""
    await server.moderator.slash(server.channel, "language channel", language="fr")
    await server.moderator.slash(server.channel, "language channel", language="fr")
    await server.moderator.slash(server.channel, "language channel", language="automatic")
    await server.helper.slash(server.channel, "settings look", where="server", look="dark")
    await server.stranger.slash(server.channel, "settings look", where="server", look="light")
    await server.moderator.slash(server.other_channel, "settings start", where="channel", who="nobody")
    found = [
        (change.person.discord_id if change.person else None, change.kind, change.key, change.value)
        for change in await noted(server)
    ]
    moda, helga = server.moderator.id, server.helper.id
    assert found == [
        (helga, "server", "look", "dark"),
        (moda, "channel", "language", None),
        (moda, "channel", "language", "fr"),
    ]
    elsewhere = await noted(server, server.other_channel)
    assert [(change.key, change.value) for change in elsewhere] == [("start", "nobody"), ("look", "dark")]
    queries = server.tables.store.reader
    of_server = [("server", server.guild.id)]
    assert await place_changes(queries, server.guild.id, [], 5) == []
    assert await place_changes(queries, 5, of_server) == []  # type: ignore[arg-type]
    both = [*of_server, ("channel", server.channel.id)]
    assert len(await place_changes(queries, server.guild.id, both, 2)) == 2  # type: ignore[arg-type]


async def test_a_running_turn_goes_on_in_the_new_look(server: Server) -> None:
    """Nothing about the game changes with it."""
    game_id = await open_game(server, TOY, 2)
    await choose_all(server, game_id)
    before = (await server.tables.load(game_id)).seq
    sent = len(server.sent)
    await settings(server, "look", look="dark")
    assert (await server.tables.load(game_id)).seq == before
    assert len(server.sent) == sent
