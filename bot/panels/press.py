"""What a button, a menu or a form says when it is used.

Every custom_id names the game, the seat it was made for and that seat's decision number, so that a press
on something old is noticed and never acts on another game or state. Nothing is kept in memory: presses
work after a restart, and as long as the message is there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

if TYPE_CHECKING:
    pass

_PATTERN = (
    r"r:(?P<verb>[a-z_]+):(?P<game>\d{1,18}):(?P<seat>\d{1,2}|-):(?P<decision>\d{1,9}):(?P<path>[\d.~]*)"
    r"(?::(?P<topic>[\w./-]{1,80}))?"
)


@dataclass(frozen=True, slots=True)
class Press:
    """One use of a component.

    ``verb`` names the handler, ``game`` the game's id, ``seat`` and ``decision`` the seat the component
    was made for and its decision number then (None and 0 on what anybody may press), ``path`` the choice
    so far (see :mod:`bot.panels.path`). ``topic`` is what is asked for where that is no number: a section of
    a rulebook, a rule.
    """

    verb: str
    game: int
    seat: int | None = None
    decision: int = 0
    path: str = ""
    topic: str = ""

    @property
    def custom_id(self) -> str:
        """The id that Discord gives back; at most 100 characters."""
        seat = "-" if self.seat is None else self.seat
        topic = f":{self.topic}" if self.topic else ""
        return f"r:{self.verb}:{self.game}:{seat}:{self.decision}:{self.path}{topic}"

    @classmethod
    def from_match(cls, match: re.Match[str]) -> Press:
        """The press that a custom_id stands for."""
        seat = None if match["seat"] == "-" else int(match["seat"])
        topic = match["topic"] or ""
        return cls(match["verb"], int(match["game"]), seat, int(match["decision"]), match["path"], topic)

    @classmethod
    def parse(cls, custom_id: str) -> Press | None:
        """The press that a custom_id stands for; None if it is not one of ours."""
        match = re.fullmatch(_PATTERN, custom_id)
        return cls.from_match(match) if match else None


class PressButton(ui.DynamicItem[ui.Button[Any]], template=_PATTERN):
    """A button of ours; works in any message, after any restart."""

    def __init__(self, press: Press, button: ui.Button[Any]) -> None:
        self.press = press
        button.custom_id = press.custom_id
        super().__init__(button)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> PressButton:
        assert isinstance(item, ui.Button)
        return cls(Press.from_match(match), item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.presses.handle(interaction, self.press, ())


class PressSelect(ui.DynamicItem[ui.Select[Any]], template="s" + _PATTERN):
    """A menu of ours; the path of its press is completed by the value picked."""

    def __init__(self, press: Press, select: ui.Select[Any]) -> None:
        self.press = press
        select.custom_id = "s" + press.custom_id
        super().__init__(select)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> PressSelect:
        assert isinstance(item, ui.Select)
        return cls(Press.from_match(match), item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.presses.handle(interaction, self.press, tuple(self.item.values))


def button(
    press: Press,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> PressButton:
    """A button; labels longer than Discord takes are cut."""
    return PressButton(press, ui.Button(label=cut(label, 80), style=style, disabled=disabled))


def menu(press: Press, placeholder: str, options: list[discord.SelectOption]) -> PressSelect:
    """A menu of 1 to 25 options of which one is picked."""
    return PressSelect(press, ui.Select(placeholder=cut(placeholder, 150), options=options))


def row(*items: ui.Item[Any]) -> ui.ActionRow[Any]:
    """A row of up to five buttons, or of one menu."""
    return ui.ActionRow(*items)


def cut(text: str, limit: int) -> str:
    """A text of at most ``limit`` characters, with an ellipsis where it was cut."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
