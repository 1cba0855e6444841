"""/settings: what counts in a channel, its server and for oneself, and where that was set.

All answers are private; no message in the channel speaks of a change.
"""

from __future__ import annotations

from inspect import Parameter

import discord

from bot.features.settings.overview import overview
from bot.features.settings.places import (
    AUTOMATIC,
    ME,
    WHERE,
    WHERE_OR_ME,
    choice_keys,
    read_choice,
    read_place,
    require_moderator_of,
    scope_of,
)
from bot.preferences.declared import (
    EVERYBODY,
    NOBODY,
    PREFERENCES,
    START,
    Preference,
    existing_roles,
)
from bot.preferences.settings import Place, ResolvedSetting
from bot.ui.commands import Help, SlashCommand, command, sign
from bot.ui.errors import UserError
from bot.ui.request import Request
from bot.ui.router import Audience
from bot.ui.settings_text import source_text

_ROLE = "role"
_WHO = choice_keys(START.key, (EVERYBODY, "moderators", _ROLE, NOBODY, AUTOMATIC))


@command("settings show", Help("help-settings", "show"), anywhere=True, looks=True)
async def show(request: Request) -> None:
    """Answer to anybody what counts here, and who has set it; in direct messages, what counts for them."""
    preferences, guild = request.services.preferences, request.interaction.guild
    person = request.interaction.user.id
    text = overview(preferences, request.scope, guild, request.language, person)
    await request.reply_text(text, repeats=True)


def choice_command(preference: Preference) -> SlashCommand:
    """Return the command that sets something with a list of choices for a channel or for the server.

    What is personal it sets for the person too, wherever they are.
    """
    name = preference.key.replace("-", "_")
    keys = choice_keys(preference.key, (*preference.choices, AUTOMATIC))
    places = WHERE_OR_ME if preference.personal else WHERE

    async def run(request: Request, where: str, **given: str) -> None:
        if where == ME and preference.personal:
            wanted = read_choice(request, given[name], keys)
            return await _change_own(request, preference, None if wanted == AUTOMATIC else wanted)
        place = read_place(request, where, places)
        require_moderator_of(request, place)
        wanted = read_choice(request, given[name], keys)
        return await _change(request, preference, place, None if wanted == AUTOMATIC else wanted)

    sign(run, {"where": (str, Parameter.empty), name: (str, Parameter.empty)})
    # What people set for themselves is on the page of /my settings, which the help names.
    line = None if preference.personal else Help("help-moderators-settings", name)
    choices = {"where": places, name: keys}
    path = " ".join(("settings", preference.key))
    return SlashCommand(path, run, Audience.ANYONE, line, anywhere=True, choices=choices)


chosen = tuple(choice_command(one) for one in PREFERENCES if one.choices)
"""The commands of all that is chosen from a list."""


@command(
    "settings moderators",
    Help("help-moderators-settings", "moderators"),
    audience=Audience.SERVER_MODERATOR,
    anywhere=True,
    choices={"where": WHERE},
)
async def moderators(request: Request, where: str, role: discord.Role, remove: bool = False) -> None:
    """Let those with a role moderate a channel or the server, or take that back.

    Whoever moderates a channel alone may not: they would appoint others.
    """
    place = read_place(request, where)
    if role.is_default() and not remove:
        raise UserError("settings_role_everybody")

    def changed(before: tuple[int, ...]) -> list[int]:
        if (role.id in before) is not remove:
            raise UserError("settings_role_not_set" if remove else "settings_role_set", role=role.mention)
        kept = [one for one in existing_roles(before, request.interaction.guild) if one != role.id]
        return kept if remove else [*kept, role.id]

    await request.services.preferences.change_moderators(request.scope, place, changed, request.who)
    key = "settings-moderators-removed" if remove else "settings-moderators-added"
    await request.reply_text(request.translate(key, place=place, role=role.mention))


@command(
    "settings start",
    Help("help-moderators-settings", "start"),
    anywhere=True,
    choices={"where": WHERE, "who": _WHO},
)
async def start(request: Request, where: str, who: str, role: discord.Role | None = None) -> None:
    """Set who may open tables for new games in a channel or on the server."""
    place = read_place(request, where)
    require_moderator_of(request, place)
    await _change(request, START, place, _starters(read_choice(request, who, _WHO), role))


def _starters(who: str, role: discord.Role | None) -> str | None:
    """Return what is stored of a choice of who may start games, None to take it back.

    Raises UserError if choice and role do not go together.
    """
    if (who == _ROLE) is not (role is not None):
        raise UserError("settings_role_needed" if role is None else "settings_role_unneeded")
    if role is not None:
        return EVERYBODY if role.is_default() else str(role.id)
    return None if who == AUTOMATIC else who


async def _change(request: Request, preference: Preference, place: Place, value: str | None) -> None:
    """Set something for a place, and answer what was set, or what counts now that it was taken back."""
    preferences = request.services.preferences
    await preferences.set_for_place(request.scope, place, preference, value, request.who)
    found = preferences.resolve(preference, scope_of(request, place), request.interaction.guild)
    await _reply_changed(request, preference, place, value, found)


async def _change_own(request: Request, preference: Preference, value: str | None) -> None:
    """Set something for the person alone, and answer as :func:`_change`."""
    preferences, person = request.services.preferences, request.interaction.user.id
    await preferences.set_for_person(request.who, preference, value)
    found = preferences.resolve(preference, request.scope, request.interaction.guild, person=person)
    await _reply_changed(request, preference, ME, value, found)


async def _reply_changed(
    request: Request, preference: Preference, where: str, value: str | None, found: ResolvedSetting
) -> None:
    """Answer what was set somewhere, or with None what is ``found`` to count there now."""
    text = request.translate(
        f"settings-{preference.key}-{'back' if value is None else 'set'}",
        place=where,
        value=preference.describe(request.language, value or found.value),
        source=source_text(request.language, preference, found.source),
    )
    await request.reply_text(text)
