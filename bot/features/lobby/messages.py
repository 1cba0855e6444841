"""The message of an open table: who sits there, with buttons to join, leave and start."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot.features.lobby.buttons import (
    Join,
    Leave,
    Start,
    computer_buttons,
    hints_button,
    option_buttons,
    pace_menu,
)
from bot.i18n.catalogue import join_list, translate
from bot.table import OutboxRow, Status, TableInfo, read_note
from bot.ui.announcement import Announcement, announce
from bot.ui.components import IdButton, boxed, button, row, rows, truncate
from bot.ui.game_options import option_lines
from bot.ui.game_text import facts_text, goal_text, hints_line
from bot.ui.message import TEXT_LIMIT, Message, in_box
from bot.ui.names import person_name
from bot.ui.paces import pace_line
from bot.ui.services import Services
from bot.ui.shared_ids import learn_buttons
from rules import GAMES
from rules.language.words import Words


async def lobby_opened(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return the message of an open table; one for a rematch asks those who played before."""
    language, after = services.table_language(info), read_note(pending).params.get("after")
    others: list[int] = []
    if after is not None:
        played = (await services.tables.get(int(after))).seats
        asked = [one.discord_id for one in played if one.discord_id is not None]
        others = [one for one in asked if info.seat_of(one) is None]
    if not others:
        return announce(info, _lobby(services, info, language))
    names = join_list(language, [f"<@{one}>" for one in others])
    asked_for = translate(language, "lobby-rematch", names=names)
    return announce(info, _lobby(services, info, language, asked_for), tuple(others))


async def lobby_changed(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return the change of an open table's message; None if that was never sent."""
    edits = await services.tables.outbox.note_message(info.id, "lobby")
    if edits is None:
        return None
    return announce(info, _lobby(services, info, services.table_language(info)), edits=edits)


def _lobby(services: Services, info: TableInfo, language: str, below: str = "") -> Message:
    """Return who sits at a table, and buttons to join, leave and start; without them once it is over.

    ``below`` stands last, above the buttons.
    """
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
    facts = facts_text(info.kind, language)
    options = [
        *option_lines(info, language, described=True),
        *hints_line(info, services.mentions, language),
        *pace_line(info, language),
    ]
    goal = goal_text(info.kind, language, services.tables.lobby.components.get(info.kind))
    facts = "\n".join(filter(None, (facts, goal, "")))
    lines = (head, words.text("about"), facts, *options, seats, ready, _first(info, language), below)
    text = ui.TextDisplay[Any](truncate("\n".join(filter(None, lines)), TEXT_LIMIT))
    choices = [
        *rows(computer_buttons(info, language)),
        *rows([hints_button(info, language), *option_buttons(info, language)]),
        row(pace_menu(info, language)),
    ]
    return Message(boxed(text, *rows(_buttons(info, language)), *choices))


def _first(info: TableInfo, language: str) -> str:
    """Return who begins, where somebody was named who sits there; "" otherwise."""
    seat = None if info.first is None else info.seat_of(info.first)
    return (
        ""
        if seat is None
        else translate(language, "lobby-first", name=person_name(info.seats[seat], language))
    )


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
