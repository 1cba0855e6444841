"""Tests of the pictures in rules: the section's own, with its description, in every language."""

from __future__ import annotations

from io import BytesIO
from time import perf_counter
from typing import Any

import pytest
from PIL import Image

from bot.features.learn.pages import lesson_page
from bot.features.rulebook.pages import rule_message
from bot.preferences.settings import Style
from bot.ui.rule_links import Topic
from rules import resolve_options
from rules.language.figures import lesson_of
from rules.language.rulebook import has_rulebook, load_rulebook, rulebook_languages
from tests.bot.answers import answer_of, response_of
from tests.bot.playing import open_game
from tests.discord import Server, parts, texts
from tests.offered import OFFERED
from tests.rules.arriala.test_components import FEW_CARDS, SMALL

ARRIALA = "Arriala: Canal de Garonne"
LONGEST = 0.05
STYLE = Style("light", "wide")


def alts(message: Any) -> list[str]:
    """Return the descriptions of a message's pictures."""
    return [item["description"] for part in parts(message.components) for item in part.get("items", ())]


async def test_a_section_with_a_picture_shows_it(server: Server) -> None:
    result = await server.people[0].slash(
        server.channel, "rules search", query="counting a section", game=ARRIALA
    )
    assert "### Counting a section" in answer_of(result)
    shown = response_of(result)
    (alt,) = alts(shown)
    assert "Section 11–15 is complete: 8 points for Green, next behind the tie at the top" in alt
    (file,) = shown.attachments
    assert file.filename.startswith("rule-")
    with Image.open(BytesIO(await server.client.http.get_from_cdn(file.url))) as image:
        image.load()


async def test_the_picture_goes_with_the_section(server: Server) -> None:
    """A reference to another section changes the picture, and one to a section without any removes it."""
    result = await server.people[0].slash(
        server.channel, "rules search", query="majority and ties", game=ARRIALA
    )
    page = response_of(result)
    assert len(page.attachments) == len(alts(page)) == 1
    await server.people[0].click(page, label="Counting a section")
    assert "11–15" in alts(page)[0]
    await server.people[0].click(page, label="Order of effects")
    assert "### Order of effects" in texts(page.components)
    assert not page.attachments
    assert not alts(page)


async def test_the_channel_sees_it_too(server: Server) -> None:
    await open_game(server, ARRIALA, 2)
    await server.people[1].slash(server.channel, "rules search", query="majority", public=True)
    assert "### Majority and ties" in texts(server.last.components)
    assert len(server.last.attachments) == 1
    assert "12 points for Yellow" in alts(server.last)[0]


@pytest.mark.parametrize("kind", [kind for kind in OFFERED if has_rulebook(kind)])
async def test_in_every_language_and_quickly(server: Server, kind: str) -> None:
    """Sections that name a picture have one with a description, others none; later look-ups only read."""
    for section in load_rulebook(kind, "en").sections.values():
        for language in rulebook_languages(kind):
            await _check_section(server, Topic(kind, section.id), language, bool(section.picture))


async def _check_section(server: Server, topic: Topic, language: str, pictured: bool) -> None:
    message = await rule_message(server.services, topic, language, STYLE, None)
    described = [file.description for file in message.files]
    assert len(described) == (1 if pictured else 0), topic
    shown = message.view.to_components()
    found = [item["description"] for part in parts(shown) for item in part.get("items", ())]
    assert found == described, topic
    assert all(0 < len(alt or "") <= 1024 for alt in described), topic
    times: list[float] = []
    while min(times, default=LONGEST) >= LONGEST and len(times) < 3:
        start = perf_counter()
        await rule_message(server.services, topic, language, STYLE, None)
        times.append(perf_counter() - start)
    assert min(times) < LONGEST, topic
    later = await rule_message(server.services, topic, language, STYLE, None, 1)
    assert not later.files, topic


NOT_YOURS = "board and cards that come with the bot"


async def test_a_picture_says_that_it_shows_no_owners_board(server: Server) -> None:
    """Say so below it, in a rule and in the lesson, while an owner's file with other numbers counts."""
    board = str(resolve_options("arriala", {})["board"])
    topics = Topic("arriala", "majority"), Topic("arriala", "order")

    async def said() -> list[bool]:
        rules = [await rule_message(server.services, topic, "en", STYLE, None) for topic in topics]
        lesson = await lesson_page(server.services, "arriala", "en", STYLE)
        return [NOT_YOURS in texts(message.view.to_components()) for message in (*rules, lesson)]

    assert await said() == [False, False, False]
    server.tables.lobby.components = {"arriala": {"board": board.replace("locks = 8", "locks = 9")}}
    assert await said() == [True, False, True]


async def test_a_lesson_is_read_with_a_small_board(server: Server) -> None:
    """Show every page though the board has no points for sections as long as the pictured ones."""
    server.tables.lobby.components = {"arriala": {"board": SMALL, "cards": FEW_CARDS}}
    for page in range(len(lesson_of("rules.arriala"))):
        assert (await lesson_page(server.services, "arriala", "en", STYLE, page)).files
