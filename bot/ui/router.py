"""Brings each command, component and form to its handler, and each handler's error to the person.

For every interaction a :class:`~bot.ui.request.Request` is made; it is acknowledged and the person checked
against the audience that the handler declares before the handler runs.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, TypeVar

import discord
from discord import ui

from bot.i18n.catalogue import translate
from bot.store import StoreError
from bot.table import StandInPlaysError
from bot.ui.component_ids import ComponentId, Wire
from bot.ui.errors import RefusedError, UserError, error_text, may_name
from bot.ui.message import plain
from bot.ui.request import OutdatedError, Request
from bot.ui.services import Services
from bot.ui.shared_ids import back_button, why_button
from bot.ui.under_way import finish

log = logging.getLogger(__name__)

_ANSWERED = (40060, 10062)
"""Discord's codes for "already acknowledged" and "unknown interaction"."""


def cannot_be_answered(error: BaseException | None) -> bool:
    """Say whether an interaction came twice, or too late to be answered: whoever waits has their answer."""
    return isinstance(error, discord.HTTPException) and error.code in _ANSWERED


C = TypeVar("C", bound=ComponentId)
Run = Callable[[Request], Awaitable[None]]


class Audience(Enum):
    """Who may use something; of moderators it is asked at command, button and form alike."""

    ANYONE = auto()
    SEATED = auto()
    PANEL_OWNER = auto()
    MODERATOR = auto()
    SERVER_MODERATOR = auto()


class Answer(Enum):
    """How an interaction is acknowledged before its handler runs.

    An answer comes in the place of the panel that was pressed, or beside it; what may open a form or needs no
    waiting is acknowledged by its handler.
    """

    IN_PLACE = auto()
    BESIDE = auto()
    BY_HANDLER = auto()


@dataclass(frozen=True, slots=True)
class ComponentHandler:
    """What is done about one kind of component: a button, a menu, or its form when it is sent.

    ``here`` says that the game of its id has to be of the channel where it is used, and ``looks`` that who
    uses it only wants to see something.
    """

    kind: type[ComponentId]
    run: Callable[[Request, Any], Awaitable[None]]
    audience: Audience = Audience.ANYONE
    answer: Answer = Answer.IN_PLACE
    here: bool = False
    form: bool = False
    looks: bool = False


def on(
    kind: type[C],
    run: Callable[[Request, C], Awaitable[None]],
    *,
    audience: Audience = Audience.ANYONE,
    answer: Answer = Answer.IN_PLACE,
    here: bool = False,
    form: bool = False,
    looks: bool = False,
) -> ComponentHandler:
    """Declare what is done about one kind of component.

    Raises TypeError if its ids lack what is to be checked: the game for ``here``, the seat for a panel.
    """
    owned = audience is Audience.PANEL_OWNER
    needed = {"game": here or owned, "seat": owned}
    missing = [name for name, so in needed.items() if so and name not in kind.__struct_fields__]
    if missing:
        raise TypeError(f"{kind.__name__} names no {' and no '.join(missing)}")
    return ComponentHandler(kind, run, audience, answer, here, form, looks)


