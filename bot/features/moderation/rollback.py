"""/mod rollback: going back to any entry of the log, with the dice that were to come or with new ones."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Annotated, Self

from discord import ButtonStyle, app_commands

from bot.features.moderation.questions import AboutGame, Cancel, Done, ModeratorAction, Undoing
from bot.features.moderation.reset_restore import undone_by_reset
from bot.i18n.catalogue import translate
from bot.table import (
    DamagedError,
    Earlier,
    EntryKind,
    LogEntry,
    StaleError,
    Status,
    TableError,
    TableInfo,
    Tables,
)
from bot.ui.commands import Choices, Help, command
from bot.ui.component_ids import Slot, whole_number
from bot.ui.components import IdButton, button, truncate
from bot.ui.errors import UserError, error_text
from bot.ui.feature import Feature
from bot.ui.log_text import log_text
from bot.ui.names import seat_names, words_of
from bot.ui.pictures import Scene, draw_board
from bot.ui.request import Request
from bot.ui.router import Audience
from rules.language.lookup import normalize
from rules.language.words import Words
from rules.view import View

_LOG_LIMIT = 3000
_CHOICES = 25
_ENTRY_LIMIT = 1500
_MOST_DIGITS = 9


@dataclass(frozen=True, slots=True)
class Target:
    """The entry to go back to (0 is the start of the game), and whether new dice are drawn there."""

    seq: int
    new_dice: bool = False

    @classmethod
    def parse(cls, written: str) -> Self:
        """Return the target of a custom_id; ValueError if it is none."""
        seq, _, dice = written.partition(".")
        if len(seq) > _MOST_DIGITS or dice not in ("0", "1"):
            raise ValueError(written)
        return cls(whole_number(seq), dice == "1")

    def __str__(self) -> str:
        return f"{self.seq}.{self.new_dice:d}"


class AskRollback(AboutGame, frozen=True, tag="mod_ask_rollback"):
    """Asks whether to go back to an entry."""

    target: Annotated[Target, Slot.PATH]


class Rollback(AboutGame, frozen=True, tag="mod_rollback"):
    """Goes back to an entry; ``head`` is the last entry when the question was asked."""

    head: Annotated[int, Slot.DECISION]
    target: Annotated[Target, Slot.PATH]


@command("mod rollback", Help("help-moderators-more", "rollback"), audience=Audience.MODERATOR)
async def rollback(request: Request, entry: str, new_dice: bool = False) -> None:
    """Ask whether to go back to an entry of the log of this channel's newest game."""
    info = await request.latest_game()
    seq = _entry_number(entry)
    if seq is None:
        raise UserError("entry_unknown", written=entry)
    await _question(request, info.id, Target(seq, new_dice))


def _entry_number(written: str) -> int | None:
    """Return the number with which the name of an entry begins."""
    found = re.match(r"\s*(\d{1,9})\b", written)
    return None if found is None else int(found[1])


@rollback.complete("entry")
async def _entries(request: Request, current: str) -> Choices:
    """Offer the entries that go with what is typed so far, that of a typed number first; others nothing."""
    if not request.moderates:
        return []
    tables = request.tables
    info = await request.latest_game()
    view, newest = await _newest_view(tables, info)
    words = words_of(info, request.language, view)
    wanted, number = normalize(current), int(current) if re.fullmatch(r"\s*\d{1,9}\s*", current) else None
    exact, found = Choices(), Choices()
    async for seq, name in _targets(tables, words, info, newest):
        choice = app_commands.Choice(name=truncate(name, 100), value=str(seq))
        if seq == number:
            exact.append(choice)
        elif wanted in normalize(name):
            found.append(choice)
        if len(found) >= _CHOICES and (number is None or seq <= number):
            break
    return [*exact, *found][:_CHOICES]


async def _newest_view(tables: Tables, info: TableInfo) -> tuple[View, int | None]:
    """Return what everybody sees of a game, and None.

    Of a damaged game it is what they saw after its last good entry, and the number of that.
    """
    try:
        return (await tables.load(info.id)).game.view(None), None
    except DamagedError:
        pass
    earlier = await tables.rollback.earlier(info.id, await tables.damage.last_sound(info.id))
    return earlier.game.view(None), earlier.seq


