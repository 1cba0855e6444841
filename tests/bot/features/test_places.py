"""Places: by parts of the board where they are many, by all their names, and with what lies there."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from rules.values import Value
from tests import bazaar as bazaars
from tests.bazaar import actions as a
from tests.bazaar.painter import SIZES
from tests.bot.answers import answer_of, bytes_of, response_of, state_of
from tests.bot.bazaar import bazaar, bazaar_of, panel_of
from tests.bot.playing import TOY, open_game, pick
from tests.discord import Server, labels, parts, texts
from tests.discord import server as running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Start the bot while the bazaar is known."""
    with bazaars.opened():
        async with running(tmp_path / "games.db") as made:
            yield made


async def shown_part(server: Server, message: Any) -> str | None:
    """Return which part of the board the first picture of a message shows, by its size."""
    size = Image.open(io.BytesIO(await bytes_of(server, message.attachments[0]))).size
    return next(part for part, one in SIZES.items() if one == size)


def options_of(message: Any) -> list[dict[str, Any]]:
    """Return the options of the first menu of a message."""
    menu = next(part for part in parts(message.components) if part.get("type") == 3)
    return menu["options"]


async def test_of_many_places_the_part_of_the_board_is_chosen_first(server: Server) -> None:
    """Each part is a button with how many lie in it; the part that holds all others is none of them."""
    game_id = await bazaar(server)
    person, panel = server.people[0], await panel_of(server, 0)
    await person.click(panel, label="Rob")
    assert await shown_part(server, panel) is None
    assert "First choose the part of the board." in texts(panel.components)
    assert labels(panel.components)[:3] == ["North (20)", "Middle (20)", "South (20)"]
    await person.click(panel, label="South (20)")
    assert await shown_part(server, panel) == "south"
    shown = options_of(panel)
    assert shown[0]["label"] == "Spot 1: E1 north: ore 9"
    assert shown[0]["description"] == "Also: D1 south"
    assert shown[-1]["label"] == "Spot 20: F10 north: figs 6"
    await person.click(panel, label="Back")
    assert labels(panel.components)[:3] == ["North (20)", "Middle (20)", "South (20)"]
    await person.click(panel, label="South (20)")
    await pick(person, panel, "42")
    entries = await server.tables.records.history(game_id, 0, 5)
    assert entries[0].action == a.Rob(42, None)