class Router:
    """The handlers of components and forms by what their ids ask for."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._handlers: dict[tuple[str, bool], ComponentHandler] = {}
        self._under_way: set[asyncio.Task[Any]] = set()
        self._stopping = False
        self._told: set[tuple[int, int]] = set()

    def add(self, handlers: Iterable[ComponentHandler]) -> None:
        """Add handlers; ValueError if there is one for such a component already."""
        for handler in handlers:
            key = handler.kind.action(), handler.form
            if key in self._handlers:
                raise ValueError(f"two handlers for {key[0]!r}")
            self._handlers[key] = handler

    async def run_component(
        self, interaction: discord.Interaction[Any], wire: Wire, values: tuple[str, ...] = ()
    ) -> None:
        """Run the handler of a component that was used; errors are answered privately."""
        request = Request(self.services, interaction, values=values)
        await self._answer(request, self._handled(wire, form=False))

    async def run_form(self, interaction: discord.Interaction[Any]) -> None:
        """Run the handler of a form that was sent; works after a restart as well."""
        data: Any = interaction.data or {}
        wire = Wire.parse(data.get("custom_id", ""))
        run = _late if wire is None else self._handled(wire, form=True)
        await self._answer(Request(self.services, interaction, sent=_sent(data)), run)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Run forms here and not by discord.py's own listener, which would forget them at a restart.

        What no handler can be found for, since its id is none of ours, is answered as well.
        """
        if interaction.type is discord.InteractionType.modal_submit:
            await self.run_form(interaction)
        elif interaction.type is discord.InteractionType.component:
            data: Any = interaction.data or {}
            written = data.get("custom_id", "")
            known = () if interaction.message is None else interaction.message.components
            if Wire.parse(written.removeprefix("s")) is None or not _is_among(known, data):
                await self._answer(Request(self.services, interaction), _late)

    async def run_command(
        self,
        interaction: discord.Interaction[Any],
        run: Callable[..., Awaitable[None]],
        audience: Audience,
        given: Mapping[str, Any],
        *,
        looks: bool = False,
    ) -> None:
        """Run the function of a command that was sent; errors are answered privately."""

        async def checked(request: Request) -> None:
            if looks:
                self.services.looks.count(interaction.user.id)
            await request.acknowledge()
            async with self._turn(request, looks=looks):
                await _require(request, audience)
                await run(request, **given)

        await self._answer(Request(self.services, interaction), checked)

    def _turn(self, request: Request, *, looks: bool) -> AbstractAsyncContextManager[None]:
        """Return what lets a look wait for those before it; what changes something waits for none."""
        return self.services.looks.turn(request.interaction.user.id) if looks else nullcontext()

    def _handled(self, wire: Wire, *, form: bool) -> Run:
        async def run(request: Request) -> None:
            handler = self._handlers.get((wire.action, form))
            if handler is None:
                raise UserError("stale")
            if handler.audience in (Audience.MODERATOR, Audience.SERVER_MODERATOR):
                await _require(request, handler.audience)
            try:
                component_id = handler.kind.read(wire)
            except (ArithmeticError, ValueError):
                raise UserError("stale") from None
            if handler.looks:
                self.services.looks.count(request.interaction.user.id)
            acknowledged = handler.answer is not Answer.BY_HANDLER
            if acknowledged:
                await request.acknowledge(beside=handler.answer is Answer.BESIDE)
            # Nobody may wait who is not acknowledged: Discord gives them three seconds.
            async with self._turn(request, looks=handler.looks and acknowledged):
                await _require(request, handler.audience, component_id)
                if handler.here:
                    await request.game_here(int(wire.game))
                await handler.run(request, component_id)

        return run

    async def stop(self, seconds: float) -> None:
        """Begin nothing more, and let what is under way be answered, for no longer than so many seconds."""
        self._stopping = True
        await finish(self._under_way, seconds)

    async def _answer(self, request: Request, run: Run) -> None:
        task = asyncio.current_task()
        if self._stopping or task is None:
            return
        self._under_way.add(task)
        try:
            await self._run(request, run)
        finally:
            self._under_way.discard(task)

    async def _run(self, request: Request, run: Run) -> None:
        """Answer a request, again if somebody has been erased meanwhile whom the answer may name."""
        try:
            while not await self._try(request, request.again or run):
                request.begin_again()
        except Exception as error:
            await self.report(request, error)
        await self._tell_held_back(request)

    async def _tell_held_back(self, request: Request) -> None:
        """Tell whoever does something, once, that their channel does not get a message that it may have.

        Moderators of the server are told of any of its channels. Whatever goes wrong, they have their answer.
        """
        channel_id = request.interaction.channel_id or 0
        guild_id = request.scope.guild_id if request.moderates_server else None
        try:
            held_back = await self.services.delivery.held_back(channel_id, guild_id)
        except (sqlite3.Error, StoreError):
            log.exception("what is held back cannot be read")
            return
        if held_back is None or (told := (request.interaction.user.id, held_back.id)) in self._told:
            return
        if request.interaction.response.type in (None, discord.InteractionResponseType.modal):
            # Nothing can be said beside a form.
            return
        self._told.add(told)
        elsewhere = None if held_back.channel_id == channel_id else held_back.channel_id
        view = plain(held_back_text(request.language, elsewhere)).view
        try:
            await request.interaction.followup.send(view=view, ephemeral=True)
        except discord.HTTPException:
            log.warning("interaction %d cannot be answered further", request.interaction.id, exc_info=True)

    async def _try(self, request: Request, run: Run) -> bool:
        """Answer a request; say whether that is its answer.

        Else it is answered again, as if it had come just now: what was refused was not done.
        """
        try:
            await run(request)
        except OutdatedError:
            return False
        except Exception as error:
            if request.is_outdated:
                if may_name(error):
                    return False
                request.begin_again()
            raise
        return True

    async def report(self, request: Request, error: Exception) -> None:
        """Answer the person privately what went wrong; faults of the bot are logged."""
        interaction, language = request.interaction, request.language
        if cannot_be_answered(error):
            log.warning("interaction %d cannot be answered: %s", interaction.id, error)
            return
        text = _text_of(language, error)
        if text is None:
            log.error("interaction %d failed", interaction.id, exc_info=error)
            text = request.translate("error-ours", number=str(interaction.id))
        items: list[ui.Item[Any]] = []
        if isinstance(error, RefusedError):
            items.extend(error.items)
            self.services.refusals.note(interaction.user.id, interaction.channel_id, error)
            items.append(why_button(error.kind, error.rule, language))
        if isinstance(error, StandInPlaysError):
            items.append(back_button(error.game, language))
        try:
            await request.reply_text(text, *items)
        except discord.HTTPException:
            log.warning("could not answer interaction %d", interaction.id, exc_info=True)


