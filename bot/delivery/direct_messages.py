"""Direct messages: the board for people who follow a game without a seat.

Those who play get what is for them alone: reminders, and what became of their plans.
"""

from __future__ import annotations

import logging

import discord

from bot.delivery.changing import change
from bot.delivery.sends import Sends
from bot.store import OutboxRow
from bot.table import MessageKind, Tables, is_reminder, read_post
from bot.ui.announcement import Announcement
from bot.ui.venues import Venues

log = logging.getLogger(__name__)


class DirectMessages:
    """Sends what is pending for one person each.

    Whoever may not see the game's channel any more, or takes no direct messages, stops following without a
    word; and so do all with the last message of the game. A reminder that its person does not take becomes a
    mention in the channel.
    """

    def __init__(self, client: discord.Client, tables: Tables, venues: Venues, sends: Sends) -> None:
        self._client = client
        self._tables = tables
        self._venues = venues
        self._sends = sends

    async def may_have(self, row: OutboxRow) -> bool:
        """Say whether somebody may still be sent what is pending; whoever may not stops following."""
        reader = _reader(row)
        if reader is None:
            return False
        if await self._venues.may_see(await self._tables.get(row.game_id), reader):
            return True
        await self._stop_following(row.game_id, reader)
        return False

    async def send(self, row: OutboxRow, message: Announcement) -> int | None:
        """Send a message to the person of a row, or change one; its id, or None if they take none."""
        reader = _reader(row)
        assert reader is not None
        if message.edits is not None:
            return await self._change(row, reader, message, message.edits)
        try:
            channel = await self._client.create_dm(discord.Object(reader))
            sent = await self._sends.find(row, channel) if self._sends.in_doubt(row) else None
            if sent is None and is_reminder(row) and not await self._tables.reminding.may_go(row):
                return None
            if sent is None:
                sent = await self._sends.send(row, channel, message, discord.AllowedMentions.none())
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("somebody takes no direct messages about game %d: %s", row.game_id, error)
            if is_reminder(row):
                await self._tables.reminding.fall_back(row)
            else:
                await self._stop_following(row.game_id, reader)
            return None
        if row.kind == MessageKind.NOTE:
            return sent
        info = await self._tables.get(row.game_id)
        if info.status.facts.ended and (row.kind == MessageKind.ABANDON or read_post(row).outcome):
            await self._stop_following(row.game_id, reader)
        return sent

    async def _change(self, row: OutboxRow, reader: int, message: Announcement, message_id: int) -> int:
        try:
            channel = await self._client.create_dm(discord.Object(reader))
            return await change(channel, message_id, message)
        except discord.Forbidden as error:
            log.info("a message about game %d cannot be changed any more: %s", row.game_id, error)
            return message_id

    async def _stop_following(self, game_id: int, reader: int) -> None:
        """End somebody's following of a game, if they do follow it."""
        if any(one.discord_id == reader for one in await self._tables.observers.of(game_id)):
            await self._tables.observers.unwatch(game_id, reader)


def _reader(row: OutboxRow) -> int | None:
    assert row.recipient is not None
    return row.recipient.discord_id
