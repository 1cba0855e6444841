"""Tests of the layout of pictures: a place's for what all see, everybody's own for what they alone see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.i18n.catalogue import available, translate
from tests.bot.answers import answer_of, response_of
from tests.bot.features.test_watch import received
from tests.bot.places import noted
from tests.bot.playing import open_game
from tests.discord import Server, labels, texts
from tests.discord import server as running

ARRIALA = "Arriala: Canal de Garonne"
WIDE, TALL = (1600, 1000), (1000, 1394)
RULE = {"query": "counting a section", "game": ARRIALA}


async def size(server: Server, message: Any) -> tuple[int, int]:
    """Return width and height of the first picture of a message."""
    data = await server.client.http.get_from_cdn(message.attachments[0].url)
    with Image.open(BytesIO(data)) as image:
        return image.size


async def set_layout(person: Any, channel: Any, where: str, layout: str) -> str:
    """Set the layout as somebody; return the answer."""
    return answer_of(await person.slash(channel, "settings layout", where=where, layout=layout))


async def shown(server: Server, who: int, path: str, **given: Any) -> tuple[int, int]:
    """Return the size of the picture in the private answer to a command."""
    return await size(server, response_of(await server.people[who].slash(server.channel, path, **given)))


async def test_everybodys_own_pictures_are_as_they_like(server: Server) -> None:
    """What all see does not change by it, nor what the others see."""
    await open_game(server, ARRIALA, 2)
    ada = server.people[0]
    answer = await set_layout(ada, server.channel, "me", "tall")
    assert answer == translate("en", "settings-layout-set", place="me", value="tall")
    assert await noted(server) == []
    for path, given in (("play", {}), ("board", {}), ("rules search", RULE)):
        assert await shown(server, 0, path, **given) == TALL
        assert await shown(server, 1, path, **given) == WIDE
    await ada.slash(server.channel, "board", public=True)
    assert await size(server, server.last) == WIDE
    await ada.slash(server.channel, "rules search", **RULE, public=True)
    assert await size(server, server.last) == WIDE
    await set_layout(ada, server.channel, "me", "automatic")
    assert await shown(server, 0, "board") == WIDE


async def test_a_place_sets_it_for_all_who_have_none(server: Server) -> None:
    await open_game(server, ARRIALA, 2)
    await set_layout(server.people[1], server.channel, "me", "wide")
    answer = await set_layout(server.moderator, server.channel, "channel", "tall")
    assert answer == translate("en", "settings-layout-set", place="channel", value="tall")
    (change,) = await noted(server)
    assert (change.kind, change.key, change.value) == ("channel", "layout", "tall")
    await server.people[0].slash(server.channel, "board", public=True)
    assert await size(server, server.last) == TALL
    assert await shown(server, 0, "play") == TALL
    assert await shown(server, 1, "play") == WIDE
    answer = await set_layout(server.people[1], server.channel, "me", "automatic")
    source = translate("en", "settings-from-channel")
    assert answer == translate("en", "settings-layout-back", place="me", value="tall", source=source)
    assert await shown(server, 1, "play") == TALL


@pytest.mark.parametrize("where", ["channel", "server"])
async def test_of_a_place_it_is_for_moderators(server: Server, where: str) -> None:
    ada = server.people[0]
    answer = await set_layout(ada, server.channel, where, "tall")
    key = "error-not-moderator" if where == "channel" else "error-not-server-moderator"
    assert answer == translate("en", key)
    assert await noted(server) == []


async def test_the_look_is_nobodys_own(server: Server) -> None:
    """Only what is personal is offered for oneself."""
    group = next(one for one in await server.client.tree_payload() if one["name"] == "settings")
    offered = {
        one["name"]: [choice["value"] for choice in one["options"][0]["choices"]]
        for one in group["options"]
        if one["name"] in ("look", "layout")
    }
    assert offered == {"look": ["channel", "server"], "layout": ["me", "channel", "server"]}


@pytest.mark.parametrize("language", available())
async def test_in_direct_messages(server: Server, language: str) -> None:
    """There one sets and sees what is one's own, and nothing of a place."""
    ada = server.people[0].user
    await ada.slash("language me", language=language)
    tall = translate(language, "settings-layout-tall")
    answer = answer_of(await ada.slash("settings layout", where="me", layout="tall"))
    assert answer == translate(language, "settings-layout-set", place="me", value=tall)
    for path in ("layout", "look"):
        answer = answer_of(await ada.slash(f"settings {path}", where="channel", **{path: "automatic"}))
        assert answer == translate(language, "error-no-channel")
    lines = answer_of(await ada.slash("settings show")).split("\n")
    owner, own, nobody = (
        translate(language, f"settings-from-{source}") for source in ("owner", "person", "nobody")
    )

    def line(key: str, value: str, source: str) -> str:
        what = translate(language, f"settings-name-{key}")
        return translate(language, "settings-line", what=what, value=value, source=source)

    assert lines == [
        translate(language, "settings-head"),
        line("language", "English", owner),
        line("language", translate(language, "language-name"), own),
        line("layout", translate(language, "settings-layout-wide"), owner),
        line("layout", tall, own),
        line("pings", translate(language, "settings-pings-all"), nobody),
        line("ranking", translate(language, "settings-ranking-shown"), nobody),
    ]