async def _targets(
    tables: Tables, words: Words, info: TableInfo, upto: int | None
) -> AsyncIterator[tuple[int, str]]:
    """Yield the entries that a game can go back to, the newest first, each with what everybody may know.

    Those after ``upto`` are left out. The log is read a few entries at a time, and no further than is asked
    for.
    """
    for _ in range(_LOG_LIMIT // _CHOICES):
        entries = await tables.records.history(info.id, None, _CHOICES, upto)
        for entry in reversed(entries):
            yield entry.seq, f"{entry.seq}. {_unescaped(_entry_text(words, info, entry))}"
            if entry.kind == EntryKind.RULES:
                return
        if len(entries) < _CHOICES or entries[0].seq == 1:
            yield 0, f"0. {translate(words.language, 'mod-rollback-start')}"
            return
        upto = entries[0].seq - 1


def _entry_text(words: Words, info: TableInfo, entry: LogEntry) -> str:
    """Return what everybody may know of an entry; that it was hidden where that is nothing."""
    return log_text(words, info, entry, words.language) or translate(words.language, "mod-rollback-hidden")


def _unescaped(text: str) -> str:
    """Return a text without what keeps names out of Discord's markup, since a list to pick from has none."""
    return re.sub(r"\\([^A-Za-z0-9\s])", r"\1", text).replace("\u200b", "")


async def _ask(request: Request, pressed: AskRollback) -> None:
    await _question(request, pressed.game, pressed.target)


async def _require_newest(request: Request, game_id: int) -> None:
    """Raise UserError if there has been another game in the channel since."""
    if (await request.latest_game()).id != game_id:
        raise UserError("rollback_newer_game")


async def _question(request: Request, game_id: int, target: Target, notice: str = "") -> None:
    """Show what going back to an entry would do, with the board as everybody saw it there."""
    tables, language = request.tables, request.language
    await _require_newest(request, game_id)
    earlier = await tables.rollback.earlier(game_id, target.seq)
    if earlier.stays and earlier.game.outcome is not None:
        raise TableError("rollback_nothing")
    info, view = earlier.info, earlier.game.view(None)
    entry_text = ""
    if target.seq:
        entry = await tables.records.entry(game_id, target.seq)
        entry_text = _entry_text(words_of(info, language, view), info, entry)
    names = seat_names(info, language)
    scene = Scene(earlier.game, None, request.table_style(info), names, language)
    picture = await draw_board(request.services.drawings, scene)
    lines = _consequences(earlier, truncate(entry_text, _ENTRY_LIMIT), language)
    text = "\n".join(filter(None, (notice, *lines)))
    choices = _choices(earlier, language, dice_only=target.new_dice)
    await request.confirm(text, *choices, cancel=Cancel(game_id), picture=picture, repeats=True)


def _consequences(earlier: Earlier, entry_text: str, language: str) -> Iterator[str]:
    """Yield what going back would do, a sentence or two a line."""
    over = earlier.game.outcome is not None
    title = Words(earlier.info.kind, language).text("title")
    yield translate(language, "mod-rollback-head", game=title)
    if earlier.stays:
        yield translate(language, "mod-rollback-stays")
    else:
        where = "entry" if earlier.seq else "start"
        yield translate(language, "mod-rollback-ask", where=where, number=str(earlier.seq))
    if entry_text:
        yield f"> {entry_text}"
    if not earlier.stays:
        yield translate(language, "mod-rollback-behind", count=earlier.head - earlier.seq)
    if over:
        yield translate(language, "mod-rollback-over")
    elif earlier.info.ended is not None:
        yield translate(language, "mod-rollback-opens")
    if earlier.must_draw:
        yield translate(language, "mod-rollback-must-draw")
    elif earlier.shown and not over:
        yield translate(language, "mod-rollback-shown")
    yield translate(language, "mod-rollback-board")


def _choices(earlier: Earlier, language: str, *, dice_only: bool) -> list[IdButton]:
    """Return the buttons to go back, and to go back with new dice, where that is possible."""
    over = earlier.game.outcome is not None
    found: list[IdButton] = []

    def add(new_dice: bool, key: str, *, advised: bool) -> None:
        confirm = Rollback(earlier.info.id, earlier.head, Target(earlier.seq, new_dice))
        style = ButtonStyle.danger if advised else ButtonStyle.secondary
        found.append(button(confirm, translate(language, key), style))

    if over or not (earlier.must_draw or earlier.stays or dice_only):
        add(False, "button-mod-rollback", advised=over or not earlier.shown)
    if not over:
        key = "button-mod-rollback-only-dice" if earlier.stays else "button-mod-rollback-dice"
        add(True, key, advised=earlier.shown or not found)
    return found


async def _rollback(request: Request, pressed: Rollback) -> Done | None:
    """Go back; ask anew, and return None, if something happened since the question."""
    tables, game_id, target = request.tables, pressed.game, pressed.target
    await _require_newest(request, game_id)
    before = await tables.get(game_id)
    try:
        await tables.rollback.roll_back(
            game_id, request.who, target.seq, new_dice=target.new_dice, head=pressed.head
        )
    except StaleError as error:
        await _question(request, game_id, target, error_text(request.language, error) or "")
        return None
    where = "entry" if target.seq else "start"
    text = request.translate("mod-rollback-done", where=where, number=str(target.seq))
    if before.status == Status.ABANDONED:
        return Done(text, undone_by_reset(request, game_id))
    repaired = target.seq == pressed.head and not target.new_dice
    return Done(text, None if repaired else await back_to(request, game_id, pressed.head))


async def back_to(request: Request, game_id: int, seq: int) -> Undoing | None:
    """Return how an action is undone by going back to the entry before it; None if that cannot be."""
    if not await request.tables.rollback.can_go_back(game_id, seq):
        return None
    return Undoing("mod rollback", entry_button(game_id, seq, request.language), seq)


def entry_button(game_id: int, seq: int, language: str) -> IdButton:
    """Return the button by which a moderator asks to go back to an entry."""
    label = translate(language, "button-mod-rollback-entry", number=str(seq))
    return button(AskRollback(game_id, Target(seq)), label)


def new_dice_at(request: Request, game_id: int, seq: int) -> Undoing:
    """Return how what is to come is drawn anew from the last entry on."""
    label = request.translate("button-mod-rollback-only-dice")
    return Undoing("mod rollback", button(AskRollback(game_id, Target(seq, True)), label), seq)


ROLLBACK = ModeratorAction(AskRollback, Rollback, _ask, _rollback)
PART = Feature(commands=(rollback,), handlers=ROLLBACK.handlers)
