"""The private word to somebody whose plan was dropped."""

from __future__ import annotations

from contextlib import suppress

from discord import ui

from bot.i18n.catalogue import translate
from bot.table import DROPPED, OutboxRow, Status, TableError, TableInfo, read_dropped, read_note
from bot.ui.announcement import Announcement, announce
from bot.ui.message import in_box
from bot.ui.names import words_for, words_of
from bot.ui.plan_text import dropped_text
from bot.ui.services import Services
from rules import load_game
from rules.language.words import Words


async def dropped_message(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return why a plan was dropped; None for somebody who has the seat no more."""
    params = read_note(pending).params
    seat, reader = int(params["seat"]), None if pending.recipient is None else pending.recipient.discord_id
    if reader is None or info.seats[seat].discord_id != reader:
        return None
    language = services.follower_language(reader, info)
    words = await _words_then(services, pending, info, seat, language)
    url = f"https://discord.com/channels/{info.guild_id}/{info.channel_id}"
    link: ui.Button[ui.LayoutView] = ui.Button(label=translate(language, "button-to-game"), url=url)
    text = _text(words, info.kind, str(params["why"]), asked=_is_asked(info, seat))
    told = translate(language, "plan-dropped-message", game=words.text("title"), text=text)
    return announce(info, in_box(told, link))


async def _words_then(
    services: Services, pending: OutboxRow, info: TableInfo, seat: int, language: str
) -> Words:
    """Return the words of a game as a seat saw it when its plan was dropped.

    Where today's rules cannot read that, they are those of the game as it stands, or of no position.
    """
    with suppress(ValueError):
        if pending.state is not None:
            return words_of(info, language, load_game(pending.state).view(seat))
    with suppress(TableError):
        return words_for(await services.tables.load(info.id), seat, language)
    return words_of(info, language)


def _is_asked(info: TableInfo, seat: int) -> bool:
    """Say whether a game waits for whoever has a seat, as it stands when they are told."""
    if info.status != Status.OPEN or info.paused:
        return False
    return seat in info.waiting_for and seat not in info.stand_ins


def _text(words: Words, kind: str, why: str, *, asked: bool) -> str:
    """Return why a plan was dropped, and where its person is ``asked`` now that they are."""
    try:
        dropped = read_dropped(kind, why)
    except ValueError:
        return translate(words.language, "plan-unreadable")
    text = dropped_text(words, dropped)
    if dropped.reason == "played_for" or not asked:
        return text
    return f"{text}\n{translate(words.language, 'plan-dropped-now')}"


MESSAGES = {DROPPED: dropped_message}
