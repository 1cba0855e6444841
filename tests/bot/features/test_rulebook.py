"""Tests of /rules, its pages and buttons."""

from __future__ import annotations

import json
from itertools import count

import pytest

from bot.app import FEATURES
from bot.features.rulebook.pages import rule_view
from bot.ui.action_keys import action_path
from bot.ui.rule_links import CARDS, COSTS, RULINGS, Topic
from rules import GAMES, resolve_options
from rules.language.rulebook import has_rulebook, load_rulebook, rulebook_languages
from rules.values import tag_of
from tests.bot.answers import answer_of, choices, forge_id, response_of
from tests.bot.playing import TOY, menu_values, open_game, pick
from tests.bot.wire import WireId
from tests.discord import Server, labels, parts, texts
from tests.offered import OFFERED

ARRIALA = "Arriala: Canal de Garonne"
WITH_BOOK = [kind for kind in OFFERED if has_rulebook(kind)]


async def test_a_rule_is_found_without_a_game(server: Server) -> None:
    result = await server.people[0].slash(server.channel, "rules search", query="bulding a lock")
    answer = answer_of(result)
    assert "### Building a lock" in answer
    assert "**4 AP** · +1" in answer
    assert "/arriala lock" in answer
    assert "Ruling R9:" in answer.replace("**", "")
    assert "arriala.R9" not in answer, "a ruling is called as people know it"
    assert "Show to the channel" not in answer, "there is no game here that it could be shown for"


@pytest.mark.parametrize(
    ("language", "query", "line"),
    [
        (
            "en",
            "does the moon eat a card",
            "Nothing in the rules answers “does the moon eat a card”. The closest",
        ),
        ("de", "frisst der Vollmond eine Karte", "geben die Regeln keine Antwort. Am nächsten kommt:"),
        (
            "fr",
            "la lune mange une carte",
            "Rien dans les règles ne répond à «\u00a0la lune mange une carte\u00a0»",
        ),
        (
            "oc",
            "la luna manja una carta",
            "Res dins las règlas respond pas a «\u00a0la luna manja una carta\u00a0»",
        ),
    ],
)
async def test_what_is_no_answer_is_called_the_nearest(
    server: Server, language: str, query: str, line: str
) -> None:
    ada = server.people[0]
    await open_game(server, TOY, 2)
    await ada.slash(server.channel, "language me", language=language)
    answer = answer_of(await ada.slash(server.channel, "rules search", query=query, game="Arriala"))
    assert line in answer
    assert "### " in answer


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "answers “Mondmond Mond”, so only you see this. The closest match:"),
        ("fr", "ne répond à «\u00a0Mondmond Mond\u00a0»\u00a0; personne d’autre ne voit donc cette page."),
        ("de", "Auf „Mondmond Mond“ geben die Regeln keine Antwort, darum siehst nur du das."),
        ("oc", "respond pas a «\u00a0Mondmond Mond\u00a0», doncas i a pas que tu qu’o veses."),
    ],
)
async def test_what_is_no_answer_is_not_shown_to_the_channel(
    server: Server, language: str, line: str
) -> None:
    """Whoever wanted it shown is told that it is not, and why."""
    ada = server.people[0]
    await open_game(server, TOY, 2)
    await ada.slash(server.channel, "language me", language=language)
    before = len(server.messages())
    given = {"query": "Mondmond Mond", "game": "Arriala", "public": True}
    assert line in answer_of(await ada.slash(server.channel, "rules search", **given))
    assert len(server.messages()) == before


async def test_what_fits_nothing_finds_nothing(server: Server) -> None:
    result = await server.people[0].slash(server.channel, "rules search", query="what is a zzzz")
    assert "Nothing in the rules matches “what is a zzzz”" in answer_of(result)


async def test_rules_work_in_direct_messages(server: Server) -> None:
    person = server.people[0].user
    for path, given in (
        ("rules search", {"query": "majority and ties"}),
        ("rules cost", {"game": ARRIALA}),
        ("rules card", {"game": ARRIALA}),
        ("rules rulings", {"game": ARRIALA}),
    ):
        result = await person.slash(path, **given)
        assert result.response is not None
        assert ARRIALA in texts(result.response.components)


async def test_the_game_of_the_channel_is_the_one_that_is_meant(server: Server) -> None:
    await open_game(server, TOY, 2)
    answer = answer_of(await server.people[0].slash(server.channel, "rules search", query="pile"))
    assert TOY in answer
    assert "### Drawing a card" in answer
    other = await server.people[0].slash(server.channel, "rules search", query="pile", game=ARRIALA)
    assert ARRIALA in answer_of(other)


async def test_a_game_that_is_none_is_named(server: Server) -> None:
    result = await server.people[0].slash(server.channel, "rules cost", game="Chess")
    assert "There is no game called “Chess” here" in answer_of(result)


