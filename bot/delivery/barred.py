"""Rows that may not be sent where they belong, until somebody there changes what the bot may do."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import discord

from bot.delivery.sends import HeldBackError
from bot.store import OutboxRow
from bot.ui.venues import PASSING

SPACING = timedelta(seconds=10)
"""Between two tries of a row, whatever happens on its server meanwhile."""


def is_barred(error: Exception) -> bool:
    """Say whether something failed that may go well as soon as the bot may do more, or a thread is open."""
    if isinstance(error, discord.HTTPException):
        return isinstance(error, discord.Forbidden) or error.code in PASSING
    return isinstance(error, HeldBackError)


class Barred:
    """Rows that were refused, with when they were tried last and why."""

    def __init__(self) -> None:
        self._rows: dict[int, tuple[OutboxRow, datetime, Exception]] = {}

    def add(self, row: OutboxRow, now: datetime, error: Exception) -> None:
        """Note that a row was refused."""
        self._rows[row.id] = row, now, error

    def drop(self, row_id: int) -> None:
        """Forget a row, if it is noted."""
        self._rows.pop(row_id, None)

    def take(self, concerned: Callable[[OutboxRow], bool]) -> list[tuple[OutboxRow, datetime]]:
        """Return the rows that a change concerns, each with when it may be tried again.

        Whatever comes of a try is noted anew.
        """
        return [(row, tried + SPACING) for row, tried, _ in self._rows.values() if concerned(row)]

    def held_back(self, channel_id: int, guild_id: int | None) -> OutboxRow | None:
        """Return a row that waits since nobody knows whether it was sent; None without one.

        It is one of a channel, or else, where a server is named, of any of its channels.
        """
        rows = [
            row
            for row, _, error in self._rows.values()
            if isinstance(error, HeldBackError) and row.recipient is None
        ]
        here = (row for row in rows if row.channel_id == channel_id)
        there = (row for row in rows if row.guild_id == guild_id)
        return next(here, None) or next(there, None)
