"""Delivers what channels are owed: rows of the outbox, in order, once."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord.ext import tasks

from bot.announce import compose
from bot.table.locks import KeyedLocks

if TYPE_CHECKING:
    from bot.client import Riquet
    from bot.store import OutboxRow

log = logging.getLogger(__name__)

_FIRST_WAIT = timedelta(seconds=5)
_LONGEST_WAIT = timedelta(hours=1)
_TRIES_OF_A_BAD_REQUEST = 3


class Deliverer:
    """Sends the rows of each game in their order; a row that fails is tried again later and later.

    The row's id is the message's nonce, so that Discord itself drops a second sending of a row whose
    delivery was not noted.
    """

    def __init__(self, client: Riquet) -> None:
        self._client = client
        self._locks: KeyedLocks[int] = KeyedLocks()
        self._running: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Starts the loop that tries what is due."""
        self._sweep.start()

    async def stop(self) -> None:
        """Stops; what is under way is given up and tried again at the next start."""
        self._sweep.cancel()
        for task in tuple(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def kick(self, game_id: int) -> None:
        """Delivers what a game's channel is owed, now and in the background."""
        task = asyncio.get_running_loop().create_task(self._deliver(game_id))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    @tasks.loop(seconds=10)
    async def _sweep(self) -> None:
        due = await self._client.tables.outbox.due(discord.utils.utcnow())
        for game_id in dict.fromkeys(row.game_id for row in due):
            await self._deliver(game_id)

    @_sweep.before_loop
    async def _wait(self) -> None:
        await self._client.wait_until_ready()

    async def _deliver(self, game_id: int) -> None:
        async with self._locks.hold(game_id):
            outbox = self._client.tables.outbox
            while rows := await outbox.due(discord.utils.utcnow(), game_id):
                for row in rows:
                    await self._send(row)

    async def _send(self, row: OutboxRow) -> None:
        """Sends one row and notes it, or when to try again: until then all behind it wait."""
        outbox = self._client.tables.outbox
        try:
            message_id = await self._deliver_row(row)
        except discord.NotFound as error:
            # The channel, or the message to change, is gone for good: what waits behind must not wait too.
            log.warning("row %d of game %d cannot be delivered: %s", row.id, row.game_id, error)
            await outbox.give_up(row.id, str(error))
            return
        except Exception as error:
            if not isinstance(error, discord.HTTPException | aiohttp.ClientError | OSError):
                # A fault of ours, in one game: it must not end the loop that serves all of them.
                log.exception("row %d of game %d cannot be made into a message", row.id, row.game_id)
            if row.attempts >= _TRIES_OF_A_BAD_REQUEST and getattr(error, "status", None) == 400:
                # Discord will never take this one: a fault of ours that must not silence the game.
                log.error("row %d of game %d is given up: %s", row.id, row.game_id, error)
                await outbox.give_up(row.id, str(error))
                return
            wait = min(_FIRST_WAIT * 2 ** min(row.attempts, 16), _LONGEST_WAIT)
            log.warning("row %d of game %d not delivered: %s", row.id, row.game_id, error)
            await outbox.failed(row.id, str(error), discord.utils.utcnow() + wait)
            return
        await outbox.delivered(row.id, message_id)

    async def _deliver_row(self, row: OutboxRow) -> int | None:
        post = await compose(self._client, row)
        if post is None:
            return None
        channel = self._client.get_partial_messageable(post.channel_id, guild_id=post.guild_id)
        if post.edits is not None:
            message = channel.get_partial_message(post.edits)
            await message.edit(
                view=post.view, attachments=list(post.files), allowed_mentions=discord.AllowedMentions.none()
            )
            return post.edits
        sent = await channel.send(
            view=post.view,
            files=list(post.files),
            nonce=row.id,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, replied_user=False, users=[discord.Object(i) for i in post.pings]
            ),
        )
        return sent.id
