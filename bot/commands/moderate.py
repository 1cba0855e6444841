"""/mod: putting things right. Each command says what it will do and asks before it does it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.lobby import info_text
from bot.panels.answer import Message, UserError, acknowledge, answer, plain_view, tell
from bot.panels.press import Press, button
from bot.people import person
from bot.table import TableInfo
from bot.texts import say
from bot.translator import bot_text

if TYPE_CHECKING:
    from bot.client import Riquet

Interaction: TypeAlias = "discord.Interaction[Riquet]"


def require_moderator(interaction: Interaction) -> None:
    """Raises UserError for anybody who may not moderate here: asked at command, button and form alike."""
    if not interaction.client.may_moderate(interaction):
        raise UserError("not_moderator")


def require_server_moderator(interaction: Interaction) -> None:
    """Raises UserError for anybody who may not moderate the server as a whole."""
    if not interaction.client.may_moderate_server(interaction):
        raise UserError("not_server_moderator")


class ModerateCommands(commands.Cog):
    """The commands below /mod and their buttons.

    Discord is told of no default permission: it would hide the commands from moderators by role.
    """

    mod = app_commands.Group(
        name=bot_text("command-mod"), description=bot_text("command-mod-description"), guild_only=True
    )

    def __init__(self, client: Riquet) -> None:
        self.client = client
        client.presses.on("mod_reset", self._confirmed(self._reset))
        client.presses.on("mod_restore", self._confirmed(self._restore))
        client.presses.on("mod_cancel", self._cancel)

    @mod.command(name=bot_text("command-mod-reset"), description=bot_text("command-mod-reset-description"))
    async def reset(self, interaction: Interaction) -> None:
        """Asks whether to take the game of this channel off the table."""
        await acknowledge(interaction)
        require_moderator(interaction)
        info = await self.client.game_here(interaction)
        await self._ask(interaction, info, "mod_reset", "mod-reset")

    @mod.command(
        name=bot_text("command-mod-restore"), description=bot_text("command-mod-restore-description")
    )
    async def restore(self, interaction: Interaction) -> None:
        """Asks whether to bring back the game that was last taken off this channel."""
        await acknowledge(interaction)
        require_moderator(interaction)
        if interaction.channel_id is None:
            raise UserError("no_channel")
        info = await self.client.tables.last_reset(interaction.channel_id)
        if await self.client.tables.find(interaction.channel_id) is not None:
            raise UserError("channel_taken")
        await self._ask(interaction, info, "mod_restore", "mod-restore")

    async def _ask(self, interaction: Interaction, info: TableInfo, verb: str, key: str) -> None:
        language = self.client.language(interaction)
        text = f"{await info_text(self.client, info, language)}\n\n{say(language, f'{key}-ask')}"
        confirm = button(Press(verb, info.id), say(language, f"button-{key}"), discord.ButtonStyle.danger)
        cancel = button(Press("mod_cancel", info.id), say(language, "button-cancel"))
        await tell(interaction, text, confirm, cancel)

    def _confirmed(
        self, act: Callable[[Interaction, int], Coroutine[Any, Any, str]]
    ) -> Callable[[Interaction, Press, tuple[str, ...]], Coroutine[Any, Any, None]]:
        """A press that does what was asked, for moderators only, and replaces the question."""

        async def handle(interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
            await acknowledge(interaction)
            require_moderator(interaction)
            await self._in_this_channel(interaction, press.game)
            key = await act(interaction, press.game)
            self.client.deliverer.kick(press.game)
            await self._replace(interaction, key)

        return handle

    async def _in_this_channel(self, interaction: Interaction, game_id: int) -> None:
        """A moderator of one channel has no say in another: the press must come from the game's own."""
        info = await self.client.tables.get(game_id)
        if info.channel_id != interaction.channel_id:
            raise UserError("other_channel")

    async def _reset(self, interaction: Interaction, game_id: int) -> str:
        info = await self.client.tables.reset(game_id, person(interaction.user))
        if info.started is None:
            await self.client.tables.note(game_id, "lobby_edit")
        return "mod-reset-done"

    async def _restore(self, interaction: Interaction, game_id: int) -> str:
        info = await self.client.tables.get(game_id)
        if (await self.client.tables.last_reset(info.channel_id)).id != game_id:
            raise UserError("stale")
        info = await self.client.tables.restore(info.channel_id, person(interaction.user))
        if info.status == "lobby":
            await self.client.tables.note(game_id, "lobby")
        return "mod-restore-done"

    async def _cancel(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        require_moderator(interaction)
        await self._replace(interaction, "mod-cancelled")

    async def _replace(self, interaction: Interaction, key: str) -> None:
        text = say(self.client.language(interaction), key)
        await answer(interaction, Message(plain_view(text)))
