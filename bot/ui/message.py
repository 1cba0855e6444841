"""What is sent: a view with the files that it shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.ui.components import boxed, layout, row, truncate

TEXT_LIMIT = 3800
"""Characters of text that a message may have, with room for what stands beside it."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message to be sent: text and components in a view, with the files they show."""

    view: ui.LayoutView
    files: Sequence[discord.File] = ()


def plain(text: str, *items: ui.Item[Any]) -> Message:
    """Return a message of one text and, below it, a row of buttons."""
    below = (row(*items),) if items else ()
    return Message(layout(ui.TextDisplay(truncate(text, TEXT_LIMIT)), *below))


def in_box(text: str, *items: ui.Item[Any]) -> Message:
    """Return a message of one text in a container and, below it, a row of buttons."""
    below = (row(*items),) if items else ()
    return Message(boxed(ui.TextDisplay(truncate(text, TEXT_LIMIT)), *below))
