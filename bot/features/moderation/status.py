"""What an action of moderators needs a game to be."""

from __future__ import annotations

from bot.table import Status, TableInfo
from bot.ui.errors import UserError


def require_status(info: TableInfo, *statuses: Status) -> None:
    """Raise UserError unless a game has one of some statuses."""
    if info.status not in statuses:
        raise UserError("not_started" if info.status == Status.LOBBY else info.status)
