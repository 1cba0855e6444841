"""The help: how to play comes first, what moderators do comes last and apart."""

from __future__ import annotations

import re

import pytest

from bot.i18n.catalogue import available, translate
from bot.table import Pace
from bot.ui.message import TEXT_LIMIT
from bot.ui.paces import pace_name
from rules import GAMES
from tests.bot.answers import answer_of, response_of
from tests.bot.moderating import forged
from tests.bot.wire import WireId
from tests.discord import Server, texts
from tests.offered import OFFERED

COMMAND = re.compile(r"</([^:]+):\d+>")


async def help_in(server: Server, language: str) -> tuple[str, str, str]:
    """Return the help in a language: how to play, what else everybody can do, what moderators do."""
    ada = server.people[0]
    await ada.slash(server.channel, "language me", language=language)
    result = await ada.slash(server.channel, "help")
    playing, page = answer_of(result), response_of(result)
    others: list[str] = []
    for label in ("button-help-more", "button-help-moderators"):
        await ada.click(page, label=translate(language, label))
        others.append(texts(page.components))
    await ada.click(page, label=translate(language, "button-help"))
    assert texts(page.components) == playing
    more, moderators = others
    return playing, more, moderators


@pytest.mark.parametrize("language", available())
async def test_playing_comes_first_and_moderating_apart(server: Server, language: str) -> None:
    everybody, more, moderators = await help_in(server, language)
    commands = COMMAND.findall(everybody)
    playing = ["play", "moves", "undo", "ahead", "rules search"]
    first = ["game join", "game leave", "game new", "game start", *playing]
    assert commands[: len(first)] == first
    assert everybody.index(translate(language, "help-head")) == 0
    assert more.index(translate(language, "help-more-head")) == 0
    assert {"games mine", "seat give", "privacy show"} < set(COMMAND.findall(more))
    commands += COMMAND.findall(more)
    assert [one for one in commands if one.startswith("mod ")] == []
    told = set(COMMAND.findall(moderators))
    assert {one for one in told if one.startswith("mod ")} > {"mod reset", "mod skip", "mod export"}
    assert {"language server", "settings look", "settings start"} < told
    assert not told & set(commands)


@pytest.mark.parametrize("language", available())
async def test_it_is_whole(server: Server, language: str) -> None:
    """Each page fits into a message with room to spare, and each command is named once."""
    pages = await help_in(server, language)
    assert max(map(len, pages)) < TEXT_LIMIT - 200
    commands = COMMAND.findall("".join(pages))
    assert len(commands) == len(set(commands))
    assert "{" not in "".join(pages)


@pytest.mark.parametrize("language", available())
async def test_it_says_what_a_pace_is_and_how_it_is_written(server: Server, language: str) -> None:
    _, more, _ = await help_in(server, language)
    (line,) = [one for one in more.split("\n") if pace_name(Pace(24, 72), language) in one]
    assert line.startswith(f"**{translate(language, 'pace-choose-none').partition(':')[0]}:**")


@pytest.mark.parametrize("page", [3, 99])
async def test_a_page_that_is_none_is_the_first(server: Server, page: int) -> None:
    await server.people[0].slash(server.channel, "game new", game="toy", seats=2)
    answer = await forged(server, server.people[0], WireId("help", 0, path=str(page)))
    assert answer.startswith("## How to play")


async def test_it_says_how_long_games_last(server: Server) -> None:
    text, *_ = await help_in(server, "en")
    assert text.count("minutes** at a table") == sum(GAMES[kind].duration is not None for kind in OFFERED)
