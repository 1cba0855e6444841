"""All commands below /mod, from the files that hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands import (
    moderate,
    moderate_audit,
    moderate_back,
    moderate_files,
    moderate_pause,
    moderate_seats,
)

if TYPE_CHECKING:
    from bot.client import Riquet

_PARTS = (moderate, moderate_back, moderate_seats, moderate_pause, moderate_files, moderate_audit)


def add_moderation(client: Riquet) -> None:
    """Adds the commands for moderators, and registers their presses."""
    for part in _PARTS:
        part.register(client)
    client.tree.add_command(moderate.mod)
