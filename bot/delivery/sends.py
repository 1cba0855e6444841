"""Messages as they are sent: whatever may have been sent already is looked for before it is sent again.

Discord drops a second message with the same nonce, but knows nonces for a few minutes alone, and gives none
when messages are read. So each message has a mark besides, which nobody sees: the id of its first component.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import datetime, timedelta

import discord
from discord.abc import Messageable

from bot.store import OutboxRow, Store
from bot.ui.announcement import Announcement

NONCE_KEPT = timedelta(minutes=1)
"""So long after a message was first sent its nonce is relied upon, if need be. Discord knows it longer."""

LONGEST_SEND = 60.0
"""Seconds after which sending is given up: what is sent until then still finds its nonce known."""

_CLOCKS_DIFFER = timedelta(days=1)
"""So much Discord's clock and ours may differ when a message is looked for."""

_REFUSED = range(400, 500)
"""The statuses by which Discord says that it has not taken a message."""


class HeldBackError(Exception):
    """A message that may have been sent cannot be looked for: the bot may not read the channel's history."""


class Sends:
    """Sends messages, and knows of which it is in doubt whether they were sent.

    ``in_doubt`` are the rows that an earlier process may have sent, with when they were added. Those that
    this process adds are in doubt only if it does not learn what became of them.
    """

    def __init__(self, client: discord.Client, store: Store, in_doubt: Mapping[int, datetime]) -> None:
        self._client = client
        self._store = store
        self._in_doubt = dict(in_doubt)

    def in_doubt(self, row: OutboxRow) -> bool:
        """Say whether a row may have been sent."""
        return row.id in self._in_doubt

    def settle(self, row: OutboxRow) -> None:
        """Have no doubt about a row any more, since it is noted what became of it."""
        self._in_doubt.pop(row.id, None)

    def require_nonce(self, row: OutboxRow) -> None:
        """Raise HeldBackError unless Discord knows the nonce of a row if the row was sent."""
        age = discord.utils.utcnow() - self._in_doubt[row.id]
        if not timedelta(0) <= age < NONCE_KEPT:
            raise HeldBackError("it may have been sent, and the channel's history cannot be read")

    async def find(self, row: OutboxRow, channel: Messageable) -> int | None:
        """Return the id of a row's message in its channel; None if it is not there."""
        since = min(row.created, discord.utils.utcnow()) - _CLOCKS_DIFFER
        mark = self._store.mark(row.id)
        async for message in channel.history(limit=None, after=since):
            if message.author == self._client.user and mark_of(message) == mark:
                return message.id
        return None

    async def send(
        self, row: OutboxRow, channel: Messageable, message: Announcement, mentions: discord.AllowedMentions
    ) -> int:
        """Send a row's message; return its id. Unless Discord refuses it, it is in doubt until settled."""
        doubted = self.in_doubt(row)
        self._in_doubt.setdefault(row.id, discord.utils.utcnow())
        message.view.children[0].id = self._store.mark(row.id)
        try:
            async with asyncio.timeout(LONGEST_SEND):
                sent = await channel.send(
                    view=message.view,
                    files=list(message.files),
                    nonce=self._store.nonce(row.id),
                    allowed_mentions=mentions,
                )
        except discord.HTTPException as error:
            if error.status in _REFUSED and not doubted:
                self.settle(row)
            raise
        return sent.id


def mark_of(message: discord.Message) -> int | None:
    """Return the mark of a message; None if it has no components."""
    return getattr(message.components[0], "id", None) if message.components else None