def held_back_text(language: str, elsewhere: int | None = None) -> str:
    """Return that a channel does not get its messages before the bot may read its history.

    It is this channel, or one ``elsewhere``.
    """
    permission = translate(language, "permission-read-message-history")
    if elsewhere is None:
        return translate(language, "held-back", permission=permission)
    return translate(language, "held-back-elsewhere", channel=f"<#{elsewhere}>", permission=permission)


def _text_of(language: str, error: Exception) -> str | None:
    """Return the answer to an error; None if it is the bot's, or cannot be put into words."""
    try:
        return error_text(language, error)
    except Exception:
        log.exception("an error cannot be put into words")
        return None


def _is_among(components: Iterable[Any], used: Mapping[str, Any]) -> bool:
    """Say whether a component that was used, by its id and type, is one of a message's.

    discord.py gives no other to anybody: it was forged, or the message has changed under way.
    """
    return any(
        (getattr(one, "custom_id", None), one.type.value)
        == (used.get("custom_id"), used.get("component_type"))
        or _is_among(getattr(one, "children", ()), used)
        or _is_among(filter(None, (getattr(one, "accessory", None),)), used)
        for one in components
    )


async def _late(request: Request) -> None:
    """Raise that a component is out of date."""
    raise UserError("stale")


async def _require(request: Request, audience: Audience, component_id: ComponentId | None = None) -> None:
    """Raise UserError or TableError unless the person is one of an audience."""
    match audience:
        case Audience.ANYONE:
            pass
        case Audience.SEATED:
            request.found_seat = await request.find_seat(getattr(component_id, "game", None))
        case Audience.PANEL_OWNER:
            request.found_seat = await request.find_seat(getattr(component_id, "game", None))
            if getattr(component_id, "seat", None) != request.found_seat[1]:
                raise UserError("not_your_panel")
        case Audience.MODERATOR:
            request.channel()
            if not request.moderates:
                raise UserError("not_moderator")
        case Audience.SERVER_MODERATOR:
            request.channel()
            if not request.moderates_server:
                raise UserError("not_server_moderator")


def _sent(data: Any) -> dict[str, tuple[str, ...]]:
    """Return what was written and picked in a form, by the ids of its inputs."""
    found: dict[str, tuple[str, ...]] = {}
    for line in data.get("components", ()):
        for item in [line.get("component"), *line.get("components", ())]:
            if item and "value" in item:
                found[item["custom_id"]] = (str(item["value"]),)
            elif item and "values" in item:
                found[item["custom_id"]] = tuple(map(str, item["values"]))
    return found