async def test_a_list_without_a_game_asks_which(server: Server) -> None:
    result = await server.people[0].slash(server.channel, "rules cost")
    asked = response_of(result)
    assert {TOY, ARRIALA} <= set(labels(asked.components))
    await server.people[0].click(asked, label=ARRIALA)
    assert "What actions cost" in texts(asked.components)


async def test_autocomplete_finds_as_one_types(server: Server) -> None:
    person = server.people[0]
    for written in ("loc", "écluse", "Schleuse", "enclusa", "ecluze"):
        offered = choices(await person.autocomplete(server.channel, "rules search", "query", written))
        if written == "loc" or len(rulebook_languages("arriala")) == 4:
            assert "arriala/lock" in offered.values(), written
    offered = choices(await person.autocomplete(server.channel, "rules search", "query", ""))
    assert len(offered) == 25
    await open_game(server, ARRIALA, 2)
    offered = choices(await person.autocomplete(server.channel, "rules search", "query", "tie"))
    assert next(iter(offered)) == "Majority and ties"
    cards = choices(await person.autocomplete(server.channel, "rules card", "card", ""))
    assert "Card: Lock" in cards
    other = await person.autocomplete(server.channel, "rules search", "query", "pond", game=TOY)
    assert "toy/playing" in choices(other).values()
    games = choices(await person.autocomplete(server.channel, "rules cost", "game", "arr"))
    assert list(games) == [ARRIALA]


async def test_what_was_picked_is_shown(server: Server) -> None:
    result = await server.people[0].slash(server.channel, "rules search", query="arriala/lock-limit")
    assert "### How many locks" in answer_of(result)


async def test_a_search_without_a_result_is_answered(server: Server) -> None:
    result = await server.people[0].slash(server.channel, "rules search", query="xyzzy *qqqq*")
    assert "Nothing in the rules matches “xyzzy" in answer_of(result)
    result = await server.people[0].slash(server.channel, "rules card", card="xyzzy")
    assert "No card matches" in answer_of(result)


async def test_a_reader_gets_their_own_language(server: Server) -> None:
    """The language of the word does not matter, and what was shown before is not changed."""
    person = server.people[0]
    english = await person.slash(server.channel, "rules search", query="Schleuse", game=ARRIALA)
    assert "### Building a lock" in answer_of(english)
    await person.slash(server.channel, "language me", language="fr")
    answer = answer_of(await person.slash(server.channel, "rules search", query="Schleuse", game=ARRIALA))
    assert "### Construire une écluse" in answer
    assert "**4\u00a0PA** · +1" in answer
    offered = choices(await person.autocomplete(server.channel, "rules search", "query", "enclusa"))
    assert any(name.startswith("Construire une écluse") for name in offered)
    other = await server.people[1].slash(server.channel, "rules search", query="écluse", game=ARRIALA)
    assert "### Building a lock" in answer_of(other)


async def test_references_and_other_finds_lead_on(server: Server) -> None:
    person = server.people[0]
    page = response_of(await person.slash(server.channel, "rules search", query="lock", game=ARRIALA))
    assert "arriala/card-lock" in menu_values(page.components)
    await person.click(page, label="How many locks")
    assert "### How many locks" in texts(page.components)
    page = response_of(await person.slash(server.channel, "rules search", query="lock", game=ARRIALA))
    await pick(person, page, "arriala/card-lock")
    assert "### Card: Lock" in texts(page.components)


async def test_long_lists_have_pages(server: Server) -> None:
    person = server.people[0]
    page = response_of(await person.slash(server.channel, "rules rulings", game=ARRIALA))
    first = texts(page.components)
    assert "Ruling R1:" in first.replace("**", "")
    assert "page 1 of" in first
    assert "Previous page" not in labels(page.components)
    await person.click(page, label="Next page")
    second = texts(page.components)
    assert "page 2 of" in second
    assert "Ruling R1:" not in second.replace("**", "")
    await person.click(page, label="Previous page")
    assert texts(page.components) == first


async def test_the_table_of_costs(server: Server) -> None:
    answer = answer_of(await server.people[0].slash(server.channel, "rules cost", game=ARRIALA))
    for line in (
        "**4 AP** · +1 · Building a lock",
        "**3 AP** · +3 · River works",
        "**2 AP** · Drawing a card",
    ):
        assert line in answer
    assert "/arriala draw" in answer


async def test_cards(server: Server) -> None:
    person = server.people[0]
    every = answer_of(await person.slash(server.channel, "rules card", game=ARRIALA))
    assert "Card: Lock" in every
    one = answer_of(await person.slash(server.channel, "rules card", card="teleport", game=ARRIALA))
    assert "### Card: Anywhere on the canal" in one


