"""What all actions of moderators share: the question that says what will happen, and its answer.

Each is declared as a :class:`ModeratorAction`, from which its handlers come.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from discord import ButtonStyle

from bot.table import Status, TableInfo
from bot.ui.component_ids import ComponentId
from bot.ui.components import IdButton, button
from bot.ui.errors import UserError
from bot.ui.feature import Feature
from bot.ui.game_text import info_text
from bot.ui.message import in_box
from bot.ui.request import Request
from bot.ui.router import Audience, ComponentHandler, on


class AboutGame(ComponentId, frozen=True):
    """An id of a moderator's button about a game."""

    game: int


class Cancel(AboutGame, frozen=True, tag="mod_cancel"):
    """Leaves everything as it is."""


@dataclass(frozen=True, slots=True)
class Undoing:
    """How an action is undone: the command (a path as "mod reset"), and a button that opens its question.

    ``entry`` is the number of the entry to go back to, where the command wants one.
    """

    command: str
    button: IdButton
    entry: int | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """The answer to what a moderator did, and how it is undone."""

    text: str
    undoing: Undoing | None = None


Q = TypeVar("Q", bound=AboutGame)
C = TypeVar("C", bound=AboutGame)


@dataclass(frozen=True, slots=True)
class ModeratorAction(Generic[Q, C]):
    """Something that moderators of a game's own channel can do, once they have been asked whether they will.

    ``asks`` is the id of the buttons that open the question and ``ask`` shows it; ``confirms`` is the id of
    its own button and ``act`` does it. ``act`` returns None if it has answered for itself, as where the
    question was out of date. With ``elsewhere`` the game may be of another channel, and ``ask`` and ``act``
    check that it may be.
    """

    asks: type[Q]
    confirms: type[C]
    ask: Callable[[Request, Q], Awaitable[None]]
    act: Callable[[Request, C], Awaitable[Done | None]]
    elsewhere: bool = False

    @property
    def handlers(self) -> tuple[ComponentHandler, ComponentHandler]:
        """Return what is done about the two kinds of buttons."""
        here = not self.elsewhere
        return (
            on(self.asks, self.ask, audience=Audience.MODERATOR, here=here),
            on(self.confirms, self._confirm, audience=Audience.MODERATOR, here=here),
        )

    async def _confirm(self, request: Request, pressed: C) -> None:
        """Do what was asked, deliver what it has made pending, and answer how it is undone."""
        done = await self.act(request, pressed)
        request.wake(pressed.game)
        if done is not None:
            await reply_done(request, done)


async def ask_about(
    request: Request, info: TableInfo, key: str, confirms: AboutGame, **params: object
) -> None:
    """Ask about a game as it stands: the texts ``<key>-ask`` and ``button-<key>``."""
    text = f"{info_text(info, request.language)}\n\n{request.translate(f'{key}-ask', **params)}"
    confirm = button(confirms, request.translate(f"button-{key}"), ButtonStyle.danger)
    await request.confirm(text, confirm, cancel=Cancel(info.id), repeats=True)


def require_status(info: TableInfo, *statuses: Status) -> None:
    """Raise UserError unless a game has one of some statuses."""
    if info.status not in statuses:
        raise UserError("not_started" if info.status == Status.LOBBY else info.status)


async def reply_done(request: Request, done: Done) -> None:
    """Answer in place of the question what was done and how it is undone."""
    undoing = done.undoing
    if undoing is None:
        return await request.reply(in_box(done.text))
    key = "mod-undo" if undoing.entry is None else "mod-undo-entry"
    how = request.translate(key, command=request.mention(undoing.command), number=str(undoing.entry))
    return await request.reply(in_box(f"{done.text}\n{how}", undoing.button))


def undone_by(request: Request, command: str, asks: AboutGame) -> Undoing:
    """Return how an action is undone by another one that wants nothing to be chosen.

    ``command`` is a path as "mod reset", with the text ``button-mod-reset``; ``asks`` opens its question.
    """
    label = request.translate(f"button-{command.replace(' ', '-')}")
    return Undoing(command, button(asks, label))


async def _cancel(request: Request, pressed: Cancel) -> None:
    await reply_done(request, Done(request.translate("mod-cancelled")))


PART = Feature(handlers=(on(Cancel, _cancel, audience=Audience.MODERATOR),))
