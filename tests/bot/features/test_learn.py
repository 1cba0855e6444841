"""Learning a game in a minute: wherever it is offered, private, page by page, in the reader's language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.features.learn.pages import LearnPage, lesson_page
from bot.i18n.catalogue import available, translate
from bot.preferences.settings import Style
from bot.ui.errors import UserError
from bot.ui.shared_ids import Learn, learn_buttons
from rules import GAMES
from rules.language.figures import lesson_of
from tests.bot.answers import answer_of, pictures, response_of
from tests.bot.playing import TOY, open_game
from tests.discord import Server, labels, texts
from tests.offered import OFFERED

LABEL = "Learn in a minute"
OURS = [kind for kind in OFFERED if lesson_of(GAMES[kind].package)]


async def through(person: Any, page: Any) -> list[str]:
    """Turn all pages of a lesson; return the text of each."""
    found = [texts(page.components)]
    while "Next page" in labels(page.components):
        await person.click(page, label="Next page")
        found.append(texts(page.components))
    return found


@pytest.mark.parametrize("kind", OURS)
async def test_on_the_table_card_and_the_opening_message(server: Server, kind: str) -> None:
    """Whoever presses it reads it alone, all pages of it, and the channel's message stays."""
    ada = server.people[0]
    await ada.slash(server.channel, "game new", game=kind, seats=3)
    card = server.last
    assert [one for one in labels(card.components) if not re.search("change to|bot|hints", one)] == [
        "Join",
        "Leave",
        "Start",
        LABEL,
    ]
    result = await server.stranger.click(card, label=LABEL)
    page = response_of(result)
    assert "### The goal" in answer_of(result)
    assert len(pictures(page)) == 1
    assert len(await through(server.stranger, page)) == len(lesson_of(GAMES[kind].package))
    assert "Previous page" in labels(page.components)
    for person in server.people[1 : min(GAMES[kind].seat_numbers)]:
        await person.click(card, label="Join")
    await ada.click(card, label="Start")
    assert LABEL in labels(server.last.components)
    assert "### The goal" in answer_of(await ada.click(server.last, label=LABEL))
    assert len(server.messages()) == 2


async def test_in_the_help(server: Server) -> None:
    answer = response_of(await server.people[0].slash(server.channel, "help"))
    assert len([label for label in labels(answer.components) if "in a minute" in label]) == len(OURS)
    result = await server.people[0].click(answer, label="Canal du Midi in a minute")
    assert "9 sites" in answer_of(result)
    assert "How to play" in texts(answer.components), "the help stays"


async def test_a_game_without_a_lesson_offers_none(server: Server) -> None:
    await open_game(server, TOY, 2)
    assert LABEL not in labels(server.last.components)
    assert learn_buttons("toy", "en") == []
    for kind in ("toy", "gone"):
        with pytest.raises(UserError):
            await lesson_page(server.services, kind, "en", Style("light", "wide"))


@pytest.mark.parametrize("kind", OURS)
@pytest.mark.parametrize("language", available())
async def test_every_page_can_be_sent(server: Server, kind: str, language: str) -> None:
    """It has a picture with a description, and buttons of ids that differ; beyond the ends are the ends."""
    pages = len(lesson_of(GAMES[kind].package))
    for number in range(-1, pages + 1):
        message = await lesson_page(server.services, kind, language, Style("dark", "tall"), number)
        (file,) = message.files
        assert file.description
        shown = texts(message.view.to_components())
        assert f"{min(max(number, 0), pages - 1) + 1}/{pages}" in shown
        next_steps = translate(language, "learn-next", search="").split("**")[1]
        assert (next_steps in shown) == (number >= pages - 1)


@pytest.mark.parametrize("kind", OFFERED)
def test_its_ids_name_the_game_and_the_page(kind: str) -> None:
    """They need nothing that is kept in memory, so they work after a restart."""
    assert Learn(kind).custom_id == f"r:learn:0:-:0::{kind}"
    assert LearnPage(kind, 3).custom_id == f"r:learn_page:0:-:0:3:{kind}"