async def test_a_rule_can_be_shown_to_the_channel(server: Server) -> None:
    await open_game(server, ARRIALA, 2)
    before = len(server.messages())
    result = await server.people[1].slash(server.channel, "rules search", query="majority", public=True)
    assert "on its way to the channel" in answer_of(result)
    assert len(server.messages()) == before + 1
    text = texts(server.last.components)
    assert "Bea shows a page of the rules" in text
    assert "### Majority and ties" in text
    assert "Show to the channel" not in text
    private = await server.people[0].click(server.last, label="Vineyards")
    assert "### Vineyards" in answer_of(private)
    assert "### Majority and ties" in texts(server.last.components)
    shown = await server.people[0].click(response_of(private), label="Show to the channel")
    assert "on its way" in answer_of(shown)
    assert "### Vineyards" in texts(server.last.components)


async def test_no_rule_is_shown_to_a_channel_without_a_game(server: Server) -> None:
    before = len(server.messages())
    result = await server.people[0].slash(server.channel, "rules cost", game=ARRIALA, public=True)
    assert "only you see this" in answer_of(result)
    assert len(server.messages()) == before


async def test_numbers_are_those_of_the_game_being_played(server: Server) -> None:
    text = resolve_options("arriala", {})["board"].replace("\nlock = 4", "\nlock = 5")
    server.tables.lobby.components = {"arriala": {"board": text}}
    await open_game(server, ARRIALA, 2)
    server.tables.lobby.components = {}
    answer = answer_of(await server.people[0].slash(server.channel, "rules search", query="lock"))
    assert "**5 AP** · +1" in answer
    other = await server.people[0].slash(server.other_channel, "rules search", query="lock", game=ARRIALA)
    assert "**4 AP** · +1" in answer_of(other)


async def test_moves_lead_to_the_rules(server: Server) -> None:
    await open_game(server, ARRIALA, 2, first=server.people[0])
    moves = response_of(await server.people[0].slash(server.channel, "moves"))
    before = texts(moves.components)
    lock = next(value for value in menu_values(moves.components) if value.startswith("arriala/lock"))
    shown = await pick(server.people[0], moves, lock)
    assert "### Building a lock" in answer_of(shown)
    assert texts(moves.components) == before


async def test_a_page_that_is_gone_is_no_fault(server: Server) -> None:
    await open_game(server, ARRIALA, 2)
    page = response_of(await server.people[0].slash(server.channel, "rules search", query="lock"))
    link = next(part for part in parts(page.components) if part.get("label") == "How many locks")
    forge_id(server, page, link["custom_id"], WireId("rule", 1, topic="arriala/was-here-once").custom_id)
    result = await server.people[0].click(page, label="How many locks")
    assert "no longer exists" in answer_of(result)
    await server.tables.messages.enqueue_note(
        1, "rule", {"name": "Ada", "topic": "arriala/was-here-once", "page": 0}
    )
    before = len(server.messages())
    await server.sweep(60)
    assert len(server.messages()) == before


@pytest.mark.parametrize("kind", WITH_BOOK)
async def test_all_pages_keep_discords_limits(server: Server, kind: str) -> None:
    """Every page of every section and list, in every language, is small enough, and so is every custom_id.

    Beyond the last page is the last.
    """
    services = server.services
    for language in rulebook_languages(kind):
        for name in (*load_rulebook(kind, language).sections, COSTS, CARDS, RULINGS):
            before: object = None
            for page in count():
                view = rule_view(services, Topic(kind, name), language, None, page, above="x" * 2000)
                shown = view.to_components()
                if shown == before:
                    break
                before, found = shown, list(parts(shown))
                assert len(found) <= 40
                assert sum(len(part.get("content", "")) for part in found) <= 4000
                ids = [part["custom_id"] for part in found if "custom_id" in part]
                assert len(ids) == len(set(ids))
                assert all(len(one) <= 90 for one in ids)
                assert all(len(part["components"]) <= 5 for part in found if part.get("type") == 1)
                assert "{" not in json.dumps([part.get("content", "") for part in found])


def test_all_actions_of_a_book_have_commands() -> None:
    for kind in WITH_BOOK:
        for action in GAMES[kind].actions:
            assert load_rulebook(kind, "en").section_for_action(tag_of(action)) is not None
            assert action_path(kind, action)


@pytest.mark.parametrize(
    ("query", "title", "commands"),
    [
        ("What can I do?", "What you can do", ("play", "moves")),
        ("whose turn is it", "Whose turn it is", ("game info",)),
    ],
)
async def test_a_question_that_no_rule_answers_names_the_command(
    server: Server, query: str, title: str, commands: tuple[str, ...]
) -> None:
    await open_game(server, ARRIALA, 2)
    answer = answer_of(await server.people[0].slash(server.channel, "rules search", query=query))
    assert f"### {title}" in answer
    assert all(f"</{path}:" in answer for path in commands)


def test_commands_that_rulebooks_name_are_there() -> None:
    known = {one.path for feature in FEATURES for one in feature.commands}
    for kind in OFFERED:
        if has_rulebook(kind):
            named = {path for one in load_rulebook(kind, "en").sections.values() for path in one.commands}
            assert named <= known
