"""/watch: following a game without a seat, by direct message and without hidden things."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n.catalogue import translate
from bot.i18n.translator import bot_text
from bot.panels.answer import UserError, acknowledge, tell
from bot.panels.press import Press
from bot.ui.names import person_of

if TYPE_CHECKING:
    from bot.client import Riquet

Interaction: TypeAlias = "discord.Interaction[Riquet]"


class WatchCommands(commands.Cog):
    """/watch and the button that ends it."""

    def __init__(self, client: Riquet) -> None:
        self.client = client
        client.presses.on("unwatch", self._press_unwatch)

    @app_commands.command(name=bot_text("command-watch"), description=bot_text("command-watch-description"))
    @app_commands.rename(stop=bot_text("command-watch-stop"))
    @app_commands.describe(stop=bot_text("command-watch-stop-description"))
    @app_commands.guild_only()
    async def watch(self, interaction: Interaction, stop: bool = False) -> None:
        """Follows the game of this channel by direct message, or stops following it."""
        await acknowledge(interaction)
        info = await self.client.game_here(interaction)
        if stop:
            return await self._stop(interaction, info.id)
        who = person_of(interaction.user)
        await self.client.tables.observers.watch(info.id, who)
        await self.client.deliverer.deliver(info.id)
        if who.discord_id not in [one.discord_id for one in await self.client.tables.observers.of(info.id)]:
            raise UserError("watch_unreachable")
        return await tell(interaction, translate(self.client.language(interaction), "watch-begun"))

    async def _stop(self, interaction: Interaction, game_id: int) -> None:
        await self.client.tables.observers.unwatch(game_id, person_of(interaction.user))
        await tell(interaction, translate(self.client.language(interaction), "watch-ended"))

    async def _press_unwatch(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        await self._stop(interaction, press.game)
