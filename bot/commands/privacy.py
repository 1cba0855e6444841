"""/privacy: what is stored about somebody, and how it goes."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.i18n.catalogue import translate
from bot.i18n.translator import bot_text
from bot.panels.answer import Message, UserError, acknowledge, answer, plain_view
from bot.panels.press import Press, button, cut, row
from bot.table import PersonalData, PersonalGame, TableError
from bot.ui.markup import escape_all
from rules import GAMES
from rules.language.words import Words

if TYPE_CHECKING:
    from bot.client import Riquet

Interaction: TypeAlias = "discord.Interaction[Riquet]"

_TEXT_LIMIT = 3800


class PrivacyCommands(commands.Cog):
    """The commands below /privacy and their buttons; they work in direct messages too."""

    privacy = app_commands.Group(
        name=bot_text("command-privacy"), description=bot_text("command-privacy-description")
    )

    def __init__(self, client: Riquet) -> None:
        self.client = client
        client.presses.on("privacy_delete", self._press_delete)
        client.presses.on("privacy_keep", self._press_keep)

    @privacy.command(
        name=bot_text("command-privacy-show"), description=bot_text("command-privacy-show-description")
    )
    async def show(self, interaction: Interaction) -> None:
        """Shows all that is stored about the person."""
        await acknowledge(interaction)
        language = self.client.language(interaction)
        kept = await self.client.tables.people.personal_data(interaction.user.id)
        if kept is None:
            nothing = "\n".join(translate(language, key) for key in ("privacy-nothing", "privacy-not-stored"))
            return await answer(interaction, Message(plain_view(nothing)))
        text = kept_text(kept, language)
        shown = plain_view(cut(text, _TEXT_LIMIT))
        if len(text) <= _TEXT_LIMIT:
            return await answer(interaction, Message(shown))
        name = translate(language, "privacy-file")
        shown.add_item(ui.File(f"attachment://{name}"))
        return await answer(interaction, Message(shown, [discord.File(io.BytesIO(text.encode()), name)]))

    @privacy.command(
        name=bot_text("command-privacy-delete"), description=bot_text("command-privacy-delete-description")
    )
    async def delete(self, interaction: Interaction) -> None:
        """Says what goes and what stays, and asks."""
        await acknowledge(interaction)
        language = self.client.language(interaction)
        if await self.client.tables.people.personal_data(interaction.user.id) is None:
            raise TableError("nothing_kept")
        # The buttons are for this person alone, whoever presses them.
        own = str(interaction.user.id)
        delete = button(
            Press("privacy_delete", 0, topic=own),
            translate(language, "button-privacy-delete"),
            discord.ButtonStyle.danger,
        )
        keep = button(Press("privacy_keep", 0, topic=own), translate(language, "button-cancel"))
        container: ui.Container[Any] = ui.Container(
            ui.TextDisplay(
                "\n".join(translate(language, f"privacy-{what}") for what in ("goes", "stays", "ask"))
            )
        )
        container.add_item(row(delete, keep))
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
        await answer(interaction, Message(view))

    async def _press_delete(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        _require_own(interaction, press)
        language = self.client.language(interaction)
        games = await self.client.tables.people.forget(interaction.user.id)
        self.client.place_settings.preferences.forget(interaction.user.id)
        self.client.refusals.forget(interaction.user.id)
        for game in games:
            self.client.deliverer.kick(game)
        await answer(interaction, Message(plain_view(translate(language, "privacy-deleted"))))

    async def _press_keep(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        _require_own(interaction, press)
        language = self.client.language(interaction)
        await answer(interaction, Message(plain_view(translate(language, "privacy-kept"))))


def _require_own(interaction: Interaction, press: Press) -> None:
    if press.topic != str(interaction.user.id):
        raise UserError("not_your_data")


def kept_text(kept: PersonalData, language: str) -> str:
    """All that is stored about somebody, in their language."""
    lines = [
        translate(language, "privacy-head"),
        translate(
            language,
            "privacy-person",
            name=escape_all([kept.person.name])[0] or "–",
            number=str(kept.person.discord_id),
        ),
    ]
    if kept.settings:
        settings = ", ".join(f"{key} = `{value}`" for key, value in kept.settings)
        lines.append(translate(language, "privacy-settings", settings=settings))
    for key, games in (("privacy-games", kept.games), ("privacy-followed", kept.followed)):
        if games:
            lines.append(translate(language, key, count=len(games)))
            lines += [_game_line(game, language) for game in games]
    counts = {
        "privacy-entries": kept.entries,
        "privacy-proposals": kept.proposals,
        "privacy-changes": kept.changes,
        "privacy-uploads": kept.uploads,
        "privacy-owed": kept.pending,
        "privacy-hosted": kept.hosted,
    }
    lines += [translate(language, key, count=count) for key, count in counts.items() if count]
    lines.append(translate(language, "privacy-not-stored"))
    return "\n".join(lines)


def _game_line(game: PersonalGame, language: str) -> str:
    title = Words(game.kind, language).text("title") if game.kind in GAMES else game.kind
    link = f"https://discord.com/channels/{game.guild_id}/{game.channel_id}"
    status = translate(language, f"status-{game.status}")
    if game.place is None:
        return f"- {title} ({game.id}) · {link} · {status}"
    seat = translate(language, "privacy-seat", number=str(game.place + 1))
    return f"- {title} ({game.id}) · {link} · {seat} · {status}"
