"""One interaction of somebody's: who asks, where, in which language, and how they are answered.

A component of a private panel of ours changes that panel; anything else gets a message of its own that
only the person sees.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord import ui

from bot.i18n.catalogue import translate
from bot.preferences.permissions import moderates, moderates_server
from bot.preferences.settings import Scope, Style
from bot.store import Person
from bot.store.erasures import Erasure
from bot.table import Position, Status, TableInfo, Tables
from bot.ui.component_ids import ComponentId
from bot.ui.components import boxed, button, row
from bot.ui.errors import UserError
from bot.ui.message import Message, plain
from bot.ui.pictures import Picture
from bot.ui.services import Services
from rules.language.words import Words

_NOBODY = discord.AllowedMentions.none()

_Change = Callable[[Message], Awaitable[object]]
"""What puts another message in the place of one that was sent."""


class OutdatedError(Exception):
    """Somebody has been erased while an answer was made that may name them: it is to be made again."""


class Request:
    """An interaction, with all that is asked of it while it is answered; made once, by the router.

    ``values`` are what was picked from a menu, ``sent`` what was written and picked in a form, by the ids of
    its inputs: a text each, or any number of options. ``language`` is that of the answer. Where that is to be
    made again, ``again`` makes it instead of the handler, which has set it once it has done something.
    """

    def __init__(
        self,
        services: Services,
        interaction: discord.Interaction[Any],
        *,
        values: tuple[str, ...] = (),
        sent: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        user, channel = interaction.user, interaction.channel
        self.services = services
        self.interaction = interaction
        self.values = values
        self.sent = sent or {}
        self.who = Person(user.id, user.display_name)
        parent = getattr(channel, "parent_id", None)
        self.scope = Scope(interaction.guild_id, interaction.channel_id, parent)
        self.language = services.preferences.reader_language(user.id, interaction.locale, self.scope)
        self.found_seat: tuple[Position, int] | None = None
        self.again: Callable[[Request], Awaitable[None]] | None = None
        self._erasure = services.tables.store.erasure

    @property
    def erasure(self) -> Erasure:
        """Return the last time that somebody was erased before the answer was begun."""
        return self._erasure

    @property
    def is_outdated(self) -> bool:
        """Say whether somebody has been erased since the answer was begun: it may hold their name."""
        return self._erasure != self.services.tables.store.erasure

    def begin_again(self) -> None:
        """Begin the answer again: nothing of what was read until now is in it."""
        self._erasure = self.services.tables.store.erasure
        self.found_seat = None

    def require_current(self) -> None:
        """Raise OutdatedError if the answer may hold the name of somebody who is erased."""
        if self.is_outdated:
            raise OutdatedError

    @property
    def tables(self) -> Tables:
        """Return the tables."""
        return self.services.tables

    @property
    def style(self) -> Style:
        """Return how pictures that belong to no game are drawn for the person, where they ask for them."""
        return self.services.preferences.style(self.scope, self.interaction.user.id)

    def table_style(self, info: TableInfo) -> Style:
        """Return how a game's pictures are drawn for the person alone."""
        return self.services.table_style(info, self.interaction.user.id)

    @property
    def moderates(self) -> bool:
        """Say whether the person may moderate here: the one check for all that moderators do."""
        interaction = self.interaction
        preferences = self.services.preferences
        return moderates(preferences, interaction.user, interaction.permissions, self.scope)

    @property
    def moderates_server(self) -> bool:
        """Say whether the person may moderate the server as a whole."""
        return moderates_server(self.services.preferences, self.interaction.user, self.scope)

    def translate(self, key: str, **params: object) -> str:
        """Return a text of the bot's own in the person's language."""
        return translate(self.language, key, **params)

    def title(self, kind: str) -> str:
        """Return the name of a game in the person's language."""
        return Words(kind, self.language).text("title")

    def mention(self, path: str) -> str:
        """Return a command as something to click on ("game new")."""
        return self.services.mentions(path)

    def channel(self) -> tuple[int, int]:
        """Return the ids of server and channel; UserError("no_channel") in direct messages."""
        if self.interaction.guild_id is None or self.interaction.channel_id is None:
            raise UserError("no_channel")
        return self.interaction.guild_id, self.interaction.channel_id

    async def open_game(self) -> TableInfo:
        """Return the game that is played or gathers people in this channel.

        Raises UserError if there is none, saying whether the last one has ended or lost its channel.
        """
        _, channel_id = self.channel()
        info = await self.tables.find(channel_id)
        if info is None:
            raise await self._no_game(channel_id)
        return info

    async def _no_game(self, channel_id: int) -> UserError:
        """Return what there is instead of a game that holds a channel."""
        latest = await self.tables.latest(channel_id)
        if latest is not None and latest.status == Status.DETACHED:
            return UserError("parked")
        key = "no_game" if latest is None else "game_ended"
        return UserError(key, command=self.mention("game new"))

    async def latest_game(self) -> TableInfo:
        """Return the newest game of this channel, ended or not; UserError if there was none."""
        if self.interaction.channel_id is None:
            raise UserError("no_channel")
        info = await self.tables.latest(self.interaction.channel_id)
        if info is None:
            raise UserError("no_game", command=self.mention("game new"))
        return info

    async def latest_seated_game(self) -> TableInfo:
        """Return the newest game as :meth:`latest_game`; UserError if the person has no seat at it either."""
        info = await self.latest_game()
        if info.seat_of(self.interaction.user.id) is None:
            raise UserError("not_seated")
        return info

    async def started_game(self) -> Position:
        """Return the newest game of this channel once it has started, and after its end."""
        info = await self.latest_game()
        if not info.fingerprint:
            raise UserError("reset" if info.status == Status.RESET else "not_started")
        return await self.tables.load(info.id)

    async def game_here(self, game_id: int) -> TableInfo:
        """Return a game that has to be of this very channel; UserError if it is of another one.

        A moderator of one channel has no say in another. Raises TableError if there is no such game.
        """
        info = await self.tables.get(game_id)
        if info.channel_id != self.interaction.channel_id:
            raise UserError("other_channel")
        return info

    @property
    def seated(self) -> tuple[Position, int]:
        """Return the game and the person's seat that were found for the handler's audience."""
        assert self.found_seat is not None, "the handler's audience is not one of seated people"
        return self.found_seat

    async def find_seat(self, game_id: int | None = None) -> tuple[Position, int]:
        """Return a game that has started (that of the channel if none is named) and the person's seat.

        Raises UserError or TableError if it has not started or they have no seat.
        """
        if game_id is None:
            _, position = await self.game_played()
        else:
            position = await self.tables.load(game_id)
        return self.seat_at(position)

    async def game_played(self) -> tuple[TableInfo, Position | None]:
        """Return the game of this channel as :meth:`open_game` with its position, None in its lobby."""
        _, channel_id = self.channel()
        found = await self.tables.find_position(channel_id)
        if found is None:
            raise await self._no_game(channel_id)
        return found

    def seat_at(self, position: Position | None) -> tuple[Position, int]:
        """Return a position with the person's seat; UserError if there is none yet or they have no seat."""
        if position is None:
            raise UserError("not_started")
        seat = position.seat_of(self.interaction.user.id)
        if seat is None:
            raise UserError("not_seated")
        return position, seat

    @property
    def on_own_panel(self) -> bool:
        """Say whether this is a component, or its form, of a message that only this person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def acknowledge(self, *, beside: bool = False) -> None:
        """Tell Discord, within its three seconds, that the private answer is coming. May be called twice.

        An answer ``beside`` the panel that was pressed is a message of its own.
        """
        response = self.interaction.response
        if response.is_done():
            return
        if self.on_own_panel and not beside:
            await response.defer()
        else:
            await response.defer(ephemeral=True, thinking=True)

    async def reply(self, message: Message, *, repeats: bool = False) -> None:
        """Show a message to this person alone: in the panel that was pressed, or as a new private message.

        If somebody has been erased since the request came, or is while it is sent, it is made again where the
        handler ``repeats`` by it nothing but looking (or has set ``again``); else it is left out.
        """
        await self.acknowledge()
        await self._show(message, self._put, repeats=repeats)

    async def _put(self, message: Message) -> _Change:
        await self.interaction.edit_original_response(
            view=message.view, attachments=list(message.files), allowed_mentions=_NOBODY
        )
        return self._put

    async def _show(
        self, message: Message, send: Callable[[Message], Awaitable[_Change]], *, repeats: bool
    ) -> None:
        """Send a message that may name people, or what stands for it once somebody has been erased."""
        if self.is_outdated:
            await send(self._left_out(repeats=repeats))
            return
        change = await send(message)
        if self.is_outdated:
            await change(self._left_out(repeats=repeats))

    def _left_out(self, *, repeats: bool) -> Message:
        """Return what stands for an answer that is left out; raise OutdatedError if it is made again."""
        if repeats:
            raise OutdatedError
        return plain(self.translate("answer-left-out"))

    async def confirm(
        self,
        text: str,
        *choices: ui.Item[Any],
        cancel: ComponentId,
        picture: Picture | None = None,
        repeats: bool = False,
    ) -> None:
        """Ask before something is done: the question with its choices, and a button to leave all as it is."""
        shown = () if picture is None else (picture.gallery(),)
        buttons = row(*choices, button(cancel, self.translate("button-cancel")))
        files = () if picture is None else (picture.file(),)
        message = Message(boxed(ui.TextDisplay(text), *shown, buttons), files)
        await self.reply(message, repeats=repeats)

    async def reply_beside(self, message: Message, *, repeats: bool = False) -> None:
        """Show a message privately beside the panel it was asked from, not in its place."""
        if self.interaction.response.is_done():
            await self.reply(message, repeats=repeats)
        else:
            await self._show(message, self._send, repeats=repeats)

    async def _send(self, message: Message) -> _Change:
        await self.interaction.response.send_message(
            view=message.view, files=list(message.files), ephemeral=True, allowed_mentions=_NOBODY
        )
        return self._put

    async def reply_text(self, text: str, *items: ui.Item[Any], repeats: bool = False) -> None:
        """Answer this person alone in a message of its own, leaving any panel as it is."""
        message = plain(text, *items)
        if not self.interaction.response.is_done():
            await self._show(message, self._send, repeats=repeats)
        elif self.on_own_panel:
            await self._show(message, self._follow_up, repeats=repeats)
        else:
            await self._show(message, self._put, repeats=repeats)

    async def _follow_up(self, message: Message) -> _Change:
        sent = await self.interaction.followup.send(
            view=message.view, ephemeral=True, allowed_mentions=_NOBODY, wait=True
        )

        async def change(now: Message) -> None:
            await sent.edit(view=now.view, allowed_mentions=_NOBODY)

        return change

    def wake(self, game_id: int) -> None:
        """Deliver what is pending for a game, in the background."""
        self.services.delivery.wake(game_id)
