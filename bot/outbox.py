"""Delivers what channels are owed: rows of the outbox, in order, once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord.ext import tasks

from bot.announce import compose
from bot.following import send_privately
from bot.places_gone import UNKNOWN_CHANNEL, park
from bot.table.locks import KeyedLocks
from bot.threads import ARCHIVED, NOT_FOR_EVER, note_parent, reopen

if TYPE_CHECKING:
    from bot.client import Riquet
    from bot.store import OutboxRow

log = logging.getLogger(__name__)

_FIRST_WAIT = timedelta(seconds=5)
_LONGEST_WAIT = timedelta(hours=1)
_TRIES_OF_A_BAD_REQUEST = 3


class Deliverer:
    """Sends the rows of each game in their order; a row that fails is tried again later and later.

    What a channel is owed and what each observer is owed are queues of their own: none waits for another.

    Where stand-ins play for somebody, they move before: the channel hears of it in the same breath.

    The row's id is the message's nonce, so that Discord itself drops a second sending of a row whose
    delivery was not noted.
    """

    def __init__(self, client: Riquet) -> None:
        self._client = client
        self._locks: KeyedLocks[tuple[int, int | None]] = KeyedLocks()
        self._playing: KeyedLocks[int] = KeyedLocks()
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
        self._run(self.deliver(game_id))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    @tasks.loop(seconds=10)
    async def _sweep(self) -> None:
        for game_id in await self._client.tables.stand_ins.games():
            await self._play_stand_ins(game_id)
        for row in await self._client.tables.outbox.due(discord.utils.utcnow()):
            # A queue at work takes all that is due; one that Discord keeps waiting must not gather others.
            if (queue := _queue(row)) not in self._locks:
                self._run(self._deliver_queue(*queue))

    @_sweep.before_loop
    async def _wait(self) -> None:
        await self._client.wait_until_ready()

    async def deliver(self, game_id: int) -> None:
        """Lets stand-ins play at a game and delivers what it owes; returns when that is done."""
        await self._play_stand_ins(game_id)
        rows = await self._client.tables.outbox.due(discord.utils.utcnow(), game_id)
        await asyncio.gather(*(self._deliver_queue(*_queue(row)) for row in rows))

    async def _deliver_queue(self, game_id: int, recipient: int | None) -> None:
        async with self._locks.hold((game_id, recipient)):
            outbox = self._client.tables.outbox
            while rows := [
                row
                for row in await outbox.due(discord.utils.utcnow(), game_id)
                if _queue(row) == (game_id, recipient)
            ]:
                for row in rows:
                    await self._send(row)

    async def _play_stand_ins(self, game_id: int) -> None:
        """Plays for absent seats; a fault there is one of this game and holds nothing up."""
        try:
            async with self._playing.hold(game_id):
                await self._client.tables.stand_ins.play(game_id)
        except Exception:
            log.exception("the stand-in of game %d cannot play", game_id)

    async def _send(self, row: OutboxRow) -> None:
        """Sends one row and notes it, or when to try again: until then all behind it wait."""
        outbox = self._client.tables.outbox
        try:
            message_id = await self._deliver_row(row)
        except discord.NotFound as error:
            # The channel, or the message to change, is gone for good: what waits behind must not wait too.
            log.warning("row %d of game %d cannot be delivered: %s", row.id, row.game_id, error)
            if error.code == UNKNOWN_CHANNEL and row.recipient is None:
                await park(self._client, row.game_id)
            await outbox.give_up(row.id, str(error))
            return
        except Exception as error:
            if not isinstance(error, discord.HTTPException | aiohttp.ClientError | OSError):
                # A fault of ours, in one game: it must not end the loop that serves all of them.
                log.exception("row %d of game %d cannot be made into a message", row.id, row.game_id)
            if row.attempts >= _TRIES_OF_A_BAD_REQUEST and _is_hopeless(error):
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
        """Sends one row, opening its thread again if Discord has archived it; the message's id."""
        if row.recipient is not None:
            return await send_privately(self._client, row)
        await note_parent(self._client, row.guild_id, row.channel_id)
        try:
            return await self._post(row)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        await reopen(self._client, row.channel_id)
        # The message is made anew: its files were closed with the first try.
        return await self._post(row)

    async def _post(self, row: OutboxRow) -> int | None:
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


def _queue(row: OutboxRow) -> tuple[int, int | None]:
    """The game and the person, or None for its channel, whose rows are sent one after the other."""
    return row.game_id, None if row.recipient is None else row.recipient.discord_id or 0


def _is_hopeless(error: Exception) -> bool:
    """Whether Discord will never take a message, whatever time goes by."""
    return isinstance(error, discord.HTTPException) and error.status == 400 and error.code not in NOT_FOR_EVER
