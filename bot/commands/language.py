"""/language: what one reads alone, and what everybody in a channel or server reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.moderate import require_moderator, require_server_moderator
from bot.i18n.catalogue import available, join_list, translate
from bot.i18n.translator import bot_text
from bot.panels.answer import UserError, acknowledge, tell
from bot.preferences.scope import Scope
from bot.store.preferences import Place
from bot.ui.names import person_of
from rules import RuleError
from rules.language.lookup import find_value
from rules.values import Scalar

if TYPE_CHECKING:
    from bot.client import Riquet

Interaction: TypeAlias = "discord.Interaction[Riquet]"

_AUTOMATIC = "automatic"


def own_names() -> dict[Scalar, str]:
    """The languages that the bot speaks, each by its own name for itself."""
    return {language: translate(language, "language-name") for language in available()}


_CHOICES = [
    *(app_commands.Choice(name=name, value=str(language)) for language, name in own_names().items()),
    app_commands.Choice(name=bot_text("language-automatic"), value=_AUTOMATIC),
]


class LanguageCommands(commands.Cog):
    """The commands below /language. That for oneself works in direct messages as well."""

    language = app_commands.Group(
        name=bot_text("command-language"), description=bot_text("command-language-description")
    )

    def __init__(self, client: Riquet) -> None:
        self.client = client

    @language.command(
        name=bot_text("command-language-me"), description=bot_text("command-language-me-description")
    )
    @app_commands.rename(wanted=bot_text("command-language-language"))
    @app_commands.describe(wanted=bot_text("command-language-language-description"))
    @app_commands.choices(wanted=_CHOICES)
    async def me(self, interaction: Interaction, wanted: str) -> None:
        """Sets the language in which the person is answered; the answer is in it already."""
        await acknowledge(interaction)
        language = self._meant(interaction, wanted)
        await self.client.languages.set_for_person(person_of(interaction.user), language)
        if language is not None:
            return await tell(interaction, translate(language, "language-me-set"))
        spoken = self.client.language(interaction)
        name = translate(spoken, "language-name")
        return await tell(interaction, translate(spoken, "language-me-automatic", spoken=name))

    @language.command(
        name=bot_text("command-language-channel"),
        description=bot_text("command-language-channel-description"),
    )
    @app_commands.rename(wanted=bot_text("command-language-language"))
    @app_commands.describe(wanted=bot_text("command-language-language-description"))
    @app_commands.choices(wanted=_CHOICES)
    async def channel(self, interaction: Interaction, wanted: str) -> None:
        """Sets the language of what everybody in this channel reads."""
        await acknowledge(interaction)
        if interaction.guild_id is None or interaction.channel_id is None:
            raise UserError("no_channel")
        require_moderator(interaction)
        await self._set(interaction, "channel", wanted)

    @language.command(
        name=bot_text("command-language-server"), description=bot_text("command-language-server-description")
    )
    @app_commands.rename(wanted=bot_text("command-language-language"))
    @app_commands.describe(wanted=bot_text("command-language-language-description"))
    @app_commands.choices(wanted=_CHOICES)
    async def server(self, interaction: Interaction, wanted: str) -> None:
        """Sets the language of all channels of this server that have none of their own."""
        await acknowledge(interaction)
        if interaction.guild_id is None:
            raise UserError("no_channel")
        require_server_moderator(interaction)
        await self._set(interaction, "server", wanted)

    async def _set(self, interaction: Interaction, place: Place, wanted: str) -> None:
        """Sets the language of a place and says what everybody reads there from now on."""
        language = self._meant(interaction, wanted)
        here = Scope.of(interaction)
        await self.client.languages.set_for_place(here, place, language, person_of(interaction.user))
        reader = self.client.language(interaction)
        spoken = language or self.client.languages.of_place(here if place == "channel" else here.server)
        end = "automatic" if language is None else "set"
        await tell(
            interaction,
            translate(reader, f"language-{place}-{end}", spoken=translate(spoken, "language-name")),
        )

    def _meant(self, interaction: Interaction, written: str) -> str | None:
        """The language that was chosen, None for automatic.

        Discord may still offer one that this program does not speak, so that is refused here as well.
        """
        if written == _AUTOMATIC:
            return None
        names = own_names()
        try:
            return str(find_value(written, names))
        except RuleError:
            languages = join_list(self.client.language(interaction), list(names.values()))
            raise UserError("language_unknown", written=written, languages=languages) from None
