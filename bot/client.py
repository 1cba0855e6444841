"""The bot: what all its parts share, and how it starts and stops."""

from __future__ import annotations

import itertools
import json
import logging
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.actions import all_game_commands
from bot.commands.language import LanguageCommands
from bot.commands.lobby import LobbyCommands
from bot.commands.look import LookCommands
from bot.commands.moderation import add_moderation
from bot.commands.privacy import PrivacyCommands
from bot.commands.rulebook import RulebookCommands
from bot.commands.seats import SeatCommands
from bot.commands.settings import SettingsCommands
from bot.commands.watch import WatchCommands
from bot.config import Config
from bot.i18n.catalogue import translate
from bot.i18n.translator import KeyTranslator
from bot.outbox import Deliverer
from bot.panels import acting, consent
from bot.panels.answer import RefusedError, UserError, error_text, tell
from bot.panels.dispatch import Presses
from bot.panels.press import PressButton, PressSelect
from bot.panels.why import Refusals, why_button
from bot.places_gone import PlacesGone
from bot.preferences.languages import Languages
from bot.preferences.places import PlaceSettings
from bot.preferences.scope import Scope
from bot.store import Preferences, Store
from bot.store.threads import known_threads
from bot.table import Position, StandInPlaysError, TableError, TableInfo, Tables
from rules.language.words import Words

log = logging.getLogger(__name__)

_ANSWERED = (40060, 10062)
"""Discord's codes for "already acknowledged" and "unknown interaction"."""

INTENTS = discord.Intents(guilds=True)
PERMISSIONS = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True, embed_links=True
)
SCOPES = ("bot", "applications.commands")

_COGS = (
    LobbyCommands,
    LookCommands,
    RulebookCommands,
    LanguageCommands,
    SettingsCommands,
    PrivacyCommands,
    SeatCommands,
    WatchCommands,
    PlacesGone,
)


