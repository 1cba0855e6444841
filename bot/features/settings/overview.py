"""What counts in a place and for a person, and who has set it."""

from __future__ import annotations

import discord

from bot.i18n.catalogue import translate
from bot.preferences.declared import MODERATORS, PREFERENCES, Preference, existing_roles, parse_roles
from bot.preferences.permissions import moderator_roles
from bot.preferences.settings import Preferences, ResolvedSetting, Scope, Source
from bot.ui.settings_text import setting_line, source_text


def overview(
    preferences: Preferences, scope: Scope, guild: discord.Guild | None, language: str, person: int
) -> str:
    """Return what counts in a place and who has set it, a line each.

    Below what a person (by Discord id) can set for themselves stands what they have set. In direct messages
    that is all there is to set.
    """
    lines = [translate(language, "settings-head")]
    for preference in PREFERENCES:
        if scope.guild_id is None and not preference.personal:
            continue
        if preference is MODERATORS:
            lines += _moderators(preferences, scope, guild, language)
        else:
            lines += _nearest(preferences, preference, scope, guild, language)
        own = preferences.own(preference, person)
        if own is not None:
            lines.append(setting_line(language, preference, own))
    return "\n".join(lines)


def _nearest(
    preferences: Preferences, preference: Preference, scope: Scope, guild: discord.Guild | None, language: str
) -> list[str]:
    """Return the value of a setting that counts, and the roles that it was set to and that are gone."""
    lines = [setting_line(language, preference, preferences.resolve(preference, scope, guild))]
    for one in preferences.all_set(preference, scope):
        roles = parse_roles(one.value)
        if roles and not preference.counts(one.value, guild):
            lines.append(_gone(language, preference, len(roles), one.source))
    return lines


def _moderators(
    preferences: Preferences, scope: Scope, guild: discord.Guild | None, language: str
) -> list[str]:
    """Return who may moderate, whose roles add to one another."""
    lines = [translate(language, "settings-moderators-permission")]
    for source, roles in moderator_roles(preferences, scope):
        existing = existing_roles(roles, guild)
        if existing:
            value = ",".join(map(str, existing))
            lines.append(setting_line(language, MODERATORS, ResolvedSetting(value, source)))
        # The owner's may be of another server.
        if len(existing) < len(roles) and source != "owner":
            lines.append(_gone(language, MODERATORS, len(roles) - len(existing), source))
    return lines


def _gone(language: str, preference: Preference, count: int, source: Source) -> str:
    where = source_text(language, preference, source)
    return translate(language, "settings-role-gone", count=count, source=where)
