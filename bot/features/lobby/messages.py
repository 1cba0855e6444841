"""The message of an open table: who sits there, with buttons to join, leave and start."""

from __future__ import annotations

from discord import ButtonStyle

from bot.features.lobby.buttons import Join, Leave, Start
from bot.i18n.catalogue import join_list, translate
from bot.table import OutboxRow, Status, TableInfo
from bot.ui.announcement import Announcement, announce
from bot.ui.components import IdButton, button
from bot.ui.game_text import facts_text
from bot.ui.message import Message, in_box
from bot.ui.names import person_name
from bot.ui.services import Services
from bot.ui.shared_ids import learn_buttons
from rules import GAMES
from rules.language.words import Words


async def lobby_opened(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return the message of an open table."""
    return announce(info, _lobby(info, services.table_language(info)))


async def lobby_changed(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return the change of an open table's message; None if that was never sent."""
    edits = await services.tables.outbox.note_message(info.id, "lobby")
    if edits is None:
        return None
    return announce(info, _lobby(info, services.table_language(info)), edits=edits)


def _lobby(info: TableInfo, language: str) -> Message:
    """Return who sits at a table, and buttons to join, leave and start; without them once it is over."""
    people = [person_name(person, language) for person in info.seats]
    seated = join_list(language, people) or "–"
    key = {Status.LOBBY: "lobby-title", Status.OPEN: "lobby-running"}.get(info.status, "lobby-closed")
    words = Words(info.kind, language)
    head = translate(language, key, game=words.text("title"))
    seats = translate(language, "lobby-people", count=len(people), seats=info.needed, people=seated)
    if info.status != Status.LOBBY:
        return in_box(f"{head}\n{seats}")
    ready = translate(
        language,
        "lobby-ready",
        missing=_missing(info),
        free=info.needed - len(people),
        host=person_name(info.host, language),
    )
    lines = (head, words.text("about"), facts_text(info.kind, language), "", seats, ready)
    return in_box("\n".join(lines), *_buttons(info, language))


def _missing(info: TableInfo) -> int:
    """Return how many more people it takes until the game can start."""
    joined = len(info.seats)
    return next((number - joined for number in sorted(GAMES[info.kind].seat_numbers) if number >= joined), 0)


def _buttons(info: TableInfo, language: str) -> tuple[IdButton, ...]:
    return (
        button(Join(info.id), translate(language, "button-join"), ButtonStyle.success),
        button(Leave(info.id), translate(language, "button-leave")),
        button(Start(info.id), translate(language, "button-start"), ButtonStyle.primary),
        *learn_buttons(info.kind, language),
    )
