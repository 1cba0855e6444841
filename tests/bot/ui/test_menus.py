"""Menus: nothing is picked in them before somebody picks, whatever was picked in the one before."""

from __future__ import annotations

from typing import Any, ClassVar

import discord
import pytest

from bot.ui.action_picker import Path
from bot.ui.components import IdSelect, menu
from bot.ui.panel import Pick
from rules.arriala import Arriala
from tests.bot.answers import state_of, stored_parts
from tests.bot.playing import menu_values, open_game, open_panel, pick
from tests.discord import Server, parts, texts


def drawn() -> IdSelect:
    """Return a menu of two options."""
    options = [discord.SelectOption(label=label, value=str(index)) for index, label in enumerate("ab")]
    return menu(Pick(1, 0, 3, Path(("move",))), "Pick one", options)


def test_no_two_drawings_have_an_option_in_common() -> None:
    """A client keeps what was picked by the menu's number and the option's value."""
    menus = [drawn().item for _ in range(50)]
    assert len({value.value for one in menus for value in one.options}) == 100
    assert len({one.id for one in menus}) == 50
    assert not any(option.default for one in menus for option in one.options)
    assert max(len(option.value) for one in menus for option in one.options) <= 100


async def test_a_menu_of_before_has_bare_values() -> None:
    """What was posted without a number of its own goes on working."""
    heard: list[tuple[str, ...]] = []

    async def run_component(interaction: Any, wire: Any, values: tuple[str, ...] = ()) -> None:
        heard.append(values)

    class Client:
        router = type("Heard", (), {"run_component": staticmethod(run_component)})

    class Interaction:
        client = Client
        data: ClassVar[dict[str, list[str]]] = {}

    select = drawn()
    for value in ("1", select.item.options[1].value, "arriala/card-lock"):
        Interaction.data = {"values": [value]}
        await select.callback(Interaction)  # type: ignore[arg-type]
    assert heard == [("1",), ("1",), ("arriala/card-lock",)]


async def test_the_same_choice_again_is_another_menu(server: Server) -> None:
    """After "Back", and after a second menu, each option is new, so that the same one can be picked again."""
    game_id = await open_game(server, "Arriala: Canal de Garonne", 2, first=server.people[0])
    person, panel = server.people[0], await open_panel(server, 0)
    seen: list[set[str]] = []
    for _ in range(3):
        await person.click(panel, label="Place a worker · 3 AP")
        seen.append(
            {option["value"] for part in parts(panel.components) for option in part.get("options", ())}
        )
        await person.click(panel, label="Back")
    assert all(len(drawn) > 5 for drawn in seen)
    assert len(set().union(*seen)) == sum(map(len, seen))
    await person.click(panel, label="Place a worker · 3 AP")
    await pick(person, panel, menu_values(panel.components)[0])
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, Arriala)
    assert game.action_points == 2


@pytest.mark.parametrize("value", ["@west", "@" + "x" * 120, "+move", "a.b", "~1"])
async def test_a_forged_option_of_a_panels_menu_names_nothing(server: Server, value: str) -> None:
    """The panel is drawn as it is, and says so: no part of the board, however long, gets into its ids."""
    game_id = await open_game(server, "Arriala: Canal de Garonne", 2, first=server.people[0])
    person, panel = server.people[0], await open_panel(server, 0)
    before = await state_of(server, game_id)
    await person.click(panel, label="Place a worker · 3 AP")
    shown = next(part for part in stored_parts(server, panel) if part.get("type") == 3)
    shown["options"] = [{"label": "forged", "value": value}]
    await person.select(panel, [value])
    assert "out of date" in texts(panel.components)
    assert await state_of(server, game_id) == before
