"""Sends pending messages: rows of the outbox, in order, once."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from datetime import timedelta
from typing import Any

import aiohttp
import discord
from discord.ext import tasks

from bot.delivery.direct_messages import DirectMessages
from bot.delivery.loops import stop_loop
from bot.delivery.lost_venues import detach
from bot.store import LONGEST_WAIT, OutboxRow, Queue
from bot.table import Tables
from bot.table.locks import KeyedLocks
from bot.ui.announcement import Announcement
from bot.ui.venues import ARCHIVED, PASSING, UNKNOWN_CHANNEL, Venues

log = logging.getLogger(__name__)

_FIRST_WAIT = timedelta(seconds=5)
_TRIES_OF_A_BAD_REQUEST = 3
_TRIED_KEPT = 256
"""So many of the rows tried last are remembered: one may have been read again just before it was sent."""

Compose = Callable[[OutboxRow], Awaitable[Announcement | None]]


class OutboxWorker:
    """Sends the rows of each game in their order; a row that fails is tried again later and later.

    What is pending for a channel and for each observer are queues of their own: none waits for another.
    Where stand-ins play for somebody, they move before: the channel reads both at once.

    The message's nonce is the row's id, with the epoch of its database, so that Discord itself drops a second
    sending of a row whose delivery was not noted.
    """

    def __init__(self, client: discord.Client, tables: Tables, venues: Venues) -> None:
        self._client = client
        self._tables = tables
        self._venues = venues
        self._direct = DirectMessages(client, tables, venues)
        self._compose: Compose | None = None
        self._locks: KeyedLocks[Queue] = KeyedLocks()
        self._playing: KeyedLocks[int] = KeyedLocks()
        self._running: set[asyncio.Task[None]] = set()
        self._tried: deque[int] = deque(maxlen=_TRIED_KEPT)

    def start(self, compose: Compose) -> None:
        """Start the loop that tries what is due; ``compose`` makes the message of a row."""
        self._compose = compose
        self._sweep.start()

    async def stop(self) -> None:
        """Stop; what is under way is given up and tried again at the next start."""
        await stop_loop(self._sweep)
        for task in tuple(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def wake(self, game_id: int) -> None:
        """Deliver what is pending for a game's channel, now and in the background."""
        self._run(self.deliver(game_id))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    @tasks.loop(seconds=10)
    async def _sweep(self) -> None:
        try:
            await self._try_due()
        except Exception:
            # The loop would end for good: whatever is wrong with one row must not silence all games.
            log.exception("what is due cannot be read; it is tried again")

    async def _try_due(self) -> None:
        for game_id in await self._tables.stand_ins.games():
            await self._play_stand_ins(game_id)
        for queue in await self._tables.outbox.queues_due(discord.utils.utcnow()):
            # A queue at work needs no other; one that Discord keeps waiting must not gather others.
            if queue not in self._locks:
                self._run(self._deliver_queue(queue))

    @_sweep.before_loop
    async def _wait(self) -> None:
        await self._client.wait_until_ready()

    async def deliver(self, game_id: int) -> None:
        """Let stand-ins play at a game and deliver what is pending for it; return when that is done."""
        await self._play_stand_ins(game_id)
        rows = await self._tables.outbox.due(discord.utils.utcnow(), game_id)
        await asyncio.gather(*(self._deliver_queue(row.queue, row) for row in rows))

    async def _deliver_queue(self, queue: Queue, first: OutboxRow | None = None) -> None:
        """Send what is due of a queue; ``first`` is what is due first, if it has just been read."""
        waits = queue in self._locks
        async with self._locks.hold(queue):
            # While this waited, or between reading the row and this, another may have tried to send it.
            known = first is not None and not waits and first.id not in self._tried
            row = first if known else await self._next(queue)
            while row is not None:
                await self._send(row)
                row = await self._next(queue) if row.more else None

    async def _next(self, queue: Queue) -> OutboxRow | None:
        """Return the row of a queue that is due now; None if none is."""
        rows = await self._tables.outbox.due(discord.utils.utcnow(), queue.game_id)
        return next((row for row in rows if row.queue == queue), None)

    async def _play_stand_ins(self, game_id: int) -> None:
        """Play for absent seats; a fault there is one of this game and holds nothing up."""
        try:
            async with self._playing.hold(game_id):
                await self._tables.stand_ins.play(game_id)
        except Exception:
            log.exception("the stand-in of game %d cannot play", game_id)

    async def _send(self, row: OutboxRow) -> None:
        """Send one row and note it, or when to try again: until then all behind it wait."""
        outbox = self._tables.outbox
        try:
            message_id = await self._deliver_row(row)
        except discord.NotFound as error:
            # The channel, or the message to change, is gone for good: what waits behind must not wait too.
            log.warning("row %d of game %d cannot be delivered: %s", row.id, row.game_id, error)
            if error.code == UNKNOWN_CHANNEL and row.recipient is None:
                await detach(self._tables, row.game_id)
            await outbox.give_up(row.id, str(error))
        except Exception as error:
            await self._try_later(row, error)
        else:
            await outbox.delivered(row.id, message_id)
        self._tried.append(row.id)

    async def _try_later(self, row: OutboxRow, error: Exception) -> None:
        """Note when to try a row again that has failed; give it up if Discord will never take it."""
        outbox = self._tables.outbox
        if not isinstance(error, discord.HTTPException | aiohttp.ClientError | OSError):
            # A fault of ours, in one game: it must not end the loop that serves all of them.
            log.error("row %d of game %d cannot be made into a message", row.id, row.game_id, exc_info=error)
        if row.attempts >= _TRIES_OF_A_BAD_REQUEST and _is_hopeless(error):
            log.error("row %d of game %d is given up: %s", row.id, row.game_id, error)
            await outbox.give_up(row.id, str(error))
            return
        wait = min(_FIRST_WAIT * 2 ** min(row.attempts, 16), LONGEST_WAIT)
        log.warning("row %d of game %d not delivered: %s", row.id, row.game_id, error)
        await outbox.failed(row.id, str(error), discord.utils.utcnow() + wait)

    async def _deliver_row(self, row: OutboxRow) -> int | None:
        """Send one row, opening its thread again if Discord has archived it; the message's id."""
        assert self._compose is not None
        if row.recipient is not None:
            if not await self._direct.may_have(row) or (message := await self._compose(row)) is None:
                return None
            return await self._direct.send(row, message)
        await self._venues.remember_parent(row.guild_id, row.channel_id)
        try:
            return await self._post(row, await self._compose(row))
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        await self._venues.reopen(row.channel_id)
        # The message is made anew: its files were closed with the first try.
        return await self._post(row, await self._compose(row))

    async def _post(self, row: OutboxRow, message: Announcement | None) -> int | None:
        if message is None:
            return None
        channel = self._client.get_partial_messageable(message.channel_id, guild_id=message.guild_id)
        if message.edits is not None:
            posted = channel.get_partial_message(message.edits)
            await posted.edit(
                view=message.view,
                attachments=list(message.files),
                allowed_mentions=discord.AllowedMentions.none(),
            )
            return message.edits
        people = [discord.Object(discord_id) for discord_id in message.pings]
        sent = await channel.send(
            view=message.view,
            files=list(message.files),
            nonce=self._tables.store.nonce(row.id),
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, replied_user=False, users=people
            ),
        )
        return sent.id


def _is_hopeless(error: Exception) -> bool:
    """Say whether Discord will never take a message, whatever time goes by."""
    return isinstance(error, discord.HTTPException) and error.status == 400 and error.code not in PASSING
