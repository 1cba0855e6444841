"""The bot as discord.py runs it: it starts and stops, keeps its commands at Discord, routes what comes in."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.delivery.changes import Changes
from bot.delivery.composing import Composer
from bot.delivery.counting import Counting
from bot.delivery.lost_venues import LostVenues
from bot.delivery.timers import TimerWatch
from bot.delivery.worker import OutboxWorker
from bot.i18n.translator import KeyTranslator
from bot.table import DamagedError, Status, TableError
from bot.ui.commands import build_commands
from bot.ui.components import IdButton, IdSelect
from bot.ui.errors import UserError
from bot.ui.feature import Feature
from bot.ui.request import Request
from bot.ui.router import Router, cannot_be_answered
from bot.ui.services import Services

log = logging.getLogger(__name__)

INTENTS = discord.Intents(guilds=True)
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)
SCOPES = ("bot", "applications.commands")

_FAREWELL = 5.0
"""Seconds that what is under way has to end when the bot stops."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What the composition root gives to a client that starts."""

    services: Services
    worker: OutboxWorker
    timers: TimerWatch
    counting: Counting


class Riquet(commands.AutoShardedBot):
    """The bot on Discord, or on the machine's own page.

    ``compose`` opens the store and builds the services; ``features`` are all that the bot can do;
    ``always_sync`` sends the commands to Discord at every start instead of only when they have changed;
    ``lasting`` says that the process is there for this client alone: only then are features prepared.
    ``proxy`` is the address of an HTTP proxy through which Discord is reached.
    """

    services: Services
    router: Router

    def __init__(
        self,
        compose: Callable[[discord.Client], Awaitable[Parts]],
        features: Sequence[Feature],
        *,
        always_sync: bool = False,
        lasting: bool = False,
        proxy: str | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            proxy=proxy,
        )
        self._compose = compose
        self._features = features
        self._always_sync = always_sync
        self._lasting = lasting
        self._beside: set[asyncio.Task[None]] = set()
        self._worker: OutboxWorker | None = None
        self._timers: TimerWatch | None = None
        self._counting: Counting | None = None
        self._opened = asyncio.Event()
        self._ending: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open the store, add commands and components, and start sending pending messages."""
        parts = await self._compose(self)
        self.services, self._worker, self._timers = parts.services, parts.worker, parts.timers
        self._counting = parts.counting
        self._opened.set()
        self.router = Router(self.services)
        self.add_dynamic_items(IdButton, IdSelect)
        self.add_listener(self.router.on_interaction)
        logging.getLogger("discord.app_commands.tree").addFilter(is_fault_of_ours)
        await self.tree.set_translator(KeyTranslator())
        await self._add_features()
        await self.add_cog(LostVenues(self.services.tables, self.services.venues))
        await self.add_cog(Changes(self._worker, self.services.venues))
        await self._sync()
        composer = Composer(self.services, (feature.messages for feature in self._features))
        self._worker.start(composer.compose, composer.blank)
        self._timers.start()
        self._counting.start()
        if self._lasting:
            keep_what_is_loaded()
            self._begin_beside(self._find_damage())
            self._begin_beside(self._prepare())

    def _begin_beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside all else, until the bot stops."""
        task = asyncio.get_running_loop().create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _find_damage(self) -> None:
        """Look for games that are damaged, and tell their channels."""
        damage = self.services.tables.damage
        try:
            for game_id in (*await damage.tell_lost(), *await damage.find()):
                self.services.delivery.wake(game_id)
        except Exception:
            log.exception("whether games are damaged cannot be read")

    async def _prepare(self) -> None:
        """Prepare what features need."""
        for feature in self._features:
            if feature.prepare is not None:
                try:
                    await feature.prepare()
                except Exception:
                    log.exception("a feature cannot be prepared; what it needs is made when it is asked for")
        gc.freeze()

    async def _add_features(self) -> None:
        for feature in self._features:
            self.router.add(feature.handlers)
            generated = () if feature.generated is None else feature.generated()
            for command in (*build_commands(feature.commands), *generated):
                self.tree.add_command(command)

    async def close(self) -> None:
        """Begin nothing more, let what is under way end for some seconds, and close the store.

        What is still pending waits there. It is done once, whoever asks for it, and to its end: who is
        cancelled meanwhile is so afterwards.
        """
        if self._ending is None:
            self._ending = asyncio.get_running_loop().create_task(self._end())
        cancelled = None
        while not self._ending.done():
            try:
                await asyncio.wait((self._ending,))
            except asyncio.CancelledError as error:
                cancelled = error
        self._ending.result()
        if cancelled is not None:
            raise cancelled

    async def __aexit__(self, *_: object) -> None:
        """Close; discord.py's own waits for its part of that alone."""
        await self.close()

    async def _end(self) -> None:
        until = asyncio.get_running_loop().time() + _FAREWELL
        beside = tuple(self._beside)
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        if self._timers is not None:
            await self._timers.stop()
            # Whoever waits for an animation is answered at once; what the channel gets with one waits.
            await self.services.animations.close()
        if self._counting is not None:
            await self._counting.stop()
        if self._worker is not None:
            await self.router.stop(until - asyncio.get_running_loop().time())
            await self._worker.stop(until - asyncio.get_running_loop().time())
        await super().close()
        if self._worker is not None:
            await self.services.drawings.close()
            await self.services.thinker.close()
            await self.services.tables.store.close()

    async def stay_connected(self, token: str) -> None:
        """Connect to Discord and stay connected until cancelled; then close.

        Raises what discord.py raises where Discord does not let it in.
        """
        connecting = asyncio.get_running_loop().create_task(self.start(token))
        try:
            await asyncio.wait((connecting,))
        finally:
            connecting.cancel()
            if self._opened.is_set():
                # While a shard takes up its session again, or begins a new one, discord.py drops a
                # cancellation (Shard.reidentify, Shard.reconnect) and goes on with the next shard: it stops
                # at one that finds the client closed.
                await self.close()
                connecting.cancel()
            await asyncio.gather(connecting, return_exceptions=True)
        await connecting

    async def while_held(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end, or until another process takes the database over: HeldError then."""
        doing = asyncio.get_running_loop().create_task(work)
        losing = asyncio.get_running_loop().create_task(self._lose_store())
        try:
            await asyncio.wait((doing, losing), return_when=asyncio.FIRST_COMPLETED)
            await (doing if doing.done() else losing)
        finally:
            for task in (doing, losing):
                task.cancel()
            await asyncio.gather(doing, losing, return_exceptions=True)

    async def _lose_store(self) -> None:
        """Raise HeldError once another process has taken the database over."""
        await self._opened.wait()
        await self.services.tables.store.until_lost()

    async def tree_payload(self) -> list[dict[str, Any]]:
        """Return all commands as Discord gets them, in every language."""
        translator = self.tree.translator
        assert translator is not None
        commands = self.tree.get_commands()
        return [await command.get_translated_payload(self.tree, translator) for command in commands]

    async def _sync(self) -> None:
        """Send the commands to Discord if they have changed since they were last sent."""
        assert self.application_id is not None
        payload = await self.tree_payload()
        facts = f"{self.application_id}\n{json.dumps(payload, sort_keys=True)}"
        digest = sha256(facts.encode()).hexdigest()
        store = self.services.tables.store
        stored: dict[str, Any] = json.loads(await store.meta("commands") or "{}")
        if self._always_sync or stored.get("digest") != digest:
            synced = await self._send_commands(payload)
            stored = {"digest": digest, "ids": {command["name"]: int(command["id"]) for command in synced}}
            await store.set_meta("commands", json.dumps(stored))
            log.info("sent %d commands to Discord", len(synced))
        self.services.mentions.ids = stored["ids"]

    async def _send_commands(self, payload: list[dict[str, Any]]) -> list[Any]:
        """Return the commands as Discord has them: what CommandTree.sync does, without making them anew."""
        assert self.application_id is not None
        try:
            return await self.http.bulk_upsert_global_commands(self.application_id, payload)
        except discord.HTTPException as error:
            raise app_commands.CommandSyncFailure(error, self.tree.get_commands()) from error

    async def post_open_games(self) -> None:
        """Post every open game's board, and every open table's buttons, once more.

        Where a message that something may be lost shows them, it is that alone.
        """
        tables = self.services.tables
        await tables.damage.tell_lost()
        for game_id in await tables.open_games():
            try:
                if game_id in tables.damage.told_lost:
                    pass
                elif (await tables.get(game_id)).status == Status.LOBBY:
                    await tables.messages.enqueue_note(game_id, "lobby")
                else:
                    await tables.messages.post_again(game_id)
            except DamagedError:
                # What of it is damaged was said when it was found.
                log.warning("game %d is damaged and cannot be shown", game_id)
            except TableError:
                log.exception("game %d cannot be shown", game_id)
            await self.services.delivery.deliver(game_id)


def keep_what_is_loaded() -> None:
    """Have Python's garbage collection leave alone whatever there is by now, since it stays to the end.

    Going through all of it takes up to a quarter of a second, and the event loop waits for that.
    """
    gc.collect()
    gc.freeze()


_OUTDATED = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""Why a command cannot run that is not ours as it was sent."""


def is_fault_of_ours(record: logging.LogRecord) -> bool:
    """Say whether a record of discord.py is of anything but what cannot be offered while somebody types.

    They have typed on, and what they see by now is offered to that; or theirs is a command of before.
    """
    error = None if record.exc_info is None else record.exc_info[1]
    return not (cannot_be_answered(error) or isinstance(error, _OUTDATED))


class Tree(app_commands.CommandTree[Riquet]):
    """Answers what goes wrong before a command runs (its own errors never leave the router)."""

    async def on_error(
        self, interaction: discord.Interaction[Riquet], error: app_commands.AppCommandError, /
    ) -> None:
        """Report what kept a command from running; one of before, as some client knows it, is out of date."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, _OUTDATED):
            cause = UserError("stale")
        if interaction.type is discord.InteractionType.autocomplete:
            # Nothing can be offered for it, and nothing be said.
            return
        router = interaction.client.router
        await router.report(Request(router.services, interaction), cause)
