"""Names and other words of people as they go into Discord's markup."""

from __future__ import annotations

from collections.abc import Iterable

import discord


def escape(text: str) -> str:
    """Return a text without formatting and mentions."""
    return discord.utils.escape_markdown(discord.utils.escape_mentions(text)).replace("<", "\\<")


def escape_all(texts: Iterable[str]) -> tuple[str, ...]:
    """Return some texts without formatting and mentions."""
    return tuple(escape(text) for text in texts)
