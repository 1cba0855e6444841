"""Sends pending messages: rows of the outbox, in order, once."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import aiohttp
import discord
from discord.ext import tasks

from bot.delivery.barred import Barred, is_barred
from bot.delivery.changing import change
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.loops import fault_of, keep_pace, stop_loop
from bot.delivery.lost_venues import detach
from bot.delivery.pauses import Pauses, back_off
from bot.delivery.playing import Playing
from bot.delivery.sends import HeldBackError, Sends
from bot.store import LONGEST_WAIT, STEPS_ASIDE, OutboxRow, Queue, StoreError
from bot.table import Tables, is_reminder
from bot.table.locks import KeyedLocks
from bot.ui.announcement import Announcement
from bot.ui.under_way import finish
from bot.ui.venues import ARCHIVED, PASSING, UNKNOWN_CHANNEL, Venues

log = logging.getLogger(__name__)

_INTERVAL = timedelta(seconds=10)
_TRIES_OF_A_BAD_REQUEST = 3
_TRIES_OF_A_FAULT = 7
"""So often a row is tried that cannot be made into a message: over five minutes."""
_TRIED_KEPT = 256
"""So many of the rows tried last are remembered: one may have been read again just before it was sent."""

_PASSING = (discord.HTTPException, aiohttp.ClientError, OSError, sqlite3.Error, StoreError, HeldBackError)
"""What may go well at another time; anything else is a fault of ours."""

Compose = Callable[[OutboxRow], Awaitable[Announcement | None]]
MakeBlank = Callable[[OutboxRow], Awaitable[Announcement]]


class OutboxWorker:
    """Sends the rows of each game in their order; a row that fails is tried again later and later.

    What is pending for a channel and for each observer are queues of their own: none waits for another.
    Where the bot plays for somebody and need not think, it moves before: the channel reads both at once.

    The message's nonce is the row's id, with the epoch of its database, so that Discord itself drops a second
    sending of a row whose delivery was not noted; ``in_doubt`` are the rows that an earlier process may have
    sent (:mod:`bot.delivery.sends`).
    """

    def __init__(
        self, client: discord.Client, tables: Tables, venues: Venues, in_doubt: Mapping[int, datetime]
    ) -> None:
        self._client = client
        self._tables = tables
        self._venues = venues
        self._sends = Sends(client, tables.store, in_doubt)
        self._direct = DirectMessages(client, tables, venues, self._sends)
        self._compose: Compose | None = None
        self._make_blank: MakeBlank | None = None
        self._locks: KeyedLocks[Queue] = KeyedLocks()
        self._changing: KeyedLocks[int] = KeyedLocks()
        self._playing = Playing(tables)
        self._running: set[asyncio.Task[None]] = set()
        self._stopping = False
        self._tried: deque[int] = deque(maxlen=_TRIED_KEPT)
        self._sent: dict[int, tuple[OutboxRow, int | None]] = {}
        self._faults: Counter[int] = Counter()
        self._pauses = Pauses()
        self._barred = Barred()

    def start(self, compose: Compose, make_blank: MakeBlank) -> None:
        """Start the loop that tries what is due; ``compose`` makes the message of a row.

        ``make_blank`` makes what stands in its place where it cannot be made any more.
        """
        self._compose = compose
        self._make_blank = make_blank
        self._sweep.start()

    async def stop(self, seconds: float) -> None:
        """Begin nothing more, and let what is on its way arrive, for no longer than so many seconds."""
        self._stopping = True
        self._tables.thoughts.stop()
        await stop_loop(self._sweep)
        await finish(self._running, seconds)

    def wake(self, game_id: int) -> None:
        """Deliver what is pending for a game's channel, now and in the background."""
        self._run(game_id, self.deliver(game_id))

    def _run(self, game_id: int, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(_logged(game_id, work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    @tasks.loop(seconds=_INTERVAL.total_seconds())
    async def _sweep(self) -> None:
        """Try what is due. Nothing may leave this: discord.py would end the loop for good."""
        if (fault := await fault_of(self._try_due())) is not None:
            log.error("what is due cannot be read; it is tried again", exc_info=fault)
        keep_pace(self._sweep, _INTERVAL)

    async def _try_due(self) -> None:
        await self._client.wait_until_ready()
        if (fault := await fault_of(self._let_play())) is not None:
            log.error("where the bot plays cannot be read; it is tried again", exc_info=fault)
        for queue in await self._tables.outbox.queues_due(discord.utils.utcnow()):
            # A queue at work needs no other; one that Discord keeps waiting must not gather others.
            if queue not in self._locks:
                self._run(queue.game_id, self._deliver_queue(queue))

    async def _let_play(self) -> None:
        for game_id in await self._playing.play_all():
            self._run(game_id, self._go_on(game_id))

    async def deliver(self, game_id: int) -> None:
        """Let the bot play at a game and deliver what is pending for it; return when that is done.

        What it has to think about comes after that, and nobody waits for it.
        """
        playing = self._playing
        await playing.cancel_outdated(game_id)
        thinks = playing.is_on(game_id) or (await playing.play(game_id, at_once=True)).thinks
        await self._bring_forward(lambda row: row.game_id == game_id)
        await self._deliver_due(game_id)
        if thinks:
            self._run(game_id, self._go_on(game_id))

    async def _go_on(self, game_id: int) -> None:
        """Let the bot play at a game while it has something to decide, and deliver what comes of it."""
        await self._playing.play(game_id)
        await self._deliver_due(game_id)

    async def _deliver_due(self, game_id: int) -> None:
        rows = await self._tables.outbox.due(discord.utils.utcnow(), game_id)
        await asyncio.gather(*(self._deliver_queue(row.queue, row) for row in rows))

    async def hurry(self, concerned: Callable[[OutboxRow], bool]) -> None:
        """Try again what was refused, of the rows that something concerns that has changed on Discord."""
        for queue in await self._bring_forward(concerned):
            self._run(queue.game_id, self._deliver_queue(queue))

    async def _bring_forward(self, concerned: Callable[[OutboxRow], bool]) -> list[Queue]:
        """Let what was refused be tried sooner; return the queues of what is due by it."""
        now = discord.utils.utcnow()
        found = self._barred.take(concerned)
        for row, due in found:
            await self._tables.outbox.bring_forward(row.id, max(now, due))
        return [row.queue for row, due in found if due <= now]

    async def held_back(self, channel_id: int, guild_id: int | None = None) -> OutboxRow | None:
        """Return what a channel does not get since nobody knows whether it was sent; None without such.

        Where a server is named, it may be one of any of its channels.
        """
        while (row := self._barred.held_back(channel_id, guild_id)) is not None:
            if await self._tables.outbox.is_pending(row.id):
                return row
            self._barred.drop(row.id)
        return None

    async def _deliver_queue(self, queue: Queue, first: OutboxRow | None = None) -> None:
        """Send what is due of a queue; ``first`` is what is due first, if it has just been read."""
        waits = queue in self._locks
        async with self._locks.hold(queue):
            if self._pauses.holds(queue, discord.utils.utcnow()):
                return
            # While this waited, or between reading the row and this, another may have tried to send it.
            known = first is not None and not waits and first.id not in self._tried
            fault = await fault_of(self._deliver_rows(queue, first if known else None))
            if fault is None:
                self._pauses.end(queue)
            else:
                log.error("messages of game %d wait for a while", queue.game_id, exc_info=fault)
                self._pauses.begin(queue, discord.utils.utcnow())

    async def _deliver_rows(self, queue: Queue, first: OutboxRow | None) -> None:
        row = first or await self._next(queue)
        while row is not None and not self._stopping:
            row = await self._send(row)

    async def _next(self, queue: Queue) -> OutboxRow | None:
        """Return the row of a queue that is due now; None if none is."""
        rows = await self._tables.outbox.due(discord.utils.utcnow(), queue.game_id)
        return next((row for row in rows if row.queue == queue), None)

    async def _send(self, row: OutboxRow) -> OutboxRow | None:
        """Send one row, as :meth:`_send_now`, once no other change of the same message is on its way.

        Changes that have failed for a while have queues of their own, and are never laid over newer ones.
        """
        if row.changes is None:
            return await self._send_now(row)
        async with self._changing.hold(row.changes):
            return await self._send_now(row)

    async def _send_now(self, row: OutboxRow) -> OutboxRow | None:
        """Send one row and note it, or when to try again; return what is to be sent after it.

        That is None if nothing is, or if all behind it has to wait. What is sent and cannot be noted is kept
        in memory, and only noting it is tried again.
        """
        again = None
        self._tried.append(row.id)
        try:
            if row.id not in self._sent:
                self._sent[row.id] = await self._deliver_row(row)
        except discord.NotFound as error:
            # The channel, or the message to change, is gone for good: what waits behind must not wait too.
            log.warning("row %d of game %d cannot be delivered: %s", row.id, row.game_id, error)
            if error.code == UNKNOWN_CHANNEL and row.recipient is None:
                await detach(self._tables, row.game_id)
            await self._tables.outbox.give_up(row.id, str(error))
        except Exception as error:
            if not await self._set_aside_or_wait(row, error):
                return await self._next(row.queue) if _steps_aside(row) else None
        else:
            again = await self._note(*self._sent[row.id])
        self._forget(row)
        return again or (await self._next(row.queue) if row.more else None)

    async def _note(self, row: OutboxRow, message_id: int | None) -> OutboxRow | None:
        """Note that a row was sent; return it if its message is to be made anew at once.

        That is so where somebody has been erased whom Discord may show in it.
        """
        outbox, store = self._tables.outbox, self._tables.store
        shown = store.erasure if message_id is None else row.shown
        await outbox.delivered(row.id, message_id, shown)
        if message_id is None or shown == store.erasure:
            return None
        return await outbox.make_anew(row, message_id)

    def _forget(self, row: OutboxRow) -> None:
        """Keep nothing in memory of a row of which it is stored that nothing more is to be done."""
        self._sent.pop(row.id, None)
        self._faults.pop(row.id, None)
        self._barred.drop(row.id)
        self._sends.settle(row)

    async def _set_aside_or_wait(self, row: OutboxRow, error: Exception) -> bool:
        """Set a row aside that has failed and always would, and say so; else note when to try it again."""
        failures, hopeless = row.attempts, False
        if not isinstance(error, _PASSING):
            log.error("row %d of game %d cannot be made into a message", row.id, row.game_id, exc_info=error)
            failures = self._faults[row.id]
            self._faults[row.id] += 1
            hopeless = self._faults[row.id] >= _TRIES_OF_A_FAULT
        elif _is_bad_request(error):
            hopeless = row.attempts >= _TRIES_OF_A_BAD_REQUEST
        if hopeless:
            log.error("row %d of game %d is set aside: %s", row.id, row.game_id, error)
            if row.message_id is None:
                await self._tables.messages.set_aside(row, str(error))
                return True
            if await self._blank(row, row.message_id):
                await self._tables.outbox.give_up(row.id, str(error))
                return True
        log.warning("row %d of game %d not delivered: %s", row.id, row.game_id, error)
        now = discord.utils.utcnow()
        if is_barred(error):
            self._barred.add(row, now, error)
        retry_at = now + back_off(failures, LONGEST_WAIT)
        if _steps_aside(row):
            await self._tables.messages.step_aside(row, str(error), retry_at)
        else:
            await self._tables.outbox.failed(row.id, str(error), retry_at)
        return False

    async def _blank(self, row: OutboxRow, message_id: int) -> bool:
        """Put a plain text in the place of a message that cannot be made anew; say whether it stands there.

        It may name somebody who has been erased.
        """
        assert self._make_blank is not None
        try:
            await self._put_in_place(row, await self._make_blank(row), message_id)
        except discord.NotFound:
            return True
        except _PASSING as error:
            log.warning("the message of row %d of game %d still stands: %s", row.id, row.game_id, error)
            return False
        return True

    async def _put_in_place(self, row: OutboxRow, message: Announcement, message_id: int) -> None:
        if row.recipient is not None:
            await self._direct.send(row, replace(message, edits=message_id))
            return
        channel_id = row.posted_in or message.channel_id
        channel = self._client.get_partial_messageable(channel_id, guild_id=message.guild_id)
        await change(channel, message_id, message)

    async def _deliver_row(self, row: OutboxRow) -> tuple[OutboxRow, int | None]:
        """Send one row, opening its thread again if Discord has archived it.

        Return it as it was read for what was sent, and the message's id.
        """
        if row.recipient is None:
            await self._venues.remember_parent(row.guild_id, row.channel_id)
        elif row.message_id is None and not await self._direct.may_have(row):
            return row, None
        is_late = row.aside is not None or row.message_id is not None
        if is_late and await self._tables.outbox.is_changed_since(row):
            # Made anew it would show what was before.
            return row, row.message_id
        row, message = await self._composed(row)
        # Who hung while this was made may have been taken over, and the message be sent by another.
        await self._tables.store.require_held()
        if row.recipient is not None:
            return row, None if message is None else await self._direct.send(row, message)
        try:
            return row, await self._post(row, message)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        await self._venues.reopen(row.channel_id)
        # The message is made anew: its files were closed with the first try.
        row, message = await self._composed(row)
        return row, await self._post(row, message)

    async def _composed(self, row: OutboxRow) -> tuple[OutboxRow, Announcement | None]:
        """Return the message of a row, and the row as it was read for it.

        It is made anew if somebody has been erased meanwhile, and by a row that was sent already in the place
        of that message.
        """
        assert self._compose is not None
        message = await self._compose(row)
        while row.erasure != self._tables.store.erasure:
            now = await self._tables.outbox.read_again(row)
            if now is None:
                return row, None
            row = now
            message = await self._compose(row)
        if message is None or row.message_id is None:
            return row, message
        channel_id = row.posted_in or message.channel_id
        return row, replace(message, edits=row.message_id, channel_id=channel_id, pings=())

    async def _post(self, row: OutboxRow, message: Announcement | None) -> int | None:
        if message is None:
            return None
        channel = self._client.get_partial_messageable(message.channel_id, guild_id=message.guild_id)
        if message.edits is not None:
            return await change(channel, message.edits, message)
        if (sent := await self._sent_before(row, channel)) is not None:
            return sent
        if is_reminder(row) and not await self._tables.reminding.may_go(row):
            return None
        people = [discord.Object(discord_id) for discord_id in message.pings]
        mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)
        return await self._sends.send(row, channel, message, mentions)

    async def _sent_before(self, row: OutboxRow, channel: discord.PartialMessageable) -> int | None:
        """Return the id of a row's message that was sent without being noted; None if there is none.

        Raises HeldBackError where that cannot be known, so that it must not be sent again.
        """
        if not self._sends.in_doubt(row):
            return None
        if await self._venues.may_read_history(row.guild_id, row.channel_id):
            return await self._sends.find(row, channel)
        self._sends.require_nonce(row)
        return None


async def _logged(game_id: int, work: Awaitable[None]) -> None:
    """Deliver in the background; what goes wrong is tried again with what is due."""
    if (fault := await fault_of(work)) is not None:
        log.error("what is pending for game %d cannot be read", game_id, exc_info=fault)


def _steps_aside(row: OutboxRow) -> bool:
    """Say whether what is behind a row that has just failed does not wait for it any more."""
    return row.changes is not None and row.attempts == STEPS_ASIDE - 1


def _is_bad_request(error: Exception) -> bool:
    """Say whether Discord will never take a message, whatever time goes by."""
    return isinstance(error, discord.HTTPException) and error.status == 400 and error.code not in PASSING
