"""Private answers: how every command, press and form is acknowledged and answered.

A press on a private panel of ours changes that panel; anything else gets a message of its own that only
the person sees.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

import render
from bot.i18n.catalogue import translate
from bot.panels.press import cut, row
from bot.table import Position, TableError
from bot.ui.markup import escape_all
from bot.ui.names import seat_names

_TEXT_LIMIT = 3800
_WRITTEN = ("name", "written")
"""Parameters of errors that people wrote, and that are no markup."""


@dataclass(slots=True)
class Message:
    """A message to be sent: text and components in a container, with the files they show."""

    view: ui.LayoutView
    files: Sequence[discord.File] = field(default_factory=tuple)


class UserError(Exception):
    """Something a person asked for that cannot be; ``key`` and ``params`` are of the bot's own texts."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params


class RefusedError(Exception):
    """Something the rules do not allow; its text is already in the person's language.

    ``kind`` is the game and ``rule`` the id of the rule, for whoever asks why. ``items`` are buttons for what
    is possible instead.
    """

    def __init__(self, text: str, kind: str, rule: str, items: tuple[ui.Item[Any], ...] = ()) -> None:
        super().__init__(text)
        self.kind = kind
        self.rule = rule
        self.items = items


def on_own_panel(interaction: discord.Interaction[Any]) -> bool:
    """Whether this is a press (or a form opened) on a message that only this person sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def acknowledge(interaction: discord.Interaction[Any], *, beside: bool = False) -> None:
    """Tells Discord, within its three seconds, that the private answer is coming. May be called twice.

    An answer ``beside`` the panel that was pressed is a message of its own.
    """
    if interaction.response.is_done():
        return
    if on_own_panel(interaction) and not beside:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def answer(interaction: discord.Interaction[Any], message: Message) -> None:
    """Shows a message to this person alone: in the panel that was pressed, or as a new private message."""
    await acknowledge(interaction)
    await interaction.edit_original_response(
        view=message.view, attachments=list(message.files), allowed_mentions=discord.AllowedMentions.none()
    )


async def tell(interaction: discord.Interaction[Any], text: str, *items: ui.Item[Any]) -> None:
    """Says something to this person alone, in a message of its own, leaving any panel as it is."""
    view = plain_view(text, *items)
    nobody = discord.AllowedMentions.none()
    if not interaction.response.is_done():
        await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=nobody)
    elif on_own_panel(interaction):
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=nobody)
    else:
        await interaction.edit_original_response(view=view, attachments=[], allowed_mentions=nobody)


def plain_view(text: str, *items: ui.Item[Any]) -> ui.LayoutView:
    """A view of one text and, below it, a row of buttons."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    if items:
        view.add_item(row(*items))
    return view


def long_text(position: Position, seat: int | None, language: str) -> Message:
    """The whole description of a board for a seat or the public: as text if it fits, else as a file too."""
    view, names = position.game.view(seat), seat_names(position.info, language)
    text = render.describe(view, language, long=True, names=escape_all(names))
    if len(text) <= _TEXT_LIMIT:
        return Message(plain_view(text))
    whole = render.describe(view, language, long=True, names=names)
    name = translate(language, "board-text-file")
    shown = plain_view(cut(text, _TEXT_LIMIT))
    shown.add_item(ui.File(f"attachment://{name}"))
    return Message(shown, [discord.File(io.BytesIO(whole.encode()), name)])


def _written(language: str, name: str, value: object) -> object:
    """What somebody wrote, without its markup; the name of who was forgotten is empty."""
    if name == "name" and value == "":
        return translate(language, "former-player")
    return escape_all([value])[0] if isinstance(value, str) else value


def error_text(language: str, error: Exception) -> str | None:
    """What is said of an error that is the person's business; None if it is ours."""
    if isinstance(error, RefusedError):
        return str(error)
    if isinstance(error, TableError | UserError):
        unmarked = {
            name: _written(language, name, value) if name in _WRITTEN else value
            for name, value in error.params.items()
        }
        return translate(language, f"error-{error.key.replace('_', '-')}", **unmarked)
    return None
