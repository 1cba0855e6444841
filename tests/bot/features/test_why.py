"""Tests of /why and of the "Why?" of every refusal."""

from __future__ import annotations

import pytest

from bot.ui.component_ids import Wire
from bot.ui.errors import RefusedError
from bot.ui.refusals import Refusals
from bot.ui.shared_ids import Rule
from rules.language.rulebook import has_rulebook, load_rulebook
from tests.bot.answers import answer_of, choices, choose_all, response_of
from tests.bot.playing import TOY, open_game
from tests.bot.wire import WireId
from tests.discord import Server, labels, texts
from tests.offered import OFFERED

ARRIALA = "Arriala: Canal de Garonne"
WITH_BOOK = [kind for kind in OFFERED if has_rulebook(kind)]


async def test_every_refusal_has_its_why(server: Server) -> None:
    """A refused command has a button that needs no memory and works after a restart."""
    await open_game(server, TOY, 2)
    refusal = await server.people[0].slash(server.channel, "toy choose", number=77)
    assert "Choose a number from 1 to 3" in answer_of(refusal)
    assert labels(response_of(refusal).components) == ["Why?"]
    shown = await server.people[0].click(response_of(refusal), label="Why?")
    assert "### Choosing a number" in answer_of(shown)
    assert "Choose a number from 1 to 3" in texts(response_of(refusal).components)
    await server.restart()
    shown = await server.people[0].click(response_of(refusal), label="Why?")
    assert "### Choosing a number" in answer_of(shown)


async def test_what_cannot_be_undone_has_its_why(server: Server) -> None:
    await open_game(server, TOY, 2)
    refusal = await server.people[0].slash(server.channel, "undo")
    assert "You have nothing to undo" in answer_of(refusal)
    shown = await server.people[0].click(response_of(refusal), label="Why?")
    assert "### Undoing an action" in answer_of(shown)
    assert "### Undoing an action" in answer_of(await server.people[0].slash(server.channel, "why"))


async def test_why_shows_the_last_refusal_of_this_person_here(server: Server) -> None:
    await open_game(server, TOY, 2)
    await server.people[0].slash(server.channel, "toy choose", number=77)
    answer = answer_of(await server.people[0].slash(server.channel, "why"))
    assert "Choose a number from 1 to 3" in answer
    assert "### Choosing a number" in answer
    for person, channel in ((server.people[1], server.channel), (server.people[0], server.other_channel)):
        assert "You have not been refused anything" in answer_of(await person.slash(channel, "why"))
    active = await choose_all(server, 1)
    await server.people[1 - active].slash(server.channel, "toy end")
    answer = answer_of(await server.people[1 - active].slash(server.channel, "why"))
    assert "### Whose turn it is" in answer


async def test_why_an_action_is_not_possible(server: Server) -> None:
    await open_game(server, ARRIALA, 2, first=server.people[0])
    person = server.people[0]
    offered = await person.autocomplete(server.channel, "why", "action", "build")
    assert "Build a lock" in choices(offered)
    possible = answer_of(await person.slash(server.channel, "why", action="Build a lock"))
    assert "you can do that now" in possible
    assert "### Building a lock" in possible
    await person.slash(server.channel, "arriala lock", at="20")
    answer = answer_of(await person.slash(server.channel, "why", action="build a lock"))
    assert "not possible now" in answer
    assert "That costs 4 AP and you have 1 left." in answer.split("###")[0]
    assert "### Action points" in answer
    answer = answer_of(await person.slash(server.channel, "why", action="Back to the canal"))
    assert "No worker that you may bring back is in a vineyard." in answer
    other = answer_of(await server.people[1].slash(server.channel, "why", action="Draw a card"))
    assert "Waiting for" in other
    unknown = answer_of(await person.slash(server.channel, "why", action="fly"))
    assert "“fly” is not an action of this game" in unknown
    stranger = answer_of(await server.stranger.slash(server.channel, "why", action="Draw a card"))
    assert "no seat" in stranger


def test_why_fits_into_a_button_for_every_rule() -> None:
    for kind in WITH_BOOK:
        for section in load_rulebook(kind, "en").sections.values():
            for rule in section.explains:
                button = Rule(f"{kind}/{rule}")
                wire = Wire.parse(button.custom_id)
                assert button.custom_id == WireId("why", 0, topic=f"{kind}/{rule}").custom_id
                assert len(button.custom_id) <= 100
                assert wire is not None
                assert Rule.read(wire) == button


def test_only_so_many_refusals_are_remembered() -> None:
    refusals = Refusals(most=2)
    for user in (1, 2, 1, 3):
        refusals.note(user, 7, RefusedError(f"no {user}", "toy", "toy.moment"))
    assert refusals.last(2, 7) is None
    assert refusals.last(1, 8) is None
    first, third = refusals.last(1, 7), refusals.last(3, 7)
    assert first is not None
    assert third is not None
    assert (first.text, third.text) == ("no 1", "no 3")


@pytest.mark.parametrize(
    ("language", "typed", "label"),
    [
        ("en", "card lock", "Play a lock card"),
        ("en", "river-work", "Build a river work"),
        ("de", "karte schleuse", "Schleusenkarte spielen"),
        ("de", "card lock", "Schleusenkarte spielen"),
    ],
)
async def test_an_action_is_known_by_its_command(
    server: Server, language: str, typed: str, label: str
) -> None:
    """Its command is understood and offered while one types, in the reader's language and in English."""
    await open_game(server, ARRIALA, 2, first=server.people[0])
    person = server.people[0]
    await person.slash(server.channel, "language me", language=language)
    assert f"**{label}:**" in answer_of(await person.slash(server.channel, "why", action=typed))
    assert label in choices(await person.autocomplete(server.channel, "why", "action", typed))
