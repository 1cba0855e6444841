"""/mod replace: a seat for somebody else, or for nobody, so that a substitute is looked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Self

import discord
from discord import ButtonStyle

from bot.features.moderation.questions import AboutGame, Cancel, Done, ModeratorAction, Undoing
from bot.features.moderation.seat_choice import matching_seats, named_seat, running_game
from bot.table import Person, Status, TableError, TableInfo
from bot.ui.commands import Choices, Help, command
from bot.ui.component_ids import Slot, whole_number
from bot.ui.components import button
from bot.ui.computers import LEVEL_CHOICES
from bot.ui.errors import UserError
from bot.ui.feature import Feature
from bot.ui.game_text import info_text
from bot.ui.names import marked_names
from bot.ui.request import Request
from bot.ui.router import Audience
from rules.players import Level

_NOBODY = "-"


@dataclass(frozen=True, slots=True)
class Holder:
    """Whoever has a seat, by their Discord id, or a bot by its level; without both it is nobody."""

    discord_id: int | None
    level: str | None = None

    @classmethod
    def parse(cls, written: str) -> Self:
        """Return the holder that stands in a custom_id; ValueError if there is none."""
        if written == _NOBODY:
            return cls(None)
        if written in list(Level):
            return cls(None, written)
        return cls(whole_number(written))

    def __str__(self) -> str:
        return self.level or (_NOBODY if self.discord_id is None else str(self.discord_id))

    @property
    def is_nobody(self) -> bool:
        """Return whether the seat is free by it."""
        return self.discord_id is None and self.level is None


@dataclass(frozen=True, slots=True)
class Change:
    """Who is to have a seat, and who had it when the question was asked."""

    new: Holder
    old: Holder

    @classmethod
    def parse(cls, written: str) -> Self:
        """Return the change that stands in a custom_id; ValueError if there is none."""
        new, _, old = written.partition("/")
        return cls(Holder.parse(new), Holder.parse(old))

    def __str__(self) -> str:
        return f"{self.new}/{self.old}"


class AskReplace(AboutGame, frozen=True, tag="mod_ask_replace"):
    """Asks whether to give a seat to somebody, as it undoes a replacement."""

    seat: int
    new: Annotated[Holder, Slot.TOPIC]


class Replace(AboutGame, frozen=True, tag="mod_replace"):
    """Gives a seat to somebody."""

    seat: int
    change: Annotated[Change, Slot.TOPIC]


@command(
    "mod replace",
    Help("help-moderators-more", "replace"),
    audience=Audience.MODERATOR,
    choices={"bot": LEVEL_CHOICES},
)
async def replace(
    request: Request, seat: str, person: discord.User | None = None, bot: str | None = None
) -> None:
    """Ask whether to give a seat to somebody else, to a bot, or to nobody: a substitute is looked for."""
    info = await running_game(request)
    chosen = named_seat(request, info, seat, range(len(info.seats)))
    if person is not None:
        if bot is not None:
            raise UserError("replace_both")
        _require_fit(info, person)
    await _question(request, info, chosen, Holder(None if person is None else person.id, bot))


@replace.complete("seat")
async def _seats(request: Request, current: str) -> Choices:
    """Offer the seats that go with what is typed so far; nothing to others."""
    if not request.moderates:
        return []
    info = await running_game(request)
    return matching_seats(request, info, range(len(info.seats)), current)


def _require_fit(info: TableInfo, someone: discord.User | discord.Member) -> None:
    """Raise UserError unless somebody can take a seat: a person on this server who has none."""
    if someone.bot:
        raise UserError("replace_bot")
    if not isinstance(someone, discord.Member):
        raise UserError("replace_not_here")
    if info.seat_of(someone.id) is not None:
        raise UserError("replace_seated", name=someone.display_name)


async def _fitting_member(request: Request, info: TableInfo, discord_id: int) -> discord.Member:
    """Return somebody on this server who can take a seat; UserError if they are not there or cannot."""
    if request.interaction.guild is None:
        raise UserError("no_channel")
    try:
        member = await request.interaction.guild.fetch_member(discord_id)
    except discord.NotFound:
        raise UserError("replace_not_here") from None
    _require_fit(info, member)
    return member


def _holder(info: TableInfo, seat: int) -> Holder:
    """Return who has a seat."""
    return Holder(info.seats[seat].discord_id, info.seats[seat].level)


def _told(request: Request, holder: Holder) -> str:
    """Return whoever is to have a seat, as the texts name them."""
    if holder.level is not None:
        return request.translate("computer", level=holder.level)
    return f"<@{holder}>"


async def _question(request: Request, info: TableInfo, seat: int, new: Holder, notice: str = "") -> None:
    """Ask whether to give a seat to somebody, or to nobody."""
    old, freed = _holder(info, seat), new.is_nobody
    if freed and old.is_nobody and seat in info.called:
        raise TableError("seat_free_already")
    text = request.translate(
        "mod-replace-ask-free" if freed else "mod-replace-ask",
        seat=marked_names(info, request.language)[seat],
        person=_told(request, new),
    )
    label = request.translate("button-mod-replace-free" if freed else "button-mod-replace")
    confirm = button(Replace(info.id, seat, Change(new, old)), label, ButtonStyle.danger)
    about = info_text(info, request.language)
    text = "\n\n".join(filter(None, (notice, about, text)))
    await request.confirm(text, confirm, cancel=Cancel(info.id), repeats=True)


async def _ask(request: Request, pressed: AskReplace) -> None:
    """Ask whether to give a seat to somebody, if that still is possible."""
    info = await running_game(request)
    if pressed.seat >= len(info.seats) or info.id != pressed.game:
        raise UserError("stale")
    if pressed.new.discord_id is not None:
        await _fitting_member(request, info, pressed.new.discord_id)
    await _question(request, info, pressed.seat, pressed.new)


async def _replace(request: Request, pressed: Replace) -> Done | None:
    """Give a seat to somebody; ask anew, and return None, if another one has it by now."""
    tables, seat = request.tables, pressed.seat
    info = await tables.get(pressed.game)
    if seat >= len(info.seats):
        raise UserError("stale")
    new, old = pressed.change.new, pressed.change.old
    someone: Person | None = None
    if new.discord_id is not None:
        member = await _fitting_member(request, info, new.discord_id)
        someone = Person(member.id, member.display_name)
    elif new.level is not None:
        someone = Person(None, "", new.level)
    if info.status == Status.OPEN and _holder(info, seat) != old:
        await _question(request, info, seat, new, request.translate("error-stale"))
        return None
    await tables.seats.replace(pressed.game, request.who, seat, someone)
    key = "mod-replace-done-free" if someone is None else "mod-replace-done"
    label = "button-mod-replace-free" if old.is_nobody else "button-mod-replace-back"
    back = button(AskReplace(info.id, seat, old), request.translate(label))
    return Done(request.translate(key, person=_told(request, new)), Undoing("mod replace", back))


REPLACE = ModeratorAction(AskReplace, Replace, _ask, _replace)
PART = Feature(commands=(replace,), handlers=REPLACE.handlers)