async def test_rules_asked_for_in_direct_messages_are_in_ones_own(server: Server) -> None:
    ada = server.people[0].user
    await ada.slash("settings layout", where="me", layout="tall")
    assert await size(server, response_of(await ada.slash("rules search", **RULE))) == TALL


async def test_ones_own_stands_below_the_places(server: Server) -> None:
    await set_layout(server.people[0], server.channel, "me", "tall")
    await set_layout(server.moderator, server.channel, "server", "tall")
    await set_layout(server.moderator, server.channel, "channel", "wide")
    told = "**Layout of the pictures:** wide (set here)"
    own = "**Layout of the pictures:** tall (set by you, for you alone)"
    answer = answer_of(await server.people[0].slash(server.channel, "settings show"))
    assert f"{told}\n{own}\n" in answer
    answer = answer_of(await server.people[1].slash(server.channel, "settings show"))
    assert told in answer
    assert own not in answer


async def test_it_is_shown_and_deleted_with_what_is_stored(server: Server) -> None:
    await open_game(server, ARRIALA, 2)
    ada = server.people[0]
    await set_layout(ada, server.channel, "me", "tall")
    assert "Layout of the pictures: tall" in answer_of(await ada.slash(server.channel, "privacy show"))
    question = response_of(await ada.slash(server.channel, "privacy delete"))
    await ada.click(question, label="Delete my data")
    assert await shown(server, 0, "board") == WIDE
    await server.restart()
    assert await shown(server, 0, "board") == WIDE


async def test_it_outlives_a_restart(server: Server) -> None:
    await open_game(server, ARRIALA, 2)
    await set_layout(server.people[0], server.channel, "me", "tall")
    await server.restart()
    assert await shown(server, 0, "board") == TALL


async def test_followers_are_sent_their_own(server: Server) -> None:
    """Whoever follows a game gets it by direct message as they like it, others as the place does."""
    await open_game(server, ARRIALA, 2)
    await set_layout(server.stranger, server.channel, "me", "tall")
    for follower in (server.stranger, server.moderator):
        await follower.slash(server.channel, "watch")
    assert await size(server, received(server, server.stranger)[-1]) == TALL
    assert await size(server, received(server, server.moderator)[-1]) == WIDE


async def test_a_preview_is_the_moderators_own(server: Server) -> None:
    await open_game(server, ARRIALA, 2)
    seat = (await server.tables.find(server.channel.id)).waiting_for[0]  # type: ignore[union-attr]
    await server.people[seat].slash(server.channel, "arriala draw")
    await set_layout(server.moderator, server.channel, "me", "tall")
    question = await server.moderator.slash(server.channel, "mod rollback", entry="0")
    assert await size(server, response_of(question)) == TALL


async def test_a_lesson_is_in_ones_own(server: Server) -> None:
    await open_game(server, ARRIALA, 2)
    ada = server.people[0]
    await set_layout(ada, server.channel, "me", "tall")
    lesson = response_of(await ada.click(server.last, label="Learn in a minute"))
    assert await size(server, lesson) == TALL
    await ada.click(lesson, label="Next page")
    assert await size(server, lesson) == TALL


@pytest.fixture
async def upright(tmp_path: Path) -> AsyncIterator[Server]:
    """Run a server of an owner who likes tall pictures."""
    async with running(tmp_path / "games.db", layout="tall") as made:
        yield made


async def test_the_owner_has_a_say(upright: Server) -> None:
    await open_game(upright, ARRIALA, 2)
    assert await size(upright, upright.last) == TALL
    assert await shown(upright, 0, "play") == TALL
    await set_layout(upright.people[0], upright.channel, "me", "wide")
    assert await shown(upright, 0, "play") == WIDE


async def test_a_panel_always_offers_the_other_layout(server: Server) -> None:
    """The way back is as near as the way there, also in each later panel."""
    await open_game(server, ARRIALA, 2)
    panel = response_of(await server.people[0].slash(server.channel, "play"))
    await server.people[0].click(panel, label="Tall pictures")
    assert "The pictures that you alone see are now tall" in texts(panel.components)
    assert "Tall pictures" not in labels(panel.components)
    assert "Wide pictures" in labels(panel.components)
    again = response_of(await server.people[0].slash(server.channel, "play"))
    assert "Wide pictures" in labels(again.components)
    assert await size(server, again) == TALL
    assert await shown(server, 1, "play") == WIDE
    await server.people[0].click(again, label="Wide pictures")
    assert "The pictures that you alone see are now wide" in texts(again.components)
    assert "Tall pictures" in labels(again.components)
