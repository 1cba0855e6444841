"""Names and other words of people as they go into Discord's markup."""

from __future__ import annotations

from collections.abc import Sequence

import discord


def escape_all(names: Sequence[str]) -> tuple[str, ...]:
    """Names as they go into Discord's markup: no formatting, no mentions."""
    return tuple(
        discord.utils.escape_markdown(discord.utils.escape_mentions(name)).replace("<", "\\<")
        for name in names
    )
