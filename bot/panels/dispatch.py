"""Brings each press to its handler, and each handler's error to the person who pressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.panels.answer import UserError
from bot.panels.press import Press

if TYPE_CHECKING:
    from bot.client import Riquet

Handler = Callable[["discord.Interaction[Riquet]", Press, tuple[str, ...]], Awaitable[None]]
FormHandler = Callable[["discord.Interaction[Riquet]", Press, dict[str, str]], Awaitable[None]]


class Presses:
    """The handlers of buttons and menus by verb, and of forms by verb."""

    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}
        self._forms: dict[str, FormHandler] = {}

    def on(self, verb: str, handler: Handler) -> None:
        """Gives a verb its handler; ValueError if it has one."""
        if verb in self._handlers:
            raise ValueError(f"two handlers for {verb!r}")
        self._handlers[verb] = handler

    def on_form(self, verb: str, handler: FormHandler) -> None:
        """Gives a form's verb its handler; ValueError if it has one."""
        if verb in self._forms:
            raise ValueError(f"two form handlers for {verb!r}")
        self._forms[verb] = handler

    async def handle(
        self, interaction: discord.Interaction[Riquet], press: Press, values: tuple[str, ...]
    ) -> None:
        """Runs the handler of a press; errors are answered privately."""
        try:
            if press.verb not in self._handlers:
                raise UserError("stale")
            await self._handlers[press.verb](interaction, press, values)
        except Exception as error:
            await interaction.client.report(interaction, error)

    async def handle_form(self, interaction: discord.Interaction[Riquet]) -> None:
        """Runs the handler of a form that was sent, if it is one of ours; works after a restart as well."""
        data: Any = interaction.data or {}
        press = Press.parse(data.get("custom_id", ""))
        if press is None:
            return
        try:
            if press.verb not in self._forms:
                raise UserError("stale")
            await self._forms[press.verb](interaction, press, _written(data))
        except Exception as error:
            await interaction.client.report(interaction, error)


def _written(data: Any) -> dict[str, str]:
    """What was written in a form, by the ids of its inputs."""
    found: dict[str, str] = {}
    for row in data.get("components", ()):
        for item in [row.get("component"), *row.get("components", ())]:
            if item and "value" in item:
                found[item["custom_id"]] = item["value"]
    return found
