"""All commands below /mod, from the files that hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands import moderate

if TYPE_CHECKING:
    from bot.client import Riquet

_PARTS = (moderate,)


def add_moderation(client: Riquet) -> None:
    """Adds the commands for moderators, and registers their presses."""
    for part in _PARTS:
        part.register(client)
    client.tree.add_command(moderate.mod)
