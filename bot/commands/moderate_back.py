"""/mod rollback: going back to any entry of the log, with the dice that were to come or with new ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle, app_commands

from bot.commands.look import log_text
from bot.commands.moderate import (
    Done,
    Interaction,
    Undoing,
    ask,
    latest_here,
    mod,
    register_deed,
    require_moderator,
    undone_by,
)
from bot.i18n.catalogue import translate
from bot.i18n.translator import bot_text
from bot.panels.answer import UserError, acknowledge, error_text
from bot.panels.play import words_for
from bot.panels.press import Press, PressButton, button, cut
from bot.table import Earlier, LogEntry, StaleError, TableError, TableInfo
from bot.ui.markup import escape_all
from bot.ui.names import person_of, seat_names
from bot.ui.pictures import draw_board
from rules.language.lookup import normalize
from rules.language.words import Words

if TYPE_CHECKING:
    from bot.client import Riquet

_LOG_LIMIT = 3000
_CHOICES = 25
_TOLD = 1500


def register(client: Riquet) -> None:
    """Registers the presses of this file."""
    register_deed(client, "rollback", _ask, _rollback)


@mod.command(name=bot_text("command-mod-rollback"), description=bot_text("command-mod-rollback-description"))
@app_commands.rename(
    entry=bot_text("command-mod-rollback-entry"), new_dice=bot_text("command-mod-rollback-new-dice")
)
@app_commands.describe(
    entry=bot_text("command-mod-rollback-entry-description"),
    new_dice=bot_text("command-mod-rollback-new-dice-description"),
)
async def rollback(interaction: Interaction, entry: str, new_dice: bool = False) -> None:
    """Asks whether to go back to an entry of the log of this channel's newest game."""
    await acknowledge(interaction)
    require_moderator(interaction)
    info = await latest_here(interaction)
    number = re.match(r"\s*(\d{1,9})\b", entry)
    if number is None:
        raise UserError("entry_unknown", written=entry)
    await _question(interaction, info.id, int(number[1]), dice_only=new_dice)