async def test_a_part_without_any_is_not_offered_and_one_place_is_still_shown(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    legal = (*(a.Rob(stall) for stall in (*range(29), 59)), a.EndTurn())
    await bazaar(server)
    monkeypatch.setattr(bazaars.Bazaar, "legal_actions", lambda game, seat: legal if seat == 0 else ())
    person, panel = server.people[0], await panel_of(server, 0)
    await person.click(panel, label="Rob")
    assert labels(panel.components)[:3] == ["North (20)", "Middle (9)", "South (1)"]
    await person.click(panel, label="South (1)")
    assert await shown_part(server, panel) == "south"
    assert "Spot 1: F10 north" in labels(panel.components)
    monkeypatch.setattr(
        bazaars.Bazaar, "legal_actions", lambda game, seat: (*legal[:29], a.EndTurn()) if seat == 0 else ()
    )
    await person.click(panel, label="Back")
    assert labels(panel.components)[:3] == ["North (20)", "Middle (9)", "Back"]


async def test_a_part_with_too_many_has_pages(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The numbers of its spots go on from page to page, and the pages stay in the part."""
    inside = {"north": range(50), "south": range(50, 60)}
    drawn = {name: frozenset(Value("stall", one) for one in stalls) for name, stalls in inside.items()}
    monkeypatch.setattr(bazaars.painter, "parts", lambda view: drawn)
    game_id = await bazaar(server)
    person, panel = server.people[0], await panel_of(server, 0)
    await person.click(panel, label="Rob")
    await person.click(panel, label="North (50)")
    assert len(options_of(panel)) == 25
    await person.click(panel, label="Spot 26: C6 north – Spot 50: E10 north")
    assert await shown_part(server, panel) == "north"
    assert options_of(panel)[0]["label"] == "Spot 26: C6 north: ore 5"
    await pick(person, panel, "49")
    entries = await server.tables.records.history(game_id, 0, 5)
    assert entries[0].action == a.Rob(49, None)


async def test_few_places_need_no_parts(server: Server) -> None:
    await bazaar(server)
    person, panel = server.people[0], await panel_of(server, 0)
    await person.click(panel, label="Build (5)")
    await person.click(panel, label="Road · 1 wool")
    assert await shown_part(server, panel) is None
    assert options_of(panel)[3]["label"] == "Spot 4: A4 north: wool 5"


async def test_the_panel_shows_a_part_of_the_board(server: Server) -> None:
    """A menu below what can be done shows a part, and all of it again; nothing is done by it."""
    game_id = await bazaar(server)
    before = await state_of(server, game_id)
    person, panel = server.people[0], await panel_of(server, 0)
    assert [one["label"] for one in options_of(panel)] == ["Map", "North", "Middle", "South", "People"]
    await pick(person, panel, "middle")
    assert await shown_part(server, panel) == "middle"
    assert "Build (5)" in labels(panel.components)
    await person.click(panel, label="Refresh")
    assert await shown_part(server, panel) == "middle"
    assert [one["label"] for one in options_of(panel)] == ["Everything", "Map", "North", "South", "People"]
    await pick(person, panel, "whole")
    assert await shown_part(server, panel) is None
    assert await state_of(server, game_id) == before


async def test_board_shows_a_part(server: Server) -> None:
    await bazaar(server)
    person = server.people[0]
    offered = await person.autocomplete(server.channel, "board", "part", "")
    assert [one["name"] for one in offered] == ["Map", "North", "Middle", "South", "People"]
    assert [one["name"] for one in await person.autocomplete(server.channel, "board", "part", "mi")] == [
        "Middle"
    ]
    shown = response_of(await person.slash(server.channel, "board", part="middle"))
    assert await shown_part(server, shown) == "middle"
    told = answer_of(await person.slash(server.channel, "board", part="**west**"))
    assert "is no part of this board. Possible: Map, North, Middle, South or People." in told
    assert "“\\*\\*west\\*\\*”" in told
    await person.slash(server.channel, "board", part="North", public=True)
    assert await shown_part(server, server.last) == "north"


async def test_a_board_without_parts_is_shown_as_a_whole(server: Server) -> None:
    await open_game(server, TOY, 2)
    person = server.people[0]
    assert await person.autocomplete(server.channel, "board", "part", "") == []
    told = answer_of(await person.slash(server.channel, "board", part="north"))
    assert told == "The board of this game is shown as a whole: leave out “north”."


async def offered(server: Server, typed: str, option: str = "to", **filled: str) -> list[str]:
    """Return what is offered for an option of robbing."""
    found = await server.people[0].autocomplete(server.channel, "bazaar rob", option, typed, **filled)
    assert all(one["name"].partition(":")[0] == one["value"] for one in found)
    assert all(len(one["name"]) <= 100 for one in found)
    return [one["name"] for one in found]


async def test_what_is_typed_narrows_to_what_is_there(server: Server) -> None:
    """A place goes by each of its names, with what lies there behind; "A1" is not "A10"."""
    await bazaar(server)
    assert len(await offered(server, "")) == 25
    assert await offered(server, "c4") == ["C4 north: figs 3", "D4 north: wool 2"]
    assert await offered(server, "C4 S") == ["D4 north: wool 2"]
    assert await offered(server, "a1") == ["A1 north: wool 2", "B1 north: ore 12"]
    assert await offered(server, "a10") == ["A10 north: wool 11", "B10 north: ore 10"]
    assert await offered(server, "D4 north: wo") == ["D4 north: wool 2"]
    assert await offered(server, "D4 north: ore") == []
    assert await offered(server, "", "victim", to="D4 north: wool 2") == ["none"]


@pytest.mark.parametrize(
    "written",
    [
        "D4 north: wool 2",
        "d4 NORTH",
        "C4 south",
        "c4 south: wool",
        "D4 north : wool 2",
        "D4 nord",
        "D4 nord\u00a0: laine 2",
        "C4 Sud",
        "d4 n",
        "D4 north: wool 2…",
    ],
)
async def test_any_right_name_is_understood(server: Server, written: str) -> None:
    """With what lies there or without, in each language, without case and accents, to its beginning."""
    game_id = await bazaar(server)
    await server.people[0].slash(server.channel, "bazaar rob", to=written)
    entries = await server.tables.records.history(game_id, 0, 5)
    assert entries[0].action == a.Rob(33, None)


@pytest.mark.parametrize("written", ["D4 north: ore 2", "D4 west", "north", "D11 north", ": wool 2", "🐑"])
async def test_what_is_no_name_is_told(server: Server, written: str) -> None:
    game_id = await bazaar(server)
    before = await state_of(server, game_id)
    told = answer_of(await server.people[0].slash(server.channel, "bazaar rob", to=written))
    assert "is not understood here" in told
    assert await state_of(server, game_id) == before
    assert await bazaar_of(server, game_id)
