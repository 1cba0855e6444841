"""/language: what one reads alone, and what everybody in a channel or server reads."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.settings.places import AUTOMATIC, scope_of
from bot.i18n.catalogue import join_list, translate
from bot.i18n.languages import spoken_languages
from bot.i18n.translator import bot_text
from bot.preferences.declared import LANGUAGE
from bot.preferences.settings import Place
from bot.ui.commands import Help, command
from bot.ui.errors import UserError
from bot.ui.request import Request
from bot.ui.router import Audience
from rules import RuleError
from rules.language.lookup import find_value
from rules.values import Scalar


class _Languages(app_commands.Transformer):
    """Offers all languages, each by its own name for itself, which no locale translates; and automatic."""

    @property
    def choices(self) -> list[app_commands.Choice[Any]]:
        """Return what Discord offers."""
        return [
            *(app_commands.Choice(name=one.name, value=one.code) for one in spoken_languages()),
            app_commands.Choice(name=bot_text("language-automatic"), value=AUTOMATIC),
        ]

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> str:
        """Return what was chosen as it is: it is read where errors are answered."""
        return str(value)


Chosen = app_commands.Transform[str, _Languages]


@command("language me", Help("help-language", "me"), anywhere=True)
async def me(request: Request, language: Chosen) -> None:
    """Set the language in which the person is answered; the answer is in it already."""
    wanted = _read_language(request, language)
    await request.services.preferences.set_for_person(request.who, LANGUAGE, wanted)
    if wanted is not None:
        return await request.reply_text(translate(wanted, "language-me-set"))
    reader = _language_now(request)
    name = translate(reader, "language-name")
    return await request.reply_text(translate(reader, "language-me-automatic", spoken=name))


@command(
    "language channel",
    Help("help-moderators-settings", "channel"),
    audience=Audience.MODERATOR,
    anywhere=True,
)
async def channel(request: Request, language: Chosen) -> None:
    """Set the language of what everybody in this channel reads."""
    await _set(request, "channel", language)


@command(
    "language server",
    Help("help-moderators-settings", "server"),
    audience=Audience.SERVER_MODERATOR,
    anywhere=True,
)
async def server(request: Request, language: Chosen) -> None:
    """Set the language of all channels of this server that have none of their own."""
    await _set(request, "server", language)


async def _set(request: Request, place: Place, written: str) -> None:
    """Set the language of a place and answer what everybody reads there from now on."""
    wanted, preferences = _read_language(request, written), request.services.preferences
    await preferences.set_for_place(request.scope, place, LANGUAGE, wanted, request.who)
    spoken = wanted or preferences.language(scope_of(request, place))
    key = f"language-{place}-{'automatic' if wanted is None else 'set'}"
    text = translate(_language_now(request), key, spoken=translate(spoken, "language-name"))
    await request.reply_text(text)


def _language_now(request: Request) -> str:
    """Return the language of the answer by what is set by now; the request has that of before."""
    interaction = request.interaction
    preferences = request.services.preferences
    return preferences.reader_language(interaction.user.id, interaction.locale, request.scope)


def _read_language(request: Request, written: str) -> str | None:
    """Return the language that was chosen, None for automatic.

    Discord may still offer one that this program does not speak, so that is refused here as well.
    """
    if written == AUTOMATIC:
        return None
    names: dict[Scalar, str] = {one.code: one.name for one in spoken_languages()}
    try:
        return str(find_value(written, names))
    except RuleError:
        languages = join_list(request.language, list(names.values()))
        raise UserError("language_unknown", written=written, languages=languages) from None
