"""Buttons, menus and rows, and the containers in which messages show them."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Any, cast

import discord
from discord import ui

from bot.ui.component_ids import PATTERN, ComponentId, Wire

BUTTONS_IN_A_ROW = 5
OPTIONS_IN_A_MENU = 25

_DRAWN_AS = "#"
_FIRST_NUMBER, _NUMBERS = 1_000, 2_000_000_000
"""Numbers of components are 31 bits; small ones go to those without a number of their own."""


class IdButton(ui.DynamicItem[ui.Button[Any]], template=PATTERN):
    """A button of ours; works in any message, after any restart."""

    def __init__(self, wire: Wire, button: ui.Button[Any]) -> None:
        self.wire = wire
        button.custom_id = str(wire)
        super().__init__(button)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> IdButton:
        """Return the button that was pressed, or what else there is with the id of a button."""
        return cls(Wire.of_match(match), cast("ui.Button[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Let the router run what the button asks for."""
        await interaction.client.router.run_component(interaction, self.wire)


class IdSelect(ui.DynamicItem[ui.Select[Any]], template="s" + PATTERN):
    """A menu of ours; what was picked completes its id."""

    def __init__(self, wire: Wire, select: ui.Select[Any]) -> None:
        self.wire = wire
        select.custom_id = f"s{wire}"
        super().__init__(select)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> IdSelect:
        """Return the menu that was used, or what else there is with the id of a menu."""
        return cls(Wire.of_match(match), cast("ui.Select[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Let the router run what the menu asks for; menus of before have bare values."""
        data: Any = interaction.data or {}
        picked = tuple(str(value).partition(_DRAWN_AS)[0] for value in data.get("values", ()))
        await interaction.client.router.run_component(interaction, self.wire, picked)


def button(
    component_id: ComponentId,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> IdButton:
    """Return a button; a label longer than Discord takes is truncated."""
    wire = Wire.parse(component_id.custom_id)
    assert wire is not None, component_id
    return IdButton(wire, ui.Button(label=truncate(label, 80), style=style, disabled=disabled))


def menu(
    component_id: ComponentId, placeholder: str, options: list[discord.SelectOption], amount: int = 1
) -> IdSelect:
    """Return a menu of 1 to 25 options of which one is picked, or exactly ``amount``.

    Its number and the values of its options are new each time that it is drawn. A client keeps what was
    picked before by these; it would show that as picked in the menu that comes in the place of this one, and
    to pick it there would do nothing.
    """
    wire = Wire.parse(component_id.custom_id)
    assert wire is not None, component_id
    number = drawing_number()
    for option in options:
        option.value = f"{option.value}{_DRAWN_AS}{number:x}"
    shown = truncate(placeholder, 150)
    picked: ui.Select[Any] = ui.Select(
        placeholder=shown, options=options, id=number, min_values=amount, max_values=amount
    )
    return IdSelect(wire, picked)


def drawing_number() -> int:
    """Return a number by which one drawing of a menu is told from all others: at random, it says nothing."""
    return _FIRST_NUMBER + secrets.randbelow(_NUMBERS)


def row(*items: ui.Item[Any]) -> ui.ActionRow[Any]:
    """Return a row of up to five buttons, or of one menu."""
    return ui.ActionRow(*items)


def rows(buttons: Sequence[ui.Item[Any]]) -> list[ui.ActionRow[Any]]:
    """Return rows of five buttons each, as many as it takes."""
    return [
        row(*buttons[start : start + BUTTONS_IN_A_ROW]) for start in range(0, len(buttons), BUTTONS_IN_A_ROW)
    ]


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    """Return a view of some items, which never times out."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def boxed(*items: ui.Item[Any]) -> ui.LayoutView:
    """Return a view of some items in one container."""
    return layout(ui.Container(*items))


def truncate(text: str, limit: int) -> str:
    """Return a text of at most ``limit`` characters, with an ellipsis where it was truncated."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def heading(name: str) -> str:
    """Return a name as it stands by itself, with a capital letter."""
    return name[:1].upper() + name[1:]
