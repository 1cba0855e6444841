"""/settings: what counts in a channel and its server, and where that was set."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.moderate import require_moderator, require_server_moderator
from bot.i18n.catalogue import available, join_list, translate
from bot.i18n.translator import bot_text
from bot.panels.answer import UserError, acknowledge, tell
from bot.panels.press import cut
from bot.preferences.places import EVERYBODY, LOOK, MODERATORS, NOBODY, START, WHO, read_roles, there
from bot.preferences.scope import ResolvedSetting, Scope, Source, all_set
from bot.store.preferences import Place
from bot.ui.names import person_of
from render import LOOKS

if TYPE_CHECKING:
    from bot.client import Riquet

Interaction: TypeAlias = "discord.Interaction[Riquet]"

_TEXT_LIMIT = 3800
_AUTOMATIC = "automatic"
_ROLE = "role"
_OFFERED = {
    "where": ("channel", "server"),
    LOOK: (*LOOKS, _AUTOMATIC),
    START: (EVERYBODY, MODERATORS, _ROLE, NOBODY, _AUTOMATIC),
}
"""What can be chosen from, by what is asked."""


def _choices(asked: str) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=bot_text(f"settings-{asked}-{value}"), value=value)
        for value in _OFFERED[asked]
    ]


class SettingsCommands(commands.Cog):
    """The commands below /settings. All answers are private; the channel is not told of a change."""

    settings = app_commands.Group(
        name=bot_text("command-settings"),
        description=bot_text("command-settings-description"),
        guild_only=True,
    )

    def __init__(self, client: Riquet) -> None:
        self.client = client

    @settings.command(
        name=bot_text("command-settings-show"), description=bot_text("command-settings-show-description")
    )
    async def show(self, interaction: Interaction) -> None:
        """Says to anybody what counts here, and who has set it."""
        await acknowledge(interaction)
        here = Scope.of(interaction)
        text = overview(self.client, here, interaction.guild, self.client.language(interaction))
        await tell(interaction, cut(text, _TEXT_LIMIT))

    @settings.command(
        name=bot_text("command-settings-look"), description=bot_text("command-settings-look-description")
    )
    @app_commands.rename(
        where=bot_text("command-settings-where"), look=bot_text("command-settings-look-look")
    )
    @app_commands.describe(
        where=bot_text("command-settings-where-description"),
        look=bot_text("command-settings-look-look-description"),
    )
    @app_commands.choices(where=_choices("where"), look=_choices(LOOK))
    async def look(self, interaction: Interaction, where: str, look: str) -> None:
        """Sets the look of the pictures of a channel or of the server."""
        await acknowledge(interaction)
        place, here = _place(interaction, where), Scope.of(interaction)
        _require(interaction, place)
        wanted = _offered(interaction, LOOK, look)
        own = None if wanted == _AUTOMATIC else wanted
        await self.client.place_settings.set_look(here, place, own, person_of(interaction.user))
        found = self.client.place_settings.look(here if place == "channel" else here.server)
        await self._say(interaction, LOOK, place, own, found)

    @settings.command(
        name=bot_text("command-settings-moderators"),
        description=bot_text("command-settings-moderators-description"),
    )
    @app_commands.rename(
        where=bot_text("command-settings-where"),
        role=bot_text("command-settings-moderators-role"),
        remove=bot_text("command-settings-moderators-remove"),
    )
    @app_commands.describe(
        where=bot_text("command-settings-where-description"),
        role=bot_text("command-settings-moderators-role-description"),
        remove=bot_text("command-settings-moderators-remove-description"),
    )
    @app_commands.choices(where=_choices("where"))
    async def moderators(
        self, interaction: Interaction, where: str, role: discord.Role, remove: bool = False
    ) -> None:
        """Lets those with a role moderate a channel or the server, or takes that back.

        Whoever moderates a channel alone may not: they would appoint others.
        """
        await acknowledge(interaction)
        place = _place(interaction, where)
        require_server_moderator(interaction)
        if role.is_default() and not remove:
            raise UserError("settings_role_everybody")

        def changed(before: tuple[int, ...]) -> list[int]:
            if (role.id in before) is not remove:
                raise UserError("settings_role_not_set" if remove else "settings_role_set", role=role.mention)
            kept = [one for one in there(before, interaction.guild) if one != role.id]
            return kept if remove else [*kept, role.id]

        await self.client.place_settings.change_moderators(
            Scope.of(interaction), place, changed, person_of(interaction.user)
        )
        key = "settings-moderators-removed" if remove else "settings-moderators-added"
        await tell(
            interaction, translate(self.client.language(interaction), key, place=place, role=role.mention)
        )

    @settings.command(
        name=bot_text("command-settings-start"), description=bot_text("command-settings-start-description")
    )
    @app_commands.rename(
        where=bot_text("command-settings-where"),
        who=bot_text("command-settings-start-who"),
        role=bot_text("command-settings-start-role"),
    )
    @app_commands.describe(
        where=bot_text("command-settings-where-description"),
        who=bot_text("command-settings-start-who-description"),
        role=bot_text("command-settings-start-role-description"),
    )
    @app_commands.choices(where=_choices("where"), who=_choices(START))
    async def start(
        self, interaction: Interaction, where: str, who: str, role: discord.Role | None = None
    ) -> None:
        """Sets who may open tables for new games in a channel or on the server."""
        await acknowledge(interaction)
        place, here = _place(interaction, where), Scope.of(interaction)
        _require(interaction, place)
        own = _starters(_offered(interaction, START, who), role)
        await self.client.place_settings.set_starters(here, place, own, person_of(interaction.user))
        found = self.client.place_settings.starters(
            here if place == "channel" else here.server, interaction.guild
        )
        await self._say(interaction, START, place, own, found)

    async def _say(
        self, interaction: Interaction, key: str, place: Place, own: str | None, found: ResolvedSetting
    ) -> None:
        """Says what was set, or what counts now that it was taken back."""
        language = self.client.language(interaction)
        value, source = told(language, key, own or found.value), source_text(language, key, found.source)
        end = "back" if own is None else "set"
        await tell(
            interaction, translate(language, f"settings-{key}-{end}", place=place, value=value, source=source)
        )


def _place(interaction: Interaction, where: str) -> Place:
    if interaction.guild_id is None or interaction.channel_id is None:
        raise UserError("no_channel")
    return cast(Place, _offered(interaction, "where", where))


def _offered(interaction: Interaction, asked: str, written: str) -> str:
    """What was chosen; UserError if this program does not offer it, whatever Discord still does."""
    if written in _OFFERED[asked]:
        return written
    language = interaction.client.language(interaction)
    names = [translate(language, f"settings-{asked}-{value}") for value in _OFFERED[asked]]
    raise UserError("settings_unknown", written=written, choices=join_list(language, names))


def _require(interaction: Interaction, place: Place) -> None:
    """Raises UserError for anybody who may not change settings of the channel or of the server."""
    if place == "server":
        require_server_moderator(interaction)
    else:
        require_moderator(interaction)


def _starters(who: str, role: discord.Role | None) -> str | None:
    """What is kept of a choice of who may start games; UserError if choice and role do not go together."""
    if (who == _ROLE) is not (role is not None):
        raise UserError("settings_role_needed" if role is None else "settings_role_unneeded")
    if role is not None:
        return EVERYBODY if role.is_default() else str(role.id)
    return None if who == _AUTOMATIC else who


def overview(client: Riquet, where: Scope, guild: discord.Guild | None, language: str) -> str:
    """What counts in a place and who has set it, a line each."""
    settings = client.place_settings
    lines = [
        translate(language, "settings-head"),
        _line(language, "language", client.languages.found(where)),
        _line(language, LOOK, settings.look(where)),
        _line(language, START, settings.starters(where, guild)),
    ]
    for one in all_set(settings.preferences, where, START):
        if not settings.counts(one.value, guild):
            lines.append(_gone(language, START, 1, one.source))
    lines.append(translate(language, "settings-moderators-permission"))
    for source, roles in settings.moderator_roles(where):
        known = there(roles, guild)
        if known:
            lines.append(_line(language, MODERATORS, ResolvedSetting(",".join(map(str, known)), source)))
        # The owner's may be of another server.
        if len(known) < len(roles) and source != "owner":
            lines.append(_gone(language, MODERATORS, len(roles) - len(known), source))
    return "\n".join(lines)


def _line(language: str, key: str, found: ResolvedSetting) -> str:
    what, value = translate(language, f"settings-name-{key}"), told(language, key, found.value)
    source = source_text(language, key, found.source)
    return translate(language, "settings-line", what=what, value=value, source=source)


def _gone(language: str, key: str, count: int, source: Source) -> str:
    return translate(language, "settings-role-gone", count=count, source=source_text(language, key, source))


def source_text(language: str, key: str, source: Source) -> str:
    """Who has set something: this channel, the channel of this thread, the server, the owner or nobody."""
    return translate(language, f"settings-from-{'nobody' if (key, source) == (START, 'owner') else source}")


def told(language: str, key: str, value: str | None) -> str:
    """What people call the value of a setting of a channel or server; None is that it was taken back."""
    if value is None:
        return translate(language, "settings-look-automatic")
    if key == "language":
        return translate(value, "language-name") if value in available() else value
    if key == LOOK or value in WHO:
        return translate(language, f"settings-{key}-{value}")
    return join_list(language, [f"<@&{role}>" for role in read_roles(value)])
