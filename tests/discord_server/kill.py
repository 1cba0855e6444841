"""Ends the process of the bot at random moments, again and again, and starts it anew."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum, auto

import discord
from aiohttp import web

from tests.discord_server.ledger import games_amiss, messages_amiss
from tests.discord_server.people import Person
from tests.discord_server.stand_in import Handler, straight
from tests.discord_server.stream import Stream
from tests.discord_server.town import Town

DELIVERED_WITHIN = 180.0

AIMS = (
    "/callback",
    "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
    "/channels/{channel_id}/messages",
    "/channels/{channel_id}/messages/{message_id}",
)
"""With which requests it is ended: the first word, the answer, a message and the change of one."""


class Moment(Enum):
    """When the process is ended."""

    STARTING = auto()
    LATER = auto()
    BEFORE_A_REQUEST = auto()
    AFTER_A_REQUEST = auto()


_WEIGHTS = {
    Moment.STARTING: 1,
    Moment.LATER: 3,
    Moment.BEFORE_A_REQUEST: 3,
    Moment.AFTER_A_REQUEST: 3,
}
_STARTING, _LIVING, _PATIENCE = 1.6, 1.5, 3.0
_MOST_REQUESTS = 6


@dataclass
class Killing:
    """A stream of commands and the end of the process, so many times.

    ``forgets`` says that Discord knows no nonce any more when the bot is back, as after its window.
    """

    town: Town
    draws: random.Random
    forgets: bool = False
    channels: int = 6
    ended: Counter[Moment] = field(default_factory=Counter[Moment])

    def __post_init__(self) -> None:
        town = self.town
        role = town.discord.add_role(town.server, "Moderators", discord.Permissions(manage_channels=True))
        moderator = Person(town.discord, town.discord.add_user("Mo")).join(town.server, role)
        channels = [
            town.discord.add_channel(town.server, f"canal-{number}") for number in range(self.channels)
        ]
        self.stream = Stream(town, channels, moderator, self.draws)

    async def begin(self) -> None:
        """Let a game begin in every channel before the process is ended for the first time."""
        running = "SELECT 1 FROM game WHERE status = 'open'"
        await self.town.bot.start()
        playing = asyncio.create_task(self.stream.run())
        await self.town.discord.until(lambda: len(self.town.rows(running)) == len(self.stream.channels))
        await self.town.bot.kill()
        await _ended(playing)

    async def run(self, kills: int) -> None:
        """Let the bot live and die so many times."""
        for _ in range(kills):
            moment = self.draws.choices(list(_WEIGHTS), list(_WEIGHTS.values()))[0]
            await self._live_until(moment)
            self.ended[moment] += 1
            if self.forgets:
                self.town.discord.messages.forget_nonces()

    async def _live_until(self, moment: Moment) -> None:
        if moment is Moment.STARTING:
            await self.town.bot.launch()
            await asyncio.sleep(self.draws.uniform(0, _STARTING))
            await self.town.bot.kill()
            return
        await self.town.bot.start()
        playing = asyncio.create_task(self.stream.run())
        try:
            if moment is Moment.LATER:
                await asyncio.wait((playing,), timeout=self.draws.uniform(0, _LIVING))
            else:
                await self._die_with_a_request(moment, playing)
        finally:
            await self.town.bot.kill()
            await _ended(playing)

    async def _die_with_a_request(self, moment: Moment, playing: asyncio.Task[None]) -> None:
        """End the process at one of its requests of a kind, before or after Discord heeds it."""
        aim, wanted = self.draws.choice(AIMS), self.draws.randint(1, _MOST_REQUESTS)
        died, seen = asyncio.Event(), 0

        async def deadly(request: web.Request, handler: Handler) -> web.StreamResponse:
            nonlocal seen
            resource = request.match_info.route.resource
            assert resource is not None
            seen += resource.canonical.endswith(aim)
            if seen < wanted or died.is_set():
                return await handler(request)
            heeded = moment is Moment.AFTER_A_REQUEST
            answer = await handler(request) if heeded else web.Response(status=502)
            died.set()
            await self.town.bot.kill()
            return answer

        self.town.discord.way = deadly
        dying = asyncio.create_task(died.wait())
        await asyncio.wait((playing, dying), timeout=_PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        self.town.discord.way = straight

    async def complaints(self) -> list[str]:
        """Start once more, wait until all is delivered and stop; return what is lost, half or twice."""
        town = self.town
        await town.bot.start()
        with suppress(TimeoutError):
            await town.discord.until(
                lambda: not town.rows("SELECT 1 FROM outbox WHERE done IS NULL"), DELIVERED_WITHIN
            )
        if await town.bot.stop() != 0:
            return [f"it does not stop cleanly: {town.bot.log[-2000:]}"]
        return [
            *self.stream.ledger.complaints(town.bot.database),
            *messages_amiss(town.discord, town.bot.database),
            *await games_amiss(town.bot.database),
        ]


async def _ended(playing: asyncio.Task[None]) -> None:
    """Let people act no more; raise what went wrong with them."""
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