@rollback.autocomplete("entry")
async def _entries(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    client = interaction.client
    if not client.may_moderate(interaction):
        return []
    try:
        info = await latest_here(interaction)
        words = words_for(client, await client.tables.load(info.id), None, client.language(interaction))
    except (TableError, UserError):
        return []
    lines = await client.tables.records.history(info.id, None, _LOG_LIMIT)
    wanted = normalize(current)
    found = (
        (seq, name)
        for seq, name in _targets(words, info, lines)
        if wanted in normalize(name) or str(seq) == current.strip()
    )
    return [app_commands.Choice(name=cut(name, 100), value=str(seq)) for seq, name in islice(found, _CHOICES)]


def _targets(words: Words, info: TableInfo, lines: tuple[LogEntry, ...]) -> Iterator[tuple[int, str]]:
    """The entries that a game can go back to, the newest first, with what each told everybody."""
    start = translate(words.language, "mod-rollback-start")
    for line in reversed(lines):
        yield line.seq, f"{line.seq}. {_unescaped(_told(words, info, line))}"
        if line.kind == "rules":
            return
        if line.seq == 1:
            break
    if not lines or lines[0].seq == 1:
        yield 0, f"0. {start}"


def _told(words: Words, info: TableInfo, line: LogEntry) -> str:
    return log_text(words, info, line, words.language) or translate(words.language, "mod-rollback-hidden")


def _unescaped(text: str) -> str:
    """A text without what keeps names out of Discord's markup, since a list to pick from has none."""
    return re.sub(r"\\([^A-Za-z0-9\s])", r"\1", text).replace("\u200b", "")


async def _ask(interaction: Interaction, press: Press) -> None:
    seq, dice = _target(press)
    await _question(interaction, press.game, seq, dice_only=dice)


def _target(press: Press) -> tuple[int, bool]:
    """The entry that a press goes back to, and whether it draws new dice."""
    found = re.fullmatch(r"(\d{1,9})\.([01])", press.path)
    if found is None:
        raise UserError("stale")
    return int(found[1]), found[2] == "1"


async def _require_newest(interaction: Interaction, game_id: int) -> None:
    """Raises UserError if there has been another game in the channel since."""
    if (await latest_here(interaction)).id != game_id:
        raise UserError("rollback_newer_game")


async def _question(
    interaction: Interaction, game_id: int, seq: int, *, dice_only: bool, notice: str = ""
) -> None:
    """Says what going back to an entry would do, with the board as everybody saw it there."""
    client, language = interaction.client, interaction.client.language(interaction)
    await _require_newest(interaction, game_id)
    earlier = await client.tables.rollback.earlier(game_id, seq)
    if earlier.stays and earlier.game.outcome is not None:
        raise TableError("rollback_nothing")
    view, names = earlier.game.view(None), seat_names(earlier.info, language)
    words = Words(earlier.info.kind, language, escape_all(names), view)
    told = ""
    if seq:
        told = _told(words, earlier.info, await client.tables.records.entry(game_id, seq))
    picture = await draw_board(client, earlier.info, view, names, language)
    text = "\n".join(filter(None, (notice, *_consequences(earlier, cut(told, _TOLD), language))))
    await ask(interaction, game_id, text, *_choices(earlier, language, dice_only), picture=picture)


def _consequences(earlier: Earlier, told: str, language: str) -> Iterator[str]:
    """What going back would do, a sentence or two a line."""
    over = earlier.game.outcome is not None
    title = Words(earlier.info.kind, language).text("title")
    yield translate(language, "mod-rollback-head", game=title)
    if earlier.stays:
        yield translate(language, "mod-rollback-stays")
    else:
        where = "entry" if earlier.seq else "start"
        yield translate(language, "mod-rollback-ask", where=where, number=str(earlier.seq))
    if told:
        yield f"> {told}"
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


def _choices(earlier: Earlier, language: str, dice_only: bool) -> list[PressButton]:
    """The buttons of the question: to go back, and to go back with new dice, where that is possible."""
    over = earlier.game.outcome is not None
    found: list[PressButton] = []

    def add(dice: bool, key: str, style: ButtonStyle) -> None:
        press = Press("mod_rollback", earlier.info.id, decision=earlier.head, path=f"{earlier.seq}.{dice:d}")
        found.append(button(press, translate(language, key), style))

    if over or not (earlier.must_draw or earlier.stays or dice_only):
        advised = over or not earlier.shown
        add(False, "button-mod-rollback", ButtonStyle.danger if advised else ButtonStyle.secondary)
    if not over:
        advised = earlier.shown or not found
        key = "button-mod-rollback-only-dice" if earlier.stays else "button-mod-rollback-dice"
        add(True, key, ButtonStyle.danger if advised else ButtonStyle.secondary)
    return found


async def _rollback(interaction: Interaction, press: Press) -> Done | None:
    tables, language = interaction.client.tables, interaction.client.language(interaction)
    seq, dice = _target(press)
    await _require_newest(interaction, press.game)
    before = await tables.get(press.game)
    try:
        await tables.rollback.roll_back(
            press.game, person_of(interaction.user), seq, new_dice=dice, head=press.decision
        )
    except StaleError as error:
        notice = error_text(language, error) or ""
        await _question(interaction, press.game, seq, dice_only=dice, notice=notice)
        return None
    text = translate(language, "mod-rollback-done", where="entry" if seq else "start", number=str(seq))
    if before.status == "abandoned":
        return Done(text, undone_by(interaction, press.game, "reset"))
    return Done(text, back_to(interaction, press.game, press.decision))


def back_to(interaction: Interaction, game_id: int, seq: int) -> Undoing:
    """How a deed is undone by going back to the entry before it."""
    press = Press("mod_ask_rollback", game_id, path=f"{seq}.0")
    label = translate(interaction.client.language(interaction), "button-mod-rollback-entry", number=str(seq))
    return Undoing("mod rollback", button(press, label, discord.ButtonStyle.secondary), seq)