class Riquet(commands.AutoShardedBot):
    """The bot on Discord, or on the machine's own page.

    ``database`` is the file of all games; ``always_sync`` sends the commands to Discord at every start
    instead of only when they have changed.
    """

    store: Store
    tables: Tables
    languages: Languages
    place_settings: PlaceSettings

    def __init__(
        self,
        settings: Config,
        database: Path,
        components: Mapping[str, Mapping[str, str]] | None = None,
        *,
        always_sync: bool = False,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
        )
        self.settings = settings
        self.presses = Presses()
        self.refusals = Refusals()
        self.deliverer = Deliverer(self)
        self.heeds_locales = True
        """Whether the language of somebody's Discord counts as theirs; set it before the start."""
        self._database = database
        self._components = components or {}
        self._always_sync = always_sync
        self._pictures = itertools.count(1)
        self.command_ids: dict[str, int] = {}
        self.threads: dict[int, int] = {}
        """The channel of each thread that a game was played in."""

    async def setup_hook(self) -> None:
        """Opens the store, adds commands and presses, and starts delivering what channels are owed."""
        self.store = await Store.open(self._database, discord.utils.utcnow)
        self.tables = Tables(self.store, components=self._components)
        await self.tables.upgrade.adopt_rules()
        self.threads = await known_threads(self.store.reader)
        preferences = await Preferences.load(self.store)
        self.languages = Languages(preferences, self.settings.language, heeds_locales=self.heeds_locales)
        self.place_settings = PlaceSettings(preferences, self.settings)
        self.add_dynamic_items(PressButton, PressSelect)
        acting.register(self)
        consent.register(self)
        await self.tree.set_translator(KeyTranslator())
        for cog in _COGS:
            await self.add_cog(cog(self))
        add_moderation(self)
        for group in all_game_commands():
            self.tree.add_command(group)
        await self._sync()
        self.deliverer.start()

    async def close(self) -> None:
        """Stops delivering and closes the store; what is still owed waits there."""
        await self.deliverer.stop()
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Forms are read here and not by discord.py's own, which would forget them at a restart."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self.presses.handle_form(interaction)

    async def tree_payload(self) -> list[dict[str, Any]]:
        """All commands as Discord gets them, in every language."""
        translator = self.tree.translator
        assert translator is not None
        return [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]

    async def _sync(self) -> None:
        """Sends the commands to Discord if they have changed since they were last sent."""
        payload = json.dumps(await self.tree_payload(), sort_keys=True)
        facts = f"{self.application_id}\n{payload}"
        digest = sha256(facts.encode()).hexdigest()
        stored = json.loads(await self.store.meta("commands") or "{}")
        if self._always_sync or stored.get("digest") != digest:
            synced = await self.tree.sync()
            stored = {"digest": digest, "ids": {command.name: command.id for command in synced}}
            await self.store.set_meta("commands", json.dumps(stored))
            log.info("sent %d commands to Discord", len(synced))
        self.command_ids = stored["ids"]

    async def post_open_games(self) -> None:
        """Posts every open game's board, and every open table's buttons, once more."""
        for game_id in await self.tables.open_games():
            info = await self.tables.get(game_id)
            if info.status == "lobby":
                await self.tables.messages.enqueue_note(game_id, "lobby")
            else:
                try:
                    await self.tables.messages.post_again(game_id)
                except TableError:
                    log.exception("the board of game %d cannot be shown", game_id)
            await self.deliverer.deliver(game_id)

    def picture_name(self, what: str) -> str:
        """A file name that no picture had before, so that no cache shows an old one."""
        moment = int(discord.utils.utcnow().timestamp() * 1000)
        return f"{what}-{moment:x}-{next(self._pictures)}.png"

    def mention_command(self, path: str) -> str:
        """A command as something to click on ("game new")."""
        root = path.split()[0]
        command_id = self.command_ids.get(root)
        return f"</{path}:{command_id}>" if command_id else f"`/{path}`"

    def language(self, interaction: discord.Interaction[Any]) -> str:
        """The language of private answers to this person."""
        return self.languages.of_reader(interaction)

    def table_language(self, info: TableInfo) -> str:
        """The language of what all see of a game."""
        return self.languages.of_place(self._place(info))

    def follower_language(self, discord_id: int, info: TableInfo) -> str:
        """The language of what somebody who follows a game is sent."""
        return self.languages.of_person(discord_id, self._place(info))

    def look(self, interaction: discord.Interaction[Any]) -> str:
        """The look of pictures that belong to no game, where somebody asks for them."""
        return self.place_settings.look(Scope.of(interaction)).value

    def table_look(self, info: TableInfo) -> str:
        """The look of all pictures of a game, public and private."""
        return self.place_settings.look(self._place(info)).value

    def _place(self, info: TableInfo) -> Scope:
        """Where a game is played."""
        guild = self.get_guild(info.guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(info.channel_id)
        parent = getattr(channel, "parent_id", None) or self.threads.get(info.channel_id)
        return Scope(info.guild_id, info.channel_id, parent)

    def title(self, interaction: discord.Interaction[Any], kind: str) -> str:
        """The name of a game in the person's language."""
        return Words(kind, self.language(interaction)).text("title")

    async def game_here(self, interaction: discord.Interaction[Any]) -> TableInfo:
        """The game being played or gathering in this channel.

        Raises UserError if there is none, saying whether the last one has ended or lost its channel.
        """
        if interaction.channel_id is None or interaction.guild_id is None:
            raise UserError("no_channel")
        info = await self.tables.find(interaction.channel_id)
        if info is None:
            latest = await self.tables.latest(interaction.channel_id)
            if latest is not None and latest.status == "parked":
                raise UserError("parked")
            key = "no_game" if latest is None else "game_ended"
            raise UserError(key, command=self.mention_command("game new"))
        return info

    async def seated(self, interaction: discord.Interaction[Any], game_id: int) -> tuple[Position, int]:
        """A game that has started, and the seat of the person; TableError or UserError if not so."""
        info = await self.tables.get(game_id)
        if info.status == "lobby":
            raise UserError("not_started")
        position = await self.tables.load(game_id)
        seat = position.seat_of(interaction.user.id)
        if seat is None:
            raise UserError("not_seated")
        return position, seat

    def may_moderate(self, interaction: discord.Interaction[Any]) -> bool:
        """The one check for all that moderators do: Manage Channels here, or one of the set roles."""
        where = Scope.of(interaction)
        return self.place_settings.moderates(interaction.user, interaction.permissions, where)

    def may_moderate_server(self, interaction: discord.Interaction[Any]) -> bool:
        """The same check for what concerns a whole server.

        Manage Channels or Manage Server in all of it, or a role that the server or the owner has set.
        """
        return self.place_settings.moderates_server(interaction.user, Scope(interaction.guild_id))

    def is_users_error(self, error: Exception) -> bool:
        """Whether an error is something the person can put right, and no fault of the bot."""
        return isinstance(error, TableError | UserError | RefusedError)

    async def report(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        """Tells the person privately what went wrong; faults of ours are logged."""
        if isinstance(error, discord.HTTPException) and error.code in _ANSWERED:
            # The same interaction came twice, or too late to be answered: whoever waits has their answer.
            log.warning("interaction %d cannot be answered: %s", interaction.id, error)
            return
        language = self.language(interaction)
        text = error_text(language, error)
        if text is None:
            log.error("interaction %d failed", interaction.id, exc_info=error)
            text = translate(language, "error-ours", number=str(interaction.id))
        items: list[discord.ui.Item[Any]] = []
        if isinstance(error, RefusedError):
            items.extend(error.items)
            self.refusals.note(interaction.user.id, interaction.channel_id, error)
            items.append(why_button(error, language))
        if isinstance(error, StandInPlaysError):
            items.append(consent.back_button(error.game, language))
        try:
            await tell(interaction, text, *items)
        except discord.HTTPException:
            log.warning("could not answer interaction %d", interaction.id, exc_info=True)


class Tree(app_commands.CommandTree[Riquet]):
    """Answers errors of commands as those of presses are."""

    async def on_error(
        self, interaction: discord.Interaction[Riquet], error: app_commands.AppCommandError, /
    ) -> None:
        """Reports what a command raised."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.report(interaction, cause)
