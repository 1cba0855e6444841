"""The private word to somebody whose plan was dropped."""

from __future__ import annotations

from contextlib import suppress

from bot.i18n.catalogue import translate
from bot.table import DROPPED, OutboxRow, Status, TableError, TableInfo, read_dropped, read_note, read_plan
from bot.ui.announcement import Announcement, announce
from bot.ui.calls import board_link
from bot.ui.message import in_box
from bot.ui.names import words_for, words_of
from bot.ui.places import server_and_channel
from bot.ui.plan_text import dropped_text, lost_lines
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
    lines = [
        _text(words, info.kind, str(params["why"])),
        *lost_lines(words, read_plan(info.kind, str(params.get("plan", "")))),
        *([translate(language, "plan-dropped-now")] if _is_asked(info, seat) else []),
    ]
    told = translate(
        language,
        "plan-dropped-message",
        game=words.text("title"),
        place=server_and_channel(services, info.guild_id, info.channel_id, language),
        text="\n".join(lines),
    )
    return announce(info, in_box(told, await board_link(services, info, language)))


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


def _text(words: Words, kind: str, why: str) -> str:
    """Return why a plan was dropped."""
    try:
        return dropped_text(words, read_dropped(kind, why))
    except ValueError:
        return translate(words.language, "plan-unreadable")


MESSAGES = {DROPPED: dropped_message}
